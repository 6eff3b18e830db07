import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  figureTitles
} from "./shared-features-figures-age-words.js";
import {
  intervalError,
  seriesTrends,
  weightsOf
} from "./shared-features-nights-history-files-history-index.js";
import {
  count2 as count,
  priorDegrees,
  shortBytes,
  shortTime
} from "./shared-jstat-dist-jstat.js";

// src/features/nights/history/runs/figure-series.ts
function figureTrends(runs, series) {
  return seriesTrends(
    runs,
    series.filter(({ points }) => points.length > 0)
  );
}
var degreesOfRung = 7;
var agedFigures = ["time", "cpu", "disk", "written"];
function agedSeries(runs, own) {
  const all = own === void 0 ? runs : [...runs, own];
  const newest = all.findLast(({ aged }) => aged !== void 0);
  const lives = all.map(
    ({ aged, suite }) => aged?.commits === newest?.aged?.commits && suite?.seed === newest?.suite?.seed ? aged?.shapes : void 0
  );
  return namesIn(lives).flatMap(
    (shape) => agedFigures.map((figure) => {
      const values = lives.map((life) => agedValue(ownValue(life, shape), figure));
      const isTime = figure === "time" || figure === "cpu";
      return {
        ...{
          path: `age/${shape} ${figure}`,
          row: `age/${shape}`,
          figure,
          sections: [`age/${shape}`],
          values
        },
        title: `age/${shape} ${figureTitles[figure]}`,
        shortTitle: `${shape}: ${figure === "written" ? "bytes written" : figureTitles[figure]}`,
        format: isTime ? shortTime : shortBytes,
        // The seed stands for the SQL of the lives, so that no other suite's could be the reason of a change.
        points: pointsOf(values.slice(0, runs.length), degreesOfRung, `${newest?.suite?.seed}`)
      };
    })
  );
}
function agedValue(life, figure) {
  if (figure === "time" || figure === "cpu") {
    const time = life?.times?.[figure];
    return time && { baseline: time.baselineNs, candidate: time.candidateNs, ratio: time.ratio, interval: time };
  }
  const [baseline, candidate] = [life?.baseline[figure], life?.candidate[figure]];
  if (baseline === void 0 || candidate === void 0) return void 0;
  return { baseline, candidate, ratio: Math.max(1, candidate) / Math.max(1, baseline) };
}
var degreesOfRounds = 2 + priorDegrees;
function contestSeries(runs, own) {
  const contests = [...runs, ...own === void 0 ? [] : [own]].map((run) => run.contests);
  return namesIn(contests).map((name) => {
    const path = `contention/${name}`;
    const values = contests.map((held) => {
      const found = ownValue(held, name);
      return found && {
        baseline: found.baseline,
        candidate: found.candidate,
        ratio: found.times?.ratio,
        interval: found.times
      };
    });
    return {
      ...{ path, row: path, figure: "throughput", sections: [path], shortTitle: name, values },
      format: (perSecond) => `${count(perSecond)}/s`,
      // The SQL of contests is the driver's own: no suite's could be the reason of a change.
      points: pointsOf(values.slice(0, runs.length), degreesOfRounds, "contention")
    };
  });
}
function namesIn(all) {
  return [...new Set(all.flatMap((own = {}) => Object.keys(own)))];
}
function ownValue(own, name) {
  return own !== void 0 && Object.hasOwn(own, name) ? own[name] : void 0;
}
function pointsOf(values, degrees, sql) {
  const found = values.flatMap((value, run) => {
    const { ratio, interval } = value ?? {};
    return ratio === void 0 || interval === void 0 ? [] : [{ run, ratio, interval }];
  });
  const weights = weightsOf(found.map(({ interval }) => intervalError(interval, degrees)));
  return found.map(({ run, ratio, interval: { low, high } }, index) => ({
    ...{ run, logRatio: Math.log(ratio), weight: weights[index] ?? 1, interval: { low, high }, sql }
  }));
}

export {
  figureTrends,
  agedSeries,
  contestSeries
};
