/**
 * A server with the bug of https://www.dolthub.com/blog/2021-08-31-are-we-faster-than-mysql/: it keeps the counter of AUTO_INCREMENT
 * over DROP TABLE and CREATE TABLE. It is a real server behind a proxy, which writes into each CREATE TABLE of a table that was
 * there before where its counter stood.
 *
 * usage: node kept-counter.ts LISTEN SERVER COMMAND...
 *
 * LISTEN and SERVER are paths of sockets: the proxy's, and the one that COMMAND, which starts the server, makes. It ends with the
 * server, which it ends when it is told to.
 */

import { spawn } from "node:child_process";
import net from "node:net";

const [listen = "", server = "", command = "", ...words] = process.argv.slice(2);

/** https://dev.mysql.com/doc/dev/mysql-server/latest/page_protocol_basic_packets.html */
const headerSize = 4;
const comQuery = 3;

/** The next key of each table, over all connections. */
const counters = new Map<string, number>();

/** A query as the server gets it. */
function rewrite(sql: string): string {
  const [, inserted = ""] = /^INSERT INTO (\w+)/.exec(sql) ?? [];
  if (inserted !== "") counters.set(inserted, nextKey(sql, counters.get(inserted) ?? 1));
  const [, created = ""] = /^CREATE TABLE (\w+)\(.* AUTO_INCREMENT/.exec(sql) ?? [];
  const kept = counters.get(created);
  return kept === undefined ? sql : `${sql.replace(/;\s*$/, "")} AUTO_INCREMENT=${kept};`;
}

/** After rows with given keys one more than the largest, after others as many more as there are. */
function nextKey(sql: string, next: number): number {
  const rows = sql.slice(sql.indexOf("VALUES (") + "VALUES (".length).split("), (");
  if (/^INSERT INTO \w+\(k, /.test(sql)) return next + rows.length;
  return Math.max(next, ...rows.map((row) => Number.parseInt(row, 10) + 1));
}

/** The packets of a client, with each query rewritten. An incomplete packet is kept. */
function rewritePackets(): (chunk: Buffer) => Buffer {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    const whole: Buffer[] = [];
    while (rest.length >= headerSize) {
      const end = headerSize + rest.readUIntLE(0, 3);
      if (rest.length < end) break;
      whole.push(rewritePacket(rest.subarray(0, end)));
      rest = rest.subarray(end);
    }
    return Buffer.concat(whole);
  };
}

function rewritePacket(packet: Buffer): Buffer {
  // A packet that begins a command is the first of its sequence; others belong to the login.
  if (packet[3] !== 0 || packet[headerSize] !== comQuery) return packet;
  const sql = Buffer.from(rewrite(packet.subarray(headerSize + 1).toString("latin1")), "latin1");
  const header = Buffer.alloc(headerSize + 1);
  header.writeUIntLE(sql.length + 1, 0, 3);
  header[headerSize] = comQuery;
  return Buffer.concat([header, sql]);
}

const started = spawn(command, words, { stdio: "inherit" });
const proxy = net.createServer((client) => {
  const connection = net.connect(server);
  const rewritten = rewritePackets();
  client.on("data", (chunk) => connection.write(rewritten(chunk)));
  connection.on("data", (chunk) => client.write(chunk));
  for (const [one, other] of [
    [client, connection],
    [connection, client],
  ] as const) {
    one.on("close", () => other.destroy());
    one.on("error", () => other.destroy());
  }
});
proxy.listen(listen);
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => started.kill(signal));
started.on("exit", (code) => process.exit(code ?? 1));
