import { type KeyShape, keyShapes } from "../oltp/key-shapes.ts";
import type { ConnectionPart } from "../workload.ts";

/**
 * The keys of a table as one of several connections writes them: each row that a step chooses stands for one of a range that no
 * other connection has. Ids behind the last row are new rows, and stay unchanged.
 *
 * @param rows of the table, at least as many as there are connections
 * @param connection absent if there is one only, to which all rows belong
 */
export function ownKeys(rows: number, connection: ConnectionPart | undefined): KeyShape {
  const shape = keyShapes.int;
  if (connection === undefined) return shape;
  const { number, count } = connection;
  const first = Math.floor(((number - 1) * rows) / count) + 1;
  const last = Math.floor((number * rows) / count);
  const own = (id: number) => (id > rows ? id : first + ((id - 1) % (last - first + 1)));
  return {
    ...shape,
    values: (id) => shape.values(own(id)),
    equals: (id) => shape.equals(own(id)),
    between: ([from, to], table) => {
      const start = own(from);
      return shape.between([start, Math.min(start + to - from, last)], table);
    },
    among: (ids) => shape.among(ids.map(own)),
  };
}
