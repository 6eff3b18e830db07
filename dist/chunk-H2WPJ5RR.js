import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  InputError,
  ZodISODate,
  ZodISODateTime,
  ZodISODuration,
  ZodISOTime,
  __commonJS,
  __export,
  __toESM,
  _enum,
  _isoDate,
  _isoDateTime,
  _isoDuration,
  _isoTime,
  amount,
  array,
  boolean,
  checkSchema,
  contestModes,
  contestWorkloads,
  count,
  differ,
  enginesSchema,
  failureSchema,
  formatValue,
  hex,
  int,
  isServerFile,
  kinds,
  limits,
  literal,
  mostThreads,
  name,
  number,
  record,
  roles,
  round,
  sampleSchema,
  sectionPath,
  statementForms,
  storages,
  strictObject,
  string,
  suiteNames,
  suiteOf,
  testPath,
  text,
  union,
  unique,
  unknown,
  variants,
  variantsOf,
  visibleName,
  workloadOfCells
} from "./chunk-KAFQIV6R.js";

// node_modules/fastest-levenshtein/mod.js
var require_mod = __commonJS({
  "node_modules/fastest-levenshtein/mod.js"(exports) {
    "use strict";
    exports.__esModule = true;
    exports.distance = exports.closest = void 0;
    var peq = new Uint32Array(65536);
    var myers_32 = function(a, b) {
      var n = a.length;
      var m = b.length;
      var lst = 1 << n - 1;
      var pv = -1;
      var mv = 0;
      var sc = n;
      var i = n;
      while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
      }
      for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= (eq & pv) + pv ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
          sc++;
        }
        if (pv & lst) {
          sc--;
        }
        mv = mv << 1 | 1;
        pv = pv << 1 | ~(xv | mv);
        mv &= xv;
      }
      i = n;
      while (i--) {
        peq[a.charCodeAt(i)] = 0;
      }
      return sc;
    };
    var myers_x = function(b, a) {
      var n = a.length;
      var m = b.length;
      var mhc = [];
      var phc = [];
      var hsize = Math.ceil(n / 32);
      var vsize = Math.ceil(m / 32);
      for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
      }
      var j = 0;
      for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
          peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
          var eq = peq[a.charCodeAt(i)];
          var pb = phc[i / 32 | 0] >>> i & 1;
          var mb = mhc[i / 32 | 0] >>> i & 1;
          var xv = eq | mv_1;
          var xh = ((eq | mb) & pv_1) + pv_1 ^ pv_1 | eq | mb;
          var ph = mv_1 | ~(xh | pv_1);
          var mh = pv_1 & xh;
          if (ph >>> 31 ^ pb) {
            phc[i / 32 | 0] ^= 1 << i;
          }
          if (mh >>> 31 ^ mb) {
            mhc[i / 32 | 0] ^= 1 << i;
          }
          ph = ph << 1 | pb;
          mh = mh << 1 | mb;
          pv_1 = mh | ~(xv | ph);
          mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
          peq[b.charCodeAt(k)] = 0;
        }
      }
      var mv = 0;
      var pv = -1;
      var start2 = j * 32;
      var vlen = Math.min(32, m - start2) + start2;
      for (var k = start2; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
      }
      var score = m;
      for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = phc[i / 32 | 0] >>> i & 1;
        var mb = mhc[i / 32 | 0] >>> i & 1;
        var xv = eq | mv;
        var xh = ((eq | mb) & pv) + pv ^ pv | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += ph >>> m - 1 & 1;
        score -= mh >>> m - 1 & 1;
        if (ph >>> 31 ^ pb) {
          phc[i / 32 | 0] ^= 1 << i;
        }
        if (mh >>> 31 ^ mb) {
          mhc[i / 32 | 0] ^= 1 << i;
        }
        ph = ph << 1 | pb;
        mh = mh << 1 | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
      }
      for (var k = start2; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
      }
      return score;
    };
    var distance2 = function(a, b) {
      if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
      }
      if (b.length === 0) {
        return a.length;
      }
      if (a.length <= 32) {
        return myers_32(a, b);
      }
      return myers_x(a, b);
    };
    exports.distance = distance2;
    var closest2 = function(str, arr) {
      var min_distance = Infinity;
      var min_index = 0;
      for (var i = 0; i < arr.length; i++) {
        var dist = distance2(str, arr[i]);
        if (dist < min_distance) {
          min_distance = dist;
          min_index = i;
        }
      }
      return arr[min_index];
    };
    exports.closest = closest2;
  }
});

// src/suite/sql-template.ts
function sql(pieces, ...parts) {
  return { type: "template", pieces, parts };
}
function fixed(text4) {
  return { type: "template", pieces: [text4], parts: [] };
}
function real(decimal) {
  return { type: "real", decimal };
}
function blob(digits2) {
  return { type: "blob", digits: digits2 };
}
function textOf(part) {
  return appendText("", part);
}
function appendText(before, part) {
  if (typeof part === "string")
    return `${before}'${part.indexOf("'") < 0 ? part : part.replaceAll("'", "''")}'`;
  if (typeof part === "number") return `${before}${part}`;
  if (isList(part)) {
    let text5 = appendText(before, part[0]);
    for (let index = 1; index < part.length; index++) text5 = appendText(`${text5}, `, part[index]);
    return text5;
  }
  if (part.type === "real") return before + part.decimal;
  if (part.type === "blob") return `${before}X'${part.digits}'`;
  const { pieces, parts } = part;
  let text4 = before + pieces[0];
  for (let index = 0; index < parts.length; index++)
    text4 = appendText(text4, parts[index]) + pieces[index + 1];
  return text4;
}
function shapeOf(part) {
  if (isValue(part)) return "?";
  if (isList(part)) return part.map(shapeOf).join(", ");
  return part.pieces.reduce((shape, piece, index) => shape + shapeOf(part.parts[index - 1]) + piece);
}
function valuesOf(part) {
  if (isValue(part)) return [part];
  return (isList(part) ? part : part.parts).flatMap(valuesOf);
}
var isList = Array.isArray;
function isValue(part) {
  return typeof part !== "object" || !isList(part) && part.type !== "template";
}

// src/suite/multi-row-insert.ts
var rowsPerInsert = 50;
function* multiRowInserts(table4, rows) {
  const start2 = `INSERT INTO ${table4} VALUES (`;
  let text4 = start2;
  let count2 = 0;
  for (const row of rows) {
    if (count2 === rowsPerInsert) {
      yield `${text4});`;
      text4 = start2;
      count2 = 0;
    }
    text4 = appendText(count2 === 0 ? text4 : `${text4}), (`, row);
    count2++;
  }
  if (count2 > 0) yield `${text4});`;
}

// src/suite/random.ts
import { createHash } from "node:crypto";

// node_modules/pure-rand/lib/esm/distribution/uniformInt.js
function uniformIntInternal(rng, rangeSize2) {
  const MaxAllowed = rangeSize2 > 2 ? ~~(4294967296 / rangeSize2) * rangeSize2 : 4294967296;
  let deltaV = rng.next() + 2147483648;
  while (deltaV >= MaxAllowed) deltaV = rng.next() + 2147483648;
  return deltaV % rangeSize2;
}
function fromNumberToArrayInt64(out, n) {
  if (n < 0) {
    const posN = -n;
    out.sign = -1;
    out.data[0] = ~~(posN / 4294967296);
    out.data[1] = posN >>> 0;
  } else {
    out.sign = 1;
    out.data[0] = ~~(n / 4294967296);
    out.data[1] = n >>> 0;
  }
  return out;
}
function substractArrayInt64(out, arrayIntA, arrayIntB) {
  const lowA = arrayIntA.data[1];
  const highA = arrayIntA.data[0];
  const signA = arrayIntA.sign;
  const lowB = arrayIntB.data[1];
  const highB = arrayIntB.data[0];
  const signB = arrayIntB.sign;
  out.sign = 1;
  if (signA === 1 && signB === -1) {
    const low2 = lowA + lowB;
    const high = highA + highB + (low2 > 4294967295 ? 1 : 0);
    out.data[0] = high >>> 0;
    out.data[1] = low2 >>> 0;
    return out;
  }
  let lowFirst = lowA;
  let highFirst = highA;
  let lowSecond = lowB;
  let highSecond = highB;
  if (signA === -1) {
    lowFirst = lowB;
    highFirst = highB;
    lowSecond = lowA;
    highSecond = highA;
  }
  let reminderLow = 0;
  let low = lowFirst - lowSecond;
  if (low < 0) {
    reminderLow = 1;
    low = low >>> 0;
  }
  out.data[0] = highFirst - highSecond - reminderLow;
  out.data[1] = low;
  return out;
}
function uniformArrayIntInternal(rng, out, rangeSize2) {
  const maxIndex0 = rangeSize2[0] + 1;
  out[0] = uniformIntInternal(rng, maxIndex0);
  out[1] = uniformIntInternal(rng, 4294967296);
  while (out[0] >= rangeSize2[0] && (out[0] !== rangeSize2[0] || out[1] >= rangeSize2[1])) {
    out[0] = uniformIntInternal(rng, maxIndex0);
    out[1] = uniformIntInternal(rng, 4294967296);
  }
  return out;
}
var safeNumberMaxSafeInteger = Number.MAX_SAFE_INTEGER;
var sharedA = {
  sign: 1,
  data: [0, 0]
};
var sharedB = {
  sign: 1,
  data: [0, 0]
};
var sharedC = {
  sign: 1,
  data: [0, 0]
};
var sharedData = [0, 0];
function uniformLargeIntInternal(rng, from, to, rangeSize2) {
  const rangeSizeArrayIntValue = rangeSize2 <= safeNumberMaxSafeInteger ? fromNumberToArrayInt64(sharedC, rangeSize2) : substractArrayInt64(sharedC, fromNumberToArrayInt64(sharedA, to), fromNumberToArrayInt64(sharedB, from));
  if (rangeSizeArrayIntValue.data[1] === 4294967295) {
    rangeSizeArrayIntValue.data[0] += 1;
    rangeSizeArrayIntValue.data[1] = 0;
  } else rangeSizeArrayIntValue.data[1] += 1;
  uniformArrayIntInternal(rng, sharedData, rangeSizeArrayIntValue.data);
  return sharedData[0] * 4294967296 + sharedData[1] + from;
}
function uniformInt(rng, from, to) {
  const rangeSize2 = to - from;
  if (rangeSize2 <= 4294967295) return uniformIntInternal(rng, rangeSize2 + 1) + from;
  return uniformLargeIntInternal(rng, from, to, rangeSize2);
}

// node_modules/pure-rand/lib/esm/generator/xoroshiro128plus.js
var jumps = [
  3639956645,
  3750757012,
  1261568508,
  386426335
];
var XoroShiro128Plus = class XoroShiro128Plus2 {
  constructor(s01, s00, s11, s10) {
    this.s01 = s01;
    this.s00 = s00;
    this.s11 = s11;
    this.s10 = s10;
  }
  clone() {
    return new XoroShiro128Plus2(this.s01, this.s00, this.s11, this.s10);
  }
  next() {
    const out = this.s00 + this.s10 | 0;
    const a0 = this.s10 ^ this.s00;
    const a1 = this.s11 ^ this.s01;
    const s00 = this.s00;
    const s01 = this.s01;
    this.s00 = s00 << 24 ^ s01 >>> 8 ^ a0 ^ a0 << 16;
    this.s01 = s01 << 24 ^ s00 >>> 8 ^ a1 ^ (a1 << 16 | a0 >>> 16);
    this.s10 = a1 << 5 ^ a0 >>> 27;
    this.s11 = a0 << 5 ^ a1 >>> 27;
    return out;
  }
  jump() {
    let ns01 = 0;
    let ns00 = 0;
    let ns11 = 0;
    let ns10 = 0;
    let s01 = this.s01;
    let s00 = this.s00;
    let s11 = this.s11;
    let s10 = this.s10;
    for (let i = 0; i !== 4; ++i) {
      const ji = jumps[i];
      for (let mask = 1; mask; mask <<= 1) {
        if (ji & mask) {
          ns01 ^= s01;
          ns00 ^= s00;
          ns11 ^= s11;
          ns10 ^= s10;
        }
        const a0 = s10 ^ s00;
        const a1 = s11 ^ s01;
        const s00_ = s00;
        const s01_ = s01;
        s00 = s00_ << 24 ^ s01_ >>> 8 ^ a0 ^ a0 << 16;
        s01 = s01_ << 24 ^ s00_ >>> 8 ^ a1 ^ (a1 << 16 | a0 >>> 16);
        s10 = a1 << 5 ^ a0 >>> 27;
        s11 = a0 << 5 ^ a1 >>> 27;
      }
    }
    this.s01 = ns01;
    this.s00 = ns00;
    this.s11 = ns11;
    this.s10 = ns10;
  }
  getState() {
    return [
      this.s01,
      this.s00,
      this.s11,
      this.s10
    ];
  }
};
function xoroshiro128plusFromState(state2) {
  if (!(state2.length === 4)) throw new Error("The state must have been produced by a xoroshiro128plus RandomGenerator");
  return new XoroShiro128Plus(state2[0], state2[1], state2[2], state2[3]);
}

