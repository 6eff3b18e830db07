import path from "node:path";
import { formatValue } from "../../../messages/format-value.ts";
import { InputError } from "../../../model/errors.ts";
import type { Format, RunSettings } from "../../../model/settings.ts";
import { withoutUndefined } from "../../../model/without-undefined.ts";
import { type GetInput, readInputs } from "../../../options/action-inputs.ts";
import { optionsIn } from "../../../options/offering.ts";
import { type GivenOptions, schemaOf, valuesOf } from "../../../options/option.ts";
import { plainFormat } from "../../../options/plain-format.ts";
import { resolveRunSettings } from "../../../options/resolve.ts";
import type { GivenSettings } from "../../../options/sources.ts";
import { checked, mergeSources, parseJson, writtenValues } from "../../../options/sources.ts";
import { settingOptions } from "../../../options/table.ts";
import type { Feature } from "../../feature.ts";
import { defaultMinutes, hunting } from "./options.ts";
import { workloadsFolder } from "./promote.ts";
import type { Lines } from "./suspicion.ts";

/** The settings of a hunt. */
export interface HuntSettings {
  /** How the engines are opened. */
  readonly run: RunSettings;
  readonly lines: Lines;
  readonly minutes: number;
  readonly seed: number;
  readonly alpha: number;
  readonly out: string;
  readonly format: Format;
  readonly quiet: boolean;
  readonly isResumed: boolean;
  /** Paths. */
  readonly grammar?: string;
  readonly known?: string;
  readonly corpus?: string;
  readonly replay?: string;
  readonly promote?: { readonly file: string; readonly folder: string };
  readonly show?: number;
}

/** The values that others read too. */
const { seed, alpha, format, quiet, resume, out } = settingOptions;
const read = { ...hunting, seed, alpha, format, quiet, resume, out };

/** The folder of a hunt, unless another is named. */
export const defaultFolder = "hunt-results";

/** @throws InputError if options contradict each other */
export function resolveHunt(given: GivenOptions, features: readonly Feature[]): HuntSettings {
  const values = valuesOf(read, given);
  const {
    resume: resumed,
    "base-ratio": baseRatio,
    ratio,
    show,
    replay,
    promote,
    grammar,
    known,
    corpus,
  } = values;
  const isOwnFolder = given.out !== undefined;
  if (resumed !== undefined && isOwnFolder && path.resolve(resumed) !== path.resolve(values.out))
    throw new InputError(
      `--out: ${formatValue(values.out)} is not ${formatValue(resumed)}, which --resume names: a hunt goes on in its own folder, so omit --out`,
    );
  if ([show, replay, promote].filter((one) => one !== undefined).length > 1)
    throw new InputError(
      "--show prints what a hunt would try, --replay judges cases, and --promote writes one into the own workloads: give one of them",
    );
  const folder = resumed ?? (isOwnFolder ? values.out : defaultFolder);
  const candidate = given.candidate ?? (show === undefined && promote === undefined ? undefined : "none");
  const engines = {
    candidate,
    baseline: given.baseline,
    base: given.base,
    // Cases and corpora are passed on: the engine is confined that executes somebody else's SQL.
    confine: given.confine ?? ((replay ?? corpus) === undefined ? undefined : "auto"),
    out: folder,
  };
  const sources = mergeSources({ given: withoutUndefined(engines) as GivenSettings }, features);
  return {
    run: resolveRunSettings(sources, features),
    lines: { baseline: ratio, base: baseRatio },
    ...{
      minutes: (given.minutes as number | undefined) ?? defaultMinutes,
      seed: values.seed,
      alpha: values.alpha,
      out: folder,
      format: plainFormat(values.format),
    },
    ...{ quiet: values.quiet, isResumed: resumed !== undefined },
    grammar,
    known,
    corpus,
    replay,
    ...(promote === undefined
      ? {}
      : { promote: { file: promote, folder: isOwnFolder ? values.out : workloadsFolder } }),
    show,
  };
}

/** The inputs of a hunt, except those about GitHub. @throws InputError naming the input, the value and what is allowed */
export function readHuntInputs(getInput: GetInput, features: readonly Feature[]): GivenOptions {
  const { "on-fail": _, ...inputs } = optionsIn(features, "action hunt");
  const given: GivenOptions = readInputs(inputs, getInput);
  if (given.candidate === undefined) throw new InputError("input candidate: name the engine to hunt in");
  // An action may hunt in a stranger's engine.
  return { confine: "auto", ...given };
}

/** The settings file of another process of the same version: JSON, which parseGivenHunt reads. */
export function formatGivenHunt(given: GivenOptions, features: readonly Feature[]): string {
  return JSON.stringify(writtenValues(optionsIn(features, "hunt"), given));
}

/** @throws InputError if the text is not such a file */
export function parseGivenHunt(text: string, features: readonly Feature[]): GivenOptions {
  return checked(schemaOf(optionsIn(features, "hunt")), parseJson(text)) as GivenOptions;
}
