import { writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import {
  isStarted,
  readServerFile,
  ServerFiles,
} from "../../../../src/features/workloads/servers/server-file.ts";
import { isServerFile } from "../../../../src/model/engine.ts";
import { InputError } from "../../../../src/model/errors.ts";
import { useFolder } from "../../../builders/folder.ts";

const folder = useFolder("server-file");
const file = path.join(folder, "server.yml");

function read(text: string) {
  writeFileSync(file, text);
  return readServerFile("candidate", file);
}

describe("the files of a run's servers", () => {
  it("are read once for each engine", () => {
    writeFileSync(file, "server: mariadb\n");
    const files = new ServerFiles();
    const first = files.read("candidate", file);
    writeFileSync(file, "server: dolt\n");
    expect(files.read("candidate", file)).toBe(first);
    expect(isStarted(first)).toBe(true);
    expect(files.read("baseline", file).name).toBe("Dolt");
    expect(new ServerFiles().read("candidate", file).name).toBe("Dolt");
  });
});

describe("the file of a server", () => {
  it("is known by its name", () => {
    expect(["a.yml", "bench/b.YAML"].map(isServerFile)).toEqual([true, true]);
    expect(["libsqlite3.so.0", "yml", "a.yml.so"].map(isServerFile)).toEqual([false, false, false]);
  });

  it("needs no more than the name of a ready-made one, and gives it its settings", () => {
    const { name, at, connect, seconds, pins, runAs, account, settings } = read(
      "server: mariadb\nsettings: { innodb_flush_log_at_trx_commit: 2, general_log: false }\n",
    );
    expect({ name, connect, seconds, pins, runAs, account }).toEqual({
      name: "MariaDB",
      connect: "socket",
      seconds: 60,
      pins: true,
      runAs: "nobody",
      account: "root",
    });
    expect(settings).toEqual({ innodb_flush_log_at_trx_commit: "2", general_log: "0" });
    expect(at).toMatchObject({
      start: expect.arrayContaining(["mariadbd", "--innodb_flush_log_at_trx_commit=2", "--general_log=0"]),
      stop: [],
    });
  });

  it("writes the configuration of a Dolt", () => {
    const { name, at } = read(
      "server: dolt\nprogram: build/dolt\nname: Today\nsettings: { a_setting: 'x: y' }\n",
    );
    expect(name).toBe("Today");
    expect(at).toMatchObject({
      start: [path.join(folder, "build/dolt"), "sql-server", "--config", "{config}"],
      config: expect.stringContaining('  a_setting: "x: y"\n'),
    });
  });

  it("has a Dolt collect garbage if it says so, and requires that the Dolt does", () => {
    const off = read("server: dolt\n");
    const on = read("server: dolt\ncollector: true\nsettings: { a: 1 }\n");
    expect(off).toMatchObject({
      settings: {},
      at: { config: expect.stringContaining("    enable: false\n") },
    });
    expect(on).toMatchObject({
      settings: { a: "1", dolt_auto_gc_enabled: "1" },
      at: {
        start: ["env", "DOLT_GC_SCHEDULER=NONE", "dolt", "sql-server", "--config", "{config}"],
        config: expect.stringContaining("    enable: true\n"),
      },
    });
    expect(on.at).not.toMatchObject({ config: expect.stringContaining("dolt_auto_gc_enabled") });
  });

  it("has commands, whose programs and {here} are relative to it", () => {
    const { at } = read(
      "name: Own\nstart:\n  - ./server\n  - --config={here}/my.cnf\n  - --socket={socket}\nstop: [stopper, now]\n",
    );
    expect(at).toMatchObject({
      start: [path.join(folder, "server"), `--config=${folder}/my.cnf`, "--socket={socket}"],
      stop: ["stopper", "now"],
    });
  });

  it("can be an address", () => {
    expect(read("name: Ours\naddress: 127.0.0.1:3306\naccount: bench\npassword: open\n")).toMatchObject({
      at: "127.0.0.1:3306",
      pins: false,
      account: "bench",
      password: "open",
    });
  });
});

describe("a wrong file of a server", () => {
  it.each([
    ["start: [a]\n", "1:1: name is missing"],
    ["name: x\n", "1:1: start is missing"],
    ["name: x\nstart: [a]\naddress: a:1\n", "3:1: address: give one of server (a ready-made one), start"],
    ["name: x\naddress: localhost\n", '2:1: address: "localhost" is not a socket\'s path or HOST:PORT'],
    ...["127.0.0.1:0", "a:65536", "a:99999"].map((address): [string, string] => [
      `name: x\naddress: ${address}\n`,
      `2:1: address: "${address}" is not a socket's path or HOST:PORT with a port from 1 to 65535`,
    ]),
    ["name: x\naddress: a:1\nstop: [b]\n", "3:1: stop: the server at an address is not started by the tool"],
    ["server: oracle\n", '1:1: server: "oracle" is not one of mariadb, dolt'],
    ["server: mariadb\nstart: [a]\n", "2:1: start: give one of server"],
    ["name: x\nstart: [a]\nprogram: b\n", "3:1: program: it is the program of a ready-made server"],
    [
      "server: mariadb\ncollector: true\n",
      "2:1: collector: it is the collection of garbage of a ready-made Dolt",
    ],
    ["server: dolt\ncollector: on\n", '2:1: collector: "on" is not true or false'],
    ["name: x\nstart: []\n", "2:1: start: a command needs at least one word"],
    ["name: x\nstart: sh server.sh\n", '2:1: start: "sh server.sh" is not a list of the words of a command'],
    [
      "name: x\nstart:\n  - a\n  - --port={prot}\n",
      "4:5: start[1]: {prot} stands for nothing: there are {data}, {run}",
    ],
    ["name: x\nstart: [a]\nseconds: 0\n", "3:1: seconds: 0 is not a whole number of seconds from 1 to 3600"],
    [
      "name: x\nstart: [a]\nsettings: { 'a; b': 1 }\n",
      '"a; b" is no name of a setting: letters, digits and _ only',
    ],
    ["server: mariadb\nsetings: {}\n", '2:1: unknown key "setings": did you mean "settings"?'],
  ])("%j is refused with its place", (text, words) => {
    expect(() => read(text)).toThrow(InputError);
    expect(() => read(text)).toThrow(words);
  });

  it("is refused if it is no file", () => {
    expect(() => readServerFile("baseline", folder)).toThrow(`baseline "${folder}" is not a file`);
    expect(() => readServerFile("base", path.join(folder, "none.yml"))).toThrow(
      /base ".*none\.yml" cannot be read/,
    );
  });
});