// src/suite/random.ts
var lettersPerDraw = 6;
var words = 26 ** lettersPerDraw;
var firstRejected = Math.floor(2 ** 32 / words) * words - 2 ** 31;
var codeOfA = "a".charCodeAt(0);
var RandomStream = class {
  #generator;
  #letters = Buffer.alloc(0);
  /** `seed` is an integer; `purpose` says what the values are for, e.g. `workload oltp_insert`. */
  constructor(seed, purpose) {
    const digest = createHash("sha256").update(`${seed} ${purpose}`).digest();
    this.#generator = xoroshiro128plusFromState([0, 4, 8, 12].map((offset) => digest.readInt32LE(offset)));
  }
  /**
   * An integer from `first` to `last`, both included, each as likely as the others.
   * @throws RangeError if `last` is below `first`.
   */
  integer(first2, last2) {
    if (last2 < first2) throw new RangeError(`no integer lies between ${first2} and ${last2}`);
    return uniformInt(this.#generator, first2, last2);
  }
  /** `count` lowercase letters from a to z. */
  letters(count2) {
    if (this.#letters.length < count2 + lettersPerDraw) this.#letters = Buffer.alloc(count2 + lettersPerDraw);
    const letters2 = this.#letters;
    for (let start2 = 0; start2 < count2; start2 += lettersPerDraw) {
      let word = this.#word();
      for (let at = start2; at < start2 + lettersPerDraw; at++) {
        letters2[at] = codeOfA + word % 26;
        word = word / 26 | 0;
      }
    }
    return letters2.toString("latin1", 0, count2);
  }
  /**
   * One of some values, each as likely as the others.
   * @throws RangeError if there is none
   */
  oneOf(values) {
    return values[this.integer(0, values.length - 1)];
  }
  /** The values in a new order, every order equally likely. */
  shuffle(values) {
    const shuffled = [...values];
    this.reorder(shuffled);
    return shuffled;
  }
  /** Puts values into a new order, every order equally likely (Fisher and Yates' shuffle). */
  reorder(values) {
    for (let last2 = values.length - 1; last2 > 0; last2--) {
      const other = this.integer(0, last2);
      [values[last2], values[other]] = [values[other], values[last2]];
    }
  }
  /**
   * The same as `uniformInt(generator, 0, words - 1)`, which computes with doubles and takes twice as long. Each `| 0`
   * keeps the arithmetic on 32-bit integers.
   */
  #word() {
    let draw = this.#generator.next() | 0;
    while (draw >= firstRejected) draw = this.#generator.next() | 0;
    return ((draw ^ 2147483648) >>> 0) % words | 0;
  }
  /** A range of `length` consecutive integers within 1 to `limit`; all of 1 to `limit` if that is shorter. */
  range(length, limit) {
    const first2 = this.integer(1, Math.max(1, limit - length + 1));
    return [first2, Math.min(first2 + length - 1, limit)];
  }
};
function workloadStream(seed, workload3) {
  return new RandomStream(seed, `workload ${workload3}`);
}

// src/suite/workload.ts
var probes = ["fsync", "cpu"];
var surroundings = ["before", "after"];
function isTimedIn({ variants: variants3 }, variant) {
  return variants3 === void 0 || variants3.includes(variant);
}
var checkpoint = "PRAGMA wal_checkpoint;";

// src/suite/analytic/tables.ts
function scaleOf(rows) {
  const of = (count2, least) => Math.max(least, Math.round(count2 * rows / 1e7));
  const customers2 = of(15e4, 30);
  return { suppliers: of(1e4, 5), customers: customers2, parts: of(2e5, 40), orders: 10 * customers2 };
}
var regions = ["AFRICA", "AMERICA", "ASIA", "EUROPE", "MIDDLE EAST"];
var nations = [
  ["ALGERIA", 0],
  ["ARGENTINA", 1],
  ["BRAZIL", 1],
  ["CANADA", 1],
  ["EGYPT", 4],
  ["ETHIOPIA", 0],
  ["FRANCE", 3],
  ["GERMANY", 3],
  ["INDIA", 2],
  ["INDONESIA", 2],
  ["IRAN", 4],
  ["IRAQ", 4],
  ["JAPAN", 2],
  ["JORDAN", 4],
  ["KENYA", 0],
  ["MOROCCO", 0],
  ["MOZAMBIQUE", 0],
  ["PERU", 1],
  ["CHINA", 2],
  ["ROMANIA", 3],
  ["SAUDI ARABIA", 4],
  ["VIETNAM", 2],
  ["RUSSIA", 3],
  ["UNITED KINGDOM", 3],
  ["UNITED STATES", 1]
];
var segments = ["AUTOMOBILE", "BUILDING", "FURNITURE", "HOUSEHOLD", "MACHINERY"];
var priorities = ["1-URGENT", "2-HIGH", "3-MEDIUM", "4-NOT SPECIFIED", "5-LOW"];
var shipModes = ["AIR", "FOB", "MAIL", "RAIL", "REG AIR", "SHIP", "TRUCK"];
var instructions = ["COLLECT COD", "DELIVER IN PERSON", "NONE", "TAKE BACK RETURN"];
var colors = [
  "almond",
  "blue",
  "coral",
  "forest",
  "green",
  "ivory",
  "lemon",
  "navy",
  "plum",
  "red"
];
var metals = ["BRASS", "COPPER", "NICKEL", "STEEL", "TIN"];
var grades = ["ECONOMY", "LARGE", "MEDIUM", "PROMO", "SMALL", "STANDARD"];
var finishes = ["ANODIZED", "BRUSHED", "BURNISHED", "PLATED", "POLISHED"];
var containers = ["BAG", "BOX", "CAN", "CASE", "DRUM", "JAR", "PACK", "PKG"];
var containerSizes = ["JUMBO", "LG", "MED", "SM", "WRAP"];
var firstDay = Date.UTC(1992, 0, 1);
var orderDays = 2406;
function day(number2) {
  return new Date(firstDay + number2 * 864e5).toISOString().slice(0, 10);
}
var today = Math.round((Date.UTC(1995, 5, 17) - firstDay) / 864e5);
function remark(random, phrase, percent) {
  const words2 = [random.letters(7), random.letters(5), random.letters(6)];
  return (random.integer(1, 100) <= percent ? [words2[0], ...phrase.split(" "), words2[1]] : words2).join(" ");
}
function priceOf(part) {
  return 9e4 + part * 10 % 20001 + 100 * (part % 1e3);
}
function supplierOf(part, place, suppliers) {
  return (part + place * Math.max(1, Math.floor(suppliers / 4))) % suppliers + 1;
}
var phoneOf = (random, nation2) => `${10 + nation2}-${random.integer(100, 999)}-${random.integer(1e3, 9999)}`;
function* lines(scale2, seed, emit) {
  const random = new RandomStream(seed, "analytic orders");
  for (let order = 1; order <= scale2.orders; order++) {
    const drawn = random.integer(1, scale2.customers);
    const customer = drawn % 3 === 0 ? Math.max(1, drawn - 1) : drawn;
    const ordered = random.integer(0, orderDays - 1);
    const count2 = random.integer(1, 7);
    let total = 0;
    let open = 0;
    for (let number2 = 1; number2 <= count2; number2++) {
      const part = random.integer(1, scale2.parts);
      const supplier = supplierOf(part, random.integer(0, 3), scale2.suppliers);
      const quantity = random.integer(1, 50);
      const price = quantity * priceOf(part);
      const [discount, tax] = [random.integer(0, 10), random.integer(0, 8)];
      const shipped = ordered + random.integer(1, 121);
      const committed = ordered + random.integer(30, 90);
      const received = shipped + random.integer(1, 30);
      const flag = received > today ? "N" : random.oneOf(["A", "R"]);
      const status2 = shipped > today ? "O" : "F";
      if (status2 === "O") open++;
      total += Math.round(price * (100 - discount) * (100 + tax) / 1e4);
      const how = [random.oneOf(instructions), random.oneOf(shipModes), random.letters(12)];
      if (emit === "lineitem")
        yield [
          ...[order, number2, part, supplier, quantity, price, discount, tax, flag, status2],
          ...[day(shipped), day(committed), day(received), ...how]
        ];
    }
    const status = open === 0 ? "F" : open === count2 ? "O" : "P";
    const rest = [random.oneOf(priorities), random.integer(1, 1e3), remark(random, "special requests", 5)];
    if (emit === "orders") yield [order, customer, status, total, day(ordered), ...rest];
  }
}
var range = (count2) => Array.from({ length: count2 }, (_, index) => index + 1);
var tableNames = [
  "region",
  "nation",
  "supplier",
  "customer",
  "part",
  "partsupp",
  "orders",
  "lineitem"
];
var tables = {
  region: {
    columns: "r_regionkey INTEGER PRIMARY KEY, r_name TEXT NOT NULL",
    rows: () => regions.map((name2, index) => [index, name2])
  },
  nation: {
    columns: "n_nationkey INTEGER PRIMARY KEY, n_name TEXT NOT NULL, n_regionkey INTEGER NOT NULL",
    rows: () => nations.map(([name2, region], index) => [index, name2, region])
  },
  supplier: {
    columns: "s_suppkey INTEGER PRIMARY KEY, s_name TEXT NOT NULL, s_address TEXT NOT NULL, s_nationkey INTEGER NOT NULL, s_phone TEXT NOT NULL, s_acctbal INTEGER NOT NULL, s_comment TEXT NOT NULL",
    rows: ({ suppliers }, seed) => {
      const random = new RandomStream(seed, "analytic supplier");
      return range(suppliers).map((key2) => {
        const nation2 = random.integer(0, nations.length - 1);
        const name2 = `Supplier#${String(key2).padStart(9, "0")}`;
        const own = [phoneOf(random, nation2), random.integer(-99999, 999999)];
        return [key2, name2, random.letters(20), nation2, ...own, remark(random, "Customer Complaints", 3)];
      });
    },
    indexes: ["s_nationkey"]
  },
  customer: {
    columns: "c_custkey INTEGER PRIMARY KEY, c_name TEXT NOT NULL, c_address TEXT NOT NULL, c_nationkey INTEGER NOT NULL, c_phone TEXT NOT NULL, c_acctbal INTEGER NOT NULL, c_mktsegment TEXT NOT NULL, c_comment TEXT NOT NULL",
    rows: ({ customers: customers2 }, seed) => {
      const random = new RandomStream(seed, "analytic customer");
      return range(customers2).map((key2) => {
        const nation2 = random.integer(0, nations.length - 1);
        const name2 = `Customer#${String(key2).padStart(9, "0")}`;
        const own = [phoneOf(random, nation2), random.integer(-99999, 999999), random.oneOf(segments)];
        return [key2, name2, random.letters(20), nation2, ...own, random.letters(30)];
      });
    },
    indexes: ["c_nationkey"]
  },
  part: {
    columns: "p_partkey INTEGER PRIMARY KEY, p_name TEXT NOT NULL, p_mfgr TEXT NOT NULL, p_brand TEXT NOT NULL, p_type TEXT NOT NULL, p_size INTEGER NOT NULL, p_container TEXT NOT NULL, p_retailprice INTEGER NOT NULL",
    rows: ({ parts }, seed) => {
      const random = new RandomStream(seed, "analytic part");
      return range(parts).map((key2) => {
        const maker = random.integer(1, 5);
        const name2 = `${random.oneOf(colors)} ${random.oneOf(colors)} ${random.letters(6)}`;
        const type = [random.oneOf(grades), random.oneOf(finishes), random.oneOf(metals)].join(" ");
        const container = `${random.oneOf(containerSizes)} ${random.oneOf(containers)}`;
        const brand2 = `Brand#${maker}${random.integer(1, 5)}`;
        const size = random.integer(1, 50);
        return [key2, name2, `Manufacturer#${maker}`, brand2, type, size, container, priceOf(key2)];
      });
    }
  },
  partsupp: {
    columns: "ps_partkey INTEGER NOT NULL, ps_suppkey INTEGER NOT NULL, ps_availqty INTEGER NOT NULL, ps_supplycost INTEGER NOT NULL, PRIMARY KEY (ps_partkey, ps_suppkey)",
    rows: ({ parts, suppliers }, seed) => {
      const random = new RandomStream(seed, "analytic partsupp");
      return range(parts).flatMap(
        (part) => [0, 1, 2, 3].map((place) => {
          const supplier = supplierOf(part, place, suppliers);
          return [part, supplier, random.integer(1, 9999), random.integer(100, 1e5)];
        })
      );
    },
    indexes: ["ps_suppkey"]
  },
  orders: {
    columns: "o_orderkey INTEGER PRIMARY KEY, o_custkey INTEGER NOT NULL, o_orderstatus TEXT NOT NULL, o_totalprice INTEGER NOT NULL, o_orderdate TEXT NOT NULL, o_orderpriority TEXT NOT NULL, o_clerk INTEGER NOT NULL, o_comment TEXT NOT NULL",
    rows: (scale2, seed) => lines(scale2, seed, "orders"),
    indexes: ["o_custkey", "o_orderdate"]
  },
  lineitem: {
    columns: "l_orderkey INTEGER NOT NULL, l_linenumber INTEGER NOT NULL, l_partkey INTEGER NOT NULL, l_suppkey INTEGER NOT NULL, l_quantity INTEGER NOT NULL, l_extendedprice INTEGER NOT NULL, l_discount INTEGER NOT NULL, l_tax INTEGER NOT NULL, l_returnflag TEXT NOT NULL, l_linestatus TEXT NOT NULL, l_shipdate TEXT NOT NULL, l_commitdate TEXT NOT NULL, l_receiptdate TEXT NOT NULL, l_shipinstruct TEXT NOT NULL, l_shipmode TEXT NOT NULL, l_comment TEXT NOT NULL, PRIMARY KEY (l_orderkey, l_linenumber)",
    rows: (scale2, seed) => lines(scale2, seed, "lineitem"),
    indexes: ["l_partkey, l_suppkey", "l_suppkey", "l_shipdate"]
  }
};
function* preparation({ rows, seed }, names = tableNames) {
  const scale2 = scaleOf(rows);
  yield "BEGIN;";
  for (const name2 of tableNames.filter((one) => names.includes(one))) {
    const { columns: definition3, rows: rowsOf5, indexes: indexes3 = [] } = tables[name2];
    yield `CREATE TABLE ${name2}(${definition3});`;
    yield* multiRowInserts(name2, rowsOf5(scale2, seed));
    for (const columns3 of indexes3)
      yield `CREATE INDEX ${name2}_${columns3.replace(", ", "_")} ON ${name2}(${columns3});`;
  }
  yield "COMMIT;";
  yield checkpoint;
}

// src/suite/analytic/queries.ts
var nation = (random) => random.oneOf(nations)[0];
var yearStart = (random) => random.integer(1993, 1997);
var brand = (random) => `Brand#${random.integer(1, 5)}${random.integer(1, 5)}`;
var two = (value) => String(value).padStart(2, "0");
var revenue = fixed("l_extendedprice * (100 - l_discount) / 100");
var queries = [
  {
    name: "q01_pricing_summary",
    description: "sums and averages of all lines shipped by a day, for each flag and status",
    times: 1,
    statement: (random) => sql`SELECT l_returnflag, l_linestatus, sum(l_quantity), sum(l_extendedprice), sum(${revenue}), sum(l_extendedprice * (100 - l_discount) * (100 + l_tax) / 10000), avg(l_quantity), avg(l_discount), count(*) FROM lineitem WHERE l_shipdate <= ${`1998-${two(random.integer(8, 9))}-02`} GROUP BY l_returnflag, l_linestatus ORDER BY l_returnflag, l_linestatus;`
  },
  {
    name: "q02_minimum_cost_supplier",
    description: "the cheapest suppliers of a region for parts of a size and metal",
    times: 20,
    statement: (random) => {
      const region = random.oneOf(regions);
      return sql`SELECT s_acctbal, s_name, n_name, p_partkey, p_mfgr FROM part JOIN partsupp ON ps_partkey = p_partkey JOIN supplier ON s_suppkey = ps_suppkey JOIN nation ON n_nationkey = s_nationkey JOIN region ON r_regionkey = n_regionkey WHERE p_size BETWEEN ${random.integer(1, 20)} AND ${random.integer(21, 40)} AND p_type LIKE ${`%${random.oneOf(metals)}`} AND r_name = ${region} AND ps_supplycost = (SELECT min(x.ps_supplycost) FROM partsupp x JOIN supplier y ON y.s_suppkey = x.ps_suppkey JOIN nation z ON z.n_nationkey = y.s_nationkey JOIN region w ON w.r_regionkey = z.n_regionkey WHERE x.ps_partkey = p_partkey AND w.r_name = ${region}) ORDER BY s_acctbal DESC, n_name, s_name, p_partkey LIMIT 100;`;
    }
  },
  {
    name: "q03_shipping_priority",
    description: "the ten orders of a segment that are worth most and not yet shipped",
    times: 2,
    statement: (random) => {
      const date3 = `1995-03-${two(random.integer(1, 28))}`;
      return sql`SELECT o_orderkey, sum(${revenue}) AS value, o_orderdate FROM customer JOIN orders ON o_custkey = c_custkey JOIN lineitem ON l_orderkey = o_orderkey WHERE c_mktsegment = ${random.oneOf(segments)} AND o_orderdate < ${date3} AND l_shipdate > ${date3} GROUP BY o_orderkey, o_orderdate ORDER BY value DESC, o_orderdate, o_orderkey LIMIT 10;`;
    }
  },
  {
    name: "q04_order_priority",
    description: "orders of a quarter with a line that came late, for each priority",
    times: 10,
    statement: (random) => {
      const [year, month] = [yearStart(random), 1 + 3 * random.integer(0, 2)];
      return sql`SELECT o_orderpriority, count(*) FROM orders WHERE o_orderdate >= ${`${year}-${two(month)}-01`} AND o_orderdate < ${`${year}-${two(month + 3)}-01`} AND EXISTS (SELECT 1 FROM lineitem WHERE l_orderkey = o_orderkey AND l_commitdate < l_receiptdate) GROUP BY o_orderpriority ORDER BY o_orderpriority;`;
    }
  },
  {
    name: "q05_local_supplier_volume",
    description: "a year's revenue within each nation of a region",
    times: 2,
    statement: (random) => {
      const year = yearStart(random);
      return sql`SELECT n_name, sum(${revenue}) AS value FROM region JOIN nation ON n_regionkey = r_regionkey JOIN customer ON c_nationkey = n_nationkey JOIN orders ON o_custkey = c_custkey JOIN lineitem ON l_orderkey = o_orderkey JOIN supplier ON s_suppkey = l_suppkey AND s_nationkey = c_nationkey WHERE r_name = ${random.oneOf(regions)} AND o_orderdate >= ${`${year}-01-01`} AND o_orderdate < ${`${year + 1}-01-01`} GROUP BY n_name ORDER BY value DESC, n_name;`;
    }
  },
  {
    name: "q06_revenue_change",
    description: "what a year's small discounts on small quantities amount to",
    times: 3,
    statement: (random) => {
      const [year, discount] = [yearStart(random), random.integer(2, 9)];
      return sql`SELECT sum(l_extendedprice * l_discount / 100) FROM lineitem WHERE l_shipdate >= ${`${year}-01-01`} AND l_shipdate < ${`${year + 1}-01-01`} AND l_discount BETWEEN ${discount - 1} AND ${discount + 1} AND l_quantity < ${random.integer(24, 25)};`;
    }
  },
  {
    name: "q07_volume_shipping",
    description: "revenue between two nations in both directions, for each year",
    times: 2,
    statement: (random) => {
      const first2 = random.integer(0, nations.length - 1);
      const second = (first2 + random.integer(1, nations.length - 1)) % nations.length;
      const [one, other] = [nations[first2]?.[0] ?? "", nations[second]?.[0] ?? ""];
      return sql`SELECT a.n_name, b.n_name, substr(l_shipdate, 1, 4) AS year, sum(${revenue}) FROM nation a JOIN supplier ON s_nationkey = a.n_nationkey JOIN lineitem ON l_suppkey = s_suppkey JOIN orders ON o_orderkey = l_orderkey JOIN customer ON c_custkey = o_custkey JOIN nation b ON b.n_nationkey = c_nationkey WHERE ((a.n_name = ${one} AND b.n_name = ${other}) OR (a.n_name = ${other} AND b.n_name = ${one})) AND l_shipdate BETWEEN '1995-01-01' AND '1996-12-31' GROUP BY a.n_name, b.n_name, year ORDER BY a.n_name, b.n_name, year;`;
    }
  },
  {
    name: "q08_market_share",
    description: "a nation's share of a region's revenue with parts of a metal, for each year",
    times: 4,
    statement: (random) => {
      const [name2, region] = random.oneOf(nations);
      return sql`SELECT substr(o_orderdate, 1, 4) AS year, 1.0 * sum(CASE WHEN m.n_name = ${name2} THEN ${revenue} ELSE 0 END) / sum(${revenue}) FROM part JOIN lineitem ON l_partkey = p_partkey JOIN supplier ON s_suppkey = l_suppkey JOIN orders ON o_orderkey = l_orderkey JOIN customer ON c_custkey = o_custkey JOIN nation n ON n.n_nationkey = c_nationkey JOIN region ON r_regionkey = n.n_regionkey JOIN nation m ON m.n_nationkey = s_nationkey WHERE r_name = ${regions[region]} AND o_orderdate BETWEEN '1995-01-01' AND '1996-12-31' AND p_type LIKE ${`%PLATED ${random.oneOf(metals)}`} GROUP BY year ORDER BY year;`;
    }
  },
  {
    name: "q09_product_profit",
    description: "profit with parts of a color, for each nation and year",
    times: 1,
    statement: (random) => sql`SELECT n_name, substr(o_orderdate, 1, 4) AS year, sum(${revenue} - ps_supplycost * l_quantity) FROM part JOIN lineitem ON l_partkey = p_partkey JOIN supplier ON s_suppkey = l_suppkey JOIN partsupp ON ps_partkey = l_partkey AND ps_suppkey = l_suppkey JOIN orders ON o_orderkey = l_orderkey JOIN nation ON n_nationkey = s_nationkey WHERE p_name LIKE ${`%${random.oneOf(colors)}%`} GROUP BY n_name, year ORDER BY n_name, year DESC;`
  },
  {
    name: "q10_returned_items",
    description: "the 20 customers who returned most in a quarter",
    times: 4,
    statement: (random) => {
      const [year, month] = [random.integer(1993, 1994), 1 + 3 * random.integer(0, 2)];
      return sql`SELECT c_custkey, c_name, sum(${revenue}) AS value, c_acctbal, n_name, c_phone FROM orders JOIN customer ON c_custkey = o_custkey JOIN lineitem ON l_orderkey = o_orderkey JOIN nation ON n_nationkey = c_nationkey WHERE o_orderdate >= ${`${year}-${two(month)}-01`} AND o_orderdate < ${`${year}-${two(month + 3)}-01`} AND l_returnflag = 'R' GROUP BY c_custkey ORDER BY value DESC, c_custkey LIMIT 20;`;
    }
  },
  {
    name: "q11_important_stock",
    description: "parts that are a large share of the stock in a nation",
    times: 20,
    statement: (random) => {
      const name2 = nation(random);
      return sql`SELECT ps_partkey, sum(ps_supplycost * ps_availqty) AS value FROM partsupp JOIN supplier ON s_suppkey = ps_suppkey JOIN nation ON n_nationkey = s_nationkey WHERE n_name = ${name2} GROUP BY ps_partkey HAVING value * 100 > (SELECT sum(ps_supplycost * ps_availqty) FROM partsupp JOIN supplier ON s_suppkey = ps_suppkey JOIN nation ON n_nationkey = s_nationkey WHERE n_name = ${name2}) ORDER BY value DESC, ps_partkey;`;
    }
  },
  {
    name: "q12_shipping_modes",
    description: "lines that two modes of shipping brought late in a year, by priority",
    times: 3,
    statement: (random) => {
      const year = yearStart(random);
      return sql`SELECT l_shipmode, sum(CASE WHEN o_orderpriority IN ('1-URGENT', '2-HIGH') THEN 1 ELSE 0 END), sum(CASE WHEN o_orderpriority IN ('1-URGENT', '2-HIGH') THEN 0 ELSE 1 END) FROM lineitem JOIN orders ON o_orderkey = l_orderkey WHERE l_shipmode IN (${[random.oneOf(shipModes), random.oneOf(shipModes)]}) AND l_commitdate < l_receiptdate AND l_shipdate < l_commitdate AND l_receiptdate >= ${`${year}-01-01`} AND l_receiptdate < ${`${year + 1}-01-01`} GROUP BY l_shipmode ORDER BY l_shipmode;`;
    }
  },
  {
    name: "q13_customer_distribution",
    description: "how many customers have how many orders without a remark",
    times: 1,
    statement: () => sql`SELECT orders_of, count(*) AS customers FROM (SELECT c_custkey, count(o_orderkey) AS orders_of FROM customer LEFT JOIN orders ON o_custkey = c_custkey AND o_comment NOT LIKE '%special%requests%' GROUP BY c_custkey) GROUP BY orders_of ORDER BY customers DESC, orders_of DESC;`
  },
  {
    name: "q14_promotion_effect",
    description: "the share of promoted parts in a month's revenue",
    times: 10,
    statement: (random) => {
      const [year, month] = [yearStart(random), random.integer(1, 11)];
      return sql`SELECT 100.0 * sum(CASE WHEN p_type LIKE 'PROMO%' THEN ${revenue} ELSE 0 END) / sum(${revenue}) FROM lineitem JOIN part ON p_partkey = l_partkey WHERE l_shipdate >= ${`${year}-${two(month)}-01`} AND l_shipdate < ${`${year}-${two(month + 1)}-01`};`;
    }
  },
  {
    name: "q15_top_supplier",
    description: "the supplier with most revenue in a quarter",
    times: 4,
    statement: (random) => {
      const [year, month] = [yearStart(random), 1 + 3 * random.integer(0, 2)];
      return sql`WITH earned AS (SELECT l_suppkey AS supplier, sum(${revenue}) AS total FROM lineitem WHERE l_shipdate >= ${`${year}-${two(month)}-01`} AND l_shipdate < ${`${year}-${two(month + 3)}-01`} GROUP BY l_suppkey) SELECT s_suppkey, s_name, s_phone, total FROM supplier JOIN earned ON supplier = s_suppkey WHERE total = (SELECT max(total) FROM earned) ORDER BY s_suppkey;`;
    }
  },
  {
    name: "q16_parts_suppliers",
    description: "how many suppliers without complaints can deliver parts of some sizes",
    times: 2,
    statement: (random) => sql`SELECT p_brand, p_type, p_size, count(DISTINCT ps_suppkey) AS suppliers FROM partsupp JOIN part ON p_partkey = ps_partkey WHERE p_brand <> ${brand(random)} AND p_type NOT LIKE 'MEDIUM POLISHED%' AND p_size IN (${Array.from({ length: 8 }, () => random.integer(1, 50))}) AND ps_suppkey NOT IN (SELECT s_suppkey FROM supplier WHERE s_comment LIKE '%Customer%Complaints%') GROUP BY p_brand, p_type, p_size ORDER BY suppliers DESC, p_brand, p_type, p_size;`
  },
  {
    name: "q17_small_quantity",
    description: "a year's revenue with orders of less than a fifth of a part's average quantity",
    times: 10,
    statement: (random) => sql`SELECT sum(l_extendedprice) / 7 FROM part JOIN lineitem ON l_partkey = p_partkey WHERE p_brand = ${brand(random)} AND p_container LIKE ${`%${random.oneOf(containers)}`} AND l_quantity < (SELECT 0.2 * avg(x.l_quantity) FROM lineitem x WHERE x.l_partkey = p_partkey);`
  },
  {
    name: "q18_large_orders",
    description: "the 100 largest orders of more than a quantity",
    times: 2,
    statement: (random) => sql`SELECT c_name, c_custkey, o_orderkey, o_orderdate, o_totalprice, sum(l_quantity) FROM orders JOIN customer ON c_custkey = o_custkey JOIN lineitem ON l_orderkey = o_orderkey WHERE o_orderkey IN (SELECT l_orderkey FROM lineitem GROUP BY l_orderkey HAVING sum(l_quantity) > ${random.integer(230, 260)}) GROUP BY o_orderkey ORDER BY o_totalprice DESC, o_orderdate, o_orderkey LIMIT 100;`
  },
  {
    name: "q19_discounted_revenue",
    description: "revenue with some brands in some containers and quantities, shipped by air",
    times: 20,
    statement: (random) => {
      const quantity = random.integer(1, 10);
      const one = (kind, more, size) => sql`(p_brand = ${brand(random)} AND p_container LIKE ${`${kind} %`} AND l_quantity BETWEEN ${quantity + more} AND ${quantity + more + 10} AND p_size BETWEEN 1 AND ${size})`;
      return sql`SELECT sum(${revenue}) FROM part JOIN lineitem ON l_partkey = p_partkey WHERE l_shipmode IN ('AIR', 'REG AIR') AND l_shipinstruct = 'DELIVER IN PERSON' AND (${one("SM", 0, 15)} OR ${one("MED", 10, 30)} OR ${one("LG", 20, 50)});`;
    }
  },
  {
    name: "q20_potential_promotion",
    description: "suppliers of a nation that have more of a color's parts than a year needs",
    times: 10,
    statement: (random) => {
      const year = yearStart(random);
      return sql`SELECT s_name, s_address FROM supplier JOIN nation ON n_nationkey = s_nationkey WHERE n_name = ${nation(random)} AND s_suppkey IN (SELECT ps_suppkey FROM partsupp WHERE ps_partkey IN (SELECT p_partkey FROM part WHERE p_name LIKE ${`${random.oneOf(colors)}%`}) AND ps_availqty > (SELECT 0.5 * sum(l_quantity) FROM lineitem WHERE l_partkey = ps_partkey AND l_suppkey = ps_suppkey AND l_shipdate >= ${`${year}-01-01`} AND l_shipdate < ${`${year + 1}-01-01`})) ORDER BY s_name;`;
    }
  },
  {
    name: "q21_waiting_suppliers",
    description: "suppliers of a nation who alone were late with orders of several suppliers",
    times: 4,
    statement: (random) => sql`SELECT s_name, count(*) AS late FROM nation JOIN supplier ON s_nationkey = n_nationkey JOIN lineitem l ON l_suppkey = s_suppkey JOIN orders ON o_orderkey = l_orderkey WHERE n_name = ${nation(random)} AND o_orderstatus = 'F' AND l_receiptdate > l_commitdate AND EXISTS (SELECT 1 FROM lineitem x WHERE x.l_orderkey = l.l_orderkey AND x.l_suppkey <> l.l_suppkey) AND NOT EXISTS (SELECT 1 FROM lineitem y WHERE y.l_orderkey = l.l_orderkey AND y.l_suppkey <> l.l_suppkey AND y.l_receiptdate > y.l_commitdate) GROUP BY s_name ORDER BY late DESC, s_name LIMIT 100;`
  },
  {
    name: "q22_sales_opportunity",
    description: "customers of some countries with much money and no order",
    times: 20,
    statement: (random) => {
      const codes = Array.from({ length: 7 }, () => String(10 + random.integer(0, nations.length - 1)));
      return sql`SELECT substr(c_phone, 1, 2) AS country, count(*), sum(c_acctbal) FROM customer WHERE substr(c_phone, 1, 2) IN (${codes}) AND c_acctbal > (SELECT avg(c_acctbal) FROM customer WHERE c_acctbal > 0 AND substr(c_phone, 1, 2) IN (${codes})) AND NOT EXISTS (SELECT 1 FROM orders WHERE o_custkey = c_custkey) GROUP BY country ORDER BY country;`;
    }
  }
];

// src/suite/analytic/suite.ts
var warm = tableNames.map((table4) => `SELECT count(*) FROM ${table4};`);
var workloads = queries.map(({ name: name2, description, times, statement }) => {
  return {
    name: name2,
    kind: "reads",
    storages: ["memory"],
    description,
    source: "the business questions of TPC-H, standard specification, revision 3.0.1, clause 2.4",
    tables: tableNames,
    times: () => times,
    *statements({ random }) {
      for (let index = 0; index < times; index++) yield statement(random);
    },
    warm,
    state: []
  };
});
var analytic = {
  name: "analytic",
  description: "22 queries over customers, orders and parts, after the questions of TPC-H",
  seconds: 60,
  workloads,
  tables: tableNames,
  preparation: (_variant, size, names) => preparation(size, names)
};

// src/suite/oltp/key-shapes.ts
function singleColumn(type, value) {
  return {
    columns: ["id"],
    definitions: [`id ${type} PRIMARY KEY`],
    constraints: [],
    options: "",
    values: (id) => [value(id)],
    equals: (id) => sql`id = ${value(id)}`,
    between: ([first2, last2], table4) => sql`${qualified("id", table4)} BETWEEN ${value(first2)} AND ${value(last2)}`,
    among: (ids) => sql`id IN (${ids.map(value)})`
  };
}
var idsPerPrefix = 1e4;
var prefix = (id) => Math.floor(id / idsPerPrefix);
var suffix = (id) => id % idsPerPrefix;
var rowValue = (id) => sql`(${prefix(id)}, ${suffix(id)})`;
var composite = {
  columns: ["a", "b"],
  definitions: ["a INTEGER", "b INTEGER"],
  constraints: ["PRIMARY KEY (a, b)"],
  options: " WITHOUT ROWID",
  values: (id) => [prefix(id), suffix(id)],
  equals: (id) => sql`a = ${prefix(id)} AND b = ${suffix(id)}`,
  between: ([first2, last2], table4) => sql`(${qualified("a", table4)}, ${qualified("b", table4)}) BETWEEN ${rowValue(first2)} AND ${rowValue(last2)}`,
  // Engines built on a SQLite older than 3.54 take only a subquery at the right of a row-value IN.
  among: (ids) => sql`(a, b) IN (VALUES ${ids.map(rowValue)})`
};
function qualified(column, table4) {
  return fixed(table4 === void 0 ? column : `${table4}.${column}`);
}
var bytes = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));
var zeros = "0".repeat(24);
function hexadecimal(id) {
  return `${zeros}${bytes[id >>> 24]}${bytes[id >>> 16 & 255]}${bytes[id >>> 8 & 255]}${bytes[id & 255]}`;
}
var keyShapes = {
  int: singleColumn("INTEGER", (id) => id),
  composite,
  blob: singleColumn("BLOB", (id) => blob(hexadecimal(id))),
  text: singleColumn("TEXT", (id) => hexadecimal(id))
};

// src/suite/oltp/tables.ts
var tableNames2 = ["sbtest1", "sbtest2", "sbtest_types"];
var bulkTable = "sbtest_bulk";
var sysbenchColumns = [
  "k INTEGER NOT NULL DEFAULT 0",
  "c TEXT NOT NULL DEFAULT ''",
  "pad TEXT NOT NULL DEFAULT ''"
];
function sysbenchValues(random, rows) {
  return [random.integer(1, rows), columnC(random), random.letters(30)];
}
function columnC(random) {
  return random.letters(60);
}
function typesValues(random) {
  return [random.integer(-1e6, 1e6), sixtyFourths(random.integer(-64e6, 64e6)), random.letters(50)];
}
var decimals = Array.from({ length: 64 }, (_, numerator) => (numerator / 64).toFixed(6).slice(1));
function sixtyFourths(numerator) {
  const magnitude = Math.abs(numerator);
  return real(`${numerator < 0 ? "-" : ""}${Math.floor(magnitude / 64)}${decimals[magnitude % 64]}`);
}
var tables2 = {
  sbtest1: { columns: sysbenchColumns, indexed: "k", rows: (rows) => rows, values: sysbenchValues },
  sbtest2: {
    columns: sysbenchColumns,
    indexed: "k",
    rows: (rows) => Math.min(rows, 1e3),
    values: sysbenchValues
  },
  // Its subject is value types, so its key has one shape in every variant.
  sbtest_types: {
    columns: ["ival INTEGER", "rval REAL", "tval TEXT"],
    key: keyShapes.int,
    rows: (rows) => rows,
    values: typesValues
  }
};
function table(name2) {
  return tables2[name2];
}
function createTable(name2, key2, columns3) {
  const parts = [...key2.definitions, ...columns3, ...key2.constraints];
  return `CREATE TABLE ${name2}(${parts.join(", ")})${key2.options};`;
}

// src/suite/oltp/queries.ts
var rangeSize = 100;
var pointSelect = ({ key: key2, rows, random }) => [
  sql`SELECT c FROM sbtest1 WHERE ${key2.equals(random.integer(1, rows))};`
];
var pointSelects = Array(10).fill(pointSelect);
function overKeys(columns3, length, rest = "") {
  const [selected, end] = [fixed(columns3), fixed(rest)];
  return ({ key: key2, rows, random }) => [
    sql`SELECT ${selected} FROM sbtest1 WHERE ${key2.between(random.range(length, rows))}${end};`
  ];
}
var rangeSelect = overKeys("c", rangeSize);
var sumRange = overKeys("SUM(k)", rangeSize);
var orderRange = overKeys("c", rangeSize, " ORDER BY c");
var distinctRange = overKeys("DISTINCT c", rangeSize, " ORDER BY c");
var countRange = overKeys("COUNT(k)", 10);
var groupRange = overKeys("k, COUNT(*)", 1e3, " GROUP BY k ORDER BY k");
var indexSelect = ({ key: key2, rows, random }) => [
  sql`SELECT ${fixed(key2.columns.join(", "))}, c FROM sbtest1 WHERE k = ${random.integer(1, rows)};`
];
var listSelect = ({ key: key2, rows, random }) => {
  const ids = Array.from({ length: 10 }, () => random.integer(1, rows));
  return [sql`SELECT ${fixed(key2.columns.join(", "))}, k, c, pad FROM sbtest1 WHERE ${key2.among(ids)};`];
};
var countIndexRange = ({ rows, random }) => {
  const [first2, last2] = random.range(100, rows);
  return [sql`SELECT COUNT(k) FROM sbtest1 WHERE k BETWEEN ${first2} AND ${last2};`];
};
var join = sql`FROM sbtest1 JOIN sbtest2 ON sbtest1.k = sbtest2.k`;
var joinSelect = ({ key: key2, rows, random }) => {
  const columns3 = ["sbtest1", "sbtest2"].flatMap((name2) => key2.columns.map((column) => `${name2}.${column}`));
  const range2 = key2.between(random.range(10, rows), "sbtest1");
  return [sql`SELECT ${fixed(columns3.join(", "))} ${join} WHERE ${range2};`];
};
var joinCount = ({ key: key2, rows, random }) => {
  const range2 = key2.between(random.range(50, table("sbtest2").rows(rows)), "sbtest2");
  return [sql`SELECT COUNT(*) ${join} WHERE ${range2};`];
};
var scanTypes = ({ random }) => [
  sql`SELECT COUNT(*) FROM sbtest_types WHERE tval LIKE ${`%${random.letters(3)}%`};`
];
var scanTable = () => [sql`SELECT COUNT(*) FROM sbtest1 WHERE c LIKE ${"%abc%"};`];

// src/suite/oltp/fresh-state.ts
function stateStatements({ tables: tables3 }, prepared = tableNames2) {
  const own = tables3.length === 0 ? [bulkTable] : [];
  const rows = [...prepared, ...own].map((name2) => `SELECT * FROM ${name2};`);
  const indexes3 = tables3.flatMap((name2) => {
    const { indexed } = table(name2);
    return indexed === void 0 ? [] : [`SELECT ${indexed} FROM ${name2} INDEXED BY ${name2}_${indexed};`];
  });
  return [...rows, ...indexes3];
}
function warmStatements({ kind, tables: tables3 }) {
  const used = tables3.length === 0 ? ["sbtest1"] : tables3;
  return kind === "reads" ? used.flatMap((name2) => [readRows(name2), ...readIndex(name2)]) : [...used.flatMap(readIndex), "BEGIN;", ...used.flatMap(changeAndRestore), "COMMIT;", checkpoint];
}
function readRows(name2) {
  return `SELECT count(*) FROM ${name2} WHERE ${lastColumn(name2)} = '';`;
}
function readIndex(name2) {
  const { indexed } = table(name2);
  return indexed === void 0 ? [] : [`SELECT count(*) FROM ${name2} WHERE ${indexed} > 0;`];
}
function changeAndRestore(name2) {
  const column = lastColumn(name2);
  const integers = name2 === "sbtest_types" ? "ival" : "k";
  return ["upper", "lower"].map(
    (change2) => `UPDATE ${name2} SET ${column} = ${change2}(${column}) WHERE ${integers} % 30 = 0;`
  );
}
function lastColumn(name2) {
  const [column] = table(name2).columns.at(-1)?.split(" ") ?? [];
  if (column === void 0) throw new Error(`table ${name2} has no column beside its key`);
  return column;
}

// src/suite/oltp/steps.ts
function workloadOfShape({ opening: opening2, steps, closing, ...shape }) {
  function* statements({ variant, rows, random }) {
    const source4 = { key: keyShapes[variant], rows, random };
    for (const step of opening2) yield* step(source4, 0);
    const repetitions2 = shape.times(rows);
    for (let index = 0; index < repetitions2; index++) for (const step of steps) yield* step(source4, index);
    for (const step of closing) yield* step(source4, 0);
  }
  const state2 = shape.kind === "reads" ? [] : stateStatements(shape);
  return { ...shape, statements, warm: warmStatements(shape), state: state2 };
}
var doltlite = "DoltLite's sysbench-style suite";
function sysbench(script) {
  return `sysbench's ${script}.lua`;
}

