import { execFileSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { fetchSqlite } from "../../bench/engines.ts";
import { compileSqliteArchive, compileSqliteShell, linkBinary } from "../../bench/fetched/builds.ts";
import { parseRecording } from "../results/full-build.ts";
import { args } from "./args.ts";
import { cli, run, start } from "./cli.ts";
import { compileFaulty, type Fault } from "./engines.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "confined-"));
/** Others need sudo without a password, and have no right to set the clock. */
const isRoot = process.getuid?.() === 0;
const server = createServer((socket) => socket.on("error", () => {}).end());
let sqlite: string;

beforeAll(async () => {
  sqlite = await fetchSqlite();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** A job's files, and an engine that tries to reach them. */
function makeJob(name: string, ...flags: string[]) {
  const job = path.join(folder, name);
  const place = (part: string) => path.join(job, part);
  for (const part of ["engine", "other", "results", "cache"]) mkdirSync(place(part), { recursive: true });
  const [environmentFile, other] = [place("environment"), place("other/baseline.so")];
  writeFileSync(environmentFile, "");
  copyFileSync(sqlite, other);
  copyFileSync(sqlite, place("engine/libreal.so"));
  const stays = `98${Date.now() % 1_000_000}`;
  const token = `token-of-${name}`;
  const told = {
    TOKEN: `"${token}"`,
    ENVIRONMENT_FILE: `"${environmentFile}"`,
    RESULTS: `"${place("results")}"`,
    CACHE: `"${place("cache")}"`,
    OTHER_ENGINE: `"${other}"`,
    PORT: String((server.address() as AddressInfo).port),
    STAYS: `"${stays}"`,
    VICTIM: String(process.pid),
  };
  const definitions = Object.entries(told).map(([key, value]) => `-D${key}=${value}`);
  const source = fileURLToPath(new URL("hostile.c", import.meta.url));
  const hostile = ["-O1", "-Wall", ...flags, ...definitions, source];
  execFileSync("cc", [...hostile, "-DPROGRAM", "-o", place("engine/hostile")]);
  const candidate = place("engine/hostile.so");
  execFileSync("cc", [
    ...["-shared", "-fPIC", ...hostile, "-o", candidate],
    ...["-Wl,--no-as-needed", "-L", place("engine"), "-l:libreal.so", "-Wl,-rpath,$ORIGIN"],
  ]);
  const environment = { ...process.env, MY_TOKEN: token, XDG_CACHE_HOME: place("cache") };
  return { candidate, other, environment, place, stays };
}

function processesWith(argument: string): number[] {
  return readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry))
    .filter((entry) => {
      try {
        return readFileSync(`/proc/${entry}/cmdline`, "utf8").includes(argument);
      } catch {
        return false; // it has just ended
      }
    })
    .map(Number);
}

const small = [
  ...["--variants", "int", "--workloads", "oltp_point_select,oltp_insert", "--rows", "500", "--rounds", "1"],
  ...["--ceiling", "100000", "--average-ceiling", "100000", "--quiet"],
];

async function measureHostile(confine: "on" | "off", ...flags: string[]) {
  const job = makeJob(confine, ...flags);
  const out = job.place("results");
  const finished = await run(
    args`run --candidate ${job.candidate} --baseline ${job.other} --confine ${confine} --out ${out}
      ${small}`,
    { env: job.environment },
  );
  const file = path.join(out, "results.json");
  const { engines, machine } = parseRecording(readFileSync(file, "utf8"), file);
  const outcomes = (engines.candidate.sourceId ?? "").split(" ");
  return { ...finished, job, machine, outcomes, left: processesWith(job.stays) };
}

describe("a hostile engine", () => {
  it("is refused everything when it is confined, and its samples are taken", async () => {
    const { status, words, job, machine, outcomes, left } = await measureHostile("on", "-DWITH_DAMAGE");
    expect(outcomes).toEqual([
      "environ-",
      "ptrace-",
      "kill-",
      "environment-file-",
      "results-",
      "cache-",
      "other-engine-",
      "socket-",
      "clock-",
      "fork-bomb-",
      "disk-",
    ]);
    expect(left).toEqual([]);
    expect(["results/planted", "cache/planted"].filter((name) => existsSync(job.place(name)))).toEqual([]);
    expect(status).toBe(0);
    expect(machine?.confined).toBe(true);
    expect(words).toContain("engines ran as other users without network");
  });

  it("reaches all of that when it is not", async () => {
    const { words, machine, outcomes, left } = await measureHostile("off");
    for (const process_ of left) process.kill(process_, "SIGKILL");
    expect(outcomes.filter((one) => one.endsWith("-"))).toEqual(isRoot ? [] : ["clock-"]);
    expect(outcomes).toHaveLength(9);
    expect(left.length).toBeGreaterThan(0);
    expect(machine).toMatchObject({ confined: false, unconfined: "confine is off" });
    expect(words).toContain("engines were not confined: confine is off");
  });
});

describe("a command that prepares a database", () => {
  it("is confined as its engine is", async () => {
    const job = makeJob("command");
    const outside = job.place("results/planted");
    const script = `echo here >"$2/kept"; if touch ${outside} 2>/dev/null; then exit 9; fi; touch side "$1-made"`;
    const own = job.place("other/own.yml");
    const words = ["/bin/sh", "-c", script, "sh", "{database}", "{dir}"];
    writeFileSync(
      own,
      `name: made
kind: reads
prepare-command: ${JSON.stringify(words)}
tables: CREATE TABLE t(a); INSERT INTO t VALUES (1);
statements: SELECT count(*) FROM t;
storages: [file]
`,
    );
    const parameters = ["run", "--suites", "own", "--own-workloads", own, "--rounds", "1", "--quiet"];
    const engines = ["--candidate", job.other, "--baseline", sqlite, "--ceiling", "1000"];
    const out = job.place("results");
    const place = ["--confine", "on", "--out", out, "--average-ceiling", "1000"];
    const { status } = await run([...parameters, ...engines, ...place], { env: job.environment });
    const file = path.join(out, "results.json");
    const { machine, tests } = parseRecording(readFileSync(file, "utf8"), file);
    expect(tests.flatMap(({ failures }) => failures)).toEqual([]);
    expect(machine?.confined).toBe(true);
    expect(existsSync(outside)).toBe(false);
    expect(status).toBe(0);
  });

  it("sees no repository of the workspace, nor of a checkout in it", async () => {
    const job = makeJob("repositories");
    const workspace = job.place("workspace");
    const repositories = [".git", "deps/.git", "more/deps/one/.git"].map((one) => path.join(workspace, one));
    for (const one of repositories) {
      mkdirSync(one, { recursive: true });
      writeFileSync(path.join(one, "config"), "a token");
    }
    writeFileSync(path.join(workspace, "deps/file"), "");
    const script =
      'cat "$1/deps/file" || exit 8; for one in .git deps/.git more/deps/one/.git; do if cat "$1/$one/config"; then exit 9; fi; done';
    const own = path.join(workspace, "own.yml");
    writeFileSync(
      own,
      `name: made
kind: reads
prepare-command: ${JSON.stringify(["/bin/sh", "-c", script, "sh", workspace, "{database}"])}
tables: CREATE TABLE t(a); INSERT INTO t VALUES (1);
statements: SELECT count(*) FROM t;
storages: [file]
`,
    );
    const measure = async (confine: "on" | "off") => {
      const out = path.join(job.place("results"), confine);
      await run(
        args`run --candidate ${sqlite} --baseline ${sqlite} --suites own --own-workloads ${own} --rounds 1
          --quiet --ceiling 1000 --average-ceiling 1000 --confine ${confine} --out ${out}`,
        { env: job.environment, cwd: workspace },
      );
      const file = path.join(out, "results.json");
      const { tests } = parseRecording(readFileSync(file, "utf8"), file);
      return tests.flatMap(({ failures }) => failures.map(({ message }) => message)).join();
    };
    expect(await measure("on")).toBe("");
    expect(await measure("off")).toContain("status 9");
  });
});

describe("a hostile build", () => {
  const root = fileURLToPath(new URL("../../", import.meta.url));

  /** As the action `build` runs a command, in the folder of the engine. */
  async function build(as: "own" | "runner", ...flags: string[]) {
    const job = makeJob(`build-${as}`, ...flags);
    writeFileSync(
      job.place("engine/Makefile"),
      "all:\n\t./hostile >outcomes\n\techo planted >>.git/hooks/post-checkout\n",
    );
    mkdirSync(job.place("engine/.git/hooks"), { recursive: true });
    const finished = await start([path.join(root, "actions/build/build.sh")], {
      command: "bash",
      cwd: job.place("engine"),
      env: {
        ...job.environment,
        SBG_COMMAND: "make all",
        SBG_PREPARE: "echo prepared >prepared",
        SBG_AS: as,
        SBG_CONFINE: path.join(root, "src/engines/confine.c"),
        GITHUB_ENV: job.place("environment"),
      },
    }).finished;
    const outcomes = readFileSync(job.place("engine/outcomes"), "utf8").trim().split(" ");
    return { ...finished, job, outcomes, left: processesWith(job.stays) };
  }

  it("reaches the workspace and the network alone, and is ended with what it has left", async () => {
    const { status, stderr, job, outcomes, left } = await build("own", "-DWITH_DAMAGE");
    expect(outcomes.filter((one) => one.endsWith("+"))).toEqual(["socket+"]);
    expect(outcomes).toHaveLength(11);
    expect(left).toEqual([]);
    // It has written the workspace, and not the hooks that later steps run.
    expect(existsSync(job.place("engine/prepared"))).toBe(true);
    expect(stderr).toContain("Read-only file system");
    expect(status).not.toBe(0);
  });

  it("reaches all of it as the runner's user", async () => {
    const { status, job, outcomes, left } = await build("runner");
    for (const one of left) process.kill(one, "SIGKILL");
    expect(outcomes.filter((one) => one.endsWith("-"))).toEqual(isRoot ? [] : ["clock-"]);
    expect(left.length).toBeGreaterThan(0);
    expect(readFileSync(job.place("engine/.git/hooks/post-checkout"), "utf8")).toBe("planted\n");
    expect(status).toBe(0);
  });
});

describe("a confined build", () => {
  const root = fileURLToPath(new URL("../../", import.meta.url));
  const action: { runs: { steps: { run: string }[] } } = parse(
    readFileSync(path.join(root, "actions/build/action.yml"), "utf8"),
  );
  // The runner starts a file with the step's line, and signals that process alone.
  const step = path.join(folder, "step.sh");
  writeFileSync(step, `${action.runs.steps.map(({ run }) => run).join()}\n`);
  /** By it, git runs a program as a file monitor. */
  const plant = 'git init --quiet && git config core.fsmonitor "touch $PWD/ran;"';

  /** A checkout with three submodules, of which one is there. */
  function checkOut(name: string) {
    const workspace = path.join(folder, name);
    const git = (...words: string[]) =>
      execFileSync(
        "git",
        ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "protocol.file.allow=always", ...words],
        {
          cwd: workspace,
          stdio: "pipe",
        },
      );
    mkdirSync(workspace);
    git("init", "--quiet", "--initial-branch=main");
    git("commit", "--quiet", "--allow-empty", "--message", "Begin");
    git("submodule", "--quiet", "add", workspace, "there");
    for (const deps of ["deps", "more/deps"]) {
      git("config", "--file", ".gitmodules", `submodule.${deps}.path`, deps);
      git("config", "--file", ".gitmodules", `submodule.${deps}.url`, workspace);
      git(
        "update-index",
        "--add",
        "--cacheinfo",
        `160000,${git("rev-parse", "HEAD").toString().trim()},${deps}`,
      );
      mkdirSync(path.join(workspace, deps), { recursive: true });
    }
    git("add", ".gitmodules");
    git("commit", "--quiet", "--message", "Add submodules");
    return { workspace, git };
  }

  /** @param programs a folder with programs that the step finds first */
  function build(workspace: string, command: string, home = process.env.HOME, programs = "") {
    return start(["--noprofile", "--norc", "-e", "-o", "pipefail", step], {
      command: "bash",
      cwd: workspace,
      env: {
        ...process.env,
        HOME: home,
        PATH: [programs, process.env.PATH].filter(Boolean).join(path.delimiter),
        SBG_COMMAND: command,
        SBG_PREPARE: "",
        SBG_AS: "own",
        SBG_CONFINE: path.join(root, "src/engines/confine.c"),
        SBG_SCRIPT: path.join(root, "actions/build/build.sh"),
      },
    });
  }

  const waitFor = async (file: string) => {
    while (!existsSync(file)) await new Promise((resolve) => setTimeout(resolve, 20));
  };

  const repositories: [string, string][] = [
    ["a folder", plant],
    ["a folder, in a build that fails", `${plant}; false`],
    ["a folder, in a build that is canceled", `${plant}; touch ../begun; sleep 600`],
    ["a folder in a closed one", `${plant}; chmod 555 .`],
    ["a file", `${plant}; mv .git ../other; echo "gitdir: ../other" >.git`],
    ["a link", `${plant}; mv .git ../other; ln -s ../other .git`],
    ["a folder in the place of a submodule's", `mv ../there ../gone; mkdir ../there; cd ../there; ${plant}`],
  ];
  it.for(repositories)(
    "leaves no repository that git enters when the checkout is cleaned up: %s",
    async ([name, steps]) => {
      const { workspace, git } = checkOut(`repository ${name}`);
      const { child, finished } = build(workspace, `cd deps; ${steps}; cp -a .git ../more/deps/.git`);
      if (steps.includes("begun")) {
        await waitFor(path.join(workspace, "begun"));
        child.kill("SIGINT");
      }
      const { stderr } = await finished;
      // As the post step of actions/checkout does.
      const entered = git(
        ...["submodule", "foreach", "--recursive"],
        "sh -c \"git config --local --name-only --get-regexp 'core.sshCommand' || :\"",
      );
      const found = readdirSync(workspace, { recursive: true, encoding: "utf8" });
      expect(found.filter((one) => path.basename(one) === "ran")).toEqual([]);
      expect(stderr).not.toContain("fatal");
      expect(entered.toString()).toBe(steps.includes("../there") ? "" : "Entering 'there'\n");
    },
  );

  it("is ended with all that it has started if its shell is killed, and leaves no repository", async () => {
    const { workspace } = checkOut("killed");
    const stays = `97${Date.now() % 1_000_000}`;
    const { child, finished } = build(workspace, `cd deps; ${plant}; touch ../begun; sleep ${stays}`);
    await waitFor(path.join(workspace, "begun"));
    expect(processesWith(stays).length).toBeGreaterThan(0);
    child.kill("SIGKILL");
    const { status } = await finished;
    expect(status).not.toBe(0);
    expect(processesWith(stays)).toEqual([]);
    expect(existsSync(path.join(workspace, "deps/.git"))).toBe(false);
  });

  /** A folder with a program `find` that is slow where it looks at all files, and a file that is there once it does. */
  function slowFind(name: string) {
    const programs = path.join(folder, `programs-of-${name}`);
    const looks = path.join(programs, "looks");
    mkdirSync(programs);
    const find = execFileSync("which", ["find"]).toString().trim();
    const slow = `#!/bin/sh\ncase "$*" in *-execdir*) touch ${looks}; sleep 2 ;; esac\nexec ${find} "$@"\n`;
    writeFileSync(path.join(programs, "find"), slow, { mode: 0o755 });
    return { programs, looks };
  }

  const places: [string, string, NodeJS.Signals?][] = [
    ["in a folder", `cd deps; ${plant}`],
    ["behind a link", `mkdir other; cd other; ${plant}; cd ..; rmdir deps; ln -s other deps`],
    ["in the place of a checkout", `mv own gone; mkdir own; cd own; ${plant}`],
    [
      "behind a link in the place of a checkout",
      `mv own gone; mkdir other; cd other; ${plant}; cd ..; ln -s other own`,
    ],
    ["in a job that is canceled", `cd deps; ${plant}; touch ../begun; sleep 600`, "SIGTERM"],
  ];
  // Without settings, actions/checkout takes a folder for none of its own, and enters no submodule in it.
  it.for(places)(
    "has no checkout's end enter its repositories while all files are looked at: %s",
    async ([name, command, signal]) => {
      const { workspace, git } = checkOut(`slow ${name}`);
      git("init", "--quiet", "own");
      const kept = ["", "own"].map((one) => path.join(workspace, one, ".git/config"));
      const before = kept.map((one) => readFileSync(one, "utf8"));
      const { programs, looks } = slowFind(name.replaceAll(" ", "-"));
      const { child, finished } = build(workspace, command, process.env.HOME, programs);
      if (signal !== undefined) {
        await waitFor(path.join(workspace, "begun"));
        child.kill(signal);
      }
      await waitFor(looks);
      expect(kept.map((one) => existsSync(one))).toEqual([false, false]);
      const { status, stderr } = await finished;
      expect(status, stderr).toBe(signal === undefined ? 0 : 143);
      const behind = kept.map((one) => (existsSync(one) ? readFileSync(one, "utf8") : undefined));
      expect(behind).toEqual(name.includes("place") ? [before[0], undefined] : before);
      for (const one of ["deps", "other"]) expect(existsSync(path.join(workspace, one, ".git"))).toBe(false);
    },
  );

  it("leaves no repository if its shell is killed while all files are looked at", async () => {
    const { workspace } = checkOut("killed twice");
    const config = path.join(workspace, ".git/config");
    const { programs, looks } = slowFind("killed-twice");
    const { child, finished } = build(workspace, `cd deps; ${plant}`, process.env.HOME, programs);
    await waitFor(looks);
    child.kill("SIGKILL");
    expect(existsSync(config)).toBe(false);
    await finished;
    expect(existsSync(path.join(workspace, "deps/.git"))).toBe(false);
    expect(existsSync(config)).toBe(true);
  });

  it("sees the repository of its workspace, and none of a checkout in it", async () => {
    const { workspace, git } = checkOut("nested");
    git("init", "--quiet", "deps");
    git("config", "--file", "deps/.git/config", "http.extraheader", "a token");
    const { status, stderr } = await build(
      workspace,
      "git -c safe.directory='*' rev-parse HEAD >found; cat deps/.git/config >token || true",
    ).finished;
    expect(status, stderr).toBe(0);
    expect(readFileSync(path.join(workspace, "found"), "utf8")).toBe(String(git("rev-parse", "HEAD")));
    expect(readFileSync(path.join(workspace, "token"), "utf8")).toBe("");
    expect(readFileSync(path.join(workspace, "deps/.git/config"), "utf8")).toContain("a token");
  });

  it("sees the programs of a home folder, and no credentials beside them", async () => {
    const { workspace } = checkOut("programs");
    const home = path.join(folder, "closed-home");
    const programs = [
      ...[".cargo/bin/one", ".rustup/settings.toml", ".rustup/toolchains/one/bin/one", ".local/bin/one"],
      ...[".local/lib/one/one.py", ".local/share/uv/tools/one/bin/one"],
    ];
    const others = [
      ...[".cargo/config.toml", ".cargo/credentials.toml", ".cargo/git/db/one/config", ".rustup/one"],
      ...[".local/share/one/token", ".local/share/uv/credentials/one", ".local/state/one"],
    ];
    for (const file of [...programs, ...others]) {
      mkdirSync(path.dirname(path.join(home, file)), { recursive: true });
      writeFileSync(path.join(home, file), "");
    }
    chmodSync(home, 0o750);
    const { status, stderr } = await build(workspace, `find '${home}' -type f >found`, home).finished;
    expect(status, stderr).toBe(0);
    const found = readFileSync(path.join(workspace, "found"), "utf8").trim().split("\n");
    expect(found.map((one) => path.relative(home, one)).toSorted()).toEqual(programs.toSorted());
  });

  it("leaves no program that runs as its owner", async () => {
    const { workspace } = checkOut("owner");
    const { status, stderr } = await build(
      workspace,
      "mkdir -p a/b; for one in . a/b; do cp /bin/true $one/own; chmod 6755 $one/own; done",
    ).finished;
    expect(status, stderr).toBe(0);
    for (const one of ["own", "a/b/own"])
      expect((statSync(path.join(workspace, one)).mode & 0o7777).toString(8)).toBe("755");
  });
});

