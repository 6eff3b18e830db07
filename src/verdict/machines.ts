import type { MachineRecord, Recording } from "../model/recording.ts";

/** The names in reports of the machines of merged results, in the order of the tests' `run`: `shard 2 of 4`, or `machine 2`. */
export function machineNames({ machines = [], plan }: Pick<Recording, "machines" | "plan">): string[] {
  const name = ({ shard }: MachineRecord, index: number) =>
    shard === undefined || plan === undefined ? `machine ${index + 1}` : shardName(shard, plan.shards.length);
  return machines.map(name);
}

/** `shard 2 of 4` */
export function shardName(shard: number, shards: number): string {
  return `shard ${shard} of ${shards}`;
}