// src/suite/oltp/reads.ts
var fewScans = 10;
var inReportOrder = [
  {
    name: "oltp_point_select",
    description: "c of one row by key",
    source: sysbench("oltp_point_select"),
    count: 1e4,
    steps: [pointSelect]
  },
  {
    name: "oltp_range_select",
    description: "c of 100 consecutive keys",
    source: `the simple range of ${sysbench("oltp_read_only")}`,
    count: 1e3,
    steps: [rangeSelect]
  },
  {
    name: "oltp_sum_range",
    description: "sum of k over 100 consecutive keys",
    source: `the sum range of ${sysbench("oltp_read_only")}`,
    count: 1e3,
    steps: [sumRange]
  },
  {
    name: "oltp_order_range",
    description: "c of 100 consecutive keys, sorted",
    source: `the order range of ${sysbench("oltp_read_only")}`,
    count: 100,
    steps: [orderRange]
  },
  {
    name: "oltp_distinct_range",
    description: "distinct c of 100 consecutive keys, sorted",
    source: `the distinct range of ${sysbench("oltp_read_only")}`,
    count: 100,
    steps: [distinctRange]
  },
  {
    name: "oltp_index_scan",
    description: "key and c of the rows with one value of k, through the index on k",
    source: doltlite,
    count: 1e3,
    steps: [indexSelect]
  },
  {
    name: "select_random_points",
    description: "whole rows of 10 random keys in one IN list",
    source: `${sysbench("select_random_points")}, by key instead of k`,
    count: 1e3,
    steps: [listSelect]
  },
  {
    name: "select_random_ranges",
    description: "count over 10 consecutive keys",
    source: `${sysbench("select_random_ranges")}, one range by key instead of ten by k`,
    count: 1e3,
    steps: [countRange]
  },
  {
    name: "covering_index_scan",
    description: "count over 100 consecutive values of k, from the index alone",
    source: doltlite,
    count: 1e3,
    steps: [countIndexRange]
  },
  {
    name: "groupby_scan",
    description: "rows for each k among 1,000 consecutive keys, grouped and sorted",
    source: doltlite,
    count: 100,
    steps: [groupRange]
  },
  {
    name: "index_join",
    description: "keys of both tables joined on k, from 10 consecutive keys of sbtest1",
    source: doltlite,
    tables: ["sbtest1", "sbtest2"],
    count: 500,
    steps: [joinSelect]
  },
  {
    name: "index_join_scan",
    description: "count of the join on k, from 50 consecutive keys of sbtest2",
    source: doltlite,
    tables: ["sbtest1", "sbtest2"],
    count: 100,
    steps: [joinCount]
  },
  {
    name: "types_table_scan",
    description: "count of the rows of sbtest_types whose text contains three random letters",
    source: doltlite,
    tables: ["sbtest_types"],
    count: fewScans,
    steps: [scanTypes]
  },
  {
    name: "table_scan",
    description: "count of the rows of sbtest1 whose text contains three given letters",
    source: doltlite,
    count: fewScans,
    steps: [scanTable]
  },
  {
    name: "oltp_read_only",
    description: "10 point selects and a range, a sum, an order and a distinct range",
    source: sysbench("oltp_read_only"),
    count: 1e3,
    steps: [...pointSelects, rangeSelect, sumRange, orderRange, distinctRange]
  }
];
var reads = inReportOrder.map(({ count: count2, tables: tables3 = ["sbtest1"], ...read }) => ({
  ...read,
  tables: tables3,
  kind: "reads",
  storages,
  opening: [],
  times: () => count2,
  closing: []
}));

// src/suite/oltp/preparation.ts
var rowsPerInsert2 = 50;
function* preparation2(variantKey, size, names = tableNames2) {
  yield "BEGIN;";
  for (const name2 of names) {
    const { key: key2 = variantKey, columns: columns3 } = table(name2);
    yield createTable(name2, key2, columns3);
    yield* load(name2, key2, size);
  }
  yield "COMMIT;";
  for (const name2 of names) {
    const { indexed } = table(name2);
    if (indexed !== void 0) yield `CREATE INDEX ${name2}_${indexed} ON ${name2}(${indexed});`;
  }
  yield checkpoint;
}
function* load(name2, key2, { rows, seed }) {
  const { values, rows: rowsOf5 } = table(name2);
  const random = new RandomStream(seed, `table ${name2}`);
  const last2 = rowsOf5(rows);
  for (let first2 = 1; first2 <= last2; first2 += rowsPerInsert2) {
    const count2 = Math.min(rowsPerInsert2, last2 - first2 + 1);
    let text4 = `INSERT INTO ${name2} VALUES (`;
    for (let id = first2; id < first2 + count2; id++) {
      if (id > first2) text4 += "), (";
      text4 = appendText(`${appendText(text4, key2.values(id))}, `, values(random, rows));
    }
    yield `${text4});`;
  }
}

// src/suite/oltp/changes.ts
var begin = () => [sql`BEGIN;`];
var commit = () => [sql`COMMIT;`];
var createBulkTable = ({ key: key2 }) => [fixed(createTable(bulkTable, key2, sysbenchColumns))];
var insertBulk = ({ key: key2, rows, random }, index) => [
  sql`INSERT INTO sbtest_bulk VALUES (${key2.values(index + 1)}, ${sysbenchValues(random, rows)});`
];
var insert = ({ key: key2, rows, random }, index) => [
  sql`INSERT INTO sbtest1 VALUES (${key2.values(rows + 1 + index)}, ${sysbenchValues(random, rows)});`
];
var updateIndexed = ({ key: key2, rows, random }) => [
  sql`UPDATE sbtest1 SET k = ${random.integer(1, rows)} WHERE ${key2.equals(random.integer(1, rows))};`
];
var updateUnindexed = ({ key: key2, rows, random }) => [
  sql`UPDATE sbtest1 SET c = ${columnC(random)} WHERE ${key2.equals(random.integer(1, rows))};`
];
var deleteInsert = ({ key: key2, rows, random }) => {
  const id = random.integer(1, rows);
  return [
    sql`DELETE FROM sbtest1 WHERE ${key2.equals(id)};`,
    sql`INSERT OR REPLACE INTO sbtest1 VALUES (${key2.values(id)}, ${sysbenchValues(random, rows)});`
  ];
};
var deleteInsertTypes = ({ rows, random }) => {
  const id = random.integer(1, rows);
  return [
    sql`DELETE FROM sbtest_types WHERE ${keyShapes.int.equals(id)};`,
    sql`INSERT OR REPLACE INTO sbtest_types VALUES (${keyShapes.int.values(id)}, ${typesValues(random)});`
  ];
};

// src/suite/oltp/writes.ts
var inReportOrder2 = [
  {
    name: "oltp_bulk_insert",
    description: "a row at the end of a new table without secondary index; creating the table is timed too",
    source: `${sysbench("bulk_insert")}, a row a statement`,
    tables: [],
    opening: [createBulkTable],
    times: (rows) => rows,
    autocommitTimes: 200,
    steps: [insertBulk]
  },
  {
    name: "oltp_insert",
    description: "a row at the end of sbtest1",
    source: sysbench("oltp_insert"),
    times: () => 5e3,
    autocommitTimes: 200,
    steps: [insert]
  },
  {
    name: "oltp_update_index",
    description: "a new k for one row by key; k is indexed",
    source: sysbench("oltp_update_index"),
    times: () => 1e4,
    autocommitTimes: 200,
    steps: [updateIndexed]
  },
  {
    name: "oltp_update_non_index",
    description: "a new c for one row by key",
    source: sysbench("oltp_update_non_index"),
    times: () => 1e4,
    autocommitTimes: 200,
    steps: [updateUnindexed]
  },
  {
    name: "oltp_delete_insert",
    description: "a row deleted by key and inserted again with new values",
    source: `the deletes and inserts of ${sysbench("oltp_write_only")}`,
    times: () => 5e3,
    autocommitTimes: 100,
    steps: [deleteInsert]
  },
  {
    name: "oltp_write_only",
    description: "an update of k, an update of c, a row deleted and inserted again",
    source: sysbench("oltp_write_only"),
    times: () => 1e3,
    autocommitTimes: 50,
    steps: [updateIndexed, updateUnindexed, deleteInsert]
  },
  {
    name: "types_delete_insert",
    description: "a row of sbtest_types deleted by key and inserted again with new values",
    source: doltlite,
    tables: ["sbtest_types"],
    times: () => 5e3,
    autocommitTimes: 100,
    steps: [deleteInsertTypes]
  },
  {
    name: "oltp_read_write",
    description: "10 point selects, a range, a sum, an update of k, an update of c, a row deleted and inserted again",
    source: `${sysbench("oltp_read_write")}, without its order and distinct ranges`,
    times: () => 1e3,
    autocommitTimes: 50,
    steps: [
      ...pointSelects,
      rangeSelect,
      sumRange,
      updateIndexed,
      updateUnindexed,
      deleteInsert
    ]
  }
];
var writes = inReportOrder2.map(
  ({ autocommitTimes: _, tables: tables3 = ["sbtest1"], opening: opening2 = [], ...write }) => ({
    ...write,
    tables: tables3,
    kind: "writes",
    storages: ["memory", "file"],
    opening: [begin, ...opening2],
    closing: [commit]
  })
);
var autocommitWrites = inReportOrder2.map(
  ({ autocommitTimes, tables: tables3 = ["sbtest1"], opening: opening2 = [], ...write }) => ({
    ...write,
    name: `${write.name}_ac`,
    tables: tables3,
    kind: "writes",
    storages: ["autocommit"],
    opening: opening2,
    times: () => autocommitTimes,
    closing: []
  })
);

// src/suite/oltp/suite.ts
var oltp = {
  name: "oltp",
  description: "point, range and scan queries, and writes by key, for four shapes of primary keys",
  seconds: 240,
  workloads: [...reads, ...writes, ...autocommitWrites].map(workloadOfShape),
  tables: tableNames2,
  preparation: (variant, size, tables3) => preparation2(keyShapes[variant], size, tables3)
};

// src/suite/cold/suite.ts
var source = "what commands, functions and phones do: open a database, ask a few things, go";
function opening(name2, count2) {
  return {
    name: name2,
    kind: "reads",
    storages: ["file"],
    description: count2 === 0 ? "a connection opened, and its first statement, which reads no table" : `a connection opened, and ${count2 === 1 ? "one row by key" : `${count2} rows by key, one after the other`}`,
    source,
    tables: ["sbtest1"],
    times: () => Math.max(1, count2),
    opens: true,
    *statements({ rows, random }) {
      if (count2 === 0) yield sql`SELECT ${fixed("1")};`;
      for (let index = 0; index < count2; index++)
        yield* pointSelect({ key: keyShapes.int, rows, random }, index);
    },
    warm: [],
    state: []
  };
}
var openings = [
  opening("open", 0),
  opening("first_point_select", 1),
  opening("first_100_point_selects", 100)
];
var firstReads = reads.map((shape) => {
  const workload3 = workloadOfShape({ ...shape, storages: ["file"] });
  return {
    ...workload3,
    statements: (asked) => workload3.statements({ ...asked, variant: "int" }),
    warm: []
  };
});
var cold = {
  name: "cold",
  // Opening and reading from a disk, which it times, is the system's work.
  isCounted: () => false,
  description: "opening a file and the first queries, with the system's cache full, and emptied",
  seconds: 30,
  workloads: [...openings, ...firstReads],
  tables: oltp.tables,
  noShells: true,
  form: "text",
  dropsCache: (variant) => variant === "cold_dropped",
  preparation: (_, size, tables3) => oltp.preparation("int", size, tables3)
};

