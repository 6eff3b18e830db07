import { unknownName } from "../messages/suggest-name.ts";
import type { Ceilings } from "../model/criteria.ts";
import { InputError } from "../model/errors.ts";
import type { SqlFeature } from "../model/sql-feature.ts";
import type { Roots } from "../platform/read-inside.ts";
import type { AddedSuite, SuiteContents } from "../suite/added-suite.ts";
import { workloadNames } from "../suite/workloads.ts";
import { type Action, type AddedOutput, actionsOf } from "./actions.ts";
import { type AddsCommands, commandsOf } from "./commands.ts";
import { type GivenOptions, type Option, type Options, offeredIn, type Place } from "./option.ts";
import type { SettingsText } from "./settings-text.ts";
import { coreGroups } from "./table.ts";

/** How an option differs in a place that a feature adds. */
export interface Difference {
  readonly help?: string;
  /** The effect of leaving the option out. */
  readonly otherwise?: string;
  /** The names that can be given, if they are not all. */
  readonly names?: readonly string[];
}

/** A suite that a feature makes from files that one of its options names. */
export interface OfferedSuite<Content = unknown> extends AddedSuite<Content> {
  /** The option that names the files. */
  readonly option: string;
  /** Whether a mapping is one of its files by its keys, which no mapping of settings has together. */
  hasKeys(keys: readonly string[]): boolean;
  /**
   * Reads the files that a command line or inputs name, or else the last text of settings that names some. A method, so that a list
   * can hold the suites of all features.
   *
   * @param texts of settings, the one that takes precedence last
   * @param roots the folders that no file may lead out of; any may if they are absent
   * @returns undefined if no file is named
   * @throws InputError naming the file, the place in it, the value and what is allowed
   */
  read(given: GivenOptions, texts: readonly SettingsText[], roots?: Roots): Content | undefined;
}

/** The part of a feature that adds options, commands and actions. */
export interface Offering extends AddsCommands {
  /** Options of its own, by the group of the help that lists them: a group of the core, or another one. */
  readonly options?: Readonly<Record<string, Options>>;
  /** The options of others that the feature's own places take, by place and name. */
  readonly takes?: Readonly<Record<Place, Readonly<Record<string, Difference>>>>;
  readonly suite?: OfferedSuite;
  /** The purpose of each first word that several of its commands have. */
  readonly commandGroups?: Readonly<Record<string, string>>;
  readonly actions?: Readonly<Record<`action ${string}`, Action>>;
  /** Outputs of the actions that judge a result. */
  readonly outputs?: Readonly<Record<string, AddedOutput>>;
  /** Ceilings that its options, or the files of its suite, set. Others keep their defaults. */
  readonly ceilings?: (given: GivenOptions, contents: SuiteContents) => Partial<Ceilings>;
  /** Parts of SQL that the engines lack, by its options. */
  readonly without?: (given: GivenOptions) => readonly SqlFeature[];
  /** Names of the examinations that every test has to pass, by its options. */
  readonly requires?: (given: GivenOptions) => readonly string[];
}

/** Whether files are named whose workloads are not the tool's own. */
export function namesOtherWorkloads(features: readonly Offering[], given: GivenOptions): boolean {
  return features.some(({ suite }) => suite !== undefined && given[suite.option] !== undefined);
}

type Groups = Readonly<Record<string, Options>>;

/** The groups of builds that were asked for: every command and every input asks again. */
const known = new WeakMap<readonly Offering[], Groups>();

/** The options of a build by group, in the order of the help: those of the core, and those of its features. */
export function groupsOf(features: readonly Offering[]): Groups {
  const groups = known.get(features) ?? makeGroups(features);
  known.set(features, groups);
  return groups;
}

function makeGroups(features: readonly Offering[]): Groups {
  const groups = new Map<string, Options>(Object.entries(coreGroups));
  const commands = Object.keys({ ...commandsOf(features), ...actionsOf(features) });
  const places = new Set([...commands, "file", "comment"]);
  for (const { options = {} } of features)
    for (const [group, added] of Object.entries(options))
      groups.set(group, { ...groups.get(group), ...added });
  const { publishing = {}, ...others } = Object.fromEntries(groups);
  const taken = Object.entries({ ...others, publishing }).map(([group, options]) => [
    group,
    Object.fromEntries(
      Object.entries(options).map(([name, one]) => [name, takenBy(features, name, within(places, one))]),
    ),
  ]);
  return Object.fromEntries(taken);
}

/** The options of a build. */
export function optionsOf(features: readonly Offering[]): Options {
  return Object.assign({}, ...Object.values(groupsOf(features)));
}

/** The options of a build that can be given in at least one of some places. */
export function optionsIn(features: readonly Offering[], ...where: readonly Place[]): Options {
  return offeredIn(optionsOf(features), ...where);
}

/** An option without the places of features that the build does not have. */
function within(places: ReadonlySet<Place>, one: Option): Option {
  return { ...one, offered: one.offered.filter((place) => places.has(place)) };
}

/** An option with the places of features that take it. */
function takenBy(features: readonly Offering[], name: string, one: Option): Option {
  const places = features.flatMap(({ takes = {} }) =>
    Object.entries(takes).flatMap(([place, options]) => {
      const difference = options[name];
      return difference === undefined ? [] : [[place, difference] as const];
    }),
  );
  if (places.length === 0) return one;
  const differing = <Kind extends keyof Difference>(kind: Kind) =>
    places.flatMap(([place, difference]) =>
      difference[kind] === undefined ? [] : [[place, difference[kind]] as const],
    );
  return {
    ...one,
    offered: [...one.offered, ...places.map(([place]) => place)],
    helpIn: { ...one.helpIn, ...Object.fromEntries(differing("help")) },
    otherwiseIn: { ...one.otherwiseIn, ...Object.fromEntries(differing("otherwise")) },
    ...(one.namesIn && { namesIn: { ...one.namesIn, ...Object.fromEntries(differing("names")) } }),
  };
}

/** Options that places take just as others do. */
export function unchanged<const Name extends string>(...names: readonly Name[]): Record<Name, Difference> {
  return Object.fromEntries(names.map((name) => [name, {}])) as Record<Name, Difference>;
}

/** The options that a place takes from others. */
export function taken<All extends Options, Name extends string>(
  options: All,
  names: Readonly<Record<Name, Difference>>,
): Pick<All, Name & keyof All> {
  return Object.fromEntries(Object.entries(options).filter(([name]) => name in names)) as Pick<
    All,
    Name & keyof All
  >;
}

/**
 * Refuses names of workloads that the tool does not have.
 *
 * @param hasOthers whether files or settings may name other workloads: names are then checked when the files were read
 * @param source how a message names the option: `--workloads`
 * @throws InputError
 */
export function requireKnownWorkloads(
  names: readonly string[] | undefined,
  hasOthers: boolean,
  source: string,
): void {
  const unknown = hasOthers
    ? undefined
    : names?.find((name) => name !== "all" && !workloadNames.includes(name));
  if (unknown !== undefined)
    throw new InputError(`${source}: ${unknownName("workload", unknown, workloadNames)}`);
}
