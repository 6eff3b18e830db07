import { defaultCriteria } from "../../src/model/criteria.ts";
import type { Recording } from "../../src/model/recording.ts";
import { testOnly } from "../../src/model/test.ts";
import { chooseControls, planControls } from "../../src/suite/controls.ts";
import { judgeRecording } from "../../src/verdict/judge-recording.ts";
import { openClaims, testsOfClaims } from "../../src/verdict/second-machine.ts";
import { makeControl } from "../builders/recordings.ts";
import { bootId } from "./planned-shards.ts";

/** A run as the first of two machines records it. */
export function asFirst(recording: Recording, machine: number): Recording {
  const { run } = recording;
  return onMachine({ ...recording, ...(run && { run: { ...run, confirmElsewhere: true } }) }, machine);
}

/**
 * The results of another machine, for the rows that fail or are undecided in the first.
 *
 * @param measured all that it would have measured
 */
export function asSecond(first: Recording, measured: Recording, machine: number): Recording {
  const { ceilings } = defaultCriteria;
  const claims = openClaims(judgeRecording(first, { ceilings }));
  const tests = testsOfClaims(claims, measured.tests);
  const chosen = chooseControls(tests);
  const { rounds, visits } = planControls(chosen, 3);
  const controls = chosen.map((test) =>
    makeControl(new Array<number>(rounds * visits).fill(1), testOnly(test)),
  );
  const { run, features: _, ...facts } = measured;
  const planned = { tests: tests.length, controls: controls.length };
  const second = { ...facts, ...(run && { run: { ...run, confirms: claims, planned } }), controls, tests };
  return onMachine(second, machine);
}

function onMachine(recording: Recording, machine: number): Recording {
  return {
    ...recording,
    ...(recording.machine && { machine: { ...recording.machine, bootId: bootId(machine) } }),
  };
}
