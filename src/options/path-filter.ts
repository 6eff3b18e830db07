/**
 * The language of `paths:` in GitHub's workflows: patterns of which each takes files in or, with `!`, out again, in their order.
 * https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax#filter-pattern-cheat-sheet
 *
 * Names of files come from pull requests, so a pattern is no regular expression, whose time could grow without bound: a name is read once,
 * and all places of the pattern where it can stand are kept.
 */

/** A part of a pattern that stands for one character, or for several if it repeats. */
interface Step {
  accepts(character: string): boolean;
  readonly repeats: boolean;
  /** How many steps may be left out from here on, itself first; 0 if it has to be there. */
  readonly leavesOut: 0 | 1 | 3;
  /** The characters that it tells from all others. */
  readonly characters: readonly string[];
}

interface Pattern {
  readonly isNegated: boolean;
  readonly steps: readonly Step[];
  /** The only path that it matches, if it has no special character. */
  readonly literal: string | undefined;
}

/** Places of a pattern, of which place `n` is before its step `n`. */
type Places = readonly number[];

/**
 * Whether a path, such as `src/btree.c`, is one of the files that patterns name. A pattern that comes later outweighs those before it. A
 * submodule is listed as a file, which a pattern of all files below it does not name.
 */
export function includesPath(patterns: readonly string[], path: string): boolean {
  const parsed = patterns.map(parsePattern);
  return includes(
    parsed,
    parsed.map((pattern) => [...path].reduce((now, next) => move(pattern, now, next), start(pattern))),
  );
}

/**
 * A pattern that names a folder of a path, where a file was meant: `src` for `src/btree.c`. It never matches, as `src/**` would.
 */
export function findFolder(patterns: readonly string[], paths: readonly string[]): string | undefined {
  return patterns.find((pattern) => {
    const { isNegated, literal } = parsePattern(pattern);
    return !isNegated && literal !== undefined && paths.some((path) => path.startsWith(`${literal}/`));
  });
}

/** Whether patterns can include a file below a folder. Nobody lists the files of a submodule that a change of it changes. */
export function canIncludeBelow(patterns: readonly string[], folder: string): boolean {
  return canInclude(patterns.map(parsePattern), `${folder}/`);
}

/** Why a pattern is none, or can match no file of a repository; undefined if it can. */
export function problemOfPattern(pattern: string): string | undefined {
  const parsed = parse(pattern);
  if (typeof parsed === "string") return parsed;
  return canInclude([{ ...parsed, isNegated: false }])
    ? undefined
    : "matches no file: a path starts in the root, without / or ./ before it, and all files of a folder are folder/**";
}

/** Why patterns that are right by themselves include no file together; undefined if they do. */
export function problemOfPatterns(patterns: readonly string[]): string | undefined {
  const parsed = patterns.map(parsePattern);
  if (parsed.every(({ isNegated }) => isNegated))
    return "each pattern takes files out: give one without ! before them, such as **";
  return canInclude(parsed)
    ? undefined
    : "the patterns with ! take out every file that those before them name";
}

function parsePattern(text: string): Pattern {
  const parsed = parse(text);
  if (typeof parsed === "string") throw new TypeError(`pattern ${text}: ${parsed}`);
  return parsed;
}

/** @returns why the text is no pattern, if it is none */
function parse(text: string): Pattern | string {
  const isNegated = text.startsWith("!");
  const rest = [...(isNegated ? text.slice(1) : text)];
  const steps: Step[] = [];
  let isLiteral = true;
  for (let at = 0; at < rest.length; at++) {
    const character = rest[at] ?? "";
    isLiteral &&= !special.has(character);
    if (character === "*") {
      const isAny = rest[at + 1] === "*";
      while (rest[at + 1] === "*") at++;
      const isFolders =
        isAny && isWhole(rest, at) && (steps.length === 0 || steps.at(-1)?.characters[0] === "/");
      if (isFolders) steps.push(noFolder);
      steps.push({
        accepts: isAny ? () => true : (one) => one !== "/",
        repeats: true,
        leavesOut: 1,
        characters: [],
      });
    } else if (character === "?" || character === "+") {
      const before = steps.pop();
      if (before === undefined) return `${character} has no character before it, which it would repeat`;
      steps.push(
        character === "?" ? { ...before, leavesOut: before.leavesOut || 1 } : { ...before, repeats: true },
      );
    } else if (character === "[") {
      const end = rest.indexOf("]", at);
      const characters = charactersOf(rest.slice(at + 1, end === -1 ? at + 1 : end).join(""));
      if (characters === undefined)
        return "brackets hold letters of a to z, digits, and ranges of them such as [0-9a-f], and nothing else";
      steps.push(oneOf(characters));
      at = end;
    } else if (character === "{" || character === "}") {
      return "braces have no meaning in GitHub's patterns: give one pattern for each name, or \\{ for a brace";
    } else {
      const isEscape = character === "\\";
      if (isEscape && ++at === rest.length) return "a \\ at the end has no character after it";
      steps.push(oneOf([rest[at] ?? ""]));
    }
  }
  const literal = steps.map(({ characters }) => characters[0]).join("");
  return { isNegated, steps, literal: isLiteral ? literal : undefined };
}

