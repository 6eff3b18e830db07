import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { features } from "../../src/features.ts";
import { optionsIn } from "../../src/options/offering.ts";
import { errorMessage } from "../error-message.ts";
import { parseCommentCommand, parseConfigFile } from "./full-build.ts";

const parse = (body: string) => parseCommentCommand(body, "/bench");

describe("a command in a comment", () => {
  it("asks for a run as it is configured", () => {
    expect(parse(" /bench\r\n")).toEqual({ settings: {}, yaml: "" });
  });

  it("asks for other settings, and for a commit", () => {
    expect(parse("/bench variants=int,text rounds=5..11 latencies=true commit=0123456789ab")).toEqual({
      commit: "0123456789ab",
      settings: { variants: "int,text", rounds: "5..11", latencies: "true" },
      yaml: 'variants: ["int","text"]\nlatencies: true\nrounds: "5..11"\n',
    });
  });

  it("asks for settings that the input settings takes", () => {
    const words =
      "suites=oltp,tpcc variants=all storages=file workloads=all rows=10 rounds=3 counts=instructions";
    const { yaml = "" } = parse(`/bench ${words}`) ?? {};
    expect(parseConfigFile(yaml, "input settings")).toMatchObject({
      suites: ["oltp", "tpcc"],
      variants: ["int", "composite", "blob", "text"],
      storages: ["file"],
      rows: 10,
      rounds: 3,
      counts: "instructions",
    });
    expect(parseConfigFile(parse("/bench rounds=3..9")?.yaml ?? "", "x").rounds).toEqual({ min: 3, max: 9 });
  });

  it("has the arguments that the guide lists", () => {
    const [list = ""] =
      /^- Arguments are (?:.|\n)*?, with/m.exec(readFileSync("docs/workflows.md", "utf8")) ?? [];
    const names = [...list.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name);
    expect(names.toSorted()).toEqual([...Object.keys(optionsIn(features, "comment")), "commit"].toSorted());
  });

  it.each(["", "Nice!", "/benchmark", "/bench!", "please /bench", "> /bench"])("is not %j", (body) => {
    expect(parse(body)).toBeUndefined();
  });

  it.each([
    ["/bench variants=txt", 'argument variants: unknown variant "txt": did you mean "text"?'],
    ["/bench rounds=0", "argument rounds: 0 is not a number of rounds from 1 to 1,000"],
    ["/bench rows=99999999999", "argument rows: 99999999999 is not a whole number from 1 to 10,000,000"],
    ["/bench rounds", 'argument "rounds" is not of the form name=value'],
    ["/bench =1", 'argument "=1" is not of the form name=value'],
    ["/bench round=5", 'unknown argument "round": did you mean "rounds"?'],
    ["/bench rounds=5 rounds=6", "argument rounds is given twice"],
    ["/bench commit=0123456789a", 'argument commit: "0123456789a" is not 12 to 64 digits'],
    ["/bench commit=main", 'argument commit: "main" is not 12 to 64 digits'],
    ["/bench\nrounds=5", "must be the only line of the comment"],
    ["/bench rounds=", "argument rounds: an empty value is not"],
  ])("is refused: %j", (body, message) => {
    expect(errorMessage(() => parse(body))).toContain(message);
  });

  it.each([
    "ceiling=100",
    "candidate=/bin/sh",
    "config=x.yml",
    "out=x",
    "alpha=0.4",
    "seed=2",
    "__proto__=1",
  ])("cannot set %s", (part) => {
    expect(errorMessage(() => parse(`/bench ${part}`))).toContain("unknown argument");
  });

  it.each(["$(id)", "`id`", "int;id", "int|id", "$" + "{{github.token}}", "int\u0000", 'int"'])(
    "cannot have the value %j",
    (text) => {
      expect(errorMessage(() => parse(`/bench variants=${text}`))).toContain("argument variants: ");
    },
  );
});