describe("a build behind a proxy", () => {
  // pypa/pip#6018
  it("is given proxies, certificates and indexes, and no password", async () => {
    const root = fileURLToPath(new URL("../../", import.meta.url));
    const [home, workspace] = ["proxied-home", "proxied"].map((name) => path.join(folder, name)) as [
      string,
      string,
    ];
    for (const one of [home, workspace]) mkdirSync(one);
    const certificate = path.join(home, "company.pem");
    writeFileSync(certificate, "a certificate");
    const certificates = path.join(home, "certificates");
    mkdirSync(certificates);
    writeFileSync(path.join(certificates, "0a1b2c3d.0"), "another");
    const given = {
      HTTPS_PROXY: "http://proxy.example:3128",
      no_proxy: "localhost,.example",
      PIP_INDEX_URL: "https://index.example/simple",
      GOPROXY: "https://go.example,direct",
      NPM_CONFIG_REGISTRY: "https://npm.example/",
      NODE_EXTRA_CA_CERTS: certificate,
      SSL_CERT_FILE: certificate,
      SSL_CERT_DIR: `${path.dirname(home)}:${certificates}`,
      FTP_PROXY: "http://proxy.example:3128",
      RUSTUP_DIST_SERVER: "https://rust.example",
      RUSTUP_UPDATE_ROOT: "https://rust.example/rustup",
      CARGO_REGISTRIES_OWN_INDEX: "sparse+https://crates.example/index/",
      CARGO_SOURCE_CRATES_IO_REPLACE_WITH: "own",
      CARGO_HTTP_CHECK_REVOKE: "false",
      YARN_NPM_REGISTRY_SERVER: "https://npm.example/",
      YARN_HTTPS_PROXY: "http://proxy.example:3128",
      NPM_CONFIG_NOPROXY: "localhost",
      npm_config_https_proxy: "http://proxy.example:3128",
      PIP_FIND_LINKS: "https://wheels.example/",
      GOVCS: "*:git",
    };
    const kept = {
      UV_INDEX_URL: "https://user:secret@index.example/simple",
      HTTP_PROXY: "http://user:secret@proxy.example:3128",
      CARGO_REGISTRIES_OWN_TOKEN: "secret",
      CARGO_REGISTRIES_OWN_CREDENTIAL_PROVIDER: "secret",
      YARN_NPM_AUTH_TOKEN: "secret",
      YARN_NPM_AUTH_IDENT: "secret",
      NPM_CONFIG__AUTH: "secret",
      MY_TOKEN: "secret",
    };
    const { status, stdout, stderr } = await start([path.join(root, "actions/build/build.sh")], {
      command: "bash",
      cwd: workspace,
      env: {
        ...{ PATH: process.env.PATH, HOME: home, ...given, ...kept },
        SBG_COMMAND:
          'env -0 >variables; cat "$SSL_CERT_FILE" "$(cut -d : -f 2 <<<"$SSL_CERT_DIR")/0a1b2c3d.0" >certificate; ls "$(dirname "$SSL_CERT_FILE")" >home; exit 3',
        SBG_PREPARE: "",
        SBG_AS: "own",
        SBG_CONFINE: path.join(root, "src/engines/confine.c"),
      },
    }).finished;
    expect(status, stderr).toBe(3);
    const seen = readFileSync(path.join(workspace, "variables"), "utf8").split("\0");
    for (const [name, value] of Object.entries(given)) expect(seen).toContain(`${name}=${value}`);
    expect(seen.join()).not.toContain("secret");
    for (const name of ["UV_INDEX_URL", "HTTP_PROXY"])
      expect(stdout).toMatch(
        new RegExp(
          `^::warning::the build does not get the variable ${name}: (?!.*secret).*Download what it needs in the input prepare`,
          "m",
        ),
      );
    expect(stdout).toMatch(
      /^::notice::the build ran as a user of its own, without sudo and without (HTTP_PROXY UV_INDEX_URL|UV_INDEX_URL HTTP_PROXY): /m,
    );
    expect(readFileSync(path.join(workspace, "certificate"), "utf8")).toBe("a certificateanother");
    // It sees nothing else of the home folder.
    expect(readFileSync(path.join(workspace, "home"), "utf8")).toBe("certificates\ncompany.pem\n");
  });
});

