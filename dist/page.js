"use strict";
(() => {
  // src/report/format/figures.ts
  var grouped;
  function count(value) {
    grouped ??= new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
    return grouped.format(value);
  }
  function plural(value, one, many = `${one}s`) {
    return `${count(value)} ${value === 1 ? one : many}`;
  }
  function microseconds(ns) {
    return count(Math.round(ns / 1e3));
  }
  function shortMicroseconds(ns) {
    const value = ns / 1e3;
    if (value >= 99.95) return count(Math.round(value));
    return value.toFixed(value < 9.995 ? 2 : 1);
  }
  var maxDecimals = 6;
  function multiplier(value, ceiling) {
    const exceeds = (figure) => ceiling !== void 0 && figure > ceiling;
    for (let decimals = 2; decimals <= maxDecimals; decimals++) {
      const text = value.toFixed(decimals);
      if (Number(text) > 0 && exceeds(Number(text)) === exceeds(value)) return text;
    }
    if (ceiling === void 0 || value < 10 ** -maxDecimals) return value.toPrecision(2);
    return exceeds(value) ? `>${ceiling}` : String(ceiling);
  }
  function nearlyAll(value) {
    const left3 = 100 - value;
    return value.toFixed(Math.min(6, 1 - Math.floor(Math.log10(left3))));
  }
  function isNearlyAll(value) {
    return value > 99 && value < 100;
  }
  function percent(share) {
    const value = Math.abs(100 * share);
    if (isNearlyAll(value)) return `${nearlyAll(value)}%`;
    return `${value === 0 || value >= 1 ? value.toFixed(0) : Number(value.toPrecision(1))}%`;
  }
  function signedPercent(share) {
    return `${share < 0 ? "-" : "+"}${percent(share)}`;
  }
  function signedHundredths(share) {
    return `${share < 0 ? "-" : "+"}${Math.abs(100 * share).toFixed(2)}%`;
  }
  function amountPer(value) {
    return value >= 99.95 ? count(Math.round(value)) : String(Number(value.toPrecision(3)));
  }
  function rowsPerSecond(rows, ns) {
    return inUnits(rows * 1e9 / ns, ["", "k", "M", "G"]);
  }
  function shortTime(ns) {
    return inUnits(ns, [" ns", " µs", " ms", " s"]);
  }
  function shortBytes(value) {
    return inUnits(value, [" bytes", " kB", " MB"]);
  }
  function inUnits(value, units) {
    const fits = (power2) => Math.abs(value) >= 0.9995 * 1e3 ** power2;
    const power = Math.max(
      0,
      units.findLastIndex((_3, index) => fits(index))
    );
    return `${Number((value / 1e3 ** power).toPrecision(3))}${units[power]}`;
  }

  // src/page/data/page-data.ts
  var latencyLevels = [0.5, 0.75, 0.9, 0.95, 0.99, 0.999, 1];

  // src/page/browser/cell-figures.ts
  var noFigure = { text: "–", size: void 0, ratio: void 0 };
  function figureNames({
    names,
    tests
  }) {
    const { candidate, baseline, base } = names;
    return {
      ...tests.some((test) => test.base !== void 0) ? { base: `multiplier to ${base ?? "base"}` } : {},
      multiplier: `multiplier to ${baseline}`,
      ...tests.some(({ trend }) => trend !== void 0) ? { change: "change over the history" } : {},
      time: `time of ${candidate}`,
      ...tests.some(({ rows }) => rows !== void 0) ? { rate: `rows/s of ${candidate}` } : {},
      ...tests.some(({ latencies }) => latencies !== void 0) ? { p99: `p99 latency of ${candidate}` } : {},
      ...tests.some(({ instructions }) => instructions?.statements !== void 0) ? { instructions: `instructions a statement of ${candidate}` } : {},
      ...tests.some(({ instructions }) => instructions?.change !== void 0) ? { "more instructions": `instructions against ${base ?? "base"}` } : {}
    };
  }
  function cellFigure(test, name) {
    return { ...figures[name](test), outcome: test.outcome };
  }
  var figures = {
    base: ({ base }) => comparedFigure(base),
    multiplier: ({ figure }) => comparedFigure(figure),
    change: changeFigure,
    time: ({ times, figure }) => times === void 0 ? noFigure : { text: shortTime(times.candidate), size: times.candidate, ratio: figure?.value },
    rate: ({ times, rows, figure }) => times === void 0 || !rows ? noFigure : {
      text: rowsPerSecond(rows, times.candidate),
      size: times.candidate / rows,
      ratio: figure?.value
    },
    p99: ({ latencies }) => {
      const [ns, other] = [latencies?.candidate?.[p99], latencies?.baseline?.[p99]];
      return ns === void 0 ? noFigure : { text: shortTime(ns), size: ns, ratio: other && ns / other };
    },
    instructions: ({ instructions }) => {
      const { taken, statements } = instructions ?? {};
      if (!taken?.candidate || !statements) return noFigure;
      const each = taken.candidate / statements;
      return { text: amountPer(each), size: each, ratio: taken.baseline && taken.candidate / taken.baseline };
    },
    "more instructions": ({ instructions }) => {
      const { change: change2 } = instructions ?? {};
      if (change2 === void 0) return noFigure;
      return { text: signedHundredths(change2), size: change2, ratio: 1 + change2 };
    }
  };
  var p99 = latencyLevels.indexOf(0.99);
  function comparedFigure(figure) {
    return figure === void 0 ? noFigure : { text: figure.text, size: figure.value, ratio: figure.value };
  }
  function changeFigure({ trend }) {
    const [first, last] = [trend?.levels[0], trend?.levels.at(-1)];
    if (trend === void 0 || first === void 0 || last === void 0) return noFigure;
    if (trend.state === "too early") return { ...noFigure, text: "…" };
    if (trend.state === "steady") return { text: "±0%", size: 1, ratio: 1 };
    const ratio = last.multiplier / first.multiplier;
    return { text: signedPercent(ratio - 1), size: ratio, ratio };
  }
  var scaleEdges = [1.1, 1.5, 2, 3, 5];
  function colourStep(multiplier2) {
    const size = Math.max(multiplier2, 1 / multiplier2);
    const step = scaleEdges.filter((edge) => size >= edge).length;
    return multiplier2 < 1 ? 0 - step : step;
  }
  function colourClass(multiplier2) {
    const step = colourStep(multiplier2);
    if (step === 0) return "equal";
    return step > 0 ? `slower-${step}` : `faster-${-step}`;
  }

  // src/page/browser/dom.ts
  function element(tag, attributes = {}, ...children) {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (value === false || value === null) continue;
      made.setAttribute(name, value === true ? "" : String(value));
    }
    made.append(...children.filter((child) => child !== null));
    return made;
  }
  function button(attributes, onClick, ...children) {
    const made = element("button", { type: "button", ...attributes }, ...children);
    made.addEventListener("click", onClick);
    return made;
  }
  function choice(label, options, onChange, chosen) {
    const items = Object.entries(options).map(([value, text]) => element("option", { value }, text));
    const select = element("select", {}, ...items);
    if (chosen !== void 0) select.value = chosen;
    select.addEventListener("change", () => onChange(select.value));
    return element("label", { class: "choice" }, label, select);
  }

  // src/page/browser/plots/look.ts
  function dots(colour, look = {}) {
    const { hollow = false, size = 8 } = look;
    return {
      stroke: colour,
      paths: () => null,
      points: { show: true, size, width: 1.5, stroke: colour, fill: hollow ? "transparent" : colour }
    };
  }
  var timesAxis = {
    size: 60,
    values: (_3, splits) => splits.map((split) => split === null ? null : shortTime(split)),
    grid: {
      filter: (_3, splits) => {
        const powers = splits.map((split) => isPowerOfTen(split) ? split : null);
        return powers.filter((power) => power !== null).length < 2 ? splits : powers;
      }
    },
    ticks: { show: false }
  };
  function isPowerOfTen(value) {
    return value !== null && Number.isInteger(Number(Math.log10(value).toFixed(9)));
  }
  var wholeSteps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1e3, 2e3, 5e3];
  function rangeOf(values) {
    if (values.length === 0) return [0, 1];
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const room = Math.max(0.15 * (high - low), 0.01 * high);
    return [Math.max(0, low - room), high + room];
  }

  // src/page/browser/plots/engine-lines.ts
  var roles = ["baseline", "candidate", "base"];
  function rolesIn(values) {
    return roles.filter((role) => values[role] !== void 0);
  }
  var dashes = { candidate: [], baseline: [6, 3], base: [2, 3] };
  function engineLine(role, { of }, size, width = 1.5) {
    const { paths: _3, ...series } = dots(of(role), { size });
    return { ...series, width, dash: [...dashes[role]] };
  }
  function engineLegend(roles4, names) {
    return roles4.map(
      (role) => element(
        "span",
        { class: "key faint" },
        element("span", { class: `line-key engine ${role}`, "aria-hidden": "true" }),
        names[role] ?? role
      )
    );
  }

  // node_modules/uplot/dist/uPlot.esm.js
  var FEAT_TIME = true;
  var pre = "u-";
  var UPLOT = "uplot";
  var ORI_HZ = pre + "hz";
  var ORI_VT = pre + "vt";
  var TITLE = pre + "title";
  var WRAP = pre + "wrap";
  var UNDER = pre + "under";
  var OVER = pre + "over";
  var AXIS = pre + "axis";
  var OFF = pre + "off";
  var SELECT = pre + "select";
  var CURSOR_X = pre + "cursor-x";
  var CURSOR_Y = pre + "cursor-y";
  var CURSOR_PT = pre + "cursor-pt";
  var LEGEND = pre + "legend";
  var LEGEND_LIVE = pre + "live";
  var LEGEND_INLINE = pre + "inline";
  var LEGEND_SERIES = pre + "series";
  var LEGEND_MARKER = pre + "marker";
  var LEGEND_LABEL = pre + "label";
  var LEGEND_VALUE = pre + "value";
  var WIDTH = "width";
  var HEIGHT = "height";
  var TOP = "top";
  var BOTTOM = "bottom";
  var LEFT = "left";
  var RIGHT = "right";
  var hexBlack = "#000";
  var transparent = hexBlack + "0";
  var mousemove = "mousemove";
  var mousedown = "mousedown";
  var mouseup = "mouseup";
  var mouseenter = "mouseenter";
  var mouseleave = "mouseleave";
  var dblclick = "dblclick";
  var resize = "resize";
  var scroll = "scroll";
  var change = "change";
  var dppxchange = "dppxchange";
  var LEGEND_DISP = "--";
  var domEnv = typeof window != "undefined";
  var doc = domEnv ? document : null;
  var win = domEnv ? window : null;
  var nav = domEnv ? navigator : null;
  var pxRatio;
  var query;
  function setPxRatio() {
    let _pxRatio = devicePixelRatio;
    if (pxRatio != _pxRatio) {
      pxRatio = _pxRatio;
      query && off(change, query, setPxRatio);
      query = matchMedia(`(min-resolution: ${pxRatio - 1e-3}dppx) and (max-resolution: ${pxRatio + 1e-3}dppx)`);
      on(change, query, setPxRatio);
      win.dispatchEvent(new CustomEvent(dppxchange));
    }
  }
  function addClass(el, c) {
    if (c != null) {
      let cl = el.classList;
      !cl.contains(c) && cl.add(c);
    }
  }
  function remClass(el, c) {
    let cl = el.classList;
    cl.contains(c) && cl.remove(c);
  }
  function setStylePx(el, name, value) {
    el.style[name] = value + "px";
  }
  function placeTag(tag, cls, targ, refEl) {
    let el = doc.createElement(tag);
    if (cls != null)
      addClass(el, cls);
    if (targ != null)
      targ.insertBefore(el, refEl);
    return el;
  }
  function placeDiv(cls, targ) {
    return placeTag("div", cls, targ);
  }
  var xformCache = /* @__PURE__ */ new WeakMap();
  function elTrans(el, xPos, yPos, xMax, yMax) {
    let xform = "translate(" + xPos + "px," + yPos + "px)";
    let xformOld = xformCache.get(el);
    if (xform != xformOld) {
      el.style.transform = xform;
      xformCache.set(el, xform);
      if (xPos < 0 || yPos < 0 || xPos > xMax || yPos > yMax)
        addClass(el, OFF);
      else
        remClass(el, OFF);
    }
  }
  var colorCache = /* @__PURE__ */ new WeakMap();
  function elColor(el, background, borderColor) {
    let newColor = background + borderColor;
    let oldColor = colorCache.get(el);
    if (newColor != oldColor) {
      colorCache.set(el, newColor);
      el.style.background = background;
      el.style.borderColor = borderColor;
    }
  }
  var sizeCache = /* @__PURE__ */ new WeakMap();
  function elSize(el, newWid, newHgt, centered) {
    let newSize = newWid + "" + newHgt;
    let oldSize = sizeCache.get(el);
    if (newSize != oldSize) {
      sizeCache.set(el, newSize);
      el.style.height = newHgt + "px";
      el.style.width = newWid + "px";
      el.style.marginLeft = centered ? -newWid / 2 + "px" : 0;
      el.style.marginTop = centered ? -newHgt / 2 + "px" : 0;
    }
  }
  var evOpts = { passive: true };
  var evOpts2 = { ...evOpts, capture: true };
  function on(ev, el, cb, capt) {
    el.addEventListener(ev, cb, capt ? evOpts2 : evOpts);
  }
  function off(ev, el, cb, capt) {
    el.removeEventListener(ev, cb, evOpts);
  }
  domEnv && setPxRatio();
  function closestIdx(num, arr, lo, hi) {
    let mid;
    lo = lo || 0;
    hi = hi || arr.length - 1;
    let bitwise = hi <= 2147483647;
    while (hi - lo > 1) {
      mid = bitwise ? lo + hi >> 1 : floor((lo + hi) / 2);
      if (arr[mid] < num)
        lo = mid;
      else
        hi = mid;
    }
    if (num - arr[lo] <= arr[hi] - num)
      return lo;
    return hi;
  }
  function makeIndexOfs(predicate) {
    let indexOfs = (data, _i0, _i1) => {
      let i0 = -1;
      let i1 = -1;
      for (let i = _i0; i <= _i1; i++) {
        if (predicate(data[i])) {
          i0 = i;
          break;
        }
      }
      for (let i = _i1; i >= _i0; i--) {
        if (predicate(data[i])) {
          i1 = i;
          break;
        }
      }
      return [i0, i1];
    };
    return indexOfs;
  }
  var notNullish = (v) => v != null;
  var isPositive = (v) => v != null && v > 0;
  var nonNullIdxs = makeIndexOfs(notNullish);
  var positiveIdxs = makeIndexOfs(isPositive);
  function getMinMax(data, _i0, _i1, sorted = 0, log = false) {
    let getEdgeIdxs = log ? positiveIdxs : nonNullIdxs;
    let predicate = log ? isPositive : notNullish;
    [_i0, _i1] = getEdgeIdxs(data, _i0, _i1);
    let _min = data[_i0];
    let _max = data[_i0];
    if (_i0 > -1) {
      if (sorted == 1) {
        _min = data[_i0];
        _max = data[_i1];
      } else if (sorted == -1) {
        _min = data[_i1];
        _max = data[_i0];
      } else {
        for (let i = _i0; i <= _i1; i++) {
          let v = data[i];
          if (predicate(v)) {
            if (v < _min)
              _min = v;
            else if (v > _max)
              _max = v;
          }
        }
      }
    }
    return [_min ?? inf, _max ?? -inf];
  }
  function rangeLog(min2, max2, base, fullMags) {
    let minSign = sign(min2);
    let maxSign = sign(max2);
    if (min2 == max2) {
      if (minSign == -1) {
        min2 *= base;
        max2 /= base;
      } else {
        min2 /= base;
        max2 *= base;
      }
    }
    let logFn = base == 10 ? log10 : log2;
    let growMinAbs = minSign == 1 ? floor : ceil;
    let growMaxAbs = maxSign == 1 ? ceil : floor;
    let minExp = growMinAbs(logFn(abs(min2)));
    let maxExp = growMaxAbs(logFn(abs(max2)));
    let minIncr = pow(base, minExp);
    let maxIncr = pow(base, maxExp);
    if (base == 10) {
      if (minExp < 0)
        minIncr = roundDec(minIncr, -minExp);
      if (maxExp < 0)
        maxIncr = roundDec(maxIncr, -maxExp);
    }
    if (fullMags || base == 2) {
      min2 = minIncr * minSign;
      max2 = maxIncr * maxSign;
    } else {
      min2 = incrRoundDn(min2, minIncr);
      max2 = incrRoundUp(max2, maxIncr);
    }
    return [min2, max2];
  }
  function rangeAsinh(min2, max2, base, fullMags) {
    let minMax = rangeLog(min2, max2, base, fullMags);
    if (min2 == 0)
      minMax[0] = 0;
    if (max2 == 0)
      minMax[1] = 0;
    return minMax;
  }
  var rangePad = 0.1;
  var autoRangePart = {
    mode: 3,
    pad: rangePad
  };
  var _eqRangePart = {
    pad: 0,
    soft: null,
    mode: 0
  };
  var _eqRange = {
    min: _eqRangePart,
    max: _eqRangePart
  };
  function rangeNum(_min, _max, mult, extra) {
    if (isObj(mult))
      return _rangeNum(_min, _max, mult);
    _eqRangePart.pad = mult;
    _eqRangePart.soft = extra ? 0 : null;
    _eqRangePart.mode = extra ? 3 : 0;
    return _rangeNum(_min, _max, _eqRange);
  }
  function ifNull(lh, rh) {
    return lh == null ? rh : lh;
  }
  function hasData(data, idx0, idx1) {
    idx0 = ifNull(idx0, 0);
    idx1 = ifNull(idx1, data.length - 1);
    while (idx0 <= idx1) {
      if (data[idx0] != null)
        return true;
      idx0++;
    }
    return false;
  }
  function _rangeNum(_min, _max, cfg) {
    let cmin = cfg.min;
    let cmax = cfg.max;
    let padMin = ifNull(cmin.pad, 0);
    let padMax = ifNull(cmax.pad, 0);
    let hardMin = ifNull(cmin.hard, -inf);
    let hardMax = ifNull(cmax.hard, inf);
    let softMin = ifNull(cmin.soft, inf);
    let softMax = ifNull(cmax.soft, -inf);
    let softMinMode = ifNull(cmin.mode, 0);
    let softMaxMode = ifNull(cmax.mode, 0);
    let delta = _max - _min;
    let deltaMag = log10(delta);
    let scalarMax = max(abs(_min), abs(_max));
    let scalarMag = log10(scalarMax);
    let scalarMagDelta = abs(scalarMag - deltaMag);
    if (delta < 1e-24 || scalarMagDelta > 10) {
      delta = 0;
      if (_min == 0 || _max == 0) {
        delta = 1e-24;
        if (softMinMode == 2 && softMin != inf)
          padMin = 0;
        if (softMaxMode == 2 && softMax != -inf)
          padMax = 0;
      }
    }
    let nonZeroDelta = delta || scalarMax || 1e3;
    let mag = log10(nonZeroDelta);
    let base = pow(10, floor(mag));
    let _padMin = nonZeroDelta * (delta == 0 ? _min == 0 ? 0.1 : 1 : padMin);
    let _newMin = roundDec(incrRoundDn(_min - _padMin, base / 10), 24);
    let _softMin = _min >= softMin && (softMinMode == 1 || softMinMode == 3 && _newMin <= softMin || softMinMode == 2 && _newMin >= softMin) ? softMin : inf;
    let minLim = max(hardMin, _newMin < _softMin && _min >= _softMin ? _softMin : min(_softMin, _newMin));
    let _padMax = nonZeroDelta * (delta == 0 ? _max == 0 ? 0.1 : 1 : padMax);
    let _newMax = roundDec(incrRoundUp(_max + _padMax, base / 10), 24);
    let _softMax = _max <= softMax && (softMaxMode == 1 || softMaxMode == 3 && _newMax >= softMax || softMaxMode == 2 && _newMax <= softMax) ? softMax : -inf;
    let maxLim = min(hardMax, _newMax > _softMax && _max <= _softMax ? _softMax : max(_softMax, _newMax));
    if (minLim == maxLim && minLim == 0)
      maxLim = 100;
    return [minLim, maxLim];
  }
  var numFormatter = new Intl.NumberFormat(domEnv ? nav.language : "en-US");
  var fmtNum = (val) => numFormatter.format(val);
  var M = Math;
  var PI = M.PI;
  var abs = M.abs;
  var floor = M.floor;
  var round = M.round;
  var ceil = M.ceil;
  var min = M.min;
  var max = M.max;
  var pow = M.pow;
  var sign = M.sign;
  var log10 = M.log10;
  var log2 = M.log2;
  var sinh = (v, linthresh = 1) => M.sinh(v) * linthresh;
  var asinh = (v, linthresh = 1) => M.asinh(v / linthresh);
  var inf = Infinity;
  function numIntDigits(x) {
    return (log10((x ^ x >> 31) - (x >> 31)) | 0) + 1;
  }
  function clamp(num, _min, _max) {
    return min(max(num, _min), _max);
  }
  function isFn(v) {
    return typeof v == "function";
  }
  function fnOrSelf(v) {
    return isFn(v) ? v : () => v;
  }
  var noop = () => {
  };
  var retArg0 = (_0) => _0;
  var retArg1 = (_0, _1) => _1;
  var retNull = (_3) => null;
  var retTrue = (_3) => true;
  var retEq = (a, b) => a == b;
  var regex6 = /\.\d*?(?=9{6,}|0{6,})/gm;
  var fixFloat = (val) => {
    if (isInt(val) || fixedDec.has(val))
      return val;
    const str = `${val}`;
    const match = str.match(regex6);
    if (match == null)
      return val;
    let len = match[0].length - 1;
    if (str.indexOf("e-") != -1) {
      let [num, exp] = str.split("e");
      return +`${fixFloat(num)}e${exp}`;
    }
    return roundDec(val, len);
  };
  function incrRound(num, incr) {
    return fixFloat(roundDec(fixFloat(num / incr)) * incr);
  }
  function incrRoundUp(num, incr) {
    return fixFloat(ceil(fixFloat(num / incr)) * incr);
  }
  function incrRoundDn(num, incr) {
    return fixFloat(floor(fixFloat(num / incr)) * incr);
  }
  function roundDec(val, dec = 0) {
    if (isInt(val))
      return val;
    let p = 10 ** dec;
    let n = val * p * (1 + Number.EPSILON);
    return round(n) / p;
  }
  var fixedDec = /* @__PURE__ */ new Map();
  function guessDec(num) {
    return (("" + num).split(".")[1] || "").length;
  }
  function genIncrs(base, minExp, maxExp, mults) {
    let incrs = [];
    let multDec = mults.map(guessDec);
    for (let exp = minExp; exp < maxExp; exp++) {
      let expa = abs(exp);
      let mag = roundDec(pow(base, exp), expa);
      for (let i = 0; i < mults.length; i++) {
        let _incr = base == 10 ? +`${mults[i]}e${exp}` : mults[i] * mag;
        let dec = (exp >= 0 ? 0 : expa) + (exp >= multDec[i] ? 0 : multDec[i]);
        let incr = base == 10 ? _incr : roundDec(_incr, dec);
        incrs.push(incr);
        fixedDec.set(incr, dec);
      }
    }
    return incrs;
  }
  var EMPTY_OBJ = {};
  var EMPTY_ARR = [];
  var nullNullTuple = [null, null];
  var isArr = Array.isArray;
  var isInt = Number.isInteger;
  var isUndef = (v) => v === void 0;
  function isStr(v) {
    return typeof v == "string";
  }
  function isObj(v) {
    let is = false;
    if (v != null) {
      let c = v.constructor;
      is = c == null || c == Object;
    }
    return is;
  }
  function fastIsObj(v) {
    return v != null && typeof v == "object";
  }
  var TypedArray = Object.getPrototypeOf(Uint8Array);
  var __proto__ = "__proto__";
  function copy(o, _isObj = isObj) {
    let out;
    if (isArr(o)) {
      let val = o.find((v) => v != null);
      if (isArr(val) || _isObj(val)) {
        out = Array(o.length);
        for (let i = 0; i < o.length; i++)
          out[i] = copy(o[i], _isObj);
      } else
        out = o.slice();
    } else if (o instanceof TypedArray)
      out = o.slice();
    else if (_isObj(o)) {
      out = {};
      for (let k in o) {
        if (k != __proto__)
          out[k] = copy(o[k], _isObj);
      }
    } else
      out = o;
    return out;
  }
  function assign(targ) {
    let args = arguments;
    for (let i = 1; i < args.length; i++) {
      let src = args[i];
      for (let key2 in src) {
        if (key2 != __proto__) {
          if (isObj(targ[key2]))
            assign(targ[key2], copy(src[key2]));
          else
            targ[key2] = copy(src[key2]);
        }
      }
    }
    return targ;
  }
  var NULL_REMOVE = 0;
  var NULL_RETAIN = 1;
  var NULL_EXPAND = 2;
  function nullExpand(yVals, nullIdxs, alignedLen) {
    for (let i = 0, xi, lastNullIdx = -1; i < nullIdxs.length; i++) {
      let nullIdx = nullIdxs[i];
      if (nullIdx > lastNullIdx) {
        xi = nullIdx - 1;
        while (xi >= 0 && yVals[xi] == null)
          yVals[xi--] = null;
        xi = nullIdx + 1;
        while (xi < alignedLen && yVals[xi] == null)
          yVals[lastNullIdx = xi++] = null;
      }
    }
  }
  function join(tables, nullModes) {
    if (allHeadersSame(tables)) {
      let table = tables[0].slice();
      for (let i = 1; i < tables.length; i++)
        table.push(...tables[i].slice(1));
      if (!isAsc(table[0]))
        table = sortCols(table);
      return table;
    }
    let xVals = /* @__PURE__ */ new Set();
    for (let ti = 0; ti < tables.length; ti++) {
      let t = tables[ti];
      let xs = t[0];
      let len = xs.length;
      for (let i = 0; i < len; i++)
        xVals.add(xs[i]);
    }
    let data = [Array.from(xVals).sort((a, b) => a - b)];
    let alignedLen = data[0].length;
    let xIdxs = /* @__PURE__ */ new Map();
    for (let i = 0; i < alignedLen; i++)
      xIdxs.set(data[0][i], i);
    for (let ti = 0; ti < tables.length; ti++) {
      let t = tables[ti];
      let xs = t[0];
      for (let si = 1; si < t.length; si++) {
        let ys = t[si];
        let yVals = Array(alignedLen).fill(void 0);
        let nullMode = nullModes ? nullModes[ti][si] : NULL_RETAIN;
        let nullIdxs = [];
        for (let i = 0; i < ys.length; i++) {
          let yVal = ys[i];
          let alignedIdx = xIdxs.get(xs[i]);
          if (yVal === null) {
            if (nullMode != NULL_REMOVE) {
              yVals[alignedIdx] = yVal;
              if (nullMode == NULL_EXPAND)
                nullIdxs.push(alignedIdx);
            }
          } else
            yVals[alignedIdx] = yVal;
        }
        nullExpand(yVals, nullIdxs, alignedLen);
        data.push(yVals);
      }
    }
    return data;
  }
  var microTask = typeof queueMicrotask == "undefined" ? (fn) => Promise.resolve().then(fn) : queueMicrotask;
  function sortCols(table) {
    let head = table[0];
    let rlen = head.length;
    let idxs = Array(rlen);
    for (let i = 0; i < idxs.length; i++)
      idxs[i] = i;
    idxs.sort((i0, i1) => head[i0] - head[i1]);
    let table2 = [];
    for (let i = 0; i < table.length; i++) {
      let row = table[i];
      let row2 = Array(rlen);
      for (let j = 0; j < rlen; j++)
        row2[j] = row[idxs[j]];
      table2.push(row2);
    }
    return table2;
  }
  function allHeadersSame(tables) {
    let vals0 = tables[0][0];
    let len0 = vals0.length;
    for (let i = 1; i < tables.length; i++) {
      let vals1 = tables[i][0];
      if (vals1.length != len0)
        return false;
      if (vals1 != vals0) {
        for (let j = 0; j < len0; j++) {
          if (vals1[j] != vals0[j])
            return false;
        }
      }
    }
    return true;
  }
  function isAsc(vals, samples = 100) {
    const len = vals.length;
    if (len <= 1)
      return true;
    let firstIdx = 0;
    let lastIdx = len - 1;
    while (firstIdx <= lastIdx && vals[firstIdx] == null)
      firstIdx++;
    while (lastIdx >= firstIdx && vals[lastIdx] == null)
      lastIdx--;
    if (lastIdx <= firstIdx)
      return true;
    const stride = max(1, floor((lastIdx - firstIdx + 1) / samples));
    for (let prevVal = vals[firstIdx], i = firstIdx + stride; i <= lastIdx; i += stride) {
      const v = vals[i];
      if (v != null) {
        if (v <= prevVal)
          return false;
        prevVal = v;
      }
    }
    return true;
  }
  var months = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December"
  ];
  var days = [
    "Sunday",
    "Monday",
    "Tuesday",
    "Wednesday",
    "Thursday",
    "Friday",
    "Saturday"
  ];
  function slice3(str) {
    return str.slice(0, 3);
  }
  var days3 = days.map(slice3);
  var months3 = months.map(slice3);
  var engNames = {
    MMMM: months,
    MMM: months3,
    WWWW: days,
    WWW: days3
  };
  function zeroPad2(int) {
    return (int < 10 ? "0" : "") + int;
  }
  function zeroPad3(int) {
    return (int < 10 ? "00" : int < 100 ? "0" : "") + int;
  }
  var subs = {
    // 2019
    YYYY: (d) => d.getFullYear(),
    // 19
    YY: (d) => (d.getFullYear() + "").slice(2),
    // July
    MMMM: (d, names) => names.MMMM[d.getMonth()],
    // Jul
    MMM: (d, names) => names.MMM[d.getMonth()],
    // 07
    MM: (d) => zeroPad2(d.getMonth() + 1),
    // 7
    M: (d) => d.getMonth() + 1,
    // 09
    DD: (d) => zeroPad2(d.getDate()),
    // 9
    D: (d) => d.getDate(),
    // Monday
    WWWW: (d, names) => names.WWWW[d.getDay()],
    // Mon
    WWW: (d, names) => names.WWW[d.getDay()],
    // 03
    HH: (d) => zeroPad2(d.getHours()),
    // 3
    H: (d) => d.getHours(),
    // 9 (12hr, unpadded)
    h: (d) => {
      let h = d.getHours();
      return h == 0 ? 12 : h > 12 ? h - 12 : h;
    },
    // AM
    AA: (d) => d.getHours() >= 12 ? "PM" : "AM",
    // am
    aa: (d) => d.getHours() >= 12 ? "pm" : "am",
    // a
    a: (d) => d.getHours() >= 12 ? "p" : "a",
    // 09
    mm: (d) => zeroPad2(d.getMinutes()),
    // 9
    m: (d) => d.getMinutes(),
    // 09
    ss: (d) => zeroPad2(d.getSeconds()),
    // 9
    s: (d) => d.getSeconds(),
    // 374
    fff: (d) => zeroPad3(d.getMilliseconds())
  };
  function fmtDate(tpl, names) {
    names = names || engNames;
    let parts = [];
    let R = /\{([a-z]+)\}|[^{]+/gi, m;
    while (m = R.exec(tpl))
      parts.push(m[0][0] == "{" ? subs[m[1]] : m[0]);
    return (d) => {
      let out = "";
      for (let i = 0; i < parts.length; i++)
        out += typeof parts[i] == "string" ? parts[i] : parts[i](d, names);
      return out;
    };
  }
  var localTz = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  function tzDate(date, tz) {
    let date2;
    if (tz == "UTC" || tz == "Etc/UTC")
      date2 = new Date(+date + date.getTimezoneOffset() * 6e4);
    else if (tz == localTz)
      date2 = date;
    else {
      date2 = new Date(date.toLocaleString("en-US", { timeZone: tz }));
      date2.setMilliseconds(date.getMilliseconds());
    }
    return date2;
  }
  var onlyWhole = (v) => v % 1 == 0;
  var allMults = [1, 2, 2.5, 5];
  var decIncrs = genIncrs(10, -32, 0, allMults);
  var oneIncrs = genIncrs(10, 0, 32, allMults);
  var wholeIncrs = oneIncrs.filter(onlyWhole);
  var numIncrs = decIncrs.concat(oneIncrs);
  var NL = "\n";
  var yyyy = "{YYYY}";
  var NLyyyy = NL + yyyy;
  var md = "{M}/{D}";
  var NLmd = NL + md;
  var NLmdyy = NLmd + "/{YY}";
  var aa = "{aa}";
  var hmm = "{h}:{mm}";
  var hmmaa = hmm + aa;
  var NLhmmaa = NL + hmmaa;
  var ss = ":{ss}";
  var _ = null;
  function genTimeStuffs(ms) {
    let s = ms * 1e3, m = s * 60, h = m * 60, d = h * 24, mo = d * 30, y = d * 365;
    let subSecIncrs = ms == 1 ? genIncrs(10, 0, 3, allMults).filter(onlyWhole) : genIncrs(10, -3, 0, allMults);
    let timeIncrs = subSecIncrs.concat([
      // minute divisors (# of secs)
      s,
      s * 5,
      s * 10,
      s * 15,
      s * 30,
      // hour divisors (# of mins)
      m,
      m * 5,
      m * 10,
      m * 15,
      m * 30,
      // day divisors (# of hrs)
      h,
      h * 2,
      h * 3,
      h * 4,
      h * 6,
      h * 8,
      h * 12,
      // month divisors TODO: need more?
      d,
      d * 2,
      d * 3,
      d * 4,
      d * 5,
      d * 6,
      d * 7,
      d * 8,
      d * 9,
      d * 10,
      d * 15,
      // year divisors (# months, approx)
      mo,
      mo * 2,
      mo * 3,
      mo * 4,
      mo * 6,
      // century divisors
      y,
      y * 2,
      y * 5,
      y * 10,
      y * 25,
      y * 50,
      y * 100
    ]);
    const _timeAxisStamps = [
      //   tick incr    default          year                    month   day                   hour    min       sec   mode
      [y, yyyy, _, _, _, _, _, _, 1],
      [d * 28, "{MMM}", NLyyyy, _, _, _, _, _, 1],
      [d, md, NLyyyy, _, _, _, _, _, 1],
      [h, "{h}" + aa, NLmdyy, _, NLmd, _, _, _, 1],
      [m, hmmaa, NLmdyy, _, NLmd, _, _, _, 1],
      [s, ss, NLmdyy + " " + hmmaa, _, NLmd + " " + hmmaa, _, NLhmmaa, _, 1],
      [ms, ss + ".{fff}", NLmdyy + " " + hmmaa, _, NLmd + " " + hmmaa, _, NLhmmaa, _, 1]
    ];
    function timeAxisSplits(tzDate2) {
      return (self, axisIdx, scaleMin, scaleMax, foundIncr, foundSpace) => {
        let splits = [];
        let isYr = foundIncr >= y;
        let isMo = foundIncr >= mo && foundIncr < y;
        let minDate = tzDate2(scaleMin);
        let minDateTs = roundDec(minDate * ms, 3);
        let minMin = mkDate(minDate.getFullYear(), isYr ? 0 : minDate.getMonth(), isMo || isYr ? 1 : minDate.getDate());
        let minMinTs = roundDec(minMin * ms, 3);
        if (isMo || isYr) {
          let moIncr = isMo ? foundIncr / mo : 0;
          let yrIncr = isYr ? foundIncr / y : 0;
          let split = minDateTs == minMinTs ? minDateTs : roundDec(mkDate(minMin.getFullYear() + yrIncr, minMin.getMonth() + moIncr, 1) * ms, 3);
          let splitDate = new Date(round(split / ms));
          let baseYear = splitDate.getFullYear();
          let baseMonth = splitDate.getMonth();
          for (let i = 0; split <= scaleMax; i++) {
            let next = mkDate(baseYear + yrIncr * i, baseMonth + moIncr * i, 1);
            let offs = next - tzDate2(roundDec(next * ms, 3));
            split = roundDec((+next + offs) * ms, 3);
            if (split <= scaleMax)
              splits.push(split);
          }
        } else {
          let incr0 = foundIncr >= d ? d : foundIncr;
          let tzOffset = floor(scaleMin) - floor(minDateTs);
          let split = minMinTs + tzOffset + incrRoundUp(minDateTs - minMinTs, incr0);
          splits.push(split);
          let date0 = tzDate2(split);
          let prevHour = date0.getHours() + date0.getMinutes() / m + date0.getSeconds() / h;
          let incrHours = foundIncr / h;
          let minSpace = self.axes[axisIdx]._space;
          let pctSpace = foundSpace / minSpace;
          while (1) {
            split = roundDec(split + foundIncr, ms == 1 ? 0 : 3);
            if (split > scaleMax)
              break;
            if (incrHours > 1) {
              let expectedHour = floor(roundDec(prevHour + incrHours, 6)) % 24;
              let splitDate = tzDate2(split);
              let actualHour = splitDate.getHours();
              let dstShift = actualHour - expectedHour;
              if (dstShift > 1)
                dstShift = -1;
              split -= dstShift * h;
              prevHour = (prevHour + incrHours) % 24;
              let prevSplit = splits[splits.length - 1];
              let pctIncr = roundDec((split - prevSplit) / foundIncr, 3);
              if (pctIncr * pctSpace >= 0.7)
                splits.push(split);
            } else
              splits.push(split);
          }
        }
        return splits;
      };
    }
    return [
      timeIncrs,
      _timeAxisStamps,
      timeAxisSplits
    ];
  }
  var [timeIncrsMs, _timeAxisStampsMs, timeAxisSplitsMs] = genTimeStuffs(1);
  var [timeIncrsS, _timeAxisStampsS, timeAxisSplitsS] = genTimeStuffs(1e-3);
  genIncrs(2, -53, 53, [1]);
  function timeAxisStamps(stampCfg, fmtDate2) {
    return stampCfg.map((s) => s.map(
      (v, i) => i == 0 || i == 8 || v == null ? v : fmtDate2(i == 1 || s[8] == 0 ? v : s[1] + v)
    ));
  }
  function timeAxisVals(tzDate2, stamps) {
    return (self, splits, axisIdx, foundSpace, foundIncr) => {
      let s = stamps.find((s2) => foundIncr >= s2[0]) || stamps[stamps.length - 1];
      let prevYear;
      let prevMnth;
      let prevDate;
      let prevHour;
      let prevMins;
      let prevSecs;
      return splits.map((split) => {
        let date = tzDate2(split);
        let newYear = date.getFullYear();
        let newMnth = date.getMonth();
        let newDate = date.getDate();
        let newHour = date.getHours();
        let newMins = date.getMinutes();
        let newSecs = date.getSeconds();
        let stamp = newYear != prevYear && s[2] || newMnth != prevMnth && s[3] || newDate != prevDate && s[4] || newHour != prevHour && s[5] || newMins != prevMins && s[6] || newSecs != prevSecs && s[7] || s[1];
        prevYear = newYear;
        prevMnth = newMnth;
        prevDate = newDate;
        prevHour = newHour;
        prevMins = newMins;
        prevSecs = newSecs;
        return stamp(date);
      });
    };
  }
  function timeAxisVal(tzDate2, dateTpl) {
    let stamp = fmtDate(dateTpl);
    return (self, splits, axisIdx, foundSpace, foundIncr) => splits.map((split) => stamp(tzDate2(split)));
  }
  function mkDate(y, m, d) {
    return new Date(y, m, d);
  }
  function timeSeriesStamp(stampCfg, fmtDate2) {
    return fmtDate2(stampCfg);
  }
  var _timeSeriesStamp = "{YYYY}-{MM}-{DD} {h}:{mm}{aa}";
  function timeSeriesVal(tzDate2, stamp) {
    return (self, val, seriesIdx, dataIdx) => dataIdx == null ? LEGEND_DISP : stamp(tzDate2(val));
  }
  function legendStroke(self, seriesIdx) {
    let s = self.series[seriesIdx];
    return s.width ? s.stroke(self, seriesIdx) : s.points.width ? s.points.stroke(self, seriesIdx) : null;
  }
  function legendFill(self, seriesIdx) {
    return self.series[seriesIdx].fill(self, seriesIdx);
  }
  var legendOpts = {
    show: true,
    live: true,
    isolate: false,
    mount: noop,
    markers: {
      show: true,
      width: 2,
      stroke: legendStroke,
      fill: legendFill,
      dash: "solid"
    },
    idx: null,
    idxs: null,
    values: []
  };
  function cursorPointShow(self, si) {
    let o = self.cursor.points;
    let pt = placeDiv();
    let size = o.size(self, si);
    setStylePx(pt, WIDTH, size);
    setStylePx(pt, HEIGHT, size);
    let mar = size / -2;
    setStylePx(pt, "marginLeft", mar);
    setStylePx(pt, "marginTop", mar);
    let width = o.width(self, si, size);
    width && setStylePx(pt, "borderWidth", width);
    return pt;
  }
  function cursorPointFill(self, si) {
    let sp = self.series[si].points;
    return sp._fill || sp._stroke;
  }
  function cursorPointStroke(self, si) {
    let sp = self.series[si].points;
    return sp._stroke || sp._fill;
  }
  function cursorPointSize(self, si) {
    let sp = self.series[si].points;
    return sp.size;
  }
  var moveTuple = [0, 0];
  function cursorMove(self, mouseLeft1, mouseTop1) {
    moveTuple[0] = mouseLeft1;
    moveTuple[1] = mouseTop1;
    return moveTuple;
  }
  function filtBtn0(self, targ, handle, onlyTarg = true) {
    return (e) => {
      e.button == 0 && (!onlyTarg || e.target == targ) && handle(e);
    };
  }
  function filtTarg(self, targ, handle, onlyTarg = true) {
    return (e) => {
      (!onlyTarg || e.target == targ) && handle(e);
    };
  }
  var cursorOpts = {
    show: true,
    x: true,
    y: true,
    lock: false,
    move: cursorMove,
    points: {
      one: false,
      show: cursorPointShow,
      size: cursorPointSize,
      width: 0,
      stroke: cursorPointStroke,
      fill: cursorPointFill
    },
    bind: {
      mousedown: filtBtn0,
      mouseup: filtBtn0,
      click: filtBtn0,
      // legend clicks, not .u-over clicks
      dblclick: filtBtn0,
      mousemove: filtTarg,
      mouseleave: filtTarg,
      mouseenter: filtTarg
    },
    drag: {
      setScale: true,
      x: true,
      y: false,
      dist: 0,
      uni: null,
      click: (self, e) => {
        e.stopPropagation();
        e.stopImmediatePropagation();
      },
      _x: false,
      _y: false
    },
    focus: {
      dist: (self, seriesIdx, dataIdx, valPos, curPos) => valPos - curPos,
      prox: -1,
      bias: 0
    },
    hover: {
      skip: [void 0],
      prox: null,
      bias: 0
    },
    left: -10,
    top: -10,
    idx: null,
    dataIdx: null,
    idxs: null,
    event: null
  };
  var axisLines = {
    show: true,
    stroke: "rgba(0,0,0,0.07)",
    width: 2
    //	dash: [],
  };
  var grid = assign({}, axisLines, {
    filter: retArg1
  });
  var ticks = assign({}, grid, {
    size: 10
  });
  var border = assign({}, axisLines, {
    show: false
  });
  var font = '12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"';
  var labelFont = "bold " + font;
  var lineGap = 1.5;
  var xAxisOpts = {
    show: true,
    scale: "x",
    stroke: hexBlack,
    space: 50,
    gap: 5,
    alignTo: 1,
    size: 50,
    labelGap: 0,
    labelSize: 30,
    labelFont,
    side: 2,
    //	class: "x-vals",
    //	incrs: timeIncrs,
    //	values: timeVals,
    //	filter: retArg1,
    grid,
    ticks,
    border,
    font,
    lineGap,
    rotate: 0
  };
  var numSeriesLabel = "Value";
  var timeSeriesLabel = "Time";
  var xSeriesOpts = {
    show: true,
    scale: "x",
    auto: false,
    sorted: 1,
    //	label: "Time",
    //	value: v => stamp(new Date(v * 1e3)),
    // internal caches
    min: inf,
    max: -inf,
    idxs: []
  };
  function numAxisVals(self, splits, axisIdx, foundSpace, foundIncr) {
    return splits.map((v) => v == null ? "" : fmtNum(v));
  }
  function numAxisSplits(self, axisIdx, scaleMin, scaleMax, foundIncr, foundSpace, forceMin) {
    let splits = [];
    let numDec = fixedDec.get(foundIncr) || 0;
    scaleMin = forceMin ? scaleMin : roundDec(incrRoundUp(scaleMin, foundIncr), numDec);
    for (let val = scaleMin; val <= scaleMax; val = roundDec(val + foundIncr, numDec))
      splits.push(Object.is(val, -0) ? 0 : val);
    return splits;
  }
  function logAxisSplits(self, axisIdx, scaleMin, scaleMax, foundIncr, foundSpace, forceMin) {
    const splits = [];
    const logBase = self.scales[self.axes[axisIdx].scale].log;
    const logFn = logBase == 10 ? log10 : log2;
    const exp = floor(logFn(scaleMin));
    foundIncr = pow(logBase, exp);
    if (logBase == 10)
      foundIncr = numIncrs[closestIdx(foundIncr, numIncrs)];
    let split = scaleMin;
    let nextMagIncr = foundIncr * logBase;
    if (logBase == 10)
      nextMagIncr = numIncrs[closestIdx(nextMagIncr, numIncrs)];
    do {
      splits.push(split);
      split = split + foundIncr;
      if (logBase == 10 && !fixedDec.has(split))
        split = roundDec(split, fixedDec.get(foundIncr));
      if (split >= nextMagIncr) {
        foundIncr = split;
        nextMagIncr = foundIncr * logBase;
        if (logBase == 10)
          nextMagIncr = numIncrs[closestIdx(nextMagIncr, numIncrs)];
      }
    } while (split <= scaleMax);
    return splits;
  }
  function asinhAxisSplits(self, axisIdx, scaleMin, scaleMax, foundIncr, foundSpace, forceMin) {
    let sc = self.scales[self.axes[axisIdx].scale];
    let linthresh = sc.asinh;
    let posSplits = scaleMax > linthresh ? logAxisSplits(self, axisIdx, max(linthresh, scaleMin), scaleMax, foundIncr) : [linthresh];
    let zero = scaleMax >= 0 && scaleMin <= 0 ? [0] : [];
    let negSplits = scaleMin < -linthresh ? logAxisSplits(self, axisIdx, max(linthresh, -scaleMax), -scaleMin, foundIncr) : [linthresh];
    return negSplits.reverse().map((v) => -v).concat(zero, posSplits);
  }
  var RE_ALL = /./;
  var RE_12357 = /[12357]/;
  var RE_125 = /[125]/;
  var RE_1 = /1/;
  var _filt = (splits, distr, re, keepMod) => splits.map((v, i) => distr == 4 && v == 0 || i % keepMod == 0 && re.test(v.toExponential()[v < 0 ? 1 : 0]) ? v : null);
  function log10AxisValsFilt(self, splits, axisIdx, foundSpace, foundIncr) {
    let axis = self.axes[axisIdx];
    let scaleKey = axis.scale;
    let sc = self.scales[scaleKey];
    let valToPos = self.valToPos;
    let minSpace = axis._space;
    let _10 = valToPos(10, scaleKey);
    let re = valToPos(9, scaleKey) - _10 >= minSpace ? RE_ALL : valToPos(7, scaleKey) - _10 >= minSpace ? RE_12357 : valToPos(5, scaleKey) - _10 >= minSpace ? RE_125 : RE_1;
    if (re == RE_1) {
      let magSpace = abs(valToPos(1, scaleKey) - _10);
      if (magSpace < minSpace)
        return _filt(splits.slice().reverse(), sc.distr, re, ceil(minSpace / magSpace)).reverse();
    }
    return _filt(splits, sc.distr, re, 1);
  }
  function log2AxisValsFilt(self, splits, axisIdx, foundSpace, foundIncr) {
    let axis = self.axes[axisIdx];
    let scaleKey = axis.scale;
    let minSpace = axis._space;
    let valToPos = self.valToPos;
    let magSpace = abs(valToPos(1, scaleKey) - valToPos(2, scaleKey));
    if (magSpace < minSpace)
      return _filt(splits.slice().reverse(), 3, RE_ALL, ceil(minSpace / magSpace)).reverse();
    return splits;
  }
  function numSeriesVal(self, val, seriesIdx, dataIdx) {
    return dataIdx == null ? LEGEND_DISP : val == null ? "" : fmtNum(val);
  }
  var yAxisOpts = {
    show: true,
    scale: "y",
    stroke: hexBlack,
    space: 30,
    gap: 5,
    alignTo: 1,
    size: 50,
    labelGap: 0,
    labelSize: 30,
    labelFont,
    side: 3,
    //	class: "y-vals",
    //	incrs: numIncrs,
    //	values: (vals, space) => vals,
    //	filter: retArg1,
    grid,
    ticks,
    border,
    font,
    lineGap,
    rotate: 0
  };
  function ptDia(width, mult) {
    let dia = 3 + (width || 1) * 2;
    return roundDec(dia * mult, 3);
  }
  function seriesPointsShow(self, si) {
    let { scale, idxs } = self.series[0];
    let xData = self._data[0];
    let p0 = self.valToPos(xData[idxs[0]], scale, true);
    let p1 = self.valToPos(xData[idxs[1]], scale, true);
    let dim = abs(p1 - p0);
    let s = self.series[si];
    let maxPts = dim / (s.points.space * pxRatio);
    return idxs[1] - idxs[0] <= maxPts;
  }
  var facet = {
    scale: null,
    auto: true,
    sorted: 0,
    // internal caches
    min: inf,
    max: -inf
  };
  var gaps = (self, seriesIdx, idx0, idx1, nullGaps) => nullGaps;
  var xySeriesOpts = {
    show: true,
    auto: true,
    sorted: 0,
    gaps,
    alpha: 1,
    facets: [
      assign({}, facet, { scale: "x" }),
      assign({}, facet, { scale: "y" })
    ]
  };
  var ySeriesOpts = {
    scale: "y",
    auto: true,
    sorted: 0,
    show: true,
    spanGaps: false,
    gaps,
    alpha: 1,
    points: {
      show: seriesPointsShow,
      filter: null
      //  paths:
      //	stroke: "#000",
      //	fill: "#fff",
      //	width: 1,
      //	size: 10,
    },
    //	label: "Value",
    //	value: v => v,
    values: null,
    // internal caches
    min: inf,
    max: -inf,
    idxs: [],
    path: null,
    clip: null
  };
  function clampScale(self, val, scaleMin, scaleMax, scaleKey) {
    return scaleMin / 10;
  }
  var xScaleOpts = {
    time: FEAT_TIME,
    auto: true,
    distr: 1,
    log: 10,
    asinh: 1,
    min: null,
    max: null,
    dir: 1,
    ori: 0
  };
  var yScaleOpts = assign({}, xScaleOpts, {
    time: false,
    ori: 1
  });
  var syncs = {};
  function _sync(key2, opts) {
    let s = syncs[key2];
    if (!s) {
      s = {
        key: key2,
        plots: [],
        sub(plot) {
          s.plots.push(plot);
        },
        unsub(plot) {
          s.plots = s.plots.filter((c) => c != plot);
        },
        pub(type, self, x, y, w, h, i) {
          for (let j = 0; j < s.plots.length; j++)
            s.plots[j] != self && s.plots[j].pub(type, self, x, y, w, h, i);
        }
      };
      if (key2 != null)
        syncs[key2] = s;
    }
    return s;
  }
  var BAND_CLIP_FILL = 1 << 0;
  var BAND_CLIP_STROKE = 1 << 1;
  function orient(u, seriesIdx, cb) {
    const mode = u.mode;
    const series = u.series[seriesIdx];
    const data = mode == 2 ? u._data[seriesIdx] : u._data;
    const scales = u.scales;
    const bbox = u.bbox;
    let dx = data[0], dy = mode == 2 ? data[1] : data[seriesIdx], sx = mode == 2 ? scales[series.facets[0].scale] : scales[u.series[0].scale], sy = mode == 2 ? scales[series.facets[1].scale] : scales[series.scale], l = bbox.left, t = bbox.top, w = bbox.width, h = bbox.height, H = u.valToPosH, V = u.valToPosV;
    return sx.ori == 0 ? cb(
      series,
      dx,
      dy,
      sx,
      sy,
      H,
      V,
      l,
      t,
      w,
      h,
      moveToH,
      lineToH,
      rectH,
      arcH,
      bezierCurveToH
    ) : cb(
      series,
      dx,
      dy,
      sx,
      sy,
      V,
      H,
      t,
      l,
      h,
      w,
      moveToV,
      lineToV,
      rectV,
      arcV,
      bezierCurveToV
    );
  }
  function bandFillClipDirs(self, seriesIdx) {
    let fillDir = 0;
    let clipDirs = 0;
    let bands = ifNull(self.bands, EMPTY_ARR);
    for (let i = 0; i < bands.length; i++) {
      let b = bands[i];
      if (b.series[0] == seriesIdx)
        fillDir = b.dir;
      else if (b.series[1] == seriesIdx) {
        if (b.dir == 1)
          clipDirs |= 1;
        else
          clipDirs |= 2;
      }
    }
    return [
      fillDir,
      clipDirs == 1 ? -1 : (
        // neg only
        clipDirs == 2 ? 1 : (
          // pos only
          clipDirs == 3 ? 2 : (
            // both
            0
          )
        )
      )
    ];
  }
  function seriesFillTo(self, seriesIdx, dataMin, dataMax, bandFillDir) {
    let mode = self.mode;
    let series = self.series[seriesIdx];
    let scaleKey = mode == 2 ? series.facets[1].scale : series.scale;
    let scale = self.scales[scaleKey];
    return bandFillDir == -1 ? scale.min : bandFillDir == 1 ? scale.max : scale.distr == 3 ? scale.dir == 1 ? scale.min : scale.max : 0;
  }
  function clipBandLine(self, seriesIdx, idx0, idx1, strokePath, clipDir) {
    return orient(self, seriesIdx, (series, dataX, dataY, scaleX, scaleY, valToPosX, valToPosY, xOff, yOff, xDim, yDim) => {
      let pxRound = series.pxRound;
      const dir = scaleX.dir * (scaleX.ori == 0 ? 1 : -1);
      const lineTo = scaleX.ori == 0 ? lineToH : lineToV;
      let frIdx, toIdx;
      if (dir == 1) {
        frIdx = idx0;
        toIdx = idx1;
      } else {
        frIdx = idx1;
        toIdx = idx0;
      }
      let x0 = pxRound(valToPosX(dataX[frIdx], scaleX, xDim, xOff));
      let y0 = pxRound(valToPosY(dataY[frIdx], scaleY, yDim, yOff));
      let x1 = pxRound(valToPosX(dataX[toIdx], scaleX, xDim, xOff));
      let yLimit = pxRound(valToPosY(clipDir == 1 ? scaleY.max : scaleY.min, scaleY, yDim, yOff));
      let clip = new Path2D(strokePath);
      lineTo(clip, x1, yLimit);
      lineTo(clip, x0, yLimit);
      lineTo(clip, x0, y0);
      return clip;
    });
  }
  function clipGaps(gaps2, ori, plotLft, plotTop, plotWid, plotHgt) {
    let clip = null;
    if (gaps2.length > 0) {
      clip = new Path2D();
      const rect2 = ori == 0 ? rectH : rectV;
      let prevGapEnd = plotLft;
      for (let i = 0; i < gaps2.length; i++) {
        let g = gaps2[i];
        if (g[1] > g[0]) {
          let w2 = g[0] - prevGapEnd;
          w2 > 0 && rect2(clip, prevGapEnd, plotTop, w2, plotTop + plotHgt);
          prevGapEnd = g[1];
        }
      }
      let w = plotLft + plotWid - prevGapEnd;
      let maxStrokeWidth = 10;
      w > 0 && rect2(clip, prevGapEnd, plotTop - maxStrokeWidth / 2, w, plotTop + plotHgt + maxStrokeWidth);
    }
    return clip;
  }
  function addGap(gaps2, fromX, toX) {
    let prevGap = gaps2[gaps2.length - 1];
    if (prevGap && prevGap[0] == fromX)
      prevGap[1] = toX;
    else
      gaps2.push([fromX, toX]);
  }
  function findGaps(xs, ys, idx0, idx1, dir, pixelForX, align) {
    let gaps2 = [];
    let len = xs.length;
    for (let i = dir == 1 ? idx0 : idx1; i >= idx0 && i <= idx1; i += dir) {
      let yVal = ys[i];
      if (yVal === null) {
        let fr = i, to = i;
        if (dir == 1) {
          while (++i <= idx1 && ys[i] === null)
            to = i;
        } else {
          while (--i >= idx0 && ys[i] === null)
            to = i;
        }
        let frPx = pixelForX(xs[fr]);
        let toPx = to == fr ? frPx : pixelForX(xs[to]);
        let fri2 = fr - dir;
        let frPx2 = align <= 0 && fri2 >= 0 && fri2 < len ? pixelForX(xs[fri2]) : frPx;
        frPx = frPx2;
        let toi2 = to + dir;
        let toPx2 = align >= 0 && toi2 >= 0 && toi2 < len ? pixelForX(xs[toi2]) : toPx;
        toPx = toPx2;
        if (toPx >= frPx)
          gaps2.push([frPx, toPx]);
      }
    }
    return gaps2;
  }
  function pxRoundGen(pxAlign) {
    return pxAlign == 0 ? retArg0 : pxAlign == 1 ? round : (v) => incrRound(v, pxAlign);
  }
  function rect(ori) {
    let moveTo = ori == 0 ? moveToH : moveToV;
    let arcTo = ori == 0 ? (p, x1, y1, x2, y2, r) => {
      p.arcTo(x1, y1, x2, y2, r);
    } : (p, y1, x1, y2, x2, r) => {
      p.arcTo(x1, y1, x2, y2, r);
    };
    let rect2 = ori == 0 ? (p, x, y, w, h) => {
      p.rect(x, y, w, h);
    } : (p, y, x, h, w) => {
      p.rect(x, y, w, h);
    };
    return (p, x, y, w, h, endRad = 0, baseRad = 0) => {
      if (endRad == 0 && baseRad == 0)
        rect2(p, x, y, w, h);
      else {
        endRad = min(endRad, w / 2, h / 2);
        baseRad = min(baseRad, w / 2, h / 2);
        moveTo(p, x + endRad, y);
        arcTo(p, x + w, y, x + w, y + h, endRad);
        arcTo(p, x + w, y + h, x, y + h, baseRad);
        arcTo(p, x, y + h, x, y, baseRad);
        arcTo(p, x, y, x + w, y, endRad);
        p.closePath();
      }
    };
  }
  var moveToH = (p, x, y) => {
    p.moveTo(x, y);
  };
  var moveToV = (p, y, x) => {
    p.moveTo(x, y);
  };
  var lineToH = (p, x, y) => {
    p.lineTo(x, y);
  };
  var lineToV = (p, y, x) => {
    p.lineTo(x, y);
  };
  var rectH = rect(0);
  var rectV = rect(1);
  var arcH = (p, x, y, r, startAngle, endAngle) => {
    p.arc(x, y, r, startAngle, endAngle);
  };
  var arcV = (p, y, x, r, startAngle, endAngle) => {
    p.arc(x, y, r, startAngle, endAngle);
  };
  var bezierCurveToH = (p, bp1x, bp1y, bp2x, bp2y, p2x, p2y) => {
    p.bezierCurveTo(bp1x, bp1y, bp2x, bp2y, p2x, p2y);
  };
  var bezierCurveToV = (p, bp1y, bp1x, bp2y, bp2x, p2y, p2x) => {
    p.bezierCurveTo(bp1x, bp1y, bp2x, bp2y, p2x, p2y);
  };
  function points(opts) {
    return (u, seriesIdx, idx0, idx1, filtIdxs) => {
      return orient(u, seriesIdx, (series, dataX, dataY, scaleX, scaleY, valToPosX, valToPosY, xOff, yOff, xDim, yDim) => {
        let { pxRound, points: points2 } = series;
        let moveTo, arc;
        if (scaleX.ori == 0) {
          moveTo = moveToH;
          arc = arcH;
        } else {
          moveTo = moveToV;
          arc = arcV;
        }
        const width = roundDec(points2.width * pxRatio, 3);
        let rad = (points2.size - points2.width) / 2 * pxRatio;
        let dia = roundDec(rad * 2, 3);
        let fill = new Path2D();
        let clip = new Path2D();
        let { left: lft, top, width: wid, height: hgt } = u.bbox;
        rectH(
          clip,
          lft - dia,
          top - dia,
          wid + dia * 2,
          hgt + dia * 2
        );
        const drawPoint = (pi) => {
          if (dataY[pi] != null) {
            let x = pxRound(valToPosX(dataX[pi], scaleX, xDim, xOff));
            let y = pxRound(valToPosY(dataY[pi], scaleY, yDim, yOff));
            moveTo(fill, x + rad, y);
            arc(fill, x, y, rad, 0, PI * 2);
          }
        };
        if (filtIdxs)
          filtIdxs.forEach(drawPoint);
        else {
          for (let pi = idx0; pi <= idx1; pi++)
            drawPoint(pi);
        }
        return {
          stroke: width > 0 ? fill : null,
          fill,
          clip,
          flags: BAND_CLIP_FILL | BAND_CLIP_STROKE
        };
      });
    };
  }
  function _drawAcc(lineTo) {
    return (stroke, accX, minY, maxY, inY, outY) => {
      if (minY != maxY) {
        if (inY != minY && outY != minY)
          lineTo(stroke, accX, minY);
        if (inY != maxY && outY != maxY)
          lineTo(stroke, accX, maxY);
        lineTo(stroke, accX, outY);
      }
    };
  }
  var drawAccH = _drawAcc(lineToH);
  var drawAccV = _drawAcc(lineToV);
  function linear(opts) {
    const alignGaps = ifNull(opts?.alignGaps, 0);
    return (u, seriesIdx, idx0, idx1) => {
      return orient(u, seriesIdx, (series, dataX, dataY, scaleX, scaleY, valToPosX, valToPosY, xOff, yOff, xDim, yDim) => {
        [idx0, idx1] = nonNullIdxs(dataY, idx0, idx1);
        let pxRound = series.pxRound;
        let pixelForX = (val) => pxRound(valToPosX(val, scaleX, xDim, xOff));
        let pixelForY = (val) => pxRound(valToPosY(val, scaleY, yDim, yOff));
        let lineTo, drawAcc;
        if (scaleX.ori == 0) {
          lineTo = lineToH;
          drawAcc = drawAccH;
        } else {
          lineTo = lineToV;
          drawAcc = drawAccV;
        }
        const dir = scaleX.dir * (scaleX.ori == 0 ? 1 : -1);
        const _paths = { stroke: new Path2D(), fill: null, clip: null, band: null, gaps: null, flags: BAND_CLIP_FILL };
        const stroke = _paths.stroke;
        let hasGap = false;
        const decimate = idx1 - idx0 >= xDim * 4;
        if (decimate) {
          let xForPixel = (pos) => u.posToVal(pos, scaleX.key, true);
          let minY = null, maxY = null, inY, outY, drawnAtX;
          let accX = pixelForX(dataX[dir == 1 ? idx0 : idx1]);
          let idx0px = pixelForX(dataX[idx0]);
          let idx1px = pixelForX(dataX[idx1]);
          let nextAccXVal = xForPixel(dir == 1 ? idx0px + 1 : idx1px - 1);
          for (let i = dir == 1 ? idx0 : idx1; i >= idx0 && i <= idx1; i += dir) {
            let xVal = dataX[i];
            let reuseAccX = dir == 1 ? xVal < nextAccXVal : xVal > nextAccXVal;
            let x = reuseAccX ? accX : pixelForX(xVal);
            let yVal = dataY[i];
            if (x == accX) {
              if (yVal != null) {
                outY = yVal;
                if (minY == null) {
                  lineTo(stroke, x, pixelForY(outY));
                  inY = minY = maxY = outY;
                } else {
                  if (outY < minY)
                    minY = outY;
                  else if (outY > maxY)
                    maxY = outY;
                }
              } else {
                if (yVal === null)
                  hasGap = true;
              }
            } else {
              if (minY != null)
                drawAcc(stroke, accX, pixelForY(minY), pixelForY(maxY), pixelForY(inY), pixelForY(outY));
              if (yVal != null) {
                outY = yVal;
                lineTo(stroke, x, pixelForY(outY));
                minY = maxY = inY = outY;
              } else {
                minY = maxY = null;
                if (yVal === null)
                  hasGap = true;
              }
              accX = x;
              nextAccXVal = xForPixel(accX + dir);
            }
          }
          if (minY != null && minY != maxY && drawnAtX != accX)
            drawAcc(stroke, accX, pixelForY(minY), pixelForY(maxY), pixelForY(inY), pixelForY(outY));
        } else {
          for (let i = dir == 1 ? idx0 : idx1; i >= idx0 && i <= idx1; i += dir) {
            let yVal = dataY[i];
            if (yVal === null)
              hasGap = true;
            else if (yVal != null)
              lineTo(stroke, pixelForX(dataX[i]), pixelForY(yVal));
          }
        }
        let [bandFillDir, bandClipDir] = bandFillClipDirs(u, seriesIdx);
        if (series.fill != null || bandFillDir != 0) {
          let fill = _paths.fill = new Path2D(stroke);
          let fillToVal = series.fillTo(u, seriesIdx, series.min, series.max, bandFillDir);
          let fillToY = pixelForY(fillToVal);
          let frX = pixelForX(dataX[idx0]);
          let toX = pixelForX(dataX[idx1]);
          if (dir == -1)
            [toX, frX] = [frX, toX];
          lineTo(fill, toX, fillToY);
          lineTo(fill, frX, fillToY);
        }
        if (!series.spanGaps) {
          let gaps2 = [];
          hasGap && gaps2.push(...findGaps(dataX, dataY, idx0, idx1, dir, pixelForX, alignGaps));
          _paths.gaps = gaps2 = series.gaps(u, seriesIdx, idx0, idx1, gaps2);
          _paths.clip = clipGaps(gaps2, scaleX.ori, xOff, yOff, xDim, yDim);
        }
        if (bandClipDir != 0) {
          _paths.band = bandClipDir == 2 ? [
            clipBandLine(u, seriesIdx, idx0, idx1, stroke, -1),
            clipBandLine(u, seriesIdx, idx0, idx1, stroke, 1)
          ] : clipBandLine(u, seriesIdx, idx0, idx1, stroke, bandClipDir);
        }
        return _paths;
      });
    };
  }
  function stepped(opts) {
    const align = ifNull(opts.align, 1);
    const ascDesc = ifNull(opts.ascDesc, false);
    const alignGaps = ifNull(opts.alignGaps, 0);
    const extend = ifNull(opts.extend, false);
    return (u, seriesIdx, idx0, idx1) => {
      return orient(u, seriesIdx, (series, dataX, dataY, scaleX, scaleY, valToPosX, valToPosY, xOff, yOff, xDim, yDim) => {
        [idx0, idx1] = nonNullIdxs(dataY, idx0, idx1);
        let pxRound = series.pxRound;
        let { left: left3, width } = u.bbox;
        let pixelForX = (val) => pxRound(valToPosX(val, scaleX, xDim, xOff));
        let pixelForY = (val) => pxRound(valToPosY(val, scaleY, yDim, yOff));
        let lineTo = scaleX.ori == 0 ? lineToH : lineToV;
        const _paths = { stroke: new Path2D(), fill: null, clip: null, band: null, gaps: null, flags: BAND_CLIP_FILL };
        const stroke = _paths.stroke;
        const dir = scaleX.dir * (scaleX.ori == 0 ? 1 : -1);
        let prevYPos = pixelForY(dataY[dir == 1 ? idx0 : idx1]);
        let firstXPos = pixelForX(dataX[dir == 1 ? idx0 : idx1]);
        let prevXPos = firstXPos;
        let firstXPosExt = firstXPos;
        if (extend && align == -1) {
          firstXPosExt = left3;
          lineTo(stroke, firstXPosExt, prevYPos);
        }
        lineTo(stroke, firstXPos, prevYPos);
        for (let i = dir == 1 ? idx0 : idx1; i >= idx0 && i <= idx1; i += dir) {
          let yVal1 = dataY[i];
          if (yVal1 == null)
            continue;
          let x1 = pixelForX(dataX[i]);
          let y1 = pixelForY(yVal1);
          if (align == 1)
            lineTo(stroke, x1, prevYPos);
          else
            lineTo(stroke, prevXPos, y1);
          lineTo(stroke, x1, y1);
          prevYPos = y1;
          prevXPos = x1;
        }
        let prevXPosExt = prevXPos;
        if (extend && align == 1) {
          prevXPosExt = left3 + width;
          lineTo(stroke, prevXPosExt, prevYPos);
        }
        let [bandFillDir, bandClipDir] = bandFillClipDirs(u, seriesIdx);
        if (series.fill != null || bandFillDir != 0) {
          let fill = _paths.fill = new Path2D(stroke);
          let fillTo = series.fillTo(u, seriesIdx, series.min, series.max, bandFillDir);
          let fillToY = pixelForY(fillTo);
          lineTo(fill, prevXPosExt, fillToY);
          lineTo(fill, firstXPosExt, fillToY);
        }
        if (!series.spanGaps) {
          let gaps2 = [];
          gaps2.push(...findGaps(dataX, dataY, idx0, idx1, dir, pixelForX, alignGaps));
          let halfStroke = series.width * pxRatio / 2;
          let startsOffset = ascDesc || align == 1 ? halfStroke : -halfStroke;
          let endsOffset = ascDesc || align == -1 ? -halfStroke : halfStroke;
          gaps2.forEach((g) => {
            g[0] += startsOffset;
            g[1] += endsOffset;
          });
          _paths.gaps = gaps2 = series.gaps(u, seriesIdx, idx0, idx1, gaps2);
          _paths.clip = clipGaps(gaps2, scaleX.ori, xOff, yOff, xDim, yDim);
        }
        if (bandClipDir != 0) {
          _paths.band = bandClipDir == 2 ? [
            clipBandLine(u, seriesIdx, idx0, idx1, stroke, -1),
            clipBandLine(u, seriesIdx, idx0, idx1, stroke, 1)
          ] : clipBandLine(u, seriesIdx, idx0, idx1, stroke, bandClipDir);
        }
        return _paths;
      });
    };
  }
  function findColWidth(dataX, dataY, valToPosX, scaleX, xDim, xOff, colWid = inf) {
    if (dataX.length > 1) {
      let prevIdx = null;
      for (let i = 0, minDelta = Infinity; i < dataX.length; i++) {
        if (dataY[i] !== void 0) {
          if (prevIdx != null) {
            let delta = abs(dataX[i] - dataX[prevIdx]);
            if (delta < minDelta) {
              minDelta = delta;
              colWid = abs(valToPosX(dataX[i], scaleX, xDim, xOff) - valToPosX(dataX[prevIdx], scaleX, xDim, xOff));
            }
          }
          prevIdx = i;
        }
      }
    }
    return colWid;
  }
  function bars(opts) {
    opts = opts || EMPTY_OBJ;
    const size = ifNull(opts.size, [0.6, inf, 1]);
    const align = opts.align || 0;
    const _extraGap = opts.gap || 0;
    let ro = opts.radius;
    ro = // [valueRadius, baselineRadius]
    ro == null ? [0, 0] : typeof ro == "number" ? [ro, 0] : ro;
    const radiusFn = fnOrSelf(ro);
    const gapFactor = 1 - size[0];
    const _maxWidth = ifNull(size[1], inf);
    const _minWidth = ifNull(size[2], 1);
    const disp = ifNull(opts.disp, EMPTY_OBJ);
    const _each = ifNull(opts.each, (_3) => {
    });
    const { fill: dispFills, stroke: dispStrokes } = disp;
    return (u, seriesIdx, idx0, idx1) => {
      return orient(u, seriesIdx, (series, dataX, dataY, scaleX, scaleY, valToPosX, valToPosY, xOff, yOff, xDim, yDim) => {
        let pxRound = series.pxRound;
        let _align = align;
        let extraGap = _extraGap * pxRatio;
        let maxWidth = _maxWidth * pxRatio;
        let minWidth = _minWidth * pxRatio;
        let valRadius, baseRadius;
        if (scaleX.ori == 0)
          [valRadius, baseRadius] = radiusFn(u, seriesIdx);
        else
          [baseRadius, valRadius] = radiusFn(u, seriesIdx);
        const _dirX = scaleX.dir * (scaleX.ori == 0 ? 1 : -1);
        let rect2 = scaleX.ori == 0 ? rectH : rectV;
        let each = scaleX.ori == 0 ? _each : (u2, seriesIdx2, i, top, lft, hgt, wid) => {
          _each(u2, seriesIdx2, i, lft, top, wid, hgt);
        };
        let band = ifNull(u.bands, EMPTY_ARR).find((b) => b.series[0] == seriesIdx);
        let fillDir = band != null ? band.dir : 0;
        let fillTo = series.fillTo(u, seriesIdx, series.min, series.max, fillDir);
        let fillToY = pxRound(valToPosY(fillTo, scaleY, yDim, yOff));
        let xShift, barWid, fullGap, colWid = xDim;
        let strokeWidth = pxRound(series.width * pxRatio);
        let multiPath = false;
        let fillColors = null;
        let fillPaths = null;
        let strokeColors = null;
        let strokePaths = null;
        if (dispFills != null && (strokeWidth == 0 || dispStrokes != null)) {
          multiPath = true;
          fillColors = dispFills.values(u, seriesIdx, idx0, idx1);
          fillPaths = /* @__PURE__ */ new Map();
          new Set(fillColors).forEach((color) => {
            if (color != null)
              fillPaths.set(color, new Path2D());
          });
          if (strokeWidth > 0) {
            strokeColors = dispStrokes.values(u, seriesIdx, idx0, idx1);
            strokePaths = /* @__PURE__ */ new Map();
            new Set(strokeColors).forEach((color) => {
              if (color != null)
                strokePaths.set(color, new Path2D());
            });
          }
        }
        let { x0, size: size2 } = disp;
        if (x0 != null && size2 != null) {
          _align = 1;
          dataX = x0.values(u, seriesIdx, idx0, idx1);
          if (x0.unit == 2)
            dataX = dataX.map((pct) => u.posToVal(xOff + pct * xDim, scaleX.key, true));
          let sizes = size2.values(u, seriesIdx, idx0, idx1);
          if (size2.unit == 2)
            barWid = sizes[0] * xDim;
          else
            barWid = valToPosX(sizes[0], scaleX, xDim, xOff) - valToPosX(0, scaleX, xDim, xOff);
          colWid = findColWidth(dataX, dataY, valToPosX, scaleX, xDim, xOff, colWid);
          let gapWid = colWid - barWid;
          fullGap = gapWid + extraGap;
        } else {
          colWid = findColWidth(dataX, dataY, valToPosX, scaleX, xDim, xOff, colWid);
          let gapWid = colWid * gapFactor;
          fullGap = gapWid + extraGap;
          barWid = colWid - fullGap;
        }
        if (fullGap < 1)
          fullGap = 0;
        if (strokeWidth >= barWid / 2)
          strokeWidth = 0;
        if (fullGap < 5)
          pxRound = retArg0;
        let insetStroke = fullGap > 0;
        let rawBarWid = colWid - fullGap - (insetStroke ? strokeWidth : 0);
        barWid = pxRound(clamp(rawBarWid, minWidth, maxWidth));
        xShift = (_align == 0 ? barWid / 2 : _align == _dirX ? 0 : barWid) - _align * _dirX * ((_align == 0 ? extraGap / 2 : 0) + (insetStroke ? strokeWidth / 2 : 0));
        const _paths = { stroke: null, fill: null, clip: null, band: null, gaps: null, flags: 0 };
        const stroke = multiPath ? null : new Path2D();
        let dataY0 = null;
        if (band != null)
          dataY0 = u.data[band.series[1]];
        else {
          let { y0, y1 } = disp;
          if (y0 != null && y1 != null) {
            dataY = y1.values(u, seriesIdx, idx0, idx1);
            dataY0 = y0.values(u, seriesIdx, idx0, idx1);
          }
        }
        let radVal = valRadius * barWid;
        let radBase = baseRadius * barWid;
        for (let i = _dirX == 1 ? idx0 : idx1; i >= idx0 && i <= idx1; i += _dirX) {
          let yVal = dataY[i];
          if (yVal == null)
            continue;
          if (dataY0 != null) {
            let yVal0 = dataY0[i] ?? 0;
            if (yVal - yVal0 == 0)
              continue;
            fillToY = valToPosY(yVal0, scaleY, yDim, yOff);
          }
          let xVal = scaleX.distr != 2 || disp != null ? dataX[i] : i;
          let xPos = valToPosX(xVal, scaleX, xDim, xOff);
          let yPos = valToPosY(ifNull(yVal, fillTo), scaleY, yDim, yOff);
          let lft = pxRound(xPos - xShift);
          let btm = pxRound(max(yPos, fillToY));
          let top = pxRound(min(yPos, fillToY));
          let barHgt = btm - top;
          if (yVal != null) {
            let rv = yVal < 0 ? radBase : radVal;
            let rb = yVal < 0 ? radVal : radBase;
            if (multiPath) {
              if (strokeWidth > 0 && strokeColors[i] != null)
                rect2(strokePaths.get(strokeColors[i]), lft, top + floor(strokeWidth / 2), barWid, max(0, barHgt - strokeWidth), rv, rb);
              if (fillColors[i] != null)
                rect2(fillPaths.get(fillColors[i]), lft, top + floor(strokeWidth / 2), barWid, max(0, barHgt - strokeWidth), rv, rb);
            } else
              rect2(stroke, lft, top + floor(strokeWidth / 2), barWid, max(0, barHgt - strokeWidth), rv, rb);
            each(
              u,
              seriesIdx,
              i,
              lft - strokeWidth / 2,
              top,
              barWid + strokeWidth,
              barHgt
            );
          }
        }
        if (strokeWidth > 0)
          _paths.stroke = multiPath ? strokePaths : stroke;
        else if (!multiPath) {
          _paths._fill = series.width == 0 ? series._fill : series._stroke ?? series._fill;
          _paths.width = 0;
        }
        _paths.fill = multiPath ? fillPaths : stroke;
        return _paths;
      });
    };
  }
  function splineInterp(interp, opts) {
    const alignGaps = ifNull(opts?.alignGaps, 0);
    return (u, seriesIdx, idx0, idx1) => {
      return orient(u, seriesIdx, (series, dataX, dataY, scaleX, scaleY, valToPosX, valToPosY, xOff, yOff, xDim, yDim) => {
        [idx0, idx1] = nonNullIdxs(dataY, idx0, idx1);
        let pxRound = series.pxRound;
        let pixelForX = (val) => pxRound(valToPosX(val, scaleX, xDim, xOff));
        let pixelForY = (val) => pxRound(valToPosY(val, scaleY, yDim, yOff));
        let moveTo, bezierCurveTo, lineTo;
        if (scaleX.ori == 0) {
          moveTo = moveToH;
          lineTo = lineToH;
          bezierCurveTo = bezierCurveToH;
        } else {
          moveTo = moveToV;
          lineTo = lineToV;
          bezierCurveTo = bezierCurveToV;
        }
        const dir = scaleX.dir * (scaleX.ori == 0 ? 1 : -1);
        let firstXPos = pixelForX(dataX[dir == 1 ? idx0 : idx1]);
        let prevXPos = firstXPos;
        let xCoords = [];
        let yCoords = [];
        for (let i = dir == 1 ? idx0 : idx1; i >= idx0 && i <= idx1; i += dir) {
          let yVal = dataY[i];
          if (yVal != null) {
            let xVal = dataX[i];
            let xPos = pixelForX(xVal);
            xCoords.push(prevXPos = xPos);
            yCoords.push(pixelForY(dataY[i]));
          }
        }
        const _paths = { stroke: interp(xCoords, yCoords, moveTo, lineTo, bezierCurveTo, pxRound), fill: null, clip: null, band: null, gaps: null, flags: BAND_CLIP_FILL };
        const stroke = _paths.stroke;
        let [bandFillDir, bandClipDir] = bandFillClipDirs(u, seriesIdx);
        if (series.fill != null || bandFillDir != 0) {
          let fill = _paths.fill = new Path2D(stroke);
          let fillTo = series.fillTo(u, seriesIdx, series.min, series.max, bandFillDir);
          let fillToY = pixelForY(fillTo);
          lineTo(fill, prevXPos, fillToY);
          lineTo(fill, firstXPos, fillToY);
        }
        if (!series.spanGaps) {
          let gaps2 = [];
          gaps2.push(...findGaps(dataX, dataY, idx0, idx1, dir, pixelForX, alignGaps));
          _paths.gaps = gaps2 = series.gaps(u, seriesIdx, idx0, idx1, gaps2);
          _paths.clip = clipGaps(gaps2, scaleX.ori, xOff, yOff, xDim, yDim);
        }
        if (bandClipDir != 0) {
          _paths.band = bandClipDir == 2 ? [
            clipBandLine(u, seriesIdx, idx0, idx1, stroke, -1),
            clipBandLine(u, seriesIdx, idx0, idx1, stroke, 1)
          ] : clipBandLine(u, seriesIdx, idx0, idx1, stroke, bandClipDir);
        }
        return _paths;
      });
    };
  }
  function monotoneCubic(opts) {
    return splineInterp(_monotoneCubic, opts);
  }
  function _monotoneCubic(xs, ys, moveTo, lineTo, bezierCurveTo, pxRound) {
    const n = xs.length;
    if (n < 2)
      return null;
    const path = new Path2D();
    moveTo(path, xs[0], ys[0]);
    if (n == 2)
      lineTo(path, xs[1], ys[1]);
    else {
      let ms = Array(n), ds = Array(n - 1), dys = Array(n - 1), dxs = Array(n - 1);
      for (let i = 0; i < n - 1; i++) {
        dys[i] = ys[i + 1] - ys[i];
        dxs[i] = xs[i + 1] - xs[i];
        ds[i] = dys[i] / dxs[i];
      }
      ms[0] = ds[0];
      for (let i = 1; i < n - 1; i++) {
        if (ds[i] === 0 || ds[i - 1] === 0 || ds[i - 1] > 0 !== ds[i] > 0)
          ms[i] = 0;
        else {
          ms[i] = 3 * (dxs[i - 1] + dxs[i]) / ((2 * dxs[i] + dxs[i - 1]) / ds[i - 1] + (dxs[i] + 2 * dxs[i - 1]) / ds[i]);
          if (!isFinite(ms[i]))
            ms[i] = 0;
        }
      }
      ms[n - 1] = ds[n - 2];
      for (let i = 0; i < n - 1; i++) {
        bezierCurveTo(
          path,
          xs[i] + dxs[i] / 3,
          ys[i] + ms[i] * dxs[i] / 3,
          xs[i + 1] - dxs[i] / 3,
          ys[i + 1] - ms[i + 1] * dxs[i] / 3,
          xs[i + 1],
          ys[i + 1]
        );
      }
    }
    return path;
  }
  var cursorPlots = /* @__PURE__ */ new Set();
  function invalidateRects() {
    for (let u of cursorPlots)
      u.syncRect(true);
  }
  if (domEnv) {
    on(resize, win, invalidateRects);
    on(scroll, win, invalidateRects, true);
    on(dppxchange, win, () => {
      uPlot.pxRatio = pxRatio;
    });
  }
  var linearPath = linear();
  var pointsPath = points();
  function setDefaults(d, xo, yo, initY) {
    let d2 = initY ? [d[0], d[1]].concat(d.slice(2)) : [d[0]].concat(d.slice(1));
    return d2.map((o, i) => setDefault(o, i, xo, yo));
  }
  function setDefaults2(d, xyo) {
    return d.map((o, i) => i == 0 ? {} : assign({}, xyo, o));
  }
  function setDefault(o, i, xo, yo) {
    return assign({}, i == 0 ? xo : yo, o);
  }
  function snapNumX(self, dataMin, dataMax) {
    return dataMin == null ? nullNullTuple : [dataMin, dataMax];
  }
  var snapTimeX = snapNumX;
  function snapNumY(self, dataMin, dataMax) {
    return dataMin == null ? nullNullTuple : rangeNum(dataMin, dataMax, rangePad, true);
  }
  function snapLogY(self, dataMin, dataMax, scale) {
    return dataMin == null ? nullNullTuple : rangeLog(dataMin, dataMax, self.scales[scale].log, false);
  }
  var snapLogX = snapLogY;
  function snapAsinhY(self, dataMin, dataMax, scale) {
    return dataMin == null ? nullNullTuple : rangeAsinh(dataMin, dataMax, self.scales[scale].log, false);
  }
  var snapAsinhX = snapAsinhY;
  function findIncr(minVal, maxVal, incrs, dim, minSpace) {
    let intDigits = max(numIntDigits(minVal), numIntDigits(maxVal));
    let delta = maxVal - minVal;
    let incrIdx = closestIdx(minSpace / dim * delta, incrs);
    do {
      let foundIncr = incrs[incrIdx];
      let foundSpace = dim * foundIncr / delta;
      if (foundSpace >= minSpace && intDigits + (foundIncr < 5 ? fixedDec.get(foundIncr) : 0) <= 17)
        return [foundIncr, foundSpace];
    } while (++incrIdx < incrs.length);
    return [0, 0];
  }
  function pxRatioFont(font2) {
    let fontSize, fontSizeCss;
    font2 = font2.replace(/(\d+)px/, (m, p1) => (fontSize = round((fontSizeCss = +p1) * pxRatio)) + "px");
    return [font2, fontSize, fontSizeCss];
  }
  function syncFontSize(axis) {
    if (axis.show) {
      [axis.font, axis.labelFont].forEach((f) => {
        let size = roundDec(f[2] * pxRatio, 1);
        f[0] = f[0].replace(/[0-9.]+px/, size + "px");
        f[1] = size;
      });
    }
  }
  function uPlot(opts, data, then) {
    const self = {
      mode: ifNull(opts.mode, 1)
    };
    const mode = self.mode;
    function getHPos(val, scale, dim, off2) {
      let pct = scale.valToPct(val);
      return off2 + dim * (scale.dir == -1 ? 1 - pct : pct);
    }
    function getVPos(val, scale, dim, off2) {
      let pct = scale.valToPct(val);
      return off2 + dim * (scale.dir == -1 ? pct : 1 - pct);
    }
    function getPos(val, scale, dim, off2) {
      return scale.ori == 0 ? getHPos(val, scale, dim, off2) : getVPos(val, scale, dim, off2);
    }
    self.valToPosH = getHPos;
    self.valToPosV = getVPos;
    let ready = false;
    self.status = 0;
    const root = self.root = placeDiv(UPLOT);
    if (opts.id != null)
      root.id = opts.id;
    addClass(root, opts.class);
    if (opts.title) {
      let title = placeDiv(TITLE, root);
      title.textContent = opts.title;
    }
    const can = placeTag("canvas");
    const ctx = self.ctx = can.getContext("2d");
    const wrap = placeDiv(WRAP, root);
    on("click", wrap, (e) => {
      if (e.target === over) {
        let didDrag = mouseLeft1 != mouseLeft0 || mouseTop1 != mouseTop0;
        didDrag && drag.click(self, e);
      }
    }, true);
    const under = self.under = placeDiv(UNDER, wrap);
    wrap.appendChild(can);
    const over = self.over = placeDiv(OVER, wrap);
    opts = copy(opts);
    const pxAlign = +ifNull(opts.pxAlign, 1);
    const pxRound = pxRoundGen(pxAlign);
    (opts.plugins || []).forEach((p) => {
      if (p.opts)
        opts = p.opts(self, opts) || opts;
    });
    const ms = opts.ms || 1e-3;
    const series = self.series = mode == 1 ? setDefaults(opts.series || [], xSeriesOpts, ySeriesOpts, false) : setDefaults2(opts.series || [null], xySeriesOpts);
    const axes = self.axes = setDefaults(opts.axes || [], xAxisOpts, yAxisOpts, true);
    const scales = self.scales = {};
    const bands = self.bands = opts.bands || [];
    bands.forEach((b) => {
      b.fill = fnOrSelf(b.fill || null);
      b.dir = ifNull(b.dir, -1);
    });
    const xScaleKey = mode == 2 ? series[1].facets[0].scale : series[0].scale;
    const drawOrderMap = {
      axes: drawAxesGrid,
      series: drawSeries
    };
    const drawOrder = (opts.drawOrder || ["axes", "series"]).map((key3) => drawOrderMap[key3]);
    function initValToPct(sc) {
      const getVal = sc.distr == 3 ? (val) => log10(val > 0 ? val : sc.clamp(self, val, sc.min, sc.max, sc.key)) : sc.distr == 4 ? (val) => asinh(val, sc.asinh) : sc.distr == 100 ? (val) => sc.fwd(val) : (val) => val;
      return (val) => {
        let _val = getVal(val);
        let { _min, _max } = sc;
        let delta = _max - _min;
        return (_val - _min) / delta;
      };
    }
    function initScale(scaleKey) {
      let sc = scales[scaleKey];
      if (sc == null) {
        let scaleOpts = (opts.scales || EMPTY_OBJ)[scaleKey] || EMPTY_OBJ;
        if (scaleOpts.from != null) {
          initScale(scaleOpts.from);
          let sc2 = assign({}, scales[scaleOpts.from], scaleOpts, { key: scaleKey });
          sc2.valToPct = initValToPct(sc2);
          scales[scaleKey] = sc2;
        } else {
          sc = scales[scaleKey] = assign({}, scaleKey == xScaleKey ? xScaleOpts : yScaleOpts, scaleOpts);
          sc.key = scaleKey;
          let isTime = sc.time;
          let rn = sc.range;
          let rangeIsArr = isArr(rn);
          if (scaleKey != xScaleKey || mode == 2 && !isTime) {
            if (rangeIsArr && (rn[0] == null || rn[1] == null)) {
              rn = {
                min: rn[0] == null ? autoRangePart : {
                  mode: 1,
                  hard: rn[0],
                  soft: rn[0]
                },
                max: rn[1] == null ? autoRangePart : {
                  mode: 1,
                  hard: rn[1],
                  soft: rn[1]
                }
              };
              rangeIsArr = false;
            }
            if (!rangeIsArr && isObj(rn)) {
              let cfg = rn;
              rn = (self2, dataMin, dataMax) => dataMin == null ? nullNullTuple : rangeNum(dataMin, dataMax, cfg);
            }
          }
          sc.range = fnOrSelf(rn || (isTime ? snapTimeX : scaleKey == xScaleKey ? sc.distr == 3 ? snapLogX : sc.distr == 4 ? snapAsinhX : snapNumX : sc.distr == 3 ? snapLogY : sc.distr == 4 ? snapAsinhY : snapNumY));
          sc.auto = fnOrSelf(rangeIsArr ? false : sc.auto);
          sc.clamp = fnOrSelf(sc.clamp || clampScale);
          sc._min = sc._max = null;
          sc.valToPct = initValToPct(sc);
        }
      }
    }
    initScale("x");
    initScale("y");
    if (mode == 1) {
      series.forEach((s) => {
        initScale(s.scale);
      });
    }
    axes.forEach((a) => {
      initScale(a.scale);
    });
    for (let k in opts.scales)
      initScale(k);
    const scaleX = scales[xScaleKey];
    const xScaleDistr = scaleX.distr;
    let valToPosX, valToPosY;
    if (scaleX.ori == 0) {
      addClass(root, ORI_HZ);
      valToPosX = getHPos;
      valToPosY = getVPos;
    } else {
      addClass(root, ORI_VT);
      valToPosX = getVPos;
      valToPosY = getHPos;
    }
    const pendScales = {};
    for (let k in scales) {
      let sc = scales[k];
      if (sc.min != null || sc.max != null) {
        pendScales[k] = { min: sc.min, max: sc.max };
        sc.min = sc.max = null;
      }
    }
    const _tzDate = opts.tzDate || ((ts) => new Date(round(ts / ms)));
    const _fmtDate = opts.fmtDate || fmtDate;
    const _timeAxisSplits = ms == 1 ? timeAxisSplitsMs(_tzDate) : timeAxisSplitsS(_tzDate);
    const _timeAxisVals = timeAxisVals(_tzDate, timeAxisStamps(ms == 1 ? _timeAxisStampsMs : _timeAxisStampsS, _fmtDate));
    const _timeSeriesVal = timeSeriesVal(_tzDate, timeSeriesStamp(_timeSeriesStamp, _fmtDate));
    const activeIdxs = [];
    const legend2 = self.legend = assign({}, legendOpts, opts.legend);
    const cursor = self.cursor = assign({}, cursorOpts, { drag: { y: mode == 2 } }, opts.cursor);
    const showLegend = legend2.show;
    const showCursor = cursor.show;
    const markers = legend2.markers;
    {
      legend2.idxs = activeIdxs;
      markers.width = fnOrSelf(markers.width);
      markers.dash = fnOrSelf(markers.dash);
      markers.stroke = fnOrSelf(markers.stroke);
      markers.fill = fnOrSelf(markers.fill);
    }
    let legendTable;
    let legendHead;
    let legendBody;
    let legendRows = [];
    let legendCells = [];
    let legendCols;
    let multiValLegend = false;
    let NULL_LEGEND_VALUES = {};
    if (legend2.live) {
      const getMultiVals = series[1] ? series[1].values : null;
      multiValLegend = getMultiVals != null;
      legendCols = multiValLegend ? getMultiVals(self, 1, 0) : { _: 0 };
      for (let k in legendCols)
        NULL_LEGEND_VALUES[k] = LEGEND_DISP;
    }
    if (showLegend) {
      legendTable = placeTag("table", LEGEND, root);
      legendBody = placeTag("tbody", null, legendTable);
      legend2.mount(self, legendTable);
      if (multiValLegend) {
        legendHead = placeTag("thead", null, legendTable, legendBody);
        let head = placeTag("tr", null, legendHead);
        placeTag("th", null, head);
        for (var key2 in legendCols)
          placeTag("th", LEGEND_LABEL, head).textContent = key2;
      } else {
        addClass(legendTable, LEGEND_INLINE);
        legend2.live && addClass(legendTable, LEGEND_LIVE);
      }
    }
    const son = { show: true };
    const soff = { show: false };
    function initLegendRow(s, i) {
      if (i == 0 && (multiValLegend || !legend2.live || mode == 2))
        return nullNullTuple;
      let cells = [];
      let row = placeTag("tr", LEGEND_SERIES, legendBody, legendBody.childNodes[i]);
      addClass(row, s.class);
      if (!s.show)
        addClass(row, OFF);
      let label = placeTag("th", null, row);
      if (markers.show) {
        let indic = placeDiv(LEGEND_MARKER, label);
        if (i > 0) {
          let width = markers.width(self, i);
          if (width)
            indic.style.border = width + "px " + markers.dash(self, i) + " " + markers.stroke(self, i);
          indic.style.background = markers.fill(self, i);
        }
      }
      let text = placeDiv(LEGEND_LABEL, label);
      if (s.label instanceof HTMLElement)
        text.appendChild(s.label);
      else
        text.textContent = s.label;
      if (i > 0) {
        if (!markers.show)
          text.style.color = s.width > 0 ? markers.stroke(self, i) : markers.fill(self, i);
        onMouse("click", label, (e) => {
          if (cursor._lock)
            return;
          setCursorEvent(e);
          let seriesIdx = series.indexOf(s);
          if ((e.ctrlKey || e.metaKey) != legend2.isolate) {
            let isolate = series.some((s2, i2) => i2 > 0 && i2 != seriesIdx && s2.show);
            series.forEach((s2, i2) => {
              i2 > 0 && setSeries(i2, isolate ? i2 == seriesIdx ? son : soff : son, true, syncOpts.setSeries);
            });
          } else
            setSeries(seriesIdx, { show: !s.show }, true, syncOpts.setSeries);
        }, false);
        if (cursorFocus) {
          onMouse(mouseenter, label, (e) => {
            if (cursor._lock)
              return;
            setCursorEvent(e);
            setSeries(series.indexOf(s), FOCUS_TRUE, true, syncOpts.setSeries);
          }, false);
        }
      }
      for (var key3 in legendCols) {
        let v = placeTag("td", LEGEND_VALUE, row);
        v.textContent = "--";
        cells.push(v);
      }
      return [row, cells];
    }
    const mouseListeners = /* @__PURE__ */ new Map();
    function onMouse(ev, targ, fn, onlyTarg = true) {
      const targListeners = mouseListeners.get(targ) || {};
      const listener = cursor.bind[ev](self, targ, fn, onlyTarg);
      if (listener) {
        on(ev, targ, targListeners[ev] = listener);
        mouseListeners.set(targ, targListeners);
      }
    }
    function offMouse(ev, targ, fn) {
      const targListeners = mouseListeners.get(targ) || {};
      for (let k in targListeners) {
        if (ev == null || k == ev) {
          off(k, targ, targListeners[k]);
          delete targListeners[k];
        }
      }
      if (ev == null)
        mouseListeners.delete(targ);
    }
    let fullWidCss = 0;
    let fullHgtCss = 0;
    let plotWidCss = 0;
    let plotHgtCss = 0;
    let plotLftCss = 0;
    let plotTopCss = 0;
    let _plotLftCss = plotLftCss;
    let _plotTopCss = plotTopCss;
    let _plotWidCss = plotWidCss;
    let _plotHgtCss = plotHgtCss;
    let plotLft = 0;
    let plotTop = 0;
    let plotWid = 0;
    let plotHgt = 0;
    self.bbox = {};
    let shouldSetScales = false;
    let shouldSetSize = false;
    let shouldConvergeSize = false;
    let shouldSetCursor = false;
    let shouldSetSelect = false;
    let shouldSetLegend = false;
    function _setSize(width, height, force) {
      if (force || (width != self.width || height != self.height))
        calcSize(width, height);
      resetYSeries(false);
      shouldConvergeSize = true;
      shouldSetSize = true;
      commit();
    }
    function calcSize(width, height) {
      self.width = fullWidCss = plotWidCss = width;
      self.height = fullHgtCss = plotHgtCss = height;
      plotLftCss = plotTopCss = 0;
      calcPlotRect();
      calcAxesRects();
      let bb = self.bbox;
      plotLft = bb.left = incrRound(plotLftCss * pxRatio, 0.5);
      plotTop = bb.top = incrRound(plotTopCss * pxRatio, 0.5);
      plotWid = bb.width = incrRound(plotWidCss * pxRatio, 0.5);
      plotHgt = bb.height = incrRound(plotHgtCss * pxRatio, 0.5);
    }
    const CYCLE_LIMIT = 3;
    function convergeSize() {
      let converged = false;
      let cycleNum = 0;
      while (!converged) {
        cycleNum++;
        let axesConverged = axesCalc(cycleNum);
        let paddingConverged = paddingCalc(cycleNum);
        converged = cycleNum == CYCLE_LIMIT || axesConverged && paddingConverged;
        if (!converged) {
          calcSize(self.width, self.height);
          shouldSetSize = true;
        }
      }
    }
    function setSize({ width, height }) {
      _setSize(width, height);
    }
    self.setSize = setSize;
    function calcPlotRect() {
      let hasTopAxis = false;
      let hasBtmAxis = false;
      let hasRgtAxis = false;
      let hasLftAxis = false;
      axes.forEach((axis, i) => {
        if (axis.show && axis._show) {
          let { side, _size } = axis;
          let isVt = side % 2;
          let labelSize = axis.label != null ? axis.labelSize : 0;
          let fullSize = _size + labelSize;
          if (fullSize > 0) {
            if (isVt) {
              plotWidCss -= fullSize;
              if (side == 3) {
                plotLftCss += fullSize;
                hasLftAxis = true;
              } else
                hasRgtAxis = true;
            } else {
              plotHgtCss -= fullSize;
              if (side == 0) {
                plotTopCss += fullSize;
                hasTopAxis = true;
              } else
                hasBtmAxis = true;
            }
          }
        }
      });
      sidesWithAxes[0] = hasTopAxis;
      sidesWithAxes[1] = hasRgtAxis;
      sidesWithAxes[2] = hasBtmAxis;
      sidesWithAxes[3] = hasLftAxis;
      plotWidCss -= _padding[1] + _padding[3];
      plotLftCss += _padding[3];
      plotHgtCss -= _padding[2] + _padding[0];
      plotTopCss += _padding[0];
    }
    function calcAxesRects() {
      let off1 = plotLftCss + plotWidCss;
      let off2 = plotTopCss + plotHgtCss;
      let off3 = plotLftCss;
      let off0 = plotTopCss;
      function incrOffset(side, size) {
        switch (side) {
          case 1:
            off1 += size;
            return off1 - size;
          case 2:
            off2 += size;
            return off2 - size;
          case 3:
            off3 -= size;
            return off3 + size;
          case 0:
            off0 -= size;
            return off0 + size;
        }
      }
      axes.forEach((axis, i) => {
        if (axis.show && axis._show) {
          let side = axis.side;
          axis._pos = incrOffset(side, axis._size);
          if (axis.label != null)
            axis._lpos = incrOffset(side, axis.labelSize);
        }
      });
    }
    if (cursor.dataIdx == null) {
      let hov = cursor.hover;
      let skip = hov.skip = new Set(hov.skip ?? []);
      skip.add(void 0);
      let prox = hov.prox = fnOrSelf(hov.prox);
      let bias = hov.bias ??= 0;
      cursor.dataIdx = (self2, seriesIdx, cursorIdx, valAtPosX) => {
        if (seriesIdx == 0)
          return cursorIdx;
        let idx2 = cursorIdx;
        let _prox = prox(self2, seriesIdx, cursorIdx, valAtPosX) ?? inf;
        let withProx = _prox >= 0 && _prox < inf;
        let xDim = scaleX.ori == 0 ? plotWidCss : plotHgtCss;
        let cursorLft = cursor.left;
        let xValues = data[0];
        let yValues = data[seriesIdx];
        if (skip.has(yValues[cursorIdx])) {
          idx2 = null;
          let nonNullLft = null, nonNullRgt = null, j;
          if (bias == 0 || bias == -1) {
            j = cursorIdx;
            while (nonNullLft == null && j-- > 0) {
              if (!skip.has(yValues[j]))
                nonNullLft = j;
            }
          }
          if (bias == 0 || bias == 1) {
            j = cursorIdx;
            while (nonNullRgt == null && j++ < yValues.length) {
              if (!skip.has(yValues[j]))
                nonNullRgt = j;
            }
          }
          if (nonNullLft != null || nonNullRgt != null) {
            if (withProx) {
              let lftPos = nonNullLft == null ? -Infinity : valToPosX(xValues[nonNullLft], scaleX, xDim, 0);
              let rgtPos = nonNullRgt == null ? Infinity : valToPosX(xValues[nonNullRgt], scaleX, xDim, 0);
              let lftDelta = cursorLft - lftPos;
              let rgtDelta = rgtPos - cursorLft;
              if (lftDelta <= rgtDelta) {
                if (lftDelta <= _prox)
                  idx2 = nonNullLft;
              } else {
                if (rgtDelta <= _prox)
                  idx2 = nonNullRgt;
              }
            } else {
              idx2 = nonNullRgt == null ? nonNullLft : nonNullLft == null ? nonNullRgt : cursorIdx - nonNullLft <= nonNullRgt - cursorIdx ? nonNullLft : nonNullRgt;
            }
          }
        } else if (withProx) {
          let dist = abs(cursorLft - valToPosX(xValues[cursorIdx], scaleX, xDim, 0));
          if (dist > _prox)
            idx2 = null;
        }
        return idx2;
      };
    }
    const setCursorEvent = (e) => {
      cursor.event = e;
    };
    cursor.idxs = activeIdxs;
    cursor._lock = false;
    let points2 = cursor.points;
    points2.show = fnOrSelf(points2.show);
    points2.size = fnOrSelf(points2.size);
    points2.stroke = fnOrSelf(points2.stroke);
    points2.width = fnOrSelf(points2.width);
    points2.fill = fnOrSelf(points2.fill);
    const focus = self.focus = assign({}, opts.focus || { alpha: 0.3 }, cursor.focus);
    const cursorFocus = focus.prox >= 0;
    const cursorOnePt = cursorFocus && points2.one;
    let cursorPts = [];
    let cursorPtsLft = [];
    let cursorPtsTop = [];
    function initCursorPt(s, si) {
      let pt = points2.show(self, si);
      if (pt instanceof HTMLElement) {
        addClass(pt, CURSOR_PT);
        addClass(pt, s.class);
        elTrans(pt, -10, -10, plotWidCss, plotHgtCss);
        over.insertBefore(pt, cursorPts[si]);
        return pt;
      }
    }
    function initSeries(s, i) {
      if (mode == 1 || i > 0) {
        let isTime = mode == 1 && scales[s.scale].time;
        let sv = s.value;
        s.value = isTime ? isStr(sv) ? timeSeriesVal(_tzDate, timeSeriesStamp(sv, _fmtDate)) : sv || _timeSeriesVal : sv || numSeriesVal;
        s.label = s.label || (isTime ? timeSeriesLabel : numSeriesLabel);
      }
      if (cursorOnePt || i > 0) {
        s.width = s.width == null ? 1 : s.width;
        s.paths = s.paths || linearPath || retNull;
        s.fillTo = fnOrSelf(s.fillTo || seriesFillTo);
        s.pxAlign = +ifNull(s.pxAlign, pxAlign);
        s.pxRound = pxRoundGen(s.pxAlign);
        s.stroke = fnOrSelf(s.stroke || null);
        s.fill = fnOrSelf(s.fill || null);
        s._stroke = s._fill = s._paths = s._focus = null;
        let _ptDia = ptDia(max(1, s.width), 1);
        let points3 = s.points = assign({}, {
          size: _ptDia,
          width: max(1, _ptDia * 0.2),
          stroke: s.stroke,
          space: _ptDia * 2,
          paths: pointsPath,
          _stroke: null,
          _fill: null
        }, s.points);
        points3.show = fnOrSelf(points3.show);
        points3.filter = fnOrSelf(points3.filter);
        points3.fill = fnOrSelf(points3.fill);
        points3.stroke = fnOrSelf(points3.stroke);
        points3.paths = fnOrSelf(points3.paths);
        points3.pxAlign = s.pxAlign;
      }
      if (showLegend) {
        let rowCells = initLegendRow(s, i);
        legendRows.splice(i, 0, rowCells[0]);
        legendCells.splice(i, 0, rowCells[1]);
        legend2.values.push(null);
      }
      if (showCursor) {
        activeIdxs.splice(i, 0, null);
        let pt = null;
        if (cursorOnePt) {
          if (i == 0)
            pt = initCursorPt(s, i);
        } else if (i > 0)
          pt = initCursorPt(s, i);
        cursorPts.splice(i, 0, pt);
        cursorPtsLft.splice(i, 0, 0);
        cursorPtsTop.splice(i, 0, 0);
      }
      fire("addSeries", i);
    }
    function addSeries(opts2, si) {
      si = si == null ? series.length : si;
      opts2 = mode == 1 ? setDefault(opts2, si, xSeriesOpts, ySeriesOpts) : setDefault(opts2, si, {}, xySeriesOpts);
      series.splice(si, 0, opts2);
      initSeries(series[si], si);
    }
    self.addSeries = addSeries;
    function delSeries(i) {
      series.splice(i, 1);
      if (showLegend) {
        legend2.values.splice(i, 1);
        legendCells.splice(i, 1);
        let tr = legendRows.splice(i, 1)[0];
        offMouse(null, tr.firstChild);
        tr.remove();
      }
      if (showCursor) {
        activeIdxs.splice(i, 1);
        cursorPts.splice(i, 1)[0].remove();
        cursorPtsLft.splice(i, 1);
        cursorPtsTop.splice(i, 1);
      }
      fire("delSeries", i);
    }
    self.delSeries = delSeries;
    const sidesWithAxes = [false, false, false, false];
    function initAxis(axis, i) {
      axis._show = axis.show;
      if (axis.show) {
        let isVt = axis.side % 2;
        let sc = scales[axis.scale];
        if (sc == null) {
          axis.scale = isVt ? series[1].scale : xScaleKey;
          sc = scales[axis.scale];
        }
        let isTime = sc.time;
        axis.size = fnOrSelf(axis.size);
        axis.space = fnOrSelf(axis.space);
        axis.rotate = fnOrSelf(axis.rotate);
        if (isArr(axis.incrs)) {
          axis.incrs.forEach((incr) => {
            !fixedDec.has(incr) && fixedDec.set(incr, guessDec(incr));
          });
        }
        axis.incrs = fnOrSelf(axis.incrs || (sc.distr == 2 ? wholeIncrs : isTime ? ms == 1 ? timeIncrsMs : timeIncrsS : numIncrs));
        axis.splits = fnOrSelf(axis.splits || (isTime && sc.distr == 1 ? _timeAxisSplits : sc.distr == 3 ? logAxisSplits : sc.distr == 4 ? asinhAxisSplits : numAxisSplits));
        axis.stroke = fnOrSelf(axis.stroke);
        axis.grid.stroke = fnOrSelf(axis.grid.stroke);
        axis.ticks.stroke = fnOrSelf(axis.ticks.stroke);
        axis.border.stroke = fnOrSelf(axis.border.stroke);
        let av = axis.values;
        axis.values = // static array of tick values
        isArr(av) && !isArr(av[0]) ? fnOrSelf(av) : (
          // temporal
          isTime ? (
            // config array of fmtDate string tpls
            isArr(av) ? timeAxisVals(_tzDate, timeAxisStamps(av, _fmtDate)) : (
              // fmtDate string tpl
              isStr(av) ? timeAxisVal(_tzDate, av) : av || _timeAxisVals
            )
          ) : av || numAxisVals
        );
        axis.filter = fnOrSelf(axis.filter || (sc.distr >= 3 && sc.log == 10 ? log10AxisValsFilt : sc.distr == 3 && sc.log == 2 ? log2AxisValsFilt : retArg1));
        axis.font = pxRatioFont(axis.font);
        axis.labelFont = pxRatioFont(axis.labelFont);
        axis._size = axis.size(self, null, i, 0);
        axis._space = axis._rotate = axis._incrs = axis._found = // foundIncrSpace
        axis._splits = axis._values = null;
        if (axis._size > 0) {
          sidesWithAxes[i] = true;
          axis._el = placeDiv(AXIS, wrap);
        }
      }
    }
    function autoPadSide(self2, side, sidesWithAxes2, cycleNum) {
      let [hasTopAxis, hasRgtAxis, hasBtmAxis, hasLftAxis] = sidesWithAxes2;
      let ori = side % 2;
      let size = 0;
      if (ori == 0 && (hasLftAxis || hasRgtAxis))
        size = side == 0 && !hasTopAxis || side == 2 && !hasBtmAxis ? round(xAxisOpts.size / 3) : 0;
      if (ori == 1 && (hasTopAxis || hasBtmAxis))
        size = side == 1 && !hasRgtAxis || side == 3 && !hasLftAxis ? round(yAxisOpts.size / 2) : 0;
      return size;
    }
    const padding = self.padding = (opts.padding || [autoPadSide, autoPadSide, autoPadSide, autoPadSide]).map((p) => fnOrSelf(ifNull(p, autoPadSide)));
    const _padding = self._padding = padding.map((p, i) => p(self, i, sidesWithAxes, 0));
    let dataLen;
    let i0 = null;
    let i1 = null;
    const idxs = mode == 1 ? series[0].idxs : null;
    let data0 = null;
    let viaAutoScaleX = false;
    function setData(_data, _resetScales) {
      data = _data == null ? [] : _data;
      self.data = self._data = data;
      if (mode == 2) {
        dataLen = 0;
        for (let i = 1; i < series.length; i++)
          dataLen += data[i][0].length;
      } else {
        if (data.length == 0)
          self.data = self._data = data = [[]];
        data0 = data[0];
        dataLen = data0.length;
        let scaleData = data;
        if (xScaleDistr == 2) {
          scaleData = data.slice();
          let _data0 = scaleData[0] = Array(dataLen);
          for (let i = 0; i < dataLen; i++)
            _data0[i] = i;
        }
        self._data = data = scaleData;
      }
      resetYSeries(true);
      fire("setData");
      if (xScaleDistr == 2) {
        shouldConvergeSize = true;
      }
      if (_resetScales !== false) {
        let xsc = scaleX;
        if (xsc.auto(self, viaAutoScaleX))
          autoScaleX();
        else
          _setScale(xScaleKey, xsc.min, xsc.max);
        shouldSetCursor = shouldSetCursor || cursor.left >= 0;
        shouldSetLegend = true;
        commit();
      }
    }
    self.setData = setData;
    function autoScaleX() {
      viaAutoScaleX = true;
      let _min, _max;
      if (mode == 1) {
        if (dataLen > 0) {
          i0 = idxs[0] = 0;
          i1 = idxs[1] = dataLen - 1;
          _min = data[0][i0];
          _max = data[0][i1];
          if (xScaleDistr == 2) {
            _min = i0;
            _max = i1;
          } else if (_min == _max) {
            if (xScaleDistr == 3)
              [_min, _max] = rangeLog(_min, _min, scaleX.log, false);
            else if (xScaleDistr == 4)
              [_min, _max] = rangeAsinh(_min, _min, scaleX.log, false);
            else if (scaleX.time)
              _max = _min + round(86400 / ms);
            else
              [_min, _max] = rangeNum(_min, _max, rangePad, true);
          }
        } else {
          i0 = idxs[0] = _min = null;
          i1 = idxs[1] = _max = null;
        }
      }
      _setScale(xScaleKey, _min, _max);
    }
    let ctxStroke, ctxFill, ctxWidth, ctxDash, ctxJoin, ctxCap, ctxFont, ctxAlign, ctxBaseline;
    let ctxAlpha;
    function setCtxStyle(stroke, width, dash, cap, fill, join2) {
      stroke ??= transparent;
      dash ??= EMPTY_ARR;
      cap ??= "butt";
      fill ??= transparent;
      join2 ??= "round";
      if (stroke != ctxStroke)
        ctx.strokeStyle = ctxStroke = stroke;
      if (fill != ctxFill)
        ctx.fillStyle = ctxFill = fill;
      if (width != ctxWidth)
        ctx.lineWidth = ctxWidth = width;
      if (join2 != ctxJoin)
        ctx.lineJoin = ctxJoin = join2;
      if (cap != ctxCap)
        ctx.lineCap = ctxCap = cap;
      if (dash != ctxDash)
        ctx.setLineDash(ctxDash = dash);
    }
    function setFontStyle(font2, fill, align, baseline) {
      if (fill != ctxFill)
        ctx.fillStyle = ctxFill = fill;
      if (font2 != ctxFont)
        ctx.font = ctxFont = font2;
      if (align != ctxAlign)
        ctx.textAlign = ctxAlign = align;
      if (baseline != ctxBaseline)
        ctx.textBaseline = ctxBaseline = baseline;
    }
    function accScale(wsc, psc, facet2, data2, sorted = 0) {
      if (data2.length > 0 && wsc.auto(self, viaAutoScaleX) && (psc == null || psc.min == null)) {
        let _i0 = ifNull(i0, 0);
        let _i1 = ifNull(i1, data2.length - 1);
        let minMax = facet2.min == null ? getMinMax(data2, _i0, _i1, sorted, wsc.distr == 3) : [facet2.min, facet2.max];
        wsc.min = min(wsc.min, facet2.min = minMax[0]);
        wsc.max = max(wsc.max, facet2.max = minMax[1]);
      }
    }
    const AUTOSCALE = { min: null, max: null };
    function setScales() {
      for (let k in scales) {
        let sc = scales[k];
        if (pendScales[k] == null && // scales that have never been set (on init)
        (sc.min == null || // or auto scales when the x scale was explicitly set
        pendScales[xScaleKey] != null && sc.auto(self, viaAutoScaleX))) {
          pendScales[k] = AUTOSCALE;
        }
      }
      for (let k in scales) {
        let sc = scales[k];
        if (pendScales[k] == null && sc.from != null && pendScales[sc.from] != null)
          pendScales[k] = AUTOSCALE;
      }
      if (pendScales[xScaleKey] != null)
        resetYSeries(true);
      let wipScales = {};
      for (let k in pendScales) {
        let psc = pendScales[k];
        if (psc != null) {
          let wsc = wipScales[k] = copy(scales[k], fastIsObj);
          if (psc.min != null)
            assign(wsc, psc);
          else if (k != xScaleKey || mode == 2) {
            if (dataLen == 0 && wsc.from == null) {
              let minMax = wsc.range(self, null, null, k);
              wsc.min = minMax[0];
              wsc.max = minMax[1];
            } else {
              wsc.min = inf;
              wsc.max = -inf;
            }
          }
        }
      }
      if (dataLen > 0) {
        series.forEach((s, i) => {
          if (mode == 1) {
            let k = s.scale;
            let psc = pendScales[k];
            if (psc == null)
              return;
            let wsc = wipScales[k];
            if (i == 0) {
              let minMax = wsc.range(self, wsc.min, wsc.max, k);
              wsc.min = minMax[0];
              wsc.max = minMax[1];
              i0 = closestIdx(wsc.min, data[0]);
              i1 = closestIdx(wsc.max, data[0]);
              if (i1 - i0 > 1) {
                if (data[0][i0] < wsc.min)
                  i0++;
                if (data[0][i1] > wsc.max)
                  i1--;
              }
              s.min = data0[i0];
              s.max = data0[i1];
            } else if (s.show && s.auto)
              accScale(wsc, psc, s, data[i], s.sorted);
            s.idxs[0] = i0;
            s.idxs[1] = i1;
          } else {
            if (i > 0) {
              if (s.show && s.auto) {
                let [xFacet, yFacet] = s.facets;
                let xScaleKey2 = xFacet.scale;
                let yScaleKey = yFacet.scale;
                let [xData, yData] = data[i];
                let wscx = wipScales[xScaleKey2];
                let wscy = wipScales[yScaleKey];
                wscx != null && accScale(wscx, pendScales[xScaleKey2], xFacet, xData, xFacet.sorted);
                wscy != null && accScale(wscy, pendScales[yScaleKey], yFacet, yData, yFacet.sorted);
                s.min = yFacet.min;
                s.max = yFacet.max;
              }
            }
          }
        });
        for (let k in wipScales) {
          let wsc = wipScales[k];
          let psc = pendScales[k];
          if (wsc.from == null && (psc == null || psc.min == null)) {
            let minMax = wsc.range(
              self,
              wsc.min == inf ? null : wsc.min,
              wsc.max == -inf ? null : wsc.max,
              k
            );
            wsc.min = minMax[0];
            wsc.max = minMax[1];
          }
        }
      }
      for (let k in wipScales) {
        let wsc = wipScales[k];
        if (wsc.from != null) {
          let base = wipScales[wsc.from];
          if (base.min == null)
            wsc.min = wsc.max = null;
          else {
            let minMax = wsc.range(self, base.min, base.max, k);
            wsc.min = minMax[0];
            wsc.max = minMax[1];
          }
        }
      }
      let changed = {};
      let anyChanged = false;
      for (let k in wipScales) {
        let wsc = wipScales[k];
        let sc = scales[k];
        if (sc.min != wsc.min || sc.max != wsc.max) {
          sc.min = wsc.min;
          sc.max = wsc.max;
          let distr = sc.distr;
          sc._min = distr == 3 ? log10(sc.min) : distr == 4 ? asinh(sc.min, sc.asinh) : distr == 100 ? sc.fwd(sc.min) : sc.min;
          sc._max = distr == 3 ? log10(sc.max) : distr == 4 ? asinh(sc.max, sc.asinh) : distr == 100 ? sc.fwd(sc.max) : sc.max;
          changed[k] = anyChanged = true;
        }
      }
      if (anyChanged) {
        series.forEach((s, i) => {
          if (mode == 2) {
            if (i > 0 && changed.y)
              s._paths = null;
          } else {
            if (changed[s.scale])
              s._paths = null;
          }
        });
        for (let k in changed) {
          shouldConvergeSize = true;
          fire("setScale", k);
        }
        if (showCursor && cursor.left >= 0)
          shouldSetCursor = shouldSetLegend = true;
      }
      for (let k in pendScales)
        pendScales[k] = null;
    }
    function getOuterIdxs(ydata) {
      let _i0 = clamp(i0 - 1, 0, dataLen - 1);
      let _i1 = clamp(i1 + 1, 0, dataLen - 1);
      while (ydata[_i0] == null && _i0 > 0)
        _i0--;
      while (ydata[_i1] == null && _i1 < dataLen - 1)
        _i1++;
      return [_i0, _i1];
    }
    function drawSeries() {
      if (dataLen > 0) {
        let shouldAlpha = series.some((s) => s._focus) && ctxAlpha != focus.alpha;
        if (shouldAlpha)
          ctx.globalAlpha = ctxAlpha = focus.alpha;
        series.forEach((s, i) => {
          if (i > 0 && s.show) {
            cacheStrokeFill(i, false);
            cacheStrokeFill(i, true);
            if (s._paths == null) {
              let _ctxAlpha = ctxAlpha;
              if (ctxAlpha != s.alpha)
                ctx.globalAlpha = ctxAlpha = s.alpha;
              let _idxs = mode == 2 ? [0, data[i][0].length - 1] : getOuterIdxs(data[i]);
              s._paths = s.paths(self, i, _idxs[0], _idxs[1]);
              if (ctxAlpha != _ctxAlpha)
                ctx.globalAlpha = ctxAlpha = _ctxAlpha;
            }
          }
        });
        series.forEach((s, i) => {
          if (i > 0 && s.show) {
            let _ctxAlpha = ctxAlpha;
            if (ctxAlpha != s.alpha)
              ctx.globalAlpha = ctxAlpha = s.alpha;
            s._paths != null && drawPath(i, false);
            {
              let _gaps = s._paths != null ? s._paths.gaps : null;
              let show = s.points.show(self, i, i0, i1, _gaps);
              let idxs2 = s.points.filter(self, i, show, _gaps);
              if (show || idxs2) {
                s.points._paths = s.points.paths(self, i, i0, i1, idxs2);
                drawPath(i, true);
              }
            }
            if (ctxAlpha != _ctxAlpha)
              ctx.globalAlpha = ctxAlpha = _ctxAlpha;
            fire("drawSeries", i);
          }
        });
        if (shouldAlpha)
          ctx.globalAlpha = ctxAlpha = 1;
      }
    }
    function cacheStrokeFill(si, _points) {
      let s = _points ? series[si].points : series[si];
      s._stroke = s.stroke(self, si);
      s._fill = s.fill(self, si);
    }
    function drawPath(si, _points) {
      let s = _points ? series[si].points : series[si];
      let {
        stroke,
        fill,
        clip: gapsClip,
        flags,
        _stroke: strokeStyle = s._stroke,
        _fill: fillStyle = s._fill,
        _width: width = s.width
      } = s._paths;
      width = roundDec(width * pxRatio, 3);
      let boundsClip = null;
      let offset = width % 2 / 2;
      if (_points && fillStyle == null)
        fillStyle = width > 0 ? "#fff" : strokeStyle;
      let _pxAlign = s.pxAlign == 1 && offset > 0;
      _pxAlign && ctx.translate(offset, offset);
      if (!_points) {
        let lft = plotLft - width / 2, top = plotTop - width / 2, wid = plotWid + width, hgt = plotHgt + width;
        boundsClip = new Path2D();
        boundsClip.rect(lft, top, wid, hgt);
      }
      if (_points)
        strokeFill(strokeStyle, width, s.dash, s.cap, fillStyle, stroke, fill, flags, gapsClip);
      else
        fillStroke(si, strokeStyle, width, s.dash, s.cap, fillStyle, stroke, fill, flags, boundsClip, gapsClip);
      _pxAlign && ctx.translate(-offset, -offset);
    }
    function fillStroke(si, strokeStyle, lineWidth, lineDash, lineCap, fillStyle, strokePath, fillPath, flags, boundsClip, gapsClip) {
      let didStrokeFill = false;
      flags != 0 && bands.forEach((b, bi) => {
        if (b.series[0] == si) {
          let lowerEdge = series[b.series[1]];
          let lowerData = data[b.series[1]];
          let bandClip = (lowerEdge._paths || EMPTY_OBJ).band;
          if (isArr(bandClip))
            bandClip = b.dir == 1 ? bandClip[0] : bandClip[1];
          let gapsClip2;
          let _fillStyle = null;
          if (lowerEdge.show && bandClip && hasData(lowerData, i0, i1)) {
            _fillStyle = b.fill(self, bi) || fillStyle;
            gapsClip2 = lowerEdge._paths.clip;
          } else
            bandClip = null;
          strokeFill(strokeStyle, lineWidth, lineDash, lineCap, _fillStyle, strokePath, fillPath, flags, boundsClip, gapsClip, gapsClip2, bandClip);
          didStrokeFill = true;
        }
      });
      if (!didStrokeFill)
        strokeFill(strokeStyle, lineWidth, lineDash, lineCap, fillStyle, strokePath, fillPath, flags, boundsClip, gapsClip);
    }
    const CLIP_FILL_STROKE = BAND_CLIP_FILL | BAND_CLIP_STROKE;
    function strokeFill(strokeStyle, lineWidth, lineDash, lineCap, fillStyle, strokePath, fillPath, flags, boundsClip, gapsClip, gapsClip2, bandClip) {
      setCtxStyle(strokeStyle, lineWidth, lineDash, lineCap, fillStyle);
      if (boundsClip || gapsClip || bandClip) {
        ctx.save();
        boundsClip && ctx.clip(boundsClip);
        gapsClip && ctx.clip(gapsClip);
      }
      if (bandClip) {
        if ((flags & CLIP_FILL_STROKE) == CLIP_FILL_STROKE) {
          ctx.clip(bandClip);
          gapsClip2 && ctx.clip(gapsClip2);
          doFill(fillStyle, fillPath);
          doStroke(strokeStyle, strokePath, lineWidth);
        } else if (flags & BAND_CLIP_STROKE) {
          doFill(fillStyle, fillPath);
          ctx.clip(bandClip);
          doStroke(strokeStyle, strokePath, lineWidth);
        } else if (flags & BAND_CLIP_FILL) {
          ctx.save();
          ctx.clip(bandClip);
          gapsClip2 && ctx.clip(gapsClip2);
          doFill(fillStyle, fillPath);
          ctx.restore();
          doStroke(strokeStyle, strokePath, lineWidth);
        }
      } else {
        doFill(fillStyle, fillPath);
        doStroke(strokeStyle, strokePath, lineWidth);
      }
      if (boundsClip || gapsClip || bandClip)
        ctx.restore();
    }
    function doStroke(strokeStyle, strokePath, lineWidth) {
      if (lineWidth > 0) {
        if (strokePath instanceof Map) {
          strokePath.forEach((strokePath2, strokeStyle2) => {
            ctx.strokeStyle = ctxStroke = strokeStyle2;
            ctx.stroke(strokePath2);
          });
        } else
          strokePath != null && strokeStyle && ctx.stroke(strokePath);
      }
    }
    function doFill(fillStyle, fillPath) {
      if (fillPath instanceof Map) {
        fillPath.forEach((fillPath2, fillStyle2) => {
          ctx.fillStyle = ctxFill = fillStyle2;
          ctx.fill(fillPath2);
        });
      } else
        fillPath != null && fillStyle && ctx.fill(fillPath);
    }
    function getIncrSpace(axisIdx, min2, max2, fullDim) {
      let axis = axes[axisIdx];
      let incrSpace;
      if (fullDim <= 0)
        incrSpace = [0, 0];
      else {
        let minSpace = axis._space = axis.space(self, axisIdx, min2, max2, fullDim);
        let incrs = axis._incrs = axis.incrs(self, axisIdx, min2, max2, fullDim, minSpace);
        incrSpace = findIncr(min2, max2, incrs, fullDim, minSpace);
      }
      return axis._found = incrSpace;
    }
    function drawOrthoLines(offs, filts, ori, side, pos0, len, width, stroke, dash, cap) {
      let offset = width % 2 / 2;
      pxAlign == 1 && ctx.translate(offset, offset);
      setCtxStyle(stroke, width, dash, cap, stroke);
      ctx.beginPath();
      let x0, y0, x1, y1, pos1 = pos0 + (side == 0 || side == 3 ? -len : len);
      if (ori == 0) {
        y0 = pos0;
        y1 = pos1;
      } else {
        x0 = pos0;
        x1 = pos1;
      }
      for (let i = 0; i < offs.length; i++) {
        if (filts[i] != null) {
          if (ori == 0)
            x0 = x1 = offs[i];
          else
            y0 = y1 = offs[i];
          ctx.moveTo(x0, y0);
          ctx.lineTo(x1, y1);
        }
      }
      ctx.stroke();
      pxAlign == 1 && ctx.translate(-offset, -offset);
    }
    function axesCalc(cycleNum) {
      let converged = true;
      axes.forEach((axis, i) => {
        if (!axis.show)
          return;
        let scale = scales[axis.scale];
        if (scale.min == null) {
          if (axis._show) {
            converged = false;
            axis._show = false;
            resetYSeries(false);
          }
          return;
        } else {
          if (!axis._show) {
            converged = false;
            axis._show = true;
            resetYSeries(false);
          }
        }
        let side = axis.side;
        let ori = side % 2;
        let { min: min2, max: max2 } = scale;
        let [_incr, _space] = getIncrSpace(i, min2, max2, ori == 0 ? plotWidCss : plotHgtCss);
        if (_space == 0)
          return;
        let forceMin = scale.distr == 2;
        let _splits = axis._splits = axis.splits(self, i, min2, max2, _incr, _space, forceMin);
        let splits = scale.distr == 2 ? _splits.map((i2) => data0[i2]) : _splits;
        let incr = scale.distr == 2 ? data0[_splits[1]] - data0[_splits[0]] : _incr;
        let values = axis._values = axis.values(self, axis.filter(self, splits, i, _space, incr), i, _space, incr);
        axis._rotate = side == 2 ? axis.rotate(self, values, i, _space) : 0;
        let oldSize = axis._size;
        axis._size = ceil(axis.size(self, values, i, cycleNum));
        if (oldSize != null && axis._size != oldSize)
          converged = false;
      });
      return converged;
    }
    function paddingCalc(cycleNum) {
      let converged = true;
      padding.forEach((p, i) => {
        let _p = p(self, i, sidesWithAxes, cycleNum);
        if (_p != _padding[i])
          converged = false;
        _padding[i] = _p;
      });
      return converged;
    }
    function drawAxesGrid() {
      for (let i = 0; i < axes.length; i++) {
        let axis = axes[i];
        if (!axis.show || !axis._show)
          continue;
        let side = axis.side;
        let ori = side % 2;
        let x, y;
        let fillStyle = axis.stroke(self, i);
        let shiftDir = side == 0 || side == 3 ? -1 : 1;
        let [_incr, _space] = axis._found;
        if (axis.label != null) {
          let shiftAmt2 = axis.labelGap * shiftDir;
          let baseLpos = round((axis._lpos + shiftAmt2) * pxRatio);
          setFontStyle(axis.labelFont[0], fillStyle, "center", side == 2 ? TOP : BOTTOM);
          ctx.save();
          if (ori == 1) {
            x = y = 0;
            ctx.translate(
              baseLpos,
              round(plotTop + plotHgt / 2)
            );
            ctx.rotate((side == 3 ? -PI : PI) / 2);
          } else {
            x = round(plotLft + plotWid / 2);
            y = baseLpos;
          }
          let _label = isFn(axis.label) ? axis.label(self, i, _incr, _space) : axis.label;
          ctx.fillText(_label, x, y);
          ctx.restore();
        }
        if (_space == 0)
          continue;
        let scale = scales[axis.scale];
        let plotDim = ori == 0 ? plotWid : plotHgt;
        let plotOff = ori == 0 ? plotLft : plotTop;
        let _splits = axis._splits;
        let splits = scale.distr == 2 ? _splits.map((i2) => data0[i2]) : _splits;
        let incr = scale.distr == 2 ? data0[_splits[1]] - data0[_splits[0]] : _incr;
        let ticks2 = axis.ticks;
        let border2 = axis.border;
        let _tickSize = ticks2.show ? ticks2.size : 0;
        let tickSize = round(_tickSize * pxRatio);
        let axisGap = round((axis.alignTo == 2 ? axis._size - _tickSize - axis.gap : axis.gap) * pxRatio);
        let angle = axis._rotate * -PI / 180;
        let basePos = pxRound(axis._pos * pxRatio);
        let shiftAmt = (tickSize + axisGap) * shiftDir;
        let finalPos = basePos + shiftAmt;
        y = ori == 0 ? finalPos : 0;
        x = ori == 1 ? finalPos : 0;
        let font2 = axis.font[0];
        let textAlign = axis.align == 1 ? LEFT : axis.align == 2 ? RIGHT : angle > 0 ? LEFT : angle < 0 ? RIGHT : ori == 0 ? "center" : side == 3 ? RIGHT : LEFT;
        let textBaseline = angle || ori == 1 ? "middle" : side == 2 ? TOP : BOTTOM;
        setFontStyle(font2, fillStyle, textAlign, textBaseline);
        let lineHeight = axis.font[1] * axis.lineGap;
        let canOffs = _splits.map((val) => pxRound(getPos(val, scale, plotDim, plotOff)));
        let _values = axis._values;
        for (let i2 = 0; i2 < _values.length; i2++) {
          let val = _values[i2];
          if (val != null) {
            if (ori == 0)
              x = canOffs[i2];
            else
              y = canOffs[i2];
            val = "" + val;
            let _parts = val.indexOf("\n") == -1 ? [val] : val.split(/\n/gm);
            for (let j = 0; j < _parts.length; j++) {
              let text = _parts[j];
              if (angle) {
                ctx.save();
                ctx.translate(x, y + j * lineHeight);
                ctx.rotate(angle);
                ctx.fillText(text, 0, 0);
                ctx.restore();
              } else
                ctx.fillText(text, x, y + j * lineHeight);
            }
          }
        }
        if (ticks2.show) {
          drawOrthoLines(
            canOffs,
            ticks2.filter(self, splits, i, _space, incr),
            ori,
            side,
            basePos,
            tickSize,
            roundDec(ticks2.width * pxRatio, 3),
            ticks2.stroke(self, i),
            ticks2.dash,
            ticks2.cap
          );
        }
        let grid2 = axis.grid;
        if (grid2.show) {
          drawOrthoLines(
            canOffs,
            grid2.filter(self, splits, i, _space, incr),
            ori,
            ori == 0 ? 2 : 1,
            ori == 0 ? plotTop : plotLft,
            ori == 0 ? plotHgt : plotWid,
            roundDec(grid2.width * pxRatio, 3),
            grid2.stroke(self, i),
            grid2.dash,
            grid2.cap
          );
        }
        if (border2.show) {
          drawOrthoLines(
            [basePos],
            [1],
            ori == 0 ? 1 : 0,
            ori == 0 ? 1 : 2,
            ori == 1 ? plotTop : plotLft,
            ori == 1 ? plotHgt : plotWid,
            roundDec(border2.width * pxRatio, 3),
            border2.stroke(self, i),
            border2.dash,
            border2.cap
          );
        }
      }
      fire("drawAxes");
    }
    function resetYSeries(minMax) {
      series.forEach((s, i) => {
        if (i > 0) {
          s._paths = null;
          if (minMax) {
            if (mode == 1) {
              s.min = null;
              s.max = null;
            } else {
              s.facets.forEach((f) => {
                f.min = null;
                f.max = null;
              });
            }
          }
        }
      });
    }
    let queuedCommit = false;
    let deferHooks = false;
    let hooksQueue = [];
    function flushHooks() {
      deferHooks = false;
      for (let i = 0; i < hooksQueue.length; i++)
        fire(...hooksQueue[i]);
      hooksQueue.length = 0;
    }
    function commit() {
      if (!queuedCommit) {
        microTask(_commit);
        queuedCommit = true;
      }
    }
    function batch(fn, _deferHooks = false) {
      queuedCommit = true;
      deferHooks = _deferHooks;
      fn(self);
      _commit();
      if (_deferHooks && hooksQueue.length > 0)
        queueMicrotask(flushHooks);
    }
    self.batch = batch;
    function _commit() {
      if (shouldSetScales) {
        setScales();
        shouldSetScales = false;
      }
      if (shouldConvergeSize) {
        convergeSize();
        shouldConvergeSize = false;
      }
      if (shouldSetSize) {
        setStylePx(under, LEFT, plotLftCss);
        setStylePx(under, TOP, plotTopCss);
        setStylePx(under, WIDTH, plotWidCss);
        setStylePx(under, HEIGHT, plotHgtCss);
        setStylePx(over, LEFT, plotLftCss);
        setStylePx(over, TOP, plotTopCss);
        setStylePx(over, WIDTH, plotWidCss);
        setStylePx(over, HEIGHT, plotHgtCss);
        setStylePx(wrap, WIDTH, fullWidCss);
        setStylePx(wrap, HEIGHT, fullHgtCss);
        can.width = round(fullWidCss * pxRatio);
        can.height = round(fullHgtCss * pxRatio);
        axes.forEach(({ _el, _show, _size, _pos, side }) => {
          if (_el != null) {
            if (_show) {
              let posOffset = side === 3 || side === 0 ? _size : 0;
              let isVt = side % 2 == 1;
              setStylePx(_el, isVt ? "left" : "top", _pos - posOffset);
              setStylePx(_el, isVt ? "width" : "height", _size);
              setStylePx(_el, isVt ? "top" : "left", isVt ? plotTopCss : plotLftCss);
              setStylePx(_el, isVt ? "height" : "width", isVt ? plotHgtCss : plotWidCss);
              remClass(_el, OFF);
            } else
              addClass(_el, OFF);
          }
        });
        ctxStroke = ctxFill = ctxWidth = ctxJoin = ctxCap = ctxFont = ctxAlign = ctxBaseline = ctxDash = null;
        ctxAlpha = 1;
        syncRect(true);
        if (plotLftCss != _plotLftCss || plotTopCss != _plotTopCss || plotWidCss != _plotWidCss || plotHgtCss != _plotHgtCss) {
          resetYSeries(false);
          let pctWid = plotWidCss / _plotWidCss;
          let pctHgt = plotHgtCss / _plotHgtCss;
          if (showCursor && !shouldSetCursor && cursor.left >= 0) {
            cursor.left *= pctWid;
            cursor.top *= pctHgt;
            vCursor && elTrans(vCursor, round(cursor.left), 0, plotWidCss, plotHgtCss);
            hCursor && elTrans(hCursor, 0, round(cursor.top), plotWidCss, plotHgtCss);
            for (let i = 0; i < cursorPts.length; i++) {
              let pt = cursorPts[i];
              if (pt != null) {
                cursorPtsLft[i] *= pctWid;
                cursorPtsTop[i] *= pctHgt;
                elTrans(pt, ceil(cursorPtsLft[i]), ceil(cursorPtsTop[i]), plotWidCss, plotHgtCss);
              }
            }
          }
          if (select.show && !shouldSetSelect && select.left >= 0 && select.width > 0) {
            select.left *= pctWid;
            select.width *= pctWid;
            select.top *= pctHgt;
            select.height *= pctHgt;
            for (let prop in _hideProps)
              setStylePx(selectDiv, prop, select[prop]);
          }
          _plotLftCss = plotLftCss;
          _plotTopCss = plotTopCss;
          _plotWidCss = plotWidCss;
          _plotHgtCss = plotHgtCss;
        }
        fire("setSize");
        shouldSetSize = false;
      }
      if (fullWidCss > 0 && fullHgtCss > 0) {
        ctx.clearRect(0, 0, can.width, can.height);
        fire("drawClear");
        drawOrder.forEach((fn) => fn());
        fire("draw");
      }
      if (select.show && shouldSetSelect) {
        setSelect(select);
        shouldSetSelect = false;
      }
      if (showCursor && shouldSetCursor) {
        updateCursor(null, true, false);
        shouldSetCursor = false;
      }
      if (legend2.show && legend2.live && shouldSetLegend) {
        setLegend();
        shouldSetLegend = false;
      }
      if (!ready) {
        ready = true;
        self.status = 1;
        fire("ready");
      }
      viaAutoScaleX = false;
      queuedCommit = false;
    }
    self.redraw = (rebuildPaths, recalcAxes) => {
      shouldConvergeSize = recalcAxes || false;
      if (rebuildPaths !== false)
        _setScale(xScaleKey, scaleX.min, scaleX.max);
      else
        commit();
    };
    function setScale(key3, opts2) {
      let sc = scales[key3];
      if (sc.from == null) {
        if (dataLen == 0) {
          let minMax = sc.range(self, opts2.min, opts2.max, key3);
          opts2.min = minMax[0];
          opts2.max = minMax[1];
        }
        if (opts2.min > opts2.max) {
          let _min = opts2.min;
          opts2.min = opts2.max;
          opts2.max = _min;
        }
        if (dataLen > 1 && opts2.min != null && opts2.max != null && opts2.max - opts2.min < 1e-16)
          return;
        if (key3 == xScaleKey) {
          if (sc.distr == 2 && dataLen > 0) {
            opts2.min = closestIdx(opts2.min, data[0]);
            opts2.max = closestIdx(opts2.max, data[0]);
            if (opts2.min == opts2.max)
              opts2.max++;
          }
        }
        pendScales[key3] = opts2;
        shouldSetScales = true;
        commit();
      }
    }
    self.setScale = setScale;
    let xCursor;
    let yCursor;
    let vCursor;
    let hCursor;
    let rawMouseLeft0;
    let rawMouseTop0;
    let mouseLeft0;
    let mouseTop0;
    let rawMouseLeft1;
    let rawMouseTop1;
    let mouseLeft1;
    let mouseTop1;
    let dragging = false;
    const drag = cursor.drag;
    let dragX = drag.x;
    let dragY = drag.y;
    if (showCursor) {
      if (cursor.x)
        xCursor = placeDiv(CURSOR_X, over);
      if (cursor.y)
        yCursor = placeDiv(CURSOR_Y, over);
      if (scaleX.ori == 0) {
        vCursor = xCursor;
        hCursor = yCursor;
      } else {
        vCursor = yCursor;
        hCursor = xCursor;
      }
      mouseLeft1 = cursor.left;
      mouseTop1 = cursor.top;
    }
    const select = self.select = assign({
      show: true,
      over: true,
      left: 0,
      width: 0,
      top: 0,
      height: 0
    }, opts.select);
    const selectDiv = select.show ? placeDiv(SELECT, select.over ? over : under) : null;
    function setSelect(opts2, _fire) {
      if (select.show) {
        for (let prop in opts2) {
          select[prop] = opts2[prop];
          if (prop in _hideProps)
            setStylePx(selectDiv, prop, opts2[prop]);
        }
        _fire !== false && fire("setSelect");
      }
    }
    self.setSelect = setSelect;
    function toggleDOM(i) {
      let s = series[i];
      if (s.show)
        showLegend && remClass(legendRows[i], OFF);
      else {
        showLegend && addClass(legendRows[i], OFF);
        if (showCursor) {
          let pt = cursorOnePt ? cursorPts[0] : cursorPts[i];
          pt != null && elTrans(pt, -10, -10, plotWidCss, plotHgtCss);
        }
      }
    }
    function _setScale(key3, min2, max2) {
      setScale(key3, { min: min2, max: max2 });
    }
    function setSeries(i, opts2, _fire, _pub) {
      if (opts2.focus != null)
        setFocus(i);
      if (opts2.show != null) {
        series.forEach((s, si) => {
          if (si > 0 && (i == si || i == null)) {
            s.show = opts2.show;
            toggleDOM(si);
            if (mode == 2) {
              _setScale(s.facets[0].scale, null, null);
              _setScale(s.facets[1].scale, null, null);
            } else
              _setScale(s.scale, null, null);
            commit();
          }
        });
      }
      _fire !== false && fire("setSeries", i, opts2);
      _pub && pubSync("setSeries", self, i, opts2);
    }
    self.setSeries = setSeries;
    function setBand(bi, opts2) {
      assign(bands[bi], opts2);
    }
    function addBand(opts2, bi) {
      opts2.fill = fnOrSelf(opts2.fill || null);
      opts2.dir = ifNull(opts2.dir, -1);
      bi = bi == null ? bands.length : bi;
      bands.splice(bi, 0, opts2);
    }
    function delBand(bi) {
      if (bi == null)
        bands.length = 0;
      else
        bands.splice(bi, 1);
    }
    self.addBand = addBand;
    self.setBand = setBand;
    self.delBand = delBand;
    function setAlpha(i, value) {
      series[i].alpha = value;
      if (showCursor && cursorPts[i] != null)
        cursorPts[i].style.opacity = value;
      if (showLegend && legendRows[i])
        legendRows[i].style.opacity = value;
    }
    let closestDist;
    let closestSeries;
    let focusedSeries;
    const FOCUS_TRUE = { focus: true };
    function setFocus(i) {
      if (i != focusedSeries) {
        let allFocused = i == null;
        let _setAlpha = focus.alpha != 1;
        series.forEach((s, i2) => {
          if (mode == 1 || i2 > 0) {
            let isFocused = allFocused || i2 == 0 || i2 == i;
            s._focus = allFocused ? null : isFocused;
            _setAlpha && setAlpha(i2, isFocused ? 1 : focus.alpha);
          }
        });
        focusedSeries = i;
        _setAlpha && commit();
      }
    }
    if (showLegend && cursorFocus) {
      onMouse(mouseleave, legendTable, (e) => {
        if (cursor._lock)
          return;
        setCursorEvent(e);
        if (focusedSeries != null)
          setSeries(null, FOCUS_TRUE, true, syncOpts.setSeries);
      });
    }
    function posToVal(pos, scale, can2) {
      let sc = scales[scale];
      if (can2)
        pos = pos / pxRatio - (sc.ori == 1 ? plotTopCss : plotLftCss);
      let dim = plotWidCss;
      if (sc.ori == 1) {
        dim = plotHgtCss;
        pos = dim - pos;
      }
      if (sc.dir == -1)
        pos = dim - pos;
      let _min = sc._min, _max = sc._max, pct = pos / dim;
      let sv = _min + (_max - _min) * pct;
      let distr = sc.distr;
      return distr == 3 ? pow(10, sv) : distr == 4 ? sinh(sv, sc.asinh) : distr == 100 ? sc.bwd(sv) : sv;
    }
    function closestIdxFromXpos(pos, can2) {
      let v = posToVal(pos, xScaleKey, can2);
      return closestIdx(v, data[0], i0, i1);
    }
    self.valToIdx = (val) => closestIdx(val, data[0]);
    self.posToIdx = closestIdxFromXpos;
    self.posToVal = posToVal;
    self.valToPos = (val, scale, can2) => scales[scale].ori == 0 ? getHPos(
      val,
      scales[scale],
      can2 ? plotWid : plotWidCss,
      can2 ? plotLft : 0
    ) : getVPos(
      val,
      scales[scale],
      can2 ? plotHgt : plotHgtCss,
      can2 ? plotTop : 0
    );
    self.setCursor = (opts2, _fire, _pub) => {
      mouseLeft1 = opts2.left;
      mouseTop1 = opts2.top;
      updateCursor(null, _fire, _pub);
    };
    function setSelH(off2, dim) {
      setStylePx(selectDiv, LEFT, select.left = off2);
      setStylePx(selectDiv, WIDTH, select.width = dim);
    }
    function setSelV(off2, dim) {
      setStylePx(selectDiv, TOP, select.top = off2);
      setStylePx(selectDiv, HEIGHT, select.height = dim);
    }
    let setSelX = scaleX.ori == 0 ? setSelH : setSelV;
    let setSelY = scaleX.ori == 1 ? setSelH : setSelV;
    function syncLegend() {
      if (showLegend && legend2.live) {
        for (let i = mode == 2 ? 1 : 0; i < series.length; i++) {
          if (i == 0 && multiValLegend)
            continue;
          let vals = legend2.values[i];
          let j = 0;
          for (let k in vals)
            legendCells[i][j++].firstChild.nodeValue = vals[k];
        }
      }
    }
    function setLegend(opts2, _fire) {
      if (opts2 != null) {
        if (opts2.idxs) {
          opts2.idxs.forEach((didx, sidx) => {
            activeIdxs[sidx] = didx;
          });
        } else if (!isUndef(opts2.idx))
          activeIdxs.fill(opts2.idx);
        legend2.idx = activeIdxs[0];
      }
      if (showLegend && legend2.live) {
        for (let sidx = 0; sidx < series.length; sidx++) {
          if (sidx > 0 || mode == 1 && !multiValLegend)
            setLegendValues(sidx, activeIdxs[sidx]);
        }
        syncLegend();
      }
      shouldSetLegend = false;
      _fire !== false && fire("setLegend");
    }
    self.setLegend = setLegend;
    function setLegendValues(sidx, idx) {
      let s = series[sidx];
      let src = sidx == 0 && xScaleDistr == 2 ? data0 : data[sidx];
      let val;
      if (multiValLegend)
        val = s.values(self, sidx, idx) ?? NULL_LEGEND_VALUES;
      else {
        val = s.value(self, idx == null ? null : src[idx], sidx, idx);
        val = val == null ? NULL_LEGEND_VALUES : { _: val };
      }
      legend2.values[sidx] = val;
    }
    function updateCursor(src, _fire, _pub) {
      rawMouseLeft1 = mouseLeft1;
      rawMouseTop1 = mouseTop1;
      [mouseLeft1, mouseTop1] = cursor.move(self, mouseLeft1, mouseTop1);
      cursor.left = mouseLeft1;
      cursor.top = mouseTop1;
      if (showCursor) {
        vCursor && elTrans(vCursor, round(mouseLeft1), 0, plotWidCss, plotHgtCss);
        hCursor && elTrans(hCursor, 0, round(mouseTop1), plotWidCss, plotHgtCss);
      }
      let idx;
      let noDataInRange = i0 > i1;
      closestDist = inf;
      closestSeries = null;
      let xDim = scaleX.ori == 0 ? plotWidCss : plotHgtCss;
      let yDim = scaleX.ori == 1 ? plotWidCss : plotHgtCss;
      if (mouseLeft1 < 0 || dataLen == 0 || noDataInRange) {
        idx = cursor.idx = null;
        for (let i = 0; i < series.length; i++) {
          let pt = cursorPts[i];
          pt != null && elTrans(pt, -10, -10, plotWidCss, plotHgtCss);
        }
        if (cursorFocus)
          setSeries(null, FOCUS_TRUE, true, src == null && syncOpts.setSeries);
        if (legend2.live) {
          activeIdxs.fill(idx);
          shouldSetLegend = true;
        }
      } else {
        let mouseXPos, valAtPosX, xPos;
        if (mode == 1) {
          mouseXPos = scaleX.ori == 0 ? mouseLeft1 : mouseTop1;
          valAtPosX = posToVal(mouseXPos, xScaleKey);
          idx = cursor.idx = closestIdx(valAtPosX, data[0], i0, i1);
          xPos = valToPosX(data[0][idx], scaleX, xDim, 0);
        }
        let _ptLft = -10;
        let _ptTop = -10;
        let _ptWid = 0;
        let _ptHgt = 0;
        let _centered = true;
        let _ptFill = "";
        let _ptStroke = "";
        for (let i = mode == 2 ? 1 : 0; i < series.length; i++) {
          let s = series[i];
          let idx1 = activeIdxs[i];
          let yVal1 = idx1 == null ? null : mode == 1 ? data[i][idx1] : data[i][1][idx1];
          let idx2 = cursor.dataIdx(self, i, idx, valAtPosX);
          let yVal2 = idx2 == null ? null : mode == 1 ? data[i][idx2] : data[i][1][idx2];
          shouldSetLegend = shouldSetLegend || yVal2 != yVal1 || idx2 != idx1;
          activeIdxs[i] = idx2;
          if (i > 0 && s.show) {
            let xPos2 = idx2 == null ? -10 : idx2 == idx ? xPos : valToPosX(mode == 1 ? data[0][idx2] : data[i][0][idx2], scaleX, xDim, 0);
            let yPos = yVal2 == null ? -10 : valToPosY(yVal2, mode == 1 ? scales[s.scale] : scales[s.facets[1].scale], yDim, 0);
            if (cursorFocus && yVal2 != null) {
              let mouseYPos = scaleX.ori == 1 ? mouseLeft1 : mouseTop1;
              let dist = abs(focus.dist(self, i, idx2, yPos, mouseYPos));
              if (dist < closestDist) {
                let bias = focus.bias;
                if (bias != 0) {
                  let mouseYVal = posToVal(mouseYPos, s.scale);
                  let seriesYValSign = yVal2 >= 0 ? 1 : -1;
                  let mouseYValSign = mouseYVal >= 0 ? 1 : -1;
                  if (mouseYValSign == seriesYValSign && (mouseYValSign == 1 ? bias == 1 ? yVal2 >= mouseYVal : yVal2 <= mouseYVal : (
                    // >= 0
                    bias == 1 ? yVal2 <= mouseYVal : yVal2 >= mouseYVal
                  ))) {
                    closestDist = dist;
                    closestSeries = i;
                  }
                } else {
                  closestDist = dist;
                  closestSeries = i;
                }
              }
            }
            if (shouldSetLegend || cursorOnePt) {
              let hPos, vPos;
              if (scaleX.ori == 0) {
                hPos = xPos2;
                vPos = yPos;
              } else {
                hPos = yPos;
                vPos = xPos2;
              }
              let ptWid, ptHgt, ptLft, ptTop, ptStroke, ptFill, centered = true, getBBox = points2.bbox;
              if (getBBox != null) {
                centered = false;
                let bbox = getBBox(self, i);
                ptLft = bbox.left;
                ptTop = bbox.top;
                ptWid = bbox.width;
                ptHgt = bbox.height;
              } else {
                ptLft = hPos;
                ptTop = vPos;
                ptWid = ptHgt = points2.size(self, i);
              }
              ptFill = points2.fill(self, i);
              ptStroke = points2.stroke(self, i);
              if (cursorOnePt) {
                if (i == closestSeries && closestDist <= focus.prox) {
                  _ptLft = ptLft;
                  _ptTop = ptTop;
                  _ptWid = ptWid;
                  _ptHgt = ptHgt;
                  _centered = centered;
                  _ptFill = ptFill;
                  _ptStroke = ptStroke;
                }
              } else {
                let pt = cursorPts[i];
                if (pt != null) {
                  cursorPtsLft[i] = ptLft;
                  cursorPtsTop[i] = ptTop;
                  elSize(pt, ptWid, ptHgt, centered);
                  elColor(pt, ptFill, ptStroke);
                  elTrans(pt, ceil(ptLft), ceil(ptTop), plotWidCss, plotHgtCss);
                }
              }
            }
          }
        }
        if (cursorOnePt) {
          let p = focus.prox;
          let focusChanged = focusedSeries == null ? closestDist <= p : closestDist > p || closestSeries != focusedSeries;
          if (shouldSetLegend || focusChanged) {
            let pt = cursorPts[0];
            if (pt != null) {
              cursorPtsLft[0] = _ptLft;
              cursorPtsTop[0] = _ptTop;
              elSize(pt, _ptWid, _ptHgt, _centered);
              elColor(pt, _ptFill, _ptStroke);
              elTrans(pt, ceil(_ptLft), ceil(_ptTop), plotWidCss, plotHgtCss);
            }
          }
        }
      }
      if (select.show && dragging) {
        if (src != null) {
          let [xKey, yKey] = syncOpts.scales;
          let [matchXKeys, matchYKeys] = syncOpts.match;
          let [xKeySrc, yKeySrc] = src.cursor.sync.scales;
          let sdrag = src.cursor.drag;
          dragX = sdrag._x;
          dragY = sdrag._y;
          if (dragX || dragY) {
            let { left: left3, top, width, height } = src.select;
            let sori = src.scales[xKeySrc].ori;
            let sPosToVal = src.posToVal;
            let sOff, sDim, sc, a, b;
            let matchingX = xKey != null && matchXKeys(xKey, xKeySrc);
            let matchingY = yKey != null && matchYKeys(yKey, yKeySrc);
            if (matchingX && dragX) {
              if (sori == 0) {
                sOff = left3;
                sDim = width;
              } else {
                sOff = top;
                sDim = height;
              }
              sc = scales[xKey];
              a = valToPosX(sPosToVal(sOff, xKeySrc), sc, xDim, 0);
              b = valToPosX(sPosToVal(sOff + sDim, xKeySrc), sc, xDim, 0);
              setSelX(min(a, b), abs(b - a));
            } else
              setSelX(0, xDim);
            if (matchingY && dragY) {
              if (sori == 1) {
                sOff = left3;
                sDim = width;
              } else {
                sOff = top;
                sDim = height;
              }
              sc = scales[yKey];
              a = valToPosY(sPosToVal(sOff, yKeySrc), sc, yDim, 0);
              b = valToPosY(sPosToVal(sOff + sDim, yKeySrc), sc, yDim, 0);
              setSelY(min(a, b), abs(b - a));
            } else
              setSelY(0, yDim);
          } else
            hideSelect();
        } else {
          let rawDX = abs(rawMouseLeft1 - rawMouseLeft0);
          let rawDY = abs(rawMouseTop1 - rawMouseTop0);
          if (scaleX.ori == 1) {
            let _rawDX = rawDX;
            rawDX = rawDY;
            rawDY = _rawDX;
          }
          dragX = drag.x && rawDX >= drag.dist;
          dragY = drag.y && rawDY >= drag.dist;
          let uni = drag.uni;
          if (uni != null) {
            if (dragX && dragY) {
              dragX = rawDX >= uni;
              dragY = rawDY >= uni;
              if (!dragX && !dragY) {
                if (rawDY > rawDX)
                  dragY = true;
                else
                  dragX = true;
              }
            }
          } else if (drag.x && drag.y && (dragX || dragY))
            dragX = dragY = true;
          let p0, p1;
          if (dragX) {
            if (scaleX.ori == 0) {
              p0 = mouseLeft0;
              p1 = mouseLeft1;
            } else {
              p0 = mouseTop0;
              p1 = mouseTop1;
            }
            setSelX(min(p0, p1), abs(p1 - p0));
            if (!dragY)
              setSelY(0, yDim);
          }
          if (dragY) {
            if (scaleX.ori == 1) {
              p0 = mouseLeft0;
              p1 = mouseLeft1;
            } else {
              p0 = mouseTop0;
              p1 = mouseTop1;
            }
            setSelY(min(p0, p1), abs(p1 - p0));
            if (!dragX)
              setSelX(0, xDim);
          }
          if (!dragX && !dragY) {
            setSelX(0, 0);
            setSelY(0, 0);
          }
        }
      }
      drag._x = dragX;
      drag._y = dragY;
      if (src == null) {
        if (_pub) {
          if (syncKey != null) {
            let [xSyncKey, ySyncKey] = syncOpts.scales;
            syncOpts.values[0] = xSyncKey != null ? posToVal(scaleX.ori == 0 ? mouseLeft1 : mouseTop1, xSyncKey) : null;
            syncOpts.values[1] = ySyncKey != null ? posToVal(scaleX.ori == 1 ? mouseLeft1 : mouseTop1, ySyncKey) : null;
          }
          pubSync(mousemove, self, mouseLeft1, mouseTop1, plotWidCss, plotHgtCss, idx);
        }
        if (cursorFocus) {
          let shouldPub = _pub && syncOpts.setSeries;
          let p = focus.prox;
          if (focusedSeries == null) {
            if (closestDist <= p)
              setSeries(closestSeries, FOCUS_TRUE, true, shouldPub);
          } else {
            if (closestDist > p)
              setSeries(null, FOCUS_TRUE, true, shouldPub);
            else if (closestSeries != focusedSeries)
              setSeries(closestSeries, FOCUS_TRUE, true, shouldPub);
          }
        }
      }
      if (shouldSetLegend) {
        legend2.idx = idx;
        setLegend();
      }
      _fire !== false && fire("setCursor");
    }
    let rect2 = null;
    Object.defineProperty(self, "rect", {
      get() {
        if (rect2 == null)
          syncRect(false);
        return rect2;
      }
    });
    function syncRect(defer = false) {
      if (defer)
        rect2 = null;
      else {
        rect2 = over.getBoundingClientRect();
        fire("syncRect", rect2);
      }
    }
    function mouseMove(e, src, _l, _t, _w, _h, _i) {
      if (cursor._lock)
        return;
      if (dragging && e != null && e.movementX == 0 && e.movementY == 0)
        return;
      cacheMouse(e, src, _l, _t, _w, _h, _i, false, e != null);
      if (e != null)
        updateCursor(null, true, true);
      else
        updateCursor(src, true, false);
    }
    function cacheMouse(e, src, _l, _t, _w, _h, _i, initial, snap) {
      if (rect2 == null)
        syncRect(false);
      setCursorEvent(e);
      if (e != null) {
        _l = e.clientX - rect2.left;
        _t = e.clientY - rect2.top;
      } else {
        if (_l < 0 || _t < 0) {
          mouseLeft1 = -10;
          mouseTop1 = -10;
          return;
        }
        let [xKey, yKey] = syncOpts.scales;
        let syncOptsSrc = src.cursor.sync;
        let [xValSrc, yValSrc] = syncOptsSrc.values;
        let [xKeySrc, yKeySrc] = syncOptsSrc.scales;
        let [matchXKeys, matchYKeys] = syncOpts.match;
        let rotSrc = src.axes[0].side % 2 == 1;
        let xDim = scaleX.ori == 0 ? plotWidCss : plotHgtCss, yDim = scaleX.ori == 1 ? plotWidCss : plotHgtCss, _xDim = rotSrc ? _h : _w, _yDim = rotSrc ? _w : _h, _xPos = rotSrc ? _t : _l, _yPos = rotSrc ? _l : _t;
        if (xKeySrc != null)
          _l = matchXKeys(xKey, xKeySrc) ? getPos(xValSrc, scales[xKey], xDim, 0) : -10;
        else
          _l = xDim * (_xPos / _xDim);
        if (yKeySrc != null)
          _t = matchYKeys(yKey, yKeySrc) ? getPos(yValSrc, scales[yKey], yDim, 0) : -10;
        else
          _t = yDim * (_yPos / _yDim);
        if (scaleX.ori == 1) {
          let __l = _l;
          _l = _t;
          _t = __l;
        }
      }
      if (snap && (src == null || src.cursor.event.type == mousemove)) {
        if (_l <= 1 || _l >= plotWidCss - 1)
          _l = incrRound(_l, plotWidCss);
        if (_t <= 1 || _t >= plotHgtCss - 1)
          _t = incrRound(_t, plotHgtCss);
      }
      if (initial) {
        rawMouseLeft0 = _l;
        rawMouseTop0 = _t;
        [mouseLeft0, mouseTop0] = cursor.move(self, _l, _t);
      } else {
        mouseLeft1 = _l;
        mouseTop1 = _t;
      }
    }
    const _hideProps = {
      width: 0,
      height: 0,
      left: 0,
      top: 0
    };
    function hideSelect() {
      setSelect(_hideProps, false);
    }
    let downSelectLeft;
    let downSelectTop;
    let downSelectWidth;
    let downSelectHeight;
    function mouseDown(e, src, _l, _t, _w, _h, _i) {
      dragging = true;
      dragX = dragY = drag._x = drag._y = false;
      cacheMouse(e, src, _l, _t, _w, _h, _i, true, false);
      if (e != null) {
        onMouse(mouseup, doc, mouseUp, false);
        pubSync(mousedown, self, mouseLeft0, mouseTop0, plotWidCss, plotHgtCss, null);
      }
      let { left: left3, top, width, height } = select;
      downSelectLeft = left3;
      downSelectTop = top;
      downSelectWidth = width;
      downSelectHeight = height;
    }
    function mouseUp(e, src, _l, _t, _w, _h, _i) {
      dragging = drag._x = drag._y = false;
      cacheMouse(e, src, _l, _t, _w, _h, _i, false, true);
      let { left: left3, top, width, height } = select;
      let hasSelect = width > 0 || height > 0;
      let chgSelect = downSelectLeft != left3 || downSelectTop != top || downSelectWidth != width || downSelectHeight != height;
      hasSelect && chgSelect && setSelect(select);
      if (drag.setScale && hasSelect && chgSelect) {
        let xOff = left3, xDim = width, yOff = top, yDim = height;
        if (scaleX.ori == 1) {
          xOff = top, xDim = height, yOff = left3, yDim = width;
        }
        if (dragX) {
          _setScale(
            xScaleKey,
            posToVal(xOff, xScaleKey),
            posToVal(xOff + xDim, xScaleKey)
          );
        }
        if (dragY) {
          for (let k in scales) {
            let sc = scales[k];
            if (k != xScaleKey && sc.from == null && sc.min != inf) {
              _setScale(
                k,
                posToVal(yOff + yDim, k),
                posToVal(yOff, k)
              );
            }
          }
        }
        hideSelect();
      } else if (cursor.lock) {
        cursor._lock = !cursor._lock;
        updateCursor(src, true, e != null);
      }
      if (e != null) {
        offMouse(mouseup, doc);
        pubSync(mouseup, self, mouseLeft1, mouseTop1, plotWidCss, plotHgtCss, null);
      }
    }
    function mouseLeave(e, src, _l, _t, _w, _h, _i) {
      if (cursor._lock)
        return;
      setCursorEvent(e);
      let _dragging = dragging;
      if (dragging) {
        let snapH = true;
        let snapV = true;
        let snapProx = 10;
        let dragH, dragV;
        if (scaleX.ori == 0) {
          dragH = dragX;
          dragV = dragY;
        } else {
          dragH = dragY;
          dragV = dragX;
        }
        if (dragH && dragV) {
          snapH = mouseLeft1 <= snapProx || mouseLeft1 >= plotWidCss - snapProx;
          snapV = mouseTop1 <= snapProx || mouseTop1 >= plotHgtCss - snapProx;
        }
        if (dragH && snapH)
          mouseLeft1 = mouseLeft1 < mouseLeft0 ? 0 : plotWidCss;
        if (dragV && snapV)
          mouseTop1 = mouseTop1 < mouseTop0 ? 0 : plotHgtCss;
        updateCursor(null, true, true);
        dragging = false;
      }
      mouseLeft1 = -10;
      mouseTop1 = -10;
      activeIdxs.fill(null);
      updateCursor(null, true, true);
      if (_dragging)
        dragging = _dragging;
    }
    function dblClick(e, src, _l, _t, _w, _h, _i) {
      if (cursor._lock)
        return;
      setCursorEvent(e);
      autoScaleX();
      hideSelect();
      if (e != null)
        pubSync(dblclick, self, mouseLeft1, mouseTop1, plotWidCss, plotHgtCss, null);
    }
    function syncPxRatio() {
      axes.forEach(syncFontSize);
      _setSize(self.width, self.height, true);
    }
    on(dppxchange, win, syncPxRatio);
    const events = {};
    events.mousedown = mouseDown;
    events.mousemove = mouseMove;
    events.mouseup = mouseUp;
    events.dblclick = dblClick;
    events["setSeries"] = (e, src, idx, opts2) => {
      let seriesIdxMatcher2 = syncOpts.match[2];
      idx = seriesIdxMatcher2(self, src, idx);
      idx != -1 && setSeries(idx, opts2, true, false);
    };
    if (showCursor) {
      onMouse(mousedown, over, mouseDown);
      onMouse(mousemove, over, mouseMove);
      onMouse(mouseenter, over, (e) => {
        setCursorEvent(e);
        syncRect(false);
      });
      onMouse(mouseleave, over, mouseLeave);
      onMouse(dblclick, over, dblClick);
      cursorPlots.add(self);
      self.syncRect = syncRect;
    }
    const hooks = self.hooks = opts.hooks || {};
    function fire(evName, a1, a2) {
      if (deferHooks)
        hooksQueue.push([evName, a1, a2]);
      else {
        if (evName in hooks) {
          hooks[evName].forEach((fn) => {
            fn.call(null, self, a1, a2);
          });
        }
      }
    }
    (opts.plugins || []).forEach((p) => {
      for (let evName in p.hooks)
        hooks[evName] = (hooks[evName] || []).concat(p.hooks[evName]);
    });
    const seriesIdxMatcher = (self2, src, srcSeriesIdx) => srcSeriesIdx;
    const syncOpts = assign({
      key: null,
      setSeries: false,
      filters: {
        pub: retTrue,
        sub: retTrue
      },
      scales: [xScaleKey, series[1] ? series[1].scale : null],
      match: [retEq, retEq, seriesIdxMatcher],
      values: [null, null]
    }, cursor.sync);
    if (syncOpts.match.length == 2)
      syncOpts.match.push(seriesIdxMatcher);
    cursor.sync = syncOpts;
    const syncKey = syncOpts.key;
    const sync = _sync(syncKey);
    function pubSync(type, src, x, y, w, h, i) {
      if (syncOpts.filters.pub(type, src, x, y, w, h, i))
        sync.pub(type, src, x, y, w, h, i);
    }
    sync.sub(self);
    function pub(type, src, x, y, w, h, i) {
      if (syncOpts.filters.sub(type, src, x, y, w, h, i))
        events[type](null, src, x, y, w, h, i);
    }
    self.pub = pub;
    function destroy() {
      sync.unsub(self);
      cursorPlots.delete(self);
      mouseListeners.clear();
      off(dppxchange, win, syncPxRatio);
      root.remove();
      legendTable?.remove();
      fire("destroy");
    }
    self.destroy = destroy;
    function _init() {
      fire("init", opts, data);
      setData(data || opts.data, false);
      if (pendScales[xScaleKey])
        setScale(xScaleKey, pendScales[xScaleKey]);
      else
        autoScaleX();
      shouldSetSelect = select.show && (select.width > 0 || select.height > 0);
      shouldSetCursor = shouldSetLegend = true;
      _setSize(opts.width, opts.height);
    }
    series.forEach(initSeries);
    axes.forEach(initAxis);
    if (then) {
      if (then instanceof HTMLElement) {
        then.appendChild(root);
        _init();
      } else
        then(self, _init);
    } else
      _init();
    return self;
  }
  uPlot.assign = assign;
  uPlot.fmtNum = fmtNum;
  uPlot.rangeNum = rangeNum;
  uPlot.rangeLog = rangeLog;
  uPlot.rangeAsinh = rangeAsinh;
  uPlot.orient = orient;
  uPlot.pxRatio = pxRatio;
  {
    uPlot.join = join;
  }
  {
    uPlot.fmtDate = fmtDate;
    uPlot.tzDate = tzDate;
  }
  uPlot.sync = _sync;
  {
    uPlot.addGap = addGap;
    uPlot.clipGaps = clipGaps;
    let paths = uPlot.paths = {
      points
    };
    paths.linear = linear;
    paths.stepped = stepped;
    paths.bars = bars;
    paths.spline = monotoneCubic;
  }

  // src/page/browser/plots/plot.ts
  var inkNames = [
    "text",
    "faint",
    "line",
    "surface",
    "candidate",
    "baseline",
    "base",
    "good",
    "bad",
    "uncertain"
  ];
  function createPlot(spec) {
    const place2 = element("div", { class: "plot", role: "img", "aria-label": spec.label });
    const readout = element("p", { class: "readout faint", "aria-hidden": "true" });
    let plot;
    let width = 0;
    const draw = () => {
      plot?.destroy();
      if (width === 0) return;
      plot = new uPlot(optionsOf(spec, width, inkOf(place2), readout), spec.data(), place2);
    };
    const sizes = new ResizeObserver(([entry]) => {
      const now = Math.floor(entry?.contentRect.width ?? 0);
      if (now === width) return;
      width = now;
      if (plot === void 0) draw();
      else if (width > 0) plot.setSize({ width, height: spec.height });
    });
    sizes.observe(place2);
    return {
      element: element(
        "figure",
        {},
        element("figcaption", {}, spec.title, spec.control ?? null),
        element("div", { class: "plot-frame" }, place2, readout),
        spec.note ? element("p", { class: "faint note" }, spec.note) : null
      ),
      redraw: draw,
      remove: () => {
        sizes.disconnect();
        plot?.destroy();
      }
    };
  }
  function optionsOf({ height, series, scales, axes, underlay, readout, onSelect }, width, ink, shown2) {
    return {
      width,
      height,
      series: [{}, ...series(ink)],
      scales: { ...scales },
      axes: axes(ink).map((axis, index) => withLook(index === 0 ? { size: 30, ...axis } : axis, ink)),
      legend: { show: false },
      cursor: { y: false, drag: { x: onSelect !== void 0, y: false, setScale: false } },
      padding: [10, 16, 0, 0],
      hooks: {
        drawAxes: underlay === void 0 ? [] : [(plot) => underlay(plot, ink)],
        setSelect: [
          (plot) => {
            const { left: left3, width: chosen } = plot.select;
            if (chosen > 4) onSelect?.(plot.posToVal(left3, "x"), plot.posToVal(left3 + chosen, "x"));
          }
        ],
        setCursor: [
          ({ cursor: { idx } }) => {
            shown2.textContent = idx === null || idx === void 0 ? "" : readout(idx);
          }
        ]
      }
    };
  }
  function withLook(axis, ink) {
    const line = { stroke: ink.of("line"), width: 1 };
    return {
      stroke: ink.of("faint"),
      font: ink.font,
      labelFont: ink.font,
      labelSize: 20,
      ...axis,
      ticks: { ...line, size: 4, ...axis.ticks },
      grid: { ...line, ...axis.grid }
    };
  }
  function inkOf(place2) {
    const probe = element("span");
    place2.append(probe);
    const { fontFamily } = getComputedStyle(place2);
    const of = (name) => {
      probe.style.color = `var(--${name})`;
      return getComputedStyle(probe).color;
    };
    const colours2 = new Map(inkNames.map((name) => [name, of(name)]));
    probe.remove();
    return { of: (name) => colours2.get(name) ?? "currentColor", font: `11px ${fontFamily}` };
  }

  // src/page/browser/plots/steady-plot.ts
  var figures2 = {
    throughput: { title: "Commits a second", text: amountPer },
    disk: { title: "Disk during the steady load", text: shortBytes }
  };
  function createSteadyPlot(load, figure, names) {
    const { [figure]: values } = load;
    const { title, text } = figures2[figure];
    const roles4 = rolesIn(values);
    const seconds = Math.max(...roles4.map((role) => values[role]?.length ?? 0));
    return createPlot({
      title,
      control: element("span", { class: "controls" }, ...engineLegend(roles4, names)),
      label: `${title} of each engine, second by second. The table below has the figures.`,
      height: 180,
      data: () => [
        Array.from({ length: seconds }, (_3, second) => second + 1),
        ...roles4.map((role) => Array.from({ length: seconds }, (_3, second) => values[role]?.[second] ?? null))
      ],
      series: (ink) => roles4.map((role) => ({ ...engineLine(role, ink, 2, 1), points: { show: false } })),
      scales: { x: { time: false }, y: { range: (_3, __, high) => [0, high * 1.05] } },
      axes: () => [
        { label: "seconds", size: 26, grid: { show: false } },
        { size: 64, values: (_3, splits) => splits.map((split) => text(split)) }
      ],
      readout: (index) => {
        const all = roles4.map((role) => `${names[role] ?? role} ${text(values[role]?.[index] ?? 0)}`);
        return `second ${index + 1}: ${all.join(", ")}`;
      }
    });
  }

  // src/page/browser/table.ts
  function drawTable({ columns: columns2, rows }, { caption, cell = () => void 0, cellClass = () => null, rowClass = () => null }) {
    const heads = columns2.map(
      ({ heading, align }) => heading === "" ? element("td") : element("th", { scope: "col", class: align }, heading)
    );
    const lines = rows.map(
      ({ cells, highlighted }, row) => element(
        "tr",
        { class: highlighted ? "highlighted" : rowClass(row) },
        ...columns2.map(({ align }, column2) => {
          const text = cells[column2] ?? "";
          const child = cell(row, column2, text) ?? text;
          return column2 === 0 ? element("th", { scope: "row", class: align }, child) : element("td", { class: [align, cellClass(row, column2) ?? ""].join(" ").trim() }, child);
        })
      )
    );
    const table = element(
      "table",
      { class: "figures" },
      element("caption", { class: "for-readers" }, caption),
      element("thead", {}, element("tr", {}, ...heads)),
      element("tbody", {}, ...lines)
    );
    return scrollFrame(caption, table);
  }
  function dayCell(_row, column2, text) {
    return column2 === 1 ? element("time", { datetime: text }, text) : void 0;
  }
  function scrollFrame(label, content) {
    return element("div", { class: "scroll", role: "region", "aria-label": label, tabindex: 0 }, content);
  }
  function foldedPart(summary2, content) {
    const part = element("details", {}, element("summary", {}, summary2));
    part.addEventListener("toggle", () => part.append(...content().filter((child) => child !== null)), {
      once: true
    });
    return part;
  }
  function foldedInTurn(summary2) {
    let isOpen2 = false;
    return (content) => {
      const part = foldedPart(summary2, content);
      part.open = isOpen2;
      part.addEventListener("toggle", () => {
        isOpen2 = part.open;
      });
      return part;
    };
  }

  // src/page/browser/age-view.ts
  function ageView({ age }, { names }, keep2) {
    if (age === void 0) return null;
    const { steady } = age;
    return element(
      "section",
      { "aria-labelledby": "age" },
      element("h2", { id: "age" }, "Databases as they age"),
      ...age.overviews.flatMap((overview) => [
        element("h3", {}, overview.title),
        drawTable(overview.table, {
          caption: overview.title,
          cellClass: (row, column2) => {
            const ratio = overview.ratios[row]?.[column2 - 1] ?? null;
            return ratio === null ? null : colourClass(ratio);
          },
          cell: (row, column2, text) => column2 === 0 ? void 0 : element("span", { title: overview.values[row]?.[column2 - 1] ?? "" }, text)
        })
      ]),
      ...age.shapes.flatMap((shape) => [
        element("h3", {}, `${shape.name}: ${shape.title}`),
        keep2(createAgePlot(shape, "times", names)),
        keep2(createAgePlot(shape, "disk", names)),
        foldedPart("Table of the rungs", () => [drawTable(shape.table, { caption: `Rungs of ${shape.name}` })])
      ]),
      ...steady === void 0 ? [] : [
        element("h3", {}, "A steady load"),
        keep2(createSteadyPlot(steady, "throughput", names)),
        keep2(createSteadyPlot(steady, "disk", names)),
        foldedPart("Table of the steady load", () => [drawTable(steady.table, { caption: "Steady load" })])
      ],
      element("h3", {}, "After closing and cleaning up"),
      drawTable(age.cleaned, { caption: "Files after closing and cleaning up" })
    );
  }
  var figures3 = {
    times: { title: "Time a commit", text: shortTime },
    disk: { title: "Disk", text: shortBytes }
  };
  function createAgePlot(shape, figure, names) {
    const { commits, [figure]: values } = shape;
    const { title, text } = figures3[figure];
    const roles4 = rolesIn(values);
    return createPlot({
      title,
      control: element("span", { class: "controls" }, ...engineLegend(roles4, names)),
      label: `${title} of each engine after more and more commits. The table below has the figures.`,
      height: 180,
      data: () => [[...commits], ...roles4.map((role) => [...values[role] ?? []])],
      series: (ink) => roles4.map((role) => engineLine(role, ink, 7)),
      scales: {
        x: { time: false, distr: 3, range: (_3, low, high) => [low / 1.5, high * 1.5] },
        y: { distr: 3 }
      },
      axes: () => [
        {
          splits: () => [...commits],
          filter: (_3, splits) => splits,
          label: "commits",
          size: 26,
          values: (_3, splits) => splits.map((split) => count(split)),
          grid: { show: false }
        },
        { ...timesAxis, values: (_3, splits) => splits.map((split) => split === null ? null : text(split)) }
      ],
      readout: (index) => {
        const all = roles4.map((role) => `${names[role] ?? role} ${text(values[role]?.[index] ?? 0)}`);
        return `${count(commits[index] ?? 0)} commits: ${all.join(", ")}`;
      }
    });
  }

  // src/report/format/table.ts
  function left(...headings) {
    return headings.map((heading) => ({ heading, align: "left" }));
  }
  function right(...headings) {
    return headings.map((heading) => ({ heading, align: "right" }));
  }
  function isEngineTable(table) {
    return "engines" in table;
  }
  function narrowTable({ columns: columns2, engines, figures: figures4, rows, last }) {
    const headings = figures4.map(({ name, unit }) => name === "" ? unit : `${name} (${unit})`);
    const others = last === void 0 ? headings : [...headings, last];
    return {
      columns: [...columns2, ...left("Engine"), ...right(...others)],
      rows: rows.flatMap(
        (row) => engines.map((engine, index) => {
          const names = index === 0 ? row.cells : row.cells.map(() => "");
          const end = index === engines.length - 1 ? row.last ?? "" : "";
          return {
            cells: [...names, engine, ...row.figures[index] ?? [], ...last === void 0 ? [] : [end]]
          };
        })
      )
    };
  }

  // src/page/browser/blocks.ts
  function drawBlock(block, caption = "") {
    switch (block.kind) {
      case "text":
        if (block.text === "") return [];
        return [element("p", {}, block.lead === void 0 ? block.text : `${block.lead}: ${block.text}`)];
      case "list":
        if (block.items.length === 0) return [];
        return [element("ul", {}, ...block.items.map((item) => element("li", {}, item)))];
      case "code":
        if (block.lines.length === 0) return [];
        return [element("pre", {}, block.lines.join("\n"))];
      case "facts": {
        const facts = block.facts.flatMap(({ label, value }) => [
          element("dt", {}, label),
          element("dd", {}, value)
        ]);
        return [element("dl", { class: "facts" }, ...facts)];
      }
      case "table": {
        const { table, title = caption } = block;
        if (table === void 0 || table.rows.length === 0) return [];
        return [drawTable(isEngineTable(table) ? narrowTable(table) : table, { caption: title })];
      }
      default:
        if (!("blocks" in block)) return [];
        return block.blocks.flatMap((one) => drawBlock(one, block.title));
    }
  }

  // src/page/browser/contention-view.ts
  function contentionView({ contention }, { names }, keep2) {
    if (contention === void 0) return null;
    return element(
      "section",
      { "aria-labelledby": "contention" },
      element("h2", { id: "contention" }, "Several connections at once"),
      ...contention.flatMap(({ name, title, table, plots }) => [
        element("h3", {}, `${name}: ${title}`),
        ...plots.map((plot) => keep2(createThroughputPlot(name, plot, names))),
        foldedPart("Table of all numbers of connections", () => [
          drawTable(table, { caption: `Several connections, ${name}` })
        ])
      ])
    );
  }
  function createThroughputPlot(workload, { title, connections, perSecond }, names) {
    const roles4 = rolesIn(perSecond);
    return createPlot({
      title,
      control: element("span", { class: "controls" }, ...engineLegend(roles4, names)),
      label: `${workload}: operations a second of ${title}, with more and more connections. The table below has the figures.`,
      height: 150,
      // An axis of logarithms has no 0.
      data: () => [
        [...connections],
        ...roles4.map((role) => (perSecond[role] ?? []).map((value) => value && Math.max(1, value)))
      ],
      series: (ink) => roles4.map((role) => engineLine(role, ink, 7)),
      scales: {
        x: { time: false, distr: 3, range: (_3, low, high) => [low / 1.2, high * 1.2] },
        y: { distr: 3 }
      },
      axes: () => [
        {
          splits: () => [...connections],
          filter: (_3, splits) => splits,
          label: "connections",
          size: 26,
          values: (_3, splits) => splits.map((split) => count(split)),
          grid: { show: false }
        },
        { ...timesAxis, values: (_3, splits) => splits.map((split) => split === null ? null : count(split)) }
      ],
      readout: (index) => {
        const all = roles4.map((role) => {
          const value = perSecond[role]?.[index];
          return `${names[role] ?? role} ${value === null || value === void 0 ? "-" : count(value)}`;
        });
        return `${count(connections[index] ?? 0)} connections: ${all.join(", ")} a second`;
      }
    });
  }

  // src/report/format/base-name.ts
  function baseName({ base = "base" }) {
    return base === "base" ? "the base" : base;
  }

  // src/messages/cut-apart.ts
  var segmenter = new Intl.Segmenter();
  function cutApart(texts, width, widthOf = ({ length }) => length) {
    const different = [...new Set(texts)].map((text) => new SignText(text, widthOf));
    const widest = Math.max(width, ...different.map((text) => text.widthFrom(0)));
    for (let tried = width; ; tried++) {
      const cut = cutTo(different, tried);
      if (tried < widest && new Set(cut.values()).size < cut.size) continue;
      return texts.map((text) => cut.get(text) ?? text);
    }
  }
  var SignText = class {
    text;
    signs;
    #ends;
    constructor(text, widthOf) {
      let end = 0;
      this.text = text;
      this.signs = [...segmenter.segment(text)].map(({ segment }) => segment);
      this.#ends = this.signs.map((sign2) => {
        end += widthOf(sign2);
        return end;
      });
    }
    /** The width of the signs from one to the last. */
    widthFrom(start2) {
      return (this.#ends.at(-1) ?? 0) - (this.#ends[start2 - 1] ?? 0);
    }
    /** The signs from one on that fit into a width, from the left. */
    head(start2, width) {
      const before = this.#ends[start2 - 1] ?? 0;
      const end = this.#ends.findIndex((one) => one - before > width);
      return this.signs.slice(start2, end === -1 ? void 0 : Math.max(start2, end)).join("");
    }
    /** The last signs that fit into a width. */
    tail(width) {
      const first = this.signs.findIndex((_3, index) => this.widthFrom(index) <= width);
      return first === -1 ? "" : this.signs.slice(first).join("");
    }
  };
  function cutTo(texts, width) {
    const inMiddle = (text) => {
      if (text.widthFrom(0) <= width) return text.text;
      const head = Math.ceil((width - 1) / 2);
      return `${text.head(0, head)}…${text.tail(width - 1 - head)}`;
    };
    const cut = /* @__PURE__ */ new Map();
    for (const [shown2, alike] of Map.groupBy(texts, inMiddle)) {
      if (alike.length === 1) for (const { text } of alike) cut.set(text, shown2);
      else for (const [text, window2] of windowsOf(alike, width)) cut.set(text, window2);
    }
    return cut;
  }
  var shownBefore = 4;
  function windowsOf(texts, width) {
    const first = sharedSigns(texts);
    const start2 = Math.max(0, first - Math.min(shownBefore, Math.floor(width / 4)));
    const windowOf = (text) => {
      const before = start2 === 0 ? "" : "…";
      const room = width - before.length;
      const isWhole = text.widthFrom(start2) <= room;
      return isWhole ? `${before}${text.head(start2, room)}` : `${before}${text.head(start2, room - 1)}…`;
    };
    return [...Map.groupBy(texts, windowOf)].flatMap(
      ([window2, alike]) => alike.length === 1 || alike.length === texts.length ? alike.map(({ text }) => [text, window2]) : windowsOf(alike, width)
    );
  }
  function sharedSigns(texts) {
    const [first, ...others] = texts;
    if (first === void 0) return 0;
    const end = first.signs.findIndex((sign2, index) => others.some(({ signs }) => signs[index] !== sign2));
    return end === -1 ? first.signs.length : end;
  }

  // src/page/browser/plots/drawing.ts
  function drawMark({ ctx, bbox, valToPos }, value, text, { colour, font: font2, at, dash }) {
    const x = valToPos(value, "x", true);
    if (x < bbox.left - 1 || x > bbox.left + bbox.width + 1) return;
    const ratio = devicePixelRatio;
    const gap = 3 * ratio;
    ctx.save();
    ctx.strokeStyle = colour;
    ctx.lineWidth = ratio;
    ctx.setLineDash(dash.map((part) => part * ratio));
    ctx.beginPath();
    ctx.moveTo(x, bbox.top);
    ctx.lineTo(x, bbox.top + bbox.height);
    ctx.stroke();
    ctx.font = scaledFont(font2);
    ctx.fillStyle = colour;
    const isAtEnd = x + gap + ctx.measureText(text).width > bbox.left + bbox.width;
    ctx.textAlign = isAtEnd ? "right" : "left";
    ctx.textBaseline = at;
    ctx.fillText(
      text,
      isAtEnd ? x - gap : x + gap,
      at === "top" ? bbox.top + gap : bbox.top + bbox.height - gap
    );
    ctx.restore();
  }
  function scaledFont(font2) {
    return font2.replace(/^\d+px/, (size) => `${Number.parseInt(size, 10) * devicePixelRatio}px`);
  }
  function drawLevels(plot, levels, ink) {
    const { ctx, bbox, valToPos } = plot;
    const ratio = devicePixelRatio;
    const [left3, right3, bottom] = [bbox.left, bbox.left + bbox.width, bbox.top + bbox.height];
    const gap = 4 * ratio;
    const drawn = levels.map((level) => ({ ...level, y: valToPos(level.value, "y", true) })).filter(({ y }) => y >= bbox.top - 1 && y <= bottom + 1);
    ctx.save();
    ctx.lineWidth = 1.5 * ratio;
    for (const { colour, dash = [], y } of drawn) {
      ctx.strokeStyle = colour;
      ctx.setLineDash(dash.map((part) => part * ratio));
      ctx.beginPath();
      ctx.moveTo(left3, y);
      ctx.lineTo(right3, y);
      ctx.stroke();
    }
    ctx.font = scaledFont(ink.font);
    ctx.setLineDash([]);
    ctx.lineWidth = 4 * ratio;
    ctx.lineJoin = "round";
    ctx.strokeStyle = ink.of("surface");
    for (const { colour, text, at, y } of drawn) {
      const isBelow = at.startsWith("below") && y + 16 * ratio < bottom;
      const isRight = at.endsWith("right");
      const place2 = [isRight ? right3 - gap : left3 + gap, isBelow ? y + gap : y - gap];
      ctx.fillStyle = colour;
      ctx.textAlign = isRight ? "right" : "left";
      ctx.textBaseline = isBelow ? "top" : "bottom";
      ctx.strokeText(text, ...place2);
      ctx.fillText(text, ...place2);
    }
    ctx.restore();
  }
  function drawText({ ctx, bbox }, text, { of, font: font2 }) {
    ctx.save();
    ctx.font = scaledFont(font2);
    ctx.fillStyle = of("faint");
    ctx.textAlign = "center";
    ctx.fillText(text, bbox.left + bbox.width / 2, bbox.top + bbox.height / 2);
    ctx.restore();
  }
  function drawBand(plot, low, high, colour) {
    const { ctx, bbox, valToPos } = plot;
    const [top, bottom] = [valToPos(high, "y", true), valToPos(low, "y", true)];
    drawWithin(plot, () => {
      ctx.globalAlpha = 0.15;
      ctx.fillStyle = colour;
      ctx.fillRect(bbox.left, top, bbox.width, bottom - top);
    });
  }
  function drawWithin({ ctx, bbox }, draw) {
    ctx.save();
    ctx.beginPath();
    ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height);
    ctx.clip();
    draw();
    ctx.restore();
  }

  // src/page/browser/history/run-range.ts
  var fewestRuns = 5;
  function wholeRange(runs) {
    return { first: 0, last: Math.max(0, runs - 1) };
  }
  function scaleRange({ first, last }, factor, runs) {
    const size = Math.min(runs, Math.max(fewestRuns, Math.round((last - first + 1) * factor)));
    return place(Math.round((first + last - size + 1) / 2), size, runs);
  }
  function moveRange({ first, last }, share, runs) {
    const size = last - first + 1;
    const by = Math.sign(share) * Math.max(1, Math.round(Math.abs(share) * size));
    return place(first + by, size, runs);
  }
  function rangeBetween(from, to, runs) {
    const first = Math.max(0, Math.ceil(Math.min(from, to)));
    const last = Math.min(runs - 1, Math.floor(Math.max(from, to)));
    return scaleRange({ first, last: Math.max(first, last) }, 1, runs);
  }
  function place(first, size, runs) {
    const start2 = Math.max(0, Math.min(first, runs - size));
    return { first: start2, last: start2 + size - 1 };
  }

  // src/page/browser/history/run-zoom.ts
  function createRunZoom(runs) {
    const listeners = /* @__PURE__ */ new Set();
    let range = wholeRange(runs);
    return {
      runs,
      range: () => range,
      set: (next) => {
        if (next.first === range.first && next.last === range.last) return;
        range = next;
        for (const listener of listeners) listener();
      },
      onChange: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      }
    };
  }
  var steps = {
    earlier: (range, runs) => moveRange(range, -0.25, runs),
    later: (range, runs) => moveRange(range, 0.25, runs),
    in: (range, runs) => scaleRange(range, 0.5, runs),
    out: (range, runs) => scaleRange(range, 2, runs),
    all: (_3, runs) => wholeRange(runs)
  };
  var buttons = [
    ["earlier", "←", "Earlier runs"],
    ["later", "→", "Later runs"],
    ["in", "+", "Zoom in"],
    ["out", "−", "Zoom out"],
    ["all", "All", "All runs"]
  ];
  var keys = {
    ArrowLeft: "earlier",
    ArrowRight: "later",
    "+": "in",
    "-": "out",
    "0": "all"
  };
  function take(zoom, step) {
    zoom.set(steps[step](zoom.range(), zoom.runs));
  }
  function handleZoomKeys(place2, zoom) {
    place2.addEventListener("keydown", (event) => {
      const step = keys[event.key];
      if (step === void 0 || event.target !== place2 || event.altKey || event.ctrlKey || event.metaKey)
        return;
      event.preventDefault();
      take(zoom, step);
    });
  }
  function createZoomControls(zoom) {
    const text = element("span", { class: "faint", role: "status" });
    const show = () => {
      const { first, last } = zoom.range();
      text.textContent = last - first + 1 === zoom.runs ? zoom.runs === 1 ? "the only run" : `all ${zoom.runs} runs` : `runs ${first + 1} to ${last + 1} of ${zoom.runs}`;
    };
    show();
    return {
      element: element(
        "div",
        { class: "zoom", role: "group", "aria-label": "Runs that plots show" },
        ...buttons.map(
          ([step, sign2, label]) => button({ "aria-label": label, title: label }, () => take(zoom, step), sign2)
        ),
        text
      ),
      remove: zoom.onChange(show)
    };
  }

  // src/page/browser/history/runs-plot.ts
  var labelRoom = 96;
  var axisRoom = 76;
  function createRunsPlot(spec) {
    const { runs, zoom, values, room = () => [], formatValue, underlay, readout, ...look } = spec;
    const plot = createPlot({
      ...look,
      data: () => [runs.map((_3, run) => run), ...values().map((one) => [...one])],
      scales: {
        x: { time: false, range: () => [zoom.range().first - 0.5, zoom.range().last + 0.5] },
        y: {
          range: () => {
            const { first, last } = zoom.range();
            const shown2 = values().flatMap(
              (one) => one.slice(first, last + 1).filter((value) => value !== null)
            );
            return rangeOf([...shown2, ...room(first, last)]);
          }
        }
      },
      axes: () => [
        {
          splits: (drawn) => labelledRuns(zoom, Math.floor((drawn.width - axisRoom) / labelRoom)),
          values: (_3, splits) => cutApart(
            splits.map((run) => runs[run]?.name ?? ""),
            maxLabel
          ),
          grid: { show: false }
        },
        { size: axisRoom - 12, values: (_3, splits) => splits.map(formatValue) }
      ],
      underlay: (drawn, ink) => {
        drawFactMarks(drawn, runs, ink);
        const { first, last } = zoom.range();
        const isEmpty = values().every((one) => one.slice(first, last + 1).every((value) => value === null));
        if (isEmpty) drawText(drawn, "no figures in these runs", ink);
        underlay?.(drawn, ink);
      },
      readout: (run) => `${runTitle(runs[run])}: ${readout(run)}`,
      onSelect: (from, to) => zoom.set(rangeBetween(from, to, zoom.runs))
    });
    const stop = zoom.onChange(plot.redraw);
    const frame = element(
      "div",
      { class: "runs-plot", role: "group", tabindex: 0, "aria-label": `${spec.title}: ${keyHelp}` },
      plot.element
    );
    handleZoomKeys(frame, zoom);
    return {
      element: frame,
      redraw: plot.redraw,
      remove: () => {
        stop();
        plot.remove();
      }
    };
  }
  var keyHelp = "arrow keys move, plus and minus zoom, zero shows all runs";
  function runTitle(run) {
    if (run === void 0) return "";
    return run.name === run.day ? run.day : `${run.name} (${run.day})`;
  }
  var maxLabel = 11;
  function labelledRuns(zoom, most) {
    const { first, last } = zoom.range();
    const step = Math.max(1, Math.ceil((last - first + 1) / Math.max(1, most)));
    return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_3, index) => first + index * step);
  }
  function drawFactMarks(plot, runs, { of, font: font2 }) {
    let free = Number.NEGATIVE_INFINITY;
    for (const [run, { marks }] of runs.entries()) {
      if (marks.length === 0) continue;
      const x = plot.valToPos(run - 0.5, "x");
      const text = x < free ? "" : marks.join(", ");
      if (text !== "") free = x + 8 + 6.5 * text.length;
      drawMark(plot, run - 0.5, text, { colour: of("faint"), font: font2, at: "bottom", dash: [2, 3] });
    }
  }

  // src/page/browser/outcomes.ts
  var outcomeMarks = {
    pass: "✓",
    accepted: "!",
    inconclusive: "?",
    fail: "✕",
    none: "∅"
  };
  var outcomeWords = {
    pass: "pass",
    accepted: "accepted",
    inconclusive: "inconclusive",
    fail: "fail",
    none: "no result"
  };
  function outcomeBadge(outcome, word = outcomeWords[outcome]) {
    return element(
      "span",
      { class: `badge ${outcome}` },
      element("span", { "aria-hidden": "true", class: "mark" }, outcomeMarks[outcome]),
      word
    );
  }
  function reasonList(reasons) {
    return element("ul", { class: "reasons" }, ...reasons.map((reason) => element("li", {}, reason)));
  }

  // src/page/browser/history/run-times.ts
  var timeUnits = {
    latency: "latency of a repetition",
    throughput: "repetitions per second",
    time: "time of a sample"
  };
  function unitsOf({ repetitions }) {
    return repetitions === void 0 ? ["time"] : ["latency", "throughput", "time"];
  }
  function inUnit(ns, unit, repetitions = 1) {
    if (ns === null || unit === "time") return ns;
    return unit === "latency" ? ns / repetitions : 1e9 * repetitions / ns;
  }
  function formatInUnit(value, unit) {
    return unit === "throughput" ? `${rowsPerSecond(value, 1e9)}/s` : shortTime(value);
  }

  // src/page/browser/history/times-plot.ts
  var roles2 = ["baseline", "candidate"];
  function createRunTimesPlot({ trend, title, chosen = {} }, { runs }, names, zoom) {
    const { points: points2, repetitions } = trend;
    const units = unitsOf(trend);
    let unit = units.find((one) => one === chosen.unit) ?? units[0];
    const inChosen = (ns) => inUnit(ns ?? null, unit, repetitions);
    const plot = createRunsPlot({
      title,
      control: element(
        "span",
        { class: "controls" },
        ...engineLegend(roles2, names),
        units.length === 1 ? element("span", { class: "faint" }, timeUnits[unit]) : choice(
          element("span", { class: "for-readers" }, "Unit"),
          timeUnits,
          (now) => {
            unit = now;
            chosen.unit = now;
            plot.redraw();
          },
          unit
        )
      ),
      label: `The time of each engine in ${runs.length} runs. The table below has them all.`,
      height: 180,
      runs,
      zoom,
      values: () => roles2.map((role) => points2[role].map(inChosen)),
      formatValue: (value) => formatInUnit(value, unit),
      series: (ink) => roles2.map((role) => engineLine(role, ink, runs.length > 60 ? 4 : 6)),
      readout: (run) => roles2.map((role) => {
        const value = inChosen(points2[role][run]);
        return `${names[role]} ${value === null ? "none" : formatInUnit(value, unit)}`;
      }).join(", ")
    });
    return plot;
  }

  // src/page/data/same-tests.ts
  function meansOfSameTests(tests, runs) {
    const all = tests.map(withEnds).filter(({ last }) => last >= 0);
    if (all.length === 0) return void 0;
    const present = all.filter(({ last }) => last + goneAfter >= runs - 1);
    const chosen = present.length === 0 ? all : present;
    const means = Array.from({ length: runs }, (_3, run) => {
      const there = chosen.filter(({ first }) => run >= first);
      const measured = there.filter(({ multipliers }) => typeof multipliers[run] === "number").length;
      if (measured === 0 || 2 * measured < there.length) return null;
      return geometricMean(chosen.map((test) => valueAt(test, run)));
    });
    return { tests: chosen.length, means };
  }
  var goneAfter = 5;
  function withEnds({ multipliers, levels }) {
    const isKnown = (one) => one !== null;
    return {
      multipliers,
      levels,
      first: multipliers.findIndex(isKnown),
      last: multipliers.findLastIndex(isKnown)
    };
  }
  function valueAt({ multipliers, levels }, run) {
    const value = multipliers[run];
    if (typeof value === "number") return value;
    const level = levels.findLast(({ first }) => first <= run) ?? levels[0];
    return level?.multiplier ?? 1;
  }
  function geometricMean(values) {
    return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
  }

  // src/page/browser/history/group-means.ts
  function groupMeans(tests, runs) {
    const groups = Map.groupBy(tests, ({ storage, kind }) => `${storage}/${kind}`);
    return [...groups.values()].flatMap((group) => {
      const [{ storage, kind }] = group;
      const all = group.flatMap(
        ({ trend }) => trend === void 0 ? [] : [{ multipliers: multipliersOf(trend.points), levels: trend.levels }]
      );
      const means = meansOfSameTests(all, runs);
      return means === void 0 ? [] : [{ storage, kind, ...means }];
    });
  }
  function multipliersOf({ candidate, baseline }) {
    return candidate.map((ns, run) => {
      const divisor = baseline[run] ?? null;
      return ns === null || divisor === null ? null : ns / divisor;
    });
  }

  // src/page/browser/history/trend-plot.ts
  function plottedTrend({ points: points2, changes, levels }) {
    const { low, high } = points2;
    return { multipliers: multipliersOf(points2), low, high, changes, levels };
  }
  function createTrendPlot(trend, title, { runs }, names, zoom) {
    const { multipliers, low: lows, high: highs, changes, levels } = trend;
    const known = multipliers.filter((one) => one !== null);
    return createRunsPlot({
      title: `${names.candidate} / ${names.baseline}${title}`,
      label: `The multiplier in ${known.length} runs, from ${multiplier(Math.min(...known))}x to ${multiplier(Math.max(...known))}x, with ${changes.length === 0 ? "no change" : changes.map(({ text }) => text).join("; ")}. The table below has them all.`,
      height: 220,
      runs,
      zoom,
      values: () => [multipliers],
      room: (first, last) => [
        ...levels.filter((level) => level.last >= first && level.first <= last).map((level) => level.multiplier),
        ...[lows, highs].flatMap(
          (ends) => ends.slice(first, last + 1).filter((end) => end !== null && end !== void 0)
        )
      ],
      formatValue: (value) => `${Number(value.toPrecision(6))}x`,
      series: (ink) => [dots(ink.of("candidate"), { size: runs.length > 60 ? 5 : 7 })],
      underlay: (plot, ink) => {
        drawIntervals(plot, trend, ink);
        for (const level of levels) drawStretch(plot, level, ink);
        for (const { run, ratio } of changes)
          drawMark(plot, run - 0.5, signedPercent(ratio - 1), {
            colour: ink.of(ratio > 1 ? "bad" : "good"),
            font: ink.font,
            at: "top",
            dash: []
          });
      },
      readout: (run) => {
        const value = multipliers[run] ?? null;
        const [low, high] = [lows[run] ?? null, highs[run] ?? null];
        if (value === null) return "no figure";
        const interval = low === null || high === null ? "" : ` (${multiplier(low)}x to ${multiplier(high)}x)`;
        return `${multiplier(value)}x${interval}`;
      }
    });
  }
  function drawIntervals(plot, { low: lows, high: highs }, { of }) {
    const { ctx } = plot;
    drawWithin(plot, () => {
      ctx.globalAlpha = 0.3;
      ctx.strokeStyle = of("candidate");
      ctx.lineWidth = 1.5 * devicePixelRatio;
      ctx.beginPath();
      for (const [run, low] of lows.entries()) {
        const high = highs[run] ?? null;
        if (low === null || high === null) continue;
        const x = plot.valToPos(run, "x", true);
        ctx.moveTo(x, plot.valToPos(low, "y", true));
        ctx.lineTo(x, plot.valToPos(high, "y", true));
      }
      ctx.stroke();
    });
  }
  function drawStretch(plot, level, { of }) {
    const { ctx } = plot;
    const y = plot.valToPos(level.multiplier, "y", true);
    drawWithin(plot, () => {
      ctx.strokeStyle = of("candidate");
      ctx.lineWidth = 2 * devicePixelRatio;
      ctx.beginPath();
      ctx.moveTo(plot.valToPos(level.first - 0.5, "x", true), y);
      ctx.lineTo(plot.valToPos(level.last + 0.5, "x", true), y);
      ctx.stroke();
    });
  }

  // src/page/browser/history/trend-table.ts
  var roles3 = ["baseline", "candidate"];
  function trendTable(trend, { runs }, names) {
    const { points: points2, changes, instructions, costs = [], repetitions } = trend;
    const changed = Map.groupBy(
      [...changes, ...instructions?.changes ?? [], ...costs.flatMap((one) => one.changes)],
      ({ run }) => run
    );
    const counts = instructions?.counts;
    const multipliers = multipliersOf(points2);
    const micro = (ns) => ns === null || ns === void 0 ? "–" : microseconds(ns);
    const derived = unitsOf(trend).filter((unit) => unit !== "time").flatMap((unit) => roles3.map((role) => ({ unit, role })));
    const rows = runs.map(({ name, day, markTexts }, run) => {
      const [value, low, high] = [multipliers[run], points2.low[run], points2.high[run]];
      const cells = [
        name,
        day,
        micro(points2.baseline[run]),
        micro(points2.candidate[run]),
        ...derived.map(({ unit, role }) => {
          const value2 = inUnit(points2[role][run] ?? null, unit, repetitions);
          return value2 === null ? "–" : formatInUnit(value2, unit);
        }),
        typeof value === "number" ? multiplier(value) : "–",
        typeof low === "number" && typeof high === "number" ? `${multiplier(low)} to ${multiplier(high)}` : "–",
        ...counts === void 0 ? [] : [counts[run] ? count(counts[run]) : "–"],
        [...(changed.get(run) ?? []).map(({ text }) => text), ...markTexts].join("; ")
      ];
      return { cells, highlighted: changed.has(run) };
    });
    return {
      columns: [
        column("Run", "left"),
        column("Day", "left"),
        column(`${names.baseline} (µs)`, "right"),
        column(`${names.candidate} (µs)`, "right"),
        ...derived.map(({ unit, role }) => column(`${names[role]}, ${timeUnits[unit]}`, "right")),
        column("Multiplier", "right"),
        column("95%", "right"),
        ...counts === void 0 ? [] : [column("Instructions", "right")],
        column("Change", "left")
      ],
      rows: rows.toReversed()
    };
  }
  function column(heading, align) {
    return { heading, align };
  }

  // src/page/browser/history/trend-view.ts
  function trendParts({ trend }, { history: history2, names }, zoom, keep2) {
    if (trend === void 0 || history2 === void 0 || zoom === void 0) return [];
    const { remove, element: controls } = createZoomControls(zoom);
    return [
      element("h3", {}, "History", element("span", { class: "faint" }, trend.state)),
      trend.lines.length === 0 ? null : reasonList(trend.lines),
      trend.instructions === void 0 || trend.instructions.lines.length === 0 ? null : reasonList(trend.instructions.lines.map((line) => `instructions: ${line}`)),
      trend.costs === void 0 ? null : reasonList(trend.costs.flatMap(({ lines }) => lines)),
      keep2({ element: controls, remove, redraw: () => {
      } }),
      keep2(createTrendPlot(plottedTrend(trend), " over the runs", history2, names, zoom)),
      keep2(createRunTimesPlot({ trend, title: "Times over the runs" }, history2, names, zoom)),
      foldedPart("Table of the runs", () => [
        drawTable(trendTable(trend, history2, names), {
          caption: "The test in every run, the newest first",
          cell: dayCell
        })
      ])
    ];
  }

  // src/page/browser/plots/growth-plot.ts
  function createGrowthPlot({ parameter, values, times }, names) {
    const roles4 = rolesIn(times);
    return createPlot({
      title: parameter === "rows" ? "Growth with the size of the table" : `Growth with ${parameter}`,
      control: element("span", { class: "controls" }, ...engineLegend(roles4, names)),
      label: `The time of each engine for each number of ${parameter}. The table below has the figures.`,
      height: 200,
      data: () => [[...values], ...roles4.map((role) => [...times[role] ?? []])],
      series: (ink) => roles4.map((role) => engineLine(role, ink, 7)),
      scales: {
        x: { time: false, distr: 3, range: (_3, low, high) => [low / 1.5, high * 1.5] },
        y: { distr: 3 }
      },
      axes: () => [
        {
          splits: () => [...values],
          filter: (_3, splits) => splits,
          label: parameter,
          size: 26,
          values: (_3, splits) => splits.map((split) => count(split)),
          grid: { show: false }
        },
        timesAxis
      ],
      readout: (index) => {
        const all = roles4.map((role) => `${names[role] ?? role} ${shortTime(times[role]?.[index] ?? 0)}`);
        return `${parameter} ${count(values[index] ?? 0)}: ${all.join(", ")}`;
      }
    });
  }

  // src/page/browser/plots/latency-plot.ts
  var levelNames = latencyLevels.map(
    (level) => level === 1 ? "max" : `p${Number((100 * level).toPrecision(4))}`
  );
  function createLatencyPlot(latencies, names) {
    const roles4 = rolesIn(latencies);
    return createPlot({
      title: "Statement latencies",
      control: element("span", { class: "controls" }, ...engineLegend(roles4, names)),
      label: "The time that a share of the statements does not exceed, for each engine. The table below has the figures.",
      height: 200,
      data: () => [
        levelNames.map((_3, index) => index),
        ...roles4.map((role) => (latencies[role] ?? []).map((ns) => Math.max(1, ns)))
      ],
      series: (ink) => roles4.map((role) => engineLine(role, ink, 6)),
      scales: {
        x: { time: false, range: [-0.4, levelNames.length - 0.6] },
        y: { distr: 3 }
      },
      axes: () => [
        { splits: () => levelNames.map((_3, index) => index), values: () => levelNames, grid: { show: false } },
        timesAxis
      ],
      readout: (index) => {
        const times = roles4.map((role) => `${names[role] ?? role} ${shortTime(latencies[role]?.[index] ?? 0)}`);
        return `${levelNames[index]}: ${times.join(", ")}`;
      }
    });
  }

  // src/page/browser/plots/pairs-plot.ts
  function pairsWith({ rounds, ns, counted }, against) {
    const { screened, counted: ofFigure } = counted[against] ?? { screened: 0, counted: 0 };
    const useOf = (index) => {
      if (index < screened) return "screening";
      return index < screened + ofFigure ? "counts" : "not asked for";
    };
    const there = rounds.flatMap((round2, index) => {
      const [candidate, other] = [ns.candidate[index], ns[against]?.[index] ?? null];
      return candidate === void 0 || other === null ? [] : [{ round: round2, candidate, other, ratio: candidate / other }];
    });
    return there.map((pair, index) => ({ ...pair, use: useOf(index) }));
  }
  function createPairsPlot({ pairs, names, figure, against }) {
    const shown2 = pairsWith(pairs, against);
    const ratios = shown2.map(({ ratio }) => ratio);
    const { value, limit, interval } = figure;
    const ceilings = limit === void 0 ? [] : [limit.ceiling];
    const other = names[against] ?? against;
    const only = (use) => shown2.map((pair) => pair.use === use ? pair.ratio : null);
    const near = [...ratios, value, ...interval ? [interval.low, interval.high] : []];
    let isWhole = false;
    const plot = createPlot({
      title: titleOf(pairs, against, other),
      control: choice(
        element("span", { class: "for-readers" }, "Scale"),
        { near: "the pairs alone", whole: "with the ceiling" },
        (scale) => {
          isWhole = scale === "whole";
          plot.redraw();
        }
      ),
      note: noteOf(shown2),
      label: `${ratios.length} pairs in order of time, from ${multiplier(Math.min(...ratios))}x to ${multiplier(Math.max(...ratios))}x${ceilings.map((ceiling) => `; the ceiling is ${ceiling}x`).join("")}. The table below has them all.`,
      height: 200,
      data: () => [
        ratios.map((_3, index) => index + 1),
        only("screening"),
        only("counts"),
        only("not asked for")
      ],
      series: (ink) => [
        dots(ink.of("candidate"), { hollow: true }),
        dots(ink.of("candidate")),
        dots(ink.of("faint"), { size: 5 })
      ],
      scales: {
        x: { time: false, range: [0.5, ratios.length + 0.5] },
        y: { range: () => rangeOf(isWhole ? [...near, ...ceilings, 1] : near) }
      },
      axes: () => [
        { incrs: wholeSteps, grid: { show: false } },
        {
          size: 48,
          label: `${names.candidate} / ${other}`,
          values: (_3, splits) => splits.map((split) => `${Number(split.toPrecision(6))}x`)
        }
      ],
      underlay: (canvas, ink) => {
        const { of } = ink;
        if (interval !== void 0) drawBand(canvas, interval.low, interval.high, of("candidate"));
        const isFaster = value < 1;
        const levels = [
          {
            value: 1,
            colour: of("baseline"),
            text: `as fast as ${other}`,
            at: isFaster ? "above left" : "below left",
            dash: [2, 3]
          },
          {
            value,
            colour: of("candidate"),
            text: `${figure.text}x`,
            at: isFaster ? "below right" : "above right"
          },
          ...ceilings.map((ceiling) => ({
            value: ceiling,
            colour: of("bad"),
            text: `ceiling ${ceiling}x`,
            at: "above left",
            dash: [6, 4]
          }))
        ];
        drawLevels(canvas, levels, ink);
      },
      readout: (index) => {
        const { candidate, other: divisor, ratio, use } = shown2[index];
        return `pair ${index + 1}: ${names.candidate} ${microseconds(candidate)} µs, ${other} ${microseconds(divisor)} µs, ${multiplier(ratio)}x${use === "counts" ? "" : ` (${use})`}`;
      }
    });
    return plot;
  }
  function titleOf({ ns }, against, other) {
    if (against === "baseline" && ns.base !== void 0) return `The same against ${other}`;
    return against === "baseline" ? "Pairs in order of time" : `Pairs in order of time, against ${other}`;
  }
  function noteOf(pairs) {
    const has = (wanted) => pairs.some(({ use }) => use === wanted);
    return [
      ...has("screening") ? ["Hollow dots: the first pairs, which are not in the figure."] : [],
      ...has("not asked for") ? ["Small: pairs that the rule did not ask for."] : []
    ].join(" ");
  }

  // src/page/browser/plots/times-plot.ts
  function createTimesPlot({ ns }, names) {
    const roles4 = rolesIn(ns);
    const number = ns.candidate.length;
    const all = roles4.flatMap((role) => (ns[role] ?? []).filter((one) => one !== null));
    return createPlot({
      title: "Times in order of time",
      control: element("span", { class: "controls" }, ...engineLegend(roles4, names)),
      label: `The time of each engine in ${number} pairs. The table below has them all.`,
      height: 160,
      data: () => [
        Array.from({ length: number }, (_3, index) => index + 1),
        ...roles4.map((role) => [...ns[role] ?? []])
      ],
      series: (ink) => roles4.map((role) => engineLine(role, ink, 6, 1)),
      scales: {
        x: { time: false, range: [0.5, number + 0.5] },
        y: { range: rangeOf(all) }
      },
      axes: () => [
        { incrs: wholeSteps, grid: { show: false } },
        { size: 64, values: (_3, splits) => splits.map(shortTime) }
      ],
      readout: (index) => {
        const times = roles4.map((role) => `${names[role] ?? role} ${shortTime(ns[role]?.[index] ?? 0)}`);
        return `pair ${index + 1}: ${times.join(", ")}`;
      }
    });
  }

  // src/model/compared.ts
  var references = ["baseline", "base"];

  // src/page/browser/test-tables.ts
  function enginesTable(times, rows, names) {
    const rate = (ns) => rows === void 0 ? [] : [rowsPerSecond(rows, ns)];
    return {
      columns: [left2("Engine"), right2("Time (µs)"), ...rows === void 0 ? [] : [right2("Rows/s")]],
      rows: rolesIn(times).map((role) => {
        const ns = times[role] ?? 0;
        return plainRow(nameOf(names, role), microseconds(ns), ...rate(ns));
      })
    };
  }
  function instructionsTable({ taken, statements }, names) {
    const perStatement = (all) => statements ? [amountPer(all / statements)] : [];
    return {
      columns: [left2("Engine"), right2("Instructions"), ...statements ? [right2("A statement")] : []],
      rows: rolesIn(taken).map((role) => {
        const all = taken[role] ?? 0;
        return plainRow(nameOf(names, role), count(all), ...perStatement(all));
      })
    };
  }
  function pairsTable(pairs, names) {
    const roles4 = rolesIn(pairs.ns);
    const ratios = references.flatMap((against) => {
      const own = new Map(pairsWith(pairs, against).map((pair) => [pair.round, pair]));
      const heading = against === "baseline" ? "Ratio" : `to ${nameOf(names, "base")}`;
      return own.size === 0 ? [] : [{ heading, own }];
    });
    const uses = ["counts", "screening", "not asked for"];
    return {
      columns: [
        left2("Round"),
        ...roles4.map((role) => right2(`${nameOf(names, role)} (µs)`)),
        ...ratios.map(({ heading }) => right2(heading)),
        left2("Use")
      ],
      rows: pairs.rounds.map(
        (round2, index) => plainRow(
          String(round2),
          ...roles4.map((role) => cellOf(pairs.ns[role]?.[index], microseconds)),
          ...ratios.map(({ own }) => cellOf(own.get(round2)?.ratio, multiplier)),
          uses.find((use) => ratios.some(({ own }) => own.get(round2)?.use === use)) ?? ""
        )
      )
    };
  }
  function cellOf(value, format) {
    return value === void 0 || value === null ? "-" : format(value);
  }
  function latencyTable(latencies, names) {
    return {
      columns: [left2("µs"), ...levelNames.map(right2)],
      rows: rolesIn(latencies).map(
        (role) => plainRow(nameOf(names, role), ...(latencies[role] ?? []).map(shortMicroseconds))
      )
    };
  }
  function sizesTable({ parameter, values, times }, names) {
    const roles4 = rolesIn(times);
    return {
      columns: [
        left2(parameter === "rows" ? "Rows" : parameter),
        ...roles4.map((role) => right2(`${nameOf(names, role)} (µs)`))
      ],
      rows: values.map(
        (value, index) => plainRow(count(value), ...roles4.map((role) => microseconds(times[role]?.[index] ?? 0)))
      )
    };
  }
  function nameOf(names, role) {
    return names[role] ?? role;
  }
  function left2(heading) {
    return { heading, align: "left" };
  }
  function right2(heading) {
    return { heading, align: "right" };
  }
  function plainRow(...cells) {
    return { cells, highlighted: false };
  }

  // src/page/browser/test-view.ts
  function testParts(test, page, zoom, keep2) {
    const { variant, storage, kind, workload, description, reasons, notes, blocks = [] } = test;
    return [
      element("p", { class: "faint place" }, `${variant} / ${storage} / ${kind}`),
      element("h2", { id: "detail-title", tabindex: -1 }, workload),
      description === void 0 ? null : element("p", { class: "faint" }, description),
      earlierPart(test, page),
      ...figureParts(test, page),
      reasons.length === 0 ? null : reasonList(reasons),
      notes.length === 0 ? null : element("p", { class: "faint" }, notes.join(", ")),
      timesPart(test, page),
      ...instructionParts(test, page),
      ...pairsParts(test, page, keep2),
      ...trendParts(test, page, zoom, keep2),
      ...blocks.flatMap((block) => drawBlock(block)),
      ...latencyParts(test, page, keep2),
      ...growthParts(test, page, keep2)
    ];
  }
  function earlierPart({ earlierRun }, { history: history2 }) {
    if (earlierRun === void 0 || history2 === void 0) return null;
    return element(
      "p",
      {},
      `The newest run has no such test: these figures are those of ${runTitle(history2.runs[earlierRun])}.`
    );
  }
  function figureParts({ figure, base, outcome }, { names }) {
    const shown2 = [
      ...base === void 0 ? [] : [{ figure: base, engine: baseName(names) }],
      ...figure === void 0 ? [] : [{ figure, engine: names.baseline }]
    ];
    const hasWorst = shown2.some((one) => one.figure.outcome === outcome);
    return [
      // The outcome of a feature's finding, or of a test without a figure.
      hasWorst ? null : element("p", { class: "big" }, outcomeBadge(outcome)),
      ...shown2.flatMap(({ figure: one, engine }) => [
        element(
          "p",
          { class: "big" },
          element(
            "span",
            {},
            element("span", { class: "multiplier" }, `${one.text}x`),
            element("span", { class: "faint" }, ` ${engine}'s time`)
          ),
          outcomeBadge(one.outcome)
        ),
        factList(one)
      ])
    ];
  }
  function factList({ interval, limit }) {
    const facts = [
      ...interval === void 0 ? [] : [["95% interval", `${multiplier(interval.low)}x to ${multiplier(interval.high)}x`]],
      ...limit === void 0 ? [] : [
        ["ceiling", `${limit.ceiling}x`],
        ["headroom", limit.headroom]
      ]
    ];
    return element(
      "dl",
      { class: "figures-beside" },
      ...facts.map(
        ([label, value]) => element("div", {}, element("dt", {}, label ?? ""), element("dd", {}, value ?? ""))
      )
    );
  }
  function timesPart({ times, rows }, { names }) {
    if (times === void 0) return null;
    const roles4 = rolesIn(times);
    const cell = (row, column2, text) => column2 === 0 ? element("span", {}, element("span", { class: `dot ${roles4[row]}`, "aria-hidden": "true" }), text) : void 0;
    return drawTable(enginesTable(times, rows, names), { caption: "Times of the engines", cell });
  }
  function instructionParts({ instructions }, { names }) {
    if (instructions === void 0) return [];
    const { taken, lines } = instructions;
    return [
      rolesIn(taken).length === 0 ? null : drawTable(instructionsTable(instructions, names), { caption: "Instructions of the engines" }),
      lines.length === 0 ? null : reasonList(lines)
    ];
  }
  function pairsParts({ pairs, figure, base }, { names }, keep2) {
    if (pairs === void 0) return [];
    const { rounds, left: left3, ns } = pairs;
    const plots = [
      base && ns.base && createPairsPlot({ pairs, names, figure: base, against: "base" }),
      figure && ns.baseline && createPairsPlot({ pairs, names, figure, against: "baseline" })
    ].filter((plot) => plot !== void 0);
    if (plots.length === 0) return [];
    return [
      ...plots.map(keep2),
      keep2(createTimesPlot(pairs, names)),
      left3 === 0 ? null : element(
        "p",
        { class: "faint" },
        `The first ${rounds.length} pairs; ${left3} later ones are left out for size.`
      ),
      foldedPart("Table of the pairs", () => [
        drawTable(pairsTable(pairs, names), { caption: "Pairs in order of time" })
      ])
    ];
  }
  function latencyParts({ latencies }, { names }, keep2) {
    if (latencies === void 0) return [];
    const caption = "Statement latencies in microseconds";
    return [keep2(createLatencyPlot(latencies, names)), drawTable(latencyTable(latencies, names), { caption })];
  }
  function growthParts({ growth: row }, { run, names }, keep2) {
    const workload = row === void 0 ? void 0 : run?.growth?.workloads[row];
    if (workload === void 0) return [];
    const caption = `Times for each number of ${workload.parameter}`;
    return [keep2(createGrowthPlot(workload, names)), drawTable(sizesTable(workload, names), { caption })];
  }

  // src/page/browser/detail.ts
  function createDetailPanel(page, zoom, { close, go, beside }) {
    let shown2 = 0;
    let plots = [];
    const clear = () => {
      for (const plot of plots) plot.remove();
      plots = [];
    };
    const step = (by, label, sign2) => button({ "aria-label": label, title: label }, () => go(beside(shown2, by) ?? shown2), sign2);
    const [previous, next] = [step(-1, "Previous test", "←"), step(1, "Next test", "→")];
    const content = element("div", { class: "detail-content" });
    const panel = element(
      "aside",
      { class: "detail", "aria-labelledby": "detail-title", hidden: true },
      element(
        "div",
        { class: "detail-bar" },
        previous,
        next,
        button({ "aria-label": "Close", title: "Close (Escape)", class: "close" }, close, "✕")
      ),
      content
    );
    return {
      element: panel,
      show: (index) => {
        const test = page.tests[index];
        if (test === void 0) return;
        clear();
        shown2 = index;
        previous.setAttribute("aria-disabled", String(beside(index, -1) === void 0));
        next.setAttribute("aria-disabled", String(beside(index, 1) === void 0));
        const parts = testParts(test, page, zoom, (plot) => {
          plots.push(plot);
          return plot.element;
        });
        content.replaceChildren(...parts.filter((part) => part !== null));
        panel.hidden = false;
        panel.scrollTop = 0;
      },
      hide: () => {
        clear();
        panel.hidden = true;
        content.replaceChildren();
      },
      focus: () => content.querySelector("#detail-title")?.focus(),
      redraw: () => {
        for (const plot of plots) plot.redraw();
      }
    };
  }

  // src/page/browser/find-tests.ts
  var prefix = "#test/";
  function linkTo({ id }) {
    return prefix + id.split("/").map(encodeURIComponent).join("/");
  }
  function linkedId(hash) {
    if (!hash.startsWith(prefix)) return void 0;
    try {
      return decodeURIComponent(hash.slice(prefix.length));
    } catch {
      return void 0;
    }
  }
  function matchesFilter({ id, outcome, trend, earlierRun }, { text, onlyNotPassing }) {
    if (onlyNotPassing && (outcome === "pass" || earlierRun !== void 0)) return false;
    const searched = `${id} ${outcome === "none" ? "no result" : outcome} ${trend?.state ?? ""}`.toLowerCase();
    return text.toLowerCase().split(/\s+/).every((word) => searched.includes(word));
  }
  var rowOrders = {
    report: "as in reports",
    slowest: "slowest first",
    fastest: "fastest first",
    headroom: "least headroom first",
    name: "by name"
  };
  function orderRows(rows, order2, { size, headroom }, column2) {
    if (order2 === "report") return [...rows];
    if (order2 === "name") return rows.toSorted((a, b) => a.workload < b.workload ? -1 : 1);
    const all = (row, figure) => {
      const cells = column2 === void 0 ? row.tests : [row.tests[column2] ?? null];
      return cells.flatMap((test) => test === null ? [] : figure(test) ?? []);
    };
    const keys2 = {
      slowest: (row) => -Math.max(...all(row, size)),
      fastest: (row) => Math.min(...all(row, size)),
      headroom: (row) => Math.min(...all(row, headroom))
    };
    const key2 = keys2[order2];
    return rows.toSorted((a, b) => compare(key2(a), key2(b)));
  }
  function compare(a, b) {
    return a === b ? 0 : a - b;
  }

  // src/page/browser/grid-cells.ts
  function createTestCell(test, edge) {
    const link = element("a", { href: linkTo(test), tabindex: -1 });
    const place2 = element("td", {}, link);
    return {
      link,
      place: place2,
      fill: (name, isShown) => {
        const figure = cellFigure(test, name);
        const age = test.earlierRun === void 0 ? "" : "earlier";
        place2.className = [classOf(figure), edge, age, isShown ? "" : "left-out"].filter(Boolean).join(" ");
        link.replaceChildren(...markOf(figure.outcome), figure.text);
        link.setAttribute(
          "aria-label",
          `${figure.text}: ${test.id}, ${outcomeWords[figure.outcome]}${age && ", in an earlier run"}`
        );
      }
    };
  }
  function emptyCell(edge) {
    return element("td", { class: edge });
  }
  function averageCell(average, edge) {
    if (average === null) return emptyCell(edge);
    const { value, outcome, text } = average;
    const look = `average ${classOf({ size: value, ratio: value, outcome })} ${edge}`.trim();
    return element("td", { class: look }, ...markOf(outcome), text);
  }
  function edgeOf(columns2, column2) {
    return columns2[column2]?.variant === columns2[column2 - 1]?.variant ? "" : "edge";
  }
  function classOf({ size, ratio, outcome }) {
    const none = size === void 0 ? "nothing" : "plain";
    return `${ratio === void 0 ? none : colourClass(ratio)} ${outcome}`;
  }
  function markOf(outcome) {
    if (outcome === "pass") return [];
    return [element("span", { class: "mark", "aria-hidden": "true" }, outcomeMarks[outcome])];
  }

  // src/page/browser/grid-keys.ts
  var moves = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
    Home: [0, Number.NEGATIVE_INFINITY],
    End: [0, Number.POSITIVE_INFINITY],
    PageUp: [Number.NEGATIVE_INFINITY, 0],
    PageDown: [Number.POSITIVE_INFINITY, 0]
  };
  function handleGridKeys(table, onMove) {
    table.addEventListener("keydown", (event) => {
      const move = moves[event.key];
      const from = event.target;
      const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (move === void 0 || !isPlain || !(from instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      const to = linkAfter(table, from, move);
      if (to === void 0) return;
      to.focus();
      onMove(to);
    });
    table.addEventListener("focusin", ({ target }) => {
      if (!(target instanceof HTMLAnchorElement)) return;
      for (const link of table.querySelectorAll('a[tabindex="0"]')) link.tabIndex = -1;
      target.tabIndex = 0;
    });
  }
  function linkAfter(table, from, [rows, columns2]) {
    const lines = [...table.querySelectorAll("tbody:not([hidden]) tr:not([hidden])")].map((row2) => [...row2.cells].map((cell) => isOpen(cell) ? cell.querySelector("a") : null)).filter((links) => links.some((link) => link !== null));
    const row = lines.findIndex((links) => links.includes(from));
    const column2 = lines[row]?.indexOf(from) ?? -1;
    const way = rows === 0 ? inDirection(lines[row] ?? [], column2, columns2) : inDirection(
      lines.map((links) => links[column2] ?? null),
      row,
      rows
    );
    const reachable = way.filter((link) => link !== null);
    return Number.isFinite(rows + columns2) ? reachable[0] : reachable.at(-1);
  }
  function isOpen(cell) {
    return !cell.hidden && !cell.classList.contains("left-out");
  }
  function inDirection(items, from, sign2) {
    return sign2 > 0 ? items.slice(from + 1) : items.slice(0, from).reverse();
  }

  // src/page/browser/grid.ts
  function createGrid(suite, page, onMove) {
    const { columns: columns2 } = suite;
    const cells = /* @__PURE__ */ new Map();
    let view;
    let columnOrder;
    const sortBy = (column2) => {
      const isSame = columnOrder?.column === column2;
      if (!isSame) columnOrder = { column: column2, order: "slowest" };
      else columnOrder = columnOrder?.order === "slowest" ? { column: column2, order: "fastest" } : void 0;
      if (view !== void 0) show(view);
    };
    const heads = columns2.map(({ variant, storage }, column2) => {
      const sort = button({ class: "sort" }, () => sortBy(column2), storage);
      const look = `storage ${edgeOf(columns2, column2)}`.trim();
      return element("th", { scope: "col", class: look, title: `Sort by ${variant}, ${storage}` }, sort);
    });
    const variantHeads = variantHeadings(suite);
    const groups = suite.groups.map((group) => drawGroup(group, suite, page, cells));
    const table = element(
      "table",
      { class: "grid" },
      element("caption", { class: "for-readers" }, `Suite ${suite.name}, variants and storages across`),
      element(
        "thead",
        {},
        element("tr", {}, element("td"), ...variantHeads.map((head) => head.element)),
        element("tr", {}, element("th", { scope: "col", class: "workload" }, "Workload"), ...heads)
      ),
      ...groups.map(({ body }) => body)
    );
    handleGridKeys(table, (link) => {
      const [found] = [...cells].find(([, cell]) => cell.link === link) ?? [];
      if (found !== void 0) onMove(found);
    });
    const frame = element(
      "section",
      { class: "suite" },
      element("h3", {}, suite.name, element("span", { class: "faint" }, suite.description)),
      scrollFrame(`Tests of the suite ${suite.name}`, table)
    );
    function show(now) {
      if (view !== void 0 && view.order !== now.order) columnOrder = void 0;
      view = now;
      for (const [test, cell] of cells) cell.fill(now.figure, now.isShown(test));
      for (const group of groups) showRows(group, now);
      showColumns();
      frame.hidden = groups.every(({ body }) => body.hidden);
      keepOneTabStop(table, cells);
    }
    function showRows({ data, body, lines, average }, { order: order2, isShown, ...now }) {
      const by = columnOrder?.order ?? order2;
      for (const row of orderRows(data.rows, by, rowFigures(page, now.figure), columnOrder?.column)) {
        const line = lines.get(row);
        if (line === void 0) continue;
        line.hidden = !row.tests.some((test) => test !== null && isShown(test));
        body.insertBefore(line, average);
      }
      const hasAverage = data.averages.some((one) => one !== null);
      average.hidden = !hasAverage || now.isFiltered || now.figure !== "multiplier";
      body.hidden = [...lines.values()].every((line) => line.hidden);
    }
    function showColumns() {
      const isShown = columns2.map(
        (_3, column2) => groups.some(
          ({ data }) => data.rows.some(({ tests }) => {
            const test = tests[column2] ?? null;
            return test !== null && view?.isShown(test) === true;
          })
        )
      );
      for (const [column2, head] of heads.entries()) {
        const order2 = columnOrder?.column === column2 ? columnOrder.order : void 0;
        const words = { slowest: "descending", fastest: "ascending" };
        head.setAttribute("aria-sort", order2 === void 0 ? "none" : words[order2]);
        head.hidden = !isShown[column2];
        for (const { lines, average } of groups)
          for (const line of [...lines.values(), average]) {
            const place2 = line.cells[column2 + 1];
            if (place2 !== void 0) place2.hidden = !isShown[column2];
          }
      }
      for (const { own, element: head } of variantHeads) {
        const number = own.filter((column2) => isShown[column2]).length;
        head.hidden = number === 0;
        head.colSpan = Math.max(1, number);
      }
    }
    return { element: frame, show, linkOf: (test) => cells.get(test)?.link };
  }
  function rowFigures({ tests }, name) {
    return {
      size: (test) => {
        const data = tests[test];
        return data && cellFigure(data, name).size;
      },
      headroom: (test) => {
        const { value, limit } = tests[test]?.figure ?? {};
        return value === void 0 || limit === void 0 ? void 0 : 1 - value / limit.ceiling;
      }
    };
  }
  function variantHeadings({ columns: columns2 }) {
    const byVariant = Map.groupBy(columns2.keys(), (column2) => columns2[column2]?.variant ?? "");
    return [...byVariant].map(([variant, own]) => {
      const shape = columns2[own[0] ?? 0]?.shape || null;
      const look = { scope: "colgroup", colspan: own.length, class: "variant edge", title: shape };
      return { own, element: element("th", look, variant) };
    });
  }
  function drawGroup(data, { columns: columns2 }, { tests }, cells) {
    const drawLine = (row) => {
      const places = row.tests.map((index, column2) => {
        const test = index === null ? void 0 : tests[index];
        if (index === null || test === void 0) return emptyCell(edgeOf(columns2, column2));
        const cell = createTestCell(test, edgeOf(columns2, column2));
        cells.set(index, cell);
        return cell.place;
      });
      const name = element("span", { class: "workload-name" }, row.workload);
      return element("tr", {}, element("th", { scope: "row", class: "workload" }, name), ...places);
    };
    const lines = new Map(data.rows.map((row) => [row, drawLine(row)]));
    const average = element(
      "tr",
      {},
      element("th", { scope: "row", class: "workload average" }, "Average"),
      ...data.averages.map((one, column2) => averageCell(one, edgeOf(columns2, column2)))
    );
    const kind = element("th", { class: "kind", scope: "rowgroup", colspan: columns2.length + 1 }, data.kind);
    const body = element("tbody", {}, element("tr", {}, kind), ...lines.values(), average);
    return { data, body, lines, average };
  }
  function keepOneTabStop(table, cells) {
    const open = "tbody:not([hidden]) tr:not([hidden]) td:not([hidden], .left-out) a";
    const links = [...table.querySelectorAll(open)];
    const current = links.find((link) => link.tabIndex === 0) ?? links[0];
    for (const { link } of cells.values()) link.tabIndex = link === current ? 0 : -1;
  }

  // src/page/browser/heat-map.ts
  function createHeatMap(page, onMove) {
    const { tests, suites, run } = page;
    let filter = { text: "", onlyNotPassing: false };
    let order2 = "report";
    const names = figureNames(page);
    let figure = names.base === void 0 ? "multiplier" : "base";
    const grids = suites.map((suite) => createGrid(suite, page, onMove));
    const shownCount = element("p", { class: "faint", role: "status" });
    const show = () => {
      const shown2 = tests.map((test) => matchesFilter(test, filter));
      const number = shown2.filter((one) => one).length;
      const isFiltered = number < tests.length;
      for (const grid2 of grids)
        grid2.show({ figure, order: order2, isShown: (test) => shown2[test] === true, isFiltered });
      shownCount.textContent = isFiltered ? `${count(number)} of ${count(tests.length)} tests` : `${count(tests.length)} tests`;
    };
    const text = element("input", {
      type: "search",
      placeholder: "e.g. int memory insert",
      autocomplete: "off",
      spellcheck: "false"
    });
    text.addEventListener("input", () => {
      filter = { ...filter, text: text.value };
      show();
    });
    const notPassing = tests.filter((test) => matchesFilter(test, { text: "", onlyNotPassing: true })).length;
    const onlyNotPassing = element("input", { type: "checkbox", disabled: notPassing === 0 });
    onlyNotPassing.addEventListener("change", () => {
      filter = { ...filter, onlyNotPassing: onlyNotPassing.checked };
      show();
    });
    const toolbar = element(
      "div",
      { class: "toolbar" },
      element("label", { class: "choice" }, "Filter", text),
      element("label", { class: "choice" }, onlyNotPassing, `not passing (${count(notPassing)})`),
      choice("Show", names, (name) => {
        figure = name;
        show();
      }),
      choice("Sort", run === void 0 ? withoutCeilings : rowOrders, (name) => {
        order2 = name;
        show();
      })
    );
    show();
    const linkOf = (test) => grids.map((grid2) => grid2.linkOf(test)).find((link) => link !== void 0);
    let marked;
    return {
      element: element(
        "section",
        { class: "heat-map", "aria-labelledby": "tests" },
        element("div", { class: "heading" }, element("h2", { id: "tests" }, "Tests"), shownCount),
        toolbar,
        legend(tests),
        ...grids.map((grid2) => grid2.element),
        element("p", { class: "faint hint" }, hint)
      ),
      mark: (test) => {
        marked?.removeAttribute("aria-current");
        marked = test === void 0 ? void 0 : linkOf(test);
        marked?.setAttribute("aria-current", "true");
      },
      focus: (test) => {
        const link = linkOf(test);
        link?.focus();
        if (document.activeElement !== link) text.focus();
      },
      beside: (test, by) => {
        for (let index = test + by; index >= 0 && index < tests.length; index += by)
          if (matchesFilter(tests[index], filter)) return index;
        return void 0;
      },
      focusFilter: () => text.focus()
    };
  }
  var { headroom: _2, ...withoutCeilings } = rowOrders;
  var hint = "Tab reaches a table, arrow keys go from test to test, Enter opens one and Escape closes it; / goes to the filter.";
  function legend(tests) {
    const slower = scaleEdges.map((edge, index) => swatch(`slower-${index + 1}`, `${edge}x`));
    const faster = scaleEdges.map((edge, index) => swatch(`faster-${index + 1}`, `1/${edge}`));
    const marks = ["fail", "inconclusive", "accepted", "none"].filter((outcome) => tests.some((test) => test.outcome === outcome)).map(
      (outcome) => element(
        "span",
        { class: "key" },
        element("span", { class: `swatch ${outcome}` }, outcomeMarks[outcome]),
        outcomeWords[outcome]
      )
    );
    return element(
      "div",
      { class: "legend" },
      element(
        "span",
        { class: "scale" },
        element("span", {}, "faster"),
        ...faster.toReversed(),
        swatch("equal", "1"),
        ...slower,
        element("span", {}, "slower")
      ),
      ...marks,
      ...tests.some(({ earlierRun }) => earlierRun !== void 0) ? [
        element(
          "span",
          { class: "key" },
          element("span", { class: "swatch earlier" }, "1.23"),
          "of an earlier run"
        )
      ] : []
    );
  }
  function swatch(colour, text) {
    return element("span", { class: `swatch ${colour}` }, text);
  }

  // src/page/browser/origin-links.ts
  function originLinks(links, lead = "") {
    const { server, commit, pullRequest, run } = links ?? {};
    const all = [commit, pullRequest, run].filter((link) => link !== void 0);
    if (all.length === 0) return [];
    const where = server === void 0 ? "" : ` on ${server}`;
    return [
      element(
        "span",
        { class: "origin" },
        lead,
        ...all.flatMap((link, index) => [index === 0 ? null : ", ", externalLink(link)]),
        where
      )
    ];
  }
  function externalLink({ text, url }) {
    return URL.canParse(url) && new URL(url).protocol === "https:" ? element("a", { href: url, rel: "noopener noreferrer" }, text) : text;
  }

  // src/report/format/capital.ts
  function capital(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
  }

  // src/page/browser/verdict-view.ts
  function verdictView(run, { names, tests }) {
    const { heading, headline } = run;
    return element(
      "section",
      { class: "verdict", "aria-labelledby": "title" },
      pageTitle(names.candidate, heading),
      element(
        "p",
        { class: `headline ${headline.outcome}` },
        outcomeBadge(headline.outcome, headline.word),
        element("span", {}, capital(headline.rest))
      ),
      element("dl", { class: "tiles" }, ...tiles(run, names, tests)),
      ...linksView(run.links)
    );
  }
  function pageTitle(candidate, heading) {
    return element("h1", { id: "title" }, element("span", { class: "candidate" }, candidate), `: ${heading}`);
  }
  function linksView(links) {
    return links === void 0 ? [] : [element("p", { class: "faint" }, ...originLinks(links))];
  }
  function tiles({ allTests, worst, sections }, names, tests) {
    const worstTest = worst && tests[worst.test];
    const average = worst && sections.averages[worst.section];
    return [
      ...allTestsTile(allTests.name, allTests.base, baseName(names)),
      ...againstBaseTile(tests, names),
      ...allTestsTile(allTests.name, allTests.baseline, names.baseline),
      ...worstTest?.figure === void 0 ? [] : [
        tile(
          "Worst test",
          besideCeiling(worstTest.figure.text, worstTest.figure.limit?.ceiling),
          element("a", { href: linkTo(worstTest) }, worstTest.id)
        )
      ],
      ...!average || worst === void 0 ? [] : [
        tile(
          "Worst average",
          besideCeiling(average.text, average.ceiling),
          sections.table.rows[worst.section]?.cells[0] ?? null
        )
      ]
    ];
  }
  function againstBaseTile(tests, names) {
    const headroom = ({ base }) => base === void 0 ? 0 : base.value / (base.limit?.ceiling ?? 1);
    const worst = tests.filter(({ base }) => base !== void 0).toSorted((a, b) => headroom(b) - headroom(a))[0];
    if (worst?.base === void 0) return [];
    const { text, limit } = worst.base;
    return [
      tile(
        `Worst test against ${baseName(names)}`,
        besideCeiling(text, limit?.ceiling),
        element("a", { href: linkTo(worst) }, worst.id)
      )
    ];
  }
  function allTestsTile(name, mean, engine) {
    if (mean === void 0) return [];
    const of = element("span", { class: "of" }, ` ${engine}'s time`);
    const [low, high] = mean.interval ?? [];
    const between = low === void 0 ? "" : `, with 95% confidence ${low}x to ${high}x`;
    return [tile(name, element("span", {}, `${mean.figure}x`, of), `geometric mean${between}`)];
  }
  function tile(label, figure, remark) {
    return element(
      "div",
      { class: "tile" },
      element("dt", {}, label),
      element("dd", { class: "figure" }, figure),
      element("dd", { class: "remark" }, remark)
    );
  }
  function besideCeiling(text, ceiling) {
    const limit = ceiling === void 0 ? null : element("span", { class: "of" }, ` ceiling ${ceiling}x`);
    return element("span", {}, `${text}x`, limit);
  }
  function findingsView(findings, { tests }, maxOpen3) {
    const list = (items) => element(
      "ul",
      {},
      ...items.map(
        (item) => item.isCode === true ? element("li", { class: "code" }, element("pre", {}, item.text)) : element("li", {}, ...finding(item, tests))
      )
    );
    return findings.map(({ title, tone, items, table, above = 0, isOpen: isOpen2, leftOut = 0 }) => {
      const below = items.slice(above);
      const open = isOpen2 === true ? below.length : maxOpen3;
      const more = below.slice(open);
      const last = leftOut === 0 ? [] : [{ text: `and ${count(leftOut)} that results.json has` }];
      const [only] = items;
      if (only !== void 0 && items.length === 1 && table === void 0 && title !== "")
        return element(
          "section",
          { class: `findings one-line ${tone}` },
          element("h2", {}, title),
          element("p", {}, ...finding(only, tests))
        );
      return element(
        "section",
        { class: `findings ${tone}` },
        title === "" ? null : element("h2", {}, title),
        above === 0 ? null : list(items.slice(0, above)),
        table === void 0 ? null : drawTable(table, { caption: title, cell: testLinks(tests) }),
        below.length === 0 ? null : list(below.slice(0, open)),
        more.length === 0 ? null : foldedPart(`${count(more.length + leftOut)} more`, () => [list([...more, ...last])])
      );
    });
  }
  function testLinks(tests) {
    const byId = new Map(tests.map((test) => [test.id, test]));
    return (_row, column2, text) => {
      const test = column2 === 0 ? byId.get(text) : void 0;
      return test && element("a", { href: linkTo(test) }, text);
    };
  }
  function finding({ name, text, test: index }, tests) {
    if (name === void 0) return [text];
    const test = index === void 0 ? void 0 : tests[index];
    const shown2 = element("span", { class: "name" }, name);
    return [test === void 0 ? shown2 : element("a", { href: linkTo(test) }, shown2), `: ${text}`];
  }
  var columns = { average: 1, worst: 3 };
  function sectionsView({ sections }, { tests }) {
    const { table, averages, worst } = sections;
    const most = Math.max(...averages.flatMap((one) => one === null ? [] : [one.value, one.ceiling]));
    const cell = (row, column2, text) => {
      const average = averages[row];
      if (column2 === columns.average && average) return averageCell2(text, average, most);
      const test = tests[worst[row] ?? -1];
      return column2 === columns.worst && test !== void 0 ? element("a", { href: linkTo(test) }, text) : void 0;
    };
    return element(
      "section",
      { "aria-labelledby": "sections" },
      element("h2", { id: "sections" }, "Sections"),
      drawTable(table, { caption: "Each section's average and its worst test, beside their ceilings", cell })
    );
  }
  function averageCell2(text, { value, ceiling, outcome }, most) {
    const bar = element("span", { class: `bar ${outcome}`, "aria-hidden": "true" });
    const share = (figure) => `${100 * figure / most}%`;
    bar.style.setProperty("--value", share(value));
    bar.style.setProperty("--ceiling", share(ceiling));
    return element("span", { class: "with-bar" }, bar, element("span", {}, text));
  }

  // src/page/browser/history/figures-view.ts
  function figuresView({ id, title, all = [] }, history2, names, zoom, keep2) {
    const [first] = all;
    if (first === void 0) return null;
    const changes = all.flatMap(({ name, lines }) => lines.map((line) => `${name}: ${line}`));
    const place2 = element("div", {});
    let plot;
    const folded = foldedInTurn("Table of the figure");
    const draw = (figure) => {
      plot?.remove();
      plot = createTrendPlot(figure, `, ${figure.name}`, history2, names, zoom);
      const table = folded(() => [
        drawTable(figureTable(figure, history2, names), {
          caption: `${figure.name} in every run, the newest first`,
          cell: dayCell
        })
      ]);
      place2.replaceChildren(plot.element, table);
    };
    const control = choice(
      "Figure",
      Object.fromEntries(all.map(({ name }) => [name, name])),
      (name) => draw(all.find((one) => one.name === name) ?? first)
    );
    draw(first);
    return element(
      "section",
      { "aria-labelledby": id },
      element("h2", { id }, title),
      changes.length === 0 ? element("p", {}, "No figure changed.") : reasonList(changes),
      keep2({
        element: element("div", { class: "test-times" }, control, place2),
        redraw: () => plot?.redraw(),
        remove: () => plot?.remove()
      })
    );
  }
  function figureTable(figure, { runs }, names) {
    const { multipliers, low, high, changes, baseline, candidate } = figure;
    const changed = Map.groupBy(changes, ({ run }) => run);
    const rows = runs.map(({ name, day }, run) => {
      const [value, from, to] = [multipliers[run] ?? null, low[run] ?? null, high[run] ?? null];
      const cells = [
        name,
        day,
        baseline[run] ?? "–",
        candidate[run] ?? "–",
        value === null ? "–" : multiplier(value),
        from === null || to === null ? "–" : `${multiplier(from)} to ${multiplier(to)}`,
        (changed.get(run) ?? []).map(({ text }) => text).join("; ")
      ];
      return { cells, highlighted: changed.has(run) };
    });
    return {
      columns: [
        ...left("Run", "Day"),
        ...right(names.baseline, names.candidate, "Multiplier", "95%"),
        ...left("Change")
      ],
      rows: rows.toReversed()
    };
  }

  // src/page/browser/history/means-plot.ts
  var colours = {
    memory: "candidate",
    file: "base",
    autocommit: "uncertain"
  };
  var dashes2 = { reads: [], writes: [5, 3] };
  function createMeansPlot(groups, { runs }, names, zoom) {
    return createRunsPlot({
      title: `${names.candidate} / ${names.baseline}, geometric means`,
      label: `The mean multiplier of ${groups.length} groups of tests in ${runs.length} runs. The table below has them all.`,
      height: 240,
      runs,
      zoom,
      values: () => groups.map(({ means }) => means),
      formatValue: (value) => `${Number(value.toPrecision(6))}x`,
      series: (ink) => groups.map(({ storage, kind }) => {
        const { paths: _3, ...series } = dots(ink.of(colours[storage] ?? "faint"), { size: 4 });
        return { ...series, width: 2, dash: [...dashes2[kind] ?? []] };
      }),
      readout: (run) => groups.map(({ storage, kind, means }) => {
        const mean = means[run] ?? null;
        return `${storage} ${kind} ${mean === null ? "none" : `${multiplier(mean)}x`}`;
      }).join(", ")
    });
  }
  function meansLegend(groups) {
    return element(
      "ul",
      { class: "legend lines" },
      ...groups.map(
        ({ storage, kind, tests }) => element(
          "li",
          { class: "key" },
          element("span", { class: `line-key ${colours[storage] ?? "faint"} ${kind}`, "aria-hidden": "true" }),
          `${storage} ${kind} (${count(tests)})`
        )
      )
    );
  }
  function meansTable(groups, { runs, allTests }) {
    const rows = runs.map(({ name, day, facts, markTexts }, run) => {
      const [low, high] = [allTests?.low[run] ?? null, allTests?.high[run] ?? null];
      const interval = low === null || high === null ? "" : ` (${multiplier(low)} to ${multiplier(high)})`;
      const all = allTests === void 0 ? [] : [`${shown(allTests.multipliers[run])}${interval}`];
      const means = groups.map(({ means: own }) => shown(own[run]));
      return { cells: [name, day, ...all, ...means, [facts, ...markTexts].join("; ")], highlighted: false };
    });
    return {
      columns: [
        { heading: "Run", align: "left" },
        { heading: "Day", align: "left" },
        ...allTests === void 0 ? [] : [{ heading: "all tests", align: "right" }],
        ...groups.map(({ storage, kind }) => ({ heading: `${storage} ${kind}`, align: "right" })),
        { heading: "Facts", align: "left" }
      ],
      rows: rows.toReversed()
    };
  }
  function shown(mean) {
    return typeof mean === "number" ? multiplier(mean) : "–";
  }

  // src/page/browser/history/history-view.ts
  function historyHead({ names, tests }, { runs, summary: summary2, states, allTests }) {
    const newest = runs.at(-1);
    const sinceStart = tests.flatMap(({ trend }) => trend === void 0 ? [] : [ratioSinceStart(trend)]);
    return element(
      "section",
      { class: "verdict", "aria-labelledby": "title" },
      pageTitle(names.candidate, `history beside ${names.baseline}`),
      element("p", { class: "headline" }, summary2),
      element(
        "dl",
        { class: "tiles" },
        ...allTestsTile("All tests", allTests?.newest, names.baseline),
        tile(
          "Tests that changed",
          count(states.changed),
          `${count(sinceStart.filter((ratio) => ratio > 1).length)} now slower, ${count(sinceStart.filter((ratio) => ratio < 1).length)} now faster than at the start`
        ),
        tile("Steady", count(states.steady), `${count(states["too early"])} too early to tell`),
        tile(
          "Newest run",
          newest === void 0 ? "none" : element("span", {}, newest.name, " ", outcomeBadge(newest.outcome)),
          tally(tests)
        )
      ),
      newest === void 0 ? null : element(
        "p",
        { class: "faint" },
        `Newest run: ${newest.day}, ${newest.facts}. `,
        ...originLinks(newest.links)
      )
    );
  }
  function ratioSinceStart({ levels, changes }) {
    const [first, last] = [levels[0], levels.at(-1)];
    return changes.length === 0 || first === void 0 || last === void 0 ? 1 : last.multiplier / first.multiplier;
  }
  function historyView(page, history2, zoom, keep2) {
    const { tests, names, run } = page;
    const { runs, summary: summary2, allTests } = history2;
    const groups = groupMeans(tests, runs.length);
    const { element: controls } = createZoomControls(zoom);
    return [
      element(
        "section",
        { "aria-labelledby": "history" },
        element("h2", { id: "history" }, "History"),
        // It is the headline of a page without a run.
        run === void 0 ? null : element("p", {}, summary2),
        controls,
        ...allTests === void 0 ? [] : allTestsView(allTests, history2, names, zoom, keep2),
        keep2(createMeansPlot(groups, history2, names, zoom)),
        meansLegend(groups),
        testTimes(page, history2, zoom, keep2),
        foldedPart("Table of the runs", () => [
          drawTable(meansTable(groups, history2), {
            caption: "Means of all runs, the newest first",
            cell: dayCell
          })
        ])
      ),
      changesView(page, history2),
      ...[
        { id: "aged", title: "Databases as they age, over the runs", all: history2.aged },
        { id: "contests", title: "Several connections, over the runs", all: history2.contests }
      ].flatMap((figures4) => figuresView(figures4, history2, names, zoom, keep2) ?? [])
    ];
  }
  function allTestsView(allTests, history2, names, zoom, keep2) {
    const { text, lines, tests } = allTests;
    return [
      element("p", {}, element("strong", {}, "All tests"), ` (${count(tests)}): ${text}`),
      lines.length === 0 ? null : reasonList(lines),
      keep2(createTrendPlot(allTests, ", geometric mean of all tests", history2, names, zoom))
    ];
  }
  var usualWorkload = "oltp_point_select";
  function testTimes({ tests, names }, history2, zoom, keep2) {
    const shown2 = tests.filter(({ trend }) => trend !== void 0);
    const first = shown2.find(({ workload }) => workload === usualWorkload) ?? shown2[0];
    const place2 = element("div", {});
    const table = element("div", {});
    let plot;
    const chosen = {};
    const folded = foldedInTurn("Table of the test");
    const draw = (test) => {
      if (test?.trend === void 0) return;
      plot?.remove();
      const { trend } = test;
      plot = createRunTimesPlot({ trend, title: "Times over the runs", chosen }, history2, names, zoom);
      place2.replaceChildren(plot.element);
      table.replaceChildren(
        folded(() => [
          drawTable(trendTable(trend, history2, names), {
            caption: `${test.id} in every run, the newest first`,
            cell: dayCell
          })
        ])
      );
    };
    const control = choice(
      "Test",
      Object.fromEntries(shown2.map(({ id }) => [id, id])),
      (id) => draw(shown2.find((test) => test.id === id))
    );
    const select = control.querySelector("select");
    if (select !== null && first !== void 0) select.value = first.id;
    draw(first);
    return keep2({
      element: element("div", { class: "test-times" }, control, place2, table),
      redraw: () => plot?.redraw(),
      remove: () => plot?.remove()
    });
  }
  var maxOpen = 10;
  function changesView({ tests }, { changes, runs, instructions, costs }) {
    const tableOf = (some, caption, heading = "Multiplier", figureOf = ({ figure }) => figure === void 0 ? "–" : `${figure.text}x`) => {
      const rows = some.map(({ test: index, run, text }) => {
        const test = tests[index];
        const { name = "", day = "" } = runs[run] ?? {};
        const cells = [name, day, test?.id ?? "", text, test === void 0 ? "–" : figureOf(test)];
        return { cells, highlighted: false };
      });
      const columns2 = [
        ...["Since", "Day", "Test", "Change"].map((one) => ({ heading: one, align: "left" })),
        { heading, align: "right" }
      ];
      return drawTable(
        { columns: columns2, rows },
        {
          caption,
          cell: (row, column2, text) => {
            const test = tests[some[row]?.test ?? -1];
            if (column2 === 2 && test !== void 0) return element("a", { href: linkTo(test) }, text);
            if (column2 === columns2.length - 1 && test?.earlierRun !== void 0)
              return element("span", { class: "earlier", title: "of an earlier run" }, text);
            return dayCell(row, column2, text);
          }
        }
      );
    };
    const more = changes.slice(maxOpen);
    return element(
      "section",
      { "aria-labelledby": "changes" },
      element("h2", { id: "changes" }, "Changes"),
      changes.length === 0 ? element("p", {}, "No test changed.") : tableOf(changes.slice(0, maxOpen), "Changes, the newest first"),
      more.length === 0 ? null : foldedPart(`${plural(more.length, "earlier change")}`, () => [tableOf(more, "Earlier changes")]),
      ...instructions === void 0 ? [] : [
        element("p", {}, instructions.summary),
        ...countChanges(
          instructions.changes,
          "instructions",
          (some, caption) => tableOf(some, caption, "Instructions", instructionsOf)
        )
      ],
      ...costs === void 0 ? [] : [
        element("p", {}, costs.summary),
        ...countChanges(costs.changes, "costs besides time", (some, caption) => tableOf(some, caption))
      ]
    );
  }
  function countChanges(changes, figures4, tableOf) {
    const more = changes.slice(maxOpen);
    if (changes.length === 0) return [];
    return [
      tableOf(changes.slice(0, maxOpen), `Changes of ${figures4}, the newest first`),
      ...more.length === 0 ? [] : [
        foldedPart(plural(more.length, "earlier change"), () => [
          tableOf(more, `Earlier changes of ${figures4}`)
        ])
      ]
    ];
  }
  function instructionsOf({ trend, instructions }) {
    const newest = instructions?.taken.candidate ?? trend?.instructions?.counts.findLast((one) => one !== null);
    return newest === void 0 || newest === null ? "–" : count(newest);
  }
  function tally(tests) {
    const order2 = ["fail", "none", "inconclusive", "accepted", "pass"];
    const measured = tests.filter(({ earlierRun }) => earlierRun === void 0);
    const others = tests.length - measured.length;
    return [
      ...order2.map((outcome) => [outcome, measured.filter((test) => test.outcome === outcome).length]).filter(([, number]) => number > 0).map(([outcome, number]) => `${count(number)} ${outcomeWords[outcome]}`),
      ...others === 0 ? [] : [`${count(others)} not measured`]
    ].join(", ");
  }

  // src/page/browser/history/run-comparison.ts
  function compareRuns(tests, runs, { before, after }) {
    const figures4 = tests.map(({ trend }) => [figureIn(trend, before), figureIn(trend, after)]);
    const compared = figures4.flatMap(
      ([first, second], test) => first === void 0 || second === void 0 ? [] : [compareFigures(test, first, second)]
    );
    const [earlier, later] = [Math.min(before, after), Math.max(before, after)];
    return {
      tests: compared.toSorted((a, b) => orderOf(a) - orderOf(b) || sizeOf(b) - sizeOf(a)),
      unpaired: figures4.filter(([first, second]) => first === void 0 !== (second === void 0)).length,
      mean: compared.length === 0 ? void 0 : geometricMean(compared.map(({ ratio }) => ratio)),
      marks: [...new Set(runs.slice(earlier + 1, later + 1).flatMap(({ marks }) => marks))]
    };
  }
  function figureIn(trend, run) {
    if (trend === void 0) return void 0;
    const { points: points2 } = trend;
    const multiplier2 = multipliersOf(points2)[run] ?? null;
    if (multiplier2 === null) return void 0;
    const [low, high] = [points2.low[run] ?? null, points2.high[run] ?? null];
    return { multiplier: multiplier2, ...low === null || high === null ? {} : { interval: { low, high } } };
  }
  function compareFigures(test, before, after) {
    const ratio = after.multiplier / before.multiplier;
    return { test, before, after, ratio, change: changeBetween(before, after) };
  }
  function changeBetween({ interval: before }, { interval: after }) {
    if (before === void 0 || after === void 0) return "unknown";
    if (after.low > before.high) return "slower";
    return after.high < before.low ? "faster" : "noise";
  }
  var order = { slower: 0, faster: 0, unknown: 1, noise: 2 };
  function orderOf({ change: change2 }) {
    return order[change2];
  }
  function sizeOf({ ratio }) {
    return Math.abs(Math.log(ratio));
  }
  var prefix2 = "#compare/";
  function linkToRuns(runs, { before, after }) {
    return prefix2 + [before, after].map((run) => encodeURIComponent(runs[run]?.id ?? "")).join("/");
  }
  function linkedRunIds(hash) {
    if (!hash.startsWith(prefix2)) return void 0;
    const [before = "", after = ""] = hash.slice(prefix2.length).split("/").map(decode);
    return [before, after];
  }
  function decode(part) {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  }

  // src/page/browser/history/run-comparison-view.ts
  var maxOpen2 = 20;
  function createRunComparison(page, { runs }, onChoice) {
    let pair = { before: runs.length - 2, after: runs.length - 1 };
    let shownHash;
    const problem = element("p", { class: "broken-link", role: "alert", hidden: true });
    const content = element("div", { class: "compared" });
    const titles = Object.fromEntries(runs.toReversed().map((run) => [run.id, runTitle(run)]));
    const indexOf = (id) => runs.findIndex((run) => run.id === id);
    const select = (label, end) => choice(label, titles, (id) => {
      pair = { ...pair, [end]: indexOf(id) };
      draw();
      shownHash = linkToRuns(runs, pair);
      onChoice(shownHash);
    });
    const choices = { before: select("From", "before"), after: select("to", "after") };
    const made = element(
      "section",
      { class: "compare", "aria-labelledby": "compare" },
      element("h2", { id: "compare" }, "Compare two runs"),
      element("div", { class: "toolbar" }, choices.before, choices.after),
      problem,
      content
    );
    function draw() {
      for (const end of ["before", "after"]) {
        const box = choices[end].querySelector("select");
        if (box !== null) box.value = runs[pair[end]]?.id ?? "";
      }
      problem.hidden = true;
      content.replaceChildren(...comparedParts(page, runs, pair).filter((child) => child !== null));
    }
    draw();
    return {
      element: made,
      follow: (hash) => {
        const ids = linkedRunIds(hash);
        if (ids === void 0) return;
        const [before, after] = ids.map(indexOf);
        const missing = ids.find((id) => indexOf(id) < 0);
        if (hash === shownHash) return;
        shownHash = hash;
        if (missing === void 0) {
          pair = { before, after };
          draw();
        } else {
          problem.textContent = `The address names a run that this page does not have, ${JSON.stringify(missing)}: choose two runs.`;
          problem.hidden = false;
          content.replaceChildren();
        }
        made.scrollIntoView();
      }
    };
  }
  function comparedParts(page, runs, pair) {
    const differences = compareRuns(page.tests, runs, pair);
    const [before, after] = [runs[pair.before], runs[pair.after]];
    if (before === void 0 || after === void 0) return [];
    const { tests, marks } = differences;
    const { baseline } = page.names;
    const table = (some, caption) => comparedTable(some, caption, page, [before, after]);
    const rest = tests.slice(maxOpen2);
    return [
      element(
        "p",
        { role: "status" },
        pair.before === pair.after ? "Both are the same run." : summary(differences)
      ),
      element(
        "p",
        { class: "faint" },
        `A ratio is the multiplier to ${baseline} in the second run through that in the first, and not one time through the other, since the runs were measured on different days or machines (${before.day} and ${after.day}). Rows are within noise if the intervals of both runs overlap.`
      ),
      marks.length === 0 ? null : element(
        "p",
        {},
        `Between these runs, ${marks.join(", ")} changed at least once: a ratio can come from that too.`
      ),
      element(
        "p",
        { class: "faint" },
        ...originLinks(before.links, `${before.name}: `),
        ...originLinks(after.links, `${after.name}: `),
        element("a", { href: linkToRuns(runs, pair) }, "Link to this comparison")
      ),
      tests.length === 0 ? null : table(tests.slice(0, maxOpen2), "Tests of two runs, the largest changes first"),
      rest.length === 0 ? null : foldedPart(plural(rest.length, "further test"), () => [table(rest, "Further tests of two runs")])
    ];
  }
  function summary({ tests, unpaired, mean }) {
    if (mean === void 0) return "No test has a figure in both runs.";
    const of = (wanted) => tests.filter(({ change: change2 }) => change2 === wanted).length;
    const unknown = of("unknown");
    return [
      `Of ${plural(tests.length, "test")} in both runs: ${count(of("slower"))} slower, ${count(of("faster"))} faster, ${count(of("noise"))} within noise`,
      ...unknown === 0 ? [] : [`, ${count(unknown)} without an interval`],
      ...unpaired === 0 ? [] : [`; ${count(unpaired)} in one of the runs only`],
      `. Geometric mean of the ratios: ${ratioText(mean)}.`
    ].join("");
  }
  function ratioText(ratio) {
    return `${multiplier(ratio)}x (${signedPercent(ratio - 1)})`;
  }
  var remarks = {
    slower: "slower",
    faster: "faster",
    noise: "within noise",
    unknown: "no interval"
  };
  function comparedTable(some, caption, { tests }, [before, after]) {
    const align = { left: "left", right: "right" };
    const headings = ["Test", "Ratio", "Change", before.name, "95%", after.name, "95%"];
    return drawTable(
      {
        columns: headings.map((heading, column2) => ({
          heading,
          align: column2 === 0 || column2 === 2 ? align.left : align.right
        })),
        rows: some.map((one) => ({
          cells: [
            tests[one.test]?.id ?? "",
            ratioText(one.ratio),
            remarks[one.change],
            ...figureCells(one.before),
            ...figureCells(one.after)
          ],
          highlighted: false
        }))
      },
      {
        caption,
        rowClass: (row) => some[row]?.change ?? null,
        cell: (row, column2, text) => {
          const test = column2 === 0 ? tests[some[row]?.test ?? -1] : void 0;
          return test && element("a", { href: linkTo(test) }, text);
        }
      }
    );
  }
  function figureCells({ multiplier: value, interval }) {
    const shown2 = interval === void 0 ? "–" : `${multiplier(interval.low)} to ${multiplier(interval.high)}`;
    return [`${multiplier(value)}x`, shown2];
  }

  // src/page/browser/theme.ts
  var themes = { system: "system", light: "light", dark: "dark" };
  var key = "sqlite-bench-gate theme";
  function themeChoice(onChange) {
    const kept = readKept();
    const apply = (theme) => {
      document.documentElement.dataset.theme = theme;
      onChange();
    };
    const control = choice("Colours", themes, (theme) => {
      keep(theme);
      apply(theme);
    });
    const select = control.querySelector("select");
    if (select !== null) select.value = kept;
    apply(kept);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", onChange);
    return control;
  }
  function readKept() {
    try {
      const kept = localStorage.getItem(key);
      return kept !== null && Object.hasOwn(themes, kept) ? kept : "system";
    } catch {
      return "system";
    }
  }
  function keep(theme) {
    try {
      localStorage.setItem(key, theme);
    } catch {
    }
  }

  // src/page/browser/main.ts
  var wide = matchMedia("(min-width: 1100px)");
  function start(page) {
    const { tests, run, history: data, names } = page;
    document.title = `${names.candidate}: ${run?.heading ?? "history"}`;
    const plots = [];
    const keep2 = (plot) => {
      plots.push(plot);
      return plot.element;
    };
    const zoom = data && createRunZoom(data.runs.length);
    const heatMap = createHeatMap(page, (test) => {
      if (!panel.element.hidden) open(test);
    });
    const panel = createDetailPanel(page, zoom, { close, go: open, beside: heatMap.beside });
    const comparison = data && data.runs.length > 1 ? createRunComparison(page, data, showComparison) : void 0;
    const past = data === void 0 || zoom === void 0 ? [] : [...historyView(page, data, zoom, keep2), comparison?.element ?? null];
    const overview = element("div", { class: "overview" }, ...overviewParts(page, heatMap.element, past, keep2));
    const body = element("main", {}, overview, panel.element);
    const header = element("header", {}, element("span", {}, "sqlite-bench-gate"), themeChoice(redraw));
    document.body.append(header, body);
    function redraw() {
      panel.redraw();
      for (const plot of plots) plot.redraw();
    }
    function open(test) {
      const opened = tests[test];
      if (opened === void 0) return;
      history.replaceState(history.state, "", linkTo(opened));
      showLinked();
    }
    function showComparison(link) {
      history.replaceState(history.state, "", link);
      shown2 = void 0;
      showLinked();
    }
    function close() {
      const back = stateOf().entries;
      if (isLeaving) return;
      if (back === void 0) {
        keepState({ entries: 0 }, location.href.split("#")[0]);
        showLinked();
      } else {
        isLeaving = true;
        history.go(-back);
      }
    }
    function stateOf() {
      return history.state ?? {};
    }
    function keepState(state, address) {
      history.replaceState(state, "", address);
    }
    function linkedTest() {
      const id = linkedId(location.hash);
      const index = id === void 0 ? -1 : tests.findIndex((test) => test.id === id);
      return index < 0 ? void 0 : index;
    }
    let isLeaving = false;
    let shown2;
    let since;
    let opener = null;
    function showLinked() {
      const test = linkedTest();
      heatMap.mark(test);
      body.classList.toggle("with-detail", test !== void 0);
      if (test === void 0) panel.hide();
      else panel.show(test);
      keepReachable();
      comparison?.follow(location.hash);
      if (test === void 0 && shown2 !== void 0) focusAfter(shown2);
      isLeaving = false;
      shown2 = test;
      since = test === void 0 ? 0 : stateOf().entries;
    }
    function focusAfter(test) {
      const address = linkTo(tests[test] ?? { id: "" });
      const link = opener instanceof HTMLAnchorElement && opener.hash === address ? opener : void 0;
      link?.focus();
      if (link === void 0 || document.activeElement !== link) heatMap.focus(test);
    }
    function keepReachable() {
      const isCovered = !panel.element.hidden && !wide.matches;
      header.inert = isCovered;
      overview.inert = isCovered;
    }
    wide.addEventListener("change", keepReachable);
    addEventListener("hashchange", () => {
      if (history.state === null) keepState(since === void 0 ? {} : { entries: since + 1 });
      if (shown2 === void 0) opener = document.activeElement;
      showLinked();
      if (linkedTest() !== void 0) panel.focus();
    });
    overview.addEventListener("click", ({ target }) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (shown2 !== void 0 && link?.hash === location.hash) panel.focus();
    });
    addEventListener("keydown", (event) => {
      const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
      const isInFilter = event.target instanceof HTMLInputElement && event.target.type === "search";
      if (event.key === "Escape" && !panel.element.hidden && !isInFilter) close();
      if (event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        heatMap.focusFilter();
      }
    });
    matchMedia("print").addEventListener("change", redraw);
    if (history.state === null) keepState(linkedTest() === void 0 ? { entries: 0 } : {});
    showLinked();
    performance.mark("ready");
  }
  function overviewParts(page, tests, past, keep2) {
    const { run, history: data } = page;
    if (run === void 0) return [...data === void 0 ? [] : [historyHead(page, data)], ...past, tests];
    return [
      verdictView(run, page),
      // More than three items would push the tests out of sight.
      ...findingsView(run.findings, page, 3),
      tests,
      ...past,
      ...findingsView(run.details, page, 8),
      sectionsView(run, page),
      growthView(run, page),
      ageView(run, page, keep2),
      contentionView(run, page, keep2),
      measurementView(run)
    ];
  }
  readData().then(start).catch((cause) => {
    document.body.append(element("p", { class: "broken" }, `This page cannot be shown: ${cause}`));
    throw cause;
  });
  async function readData() {
    const text = document.getElementById("data")?.textContent;
    if (!text) throw new Error("the report has no data: it was cut off; make it again");
    const bytes = Uint8Array.from(atob(text), (sign2) => sign2.charCodeAt(0));
    const json = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return await new Response(json).json();
  }
  function growthView({ growth }, { tests }) {
    if (growth === void 0) return null;
    let before = 0;
    const tables = growth.tables.flatMap(({ title, table }) => {
      const start2 = before;
      before += table.rows.length;
      const cell = (row, column2, text) => {
        const largest = tests[growth.workloads[start2 + row]?.tests.at(-1) ?? -1];
        return column2 === 0 && largest !== void 0 ? element("a", { href: linkTo(largest) }, text) : void 0;
      };
      return [
        element("h3", {}, title),
        drawTable(table, { caption: `${title}: exponents of each workload`, cell })
      ];
    });
    return element(
      "section",
      { "aria-labelledby": "growth" },
      element("h2", { id: "growth" }, "Growth"),
      element(
        "p",
        { class: "faint" },
        "Time is proportional to the rows of the table, or to the parameter, to the power of this exponent (95% interval)."
      ),
      ...tables
    );
  }
  function measurementView({ brief, measurement }) {
    return element(
      "section",
      { class: "measurement", "aria-labelledby": "measurement" },
      element("h2", { id: "measurement" }, "Measurement"),
      element("p", { class: "faint" }, brief),
      ...measurement.map(
        ({ title, blocks }) => foldedPart(title, () => blocks.flatMap((block) => drawBlock(block)))
      )
    );
  }
})();