/** Before `**` and a slash: both may be left out. */
const noFolder: Step = { accepts: () => false, repeats: false, leavesOut: 3, characters: [] };

const special = new Set("*?+[\\");

/** Whether stars are followed by a slash that is there once: together, they stand for any folders, or for none. */
function isWhole(characters: readonly string[], lastStar: number): boolean {
  return characters[lastStar + 1] === "/" && !/[?+]/.test(characters[lastStar + 2] ?? "");
}

function oneOf(characters: readonly string[]): Step {
  return { accepts: (one) => characters.includes(one), repeats: false, leavesOut: 0, characters };
}

/** The characters that brackets list, such as `0-9a-f`; undefined if GitHub allows no such list. */
function charactersOf(list: string): readonly string[] | undefined {
  if (!/^(?:[a-z]-[a-z]|[A-Z]-[A-Z]|\d-\d|[a-zA-Z\d])+$/.test(list)) return undefined;
  const ranges = [...list.matchAll(/(.)-(.)|(.)/g)].map(([, from, to, one = ""]) =>
    charactersBetween(from ?? one, to ?? one),
  );
  return ranges.some((range) => range.length === 0) ? undefined : ranges.flat();
}

function charactersBetween(from: string, to: string): readonly string[] {
  const first = from.charCodeAt(0);
  return Array.from({ length: Math.max(0, to.charCodeAt(0) - first + 1) }, (_, at) =>
    String.fromCharCode(first + at),
  );
}

function start(pattern: Pattern): Places {
  return leaveOut(pattern, [0]);
}

function move(pattern: Pattern, places: Places, character: string): Places {
  const reached = places.flatMap((place) => {
    const step = pattern.steps[place];
    if (step === undefined || !step.accepts(character)) return [];
    return step.repeats ? [place, place + 1] : [place + 1];
  });
  return leaveOut(pattern, reached);
}

/** The places, and those behind the steps that may be left out. */
function leaveOut({ steps }: Pattern, places: Places): Places {
  const reached = new Set(places);
  for (const place of reached) {
    const most = steps[place]?.leavesOut ?? 0;
    for (let count = 1; count <= most; count++) reached.add(place + count);
  }
  return [...reached].toSorted((one, other) => one - other);
}

/** @param places of each pattern at the end of a path */
function includes(patterns: readonly Pattern[], places: readonly Places[]): boolean {
  const last = patterns.findLast(({ steps }, at) => places[at]?.includes(steps.length));
  return last !== undefined && !last.isNegated;
}

/**
 * Whether there can be a file that patterns include: all paths that Git can hold are tried, of those that no pattern tells apart one.
 * If there are too many, it counts as possible.
 */
function canInclude(patterns: readonly Pattern[], beginning = ""): boolean {
  const named = patterns.flatMap(({ steps }) => steps.flatMap(({ characters }) => characters));
  const characters = new Set([...named, ..."/.git", unnamed]);
  const seen = new Set<string>();
  const places = patterns.map((one) =>
    [...beginning].reduce((now, next) => move(one, now, next), start(one)),
  );
  let states = [{ part: "", places }];
  while (states.length > 0) {
    if (states.some(({ part, places }) => !noPart.includes(part) && includes(patterns, places))) return true;
    states = states
      .flatMap(({ part, places }) =>
        [...characters].map((character) => ({
          part: extend(part, character),
          places: patterns.map((pattern, at) => move(pattern, places[at] ?? [], character)),
        })),
      )
      .filter((state): state is typeof state & { part: string } => {
        const key = JSON.stringify(state);
        const isNew = state.part !== undefined && !seen.has(key);
        seen.add(key);
        return isNew;
      });
    if (seen.size > maxStates) return true;
  }
  return false;
}

const maxStates = 100_000;

/** A character that no pattern names. */
const unnamed = "\u{10fffd}";

/** Names that no part of a path can have. https://git-scm.com/docs/git-fsck */
const noPart = ["", ".", "..", ".git"];

/** The last part of a path with one more character; undefined if the path cannot be. A part is kept as far as it can become a `noPart`. */
function extend(part: string, character: string): string | undefined {
  if (character === "/") return noPart.includes(part) ? undefined : "";
  const longer = part + character;
  return noPart.some((name) => name.startsWith(longer)) ? longer : unnamed;
}