// src/suite/raw/suite.ts
function rowsOf(rows) {
  return 10 * rows;
}
var smallerBy = 100;
function tableRows(variant, rows) {
  return variant === "raw" ? Math.ceil(rowsOf(rows) / smallerBy) : rowsOf(rows);
}
var smallTimes = 10;
function timesOf(variant) {
  return variant === "raw" ? smallTimes : 1;
}
var scanned = "raw_rows";
var inserted = (index) => `raw_new_${index}`;
function* rowValues(count2, random) {
  for (let id = 1; id <= count2; id++) {
    const decimal = (random.integer(-64e6, 64e6) / 64).toFixed(6);
    yield sql`${id}, ${random.integer(0, 2 ** 31 - 1)}, ${real(decimal)}, ${random.letters(16)}`;
  }
}
function* inserts({ variant, rows, random }) {
  yield sql`BEGIN;`;
  for (let index = 0; index < timesOf(variant); index++)
    for (const values of rowValues(tableRows(variant, rows), random))
      yield sql`INSERT INTO ${fixed(inserted(index))} VALUES (${values});`;
  yield sql`COMMIT;`;
}
function* scans({ variant }) {
  for (let index = 0; index < timesOf(variant); index++)
    yield sql`SELECT id, number, amount, word FROM ${fixed(scanned)};`;
}
var source2 = "Performance Comparison: cloudSQL vs SQLite3, with rows of four columns";
var workloads2 = [
  {
    name: "sequential_scan",
    kind: "reads",
    storages: ["memory", "file"],
    description: "all columns of all rows: once of the large table, or 10 times of the small one",
    source: source2,
    tables: [scanned],
    times: () => 1,
    statements: scans,
    warm: [`SELECT count(*) FROM ${scanned} WHERE number = 0;`],
    state: []
  },
  {
    name: "point_inserts",
    kind: "writes",
    storages: ["memory", "file"],
    description: "one row a statement into an empty table, in one transaction: the large table, or 10 small ones",
    source: source2,
    tables: ["raw_new"],
    times: () => 1,
    statements: inserts,
    warm: [],
    state: Array.from(
      { length: smallTimes },
      (_, index) => `SELECT id, number, amount, word FROM ${inserted(index)} ORDER BY id;`
    )
  }
];
function* preparation3(variant, { rows, seed }, tables3 = [scanned, "raw_new"]) {
  const definition3 = "(id INTEGER PRIMARY KEY, number INTEGER NOT NULL, amount REAL NOT NULL, word TEXT NOT NULL)";
  if (tables3.includes(scanned)) {
    yield "BEGIN;";
    yield `CREATE TABLE ${scanned}${definition3};`;
    const random = new RandomStream(seed, `table ${variant}`);
    for (const values of rowValues(tableRows(variant, rows), random))
      yield `${appendText(`INSERT INTO ${scanned} VALUES (`, values)});`;
    yield "COMMIT;";
  }
  if (tables3.includes("raw_new"))
    for (let index = 0; index < smallTimes; index++) yield `CREATE TABLE ${inserted(index)}${definition3};`;
  yield checkpoint;
}
var raw = {
  name: "raw",
  description: "rows per second of inserts and scans, without journal, without flushes, with prepared statements",
  seconds: 50,
  workloads: workloads2,
  tables: [scanned, "raw_new"],
  form: "prepared",
  noShells: true,
  unit: "rows/s",
  // A sample of the large table takes a second, and a sample of the small table says as much about the runner.
  hasControls: (variant) => variant === "raw",
  attempts: () => ["PRAGMA journal_mode=OFF;", "PRAGMA synchronous=OFF;"],
  preparation: preparation3
};

// src/suite/scale/suite.ts
var table2 = "sbtest1";
function tableRows2(variant, rows) {
  if (variant === "scale_small") return Math.ceil(rows / 10);
  return variant === "scale_large" ? 10 * rows : rows;
}
var bytesPerRow = 118;
function cacheKibibytes(variant, rows) {
  return Math.ceil(tableRows2(variant, rows) * bytesPerRow / 4 / 1024);
}
var fewer = 4;
var leftOut = ["oltp_bulk_insert"];
function workloadOf(shape) {
  const times = (rows) => Math.max(1, Math.ceil(shape.times(rows) / fewer));
  const workload3 = workloadOfShape({ ...shape, storages: ["file"], times });
  return {
    ...workload3,
    state: shape.kind === "reads" ? [] : stateStatements(shape, [table2]),
    statements: ({ variant, rows, seed, random }) => workload3.statements({ variant: "int", rows: tableRows2(variant, rows), seed, random })
  };
}
var workloads3 = [...reads, ...writes].filter(({ name: name2, tables: tables3 }) => !leftOut.includes(name2) && tables3.every((one) => one === table2)).map(workloadOf);
function preparation4(variant, { rows, seed }) {
  return oltp.preparation("int", { rows: tableRows2(variant, rows), seed }, [table2]);
}
var scale = {
  name: "scale",
  // Ten times the rows take ten times as long, and say the same about the code.
  isCounted: (variant) => variant !== "scale_large",
  description: "reads and writes of tables of three sizes, four times as large as the page cache, and how they grow",
  seconds: 70,
  workloads: workloads3,
  tables: [table2],
  tableRows: tableRows2,
  hasControls: (variant) => variant !== "scale_large",
  attempts: (variant, { rows }) => [`PRAGMA cache_size=-${cacheKibibytes(variant, rows)};`],
  preparation: preparation4
};

// node_modules/zod/v4/classic/iso.js
var iso_exports = {};
__export(iso_exports, {
  ZodISODate: () => ZodISODate,
  ZodISODateTime: () => ZodISODateTime,
  ZodISODuration: () => ZodISODuration,
  ZodISOTime: () => ZodISOTime,
  date: () => date,
  datetime: () => datetime,
  duration: () => duration,
  time: () => time
});
function datetime(params) {
  return _isoDateTime(ZodISODateTime, params);
}
function date(params) {
  return _isoDate(ZodISODate, params);
}
function time(params) {
  return _isoTime(ZodISOTime, params);
}
function duration(params) {
  return _isoDuration(ZodISODuration, params);
}

// src/suite/dialect.ts
function dialectOf(engine) {
  return isServerFile(engine) ? "mysql" : "sqlite";
}
var tableOptions = {
  sqlite: "",
  mysql: " DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin"
};
function throughIndex(index, dialect) {
  return dialect === "sqlite" ? `INDEXED BY ${index}` : `FORCE INDEX (${index})`;
}
function differs(left, right, dialect) {
  return dialect === "sqlite" ? `${left} IS NOT ${right}` : `NOT (${left} <=> ${right})`;
}
function derivedTable(query, dialect) {
  return dialect === "sqlite" ? `(${query})` : `(${query}) AS derived`;
}
function formatted(format, values, dialect) {
  if (dialect === "sqlite") return `printf('${format}', ${values.join(", ")})`;
  const texts2 = format.split("%s").map((text4) => `'${text4}'`);
  return `CONCAT_WS('', ${texts2.flatMap((text4, index) => index === 0 ? [text4] : [values[index - 1], text4]).join(", ")})`;
}
var settle = { sqlite: [checkpoint], mysql: [] };

// src/suite/types/columns.ts
var indexedLimit = 2 ** 50;
function integer(bits) {
  return (random) => wide(random, bits) * (random.integer(0, 1) === 0 ? 1 : -1);
}
function unsigned(bits) {
  return (random) => wide(random, bits);
}
function wide(random, bits) {
  const used = random.integer(1, bits);
  const low = random.integer(0, 2 ** Math.min(used, 26) - 1);
  return used <= 26 ? low : low + 2 ** 26 * random.integer(0, 2 ** (used - 26) - 1);
}
function sixtyFourths2(limit) {
  return (random) => real((random.integer(-limit * 64, limit * 64) / 64).toFixed(6));
}
function letters(least, most = least) {
  return (random) => random.letters(random.integer(least, most));
}
function oneOf(values) {
  return (random) => random.oneOf(values);
}
var two2 = (value) => String(value).padStart(2, "0");
function date2(random) {
  return `${random.integer(1970, 2037)}-${two2(random.integer(1, 12))}-${two2(random.integer(1, 28))}`;
}
function time2(random) {
  return [random.integer(0, 23), random.integer(0, 59), random.integer(0, 59)].map(two2).join(":");
}
var dateTime = (random) => `${date2(random)} ${time2(random)}`;
var members = ["a", "b", "c", "d"];
function someOf(random) {
  const chosen = random.integer(0, 2 ** members.length - 1);
  return members.filter((_, index) => (chosen >> index) % 2 === 1).join(",");
}
var columns = [
  { name: "id", type: "INTEGER PRIMARY KEY", value: (_, id) => id },
  { name: "tinyint_col", type: "TINYINT", value: integer(7) },
  { name: "smallint_col", type: "SMALLINT", value: integer(15) },
  { name: "mediumint_col", type: "MEDIUMINT", isOptional: true, value: integer(23) },
  { name: "int_col", type: "INT", value: integer(31) },
  { name: "bigint_col", type: "BIGINT", value: (random) => random.integer(0, indexedLimit - 1) },
  { name: "tinyint_unsigned_col", type: "TINYINT UNSIGNED", value: unsigned(8) },
  { name: "smallint_unsigned_col", type: "SMALLINT UNSIGNED", value: unsigned(16) },
  { name: "mediumint_unsigned_col", type: "MEDIUMINT UNSIGNED", value: unsigned(24) },
  { name: "int_unsigned_col", type: "INT UNSIGNED", isOptional: true, value: unsigned(32) },
  { name: "bigint_unsigned_col", type: "BIGINT UNSIGNED", value: unsigned(50) },
  { name: "decimal_col", type: "DECIMAL(10,2)", value: sixtyFourths2(1e6) },
  { name: "float_col", type: "FLOAT", value: sixtyFourths2(1e3) },
  { name: "double_col", type: "DOUBLE", isOptional: true, value: sixtyFourths2(1e6) },
  { name: "bit_col", type: "BIT(64)", value: (random) => blob(hexadecimal2(random, 8)) },
  { name: "char_col", type: "CHAR(10)", value: letters(10) },
  { name: "varchar_col", type: "VARCHAR(255)", isOptional: true, value: letters(1, 60) },
  { name: "tinytext_col", type: "TINYTEXT", value: letters(20, 100) },
  { name: "text_col", type: "TEXT", isLong: true, value: letters(300) },
  { name: "mediumtext_col", type: "MEDIUMTEXT", isLong: true, value: letters(1e3) },
  { name: "longtext_col", type: "LONGTEXT", isLong: true, isOptional: true, value: letters(4e3) },
  { name: "enum_col", type: "ENUM", value: oneOf(["val0", "val1", "val2"]) },
  { name: "set_col", type: '"SET"', value: someOf },
  { name: "date_col", type: "DATE", value: date2 },
  { name: "time_col", type: "TIME", value: time2 },
  { name: "datetime_col", type: "DATETIME", isOptional: true, value: dateTime },
  { name: "timestamp_col", type: "TIMESTAMP", value: dateTime },
  { name: "year_col", type: "YEAR", value: (random) => random.integer(1970, 2037) }
];
function hexadecimal2(random, bytes2) {
  return Array.from({ length: bytes2 }, () => random.integer(0, 255).toString(16).padStart(2, "0")).join("");
}

// src/suite/server/columns.ts
var differing = {
  id: { type: "INT NOT NULL PRIMARY KEY" },
  // Rounding to a column's decimals differs between servers, so no value has more.
  decimal_col: {
    value: (random) => real(`${random.integer(-1e6, 1e6)}.${String(random.integer(0, 99)).padStart(2, "0")}`)
  },
  // Servers print a float with six digits or with as many as it needs: these need at most six.
  float_col: { value: (random) => real((random.integer(-4e3, 4e3) / 4).toFixed(2)) },
  enum_col: { type: "ENUM('val0', 'val1', 'val2')" },
  set_col: { type: "SET('a', 'b', 'c', 'd')" },
  // Dolt of 2022 gives a number, others bytes.
  bit_col: { read: "CAST(bit_col AS UNSIGNED)" },
  // Dolt shows six decimals of a second, others as many as the column has.
  time_col: { read: "TIME_FORMAT(time_col, '%H:%i:%s')" },
  // A default keeps some servers from setting the column at each update. The hours are none that summer time skips anywhere.
  timestamp_col: {
    type: "TIMESTAMP NOT NULL DEFAULT '2000-01-01 12:00:00'",
    value: (random, id) => afterNight(String(columnNamed("timestamp_col").value(random, id)))
  }
};
function columnNamed(name2) {
  const found = columns.find((column) => column.name === name2);
  if (found === void 0) throw new Error(`the table of all types has no column ${name2}`);
  return found;
}
function afterNight(dateTime2) {
  return dateTime2.replace(/ 0/, " 1");
}
var columns2 = columns.map((column) => ({
  ...column,
  ...differing[column.name]
}));

// src/suite/server/tables.ts
var tableNames3 = ["sbtest1", "sbtest2", "types"];
var bulkTable2 = "sbtest_bulk";
function createSysbenchTable(name2) {
  const columns3 = [
    "id INT NOT NULL AUTO_INCREMENT",
    "k INT NOT NULL DEFAULT 0",
    "c CHAR(60) NOT NULL DEFAULT ''",
    "pad CHAR(30) NOT NULL DEFAULT ''",
    "PRIMARY KEY (id)"
  ];
  return `CREATE TABLE ${name2}(${columns3.join(", ")})${tableOptions.mysql};`;
}
function typesRows(rows) {
  return Math.ceil(rows / 10);
}
function createTypes() {
  const definitions3 = columns2.map(
    ({ name: name2, type, isOptional = false }) => isOptional || type.includes("NOT NULL") ? `${name2} ${type}` : `${name2} ${type} NOT NULL`
  );
  return `CREATE TABLE types(${definitions3.join(", ")})${tableOptions.mysql};`;
}
var typesRead = columns2.map(({ name: name2, read = name2 }) => read).join(", ");
var rowsPerNull = 10;
var shortLength = 20;
function typesValues2(variant, random, id) {
  return columns2.map(({ value, isOptional = false, isLong = false }) => {
    const drawn = value(random, id);
    if (isOptional && random.integer(1, rowsPerNull) === 1) return fixed("NULL");
    return isLong && variant !== "server_long" ? String(drawn).slice(0, shortLength) : drawn;
  });
}
function* loadTypes(variant, { rows, seed }) {
  const random = new RandomStream(seed, "table types of servers");
  const last2 = typesRows(rows);
  for (let first2 = 1; first2 <= last2; first2 += rowsPerInsert2) {
    let text4 = "INSERT INTO types VALUES (";
    for (let id = first2; id < first2 + rowsPerInsert2 && id <= last2; id++)
      text4 = appendText(id === first2 ? text4 : `${text4}), (`, typesValues2(variant, random, id));
    yield `${text4});`;
  }
}
var indexedColumns = {
  sbtest1: "k",
  sbtest2: "k",
  types: "bigint_col"
};
function* preparation5(variant, size, names = tableNames3) {
  const own = tableNames3.filter((name2) => names.includes(name2));
  for (const name2 of own) yield name2 === "types" ? createTypes() : createSysbenchTable(name2);
  yield "BEGIN;";
  for (const name2 of own)
    yield* name2 === "types" ? loadTypes(variant, size) : load(name2, keyShapes.int, size);
  yield "COMMIT;";
  for (const name2 of own)
    yield `CREATE INDEX ${name2}_${indexedColumns[name2]} ON ${name2}(${indexedColumns[name2]});`;
}

// src/suite/server/fresh-state.ts
var restorable = {
  sbtest1: { text: "pad", integer: "k" },
  sbtest2: { text: "pad", integer: "k" },
  types: { text: "tinytext_col", integer: "id" }
};
function warmStatements2(kind, tables3) {
  const used = tables3.length === 0 ? ["sbtest1"] : tables3;
  const reads5 = used.flatMap((name2) => [
    `SELECT COUNT(*) FROM ${name2} WHERE ${restorable[name2].text} = '';`,
    `SELECT COUNT(*) FROM ${name2} WHERE ${indexedColumns[name2]} > 0;`
  ]);
  return kind === "reads" ? reads5 : [...reads5, "BEGIN;", ...used.flatMap(changeAndRestore2), "COMMIT;"];
}
function changeAndRestore2(name2) {
  const { text: text4, integer: integer3 } = restorable[name2];
  return ["UPPER", "LOWER"].map(
    (change2) => `UPDATE ${name2} SET ${text4} = ${change2}(${text4}) WHERE ${integer3} % 30 = 0;`
  );
}
function stateStatements2(tables3) {
  const own = tables3.length === 0 ? [bulkTable2] : [];
  const rows = [...tableNames3, ...own].map(
    (name2) => `SELECT ${name2 === "types" ? typesRead : "id, k, c, pad"} FROM ${name2};`
  );
  const indexes3 = tables3.map((name2) => {
    const column = indexedColumns[name2];
    return `SELECT ${column} FROM ${name2} FORCE INDEX (${name2}_${column}) WHERE ${column} >= 0;`;
  });
  return [...rows, ...indexes3];
}

// src/suite/server/own-keys.ts
function ownKeys(rows, connection) {
  const shape = keyShapes.int;
  if (connection === void 0) return shape;
  const { number: number2, count: count2 } = connection;
  const first2 = Math.floor((number2 - 1) * rows / count2) + 1;
  const last2 = Math.floor(number2 * rows / count2);
  const own = (id) => id > rows ? id : first2 + (id - 1) % (last2 - first2 + 1);
  return {
    ...shape,
    values: (id) => shape.values(own(id)),
    equals: (id) => shape.equals(own(id)),
    between: ([from, to], table4) => {
      const start2 = own(from);
      return shape.between([start2, Math.min(start2 + to - from, last2)], table4);
    },
    among: (ids) => shape.among(ids.map(own))
  };
}

// src/suite/server/statements.ts
var indexedRange = 100;
var indexScan = ({ rows, random }) => {
  const [first2, last2] = random.range(indexedRange, rows);
  return [sql`SELECT id, c FROM sbtest1 WHERE k BETWEEN ${first2} AND ${last2};`];
};
var scanTypes2 = () => [fixed(`SELECT ${typesRead} FROM types;`)];
var createBulkTable2 = () => [fixed(createSysbenchTable(bulkTable2))];
var insertBulk2 = ({ rows, random }, index) => {
  const first2 = index * rowsPerInsert2 + 1;
  const values = Array.from({ length: Math.min(rowsPerInsert2, rows - first2 + 1) }, (_, row) => {
    return sql`(${first2 + row}, ${sysbenchValues(random, rows)})`;
  });
  return [sql`INSERT INTO sbtest_bulk VALUES ${values};`];
};
var deleteInsert2 = ({ key: key2, rows, random }) => {
  const id = random.integer(1, rows);
  return [
    sql`DELETE FROM sbtest1 WHERE ${key2.equals(id)};`,
    sql`INSERT INTO sbtest1 VALUES (${key2.values(id)}, ${sysbenchValues(random, rows)});`
  ];
};
var deleteInsertTypes2 = ({ variant, typesKey, rows, random }) => {
  const [id] = typesKey.values(random.integer(1, typesRows(rows)));
  return [
    sql`DELETE FROM types WHERE id = ${id};`,
    sql`INSERT INTO types VALUES (${typesValues2(variant, random, id)});`
  ];
};

// src/suite/server/workloads.ts
var dolt = "the list of How We Benchmark Dolt";
var once = ["server"];
var reads2 = [
  {
    name: "covering_index_scan",
    description: "count over 100 consecutive values of k, from the index alone",
    source: dolt,
    times: 1e3,
    steps: [countIndexRange]
  },
  {
    name: "groupby_scan",
    description: "rows for each k among 1,000 consecutive keys, grouped and sorted",
    source: dolt,
    times: 100,
    steps: [groupRange]
  },
  {
    name: "index_join",
    description: "keys of both tables joined on k, from 10 consecutive keys of sbtest1",
    source: dolt,
    tables: ["sbtest1", "sbtest2"],
    times: 100,
    steps: [joinSelect]
  },
  {
    name: "index_join_scan",
    description: "count of the join on k, from 50 consecutive keys of sbtest2",
    source: dolt,
    tables: ["sbtest1", "sbtest2"],
    times: 300,
    steps: [joinCount]
  },
  {
    name: "index_scan",
    description: "key and c of the rows with 100 consecutive values of k, through the index on k",
    source: dolt,
    times: 300,
    steps: [indexScan]
  },
  {
    name: "oltp_point_select",
    description: "c of one row by key",
    source: sysbench("oltp_point_select"),
    times: 2e3,
    steps: [pointSelect]
  },
  {
    name: "oltp_read_only",
    description: "10 point selects and a range, a sum, an order and a distinct range, in one transaction",
    source: sysbench("oltp_read_only"),
    times: 100,
    steps: [
      begin,
      ...pointSelects,
      rangeSelect,
      sumRange,
      orderRange,
      distinctRange,
      commit
    ]
  },
  {
    name: "select_random_points",
    description: "whole rows of 10 random keys in one IN list",
    source: `${sysbench("select_random_points")}, by key instead of k`,
    times: 1e3,
    steps: [listSelect]
  },
  {
    name: "select_random_ranges",
    description: "count over 10 consecutive keys",
    source: `${sysbench("select_random_ranges")}, one range by key instead of ten by k`,
    times: 1500,
    steps: [countRange]
  },
  {
    name: "table_scan",
    description: "count of the rows of sbtest1 whose text contains three given letters",
    source: dolt,
    times: 20,
    steps: [scanTable]
  },
  {
    name: "types_table_scan",
    description: "all columns of all rows of the table of all types",
    source: dolt,
    tables: ["types"],
    variants: ["server", "server_long"],
    times: 20,
    steps: [scanTypes2]
  }
];
var writes2 = [
  {
    name: "bulk_insert",
    description: "50 rows in a statement at the end of a new table; creating the table is timed too",
    source: sysbench("bulk_insert"),
    tables: [],
    opening: createBulkTable2,
    times: (rows) => Math.ceil(rows / rowsPerInsert2),
    steps: [insertBulk2]
  },
  {
    name: "oltp_delete_insert",
    description: "a row deleted by key and inserted again with new values",
    source: `the deletes and inserts of ${sysbench("oltp_write_only")}`,
    times: 200,
    steps: [deleteInsert2]
  },
  {
    name: "oltp_insert",
    description: "a row at the end of sbtest1",
    source: sysbench("oltp_insert"),
    times: 400,
    steps: [insert]
  },
  {
    name: "oltp_read_write",
    description: "10 point selects, a range, a sum, an order and a distinct range, an update of k, an update of c, a row deleted and inserted again, in one transaction",
    source: sysbench("oltp_read_write"),
    times: 100,
    steps: [
      begin,
      ...pointSelects,
      rangeSelect,
      sumRange,
      orderRange,
      distinctRange,
      updateIndexed,
      updateUnindexed,
      deleteInsert2,
      commit
    ]
  },
  {
    name: "oltp_update_index",
    description: "a new k for one row by key; k is indexed",
    source: sysbench("oltp_update_index"),
    times: 400,
    steps: [updateIndexed]
  },
  {
    name: "oltp_update_non_index",
    description: "a new c for one row by key",
    source: sysbench("oltp_update_non_index"),
    times: 400,
    steps: [updateUnindexed]
  },
  {
    name: "oltp_write_only",
    description: "an update of k, an update of c, a row deleted and inserted again, in one transaction",
    source: sysbench("oltp_write_only"),
    times: 200,
    steps: [begin, updateIndexed, updateUnindexed, deleteInsert2, commit]
  },
  {
    name: "types_delete_insert",
    description: "a row of the table of all types deleted by key and inserted again with new values",
    source: dolt,
    tables: ["types"],
    variants: ["server", "server_long"],
    times: 200,
    steps: [deleteInsertTypes2]
  }
];
function repeatedStatements({ kind, opening: opening2, steps }, times) {
  return function* ({ variant, rows, random, connection }) {
    const owner = kind === "writes" ? connection : void 0;
    const keys = { key: ownKeys(rows, owner), typesKey: ownKeys(typesRows(rows), owner) };
    const source4 = { ...keys, variant, rows, random };
    if (opening2 !== void 0) yield* opening2(source4, 0);
    const repetitions2 = times(rows);
    const { number: number2, count: count2 } = connection ?? { number: 1, count: 1 };
    for (let index = number2 - 1; index < repetitions2; index += count2)
      for (const step of steps) yield* step(source4, index);
  };
}
function workloadOf2(shape) {
  const { kind, tables: tables3 = ["sbtest1"], times, opening: _opening, steps: _steps, ...named2 } = shape;
  const timesOf2 = typeof times === "number" ? () => times : times;
  return {
    variants: once,
    ...named2,
    kind,
    storages: ["file"],
    tables: tables3,
    times: timesOf2,
    statements: repeatedStatements(shape, timesOf2),
    // A server opens once only.
    divides: shape.opening === void 0,
    warm: warmStatements2(kind, tables3),
    state: kind === "reads" ? [] : stateStatements2(tables3)
  };
}
var shapes = [
  ...reads2.map((shape) => ({ ...shape, kind: "reads" })),
  ...writes2.map((shape) => ({ ...shape, kind: "writes" }))
];
function shapeNamed(name2) {
  const shape = shapes.find((one) => one.name === name2);
  if (shape === void 0) throw new Error(`the suite server has no workload ${name2}`);
  return shape;
}
var workloads4 = shapes.map(workloadOf2);

// src/suite/sequence/step.ts
function assignedRows(count2, rows, random) {
  return Array.from({ length: Math.ceil(count2 / rowsPerInsert2) }, (_, index) => {
    const length = Math.min(rowsPerInsert2, count2 - index * rowsPerInsert2);
    const values = Array.from({ length }, () => `(${textOf(sysbenchValues(random, rows))})`);
    return `INSERT INTO sbtest1(k, c, pad) VALUES ${values.join(", ")};`;
  });
}
function workloadStep({ name: name2, kind, description }, repeated, variant, part) {
  return {
    name: name2,
    description,
    kind,
    purpose: "workload",
    changesRows: kind === "writes",
    mayBeRefused: false,
    statements: ({ rows, times, seed }) => {
      const random = new RandomStream(seed, `sequence ${name2}`);
      return Array.from(repeated(Math.ceil(times * part))({ variant, rows, seed, random }), textOf);
    }
  };
}
function change(name2, description, statements, parts = {}) {
  const usual = { kind: "writes", purpose: "other", changesRows: true, mayBeRefused: false };
  return { name: name2, description, ...usual, statements, ...parts };
}
var createIndex = "CREATE INDEX sbtest1_k ON sbtest1(k);";
function recreate(name2, description, { query, create }, fill) {
  const statements = (size) => [
    "DROP TABLE sbtest1;",
    query,
    create,
    "BEGIN;",
    ...fill(size, new RandomStream(size.seed, `sequence ${name2}`)),
    "COMMIT;",
    createIndex
  ];
  return change(name2, description, statements, { purpose: "recreate" });
}
var insertAssigned = {
  ...change("insert_assigned", "rows at the end of sbtest1, with keys that the engine assigns", (size) => {
    const random = new RandomStream(size.seed, "sequence insert_assigned");
    const rows = Array.from({ length: size.times }, () => assignedRows(1, size.rows, random));
    return ["BEGIN;", ...rows.flat(), "COMMIT;"];
  }),
  purpose: "workload"
};
var deletedAtEnd = 10;
function fillAndReplaceEnd({ rows }, random) {
  return [
    ...assignedRows(rows, rows, random),
    `DELETE FROM sbtest1 WHERE id > ${rows - Math.min(deletedAtEnd, Math.floor(rows / 10))};`,
    ...assignedRows(deletedAtEnd, rows, random)
  ];
}
var rollback = change(
  "rollback",
  "updates, inserts and deletes that are rolled back",
  ({ rows, seed }) => [
    "BEGIN;",
    `UPDATE sbtest1 SET k = k + 1 WHERE id <= ${Math.ceil(rows / 2)};`,
    ...assignedRows(10, rows, new RandomStream(seed, "sequence rollback")),
    `DELETE FROM sbtest1 WHERE id > ${Math.ceil(rows / 2)};`,
    "SELECT count(*), sum(k) FROM sbtest1;",
    "ROLLBACK;"
  ]
);

// src/suite/sequence/mysql-steps.ts
function workload(name2, part) {
  const shape = shapeNamed(name2);
  return workloadStep(shape, (times) => repeatedStatements(shape, () => times), "server", part);
}
var newTable = {
  query: "SELECT COUNT(*) FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name = 'sbtest1';",
  create: createSysbenchTable("sbtest1")
};
var mysqlSteps = [
  workload("oltp_point_select", 1),
  workload("select_random_ranges", 0.1),
  workload("covering_index_scan", 0.1),
  workload("index_join", 0.1),
  workload("oltp_update_index", 1),
  workload("oltp_update_non_index", 1),
  workload("oltp_delete_insert", 0.5),
  workload("oltp_read_write", 0.1),
  insertAssigned,
  recreate("recreate", "sbtest1 dropped, created again and filled with given keys", newTable, (size) => [
    ...load("sbtest1", keyShapes.int, size)
  ]),
  recreate(
    "recreate_assigned",
    "the same with keys that AUTO_INCREMENT assigns",
    newTable,
    ({ rows }, random) => assignedRows(rows, rows, random)
  ),
  recreate(
    "recreate_autoincrement",
    "the same; then rows at the end are deleted and others inserted",
    newTable,
    fillAndReplaceEnd
  ),
  change(
    "truncate",
    "sbtest1 emptied by TRUNCATE TABLE, and filled with keys that AUTO_INCREMENT assigns",
    ({ rows, seed }) => [
      "TRUNCATE TABLE sbtest1;",
      "BEGIN;",
      ...assignedRows(rows, rows, new RandomStream(seed, "sequence truncate")),
      "COMMIT;"
    ]
  ),
  change(
    "recreate_index",
    "the index on k dropped and created again",
    () => ["DROP INDEX sbtest1_k ON sbtest1;", createIndex],
    { changesRows: false }
  ),
  rollback,
  change("reopen", "the connection closed and opened again", () => [], {
    purpose: "reopen",
    changesRows: false
  })
];
function mysqlPreparation({ rows, seed }) {
  return preparation5("server", { rows, seed }, ["sbtest1", "sbtest2"]);
}
var mysqlState = ["sbtest1", "sbtest2"].flatMap((table4) => [
  `SELECT id, k, c, pad FROM ${table4} ORDER BY id;`,
  `SELECT k FROM ${table4} ${throughIndex(`${table4}_k`, "mysql")} WHERE k >= 0;`
]).concat(
  "SELECT table_name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name LIKE 'sbtest%';"
);

// src/suite/sequence/sqlite-steps.ts
function workload2(name2, part) {
  const shape = [...reads, ...writes].find((one) => one.name === name2);
  if (shape === void 0) throw new Error(`the oltp suite has no workload ${name2}`);
  return workloadStep(
    shape,
    (times) => workloadOfShape({ ...shape, times: () => times }).statements,
    "int",
    part
  );
}
var autoincrement = { ...keyShapes.int, definitions: ["id INTEGER PRIMARY KEY AUTOINCREMENT"] };
function newTable2(key2) {
  return {
    query: "SELECT count(*) FROM sqlite_master WHERE tbl_name = 'sbtest1';",
    create: createTable("sbtest1", key2, sysbenchColumns)
  };
}
var sqliteSteps = [
  workload2("oltp_point_select", 1),
  workload2("oltp_range_select", 0.1),
  workload2("covering_index_scan", 0.1),
  workload2("index_join", 0.1),
  workload2("oltp_update_index", 1),
  workload2("oltp_update_non_index", 1),
  workload2("oltp_delete_insert", 0.5),
  workload2("oltp_read_write", 0.1),
  insertAssigned,
  recreate(
    "recreate",
    "sbtest1 dropped, created again and filled with given keys",
    newTable2(keyShapes.int),
    (size) => [...load("sbtest1", keyShapes.int, size)]
  ),
  recreate(
    "recreate_assigned",
    "the same with keys that the engine assigns",
    newTable2(keyShapes.int),
    ({ rows }, random) => assignedRows(rows, rows, random)
  ),
  recreate(
    "recreate_autoincrement",
    "the same with AUTOINCREMENT; then rows at the end are deleted and others inserted",
    newTable2(autoincrement),
    fillAndReplaceEnd
  ),
  rollback,
  change(
    "rollback_drop",
    "sbtest1 dropped and created again with AUTOINCREMENT, which is rolled back",
    (size) => [
      "BEGIN;",
      "DROP TABLE sbtest1;",
      createTable("sbtest1", autoincrement, sysbenchColumns),
      ...assignedRows(10, size.rows, new RandomStream(size.seed, "sequence rollback_drop")),
      createIndex,
      "SELECT id, k FROM sbtest1 ORDER BY id;",
      "ROLLBACK;"
    ]
  ),
  change("vacuum", "VACUUM", () => ["VACUUM;"], { changesRows: false, mayBeRefused: true }),
  change("reopen", "the database closed and opened again; on file only", () => [], {
    purpose: "reopen",
    changesRows: false
  })
];
function sqlitePreparation({ rows, seed }) {
  return preparation2(keyShapes.int, { rows, seed }, ["sbtest1", "sbtest2"]);
}
var sqliteState = ["sbtest1", "sbtest2"].flatMap((table4) => [
  `SELECT * FROM ${table4} ORDER BY id;`,
  `SELECT k FROM ${table4} INDEXED BY ${table4}_k;`
]).concat("SELECT type, name, tbl_name FROM sqlite_master WHERE name LIKE 'sbtest%';");

// src/suite/sequence/steps.ts
var sequencesIn = {
  sqlite: { steps: sqliteSteps, preparation: sqlitePreparation, state: sqliteState },
  mysql: { steps: mysqlSteps, preparation: mysqlPreparation, state: mysqlState }
};
var named = (steps) => new Map(steps.map((step) => [step.name, step]));
var byName = { sqlite: named(sqliteSteps), mysql: named(mysqlSteps) };
function findStep(name2) {
  return byName.sqlite.get(name2) ?? byName.mysql.get(name2);
}
function stepNamed(name2, dialect) {
  const step = byName[dialect].get(name2);
  if (step === void 0) throw new Error(`no step of a sequence is called "${name2}"`);
  return step;
}

// src/suite/sequence/suite.ts
function sequence(dialect) {
  return {
    name: "sequence",
    description: "workloads on one connection, among tables dropped and created again, rollbacks, VACUUM and reopening",
    dialect,
    seconds: 10,
    workloads: [],
    steps: sequencesIn[dialect].steps,
    tables: [],
    preparation: () => []
  };
}

// src/suite/server/suite.ts
var server = {
  name: "server",
  description: "sysbench's and Dolt's tests of servers that speak MySQL's protocol",
  dialect: "mysql",
  seconds: 300,
  workloads: workloads4,
  tables: tableNames3,
  preparation: preparation5
};

// src/suite/shapes/sizes.ts
var wideColumns = 100;
var textLetters = 1e6;
function sizesOf(rows) {
  const share = (part, least) => Math.max(least, Math.ceil(rows / part));
  return {
    regions: 10,
    suppliers: share(2e3, 10),
    products: share(200, 20),
    customers: share(100, 20),
    orders: share(10, 200),
    lines: share(4, 500),
    sensors: share(2e3, 10),
    readings: 200,
    wideRows: share(100, 50),
    texts: 10,
    documents: share(20, 100)
  };
}
function tableCount(rows) {
  return Math.min(1e3, Math.max(50, rows));
}

// src/suite/shapes/databases.ts
var databaseNames = [
  "orders",
  "special_indexes",
  "clustered",
  "tree",
  "family",
  "wide",
  "json",
  "fts5",
  "rtree",
  "many_tables"
];
function* rowsOf2(count2, row) {
  for (let id = 1; id <= count2; id++) yield row(id);
}
var two3 = (value) => String(value).padStart(2, "0");
function dayOf(random) {
  return `${random.integer(2015, 2024)}-${two3(random.integer(1, 12))}-${two3(random.integer(1, 28))}`;
}
function optional(random, value) {
  return random.integer(1, 10) === 1 ? fixed("NULL") : value;
}
function* orders(size, random) {
  const { customers: customers2, suppliers, products, orders: count2, lines: lines2, regions: regions2 } = sizesOf(size.rows);
  yield "CREATE TABLE regions(id INTEGER PRIMARY KEY, name TEXT NOT NULL);";
  yield* multiRowInserts(
    "regions",
    rowsOf2(regions2, (id) => [id, random.letters(8)])
  );
  yield "CREATE TABLE customers(id INTEGER PRIMARY KEY, region_id INTEGER NOT NULL, name TEXT NOT NULL, balance INTEGER NOT NULL);";
  yield* multiRowInserts(
    "customers",
    rowsOf2(customers2, (id) => [
      id,
      random.integer(1, regions2),
      random.letters(12),
      random.integer(-5e3, 5e4)
    ])
  );
  yield "CREATE TABLE suppliers(id INTEGER PRIMARY KEY, region_id INTEGER NOT NULL, name TEXT NOT NULL);";
  yield* multiRowInserts(
    "suppliers",
    rowsOf2(suppliers, (id) => [id, random.integer(1, regions2), random.letters(12)])
  );
  yield "CREATE TABLE products(id INTEGER PRIMARY KEY, supplier_id INTEGER NOT NULL, name TEXT NOT NULL, price INTEGER NOT NULL);";
  yield* multiRowInserts(
    "products",
    rowsOf2(products, (id) => [
      id,
      random.integer(1, suppliers),
      random.letters(16),
      random.integer(100, 9e4)
    ])
  );
  yield "CREATE TABLE orders(id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL, day TEXT NOT NULL, status INTEGER NOT NULL, total INTEGER NOT NULL, note TEXT);";
  yield* multiRowInserts(
    "orders",
    rowsOf2(count2, (id) => [id, ...orderValues(random, customers2)])
  );
  yield "CREATE TABLE lines(id INTEGER PRIMARY KEY, order_id INTEGER NOT NULL, product_id INTEGER NOT NULL, quantity INTEGER NOT NULL);";
  yield* multiRowInserts(
    "lines",
    rowsOf2(lines2, (id) => [id, random.integer(1, count2), random.integer(1, products), random.integer(1, 20)])
  );
  yield "CREATE TABLE archive(id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL, day TEXT NOT NULL, status INTEGER NOT NULL, total INTEGER NOT NULL, note TEXT);";
}
function orderValues(random, customers2) {
  return [
    random.integer(1, customers2),
    dayOf(random),
    random.integer(1, 8),
    random.integer(100, 1e6),
    optional(random, random.letters(30))
  ];
}
function* specialIndexes({ rows }, random) {
  yield "CREATE TABLE tasks(id INTEGER PRIMARY KEY, state INTEGER NOT NULL, title TEXT NOT NULL, priority INTEGER NOT NULL);";
  yield* multiRowInserts(
    "tasks",
    rowsOf2(sizesOf(rows).orders, (id) => [id, ...taskValues(random)])
  );
}
function taskValues(random) {
  return [random.integer(0, 19), random.letters(12).toUpperCase(), random.integer(0, 1e6)];
}
function* clustered({ rows }, random) {
  yield "CREATE TABLE readings(sensor INTEGER NOT NULL, at INTEGER NOT NULL, value INTEGER NOT NULL, PRIMARY KEY (sensor, at)) WITHOUT ROWID;";
  const { sensors, readings } = sizesOf(rows);
  yield* multiRowInserts(
    "readings",
    rowsOf2(sensors * readings, (id) => [
      Math.ceil(id / readings),
      (id - 1) % readings + 1,
      random.integer(0, 1e5)
    ])
  );
}
function* tree({ rows }, random) {
  yield "CREATE TABLE nodes(id INTEGER PRIMARY KEY, parent_id INTEGER NOT NULL, weight INTEGER NOT NULL);";
  yield* multiRowInserts(
    "nodes",
    rowsOf2(sizesOf(rows).orders, (id) => [id, Math.floor(id / 4), random.integer(1, 1e3)])
  );
}
function* family({ rows }, random) {
  const { customers: customers2, orders: count2 } = sizesOf(rows);
  yield "CREATE TABLE parents(id INTEGER PRIMARY KEY, name TEXT NOT NULL, children INTEGER NOT NULL);";
  yield* multiRowInserts(
    "parents",
    rowsOf2(customers2, (id) => [id, random.letters(12), 0])
  );
  yield "CREATE TABLE children(id INTEGER PRIMARY KEY, parent_id INTEGER NOT NULL REFERENCES parents(id) ON DELETE CASCADE, name TEXT NOT NULL);";
  yield* multiRowInserts(
    "children",
    rowsOf2(count2, (id) => [id, random.integer(1, customers2), random.letters(12)])
  );
  yield "CREATE TABLE log(id INTEGER PRIMARY KEY, child_id INTEGER NOT NULL, old TEXT NOT NULL, new TEXT NOT NULL);";
  yield "CREATE TRIGGER renamed AFTER UPDATE OF name ON children WHEN old.name <> new.name BEGIN INSERT INTO log(child_id, old, new) VALUES (new.id, old.name, new.name); UPDATE parents SET children = children + 1 WHERE id = new.parent_id; END;";
}
function* wide2({ rows }, random) {
  const columns3 = Array.from({ length: wideColumns }, (_, index) => `c${index + 1} INTEGER NOT NULL`);
  yield `CREATE TABLE wide(id INTEGER PRIMARY KEY, ${columns3.join(", ")});`;
  yield* multiRowInserts(
    "wide",
    rowsOf2(sizesOf(rows).wideRows, (id) => [id, ...wideValues(random)])
  );
  yield "CREATE TABLE texts(id INTEGER PRIMARY KEY, body TEXT NOT NULL);";
  for (let id = 1; id <= sizesOf(rows).texts; id++)
    yield appendText("", sql`INSERT INTO texts VALUES (${id}, ${longText(random)});`);
}
function wideValues(random) {
  return Array.from({ length: wideColumns }, () => random.integer(0, 1e5));
}
function longText(random) {
  const repeated = 50;
  const zeros2 = textLetters / repeated;
  return sql`replace(hex(zeroblob(${fixed(String(zeros2))})), '00', ${random.letters(repeated)})`;
}
function* json({ rows }, random) {
  yield "CREATE TABLE documents(id INTEGER PRIMARY KEY, body TEXT NOT NULL);";
  yield* multiRowInserts(
    "documents",
    rowsOf2(sizesOf(rows).documents, (id) => [id, documentOf(random)])
  );
}
function documentOf(random) {
  const items2 = Array.from({ length: random.integer(2, 6) }, () => ({
    sku: random.letters(6),
    count: random.integer(1, 9)
  }));
  const body = { name: random.letters(10), age: random.integer(18, 90), tags: [random.letters(4)], items: items2 };
  return JSON.stringify(body);
}
function* fts5({ rows }, random) {
  yield "CREATE VIRTUAL TABLE pages USING fts5(title, body);";
  yield* multiRowInserts(
    "pages(rowid, title, body)",
    rowsOf2(sizesOf(rows).documents, (id) => [id, ...pageValues(random)])
  );
}
function wordOf(number2) {
  return `w${[...String(number2)].map((digit) => "abcdefghij"[Number(digit)]).join("")}`;
}
function drawWord(random) {
  return wordOf(Math.min(random.integer(0, 1999), random.integer(0, 1999)));
}
function pageValues(random) {
  const words2 = (count2) => Array.from({ length: count2 }, () => drawWord(random)).join(" ");
  return [words2(4), words2(30)];
}
function* rtree({ rows }, random) {
  yield "CREATE VIRTUAL TABLE boxes USING rtree_i32(id, left, right, top, bottom);";
  yield* multiRowInserts(
    "boxes",
    rowsOf2(sizesOf(rows).documents, (id) => [id, ...boxOf(random)])
  );
}
function boxOf(random) {
  const [left, top] = [random.integer(0, planeSize), random.integer(0, planeSize)];
  return [left, left + random.integer(1, 100), top, top + random.integer(1, 100)];
}
var planeSize = 1e4;
function* manyTables({ rows }, random) {
  yield "CREATE TABLE migrations(id INTEGER PRIMARY KEY, name TEXT NOT NULL);";
  for (let index = 1; index <= tableCount(rows); index++) {
    yield `CREATE TABLE t${index}(id INTEGER PRIMARY KEY, k INTEGER NOT NULL, name TEXT NOT NULL DEFAULT 'none', note TEXT);`;
    yield `CREATE INDEX t${index}_k ON t${index}(k);`;
    yield* multiRowInserts(
      `t${index}`,
      rowsOf2(3, (id) => [id, random.integer(1, 1e3), random.letters(8), random.letters(8)])
    );
  }
}
function through(table4, index, column) {
  return `SELECT ${column} FROM ${table4} INDEXED BY ${index} WHERE ${column} > -1;`;
}
var databases = {
  orders: {
    make: orders,
    indexes: [
      "CREATE INDEX customers_region ON customers(region_id);",
      "CREATE INDEX products_supplier ON products(supplier_id);",
      "CREATE INDEX orders_customer ON orders(customer_id);",
      "CREATE INDEX lines_order ON lines(order_id);",
      "CREATE INDEX lines_product ON lines(product_id);"
    ],
    state: [
      ...["regions", "customers", "suppliers", "products", "orders", "lines", "archive"].map(
        (table4) => `SELECT * FROM ${table4};`
      ),
      through("orders", "orders_customer", "customer_id"),
      through("lines", "lines_order", "order_id")
    ]
  },
  special_indexes: {
    make: specialIndexes,
    indexes: [
      "CREATE INDEX tasks_open ON tasks(priority) WHERE state = 0;",
      "CREATE INDEX tasks_title ON tasks(lower(title));",
      "CREATE INDEX tasks_priority ON tasks(priority DESC, id);"
    ],
    state: [
      "SELECT * FROM tasks;",
      "SELECT priority FROM tasks INDEXED BY tasks_open WHERE state = 0;",
      "SELECT id FROM tasks INDEXED BY tasks_title WHERE lower(title) > '';",
      through("tasks", "tasks_priority", "priority")
    ]
  },
  clustered: { make: clustered, indexes: [], state: ["SELECT * FROM readings;"] },
  tree: {
    make: tree,
    indexes: ["CREATE INDEX nodes_parent ON nodes(parent_id);"],
    state: []
  },
  family: {
    make: family,
    indexes: ["CREATE INDEX children_parent ON children(parent_id);"],
    state: [
      "SELECT * FROM parents;",
      "SELECT * FROM children;",
      "SELECT * FROM log;",
      through("children", "children_parent", "parent_id")
    ]
  },
  wide: { make: wide2, indexes: [], state: ["SELECT * FROM wide;", "SELECT * FROM texts;"] },
  json: { make: json, indexes: [], state: ["SELECT * FROM documents;"] },
  fts5: {
    make: fts5,
    indexes: [],
    state: [
      "SELECT rowid, title, body FROM pages;",
      "SELECT rowid FROM pages WHERE pages MATCH 'wa*';",
      "SELECT rowid FROM pages WHERE pages MATCH 'wb*';"
    ]
  },
  rtree: {
    make: rtree,
    indexes: [],
    state: [
      "SELECT id, left, right, top, bottom FROM boxes;",
      "SELECT id FROM boxes WHERE left >= 0 AND right <= 5000;"
    ]
  },
  many_tables: { make: manyTables, indexes: [], state: ["SELECT * FROM migrations;"] }
};
function* preparation6(size, names = databaseNames) {
  for (const name2 of databaseNames.filter((one) => names.includes(one))) {
    const { make, indexes: indexes3 } = databases[name2];
    yield "BEGIN;";
    yield* make(size, new RandomStream(size.seed, `shapes ${name2}`));
    yield* indexes3;
    yield "COMMIT;";
    yield checkpoint;
  }
}

// src/suite/shapes/shape.ts
var source3 = "statements that programs execute and the suite oltp has not";
var databaseNeeds = {
  clustered: ["without-rowid"],
  family: ["foreign-keys", "triggers"],
  json: ["json"],
  fts5: ["fts5"],
  rtree: ["rtree"],
  special_indexes: ["partial-indexes", "expression-indexes"]
};
function* repetitions(shape, asked) {
  const sizes = sizesOf(asked.rows);
  for (let number2 = 1; number2 <= shape.times; number2++) yield* shape.statements({ ...asked, sizes, number: number2 });
}
function common({ name: name2, description, variants: variants3 = ["shapes"], database, times, needs = [] }) {
  return {
    name: name2,
    description,
    source: source3,
    tables: [database],
    database,
    times: () => times,
    needs: [...databaseNeeds[database] ?? [], ...needs],
    variants: variants3
  };
}
function reads3(shape) {
  const { opens = false, database } = shape;
  const { state: state2 } = databases[database];
  return {
    ...common(shape),
    kind: "reads",
    storages: [opens ? "file" : "memory"],
    statements: (asked) => repetitions(shape, asked),
    warm: opens ? [] : state2,
    ...opens ? { opens } : {},
    state: []
  };
}
var [begin2, commit2] = [sql`BEGIN;`, sql`COMMIT;`];
function writes3(shape) {
  const { onFile = false, before = [], after = [], leaves = [], database } = shape;
  const { state: state2 } = databases[database];
  return {
    ...common(shape),
    kind: "writes",
    storages: onFile ? ["memory", "file"] : ["memory"],
    *statements(asked) {
      yield* before;
      yield begin2;
      yield* repetitions(shape, asked);
      yield commit2;
      yield* after;
    },
    warm: [...state2, checkpoint],
    state: [...state2, ...leaves]
  };
}

// src/suite/shapes/changes.ts
function someOrders({ random, sizes }, parts) {
  const [first2, last2] = random.range(Math.ceil(sizes.orders / parts), sizes.orders);
  return sql`BETWEEN ${first2} AND ${last2}`;
}
function anyOrder({ random, sizes }) {
  return random.integer(1, 2 * sizes.orders);
}
var inserts2 = [
  writes3({
    name: "insert_multi_row",
    onFile: true,
    database: "orders",
    times: 150,
    description: "50 rows in a statement, at the end of a table with an index",
    statements: ({ random, sizes, number: number2 }) => {
      const first2 = sizes.orders + 50 * (number2 - 1);
      const rows = Array.from(
        { length: 50 },
        (_, index) => sql`(${[first2 + index + 1, ...orderValues(random, sizes.customers)]})`
      );
      return [sql`INSERT INTO orders VALUES ${rows};`];
    }
  }),
  writes3({
    name: "insert_select",
    onFile: true,
    database: "orders",
    times: 10,
    description: "a tenth of the orders copied into a table, by INSERT with SELECT",
    statements: ({ sizes, number: number2 }) => {
      const tenth = Math.floor(sizes.orders / 10);
      return [
        sql`INSERT INTO archive SELECT * FROM orders WHERE id > ${(number2 - 1) * tenth} AND id <= ${number2 * tenth};`
      ];
    }
  }),
  writes3({
    name: "upsert",
    onFile: true,
    database: "orders",
    times: 3e3,
    needs: ["upsert"],
    description: "a row inserted or, if its key exists, changed: ON CONFLICT DO UPDATE",
    statements: (one) => [
      sql`INSERT INTO orders VALUES (${[anyOrder(one), ...orderValues(one.random, one.sizes.customers)]}) ON CONFLICT(id) DO UPDATE SET total = total + excluded.total, status = excluded.status;`
    ]
  }),
  writes3({
    name: "insert_or_ignore",
    database: "orders",
    times: 8e3,
    description: "a row inserted unless its key exists: INSERT OR IGNORE",
    statements: (one) => [
      sql`INSERT OR IGNORE INTO orders VALUES (${[anyOrder(one), ...orderValues(one.random, one.sizes.customers)]});`
    ]
  }),
  writes3({
    name: "replace",
    database: "orders",
    times: 4e3,
    description: "a row inserted, and one with its key deleted: REPLACE",
    statements: (one) => [
      sql`REPLACE INTO orders VALUES (${[anyOrder(one), ...orderValues(one.random, one.sizes.customers)]});`
    ]
  }),
  writes3({
    name: "insert_returning",
    database: "orders",
    times: 2e3,
    needs: ["returning"],
    description: "a row inserted, which the statement returns: RETURNING",
    statements: ({ random, sizes, number: number2 }) => [
      sql`INSERT INTO orders VALUES (${[sizes.orders + number2, ...orderValues(random, sizes.customers)]}) RETURNING id, total;`
    ]
  })
];
var updates = [
  writes3({
    name: "update_returning",
    database: "orders",
    times: 2e3,
    needs: ["returning"],
    description: "a row changed by key, which the statement returns",
    statements: ({ random, sizes }) => [
      sql`UPDATE orders SET total = total + ${random.integer(1, 100)} WHERE id = ${random.integer(1, sizes.orders)} RETURNING id, total;`
    ]
  }),
  writes3({
    name: "update_range",
    onFile: true,
    database: "orders",
    times: 80,
    description: "a tenth of the orders changed, by a range of keys",
    statements: (one) => [
      sql`UPDATE orders SET total = total + ${one.random.integer(1, 100)} WHERE id ${someOrders(one, 10)};`
    ]
  }),
  writes3({
    name: "update_predicate",
    database: "orders",
    times: 40,
    description: "the orders of a status changed, for which all are read",
    statements: ({ random }) => [
      sql`UPDATE orders SET total = total + ${random.integer(1, 100)} WHERE status = ${random.integer(1, 8)};`
    ]
  }),
  writes3({
    name: "update_indexed_range",
    onFile: true,
    database: "orders",
    times: 40,
    description: "a twentieth of the orders given to other customers: an indexed column",
    statements: (one) => [
      sql`UPDATE orders SET customer_id = (customer_id + ${one.random.integer(1, 10)}) % ${one.sizes.customers} + 1 WHERE id ${someOrders(one, 20)};`
    ]
  }),
  writes3({
    name: "update_from",
    database: "orders",
    times: 5,
    needs: ["update-from"],
    description: "customers of a range changed by the sums of their orders: UPDATE FROM",
    statements: ({ random, sizes }) => {
      const [first2, last2] = random.range(Math.ceil(sizes.customers / 4), sizes.customers);
      return [
        sql`UPDATE customers SET balance = balance + due.total FROM (SELECT customer_id, sum(total) AS total FROM orders GROUP BY customer_id) AS due WHERE due.customer_id = customers.id AND customers.id BETWEEN ${first2} AND ${last2};`
      ];
    }
  })
];
var deletes = [
  writes3({
    name: "delete_range",
    onFile: true,
    database: "orders",
    times: 20,
    description: "a fortieth of the orders deleted, by a range of keys",
    statements: ({ sizes, number: number2 }) => {
      const part = Math.floor(sizes.orders / 40);
      return [
        sql`DELETE FROM orders WHERE id > ${2 * (number2 - 1) * part} AND id <= ${(2 * number2 - 1) * part};`
      ];
    }
  }),
  writes3({
    name: "delete_predicate",
    database: "orders",
    times: 4,
    description: "the orders of a status deleted, for which all are read",
    statements: ({ number: number2 }) => [sql`DELETE FROM orders WHERE status = ${2 * number2};`]
  }),
  writes3({
    name: "delete_returning",
    database: "orders",
    times: 20,
    needs: ["returning"],
    description: "some orders deleted, which the statement returns",
    statements: ({ sizes, number: number2 }) => {
      const part = Math.floor(sizes.orders / 40);
      return [
        sql`DELETE FROM orders WHERE id > ${2 * (number2 - 1) * part} AND id <= ${(2 * number2 - 1) * part} RETURNING id, total;`
      ];
    }
  }),
  writes3({
    name: "delete_all",
    onFile: true,
    database: "orders",
    times: 1,
    description: "all lines and all orders deleted, without WHERE",
    statements: () => [sql`DELETE FROM lines;`, sql`DELETE FROM orders;`]
  })
];
var transactions = [
  writes3({
    name: "savepoints",
    onFile: true,
    database: "orders",
    times: 1e3,
    needs: ["savepoints"],
    description: "a change within a savepoint that is released, and one that is rolled back",
    statements: ({ random, sizes }) => [
      sql`SAVEPOINT one;`,
      sql`UPDATE orders SET total = total + ${random.integer(1, 100)} WHERE id = ${random.integer(1, sizes.orders)};`,
      sql`SAVEPOINT two;`,
      sql`UPDATE orders SET status = ${random.integer(1, 8)} WHERE id = ${random.integer(1, sizes.orders)};`,
      sql`ROLLBACK TO two;`,
      sql`RELEASE two;`,
      sql`RELEASE one;`
    ]
  }),
  writes3({
    name: "attached_database",
    database: "orders",
    times: 10,
    needs: ["attach"],
    description: "a tenth of the orders copied into an attached database in memory, and joined with the copies",
    before: [
      sql`ATTACH ':memory:' AS other;`,
      sql`CREATE TABLE other.copies(id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL, total INTEGER NOT NULL);`
    ],
    after: [sql`DETACH other;`],
    statements: ({ sizes, number: number2 }) => {
      const tenth = Math.floor(sizes.orders / 10);
      return [
        sql`INSERT INTO other.copies SELECT id, customer_id, total FROM main.orders WHERE id > ${(number2 - 1) * tenth} AND id <= ${number2 * tenth};`,
        sql`SELECT count(*), sum(o.total + c.total) FROM main.orders o JOIN other.copies c ON c.id = o.id;`,
        sql`UPDATE main.orders SET total = total + 1 WHERE id IN (SELECT id FROM other.copies WHERE id % 20 = ${number2});`
      ];
    }
  })
];
var foreignKeys = sql`PRAGMA foreign_keys=ON;`;
var constraints = [
  writes3({
    name: "foreign_key_insert",
    database: "family",
    times: 5e3,
    description: "a row inserted whose parent has to exist",
    before: [foreignKeys],
    statements: ({ random, sizes, number: number2 }) => [
      sql`INSERT INTO children VALUES (${[sizes.orders + number2, random.integer(1, sizes.customers), random.letters(12)]});`
    ]
  }),
  writes3({
    name: "foreign_key_cascade",
    onFile: true,
    database: "family",
    times: 10,
    description: "parents deleted, and with each its children",
    before: [foreignKeys],
    statements: ({ sizes, number: number2 }) => {
      const part = Math.floor(sizes.customers / 20);
      return [sql`DELETE FROM parents WHERE id > ${(number2 - 1) * part} AND id <= ${number2 * part};`];
    }
  }),
  writes3({
    name: "trigger_update",
    database: "family",
    times: 1500,
    description: "a row changed, for which a trigger inserts one and changes another",
    before: [foreignKeys],
    statements: ({ random, sizes }) => [
      sql`UPDATE children SET name = ${random.letters(12)} WHERE id = ${random.integer(1, sizes.orders)};`
    ]
  }),
  writes3({
    name: "special_index_insert",
    database: "special_indexes",
    times: 4e3,
    description: "a row inserted into a table with a partial, an expression and a descending index",
    statements: ({ random, sizes, number: number2 }) => [
      sql`INSERT INTO tasks VALUES (${[sizes.orders + number2, ...taskValues(random)]});`
    ]
  }),
  writes3({
    name: "special_index_update",
    database: "special_indexes",
    times: 4e3,
    description: "state and priority of a row changed, which moves it in two of these indexes",
    statements: ({ random, sizes }) => [
      sql`UPDATE tasks SET state = ${random.integer(0, 1)}, priority = ${random.integer(0, 1e6)} WHERE id = ${random.integer(1, sizes.orders)};`
    ]
  }),
  writes3({
    name: "without_rowid_upsert",
    database: "clustered",
    times: 5e3,
    needs: ["upsert"],
    description: "a reading inserted or changed, in a table WITHOUT ROWID",
    statements: ({ random, sizes }) => [
      sql`INSERT INTO readings VALUES (${[random.integer(1, sizes.sensors), random.integer(1, 2 * sizes.readings), random.integer(0, 1e5)]}) ON CONFLICT(sensor, at) DO UPDATE SET value = excluded.value;`
    ]
  })
];
var rowsOfSize = [
  writes3({
    name: "wide_insert",
    database: "wide",
    times: 800,
    description: "a row of 100 columns",
    statements: ({ random, sizes, number: number2 }) => [
      sql`INSERT INTO wide VALUES (${[sizes.wideRows + number2, ...wideValues(random)]});`
    ]
  }),
  writes3({
    name: "wide_update",
    database: "wide",
    times: 3e3,
    description: "one of 100 columns of a row",
    statements: ({ random, sizes }) => [
      sql`UPDATE wide SET c50 = ${random.integer(0, 1e5)} WHERE id = ${random.integer(1, sizes.wideRows)};`
    ]
  }),
  writes3({
    name: "large_insert",
    onFile: true,
    database: "wide",
    times: 20,
    description: "a text of 1 MB",
    statements: ({ random, sizes, number: number2 }) => [
      sql`INSERT INTO texts VALUES (${sizes.texts + number2}, ${longText(random)});`
    ]
  })
];
var extensions = ["shapes_extensions"];
var extended = [
  writes3({
    name: "json_set",
    variants: extensions,
    database: "json",
    times: 2e3,
    description: "a number in a JSON document, by json_set()",
    statements: ({ random, sizes }) => [
      sql`UPDATE documents SET body = json_set(body, '$.age', ${random.integer(18, 90)}) WHERE id = ${random.integer(1, sizes.documents)};`
    ]
  }),
  writes3({
    name: "json_insert",
    variants: extensions,
    database: "json",
    times: 3e3,
    description: "a JSON document, which json() checks",
    statements: ({ random, sizes, number: number2 }) => [
      sql`INSERT INTO documents VALUES (${sizes.documents + number2}, json(${documentOf(random)}));`
    ]
  }),
  writes3({
    name: "fts5_insert",
    onFile: true,
    variants: extensions,
    database: "fts5",
    times: 2e3,
    description: "a page, into the index of full-text search",
    statements: ({ random, sizes, number: number2 }) => [
      sql`INSERT INTO pages(rowid, title, body) VALUES (${[sizes.documents + number2, ...pageValues(random)]});`
    ]
  }),
  writes3({
    name: "fts5_update",
    variants: extensions,
    database: "fts5",
    times: 300,
    description: "the title of a page",
    statements: ({ random, sizes }) => [
      sql`UPDATE pages SET title = ${`${drawWord(random)} ${drawWord(random)}`} WHERE rowid = ${random.integer(1, sizes.documents)};`
    ]
  }),
  writes3({
    name: "rtree_insert",
    variants: extensions,
    database: "rtree",
    times: 3e3,
    description: "a box, into an R-Tree",
    statements: ({ random, sizes, number: number2 }) => [
      sql`INSERT INTO boxes VALUES (${[sizes.documents + number2, ...boxOf(random)]});`
    ]
  }),
  writes3({
    name: "rtree_delete",
    variants: extensions,
    database: "rtree",
    times: 50,
    description: "a box deleted from an R-Tree",
    statements: ({ number: number2 }) => [sql`DELETE FROM boxes WHERE id = ${number2};`]
  })
];
var noOp = ["shapes_no_op"];
var withoutEffect = [
  writes3({
    name: "no_op_update_by_key",
    onFile: true,
    variants: noOp,
    database: "orders",
    times: 5e3,
    description: "a row given the values that it has, by key",
    statements: ({ random, sizes }) => [
      sql`UPDATE orders SET total = total, customer_id = customer_id WHERE id = ${random.integer(1, sizes.orders)};`
    ]
  }),
  writes3({
    name: "no_op_update_range",
    onFile: true,
    variants: noOp,
    database: "orders",
    times: 30,
    description: "a tenth of the rows given the values that they have, by a range of keys",
    statements: (one) => [
      sql`UPDATE orders SET customer_id = customer_id + 0, note = note WHERE id ${someOrders(one, 10)};`
    ]
  }),
  writes3({
    name: "no_op_upsert",
    variants: noOp,
    database: "orders",
    times: 2e3,
    needs: ["upsert"],
    description: "a row that exists, given the values that it has: ON CONFLICT DO UPDATE",
    statements: ({ random, sizes }) => [
      sql`INSERT INTO orders SELECT * FROM orders WHERE id = ${random.integer(1, sizes.orders)} ON CONFLICT(id) DO UPDATE SET total = excluded.total, customer_id = excluded.customer_id;`
    ]
  })
];
var changes = [
  ...inserts2,
  ...updates,
  ...deletes,
  ...transactions,
  ...constraints,
  ...rowsOfSize,
  ...extended,
  ...withoutEffect
];

// src/suite/shapes/queries.ts
function someCustomers({ random, sizes }) {
  const [first2, last2] = random.range(Math.ceil(sizes.customers / 20), sizes.customers);
  return sql`BETWEEN ${first2} AND ${last2}`;
}
var joins = [
  reads3({
    name: "join_3",
    database: "orders",
    times: 25,
    description: "orders and lines of a twentieth of the customers: three tables",
    statements: (one) => [
      sql`SELECT c.name, o.day, l.quantity FROM customers c JOIN orders o ON o.customer_id = c.id JOIN lines l ON l.order_id = o.id WHERE c.id ${someCustomers(one)};`
    ]
  }),
  reads3({
    name: "join_4",
    database: "orders",
    times: 12,
    description: "the same with products: four tables",
    statements: (one) => [
      sql`SELECT c.name, p.name, sum(l.quantity * p.price) FROM customers c JOIN orders o ON o.customer_id = c.id JOIN lines l ON l.order_id = o.id JOIN products p ON p.id = l.product_id WHERE c.id ${someCustomers(one)} GROUP BY c.id, p.id;`
    ]
  }),
  reads3({
    name: "join_5",
    database: "orders",
    times: 25,
    description: "the same with suppliers: five tables",
    statements: (one) => [
      sql`SELECT s.name, count(*), sum(l.quantity) FROM customers c JOIN orders o ON o.customer_id = c.id JOIN lines l ON l.order_id = o.id JOIN products p ON p.id = l.product_id JOIN suppliers s ON s.id = p.supplier_id WHERE c.id ${someCustomers(one)} GROUP BY s.id;`
    ]
  }),
  reads3({
    name: "join_6",
    database: "orders",
    times: 25,
    description: "the same with regions: six tables",
    statements: (one) => [
      sql`SELECT r.name, count(*), sum(l.quantity * p.price) FROM customers c JOIN orders o ON o.customer_id = c.id JOIN lines l ON l.order_id = o.id JOIN products p ON p.id = l.product_id JOIN suppliers s ON s.id = p.supplier_id JOIN regions r ON r.id = s.region_id WHERE c.id ${someCustomers(one)} GROUP BY r.id;`
    ]
  }),
  reads3({
    name: "left_join",
    database: "orders",
    times: 50,
    description: "orders without a line, by a left join, of a tenth of the orders",
    statements: ({ random, sizes }) => {
      const [first2, last2] = random.range(Math.ceil(sizes.orders / 10), sizes.orders);
      return [
        sql`SELECT o.id, o.day FROM orders o LEFT JOIN lines l ON l.order_id = o.id WHERE l.id IS NULL AND o.id BETWEEN ${first2} AND ${last2};`
      ];
    }
  })
];
var lists = [
  reads3({
    name: "in_1000_values",
    database: "orders",
    times: 20,
    description: "orders whose keys are in a list of 1,000 values",
    statements: ({ random, sizes }) => [
      sql`SELECT id, total FROM orders WHERE id IN (${Array.from({ length: 1e3 }, () => random.integer(1, 2 * sizes.orders))});`
    ]
  }),
  reads3({
    name: "in_subquery",
    database: "orders",
    times: 60,
    description: "orders of the customers of a region, by IN with a subquery",
    statements: ({ random, sizes }) => [
      sql`SELECT count(*), sum(total) FROM orders WHERE customer_id IN (SELECT id FROM customers WHERE region_id = ${random.integer(1, sizes.regions)});`
    ]
  }),
  reads3({
    name: "correlated_subquery",
    database: "orders",
    times: 60,
    description: "count and largest order of a twentieth of the customers, by correlated subqueries",
    statements: (one) => [
      sql`SELECT id, (SELECT count(*) FROM orders o WHERE o.customer_id = c.id), (SELECT max(total) FROM orders o WHERE o.customer_id = c.id) FROM customers c WHERE c.id ${someCustomers(one)};`
    ]
  }),
  reads3({
    name: "exists_subquery",
    database: "orders",
    times: 10,
    description: "customers with an order above a total, by EXISTS",
    statements: ({ random }) => [
      sql`SELECT id, name FROM customers c WHERE EXISTS (SELECT 1 FROM orders o WHERE o.customer_id = c.id AND o.total > ${random.integer(5e5, 99e4)});`
    ]
  }),
  reads3({
    name: "compound_select",
    database: "orders",
    times: 5,
    description: "customers of orders of a status, without those of another, by EXCEPT and UNION",
    statements: ({ random }) => {
      const status = random.integer(1, 7);
      return [
        sql`SELECT customer_id FROM orders WHERE status = ${status} EXCEPT SELECT customer_id FROM orders WHERE status = ${status + 1} UNION SELECT id FROM customers WHERE balance < ${random.integer(-5e3, 0)};`
      ];
    }
  })
];
var sorts = [
  reads3({
    name: "order_limit_offset",
    database: "orders",
    times: 6,
    description: "20 rows far behind the start of all orders, which are sorted for it",
    statements: ({ random, sizes }) => [
      sql`SELECT id, total, day FROM orders ORDER BY total DESC, id LIMIT 20 OFFSET ${random.integer(0, Math.floor(sizes.orders / 2))};`
    ]
  }),
  reads3({
    name: "order_limit_by_key",
    database: "orders",
    times: 800,
    description: "20 rows far behind the start of all orders, in the order of the key",
    statements: ({ random, sizes }) => [
      sql`SELECT id, total, day FROM orders ORDER BY id LIMIT 20 OFFSET ${random.integer(0, Math.floor(sizes.orders / 2))};`
    ]
  }),
  reads3({
    name: "aggregate_by_index",
    database: "orders",
    times: 60,
    description: "orders counted for each customer, from the index",
    statements: () => [sql`SELECT customer_id, count(*) FROM orders GROUP BY customer_id;`]
  }),
  reads3({
    name: "aggregate_without_index",
    database: "orders",
    times: 4,
    description: "orders counted and added up for each day and status, without an index",
    statements: () => [
      sql`SELECT day, status, count(*), sum(total), avg(total) FROM orders GROUP BY day, status;`
    ]
  }),
  reads3({
    name: "having_distinct",
    database: "orders",
    times: 6,
    description: "customers with orders on many days, by COUNT(DISTINCT) and HAVING",
    statements: ({ random }) => [
      sql`SELECT customer_id, count(DISTINCT day) FROM orders GROUP BY customer_id HAVING count(DISTINCT day) > ${random.integer(8, 12)};`
    ]
  })
];
var texts = [
  reads3({
    name: "like_prefix",
    database: "orders",
    times: 50,
    description: "orders whose note begins with a letter, by LIKE",
    statements: ({ random }) => [sql`SELECT id FROM orders WHERE note LIKE ${`${random.letters(1)}%`};`]
  }),
  reads3({
    name: "like_within",
    database: "orders",
    times: 30,
    description: "orders whose note has two letters somewhere, by LIKE",
    statements: ({ random }) => [sql`SELECT id FROM orders WHERE note LIKE ${`%${random.letters(2)}%`};`]
  }),
  reads3({
    name: "glob",
    database: "orders",
    times: 20,
    description: "orders whose note has a letter of some at its second place, by GLOB",
    statements: ({ random }) => [sql`SELECT id FROM orders WHERE note GLOB ${`?[${random.letters(3)}]*`};`]
  })
];
var windows = [
  reads3({
    name: "window_rank",
    database: "orders",
    times: 3,
    needs: ["windows"],
    description: "the largest three orders of each customer, by row_number()",
    statements: () => [
      sql`SELECT customer_id, id, total FROM (SELECT customer_id, id, total, row_number() OVER (PARTITION BY customer_id ORDER BY total DESC, id) AS place FROM orders) WHERE place <= 3 ORDER BY customer_id, place;`
    ]
  }),
  reads3({
    name: "window_running_sum",
    database: "orders",
    times: 2,
    needs: ["windows"],
    description: "the running sum of each customer's orders, by sum() over all rows up to this",
    statements: () => [
      sql`SELECT id, sum(total) OVER (PARTITION BY customer_id ORDER BY id) FROM orders ORDER BY id;`
    ]
  }),
  reads3({
    name: "window_frame",
    database: "orders",
    times: 3,
    needs: ["windows"],
    description: "average and smallest of the seven orders around each, by a frame of rows",
    statements: () => [
      sql`SELECT id, avg(total) OVER around, min(total) OVER around FROM orders WINDOW around AS (ORDER BY id ROWS BETWEEN 3 PRECEDING AND 3 FOLLOWING) ORDER BY id;`
    ]
  })
];
var recursive = [
  reads3({
    name: "recursive_series",
    database: "tree",
    times: 5,
    needs: ["recursive-ctes"],
    description: "the sum of the numbers up to about 20,000, made by a recursive query",
    statements: ({ random }) => [
      sql`WITH RECURSIVE series(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM series WHERE n < ${random.integer(19e3, 2e4)}) SELECT count(*), sum(n) FROM series;`
    ]
  }),
  reads3({
    name: "recursive_tree",
    database: "tree",
    times: 20,
    needs: ["recursive-ctes"],
    description: "all nodes below one, by a recursive query through the index on the parent",
    statements: ({ random }) => [
      sql`WITH RECURSIVE below(id, weight) AS (SELECT id, weight FROM nodes WHERE id = ${random.integer(1, 12)} UNION ALL SELECT n.id, n.weight FROM nodes n JOIN below b ON n.parent_id = b.id) SELECT count(*), sum(weight) FROM below;`
    ]
  })
];
var indexes = [
  reads3({
    name: "partial_index",
    database: "special_indexes",
    times: 800,
    description: "open tasks of a range of priorities, from an index of open tasks alone",
    statements: ({ random }) => {
      const low = random.integer(0, 8e5);
      return [
        sql`SELECT id, title FROM tasks WHERE state = 0 AND priority BETWEEN ${low} AND ${low + 2e5};`
      ];
    }
  }),
  reads3({
    name: "expression_index",
    database: "special_indexes",
    times: 100,
    description: "tasks whose title in lower case begins with a letter, from an index on lower(title)",
    statements: ({ random }) => {
      const letter = random.letters(1);
      return [
        sql`SELECT id, priority FROM tasks WHERE lower(title) >= ${letter} AND lower(title) < ${`${letter}{`};`
      ];
    }
  }),
  reads3({
    name: "descending_index",
    database: "special_indexes",
    times: 2500,
    description: "the 50 tasks of the highest priorities below one, from a descending index",
    statements: ({ random }) => [
      sql`SELECT id, priority FROM tasks WHERE priority < ${random.integer(1e5, 1e6)} ORDER BY priority DESC, id LIMIT 50;`
    ]
  }),
  reads3({
    name: "without_rowid_range",
    database: "clustered",
    times: 2e3,
    description: "a hundred readings of a sensor, from a table WITHOUT ROWID",
    statements: ({ random, sizes }) => {
      const [first2, last2] = random.range(100, sizes.readings);
      return [
        sql`SELECT at, value FROM readings WHERE sensor = ${random.integer(1, sizes.sensors)} AND at BETWEEN ${first2} AND ${last2};`
      ];
    }
  })
];
var rowsOfSize2 = [
  reads3({
    name: "wide_rows",
    database: "wide",
    times: 4,
    description: `all of ${wideColumns} columns of all rows`,
    statements: () => [sql`SELECT * FROM wide;`]
  }),
  reads3({
    name: "wide_last_column",
    database: "wide",
    times: 50,
    description: `the sum of the last of ${wideColumns} columns`,
    statements: () => [sql`SELECT sum(${fixed(`c${wideColumns}`)}) FROM wide;`]
  }),
  reads3({
    name: "large_values",
    database: "wide",
    times: 20,
    description: "ten texts of 1 MB each",
    statements: () => [sql`SELECT id, body FROM texts;`]
  }),
  reads3({
    name: "large_value_part",
    database: "wide",
    times: 100,
    description: "ten letters in the middle of a text of 1 MB",
    statements: ({ random, sizes }) => [
      sql`SELECT substr(body, ${random.integer(1, 9e5)}, 10) FROM texts WHERE id = ${random.integer(1, sizes.texts)};`
    ]
  })
];
var extensions2 = ["shapes_extensions"];
var extended2 = [
  reads3({
    name: "json_extract",
    variants: extensions2,
    database: "json",
    times: 5,
    description: "a number in each of all JSON documents",
    statements: ({ random }) => [
      sql`SELECT id, json_extract(body, '$.name') FROM documents WHERE json_extract(body, '$.age') = ${random.integer(18, 90)};`
    ]
  }),
  reads3({
    name: "json_each",
    variants: extensions2,
    database: "json",
    times: 2,
    description: "the items of all JSON documents, added up by json_each()",
    statements: () => [
      sql`SELECT count(*), sum(json_extract(item.value, '$.count')) FROM documents, json_each(documents.body, '$.items') AS item;`
    ]
  }),
  reads3({
    name: "fts5_match",
    variants: extensions2,
    database: "fts5",
    times: 100,
    description: "pages with a word, by full-text search",
    statements: ({ random }) => [sql`SELECT rowid, title FROM pages WHERE pages MATCH ${drawWord(random)};`]
  }),
  reads3({
    name: "fts5_phrase_rank",
    variants: extensions2,
    database: "fts5",
    times: 50,
    description: "the ten best pages with one of two words, ranked by bm25()",
    statements: ({ random }) => [
      sql`SELECT rowid FROM pages WHERE pages MATCH ${`${drawWord(random)} OR ${drawWord(random)}`} ORDER BY rank, rowid LIMIT 10;`
    ]
  }),
  reads3({
    name: "fts5_prefix",
    variants: extensions2,
    database: "fts5",
    times: 80,
    description: "pages with a word that begins with given letters",
    statements: ({ random }) => [
      sql`SELECT count(*) FROM pages WHERE pages MATCH ${`${wordOf(random.integer(10, 99))}*`};`
    ]
  }),
  reads3({
    name: "rtree_window",
    variants: extensions2,
    database: "rtree",
    times: 1e3,
    description: "boxes that touch a window, by R-Tree",
    statements: ({ random }) => {
      const [left, top] = [random.integer(0, planeSize - 1e3), random.integer(0, planeSize - 1e3)];
      return [
        sql`SELECT id, left, top FROM boxes WHERE right >= ${left} AND left <= ${left + 1e3} AND bottom >= ${top} AND top <= ${top + 1e3};`
      ];
    }
  })
];
var queries2 = [
  ...joins,
  ...lists,
  ...sorts,
  ...texts,
  ...windows,
  ...recursive,
  ...indexes,
  ...rowsOfSize2,
  ...extended2
];

// src/suite/shapes/schema-work.ts
var variants2 = ["shapes_schema"];
function note(number2, name2) {
  return sql`INSERT INTO migrations VALUES (${number2}, ${name2});`;
}
function someTable({ random, rows }) {
  return `t${random.integer(1, tableCount(rows))}`;
}
var tableOf = (number2) => fixed(`t${number2}`);
var mostTables = 50;
var definitions = [
  writes3({
    name: "create_tables",
    onFile: true,
    variants: variants2,
    database: "many_tables",
    times: mostTables,
    description: "a table and its index created beside 1,000 others",
    statements: ({ number: number2, random }) => [
      sql`CREATE TABLE ${fixed(`n${number2}`)}(id INTEGER PRIMARY KEY, k INTEGER NOT NULL, name TEXT NOT NULL);`,
      sql`CREATE INDEX ${fixed(`n${number2}_k`)} ON ${fixed(`n${number2}`)}(k);`,
      sql`INSERT INTO ${fixed(`n${number2}`)} VALUES (1, ${[random.integer(1, 1e3), random.letters(8)]});`
    ],
    leaves: [`SELECT name FROM sqlite_master WHERE name GLOB 'n[0-9]*';`, `SELECT * FROM n${mostTables};`]
  }),
  writes3({
    name: "drop_tables",
    onFile: true,
    variants: variants2,
    database: "many_tables",
    times: mostTables,
    description: "one of 1,000 tables dropped, with its index",
    statements: ({ number: number2 }) => [sql`DROP TABLE ${tableOf(number2)};`, note(number2, "drop")],
    leaves: ["SELECT name FROM sqlite_master;"]
  }),
  writes3({
    name: "add_column",
    variants: variants2,
    database: "many_tables",
    times: 3,
    needs: ["alter-table"],
    description: "a column added to one of 1,000 tables, and used",
    statements: ({ number: number2, random }) => [
      sql`ALTER TABLE ${tableOf(number2)} ADD COLUMN extra INTEGER NOT NULL DEFAULT 7;`,
      sql`UPDATE ${tableOf(number2)} SET extra = ${random.integer(1, 1e3)} WHERE id = 2;`
    ],
    leaves: ["SELECT id, extra FROM t1;", "SELECT id, extra FROM t3;"]
  }),
  writes3({
    name: "rename_drop_column",
    variants: variants2,
    database: "many_tables",
    times: 1,
    needs: ["alter-table"],
    description: "a column renamed and another dropped, in one of 1,000 tables",
    statements: ({ number: number2 }) => [
      sql`ALTER TABLE ${tableOf(number2)} RENAME COLUMN name TO title;`,
      sql`ALTER TABLE ${tableOf(number2)} DROP COLUMN note;`,
      note(number2, "rename")
    ],
    leaves: ["SELECT id, k, title FROM t1;"]
  }),
  writes3({
    name: "create_index",
    onFile: true,
    variants: variants2,
    database: "orders",
    times: 4,
    description: "an index of two columns created on all orders, used and dropped",
    statements: () => [
      sql`CREATE INDEX orders_day ON orders(day, total);`,
      sql`UPDATE orders SET total = total + 1 WHERE day BETWEEN '2020-01-01' AND '2020-06-30';`,
      sql`SELECT count(*), sum(total) FROM orders WHERE day BETWEEN '2020-01-01' AND '2020-06-30';`,
      sql`DROP INDEX orders_day;`
    ]
  }),
  writes3({
    name: "create_view",
    variants: variants2,
    database: "many_tables",
    times: 50,
    description: "a view created beside 1,000 tables, read and dropped",
    statements: ({ number: number2 }) => [
      sql`CREATE VIEW recent AS SELECT id, k FROM ${tableOf(number2)} WHERE id > 1;`,
      sql`SELECT id, k FROM recent;`,
      sql`DROP VIEW recent;`,
      note(number2, "view")
    ]
  })
];
var schemas = [
  reads3({
    name: "open_1000_tables",
    variants: variants2,
    database: "many_tables",
    times: 1,
    opens: true,
    description: "a database of 1,000 tables opened, and a row of one read: the schema is parsed",
    statements: (one) => [sql`SELECT id, k, name FROM ${fixed(someTable(one))} WHERE id = 2;`]
  }),
  reads3({
    name: "reload_schema",
    variants: variants2,
    database: "many_tables",
    times: 4,
    description: "a table created beside 1,000 others and rolled back, after which the schema is parsed again",
    statements: (one) => [
      sql`BEGIN;`,
      sql`CREATE TABLE undone(id INTEGER PRIMARY KEY);`,
      sql`ROLLBACK;`,
      sql`SELECT id, k, name FROM ${fixed(someTable(one))} WHERE id = 2;`
    ]
  }),
  reads3({
    name: "list_schema",
    variants: variants2,
    database: "many_tables",
    times: 60,
    description: "the names of all tables and indexes, and the columns of a table",
    statements: (one) => [
      sql`SELECT type, name, tbl_name FROM sqlite_master;`,
      sql`SELECT name, type FROM pragma_table_info(${someTable(one)});`
    ]
  }),
  reads3({
    name: "prepare_simple",
    variants: variants2,
    database: "many_tables",
    times: 2e3,
    description: "a statement on one of 1,000 tables parsed and planned, which returns no row",
    statements: (one) => [
      sql`SELECT id, name, note FROM ${fixed(someTable(one))} WHERE k = ${one.number} AND id > ${one.number} LIMIT 0;`
    ]
  }),
  reads3({
    name: "prepare_join",
    variants: variants2,
    database: "orders",
    times: 500,
    description: "a join of six tables parsed and planned, which returns no row",
    statements: ({ number: number2 }) => [
      sql`SELECT c.name, o.day, p.name, r.name, sum(l.quantity * p.price) FROM customers c JOIN orders o ON o.customer_id = c.id JOIN lines l ON l.order_id = o.id JOIN products p ON p.id = l.product_id JOIN suppliers s ON s.id = p.supplier_id JOIN regions r ON r.id = s.region_id WHERE c.balance > ${number2} AND o.status IN (1, 2, 3) AND p.price BETWEEN ${number2} AND ${number2 + 5e3} GROUP BY c.id, p.id, r.id HAVING count(*) > 1 LIMIT 0;`
    ]
  })
];
var maintenance = [
  reads3({
    name: "integrity_check",
    variants: variants2,
    database: "orders",
    times: 2,
    needs: ["integrity-check"],
    description: "all tables and indexes checked, by PRAGMA integrity_check",
    statements: () => [sql`PRAGMA integrity_check;`]
  }),
  writes3({
    name: "vacuum",
    onFile: true,
    variants: variants2,
    database: "orders",
    times: 1,
    needs: ["vacuum"],
    description: "every third order deleted, and the database written anew, by VACUUM",
    statements: () => [sql`DELETE FROM orders WHERE id % 3 = 0;`],
    after: [sql`VACUUM;`]
  }),
  writes3({
    name: "analyze",
    variants: variants2,
    database: "orders",
    times: 6,
    needs: ["analyze"],
    description: "a status changed, and the statistics of all indexes gathered, by ANALYZE",
    statements: ({ number: number2 }) => [
      sql`UPDATE orders SET status = ${10 + number2} WHERE status = ${number2};`,
      sql`ANALYZE;`
    ]
  })
];
var schemaWork = [...definitions, ...schemas, ...maintenance];

// src/suite/shapes/suite.ts
var shapes2 = {
  name: "shapes",
  description: "statements that oltp has not: UPSERT, joins, windows, JSON, full-text search, DDL, VACUUM",
  seconds: 90,
  workloads: [...queries2, ...changes, ...schemaWork],
  tables: databaseNames,
  // Statements on tables that do not exist yet cannot be prepared before the clock starts.
  form: "text",
  // The suite times the opening of a database with 1,000 tables.
  noShells: true,
  preparation: (_variant, size, names) => preparation6(size, names)
};

// src/suite/tpcc/conditions.ts
var inReportOrder3 = [
  {
    sentence: "warehouse %s has w_ytd %s, and its districts have %s in all",
    columns: ["w_id", "w_ytd", "paid"],
    query: "SELECT w_id, w_ytd, (SELECT SUM(d_ytd) FROM district WHERE d_w_id = w_id) AS paid FROM warehouse",
    isViolated: (dialect) => differs("w_ytd", "paid", dialect)
  },
  {
    sentence: "district %s of warehouse %s has d_next_o_id %s, its newest order is %s and its newest new order %s",
    columns: ["d_id", "d_w_id", "d_next_o_id", "newest", "newest_new"],
    query: "SELECT d_id, d_w_id, d_next_o_id, (SELECT MAX(o_id) FROM orders WHERE o_w_id = d_w_id AND o_d_id = d_id) AS newest, (SELECT MAX(no_o_id) FROM new_order WHERE no_w_id = d_w_id AND no_d_id = d_id) AS newest_new FROM district",
    isViolated: (dialect) => `${differs("d_next_o_id - 1", "newest", dialect)} OR newest_new <> newest`
  },
  {
    sentence: "district %s of warehouse %s has %s new orders from %s to %s",
    columns: ["no_d_id", "no_w_id", "orders", "oldest", "newest"],
    query: "SELECT no_d_id, no_w_id, COUNT(*) AS orders, MIN(no_o_id) AS oldest, MAX(no_o_id) AS newest FROM new_order GROUP BY no_w_id, no_d_id",
    isViolated: () => "newest - oldest + 1 <> orders"
  },
  {
    sentence: "district %s of warehouse %s has %s order lines, and its orders say %s",
    columns: ["d_id", "d_w_id", "found", "counted"],
    query: "SELECT d_id, d_w_id, (SELECT COUNT(*) FROM order_line WHERE ol_w_id = d_w_id AND ol_d_id = d_id) AS found, (SELECT SUM(o_ol_cnt) FROM orders WHERE o_w_id = d_w_id AND o_d_id = d_id) AS counted FROM district",
    isViolated: () => "found <> ifnull(counted, 0)"
  }
];
function conditions(dialect) {
  return inReportOrder3.map(({ sentence, columns: columns3, query, isViolated }, index) => {
    const format = `consistency condition ${index + 1} is violated: ${sentence}`;
    const found = derivedTable(query, dialect);
    return `SELECT ${formatted(format, columns3, dialect)} FROM ${found} WHERE ${isViolated(dialect)};`;
  });
}

// src/suite/tpcc/tables.ts
var tableNames4 = [
  "item",
  "warehouse",
  "stock",
  "district",
  "customer",
  "history",
  "orders",
  "new_order",
  "order_line"
];
var integer2 = (name2) => ({ name: name2, holds: "integer" });
var amount2 = (name2) => ({ name: name2, holds: "amount" });
var time3 = (name2) => ({ name: name2, holds: "time" });
var text2 = (name2, length) => ({ name: name2, holds: "text", length });
var key = (name2) => ({ ...integer2(name2), isKey: true });
var optional2 = (column) => ({ ...column, isOptional: true });
var types = {
  sqlite: { integer: "INTEGER", amount: "INTEGER", time: "TEXT", text: "TEXT" },
  mysql: { integer: "INT", amount: "BIGINT", time: "DATETIME", text: "VARCHAR" }
};
function definition({ name: name2, holds, length, isOptional = false, isKey = false }, dialect) {
  const type = types[dialect][holds];
  const sized = dialect === "mysql" && length !== void 0 ? `${type}(${length})` : type;
  const isRequired = !isOptional && !(isKey && dialect === "sqlite");
  return `${name2} ${sized}${isRequired ? " NOT NULL" : ""}${isKey ? " PRIMARY KEY" : ""}`;
}
var addressLengths = { street_1: 20, street_2: 20, city: 20, state: 2, zip: 9 };
var address = (prefix2) => Object.entries(addressLengths).map(([name2, length]) => text2(`${prefix2}_${name2}`, length));
var definitions2 = {
  item: [key("i_id"), integer2("i_im_id"), text2("i_name", 24), integer2("i_price"), text2("i_data", 50)],
  warehouse: [key("w_id"), text2("w_name", 10), ...address("w"), integer2("w_tax"), amount2("w_ytd")],
  stock: [
    integer2("s_i_id"),
    integer2("s_w_id"),
    integer2("s_quantity"),
    ...Array.from({ length: 10 }, (_, index) => text2(distributionColumn(index + 1), 24)),
    amount2("s_ytd"),
    integer2("s_order_cnt"),
    integer2("s_remote_cnt"),
    text2("s_data", 50),
    "PRIMARY KEY (s_w_id, s_i_id)"
  ],
  district: [
    integer2("d_id"),
    integer2("d_w_id"),
    text2("d_name", 10),
    ...address("d"),
    integer2("d_tax"),
    amount2("d_ytd"),
    integer2("d_next_o_id"),
    "PRIMARY KEY (d_w_id, d_id)"
  ],
  customer: [
    integer2("c_id"),
    integer2("c_d_id"),
    integer2("c_w_id"),
    text2("c_first", 16),
    text2("c_middle", 2),
    text2("c_last", 16),
    ...address("c"),
    text2("c_phone", 16),
    time3("c_since"),
    text2("c_credit", 2),
    integer2("c_credit_lim"),
    integer2("c_discount"),
    amount2("c_balance"),
    amount2("c_ytd_payment"),
    integer2("c_payment_cnt"),
    integer2("c_delivery_cnt"),
    text2("c_data", 500),
    "PRIMARY KEY (c_w_id, c_d_id, c_id)"
  ],
  history: [
    integer2("h_c_id"),
    integer2("h_c_d_id"),
    integer2("h_c_w_id"),
    integer2("h_d_id"),
    integer2("h_w_id"),
    time3("h_date"),
    integer2("h_amount"),
    text2("h_data", 24)
  ],
  orders: [
    integer2("o_id"),
    integer2("o_d_id"),
    integer2("o_w_id"),
    integer2("o_c_id"),
    time3("o_entry_d"),
    optional2(integer2("o_carrier_id")),
    integer2("o_ol_cnt"),
    integer2("o_all_local"),
    "PRIMARY KEY (o_w_id, o_d_id, o_id)"
  ],
  new_order: [
    integer2("no_o_id"),
    integer2("no_d_id"),
    integer2("no_w_id"),
    "PRIMARY KEY (no_w_id, no_d_id, no_o_id)"
  ],
  order_line: [
    integer2("ol_o_id"),
    integer2("ol_d_id"),
    integer2("ol_w_id"),
    integer2("ol_number"),
    integer2("ol_i_id"),
    integer2("ol_supply_w_id"),
    optional2(time3("ol_delivery_d")),
    integer2("ol_quantity"),
    integer2("ol_amount"),
    text2("ol_dist_info", 24),
    "PRIMARY KEY (ol_w_id, ol_d_id, ol_o_id, ol_number)"
  ]
};
var indexes2 = [
  { table: "customer", name: "customer_name", columns: "c_w_id, c_d_id, c_last, c_first" },
  { table: "orders", name: "orders_customer", columns: "o_w_id, o_d_id, o_c_id, o_id" }
];
function createTable2(name2, dialect) {
  const parts = definitions2[name2].map(
    (part) => typeof part === "string" ? part : definition(part, dialect)
  );
  return `CREATE TABLE ${name2}(${parts.join(", ")})${tableOptions[dialect]};`;
}
function createIndex2({ table: table4, name: name2, columns: columns3 }) {
  return `CREATE INDEX ${name2} ON ${table4}(${columns3});`;
}
function distributionColumn(district) {
  return `s_dist_${String(district).padStart(2, "0")}`;
}

// src/suite/tpcc/fresh-state.ts
var noTime = { sqlite: "= ''", mysql: "< '2000-01-01'" };
var reads4 = (dialect) => [
  "SELECT count(*) FROM item WHERE i_data = '';",
  "SELECT count(*) FROM warehouse WHERE w_name = '';",
  "SELECT count(*) FROM stock WHERE s_data = '';",
  "SELECT count(*) FROM district WHERE d_name = '';",
  "SELECT count(*) FROM customer WHERE c_data = '';",
  "SELECT count(*) FROM history WHERE h_data = '';",
  `SELECT count(*) FROM orders WHERE o_entry_d ${noTime[dialect]};`,
  "SELECT count(*) FROM new_order WHERE no_o_id < 0;",
  "SELECT count(*) FROM order_line WHERE ol_dist_info = '';",
  `SELECT count(*) FROM customer ${throughIndex("customer_name", dialect)} WHERE c_w_id > 0 AND c_first = '';`,
  `SELECT count(*) FROM orders ${throughIndex("orders_customer", dialect)} WHERE o_w_id > 0 AND o_id < 0;`
];
var changed = [
  { table: "stock", column: "s_dist_01", rows: "s_i_id % 30 = 0" },
  { table: "customer", column: "c_street_1", rows: "c_id % 30 = 0" }
];
function warm2(dialect) {
  return [
    ...reads4(dialect),
    "BEGIN;",
    // SQLite writes nothing if a value stays the same, so each row has to change in between.
    ...changed.flatMap(
      ({ table: table4, column, rows }) => ["upper", "lower"].map(
        (change2) => `UPDATE ${table4} SET ${column} = ${change2}(${column}) WHERE ${rows};`
      )
    ),
    "COMMIT;",
    ...settle[dialect]
  ];
}
function state(dialect) {
  return [
    ...tableNames4.map((name2) => `SELECT * FROM ${name2};`),
    ...indexes2.map(
      ({ table: table4, name: name2, columns: columns3 }) => `SELECT ${columns3} FROM ${table4} ${throughIndex(name2, dialect)};`
    )
  ];
}

// src/suite/tpcc/non-uniform.ts
var spreads = {
  "loaded last name": 255,
  "last name": 255,
  customer: 1023,
  item: 8191
};
function offsetsOf(seed) {
  const random = new RandomStream(seed, "tpcc offsets");
  const loaded = random.integer(0, spreads["loaded last name"]);
  const deltas = Array.from({ length: 55 }, (_, index) => 65 + index).filter(
    (delta2) => delta2 !== 96 && delta2 !== 112
  );
  const delta = random.oneOf(deltas);
  return {
    "loaded last name": loaded,
    "last name": loaded >= delta ? loaded - delta : loaded + delta,
    customer: random.integer(0, spreads.customer),
    item: random.integer(0, spreads.item)
  };
}
function nonUniform(random, offsets, chosen, first2, last2) {
  const bits = random.integer(0, spreads[chosen]) | random.integer(first2, last2);
  return (bits + offsets[chosen]) % (last2 - first2 + 1) + first2;
}
var syllables = ["BAR", "OUGHT", "ABLE", "PRI", "PRES", "ESE", "ANTI", "CALLY", "ATION", "EING"];
function lastName(number2) {
  const digits2 = String(number2).padStart(3, "0");
  return Array.from(digits2, (digit) => syllables[Number(digit)]).join("");
}

// src/suite/tpcc/scale.ts
var districtCount = 10;
var standardItems = 1e5;
var standardCustomers = 3e3;
var standardLastNames = 1e3;
function scaleOf2({ rows, seed, warehouses: warehouses2 = 1 }) {
  const customers2 = Math.max(1, Math.round(rows * standardCustomers / standardItems));
  const lastNames = Math.floor(customers2 * standardLastNames / standardCustomers);
  return {
    seed,
    warehouses: warehouses2,
    items: rows,
    customers: customers2,
    delivered: Math.floor(0.7 * customers2),
    lastNames: Math.min(Math.max(1, lastNames), standardLastNames),
    offsets: offsetsOf(seed)
  };
}

// src/suite/tpcc/rows.ts
var loadedAt = "2026-01-01 00:00:00";
var districtPayments = 3e6;
var firstPayment = 1e3;
function streamOf({ seed }, table4, ...key2) {
  return new RandomStream(seed, `tpcc ${table4} ${key2.join(" ")}`);
}
function text3(random, shortest, longest) {
  return random.letters(random.integer(shortest, longest));
}
function data(random) {
  const letters2 = text3(random, 26, 50);
  if (random.integer(1, 10) > 1) return letters2;
  const start2 = random.integer(0, letters2.length - 8);
  return `${letters2.slice(0, start2)}ORIGINAL${letters2.slice(start2 + 8)}`;
}
function digits(random, count2) {
  return Array.from({ length: count2 }, () => random.integer(0, 9)).join("");
}
function address2(random) {
  const streets = [text3(random, 10, 20), text3(random, 10, 20)];
  return [...streets, text3(random, 10, 20), random.letters(2), `${digits(random, 4)}11111`];
}
function priceOf2(scale2, id) {
  return drawPrice(streamOf(scale2, "item", id));
}
function drawPrice(random) {
  return random.integer(100, 1e4);
}
function* items(scale2) {
  for (let id = 1; id <= scale2.items; id++) {
    const random = streamOf(scale2, "item", id);
    const price = drawPrice(random);
    yield [id, random.integer(1, 1e4), text3(random, 14, 24), price, data(random)];
  }
}
function warehouseName(scale2, warehouse) {
  return text3(streamOf(scale2, "warehouse", warehouse), 6, 10);
}
function* warehouses(scale2) {
  for (const warehouse of upTo(scale2.warehouses)) {
    const random = streamOf(scale2, "warehouse", warehouse);
    const name2 = text3(random, 6, 10);
    const tax = random.integer(0, 2e3);
    yield [warehouse, name2, ...address2(random), tax, districtCount * districtPayments];
  }
}
var distributionLength = 24;
function distributionText(scale2, warehouse, item, district) {
  const all = drawDistribution(streamOf(scale2, "stock", warehouse, item));
  return all.slice((district - 1) * distributionLength, district * distributionLength);
}
function drawDistribution(random) {
  return random.letters(districtCount * distributionLength);
}
function* stock(scale2) {
  for (const warehouse of upTo(scale2.warehouses))
    for (let item = 1; item <= scale2.items; item++) {
      const random = streamOf(scale2, "stock", warehouse, item);
      const all = drawDistribution(random);
      const texts2 = Array.from(
        { length: districtCount },
        (_, index) => all.slice(index * distributionLength, (index + 1) * distributionLength)
      );
      yield [item, warehouse, random.integer(10, 100), ...texts2, 0, 0, 0, data(random)];
    }
}
function districtName(scale2, warehouse, district) {
  return text3(streamOf(scale2, "district", warehouse, district), 6, 10);
}
function* districts(scale2) {
  for (const [warehouse, district] of districtsOf(scale2)) {
    const random = streamOf(scale2, "district", warehouse, district);
    const name2 = text3(random, 6, 10);
    const tax = random.integer(0, 2e3);
    yield [district, warehouse, name2, ...address2(random), tax, districtPayments, scale2.customers + 1];
  }
}
function customerOf(scale2, warehouse, district, id) {
  return drawIdentity(streamOf(scale2, "customer", warehouse, district, id), scale2, id);
}
function drawIdentity(random, { lastNames, offsets }, id) {
  const number2 = id <= lastNames ? id - 1 : nonUniform(random, offsets, "loaded last name", 0, lastNames - 1);
  const first2 = text3(random, 8, 16);
  return { last: lastName(number2), first: first2, credit: random.integer(1, 10) === 1 ? "BC" : "GC" };
}
function* customers(scale2) {
  for (const [warehouse, district] of districtsOf(scale2))
    for (let id = 1; id <= scale2.customers; id++) {
      const random = streamOf(scale2, "customer", warehouse, district, id);
      const { last: last2, first: first2, credit } = drawIdentity(random, scale2, id);
      const where = [...address2(random), digits(random, 16), loadedAt];
      const discount = random.integer(0, 5e3);
      const account = [credit, 5e6, discount, -firstPayment, firstPayment, 1, 0];
      yield [id, district, warehouse, first2, "OE", last2, ...where, ...account, text3(random, 300, 500)];
    }
}
function* history(scale2) {
  for (const [warehouse, district] of districtsOf(scale2))
    for (let id = 1; id <= scale2.customers; id++) {
      const note2 = text3(streamOf(scale2, "history", warehouse, district, id), 12, 24);
      yield [id, district, warehouse, district, warehouse, loadedAt, firstPayment, note2];
    }
}
function buyersOf(scale2, warehouse, district) {
  const random = new RandomStream(scale2.seed, `tpcc buyers ${warehouse} ${district}`);
  return random.shuffle([...upTo(scale2.customers)]);
}
function loadedOrder(scale2, warehouse, district, id) {
  const random = streamOf(scale2, "orders", warehouse, district, id);
  const isDelivered = id <= scale2.delivered;
  const carrier = random.integer(1, 10);
  const lines2 = Array.from({ length: random.integer(5, 15) }, () => ({
    item: random.integer(1, scale2.items),
    amount: isDelivered ? 0 : random.integer(1, 999999),
    info: random.letters(distributionLength)
  }));
  return { lines: lines2, ...isDelivered ? { carrier } : {} };
}
function loadedTotal(scale2, warehouse, district, id) {
  const { lines: lines2 } = loadedOrder(scale2, warehouse, district, id);
  return lines2.reduce((sum, { amount: amount3 }) => sum + amount3, 0);
}
var nothing = fixed("NULL");
function* orders2(scale2) {
  for (const [warehouse, district] of districtsOf(scale2))
    for (const [index, buyer] of buyersOf(scale2, warehouse, district).entries()) {
      const id = index + 1;
      const { carrier = nothing, lines: lines2 } = loadedOrder(scale2, warehouse, district, id);
      yield [id, district, warehouse, buyer, loadedAt, carrier, lines2.length, 1];
    }
}
function* newOrders(scale2) {
  for (const [warehouse, district] of districtsOf(scale2))
    for (let id = scale2.delivered + 1; id <= scale2.customers; id++) yield [id, district, warehouse];
}
function* orderLines(scale2) {
  for (const [warehouse, district] of districtsOf(scale2))
    for (let id = 1; id <= scale2.customers; id++) {
      const { carrier, lines: lines2 } = loadedOrder(scale2, warehouse, district, id);
      const delivered = carrier === void 0 ? nothing : loadedAt;
      for (const [index, { item, amount: amount3, info }] of lines2.entries())
        yield [id, district, warehouse, index + 1, item, warehouse, delivered, 5, amount3, info];
    }
}
var rowsOf3 = {
  item: items,
  warehouse: warehouses,
  stock,
  district: districts,
  customer: customers,
  history,
  orders: orders2,
  new_order: newOrders,
  order_line: orderLines
};
function* districtsOf(scale2) {
  for (const warehouse of upTo(scale2.warehouses))
    for (const district of upTo(districtCount)) yield [warehouse, district];
}
function upTo(last2) {
  return Array.from({ length: last2 }, (_, index) => index + 1);
}

// src/suite/tpcc/played-district.ts
var PlayedDistrict = class {
  #scale;
  #warehouse;
  #district;
  /** The orders of this run that are not delivered, by number. */
  #placed = /* @__PURE__ */ new Map();
  /** The newest orders of customers that have placed one in this run. */
  #newest = /* @__PURE__ */ new Map();
  #nextOrder;
  #oldestNew;
  #buyers;
  #loadedOrders;
  #customersByName;
  constructor(scale2, warehouse, district) {
    this.#scale = scale2;
    this.#warehouse = warehouse;
    this.#district = district;
    this.#nextOrder = scale2.customers + 1;
    this.#oldestNew = scale2.delivered + 1;
  }
  /** The number that the next order gets. */
  get nextOrder() {
    return this.#nextOrder;
  }
  place(order) {
    this.#placed.set(this.#nextOrder, order);
    this.#newest.set(order.customer, this.#nextOrder);
    this.#nextOrder++;
  }
  /** Takes the oldest order that is not delivered; undefined if all are. */
  deliver() {
    const id = this.#oldestNew;
    if (id === this.#nextOrder) return void 0;
    this.#oldestNew++;
    const placed = this.#placed.get(id) ?? this.#loaded(id);
    this.#placed.delete(id);
    return { id, ...placed };
  }
  /** The newest order of a customer: each has one from the beginning. */
  newestOrder(customer) {
    const newest = this.#newest.get(customer) ?? this.#loadedOrderOf(customer);
    if (newest === void 0) throw new Error(`customer ${customer} has no order`);
    return newest;
  }
  /** The one in the middle of the customers with a last name, by first name (clause 2.5.2.2). */
  customerNamed(last2) {
    this.#customersByName ??= this.#sortCustomers();
    const found = this.#customersByName.get(last2) ?? [];
    const middle2 = found[Math.ceil(found.length / 2) - 1];
    if (middle2 === void 0) throw new Error(`no customer is called ${last2}`);
    return middle2;
  }
  #loaded(id) {
    this.#buyers ??= buyersOf(this.#scale, this.#warehouse, this.#district);
    const customer = this.#buyers[id - 1];
    return { customer, total: loadedTotal(this.#scale, this.#warehouse, this.#district, id) };
  }
  #loadedOrderOf(customer) {
    this.#buyers ??= buyersOf(this.#scale, this.#warehouse, this.#district);
    this.#loadedOrders ??= new Map(this.#buyers.map((buyer, index) => [buyer, index + 1]));
    return this.#loadedOrders.get(customer);
  }
  #sortCustomers() {
    const all = Array.from({ length: this.#scale.customers }, (_, index) => {
      const id = index + 1;
      return { id, ...customerOf(this.#scale, this.#warehouse, this.#district, id) };
    });
    const byName2 = Map.groupBy(all, ({ last: last2 }) => last2);
    return new Map(
      [...byName2].map(([last2, same]) => [
        last2,
        same.toSorted((a, b) => a.first < b.first ? -1 : 1).map(({ id }) => id)
      ])
    );
  }
};

// src/suite/tpcc/transactions.ts
var begin3 = sql`BEGIN;`;
var commit3 = sql`COMMIT;`;
var rollback2 = sql`ROLLBACK;`;
function chooseDistrict(source4) {
  return [chooseHome(source4), source4.random.integer(1, districtCount)];
}
function chooseHome({ random, warehouses: warehouses2 }) {
  return warehouses2[random.integer(1, warehouses2.length) - 1];
}
function chooseWarehouse({ random, warehouses: warehouses2 }, home, percent) {
  if (warehouses2.length === 1 || random.integer(1, 100) > percent) return home;
  const others = warehouses2.filter((warehouse) => warehouse !== home);
  return others[random.integer(1, others.length) - 1];
}
function newOrder(source4, isRolledBack) {
  const { scale: scale2, random, time: time4 } = source4;
  const [warehouse, district] = chooseDistrict(source4);
  const customer = nonUniform(random, scale2.offsets, "customer", 1, scale2.customers);
  const lines2 = Array.from(
    { length: random.integer(5, 15) },
    () => ({
      item: nonUniform(random, scale2.offsets, "item", 1, scale2.items),
      supplier: chooseWarehouse(source4, warehouse, 1),
      quantity: random.integer(1, 10)
    })
  );
  const played = source4.district(warehouse, district);
  const id = played.nextOrder;
  const isLocal = lines2.every(({ supplier }) => supplier === warehouse) ? 1 : 0;
  const statements = [
    begin3,
    sql`SELECT w_tax FROM warehouse WHERE w_id = ${warehouse};`,
    sql`SELECT d_tax, d_next_o_id FROM district WHERE d_w_id = ${warehouse} AND d_id = ${district};`,
    sql`UPDATE district SET d_next_o_id = d_next_o_id + 1 WHERE d_w_id = ${warehouse} AND d_id = ${district};`,
    sql`SELECT c_discount, c_last, c_credit FROM customer WHERE c_w_id = ${warehouse} AND c_d_id = ${district} AND c_id = ${customer};`,
    sql`INSERT INTO orders VALUES (${[id, district, warehouse, customer, time4]}, NULL, ${[lines2.length, isLocal]});`,
    sql`INSERT INTO new_order VALUES (${[id, district, warehouse]});`
  ];
  const found = isRolledBack ? lines2.slice(0, -1) : lines2;
  for (const [index, line] of found.entries())
    statements.push(...orderLine(scale2, line, [id, district, warehouse, index + 1]));
  if (isRolledBack) return [...statements, selectItem(scale2.items + 1), rollback2];
  const total = lines2.reduce((sum, { item, quantity }) => sum + quantity * priceOf2(scale2, item), 0);
  played.place({ customer, total });
  return [...statements, commit3];
}
function selectItem(item) {
  return sql`SELECT i_price, i_name, i_data FROM item WHERE i_id = ${item};`;
}
function orderLine(scale2, { item, supplier, quantity }, key2) {
  const [, district, warehouse] = key2;
  const amount3 = quantity * priceOf2(scale2, item);
  const info = distributionText(scale2, supplier, item, district);
  const remote = supplier === warehouse ? 0 : 1;
  return [
    selectItem(item),
    sql`SELECT s_quantity, s_data, ${fixed(distributionColumn(district))} FROM stock WHERE s_w_id = ${supplier} AND s_i_id = ${item};`,
    sql`UPDATE stock SET s_quantity = CASE WHEN s_quantity >= ${quantity + 10} THEN s_quantity - ${quantity} ELSE s_quantity + ${91 - quantity} END, s_ytd = s_ytd + ${quantity}, s_order_cnt = s_order_cnt + 1, s_remote_cnt = s_remote_cnt + ${remote} WHERE s_w_id = ${supplier} AND s_i_id = ${item};`,
    sql`INSERT INTO order_line VALUES (${[...key2, item, supplier]}, NULL, ${[quantity, amount3, info]});`
  ];
}
function chooseCustomer(source4, warehouse, district) {
  const { scale: scale2, random } = source4;
  if (random.integer(1, 100) > 60)
    return { id: nonUniform(random, scale2.offsets, "customer", 1, scale2.customers) };
  const last2 = lastName(nonUniform(random, scale2.offsets, "last name", 0, scale2.lastNames - 1));
  return { id: source4.district(warehouse, district).customerNamed(last2), last: last2 };
}
function selectCustomer(columns3, warehouse, district, { id, last: last2 }) {
  return last2 === void 0 ? sql`SELECT ${fixed(columns3)} FROM customer WHERE c_w_id = ${warehouse} AND c_d_id = ${district} AND c_id = ${id};` : sql`SELECT ${fixed(columns3)} FROM customer WHERE c_w_id = ${warehouse} AND c_d_id = ${district} AND c_last = ${last2} ORDER BY c_first;`;
}
var paymentColumns = "c_id, c_first, c_middle, c_last, c_street_1, c_street_2, c_city, c_state, c_zip, c_phone, c_since, c_credit, c_credit_lim, c_discount, c_balance";
function payment(source4) {
  const { scale: scale2, random, time: time4, dialect } = source4;
  const [warehouse, district] = chooseDistrict(source4);
  const customerWarehouse = chooseWarehouse(source4, warehouse, 15);
  const customerDistrict = customerWarehouse === warehouse ? district : random.integer(1, districtCount);
  const customer = chooseCustomer(source4, customerWarehouse, customerDistrict);
  const amount3 = random.integer(100, 5e5);
  const { credit } = customerOf(scale2, customerWarehouse, customerDistrict, customer.id);
  const key2 = sql`c_w_id = ${customerWarehouse} AND c_d_id = ${customerDistrict} AND c_id = ${customer.id}`;
  const paid = sql`c_balance = c_balance - ${amount3}, c_ytd_payment = c_ytd_payment + ${amount3}, c_payment_cnt = c_payment_cnt + 1`;
  const payer = [customer.id, customerDistrict, customerWarehouse];
  const names = `${warehouseName(scale2, warehouse)}    ${districtName(scale2, warehouse, district)}`;
  const note2 = `${[...payer, district, warehouse, amount3].join(" ")} `;
  const data2 = dialect === "sqlite" ? sql`${note2} || c_data` : sql`concat(${note2}, c_data)`;
  return [
    begin3,
    sql`UPDATE warehouse SET w_ytd = w_ytd + ${amount3} WHERE w_id = ${warehouse};`,
    sql`SELECT w_name, w_street_1, w_street_2, w_city, w_state, w_zip FROM warehouse WHERE w_id = ${warehouse};`,
    sql`UPDATE district SET d_ytd = d_ytd + ${amount3} WHERE d_w_id = ${warehouse} AND d_id = ${district};`,
    sql`SELECT d_name, d_street_1, d_street_2, d_city, d_state, d_zip FROM district WHERE d_w_id = ${warehouse} AND d_id = ${district};`,
    selectCustomer(paymentColumns, customerWarehouse, customerDistrict, customer),
    ...credit === "BC" ? [
      sql`SELECT c_data FROM customer WHERE ${key2};`,
      sql`UPDATE customer SET ${paid}, c_data = substr(${data2}, 1, 500) WHERE ${key2};`
    ] : [sql`UPDATE customer SET ${paid} WHERE ${key2};`],
    sql`INSERT INTO history VALUES (${[...payer, district, warehouse, time4, amount3, names]});`,
    commit3
  ];
}
function orderStatus(source4) {
  const [warehouse, district] = chooseDistrict(source4);
  const customer = chooseCustomer(source4, warehouse, district);
  const order = source4.district(warehouse, district).newestOrder(customer.id);
  return [
    begin3,
    selectCustomer("c_id, c_first, c_middle, c_last, c_balance", warehouse, district, customer),
    sql`SELECT o_id, o_entry_d, o_carrier_id FROM orders WHERE o_w_id = ${warehouse} AND o_d_id = ${district} AND o_c_id = ${customer.id} ORDER BY o_id DESC LIMIT 1;`,
    sql`SELECT ol_i_id, ol_supply_w_id, ol_quantity, ol_amount, ol_delivery_d FROM order_line WHERE ol_w_id = ${warehouse} AND ol_d_id = ${district} AND ol_o_id = ${order};`,
    commit3
  ];
}
function delivery(source4) {
  const { random, time: time4 } = source4;
  const warehouse = chooseHome(source4);
  const carrier = random.integer(1, 10);
  const statements = [begin3];
  for (let district = 1; district <= districtCount; district++) {
    statements.push(
      sql`SELECT MIN(no_o_id) FROM new_order WHERE no_w_id = ${warehouse} AND no_d_id = ${district};`
    );
    const order = source4.district(warehouse, district).deliver();
    if (order === void 0) continue;
    const { id, customer, total } = order;
    const key2 = sql`o_w_id = ${warehouse} AND o_d_id = ${district} AND o_id = ${id}`;
    const lines2 = sql`ol_w_id = ${warehouse} AND ol_d_id = ${district} AND ol_o_id = ${id}`;
    statements.push(
      sql`DELETE FROM new_order WHERE no_w_id = ${warehouse} AND no_d_id = ${district} AND no_o_id = ${id};`,
      sql`SELECT o_c_id FROM orders WHERE ${key2};`,
      sql`UPDATE orders SET o_carrier_id = ${carrier} WHERE ${key2};`,
      sql`UPDATE order_line SET ol_delivery_d = ${time4} WHERE ${lines2};`,
      sql`SELECT SUM(ol_amount) FROM order_line WHERE ${lines2};`,
      sql`UPDATE customer SET c_balance = c_balance + ${total}, c_delivery_cnt = c_delivery_cnt + 1 WHERE c_w_id = ${warehouse} AND c_d_id = ${district} AND c_id = ${customer};`
    );
  }
  return [...statements, commit3];
}
var recentOrders = 20;
function stockLevel(source4) {
  const [warehouse, district] = chooseDistrict(source4);
  const threshold = source4.random.integer(10, 20);
  const next = source4.district(warehouse, district).nextOrder;
  return [
    begin3,
    sql`SELECT d_next_o_id FROM district WHERE d_w_id = ${warehouse} AND d_id = ${district};`,
    sql`SELECT COUNT(DISTINCT s_i_id) FROM order_line JOIN stock ON s_i_id = ol_i_id WHERE ol_w_id = ${warehouse} AND ol_d_id = ${district} AND ol_o_id >= ${next - recentOrders} AND ol_o_id < ${next} AND s_w_id = ${warehouse} AND s_quantity < ${threshold};`,
    commit3
  ];
}

// src/suite/tpcc/mix.ts
var mix = { new_order: 45, payment: 43, order_status: 4, delivery: 4, stock_level: 4 };
var transactionNames = Object.keys(mix);
var rolledBack = 1;
var start = Date.UTC(2026, 0, 2);
function ownWarehouses(count2, connection) {
  const all = Array.from({ length: count2 }, (_, index) => index + 1);
  if (connection === void 0) return all;
  return all.filter((warehouse) => (warehouse - 1) % connection.count === connection.number - 1);
}
function* transactions2(source4, count2, dialect) {
  const { random, seed, connection } = source4;
  const scale2 = scaleOf2(source4);
  const warehouses2 = ownWarehouses(scale2.warehouses, connection);
  const cards = connection === void 0 ? random.shuffle(deck(count2)) : new RandomStream(seed, "tpcc deck of connections").shuffle(deck(count2)).filter((_, index) => index % connection.count === connection.number - 1);
  const districts2 = /* @__PURE__ */ new Map();
  const playedDistrict = (warehouse, district) => {
    const key2 = `${warehouse} ${district}`;
    const known = districts2.get(key2) ?? new PlayedDistrict(scale2, warehouse, district);
    districts2.set(key2, known);
    return known;
  };
  for (const [index, { name: name2, isRolledBack }] of cards.entries()) {
    const time4 = new Date(start + 1e3 * index).toISOString().slice(0, 19).replace("T", " ");
    const own = { scale: scale2, warehouses: warehouses2, random, time: time4, dialect, district: playedDistrict };
    yield { name: name2, statements: statementsOf(name2, own, isRolledBack) };
  }
}
function deck(count2) {
  return transactionNames.flatMap((name2) => {
    const length = count2 * mix[name2] / 100;
    const undone = name2 === "new_order" ? Math.round(length * rolledBack / 100) : 0;
    return Array.from({ length }, (_, index) => ({ name: name2, isRolledBack: index < undone }));
  });
}
function statementsOf(name2, source4, isRolledBack) {
  switch (name2) {
    case "new_order":
      return newOrder(source4, isRolledBack);
    case "payment":
      return payment(source4);
    case "order_status":
      return orderStatus(source4);
    case "delivery":
      return delivery(source4);
    case "stock_level":
      return stockLevel(source4);
  }
}

// src/suite/tpcc/preparation.ts
function* preparation7(size, dialect, names = tableNames4) {
  const scale2 = scaleOf2(size);
  if (dialect === "mysql") for (const name2 of names) yield createTable2(name2, dialect);
  yield "BEGIN;";
  for (const name2 of names) {
    if (dialect === "sqlite") yield createTable2(name2, dialect);
    yield* multiRowInserts(name2, rowsOf3[name2](scale2));
  }
  yield "COMMIT;";
  for (const index of indexes2) if (names.includes(index.table)) yield createIndex2(index);
  yield* settle[dialect];
}

// src/suite/tpcc/suite.ts
function standardMix(count2, dialect, named2) {
  return {
    ...named2,
    kind: "writes",
    source: "TPC-C, standard specification, revision 5.11, clauses 2 and 5.2.3",
    tables: tableNames4,
    times: () => count2,
    *statements(source4) {
      for (const { statements } of transactions2(source4, count2, dialect)) yield* statements;
    },
    transactions: { names: transactionNames, of: (source4) => transactions2(source4, count2, dialect) },
    divides: true,
    warm: warm2(dialect),
    state: state(dialect),
    invariants: conditions(dialect)
  };
}
var durableCount = 400;
var workloads5 = {
  sqlite: [
    standardMix(2e3, "sqlite", {
      name: "standard_mix",
      storages: ["memory"],
      description: "one of the five transactions, in the standard's mix"
    }),
    standardMix(durableCount, "sqlite", {
      name: "standard_mix_durable",
      storages: ["file", "autocommit"],
      description: "the same, fewer of them: each waits for its commit to be durable"
    })
  ],
  mysql: [
    standardMix(durableCount, "mysql", {
      name: "standard_mix_durable",
      storages: ["file"],
      description: "one of the five transactions, in the standard's mix"
    })
  ]
};
function tpcc(dialect) {
  return {
    name: "tpcc",
    // A warehouse has half a million rows, whatever is asked for: making it takes minutes on a simulated processor.
    isCounted: () => false,
    description: "the five transactions of TPC-C in the standard's mix, without think times",
    dialect,
    seconds: 90,
    ceiling: 2,
    workloads: workloads5[dialect],
    tables: tableNames4,
    // The standard's clause 3.4 asks for no less; SQLite has no other level than the one above it.
    ...dialect === "mysql" ? { attempts: () => ["SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ;"] } : {},
    preparation: (_variant, size, tables3) => preparation7(size, dialect, tables3)
  };
}

// src/suite/types/suite.ts
var table3 = "types";
function rowsOf4(rows) {
  return Math.ceil(rows / 10);
}
function columnsOf(variant) {
  return columns.filter(({ isLong = false }) => variant === "types_long" || !isLong);
}
var [first, middle, last] = ["tinyint_col", "char_col", "year_col"];
var indexedWidth = indexedLimit / 100;
function indexRange({ random }) {
  const low = random.integer(0, indexedLimit - indexedWidth);
  return sql`bigint_col BETWEEN ${low} AND ${low + indexedWidth - 1}`;
}
function allColumns({ variant }) {
  return fixed(
    columnsOf(variant).map(({ name: name2 }) => name2).join(", ")
  );
}
function scanOf(name2, column, place) {
  return {
    name: name2,
    description: `the ${place} column of all rows, ${column}`,
    times: 10,
    statement: () => sql`SELECT ${fixed(column)} FROM types;`
  };
}
var scans2 = [
  {
    name: "table_scan",
    description: "all columns of all rows",
    times: 10,
    statement: (source4) => sql`SELECT ${allColumns(source4)} FROM types;`
  },
  scanOf("first_column_scan", first, "first"),
  scanOf("middle_column_scan", middle, "middle"),
  scanOf("last_column_scan", last, "last"),
  {
    name: "index_scan",
    description: "all columns of a hundredth of the rows, through the index on the big integer",
    times: 100,
    statement: (source4) => sql`SELECT ${allColumns(source4)} FROM types WHERE ${indexRange(source4)};`
  },
  {
    name: "covering_index_scan",
    description: "the big integer of a hundredth of the rows, from its index alone",
    times: 500,
    statement: (source4) => sql`SELECT bigint_col FROM types WHERE ${indexRange(source4)};`
  },
  {
    name: "groupby_scan",
    description: "count, largest and average of integers for each value of the enumeration, over all rows",
    times: 10,
    statement: () => sql`SELECT enum_col, COUNT(*), MAX(int_col), AVG(smallint_col) FROM types GROUP BY enum_col ORDER BY enum_col;`
  },
  {
    name: "index_join_scan",
    description: "count of a join of 1,000 rows with the same table through the index on the big integer",
    times: 50,
    statement: ({ rows, random }) => {
      const [from, to] = random.range(1e3, rowsOf4(rows));
      return sql`SELECT COUNT(*) FROM types a JOIN types b ON a.bigint_col = b.bigint_col WHERE a.id BETWEEN ${from} AND ${to};`;
    }
  }
];
var workloads6 = scans2.map(({ name: name2, description, times, statement }) => {
  function* statements(source4) {
    for (let index = 0; index < times; index++) yield statement(source4);
  }
  return {
    name: name2,
    kind: "reads",
    storages: ["memory", "file"],
    description,
    source: "the table of How We Benchmark Dolt, with scans of sysbench's kind",
    tables: [table3],
    times: () => times,
    statements,
    warm: [
      `SELECT count(*) FROM types WHERE ${last} = 0;`,
      "SELECT count(*) FROM types WHERE bigint_col > 0;"
    ],
    state: []
  };
});
var rowsPerNull2 = 10;
function* preparation8(variant, { rows, seed }) {
  const own = columnsOf(variant);
  const random = new RandomStream(seed, `table ${variant}`);
  const value = ({ value: draw, isOptional = false }, id) => {
    const drawn = draw(random, id);
    return isOptional && random.integer(1, rowsPerNull2) === 1 ? fixed("NULL") : drawn;
  };
  yield "BEGIN;";
  yield `CREATE TABLE types(${own.map(definition2).join(", ")});`;
  for (let id = 1; id <= rowsOf4(rows); id++) {
    const values = own.map((column) => value(column, id));
    yield `${appendText("INSERT INTO types VALUES (", values)});`;
  }
  yield "COMMIT;";
  yield "CREATE INDEX types_bigint_col ON types(bigint_col);";
  yield checkpoint;
}
function definition2({ name: name2, type, isOptional = false }) {
  return `${name2} ${type}${isOptional || type.includes("PRIMARY KEY") ? "" : " NOT NULL"}`;
}
var types2 = {
  name: "types",
  description: "scans of a table with a column of every type, with and without long texts",
  seconds: 40,
  workloads: workloads6,
  tables: [table3],
  preparation: preparation8
};

// src/suite/suites.ts
var emptyOwn = {
  name: "own",
  description: "workloads of your own, from files that own-workloads names: docs/own-workloads.md",
  seconds: 0,
  workloads: [],
  tables: [],
  preparation: () => []
};
function suitesOfTool(dialect) {
  const spoken = { tpcc: tpcc(dialect), sequence: sequence(dialect), own: { ...emptyOwn, dialect } };
  return { oltp, types: types2, raw, scale, cold, shapes: shapes2, analytic, server, ...spoken };
}
var byDialect = {
  sqlite: suitesOfTool("sqlite"),
  mysql: suitesOfTool("mysql")
};
var suites = byDialect.sqlite;
function suitesIn(dialect) {
  return byDialect[dialect];
}
function hasOwnSettings(variant) {
  return suites[suiteOf(variant)].attempts !== void 0;
}
function isForServers(variant, catalogue) {
  return catalogue[suiteOf(variant)].dialect === "mysql";
}
var suiteCeilings = Object.fromEntries(
  suiteNames.flatMap((name2) => {
    const { ceiling } = suites[name2];
    return ceiling === void 0 ? [] : [[name2, ceiling]];
  })
);

// src/model/sweep-step.ts
function stepName({ sweep, parameter, value }) {
  return `${sweep}.${parameter}=${value}`;
}
function stepOf(workload3) {
  const [, sweep, parameter, digits2] = /^([a-z][a-z0-9_]*)\.([a-z][a-z0-9_]*)=([1-9]\d{0,9})$/.exec(workload3) ?? [];
  if (sweep === void 0 || parameter === void 0) return void 0;
  return { sweep, parameter, value: Number(digits2) };
}
function sweepsIn(records) {
  const steps = records.flatMap((record2) => {
    const step = stepOf(record2.workload);
    return step === void 0 ? [] : [{ ...step, record: record2 }];
  });
  const groups = Map.groupBy(steps, ({ sweep, record: record2 }) => `${sectionPath(record2)}/${sweep}`);
  return [...groups.values()].map((own) => own.toSorted((a, b) => a.value - b.value));
}
function sweepOf(workload3) {
  return stepOf(workload3)?.sweep ?? workload3;
}
function isNameOf(name2, workload3) {
  return workload3 !== void 0 && (name2 === workload3 || name2 === sweepOf(workload3));
}

// src/suite/workloads.ts
var workloadNames = workloadNamesOf(suites);
function workloadNamesOf(catalogue) {
  const names = Object.values(catalogue).flatMap(({ workloads: workloads7 }) => workloads7.map(({ name: name2 }) => name2));
  return [...new Set(names.flatMap((name2) => [sweepOf(name2), name2]))];
}
function workloadOf3({ variant, workload: name2 }, catalogue = suites) {
  const suite = catalogue[suiteOf(variant)];
  const workload3 = findWorkload({ variant, workload: name2 }, catalogue);
  if (workload3 === void 0) {
    const known = suite.workloads.map((one) => one.name).join(", ");
    const choice = known === "" ? "it has none: name their files with own-workloads" : `choose from ${known}`;
    throw new InputError(`no workload of the suite ${suite.name} is called "${name2}": ${choice}`);
  }
  return workload3;
}
function findWorkload({ variant, workload: workload3 }, catalogue = suites) {
  return catalogue[suiteOf(variant)].workloads.find(({ name: name2 }) => name2 === workload3);
}
function inReportOrder4(a, b) {
  const [left, right] = [placeOf(a), placeOf(b)];
  const index = left.findIndex((part, at) => part !== right[at]);
  return index < 0 ? 0 : (left[index] ?? 0) - (right[index] ?? 0);
}
function placeOf({ variant, storage, kind, workload: workload3 = "" }) {
  const { workloads: workloads7 } = suites[suiteOf(variant)];
  const place = workloads7.findIndex(({ name: name2 }) => name2 === workload3);
  return [
    variants.indexOf(variant),
    storages.indexOf(storage),
    kinds.indexOf(kind),
    place < 0 ? workloads7.length : place
  ];
}

// src/messages/suggest-name.ts
var import_fastest_levenshtein = __toESM(require_mod(), 1);
var maxNamesListed = 10;
var maxShareChanged = 0.5;
var minPrefixLength = 3;
function suggestName(given, names) {
  const lowerCase = given.toLowerCase();
  const [continued, ...others] = names.filter((name3) => name3.startsWith(lowerCase));
  if (lowerCase.length >= minPrefixLength && others.length === 0 && continued !== void 0) return continued;
  if (names.length === 0) return void 0;
  const reordered = names.find((name3) => sortedLetters(name3) === sortedLetters(lowerCase));
  if (reordered !== void 0) return reordered;
  const name2 = (0, import_fastest_levenshtein.closest)(lowerCase, names);
  return (0, import_fastest_levenshtein.distance)(lowerCase, name2) <= maxShareChanged * Math.max(lowerCase.length, name2.length) ? name2 : void 0;
}
function sortedLetters(text4) {
  return [...text4].toSorted().join("");
}
function unknownName(what, given, names) {
  const all = `one of ${names.join(", ")}`;
  if (typeof given !== "string" || given === "") return `${formatValue(given)} is not a ${what}: give ${all}`;
  const meant = suggestName(given, names);
  if (meant === void 0) return `unknown ${what} ${formatValue(given)}: give ${all}`;
  const choice = names.length > maxNamesListed ? "" : ` (${all})`;
  return `unknown ${what} ${formatValue(given)}: did you mean "${meant}"?${choice}`;
}

// src/suite/plan-tests.ts
function planTests(selection, catalogue = suites) {
  const { suites: chosen, workloads: workloads7 } = selection;
  const names = workloadNamesOf(catalogue);
  const unknown2 = workloads7?.find((name2) => !names.includes(name2));
  if (unknown2 !== void 0) throw new InputError(`workloads: ${unknownName("workload", unknown2, names)}`);
  if (chosen.includes("own") && catalogue.own.workloads.length === 0)
    throw new InputError(
      "suites names own, but there are no own workloads: name their files with own-workloads"
    );
  const tests = testsOf(catalogue).filter(isChosenBy(selection, catalogue));
  const hasSteps = chosen.some((name2) => catalogue[name2].steps !== void 0);
  if (tests.length === 0 && !hasSteps) throw new InputError(nothingLeft(selection));
  return tests;
}
function isChosenBy(selection, catalogue) {
  const {
    suites: chosen,
    variants: variants3,
    storages: storages2,
    workloads: workloads7,
    tests: paths,
    without = [],
    threads = 1
  } = selection;
  return (test) => {
    const { divides = false, needs = [] } = findWorkload(test, catalogue) ?? {};
    return chosen.includes(suiteOf(test.variant)) && (suiteOf(test.variant) !== "oltp" || variants3.includes(test.variant)) && storages2.includes(test.storage) && (workloads7 === void 0 || workloads7.some((name2) => isNameOf(name2, test.workload))) && (paths === void 0 || paths.includes(testPath(test))) && !needs.some((feature) => without.includes(feature)) && (threads === 1 || divides);
  };
}
function countNeeds({
  tests: _,
  without: __,
  ...selection
}) {
  const counts = /* @__PURE__ */ new Map();
  for (const test of allTests.filter(isChosenBy(selection, suites)))
    for (const feature of findWorkload(test)?.needs ?? [])
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
}
function requireDialect(chosen, spoken, catalogue = suites) {
  const speaks = (name2) => (catalogue[name2].dialect ?? "sqlite") === spoken;
  const other = chosen.find((name2) => !speaks(name2));
  if (other === void 0) return;
  const possible = suiteNames.filter(speaks).join(", ") || "none";
  const [written, engines] = spoken === "mysql" ? ["SQLite's", "servers, which speak MySQL's"] : ["MySQL's", "not servers, and speak SQLite's"];
  throw new InputError(
    `suite ${other} is written in ${written} SQL, but the engines are ${engines}: choose from the suites ${possible}`
  );
}
function findRunnable(tests, hasBase) {
  const skips = ({ compare }) => compare === "base" && !hasBase;
  return { tests: tests.filter((test) => !skips(test)), skipped: tests.filter(skips) };
}
function testsOf(catalogue) {
  return suiteNames.flatMap(
    (suite) => variantsOf(suite).flatMap(
      (variant) => storages.flatMap(
        (storage) => catalogue[suite].workloads.filter((workload3) => isTimedIn(workload3, variant) && workload3.storages.includes(storage)).map(({ kind, name: name2, compare }) => {
          return { variant, storage, kind, workload: name2, compare };
        })
      )
    )
  );
}
var allTests = testsOf(suites);
function hasSuite(tests, suite) {
  return tests.some(({ variant }) => suiteOf(variant) === suite);
}
function nothingLeft(selection) {
  const { suites: suites2, variants: variants3, storages: storages2, workloads: workloads7 = ["all"], without = [], threads = 1 } = selection;
  const left = without.length === 0 ? {} : { unsupported: without };
  const chosen = Object.entries({ suites: suites2, variants: variants3, storages: storages2, workloads: workloads7, ...left });
  const parts = chosen.map(([what, names]) => `${what} ${names.join(", ") || "none"}`);
  return `nothing to test with ${[...parts, ...threads === 1 ? [] : [`threads ${threads}`]].join("; ")}`;
}

// src/model/settings.ts
function isUsedAlike({ pragmas, environment }) {
  const variables = (role) => Object.entries(environment[role] ?? {}).toSorted();
  const isAlike = (base, candidate) => JSON.stringify(base) === JSON.stringify(candidate);
  return isAlike(pragmas.base ?? {}, pragmas.candidate ?? {}) && isAlike(variables("base"), variables("candidate"));
}
var confinements = ["auto", "on", "off"];
var identicalBases = ["skip", "measure"];
var units = ["time", "rows/s"];
var formats = ["text", "markdown", "json"];
var runFormats = [...formats, "junit"];
var commentModes = ["on-change", "single", "off"];
var statusKinds = ["check-run", "commit-status", "off"];

// src/messages/shell-word.ts
function shellWord(word) {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

// src/model/criteria.ts
var minScreenedPairs = 3;
var allowedRounds = {
  error: `expected a number of rounds from 1 to ${limits.rounds}, or {"min": M, "max": N} with M from ${minScreenedPairs} to N`
};
var roundsSchema = union([int(), strictObject({ min: int(), max: int() })], allowedRounds).refine((value) => {
  if (typeof value === "number") return value >= 1 && value <= limits.rounds;
  return value.min >= minScreenedPairs && value.min <= value.max && value.max <= limits.rounds;
}, allowedRounds);
function formatRounds(rounds) {
  return typeof rounds === "number" ? String(rounds) : `${rounds.min}..${rounds.max}`;
}
var confirmingShare = 0.1;
function alphaOfMachine({
  alpha,
  machines = 1,
  confirmElsewhere = false,
  confirms
}) {
  const share = confirms !== void 0 ? confirmingShare : confirmElsewhere ? 1 - confirmingShare : 1;
  return share * alpha / machines;
}
var groupLevels = ["overall", "suite", "section", "workload"];
function formatMinChange({ ns, per }) {
  const [value, unit] = ns >= 1e6 ? [ns / 1e6, "ms"] : ns >= 1e3 ? [ns / 1e3, "us"] : [ns, "ns"];
  return `${value}${unit}${per === "statement" ? "/statement" : ""}`;
}
var gates = ["base", "sqlite", "both"];
function baseDecides({ gate }) {
  return gate !== "sqlite";
}
var defaultCriteria = {
  ceilings: {
    test: 6,
    average: 5,
    instructions: 1,
    footprint: 5,
    age: { base: 1.2 },
    contention: { base: 2 },
    plan: 1.5,
    base: { memory: 1.1, file: 1.2, autocommit: 1.4 },
    baseAverages: { overall: 1.025, suite: 1.025, section: 1.035, workload: 1.045 },
    rules: []
  },
  rule: { rounds: { min: 3, max: 11 }, alpha: 0.01 }
};

// src/model/shard-plan.ts
var mostShards = 256;
var shardPlanSchema = strictObject({
  /** The first digits of a SHA-256 of the measured tests and their shards: shards with the same hash belong together. */
  hash: string().regex(/^[0-9a-f]{16}$/, "expected 16 lowercase hex digits"),
  /** The paths of the tests of each shard. */
  shards: array(array(name).min(1).max(limits.tests)).min(1).max(mostShards)
});

// src/model/life.ts
var shapeNames = ["append", "update", "churn", "transaction", "tables"];
var lifeFigures = ["time", "cpu", "disk", "written", "memory", "open"];
function lifePath(part) {
  return `age/${part}`;
}

// src/suite/row-path.ts
function parseRowPath(path) {
  const allowed = "a test such as int/memory/writes/oltp_insert, or a section's average such as int/memory/writes average or int/memory/writes base";
  const [, parts = "", figure = "test"] = /^(\S+?)(?: ([a-z][a-z0-9-]*))?$/.exec(path) ?? [];
  const names = parts.split("/");
  if (names[0] === "age") return parseLifePath(path, names, figure);
  if (names[0] === "contention") return parseContestPath(path, names, figure);
  const group = ["all", ...suiteNames].find((name2) => name2 === parts);
  if (figure !== "test" && figure !== "average" && group !== void 0) return { figure, group };
  if (names.length !== (figure === "average" ? 3 : 4) && !(figure === "base" && names.length === 3))
    return `${formatValue(path)} is not ${allowed}`;
  if (names.every((name2) => name2 === "*"))
    return `${formatValue(path)} names nothing: at least one part must not be *`;
  const scope = { figure, ...namedParts(names) };
  const { variant, storage, kind } = scope;
  const isKnown = (variant === void 0 || variants.some((one) => one === variant)) && (storage === void 0 || storages.some((one) => one === storage)) && (kind === void 0 || kinds.some((one) => one === kind));
  if (!isKnown) return `${formatValue(path)} is not ${allowed}, with * for any part`;
  if (variant === "own" || allTests.some((test) => isRow(scope, test))) return scope;
  return `no test of the suite is ${formatValue(path)}`;
}
function parseLifePath(path, [, shape, ...others], figure) {
  const life = ["*", ...shapeNames].find((name2) => name2 === shape);
  const isKnown = lifeFigures.some((name2) => name2 === figure.replace(/^baseline-/, ""));
  if (life !== void 0 && isKnown && others.length === 0) return { figure, part: lifePath(life) };
  return `${formatValue(path)} is no figure of an ageing database, such as age/append disk: the shapes are ${shapeNames.join(", ")}, and the figures ${lifeFigures.join(", ")}, of SQLite with baseline- before them`;
}
function parseContestPath(path, names, figure) {
  const [, workload3, mode, connections] = names;
  const isOne = (all, name2) => name2 === "*" || all.some((one) => one === name2);
  const isKnown = names.length === 4 && isOne(contestWorkloads, workload3) && isOne(contestModes, mode) && /^(?:\*|[1-9]\d?)$/.test(connections ?? "") && /^(?:baseline-)?throughput$/.test(figure);
  if (isKnown) return { figure, part: names.join("/") };
  return `${formatValue(path)} is no throughput of several connections, such as contention/same/threads/4 throughput: the workloads are ${contestWorkloads.join(", ")}, the modes ${contestModes.join(" and ")}, and the figures throughput, against the base, and baseline-throughput`;
}
var testParts = ["variant", "storage", "kind", "workload"];
function namedParts(names) {
  const named2 = testParts.map((part, index) => [part, names[index] ?? "*"]);
  return Object.fromEntries(named2.filter(([, name2]) => name2 !== "*"));
}
function unitOf({ figure }) {
  return ["test", "average", "base"].includes(figure) ? "x" : "%";
}
function parseBound(bound, path) {
  const unit = unitOf(path);
  const [, digits2, given] = /^(\d{1,9}(?:\.\d{1,9})?)(x|%)$/.exec(bound) ?? [];
  if (given === unit && Number(digits2) > 0) return Number(digits2);
  return unit === "x" ? `${formatValue(bound)} is not a multiplier such as 1.3x` : `${formatValue(bound)} is not a percentage such as 5%`;
}
function isRow(path, target) {
  if (path.part !== void 0) return false;
  if (path.group !== void 0) return path.group === "all" || path.group === suiteOf(target.variant);
  return ["variant", "storage", "kind", "workload"].every(
    (part) => path[part] === void 0 || path[part] === target[part] || isCellOf(path, part, target)
  );
}
function isCellOf(path, part, { workload: workload3 }) {
  if (part !== "workload" || path.workload === void 0 || workload3 === void 0) return false;
  if (isNameOf(path.workload, workload3)) return true;
  return path.figure === "base" && path.workload === workloadOfCells({ workload: workload3 });
}

// src/model/compared.ts
var references = ["baseline", "base"];
function rolesOfTest({ compare }, roles2) {
  const order = compare === void 0 ? roles2 : compare === "base" ? ["base", "candidate"] : ["baseline", "candidate"];
  return order.filter((role) => roles2.includes(role));
}
function isNeeded({ compare }, role) {
  return role !== "base" || compare === "base";
}

// src/model/recording.ts
var bootIdPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
var testName = {
  variant: _enum(variants),
  storage: _enum(storages),
  kind: _enum(kinds),
  workload: visibleName
};
var testSchema = strictObject({
  ...testName,
  /** The only engine that the candidate is compared with; absent if it is with every engine of the run. */
  compare: _enum(references).optional(),
  /** Which of the merged runs it was measured in, from 0; absent if there was one. */
  run: int().min(0).max(limits.tests).optional(),
  /** The requested rounds, if the merged runs requested fixed numbers that differ. */
  asked: round.optional(),
  /**
   * The statements of a chunk; the last chunk has the rest. Absent if no sample has chunks, and for merged shards whose numbers
   * differ. Samples with equally many chunks have equal chunks.
   */
  chunkStatements: int().min(1).optional(),
  samples: unique(
    array(sampleSchema).max(roles.length * limits.rounds),
    (one) => `${one.role}'s sample of round ${one.round}`
  ),
  checks: unique(array(checkSchema).max(roles.length), (one) => `${one.role}'s check`),
  failures: array(failureSchema).max(limits.perTest)
});
function footprintsDiffer({ checks, failures }) {
  const footprintOf = (role) => checks.find((check) => check.role === role)?.footprint;
  const [candidate, base] = [footprintOf("candidate"), footprintOf("base")];
  if (failures.length > 0 || candidate === void 0 || base === void 0) return false;
  return differ(candidate, base);
}
var controlPair = strictObject({
  round,
  /** Wall clock of either process on the monotonic clock, integer nanoseconds, above 0. */
  baselineNs: int().min(1),
  controlNs: int().min(1)
});
var controlSchema = strictObject({
  ...testName,
  pairs: unique(array(controlPair).max(limits.rounds), (one) => `the pair of round ${one.round}`)
});
var controlsSchema = unique(
  array(controlSchema).max(limits.tests),
  (one) => `the control ${testPath(one)}`
);
var machineSchema = strictObject({
  cpu: text,
  cores: int().min(1),
  memoryBytes: amount,
  platform: text,
  kernel: text,
  node: text,
  /** The 1-minute load average before the tool did anything. */
  loadBefore: amount,
  /** The kind of file system that held the databases, e.g. `ext4`. */
  fileSystem: text.optional(),
  /** How long the disk of the databases takes to make 4 KiB durable, integer nanoseconds; known of runs of servers only. */
  flushNs: int().min(1).optional(),
  /** How many pairs were timed at once, above 1; absent if one was. */
  jobs: int().min(2).optional(),
  /** Whether engines ran as users of their own without network; absent of older versions. */
  confined: boolean().optional(),
  /** Why they did not; absent if they did. */
  unconfined: text.optional(),
  /** Drawn by the kernel when the machine was started: no two machines have the same. Absent if the system has none. */
  bootId: string().regex(bootIdPattern, "expected a boot id").optional(),
  /** A hash of the installation's own id, which copies of a disk share. Absent if the system has none. */
  machineId: hex.max(32).optional()
});
var machineRecordSchema = strictObject({
  /** Which shard of the plan it measured; absent without a plan. */
  shard: int().min(1).optional(),
  /** Which attempt of the workflow's run measured it, from 1; absent outside of one. */
  attempt: int().min(1).optional(),
  machine: machineSchema.optional(),
  /** The baseline against itself on this machine; absent if nothing is known of it. */
  controls: controlsSchema.optional()
});
var suiteSchema = strictObject({
  /** Rows of the largest table. */
  rows: int().min(1),
  seed: int(),
  /** Warehouses of the suite tpcc; absent if the run has no test of it. */
  warehouses: int().min(1).optional(),
  /** Fingerprint of the oltp suite's generator, rows and seed: equal if the same SQL would be timed. */
  hash: hex,
  /** Fingerprints of the other suites, by their names, if the run has tests of them. */
  others: record(name, hex).optional(),
  /** Absent if it is `text`. */
  statements: _enum(statementForms).optional(),
  /** Connections that executed each test at once; absent if it was one. */
  threads: int().min(2).max(mostThreads).optional(),
  /** SHA-256 of exactly what each workload executes, preparation included, by `variant/workload`. */
  sql: record(name, hex)
});
var resumptionSchema = strictObject({
  /** ISO 8601, UTC. */
  at: iso_exports.datetime(),
  /** How many samples it had then, not counting controls. */
  samples: count
});
var runSchema = strictObject({
  /** The tool's own version. */
  tool: text,
  /** ISO 8601, UTC. */
  startedAt: iso_exports.datetime(),
  finishedAt: iso_exports.datetime(),
  /** The planned numbers; absent if an older version of the tool did not state them. */
  planned: strictObject({ tests: count, controls: count }).optional(),
  /** How many pairs a test was to get: exactly this many, or the bounds of the screening. */
  rounds: roundsSchema,
  /** The chance of a false failure that the run took; absent if the number of rounds was fixed. */
  alpha: number().gt(0).lt(0.5).optional(),
  /** Whether alpha is divided with another machine, which measures again what fails or stays undecided. */
  confirmElsewhere: boolean().optional(),
  /** The claims that were confirmed, after another machine had measured them; absent if the run screens and confirms its own. */
  confirms: array(name).min(1).max(limits.tests).optional(),
  /** The precision that was asked for, percent, or the minutes that pairs could be taken for it; absent if none was. */
  precision: union([number().gt(0).lt(100), strictObject({ minutes: number().gt(0) })]).optional(),
  /** The run's time limit, if it had one. */
  maxMinutes: number().gt(0).optional(),
  /** Whether the time limit ended the run before every decision was reached. */
  outOfTime: boolean().optional(),
  /** The settings that its verdict came from, by option, as a configuration file has them; absent if those were the defaults. */
  judgedBy: record(name, unknown()).optional(),
  /**
   * The options that shaped it beside its engines, tests and rows, as a command line has them, and `true` without a value: for readers
   * who measure again. The configuration file stands for its options; `true` if these are in no file. Absent if there were none.
   */
  options: record(name, union([text, literal(true)])).optional(),
  /** The clock that samples were read from, e.g. `CLOCK_MONOTONIC`. */
  clock: text,
  /** When it was resumed after a kill or an interrupt, in that order; absent if it ran in one piece. */
  resumed: array(resumptionSchema).min(1).max(limits.perTest).optional(),
  /** Wall clock by part of the run, nanoseconds; of a resumed run, since it was last resumed. */
  timeline: record(name, amount).optional(),
  /** Why the run ended before everything planned was measured, e.g. `interrupted`; absent on a complete run. */
  stopped: text.optional()
});
var commit4 = string().regex(/^[0-9a-f]{40,64}$/);
var repositoryUrl = /^https:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?\/[\w-][\w.-]*\/[\w-][\w.-]*$/i;
var originSchema = strictObject({
  run: int().min(1),
  attempt: int().min(1),
  /** The commit that is judged: of a pull request, its head; absent if the run did not know it. */
  head: commit4.optional(),
  /** The commit that was built, such as a merge of the head; absent if the run did not know it. */
  checkedOut: commit4.optional(),
  /** The branch that the pull request is to be merged into; absent if the run was not started by one. */
  base: text.optional(),
  /** The pull request whose code it is; absent if the run was not started by one. */
  pullRequest: int().min(1).optional(),
  /** The address of the repository on its server; absent of older versions. */
  repository: string().max(limits.name).regex(repositoryUrl, "expected https://server/owner/name").optional()
});
var identicalBaseSchema = strictObject({
  /** The file, as given. */
  path: text.optional(),
  /** SHA-256 of both files, hex. */
  sha256: hex.length(64)
});
var missingBaseSchema = strictObject({
  /**
   * `does not build`: a compiler's message about its own source, or a build that leaves no engine; `not built`: for a reason that may have
   * passed, such as a network; `nothing to compare`: the measured commit is in the branch that it would be compared with.
   */
  cause: _enum(["does not build", "not built", "nothing to compare"]),
  /** The last words of the build that failed; untrusted text. Absent if there are none. */
  detail: text.optional()
});
function isBuildFailure(cause) {
  return cause === "not built" || cause === "does not build";
}
var measuredSchema = strictObject({
  run: runSchema.optional(),
  /** Absent for a run outside of GitHub's workflows, and for merged results that are not known to be of one run. */
  origin: originSchema.optional(),
  suite: suiteSchema.optional(),
  machine: machineSchema.optional(),
  /** The machines of merged results, which the tests' `run` counts from 0; absent if there was one, or an older version merged. */
  machines: array(machineRecordSchema).min(1).max(limits.tests).optional(),
  /** The plan that the run is a shard of, or that its shards were merged by; absent of a run on one machine. */
  plan: shardPlanSchema.optional(),
  /** Which shard of the plan it is, from 1; absent without a plan, and of merged shards. */
  shard: int().min(1).optional(),
  /** Which shards or files do not count, and why: the run is not complete without them. Absent if all count. */
  problems: array(strictObject({ name: text, reason: text })).min(1).max(limits.perTest).optional(),
  engines: enginesSchema,
  /** Absent if the run has a base, or was given none. */
  identicalBase: identicalBaseSchema.optional(),
  /** Absent if the run has a base, or if none was wanted. */
  noBase: missingBaseSchema.optional(),
  /** Set if each sample is a median already, of an unknown number of samples. */
  mediansOnly: boolean().optional(),
  /** Tests that were chosen and not measured, because they compare with the base and the run has no base. */
  skipped: unique(
    array(strictObject(testName)).min(1).max(limits.tests),
    (one) => `the skipped test ${testPath(one)}`
  ).optional(),
  /** Things a reader should know, one line each. */
  warnings: array(text).max(limits.perTest),
  /** The baseline against itself; absent if nothing is known of it. */
  controls: controlsSchema.optional(),
  /** The facts that features keep, by the features' names; each feature has a schema of its own. Absent if none has facts. */
  features: record(name, unknown()).optional(),
  /** Every planned test in report order; none only if features have measured something else. */
  tests: unique(array(testSchema).max(limits.tests), (one) => `the test ${testPath(one)}`)
});
var recordingSchema = strictObject({
  ...measuredSchema.shape,
  /** Another machine's measurement of the rows that fail or are undecided; absent if there is none. */
  confirmation: measuredSchema.optional()
});

export {
  shellWord,
  iso_exports,
  maxNamesListed,
  suggestName,
  unknownName,
  stepName,
  stepOf,
  sweepsIn,
  sweepOf,
  isNameOf,
  textOf,
  shapeOf,
  valuesOf,
  RandomStream,
  workloadStream,
  probes,
  surroundings,
  isTimedIn,
  checkpoint,
  dialectOf,
  tableOptions,
  typesRows,
  sequencesIn,
  findStep,
  stepNamed,
  conditions,
  preparation7 as preparation,
  suites,
  suitesIn,
  hasOwnSettings,
  isForServers,
  suiteCeilings,
  workloadNames,
  workloadNamesOf,
  workloadOf3 as workloadOf,
  findWorkload,
  inReportOrder4 as inReportOrder,
  planTests,
  countNeeds,
  requireDialect,
  findRunnable,
  testsOf,
  allTests,
  hasSuite,
  minScreenedPairs,
  formatRounds,
  confirmingShare,
  alphaOfMachine,
  groupLevels,
  formatMinChange,
  gates,
  baseDecides,
  defaultCriteria,
  isUsedAlike,
  confinements,
  identicalBases,
  units,
  runFormats,
  commentModes,
  statusKinds,
  mostShards,
  shardPlanSchema,
  shapeNames,
  lifeFigures,
  lifePath,
  parseRowPath,
  namedParts,
  unitOf,
  parseBound,
  isRow,
  references,
  rolesOfTest,
  isNeeded,
  testSchema,
  footprintsDiffer,
  controlSchema,
  machineSchema,
  suiteSchema,
  resumptionSchema,
  runSchema,
  repositoryUrl,
  originSchema,
  identicalBaseSchema,
  missingBaseSchema,
  isBuildFailure,
  recordingSchema
};