describe("a confined engine that does wrong in one test is named as any other", () => {
  const within = /, in SELECT k, COUNT\(\*\) FROM sbtest1 /;
  const late = /^over [\d,]+x the baseline's [\d.]+ m?s: no answer within 2 s, in SELECT k/;
  const faults: [Fault, string, RegExp][] = [
    ["segfault", "crash", /^the sample's process was ended by signal 11 \(SIGSEGV\), in SELECT k/],
    ["exit", "crash", /^the sample's process ended with status 7, by a call of exit$/],
    ["hang", "timeout", late],
    ["stop", "timeout", late],
    ["leak", "error", within],
    [
      "claim done",
      "error",
      /the driver's: (a "done" reply while the sample was running|a reply before it was due)$/,
    ],
  ];
  it.for(faults)("%s", async ([fault, reason, message]) => {
    const out = path.join(folder, fault.replaceAll(" ", "-"));
    const candidate = await compileFaulty(fault);
    const { status } = await run([
      ...["run", "--candidate", candidate, "--baseline", sqlite, "--confine", "on", "--out", out, "--quiet"],
      ...["--variants", "int", "--storages", "memory", "--workloads", "groupby_scan,oltp_point_select"],
      ...["--rows", "500", "--rounds", "2", "--ceiling", "100000", "--sample-timeout", "2"],
    ]);
    expect(status).toBe(3);
    const file = path.join(out, "results.json");
    const failures = parseRecording(readFileSync(file, "utf8"), file).tests.flatMap((test) => test.failures);
    expect(failures).toEqual([expect.objectContaining({ reason, message: expect.stringMatching(message) })]);
  });

  it("ends with everything that it has started, when the run is interrupted or killed", async () => {
    for (const signal of ["SIGINT", "SIGKILL"] as const) {
      const job = makeJob(signal);
      const { child, finished, stderrSoFar } = start(
        [
          ...["run", "--candidate", job.candidate, "--baseline", job.other, "--confine", "on"],
          ...["--out", job.place("results"), "--variants", "int", "--rounds", "1000", "--rows", "500"],
          ...["--workloads", "oltp_point_select,oltp_insert"],
        ],
        { env: job.environment },
      );
      while (!/timing/.test(stderrSoFar())) await new Promise((resolve) => setTimeout(resolve, 50));
      const databases = `${job.place("results")}/.sqlite-bench-gate-`;
      // A process is known by its folder while it starts.
      while (processesWith(databases).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      child.kill(signal);
      await finished;
      while (processesWith(databases).length > 0) await new Promise((resolve) => setTimeout(resolve, 50));
      expect(processesWith(job.stays)).toEqual([]);
    }
  });
});

describe("every kind of engine is confined", () => {
  const kinds = {
    library: fetchSqlite,
    "benchmark binary": async () => await linkBinary(await compileSqliteArchive()),
    shell: compileSqliteShell,
  };
  it.for(Object.keys(kinds) as (keyof typeof kinds)[])("%s", async (kind) => {
    const out = path.join(folder, kind);
    const counting = args`--counts instructions --count-rows 500 --storages file --workloads oltp_insert`;
    const parameters = args`--candidate ${await kinds[kind]()} --baseline ${sqlite} --confine on
      --out ${out}`;
    const { status, words } = await run([
      "run",
      ...parameters,
      ...small,
      ...(kind === "shell" ? [] : counting),
    ]);
    expect(status).toBe(0);
    const file = path.join(out, "results.json");
    const { engines, machine, tests } = parseRecording(readFileSync(file, "utf8"), file);
    expect([engines.candidate.kind, machine?.confined]).toEqual([kind, true]);
    expect(tests.flatMap(({ failures }) => failures)).toEqual([]);
    expect(words).not.toContain("are not counted");
  });
});

describe("confine: on", () => {
  it("refuses to measure where engines cannot be confined, and says why", async () => {
    const [without, why] = isRoot
      ? [
          ["--bounding-set", "-sys_admin", "--inh-caps", "-sys_admin"],
          "confine: unshare namespaces: Operation not permitted",
        ]
      : [["--no-new-privs"], 'sudo: The "no new privileges" flag is set'];
    const measure = (confine: "on" | "auto") => {
      const parameters = args`run --details --candidate ${sqlite} --baseline ${sqlite}
        --confine ${confine} ${small}`;
      const out = ["--out", path.join(folder, `refused-${confine}`)];
      return run([...without, process.execPath, cli, ...parameters, ...out], { command: "setpriv" });
    };
    const refused = await measure("on");
    expect(refused.status).toBe(2);
    expect(refused.stderr).toContain(`confine is on, but engines cannot be confined: ${why}`);
    const measured = await measure("auto");
    expect(measured.status).toBe(0);
    expect(measured.words).toContain(`engines were not confined: ${why}`);
  });
});
