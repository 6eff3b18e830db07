import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);

// src/verdict/machines.ts
function machineNames({ machines = [], plan }) {
  const name = ({ shard }, index) => shard === void 0 || plan === void 0 ? `machine ${index + 1}` : shardName(shard, plan.shards.length);
  return machines.map(name);
}
function shardName(shard, shards) {
  return `shard ${shard} of ${shards}`;
}

export {
  machineNames,
  shardName
};
