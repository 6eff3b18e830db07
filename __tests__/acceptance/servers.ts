import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** A folder for a file of tests. A server that is started by root's tests runs as another user, who has to enter it. */
export function makeTestFolder(name: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  chmodSync(folder, 0o711);
  return folder;
}

/** SQL of one table, and workloads on it: the smallest suite that reads, scans and writes. */
const table = `tables: CREATE TABLE t (id INT PRIMARY KEY, k INT NOT NULL, c VARCHAR(120) NOT NULL, d DECIMAL(10,2), KEY k_of_t (k));
prepare: |
  INSERT INTO t WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
    SELECT i, i % 100, MD5(i), i / 8 FROM n;
  INSERT INTO t SELECT id + 1000, k, MD5(id + 1000), d + 125 FROM t;
storages: [file]
`;

const workloads = {
  point_select: `kind: reads
repeat: 300
statements: SELECT c, d FROM t WHERE id = :rnd(1,2000);
`,
  sum_range: `kind: reads
repeat: 100
statements: SELECT COUNT(*), SUM(k), AVG(d) FROM t WHERE id BETWEEN :rnd(1,1000) AND :rnd(1001,2000);
`,
  update: `kind: writes
repeat: 100
statements: UPDATE t SET k = k + 1, c = 'row :i :text(20)' WHERE id = :rnd(1,2000);
check: SELECT * FROM t ORDER BY id;
`,
  // A second, however fast the disk is, in which something can happen to the server.
  slow_update: `kind: writes
repeat: 100
statements: UPDATE t SET k = k + 1, c = 'row :i :text(20)' WHERE id = :rnd(1,2000) AND SLEEP(0.01) = 0;
check: SELECT * FROM t ORDER BY id;
`,
  update_all: `kind: writes
repeat: 2
statements: UPDATE t SET k = k + 1;
check: SELECT SUM(k) FROM t;
`,
  grow: `kind: writes
repeat: 100
statements: INSERT INTO t SELECT id + 2000 * :i, k, REPEAT('x', 120), d FROM t WHERE id <= 2000;
check: SELECT COUNT(*), SUM(k) FROM t;
`,
} as const;
export type SmallWorkload = keyof typeof workloads;

/** Writes the files of the small suite, and returns the options that name some of them. */
export function smallSuite(
  folder: string,
  names: readonly SmallWorkload[] = ["point_select", "sum_range", "update"],
): string[] {
  const files = names.map((name) =>
    write(path.join(folder, `${name}.yml`), `name: ${name}\n${table}${workloads[name]}`),
  );
  return ["--suites", "own", "--own-workloads", files.join(","), "--storages", "file"];
}

export function write(file: string, text: string): string {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** Writes the file of a MariaDB with a name and settings. */
export function mariadbFile(folder: string, name: string, more = ""): string {
  return write(path.join(folder, `${name}.yml`), `server: mariadb\nname: ${name}\n${more}`);
}

/** The words of a MariaDB's command, for files that say themselves how to start it. */
export const ownStart = `name: Own
initialise:
  - mariadb-install-db
  - --no-defaults
  - --datadir={data}
  - --auth-root-authentication-method=normal
  - --skip-test-db
`;

/** Whether processes have a text in their command line. */
export function processesWith(text: string): string[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((pid) => {
      try {
        const words = readFileSync(`/proc/${pid}/cmdline`, "latin1").replaceAll("\0", " ");
        return words.includes(text) ? [`${pid} ${words}`] : [];
      } catch {
        return []; // it has ended
      }
    });
}
