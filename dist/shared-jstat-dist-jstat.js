import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __require = /* @__PURE__ */ ((x) => typeof require !== "undefined" ? require : typeof Proxy !== "undefined" ? new Proxy(x, {
  get: (a, b) => (typeof require !== "undefined" ? require : a)[b]
}) : x)(function(x) {
  if (typeof require !== "undefined") return require.apply(this, arguments);
  throw Error('Dynamic require of "' + x + '" is not supported');
});
var __commonJS = (cb, mod) => function __require2() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __export = (target, all) => {
  for (var name3 in all)
    __defProp(target, name3, { get: all[name3], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key2 of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key2) && key2 !== except)
        __defProp(to, key2, { get: () => from[key2], enumerable: !(desc = __getOwnPropDesc(from, key2)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));

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
      var score2 = m;
      for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = phc[i / 32 | 0] >>> i & 1;
        var mb = mhc[i / 32 | 0] >>> i & 1;
        var xv = eq | mv;
        var xh = ((eq | mb) & pv) + pv ^ pv | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score2 += ph >>> m - 1 & 1;
        score2 -= mh >>> m - 1 & 1;
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
      return score2;
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

// node_modules/jstat/dist/jstat.js
var require_jstat = __commonJS({
  "node_modules/jstat/dist/jstat.js"(exports, module) {
    (function(window, factory) {
      if (typeof exports === "object") {
        module.exports = factory();
      } else if (typeof define === "function" && define.amd) {
        define(factory);
      } else {
        window.jStat = factory();
      }
    })(exports, function() {
      var jStat3 = (function(Math2, undefined2) {
        var concat = Array.prototype.concat;
        var slice = Array.prototype.slice;
        var toString = Object.prototype.toString;
        function calcRdx(n, m) {
          var val = n > m ? n : m;
          return Math2.pow(
            10,
            17 - ~~(Math2.log(val > 0 ? val : -val) * Math2.LOG10E)
          );
        }
        var isArray = Array.isArray || function isArray2(arg) {
          return toString.call(arg) === "[object Array]";
        };
        function isFunction(arg) {
          return toString.call(arg) === "[object Function]";
        }
        function isNumber(num) {
          return typeof num === "number" ? num - num === 0 : false;
        }
        function toVector(arr) {
          return concat.apply([], arr);
        }
        function jStat4() {
          return new jStat4._init(arguments);
        }
        jStat4.fn = jStat4.prototype;
        jStat4._init = function _init(args) {
          if (isArray(args[0])) {
            if (isArray(args[0][0])) {
              if (isFunction(args[1]))
                args[0] = jStat4.map(args[0], args[1]);
              for (var i = 0; i < args[0].length; i++)
                this[i] = args[0][i];
              this.length = args[0].length;
            } else {
              this[0] = isFunction(args[1]) ? jStat4.map(args[0], args[1]) : args[0];
              this.length = 1;
            }
          } else if (isNumber(args[0])) {
            this[0] = jStat4.seq.apply(null, args);
            this.length = 1;
          } else if (args[0] instanceof jStat4) {
            return jStat4(args[0].toArray());
          } else {
            this[0] = [];
            this.length = 1;
          }
          return this;
        };
        jStat4._init.prototype = jStat4.prototype;
        jStat4._init.constructor = jStat4;
        jStat4.utils = {
          calcRdx,
          isArray,
          isFunction,
          isNumber,
          toVector
        };
        jStat4._random_fn = Math2.random;
        jStat4.setRandom = function setRandom(fn) {
          if (typeof fn !== "function")
            throw new TypeError("fn is not a function");
          jStat4._random_fn = fn;
        };
        jStat4.extend = function extend2(obj) {
          var i, j;
          if (arguments.length === 1) {
            for (j in obj)
              jStat4[j] = obj[j];
            return this;
          }
          for (i = 1; i < arguments.length; i++) {
            for (j in arguments[i])
              obj[j] = arguments[i][j];
          }
          return obj;
        };
        jStat4.rows = function rows(arr) {
          return arr.length || 1;
        };
        jStat4.cols = function cols(arr) {
          return arr[0].length || 1;
        };
        jStat4.dimensions = function dimensions(arr) {
          return {
            rows: jStat4.rows(arr),
            cols: jStat4.cols(arr)
          };
        };
        jStat4.row = function row2(arr, index) {
          if (isArray(index)) {
            return index.map(function(i) {
              return jStat4.row(arr, i);
            });
          }
          return arr[index];
        };
        jStat4.rowa = function rowa(arr, i) {
          return jStat4.row(arr, i);
        };
        jStat4.col = function col(arr, index) {
          if (isArray(index)) {
            var submat = jStat4.arange(arr.length).map(function() {
              return new Array(index.length);
            });
            index.forEach(function(ind, i2) {
              jStat4.arange(arr.length).forEach(function(j) {
                submat[j][i2] = arr[j][ind];
              });
            });
            return submat;
          }
          var column = new Array(arr.length);
          for (var i = 0; i < arr.length; i++)
            column[i] = [arr[i][index]];
          return column;
        };
        jStat4.cola = function cola(arr, i) {
          return jStat4.col(arr, i).map(function(a) {
            return a[0];
          });
        };
        jStat4.diag = function diag(arr) {
          var nrow = jStat4.rows(arr);
          var res = new Array(nrow);
          for (var row2 = 0; row2 < nrow; row2++)
            res[row2] = [arr[row2][row2]];
          return res;
        };
        jStat4.antidiag = function antidiag(arr) {
          var nrow = jStat4.rows(arr) - 1;
          var res = new Array(nrow);
          for (var i = 0; nrow >= 0; nrow--, i++)
            res[i] = [arr[i][nrow]];
          return res;
        };
        jStat4.transpose = function transpose(arr) {
          var obj = [];
          var objArr, rows, cols, j, i;
          if (!isArray(arr[0]))
            arr = [arr];
          rows = arr.length;
          cols = arr[0].length;
          for (i = 0; i < cols; i++) {
            objArr = new Array(rows);
            for (j = 0; j < rows; j++)
              objArr[j] = arr[j][i];
            obj.push(objArr);
          }
          return obj.length === 1 ? obj[0] : obj;
        };
        jStat4.map = function map(arr, func, toAlter) {
          var row2, nrow, ncol, res, col;
          if (!isArray(arr[0]))
            arr = [arr];
          nrow = arr.length;
          ncol = arr[0].length;
          res = toAlter ? arr : new Array(nrow);
          for (row2 = 0; row2 < nrow; row2++) {
            if (!res[row2])
              res[row2] = new Array(ncol);
            for (col = 0; col < ncol; col++)
              res[row2][col] = func(arr[row2][col], row2, col);
          }
          return res.length === 1 ? res[0] : res;
        };
        jStat4.cumreduce = function cumreduce(arr, func, toAlter) {
          var row2, nrow, ncol, res, col;
          if (!isArray(arr[0]))
            arr = [arr];
          nrow = arr.length;
          ncol = arr[0].length;
          res = toAlter ? arr : new Array(nrow);
          for (row2 = 0; row2 < nrow; row2++) {
            if (!res[row2])
              res[row2] = new Array(ncol);
            if (ncol > 0)
              res[row2][0] = arr[row2][0];
            for (col = 1; col < ncol; col++)
              res[row2][col] = func(res[row2][col - 1], arr[row2][col]);
          }
          return res.length === 1 ? res[0] : res;
        };
        jStat4.alter = function alter(arr, func) {
          return jStat4.map(arr, func, true);
        };
        jStat4.create = function create(rows, cols, func) {
          var res = new Array(rows);
          var i, j;
          if (isFunction(cols)) {
            func = cols;
            cols = rows;
          }
          for (i = 0; i < rows; i++) {
            res[i] = new Array(cols);
            for (j = 0; j < cols; j++)
              res[i][j] = func(i, j);
          }
          return res;
        };
        function retZero() {
          return 0;
        }
        jStat4.zeros = function zeros2(rows, cols) {
          if (!isNumber(cols))
            cols = rows;
          return jStat4.create(rows, cols, retZero);
        };
        function retOne() {
          return 1;
        }
        jStat4.ones = function ones(rows, cols) {
          if (!isNumber(cols))
            cols = rows;
          return jStat4.create(rows, cols, retOne);
        };
        jStat4.rand = function rand(rows, cols) {
          if (!isNumber(cols))
            cols = rows;
          return jStat4.create(rows, cols, jStat4._random_fn);
        };
        function retIdent(i, j) {
          return i === j ? 1 : 0;
        }
        jStat4.identity = function identity(rows, cols) {
          if (!isNumber(cols))
            cols = rows;
          return jStat4.create(rows, cols, retIdent);
        };
        jStat4.symmetric = function symmetric(arr) {
          var size = arr.length;
          var row2, col;
          if (arr.length !== arr[0].length)
            return false;
          for (row2 = 0; row2 < size; row2++) {
            for (col = 0; col < size; col++)
              if (arr[col][row2] !== arr[row2][col])
                return false;
          }
          return true;
        };
        jStat4.clear = function clear(arr) {
          return jStat4.alter(arr, retZero);
        };
        jStat4.seq = function seq(min, max, length, func) {
          if (!isFunction(func))
            func = false;
          var arr = [];
          var hival = calcRdx(min, max);
          var step = (max * hival - min * hival) / ((length - 1) * hival);
          var current = min;
          var cnt;
          for (cnt = 0; current <= max && cnt < length; cnt++, current = (min * hival + step * hival * cnt) / hival) {
            arr.push(func ? func(current, cnt) : current);
          }
          return arr;
        };
        jStat4.arange = function arange(start2, end, step) {
          var rl = [];
          var i;
          step = step || 1;
          if (end === undefined2) {
            end = start2;
            start2 = 0;
          }
          if (start2 === end || step === 0) {
            return [];
          }
          if (start2 < end && step < 0) {
            return [];
          }
          if (start2 > end && step > 0) {
            return [];
          }
          if (step > 0) {
            for (i = start2; i < end; i += step) {
              rl.push(i);
            }
          } else {
            for (i = start2; i > end; i += step) {
              rl.push(i);
            }
          }
          return rl;
        };
        jStat4.slice = /* @__PURE__ */ (function() {
          function _slice(list, start2, end, step) {
            var i;
            var rl = [];
            var length = list.length;
            if (start2 === undefined2 && end === undefined2 && step === undefined2) {
              return jStat4.copy(list);
            }
            start2 = start2 || 0;
            end = end || list.length;
            start2 = start2 >= 0 ? start2 : length + start2;
            end = end >= 0 ? end : length + end;
            step = step || 1;
            if (start2 === end || step === 0) {
              return [];
            }
            if (start2 < end && step < 0) {
              return [];
            }
            if (start2 > end && step > 0) {
              return [];
            }
            if (step > 0) {
              for (i = start2; i < end; i += step) {
                rl.push(list[i]);
              }
            } else {
              for (i = start2; i > end; i += step) {
                rl.push(list[i]);
              }
            }
            return rl;
          }
          function slice2(list, rcSlice) {
            var colSlice, rowSlice;
            rcSlice = rcSlice || {};
            if (isNumber(rcSlice.row)) {
              if (isNumber(rcSlice.col))
                return list[rcSlice.row][rcSlice.col];
              var row2 = jStat4.rowa(list, rcSlice.row);
              colSlice = rcSlice.col || {};
              return _slice(row2, colSlice.start, colSlice.end, colSlice.step);
            }
            if (isNumber(rcSlice.col)) {
              var col = jStat4.cola(list, rcSlice.col);
              rowSlice = rcSlice.row || {};
              return _slice(col, rowSlice.start, rowSlice.end, rowSlice.step);
            }
            rowSlice = rcSlice.row || {};
            colSlice = rcSlice.col || {};
            var rows = _slice(list, rowSlice.start, rowSlice.end, rowSlice.step);
            return rows.map(function(row3) {
              return _slice(row3, colSlice.start, colSlice.end, colSlice.step);
            });
          }
          return slice2;
        })();
        jStat4.sliceAssign = function sliceAssign(A, rcSlice, B) {
          var nl, ml;
          if (isNumber(rcSlice.row)) {
            if (isNumber(rcSlice.col))
              return A[rcSlice.row][rcSlice.col] = B;
            rcSlice.col = rcSlice.col || {};
            rcSlice.col.start = rcSlice.col.start || 0;
            rcSlice.col.end = rcSlice.col.end || A[0].length;
            rcSlice.col.step = rcSlice.col.step || 1;
            nl = jStat4.arange(
              rcSlice.col.start,
              Math2.min(A.length, rcSlice.col.end),
              rcSlice.col.step
            );
            var m = rcSlice.row;
            nl.forEach(function(n2, i) {
              A[m][n2] = B[i];
            });
            return A;
          }
          if (isNumber(rcSlice.col)) {
            rcSlice.row = rcSlice.row || {};
            rcSlice.row.start = rcSlice.row.start || 0;
            rcSlice.row.end = rcSlice.row.end || A.length;
            rcSlice.row.step = rcSlice.row.step || 1;
            ml = jStat4.arange(
              rcSlice.row.start,
              Math2.min(A[0].length, rcSlice.row.end),
              rcSlice.row.step
            );
            var n = rcSlice.col;
            ml.forEach(function(m2, j) {
              A[m2][n] = B[j];
            });
            return A;
          }
          if (B[0].length === undefined2) {
            B = [B];
          }
          rcSlice.row.start = rcSlice.row.start || 0;
          rcSlice.row.end = rcSlice.row.end || A.length;
          rcSlice.row.step = rcSlice.row.step || 1;
          rcSlice.col.start = rcSlice.col.start || 0;
          rcSlice.col.end = rcSlice.col.end || A[0].length;
          rcSlice.col.step = rcSlice.col.step || 1;
          ml = jStat4.arange(
            rcSlice.row.start,
            Math2.min(A.length, rcSlice.row.end),
            rcSlice.row.step
          );
          nl = jStat4.arange(
            rcSlice.col.start,
            Math2.min(A[0].length, rcSlice.col.end),
            rcSlice.col.step
          );
          ml.forEach(function(m2, i) {
            nl.forEach(function(n2, j) {
              A[m2][n2] = B[i][j];
            });
          });
          return A;
        };
        jStat4.diagonal = function diagonal(diagArray) {
          var mat = jStat4.zeros(diagArray.length, diagArray.length);
          diagArray.forEach(function(t, i) {
            mat[i][i] = t;
          });
          return mat;
        };
        jStat4.copy = function copy(A) {
          return A.map(function(row2) {
            if (isNumber(row2))
              return row2;
            return row2.map(function(t) {
              return t;
            });
          });
        };
        var jProto = jStat4.prototype;
        jProto.length = 0;
        jProto.push = Array.prototype.push;
        jProto.sort = Array.prototype.sort;
        jProto.splice = Array.prototype.splice;
        jProto.slice = Array.prototype.slice;
        jProto.toArray = function toArray() {
          return this.length > 1 ? slice.call(this) : slice.call(this)[0];
        };
        jProto.map = function map(func, toAlter) {
          return jStat4(jStat4.map(this, func, toAlter));
        };
        jProto.cumreduce = function cumreduce(func, toAlter) {
          return jStat4(jStat4.cumreduce(this, func, toAlter));
        };
        jProto.alter = function alter(func) {
          jStat4.alter(this, func);
          return this;
        };
        (function(funcs) {
          for (var i = 0; i < funcs.length; i++) (function(passfunc) {
            jProto[passfunc] = function(func) {
              var self = this, results;
              if (func) {
                setTimeout(function() {
                  func.call(self, jProto[passfunc].call(self));
                });
                return this;
              }
              results = jStat4[passfunc](this);
              return isArray(results) ? jStat4(results) : results;
            };
          })(funcs[i]);
        })("transpose clear symmetric rows cols dimensions diag antidiag".split(" "));
        (function(funcs) {
          for (var i = 0; i < funcs.length; i++) (function(passfunc) {
            jProto[passfunc] = function(index, func) {
              var self = this;
              if (func) {
                setTimeout(function() {
                  func.call(self, jProto[passfunc].call(self, index));
                });
                return this;
              }
              return jStat4(jStat4[passfunc](this, index));
            };
          })(funcs[i]);
        })("row col".split(" "));
        (function(funcs) {
          for (var i = 0; i < funcs.length; i++) (function(passfunc) {
            jProto[passfunc] = function() {
              return jStat4(jStat4[passfunc].apply(null, arguments));
            };
          })(funcs[i]);
        })("create zeros ones rand identity".split(" "));
        return jStat4;
      })(Math);
      (function(jStat4, Math2) {
        var isFunction = jStat4.utils.isFunction;
        function ascNum(a, b) {
          return a - b;
        }
        function clip(arg, min, max) {
          return Math2.max(min, Math2.min(arg, max));
        }
        jStat4.sum = function sum3(arr) {
          var sum4 = 0;
          var i = arr.length;
          while (--i >= 0)
            sum4 += arr[i];
          return sum4;
        };
        jStat4.sumsqrd = function sumsqrd(arr) {
          var sum3 = 0;
          var i = arr.length;
          while (--i >= 0)
            sum3 += arr[i] * arr[i];
          return sum3;
        };
        jStat4.sumsqerr = function sumsqerr(arr) {
          var mean3 = jStat4.mean(arr);
          var sum3 = 0;
          var i = arr.length;
          var tmp;
          while (--i >= 0) {
            tmp = arr[i] - mean3;
            sum3 += tmp * tmp;
          }
          return sum3;
        };
        jStat4.sumrow = function sumrow(arr) {
          var sum3 = 0;
          var i = arr.length;
          while (--i >= 0)
            sum3 += arr[i];
          return sum3;
        };
        jStat4.product = function product(arr) {
          var prod = 1;
          var i = arr.length;
          while (--i >= 0)
            prod *= arr[i];
          return prod;
        };
        jStat4.min = function min(arr) {
          var low = arr[0];
          var i = 0;
          while (++i < arr.length)
            if (arr[i] < low)
              low = arr[i];
          return low;
        };
        jStat4.max = function max(arr) {
          var high = arr[0];
          var i = 0;
          while (++i < arr.length)
            if (arr[i] > high)
              high = arr[i];
          return high;
        };
        jStat4.unique = function unique2(arr) {
          var hash = {}, _arr = [];
          for (var i = 0; i < arr.length; i++) {
            if (!hash[arr[i]]) {
              hash[arr[i]] = true;
              _arr.push(arr[i]);
            }
          }
          return _arr;
        };
        jStat4.mean = function mean3(arr) {
          return jStat4.sum(arr) / arr.length;
        };
        jStat4.meansqerr = function meansqerr(arr) {
          return jStat4.sumsqerr(arr) / arr.length;
        };
        jStat4.geomean = function geomean(arr) {
          var logs = arr.map(Math2.log);
          var meanOfLogs = jStat4.mean(logs);
          return Math2.exp(meanOfLogs);
        };
        jStat4.median = function median3(arr) {
          var arrlen = arr.length;
          var _arr = arr.slice().sort(ascNum);
          return !(arrlen & 1) ? (_arr[arrlen / 2 - 1] + _arr[arrlen / 2]) / 2 : _arr[arrlen / 2 | 0];
        };
        jStat4.cumsum = function cumsum(arr) {
          return jStat4.cumreduce(arr, function(a, b) {
            return a + b;
          });
        };
        jStat4.cumprod = function cumprod(arr) {
          return jStat4.cumreduce(arr, function(a, b) {
            return a * b;
          });
        };
        jStat4.diff = function diff(arr) {
          var diffs = [];
          var arrLen = arr.length;
          var i;
          for (i = 1; i < arrLen; i++)
            diffs.push(arr[i] - arr[i - 1]);
          return diffs;
        };
        jStat4.rank = function(arr) {
          var i;
          var distinctNumbers = [];
          var numberCounts = {};
          for (i = 0; i < arr.length; i++) {
            var number4 = arr[i];
            if (numberCounts[number4]) {
              numberCounts[number4]++;
            } else {
              numberCounts[number4] = 1;
              distinctNumbers.push(number4);
            }
          }
          var sortedDistinctNumbers = distinctNumbers.sort(ascNum);
          var numberRanks = {};
          var currentRank = 1;
          for (i = 0; i < sortedDistinctNumbers.length; i++) {
            var number4 = sortedDistinctNumbers[i];
            var count3 = numberCounts[number4];
            var first2 = currentRank;
            var last2 = currentRank + count3 - 1;
            var rank = (first2 + last2) / 2;
            numberRanks[number4] = rank;
            currentRank += count3;
          }
          return arr.map(function(number5) {
            return numberRanks[number5];
          });
        };
        jStat4.mode = function mode(arr) {
          var arrLen = arr.length;
          var _arr = arr.slice().sort(ascNum);
          var count3 = 1;
          var maxCount = 0;
          var numMaxCount = 0;
          var mode_arr = [];
          var i;
          for (i = 0; i < arrLen; i++) {
            if (_arr[i] === _arr[i + 1]) {
              count3++;
            } else {
              if (count3 > maxCount) {
                mode_arr = [_arr[i]];
                maxCount = count3;
                numMaxCount = 0;
              } else if (count3 === maxCount) {
                mode_arr.push(_arr[i]);
                numMaxCount++;
              }
              count3 = 1;
            }
          }
          return numMaxCount === 0 ? mode_arr[0] : mode_arr;
        };
        jStat4.range = function range2(arr) {
          return jStat4.max(arr) - jStat4.min(arr);
        };
        jStat4.variance = function variance(arr, flag) {
          return jStat4.sumsqerr(arr) / (arr.length - (flag ? 1 : 0));
        };
        jStat4.pooledvariance = function pooledvariance(arr) {
          var sumsqerr = arr.reduce(function(a, samples) {
            return a + jStat4.sumsqerr(samples);
          }, 0);
          var count3 = arr.reduce(function(a, samples) {
            return a + samples.length;
          }, 0);
          return sumsqerr / (count3 - arr.length);
        };
        jStat4.deviation = function(arr) {
          var mean3 = jStat4.mean(arr);
          var arrlen = arr.length;
          var dev = new Array(arrlen);
          for (var i = 0; i < arrlen; i++) {
            dev[i] = arr[i] - mean3;
          }
          return dev;
        };
        jStat4.stdev = function stdev(arr, flag) {
          return Math2.sqrt(jStat4.variance(arr, flag));
        };
        jStat4.pooledstdev = function pooledstdev(arr) {
          return Math2.sqrt(jStat4.pooledvariance(arr));
        };
        jStat4.meandev = function meandev(arr) {
          var mean3 = jStat4.mean(arr);
          var a = [];
          for (var i = arr.length - 1; i >= 0; i--) {
            a.push(Math2.abs(arr[i] - mean3));
          }
          return jStat4.mean(a);
        };
        jStat4.meddev = function meddev(arr) {
          var median3 = jStat4.median(arr);
          var a = [];
          for (var i = arr.length - 1; i >= 0; i--) {
            a.push(Math2.abs(arr[i] - median3));
          }
          return jStat4.median(a);
        };
        jStat4.coeffvar = function coeffvar(arr) {
          return jStat4.stdev(arr) / jStat4.mean(arr);
        };
        jStat4.quartiles = function quartiles(arr) {
          var arrlen = arr.length;
          var _arr = arr.slice().sort(ascNum);
          return [
            _arr[Math2.round(arrlen / 4) - 1],
            _arr[Math2.round(arrlen / 2) - 1],
            _arr[Math2.round(arrlen * 3 / 4) - 1]
          ];
        };
        jStat4.quantiles = function quantiles(arr, quantilesArray, alphap, betap) {
          var sortedArray = arr.slice().sort(ascNum);
          var quantileVals = [quantilesArray.length];
          var n = arr.length;
          var i, p, m, aleph, k, gamma;
          if (typeof alphap === "undefined")
            alphap = 3 / 8;
          if (typeof betap === "undefined")
            betap = 3 / 8;
          for (i = 0; i < quantilesArray.length; i++) {
            p = quantilesArray[i];
            m = alphap + p * (1 - alphap - betap);
            aleph = n * p + m;
            k = Math2.floor(clip(aleph, 1, n - 1));
            gamma = clip(aleph - k, 0, 1);
            quantileVals[i] = (1 - gamma) * sortedArray[k - 1] + gamma * sortedArray[k];
          }
          return quantileVals;
        };
        jStat4.percentile = function percentile(arr, k, exclusive) {
          var _arr = arr.slice().sort(ascNum);
          var realIndex = k * (_arr.length + (exclusive ? 1 : -1)) + (exclusive ? 0 : 1);
          var index = parseInt(realIndex);
          var frac = realIndex - index;
          if (index + 1 < _arr.length) {
            return _arr[index - 1] + frac * (_arr[index] - _arr[index - 1]);
          } else {
            return _arr[index - 1];
          }
        };
        jStat4.percentileOfScore = function percentileOfScore(arr, score2, kind) {
          var counter = 0;
          var len = arr.length;
          var strict = false;
          var value, i;
          if (kind === "strict")
            strict = true;
          for (i = 0; i < len; i++) {
            value = arr[i];
            if (strict && value < score2 || !strict && value <= score2) {
              counter++;
            }
          }
          return counter / len;
        };
        jStat4.histogram = function histogram(arr, binCnt) {
          binCnt = binCnt || 4;
          var first2 = jStat4.min(arr);
          var binWidth = (jStat4.max(arr) - first2) / binCnt;
          var len = arr.length;
          var bins = [];
          var i;
          for (i = 0; i < binCnt; i++)
            bins[i] = 0;
          for (i = 0; i < len; i++)
            bins[Math2.min(Math2.floor((arr[i] - first2) / binWidth), binCnt - 1)] += 1;
          return bins;
        };
        jStat4.covariance = function covariance(arr1, arr2) {
          var u = jStat4.mean(arr1);
          var v = jStat4.mean(arr2);
          var arr1Len = arr1.length;
          var sq_dev = new Array(arr1Len);
          var i;
          for (i = 0; i < arr1Len; i++)
            sq_dev[i] = (arr1[i] - u) * (arr2[i] - v);
          return jStat4.sum(sq_dev) / (arr1Len - 1);
        };
        jStat4.corrcoeff = function corrcoeff(arr1, arr2) {
          return jStat4.covariance(arr1, arr2) / jStat4.stdev(arr1, 1) / jStat4.stdev(arr2, 1);
        };
        jStat4.spearmancoeff = function(arr1, arr2) {
          arr1 = jStat4.rank(arr1);
          arr2 = jStat4.rank(arr2);
          return jStat4.corrcoeff(arr1, arr2);
        };
        jStat4.stanMoment = function stanMoment(arr, n) {
          var mu = jStat4.mean(arr);
          var sigma = jStat4.stdev(arr);
          var len = arr.length;
          var skewSum = 0;
          for (var i = 0; i < len; i++)
            skewSum += Math2.pow((arr[i] - mu) / sigma, n);
          return skewSum / arr.length;
        };
        jStat4.skewness = function skewness(arr) {
          return jStat4.stanMoment(arr, 3);
        };
        jStat4.kurtosis = function kurtosis(arr) {
          return jStat4.stanMoment(arr, 4) - 3;
        };
        var jProto = jStat4.prototype;
        (function(funcs) {
          for (var i = 0; i < funcs.length; i++) (function(passfunc) {
            jProto[passfunc] = function(fullbool, func) {
              var arr = [];
              var i2 = 0;
              var tmpthis = this;
              if (isFunction(fullbool)) {
                func = fullbool;
                fullbool = false;
              }
              if (func) {
                setTimeout(function() {
                  func.call(tmpthis, jProto[passfunc].call(tmpthis, fullbool));
                });
                return this;
              }
              if (this.length > 1) {
                tmpthis = fullbool === true ? this : this.transpose();
                for (; i2 < tmpthis.length; i2++)
                  arr[i2] = jStat4[passfunc](tmpthis[i2]);
                return arr;
              }
              return jStat4[passfunc](this[0], fullbool);
            };
          })(funcs[i]);
        })("cumsum cumprod".split(" "));
        (function(funcs) {
          for (var i = 0; i < funcs.length; i++) (function(passfunc) {
            jProto[passfunc] = function(fullbool, func) {
              var arr = [];
              var i2 = 0;
              var tmpthis = this;
              if (isFunction(fullbool)) {
                func = fullbool;
                fullbool = false;
              }
              if (func) {
                setTimeout(function() {
                  func.call(tmpthis, jProto[passfunc].call(tmpthis, fullbool));
                });
                return this;
              }
              if (this.length > 1) {
                if (passfunc !== "sumrow")
                  tmpthis = fullbool === true ? this : this.transpose();
                for (; i2 < tmpthis.length; i2++)
                  arr[i2] = jStat4[passfunc](tmpthis[i2]);
                return fullbool === true ? jStat4[passfunc](jStat4.utils.toVector(arr)) : arr;
              }
              return jStat4[passfunc](this[0], fullbool);
            };
          })(funcs[i]);
        })("sum sumsqrd sumsqerr sumrow product min max unique mean meansqerr geomean median diff rank mode range variance deviation stdev meandev meddev coeffvar quartiles histogram skewness kurtosis".split(" "));
        (function(funcs) {
          for (var i = 0; i < funcs.length; i++) (function(passfunc) {
            jProto[passfunc] = function() {
              var arr = [];
              var i2 = 0;
              var tmpthis = this;
              var args = Array.prototype.slice.call(arguments);
              var callbackFunction;
              if (isFunction(args[args.length - 1])) {
                callbackFunction = args[args.length - 1];
                var argsToPass = args.slice(0, args.length - 1);
                setTimeout(function() {
                  callbackFunction.call(
                    tmpthis,
                    jProto[passfunc].apply(tmpthis, argsToPass)
                  );
                });
                return this;
              } else {
                callbackFunction = void 0;
                var curriedFunction = function curriedFunction2(vector) {
                  return jStat4[passfunc].apply(tmpthis, [vector].concat(args));
                };
              }
              if (this.length > 1) {
                tmpthis = tmpthis.transpose();
                for (; i2 < tmpthis.length; i2++)
                  arr[i2] = curriedFunction(tmpthis[i2]);
                return arr;
              }
              return curriedFunction(this[0]);
            };
          })(funcs[i]);
        })("quantiles percentileOfScore".split(" "));
      })(jStat3, Math);
      (function(jStat4, Math2) {
        jStat4.gammaln = function gammaln2(x) {
          var j = 0;
          var cof = [
            76.18009172947146,
            -86.50532032941678,
            24.01409824083091,
            -1.231739572450155,
            0.001208650973866179,
            -5395239384953e-18
          ];
          var ser = 1.000000000190015;
          var xx, y, tmp;
          tmp = (y = xx = x) + 5.5;
          tmp -= (xx + 0.5) * Math2.log(tmp);
          for (; j < 6; j++)
            ser += cof[j] / ++y;
          return Math2.log(2.5066282746310007 * ser / xx) - tmp;
        };
        jStat4.loggam = function loggam(x) {
          var x0, x2, xp, gl, gl0;
          var k, n;
          var a = [
            0.08333333333333333,
            -0.002777777777777778,
            7936507936507937e-19,
            -5952380952380952e-19,
            8417508417508418e-19,
            -0.001917526917526918,
            0.00641025641025641,
            -0.02955065359477124,
            0.1796443723688307,
            -1.3924322169059
          ];
          x0 = x;
          n = 0;
          if (x == 1 || x == 2) {
            return 0;
          }
          if (x <= 7) {
            n = Math2.floor(7 - x);
            x0 = x + n;
          }
          x2 = 1 / (x0 * x0);
          xp = 2 * Math2.PI;
          gl0 = a[9];
          for (k = 8; k >= 0; k--) {
            gl0 *= x2;
            gl0 += a[k];
          }
          gl = gl0 / x0 + 0.5 * Math2.log(xp) + (x0 - 0.5) * Math2.log(x0) - x0;
          if (x <= 7) {
            for (k = 1; k <= n; k++) {
              gl -= Math2.log(x0 - 1);
              x0 -= 1;
            }
          }
          return gl;
        };
        jStat4.gammafn = function gammafn(x) {
          var p = [
            -1.716185138865495,
            24.76565080557592,
            -379.80425647094563,
            629.3311553128184,
            866.9662027904133,
            -31451.272968848367,
            -36144.413418691176,
            66456.14382024054
          ];
          var q = [
            -30.8402300119739,
            315.35062697960416,
            -1015.1563674902192,
            -3107.771671572311,
            22538.11842098015,
            4755.846277527881,
            -134659.9598649693,
            -115132.2596755535
          ];
          var fact = false;
          var n = 0;
          var xden = 0;
          var xnum = 0;
          var y = x;
          var i, z2, yi, res;
          if (x > 171.6243769536076) {
            return Infinity;
          }
          if (y <= 0) {
            res = y % 1 + 36e-17;
            if (res) {
              fact = (!(y & 1) ? 1 : -1) * Math2.PI / Math2.sin(Math2.PI * res);
              y = 1 - y;
            } else {
              return Infinity;
            }
          }
          yi = y;
          if (y < 1) {
            z2 = y++;
          } else {
            z2 = (y -= n = (y | 0) - 1) - 1;
          }
          for (i = 0; i < 8; ++i) {
            xnum = (xnum + p[i]) * z2;
            xden = xden * z2 + q[i];
          }
          res = xnum / xden + 1;
          if (yi < y) {
            res /= yi;
          } else if (yi > y) {
            for (i = 0; i < n; ++i) {
              res *= y;
              y++;
            }
          }
          if (fact) {
            res = fact / res;
          }
          return res;
        };
        jStat4.gammap = function gammap(a, x) {
          return jStat4.lowRegGamma(a, x) * jStat4.gammafn(a);
        };
        jStat4.lowRegGamma = function lowRegGamma(a, x) {
          var aln = jStat4.gammaln(a);
          var ap = a;
          var sum3 = 1 / a;
          var del = sum3;
          var b = x + 1 - a;
          var c = 1 / 1e-30;
          var d = 1 / b;
          var h = d;
          var i = 1;
          var ITMAX = -~(Math2.log(a >= 1 ? a : 1 / a) * 8.5 + a * 0.4 + 17);
          var an;
          if (x < 0 || a <= 0) {
            return NaN;
          } else if (x < a + 1) {
            for (; i <= ITMAX; i++) {
              sum3 += del *= x / ++ap;
            }
            return sum3 * Math2.exp(-x + a * Math2.log(x) - aln);
          }
          for (; i <= ITMAX; i++) {
            an = -i * (i - a);
            b += 2;
            d = an * d + b;
            c = b + an / c;
            d = 1 / d;
            h *= d * c;
          }
          return 1 - h * Math2.exp(-x + a * Math2.log(x) - aln);
        };
        jStat4.factorialln = function factorialln(n) {
          return n < 0 ? NaN : jStat4.gammaln(n + 1);
        };
        jStat4.factorial = function factorial(n) {
          return n < 0 ? NaN : jStat4.gammafn(n + 1);
        };
        jStat4.combination = function combination(n, m) {
          return n > 170 || m > 170 ? Math2.exp(jStat4.combinationln(n, m)) : jStat4.factorial(n) / jStat4.factorial(m) / jStat4.factorial(n - m);
        };
        jStat4.combinationln = function combinationln(n, m) {
          return jStat4.factorialln(n) - jStat4.factorialln(m) - jStat4.factorialln(n - m);
        };
        jStat4.permutation = function permutation(n, m) {
          return jStat4.factorial(n) / jStat4.factorial(n - m);
        };
        jStat4.betafn = function betafn(x, y) {
          if (x <= 0 || y <= 0)
            return void 0;
          return x + y > 170 ? Math2.exp(jStat4.betaln(x, y)) : jStat4.gammafn(x) * jStat4.gammafn(y) / jStat4.gammafn(x + y);
        };
        jStat4.betaln = function betaln(x, y) {
          return jStat4.gammaln(x) + jStat4.gammaln(y) - jStat4.gammaln(x + y);
        };
        jStat4.betacf = function betacf(x, a, b) {
          var fpmin = 1e-30;
          var m = 1;
          var qab = a + b;
          var qap = a + 1;
          var qam = a - 1;
          var c = 1;
          var d = 1 - qab * x / qap;
          var m2, aa, del, h;
          if (Math2.abs(d) < fpmin)
            d = fpmin;
          d = 1 / d;
          h = d;
          for (; m <= 100; m++) {
            m2 = 2 * m;
            aa = m * (b - m) * x / ((qam + m2) * (a + m2));
            d = 1 + aa * d;
            if (Math2.abs(d) < fpmin)
              d = fpmin;
            c = 1 + aa / c;
            if (Math2.abs(c) < fpmin)
              c = fpmin;
            d = 1 / d;
            h *= d * c;
            aa = -(a + m) * (qab + m) * x / ((a + m2) * (qap + m2));
            d = 1 + aa * d;
            if (Math2.abs(d) < fpmin)
              d = fpmin;
            c = 1 + aa / c;
            if (Math2.abs(c) < fpmin)
              c = fpmin;
            d = 1 / d;
            del = d * c;
            h *= del;
            if (Math2.abs(del - 1) < 3e-7)
              break;
          }
          return h;
        };
        jStat4.gammapinv = function gammapinv(p, a) {
          var j = 0;
          var a1 = a - 1;
          var EPS = 1e-8;
          var gln = jStat4.gammaln(a);
          var x, err, t, u, pp, lna1, afac;
          if (p >= 1)
            return Math2.max(100, a + 100 * Math2.sqrt(a));
          if (p <= 0)
            return 0;
          if (a > 1) {
            lna1 = Math2.log(a1);
            afac = Math2.exp(a1 * (lna1 - 1) - gln);
            pp = p < 0.5 ? p : 1 - p;
            t = Math2.sqrt(-2 * Math2.log(pp));
            x = (2.30753 + t * 0.27061) / (1 + t * (0.99229 + t * 0.04481)) - t;
            if (p < 0.5)
              x = -x;
            x = Math2.max(
              1e-3,
              a * Math2.pow(1 - 1 / (9 * a) - x / (3 * Math2.sqrt(a)), 3)
            );
          } else {
            t = 1 - a * (0.253 + a * 0.12);
            if (p < t)
              x = Math2.pow(p / t, 1 / a);
            else
              x = 1 - Math2.log(1 - (p - t) / (1 - t));
          }
          for (; j < 12; j++) {
            if (x <= 0)
              return 0;
            err = jStat4.lowRegGamma(a, x) - p;
            if (a > 1)
              t = afac * Math2.exp(-(x - a1) + a1 * (Math2.log(x) - lna1));
            else
              t = Math2.exp(-x + a1 * Math2.log(x) - gln);
            u = err / t;
            x -= t = u / (1 - 0.5 * Math2.min(1, u * ((a - 1) / x - 1)));
            if (x <= 0)
              x = 0.5 * (x + t);
            if (Math2.abs(t) < EPS * x)
              break;
          }
          return x;
        };
        jStat4.erf = function erf(x) {
          var cof = [
            -1.3026537197817094,
            0.6419697923564902,
            0.019476473204185836,
            -0.00956151478680863,
            -946595344482036e-18,
            366839497852761e-18,
            42523324806907e-18,
            -20278578112534e-18,
            -1624290004647e-18,
            130365583558e-17,
            15626441722e-18,
            -85238095915e-18,
            6529054439e-18,
            5059343495e-18,
            -991364156e-18,
            -227365122e-18,
            96467911e-18,
            2394038e-18,
            -6886027e-18,
            894487e-18,
            313092e-18,
            -112708e-18,
            381e-18,
            7106e-18,
            -1523e-18,
            -94e-18,
            121e-18,
            -28e-18
          ];
          var j = cof.length - 1;
          var isneg = false;
          var d = 0;
          var dd = 0;
          var t, ty, tmp, res;
          if (x < 0) {
            x = -x;
            isneg = true;
          }
          t = 2 / (2 + x);
          ty = 4 * t - 2;
          for (; j > 0; j--) {
            tmp = d;
            d = ty * d - dd + cof[j];
            dd = tmp;
          }
          res = t * Math2.exp(-x * x + 0.5 * (cof[0] + ty * d) - dd);
          return isneg ? res - 1 : 1 - res;
        };
        jStat4.erfc = function erfc(x) {
          return 1 - jStat4.erf(x);
        };
        jStat4.erfcinv = function erfcinv(p) {
          var j = 0;
          var x, err, t, pp;
          if (p >= 2)
            return -100;
          if (p <= 0)
            return 100;
          pp = p < 1 ? p : 2 - p;
          t = Math2.sqrt(-2 * Math2.log(pp / 2));
          x = -0.70711 * ((2.30753 + t * 0.27061) / (1 + t * (0.99229 + t * 0.04481)) - t);
          for (; j < 2; j++) {
            err = jStat4.erfc(x) - pp;
            x += err / (1.1283791670955126 * Math2.exp(-x * x) - x * err);
          }
          return p < 1 ? x : -x;
        };
        jStat4.ibetainv = function ibetainv(p, a, b) {
          var EPS = 1e-8;
          var a1 = a - 1;
          var b1 = b - 1;
          var j = 0;
          var lna, lnb, pp, t, u, err, x, al, h, w, afac;
          if (p <= 0)
            return 0;
          if (p >= 1)
            return 1;
          if (a >= 1 && b >= 1) {
            pp = p < 0.5 ? p : 1 - p;
            t = Math2.sqrt(-2 * Math2.log(pp));
            x = (2.30753 + t * 0.27061) / (1 + t * (0.99229 + t * 0.04481)) - t;
            if (p < 0.5)
              x = -x;
            al = (x * x - 3) / 6;
            h = 2 / (1 / (2 * a - 1) + 1 / (2 * b - 1));
            w = x * Math2.sqrt(al + h) / h - (1 / (2 * b - 1) - 1 / (2 * a - 1)) * (al + 5 / 6 - 2 / (3 * h));
            x = a / (a + b * Math2.exp(2 * w));
          } else {
            lna = Math2.log(a / (a + b));
            lnb = Math2.log(b / (a + b));
            t = Math2.exp(a * lna) / a;
            u = Math2.exp(b * lnb) / b;
            w = t + u;
            if (p < t / w)
              x = Math2.pow(a * w * p, 1 / a);
            else
              x = 1 - Math2.pow(b * w * (1 - p), 1 / b);
          }
          afac = -jStat4.gammaln(a) - jStat4.gammaln(b) + jStat4.gammaln(a + b);
          for (; j < 10; j++) {
            if (x === 0 || x === 1)
              return x;
            err = jStat4.ibeta(x, a, b) - p;
            t = Math2.exp(a1 * Math2.log(x) + b1 * Math2.log(1 - x) + afac);
            u = err / t;
            x -= t = u / (1 - 0.5 * Math2.min(1, u * (a1 / x - b1 / (1 - x))));
            if (x <= 0)
              x = 0.5 * (x + t);
            if (x >= 1)
              x = 0.5 * (x + t + 1);
            if (Math2.abs(t) < EPS * x && j > 0)
              break;
          }
          return x;
        };
        jStat4.ibeta = function ibeta(x, a, b) {
          var bt = x === 0 || x === 1 ? 0 : Math2.exp(jStat4.gammaln(a + b) - jStat4.gammaln(a) - jStat4.gammaln(b) + a * Math2.log(x) + b * Math2.log(1 - x));
          if (x < 0 || x > 1)
            return false;
          if (x < (a + 1) / (a + b + 2))
            return bt * jStat4.betacf(x, a, b) / a;
          return 1 - bt * jStat4.betacf(1 - x, b, a) / b;
        };
        jStat4.randn = function randn(n, m) {
          var u, v, x, y, q;
          if (!m)
            m = n;
          if (n)
            return jStat4.create(n, m, function() {
              return jStat4.randn();
            });
          do {
            u = jStat4._random_fn();
            v = 1.7156 * (jStat4._random_fn() - 0.5);
            x = u - 0.449871;
            y = Math2.abs(v) + 0.386595;
            q = x * x + y * (0.196 * y - 0.25472 * x);
          } while (q > 0.27597 && (q > 0.27846 || v * v > -4 * Math2.log(u) * u * u));
          return v / u;
        };
        jStat4.randg = function randg(shape, n, m) {
          var oalph = shape;
          var a1, a2, u, v, x, mat;
          if (!m)
            m = n;
          if (!shape)
            shape = 1;
          if (n) {
            mat = jStat4.zeros(n, m);
            mat.alter(function() {
              return jStat4.randg(shape);
            });
            return mat;
          }
          if (shape < 1)
            shape += 1;
          a1 = shape - 1 / 3;
          a2 = 1 / Math2.sqrt(9 * a1);
          do {
            do {
              x = jStat4.randn();
              v = 1 + a2 * x;
            } while (v <= 0);
            v = v * v * v;
            u = jStat4._random_fn();
          } while (u > 1 - 0.331 * Math2.pow(x, 4) && Math2.log(u) > 0.5 * x * x + a1 * (1 - v + Math2.log(v)));
          if (shape == oalph)
            return a1 * v;
          do {
            u = jStat4._random_fn();
          } while (u === 0);
          return Math2.pow(u, 1 / oalph) * a1 * v;
        };
        (function(funcs) {
          for (var i = 0; i < funcs.length; i++) (function(passfunc) {
            jStat4.fn[passfunc] = function() {
              return jStat4(
                jStat4.map(this, function(value) {
                  return jStat4[passfunc](value);
                })
              );
            };
          })(funcs[i]);
        })("gammaln gammafn factorial factorialln".split(" "));
        (function(funcs) {
          for (var i = 0; i < funcs.length; i++) (function(passfunc) {
            jStat4.fn[passfunc] = function() {
              return jStat4(jStat4[passfunc].apply(null, arguments));
            };
          })(funcs[i]);
        })("randn".split(" "));
      })(jStat3, Math);
      (function(jStat4, Math2) {
        (function(list) {
          for (var i = 0; i < list.length; i++) (function(func) {
            jStat4[func] = function f(a, b, c) {
              if (!(this instanceof f))
                return new f(a, b, c);
              this._a = a;
              this._b = b;
              this._c = c;
              return this;
            };
            jStat4.fn[func] = function(a, b, c) {
              var newthis = jStat4[func](a, b, c);
              newthis.data = this;
              return newthis;
            };
            jStat4[func].prototype.sample = function(arr) {
              var a = this._a;
              var b = this._b;
              var c = this._c;
              if (arr)
                return jStat4.alter(arr, function() {
                  return jStat4[func].sample(a, b, c);
                });
              else
                return jStat4[func].sample(a, b, c);
            };
            (function(vals) {
              for (var i2 = 0; i2 < vals.length; i2++) (function(fnfunc) {
                jStat4[func].prototype[fnfunc] = function(x) {
                  var a = this._a;
                  var b = this._b;
                  var c = this._c;
                  if (!x && x !== 0)
                    x = this.data;
                  if (typeof x !== "number") {
                    return jStat4.fn.map.call(x, function(x2) {
                      return jStat4[func][fnfunc](x2, a, b, c);
                    });
                  }
                  return jStat4[func][fnfunc](x, a, b, c);
                };
              })(vals[i2]);
            })("pdf cdf inv".split(" "));
            (function(vals) {
              for (var i2 = 0; i2 < vals.length; i2++) (function(fnfunc) {
                jStat4[func].prototype[fnfunc] = function() {
                  return jStat4[func][fnfunc](this._a, this._b, this._c);
                };
              })(vals[i2]);
            })("mean median mode variance".split(" "));
          })(list[i]);
        })("beta centralF cauchy chisquare exponential gamma invgamma kumaraswamy laplace lognormal noncentralt normal pareto studentt weibull uniform binomial negbin hypgeom poisson triangular tukey arcsine".split(" "));
        jStat4.extend(jStat4.beta, {
          pdf: function pdf(x, alpha3, beta) {
            if (x > 1 || x < 0)
              return 0;
            if (alpha3 == 1 && beta == 1)
              return 1;
            if (alpha3 < 512 && beta < 512) {
              return Math2.pow(x, alpha3 - 1) * Math2.pow(1 - x, beta - 1) / jStat4.betafn(alpha3, beta);
            } else {
              return Math2.exp((alpha3 - 1) * Math2.log(x) + (beta - 1) * Math2.log(1 - x) - jStat4.betaln(alpha3, beta));
            }
          },
          cdf: function cdf(x, alpha3, beta) {
            return x > 1 || x < 0 ? (x > 1) * 1 : jStat4.ibeta(x, alpha3, beta);
          },
          inv: function inv(x, alpha3, beta) {
            return jStat4.ibetainv(x, alpha3, beta);
          },
          mean: function mean3(alpha3, beta) {
            return alpha3 / (alpha3 + beta);
          },
          median: function median3(alpha3, beta) {
            return jStat4.ibetainv(0.5, alpha3, beta);
          },
          mode: function mode(alpha3, beta) {
            return (alpha3 - 1) / (alpha3 + beta - 2);
          },
          // return a random sample
          sample: function sample(alpha3, beta) {
            var u = jStat4.randg(alpha3);
            return u / (u + jStat4.randg(beta));
          },
          variance: function variance(alpha3, beta) {
            return alpha3 * beta / (Math2.pow(alpha3 + beta, 2) * (alpha3 + beta + 1));
          }
        });
        jStat4.extend(jStat4.centralF, {
          // This implementation of the pdf function avoids float overflow
          // See the way that R calculates this value:
          // https://svn.r-project.org/R/trunk/src/nmath/df.c
          pdf: function pdf(x, df1, df2) {
            var p, q, f;
            if (x < 0)
              return 0;
            if (df1 <= 2) {
              if (x === 0 && df1 < 2) {
                return Infinity;
              }
              if (x === 0 && df1 === 2) {
                return 1;
              }
              return 1 / jStat4.betafn(df1 / 2, df2 / 2) * Math2.pow(df1 / df2, df1 / 2) * Math2.pow(x, df1 / 2 - 1) * Math2.pow(1 + df1 / df2 * x, -(df1 + df2) / 2);
            }
            p = df1 * x / (df2 + x * df1);
            q = df2 / (df2 + x * df1);
            f = df1 * q / 2;
            return f * jStat4.binomial.pdf((df1 - 2) / 2, (df1 + df2 - 2) / 2, p);
          },
          cdf: function cdf(x, df1, df2) {
            if (x < 0)
              return 0;
            return jStat4.ibeta(df1 * x / (df1 * x + df2), df1 / 2, df2 / 2);
          },
          inv: function inv(x, df1, df2) {
            return df2 / (df1 * (1 / jStat4.ibetainv(x, df1 / 2, df2 / 2) - 1));
          },
          mean: function mean3(df1, df2) {
            return df2 > 2 ? df2 / (df2 - 2) : void 0;
          },
          mode: function mode(df1, df2) {
            return df1 > 2 ? df2 * (df1 - 2) / (df1 * (df2 + 2)) : void 0;
          },
          // return a random sample
          sample: function sample(df1, df2) {
            var x1 = jStat4.randg(df1 / 2) * 2;
            var x2 = jStat4.randg(df2 / 2) * 2;
            return x1 / df1 / (x2 / df2);
          },
          variance: function variance(df1, df2) {
            if (df2 <= 4)
              return void 0;
            return 2 * df2 * df2 * (df1 + df2 - 2) / (df1 * (df2 - 2) * (df2 - 2) * (df2 - 4));
          }
        });
        jStat4.extend(jStat4.cauchy, {
          pdf: function pdf(x, local, scale2) {
            if (scale2 < 0) {
              return 0;
            }
            return scale2 / (Math2.pow(x - local, 2) + Math2.pow(scale2, 2)) / Math2.PI;
          },
          cdf: function cdf(x, local, scale2) {
            return Math2.atan((x - local) / scale2) / Math2.PI + 0.5;
          },
          inv: function(p, local, scale2) {
            return local + scale2 * Math2.tan(Math2.PI * (p - 0.5));
          },
          median: function median3(local) {
            return local;
          },
          mode: function mode(local) {
            return local;
          },
          sample: function sample(local, scale2) {
            return jStat4.randn() * Math2.sqrt(1 / (2 * jStat4.randg(0.5))) * scale2 + local;
          }
        });
        jStat4.extend(jStat4.chisquare, {
          pdf: function pdf(x, dof) {
            if (x < 0)
              return 0;
            return x === 0 && dof === 2 ? 0.5 : Math2.exp((dof / 2 - 1) * Math2.log(x) - x / 2 - dof / 2 * Math2.log(2) - jStat4.gammaln(dof / 2));
          },
          cdf: function cdf(x, dof) {
            if (x < 0)
              return 0;
            return jStat4.lowRegGamma(dof / 2, x / 2);
          },
          inv: function(p, dof) {
            return 2 * jStat4.gammapinv(p, 0.5 * dof);
          },
          mean: function(dof) {
            return dof;
          },
          // TODO: this is an approximation (is there a better way?)
          median: function median3(dof) {
            return dof * Math2.pow(1 - 2 / (9 * dof), 3);
          },
          mode: function mode(dof) {
            return dof - 2 > 0 ? dof - 2 : 0;
          },
          sample: function sample(dof) {
            return jStat4.randg(dof / 2) * 2;
          },
          variance: function variance(dof) {
            return 2 * dof;
          }
        });
        jStat4.extend(jStat4.exponential, {
          pdf: function pdf(x, rate) {
            return x < 0 ? 0 : rate * Math2.exp(-rate * x);
          },
          cdf: function cdf(x, rate) {
            return x < 0 ? 0 : 1 - Math2.exp(-rate * x);
          },
          inv: function(p, rate) {
            return -Math2.log(1 - p) / rate;
          },
          mean: function(rate) {
            return 1 / rate;
          },
          median: function(rate) {
            return 1 / rate * Math2.log(2);
          },
          mode: function mode() {
            return 0;
          },
          sample: function sample(rate) {
            return -1 / rate * Math2.log(jStat4._random_fn());
          },
          variance: function(rate) {
            return Math2.pow(rate, -2);
          }
        });
        jStat4.extend(jStat4.gamma, {
          pdf: function pdf(x, shape, scale2) {
            if (x < 0)
              return 0;
            return x === 0 && shape === 1 ? 1 / scale2 : Math2.exp((shape - 1) * Math2.log(x) - x / scale2 - jStat4.gammaln(shape) - shape * Math2.log(scale2));
          },
          cdf: function cdf(x, shape, scale2) {
            if (x < 0)
              return 0;
            return jStat4.lowRegGamma(shape, x / scale2);
          },
          inv: function(p, shape, scale2) {
            return jStat4.gammapinv(p, shape) * scale2;
          },
          mean: function(shape, scale2) {
            return shape * scale2;
          },
          mode: function mode(shape, scale2) {
            if (shape > 1) return (shape - 1) * scale2;
            return void 0;
          },
          sample: function sample(shape, scale2) {
            return jStat4.randg(shape) * scale2;
          },
          variance: function variance(shape, scale2) {
            return shape * scale2 * scale2;
          }
        });
        jStat4.extend(jStat4.invgamma, {
          pdf: function pdf(x, shape, scale2) {
            if (x <= 0)
              return 0;
            return Math2.exp(-(shape + 1) * Math2.log(x) - scale2 / x - jStat4.gammaln(shape) + shape * Math2.log(scale2));
          },
          cdf: function cdf(x, shape, scale2) {
            if (x <= 0)
              return 0;
            return 1 - jStat4.lowRegGamma(shape, scale2 / x);
          },
          inv: function(p, shape, scale2) {
            return scale2 / jStat4.gammapinv(1 - p, shape);
          },
          mean: function(shape, scale2) {
            return shape > 1 ? scale2 / (shape - 1) : void 0;
          },
          mode: function mode(shape, scale2) {
            return scale2 / (shape + 1);
          },
          sample: function sample(shape, scale2) {
            return scale2 / jStat4.randg(shape);
          },
          variance: function variance(shape, scale2) {
            if (shape <= 2)
              return void 0;
            return scale2 * scale2 / ((shape - 1) * (shape - 1) * (shape - 2));
          }
        });
        jStat4.extend(jStat4.kumaraswamy, {
          pdf: function pdf(x, alpha3, beta) {
            if (x === 0 && alpha3 === 1)
              return beta;
            else if (x === 1 && beta === 1)
              return alpha3;
            return Math2.exp(Math2.log(alpha3) + Math2.log(beta) + (alpha3 - 1) * Math2.log(x) + (beta - 1) * Math2.log(1 - Math2.pow(x, alpha3)));
          },
          cdf: function cdf(x, alpha3, beta) {
            if (x < 0)
              return 0;
            else if (x > 1)
              return 1;
            return 1 - Math2.pow(1 - Math2.pow(x, alpha3), beta);
          },
          inv: function inv(p, alpha3, beta) {
            return Math2.pow(1 - Math2.pow(1 - p, 1 / beta), 1 / alpha3);
          },
          mean: function(alpha3, beta) {
            return beta * jStat4.gammafn(1 + 1 / alpha3) * jStat4.gammafn(beta) / jStat4.gammafn(1 + 1 / alpha3 + beta);
          },
          median: function median3(alpha3, beta) {
            return Math2.pow(1 - Math2.pow(2, -1 / beta), 1 / alpha3);
          },
          mode: function mode(alpha3, beta) {
            if (!(alpha3 >= 1 && beta >= 1 && (alpha3 !== 1 && beta !== 1)))
              return void 0;
            return Math2.pow((alpha3 - 1) / (alpha3 * beta - 1), 1 / alpha3);
          },
          variance: function variance() {
            throw new Error("variance not yet implemented");
          }
        });
        jStat4.extend(jStat4.lognormal, {
          pdf: function pdf(x, mu, sigma) {
            if (x <= 0)
              return 0;
            return Math2.exp(-Math2.log(x) - 0.5 * Math2.log(2 * Math2.PI) - Math2.log(sigma) - Math2.pow(Math2.log(x) - mu, 2) / (2 * sigma * sigma));
          },
          cdf: function cdf(x, mu, sigma) {
            if (x < 0)
              return 0;
            return 0.5 + 0.5 * jStat4.erf((Math2.log(x) - mu) / Math2.sqrt(2 * sigma * sigma));
          },
          inv: function(p, mu, sigma) {
            return Math2.exp(-1.4142135623730951 * sigma * jStat4.erfcinv(2 * p) + mu);
          },
          mean: function mean3(mu, sigma) {
            return Math2.exp(mu + sigma * sigma / 2);
          },
          median: function median3(mu) {
            return Math2.exp(mu);
          },
          mode: function mode(mu, sigma) {
            return Math2.exp(mu - sigma * sigma);
          },
          sample: function sample(mu, sigma) {
            return Math2.exp(jStat4.randn() * sigma + mu);
          },
          variance: function variance(mu, sigma) {
            return (Math2.exp(sigma * sigma) - 1) * Math2.exp(2 * mu + sigma * sigma);
          }
        });
        jStat4.extend(jStat4.noncentralt, {
          pdf: function pdf(x, dof, ncp) {
            var tol = 1e-14;
            if (Math2.abs(ncp) < tol)
              return jStat4.studentt.pdf(x, dof);
            if (Math2.abs(x) < tol) {
              return Math2.exp(jStat4.gammaln((dof + 1) / 2) - ncp * ncp / 2 - 0.5 * Math2.log(Math2.PI * dof) - jStat4.gammaln(dof / 2));
            }
            return dof / x * (jStat4.noncentralt.cdf(x * Math2.sqrt(1 + 2 / dof), dof + 2, ncp) - jStat4.noncentralt.cdf(x, dof, ncp));
          },
          cdf: function cdf(x, dof, ncp) {
            var tol = 1e-14;
            var min_iterations = 200;
            if (Math2.abs(ncp) < tol)
              return jStat4.studentt.cdf(x, dof);
            var flip = false;
            if (x < 0) {
              flip = true;
              ncp = -ncp;
            }
            var prob = jStat4.normal.cdf(-ncp, 0, 1);
            var value = tol + 1;
            var lastvalue = value;
            var y = x * x / (x * x + dof);
            var j = 0;
            var p = Math2.exp(-ncp * ncp / 2);
            var q = Math2.exp(-ncp * ncp / 2 - 0.5 * Math2.log(2) - jStat4.gammaln(3 / 2)) * ncp;
            while (j < min_iterations || lastvalue > tol || value > tol) {
              lastvalue = value;
              if (j > 0) {
                p *= ncp * ncp / (2 * j);
                q *= ncp * ncp / (2 * (j + 1 / 2));
              }
              value = p * jStat4.beta.cdf(y, j + 0.5, dof / 2) + q * jStat4.beta.cdf(y, j + 1, dof / 2);
              prob += 0.5 * value;
              j++;
            }
            return flip ? 1 - prob : prob;
          }
        });
        jStat4.extend(jStat4.normal, {
          pdf: function pdf(x, mean3, std) {
            return Math2.exp(-0.5 * Math2.log(2 * Math2.PI) - Math2.log(std) - Math2.pow(x - mean3, 2) / (2 * std * std));
          },
          cdf: function cdf(x, mean3, std) {
            return 0.5 * (1 + jStat4.erf((x - mean3) / Math2.sqrt(2 * std * std)));
          },
          inv: function(p, mean3, std) {
            return -1.4142135623730951 * std * jStat4.erfcinv(2 * p) + mean3;
          },
          mean: function(mean3) {
            return mean3;
          },
          median: function median3(mean3) {
            return mean3;
          },
          mode: function(mean3) {
            return mean3;
          },
          sample: function sample(mean3, std) {
            return jStat4.randn() * std + mean3;
          },
          variance: function(mean3, std) {
            return std * std;
          }
        });
        jStat4.extend(jStat4.pareto, {
          pdf: function pdf(x, scale2, shape) {
            if (x < scale2)
              return 0;
            return shape * Math2.pow(scale2, shape) / Math2.pow(x, shape + 1);
          },
          cdf: function cdf(x, scale2, shape) {
            if (x < scale2)
              return 0;
            return 1 - Math2.pow(scale2 / x, shape);
          },
          inv: function inv(p, scale2, shape) {
            return scale2 / Math2.pow(1 - p, 1 / shape);
          },
          mean: function mean3(scale2, shape) {
            if (shape <= 1)
              return void 0;
            return shape * Math2.pow(scale2, shape) / (shape - 1);
          },
          median: function median3(scale2, shape) {
            return scale2 * (shape * Math2.SQRT2);
          },
          mode: function mode(scale2) {
            return scale2;
          },
          variance: function(scale2, shape) {
            if (shape <= 2)
              return void 0;
            return scale2 * scale2 * shape / (Math2.pow(shape - 1, 2) * (shape - 2));
          }
        });
        jStat4.extend(jStat4.studentt, {
          pdf: function pdf(x, dof) {
            dof = dof > 1e100 ? 1e100 : dof;
            return 1 / (Math2.sqrt(dof) * jStat4.betafn(0.5, dof / 2)) * Math2.pow(1 + x * x / dof, -((dof + 1) / 2));
          },
          cdf: function cdf(x, dof) {
            var dof2 = dof / 2;
            return jStat4.ibeta((x + Math2.sqrt(x * x + dof)) / (2 * Math2.sqrt(x * x + dof)), dof2, dof2);
          },
          inv: function(p, dof) {
            var x = jStat4.ibetainv(2 * Math2.min(p, 1 - p), 0.5 * dof, 0.5);
            x = Math2.sqrt(dof * (1 - x) / x);
            return p > 0.5 ? x : -x;
          },
          mean: function mean3(dof) {
            return dof > 1 ? 0 : void 0;
          },
          median: function median3() {
            return 0;
          },
          mode: function mode() {
            return 0;
          },
          sample: function sample(dof) {
            return jStat4.randn() * Math2.sqrt(dof / (2 * jStat4.randg(dof / 2)));
          },
          variance: function variance(dof) {
            return dof > 2 ? dof / (dof - 2) : dof > 1 ? Infinity : void 0;
          }
        });
        jStat4.extend(jStat4.weibull, {
          pdf: function pdf(x, scale2, shape) {
            if (x < 0 || scale2 < 0 || shape < 0)
              return 0;
            return shape / scale2 * Math2.pow(x / scale2, shape - 1) * Math2.exp(-Math2.pow(x / scale2, shape));
          },
          cdf: function cdf(x, scale2, shape) {
            return x < 0 ? 0 : 1 - Math2.exp(-Math2.pow(x / scale2, shape));
          },
          inv: function(p, scale2, shape) {
            return scale2 * Math2.pow(-Math2.log(1 - p), 1 / shape);
          },
          mean: function(scale2, shape) {
            return scale2 * jStat4.gammafn(1 + 1 / shape);
          },
          median: function median3(scale2, shape) {
            return scale2 * Math2.pow(Math2.log(2), 1 / shape);
          },
          mode: function mode(scale2, shape) {
            if (shape <= 1)
              return 0;
            return scale2 * Math2.pow((shape - 1) / shape, 1 / shape);
          },
          sample: function sample(scale2, shape) {
            return scale2 * Math2.pow(-Math2.log(jStat4._random_fn()), 1 / shape);
          },
          variance: function variance(scale2, shape) {
            return scale2 * scale2 * jStat4.gammafn(1 + 2 / shape) - Math2.pow(jStat4.weibull.mean(scale2, shape), 2);
          }
        });
        jStat4.extend(jStat4.uniform, {
          pdf: function pdf(x, a, b) {
            return x < a || x > b ? 0 : 1 / (b - a);
          },
          cdf: function cdf(x, a, b) {
            if (x < a)
              return 0;
            else if (x < b)
              return (x - a) / (b - a);
            return 1;
          },
          inv: function(p, a, b) {
            return a + p * (b - a);
          },
          mean: function mean3(a, b) {
            return 0.5 * (a + b);
          },
          median: function median3(a, b) {
            return jStat4.mean(a, b);
          },
          mode: function mode() {
            throw new Error("mode is not yet implemented");
          },
          sample: function sample(a, b) {
            return a / 2 + b / 2 + (b / 2 - a / 2) * (2 * jStat4._random_fn() - 1);
          },
          variance: function variance(a, b) {
            return Math2.pow(b - a, 2) / 12;
          }
        });
        function betinc(x, a, b, eps) {
          var a0 = 0;
          var b0 = 1;
          var a1 = 1;
          var b1 = 1;
          var m9 = 0;
          var a2 = 0;
          var c9;
          while (Math2.abs((a1 - a2) / a1) > eps) {
            a2 = a1;
            c9 = -(a + m9) * (a + b + m9) * x / (a + 2 * m9) / (a + 2 * m9 + 1);
            a0 = a1 + c9 * a0;
            b0 = b1 + c9 * b0;
            m9 = m9 + 1;
            c9 = m9 * (b - m9) * x / (a + 2 * m9 - 1) / (a + 2 * m9);
            a1 = a0 + c9 * a1;
            b1 = b0 + c9 * b1;
            a0 = a0 / b1;
            b0 = b0 / b1;
            a1 = a1 / b1;
            b1 = 1;
          }
          return a1 / a;
        }
        jStat4.extend(jStat4.binomial, {
          pdf: function pdf(k, n, p) {
            return p === 0 || p === 1 ? n * p === k ? 1 : 0 : jStat4.combination(n, k) * Math2.pow(p, k) * Math2.pow(1 - p, n - k);
          },
          cdf: function cdf(x, n, p) {
            var betacdf;
            var eps = 1e-10;
            if (x < 0)
              return 0;
            if (x >= n)
              return 1;
            if (p < 0 || p > 1 || n <= 0)
              return NaN;
            x = Math2.floor(x);
            var z2 = p;
            var a = x + 1;
            var b = n - x;
            var s = a + b;
            var bt = Math2.exp(jStat4.gammaln(s) - jStat4.gammaln(b) - jStat4.gammaln(a) + a * Math2.log(z2) + b * Math2.log(1 - z2));
            if (z2 < (a + 1) / (s + 2))
              betacdf = bt * betinc(z2, a, b, eps);
            else
              betacdf = 1 - bt * betinc(1 - z2, b, a, eps);
            return Math2.round((1 - betacdf) * (1 / eps)) / (1 / eps);
          }
        });
        jStat4.extend(jStat4.negbin, {
          pdf: function pdf(k, r, p) {
            if (k !== k >>> 0)
              return false;
            if (k < 0)
              return 0;
            return jStat4.combination(k + r - 1, r - 1) * Math2.pow(1 - p, k) * Math2.pow(p, r);
          },
          cdf: function cdf(x, r, p) {
            var sum3 = 0, k = 0;
            if (x < 0) return 0;
            for (; k <= x; k++) {
              sum3 += jStat4.negbin.pdf(k, r, p);
            }
            return sum3;
          }
        });
        jStat4.extend(jStat4.hypgeom, {
          pdf: function pdf(k, N, m, n) {
            if (k !== k | 0) {
              return false;
            } else if (k < 0 || k < m - (N - n)) {
              return 0;
            } else if (k > n || k > m) {
              return 0;
            } else if (m * 2 > N) {
              if (n * 2 > N) {
                return jStat4.hypgeom.pdf(N - m - n + k, N, N - m, N - n);
              } else {
                return jStat4.hypgeom.pdf(n - k, N, N - m, n);
              }
            } else if (n * 2 > N) {
              return jStat4.hypgeom.pdf(m - k, N, m, N - n);
            } else if (m < n) {
              return jStat4.hypgeom.pdf(k, N, n, m);
            } else {
              var scaledPDF = 1;
              var samplesDone = 0;
              for (var i = 0; i < k; i++) {
                while (scaledPDF > 1 && samplesDone < n) {
                  scaledPDF *= 1 - m / (N - samplesDone);
                  samplesDone++;
                }
                scaledPDF *= (n - i) * (m - i) / ((i + 1) * (N - m - n + i + 1));
              }
              for (; samplesDone < n; samplesDone++) {
                scaledPDF *= 1 - m / (N - samplesDone);
              }
              return Math2.min(1, Math2.max(0, scaledPDF));
            }
          },
          cdf: function cdf(x, N, m, n) {
            if (x < 0 || x < m - (N - n)) {
              return 0;
            } else if (x >= n || x >= m) {
              return 1;
            } else if (m * 2 > N) {
              if (n * 2 > N) {
                return jStat4.hypgeom.cdf(N - m - n + x, N, N - m, N - n);
              } else {
                return 1 - jStat4.hypgeom.cdf(n - x - 1, N, N - m, n);
              }
            } else if (n * 2 > N) {
              return 1 - jStat4.hypgeom.cdf(m - x - 1, N, m, N - n);
            } else if (m < n) {
              return jStat4.hypgeom.cdf(x, N, n, m);
            } else {
              var scaledCDF = 1;
              var scaledPDF = 1;
              var samplesDone = 0;
              for (var i = 0; i < x; i++) {
                while (scaledCDF > 1 && samplesDone < n) {
                  var factor = 1 - m / (N - samplesDone);
                  scaledPDF *= factor;
                  scaledCDF *= factor;
                  samplesDone++;
                }
                scaledPDF *= (n - i) * (m - i) / ((i + 1) * (N - m - n + i + 1));
                scaledCDF += scaledPDF;
              }
              for (; samplesDone < n; samplesDone++) {
                scaledCDF *= 1 - m / (N - samplesDone);
              }
              return Math2.min(1, Math2.max(0, scaledCDF));
            }
          }
        });
        jStat4.extend(jStat4.poisson, {
          pdf: function pdf(k, l) {
            if (l < 0 || k % 1 !== 0 || k < 0) {
              return 0;
            }
            return Math2.pow(l, k) * Math2.exp(-l) / jStat4.factorial(k);
          },
          cdf: function cdf(x, l) {
            var sumarr = [], k = 0;
            if (x < 0) return 0;
            for (; k <= x; k++) {
              sumarr.push(jStat4.poisson.pdf(k, l));
            }
            return jStat4.sum(sumarr);
          },
          mean: function(l) {
            return l;
          },
          variance: function(l) {
            return l;
          },
          sampleSmall: function sampleSmall(l) {
            var p = 1, k = 0, L = Math2.exp(-l);
            do {
              k++;
              p *= jStat4._random_fn();
            } while (p > L);
            return k - 1;
          },
          sampleLarge: function sampleLarge(l) {
            var lam = l;
            var k;
            var U, V, slam, loglam, a, b, invalpha, vr, us;
            slam = Math2.sqrt(lam);
            loglam = Math2.log(lam);
            b = 0.931 + 2.53 * slam;
            a = -0.059 + 0.02483 * b;
            invalpha = 1.1239 + 1.1328 / (b - 3.4);
            vr = 0.9277 - 3.6224 / (b - 2);
            while (1) {
              U = Math2.random() - 0.5;
              V = Math2.random();
              us = 0.5 - Math2.abs(U);
              k = Math2.floor((2 * a / us + b) * U + lam + 0.43);
              if (us >= 0.07 && V <= vr) {
                return k;
              }
              if (k < 0 || us < 0.013 && V > us) {
                continue;
              }
              if (Math2.log(V) + Math2.log(invalpha) - Math2.log(a / (us * us) + b) <= -lam + k * loglam - jStat4.loggam(k + 1)) {
                return k;
              }
            }
          },
          sample: function sample(l) {
            if (l < 10)
              return this.sampleSmall(l);
            else
              return this.sampleLarge(l);
          }
        });
        jStat4.extend(jStat4.triangular, {
          pdf: function pdf(x, a, b, c) {
            if (b <= a || c < a || c > b) {
              return NaN;
            } else {
              if (x < a || x > b) {
                return 0;
              } else if (x < c) {
                return 2 * (x - a) / ((b - a) * (c - a));
              } else if (x === c) {
                return 2 / (b - a);
              } else {
                return 2 * (b - x) / ((b - a) * (b - c));
              }
            }
          },
          cdf: function cdf(x, a, b, c) {
            if (b <= a || c < a || c > b)
              return NaN;
            if (x <= a)
              return 0;
            else if (x >= b)
              return 1;
            if (x <= c)
              return Math2.pow(x - a, 2) / ((b - a) * (c - a));
            else
              return 1 - Math2.pow(b - x, 2) / ((b - a) * (b - c));
          },
          inv: function inv(p, a, b, c) {
            if (b <= a || c < a || c > b) {
              return NaN;
            } else {
              if (p <= (c - a) / (b - a)) {
                return a + (b - a) * Math2.sqrt(p * ((c - a) / (b - a)));
              } else {
                return a + (b - a) * (1 - Math2.sqrt((1 - p) * (1 - (c - a) / (b - a))));
              }
            }
          },
          mean: function mean3(a, b, c) {
            return (a + b + c) / 3;
          },
          median: function median3(a, b, c) {
            if (c <= (a + b) / 2) {
              return b - Math2.sqrt((b - a) * (b - c)) / Math2.sqrt(2);
            } else if (c > (a + b) / 2) {
              return a + Math2.sqrt((b - a) * (c - a)) / Math2.sqrt(2);
            }
          },
          mode: function mode(a, b, c) {
            return c;
          },
          sample: function sample(a, b, c) {
            var u = jStat4._random_fn();
            if (u < (c - a) / (b - a))
              return a + Math2.sqrt(u * (b - a) * (c - a));
            return b - Math2.sqrt((1 - u) * (b - a) * (b - c));
          },
          variance: function variance(a, b, c) {
            return (a * a + b * b + c * c - a * b - a * c - b * c) / 18;
          }
        });
        jStat4.extend(jStat4.arcsine, {
          pdf: function pdf(x, a, b) {
            if (b <= a) return NaN;
            return x <= a || x >= b ? 0 : 2 / Math2.PI * Math2.pow(Math2.pow(b - a, 2) - Math2.pow(2 * x - a - b, 2), -0.5);
          },
          cdf: function cdf(x, a, b) {
            if (x < a)
              return 0;
            else if (x < b)
              return 2 / Math2.PI * Math2.asin(Math2.sqrt((x - a) / (b - a)));
            return 1;
          },
          inv: function(p, a, b) {
            return a + (0.5 - 0.5 * Math2.cos(Math2.PI * p)) * (b - a);
          },
          mean: function mean3(a, b) {
            if (b <= a) return NaN;
            return (a + b) / 2;
          },
          median: function median3(a, b) {
            if (b <= a) return NaN;
            return (a + b) / 2;
          },
          mode: function mode() {
            throw new Error("mode is not yet implemented");
          },
          sample: function sample(a, b) {
            return (a + b) / 2 + (b - a) / 2 * Math2.sin(2 * Math2.PI * jStat4.uniform.sample(0, 1));
          },
          variance: function variance(a, b) {
            if (b <= a) return NaN;
            return Math2.pow(b - a, 2) / 8;
          }
        });
        function laplaceSign(x) {
          return x / Math2.abs(x);
        }
        jStat4.extend(jStat4.laplace, {
          pdf: function pdf(x, mu, b) {
            return b <= 0 ? 0 : Math2.exp(-Math2.abs(x - mu) / b) / (2 * b);
          },
          cdf: function cdf(x, mu, b) {
            if (b <= 0) {
              return 0;
            }
            if (x < mu) {
              return 0.5 * Math2.exp((x - mu) / b);
            } else {
              return 1 - 0.5 * Math2.exp(-(x - mu) / b);
            }
          },
          mean: function(mu) {
            return mu;
          },
          median: function(mu) {
            return mu;
          },
          mode: function(mu) {
            return mu;
          },
          variance: function(mu, b) {
            return 2 * b * b;
          },
          sample: function sample(mu, b) {
            var u = jStat4._random_fn() - 0.5;
            return mu - b * laplaceSign(u) * Math2.log(1 - 2 * Math2.abs(u));
          }
        });
        function tukeyWprob(w, rr, cc) {
          var nleg = 12;
          var ihalf = 6;
          var C1 = -30;
          var C2 = -50;
          var C3 = 60;
          var bb = 8;
          var wlar = 3;
          var wincr1 = 2;
          var wincr2 = 3;
          var xleg = [
            0.9815606342467192,
            0.9041172563704749,
            0.7699026741943047,
            0.5873179542866175,
            0.3678314989981802,
            0.1252334085114689
          ];
          var aleg = [
            0.04717533638651183,
            0.10693932599531843,
            0.16007832854334622,
            0.20316742672306592,
            0.2334925365383548,
            0.24914704581340277
          ];
          var qsqz = w * 0.5;
          if (qsqz >= bb)
            return 1;
          var pr_w = 2 * jStat4.normal.cdf(qsqz, 0, 1, 1, 0) - 1;
          if (pr_w >= Math2.exp(C2 / cc))
            pr_w = Math2.pow(pr_w, cc);
          else
            pr_w = 0;
          var wincr;
          if (w > wlar)
            wincr = wincr1;
          else
            wincr = wincr2;
          var blb = qsqz;
          var binc = (bb - qsqz) / wincr;
          var bub = blb + binc;
          var einsum = 0;
          var cc1 = cc - 1;
          for (var wi = 1; wi <= wincr; wi++) {
            var elsum = 0;
            var a = 0.5 * (bub + blb);
            var b = 0.5 * (bub - blb);
            for (var jj = 1; jj <= nleg; jj++) {
              var j, xx;
              if (ihalf < jj) {
                j = nleg - jj + 1;
                xx = xleg[j - 1];
              } else {
                j = jj;
                xx = -xleg[j - 1];
              }
              var c = b * xx;
              var ac = a + c;
              var qexpo = ac * ac;
              if (qexpo > C3)
                break;
              var pplus = 2 * jStat4.normal.cdf(ac, 0, 1, 1, 0);
              var pminus = 2 * jStat4.normal.cdf(ac, w, 1, 1, 0);
              var rinsum = pplus * 0.5 - pminus * 0.5;
              if (rinsum >= Math2.exp(C1 / cc1)) {
                rinsum = aleg[j - 1] * Math2.exp(-(0.5 * qexpo)) * Math2.pow(rinsum, cc1);
                elsum += rinsum;
              }
            }
            elsum *= 2 * b * cc / Math2.sqrt(2 * Math2.PI);
            einsum += elsum;
            blb = bub;
            bub += binc;
          }
          pr_w += einsum;
          if (pr_w <= Math2.exp(C1 / rr))
            return 0;
          pr_w = Math2.pow(pr_w, rr);
          if (pr_w >= 1)
            return 1;
          return pr_w;
        }
        function tukeyQinv(p, c, v) {
          var p0 = 0.322232421088;
          var q0 = 0.099348462606;
          var p1 = -1;
          var q1 = 0.588581570495;
          var p2 = -0.342242088547;
          var q2 = 0.531103462366;
          var p3 = -0.204231210125;
          var q3 = 0.10353775285;
          var p4 = -453642210148e-16;
          var q4 = 0.0038560700634;
          var c1 = 0.8832;
          var c2 = 0.2368;
          var c3 = 1.214;
          var c4 = 1.208;
          var c5 = 1.4142;
          var vmax = 120;
          var ps = 0.5 - 0.5 * p;
          var yi = Math2.sqrt(Math2.log(1 / (ps * ps)));
          var t = yi + ((((yi * p4 + p3) * yi + p2) * yi + p1) * yi + p0) / ((((yi * q4 + q3) * yi + q2) * yi + q1) * yi + q0);
          if (v < vmax) t += (t * t * t + t) / v / 4;
          var q = c1 - c2 * t;
          if (v < vmax) q += -c3 / v + c4 * t / v;
          return t * (q * Math2.log(c - 1) + c5);
        }
        jStat4.extend(jStat4.tukey, {
          cdf: function cdf(q, nmeans, df) {
            var rr = 1;
            var cc = nmeans;
            var nlegq = 16;
            var ihalfq = 8;
            var eps1 = -30;
            var eps2 = 1e-14;
            var dhaf = 100;
            var dquar = 800;
            var deigh = 5e3;
            var dlarg = 25e3;
            var ulen1 = 1;
            var ulen2 = 0.5;
            var ulen3 = 0.25;
            var ulen4 = 0.125;
            var xlegq = [
              0.9894009349916499,
              0.9445750230732326,
              0.8656312023878318,
              0.755404408355003,
              0.6178762444026438,
              0.45801677765722737,
              0.2816035507792589,
              0.09501250983763744
            ];
            var alegq = [
              0.027152459411754096,
              0.062253523938647894,
              0.09515851168249279,
              0.12462897125553388,
              0.14959598881657674,
              0.16915651939500254,
              0.18260341504492358,
              0.1894506104550685
            ];
            if (q <= 0)
              return 0;
            if (df < 2 || rr < 1 || cc < 2) return NaN;
            if (!Number.isFinite(q))
              return 1;
            if (df > dlarg)
              return tukeyWprob(q, rr, cc);
            var f2 = df * 0.5;
            var f2lf = f2 * Math2.log(df) - df * Math2.log(2) - jStat4.gammaln(f2);
            var f21 = f2 - 1;
            var ff4 = df * 0.25;
            var ulen;
            if (df <= dhaf) ulen = ulen1;
            else if (df <= dquar) ulen = ulen2;
            else if (df <= deigh) ulen = ulen3;
            else ulen = ulen4;
            f2lf += Math2.log(ulen);
            var ans = 0;
            for (var i = 1; i <= 50; i++) {
              var otsum = 0;
              var twa1 = (2 * i - 1) * ulen;
              for (var jj = 1; jj <= nlegq; jj++) {
                var j, t1;
                if (ihalfq < jj) {
                  j = jj - ihalfq - 1;
                  t1 = f2lf + f21 * Math2.log(twa1 + xlegq[j] * ulen) - (xlegq[j] * ulen + twa1) * ff4;
                } else {
                  j = jj - 1;
                  t1 = f2lf + f21 * Math2.log(twa1 - xlegq[j] * ulen) + (xlegq[j] * ulen - twa1) * ff4;
                }
                var qsqz;
                if (t1 >= eps1) {
                  if (ihalfq < jj) {
                    qsqz = q * Math2.sqrt((xlegq[j] * ulen + twa1) * 0.5);
                  } else {
                    qsqz = q * Math2.sqrt((-(xlegq[j] * ulen) + twa1) * 0.5);
                  }
                  var wprb = tukeyWprob(qsqz, rr, cc);
                  var rotsum = wprb * alegq[j] * Math2.exp(t1);
                  otsum += rotsum;
                }
              }
              if (i * ulen >= 1 && otsum <= eps2)
                break;
              ans += otsum;
            }
            if (otsum > eps2) {
              throw new Error("tukey.cdf failed to converge");
            }
            if (ans > 1)
              ans = 1;
            return ans;
          },
          inv: function(p, nmeans, df) {
            var rr = 1;
            var cc = nmeans;
            var eps = 1e-4;
            var maxiter = 50;
            if (df < 2 || rr < 1 || cc < 2) return NaN;
            if (p < 0 || p > 1) return NaN;
            if (p === 0) return 0;
            if (p === 1) return Infinity;
            var x0 = tukeyQinv(p, cc, df);
            var valx0 = jStat4.tukey.cdf(x0, nmeans, df) - p;
            var x1;
            if (valx0 > 0)
              x1 = Math2.max(0, x0 - 1);
            else
              x1 = x0 + 1;
            var valx1 = jStat4.tukey.cdf(x1, nmeans, df) - p;
            var ans;
            for (var iter = 1; iter < maxiter; iter++) {
              ans = x1 - valx1 * (x1 - x0) / (valx1 - valx0);
              valx0 = valx1;
              x0 = x1;
              if (ans < 0) {
                ans = 0;
                valx1 = -p;
              }
              valx1 = jStat4.tukey.cdf(ans, nmeans, df) - p;
              x1 = ans;
              var xabs = Math2.abs(x1 - x0);
              if (xabs < eps)
                return ans;
            }
            throw new Error("tukey.inv failed to converge");
          }
        });
      })(jStat3, Math);
      (function(jStat4, Math2) {
        var push = Array.prototype.push;
        var isArray = jStat4.utils.isArray;
        function isUsable(arg) {
          return isArray(arg) || arg instanceof jStat4;
        }
        jStat4.extend({
          // add a vector/matrix to a vector/matrix or scalar
          add: function add(arr, arg) {
            if (isUsable(arg)) {
              if (!isUsable(arg[0])) arg = [arg];
              return jStat4.map(arr, function(value, row2, col) {
                return value + arg[row2][col];
              });
            }
            return jStat4.map(arr, function(value) {
              return value + arg;
            });
          },
          // subtract a vector or scalar from the vector
          subtract: function subtract(arr, arg) {
            if (isUsable(arg)) {
              if (!isUsable(arg[0])) arg = [arg];
              return jStat4.map(arr, function(value, row2, col) {
                return value - arg[row2][col] || 0;
              });
            }
            return jStat4.map(arr, function(value) {
              return value - arg;
            });
          },
          // matrix division
          divide: function divide(arr, arg) {
            if (isUsable(arg)) {
              if (!isUsable(arg[0])) arg = [arg];
              return jStat4.multiply(arr, jStat4.inv(arg));
            }
            return jStat4.map(arr, function(value) {
              return value / arg;
            });
          },
          // matrix multiplication
          multiply: function multiply(arr, arg) {
            var row2, col, nrescols, sum3, nrow, ncol, res, rescols;
            if (arr.length === void 0 && arg.length === void 0) {
              return arr * arg;
            }
            nrow = arr.length, ncol = arr[0].length, res = jStat4.zeros(nrow, nrescols = isUsable(arg) ? arg[0].length : ncol), rescols = 0;
            if (isUsable(arg)) {
              for (; rescols < nrescols; rescols++) {
                for (row2 = 0; row2 < nrow; row2++) {
                  sum3 = 0;
                  for (col = 0; col < ncol; col++)
                    sum3 += arr[row2][col] * arg[col][rescols];
                  res[row2][rescols] = sum3;
                }
              }
              return nrow === 1 && rescols === 1 ? res[0][0] : res;
            }
            return jStat4.map(arr, function(value) {
              return value * arg;
            });
          },
          // outer([1,2,3],[4,5,6])
          // ===
          // [[1],[2],[3]] times [[4,5,6]]
          // ->
          // [[4,5,6],[8,10,12],[12,15,18]]
          outer: function outer(A, B) {
            return jStat4.multiply(A.map(function(t) {
              return [t];
            }), [B]);
          },
          // Returns the dot product of two matricies
          dot: function dot(arr, arg) {
            if (!isUsable(arr[0])) arr = [arr];
            if (!isUsable(arg[0])) arg = [arg];
            var left = arr[0].length === 1 && arr.length !== 1 ? jStat4.transpose(arr) : arr, right = arg[0].length === 1 && arg.length !== 1 ? jStat4.transpose(arg) : arg, res = [], row2 = 0, nrow = left.length, ncol = left[0].length, sum3, col;
            for (; row2 < nrow; row2++) {
              res[row2] = [];
              sum3 = 0;
              for (col = 0; col < ncol; col++)
                sum3 += left[row2][col] * right[row2][col];
              res[row2] = sum3;
            }
            return res.length === 1 ? res[0] : res;
          },
          // raise every element by a scalar
          pow: function pow(arr, arg) {
            return jStat4.map(arr, function(value) {
              return Math2.pow(value, arg);
            });
          },
          // exponentiate every element
          exp: function exp(arr) {
            return jStat4.map(arr, function(value) {
              return Math2.exp(value);
            });
          },
          // generate the natural log of every element
          log: function exp(arr) {
            return jStat4.map(arr, function(value) {
              return Math2.log(value);
            });
          },
          // generate the absolute values of the vector
          abs: function abs(arr) {
            return jStat4.map(arr, function(value) {
              return Math2.abs(value);
            });
          },
          // computes the p-norm of the vector
          // In the case that a matrix is passed, uses the first row as the vector
          norm: function norm(arr, p) {
            var nnorm = 0, i = 0;
            if (isNaN(p)) p = 2;
            if (isUsable(arr[0])) arr = arr[0];
            for (; i < arr.length; i++) {
              nnorm += Math2.pow(Math2.abs(arr[i]), p);
            }
            return Math2.pow(nnorm, 1 / p);
          },
          // computes the angle between two vectors in rads
          // In case a matrix is passed, this uses the first row as the vector
          angle: function angle(arr, arg) {
            return Math2.acos(jStat4.dot(arr, arg) / (jStat4.norm(arr) * jStat4.norm(arg)));
          },
          // augment one matrix by another
          // Note: this function returns a matrix, not a jStat object
          aug: function aug(a, b) {
            var newarr = [];
            var i;
            for (i = 0; i < a.length; i++) {
              newarr.push(a[i].slice());
            }
            for (i = 0; i < newarr.length; i++) {
              push.apply(newarr[i], b[i]);
            }
            return newarr;
          },
          // The inv() function calculates the inverse of a matrix
          // Create the inverse by augmenting the matrix by the identity matrix of the
          // appropriate size, and then use G-J elimination on the augmented matrix.
          inv: function inv(a) {
            var rows = a.length;
            var cols = a[0].length;
            var b = jStat4.identity(rows, cols);
            var c = jStat4.gauss_jordan(a, b);
            var result = [];
            var i = 0;
            var j;
            for (; i < rows; i++) {
              result[i] = [];
              for (j = cols; j < c[0].length; j++)
                result[i][j - cols] = c[i][j];
            }
            return result;
          },
          // calculate the determinant of a matrix
          det: function det(a) {
            if (a.length === 2) {
              return a[0][0] * a[1][1] - a[0][1] * a[1][0];
            }
            var determinant = 0;
            for (var i = 0; i < a.length; i++) {
              var submatrix = [];
              for (var row2 = 1; row2 < a.length; row2++) {
                submatrix[row2 - 1] = [];
                for (var col = 0; col < a.length; col++) {
                  if (col < i) {
                    submatrix[row2 - 1][col] = a[row2][col];
                  } else if (col > i) {
                    submatrix[row2 - 1][col - 1] = a[row2][col];
                  }
                }
              }
              var sign = i % 2 ? -1 : 1;
              determinant += det(submatrix) * a[0][i] * sign;
            }
            return determinant;
          },
          gauss_elimination: function gauss_elimination(a, b) {
            var i = 0, j = 0, n = a.length, m = a[0].length, factor = 1, sum3 = 0, x = [], maug, pivot, temp, k;
            a = jStat4.aug(a, b);
            maug = a[0].length;
            for (i = 0; i < n; i++) {
              pivot = a[i][i];
              j = i;
              for (k = i + 1; k < m; k++) {
                if (pivot < Math2.abs(a[k][i])) {
                  pivot = a[k][i];
                  j = k;
                }
              }
              if (j != i) {
                for (k = 0; k < maug; k++) {
                  temp = a[i][k];
                  a[i][k] = a[j][k];
                  a[j][k] = temp;
                }
              }
              for (j = i + 1; j < n; j++) {
                factor = a[j][i] / a[i][i];
                for (k = i; k < maug; k++) {
                  a[j][k] = a[j][k] - factor * a[i][k];
                }
              }
            }
            for (i = n - 1; i >= 0; i--) {
              sum3 = 0;
              for (j = i + 1; j <= n - 1; j++) {
                sum3 = sum3 + x[j] * a[i][j];
              }
              x[i] = (a[i][maug - 1] - sum3) / a[i][i];
            }
            return x;
          },
          gauss_jordan: function gauss_jordan(a, b) {
            var m = jStat4.aug(a, b);
            var h = m.length;
            var w = m[0].length;
            var c = 0;
            var x, y, y2;
            for (y = 0; y < h; y++) {
              var maxrow = y;
              for (y2 = y + 1; y2 < h; y2++) {
                if (Math2.abs(m[y2][y]) > Math2.abs(m[maxrow][y]))
                  maxrow = y2;
              }
              var tmp = m[y];
              m[y] = m[maxrow];
              m[maxrow] = tmp;
              for (y2 = y + 1; y2 < h; y2++) {
                c = m[y2][y] / m[y][y];
                for (x = y; x < w; x++) {
                  m[y2][x] -= m[y][x] * c;
                }
              }
            }
            for (y = h - 1; y >= 0; y--) {
              c = m[y][y];
              for (y2 = 0; y2 < y; y2++) {
                for (x = w - 1; x > y - 1; x--) {
                  m[y2][x] -= m[y][x] * m[y2][y] / c;
                }
              }
              m[y][y] /= c;
              for (x = h; x < w; x++) {
                m[y][x] /= c;
              }
            }
            return m;
          },
          // solve equation
          // Ax=b
          // A is upper triangular matrix
          // A=[[1,2,3],[0,4,5],[0,6,7]]
          // b=[1,2,3]
          // triaUpSolve(A,b) // -> [2.666,0.1666,1.666]
          // if you use matrix style
          // A=[[1,2,3],[0,4,5],[0,6,7]]
          // b=[[1],[2],[3]]
          // will return [[2.666],[0.1666],[1.666]]
          triaUpSolve: function triaUpSolve(A, b) {
            var size = A[0].length;
            var x = jStat4.zeros(1, size)[0];
            var parts;
            var matrix_mode = false;
            if (b[0].length != void 0) {
              b = b.map(function(i) {
                return i[0];
              });
              matrix_mode = true;
            }
            jStat4.arange(size - 1, -1, -1).forEach(function(i) {
              parts = jStat4.arange(i + 1, size).map(function(j) {
                return x[j] * A[i][j];
              });
              x[i] = (b[i] - jStat4.sum(parts)) / A[i][i];
            });
            if (matrix_mode)
              return x.map(function(i) {
                return [i];
              });
            return x;
          },
          triaLowSolve: function triaLowSolve(A, b) {
            var size = A[0].length;
            var x = jStat4.zeros(1, size)[0];
            var parts;
            var matrix_mode = false;
            if (b[0].length != void 0) {
              b = b.map(function(i) {
                return i[0];
              });
              matrix_mode = true;
            }
            jStat4.arange(size).forEach(function(i) {
              parts = jStat4.arange(i).map(function(j) {
                return A[i][j] * x[j];
              });
              x[i] = (b[i] - jStat4.sum(parts)) / A[i][i];
            });
            if (matrix_mode)
              return x.map(function(i) {
                return [i];
              });
            return x;
          },
          // A -> [L,U]
          // A=LU
          // L is lower triangular matrix
          // U is upper triangular matrix
          lu: function lu(A) {
            var size = A.length;
            var L = jStat4.identity(size);
            var R = jStat4.zeros(A.length, A[0].length);
            var parts;
            jStat4.arange(size).forEach(function(t) {
              R[0][t] = A[0][t];
            });
            jStat4.arange(1, size).forEach(function(l) {
              jStat4.arange(l).forEach(function(i) {
                parts = jStat4.arange(i).map(function(jj) {
                  return L[l][jj] * R[jj][i];
                });
                L[l][i] = (A[l][i] - jStat4.sum(parts)) / R[i][i];
              });
              jStat4.arange(l, size).forEach(function(j) {
                parts = jStat4.arange(l).map(function(jj) {
                  return L[l][jj] * R[jj][j];
                });
                R[l][j] = A[parts.length][j] - jStat4.sum(parts);
              });
            });
            return [L, R];
          },
          // A -> T
          // A=TT'
          // T is lower triangular matrix
          cholesky: function cholesky(A) {
            var size = A.length;
            var T = jStat4.zeros(A.length, A[0].length);
            var parts;
            jStat4.arange(size).forEach(function(i) {
              parts = jStat4.arange(i).map(function(t) {
                return Math2.pow(T[i][t], 2);
              });
              T[i][i] = Math2.sqrt(A[i][i] - jStat4.sum(parts));
              jStat4.arange(i + 1, size).forEach(function(j) {
                parts = jStat4.arange(i).map(function(t) {
                  return T[i][t] * T[j][t];
                });
                T[j][i] = (A[i][j] - jStat4.sum(parts)) / T[i][i];
              });
            });
            return T;
          },
          gauss_jacobi: function gauss_jacobi(a, b, x, r) {
            var i = 0;
            var j = 0;
            var n = a.length;
            var l = [];
            var u = [];
            var d = [];
            var xv, c, h, xk;
            for (; i < n; i++) {
              l[i] = [];
              u[i] = [];
              d[i] = [];
              for (j = 0; j < n; j++) {
                if (i > j) {
                  l[i][j] = a[i][j];
                  u[i][j] = d[i][j] = 0;
                } else if (i < j) {
                  u[i][j] = a[i][j];
                  l[i][j] = d[i][j] = 0;
                } else {
                  d[i][j] = a[i][j];
                  l[i][j] = u[i][j] = 0;
                }
              }
            }
            h = jStat4.multiply(jStat4.multiply(jStat4.inv(d), jStat4.add(l, u)), -1);
            c = jStat4.multiply(jStat4.inv(d), b);
            xv = x;
            xk = jStat4.add(jStat4.multiply(h, x), c);
            i = 2;
            while (Math2.abs(jStat4.norm(jStat4.subtract(xk, xv))) > r) {
              xv = xk;
              xk = jStat4.add(jStat4.multiply(h, xv), c);
              i++;
            }
            return xk;
          },
          gauss_seidel: function gauss_seidel(a, b, x, r) {
            var i = 0;
            var n = a.length;
            var l = [];
            var u = [];
            var d = [];
            var j, xv, c, h, xk;
            for (; i < n; i++) {
              l[i] = [];
              u[i] = [];
              d[i] = [];
              for (j = 0; j < n; j++) {
                if (i > j) {
                  l[i][j] = a[i][j];
                  u[i][j] = d[i][j] = 0;
                } else if (i < j) {
                  u[i][j] = a[i][j];
                  l[i][j] = d[i][j] = 0;
                } else {
                  d[i][j] = a[i][j];
                  l[i][j] = u[i][j] = 0;
                }
              }
            }
            h = jStat4.multiply(jStat4.multiply(jStat4.inv(jStat4.add(d, l)), u), -1);
            c = jStat4.multiply(jStat4.inv(jStat4.add(d, l)), b);
            xv = x;
            xk = jStat4.add(jStat4.multiply(h, x), c);
            i = 2;
            while (Math2.abs(jStat4.norm(jStat4.subtract(xk, xv))) > r) {
              xv = xk;
              xk = jStat4.add(jStat4.multiply(h, xv), c);
              i = i + 1;
            }
            return xk;
          },
          SOR: function SOR(a, b, x, r, w) {
            var i = 0;
            var n = a.length;
            var l = [];
            var u = [];
            var d = [];
            var j, xv, c, h, xk;
            for (; i < n; i++) {
              l[i] = [];
              u[i] = [];
              d[i] = [];
              for (j = 0; j < n; j++) {
                if (i > j) {
                  l[i][j] = a[i][j];
                  u[i][j] = d[i][j] = 0;
                } else if (i < j) {
                  u[i][j] = a[i][j];
                  l[i][j] = d[i][j] = 0;
                } else {
                  d[i][j] = a[i][j];
                  l[i][j] = u[i][j] = 0;
                }
              }
            }
            h = jStat4.multiply(
              jStat4.inv(jStat4.add(d, jStat4.multiply(l, w))),
              jStat4.subtract(
                jStat4.multiply(d, 1 - w),
                jStat4.multiply(u, w)
              )
            );
            c = jStat4.multiply(jStat4.multiply(jStat4.inv(jStat4.add(
              d,
              jStat4.multiply(l, w)
            )), b), w);
            xv = x;
            xk = jStat4.add(jStat4.multiply(h, x), c);
            i = 2;
            while (Math2.abs(jStat4.norm(jStat4.subtract(xk, xv))) > r) {
              xv = xk;
              xk = jStat4.add(jStat4.multiply(h, xv), c);
              i++;
            }
            return xk;
          },
          householder: function householder(a) {
            var m = a.length;
            var n = a[0].length;
            var i = 0;
            var w = [];
            var p = [];
            var alpha3, r, k, j, factor;
            for (; i < m - 1; i++) {
              alpha3 = 0;
              for (j = i + 1; j < n; j++)
                alpha3 += a[j][i] * a[j][i];
              factor = a[i + 1][i] > 0 ? -1 : 1;
              alpha3 = factor * Math2.sqrt(alpha3);
              r = Math2.sqrt((alpha3 * alpha3 - a[i + 1][i] * alpha3) / 2);
              w = jStat4.zeros(m, 1);
              w[i + 1][0] = (a[i + 1][i] - alpha3) / (2 * r);
              for (k = i + 2; k < m; k++) w[k][0] = a[k][i] / (2 * r);
              p = jStat4.subtract(
                jStat4.identity(m, n),
                jStat4.multiply(jStat4.multiply(w, jStat4.transpose(w)), 2)
              );
              a = jStat4.multiply(p, jStat4.multiply(a, p));
            }
            return a;
          },
          // A -> [Q,R]
          // Q is orthogonal matrix
          // R is upper triangular
          QR: (function() {
            var sum3 = jStat4.sum;
            var range2 = jStat4.arange;
            function qr2(x) {
              var n = x.length;
              var p = x[0].length;
              var r = jStat4.zeros(p, p);
              x = jStat4.copy(x);
              var i, j, k;
              for (j = 0; j < p; j++) {
                r[j][j] = Math2.sqrt(sum3(range2(n).map(function(i2) {
                  return x[i2][j] * x[i2][j];
                })));
                for (i = 0; i < n; i++) {
                  x[i][j] = x[i][j] / r[j][j];
                }
                for (k = j + 1; k < p; k++) {
                  r[j][k] = sum3(range2(n).map(function(i2) {
                    return x[i2][j] * x[i2][k];
                  }));
                  for (i = 0; i < n; i++) {
                    x[i][k] = x[i][k] - x[i][j] * r[j][k];
                  }
                }
              }
              return [x, r];
            }
            return qr2;
          })(),
          lstsq: /* @__PURE__ */ (function() {
            function R_I(A) {
              A = jStat4.copy(A);
              var size = A.length;
              var I = jStat4.identity(size);
              jStat4.arange(size - 1, -1, -1).forEach(function(i) {
                jStat4.sliceAssign(
                  I,
                  { row: i },
                  jStat4.divide(jStat4.slice(I, { row: i }), A[i][i])
                );
                jStat4.sliceAssign(
                  A,
                  { row: i },
                  jStat4.divide(jStat4.slice(A, { row: i }), A[i][i])
                );
                jStat4.arange(i).forEach(function(j) {
                  var c = jStat4.multiply(A[j][i], -1);
                  var Aj = jStat4.slice(A, { row: j });
                  var cAi = jStat4.multiply(jStat4.slice(A, { row: i }), c);
                  jStat4.sliceAssign(A, { row: j }, jStat4.add(Aj, cAi));
                  var Ij = jStat4.slice(I, { row: j });
                  var cIi = jStat4.multiply(jStat4.slice(I, { row: i }), c);
                  jStat4.sliceAssign(I, { row: j }, jStat4.add(Ij, cIi));
                });
              });
              return I;
            }
            function qr_solve(A, b) {
              var array_mode = false;
              if (b[0].length === void 0) {
                b = b.map(function(x2) {
                  return [x2];
                });
                array_mode = true;
              }
              var QR = jStat4.QR(A);
              var Q = QR[0];
              var R = QR[1];
              var attrs = A[0].length;
              var Q1 = jStat4.slice(Q, { col: { end: attrs } });
              var R1 = jStat4.slice(R, { row: { end: attrs } });
              var RI = R_I(R1);
              var Q2 = jStat4.transpose(Q1);
              if (Q2[0].length === void 0) {
                Q2 = [Q2];
              }
              var x = jStat4.multiply(jStat4.multiply(RI, Q2), b);
              if (x.length === void 0) {
                x = [[x]];
              }
              if (array_mode)
                return x.map(function(i) {
                  return i[0];
                });
              return x;
            }
            return qr_solve;
          })(),
          jacobi: function jacobi(a) {
            var condition = 1;
            var n = a.length;
            var e = jStat4.identity(n, n);
            var ev = [];
            var b, i, j, p, q, maxim, theta, s;
            while (condition === 1) {
              maxim = a[0][1];
              p = 0;
              q = 1;
              for (i = 0; i < n; i++) {
                for (j = 0; j < n; j++) {
                  if (i != j) {
                    if (maxim < Math2.abs(a[i][j])) {
                      maxim = Math2.abs(a[i][j]);
                      p = i;
                      q = j;
                    }
                  }
                }
              }
              if (a[p][p] === a[q][q])
                theta = a[p][q] > 0 ? Math2.PI / 4 : -Math2.PI / 4;
              else
                theta = Math2.atan(2 * a[p][q] / (a[p][p] - a[q][q])) / 2;
              s = jStat4.identity(n, n);
              s[p][p] = Math2.cos(theta);
              s[p][q] = -Math2.sin(theta);
              s[q][p] = Math2.sin(theta);
              s[q][q] = Math2.cos(theta);
              e = jStat4.multiply(e, s);
              b = jStat4.multiply(jStat4.multiply(jStat4.inv(s), a), s);
              a = b;
              condition = 0;
              for (i = 1; i < n; i++) {
                for (j = 1; j < n; j++) {
                  if (i != j && Math2.abs(a[i][j]) > 1e-3) {
                    condition = 1;
                  }
                }
              }
            }
            for (i = 0; i < n; i++) ev.push(a[i][i]);
            return [e, ev];
          },
          rungekutta: function rungekutta(f, h, p, t_j, u_j, order) {
            var k1, k2, u_j1, k3, k4;
            if (order === 2) {
              while (t_j <= p) {
                k1 = h * f(t_j, u_j);
                k2 = h * f(t_j + h, u_j + k1);
                u_j1 = u_j + (k1 + k2) / 2;
                u_j = u_j1;
                t_j = t_j + h;
              }
            }
            if (order === 4) {
              while (t_j <= p) {
                k1 = h * f(t_j, u_j);
                k2 = h * f(t_j + h / 2, u_j + k1 / 2);
                k3 = h * f(t_j + h / 2, u_j + k2 / 2);
                k4 = h * f(t_j + h, u_j + k3);
                u_j1 = u_j + (k1 + 2 * k2 + 2 * k3 + k4) / 6;
                u_j = u_j1;
                t_j = t_j + h;
              }
            }
            return u_j;
          },
          romberg: function romberg(f, a, b, order) {
            var i = 0;
            var h = (b - a) / 2;
            var x = [];
            var h1 = [];
            var g2 = [];
            var m, a1, j, k, I;
            while (i < order / 2) {
              I = f(a);
              for (j = a, k = 0; j <= b; j = j + h, k++) x[k] = j;
              m = x.length;
              for (j = 1; j < m - 1; j++) {
                I += (j % 2 !== 0 ? 4 : 2) * f(x[j]);
              }
              I = h / 3 * (I + f(b));
              g2[i] = I;
              h /= 2;
              i++;
            }
            a1 = g2.length;
            m = 1;
            while (a1 !== 1) {
              for (j = 0; j < a1 - 1; j++)
                h1[j] = (Math2.pow(4, m) * g2[j + 1] - g2[j]) / (Math2.pow(4, m) - 1);
              a1 = h1.length;
              g2 = h1;
              h1 = [];
              m++;
            }
            return g2;
          },
          richardson: function richardson(X, f, x, h) {
            function pos(X2, x2) {
              var i2 = 0;
              var n = X2.length;
              var p;
              for (; i2 < n; i2++)
                if (X2[i2] === x2) p = i2;
              return p;
            }
            var h_min = Math2.abs(x - X[pos(X, x) + 1]);
            var i = 0;
            var g2 = [];
            var h1 = [];
            var y1, y2, m, a, j;
            while (h >= h_min) {
              y1 = pos(X, x + h);
              y2 = pos(X, x);
              g2[i] = (f[y1] - 2 * f[y2] + f[2 * y2 - y1]) / (h * h);
              h /= 2;
              i++;
            }
            a = g2.length;
            m = 1;
            while (a != 1) {
              for (j = 0; j < a - 1; j++)
                h1[j] = (Math2.pow(4, m) * g2[j + 1] - g2[j]) / (Math2.pow(4, m) - 1);
              a = h1.length;
              g2 = h1;
              h1 = [];
              m++;
            }
            return g2;
          },
          simpson: function simpson(f, a, b, n) {
            var h = (b - a) / n;
            var I = f(a);
            var x = [];
            var j = a;
            var k = 0;
            var i = 1;
            var m;
            for (; j <= b; j = j + h, k++)
              x[k] = j;
            m = x.length;
            for (; i < m - 1; i++) {
              I += (i % 2 !== 0 ? 4 : 2) * f(x[i]);
            }
            return h / 3 * (I + f(b));
          },
          hermite: function hermite(X, F, dF, value) {
            var n = X.length;
            var p = 0;
            var i = 0;
            var l = [];
            var dl = [];
            var A = [];
            var B = [];
            var j;
            for (; i < n; i++) {
              l[i] = 1;
              for (j = 0; j < n; j++) {
                if (i != j) l[i] *= (value - X[j]) / (X[i] - X[j]);
              }
              dl[i] = 0;
              for (j = 0; j < n; j++) {
                if (i != j) dl[i] += 1 / (X[i] - X[j]);
              }
              A[i] = (1 - 2 * (value - X[i]) * dl[i]) * (l[i] * l[i]);
              B[i] = (value - X[i]) * (l[i] * l[i]);
              p += A[i] * F[i] + B[i] * dF[i];
            }
            return p;
          },
          lagrange: function lagrange(X, F, value) {
            var p = 0;
            var i = 0;
            var j, l;
            var n = X.length;
            for (; i < n; i++) {
              l = F[i];
              for (j = 0; j < n; j++) {
                if (i != j) l *= (value - X[j]) / (X[i] - X[j]);
              }
              p += l;
            }
            return p;
          },
          cubic_spline: function cubic_spline(X, F, value) {
            var n = X.length;
            var i = 0, j;
            var A = [];
            var B = [];
            var alpha3 = [];
            var c = [];
            var h = [];
            var b = [];
            var d = [];
            for (; i < n - 1; i++)
              h[i] = X[i + 1] - X[i];
            alpha3[0] = 0;
            for (i = 1; i < n - 1; i++) {
              alpha3[i] = 3 / h[i] * (F[i + 1] - F[i]) - 3 / h[i - 1] * (F[i] - F[i - 1]);
            }
            for (i = 1; i < n - 1; i++) {
              A[i] = [];
              B[i] = [];
              A[i][i - 1] = h[i - 1];
              A[i][i] = 2 * (h[i - 1] + h[i]);
              A[i][i + 1] = h[i];
              B[i][0] = alpha3[i];
            }
            c = jStat4.multiply(jStat4.inv(A), B);
            for (j = 0; j < n - 1; j++) {
              b[j] = (F[j + 1] - F[j]) / h[j] - h[j] * (c[j + 1][0] + 2 * c[j][0]) / 3;
              d[j] = (c[j + 1][0] - c[j][0]) / (3 * h[j]);
            }
            for (j = 0; j < n; j++) {
              if (X[j] > value) break;
            }
            j -= 1;
            return F[j] + (value - X[j]) * b[j] + jStat4.sq(value - X[j]) * c[j] + (value - X[j]) * jStat4.sq(value - X[j]) * d[j];
          },
          gauss_quadrature: function gauss_quadrature() {
            throw new Error("gauss_quadrature not yet implemented");
          },
          PCA: function PCA(X) {
            var m = X.length;
            var n = X[0].length;
            var i = 0;
            var j, temp1;
            var u = [];
            var D = [];
            var result = [];
            var temp2 = [];
            var Y = [];
            var Bt = [];
            var B = [];
            var C = [];
            var V = [];
            var Vt = [];
            for (i = 0; i < m; i++) {
              u[i] = jStat4.sum(X[i]) / n;
            }
            for (i = 0; i < n; i++) {
              B[i] = [];
              for (j = 0; j < m; j++) {
                B[i][j] = X[j][i] - u[j];
              }
            }
            B = jStat4.transpose(B);
            for (i = 0; i < m; i++) {
              C[i] = [];
              for (j = 0; j < m; j++) {
                C[i][j] = jStat4.dot([B[i]], [B[j]]) / (n - 1);
              }
            }
            result = jStat4.jacobi(C);
            V = result[0];
            D = result[1];
            Vt = jStat4.transpose(V);
            for (i = 0; i < D.length; i++) {
              for (j = i; j < D.length; j++) {
                if (D[i] < D[j]) {
                  temp1 = D[i];
                  D[i] = D[j];
                  D[j] = temp1;
                  temp2 = Vt[i];
                  Vt[i] = Vt[j];
                  Vt[j] = temp2;
                }
              }
            }
            Bt = jStat4.transpose(B);
            for (i = 0; i < m; i++) {
              Y[i] = [];
              for (j = 0; j < Bt.length; j++) {
                Y[i][j] = jStat4.dot([Vt[i]], [Bt[j]]);
              }
            }
            return [X, D, Vt, Y];
          }
        });
        (function(funcs) {
          for (var i = 0; i < funcs.length; i++) (function(passfunc) {
            jStat4.fn[passfunc] = function(arg, func) {
              var tmpthis = this;
              if (func) {
                setTimeout(function() {
                  func.call(tmpthis, jStat4.fn[passfunc].call(tmpthis, arg));
                }, 15);
                return this;
              }
              if (typeof jStat4[passfunc](this, arg) === "number")
                return jStat4[passfunc](this, arg);
              else
                return jStat4(jStat4[passfunc](this, arg));
            };
          })(funcs[i]);
        })("add divide multiply subtract dot pow exp log abs norm angle".split(" "));
      })(jStat3, Math);
      (function(jStat4, Math2) {
        var slice = [].slice;
        var isNumber = jStat4.utils.isNumber;
        var isArray = jStat4.utils.isArray;
        jStat4.extend({
          // 2 different parameter lists:
          // (value, mean, sd)
          // (value, array, flag)
          zscore: function zscore() {
            var args = slice.call(arguments);
            if (isNumber(args[1])) {
              return (args[0] - args[1]) / args[2];
            }
            return (args[0] - jStat4.mean(args[1])) / jStat4.stdev(args[1], args[2]);
          },
          // 3 different paramter lists:
          // (value, mean, sd, sides)
          // (zscore, sides)
          // (value, array, sides, flag)
          ztest: function ztest() {
            var args = slice.call(arguments);
            var z2;
            if (isArray(args[1])) {
              z2 = jStat4.zscore(args[0], args[1], args[3]);
              return args[2] === 1 ? jStat4.normal.cdf(-Math2.abs(z2), 0, 1) : jStat4.normal.cdf(-Math2.abs(z2), 0, 1) * 2;
            } else {
              if (args.length > 2) {
                z2 = jStat4.zscore(args[0], args[1], args[2]);
                return args[3] === 1 ? jStat4.normal.cdf(-Math2.abs(z2), 0, 1) : jStat4.normal.cdf(-Math2.abs(z2), 0, 1) * 2;
              } else {
                z2 = args[0];
                return args[1] === 1 ? jStat4.normal.cdf(-Math2.abs(z2), 0, 1) : jStat4.normal.cdf(-Math2.abs(z2), 0, 1) * 2;
              }
            }
          }
        });
        jStat4.extend(jStat4.fn, {
          zscore: function zscore(value, flag) {
            return (value - this.mean()) / this.stdev(flag);
          },
          ztest: function ztest(value, sides, flag) {
            var zscore = Math2.abs(this.zscore(value, flag));
            return sides === 1 ? jStat4.normal.cdf(-zscore, 0, 1) : jStat4.normal.cdf(-zscore, 0, 1) * 2;
          }
        });
        jStat4.extend({
          // 2 parameter lists
          // (value, mean, sd, n)
          // (value, array)
          tscore: function tscore() {
            var args = slice.call(arguments);
            return args.length === 4 ? (args[0] - args[1]) / (args[2] / Math2.sqrt(args[3])) : (args[0] - jStat4.mean(args[1])) / (jStat4.stdev(args[1], true) / Math2.sqrt(args[1].length));
          },
          // 3 different paramter lists:
          // (value, mean, sd, n, sides)
          // (tscore, n, sides)
          // (value, array, sides)
          ttest: function ttest() {
            var args = slice.call(arguments);
            var tscore;
            if (args.length === 5) {
              tscore = Math2.abs(jStat4.tscore(args[0], args[1], args[2], args[3]));
              return args[4] === 1 ? jStat4.studentt.cdf(-tscore, args[3] - 1) : jStat4.studentt.cdf(-tscore, args[3] - 1) * 2;
            }
            if (isNumber(args[1])) {
              tscore = Math2.abs(args[0]);
              return args[2] == 1 ? jStat4.studentt.cdf(-tscore, args[1] - 1) : jStat4.studentt.cdf(-tscore, args[1] - 1) * 2;
            }
            tscore = Math2.abs(jStat4.tscore(args[0], args[1]));
            return args[2] == 1 ? jStat4.studentt.cdf(-tscore, args[1].length - 1) : jStat4.studentt.cdf(-tscore, args[1].length - 1) * 2;
          }
        });
        jStat4.extend(jStat4.fn, {
          tscore: function tscore(value) {
            return (value - this.mean()) / (this.stdev(true) / Math2.sqrt(this.cols()));
          },
          ttest: function ttest(value, sides) {
            return sides === 1 ? 1 - jStat4.studentt.cdf(Math2.abs(this.tscore(value)), this.cols() - 1) : jStat4.studentt.cdf(-Math2.abs(this.tscore(value)), this.cols() - 1) * 2;
          }
        });
        jStat4.extend({
          // Paramter list is as follows:
          // (array1, array2, array3, ...)
          // or it is an array of arrays
          // array of arrays conversion
          anovafscore: function anovafscore() {
            var args = slice.call(arguments), expVar, sample, sampMean, sampSampMean, tmpargs, unexpVar, i, j;
            if (args.length === 1) {
              tmpargs = new Array(args[0].length);
              for (i = 0; i < args[0].length; i++) {
                tmpargs[i] = args[0][i];
              }
              args = tmpargs;
            }
            sample = new Array();
            for (i = 0; i < args.length; i++) {
              sample = sample.concat(args[i]);
            }
            sampMean = jStat4.mean(sample);
            expVar = 0;
            for (i = 0; i < args.length; i++) {
              expVar = expVar + args[i].length * Math2.pow(jStat4.mean(args[i]) - sampMean, 2);
            }
            expVar /= args.length - 1;
            unexpVar = 0;
            for (i = 0; i < args.length; i++) {
              sampSampMean = jStat4.mean(args[i]);
              for (j = 0; j < args[i].length; j++) {
                unexpVar += Math2.pow(args[i][j] - sampSampMean, 2);
              }
            }
            unexpVar /= sample.length - args.length;
            return expVar / unexpVar;
          },
          // 2 different paramter setups
          // (array1, array2, array3, ...)
          // (anovafscore, df1, df2)
          anovaftest: function anovaftest() {
            var args = slice.call(arguments), df1, df2, n, i;
            if (isNumber(args[0])) {
              return 1 - jStat4.centralF.cdf(args[0], args[1], args[2]);
            }
            var anovafscore = jStat4.anovafscore(args);
            df1 = args.length - 1;
            n = 0;
            for (i = 0; i < args.length; i++) {
              n = n + args[i].length;
            }
            df2 = n - df1 - 1;
            return 1 - jStat4.centralF.cdf(anovafscore, df1, df2);
          },
          ftest: function ftest(fscore, df1, df2) {
            return 1 - jStat4.centralF.cdf(fscore, df1, df2);
          }
        });
        jStat4.extend(jStat4.fn, {
          anovafscore: function anovafscore() {
            return jStat4.anovafscore(this.toArray());
          },
          anovaftes: function anovaftes() {
            var n = 0;
            var i;
            for (i = 0; i < this.length; i++) {
              n = n + this[i].length;
            }
            return jStat4.ftest(this.anovafscore(), this.length - 1, n - this.length);
          }
        });
        jStat4.extend({
          // 2 parameter lists
          // (mean1, mean2, n1, n2, sd)
          // (array1, array2, sd)
          qscore: function qscore() {
            var args = slice.call(arguments);
            var mean1, mean22, n1, n2, sd;
            if (isNumber(args[0])) {
              mean1 = args[0];
              mean22 = args[1];
              n1 = args[2];
              n2 = args[3];
              sd = args[4];
            } else {
              mean1 = jStat4.mean(args[0]);
              mean22 = jStat4.mean(args[1]);
              n1 = args[0].length;
              n2 = args[1].length;
              sd = args[2];
            }
            return Math2.abs(mean1 - mean22) / (sd * Math2.sqrt((1 / n1 + 1 / n2) / 2));
          },
          // 3 different parameter lists:
          // (qscore, n, k)
          // (mean1, mean2, n1, n2, sd, n, k)
          // (array1, array2, sd, n, k)
          qtest: function qtest() {
            var args = slice.call(arguments);
            var qscore;
            if (args.length === 3) {
              qscore = args[0];
              args = args.slice(1);
            } else if (args.length === 7) {
              qscore = jStat4.qscore(args[0], args[1], args[2], args[3], args[4]);
              args = args.slice(5);
            } else {
              qscore = jStat4.qscore(args[0], args[1], args[2]);
              args = args.slice(3);
            }
            var n = args[0];
            var k = args[1];
            return 1 - jStat4.tukey.cdf(qscore, k, n - k);
          },
          tukeyhsd: function tukeyhsd(arrays) {
            var sd = jStat4.pooledstdev(arrays);
            var means = arrays.map(function(arr) {
              return jStat4.mean(arr);
            });
            var n = arrays.reduce(function(n2, arr) {
              return n2 + arr.length;
            }, 0);
            var results = [];
            for (var i = 0; i < arrays.length; ++i) {
              for (var j = i + 1; j < arrays.length; ++j) {
                var p = jStat4.qtest(means[i], means[j], arrays[i].length, arrays[j].length, sd, n, arrays.length);
                results.push([[i, j], p]);
              }
            }
            return results;
          }
        });
        jStat4.extend({
          // 2 different parameter setups
          // (value, alpha, sd, n)
          // (value, alpha, array)
          normalci: function normalci() {
            var args = slice.call(arguments), ans = new Array(2), change2;
            if (args.length === 4) {
              change2 = Math2.abs(jStat4.normal.inv(args[1] / 2, 0, 1) * args[2] / Math2.sqrt(args[3]));
            } else {
              change2 = Math2.abs(jStat4.normal.inv(args[1] / 2, 0, 1) * jStat4.stdev(args[2]) / Math2.sqrt(args[2].length));
            }
            ans[0] = args[0] - change2;
            ans[1] = args[0] + change2;
            return ans;
          },
          // 2 different parameter setups
          // (value, alpha, sd, n)
          // (value, alpha, array)
          tci: function tci() {
            var args = slice.call(arguments), ans = new Array(2), change2;
            if (args.length === 4) {
              change2 = Math2.abs(jStat4.studentt.inv(args[1] / 2, args[3] - 1) * args[2] / Math2.sqrt(args[3]));
            } else {
              change2 = Math2.abs(jStat4.studentt.inv(args[1] / 2, args[2].length - 1) * jStat4.stdev(args[2], true) / Math2.sqrt(args[2].length));
            }
            ans[0] = args[0] - change2;
            ans[1] = args[0] + change2;
            return ans;
          },
          significant: function significant(pvalue, alpha3) {
            return pvalue < alpha3;
          }
        });
        jStat4.extend(jStat4.fn, {
          normalci: function normalci(value, alpha3) {
            return jStat4.normalci(value, alpha3, this.toArray());
          },
          tci: function tci(value, alpha3) {
            return jStat4.tci(value, alpha3, this.toArray());
          }
        });
        function differenceOfProportions(p1, n1, p2, n2) {
          if (p1 > 1 || p2 > 1 || p1 <= 0 || p2 <= 0) {
            throw new Error("Proportions should be greater than 0 and less than 1");
          }
          var pooled = (p1 * n1 + p2 * n2) / (n1 + n2);
          var se = Math2.sqrt(pooled * (1 - pooled) * (1 / n1 + 1 / n2));
          return (p1 - p2) / se;
        }
        jStat4.extend(jStat4.fn, {
          oneSidedDifferenceOfProportions: function oneSidedDifferenceOfProportions(p1, n1, p2, n2) {
            var z2 = differenceOfProportions(p1, n1, p2, n2);
            return jStat4.ztest(z2, 1);
          },
          twoSidedDifferenceOfProportions: function twoSidedDifferenceOfProportions(p1, n1, p2, n2) {
            var z2 = differenceOfProportions(p1, n1, p2, n2);
            return jStat4.ztest(z2, 2);
          }
        });
      })(jStat3, Math);
      jStat3.models = /* @__PURE__ */ (function() {
        function sub_regress(exog) {
          var var_count = exog[0].length;
          var modelList = jStat3.arange(var_count).map(function(endog_index) {
            var exog_index = jStat3.arange(var_count).filter(function(i) {
              return i !== endog_index;
            });
            return ols(
              jStat3.col(exog, endog_index).map(function(x) {
                return x[0];
              }),
              jStat3.col(exog, exog_index)
            );
          });
          return modelList;
        }
        function ols(endog, exog) {
          var nobs = endog.length;
          var df_model = exog[0].length - 1;
          var df_resid = nobs - df_model - 1;
          var coef = jStat3.lstsq(exog, endog);
          var predict2 = jStat3.multiply(exog, coef.map(function(x) {
            return [x];
          })).map(function(p) {
            return p[0];
          });
          var resid = jStat3.subtract(endog, predict2);
          var ybar = jStat3.mean(endog);
          var SSE = jStat3.sum(predict2.map(function(f) {
            return Math.pow(f - ybar, 2);
          }));
          var SSR = jStat3.sum(endog.map(function(y, i) {
            return Math.pow(y - predict2[i], 2);
          }));
          var SST = SSE + SSR;
          var R2 = SSE / SST;
          return {
            exog,
            endog,
            nobs,
            df_model,
            df_resid,
            coef,
            predict: predict2,
            resid,
            ybar,
            SST,
            SSE,
            SSR,
            R2
          };
        }
        function t_test(model) {
          var subModelList = sub_regress(model.exog);
          var sigmaHat = Math.sqrt(model.SSR / model.df_resid);
          var seBetaHat = subModelList.map(function(mod) {
            var SST = mod.SST;
            var R2 = mod.R2;
            return sigmaHat / Math.sqrt(SST * (1 - R2));
          });
          var tStatistic = model.coef.map(function(coef, i) {
            return (coef - 0) / seBetaHat[i];
          });
          var pValue2 = tStatistic.map(function(t) {
            var leftppf = jStat3.studentt.cdf(t, model.df_resid);
            return (leftppf > 0.5 ? 1 - leftppf : leftppf) * 2;
          });
          var c = jStat3.studentt.inv(0.975, model.df_resid);
          var interval95 = model.coef.map(function(coef, i) {
            var d = c * seBetaHat[i];
            return [coef - d, coef + d];
          });
          return {
            se: seBetaHat,
            t: tStatistic,
            p: pValue2,
            sigmaHat,
            interval95
          };
        }
        function F_test(model) {
          var F_statistic = model.R2 / model.df_model / ((1 - model.R2) / model.df_resid);
          var fcdf = function(x, n1, n2) {
            return jStat3.beta.cdf(x / (n2 / n1 + x), n1 / 2, n2 / 2);
          };
          var pvalue = 1 - fcdf(F_statistic, model.df_model, model.df_resid);
          return { F_statistic, pvalue };
        }
        function ols_wrap(endog, exog) {
          var model = ols(endog, exog);
          var ttest = t_test(model);
          var ftest = F_test(model);
          var adjust_R2 = 1 - (1 - model.R2) * ((model.nobs - 1) / model.df_resid);
          model.t = ttest;
          model.f = ftest;
          model.adjust_R2 = adjust_R2;
          return model;
        }
        return { ols: ols_wrap };
      })();
      jStat3.extend({
        buildxmatrix: function buildxmatrix() {
          var matrixRows = new Array(arguments.length);
          for (var i = 0; i < arguments.length; i++) {
            var array2 = [1];
            matrixRows[i] = array2.concat(arguments[i]);
          }
          return jStat3(matrixRows);
        },
        builddxmatrix: function builddxmatrix() {
          var matrixRows = new Array(arguments[0].length);
          for (var i = 0; i < arguments[0].length; i++) {
            var array2 = [1];
            matrixRows[i] = array2.concat(arguments[0][i]);
          }
          return jStat3(matrixRows);
        },
        buildjxmatrix: function buildjxmatrix(jMat) {
          var pass = new Array(jMat.length);
          for (var i = 0; i < jMat.length; i++) {
            pass[i] = jMat[i];
          }
          return jStat3.builddxmatrix(pass);
        },
        buildymatrix: function buildymatrix(array2) {
          return jStat3(array2).transpose();
        },
        buildjymatrix: function buildjymatrix(jMat) {
          return jMat.transpose();
        },
        matrixmult: function matrixmult(A, B) {
          var i, j, k, result, sum3;
          if (A.cols() == B.rows()) {
            if (B.rows() > 1) {
              result = [];
              for (i = 0; i < A.rows(); i++) {
                result[i] = [];
                for (j = 0; j < B.cols(); j++) {
                  sum3 = 0;
                  for (k = 0; k < A.cols(); k++) {
                    sum3 += A.toArray()[i][k] * B.toArray()[k][j];
                  }
                  result[i][j] = sum3;
                }
              }
              return jStat3(result);
            }
            result = [];
            for (i = 0; i < A.rows(); i++) {
              result[i] = [];
              for (j = 0; j < B.cols(); j++) {
                sum3 = 0;
                for (k = 0; k < A.cols(); k++) {
                  sum3 += A.toArray()[i][k] * B.toArray()[j];
                }
                result[i][j] = sum3;
              }
            }
            return jStat3(result);
          }
        },
        //regress and regresst to be fixed
        regress: function regress(jMatX, jMatY) {
          var innerinv = jStat3.xtranspxinv(jMatX);
          var xtransp = jMatX.transpose();
          var next = jStat3.matrixmult(jStat3(innerinv), xtransp);
          return jStat3.matrixmult(next, jMatY);
        },
        regresst: function regresst(jMatX, jMatY, sides) {
          var beta = jStat3.regress(jMatX, jMatY);
          var compile = {};
          compile.anova = {};
          var jMatYBar = jStat3.jMatYBar(jMatX, beta);
          compile.yBar = jMatYBar;
          var yAverage = jMatY.mean();
          compile.anova.residuals = jStat3.residuals(jMatY, jMatYBar);
          compile.anova.ssr = jStat3.ssr(jMatYBar, yAverage);
          compile.anova.msr = compile.anova.ssr / (jMatX[0].length - 1);
          compile.anova.sse = jStat3.sse(jMatY, jMatYBar);
          compile.anova.mse = compile.anova.sse / (jMatY.length - (jMatX[0].length - 1) - 1);
          compile.anova.sst = jStat3.sst(jMatY, yAverage);
          compile.anova.mst = compile.anova.sst / (jMatY.length - 1);
          compile.anova.r2 = 1 - compile.anova.sse / compile.anova.sst;
          if (compile.anova.r2 < 0) compile.anova.r2 = 0;
          compile.anova.fratio = compile.anova.msr / compile.anova.mse;
          compile.anova.pvalue = jStat3.anovaftest(
            compile.anova.fratio,
            jMatX[0].length - 1,
            jMatY.length - (jMatX[0].length - 1) - 1
          );
          compile.anova.rmse = Math.sqrt(compile.anova.mse);
          compile.anova.r2adj = 1 - compile.anova.mse / compile.anova.mst;
          if (compile.anova.r2adj < 0) compile.anova.r2adj = 0;
          compile.stats = new Array(jMatX[0].length);
          var covar = jStat3.xtranspxinv(jMatX);
          var sds, ts, ps;
          for (var i = 0; i < beta.length; i++) {
            sds = Math.sqrt(compile.anova.mse * Math.abs(covar[i][i]));
            ts = Math.abs(beta[i] / sds);
            ps = jStat3.ttest(ts, jMatY.length - jMatX[0].length - 1, sides);
            compile.stats[i] = [beta[i], sds, ts, ps];
          }
          compile.regress = beta;
          return compile;
        },
        xtranspx: function xtranspx(jMatX) {
          return jStat3.matrixmult(jMatX.transpose(), jMatX);
        },
        xtranspxinv: function xtranspxinv(jMatX) {
          var inner = jStat3.matrixmult(jMatX.transpose(), jMatX);
          var innerinv = jStat3.inv(inner);
          return innerinv;
        },
        jMatYBar: function jMatYBar(jMatX, beta) {
          var yBar = jStat3.matrixmult(jMatX, beta);
          return new jStat3(yBar);
        },
        residuals: function residuals(jMatY, jMatYBar) {
          return jStat3.matrixsubtract(jMatY, jMatYBar);
        },
        ssr: function ssr(jMatYBar, yAverage) {
          var ssr2 = 0;
          for (var i = 0; i < jMatYBar.length; i++) {
            ssr2 += Math.pow(jMatYBar[i] - yAverage, 2);
          }
          return ssr2;
        },
        sse: function sse(jMatY, jMatYBar) {
          var sse2 = 0;
          for (var i = 0; i < jMatY.length; i++) {
            sse2 += Math.pow(jMatY[i] - jMatYBar[i], 2);
          }
          return sse2;
        },
        sst: function sst(jMatY, yAverage) {
          var sst2 = 0;
          for (var i = 0; i < jMatY.length; i++) {
            sst2 += Math.pow(jMatY[i] - yAverage, 2);
          }
          return sst2;
        },
        matrixsubtract: function matrixsubtract(A, B) {
          var ans = new Array(A.length);
          for (var i = 0; i < A.length; i++) {
            ans[i] = new Array(A[i].length);
            for (var j = 0; j < A[i].length; j++) {
              ans[i][j] = A[i][j] - B[i][j];
            }
          }
          return jStat3(ans);
        }
      });
      jStat3.jStat = jStat3;
      return jStat3;
    });
  }
});

// src/model/test.ts
var keyVariants = ["int", "composite", "blob", "text"];
var variantsBySuite = {
  oltp: keyVariants,
  types: ["types", "types_long"],
  raw: ["raw", "raw_large"],
  scale: ["scale_small", "scale_medium", "scale_large"],
  cold: ["cold", "cold_dropped"],
  shapes: ["shapes", "shapes_no_op", "shapes_extensions", "shapes_schema"],
  analytic: ["analytic"],
  tpcc: ["tpcc"],
  server: ["server", "server_long"],
  // Not made of tests: src/model/sequence.ts.
  sequence: [],
  own: ["own"]
};
var suiteNames = Object.keys(variantsBySuite);
var variants = Object.values(variantsBySuite).flat();
function variantsOf(suite) {
  return variantsBySuite[suite];
}
function suiteOf(variant) {
  const found = suiteNames.find((suite) => variantsOf(suite).includes(variant));
  if (found === void 0) throw new Error(`no suite has the variant ${variant}`);
  return found;
}
var storages = ["memory", "file", "autocommit"];
var kinds = ["reads", "writes"];
function testOnly({ variant, storage, kind, workload: workload3 }) {
  return { variant, storage, kind, workload: workload3 };
}
function sectionPath({ variant, storage, kind }) {
  return `${variant}/${storage}/${kind}`;
}
function testPath(test) {
  return `${sectionPath(test)}/${test.workload}`;
}
function workloadOfCells({ workload: workload3 }) {
  return workload3.replace(/_ac$/, "");
}

// node_modules/zod/v4/core/util.js
var util_exports = {};
__export(util_exports, {
  BIGINT_FORMAT_RANGES: () => BIGINT_FORMAT_RANGES,
  CONSTANT_CATCH: () => CONSTANT_CATCH,
  Class: () => Class,
  NUMBER_FORMAT_RANGES: () => NUMBER_FORMAT_RANGES,
  aborted: () => aborted,
  allowsEval: () => allowsEval,
  assert: () => assert,
  assertEqual: () => assertEqual,
  assertIs: () => assertIs,
  assertNever: () => assertNever,
  assertNotEqual: () => assertNotEqual,
  assignProp: () => assignProp,
  attachSchema: () => attachSchema,
  base64ToUint8Array: () => base64ToUint8Array,
  base64urlToUint8Array: () => base64urlToUint8Array,
  cached: () => cached,
  captureStackTrace: () => captureStackTrace,
  cleanEnum: () => cleanEnum,
  cleanRegex: () => cleanRegex,
  clone: () => clone,
  cloneDef: () => cloneDef,
  codePointLength: () => codePointLength,
  constantCatch: () => constantCatch,
  createTransparentProxy: () => createTransparentProxy,
  defineLazy: () => defineLazy,
  defineLazyInternal: () => defineLazyInternal,
  derived: () => derived,
  esc: () => esc,
  escapeRegex: () => escapeRegex,
  explicitlyAborted: () => explicitlyAborted,
  extend: () => extend,
  finalizeIssue: () => finalizeIssue,
  floatSafeRemainder: () => floatSafeRemainder,
  getElementAtPath: () => getElementAtPath,
  getEnumValues: () => getEnumValues,
  getLengthableOrigin: () => getLengthableOrigin,
  getParsedType: () => getParsedType,
  getSizableOrigin: () => getSizableOrigin,
  hexToUint8Array: () => hexToUint8Array,
  hide: () => hide,
  installLazyProp: () => installLazyProp,
  isObject: () => isObject,
  isPlainObject: () => isPlainObject,
  issue: () => issue,
  joinValues: () => joinValues,
  jsonStringifyReplacer: () => jsonStringifyReplacer,
  members: () => members,
  merge: () => merge,
  mergeDefs: () => mergeDefs,
  normalizeParams: () => normalizeParams,
  nullish: () => nullish,
  numKeys: () => numKeys,
  objectClone: () => objectClone,
  omit: () => omit,
  optionalKeys: () => optionalKeys,
  own: () => own,
  parsedType: () => parsedType,
  partial: () => partial,
  pick: () => pick,
  prefixIssues: () => prefixIssues,
  primitiveTypes: () => primitiveTypes,
  promiseAllObject: () => promiseAllObject,
  propertyKeyTypes: () => propertyKeyTypes,
  randomString: () => randomString,
  rawShape: () => rawShape,
  required: () => required,
  safeExtend: () => safeExtend,
  shallowClone: () => shallowClone,
  sizeCaps: () => sizeCaps,
  slugify: () => slugify,
  stringifyPrimitive: () => stringifyPrimitive,
  toZod: () => toZod,
  uint8ArrayToBase64: () => uint8ArrayToBase64,
  uint8ArrayToBase64url: () => uint8ArrayToBase64url,
  uint8ArrayToHex: () => uint8ArrayToHex,
  unwrapMessage: () => unwrapMessage
});
function assertEqual(val) {
  return val;
}
function assertNotEqual(val) {
  return val;
}
function toZod() {
  return (schema) => schema;
}
function assertIs(_arg) {
}
function assertNever(_x) {
  throw new Error("Unexpected value in exhaustive check");
}
function assert(_) {
}
function getEnumValues(entries) {
  const numericValues = Object.values(entries).filter((v) => typeof v === "number");
  const values = Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
  return values;
}
function joinValues(array2, separator = "|") {
  return array2.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
  if (typeof value === "bigint")
    return value.toString();
  return value;
}
var Cached = class {
  constructor(getter) {
    this._getter = getter;
    this._value = void 0;
  }
  get value() {
    const getter = this._getter;
    if (getter !== void 0) {
      this._value = getter();
      this._getter = void 0;
    }
    return this._value;
  }
};
function cached(getter) {
  return new Cached(getter);
}
function nullish(input) {
  return input === null || input === void 0;
}
function cleanRegex(source4) {
  const start2 = source4.startsWith("^") ? 1 : 0;
  const end = source4.endsWith("$") ? source4.length - 1 : source4.length;
  return source4.slice(start2, end);
}
function floatSafeRemainder(val, step) {
  const ratio = val / step;
  const roundedRatio = Math.round(ratio);
  const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
  if (Math.abs(ratio - roundedRatio) < tolerance)
    return 0;
  return ratio - roundedRatio;
}
var EVALUATING = /* @__PURE__ */ Symbol("evaluating");
function defineLazy(object2, key2, getter) {
  let value = void 0;
  Object.defineProperty(object2, key2, {
    get() {
      if (value === EVALUATING) {
        return void 0;
      }
      if (value === void 0) {
        value = EVALUATING;
        value = getter();
      }
      return value;
    },
    set(v) {
      Object.defineProperty(object2, key2, {
        value: v
        // configurable: true,
      });
    },
    configurable: true
  });
}
function objectClone(obj) {
  return Object.create(Object.getPrototypeOf(obj), Object.getOwnPropertyDescriptors(obj));
}
function assignProp(target, prop, value) {
  Object.defineProperty(target, prop, {
    value,
    writable: true,
    enumerable: true,
    configurable: true
  });
}
function rawShape(def) {
  const desc = Object.getOwnPropertyDescriptor(def, "shape");
  return desc?.get ? desc.get.raw : desc?.value;
}
function sourceShape(schema) {
  return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
function deferProp(target, key2, getter) {
  Object.defineProperty(target, key2, {
    get() {
      const value = getter();
      assignProp(this, key2, value);
      return value;
    },
    enumerable: true,
    configurable: true
  });
}
function putProp(target, key2, value) {
  if (key2 in target)
    assignProp(target, key2, value);
  else
    target[key2] = value;
}
function mirrorShape(target, source4, keys, wrap) {
  const raw2 = sourceShape(source4);
  for (const key2 of keys) {
    const desc = Object.getOwnPropertyDescriptor(raw2, key2);
    if (!desc.enumerable)
      continue;
    if (desc.get) {
      deferProp(target, key2, () => {
        const value = source4._zod.def.shape[key2];
        return wrap ? wrap(value, key2) : value;
      });
    } else
      putProp(target, key2, wrap ? wrap(desc.value, key2) : desc.value);
  }
}
function mirrorProps(target, source4) {
  for (const key2 of Reflect.ownKeys(source4)) {
    const desc = Object.getOwnPropertyDescriptor(source4, key2);
    if (!desc.enumerable)
      continue;
    if (desc.get)
      deferProp(target, key2, () => source4[key2]);
    else
      putProp(target, key2, desc.value);
  }
}
function mergeDefs(...defs) {
  const mergedDescriptors = {};
  for (const def of defs) {
    const descriptors = Object.getOwnPropertyDescriptors(def);
    Object.assign(mergedDescriptors, descriptors);
  }
  return Object.defineProperties({}, mergedDescriptors);
}
function cloneDef(schema) {
  return mergeDefs(schema._zod.def);
}
function getElementAtPath(obj, path) {
  if (!path)
    return obj;
  return path.reduce((acc, key2) => acc?.[key2], obj);
}
function promiseAllObject(promisesObj) {
  const keys = Object.keys(promisesObj);
  const promises = keys.map((key2) => promisesObj[key2]);
  return Promise.all(promises).then((results) => {
    const resolvedObj = {};
    for (let i = 0; i < keys.length; i++) {
      resolvedObj[keys[i]] = results[i];
    }
    return resolvedObj;
  });
}
function randomString(length = 10) {
  const chars = "abcdefghijklmnopqrstuvwxyz";
  let str = "";
  for (let i = 0; i < length; i++) {
    str += chars[Math.floor(Math.random() * chars.length)];
  }
  return str;
}
function esc(str) {
  return JSON.stringify(str);
}
function slugify(input) {
  return input.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
}
var captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {
};
function isObject(data2) {
  return typeof data2 === "object" && data2 !== null && !Array.isArray(data2);
}
var allowsEval = /* @__PURE__ */ cached(() => {
  if (globalConfig.jitless) {
    return false;
  }
  if (typeof navigator !== "undefined" && navigator?.userAgent?.includes("Cloudflare")) {
    return false;
  }
  try {
    const F = Function;
    new F("");
    return true;
  } catch (_) {
    return false;
  }
});
function isPlainObject(o) {
  if (isObject(o) === false)
    return false;
  const ctor = o.constructor;
  if (ctor === void 0)
    return true;
  if (typeof ctor !== "function")
    return true;
  const prot = ctor.prototype;
  if (isObject(prot) === false)
    return false;
  if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) {
    return false;
  }
  return true;
}
function shallowClone(o) {
  if (isPlainObject(o))
    return { ...o };
  if (Array.isArray(o))
    return [...o];
  if (o instanceof Map)
    return new Map(o);
  if (o instanceof Set)
    return new Set(o);
  return o;
}
function numKeys(data2) {
  let keyCount = 0;
  for (const key2 in data2) {
    if (Object.prototype.hasOwnProperty.call(data2, key2)) {
      keyCount++;
    }
  }
  return keyCount;
}
var getParsedType = (data2) => {
  const t = typeof data2;
  switch (t) {
    case "undefined":
      return "undefined";
    case "string":
      return "string";
    case "number":
      return Number.isNaN(data2) ? "nan" : "number";
    case "boolean":
      return "boolean";
    case "function":
      return "function";
    case "bigint":
      return "bigint";
    case "symbol":
      return "symbol";
    case "object":
      if (Array.isArray(data2)) {
        return "array";
      }
      if (data2 === null) {
        return "null";
      }
      if (data2.then && typeof data2.then === "function" && data2.catch && typeof data2.catch === "function") {
        return "promise";
      }
      if (typeof Map !== "undefined" && data2 instanceof Map) {
        return "map";
      }
      if (typeof Set !== "undefined" && data2 instanceof Set) {
        return "set";
      }
      if (typeof Date !== "undefined" && data2 instanceof Date) {
        return "date";
      }
      if (typeof File !== "undefined" && data2 instanceof File) {
        return "file";
      }
      return "object";
    default:
      throw new Error(`Unknown data type: ${t}`);
  }
};
var propertyKeyTypes = /* @__PURE__ */ new Set(["string", "number", "symbol"]);
var primitiveTypes = /* @__PURE__ */ new Set([
  "string",
  "number",
  "bigint",
  "boolean",
  "symbol",
  "undefined"
]);
function escapeRegex(str) {
  return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
  const cl = new inst._zod.constr(def ?? inst._zod.def);
  if (!def || params?.parent)
    cl._zod.parent = inst;
  return cl;
}
function normalizeParams(_params) {
  const params = _params;
  if (!params)
    return {};
  if (typeof params === "string")
    return { error: () => params };
  if (params?.message !== void 0) {
    if (params?.error !== void 0)
      throw new Error("Cannot specify both `message` and `error` params");
    params.error = params.message;
  }
  delete params.message;
  if (typeof params.error === "string")
    return { ...params, error: () => params.error };
  return params;
}
function createTransparentProxy(getter) {
  let target;
  return new Proxy({}, {
    get(_, prop, receiver) {
      target ?? (target = getter());
      return Reflect.get(target, prop, receiver);
    },
    set(_, prop, value, receiver) {
      target ?? (target = getter());
      return Reflect.set(target, prop, value, receiver);
    },
    has(_, prop) {
      target ?? (target = getter());
      return Reflect.has(target, prop);
    },
    deleteProperty(_, prop) {
      target ?? (target = getter());
      return Reflect.deleteProperty(target, prop);
    },
    ownKeys(_) {
      target ?? (target = getter());
      return Reflect.ownKeys(target);
    },
    getOwnPropertyDescriptor(_, prop) {
      target ?? (target = getter());
      return Reflect.getOwnPropertyDescriptor(target, prop);
    },
    defineProperty(_, prop, descriptor) {
      target ?? (target = getter());
      return Reflect.defineProperty(target, prop, descriptor);
    }
  });
}
function stringifyPrimitive(value) {
  if (typeof value === "bigint")
    return value.toString() + "n";
  if (typeof value === "string")
    return `"${value}"`;
  return `${value}`;
}
function optionalKeys(shape) {
  return Object.keys(shape).filter((k) => {
    return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional";
  });
}
var NUMBER_FORMAT_RANGES = /* @__PURE__ */ (() => ({
  safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  int32: [-2147483648, 2147483647],
  uint32: [0, 4294967295],
  float32: [-34028234663852886e22, 34028234663852886e22],
  float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}))();
var BIGINT_FORMAT_RANGES = {
  int64: [/* @__PURE__ */ BigInt("-9223372036854775808"), /* @__PURE__ */ BigInt("9223372036854775807")],
  uint64: [/* @__PURE__ */ BigInt(0), /* @__PURE__ */ BigInt("18446744073709551615")]
};
function pick(schema, mask) {
  const currDef = schema._zod.def;
  const checks = currDef.checks;
  const hasChecks = checks && checks.length > 0;
  if (hasChecks) {
    throw new Error(".pick() cannot be used on object schemas containing refinements");
  }
  const newShape = {};
  mirrorShape(newShape, schema, maskedKeys(schema, mask));
  return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
}
function maskedKeys(schema, mask) {
  const raw2 = sourceShape(schema);
  const keys = [];
  for (const key2 of Reflect.ownKeys(mask)) {
    if (!Object.getOwnPropertyDescriptor(raw2, key2)?.enumerable) {
      throw new Error(`Unrecognized key: "${String(key2)}"`);
    }
    if (mask[key2])
      keys.push(key2);
  }
  return keys;
}
function omit(schema, mask) {
  const currDef = schema._zod.def;
  const checks = currDef.checks;
  const hasChecks = checks && checks.length > 0;
  if (hasChecks) {
    throw new Error(".omit() cannot be used on object schemas containing refinements");
  }
  const omitted = new Set(maskedKeys(schema, mask));
  const newShape = {};
  mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key2) => !omitted.has(key2)));
  return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
}
function extend(schema, shape) {
  if (!isPlainObject(shape)) {
    throw new Error("Invalid input to extend: expected a plain object");
  }
  const checks = schema._zod.def.checks;
  const hasChecks = checks && checks.length > 0;
  if (hasChecks) {
    const existingShape = sourceShape(schema);
    for (const key2 of Reflect.ownKeys(shape)) {
      if (Object.getOwnPropertyDescriptor(existingShape, key2) !== void 0) {
        throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
      }
    }
  }
  return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function extended(schema, shape) {
  const newShape = {};
  mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
  mirrorProps(newShape, shape);
  return newShape;
}
function safeExtend(schema, shape) {
  if (!isPlainObject(shape)) {
    throw new Error("Invalid input to safeExtend: expected a plain object");
  }
  return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function merge(a, b) {
  if (!b?._zod?.def) {
    throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
  }
  if (a._zod.def.checks?.length) {
    throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
  }
  const newShape = {};
  mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
  mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
  const def = mergeDefs(a._zod.def, {
    shape: newShape,
    get catchall() {
      return b._zod.def.catchall;
    },
    checks: b._zod.def.checks ?? []
  });
  return clone(a, def);
}
function partial(Class2, schema, mask, name3 = "partial") {
  const currDef = schema._zod.def;
  const checks = currDef.checks;
  const hasChecks = checks && checks.length > 0;
  if (hasChecks) {
    throw new Error(`.${name3}() cannot be used on object schemas containing refinements`);
  }
  const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
  const newShape = {};
  mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class2 && ((value, key2) => selected && !selected.has(key2) ? value : new Class2({ type: "optional", innerType: value })));
  return clone(schema, mergeDefs(schema._zod.def, { shape: newShape, checks: [] }));
}
function required(Class2, schema, mask) {
  const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
  const newShape = {};
  mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key2) => (
    // overwrite with non-optional
    selected && !selected.has(key2) ? value : new Class2({ type: "nonoptional", innerType: value })
  ));
  return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
}
function aborted(x, startIndex = 0) {
  if (x.aborted === true)
    return true;
  for (let i = startIndex; i < x.issues.length; i++) {
    if (x.issues[i]?.continue !== true) {
      return true;
    }
  }
  return false;
}
function explicitlyAborted(x, startIndex = 0) {
  if (x.aborted === true)
    return true;
  for (let i = startIndex; i < x.issues.length; i++) {
    if (x.issues[i]?.continue === false) {
      return true;
    }
  }
  return false;
}
function prefixIssues(path, issues) {
  return issues.map((iss) => {
    var _a3;
    (_a3 = iss).path ?? (_a3.path = []);
    iss.path.unshift(path);
    return iss;
  });
}
function unwrapMessage(message) {
  return typeof message === "string" ? message : message?.message;
}
function sizeCaps(defChecks) {
  const caps = [];
  for (const ch of defChecks ?? []) {
    const d = ch._zod.def;
    if (!/_(length|size)$|_equals$/.test(d.check))
      break;
    const max = d.maximum ?? d.length ?? d.size;
    if (max >= 0)
      caps.push([max, ch]);
  }
  return caps;
}
function attachSchema(issues, start2, inst) {
  var _a3;
  for (let i = start2; i < issues.length; i++) {
    (_a3 = issues[i]).schema ?? (_a3.schema = inst);
  }
}
function finalizeIssue(iss, ctx, config2) {
  var _a3;
  const traits = iss.inst?._zod?.traits;
  if (traits?.has("$ZodType")) {
    if (traits.has("$ZodCheck"))
      (_a3 = iss).schema ?? (_a3.schema = iss.inst);
    else
      iss.schema = iss.inst;
  }
  const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
  const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config2.customError?.(iss)) ?? unwrapMessage(config2.localeError?.(iss)) ?? "Invalid input";
  const full = {};
  for (const k of Object.keys(iss)) {
    if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__")
      continue;
    full[k] = iss[k];
  }
  full.path ?? (full.path = []);
  full.message = message;
  if (ctx?.reportInput) {
    full.input = iss.input;
  }
  return full;
}
function getSizableOrigin(input) {
  if (input instanceof Set)
    return "set";
  if (input instanceof Map)
    return "map";
  if (input instanceof File)
    return "file";
  return "unknown";
}
var highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
  const units2 = str.length;
  if (!highSurrogate.test(str))
    return units2;
  let count3 = units2;
  for (let i = 0; i < units2 - 1; i++) {
    if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
      count3--;
      i++;
    }
  }
  return count3;
}
function getLengthableOrigin(input) {
  if (Array.isArray(input))
    return "array";
  if (typeof input === "string")
    return "string";
  return "unknown";
}
function parsedType(data2) {
  const t = typeof data2;
  switch (t) {
    case "number": {
      return Number.isNaN(data2) ? "nan" : "number";
    }
    case "object": {
      if (data2 === null) {
        return "null";
      }
      if (Array.isArray(data2)) {
        return "array";
      }
      const obj = data2;
      if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) {
        return obj.constructor.name;
      }
    }
  }
  return t;
}
function issue(...args) {
  const [iss, input, inst] = args;
  if (typeof iss === "string") {
    return {
      message: iss,
      code: "custom",
      input,
      inst
    };
  }
  return { ...iss };
}
function cleanEnum(obj) {
  return Object.entries(obj).filter(([k, _]) => {
    return Number.isNaN(Number.parseInt(k, 10));
  }).map((el) => el[1]);
}
function base64ToUint8Array(base642) {
  const binaryString = atob(base642);
  const bytes3 = new Uint8Array(binaryString.length);
  for (let i = 0; i < binaryString.length; i++) {
    bytes3[i] = binaryString.charCodeAt(i);
  }
  return bytes3;
}
function uint8ArrayToBase64(bytes3) {
  let binaryString = "";
  for (let i = 0; i < bytes3.length; i++) {
    binaryString += String.fromCharCode(bytes3[i]);
  }
  return btoa(binaryString);
}
function base64urlToUint8Array(base64url2) {
  const base642 = base64url2.replace(/-/g, "+").replace(/_/g, "/");
  const padding = "=".repeat((4 - base642.length % 4) % 4);
  return base64ToUint8Array(base642 + padding);
}
function uint8ArrayToBase64url(bytes3) {
  return uint8ArrayToBase64(bytes3).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}
function hexToUint8Array(hex2) {
  const cleanHex = hex2.replace(/^0x/, "");
  if (cleanHex.length % 2 !== 0) {
    throw new Error("Invalid hex string length");
  }
  const bytes3 = new Uint8Array(cleanHex.length / 2);
  for (let i = 0; i < cleanHex.length; i += 2) {
    bytes3[i / 2] = Number.parseInt(cleanHex.slice(i, i + 2), 16);
  }
  return bytes3;
}
function uint8ArrayToHex(bytes3) {
  return Array.from(bytes3).map((b) => b.toString(16).padStart(2, "0")).join("");
}
var Class = class {
  constructor(..._args) {
  }
};
function members(proto, table4) {
  for (const key2 in table4) {
    const desc = Object.getOwnPropertyDescriptor(table4, key2);
    if (desc.get)
      Object.defineProperty(proto, key2, { ...desc, enumerable: false });
    else
      defineBound(proto, key2, desc.value);
  }
}
function own(inst, key2, value, enumerable = true) {
  Object.defineProperty(inst, key2, { configurable: true, writable: true, enumerable, value });
  return value;
}
function hide(inst, key2, value) {
  return own(inst, key2, value, false);
}
// @__NO_SIDE_EFFECTS__
function derived(computes, table4) {
  for (const key2 in computes) {
    const compute = computes[key2];
    Object.defineProperty(table4, key2, {
      configurable: true,
      enumerable: true,
      get() {
        return own(this, key2, compute(this));
      },
      set(value) {
        own(this, key2, value);
      }
    });
  }
  return table4;
}
function defineBound(proto, key2, fn) {
  Object.defineProperty(proto, key2, {
    configurable: true,
    get() {
      return this == null ? fn : own(this, key2, fn.bind(this));
    },
    set(value) {
      own(this, key2, value);
    }
  });
}
function claim(inst, sentinel) {
  const proto = Object.getPrototypeOf(inst);
  return sentinel in proto ? void 0 : proto;
}
var installing;
var broke = false;
var breaker = {
  configurable: true,
  get() {
    broke = true;
    return void 0;
  }
};
function defineLazyInternal(inst, key2, compute) {
  const proto = Object.getPrototypeOf(inst._zod);
  if (key2 in proto && installing !== inst._zod) {
    installing = void 0;
    return;
  }
  installing = inst._zod;
  Object.defineProperty(proto, key2, {
    configurable: true,
    get() {
      Object.defineProperty(this, key2, breaker);
      const outer = broke;
      broke = false;
      try {
        const value = compute(this);
        if (broke)
          delete this[key2];
        else
          Object.defineProperty(this, key2, { configurable: true, writable: true, value });
        broke = broke || outer;
        return value;
      } catch (err) {
        delete this[key2];
        broke = broke || outer;
        throw err;
      }
    },
    set(value) {
      Object.defineProperty(this, key2, { configurable: true, writable: true, value });
    }
  });
}
function installLazyProp(inst, key2, make, enumerable) {
  const proto = claim(inst, key2);
  if (!proto)
    return;
  Object.defineProperty(proto, key2, {
    configurable: true,
    get() {
      const desc = { configurable: true, writable: true, enumerable, value: void 0 };
      Object.defineProperty(this, key2, desc);
      desc.value = make(this);
      Object.defineProperty(this, key2, desc);
      return desc.value;
    },
    set(value) {
      Object.defineProperty(this, key2, { configurable: true, writable: true, enumerable, value });
    }
  });
}
var CONSTANT_CATCH = "~constantCatch";
function constantCatch(value) {
  const fn = () => value;
  fn[CONSTANT_CATCH] = true;
  return fn;
}

// node_modules/zod/v4/core/core.js
var _a;
var _zodDesc = { value: void 0, enumerable: false };
var _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
  const E = _E;
  if (E) {
    const saved = E.stackTraceLimit;
    if (typeof saved === "number") {
      try {
        E.stackTraceLimit = 0;
      } catch {
        _E = null;
        return new Definition();
      }
      try {
        return new Definition();
      } finally {
        E.stackTraceLimit = saved;
      }
    }
  }
  return new Definition();
}
// @__NO_SIDE_EFFECTS__
function $constructor(name3, initializer3, proto, params) {
  const zodProto = {};
  function Internals(def) {
    this.def = def;
    this.constr = _;
    this.traits = /* @__PURE__ */ new Set();
  }
  Internals.prototype = zodProto;
  const protoMembers = proto;
  const initialized = protoMembers && /* @__PURE__ */ new WeakSet();
  function init(inst, def) {
    if (!inst._zod) {
      _zodDesc.value = new Internals(def);
      try {
        Object.defineProperty(inst, "_zod", _zodDesc);
      } finally {
        _zodDesc.value = void 0;
      }
    } else if (inst._zod.traits.has(name3)) {
      return;
    }
    inst._zod.traits.add(name3);
    initializer3(inst, def);
    if (initialized) {
      const own2 = Object.getPrototypeOf(inst);
      const ctorProto = inst._zod.constr.prototype;
      let up = own2;
      while (up && up !== ctorProto)
        up = Object.getPrototypeOf(up);
      const target = up ?? own2;
      if (!initialized.has(target)) {
        initialized.add(target);
        members(target, protoMembers);
      }
    }
    const proto2 = _.prototype;
    for (const k in proto2) {
      if (!Object.prototype.hasOwnProperty.call(proto2, k))
        continue;
      if (!(k in inst)) {
        inst[k] = proto2[k].bind(inst);
      }
    }
  }
  const Parent = params?.Parent ?? Object;
  class Definition extends Parent {
  }
  Object.defineProperty(Definition, "name", { value: name3 });
  function _(def) {
    const inst = params?.Parent ? newError(Definition) : this;
    init(inst, def);
    const deferred = inst._zod.deferred;
    if (deferred) {
      for (const fn of deferred) {
        fn();
      }
      inst._zod.deferred = void 0;
    }
    const pp = globalThis.__zod_globalConfig?.postProcessor;
    if (pp)
      pp(inst);
    return inst;
  }
  Object.defineProperty(_, "init", { value: init });
  Object.defineProperty(_, Symbol.hasInstance, {
    value: (inst) => {
      if (params?.Parent && inst instanceof params.Parent)
        return true;
      return inst?._zod?.traits?.has(name3);
    }
  });
  Object.defineProperty(_, "name", { value: name3 });
  return _;
}
var $ZodAsyncError = class extends Error {
  constructor() {
    super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
  }
};
var $ZodEncodeError = class extends Error {
  constructor(name3) {
    super(`Encountered unidirectional transform during encode: ${name3}`);
    this.name = "ZodEncodeError";
  }
};
(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
var globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
  if (newConfig)
    Object.assign(globalConfig, newConfig);
  return globalConfig;
}

// node_modules/zod/v4/core/errors.js
function _getMessage() {
  const internals = this._zod;
  internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
  return internals.message;
}
function _setMessage(value) {
  this._zod.message = value;
}
var _messageDesc = {
  get: _getMessage,
  set: _setMessage,
  enumerable: true,
  configurable: true
};
var _issuesDesc = { value: void 0, enumerable: false };
var _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
var initializer = (inst, def) => {
  inst.name = "$ZodError";
  _issuesDesc.value = def;
  Object.defineProperty(inst, "issues", _issuesDesc);
  _issuesDesc.value = void 0;
  Object.defineProperty(inst, "message", _messageDesc);
  const proto = Object.getPrototypeOf(inst);
  if (!_installedToString.has(proto)) {
    _installedToString.add(proto);
    Object.defineProperty(proto, "toString", {
      configurable: true,
      enumerable: false,
      get() {
        const value = () => this.message;
        Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
        return value;
      },
      set(value) {
        Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
      }
    });
  }
};
var $ZodError = $constructor("$ZodError", initializer);
var $ZodRealError = $constructor("$ZodError", initializer, void 0, {
  Parent: Error
});
function node(obj, key2, make) {
  if (!Object.prototype.hasOwnProperty.call(obj, key2)) {
    if (key2 === "__proto__") {
      Object.defineProperty(obj, key2, { value: make(), writable: true, enumerable: true, configurable: true });
    } else {
      obj[key2] = make();
    }
  }
  return obj[key2];
}
function flattenError(error2, mapper = (issue2) => issue2.message) {
  const fieldErrors = {};
  const formErrors = [];
  for (const sub of error2.issues) {
    if (sub.path.length > 0) {
      node(fieldErrors, sub.path[0], () => []).push(mapper(sub));
    } else {
      formErrors.push(mapper(sub));
    }
  }
  return { formErrors, fieldErrors };
}
function formatError(error2, mapper = (issue2) => issue2.message) {
  const fieldErrors = { _errors: [] };
  const processError = (error3, path = []) => {
    for (const issue2 of error3.issues) {
      if (issue2.code === "invalid_union" && issue2.errors.length) {
        issue2.errors.map((issues) => processError({ issues }, [...path, ...issue2.path]));
      } else if (issue2.code === "invalid_key") {
        processError({ issues: issue2.issues }, [...path, ...issue2.path]);
      } else if (issue2.code === "invalid_element") {
        processError({ issues: issue2.issues }, [...path, ...issue2.path]);
      } else {
        const fullpath = [...path, ...issue2.path];
        if (fullpath.length === 0) {
          fieldErrors._errors.push(mapper(issue2));
        } else {
          let curr = fieldErrors;
          let i = 0;
          while (i < fullpath.length) {
            const el = fullpath[i];
            const terminal = i === fullpath.length - 1;
            if (el === "_errors") {
              if (terminal)
                curr._errors.push(mapper(issue2));
              i++;
              continue;
            }
            if (!Object.prototype.hasOwnProperty.call(curr, el)) {
              Object.defineProperty(curr, el, {
                value: { _errors: [] },
                enumerable: true,
                writable: true,
                configurable: true
              });
            }
            const node2 = curr[el];
            if (terminal) {
              node2._errors.push(mapper(issue2));
            }
            curr = node2;
            i++;
          }
        }
      }
    }
  };
  processError(error2);
  return fieldErrors;
}

// node_modules/zod/v4/core/parse.js
function finalizeParams(callee, params) {
  return { callee: params?.callee ?? callee, Err: params?.Err };
}
var _parse = (_Err) => {
  const fn = (schema, value, _ctx, _params) => {
    const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
    const result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise) {
      throw new $ZodAsyncError();
    }
    if (result.issues.length) {
      const e = new (_params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
      captureStackTrace(e, _params?.callee ?? fn);
      throw e;
    }
    return result.value;
  };
  return fn;
};
var _parseAsync = (_Err) => {
  const fn = async (schema, value, _ctx, params) => {
    const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
    let result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise)
      result = await result;
    if (result.issues.length) {
      const e = new (params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
      captureStackTrace(e, params?.callee ?? fn);
      throw e;
    }
    return result.value;
  };
  return fn;
};
var _safeParse = (_Err) => (schema, value, _ctx) => {
  const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
  const result = schema._zod.run({ value, issues: [] }, ctx);
  if (result instanceof Promise) {
    throw new $ZodAsyncError();
  }
  return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
function failure(Err, issues, ctx) {
  let error2;
  return {
    success: false,
    get error() {
      if (!error2) {
        error2 = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
        issues = void 0;
        ctx = void 0;
      }
      return error2;
    },
    set error(e) {
      error2 = e;
      issues = void 0;
      ctx = void 0;
    }
  };
}
var _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
  const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
  let result = schema._zod.run({ value, issues: [] }, ctx);
  if (result instanceof Promise)
    result = await result;
  return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
var COMPILE_INVALID = /* @__PURE__ */ Symbol.for("zod.compile.invalid");
var COMPILE_FALLBACK = /* @__PURE__ */ Symbol.for("zod.compile.fallback");
var validate = ((schema, value, _ctx) => {
  const validator = schema._zod.bag.validator;
  if (validator !== void 0) {
    if (validator(value) !== COMPILE_INVALID)
      return true;
    if (validator.definite === true && _ctx === void 0)
      return false;
  }
  return validateFallback(schema, value, _ctx);
});
function validateFallback(schema, value, _ctx) {
  const ctx = _ctx ? { ..._ctx, async: false, abortEarly: true } : { async: false, abortEarly: true };
  const fallbackRun = schema._zod.bag.fallbackRun;
  let result;
  if (fallbackRun) {
    ctx[COMPILE_FALLBACK] = true;
    result = fallbackRun({ value, issues: [] }, ctx);
  } else {
    result = schema._zod.run({ value, issues: [] }, ctx);
  }
  if (result instanceof Promise) {
    throw new $ZodAsyncError();
  }
  return result.issues.length === 0;
}
var validateAsync = async (schema, value, _ctx) => {
  const ctx = _ctx ? { ..._ctx, async: true, abortEarly: true } : { async: true, abortEarly: true };
  let result = schema._zod.run({ value, issues: [] }, ctx);
  if (result instanceof Promise)
    result = await result;
  return result.issues.length === 0;
};
var _encode = (_Err) => {
  const parse2 = _parse(_Err);
  const fn = (schema, value, _ctx, _params) => {
    const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
    return parse2(schema, value, ctx, finalizeParams(fn, _params));
  };
  return fn;
};
var _decode = (_Err) => {
  const parse2 = _parse(_Err);
  const fn = (schema, value, _ctx, _params) => {
    return parse2(schema, value, _ctx, finalizeParams(fn, _params));
  };
  return fn;
};
var _encodeAsync = (_Err) => {
  const parseAsync2 = _parseAsync(_Err);
  const fn = async (schema, value, _ctx, _params) => {
    const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
    return await parseAsync2(schema, value, ctx, finalizeParams(fn, _params));
  };
  return fn;
};
var _decodeAsync = (_Err) => {
  const parseAsync2 = _parseAsync(_Err);
  const fn = async (schema, value, _ctx, _params) => {
    return await parseAsync2(schema, value, _ctx, finalizeParams(fn, _params));
  };
  return fn;
};
var _safeEncode = (_Err) => (schema, value, _ctx) => {
  const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
  return _safeParse(_Err)(schema, value, ctx);
};
var _safeDecode = (_Err) => (schema, value, _ctx) => {
  return _safeParse(_Err)(schema, value, _ctx);
};
var _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
  const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
  return _safeParseAsync(_Err)(schema, value, ctx);
};
var _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => {
  return _safeParseAsync(_Err)(schema, value, _ctx);
};

// node_modules/zod/v4/core/regexes.js
var cuid = /^[cC][0-9a-z]{6,}$/;
var cuid2 = /^[0-9a-z]+$/;
var ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
var xid = /^[0-9a-vA-V]{20}$/;
var ksuid = /^[A-Za-z0-9]{27}$/;
var nanoid = /^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(length) {
  return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
}
var duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
var guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
var uuid = (version2) => {
  if (!version2)
    return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
  return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version2}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
};
var email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
var _emoji = `^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`;
function emoji() {
  return new RegExp(_emoji, "u");
}
var ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
var ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
var cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
var cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
var base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
var base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
var httpProtocol = /^https?$/;
var e164 = /^\+[1-9]\d{6,14}$/;
var dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
function anchor(source4) {
  return new RegExp(`^${source4}$`);
}
var date = /* @__PURE__ */ anchor(dateSource);
function timeSource(args) {
  const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
  const regex = typeof args.precision === "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
  return regex;
}
function time(args) {
  return new RegExp(`^${timeSource(args)}$`);
}
function datetime(args) {
  const opts = ["Z"];
  if (args.offset)
    opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
  const qualified2 = `${timeSource({ precision: args.precision, seconds: true })}(?:${opts.join("|")})`;
  const timeRegex = args.local ? `${qualified2}|${timeSource({ precision: args.precision })}` : qualified2;
  return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
var anyString = /^[\s\S]{0,}$/;
var integer = /^-?\d+$/;
var number = /^-?\d+(?:\.\d+)?$/;
var boolean = /^(?:true|false)$/i;
var _null = /^null$/i;
var lowercase = /^[^A-Z]*$/;
var uppercase = /^[^a-z]*$/;

// node_modules/zod/v4/core/checks.js
var $ZodCheck = /* @__PURE__ */ $constructor("$ZodCheck", (inst, def) => {
  var _a3;
  inst._zod ?? (inst._zod = {});
  inst._zod.def = def;
  (_a3 = inst._zod).onattach ?? (_a3.onattach = []);
});
var _whenHasLength = (payload) => {
  const val = payload.value;
  return !nullish(val) && val.length !== void 0;
};
var numericOriginMap = {
  number: "number",
  bigint: "bigint",
  object: "date"
};
var $ZodCheckLessThan = /* @__PURE__ */ $constructor("$ZodCheckLessThan", (inst, def) => {
  $ZodCheck.init(inst, def);
  const origin = numericOriginMap[typeof def.value];
  inst._zod.check = (payload) => {
    if (def.inclusive ? payload.value <= def.value : payload.value < def.value) {
      return;
    }
    payload.issues.push({
      origin: numericOriginMap[typeof payload.value] ?? origin,
      code: "too_big",
      maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
      input: payload.value,
      inclusive: def.inclusive,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckGreaterThan = /* @__PURE__ */ $constructor("$ZodCheckGreaterThan", (inst, def) => {
  $ZodCheck.init(inst, def);
  const origin = numericOriginMap[typeof def.value];
  inst._zod.check = (payload) => {
    if (def.inclusive ? payload.value >= def.value : payload.value > def.value) {
      return;
    }
    payload.issues.push({
      origin: numericOriginMap[typeof payload.value] ?? origin,
      code: "too_small",
      minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
      input: payload.value,
      inclusive: def.inclusive,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckMultipleOf = /* @__PURE__ */ $constructor("$ZodCheckMultipleOf", (inst, def) => {
  $ZodCheck.init(inst, def);
  inst._zod.check = (payload) => {
    if (typeof payload.value !== typeof def.value)
      throw new Error("Cannot mix number and bigint in multiple_of check.");
    const isMultiple = typeof payload.value === "bigint" ? (
      // `value % 0n` throws, and nothing is a multiple of zero — the number branch already fails this way via NaN
      def.value !== BigInt(0) && payload.value % def.value === BigInt(0)
    ) : floatSafeRemainder(payload.value, def.value) === 0;
    if (isMultiple)
      return;
    payload.issues.push({
      origin: typeof payload.value,
      code: "not_multiple_of",
      divisor: def.value,
      input: payload.value,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckNumberFormat = /* @__PURE__ */ $constructor("$ZodCheckNumberFormat", (inst, def) => {
  $ZodCheck.init(inst, def);
  def.format = def.format || "float64";
  const isInt = def.format?.includes("int");
  const origin = isInt ? "int" : "number";
  const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
  inst._zod.check = (payload) => {
    const input = payload.value;
    if (isInt) {
      if (!Number.isInteger(input)) {
        payload.issues.push({
          expected: origin,
          format: def.format,
          code: "invalid_type",
          continue: false,
          input,
          inst
        });
        return;
      }
      if (!Number.isSafeInteger(input)) {
        if (input > 0) {
          payload.issues.push({
            input,
            code: "too_big",
            maximum: Number.MAX_SAFE_INTEGER,
            note: "Integers must be within the safe integer range.",
            inst,
            origin,
            inclusive: true,
            continue: !def.abort
          });
        } else {
          payload.issues.push({
            input,
            code: "too_small",
            minimum: Number.MIN_SAFE_INTEGER,
            note: "Integers must be within the safe integer range.",
            inst,
            origin,
            inclusive: true,
            continue: !def.abort
          });
        }
        return;
      }
    }
    if (input < minimum) {
      payload.issues.push({
        origin: "number",
        input,
        code: "too_small",
        minimum,
        inclusive: true,
        inst,
        continue: !def.abort
      });
    }
    if (input > maximum) {
      payload.issues.push({
        origin: "number",
        input,
        code: "too_big",
        maximum,
        inclusive: true,
        inst,
        continue: !def.abort
      });
    }
  };
});
var $ZodCheckMaxLength = /* @__PURE__ */ $constructor("$ZodCheckMaxLength", (inst, def) => {
  var _a3;
  $ZodCheck.init(inst, def);
  (_a3 = inst._zod.def).when ?? (_a3.when = _whenHasLength);
  inst._zod.check = (payload) => {
    const input = payload.value;
    const units2 = input.length;
    const length = typeof input === "string" && units2 > def.maximum ? codePointLength(input) : units2;
    if (length <= def.maximum)
      return;
    const origin = getLengthableOrigin(input);
    payload.issues.push({
      origin,
      code: "too_big",
      maximum: def.maximum,
      inclusive: true,
      input,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckMinLength = /* @__PURE__ */ $constructor("$ZodCheckMinLength", (inst, def) => {
  var _a3;
  $ZodCheck.init(inst, def);
  (_a3 = inst._zod.def).when ?? (_a3.when = _whenHasLength);
  inst._zod.check = (payload) => {
    const input = payload.value;
    const units2 = input.length;
    const length = typeof input === "string" && units2 >= def.minimum && units2 < def.minimum * 2 ? codePointLength(input) : units2;
    if (length >= def.minimum)
      return;
    const origin = getLengthableOrigin(input);
    payload.issues.push({
      origin,
      code: "too_small",
      minimum: def.minimum,
      inclusive: true,
      input,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckLengthEquals = /* @__PURE__ */ $constructor("$ZodCheckLengthEquals", (inst, def) => {
  var _a3;
  $ZodCheck.init(inst, def);
  (_a3 = inst._zod.def).when ?? (_a3.when = _whenHasLength);
  inst._zod.check = (payload) => {
    const input = payload.value;
    const units2 = input.length;
    const length = typeof input === "string" && units2 >= def.length && units2 <= def.length * 2 ? codePointLength(input) : units2;
    if (length === def.length)
      return;
    const origin = getLengthableOrigin(input);
    const tooBig = length > def.length;
    payload.issues.push({
      origin,
      ...tooBig ? { code: "too_big", maximum: def.length } : { code: "too_small", minimum: def.length },
      inclusive: true,
      exact: true,
      input: payload.value,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckStringFormat = /* @__PURE__ */ $constructor("$ZodCheckStringFormat", (inst, def) => {
  var _a3, _b;
  $ZodCheck.init(inst, def);
  if (def.pattern)
    (_a3 = inst._zod).check ?? (_a3.check = (payload) => {
      def.pattern.lastIndex = 0;
      if (def.pattern.test(payload.value))
        return;
      payload.issues.push({
        origin: "string",
        code: "invalid_format",
        format: def.format,
        input: payload.value,
        ...def.pattern ? { pattern: def.pattern.toString() } : {},
        inst,
        continue: !def.abort
      });
    });
  else
    (_b = inst._zod).check ?? (_b.check = () => {
    });
});
var $ZodCheckRegex = /* @__PURE__ */ $constructor("$ZodCheckRegex", (inst, def) => {
  $ZodCheckStringFormat.init(inst, def);
  inst._zod.check = (payload) => {
    def.pattern.lastIndex = 0;
    if (def.pattern.test(payload.value))
      return;
    payload.issues.push({
      origin: "string",
      code: "invalid_format",
      format: "regex",
      input: payload.value,
      pattern: def.pattern.toString(),
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckLowerCase = /* @__PURE__ */ $constructor("$ZodCheckLowerCase", (inst, def) => {
  def.pattern ?? (def.pattern = lowercase);
  $ZodCheckStringFormat.init(inst, def);
});
var $ZodCheckUpperCase = /* @__PURE__ */ $constructor("$ZodCheckUpperCase", (inst, def) => {
  def.pattern ?? (def.pattern = uppercase);
  $ZodCheckStringFormat.init(inst, def);
});
var $ZodCheckIncludes = /* @__PURE__ */ $constructor("$ZodCheckIncludes", (inst, def) => {
  $ZodCheck.init(inst, def);
  const escapedRegex = escapeRegex(def.includes);
  const pattern = new RegExp(typeof def.position === "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex);
  def.pattern = pattern;
  inst._zod.check = (payload) => {
    if (payload.value.includes(def.includes, def.position))
      return;
    payload.issues.push({
      origin: "string",
      code: "invalid_format",
      format: "includes",
      includes: def.includes,
      input: payload.value,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckStartsWith = /* @__PURE__ */ $constructor("$ZodCheckStartsWith", (inst, def) => {
  $ZodCheck.init(inst, def);
  const pattern = new RegExp(`^${escapeRegex(def.prefix)}.*`);
  def.pattern ?? (def.pattern = pattern);
  inst._zod.check = (payload) => {
    if (payload.value.startsWith(def.prefix))
      return;
    payload.issues.push({
      origin: "string",
      code: "invalid_format",
      format: "starts_with",
      prefix: def.prefix,
      input: payload.value,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckEndsWith = /* @__PURE__ */ $constructor("$ZodCheckEndsWith", (inst, def) => {
  $ZodCheck.init(inst, def);
  const pattern = new RegExp(`.*${escapeRegex(def.suffix)}$`);
  def.pattern ?? (def.pattern = pattern);
  inst._zod.check = (payload) => {
    if (payload.value.endsWith(def.suffix))
      return;
    payload.issues.push({
      origin: "string",
      code: "invalid_format",
      format: "ends_with",
      suffix: def.suffix,
      input: payload.value,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckOverwrite = /* @__PURE__ */ $constructor("$ZodCheckOverwrite", (inst, def) => {
  $ZodCheck.init(inst, def);
  inst._zod.check = (payload) => {
    payload.value = def.tx(payload.value);
  };
});

// node_modules/zod/v4/core/doc.js
var Doc = class {
  constructor(args = [], closed = {}) {
    this.content = [];
    this.indent = 0;
    this.args = args;
    this.closed = closed;
  }
  // the compiler catches a child's throw and keeps writing into this doc, so the indent has to unwind with it
  indented(fn) {
    this.indent += 1;
    try {
      fn(this);
    } finally {
      this.indent -= 1;
    }
  }
  write(arg) {
    if (typeof arg === "function") {
      arg(this, { execution: "sync" });
      arg(this, { execution: "async" });
      return;
    }
    const content = arg;
    const lines2 = content.split("\n").filter((x) => x);
    const minIndent = Math.min(...lines2.map((x) => x.length - x.trimStart().length));
    const dedented = lines2.map((x) => x.slice(minIndent)).map((x) => " ".repeat(this.indent * 2) + x);
    for (const line of dedented) {
      this.content.push(line);
    }
  }
  compile() {
    const F = Function;
    const content = this?.content ?? [``];
    const factory = new F(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {
${content.join("\n")}
};`);
    return factory(...Object.values(this.closed));
  }
};

// node_modules/zod/v4/core/versions.js
var version = {
  major: 4,
  minor: 6,
  patch: 7
};

// node_modules/zod/v4/core/schemas.js
var $ZodType = /* @__PURE__ */ $constructor("$ZodType", (inst, def) => {
  var _a3;
  inst ?? (inst = {});
  inst._zod.def = def;
  inst._zod.bag = inst._zod.bag || {};
  inst._zod.version = version;
  const defChecks = inst._zod.def.checks;
  const checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
  for (const ch of checks) {
    for (const fn of ch._zod.onattach) {
      fn(inst);
    }
  }
  if (checks.length === 0) {
    (_a3 = inst._zod).deferred ?? (_a3.deferred = []);
    inst._zod.deferred?.push(() => {
      inst._zod.run = inst._zod.parse;
    });
  } else {
    const runChecks = (payload, checks2, ctx) => {
      if (payload.memo)
        return payload;
      let isAborted = aborted(payload);
      let asyncResult;
      for (const ch of checks2) {
        if (ch._zod.def.when) {
          if (explicitlyAborted(payload))
            continue;
          const shouldRun = ch._zod.def.when(payload);
          if (!shouldRun)
            continue;
        } else if (isAborted) {
          continue;
        }
        const currLen = payload.issues.length;
        const _ = ch._zod.check(payload);
        if (_ instanceof Promise && ctx?.async === false) {
          throw new $ZodAsyncError();
        }
        if (asyncResult || _ instanceof Promise) {
          asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
            await _;
            const nextLen = payload.issues.length;
            if (nextLen === currLen)
              return;
            attachSchema(payload.issues, currLen, inst);
            if (!isAborted)
              isAborted = aborted(payload, currLen);
          });
        } else {
          const nextLen = payload.issues.length;
          if (nextLen === currLen)
            continue;
          attachSchema(payload.issues, currLen, inst);
          if (!isAborted)
            isAborted = aborted(payload, currLen);
        }
      }
      if (asyncResult) {
        return asyncResult.then(() => {
          return payload;
        });
      }
      return payload;
    };
    const handleCanaryResult = (canary, payload, ctx) => {
      if (aborted(canary)) {
        canary.aborted = true;
        return canary;
      }
      const checkResult = runChecks(payload, checks, ctx);
      if (checkResult instanceof Promise) {
        if (ctx.async === false)
          throw new $ZodAsyncError();
        return checkResult.then((checkResult2) => inst._zod.parse(checkResult2, ctx));
      }
      return inst._zod.parse(checkResult, ctx);
    };
    inst._zod.run = (payload, ctx) => {
      if (ctx.skipChecks) {
        return inst._zod.parse(payload, ctx);
      }
      if (ctx.direction === "backward") {
        const canary = inst._zod.parse({ value: payload.value, issues: [] }, { ...ctx, skipChecks: true });
        if (canary instanceof Promise) {
          return canary.then((canary2) => {
            return handleCanaryResult(canary2, payload, ctx);
          });
        }
        return handleCanaryResult(canary, payload, ctx);
      }
      const result = inst._zod.parse(payload, ctx);
      if (result instanceof Promise) {
        if (ctx.async === false)
          throw new $ZodAsyncError();
        return result.then((result2) => runChecks(result2, checks, ctx));
      }
      return runChecks(result, checks, ctx);
    };
  }
}, {
  // Wrappers extend this by installing a richer factory over it; reading it eagerly would defeat the laziness.
  get "~standard"() {
    return hide(this, "~standard", standardProps(this));
  },
  set "~standard"(value) {
    own(this, "~standard", value);
  }
});
var toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync2(inst, value) {
  const ctx = { async: true };
  return toStandardResult(await inst._zod.run({ value, issues: [] }, ctx), ctx);
}
function standardProps(inst) {
  return {
    validate: (value) => {
      const ctx = { async: false };
      try {
        const r = inst._zod.run({ value, issues: [] }, ctx);
        if (!(r instanceof Promise))
          return toStandardResult(r, ctx);
      } catch (_) {
      }
      return validateAsync2(inst, value);
    },
    vendor: "zod",
    version: 1
  };
}
var $ZodString = /* @__PURE__ */ $constructor("$ZodString", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.pattern = def.pattern ?? anyString;
  inst._zod.parse = (payload, _) => {
    if (def.coerce)
      try {
        payload.value = String(payload.value);
      } catch (_2) {
      }
    if (typeof payload.value === "string")
      return payload;
    payload.issues.push({
      expected: "string",
      code: "invalid_type",
      input: payload.value,
      inst
    });
    return payload;
  };
});
var $ZodStringFormat = /* @__PURE__ */ $constructor("$ZodStringFormat", (inst, def) => {
  $ZodCheckStringFormat.init(inst, def);
  $ZodString.init(inst, def);
});
var $ZodGUID = /* @__PURE__ */ $constructor("$ZodGUID", (inst, def) => {
  def.pattern ?? (def.pattern = guid);
  $ZodStringFormat.init(inst, def);
});
var $ZodUUID = /* @__PURE__ */ $constructor("$ZodUUID", (inst, def) => {
  if (def.version) {
    const versionMap = {
      v1: 1,
      v2: 2,
      v3: 3,
      v4: 4,
      v5: 5,
      v6: 6,
      v7: 7,
      v8: 8
    };
    const v = versionMap[def.version];
    if (v === void 0)
      throw new Error(`Invalid UUID version: "${def.version}"`);
    def.pattern ?? (def.pattern = uuid(v));
  } else
    def.pattern ?? (def.pattern = uuid());
  $ZodStringFormat.init(inst, def);
});
var $ZodEmail = /* @__PURE__ */ $constructor("$ZodEmail", (inst, def) => {
  def.pattern ?? (def.pattern = email);
  $ZodStringFormat.init(inst, def);
});
var URL_BAD_FORMAT = 1;
var URL_UNPARSEABLE = 2;
function canParseURL(input) {
  try {
    if (typeof URL !== "undefined" && typeof URL.canParse === "function")
      return URL.canParse(input);
    new URL(input);
    return true;
  } catch {
    return false;
  }
}
function validateURL(trimmed, def) {
  if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) {
    return canParseURL(trimmed) || URL_UNPARSEABLE;
  }
  return parseURLObject(trimmed, def);
}
function parseURLObject(trimmed, def) {
  if (!def.normalize && def.protocol?.source === httpProtocol.source && !/^https?:\/\//i.test(trimmed)) {
    return URL_BAD_FORMAT;
  }
  try {
    if (typeof URL !== "undefined") {
      const URLStatic = URL;
      if (typeof URLStatic.parse === "function")
        return URLStatic.parse(trimmed) ?? URL_UNPARSEABLE;
    }
    return new URL(trimmed);
  } catch {
    return URL_UNPARSEABLE;
  }
}
var asciiTabOrNewline = /[\t\n\r]/g;
function stripTabAndNewline(value) {
  return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url2, hostname) {
  hostname.lastIndex = 0;
  return hostname.test(url2.hostname);
}
function urlProtocolOk(url2, protocol) {
  protocol.lastIndex = 0;
  return protocol.test(url2.protocol.endsWith(":") ? url2.protocol.slice(0, -1) : url2.protocol);
}
var $ZodURL = /* @__PURE__ */ $constructor("$ZodURL", (inst, def) => {
  $ZodStringFormat.init(inst, def);
  inst._zod.check = (payload) => {
    try {
      const trimmed = payload.value.trim();
      const url2 = validateURL(trimmed, def);
      if (url2 === URL_BAD_FORMAT) {
        payload.issues.push({
          code: "invalid_format",
          format: "url",
          note: "Invalid URL format",
          input: payload.value,
          inst,
          continue: !def.abort
        });
        return;
      }
      if (url2 === URL_UNPARSEABLE) {
        payload.issues.push({
          code: "invalid_format",
          format: "url",
          input: payload.value,
          inst,
          continue: !def.abort
        });
        return;
      }
      if (url2 === true) {
        payload.value = stripTabAndNewline(trimmed);
        return;
      }
      if (def.hostname && !urlHostnameOk(url2, def.hostname)) {
        payload.issues.push({
          code: "invalid_format",
          format: "url",
          note: "Invalid hostname",
          pattern: def.hostname.source,
          input: payload.value,
          inst,
          continue: !def.abort
        });
      }
      if (def.protocol && !urlProtocolOk(url2, def.protocol)) {
        payload.issues.push({
          code: "invalid_format",
          format: "url",
          note: "Invalid protocol",
          pattern: def.protocol.source,
          input: payload.value,
          inst,
          continue: !def.abort
        });
      }
      payload.value = def.normalize ? url2.href : stripTabAndNewline(trimmed);
      return;
    } catch (_) {
      payload.issues.push({
        code: "invalid_format",
        format: "url",
        input: payload.value,
        inst,
        continue: !def.abort
      });
    }
  };
});
var $ZodEmoji = /* @__PURE__ */ $constructor("$ZodEmoji", (inst, def) => {
  def.pattern ?? (def.pattern = emoji());
  $ZodStringFormat.init(inst, def);
});
var $ZodNanoID = /* @__PURE__ */ $constructor("$ZodNanoID", (inst, def) => {
  if (def.length !== void 0 && (!Number.isInteger(def.length) || def.length < 1))
    throw new Error(`Invalid nanoid length: ${def.length}`);
  def.pattern ?? (def.pattern = def.length === void 0 ? nanoid : nanoidOfLength(def.length));
  $ZodStringFormat.init(inst, def);
});
var $ZodCUID = /* @__PURE__ */ $constructor("$ZodCUID", (inst, def) => {
  def.pattern ?? (def.pattern = cuid);
  $ZodStringFormat.init(inst, def);
});
var $ZodCUID2 = /* @__PURE__ */ $constructor("$ZodCUID2", (inst, def) => {
  def.pattern ?? (def.pattern = cuid2);
  $ZodStringFormat.init(inst, def);
});
var $ZodULID = /* @__PURE__ */ $constructor("$ZodULID", (inst, def) => {
  def.pattern ?? (def.pattern = ulid);
  $ZodStringFormat.init(inst, def);
});
var $ZodXID = /* @__PURE__ */ $constructor("$ZodXID", (inst, def) => {
  def.pattern ?? (def.pattern = xid);
  $ZodStringFormat.init(inst, def);
});
var $ZodKSUID = /* @__PURE__ */ $constructor("$ZodKSUID", (inst, def) => {
  def.pattern ?? (def.pattern = ksuid);
  $ZodStringFormat.init(inst, def);
});
var $ZodISODateTime = /* @__PURE__ */ $constructor("$ZodISODateTime", (inst, def) => {
  def.pattern ?? (def.pattern = datetime(def));
  $ZodStringFormat.init(inst, def);
});
var $ZodISODate = /* @__PURE__ */ $constructor("$ZodISODate", (inst, def) => {
  def.pattern ?? (def.pattern = date);
  $ZodStringFormat.init(inst, def);
});
var $ZodISOTime = /* @__PURE__ */ $constructor("$ZodISOTime", (inst, def) => {
  def.pattern ?? (def.pattern = time(def));
  $ZodStringFormat.init(inst, def);
});
var $ZodISODuration = /* @__PURE__ */ $constructor("$ZodISODuration", (inst, def) => {
  def.pattern ?? (def.pattern = duration);
  $ZodStringFormat.init(inst, def);
});
var $ZodIPv4 = /* @__PURE__ */ $constructor("$ZodIPv4", (inst, def) => {
  def.pattern ?? (def.pattern = ipv4);
  $ZodStringFormat.init(inst, def);
});
var ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(value) {
  if (!ipv6Alphabet.test(value))
    return false;
  return canParseURL(`http://[${value}]`);
}
var $ZodIPv6 = /* @__PURE__ */ $constructor("$ZodIPv6", (inst, def) => {
  def.pattern ?? (def.pattern = ipv6);
  $ZodStringFormat.init(inst, def);
  inst._zod.check = (payload) => {
    if (!isValidIPv6(payload.value)) {
      payload.issues.push({
        code: "invalid_format",
        format: "ipv6",
        input: payload.value,
        inst,
        continue: !def.abort
      });
    }
  };
});
var $ZodCIDRv4 = /* @__PURE__ */ $constructor("$ZodCIDRv4", (inst, def) => {
  def.pattern ?? (def.pattern = cidrv4);
  $ZodStringFormat.init(inst, def);
});
function isValidCIDRv6(value) {
  const parts = value.split("/");
  if (parts.length !== 2)
    return false;
  const [address3, prefix2] = parts;
  if (!prefix2)
    return false;
  const prefixNum = Number(prefix2);
  if (`${prefixNum}` !== prefix2)
    return false;
  if (prefixNum < 0 || prefixNum > 128)
    return false;
  return isValidIPv6(address3);
}
var $ZodCIDRv6 = /* @__PURE__ */ $constructor("$ZodCIDRv6", (inst, def) => {
  def.pattern ?? (def.pattern = cidrv6);
  $ZodStringFormat.init(inst, def);
  inst._zod.check = (payload) => {
    if (!isValidCIDRv6(payload.value)) {
      payload.issues.push({
        code: "invalid_format",
        format: "cidrv6",
        input: payload.value,
        inst,
        continue: !def.abort
      });
    }
  };
});
function isValidBase64(data2) {
  if (data2 === "")
    return true;
  if (/\s/.test(data2))
    return false;
  if (data2.length % 4 !== 0)
    return false;
  try {
    atob(data2);
    return true;
  } catch {
    return false;
  }
}
var base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
var $ZodBase64 = /* @__PURE__ */ $constructor("$ZodBase64", (inst, def) => {
  def.pattern ?? (def.pattern = base64Charset);
  $ZodStringFormat.init(inst, def);
  inst._zod.check = (payload) => {
    if (isValidBase64(payload.value))
      return;
    payload.issues.push({
      code: "invalid_format",
      format: "base64",
      input: payload.value,
      inst,
      continue: !def.abort
    });
  };
});
var base64urlCharset = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(data2) {
  if (!base64urlCharset.test(data2))
    return false;
  const base642 = data2.replace(/[-_]/g, (c) => c === "-" ? "+" : "/");
  const padded = base642.padEnd(Math.ceil(base642.length / 4) * 4, "=");
  return isValidBase64(padded);
}
var $ZodBase64URL = /* @__PURE__ */ $constructor("$ZodBase64URL", (inst, def) => {
  def.pattern ?? (def.pattern = base64urlCharset);
  $ZodStringFormat.init(inst, def);
  inst._zod.check = (payload) => {
    if (isValidBase64URL(payload.value))
      return;
    payload.issues.push({
      code: "invalid_format",
      format: "base64url",
      input: payload.value,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodE164 = /* @__PURE__ */ $constructor("$ZodE164", (inst, def) => {
  def.pattern ?? (def.pattern = e164);
  $ZodStringFormat.init(inst, def);
});
function isValidJWT(token, algorithm = null) {
  try {
    const tokensParts = token.split(".");
    if (tokensParts.length !== 3)
      return false;
    const [header] = tokensParts;
    if (!header)
      return false;
    const parsedHeader = JSON.parse(atob(header));
    if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT")
      return false;
    if (!parsedHeader.alg)
      return false;
    if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm))
      return false;
    return true;
  } catch {
    return false;
  }
}
var $ZodJWT = /* @__PURE__ */ $constructor("$ZodJWT", (inst, def) => {
  $ZodStringFormat.init(inst, def);
  inst._zod.check = (payload) => {
    if (isValidJWT(payload.value, def.alg))
      return;
    payload.issues.push({
      code: "invalid_format",
      format: "jwt",
      input: payload.value,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodNumber = /* @__PURE__ */ $constructor("$ZodNumber", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.pattern = number;
  inst._zod.parse = (payload, _ctx) => {
    if (def.coerce)
      try {
        payload.value = Number(payload.value);
      } catch (_) {
      }
    const input = payload.value;
    if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) {
      return payload;
    }
    const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
    payload.issues.push({
      expected: "number",
      code: "invalid_type",
      input,
      inst,
      ...received ? { received } : {}
    });
    return payload;
  };
});
var $ZodNumberFormat = /* @__PURE__ */ $constructor("$ZodNumberFormat", (inst, def) => {
  $ZodCheckNumberFormat.init(inst, def);
  $ZodNumber.init(inst, def);
});
var $ZodBoolean = /* @__PURE__ */ $constructor("$ZodBoolean", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.pattern = boolean;
  inst._zod.parse = (payload, _ctx) => {
    if (def.coerce)
      try {
        payload.value = Boolean(payload.value);
      } catch (_) {
      }
    const input = payload.value;
    if (typeof input === "boolean")
      return payload;
    payload.issues.push({
      expected: "boolean",
      code: "invalid_type",
      input,
      inst
    });
    return payload;
  };
});
var $ZodNull = /* @__PURE__ */ $constructor("$ZodNull", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.pattern = _null;
  inst._zod.values = /* @__PURE__ */ new Set([null]);
  inst._zod.parse = (payload, _ctx) => {
    const input = payload.value;
    if (input === null)
      return payload;
    payload.issues.push({
      expected: "null",
      code: "invalid_type",
      input,
      inst
    });
    return payload;
  };
});
var $ZodUnknown = /* @__PURE__ */ $constructor("$ZodUnknown", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.parse = (payload) => payload;
});
var $ZodNever = /* @__PURE__ */ $constructor("$ZodNever", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.parse = (payload, _ctx) => {
    payload.issues.push({
      expected: "never",
      code: "invalid_type",
      input: payload.value,
      inst
    });
    return payload;
  };
});
function capSize(inst, size) {
  const caps = sizeCaps(inst._zod.def.checks);
  if (!caps.length)
    return;
  const cap = Math.min(...caps.map((c) => c[0]));
  const parse2 = inst._zod.parse;
  inst._zod.parse = (payload, ctx) => {
    const n = size(payload.value);
    if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
      for (const [max, ch] of sizeCaps(inst._zod.def.checks)) {
        if (n > max && ch._zod.def.when(payload)) {
          const start2 = payload.issues.length;
          ch._zod.check(payload);
          payload.issues[start2].continue = false;
          attachSchema(payload.issues, start2, inst);
          return payload;
        }
      }
    }
    return parse2(payload, ctx);
  };
}
var arraySize = (input) => Array.isArray(input) ? input.length : -1;
function handleArrayResult(result, final, index) {
  if (result.issues.length) {
    final.issues.push(...prefixIssues(index, result.issues));
  }
  final.value[index] = result.value;
}
var $ZodArray = /* @__PURE__ */ $constructor("$ZodArray", (inst, def) => {
  $ZodType.init(inst, def);
  const memo2 = globalConfig.memoizer;
  memo2?.attach(inst);
  inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!Array.isArray(input)) {
      payload.issues.push({
        expected: "array",
        code: "invalid_type",
        input,
        inst
      });
      return payload;
    }
    payload.value = memo2 ? memo2.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
    const proms = [];
    const abortEarly = ctx?.abortEarly;
    for (let i = 0; i < input.length; i++) {
      const item = input[i];
      const result = def.element._zod.run({
        value: item,
        issues: []
      }, ctx);
      if (result instanceof Promise) {
        proms.push(result.then((result2) => handleArrayResult(result2, payload, i)));
      } else {
        handleArrayResult(result, payload, i);
        if (abortEarly && result.issues.length !== 0 && aborted(result))
          break;
      }
    }
    if (proms.length) {
      return Promise.all(proms).then(() => payload);
    }
    return payload;
  };
  capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key2, input, optin, optout) {
  const isPresent = key2 in input;
  const isOptionalOut = optout === "optional";
  if (!isPresent && isOptionalOut && optin === "optional") {
    return;
  }
  if (result.issues.length) {
    if (optin !== void 0 && isOptionalOut && !isPresent) {
      return;
    }
    final.issues.push(...prefixIssues(key2, result.issues));
  }
  if (!isPresent && optin === void 0) {
    if (!result.issues.length) {
      final.issues.push({
        code: "invalid_type",
        expected: "nonoptional",
        input: void 0,
        path: [key2]
      });
    }
    return;
  }
  if (result.value === void 0) {
    if (isPresent || optin === "defaulted" && !isOptionalOut) {
      final.value[key2] = void 0;
    }
  } else {
    final.value[key2] = result.value;
  }
}
var NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
  const keys = Object.keys(def.shape);
  const ownSymbols = Object.getOwnPropertySymbols(def.shape);
  const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
  const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
  for (const k of allKeys) {
    if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) {
      throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
    }
  }
  const okeys = optionalKeys(def.shape);
  return {
    ...def,
    allKeys,
    symbolKeys,
    // string-only: handleCatchall matches it against `for...in`, which never yields a symbol
    keySet: new Set(keys),
    numKeys: keys.length,
    optionalKeys: new Set(okeys)
  };
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
  const unrecognized = [];
  const keySet = def.keySet;
  const _catchall = def.catchall._zod;
  const t = _catchall.def.type;
  const optin = _catchall.optin;
  const optout = _catchall.optout;
  let seen = 0;
  for (const key2 in input) {
    if (abortEarly && payload.issues.length !== seen) {
      if (aborted(payload, seen))
        break;
      seen = payload.issues.length;
    }
    if (keySet.has(key2))
      continue;
    if (key2 === "__proto__") {
      if (t === "never")
        unrecognized.push(key2);
      continue;
    }
    if (t === "never") {
      unrecognized.push(key2);
      continue;
    }
    const r = _catchall.run({ value: input[key2], issues: [] }, ctx);
    if (r instanceof Promise) {
      proms.push(r.then((r2) => handlePropertyResult(r2, payload, key2, input, optin, optout)));
    } else {
      handlePropertyResult(r, payload, key2, input, optin, optout);
    }
  }
  if (unrecognized.length) {
    payload.issues.push({
      code: "unrecognized_keys",
      keys: unrecognized,
      input,
      inst,
      // Describes the shape of the input, not the validity of the parsed value, so it never aborts. The parse still fails; the schema's own checks just get to run first, and an enclosing intersection can reconcile the key against a sibling operand.
      continue: true
    });
  }
  if (!proms.length)
    return payload;
  return Promise.all(proms).then(() => {
    return payload;
  });
}
var $ZodObject = /* @__PURE__ */ $constructor("$ZodObject", (inst, def) => {
  $ZodType.init(inst, def);
  const desc = Object.getOwnPropertyDescriptor(def, "shape");
  const sh = desc?.get ? desc.get.raw : def.shape ?? {};
  if (sh) {
    const get = () => {
      const newSh = { ...sh };
      Object.defineProperty(def, "shape", { value: newSh });
      get.raw = newSh;
      return newSh;
    };
    get.raw = sh;
    Object.defineProperty(def, "shape", { get });
  }
  const _normalized = cached(() => normalizeDef(def));
  defineLazyInternal(inst, "propValues", (zod) => {
    const shape = zod.def.shape;
    const propValues = {};
    for (const key2 in shape) {
      const field = shape[key2]._zod;
      if (field.values) {
        if (!Object.prototype.hasOwnProperty.call(propValues, key2)) {
          assignProp(propValues, key2, /* @__PURE__ */ new Set());
        }
        for (const v of field.values)
          propValues[key2].add(v);
        if (field.optin !== void 0)
          propValues[key2].add(void 0);
      }
    }
    return propValues;
  });
  const isObject2 = isObject;
  const catchall = def.catchall;
  let value;
  const memo2 = globalConfig.memoizer;
  memo2?.attach(inst);
  inst._zod.parse = (payload, ctx) => {
    value ?? (value = _normalized.value);
    const input = payload.value;
    if (!isObject2(input)) {
      payload.issues.push({
        expected: "object",
        code: "invalid_type",
        input,
        inst
      });
      return payload;
    }
    payload.value = memo2 ? memo2.alloc(inst, payload, {}, ctx) : {};
    const proms = [];
    const shape = value.shape;
    const abortEarly = ctx?.abortEarly;
    let seen = payload.issues.length;
    for (const key2 of value.allKeys) {
      if (abortEarly && payload.issues.length !== seen) {
        if (aborted(payload, seen))
          break;
        seen = payload.issues.length;
      }
      if (key2 === "__proto__")
        continue;
      const el = shape[key2];
      const optin = el._zod.optin;
      const optout = el._zod.optout;
      const r = el._zod.run({ value: input[key2], issues: [] }, ctx);
      if (r instanceof Promise) {
        proms.push(r.then((r2) => handlePropertyResult(r2, payload, key2, input, optin, optout)));
      } else {
        handlePropertyResult(r, payload, key2, input, optin, optout);
      }
    }
    if (!catchall) {
      return proms.length ? Promise.all(proms).then(() => payload) : payload;
    }
    return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
  };
});
var $ZodObjectJIT = /* @__PURE__ */ $constructor("$ZodObjectJIT", (inst, def) => {
  $ZodObject.init(inst, def);
  const superParse = inst._zod.parse;
  const _normalized = cached(() => normalizeDef(def));
  const memo2 = globalConfig.memoizer;
  const generateFastpass = (shape) => {
    const normalized = _normalized.value;
    const syms = normalized.symbolKeys;
    const doc = new Doc(["payload", "ctx"], { shape, inst, memo: memo2, syms });
    const parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;
    const prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
    doc.write(`const input = payload.value;`);
    const ids = /* @__PURE__ */ Object.create(null);
    let counter = 0;
    for (const key2 of normalized.allKeys) {
      ids[key2] = `key_${counter++}`;
    }
    doc.write(memo2 ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
    for (const key2 of normalized.allKeys) {
      if (key2 === "__proto__")
        continue;
      const id = ids[key2];
      const k = typeof key2 === "symbol" ? `syms[${syms.indexOf(key2)}]` : esc(key2);
      const isPresent = `${k} in input`;
      const schema = shape[key2];
      const optin = schema?._zod?.optin;
      const isOptionalIn = optin !== void 0;
      const isOptionalOut = schema?._zod?.optout === "optional";
      doc.write(`const ${id} = ${parseStr(k)};`);
      if (isOptionalIn && isOptionalOut) {
        const assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
        doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
      } else if (!isOptionalIn) {
        doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
      } else {
        doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `);
        if (optin === "defaulted") {
          doc.write(`newResult[${k}] = ${id}.value;`);
        } else {
          doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `);
        }
      }
    }
    doc.write(`payload.value = newResult;`);
    doc.write(`return payload;`);
    return doc.compile();
  };
  let fastpass;
  const isObject2 = isObject;
  const jit = !globalConfig.jitless;
  const allowsEval2 = allowsEval;
  const fastEnabled = jit && allowsEval2.value;
  const catchall = def.catchall;
  let value;
  inst._zod.parse = (payload, ctx) => {
    value ?? (value = _normalized.value);
    const input = payload.value;
    if (!isObject2(input)) {
      payload.issues.push({
        expected: "object",
        code: "invalid_type",
        input,
        inst
      });
      return payload;
    }
    if (jit && fastEnabled && ctx?.async === false && ctx.jitless !== true) {
      if (!fastpass)
        fastpass = generateFastpass(def.shape);
      payload = fastpass(payload, ctx);
      if (!catchall)
        return payload;
      return handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === true);
    }
    return superParse(payload, ctx);
  };
});
function handleUnionResults(results, final, inst, ctx) {
  for (const result of results) {
    if (result.issues.length === 0) {
      final.value = result.value;
      return final;
    }
  }
  const nonaborted = results.filter((r) => !aborted(r));
  if (nonaborted.length === 1) {
    final.value = nonaborted[0].value;
    return nonaborted[0];
  }
  final.issues.push({
    code: "invalid_union",
    input: final.value,
    inst,
    errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
  });
  return final;
}
var $ZodUnion = /* @__PURE__ */ $constructor("$ZodUnion", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
  defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
  defineLazyInternal(inst, "values", (zod) => {
    if (zod.def.options.every((o) => o._zod.values)) {
      return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
    }
    return void 0;
  });
  defineLazyInternal(inst, "pattern", (zod) => {
    if (zod.def.options.every((o) => o._zod.pattern)) {
      const patterns = zod.def.options.map((o) => o._zod.pattern);
      return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
    }
    return void 0;
  });
  const first2 = def.options.length === 1 ? def.options[0]._zod.run : null;
  inst._zod.parse = (payload, ctx) => {
    if (first2) {
      return first2(payload, ctx);
    }
    let async = false;
    const results = [];
    for (const option of def.options) {
      const result = option._zod.run({
        value: payload.value,
        issues: []
      }, ctx);
      if (result instanceof Promise) {
        results.push(result);
        async = true;
      } else {
        if (result.issues.length === 0)
          return result;
        results.push(result);
      }
    }
    if (!async)
      return handleUnionResults(results, payload, inst, ctx);
    return Promise.all(results).then((results2) => {
      return handleUnionResults(results2, payload, inst, ctx);
    });
  };
});
var $ZodIntersection = /* @__PURE__ */ $constructor("$ZodIntersection", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    const left = def.left._zod.run({ value: input, issues: [] }, ctx);
    const right = def.right._zod.run({ value: input, issues: [] }, ctx);
    const async = left instanceof Promise || right instanceof Promise;
    if (async) {
      return Promise.all([left, right]).then(([left2, right2]) => {
        return handleIntersectionResults(payload, left2, right2);
      });
    }
    return handleIntersectionResults(payload, left, right);
  };
});
function mergeValues(a, b) {
  if (a === b) {
    return { valid: true, data: a };
  }
  if (a instanceof Date && b instanceof Date && +a === +b) {
    return { valid: true, data: a };
  }
  if (isPlainObject(a) && isPlainObject(b)) {
    const bKeys = Object.keys(b);
    const sharedKeys = Object.keys(a).filter((key2) => bKeys.indexOf(key2) !== -1);
    const newObj = { ...a, ...b };
    if (Object.prototype.hasOwnProperty.call(newObj, "__proto__"))
      delete newObj.__proto__;
    for (const key2 of sharedKeys) {
      if (key2 === "__proto__")
        continue;
      const sharedValue = mergeValues(a[key2], b[key2]);
      if (!sharedValue.valid) {
        return {
          valid: false,
          mergeErrorPath: [key2, ...sharedValue.mergeErrorPath]
        };
      }
      newObj[key2] = sharedValue.data;
    }
    return { valid: true, data: newObj };
  }
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) {
      return { valid: false, mergeErrorPath: [] };
    }
    const newArray = [];
    for (let index = 0; index < a.length; index++) {
      const itemA = a[index];
      const itemB = b[index];
      const sharedValue = mergeValues(itemA, itemB);
      if (!sharedValue.valid) {
        return {
          valid: false,
          mergeErrorPath: [index, ...sharedValue.mergeErrorPath]
        };
      }
      newArray.push(sharedValue.data);
    }
    return { valid: true, data: newArray };
  }
  return { valid: false, mergeErrorPath: [] };
}
function handleIntersectionResults(result, left, right) {
  const unrecKeys = /* @__PURE__ */ new Map();
  let unrecIssue;
  const keyIssues = /* @__PURE__ */ new Map();
  const collect = (iss, side) => {
    let keys;
    if (iss.code === "unrecognized_keys" && !iss.path?.length) {
      unrecIssue ?? (unrecIssue = iss);
      keys = iss.keys;
    } else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
      const k = String(iss.path[0]);
      if (!keyIssues.has(k))
        keyIssues.set(k, iss);
      keys = [k];
    } else {
      return false;
    }
    for (const k of keys) {
      if (!unrecKeys.has(k))
        unrecKeys.set(k, {});
      unrecKeys.get(k)[side] = true;
    }
    return true;
  };
  for (const iss of left.issues) {
    if (!collect(iss, "l"))
      result.issues.push(iss);
  }
  for (const iss of right.issues) {
    if (!collect(iss, "r"))
      result.issues.push(iss);
  }
  const bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
  if (bothKeys.length) {
    const aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
    if (aggregated.length)
      result.issues.push({ ...unrecIssue, keys: aggregated });
    for (const k of bothKeys) {
      if (!aggregated.includes(k) && keyIssues.has(k))
        result.issues.push(keyIssues.get(k));
    }
  }
  const merged = mergeValues(left.value, right.value);
  if (!merged.valid) {
    if (aborted(result))
      return result;
    throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(merged.mergeErrorPath)}`);
  }
  result.value = merged.data;
  return result;
}
var $ZodTuple = /* @__PURE__ */ $constructor("$ZodTuple", (inst, def) => {
  $ZodType.init(inst, def);
  const items2 = def.items;
  const memo2 = globalConfig.memoizer;
  memo2?.attach(inst);
  inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!Array.isArray(input)) {
      payload.issues.push({
        input,
        inst,
        expected: "tuple",
        code: "invalid_type"
      });
      return payload;
    }
    payload.value = memo2 ? memo2.alloc(inst, payload, [], ctx) : [];
    const proms = [];
    const optinStart = getTupleOptStart(items2, "optin");
    const optoutStart = getTupleOptStart(items2, "optout");
    if (!def.rest) {
      if (input.length < optinStart) {
        payload.issues.push({
          code: "too_small",
          minimum: optinStart,
          inclusive: true,
          input,
          inst,
          origin: "array"
        });
        return payload;
      }
      if (input.length > items2.length) {
        payload.issues.push({
          code: "too_big",
          maximum: items2.length,
          inclusive: true,
          input,
          inst,
          origin: "array"
        });
      }
    }
    const itemResults = new Array(items2.length);
    const abortEarly = def.rest ? ctx?.abortEarly : void 0;
    let itemAborted = false;
    for (let i = 0; i < items2.length; i++) {
      const r = items2[i]._zod.run({ value: input[i], issues: [] }, ctx);
      if (r instanceof Promise) {
        proms.push(r.then((rr) => {
          itemResults[i] = rr;
        }));
      } else {
        itemResults[i] = r;
        if (abortEarly && !itemAborted && r.issues.length)
          itemAborted = aborted(r);
      }
    }
    if (def.rest && !itemAborted) {
      let i = items2.length - 1;
      const rest = input.slice(items2.length);
      let seen = payload.issues.length;
      for (const el of rest) {
        if (abortEarly && payload.issues.length !== seen) {
          if (aborted(payload, seen))
            break;
          seen = payload.issues.length;
        }
        i++;
        const result = def.rest._zod.run({ value: el, issues: [] }, ctx);
        if (result instanceof Promise) {
          proms.push(result.then((r) => handleTupleResult(r, payload, i)));
        } else {
          handleTupleResult(result, payload, i);
        }
      }
    }
    if (proms.length) {
      return Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items2, input, optoutStart));
    }
    return handleTupleResults(itemResults, payload, items2, input, optoutStart);
  };
});
function getTupleOptStart(items2, key2) {
  for (let i = items2.length - 1; i >= 0; i--) {
    const omittable = key2 === "optin" ? items2[i]._zod.optin !== void 0 : items2[i]._zod.optout === "optional";
    if (!omittable)
      return i + 1;
  }
  return 0;
}
function handleTupleResult(result, final, index) {
  if (result.issues.length) {
    final.issues.push(...prefixIssues(index, result.issues));
  }
  final.value[index] = result.value;
}
function handleTupleResults(itemResults, final, items2, input, optoutStart) {
  for (let i = 0; i < items2.length; i++) {
    const r = itemResults[i];
    const isPresent = i < input.length;
    if (!isPresent && i >= optoutStart && items2[i]._zod.optin === "optional") {
      final.value.length = i;
      break;
    }
    if (r.issues.length) {
      if (!isPresent && i >= optoutStart) {
        final.value.length = i;
        break;
      }
      final.issues.push(...prefixIssues(i, r.issues));
    }
    final.value[i] = r.value;
  }
  for (let i = final.value.length - 1; i >= input.length; i--) {
    if (items2[i]._zod.optout === "optional" && final.value[i] === void 0) {
      final.value.length = i;
    } else {
      break;
    }
  }
  return final;
}
var $ZodRecord = /* @__PURE__ */ $constructor("$ZodRecord", (inst, def) => {
  $ZodType.init(inst, def);
  const memo2 = globalConfig.memoizer;
  memo2?.attach(inst);
  inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!isPlainObject(input)) {
      payload.issues.push({
        expected: "record",
        code: "invalid_type",
        input,
        inst
      });
      return payload;
    }
    const proms = [];
    const values = def.keyType._zod.values;
    if (values && !def.partial) {
      payload.value = memo2 ? memo2.alloc(inst, payload, {}, ctx) : {};
      const recordKeys = /* @__PURE__ */ new Set();
      for (const key2 of values) {
        if (typeof key2 === "string" || typeof key2 === "number" || typeof key2 === "symbol") {
          recordKeys.add(typeof key2 === "number" ? key2.toString() : key2);
          if (key2 === "__proto__")
            continue;
          const keyResult = def.keyType._zod.run({ value: key2, issues: [] }, ctx);
          if (keyResult instanceof Promise) {
            throw new Error("Async schemas not supported in object keys currently");
          }
          if (keyResult.issues.length) {
            payload.issues.push({
              code: "invalid_key",
              origin: "record",
              issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
              input: key2,
              path: [key2],
              inst
            });
            continue;
          }
          const outKey = keyResult.value;
          if (outKey === "__proto__")
            continue;
          const result = def.valueType._zod.run({ value: input[key2], issues: [] }, ctx);
          if (result instanceof Promise) {
            proms.push(result.then((result2) => {
              if (result2.issues.length) {
                payload.issues.push(...prefixIssues(key2, result2.issues));
              }
              payload.value[outKey] = result2.value;
            }));
          } else {
            if (result.issues.length) {
              payload.issues.push(...prefixIssues(key2, result.issues));
            }
            payload.value[outKey] = result.value;
          }
        }
      }
      let unrecognized;
      for (const key2 in input) {
        if (!recordKeys.has(key2)) {
          if (def.mode === "loose") {
            if (key2 === "__proto__")
              continue;
            payload.value[key2] = input[key2];
          } else {
            unrecognized = unrecognized ?? [];
            unrecognized.push(key2);
          }
        }
      }
      if (unrecognized && unrecognized.length > 0) {
        payload.issues.push({
          code: "unrecognized_keys",
          input,
          inst,
          keys: unrecognized,
          continue: true
        });
      }
    } else {
      payload.value = memo2 ? memo2.alloc(inst, payload, {}, ctx) : {};
      let unrecognized;
      for (const key2 of Reflect.ownKeys(input)) {
        if (key2 === "__proto__")
          continue;
        if (!Object.prototype.propertyIsEnumerable.call(input, key2))
          continue;
        let keyResult = def.keyType._zod.run({ value: key2, issues: [] }, ctx);
        if (keyResult instanceof Promise) {
          throw new Error("Async schemas not supported in object keys currently");
        }
        const checkNumericKey = typeof key2 === "string" && number.test(key2) && keyResult.issues.length;
        if (checkNumericKey) {
          const retryResult = def.keyType._zod.run({ value: Number(key2), issues: [] }, ctx);
          if (retryResult instanceof Promise) {
            throw new Error("Async schemas not supported in object keys currently");
          }
          if (retryResult.issues.length === 0) {
            keyResult = retryResult;
          }
        }
        if (keyResult.issues.length) {
          if (def.mode === "loose") {
            payload.value[key2] = input[key2];
          } else if (values) {
            unrecognized = unrecognized ?? [];
            unrecognized.push(key2);
          } else {
            payload.issues.push({
              code: "invalid_key",
              origin: "record",
              issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
              input: key2,
              path: [key2],
              inst
            });
          }
          continue;
        }
        const outKey = keyResult.value;
        if (outKey === "__proto__")
          continue;
        const result = def.valueType._zod.run({ value: input[key2], issues: [] }, ctx);
        if (result instanceof Promise) {
          proms.push(result.then((result2) => {
            if (result2.issues.length) {
              payload.issues.push(...prefixIssues(key2, result2.issues));
            }
            payload.value[outKey] = result2.value;
          }));
        } else {
          if (result.issues.length) {
            payload.issues.push(...prefixIssues(key2, result.issues));
          }
          payload.value[outKey] = result.value;
        }
      }
      if (unrecognized && unrecognized.length > 0) {
        payload.issues.push({
          code: "unrecognized_keys",
          input,
          inst,
          keys: unrecognized,
          continue: true
        });
      }
    }
    if (proms.length) {
      return Promise.all(proms).then(() => payload);
    }
    return payload;
  };
});
var $ZodEnum = /* @__PURE__ */ $constructor("$ZodEnum", (inst, def) => {
  $ZodType.init(inst, def);
  const values = getEnumValues(def.entries);
  const valuesSet = new Set(values);
  inst._zod.values = valuesSet;
  defineLazyInternal(inst, "pattern", (zod) => {
    const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
    return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
  });
  inst._zod.parse = (payload, _ctx) => {
    const input = payload.value;
    if (valuesSet.has(input)) {
      return payload;
    }
    payload.issues.push({
      code: "invalid_value",
      values,
      input,
      inst
    });
    return payload;
  };
});
var $ZodLiteral = /* @__PURE__ */ $constructor("$ZodLiteral", (inst, def) => {
  $ZodType.init(inst, def);
  const values = new Set(def.values);
  inst._zod.values = values;
  defineLazyInternal(inst, "pattern", (zod) => {
    const vals = zod.def.values;
    return new RegExp(vals.length ? `^(${vals.map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
  });
  inst._zod.parse = (payload, _ctx) => {
    const input = payload.value;
    if (values.has(input)) {
      return payload;
    }
    payload.issues.push({
      code: "invalid_value",
      values: def.values,
      input,
      inst
    });
    return payload;
  };
});
var $ZodTransform = /* @__PURE__ */ $constructor("$ZodTransform", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.optin = "optional";
  globalConfig.memoizer?.guard(inst);
  inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") {
      throw new $ZodEncodeError(inst.constructor.name);
    }
    const _out = def.transform(payload.value, payload);
    if (ctx.async) {
      const output = _out instanceof Promise ? _out : Promise.resolve(_out);
      return output.then((output2) => {
        payload.value = output2;
        return payload;
      });
    }
    if (_out instanceof Promise) {
      throw new $ZodAsyncError();
    }
    payload.value = _out;
    return payload;
  };
});
function handleOptionalResult(payload, result) {
  payload.value = result.issues.length ? void 0 : result.value;
  return payload;
}
var $ZodOptional = /* @__PURE__ */ $constructor("$ZodOptional", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
  inst._zod.optout = "optional";
  defineLazyInternal(inst, "values", (zod) => {
    const values = zod.def.innerType._zod.values;
    return values ? /* @__PURE__ */ new Set([...values, void 0]) : void 0;
  });
  defineLazyInternal(inst, "pattern", (zod) => {
    const pattern = zod.def.innerType._zod.pattern;
    return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
  });
  inst._zod.parse = (payload, ctx) => {
    if (payload.value === void 0) {
      if (def.innerType._zod.optin !== "defaulted")
        return payload;
      const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
      if (result instanceof Promise)
        return result.then((result2) => handleOptionalResult(payload, result2));
      return handleOptionalResult(payload, result);
    }
    return def.innerType._zod.run(payload, ctx);
  };
});
var $ZodExactOptional = /* @__PURE__ */ $constructor("$ZodExactOptional", (inst, def) => {
  $ZodOptional.init(inst, def);
  defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
  defineLazyInternal(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
  inst._zod.parse = (payload, ctx) => {
    return def.innerType._zod.run(payload, ctx);
  };
});
var $ZodNullable = /* @__PURE__ */ $constructor("$ZodNullable", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
  defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
  defineLazyInternal(inst, "pattern", (zod) => {
    const pattern = zod.def.innerType._zod.pattern;
    return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
  });
  defineLazyInternal(inst, "values", (zod) => {
    return zod.def.innerType._zod.values ? /* @__PURE__ */ new Set([...zod.def.innerType._zod.values, null]) : void 0;
  });
  inst._zod.parse = (payload, ctx) => {
    if (payload.value === null)
      return payload;
    return def.innerType._zod.run(payload, ctx);
  };
});
var $ZodDefault = /* @__PURE__ */ $constructor("$ZodDefault", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.optin = "defaulted";
  defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
  inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") {
      return def.innerType._zod.run(payload, ctx);
    }
    if (payload.value === void 0) {
      payload.value = def.defaultValue;
      return payload;
    }
    const result = def.innerType._zod.run(payload, ctx);
    if (result instanceof Promise) {
      return result.then((result2) => handleDefaultResult(result2, def));
    }
    return handleDefaultResult(result, def);
  };
});
function handleDefaultResult(payload, def) {
  if (payload.value === void 0) {
    payload.value = def.defaultValue;
  }
  return payload;
}
var $ZodPrefault = /* @__PURE__ */ $constructor("$ZodPrefault", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.optin = "defaulted";
  defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
  inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") {
      return def.innerType._zod.run(payload, ctx);
    }
    if (payload.value === void 0) {
      payload.value = def.defaultValue;
    }
    return def.innerType._zod.run(payload, ctx);
  };
});
var $ZodNonOptional = /* @__PURE__ */ $constructor("$ZodNonOptional", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazyInternal(inst, "values", (zod) => {
    const v = zod.def.innerType._zod.values;
    return v ? new Set([...v].filter((x) => x !== void 0)) : void 0;
  });
  inst._zod.parse = (payload, ctx) => {
    const result = def.innerType._zod.run(payload, ctx);
    if (result instanceof Promise) {
      return result.then((result2) => handleNonOptionalResult(result2, inst));
    }
    return handleNonOptionalResult(result, inst);
  };
});
function handleNonOptionalResult(payload, inst) {
  if (!payload.issues.length && payload.value === void 0) {
    payload.issues.push({
      code: "invalid_type",
      expected: "nonoptional",
      input: payload.value,
      inst
    });
  }
  return payload;
}
function handleCatchResult(payload, result, def, ctx) {
  if (!result.issues.length) {
    payload.value = result.value;
    if (result.memo)
      payload.memo = true;
    return payload;
  }
  payload.value = def.catchValue({
    ...result,
    value: payload.value,
    error: {
      issues: result.issues.map((iss) => finalizeIssue(iss, ctx, config()))
    },
    input: payload.value
  });
  return payload;
}
var $ZodCatch = /* @__PURE__ */ $constructor("$ZodCatch", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
  defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
  defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
  inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") {
      return def.innerType._zod.run(payload, ctx);
    }
    const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
    if (result instanceof Promise) {
      return result.then((result2) => handleCatchResult(payload, result2, def, ctx));
    }
    return handleCatchResult(payload, result, def, ctx);
  };
});
var $ZodPipe = /* @__PURE__ */ $constructor("$ZodPipe", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
  defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
  defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
  defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
  inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") {
      const right = def.out._zod.run(payload, ctx);
      if (right instanceof Promise) {
        return right.then((right2) => handlePipeResult(right2, def.in, ctx));
      }
      return handlePipeResult(right, def.in, ctx);
    }
    const left = def.in._zod.run(payload, ctx);
    if (left instanceof Promise) {
      return left.then((left2) => handlePipeResult(left2, def.out, ctx));
    }
    return handlePipeResult(left, def.out, ctx);
  };
});
function handlePipeResult(left, next, ctx) {
  if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
    left.aborted = true;
    return left;
  }
  return next._zod.run({ value: left.value, issues: left.issues }, ctx);
}
var $ZodReadonly = /* @__PURE__ */ $constructor("$ZodReadonly", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazyInternal(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
  defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
  defineLazyInternal(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
  defineLazyInternal(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
  inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") {
      return def.innerType._zod.run(payload, ctx);
    }
    const result = def.innerType._zod.run(payload, ctx);
    if (result instanceof Promise) {
      return result.then(handleReadonlyResult);
    }
    return handleReadonlyResult(result);
  };
});
function handleReadonlyResult(payload) {
  if (!payload.memo)
    payload.value = Object.freeze(payload.value);
  return payload;
}
var $ZodLazy = /* @__PURE__ */ $constructor("$ZodLazy", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazy(inst._zod, "innerType", () => {
    const d = def;
    if (!d._cachedInner)
      d._cachedInner = def.getter();
    return d._cachedInner;
  });
  defineLazyInternal(inst, "pattern", (zod) => zod.innerType?._zod?.pattern);
  defineLazyInternal(inst, "propValues", (zod) => zod.innerType?._zod?.propValues);
  defineLazyInternal(inst, "optin", (zod) => zod.innerType?._zod?.optin ?? void 0);
  defineLazyInternal(inst, "optout", (zod) => zod.innerType?._zod?.optout ?? void 0);
  inst._zod.parse = (payload, ctx) => {
    const inner = inst._zod.innerType;
    return inner._zod.run(payload, ctx);
  };
});
var $ZodCustom = /* @__PURE__ */ $constructor("$ZodCustom", (inst, def) => {
  $ZodCheck.init(inst, def);
  $ZodType.init(inst, def);
  inst._zod.parse = (payload, _) => {
    return payload;
  };
  inst._zod.check = (payload) => {
    const input = payload.value;
    const r = def.fn(input);
    if (r instanceof Promise) {
      return r.then((r2) => handleRefineResult(r2, payload, input, inst));
    }
    handleRefineResult(r, payload, input, inst);
    return;
  };
});
function handleRefineResult(result, payload, input, inst) {
  if (!result) {
    const _iss = {
      code: "custom",
      input,
      inst,
      // incorporates params.error into issue reporting
      path: [...inst._zod.def.path ?? []],
      // incorporates params.error into issue reporting
      continue: !inst._zod.def.abort
      // params: inst._zod.def.params,
    };
    if (inst._zod.def.params)
      _iss.params = inst._zod.def.params;
    payload.issues.push(issue(_iss));
  }
}

// node_modules/zod/v4/core/memoizer.js
var $ZodCyclicError = class extends Error {
  constructor() {
    super(`Cannot parse a reference cycle that closes through a transform`);
    this.name = "ZodCyclicError";
  }
};
var STATE = "~memo";
var NO_ISSUES = [];
function isRef(value) {
  return value !== null && typeof value === "object";
}
function cloneIssues(issues) {
  return issues.map((iss) => iss.path ? { ...iss, path: iss.path.slice() } : { ...iss });
}
var recursive = /* @__PURE__ */ new WeakMap();
var NONE = 0;
var ASSUMED = 1;
var PROVEN = 2;
function isRecursive(inst, stack, resolve) {
  const cached2 = recursive.get(inst);
  if (cached2 !== void 0)
    return cached2 ? PROVEN : NONE;
  if (stack.has(inst))
    return PROVEN;
  stack.add(inst);
  let result = NONE;
  const check = (child) => {
    if (result !== PROVEN && child?._zod) {
      const answer = isRecursive(child, stack, resolve);
      if (answer > result)
        result = answer;
    }
  };
  const shape = (sh, spread) => {
    let answer = NONE;
    for (const key2 of Reflect.ownKeys(sh)) {
      const desc = Object.getOwnPropertyDescriptor(sh, key2);
      if (spread && !desc.enumerable)
        continue;
      const child = desc.get ? ASSUMED : desc.value?._zod ? isRecursive(desc.value, stack, resolve) : NONE;
      if (child > answer)
        answer = child;
    }
    return answer;
  };
  const merge2 = (answer) => {
    if (answer > result)
      result = answer;
  };
  const def = inst._zod.def;
  const kind = def.type;
  switch (kind) {
    case "object": {
      const raw2 = rawShape(def);
      merge2(raw2 ? shape(raw2, true) : ASSUMED);
      check(def.catchall);
      break;
    }
    case "array":
      check(def.element);
      break;
    case "tuple":
      for (const el of def.items)
        check(el);
      check(def.rest);
      break;
    case "record":
    case "map":
      check(def.keyType);
      check(def.valueType);
      break;
    case "set":
      check(def.valueType);
      break;
    case "union":
      for (const el of def.options)
        check(el);
      break;
    case "intersection":
      check(def.left);
      check(def.right);
      break;
    case "optional":
    case "nullable":
    case "default":
    case "prefault":
    case "catch":
    case "readonly":
    case "nonoptional":
    case "promise":
    case "success":
      check(def.innerType);
      break;
    case "pipe":
      check(def.in);
      check(def.out);
      break;
    case "function":
      check(def.input);
      check(def.output);
      break;
    // `$ZodLazy` caches its inner on the def, so a resolved edge is followed exactly
    case "lazy": {
      const inner = def._cachedInner ?? (resolve ? inst._zod.innerType : void 0);
      merge2(inner ? isRecursive(inner, stack, false) : ASSUMED);
      break;
    }
    // a leaf by choice: `parts` are regex fragments, not data positions
    case "template_literal":
    // leaves
    case "string":
    case "number":
    case "int":
    case "boolean":
    case "bigint":
    case "symbol":
    case "undefined":
    case "null":
    case "void":
    case "never":
    case "any":
    case "unknown":
    case "date":
    case "nan":
    case "enum":
    case "literal":
    case "file":
    case "transform":
    case "custom":
      break;
    default: {
      kind;
      for (const key2 in def) {
        const desc = Object.getOwnPropertyDescriptor(def, key2);
        if (!desc || desc.get)
          continue;
        const value = desc.value;
        if (!value || typeof value !== "object")
          continue;
        if (value._zod)
          check(value);
        else if (Array.isArray(value))
          for (const el of value)
            check(el);
      }
    }
  }
  stack.delete(inst);
  return settle(inst, result);
}
function settle(inst, answer) {
  if (answer !== ASSUMED)
    recursive.set(inst, answer === PROVEN);
  return answer;
}
function bucketFor(state2, inst) {
  let bucket = state2.buckets.get(inst);
  if (!bucket) {
    bucket = /* @__PURE__ */ new WeakMap();
    state2.buckets.set(inst, bucket);
  }
  return bucket;
}
var handoff;
var open = [];
var memo = {
  alloc(_inst, payload, empty) {
    const bucket = handoff;
    if (!bucket)
      return empty;
    handoff = void 0;
    const entry = { value: empty, issues: null };
    bucket.set(payload.value, entry);
    open.push(entry);
    return empty;
  },
  guard(inst) {
    var _a3;
    (_a3 = inst._zod).deferred ?? (_a3.deferred = []);
    inst._zod.deferred.push(() => {
      const base = inst._zod.parse;
      const wrapped = (payload, ctx) => {
        if (ctx.direction !== "backward" && isBackEdge(ctx, payload.value))
          throw new $ZodCyclicError();
        return base(payload, ctx);
      };
      inst._zod.parse = wrapped;
      if (inst._zod.run === base)
        inst._zod.run = wrapped;
    });
  },
  attach(inst) {
    var _a3;
    let isRecursiveInst;
    let rechecked = false;
    let lastCtx;
    let lastBucket;
    (_a3 = inst._zod).deferred ?? (_a3.deferred = []);
    inst._zod.deferred.push(() => {
      const base = inst._zod.parse;
      const wrapped = (payload, ctx) => {
        if (isRecursiveInst === void 0) {
          const walked = isRecursive(inst, /* @__PURE__ */ new Set(), false);
          if (walked === NONE) {
            inst._zod.parse = base;
            if (inst._zod.run === wrapped)
              inst._zod.run = base;
            return base(payload, ctx);
          }
          if (walked === PROVEN || rechecked)
            isRecursiveInst = true;
          else
            rechecked = true;
        }
        const input = payload.value;
        if (!isRef(input))
          return base(payload, ctx);
        let state2 = ctx[STATE];
        if (!state2) {
          state2 = { buckets: /* @__PURE__ */ new WeakMap(), backEdges: void 0 };
          ctx[STATE] = state2;
        }
        let bucket;
        if (lastCtx === ctx) {
          bucket = lastBucket;
        } else {
          bucket = bucketFor(state2, inst);
          lastCtx = ctx;
          lastBucket = bucket;
        }
        const hit = bucket.get(input);
        if (hit) {
          payload.value = hit.value;
          if (hit.issues) {
            if (hit.issues.length)
              payload.issues.push(...cloneIssues(hit.issues));
          } else {
            payload.memo = true;
            state2.backEdges ?? (state2.backEdges = /* @__PURE__ */ new WeakSet());
            state2.backEdges.add(hit.value);
          }
          return payload;
        }
        handoff = bucket;
        const depth = open.length;
        const result = base(payload, ctx);
        handoff = void 0;
        const entry = open.length > depth ? open.pop() : void 0;
        if (result instanceof Promise) {
          return result.then((r) => {
            if (entry)
              entry.issues = r.issues.length ? cloneIssues(r.issues) : NO_ISSUES;
            return r;
          });
        }
        if (entry)
          entry.issues = result.issues.length ? cloneIssues(result.issues) : NO_ISSUES;
        return result;
      };
      inst._zod.parse = wrapped;
      if (inst._zod.run === base)
        inst._zod.run = wrapped;
    });
  }
};
function memoizer() {
  return memo;
}
function isBackEdge(ctx, value) {
  const backEdges = ctx[STATE]?.backEdges;
  return backEdges !== void 0 && isRef(value) && backEdges.has(value);
}

// node_modules/zod/v4/locales/en.js
var error = () => {
  const Sizable = {
    string: { unit: "characters", verb: "to have" },
    file: { unit: "bytes", verb: "to have" },
    array: { unit: "items", verb: "to have" },
    set: { unit: "items", verb: "to have" },
    map: { unit: "entries", verb: "to have" }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const FormatDictionary = {
    regex: "input",
    email: "email address",
    url: "URL",
    emoji: "emoji",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "ISO datetime",
    date: "ISO date",
    time: "ISO time",
    duration: "ISO duration",
    ipv4: "IPv4 address",
    ipv6: "IPv6 address",
    mac: "MAC address",
    cidrv4: "IPv4 range",
    cidrv6: "IPv6 range",
    base64: "base64-encoded string",
    base64url: "base64url-encoded string",
    json_string: "JSON string",
    e164: "E.164 number",
    currency_code: "currency code",
    credit_card: "credit card number",
    iban: "IBAN",
    jwt: "JWT",
    template_literal: "input"
  };
  const TypeDictionary = {
    // Compatibility: "nan" -> "NaN" for display
    nan: "NaN"
    // All other type names omitted - they fall back to raw values via ?? operator
  };
  function getTypeName(type, input) {
    if (type === "number" && typeof input === "number" && !Number.isFinite(input)) {
      return String(input);
    }
    return TypeDictionary[type] ?? type;
  }
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type": {
        const expected = getTypeName(issue2.expected);
        const receivedType = parsedType(issue2.input);
        const received = getTypeName(receivedType, issue2.input);
        return `Invalid input: expected ${expected}, received ${received}`;
      }
      case "invalid_value":
        if (issue2.values.length === 1)
          return `Invalid input: expected ${stringifyPrimitive(issue2.values[0])}`;
        return `Invalid option: expected one of ${joinValues(issue2.values, "|")}`;
      case "too_big": {
        const adj = issue2.exact ? "exactly " : issue2.inclusive ? "<=" : "<";
        const sizing = getSizing(issue2.origin);
        if (sizing)
          return `Too big: expected ${issue2.origin ?? "value"} to have ${adj}${issue2.maximum.toString()} ${sizing.unit ?? "elements"}`;
        return `Too big: expected ${issue2.origin ?? "value"} to be ${adj}${issue2.maximum.toString()}`;
      }
      case "too_small": {
        const adj = issue2.exact ? "exactly " : issue2.inclusive ? ">=" : ">";
        const sizing = getSizing(issue2.origin);
        if (sizing) {
          return `Too small: expected ${issue2.origin} to have ${adj}${issue2.minimum.toString()} ${sizing.unit}`;
        }
        return `Too small: expected ${issue2.origin} to be ${adj}${issue2.minimum.toString()}`;
      }
      case "invalid_format": {
        const _issue = issue2;
        if (_issue.format === "starts_with") {
          return `Invalid string: must start with "${_issue.prefix}"`;
        }
        if (_issue.format === "ends_with")
          return `Invalid string: must end with "${_issue.suffix}"`;
        if (_issue.format === "includes")
          return `Invalid string: must include "${_issue.includes}"`;
        if (_issue.format === "regex")
          return `Invalid string: must match pattern ${_issue.pattern}`;
        return `Invalid ${FormatDictionary[_issue.format] ?? issue2.format}`;
      }
      case "not_multiple_of":
        return `Invalid number: must be a multiple of ${issue2.divisor}`;
      case "unrecognized_keys":
        return `Unrecognized key${issue2.keys.length > 1 ? "s" : ""}: ${joinValues(issue2.keys, ", ")}`;
      case "invalid_key":
        return `Invalid key in ${issue2.origin}`;
      case "invalid_union":
        if (issue2.options && Array.isArray(issue2.options) && issue2.options.length > 0) {
          const opts = issue2.options.map((o) => `'${o}'`).join(" | ");
          return `Invalid discriminator value. Expected ${opts}`;
        }
        if (issue2.inclusive === false) {
          return "Invalid input: more than one option matched";
        }
        return "Invalid input";
      case "invalid_element":
        return `Invalid value in ${issue2.origin}`;
      default:
        return `Invalid input`;
    }
  };
};
function en_default() {
  return {
    localeError: error()
  };
}

// node_modules/zod/v4/core/registries.js
var _a2;
var $ZodRegistry = class {
  constructor() {
    this._map = /* @__PURE__ */ new WeakMap();
    this._idmap = /* @__PURE__ */ new Map();
  }
  add(schema, ..._meta) {
    const meta2 = _meta[0];
    this._map.set(schema, meta2);
    if (meta2 && typeof meta2 === "object" && "id" in meta2) {
      this._idmap.set(meta2.id, schema);
    }
    return this;
  }
  clear() {
    this._map = /* @__PURE__ */ new WeakMap();
    this._idmap = /* @__PURE__ */ new Map();
    return this;
  }
  remove(schema) {
    const meta2 = this._map.get(schema);
    if (meta2 && typeof meta2 === "object" && "id" in meta2) {
      this._idmap.delete(meta2.id);
    }
    this._map.delete(schema);
    return this;
  }
  get(schema) {
    const p = schema._zod.parent;
    if (p) {
      const pm = { ...this.get(p) ?? {} };
      delete pm.id;
      const f = { ...pm, ...this._map.get(schema) };
      return Object.keys(f).length ? f : void 0;
    }
    return this._map.get(schema);
  }
  has(schema) {
    return this._map.has(schema);
  }
};
function registry() {
  return new $ZodRegistry();
}
(_a2 = globalThis).__zod_globalRegistry ?? (_a2.__zod_globalRegistry = registry());
var globalRegistry = globalThis.__zod_globalRegistry;

// node_modules/zod/v4/core/api.js
function snapshotChecks(def) {
  if (def.checks)
    def.checks = [...def.checks];
  return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class2, params) {
  return new Class2(snapshotChecks({ type: "string", ...normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _email(Class2, params) {
  return new Class2({
    type: "string",
    format: "email",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _guid(Class2, params) {
  return new Class2({
    type: "string",
    format: "guid",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _uuid(Class2, params) {
  return new Class2({
    type: "string",
    format: "uuid",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _uuidv4(Class2, params) {
  return new Class2({
    type: "string",
    format: "uuid",
    check: "string_format",
    abort: false,
    version: "v4",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _uuidv6(Class2, params) {
  return new Class2({
    type: "string",
    format: "uuid",
    check: "string_format",
    abort: false,
    version: "v6",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _uuidv7(Class2, params) {
  return new Class2({
    type: "string",
    format: "uuid",
    check: "string_format",
    abort: false,
    version: "v7",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _url(Class2, params) {
  return new Class2({
    type: "string",
    format: "url",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _emoji2(Class2, params) {
  return new Class2({
    type: "string",
    format: "emoji",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _nanoid(Class2, params) {
  return new Class2({
    type: "string",
    format: "nanoid",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _cuid(Class2, params) {
  return new Class2({
    type: "string",
    format: "cuid",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _cuid2(Class2, params) {
  return new Class2({
    type: "string",
    format: "cuid2",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _ulid(Class2, params) {
  return new Class2({
    type: "string",
    format: "ulid",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _xid(Class2, params) {
  return new Class2({
    type: "string",
    format: "xid",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _ksuid(Class2, params) {
  return new Class2({
    type: "string",
    format: "ksuid",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _ipv4(Class2, params) {
  return new Class2({
    type: "string",
    format: "ipv4",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _ipv6(Class2, params) {
  return new Class2({
    type: "string",
    format: "ipv6",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _cidrv4(Class2, params) {
  return new Class2({
    type: "string",
    format: "cidrv4",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _cidrv6(Class2, params) {
  return new Class2({
    type: "string",
    format: "cidrv6",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _base64(Class2, params) {
  return new Class2({
    type: "string",
    format: "base64",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _base64url(Class2, params) {
  return new Class2({
    type: "string",
    format: "base64url",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _e164(Class2, params) {
  return new Class2({
    type: "string",
    format: "e164",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _jwt(Class2, params) {
  return new Class2({
    type: "string",
    format: "jwt",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _isoDateTime(Class2, params) {
  return new Class2({
    type: "string",
    format: "datetime",
    check: "string_format",
    offset: false,
    local: false,
    precision: null,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _isoDate(Class2, params) {
  return new Class2({
    type: "string",
    format: "date",
    check: "string_format",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _isoTime(Class2, params) {
  return new Class2({
    type: "string",
    format: "time",
    check: "string_format",
    precision: null,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _isoDuration(Class2, params) {
  return new Class2({
    type: "string",
    format: "duration",
    check: "string_format",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _number(Class2, params) {
  return new Class2(snapshotChecks({ type: "number", checks: [], ...normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _int(Class2, params) {
  return new Class2({
    type: "number",
    check: "number_format",
    abort: false,
    format: "safeint",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class2, params) {
  return new Class2({
    type: "boolean",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _null2(Class2, params) {
  return new Class2({
    type: "null",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _unknown(Class2) {
  return new Class2({
    type: "unknown"
  });
}
// @__NO_SIDE_EFFECTS__
function _never(Class2, params) {
  return new Class2({
    type: "never",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _lt(value, params) {
  return new $ZodCheckLessThan({
    check: "less_than",
    ...normalizeParams(params),
    value,
    inclusive: false
  });
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
  return new $ZodCheckLessThan({
    check: "less_than",
    ...normalizeParams(params),
    value,
    inclusive: true
  });
}
// @__NO_SIDE_EFFECTS__
function _gt(value, params) {
  return new $ZodCheckGreaterThan({
    check: "greater_than",
    ...normalizeParams(params),
    value,
    inclusive: false
  });
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
  return new $ZodCheckGreaterThan({
    check: "greater_than",
    ...normalizeParams(params),
    value,
    inclusive: true
  });
}
// @__NO_SIDE_EFFECTS__
function _multipleOf(value, params) {
  return new $ZodCheckMultipleOf({
    check: "multiple_of",
    ...normalizeParams(params),
    value
  });
}
// @__NO_SIDE_EFFECTS__
function _maxLength(maximum, params) {
  const ch = new $ZodCheckMaxLength({
    check: "max_length",
    ...normalizeParams(params),
    maximum
  });
  return ch;
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
  return new $ZodCheckMinLength({
    check: "min_length",
    ...normalizeParams(params),
    minimum
  });
}
// @__NO_SIDE_EFFECTS__
function _length(length, params) {
  return new $ZodCheckLengthEquals({
    check: "length_equals",
    ...normalizeParams(params),
    length
  });
}
// @__NO_SIDE_EFFECTS__
function _regex(pattern, params) {
  return new $ZodCheckRegex({
    check: "string_format",
    format: "regex",
    ...normalizeParams(params),
    pattern
  });
}
// @__NO_SIDE_EFFECTS__
function _lowercase(params) {
  return new $ZodCheckLowerCase({
    check: "string_format",
    format: "lowercase",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _uppercase(params) {
  return new $ZodCheckUpperCase({
    check: "string_format",
    format: "uppercase",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _includes(includes, params) {
  return new $ZodCheckIncludes({
    check: "string_format",
    format: "includes",
    ...normalizeParams(params),
    includes
  });
}
// @__NO_SIDE_EFFECTS__
function _startsWith(prefix2, params) {
  return new $ZodCheckStartsWith({
    check: "string_format",
    format: "starts_with",
    ...normalizeParams(params),
    prefix: prefix2
  });
}
// @__NO_SIDE_EFFECTS__
function _endsWith(suffix2, params) {
  return new $ZodCheckEndsWith({
    check: "string_format",
    format: "ends_with",
    ...normalizeParams(params),
    suffix: suffix2
  });
}
// @__NO_SIDE_EFFECTS__
function _overwrite(tx) {
  return new $ZodCheckOverwrite({
    check: "overwrite",
    tx
  });
}
// @__NO_SIDE_EFFECTS__
function _normalize(form) {
  return /* @__PURE__ */ _overwrite((input) => input.normalize(form));
}
// @__NO_SIDE_EFFECTS__
function _trim() {
  return /* @__PURE__ */ _overwrite((input) => input.trim());
}
// @__NO_SIDE_EFFECTS__
function _toLowerCase() {
  return /* @__PURE__ */ _overwrite((input) => input.toLowerCase());
}
// @__NO_SIDE_EFFECTS__
function _toUpperCase() {
  return /* @__PURE__ */ _overwrite((input) => input.toUpperCase());
}
// @__NO_SIDE_EFFECTS__
function _slugify() {
  return /* @__PURE__ */ _overwrite((input) => slugify(input));
}
// @__NO_SIDE_EFFECTS__
function _array(Class2, element, params) {
  return new Class2({
    type: "array",
    element,
    // get element() {
    //   return element;
    // },
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _custom(Class2, fn, _params) {
  const norm = normalizeParams(_params);
  norm.abort ?? (norm.abort = true);
  const schema = new Class2({
    type: "custom",
    check: "custom",
    fn,
    ...norm
  });
  return schema;
}
// @__NO_SIDE_EFFECTS__
function _refine(Class2, fn, _params) {
  const schema = new Class2({
    type: "custom",
    check: "custom",
    fn,
    ...normalizeParams(_params)
  });
  return schema;
}
// @__NO_SIDE_EFFECTS__
function _superRefine(fn, params) {
  const ch = /* @__PURE__ */ _check((payload) => {
    payload.addIssue = (issue2) => {
      if (typeof issue2 === "string") {
        payload.issues.push(issue(issue2, payload.value, ch._zod.def));
      } else {
        const _issue = issue2;
        if (_issue.fatal)
          _issue.continue = false;
        _issue.code ?? (_issue.code = "custom");
        if (!("input" in _issue))
          _issue.input = payload.value;
        _issue.inst ?? (_issue.inst = ch);
        _issue.continue ?? (_issue.continue = !ch._zod.def.abort);
        payload.issues.push(issue(_issue));
      }
    };
    return fn(payload.value, payload);
  }, params);
  return ch;
}
// @__NO_SIDE_EFFECTS__
function _check(fn, params) {
  const ch = new $ZodCheck({
    check: "custom",
    ...normalizeParams(params)
  });
  ch._zod.check = fn;
  return ch;
}

// node_modules/zod/v4/core/to-json-schema.js
function assignProps(target, ...sources) {
  for (const source4 of sources) {
    for (const key2 of Reflect.ownKeys(source4)) {
      if (Object.prototype.propertyIsEnumerable.call(source4, key2)) {
        assignProp(target, key2, source4[key2]);
      }
    }
  }
  return target;
}
function initializeContext(params) {
  let target = params?.target ?? "draft-2020-12";
  if (target === "draft-4")
    target = "draft-04";
  if (target === "draft-7")
    target = "draft-07";
  return {
    processors: params.processors ?? {},
    metadataRegistry: params?.metadata ?? globalRegistry,
    target,
    unrepresentable: params?.unrepresentable ?? "throw",
    override: params?.override ?? (() => {
    }),
    io: params?.io ?? "output",
    counter: 0,
    seen: /* @__PURE__ */ new Map(),
    sharedDefsExtractedFor: void 0,
    sharedEmitDoneFor: void 0,
    cycles: params?.cycles ?? "ref",
    reused: params?.reused ?? "inline",
    intersections: [],
    deferred: [],
    external: params?.external ?? void 0
  };
}
function handleUnrepresentable(schema, ctx, json2, params, message) {
  const result = typeof ctx.unrepresentable === "function" ? ctx.unrepresentable({ zodSchema: schema, path: params.path, message }) : ctx.unrepresentable;
  if (result === "any")
    return false;
  if (result === void 0 || result === "throw")
    throw new Error(message);
  Object.assign(json2, result);
  return true;
}
function processSchema(schema, ctx, _params = { path: [], schemaPath: [] }) {
  var _a3;
  const def = schema._zod.def;
  const seen = ctx.seen.get(schema);
  if (seen) {
    seen.count++;
    const isCycle = _params.schemaPath.includes(schema);
    if (isCycle) {
      seen.cycle = _params.path;
    }
    return seen.schema;
  }
  const result = { schema: {}, count: 1, cycle: void 0, path: _params.path };
  ctx.seen.set(schema, result);
  ctx.sharedDefsExtractedFor = void 0;
  ctx.sharedEmitDoneFor = void 0;
  const overrideSchema = schema._zod.toJSONSchema?.();
  if (overrideSchema) {
    result.schema = overrideSchema;
  } else {
    const params = {
      ..._params,
      schemaPath: [..._params.schemaPath, schema],
      path: _params.path
    };
    if (schema._zod.processJSONSchema) {
      schema._zod.processJSONSchema(ctx, result.schema, params);
    } else {
      const _json = result.schema;
      const processor = ctx.processors[def.type];
      if (!processor) {
        throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
      }
      processor(schema, ctx, _json, params);
    }
    const parent = schema._zod.parent;
    if (parent) {
      if (!result.ref)
        result.ref = parent;
      processSchema(parent, ctx, params);
      ctx.seen.get(parent).isParent = true;
    }
  }
  const meta2 = ctx.metadataRegistry.get(schema);
  if (meta2)
    assignProps(result.schema, meta2);
  if (ctx.io === "input" && isTransforming(schema)) {
    delete result.schema.examples;
    delete result.schema.default;
  }
  if (ctx.io === "input" && "_prefault" in result.schema)
    (_a3 = result.schema).default ?? (_a3.default = result.schema._prefault);
  delete result.schema._prefault;
  const _result = ctx.seen.get(schema);
  return _result.schema;
}
function encodeJSONPointerSegment(segment) {
  return segment.replace(/~/g, "~0").replace(/\//g, "~1");
}
function extractDefs(ctx, schema) {
  const root = ctx.seen.get(schema);
  if (!root)
    throw new Error("Unprocessed schema. This is a bug in Zod.");
  if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external)
    return;
  const idToSchema = /* @__PURE__ */ new Map();
  for (const entry of ctx.seen.entries()) {
    const id = ctx.metadataRegistry.get(entry[0])?.id;
    if (id) {
      const existing = idToSchema.get(id);
      if (existing && existing !== entry[0]) {
        throw new Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
      }
      idToSchema.set(id, entry[0]);
    }
  }
  const makeURI = (entry) => {
    const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
    if (ctx.external) {
      const externalId = ctx.external.registry.get(entry[0])?.id;
      const uriGenerator = ctx.external.uri ?? ((id2) => id2);
      if (externalId) {
        return { ref: uriGenerator(externalId) };
      }
      const id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
      entry[1].defId = id;
      return { defId: id, ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}` };
    }
    const uriPrefix = `#`;
    const defUriPrefix = `${uriPrefix}/${defsSegment}/`;
    if (entry[1] === root && !entry[1].schema.id) {
      return { ref: uriPrefix };
    }
    const defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
    return { defId, ref: defUriPrefix + encodeJSONPointerSegment(defId) };
  };
  const extractToDef = (entry) => {
    if (entry[1].schema.$ref) {
      return;
    }
    const seen = entry[1];
    const { ref, defId } = makeURI(entry);
    seen.def = { ...seen.schema };
    if (defId)
      seen.defId = defId;
    const schema2 = seen.schema;
    for (const key2 in schema2) {
      delete schema2[key2];
    }
    schema2.$ref = ref;
  };
  if (ctx.cycles === "throw") {
    for (const entry of ctx.seen.entries()) {
      const seen = entry[1];
      if (seen.cycle) {
        throw new Error(`Cycle detected: #/${seen.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
      }
    }
  }
  for (const entry of ctx.seen.entries()) {
    const seen = entry[1];
    if (schema === entry[0]) {
      extractToDef(entry);
      continue;
    }
    if (ctx.external) {
      const ext = ctx.external.registry.get(entry[0])?.id;
      if (schema !== entry[0] && ext) {
        extractToDef(entry);
        continue;
      }
    }
    const id = ctx.metadataRegistry.get(entry[0])?.id;
    if (id) {
      extractToDef(entry);
      continue;
    }
    if (seen.cycle) {
      extractToDef(entry);
      continue;
    }
    if (seen.count > 1) {
      if (ctx.reused === "ref") {
        extractToDef(entry);
      }
    }
  }
  if (ctx.external)
    ctx.sharedDefsExtractedFor = ctx.external;
}
function compactTypeUnion(schema) {
  const options = schema.anyOf;
  if (!Array.isArray(options) || options.length === 0 || schema.type !== void 0)
    return;
  const types3 = [];
  for (const option of options) {
    if (!option || typeof option !== "object")
      return;
    compactTypeUnion(option);
    const keys = Object.keys(option);
    if (keys.length !== 1 || keys[0] !== "type")
      return;
    const type = option.type;
    for (const member of Array.isArray(type) ? type : [type]) {
      if (typeof member !== "string")
        return;
      if (!types3.includes(member))
        types3.push(member);
    }
  }
  delete schema.anyOf;
  schema.type = types3.length === 1 ? types3[0] : types3;
}
var FOLDABLE_KEYS = /* @__PURE__ */ new Set(["type", "properties", "required", "additionalProperties"]);
var UNION_KEYS = ["oneOf", "anyOf"];
function undeclaredConstraint(member) {
  const extra = member.additionalProperties;
  if (extra === void 0 || extra === false || typeof extra !== "object" || extra === null)
    return null;
  return Object.keys(extra).length ? extra : null;
}
function foldObjects(members3) {
  const objects = [];
  for (const member of members3) {
    if (typeof member !== "object" || member.type !== "object")
      return null;
    for (const key2 in member) {
      if (!FOLDABLE_KEYS.has(key2))
        return null;
    }
    objects.push(member);
  }
  const properties = {};
  const required2 = /* @__PURE__ */ new Set();
  for (const object2 of objects) {
    for (const key2 in object2.properties) {
      if (Object.prototype.hasOwnProperty.call(properties, key2))
        continue;
      const parts = [];
      for (const other of objects) {
        const part2 = other.properties?.[key2] ?? undeclaredConstraint(other);
        if (part2 === null || part2 === void 0)
          continue;
        if (!parts.some((seen) => JSON.stringify(seen) === JSON.stringify(part2)))
          parts.push(part2);
      }
      const merged = parts.length === 1 ? parts[0] : foldObjects(parts) ?? { allOf: parts };
      assignProp(properties, key2, merged);
    }
    for (const key2 of object2.required ?? [])
      required2.add(key2);
  }
  const folded = { type: "object", properties };
  if (required2.size)
    folded.required = [...required2];
  if (objects.every((object2) => object2.additionalProperties === false)) {
    folded.additionalProperties = false;
  } else {
    const constraints2 = [];
    for (const object2 of objects) {
      const constraint = undeclaredConstraint(object2);
      if (constraint && !constraints2.some((seen) => JSON.stringify(seen) === JSON.stringify(constraint)))
        constraints2.push(constraint);
    }
    if (constraints2.length === 1)
      folded.additionalProperties = constraints2[0];
    else if (constraints2.length > 1)
      folded.additionalProperties = { allOf: constraints2 };
  }
  return folded;
}
function foldIntersection(json2) {
  const allOf2 = json2.allOf;
  if (!Array.isArray(allOf2) || allOf2.length < 2)
    return;
  for (const key2 of FOLDABLE_KEYS)
    if (key2 in json2)
      return;
  const unions = allOf2.filter((m) => UNION_KEYS.some((k) => Array.isArray(m[k])));
  let folded = null;
  if (!unions.length) {
    folded = foldObjects(allOf2);
  } else {
    const union2 = unions[0];
    const keyword = UNION_KEYS.find((k) => Array.isArray(union2[k]));
    if (Object.keys(union2).length !== 1)
      return;
    const rest = allOf2.filter((m) => m !== union2);
    const branches = union2[keyword].map((branch) => foldObjects([...rest, branch]));
    if (branches.some((b) => !b))
      return;
    folded = { [keyword]: branches };
  }
  if (!folded)
    return;
  delete json2.allOf;
  assignProps(json2, folded);
}
function finalize(ctx, schema) {
  const root = ctx.seen.get(schema);
  if (!root)
    throw new Error("Unprocessed schema. This is a bug in Zod.");
  const flattenRef = (zodSchema) => {
    const seen = ctx.seen.get(zodSchema);
    if (seen.ref === null)
      return;
    const schema2 = seen.def ?? seen.schema;
    const _cached = { ...schema2 };
    const ref = seen.ref;
    seen.ref = null;
    if (ref) {
      flattenRef(ref);
      const refSeen = ctx.seen.get(ref);
      const refSchema = refSeen.schema;
      if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0")) {
        schema2.allOf = schema2.allOf ?? [];
        schema2.allOf.push(refSchema);
      } else {
        assignProps(schema2, refSchema);
      }
      assignProps(schema2, _cached);
      const isParentRef = zodSchema._zod.parent === ref;
      if (isParentRef) {
        for (const key2 in schema2) {
          if (key2 === "$ref" || key2 === "allOf")
            continue;
          if (!(key2 in _cached)) {
            delete schema2[key2];
          }
        }
      }
      if (refSchema.$ref && refSeen.def) {
        for (const key2 in schema2) {
          if (key2 === "$ref" || key2 === "allOf")
            continue;
          if (key2 in refSeen.def && JSON.stringify(schema2[key2]) === JSON.stringify(refSeen.def[key2])) {
            delete schema2[key2];
          }
        }
      }
    }
    const parent = zodSchema._zod.parent;
    if (parent && parent !== ref) {
      flattenRef(parent);
      const parentSeen = ctx.seen.get(parent);
      if (parentSeen?.schema.$ref) {
        schema2.$ref = parentSeen.schema.$ref;
        if (parentSeen.def) {
          for (const key2 in schema2) {
            if (key2 === "$ref" || key2 === "allOf")
              continue;
            if (key2 in parentSeen.def && JSON.stringify(schema2[key2]) === JSON.stringify(parentSeen.def[key2])) {
              delete schema2[key2];
            }
          }
        }
      }
    }
    ctx.override({
      zodSchema,
      jsonSchema: schema2,
      path: seen.path ?? []
    });
  };
  if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
    for (const entry of [...ctx.seen.entries()].reverse()) {
      flattenRef(entry[0]);
    }
    if (ctx.target !== "openapi-3.0") {
      for (const entry of ctx.seen.entries()) {
        compactTypeUnion(entry[1].def ?? entry[1].schema);
      }
    }
    for (const rewrite of ctx.deferred)
      rewrite();
    if (ctx.intersections.length) {
      const carriers = /* @__PURE__ */ new Map();
      for (const seen of ctx.seen.values()) {
        for (const json2 of [seen.schema, seen.def]) {
          const allOf2 = json2?.allOf;
          if (!Array.isArray(allOf2))
            continue;
          const existing = carriers.get(allOf2);
          if (existing)
            existing.push(json2);
          else
            carriers.set(allOf2, [json2]);
        }
      }
      for (const allOf2 of ctx.intersections) {
        for (const json2 of carriers.get(allOf2) ?? [])
          foldIntersection(json2);
      }
    }
  }
  const result = {};
  if (ctx.target === "draft-2020-12") {
    result.$schema = "https://json-schema.org/draft/2020-12/schema";
  } else if (ctx.target === "draft-07") {
    result.$schema = "http://json-schema.org/draft-07/schema#";
  } else if (ctx.target === "draft-04") {
    result.$schema = "http://json-schema.org/draft-04/schema#";
  } else if (ctx.target === "openapi-3.0") {
  } else {
  }
  if (ctx.external?.uri) {
    const id = ctx.external.registry.get(schema)?.id;
    if (!id)
      throw new Error("Schema is missing an `id` property");
    result.$id = ctx.external.uri(id);
  }
  assignProps(result, root.defId ? root.schema : root.def ?? root.schema);
  const rootMetaId = ctx.metadataRegistry.get(schema)?.id;
  if (rootMetaId !== void 0 && result.id === rootMetaId)
    delete result.id;
  const defs = ctx.external?.defs ?? {};
  if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
    for (const entry of ctx.seen.entries()) {
      const seen = entry[1];
      if (seen.def && seen.defId) {
        if (seen.def.id === seen.defId)
          delete seen.def.id;
        assignProp(defs, seen.defId, seen.def);
      }
    }
  }
  if (ctx.external)
    ctx.sharedEmitDoneFor = ctx.external;
  if (ctx.external) {
  } else {
    if (Object.keys(defs).length > 0) {
      if (ctx.target === "draft-2020-12") {
        result.$defs = defs;
      } else {
        result.definitions = defs;
      }
    }
  }
  try {
    const finalized = JSON.parse(JSON.stringify(result));
    Object.defineProperty(finalized, "~standard", {
      value: {
        ...schema["~standard"],
        jsonSchema: {
          input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
          output: createStandardJSONSchemaMethod(schema, "output", ctx.processors)
        }
      },
      enumerable: false,
      writable: false
    });
    return finalized;
  } catch (_err) {
    throw new Error("Error converting schema to JSON.");
  }
}
function isTransforming(_schema, _ctx) {
  const ctx = _ctx ?? { seen: /* @__PURE__ */ new Set() };
  if (ctx.seen.has(_schema))
    return false;
  ctx.seen.add(_schema);
  const def = _schema._zod.def;
  if (def.type === "transform")
    return true;
  if (def.type === "array")
    return isTransforming(def.element, ctx);
  if (def.type === "set")
    return isTransforming(def.valueType, ctx);
  if (def.type === "lazy")
    return isTransforming(def.getter(), ctx);
  if (def.type === "promise" || def.type === "optional" || def.type === "nonoptional" || def.type === "nullable" || def.type === "readonly" || def.type === "default" || def.type === "prefault" || def.type === "catch") {
    return isTransforming(def.innerType, ctx);
  }
  if (def.type === "intersection") {
    return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
  }
  if (def.type === "record" || def.type === "map") {
    return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
  }
  if (def.type === "pipe") {
    if (_schema._zod.traits.has("$ZodCodec"))
      return true;
    return isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
  }
  if (def.type === "object") {
    for (const key2 in def.shape) {
      if (isTransforming(def.shape[key2], ctx))
        return true;
    }
    return false;
  }
  if (def.type === "union") {
    for (const option of def.options) {
      if (isTransforming(option, ctx))
        return true;
    }
    return false;
  }
  if (def.type === "tuple") {
    for (const item of def.items) {
      if (isTransforming(item, ctx))
        return true;
    }
    if (def.rest && isTransforming(def.rest, ctx))
      return true;
    return false;
  }
  return false;
}
var createToJSONSchemaMethod = (schema, processors = {}) => (params) => {
  const ctx = initializeContext({ ...params, processors });
  processSchema(schema, ctx);
  extractDefs(ctx, schema);
  return finalize(ctx, schema);
};
var createStandardJSONSchemaMethod = (schema, io, processors = {}) => (params) => {
  const { libraryOptions, target } = params ?? {};
  const ctx = initializeContext({ ...libraryOptions ?? {}, target, io, processors });
  processSchema(schema, ctx);
  extractDefs(ctx, schema);
  return finalize(ctx, schema);
};

// node_modules/zod/v4/core/json-schema-processors.js
var narrowMin = (agg, key2, value) => {
  if (agg[key2] === void 0 || value > agg[key2])
    agg[key2] = value;
};
var narrowMax = (agg, key2, value) => {
  if (agg[key2] === void 0 || value < agg[key2])
    agg[key2] = value;
};
var narrowBoth = (agg, value) => {
  narrowMin(agg, "minimum", value);
  narrowMax(agg, "maximum", value);
};
var addDivisor = (agg, value) => {
  agg.multipleOf ?? (agg.multipleOf = []);
  if (!agg.multipleOf.includes(value))
    agg.multipleOf.push(value);
};
var addPattern = (agg, pattern) => {
  agg.patterns ?? (agg.patterns = /* @__PURE__ */ new Set());
  agg.patterns.add(pattern);
};
var intersectMime = (agg, mime) => {
  agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
};
var setFormat = (agg, format) => {
  agg.format = format;
  if (format.includes("int"))
    agg.isInt = true;
};
var minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum);
var maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum);
var formatContributor = (ranges) => (agg, def) => {
  setFormat(agg, def.format);
  const [minimum, maximum] = ranges[def.format];
  narrowMin(agg, "minimum", minimum);
  narrowMax(agg, "maximum", maximum);
};
var contributors = {
  greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
  less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
  multiple_of: (agg, def) => addDivisor(agg, def.value),
  number_format: formatContributor(NUMBER_FORMAT_RANGES),
  bigint_format: formatContributor(BIGINT_FORMAT_RANGES),
  min_length: minContributor,
  max_length: maxContributor,
  length_equals: (agg, def) => narrowBoth(agg, def.length),
  min_size: minContributor,
  max_size: maxContributor,
  size_equals: (agg, def) => narrowBoth(agg, def.size),
  string_format: (agg, def) => {
    setFormat(agg, def.format);
    if (def.pattern)
      addPattern(agg, def.pattern);
    if (def.format === "base64" || def.format === "base64url")
      agg.contentEncoding = def.format;
    if (def.local || def.precision === -1)
      agg.laxFormat = true;
  },
  mime_type: (agg, def) => intersectMime(agg, def.mime)
};
function aggregateChecks(schema) {
  const agg = {};
  const def = schema._zod.def;
  const list = schema._zod.traits.has("$ZodCheck") ? [schema, ...def.checks ?? []] : def.checks ?? [];
  for (const ch of list)
    contributors[ch._zod.def.check]?.(agg, ch._zod.def);
  const bag = schema._zod.bag;
  if (bag.minimum !== void 0)
    narrowMin(agg, "minimum", bag.minimum);
  if (bag.exclusiveMinimum !== void 0)
    narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum);
  if (bag.maximum !== void 0)
    narrowMax(agg, "maximum", bag.maximum);
  if (bag.exclusiveMaximum !== void 0)
    narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum);
  if (bag.multipleOf !== void 0)
    addDivisor(agg, bag.multipleOf);
  if (bag.format !== void 0) {
    agg.format ?? (agg.format = bag.format);
    if (bag.format.includes("int"))
      agg.isInt = true;
  }
  if (bag.mime)
    intersectMime(agg, bag.mime);
  for (const pattern of bag.patterns ?? [])
    addPattern(agg, pattern);
  return agg;
}
var formatMap = {
  guid: "uuid",
  url: "uri",
  datetime: "date-time",
  json_string: "json-string",
  regex: ""
  // do not set
};
var exactPatterns = /* @__PURE__ */ new Map([
  [base64Charset, base64],
  [base64urlCharset, base64url]
]);
var exactPattern = (p) => exactPatterns.get(p) ?? p;
var stringProcessor = (schema, ctx, _json, _params) => {
  const json2 = _json;
  json2.type = "string";
  const { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
  if (typeof minimum === "number")
    json2.minLength = minimum;
  if (typeof maximum === "number")
    json2.maxLength = maximum;
  if (format) {
    json2.format = formatMap[format] ?? format;
    if (json2.format === "")
      delete json2.format;
    if (format === "time" || laxFormat) {
      delete json2.format;
    }
  }
  if (contentEncoding)
    json2.contentEncoding = contentEncoding;
  if (patterns && patterns.size > 0) {
    const patternList = [...patterns].map(exactPattern);
    if (patternList.length === 1)
      json2.pattern = patternList[0].source;
    else if (patternList.length > 1) {
      json2.allOf = [
        ...patternList.map((regex) => ({
          ...ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0" ? { type: "string" } : {},
          pattern: regex.source
        }))
      ];
    }
  }
};
var numberProcessor = (schema, ctx, _json, params) => {
  const json2 = _json;
  const { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
  json2.type = isInt ? "integer" : "number";
  const exMin = typeof exclusiveMinimum === "number" && exclusiveMinimum >= (minimum ?? Number.NEGATIVE_INFINITY);
  const exMax = typeof exclusiveMaximum === "number" && exclusiveMaximum <= (maximum ?? Number.POSITIVE_INFINITY);
  const legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
  if (exMin) {
    if (legacy) {
      json2.minimum = exclusiveMinimum;
      json2.exclusiveMinimum = true;
    } else {
      json2.exclusiveMinimum = exclusiveMinimum;
    }
  } else if (typeof minimum === "number") {
    json2.minimum = minimum;
  }
  if (exMax) {
    if (legacy) {
      json2.maximum = exclusiveMaximum;
      json2.exclusiveMaximum = true;
    } else {
      json2.exclusiveMaximum = exclusiveMaximum;
    }
  } else if (typeof maximum === "number") {
    json2.maximum = maximum;
  }
  if (multipleOf) {
    const divisors = /* @__PURE__ */ new Set();
    for (const divisor of multipleOf) {
      if (Number.isFinite(divisor) && divisor !== 0)
        divisors.add(Math.abs(divisor));
      else
        handleUnrepresentable(schema, ctx, json2, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
    }
    const [first2, ...rest] = divisors;
    if (first2 !== void 0)
      json2.multipleOf = first2;
    if (rest.length)
      json2.allOf = [...json2.allOf ?? [], ...rest.map((m) => ({ multipleOf: m }))];
  }
};
var booleanProcessor = (_schema, _ctx, json2, _params) => {
  json2.type = "boolean";
};
var nullProcessor = (_schema, ctx, json2, _params) => {
  if (ctx.target === "openapi-3.0") {
    json2.type = "string";
    json2.nullable = true;
    json2.enum = [null];
  } else {
    json2.type = "null";
  }
};
var neverProcessor = (_schema, _ctx, json2, _params) => {
  json2.not = {};
};
var unknownProcessor = (_schema, _ctx, _json, _params) => {
};
var enumProcessor = (schema, _ctx, json2, _params) => {
  const def = schema._zod.def;
  const values = getEnumValues(def.entries);
  if (values.length === 0) {
    json2.not = {};
    return;
  }
  if (values.every((v) => typeof v === "number"))
    json2.type = "number";
  if (values.every((v) => typeof v === "string"))
    json2.type = "string";
  json2.enum = values;
};
var literalProcessor = (schema, ctx, json2, params) => {
  const def = schema._zod.def;
  if (def.values.length === 0) {
    json2.not = {};
    return;
  }
  const vals = [];
  for (const val of def.values) {
    if (val === void 0) {
      if (handleUnrepresentable(schema, ctx, json2, params, "Literal `undefined` cannot be represented in JSON Schema"))
        return;
    } else if (typeof val === "bigint") {
      if (handleUnrepresentable(schema, ctx, json2, params, "BigInt literals cannot be represented in JSON Schema"))
        return;
      vals.push(Number(val));
    } else {
      vals.push(val);
    }
  }
  if (vals.length === 0) {
  } else if (vals.length === 1) {
    const val = vals[0];
    json2.type = val === null ? "null" : typeof val;
    if (ctx.target === "draft-04" || ctx.target === "openapi-3.0") {
      json2.enum = [val];
    } else {
      json2.const = val;
    }
  } else {
    if (vals.every((v) => typeof v === "number"))
      json2.type = "number";
    if (vals.every((v) => typeof v === "string"))
      json2.type = "string";
    if (vals.every((v) => typeof v === "boolean"))
      json2.type = "boolean";
    if (vals.every((v) => v === null))
      json2.type = "null";
    json2.enum = vals;
  }
};
var customProcessor = (schema, ctx, json2, params) => {
  handleUnrepresentable(schema, ctx, json2, params, "Custom types cannot be represented in JSON Schema");
};
var transformProcessor = (schema, ctx, json2, params) => {
  handleUnrepresentable(schema, ctx, json2, params, "Transforms cannot be represented in JSON Schema");
};
var arrayProcessor = (schema, ctx, _json, params) => {
  const json2 = _json;
  const def = schema._zod.def;
  const { minimum, maximum } = aggregateChecks(schema);
  if (typeof minimum === "number")
    json2.minItems = minimum;
  if (typeof maximum === "number")
    json2.maxItems = maximum;
  json2.type = "array";
  json2.items = processSchema(def.element, ctx, {
    ...params,
    path: [...params.path, "items"]
  });
};
function inputOptin(schema) {
  const def = schema._zod.def;
  if (def.type === "pipe" && def.in._zod.traits.has("$ZodTransform")) {
    return inputOptin(def.out);
  }
  if (def.type === "catch") {
    return inputOptin(def.innerType);
  }
  return schema._zod.optin;
}
var objectProcessor = (schema, ctx, _json, params) => {
  const json2 = _json;
  const def = schema._zod.def;
  const shape = def.shape;
  const symbolKeys = Object.getOwnPropertySymbols(shape);
  if (symbolKeys.length && handleUnrepresentable(schema, ctx, json2, params, "Symbol keys cannot be represented in JSON Schema")) {
    return;
  }
  json2.type = "object";
  json2.properties = {};
  for (const key2 in shape) {
    assignProp(json2.properties, key2, processSchema(shape[key2], ctx, {
      ...params,
      path: [...params.path, "properties", key2]
    }));
  }
  const requiredKeys = [];
  for (const key2 of Object.keys(shape)) {
    const field = def.shape[key2];
    if (ctx.io === "input" ? inputOptin(field) === void 0 : field._zod.optout === void 0) {
      requiredKeys.push(key2);
    }
  }
  if (requiredKeys.length > 0) {
    json2.required = requiredKeys;
  }
  if (def.catchall?._zod.def.type === "never") {
    json2.additionalProperties = false;
  } else if (!def.catchall) {
    if (ctx.io === "output")
      json2.additionalProperties = false;
  } else if (def.catchall) {
    json2.additionalProperties = processSchema(def.catchall, ctx, {
      ...params,
      path: [...params.path, "additionalProperties"]
    });
  }
};
var unionProcessor = (schema, ctx, json2, params) => {
  const def = schema._zod.def;
  const isExclusive = def.inclusive === false;
  const options = def.options.map((x, i) => processSchema(x, ctx, {
    ...params,
    path: [...params.path, isExclusive ? "oneOf" : "anyOf", i]
  }));
  if (isExclusive) {
    json2.oneOf = options;
  } else {
    json2.anyOf = options;
  }
};
var intersectionProcessor = (schema, ctx, json2, params) => {
  const def = schema._zod.def;
  const a = processSchema(def.left, ctx, {
    ...params,
    path: [...params.path, "allOf", 0]
  });
  const b = processSchema(def.right, ctx, {
    ...params,
    path: [...params.path, "allOf", 1]
  });
  const isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1;
  const allOf2 = [
    ...isSimpleIntersection(a) ? a.allOf : [a],
    ...isSimpleIntersection(b) ? b.allOf : [b]
  ];
  json2.allOf = allOf2;
  ctx.intersections.push(allOf2);
};
var tupleProcessor = (schema, ctx, _json, params) => {
  const json2 = _json;
  const def = schema._zod.def;
  json2.type = "array";
  const prefixPath = ctx.target === "draft-2020-12" ? "prefixItems" : "items";
  const restPath = ctx.target === "draft-2020-12" ? "items" : ctx.target === "openapi-3.0" ? "items" : "additionalItems";
  const prefixItems = def.items.map((x, i) => processSchema(x, ctx, {
    ...params,
    path: [...params.path, prefixPath, i]
  }));
  const rest = def.rest ? processSchema(def.rest, ctx, {
    ...params,
    path: [...params.path, restPath, ...ctx.target === "openapi-3.0" ? [def.items.length] : []]
  }) : null;
  let minItems = def.items.length;
  while (minItems > 0) {
    const item = def.items[minItems - 1];
    const optional4 = ctx.io === "input" ? inputOptin(item) !== void 0 : item._zod.optout === "optional";
    if (!optional4)
      break;
    minItems--;
  }
  const maxItems = def.items.length;
  const isClosed = !def.rest;
  if (ctx.target === "draft-2020-12") {
    json2.prefixItems = prefixItems;
    if (isClosed) {
      json2.items = false;
    } else if (rest) {
      json2.items = rest;
    }
    if (minItems > 0)
      json2.minItems = minItems;
    if (isClosed)
      json2.maxItems = maxItems;
  } else if (ctx.target === "openapi-3.0") {
    json2.items = {
      anyOf: prefixItems
    };
    if (rest) {
      json2.items.anyOf.push(rest);
    }
    if (minItems > 0)
      json2.minItems = minItems;
    if (isClosed)
      json2.maxItems = maxItems;
  } else {
    json2.items = prefixItems;
    if (isClosed) {
      json2.additionalItems = false;
    } else if (rest) {
      json2.additionalItems = rest;
    }
    if (minItems > 0)
      json2.minItems = minItems;
    if (isClosed)
      json2.maxItems = maxItems;
  }
  const { minimum, maximum } = aggregateChecks(schema);
  if (typeof minimum === "number")
    json2.minItems = minimum;
  if (typeof maximum === "number")
    json2.maxItems = maximum;
};
function stringifyKeyNames(bySchema, json2, visited) {
  if (json2.$ref) {
    if (visited.has(json2))
      return json2;
    visited.add(json2);
    const def = bySchema.get(json2)?.def;
    if (!def)
      return json2;
    const inlined = stringifyKeyNames(bySchema, def, visited);
    return inlined === def ? json2 : inlined;
  }
  for (const keyword of ["anyOf", "oneOf"]) {
    const branches = json2[keyword];
    if (!Array.isArray(branches))
      continue;
    const mapped = branches.map((branch) => stringifyKeyNames(bySchema, branch, visited));
    if (mapped.some((branch, i) => branch !== branches[i]))
      json2 = { ...json2, [keyword]: mapped };
  }
  const types3 = Array.isArray(json2.type) ? json2.type : [json2.type];
  const numericType = !types3.includes("string") && types3.some((t) => t === "number" || t === "integer");
  const values = json2.enum ?? (json2.const !== void 0 ? [json2.const] : void 0);
  if (!numericType && !values?.some((v) => typeof v === "number"))
    return json2;
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format, id, ...rest } = json2;
  if (rest.enum)
    rest.enum = rest.enum.map((v) => typeof v === "number" ? String(v) : v);
  else if (typeof rest.const === "number")
    rest.const = String(rest.const);
  if (!numericType)
    return rest;
  rest.type = "string";
  if (!values)
    rest.pattern = (types3.includes("number") ? number : integer).source;
  return rest;
}
var pendingRecords = /* @__PURE__ */ new WeakMap();
function rewriteKeyNames(ctx) {
  const bySchema = /* @__PURE__ */ new Map();
  for (const entry of ctx.seen.values()) {
    if (entry.def && !bySchema.has(entry.schema))
      bySchema.set(entry.schema, entry);
  }
  const rewrites = /* @__PURE__ */ new Map();
  for (const record2 of pendingRecords.get(ctx) ?? []) {
    const seen = ctx.seen.get(record2);
    const names2 = (seen?.def ?? seen?.schema)?.propertyNames;
    if (!names2 || names2 === true || rewrites.has(names2))
      continue;
    const rewritten = stringifyKeyNames(bySchema, names2, /* @__PURE__ */ new Set());
    if (rewritten !== names2)
      rewrites.set(names2, rewritten);
  }
  if (!rewrites.size)
    return;
  for (const entry of ctx.seen.values()) {
    for (const carrier of [entry.schema, entry.def]) {
      const rewritten = carrier && rewrites.get(carrier.propertyNames);
      if (rewritten)
        carrier.propertyNames = rewritten;
    }
  }
}
var recordProcessor = (schema, ctx, _json, params) => {
  const json2 = _json;
  const def = schema._zod.def;
  json2.type = "object";
  const keyType = def.keyType;
  const patterns = aggregateChecks(keyType).patterns;
  if (def.mode === "loose" && patterns && patterns.size > 0) {
    const valueSchema = processSchema(def.valueType, ctx, {
      ...params,
      path: [...params.path, "patternProperties", "*"]
    });
    json2.patternProperties = {};
    for (const pattern of patterns) {
      assignProp(json2.patternProperties, exactPattern(pattern).source, valueSchema);
    }
  } else {
    if (ctx.target === "draft-07" || ctx.target === "draft-2020-12") {
      json2.propertyNames = processSchema(def.keyType, ctx, {
        ...params,
        path: [...params.path, "propertyNames"]
      });
      let pending = pendingRecords.get(ctx);
      if (!pending) {
        pending = [];
        pendingRecords.set(ctx, pending);
        ctx.deferred.push(() => rewriteKeyNames(ctx));
      }
      pending.push(schema);
    }
    json2.additionalProperties = processSchema(def.valueType, ctx, {
      ...params,
      path: [...params.path, "additionalProperties"]
    });
  }
  const keyValues = keyType._zod.values;
  const omittableOnInput = ctx.io === "input" && inputOptin(def.valueType) !== void 0;
  if (keyValues && !def.partial && !omittableOnInput) {
    const validKeyValues = [...keyValues].filter((v) => typeof v === "string" || typeof v === "number");
    if (validKeyValues.length > 0) {
      json2.required = validKeyValues.map(String);
    }
  }
};
var nullableProcessor = (schema, ctx, json2, params) => {
  const def = schema._zod.def;
  const inner = processSchema(def.innerType, ctx, params);
  const seen = ctx.seen.get(schema);
  if (ctx.target === "openapi-3.0") {
    seen.ref = def.innerType;
    json2.nullable = true;
  } else {
    json2.anyOf = [inner, { type: "null" }];
  }
};
var nonoptionalProcessor = (schema, ctx, _json, params) => {
  const def = schema._zod.def;
  processSchema(def.innerType, ctx, params);
  const seen = ctx.seen.get(schema);
  seen.ref = def.innerType;
};
var UNREPRESENTABLE_DEFAULT = /* @__PURE__ */ Symbol();
function serializeDefaultValue(value, schema, ctx, json2, params) {
  let unrepresentable = false;
  const serialized = JSON.stringify(value, (_, val) => {
    if (typeof val !== "bigint")
      return val;
    unrepresentable = true;
    return null;
  });
  if (!unrepresentable)
    return JSON.parse(serialized);
  handleUnrepresentable(schema, ctx, json2, params, "BigInt defaults cannot be represented in JSON Schema");
  return UNREPRESENTABLE_DEFAULT;
}
var defaultProcessor = (schema, ctx, json2, params) => {
  const def = schema._zod.def;
  processSchema(def.innerType, ctx, params);
  const seen = ctx.seen.get(schema);
  seen.ref = def.innerType;
  const value = serializeDefaultValue(def.defaultValue, schema, ctx, json2, params);
  if (value !== UNREPRESENTABLE_DEFAULT)
    json2.default = value;
};
var prefaultProcessor = (schema, ctx, json2, params) => {
  const def = schema._zod.def;
  processSchema(def.innerType, ctx, params);
  const seen = ctx.seen.get(schema);
  seen.ref = def.innerType;
  if (ctx.io !== "input")
    return;
  const value = serializeDefaultValue(def.defaultValue, schema, ctx, json2, params);
  if (value !== UNREPRESENTABLE_DEFAULT)
    json2._prefault = value;
};
var catchProcessor = (schema, ctx, json2, params) => {
  const def = schema._zod.def;
  processSchema(def.innerType, ctx, params);
  const seen = ctx.seen.get(schema);
  seen.ref = def.innerType;
  let catchValue;
  try {
    catchValue = def.catchValue(void 0);
  } catch {
    handleUnrepresentable(schema, ctx, json2, params, "Dynamic catch values are not supported in JSON Schema");
    return;
  }
  json2.default = catchValue;
};
var pipeProcessor = (schema, ctx, _json, params) => {
  const def = schema._zod.def;
  const inIsTransform = def.in._zod.traits.has("$ZodTransform");
  const innerType = ctx.io === "input" ? inIsTransform ? def.out : def.in : def.out;
  processSchema(innerType, ctx, params);
  const seen = ctx.seen.get(schema);
  seen.ref = innerType;
};
var readonlyProcessor = (schema, ctx, json2, params) => {
  const def = schema._zod.def;
  processSchema(def.innerType, ctx, params);
  const seen = ctx.seen.get(schema);
  seen.ref = def.innerType;
  json2.readOnly = true;
};
var optionalProcessor = (schema, ctx, _json, params) => {
  const def = schema._zod.def;
  processSchema(def.innerType, ctx, params);
  const seen = ctx.seen.get(schema);
  seen.ref = def.innerType;
};
var lazyProcessor = (schema, ctx, _json, params) => {
  const innerType = schema._zod.innerType;
  processSchema(innerType, ctx, params);
  const seen = ctx.seen.get(schema);
  seen.ref = innerType;
};

// node_modules/zod/v4/classic/errors.js
var _installedErrorProtos = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
function _lazyMethod(proto, key2, make) {
  Object.defineProperty(proto, key2, {
    configurable: true,
    enumerable: false,
    get() {
      const value = make(this);
      Object.defineProperty(this, key2, { value, configurable: true, writable: true });
      return value;
    },
    set(value) {
      Object.defineProperty(this, key2, { value, configurable: true, writable: true });
    }
  });
}
var initializer2 = (inst, issues) => {
  $ZodError.init(inst, issues);
  inst.name = "ZodError";
  const proto = Object.getPrototypeOf(inst);
  if (_installedErrorProtos.has(proto))
    return;
  _installedErrorProtos.add(proto);
  _lazyMethod(proto, "format", (self) => (mapper) => formatError(self, mapper));
  _lazyMethod(proto, "flatten", (self) => (mapper) => flattenError(self, mapper));
  _lazyMethod(proto, "addIssue", (self) => (issue2) => {
    self.issues.push(issue2);
    self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
  });
  _lazyMethod(proto, "addIssues", (self) => (issues2) => {
    self.issues.push(...issues2);
    self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
  });
  Object.defineProperty(proto, "isEmpty", {
    configurable: true,
    enumerable: false,
    get() {
      return this.issues.length === 0;
    }
  });
};
var ZodError = /* @__PURE__ */ $constructor("ZodError", initializer2);
var ZodRealError = /* @__PURE__ */ $constructor("ZodError", initializer2, void 0, {
  Parent: Error
});

// node_modules/zod/v4/classic/parse.js
var parse = /* @__PURE__ */ _parse(ZodRealError);
var parseAsync = /* @__PURE__ */ _parseAsync(ZodRealError);
var safeParse = /* @__PURE__ */ _safeParse(ZodRealError);
var safeParseAsync = /* @__PURE__ */ _safeParseAsync(ZodRealError);
var encode = /* @__PURE__ */ _encode(ZodRealError);
var decode = /* @__PURE__ */ _decode(ZodRealError);
var encodeAsync = /* @__PURE__ */ _encodeAsync(ZodRealError);
var decodeAsync = /* @__PURE__ */ _decodeAsync(ZodRealError);
var safeEncode = /* @__PURE__ */ _safeEncode(ZodRealError);
var safeDecode = /* @__PURE__ */ _safeDecode(ZodRealError);
var safeEncodeAsync = /* @__PURE__ */ _safeEncodeAsync(ZodRealError);
var safeDecodeAsync = /* @__PURE__ */ _safeDecodeAsync(ZodRealError);

// node_modules/zod/v4/classic/schemas.js
function _ensureDefaultLocale() {
  if (!globalConfig.localeError)
    config(en_default());
}
function _ensureDefaultMemoizer() {
  if (!globalConfig.memoizer)
    config({ memoizer: memoizer() });
}
var ZodType = /* @__PURE__ */ $constructor("ZodType", (inst, def) => {
  _ensureDefaultLocale();
  $ZodType.init(inst, def);
  inst.def = def;
  inst.type = def.type;
  return inst;
}, {
  check(...chks) {
    const def = this.def;
    return this.clone(util_exports.mergeDefs(def, {
      checks: [
        ...def.checks ?? [],
        ...chks.map((ch) => typeof ch === "function" ? { _zod: { check: ch, def: { check: "custom" }, onattach: [] } } : ch)
      ]
    }), { parent: true });
  },
  with(...chks) {
    return this.check(...chks);
  },
  clone(def, params) {
    return clone(this, def, params);
  },
  brand() {
    return this;
  },
  register(reg, meta2) {
    reg.add(this, meta2);
    return this;
  },
  refine(check, params) {
    return this.check(refine(check, params));
  },
  superRefine(refinement, params) {
    return this.check(superRefine(refinement, params));
  },
  overwrite(fn) {
    return this.check(_overwrite(fn));
  },
  optional() {
    return optional(this);
  },
  exactOptional() {
    return exactOptional(this);
  },
  nullable() {
    return nullable(this);
  },
  nullish() {
    return optional(nullable(this));
  },
  nonoptional(params) {
    return nonoptional(this, params);
  },
  array() {
    return array(this);
  },
  or(arg) {
    return union([this, arg]);
  },
  and(arg) {
    return intersection(this, arg);
  },
  transform(tx) {
    return pipe(this, transform(tx));
  },
  default(d) {
    return _default(this, d);
  },
  prefault(d) {
    return prefault(this, d);
  },
  catch(params) {
    return _catch(this, params);
  },
  pipe(target) {
    return pipe(this, target);
  },
  readonly() {
    return readonly(this);
  },
  describe(description) {
    const cl = this.clone();
    globalRegistry.add(cl, { description });
    return cl;
  },
  meta(...args) {
    if (args.length === 0)
      return globalRegistry.get(this);
    const cl = this.clone();
    globalRegistry.add(cl, args[0]);
    return cl;
  },
  isOptional() {
    return this.safeParse(void 0).success;
  },
  isNullable() {
    return this.safeParse(null).success;
  },
  apply(fn, ...args) {
    return args.length === 0 ? fn(this) : fn(this, ...args);
  },
  // Overrides core's `~standard` to add `jsonSchema`. Must stay a prototype entry: redefining it per instance demotes instances to dictionary mode.
  get "~standard"() {
    return util_exports.hide(this, "~standard", {
      ...standardProps(this),
      jsonSchema: {
        input: createStandardJSONSchemaMethod(this, "input"),
        output: createStandardJSONSchemaMethod(this, "output")
      }
    });
  },
  set "~standard"(value) {
    util_exports.own(this, "~standard", value);
  },
  parse: function _parse2(data2, params) {
    return parse(this, data2, params, { callee: _parse2 });
  },
  parseAsync: async function _parseAsync2(data2, params) {
    return await parseAsync(this, data2, params, { callee: _parseAsync2 });
  },
  safeParse(data2, params) {
    return safeParse(this, data2, params);
  },
  async safeParseAsync(data2, params) {
    return safeParseAsync(this, data2, params);
  },
  // `spa` is an alias: same function object as `safeParseAsync`, as before.
  get spa() {
    return this?.safeParseAsync;
  },
  set spa(value) {
    util_exports.own(this, "spa", value);
  },
  validate(data2, params) {
    return validate(this, data2, params);
  },
  validateAsync(data2, params) {
    return validateAsync(this, data2, params);
  },
  encode: function _encode2(data2, params) {
    return encode(this, data2, params, { callee: _encode2 });
  },
  decode: function _decode2(data2, params) {
    return decode(this, data2, params, { callee: _decode2 });
  },
  encodeAsync: async function _encodeAsync2(data2, params) {
    return await encodeAsync(this, data2, params, { callee: _encodeAsync2 });
  },
  decodeAsync: async function _decodeAsync2(data2, params) {
    return await decodeAsync(this, data2, params, { callee: _decodeAsync2 });
  },
  safeEncode(data2, params) {
    return safeEncode(this, data2, params);
  },
  safeDecode(data2, params) {
    return safeDecode(this, data2, params);
  },
  async safeEncodeAsync(data2, params) {
    return safeEncodeAsync(this, data2, params);
  },
  async safeDecodeAsync(data2, params) {
    return safeDecodeAsync(this, data2, params);
  },
  toJSONSchema(params) {
    return createToJSONSchemaMethod(this, {})(params);
  },
  // Reads through to the registry on every access, so it must not cache.
  get description() {
    return globalRegistry.get(this)?.description;
  },
  // No setter: `schema._def = x` throws, as it did when `_def` was a non-writable own property.
  get _def() {
    return this._zod.def;
  }
});
var _ZodString = /* @__PURE__ */ $constructor(
  "_ZodString",
  (inst, def) => {
    $ZodString.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json2, params) => stringProcessor(inst, ctx, json2, params);
  },
  /* @__PURE__ */ util_exports.derived({
    format: (inst) => aggregateChecks(inst).format ?? null,
    minLength: (inst) => aggregateChecks(inst).minimum ?? null,
    maxLength: (inst) => aggregateChecks(inst).maximum ?? null
  }, {
    regex(...args) {
      return this.check(_regex(...args));
    },
    includes(...args) {
      return this.check(_includes(...args));
    },
    startsWith(...args) {
      return this.check(_startsWith(...args));
    },
    endsWith(...args) {
      return this.check(_endsWith(...args));
    },
    min(...args) {
      return this.check(_minLength(...args));
    },
    max(...args) {
      return this.check(_maxLength(...args));
    },
    length(...args) {
      return this.check(_length(...args));
    },
    nonempty(...args) {
      return this.check(_minLength(1, ...args));
    },
    lowercase(params) {
      return this.check(_lowercase(params));
    },
    uppercase(params) {
      return this.check(_uppercase(params));
    },
    trim() {
      return this.check(_trim());
    },
    normalize(...args) {
      return this.check(_normalize(...args));
    },
    toLowerCase() {
      return this.check(_toLowerCase());
    },
    toUpperCase() {
      return this.check(_toUpperCase());
    },
    slugify() {
      return this.check(_slugify());
    }
  })
);
var ZodString = /* @__PURE__ */ $constructor("ZodString", (inst, def) => {
  $ZodString.init(inst, def);
  _ZodString.init(inst, def);
}, {
  email(params) {
    return this.check(_email(ZodEmail, params));
  },
  url(params) {
    return this.check(_url(ZodURL, params));
  },
  jwt(params) {
    return this.check(_jwt(ZodJWT, params));
  },
  emoji(params) {
    return this.check(_emoji2(ZodEmoji, params));
  },
  guid(params) {
    return this.check(_guid(ZodGUID, params));
  },
  uuid(params) {
    return this.check(_uuid(ZodUUID, params));
  },
  uuidv4(params) {
    return this.check(_uuidv4(ZodUUID, params));
  },
  uuidv6(params) {
    return this.check(_uuidv6(ZodUUID, params));
  },
  uuidv7(params) {
    return this.check(_uuidv7(ZodUUID, params));
  },
  nanoid(params) {
    return this.check(_nanoid(ZodNanoID, params));
  },
  cuid(params) {
    return this.check(_cuid(ZodCUID, params));
  },
  cuid2(params) {
    return this.check(_cuid2(ZodCUID2, params));
  },
  ulid(params) {
    return this.check(_ulid(ZodULID, params));
  },
  base64(params) {
    return this.check(_base64(ZodBase64, params));
  },
  base64url(params) {
    return this.check(_base64url(ZodBase64URL, params));
  },
  xid(params) {
    return this.check(_xid(ZodXID, params));
  },
  ksuid(params) {
    return this.check(_ksuid(ZodKSUID, params));
  },
  ipv4(params) {
    return this.check(_ipv4(ZodIPv4, params));
  },
  ipv6(params) {
    return this.check(_ipv6(ZodIPv6, params));
  },
  cidrv4(params) {
    return this.check(_cidrv4(ZodCIDRv4, params));
  },
  cidrv6(params) {
    return this.check(_cidrv6(ZodCIDRv6, params));
  },
  e164(params) {
    return this.check(_e164(ZodE164, params));
  },
  datetime(params) {
    return this.check(_isoDateTime(ZodISODateTime, params));
  },
  date(params) {
    return this.check(_isoDate(ZodISODate, params));
  },
  time(params) {
    return this.check(_isoTime(ZodISOTime, params));
  },
  duration(params) {
    return this.check(_isoDuration(ZodISODuration, params));
  }
});
function string2(params) {
  return _string(ZodString, params);
}
var ZodStringFormat = /* @__PURE__ */ $constructor("ZodStringFormat", (inst, def) => {
  $ZodStringFormat.init(inst, def);
  _ZodString.init(inst, def);
});
var ZodISODateTime = /* @__PURE__ */ $constructor("ZodISODateTime", (inst, def) => {
  $ZodISODateTime.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodISODate = /* @__PURE__ */ $constructor("ZodISODate", (inst, def) => {
  $ZodISODate.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodISOTime = /* @__PURE__ */ $constructor("ZodISOTime", (inst, def) => {
  $ZodISOTime.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodISODuration = /* @__PURE__ */ $constructor("ZodISODuration", (inst, def) => {
  $ZodISODuration.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodEmail = /* @__PURE__ */ $constructor("ZodEmail", (inst, def) => {
  $ZodEmail.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodGUID = /* @__PURE__ */ $constructor("ZodGUID", (inst, def) => {
  $ZodGUID.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodUUID = /* @__PURE__ */ $constructor("ZodUUID", (inst, def) => {
  $ZodUUID.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodURL = /* @__PURE__ */ $constructor("ZodURL", (inst, def) => {
  $ZodURL.init(inst, def);
  ZodStringFormat.init(inst, def);
});
function url(params) {
  return _url(ZodURL, params);
}
var ZodEmoji = /* @__PURE__ */ $constructor("ZodEmoji", (inst, def) => {
  $ZodEmoji.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodNanoID = /* @__PURE__ */ $constructor("ZodNanoID", (inst, def) => {
  $ZodNanoID.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodCUID = /* @__PURE__ */ $constructor("ZodCUID", (inst, def) => {
  $ZodCUID.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodCUID2 = /* @__PURE__ */ $constructor("ZodCUID2", (inst, def) => {
  $ZodCUID2.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodULID = /* @__PURE__ */ $constructor("ZodULID", (inst, def) => {
  $ZodULID.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodXID = /* @__PURE__ */ $constructor("ZodXID", (inst, def) => {
  $ZodXID.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodKSUID = /* @__PURE__ */ $constructor("ZodKSUID", (inst, def) => {
  $ZodKSUID.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodIPv4 = /* @__PURE__ */ $constructor("ZodIPv4", (inst, def) => {
  $ZodIPv4.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodIPv6 = /* @__PURE__ */ $constructor("ZodIPv6", (inst, def) => {
  $ZodIPv6.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodCIDRv4 = /* @__PURE__ */ $constructor("ZodCIDRv4", (inst, def) => {
  $ZodCIDRv4.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodCIDRv6 = /* @__PURE__ */ $constructor("ZodCIDRv6", (inst, def) => {
  $ZodCIDRv6.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodBase64 = /* @__PURE__ */ $constructor("ZodBase64", (inst, def) => {
  $ZodBase64.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodBase64URL = /* @__PURE__ */ $constructor("ZodBase64URL", (inst, def) => {
  $ZodBase64URL.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodE164 = /* @__PURE__ */ $constructor("ZodE164", (inst, def) => {
  $ZodE164.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodJWT = /* @__PURE__ */ $constructor("ZodJWT", (inst, def) => {
  $ZodJWT.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodNumber = /* @__PURE__ */ $constructor(
  "ZodNumber",
  (inst, def) => {
    $ZodNumber.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json2, params) => numberProcessor(inst, ctx, json2, params);
    inst.isFinite = true;
  },
  /* @__PURE__ */ util_exports.derived({
    minValue: (inst) => {
      const { minimum, exclusiveMinimum } = aggregateChecks(inst);
      return Math.max(minimum ?? Number.NEGATIVE_INFINITY, exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
    },
    maxValue: (inst) => {
      const { maximum, exclusiveMaximum } = aggregateChecks(inst);
      return Math.min(maximum ?? Number.POSITIVE_INFINITY, exclusiveMaximum ?? Number.POSITIVE_INFINITY);
    },
    isInt: (inst) => {
      const { isInt, multipleOf } = aggregateChecks(inst);
      return !!isInt || !!multipleOf?.some(Number.isSafeInteger);
    },
    format: (inst) => aggregateChecks(inst).format ?? null
  }, {
    gt(value, params) {
      return this.check(_gt(value, params));
    },
    gte(value, params) {
      return this.check(_gte(value, params));
    },
    min(value, params) {
      return this.check(_gte(value, params));
    },
    lt(value, params) {
      return this.check(_lt(value, params));
    },
    lte(value, params) {
      return this.check(_lte(value, params));
    },
    max(value, params) {
      return this.check(_lte(value, params));
    },
    int(params) {
      return this.check(int(params));
    },
    safe(params) {
      return this.check(int(params));
    },
    positive(params) {
      return this.check(_gt(0, params));
    },
    nonnegative(params) {
      return this.check(_gte(0, params));
    },
    negative(params) {
      return this.check(_lt(0, params));
    },
    nonpositive(params) {
      return this.check(_lte(0, params));
    },
    multipleOf(value, params) {
      return this.check(_multipleOf(value, params));
    },
    step(value, params) {
      return this.check(_multipleOf(value, params));
    },
    finite() {
      return this;
    }
  })
);
function number2(params) {
  return _number(ZodNumber, params);
}
var ZodNumberFormat = /* @__PURE__ */ $constructor("ZodNumberFormat", (inst, def) => {
  $ZodNumberFormat.init(inst, def);
  ZodNumber.init(inst, def);
});
function int(params) {
  return _int(ZodNumberFormat, params);
}
var ZodBoolean = /* @__PURE__ */ $constructor("ZodBoolean", (inst, def) => {
  $ZodBoolean.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json2, params) => booleanProcessor(inst, ctx, json2, params);
});
function boolean2(params) {
  return _boolean(ZodBoolean, params);
}
var ZodNull = /* @__PURE__ */ $constructor("ZodNull", (inst, def) => {
  $ZodNull.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json2, params) => nullProcessor(inst, ctx, json2, params);
});
function _null3(params) {
  return _null2(ZodNull, params);
}
var ZodUnknown = /* @__PURE__ */ $constructor("ZodUnknown", (inst, def) => {
  $ZodUnknown.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json2, params) => unknownProcessor(inst, ctx, json2, params);
});
function unknown() {
  return _unknown(ZodUnknown);
}
var ZodNever = /* @__PURE__ */ $constructor("ZodNever", (inst, def) => {
  $ZodNever.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json2, params) => neverProcessor(inst, ctx, json2, params);
});
function never(params) {
  return _never(ZodNever, params);
}
var ZodArray = /* @__PURE__ */ $constructor("ZodArray", (inst, def) => {
  _ensureDefaultMemoizer();
  $ZodArray.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json2, params) => arrayProcessor(inst, ctx, json2, params);
  inst.element = def.element;
}, {
  min(n, params) {
    return this.check(_minLength(n, params));
  },
  nonempty(params) {
    return this.check(_minLength(1, params));
  },
  max(n, params) {
    return this.check(_maxLength(n, params));
  },
  length(n, params) {
    return this.check(_length(n, params));
  },
  unwrap() {
    return this.element;
  }
});
function array(element, params) {
  return _array(ZodArray, element, params);
}
var ZodObject = /* @__PURE__ */ $constructor("ZodObject", (inst, def) => {
  _ensureDefaultMemoizer();
  $ZodObjectJIT.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json2, params) => objectProcessor(inst, ctx, json2, params);
  util_exports.installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
}, {
  keyof() {
    return _enum(Object.keys(this._zod.def.shape));
  },
  catchall(catchall) {
    return this.clone(util_exports.mergeDefs(this._zod.def, { catchall }));
  },
  passthrough() {
    return this.clone(util_exports.mergeDefs(this._zod.def, { catchall: unknown() }));
  },
  loose() {
    return this.clone(util_exports.mergeDefs(this._zod.def, { catchall: unknown() }));
  },
  strict() {
    return this.clone(util_exports.mergeDefs(this._zod.def, { catchall: never() }));
  },
  strip() {
    return this.clone(util_exports.mergeDefs(this._zod.def, { catchall: void 0 }));
  },
  extend(incoming) {
    return util_exports.extend(this, incoming);
  },
  safeExtend(incoming) {
    return util_exports.safeExtend(this, incoming);
  },
  merge(other) {
    return util_exports.merge(this, other);
  },
  pick(mask) {
    return util_exports.pick(this, mask);
  },
  omit(mask) {
    return util_exports.omit(this, mask);
  },
  partial(...args) {
    return util_exports.partial(ZodOptional, this, args[0]);
  },
  exactPartial(...args) {
    return util_exports.partial(ZodExactOptional, this, args[0], "exactPartial");
  },
  required(...args) {
    return util_exports.required(ZodNonOptional, this, args[0]);
  }
});
function object(shape, params) {
  const def = {
    type: "object",
    shape: shape ?? {},
    ...util_exports.normalizeParams(params)
  };
  return new ZodObject(def);
}
function strictObject(shape, params) {
  return new ZodObject({
    type: "object",
    shape,
    catchall: never(),
    ...util_exports.normalizeParams(params)
  });
}
function looseObject(shape, params) {
  return new ZodObject({
    type: "object",
    shape,
    catchall: unknown(),
    ...util_exports.normalizeParams(params)
  });
}
var ZodUnion = /* @__PURE__ */ $constructor("ZodUnion", (inst, def) => {
  $ZodUnion.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json2, params) => unionProcessor(inst, ctx, json2, params);
  inst.options = def.options;
});
function union(options, params) {
  return new ZodUnion({
    type: "union",
    options,
    ...util_exports.normalizeParams(params)
  });
}
var ZodIntersection = /* @__PURE__ */ $constructor("ZodIntersection", (inst, def) => {
  $ZodIntersection.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json2, params) => intersectionProcessor(inst, ctx, json2, params);
});
function intersection(left, right) {
  return new ZodIntersection({
    type: "intersection",
    left,
    right
  });
}
var ZodTuple = /* @__PURE__ */ $constructor("ZodTuple", (inst, def) => {
  _ensureDefaultMemoizer();
  $ZodTuple.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json2, params) => tupleProcessor(inst, ctx, json2, params);
}, {
  rest(rest) {
    return this.clone({
      ...this._zod.def,
      rest
    });
  },
  partial() {
    const def = this._zod.def;
    if (def.checks?.length)
      throw new Error(".partial() cannot be used on tuple schemas containing refinements");
    return this.clone({
      ...def,
      items: def.items.map((item) => new ZodOptional({ type: "optional", innerType: item }))
    });
  }
});
function tuple(items2, _paramsOrRest, _params) {
  const hasRest = _paramsOrRest instanceof $ZodType;
  const params = hasRest ? _params : _paramsOrRest;
  const rest = hasRest ? _paramsOrRest : null;
  return new ZodTuple({
    type: "tuple",
    items: items2,
    rest,
    ...util_exports.normalizeParams(params)
  });
}
var ZodRecord = /* @__PURE__ */ $constructor("ZodRecord", (inst, def) => {
  _ensureDefaultMemoizer();
  $ZodRecord.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json2, params) => recordProcessor(inst, ctx, json2, params);
  inst.keyType = def.keyType;
  inst.valueType = def.valueType;
});
function record(keyType, valueType, params) {
  if (!valueType || !valueType._zod) {
    return new ZodRecord({
      type: "record",
      keyType: string2(),
      valueType: keyType,
      ...util_exports.normalizeParams(valueType)
    });
  }
  return new ZodRecord({
    type: "record",
    keyType,
    valueType,
    ...util_exports.normalizeParams(params)
  });
}
function partialRecord(keyType, valueType, params) {
  return new ZodRecord({
    type: "record",
    keyType,
    valueType,
    ...util_exports.normalizeParams(params),
    partial: true
  });
}
var ZodEnum = /* @__PURE__ */ $constructor("ZodEnum", (inst, def) => {
  $ZodEnum.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json2, params) => enumProcessor(inst, ctx, json2, params);
  inst.enum = def.entries;
  inst.options = [...inst._zod.values];
  const keys = new Set(Object.keys(def.entries));
  inst.extract = (values, params) => {
    const newEntries = {};
    for (const value of values) {
      if (keys.has(value)) {
        newEntries[value] = def.entries[value];
      } else
        throw new Error(`Key ${value} not found in enum`);
    }
    return new ZodEnum({
      ...def,
      checks: [],
      ...util_exports.normalizeParams(params),
      entries: newEntries
    });
  };
  inst.exclude = (values, params) => {
    const newEntries = { ...def.entries };
    for (const value of values) {
      if (keys.has(value)) {
        delete newEntries[value];
      } else
        throw new Error(`Key ${value} not found in enum`);
    }
    return new ZodEnum({
      ...def,
      checks: [],
      ...util_exports.normalizeParams(params),
      entries: newEntries
    });
  };
});
function _enum(values, params) {
  const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
  return new ZodEnum({
    type: "enum",
    entries,
    ...util_exports.normalizeParams(params)
  });
}
var ZodLiteral = /* @__PURE__ */ $constructor("ZodLiteral", (inst, def) => {
  $ZodLiteral.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json2, params) => literalProcessor(inst, ctx, json2, params);
  inst.values = new Set(def.values);
  Object.defineProperty(inst, "value", {
    get() {
      if (def.values.length > 1) {
        throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");
      }
      return def.values[0];
    }
  });
});
function literal(value, params) {
  return new ZodLiteral({
    type: "literal",
    values: Array.isArray(value) ? value : [value],
    ...util_exports.normalizeParams(params)
  });
}
var ZodTransform = /* @__PURE__ */ $constructor("ZodTransform", (inst, def) => {
  _ensureDefaultMemoizer();
  $ZodTransform.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json2, params) => transformProcessor(inst, ctx, json2, params);
  inst._zod.parse = (payload, _ctx) => {
    if (_ctx.direction === "backward") {
      throw new $ZodEncodeError(inst.constructor.name);
    }
    payload.addIssue = (issue2) => {
      if (typeof issue2 === "string") {
        payload.issues.push(util_exports.issue(issue2, payload.value, def));
      } else {
        const _issue = issue2;
        if (_issue.fatal)
          _issue.continue = false;
        _issue.code ?? (_issue.code = "custom");
        if (!("input" in _issue))
          _issue.input = payload.value;
        _issue.inst ?? (_issue.inst = inst);
        payload.issues.push(util_exports.issue(_issue));
      }
    };
    const output = def.transform(payload.value, payload);
    if (output instanceof Promise) {
      return output.then((output2) => {
        payload.value = output2;
        return payload;
      });
    }
    payload.value = output;
    return payload;
  };
});
function transform(fn) {
  return new ZodTransform({
    type: "transform",
    transform: fn
  });
}
var ZodOptional = /* @__PURE__ */ $constructor("ZodOptional", (inst, def) => {
  $ZodOptional.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json2, params) => optionalProcessor(inst, ctx, json2, params);
  inst.unwrap = () => inst._zod.def.innerType;
});
function optional(innerType) {
  return new ZodOptional({
    type: "optional",
    innerType
  });
}
var ZodExactOptional = /* @__PURE__ */ $constructor("ZodExactOptional", (inst, def) => {
  $ZodExactOptional.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json2, params) => optionalProcessor(inst, ctx, json2, params);
  inst.unwrap = () => inst._zod.def.innerType;
});
function exactOptional(innerType) {
  return new ZodExactOptional({
    type: "optional",
    innerType
  });
}
var ZodNullable = /* @__PURE__ */ $constructor("ZodNullable", (inst, def) => {
  $ZodNullable.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json2, params) => nullableProcessor(inst, ctx, json2, params);
  inst.unwrap = () => inst._zod.def.innerType;
});
function nullable(innerType) {
  return new ZodNullable({
    type: "nullable",
    innerType
  });
}
var ZodDefault = /* @__PURE__ */ $constructor("ZodDefault", (inst, def) => {
  $ZodDefault.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json2, params) => defaultProcessor(inst, ctx, json2, params);
  inst.unwrap = () => inst._zod.def.innerType;
  inst.removeDefault = inst.unwrap;
});
function _default(innerType, defaultValue) {
  return new ZodDefault({
    type: "default",
    innerType,
    get defaultValue() {
      return typeof defaultValue === "function" ? defaultValue() : util_exports.shallowClone(defaultValue);
    }
  });
}
var ZodPrefault = /* @__PURE__ */ $constructor("ZodPrefault", (inst, def) => {
  $ZodPrefault.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json2, params) => prefaultProcessor(inst, ctx, json2, params);
  inst.unwrap = () => inst._zod.def.innerType;
});
function prefault(innerType, defaultValue) {
  return new ZodPrefault({
    type: "prefault",
    innerType,
    get defaultValue() {
      return typeof defaultValue === "function" ? defaultValue() : util_exports.shallowClone(defaultValue);
    }
  });
}
var ZodNonOptional = /* @__PURE__ */ $constructor("ZodNonOptional", (inst, def) => {
  $ZodNonOptional.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json2, params) => nonoptionalProcessor(inst, ctx, json2, params);
  inst.unwrap = () => inst._zod.def.innerType;
});
function nonoptional(innerType, params) {
  return new ZodNonOptional({
    type: "nonoptional",
    innerType,
    ...util_exports.normalizeParams(params)
  });
}
var ZodCatch = /* @__PURE__ */ $constructor("ZodCatch", (inst, def) => {
  $ZodCatch.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json2, params) => catchProcessor(inst, ctx, json2, params);
  inst.unwrap = () => inst._zod.def.innerType;
  inst.removeCatch = inst.unwrap;
});
function _catch(innerType, catchValue) {
  return new ZodCatch({
    type: "catch",
    innerType,
    catchValue: typeof catchValue === "function" ? catchValue : util_exports.constantCatch(catchValue)
  });
}
var ZodPipe = /* @__PURE__ */ $constructor("ZodPipe", (inst, def) => {
  $ZodPipe.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json2, params) => pipeProcessor(inst, ctx, json2, params);
  inst.in = def.in;
  inst.out = def.out;
});
function pipe(in_, out) {
  return new ZodPipe({
    type: "pipe",
    in: in_,
    out
    // ...util.normalizeParams(params),
  });
}
var ZodReadonly = /* @__PURE__ */ $constructor("ZodReadonly", (inst, def) => {
  $ZodReadonly.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json2, params) => readonlyProcessor(inst, ctx, json2, params);
  inst.unwrap = () => inst._zod.def.innerType;
});
function readonly(innerType) {
  return new ZodReadonly({
    type: "readonly",
    innerType
  });
}
var ZodLazy = /* @__PURE__ */ $constructor("ZodLazy", (inst, def) => {
  $ZodLazy.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json2, params) => lazyProcessor(inst, ctx, json2, params);
  inst.unwrap = () => inst._zod.def.getter();
});
function lazy(getter) {
  return new ZodLazy({
    type: "lazy",
    getter
  });
}
var ZodCustom = /* @__PURE__ */ $constructor("ZodCustom", (inst, def) => {
  $ZodCustom.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json2, params) => customProcessor(inst, ctx, json2, params);
});
function custom(fn, _params) {
  return _custom(ZodCustom, fn ?? (() => true), _params);
}
function refine(fn, _params = {}) {
  return _refine(ZodCustom, fn, _params);
}
function superRefine(fn, params) {
  return _superRefine(fn, params);
}

// node_modules/zod/v4/classic/iso.js
var iso_exports = {};
__export(iso_exports, {
  ZodISODate: () => ZodISODate,
  ZodISODateTime: () => ZodISODateTime,
  ZodISODuration: () => ZodISODuration,
  ZodISOTime: () => ZodISOTime,
  date: () => date2,
  datetime: () => datetime2,
  duration: () => duration2,
  time: () => time2
});
function datetime2(params) {
  return _isoDateTime(ZodISODateTime, params);
}
function date2(params) {
  return _isoDate(ZodISODate, params);
}
function time2(params) {
  return _isoTime(ZodISOTime, params);
}
function duration2(params) {
  return _isoDuration(ZodISODuration, params);
}

// src/model/limits.ts
var limits = {
  /** Characters of a file. */
  file: 2e8,
  /** Characters of a message or a fact. */
  text: 1e4,
  /** Characters of a name. */
  name: 200,
  /** Characters of an engine's own version. */
  version: 100,
  tests: 1e4,
  rounds: 1e4,
  /** Chunks of one sample. */
  chunks: 1e4,
  /** Names for transactions of one workload. */
  transactionNames: 32,
  /** Pragmas of one engine and storage. */
  pragmas: 100,
  /** Environment variables of one engine, and characters of the value of each. */
  variables: 20,
  variableText: 200,
  /** Files that one engine loads. */
  loadedFiles: 1e3,
  /** Compile options of one engine. */
  compileOptions: 1e3,
  /** Counters of one engine in one test. */
  counters: 1e3,
  /** Query plans that are asked for at once, and characters of one that is kept. */
  plans: 400,
  planText: 4e3,
  /** Rows of a tab-separated file. */
  rows: 1e6,
  /** Failures of one test, and warnings of a run. */
  perTest: 2e4
};
var text = string2().max(limits.text);
var name = string2().min(1).max(limits.name);
var invisible = /[\p{C}\p{Zl}\p{Zp}]/u;
var visibleName = name.refine(
  (one) => !invisible.test(one),
  "expected a name without control characters and other invisible ones"
);
var hex = string2().regex(/^[0-9a-f]{8,128}$/, "expected 8 to 128 lowercase hex digits");
var commitHashPattern = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
var count = int().min(0);
var amount = number2().min(0);
function hasFewKeys(most) {
  return (mapping) => Object.keys(mapping).length <= most;
}
function unique(array2, label) {
  return array2.superRefine((items2, context) => {
    const seen = /* @__PURE__ */ new Set();
    for (const [index, item] of items2.entries()) {
      const found = label(item);
      if (seen.has(found))
        context.addIssue({ code: "custom", path: [index], message: `${found} is there twice` });
      seen.add(found);
    }
  });
}

// src/model/footprint.ts
var databaseFilesSchema = strictObject({
  /** The database file. */
  main: count,
  /** Its write-ahead log or rollback journal. */
  log: count,
  /** Everything else in the database's folder, such as shared memory. */
  others: count
});
function totalOf({ main, log, others }) {
  return main + log + others;
}
var residentNoise = 1048576;
var footprintFigures = [
  "file-bytes",
  "log-bytes",
  "written-bytes",
  "read-bytes",
  "flushes",
  "fsyncs",
  "allocations",
  "allocated-bytes",
  "peak-bytes",
  "left-bytes",
  "resident-bytes",
  "engine-bytes"
];
var footprintSchema = strictObject({
  /** Before the statements, once they have run, and after the connection was closed; absent in memory. */
  files: strictObject({
    /** Absent in results of earlier versions. */
    before: databaseFilesSchema.optional(),
    open: databaseFilesSchema,
    closed: databaseFilesSchema
  }).optional(),
  /** Calls that read and write, and their bytes, whatever they read or wrote: the kernel's count, which mapped files are not in. */
  io: strictObject({ reads: count, readBytes: count, writes: count, writeBytes: count }).optional(),
  /** From the C library's allocator: calls that allocate, their bytes, and the most bytes that were in use at once, beyond those before the statements. */
  allocations: strictObject({
    calls: count,
    bytes: count,
    peak: count,
    /** Bytes still in use after the connection was closed, beyond those before it was opened; absent in memory. */
    left: int().optional()
  }).optional(),
  /** The most memory that was resident at once, bytes: with the process's own code and pages, so it is not exact to the page. */
  residentPeak: count.optional()
});
var noteParts = ["io", "allocations", "residentPeak"];
var unmeasuredReasons = ["platform", "refused", "C library", "static", "shell", "server"];
var unmeasuredSchema = partialRecord(_enum(noteParts), _enum(unmeasuredReasons));
function lackingParts(footprint) {
  return noteParts.filter((part2) => footprint[part2] === void 0);
}
var engineSizeSchema = strictObject({
  file: count,
  text: count.optional(),
  data: count.optional()
});
function exactFigures({ files, io, allocations }) {
  const { before, open: open2, closed } = files ?? {};
  return [before, open2, closed, io, allocations].flatMap(
    (part2) => part2 === void 0 ? [] : Object.values(part2)
  );
}
function differ(one, other) {
  const [figures, others] = [exactFigures(one), exactFigures(other)];
  return figures.length !== others.length || figures.some((figure, index) => figure !== others[index]);
}

// src/model/engine.ts
var roles = ["baseline", "candidate", "base"];
var mainRoles = ["baseline", "candidate"];
function rolesOf(engines) {
  return roles.filter((role2) => engines[role2] !== void 0);
}
function perEngine(from, map) {
  const { base } = from;
  return {
    baseline: map(from.baseline, "baseline"),
    candidate: map(from.candidate, "candidate"),
    ...base === void 0 ? {} : { base: map(base, "base") }
  };
}
var engineKinds = ["library", "benchmark binary", "shell", "server"];
function isServerFile(file) {
  return /\.ya?ml$/i.test(file);
}
var isolations = ["fork", "process"];
var setting = text.nullable();
var settings = strictObject({
  journal_mode: setting,
  synchronous: setting,
  cache_size: setting,
  page_size: setting
});
var variableName = /^[A-Z][A-Z0-9_]{0,63}$/;
var missingFunction = strictObject({
  name: string2().regex(/^sqlite3_[a-z0-9_]{1,40}$/),
  /** The part of a run that is lost without it: words that follow `sqlite3_sourceid is missing: `. */
  loss: text
});
var engineSchema = strictObject({
  /** The name that reports print, e.g. `DoltLite`. */
  name,
  /** How the engine is run; absent if a results file does not state it. */
  kind: _enum(engineKinds).optional(),
  /** The file measured, as given. */
  path: text.optional(),
  /** `sqlite3_libversion()`, e.g. `3.54.1`. */
  version: text.optional(),
  /** The engine's name for its own version, e.g. DoltLite's `0.51.3`, in one line; absent if it is not known to have another. */
  ownVersion: string2().min(1).refine(
    (version2) => [...version2].length <= limits.version,
    `expected at most ${limits.version} characters`
  ).regex(/^[^\p{Cc}\p{Zl}\p{Zp}]+$/u, "expected one line").optional(),
  /** `sqlite3_sourceid()`. */
  sourceId: text.optional(),
  /** Absent if it lacks none, or has no such API, and in results of earlier versions. */
  missing: array(missingFunction).max(32).optional(),
  /**
   * SHA-256 of the file, hex; with `loads`, of the SHA-256 of the file and of all that it loads. Results of earlier versions have that of
   * the file alone whose code the engine is.
   */
  sha256: hex.length(64).optional(),
  /** The names of the other files whose code it executes, the system's libraries aside; absent if there are none, and in results of earlier versions. */
  loads: array(text).max(limits.loadedFiles).optional(),
  /** The sizes of the file; absent of a server, and in results of earlier versions. */
  size: engineSizeSchema.optional(),
  /** Other facts that identify the build, e.g. `compiled from the amalgamation by cc 12.2.0 with -O2`. */
  origin: text.optional(),
  settings: perStorage(settings),
  /** The settings in force in variants whose suite has settings of its own, which `settings` does not cover. */
  variantSettings: partialRecord(_enum(variants), partialRecord(_enum(storages), settings)).optional(),
  /** The user's own pragmas, run on every connection of a storage. */
  pragmas: perStorage(array(text).max(limits.pragmas)),
  /** The user's own environment variables of its processes; absent if there are none. */
  environment: record(string2().regex(variableName), string2().max(limits.variableText)).refine(hasFewKeys(limits.variables), `expected at most ${limits.variables} variables`).optional(),
  isolation: perStorage(_enum(isolations)),
  /** As the engine answers `PRAGMA compile_options`. */
  compileOptions: array(text).max(limits.compileOptions).optional(),
  /** A shell's time for an empty input, integer nanoseconds: shorter times mean nothing. */
  floorNs: perStorage(int().min(1)),
  /** A server's settings by name, as it answered them when it was started first: `innodb_flush_log_at_trx_commit`. */
  serverSettings: record(string2().regex(/^[a-z]\w{0,63}$/i), text).optional(),
  /** Why its system calls were not counted; absent if they were. */
  uncounted: text.optional(),
  /** Why its footprints lack parts; absent if they have all, and in results of earlier versions. */
  unmeasured: unmeasuredSchema.optional()
});
var enginesSchema = strictObject({
  baseline: engineSchema,
  candidate: engineSchema,
  base: engineSchema.optional()
});
function perStorage(value) {
  return partialRecord(_enum(storages), value).optional();
}
var factors = { k: 1n << 10n, m: 1n << 20n, g: 1n << 30n, t: 1n << 40n };
function isSameSetting(one, other) {
  return plainValue(one) === plainValue(other);
}
function plainValue(value) {
  const word = value.toLowerCase();
  if (word === "on" || word === "true") return "1";
  if (word === "off" || word === "false") return "0";
  const [, digits2, unit = ""] = /^(\d+)([kmgt])$/.exec(word) ?? [];
  const factor = factors[unit];
  return digits2 === void 0 || factor === void 0 ? word : String(BigInt(digits2) * factor);
}

// src/model/errors.ts
var InputError = class extends Error {
  name = "InputError";
};
var MeasurementError = class extends Error {
  name = "MeasurementError";
};

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
function textOf(part2) {
  return appendText("", part2);
}
function appendText(before, part2) {
  if (typeof part2 === "string")
    return `${before}'${part2.indexOf("'") < 0 ? part2 : part2.replaceAll("'", "''")}'`;
  if (typeof part2 === "number") return `${before}${part2}`;
  if (isList(part2)) {
    let text5 = appendText(before, part2[0]);
    for (let index = 1; index < part2.length; index++) text5 = appendText(`${text5}, `, part2[index]);
    return text5;
  }
  if (part2.type === "real") return before + part2.decimal;
  if (part2.type === "blob") return `${before}X'${part2.digits}'`;
  const { pieces, parts } = part2;
  let text4 = before + pieces[0];
  for (let index = 0; index < parts.length; index++)
    text4 = appendText(text4, parts[index]) + pieces[index + 1];
  return text4;
}
function shapeOf(part2) {
  if (isValue(part2)) return "?";
  if (isList(part2)) return part2.map(shapeOf).join(", ");
  return part2.pieces.reduce((shape, piece, index) => shape + shapeOf(part2.parts[index - 1]) + piece);
}
function valuesOf(part2) {
  if (isValue(part2)) return [part2];
  return (isList(part2) ? part2 : part2.parts).flatMap(valuesOf);
}
var isList = Array.isArray;
function isValue(part2) {
  return typeof part2 !== "object" || !isList(part2) && part2.type !== "template";
}

// src/suite/multi-row-insert.ts
var rowsPerInsert = 50;
function* multiRowInserts(table4, rows) {
  const start2 = `INSERT INTO ${table4} VALUES (`;
  let text4 = start2;
  let count3 = 0;
  for (const row2 of rows) {
    if (count3 === rowsPerInsert) {
      yield `${text4});`;
      text4 = start2;
      count3 = 0;
    }
    text4 = appendText(count3 === 0 ? text4 : `${text4}), (`, row2);
    count3++;
  }
  if (count3 > 0) yield `${text4});`;
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
  letters(count3) {
    if (this.#letters.length < count3 + lettersPerDraw) this.#letters = Buffer.alloc(count3 + lettersPerDraw);
    const letters2 = this.#letters;
    for (let start2 = 0; start2 < count3; start2 += lettersPerDraw) {
      let word = this.#word();
      for (let at = start2; at < start2 + lettersPerDraw; at++) {
        letters2[at] = codeOfA + word % 26;
        word = word / 26 | 0;
      }
    }
    return letters2.toString("latin1", 0, count3);
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
var openings = ["connection", "process"];
var probes = ["fsync", "cpu"];
var surroundings = ["before", "after"];
function isTimedIn({ variants: variants3 }, variant) {
  return variants3 === void 0 || variants3.includes(variant);
}
var checkpoint = "PRAGMA wal_checkpoint;";

// src/suite/analytic/tables.ts
function scaleOf(rows) {
  const of = (count3, least) => Math.max(least, Math.round(count3 * rows / 1e7));
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
function day(number4) {
  return new Date(firstDay + number4 * 864e5).toISOString().slice(0, 10);
}
var today = Math.round((Date.UTC(1995, 5, 17) - firstDay) / 864e5);
function remark(random, phrase, percent2) {
  const words2 = [random.letters(7), random.letters(5), random.letters(6)];
  return (random.integer(1, 100) <= percent2 ? [words2[0], ...phrase.split(" "), words2[1]] : words2).join(" ");
}
function priceOf(part2) {
  return 9e4 + part2 * 10 % 20001 + 100 * (part2 % 1e3);
}
function supplierOf(part2, place, suppliers) {
  return (part2 + place * Math.max(1, Math.floor(suppliers / 4))) % suppliers + 1;
}
var phoneOf = (random, nation2) => `${10 + nation2}-${random.integer(100, 999)}-${random.integer(1e3, 9999)}`;
function* lines(scale2, seed, emit) {
  const random = new RandomStream(seed, "analytic orders");
  for (let order = 1; order <= scale2.orders; order++) {
    const drawn = random.integer(1, scale2.customers);
    const customer = drawn % 3 === 0 ? Math.max(1, drawn - 1) : drawn;
    const ordered = random.integer(0, orderDays - 1);
    const count3 = random.integer(1, 7);
    let total = 0;
    let open2 = 0;
    for (let number4 = 1; number4 <= count3; number4++) {
      const part2 = random.integer(1, scale2.parts);
      const supplier = supplierOf(part2, random.integer(0, 3), scale2.suppliers);
      const quantity = random.integer(1, 50);
      const price = quantity * priceOf(part2);
      const [discount, tax] = [random.integer(0, 10), random.integer(0, 8)];
      const shipped = ordered + random.integer(1, 121);
      const committed = ordered + random.integer(30, 90);
      const received = shipped + random.integer(1, 30);
      const flag = received > today ? "N" : random.oneOf(["A", "R"]);
      const status2 = shipped > today ? "O" : "F";
      if (status2 === "O") open2++;
      total += Math.round(price * (100 - discount) * (100 + tax) / 1e4);
      const how = [random.oneOf(instructions), random.oneOf(shipModes), random.letters(12)];
      if (emit === "lineitem")
        yield [
          ...[order, number4, part2, supplier, quantity, price, discount, tax, flag, status2],
          ...[day(shipped), day(committed), day(received), ...how]
        ];
    }
    const status = open2 === 0 ? "F" : open2 === count3 ? "O" : "P";
    const rest = [random.oneOf(priorities), random.integer(1, 1e3), remark(random, "special requests", 5)];
    if (emit === "orders") yield [order, customer, status, total, day(ordered), ...rest];
  }
}
var range = (count3) => Array.from({ length: count3 }, (_, index) => index + 1);
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
    rows: () => regions.map((name3, index) => [index, name3])
  },
  nation: {
    columns: "n_nationkey INTEGER PRIMARY KEY, n_name TEXT NOT NULL, n_regionkey INTEGER NOT NULL",
    rows: () => nations.map(([name3, region], index) => [index, name3, region])
  },
  supplier: {
    columns: "s_suppkey INTEGER PRIMARY KEY, s_name TEXT NOT NULL, s_address TEXT NOT NULL, s_nationkey INTEGER NOT NULL, s_phone TEXT NOT NULL, s_acctbal INTEGER NOT NULL, s_comment TEXT NOT NULL",
    rows: ({ suppliers }, seed) => {
      const random = new RandomStream(seed, "analytic supplier");
      return range(suppliers).map((key2) => {
        const nation2 = random.integer(0, nations.length - 1);
        const name3 = `Supplier#${String(key2).padStart(9, "0")}`;
        const own2 = [phoneOf(random, nation2), random.integer(-99999, 999999)];
        return [key2, name3, random.letters(20), nation2, ...own2, remark(random, "Customer Complaints", 3)];
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
        const name3 = `Customer#${String(key2).padStart(9, "0")}`;
        const own2 = [phoneOf(random, nation2), random.integer(-99999, 999999), random.oneOf(segments)];
        return [key2, name3, random.letters(20), nation2, ...own2, random.letters(30)];
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
        const name3 = `${random.oneOf(colors)} ${random.oneOf(colors)} ${random.letters(6)}`;
        const type = [random.oneOf(grades), random.oneOf(finishes), random.oneOf(metals)].join(" ");
        const container = `${random.oneOf(containerSizes)} ${random.oneOf(containers)}`;
        const brand2 = `Brand#${maker}${random.integer(1, 5)}`;
        const size = random.integer(1, 50);
        return [key2, name3, `Manufacturer#${maker}`, brand2, type, size, container, priceOf(key2)];
      });
    }
  },
  partsupp: {
    columns: "ps_partkey INTEGER NOT NULL, ps_suppkey INTEGER NOT NULL, ps_availqty INTEGER NOT NULL, ps_supplycost INTEGER NOT NULL, PRIMARY KEY (ps_partkey, ps_suppkey)",
    rows: ({ parts, suppliers }, seed) => {
      const random = new RandomStream(seed, "analytic partsupp");
      return range(parts).flatMap(
        (part2) => [0, 1, 2, 3].map((place) => {
          const supplier = supplierOf(part2, place, suppliers);
          return [part2, supplier, random.integer(1, 9999), random.integer(100, 1e5)];
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
function* preparation({ rows, seed }, names2 = tableNames) {
  const scale2 = scaleOf(rows);
  yield "BEGIN;";
  for (const name3 of tableNames.filter((one) => names2.includes(one))) {
    const { columns: definition3, rows: rowsOf6, indexes: indexes3 = [] } = tables[name3];
    yield `CREATE TABLE ${name3}(${definition3});`;
    yield* multiRowInserts(name3, rowsOf6(scale2, seed));
    for (const columns3 of indexes3)
      yield `CREATE INDEX ${name3}_${columns3.replace(", ", "_")} ON ${name3}(${columns3});`;
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
      const date4 = `1995-03-${two(random.integer(1, 28))}`;
      return sql`SELECT o_orderkey, sum(${revenue}) AS value, o_orderdate FROM customer JOIN orders ON o_custkey = c_custkey JOIN lineitem ON l_orderkey = o_orderkey WHERE c_mktsegment = ${random.oneOf(segments)} AND o_orderdate < ${date4} AND l_shipdate > ${date4} GROUP BY o_orderkey, o_orderdate ORDER BY value DESC, o_orderdate, o_orderkey LIMIT 10;`;
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
      const [name3, region] = random.oneOf(nations);
      return sql`SELECT substr(o_orderdate, 1, 4) AS year, 1.0 * sum(CASE WHEN m.n_name = ${name3} THEN ${revenue} ELSE 0 END) / sum(${revenue}) FROM part JOIN lineitem ON l_partkey = p_partkey JOIN supplier ON s_suppkey = l_suppkey JOIN orders ON o_orderkey = l_orderkey JOIN customer ON c_custkey = o_custkey JOIN nation n ON n.n_nationkey = c_nationkey JOIN region ON r_regionkey = n.n_regionkey JOIN nation m ON m.n_nationkey = s_nationkey WHERE r_name = ${regions[region]} AND o_orderdate BETWEEN '1995-01-01' AND '1996-12-31' AND p_type LIKE ${`%PLATED ${random.oneOf(metals)}`} GROUP BY year ORDER BY year;`;
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
      const name3 = nation(random);
      return sql`SELECT ps_partkey, sum(ps_supplycost * ps_availqty) AS value FROM partsupp JOIN supplier ON s_suppkey = ps_suppkey JOIN nation ON n_nationkey = s_nationkey WHERE n_name = ${name3} GROUP BY ps_partkey HAVING value * 100 > (SELECT sum(ps_supplycost * ps_availqty) FROM partsupp JOIN supplier ON s_suppkey = ps_suppkey JOIN nation ON n_nationkey = s_nationkey WHERE n_name = ${name3}) ORDER BY value DESC, ps_partkey;`;
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
var workloads = queries.map(({ name: name3, description, times, statement }) => {
  return {
    name: name3,
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
  preparation: (_variant, size, names2) => preparation(size, names2)
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
function table(name3) {
  return tables2[name3];
}
function createTable(name3, key2, columns3) {
  const parts = [...key2.definitions, ...columns3, ...key2.constraints];
  return `CREATE TABLE ${name3}(${parts.join(", ")})${key2.options};`;
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
  const columns3 = ["sbtest1", "sbtest2"].flatMap((name3) => key2.columns.map((column) => `${name3}.${column}`));
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
  const own2 = tables3.length === 0 ? [bulkTable] : [];
  const rows = [...prepared, ...own2].map((name3) => `SELECT * FROM ${name3};`);
  const indexes3 = tables3.flatMap((name3) => {
    const { indexed } = table(name3);
    return indexed === void 0 ? [] : [`SELECT ${indexed} FROM ${name3} INDEXED BY ${name3}_${indexed};`];
  });
  return [...rows, ...indexes3];
}
function warmStatements({ kind, tables: tables3 }) {
  const used = tables3.length === 0 ? ["sbtest1"] : tables3;
  return kind === "reads" ? used.flatMap((name3) => [readRows(name3), ...readIndex(name3)]) : [...used.flatMap(readIndex), "BEGIN;", ...used.flatMap(changeAndRestore), "COMMIT;", checkpoint];
}
function readRows(name3) {
  return `SELECT count(*) FROM ${name3} WHERE ${lastColumn(name3)} = '';`;
}
function readIndex(name3) {
  const { indexed } = table(name3);
  return indexed === void 0 ? [] : [`SELECT count(*) FROM ${name3} WHERE ${indexed} > 0;`];
}
function changeAndRestore(name3) {
  const column = lastColumn(name3);
  const integers = name3 === "sbtest_types" ? "ival" : "k";
  return ["upper", "lower"].map(
    (change2) => `UPDATE ${name3} SET ${column} = ${change2}(${column}) WHERE ${integers} % 30 = 0;`
  );
}
function lastColumn(name3) {
  const [column] = table(name3).columns.at(-1)?.split(" ") ?? [];
  if (column === void 0) throw new Error(`table ${name3} has no column beside its key`);
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
var reads = inReportOrder.map(({ count: count3, tables: tables3 = ["sbtest1"], ...read }) => ({
  ...read,
  tables: tables3,
  kind: "reads",
  storages,
  opening: [],
  times: () => count3,
  closing: []
}));

// src/suite/oltp/preparation.ts
var rowsPerInsert2 = 50;
function* preparation2(variantKey, size, names2 = tableNames2) {
  yield "BEGIN;";
  for (const name3 of names2) {
    const { key: key2 = variantKey, columns: columns3 } = table(name3);
    yield createTable(name3, key2, columns3);
    yield* load(name3, key2, size);
  }
  yield "COMMIT;";
  for (const name3 of names2) {
    const { indexed } = table(name3);
    if (indexed !== void 0) yield `CREATE INDEX ${name3}_${indexed} ON ${name3}(${indexed});`;
  }
  yield checkpoint;
}
function* load(name3, key2, { rows, seed }) {
  const { values, rows: rowsOf6 } = table(name3);
  const random = new RandomStream(seed, `table ${name3}`);
  const last2 = rowsOf6(rows);
  for (let first2 = 1; first2 <= last2; first2 += rowsPerInsert2) {
    const count3 = Math.min(rowsPerInsert2, last2 - first2 + 1);
    let text4 = `INSERT INTO ${name3} VALUES (`;
    for (let id = first2; id < first2 + count3; id++) {
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
function opening(name3, count3) {
  return {
    name: name3,
    kind: "reads",
    storages: ["file"],
    description: count3 === 0 ? "a connection opened, and its first statement, which reads no table" : `a connection opened, and ${count3 === 1 ? "one row by key" : `${count3} rows by key, one after the other`}`,
    source,
    tables: ["sbtest1"],
    times: () => Math.max(1, count3),
    opens: "connection",
    *statements({ rows, random }) {
      if (count3 === 0) yield sql`SELECT ${fixed("1")};`;
      for (let index = 0; index < count3; index++)
        yield* pointSelect({ key: keyShapes.int, rows, random }, index);
    },
    warm: [],
    state: []
  };
}
var openings2 = [
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
  workloads: [...openings2, ...firstReads],
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
function* rowValues(count3, random) {
  for (let id = 1; id <= count3; id++) {
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
var workloads3 = [...reads, ...writes].filter(({ name: name3, tables: tables3 }) => !leftOut.includes(name3) && tables3.every((one) => one === table2)).map(workloadOf);
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
var settle2 = { sqlite: [checkpoint], mysql: [] };

// src/suite/types/columns.ts
var indexedLimit = 2 ** 50;
function integer2(bits) {
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
function date3(random) {
  return `${random.integer(1970, 2037)}-${two2(random.integer(1, 12))}-${two2(random.integer(1, 28))}`;
}
function time3(random) {
  return [random.integer(0, 23), random.integer(0, 59), random.integer(0, 59)].map(two2).join(":");
}
var dateTime = (random) => `${date3(random)} ${time3(random)}`;
var members2 = ["a", "b", "c", "d"];
function someOf(random) {
  const chosen = random.integer(0, 2 ** members2.length - 1);
  return members2.filter((_, index) => (chosen >> index) % 2 === 1).join(",");
}
var columns = [
  { name: "id", type: "INTEGER PRIMARY KEY", value: (_, id) => id },
  { name: "tinyint_col", type: "TINYINT", value: integer2(7) },
  { name: "smallint_col", type: "SMALLINT", value: integer2(15) },
  { name: "mediumint_col", type: "MEDIUMINT", isOptional: true, value: integer2(23) },
  { name: "int_col", type: "INT", value: integer2(31) },
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
  { name: "date_col", type: "DATE", value: date3 },
  { name: "time_col", type: "TIME", value: time3 },
  { name: "datetime_col", type: "DATETIME", isOptional: true, value: dateTime },
  { name: "timestamp_col", type: "TIMESTAMP", value: dateTime },
  { name: "year_col", type: "YEAR", value: (random) => random.integer(1970, 2037) }
];
function hexadecimal2(random, bytes3) {
  return Array.from({ length: bytes3 }, () => random.integer(0, 255).toString(16).padStart(2, "0")).join("");
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
function columnNamed(name3) {
  const found = columns.find((column) => column.name === name3);
  if (found === void 0) throw new Error(`the table of all types has no column ${name3}`);
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
function createSysbenchTable(name3) {
  const columns3 = [
    "id INT NOT NULL AUTO_INCREMENT",
    "k INT NOT NULL DEFAULT 0",
    "c CHAR(60) NOT NULL DEFAULT ''",
    "pad CHAR(30) NOT NULL DEFAULT ''",
    "PRIMARY KEY (id)"
  ];
  return `CREATE TABLE ${name3}(${columns3.join(", ")})${tableOptions.mysql};`;
}
function typesRows(rows) {
  return Math.ceil(rows / 10);
}
function createTypes() {
  const definitions3 = columns2.map(
    ({ name: name3, type, isOptional = false }) => isOptional || type.includes("NOT NULL") ? `${name3} ${type}` : `${name3} ${type} NOT NULL`
  );
  return `CREATE TABLE types(${definitions3.join(", ")})${tableOptions.mysql};`;
}
var typesRead = columns2.map(({ name: name3, read = name3 }) => read).join(", ");
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
function* preparation5(variant, size, names2 = tableNames3) {
  const own2 = tableNames3.filter((name3) => names2.includes(name3));
  for (const name3 of own2) yield name3 === "types" ? createTypes() : createSysbenchTable(name3);
  yield "BEGIN;";
  for (const name3 of own2)
    yield* name3 === "types" ? loadTypes(variant, size) : load(name3, keyShapes.int, size);
  yield "COMMIT;";
  for (const name3 of own2)
    yield `CREATE INDEX ${name3}_${indexedColumns[name3]} ON ${name3}(${indexedColumns[name3]});`;
}

// src/suite/server/fresh-state.ts
var restorable = {
  sbtest1: { text: "pad", integer: "k" },
  sbtest2: { text: "pad", integer: "k" },
  types: { text: "tinytext_col", integer: "id" }
};
function warmStatements2(kind, tables3) {
  const used = tables3.length === 0 ? ["sbtest1"] : tables3;
  const reads5 = used.flatMap((name3) => [
    `SELECT COUNT(*) FROM ${name3} WHERE ${restorable[name3].text} = '';`,
    `SELECT COUNT(*) FROM ${name3} WHERE ${indexedColumns[name3]} > 0;`
  ]);
  return kind === "reads" ? reads5 : [...reads5, "BEGIN;", ...used.flatMap(changeAndRestore2), "COMMIT;"];
}
function changeAndRestore2(name3) {
  const { text: text4, integer: integer4 } = restorable[name3];
  return ["UPPER", "LOWER"].map(
    (change2) => `UPDATE ${name3} SET ${text4} = ${change2}(${text4}) WHERE ${integer4} % 30 = 0;`
  );
}
function stateStatements2(tables3) {
  const own2 = tables3.length === 0 ? [bulkTable2] : [];
  const rows = [...tableNames3, ...own2].map(
    (name3) => `SELECT ${name3 === "types" ? typesRead : "id, k, c, pad"} FROM ${name3};`
  );
  const indexes3 = tables3.map((name3) => {
    const column = indexedColumns[name3];
    return `SELECT ${column} FROM ${name3} FORCE INDEX (${name3}_${column}) WHERE ${column} >= 0;`;
  });
  return [...rows, ...indexes3];
}

// src/suite/server/own-keys.ts
function ownKeys(rows, connection) {
  const shape = keyShapes.int;
  if (connection === void 0) return shape;
  const { number: number4, count: count3 } = connection;
  const first2 = Math.floor((number4 - 1) * rows / count3) + 1;
  const last2 = Math.floor(number4 * rows / count3);
  const own2 = (id) => id > rows ? id : first2 + (id - 1) % (last2 - first2 + 1);
  return {
    ...shape,
    values: (id) => shape.values(own2(id)),
    equals: (id) => shape.equals(own2(id)),
    between: ([from, to], table4) => {
      const start2 = own2(from);
      return shape.between([start2, Math.min(start2 + to - from, last2)], table4);
    },
    among: (ids) => shape.among(ids.map(own2))
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
  const values = Array.from({ length: Math.min(rowsPerInsert2, rows - first2 + 1) }, (_, row2) => {
    return sql`(${first2 + row2}, ${sysbenchValues(random, rows)})`;
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
    const { number: number4, count: count3 } = connection ?? { number: 1, count: 1 };
    for (let index = number4 - 1; index < repetitions2; index += count3)
      for (const step of steps) yield* step(source4, index);
  };
}
function workloadOf2(shape) {
  const { kind, tables: tables3 = ["sbtest1"], times, opening: _opening, steps: _steps, ...named2 } = shape;
  const timesOf3 = typeof times === "number" ? () => times : times;
  return {
    variants: once,
    ...named2,
    kind,
    storages: ["file"],
    tables: tables3,
    times: timesOf3,
    statements: repeatedStatements(shape, timesOf3),
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
function shapeNamed(name3) {
  const shape = shapes.find((one) => one.name === name3);
  if (shape === void 0) throw new Error(`the suite server has no workload ${name3}`);
  return shape;
}
var workloads4 = shapes.map(workloadOf2);

// src/suite/sequence/step.ts
function assignedRows(count3, rows, random) {
  return Array.from({ length: Math.ceil(count3 / rowsPerInsert2) }, (_, index) => {
    const length = Math.min(rowsPerInsert2, count3 - index * rowsPerInsert2);
    const values = Array.from({ length }, () => `(${textOf(sysbenchValues(random, rows))})`);
    return `INSERT INTO sbtest1(k, c, pad) VALUES ${values.join(", ")};`;
  });
}
function workloadStep({ name: name3, kind, description }, repeated, variant, part2) {
  return {
    name: name3,
    description,
    kind,
    purpose: "workload",
    changesRows: kind === "writes",
    mayBeRefused: false,
    statements: ({ rows, times, seed }) => {
      const random = new RandomStream(seed, `sequence ${name3}`);
      return Array.from(repeated(Math.ceil(times * part2))({ variant, rows, seed, random }), textOf);
    }
  };
}
function change(name3, description, statements, parts = {}) {
  const usual = { kind: "writes", purpose: "other", changesRows: true, mayBeRefused: false };
  return { name: name3, description, ...usual, statements, ...parts };
}
var createIndex = "CREATE INDEX sbtest1_k ON sbtest1(k);";
function recreate(name3, description, { query, create }, fill) {
  const statements = (size) => [
    "DROP TABLE sbtest1;",
    query,
    create,
    "BEGIN;",
    ...fill(size, new RandomStream(size.seed, `sequence ${name3}`)),
    "COMMIT;",
    createIndex
  ];
  return change(name3, description, statements, { purpose: "recreate" });
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
function workload(name3, part2) {
  const shape = shapeNamed(name3);
  return workloadStep(shape, (times) => repeatedStatements(shape, () => times), "server", part2);
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
function workload2(name3, part2) {
  const shape = [...reads, ...writes].find((one) => one.name === name3);
  if (shape === void 0) throw new Error(`the oltp suite has no workload ${name3}`);
  return workloadStep(
    shape,
    (times) => workloadOfShape({ ...shape, times: () => times }).statements,
    "int",
    part2
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
function findStep(name3) {
  return byName.sqlite.get(name3) ?? byName.mysql.get(name3);
}
function stepNamed(name3, dialect) {
  const step = byName[dialect].get(name3);
  if (step === void 0) throw new Error(`no step of a sequence is called "${name3}"`);
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
  const share = (part2, least) => Math.max(least, Math.ceil(rows / part2));
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
function* rowsOf2(count3, row2) {
  for (let id = 1; id <= count3; id++) yield row2(id);
}
var two3 = (value) => String(value).padStart(2, "0");
function dayOf(random) {
  return `${random.integer(2015, 2024)}-${two3(random.integer(1, 12))}-${two3(random.integer(1, 28))}`;
}
function optional2(random, value) {
  return random.integer(1, 10) === 1 ? fixed("NULL") : value;
}
function* orders(size, random) {
  const { customers: customers2, suppliers, products, orders: count3, lines: lines2, regions: regions2 } = sizesOf(size.rows);
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
    rowsOf2(count3, (id) => [id, ...orderValues(random, customers2)])
  );
  yield "CREATE TABLE lines(id INTEGER PRIMARY KEY, order_id INTEGER NOT NULL, product_id INTEGER NOT NULL, quantity INTEGER NOT NULL);";
  yield* multiRowInserts(
    "lines",
    rowsOf2(lines2, (id) => [id, random.integer(1, count3), random.integer(1, products), random.integer(1, 20)])
  );
  yield "CREATE TABLE archive(id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL, day TEXT NOT NULL, status INTEGER NOT NULL, total INTEGER NOT NULL, note TEXT);";
}
function orderValues(random, customers2) {
  return [
    random.integer(1, customers2),
    dayOf(random),
    random.integer(1, 8),
    random.integer(100, 1e6),
    optional2(random, random.letters(30))
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
  const { customers: customers2, orders: count3 } = sizesOf(rows);
  yield "CREATE TABLE parents(id INTEGER PRIMARY KEY, name TEXT NOT NULL, children INTEGER NOT NULL);";
  yield* multiRowInserts(
    "parents",
    rowsOf2(customers2, (id) => [id, random.letters(12), 0])
  );
  yield "CREATE TABLE children(id INTEGER PRIMARY KEY, parent_id INTEGER NOT NULL REFERENCES parents(id) ON DELETE CASCADE, name TEXT NOT NULL);";
  yield* multiRowInserts(
    "children",
    rowsOf2(count3, (id) => [id, random.integer(1, customers2), random.letters(12)])
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
function wordOf(number4) {
  return `w${[...String(number4)].map((digit) => "abcdefghij"[Number(digit)]).join("")}`;
}
function drawWord(random) {
  return wordOf(Math.min(random.integer(0, 1999), random.integer(0, 1999)));
}
function pageValues(random) {
  const words2 = (count3) => Array.from({ length: count3 }, () => drawWord(random)).join(" ");
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
function* preparation6(size, names2 = databaseNames) {
  for (const name3 of databaseNames.filter((one) => names2.includes(one))) {
    const { make, indexes: indexes3 } = databases[name3];
    yield "BEGIN;";
    yield* make(size, new RandomStream(size.seed, `shapes ${name3}`));
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
  for (let number4 = 1; number4 <= shape.times; number4++) yield* shape.statements({ ...asked, sizes, number: number4 });
}
function common({ name: name3, description, variants: variants3 = ["shapes"], database, times, needs = [] }) {
  return {
    name: name3,
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
  const { opens, database } = shape;
  const { state: state2 } = databases[database];
  return {
    ...common(shape),
    kind: "reads",
    storages: [opens === void 0 ? "memory" : "file"],
    statements: (asked) => repetitions(shape, asked),
    warm: opens === void 0 ? state2 : [],
    ...opens === void 0 ? {} : { opens },
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
    statements: ({ random, sizes, number: number4 }) => {
      const first2 = sizes.orders + 50 * (number4 - 1);
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
    statements: ({ sizes, number: number4 }) => {
      const tenth = Math.floor(sizes.orders / 10);
      return [
        sql`INSERT INTO archive SELECT * FROM orders WHERE id > ${(number4 - 1) * tenth} AND id <= ${number4 * tenth};`
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
    statements: ({ random, sizes, number: number4 }) => [
      sql`INSERT INTO orders VALUES (${[sizes.orders + number4, ...orderValues(random, sizes.customers)]}) RETURNING id, total;`
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
    statements: ({ sizes, number: number4 }) => {
      const part2 = Math.floor(sizes.orders / 40);
      return [
        sql`DELETE FROM orders WHERE id > ${2 * (number4 - 1) * part2} AND id <= ${(2 * number4 - 1) * part2};`
      ];
    }
  }),
  writes3({
    name: "delete_predicate",
    database: "orders",
    times: 4,
    description: "the orders of a status deleted, for which all are read",
    statements: ({ number: number4 }) => [sql`DELETE FROM orders WHERE status = ${2 * number4};`]
  }),
  writes3({
    name: "delete_returning",
    database: "orders",
    times: 20,
    needs: ["returning"],
    description: "some orders deleted, which the statement returns",
    statements: ({ sizes, number: number4 }) => {
      const part2 = Math.floor(sizes.orders / 40);
      return [
        sql`DELETE FROM orders WHERE id > ${2 * (number4 - 1) * part2} AND id <= ${(2 * number4 - 1) * part2} RETURNING id, total;`
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
    statements: ({ sizes, number: number4 }) => {
      const tenth = Math.floor(sizes.orders / 10);
      return [
        sql`INSERT INTO other.copies SELECT id, customer_id, total FROM main.orders WHERE id > ${(number4 - 1) * tenth} AND id <= ${number4 * tenth};`,
        sql`SELECT count(*), sum(o.total + c.total) FROM main.orders o JOIN other.copies c ON c.id = o.id;`,
        sql`UPDATE main.orders SET total = total + 1 WHERE id IN (SELECT id FROM other.copies WHERE id % 20 = ${number4});`
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
    statements: ({ random, sizes, number: number4 }) => [
      sql`INSERT INTO children VALUES (${[sizes.orders + number4, random.integer(1, sizes.customers), random.letters(12)]});`
    ]
  }),
  writes3({
    name: "foreign_key_cascade",
    onFile: true,
    database: "family",
    times: 10,
    description: "parents deleted, and with each its children",
    before: [foreignKeys],
    statements: ({ sizes, number: number4 }) => {
      const part2 = Math.floor(sizes.customers / 20);
      return [sql`DELETE FROM parents WHERE id > ${(number4 - 1) * part2} AND id <= ${number4 * part2};`];
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
    statements: ({ random, sizes, number: number4 }) => [
      sql`INSERT INTO tasks VALUES (${[sizes.orders + number4, ...taskValues(random)]});`
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
    statements: ({ random, sizes, number: number4 }) => [
      sql`INSERT INTO wide VALUES (${[sizes.wideRows + number4, ...wideValues(random)]});`
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
    statements: ({ random, sizes, number: number4 }) => [
      sql`INSERT INTO texts VALUES (${sizes.texts + number4}, ${longText(random)});`
    ]
  })
];
var extensions = ["shapes_extensions"];
var extended2 = [
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
    statements: ({ random, sizes, number: number4 }) => [
      sql`INSERT INTO documents VALUES (${sizes.documents + number4}, json(${documentOf(random)}));`
    ]
  }),
  writes3({
    name: "fts5_insert",
    onFile: true,
    variants: extensions,
    database: "fts5",
    times: 2e3,
    description: "a page, into the index of full-text search",
    statements: ({ random, sizes, number: number4 }) => [
      sql`INSERT INTO pages(rowid, title, body) VALUES (${[sizes.documents + number4, ...pageValues(random)]});`
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
    statements: ({ random, sizes, number: number4 }) => [
      sql`INSERT INTO boxes VALUES (${[sizes.documents + number4, ...boxOf(random)]});`
    ]
  }),
  writes3({
    name: "rtree_delete",
    variants: extensions,
    database: "rtree",
    times: 50,
    description: "a box deleted from an R-Tree",
    statements: ({ number: number4 }) => [sql`DELETE FROM boxes WHERE id = ${number4};`]
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
  ...extended2,
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
var recursive2 = [
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
var extended3 = [
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
  ...recursive2,
  ...indexes,
  ...rowsOfSize2,
  ...extended3
];

// src/suite/shapes/schema-work.ts
var variants2 = ["shapes_schema"];
function note(number4, name3) {
  return sql`INSERT INTO migrations VALUES (${number4}, ${name3});`;
}
function someTable({ random, rows }) {
  return `t${random.integer(1, tableCount(rows))}`;
}
var tableOf = (number4) => fixed(`t${number4}`);
var mostTables = 50;
var definitions = [
  writes3({
    name: "create_tables",
    onFile: true,
    variants: variants2,
    database: "many_tables",
    times: mostTables,
    description: "a table and its index created beside 1,000 others",
    statements: ({ number: number4, random }) => [
      sql`CREATE TABLE ${fixed(`n${number4}`)}(id INTEGER PRIMARY KEY, k INTEGER NOT NULL, name TEXT NOT NULL);`,
      sql`CREATE INDEX ${fixed(`n${number4}_k`)} ON ${fixed(`n${number4}`)}(k);`,
      sql`INSERT INTO ${fixed(`n${number4}`)} VALUES (1, ${[random.integer(1, 1e3), random.letters(8)]});`
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
    statements: ({ number: number4 }) => [sql`DROP TABLE ${tableOf(number4)};`, note(number4, "drop")],
    leaves: ["SELECT name FROM sqlite_master;"]
  }),
  writes3({
    name: "add_column",
    variants: variants2,
    database: "many_tables",
    times: 3,
    needs: ["alter-table"],
    description: "a column added to one of 1,000 tables, and used",
    statements: ({ number: number4, random }) => [
      sql`ALTER TABLE ${tableOf(number4)} ADD COLUMN extra INTEGER NOT NULL DEFAULT 7;`,
      sql`UPDATE ${tableOf(number4)} SET extra = ${random.integer(1, 1e3)} WHERE id = 2;`
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
    statements: ({ number: number4 }) => [
      sql`ALTER TABLE ${tableOf(number4)} RENAME COLUMN name TO title;`,
      sql`ALTER TABLE ${tableOf(number4)} DROP COLUMN note;`,
      note(number4, "rename")
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
    statements: ({ number: number4 }) => [
      sql`CREATE VIEW recent AS SELECT id, k FROM ${tableOf(number4)} WHERE id > 1;`,
      sql`SELECT id, k FROM recent;`,
      sql`DROP VIEW recent;`,
      note(number4, "view")
    ]
  })
];
var schemas = [
  reads3({
    name: "open_1000_tables",
    variants: variants2,
    database: "many_tables",
    times: 1,
    opens: "connection",
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
    statements: ({ number: number4 }) => [
      sql`SELECT c.name, o.day, p.name, r.name, sum(l.quantity * p.price) FROM customers c JOIN orders o ON o.customer_id = c.id JOIN lines l ON l.order_id = o.id JOIN products p ON p.id = l.product_id JOIN suppliers s ON s.id = p.supplier_id JOIN regions r ON r.id = s.region_id WHERE c.balance > ${number4} AND o.status IN (1, 2, 3) AND p.price BETWEEN ${number4} AND ${number4 + 5e3} GROUP BY c.id, p.id, r.id HAVING count(*) > 1 LIMIT 0;`
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
    statements: ({ number: number4 }) => [
      sql`UPDATE orders SET status = ${10 + number4} WHERE status = ${number4};`,
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
  preparation: (_variant, size, names2) => preparation6(size, names2)
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
var integer3 = (name3) => ({ name: name3, holds: "integer" });
var amount2 = (name3) => ({ name: name3, holds: "amount" });
var time4 = (name3) => ({ name: name3, holds: "time" });
var text2 = (name3, length) => ({ name: name3, holds: "text", length });
var key = (name3) => ({ ...integer3(name3), isKey: true });
var optional3 = (column) => ({ ...column, isOptional: true });
var types = {
  sqlite: { integer: "INTEGER", amount: "INTEGER", time: "TEXT", text: "TEXT" },
  mysql: { integer: "INT", amount: "BIGINT", time: "DATETIME", text: "VARCHAR" }
};
function definition({ name: name3, holds, length, isOptional = false, isKey = false }, dialect) {
  const type = types[dialect][holds];
  const sized = dialect === "mysql" && length !== void 0 ? `${type}(${length})` : type;
  const isRequired = !isOptional && !(isKey && dialect === "sqlite");
  return `${name3} ${sized}${isRequired ? " NOT NULL" : ""}${isKey ? " PRIMARY KEY" : ""}`;
}
var addressLengths = { street_1: 20, street_2: 20, city: 20, state: 2, zip: 9 };
var address = (prefix2) => Object.entries(addressLengths).map(([name3, length]) => text2(`${prefix2}_${name3}`, length));
var definitions2 = {
  item: [key("i_id"), integer3("i_im_id"), text2("i_name", 24), integer3("i_price"), text2("i_data", 50)],
  warehouse: [key("w_id"), text2("w_name", 10), ...address("w"), integer3("w_tax"), amount2("w_ytd")],
  stock: [
    integer3("s_i_id"),
    integer3("s_w_id"),
    integer3("s_quantity"),
    ...Array.from({ length: 10 }, (_, index) => text2(distributionColumn(index + 1), 24)),
    amount2("s_ytd"),
    integer3("s_order_cnt"),
    integer3("s_remote_cnt"),
    text2("s_data", 50),
    "PRIMARY KEY (s_w_id, s_i_id)"
  ],
  district: [
    integer3("d_id"),
    integer3("d_w_id"),
    text2("d_name", 10),
    ...address("d"),
    integer3("d_tax"),
    amount2("d_ytd"),
    integer3("d_next_o_id"),
    "PRIMARY KEY (d_w_id, d_id)"
  ],
  customer: [
    integer3("c_id"),
    integer3("c_d_id"),
    integer3("c_w_id"),
    text2("c_first", 16),
    text2("c_middle", 2),
    text2("c_last", 16),
    ...address("c"),
    text2("c_phone", 16),
    time4("c_since"),
    text2("c_credit", 2),
    integer3("c_credit_lim"),
    integer3("c_discount"),
    amount2("c_balance"),
    amount2("c_ytd_payment"),
    integer3("c_payment_cnt"),
    integer3("c_delivery_cnt"),
    text2("c_data", 500),
    "PRIMARY KEY (c_w_id, c_d_id, c_id)"
  ],
  history: [
    integer3("h_c_id"),
    integer3("h_c_d_id"),
    integer3("h_c_w_id"),
    integer3("h_d_id"),
    integer3("h_w_id"),
    time4("h_date"),
    integer3("h_amount"),
    text2("h_data", 24)
  ],
  orders: [
    integer3("o_id"),
    integer3("o_d_id"),
    integer3("o_w_id"),
    integer3("o_c_id"),
    time4("o_entry_d"),
    optional3(integer3("o_carrier_id")),
    integer3("o_ol_cnt"),
    integer3("o_all_local"),
    "PRIMARY KEY (o_w_id, o_d_id, o_id)"
  ],
  new_order: [
    integer3("no_o_id"),
    integer3("no_d_id"),
    integer3("no_w_id"),
    "PRIMARY KEY (no_w_id, no_d_id, no_o_id)"
  ],
  order_line: [
    integer3("ol_o_id"),
    integer3("ol_d_id"),
    integer3("ol_w_id"),
    integer3("ol_number"),
    integer3("ol_i_id"),
    integer3("ol_supply_w_id"),
    optional3(time4("ol_delivery_d")),
    integer3("ol_quantity"),
    integer3("ol_amount"),
    text2("ol_dist_info", 24),
    "PRIMARY KEY (ol_w_id, ol_d_id, ol_o_id, ol_number)"
  ]
};
var indexes2 = [
  { table: "customer", name: "customer_name", columns: "c_w_id, c_d_id, c_last, c_first" },
  { table: "orders", name: "orders_customer", columns: "o_w_id, o_d_id, o_c_id, o_id" }
];
function createTable2(name3, dialect) {
  const parts = definitions2[name3].map(
    (part2) => typeof part2 === "string" ? part2 : definition(part2, dialect)
  );
  return `CREATE TABLE ${name3}(${parts.join(", ")})${tableOptions[dialect]};`;
}
function createIndex2({ table: table4, name: name3, columns: columns3 }) {
  return `CREATE INDEX ${name3} ON ${table4}(${columns3});`;
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
    ...settle2[dialect]
  ];
}
function state(dialect) {
  return [
    ...tableNames4.map((name3) => `SELECT * FROM ${name3};`),
    ...indexes2.map(
      ({ table: table4, name: name3, columns: columns3 }) => `SELECT ${columns3} FROM ${table4} ${throughIndex(name3, dialect)};`
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
function lastName(number4) {
  const digits2 = String(number4).padStart(3, "0");
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
function digits(random, count3) {
  return Array.from({ length: count3 }, () => random.integer(0, 9)).join("");
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
    const name3 = text3(random, 6, 10);
    const tax = random.integer(0, 2e3);
    yield [warehouse, name3, ...address2(random), tax, districtCount * districtPayments];
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
    const name3 = text3(random, 6, 10);
    const tax = random.integer(0, 2e3);
    yield [district, warehouse, name3, ...address2(random), tax, districtPayments, scale2.customers + 1];
  }
}
function customerOf(scale2, warehouse, district, id) {
  return drawIdentity(streamOf(scale2, "customer", warehouse, district, id), scale2, id);
}
function drawIdentity(random, { lastNames, offsets }, id) {
  const number4 = id <= lastNames ? id - 1 : nonUniform(random, offsets, "loaded last name", 0, lastNames - 1);
  const first2 = text3(random, 8, 16);
  return { last: lastName(number4), first: first2, credit: random.integer(1, 10) === 1 ? "BC" : "GC" };
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
  return lines2.reduce((sum3, { amount: amount3 }) => sum3 + amount3, 0);
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
function chooseWarehouse({ random, warehouses: warehouses2 }, home, percent2) {
  if (warehouses2.length === 1 || random.integer(1, 100) > percent2) return home;
  const others = warehouses2.filter((warehouse) => warehouse !== home);
  return others[random.integer(1, others.length) - 1];
}
function newOrder(source4, isRolledBack) {
  const { scale: scale2, random, time: time5 } = source4;
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
    sql`INSERT INTO orders VALUES (${[id, district, warehouse, customer, time5]}, NULL, ${[lines2.length, isLocal]});`,
    sql`INSERT INTO new_order VALUES (${[id, district, warehouse]});`
  ];
  const found = isRolledBack ? lines2.slice(0, -1) : lines2;
  for (const [index, line] of found.entries())
    statements.push(...orderLine(scale2, line, [id, district, warehouse, index + 1]));
  if (isRolledBack) return [...statements, selectItem(scale2.items + 1), rollback2];
  const total = lines2.reduce((sum3, { item, quantity }) => sum3 + quantity * priceOf2(scale2, item), 0);
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
  const { scale: scale2, random, time: time5, dialect } = source4;
  const [warehouse, district] = chooseDistrict(source4);
  const customerWarehouse = chooseWarehouse(source4, warehouse, 15);
  const customerDistrict = customerWarehouse === warehouse ? district : random.integer(1, districtCount);
  const customer = chooseCustomer(source4, customerWarehouse, customerDistrict);
  const amount3 = random.integer(100, 5e5);
  const { credit } = customerOf(scale2, customerWarehouse, customerDistrict, customer.id);
  const key2 = sql`c_w_id = ${customerWarehouse} AND c_d_id = ${customerDistrict} AND c_id = ${customer.id}`;
  const paid = sql`c_balance = c_balance - ${amount3}, c_ytd_payment = c_ytd_payment + ${amount3}, c_payment_cnt = c_payment_cnt + 1`;
  const payer = [customer.id, customerDistrict, customerWarehouse];
  const names2 = `${warehouseName(scale2, warehouse)}    ${districtName(scale2, warehouse, district)}`;
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
    sql`INSERT INTO history VALUES (${[...payer, district, warehouse, time5, amount3, names2]});`,
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
  const { random, time: time5 } = source4;
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
      sql`UPDATE order_line SET ol_delivery_d = ${time5} WHERE ${lines2};`,
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
function ownWarehouses(count3, connection) {
  const all = Array.from({ length: count3 }, (_, index) => index + 1);
  if (connection === void 0) return all;
  return all.filter((warehouse) => (warehouse - 1) % connection.count === connection.number - 1);
}
function* transactions2(source4, count3, dialect) {
  const { random, seed, connection } = source4;
  const scale2 = scaleOf2(source4);
  const warehouses2 = ownWarehouses(scale2.warehouses, connection);
  const cards = connection === void 0 ? random.shuffle(deck(count3)) : new RandomStream(seed, "tpcc deck of connections").shuffle(deck(count3)).filter((_, index) => index % connection.count === connection.number - 1);
  const districts2 = /* @__PURE__ */ new Map();
  const playedDistrict = (warehouse, district) => {
    const key2 = `${warehouse} ${district}`;
    const known = districts2.get(key2) ?? new PlayedDistrict(scale2, warehouse, district);
    districts2.set(key2, known);
    return known;
  };
  for (const [index, { name: name3, isRolledBack }] of cards.entries()) {
    const time5 = new Date(start + 1e3 * index).toISOString().slice(0, 19).replace("T", " ");
    const own2 = { scale: scale2, warehouses: warehouses2, random, time: time5, dialect, district: playedDistrict };
    yield { name: name3, statements: statementsOf(name3, own2, isRolledBack) };
  }
}
function deck(count3) {
  return transactionNames.flatMap((name3) => {
    const length = count3 * mix[name3] / 100;
    const undone = name3 === "new_order" ? Math.round(length * rolledBack / 100) : 0;
    return Array.from({ length }, (_, index) => ({ name: name3, isRolledBack: index < undone }));
  });
}
function statementsOf(name3, source4, isRolledBack) {
  switch (name3) {
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
function* preparation7(size, dialect, names2 = tableNames4) {
  const scale2 = scaleOf2(size);
  if (dialect === "mysql") for (const name3 of names2) yield createTable2(name3, dialect);
  yield "BEGIN;";
  for (const name3 of names2) {
    if (dialect === "sqlite") yield createTable2(name3, dialect);
    yield* multiRowInserts(name3, rowsOf3[name3](scale2));
  }
  yield "COMMIT;";
  for (const index of indexes2) if (names2.includes(index.table)) yield createIndex2(index);
  yield* settle2[dialect];
}

// src/suite/tpcc/suite.ts
function standardMix(count3, dialect, named2) {
  return {
    ...named2,
    kind: "writes",
    source: "TPC-C, standard specification, revision 5.11, clauses 2 and 5.2.3",
    tables: tableNames4,
    times: () => count3,
    *statements(source4) {
      for (const { statements } of transactions2(source4, count3, dialect)) yield* statements;
    },
    transactions: { names: transactionNames, of: (source4) => transactions2(source4, count3, dialect) },
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
    columnsOf(variant).map(({ name: name3 }) => name3).join(", ")
  );
}
function scanOf(name3, column, place) {
  return {
    name: name3,
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
var workloads6 = scans2.map(({ name: name3, description, times, statement }) => {
  function* statements(source4) {
    for (let index = 0; index < times; index++) yield statement(source4);
  }
  return {
    name: name3,
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
  const own2 = columnsOf(variant);
  const random = new RandomStream(seed, `table ${variant}`);
  const value = ({ value: draw, isOptional = false }, id) => {
    const drawn = draw(random, id);
    return isOptional && random.integer(1, rowsPerNull2) === 1 ? fixed("NULL") : drawn;
  };
  yield "BEGIN;";
  yield `CREATE TABLE types(${own2.map(definition2).join(", ")});`;
  for (let id = 1; id <= rowsOf4(rows); id++) {
    const values = own2.map((column) => value(column, id));
    yield `${appendText("INSERT INTO types VALUES (", values)});`;
  }
  yield "COMMIT;";
  yield "CREATE INDEX types_bigint_col ON types(bigint_col);";
  yield checkpoint;
}
function definition2({ name: name3, type, isOptional = false }) {
  return `${name3} ${type}${isOptional || type.includes("PRIMARY KEY") ? "" : " NOT NULL"}`;
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
  suiteNames.flatMap((name3) => {
    const { ceiling } = suites[name3];
    return ceiling === void 0 ? [] : [[name3, ceiling]];
  })
);

// src/model/sweep-step.ts
function stepName({ sweep, parameter, value }) {
  return sweptName(sweep, [{ name: parameter, value }]);
}
function sweptName(name3, parameters) {
  return [name3, ...parameters.map((one) => `${one.name}=${one.value}`)].join(".");
}
var name2 = "[a-z][a-z0-9_]*";
var number3 = "[1-9]\\d{0,9}";
var part = `\\.${name2}=(?:${name2}|${number3})`;
var numbered = new RegExp(`^(${name2}(?:${part})?)\\.(${name2})=(${number3})$`);
var swept = new RegExp(`^(${name2})(?:${part}){1,2}$`);
function stepOf(workload3) {
  const [, sweep, parameter, digits2] = numbered.exec(workload3) ?? [];
  if (sweep === void 0 || parameter === void 0) return void 0;
  return { sweep, parameter, value: Number(digits2) };
}
function sweepsIn(records) {
  const steps = records.flatMap((record2) => {
    const step = stepOf(record2.workload);
    return step === void 0 ? [] : [{ ...step, record: record2 }];
  });
  const groups = Map.groupBy(steps, ({ sweep, record: record2 }) => `${sectionPath(record2)}/${sweep}`);
  return [...groups.values()].map((own2) => own2.toSorted((a, b) => a.value - b.value));
}
function sweepOf(workload3) {
  return swept.exec(workload3)?.[1] ?? workload3;
}
function isNameOf(name3, workload3) {
  return workload3 !== void 0 && (name3 === workload3 || name3 === sweepOf(workload3));
}

// src/suite/workloads.ts
var workloadNames = workloadNamesOf(suites);
function workloadNamesOf(catalogue) {
  const names2 = Object.values(catalogue).flatMap(({ workloads: workloads7 }) => workloads7.map(({ name: name3 }) => name3));
  return [...new Set(names2.flatMap((name3) => [sweepOf(name3), name3]))];
}
function workloadOf3({ variant, workload: name3 }, catalogue = suites) {
  const suite = catalogue[suiteOf(variant)];
  const workload3 = findWorkload({ variant, workload: name3 }, catalogue);
  if (workload3 === void 0) {
    const known = suite.workloads.map((one) => one.name).join(", ");
    const choice = known === "" ? "it has none: name their files with own-workloads" : `choose from ${known}`;
    throw new InputError(`no workload of the suite ${suite.name} is called "${name3}": ${choice}`);
  }
  return workload3;
}
function findWorkload({ variant, workload: workload3 }, catalogue = suites) {
  return catalogue[suiteOf(variant)].workloads.find(({ name: name3 }) => name3 === workload3);
}
function inReportOrder4(a, b) {
  const [left, right] = [placeOf(a), placeOf(b)];
  const index = left.findIndex((part2, at) => part2 !== right[at]);
  return index < 0 ? 0 : (left[index] ?? 0) - (right[index] ?? 0);
}
function placeOf({ variant, storage, kind, workload: workload3 = "" }) {
  const { workloads: workloads7 } = suites[suiteOf(variant)];
  const place = workloads7.findIndex(({ name: name3 }) => name3 === workload3);
  return [
    variants.indexOf(variant),
    storages.indexOf(storage),
    kinds.indexOf(kind),
    place < 0 ? workloads7.length : place
  ];
}

// src/messages/suggest-name.ts
var import_fastest_levenshtein = __toESM(require_mod(), 1);

// src/messages/format-value.ts
var maxTextLength = 60;
function formatValue(value) {
  if (value === void 0 || value === null || value === "") return "an empty value";
  if (typeof value === "string") return JSON.stringify(truncate(value, maxTextLength));
  return typeof value === "object" ? formatParts(value) : String(value);
}
function formatParts(value) {
  try {
    return truncate(JSON.stringify(value), maxTextLength);
  } catch {
    return Array.isArray(value) ? "a list" : "a mapping";
  }
}
function formatPath(path) {
  const steps = path.map((key2) => {
    if (typeof key2 === "number") return `[${key2}]`;
    return /^[\w-]+$/.test(String(key2)) ? `.${String(key2)}` : `[${formatValue(String(key2))}]`;
  });
  return steps.join("").replace(/^\./, "");
}
var synchronousLevels = {
  0: "OFF",
  1: "NORMAL",
  2: "FULL",
  3: "EXTRA"
};
function formatSetting(name3, value) {
  if (value === null) return "none";
  return name3 === "synchronous" ? synchronousLevels[value] ?? value : value;
}
function formatEnvironment(variables = {}) {
  const parts = Object.entries(variables).toSorted(([one], [other]) => one < other ? -1 : 1).map(([name3, value]) => `${name3}=${/^[\w.+:/-]+$/.test(value) ? value : JSON.stringify(value)}`);
  return parts.length === 0 ? void 0 : parts.join(", ");
}
function truncate(text4, length) {
  const points = [...text4.slice(0, 2 * length)];
  if (points.length <= length && text4.length <= 2 * length) return text4;
  return `${points.slice(0, length - 1).join("")}\u2026`;
}
function truncateList(max, items2, others) {
  const more = items2.length - max;
  return [...items2.slice(0, max), ...more > 0 ? [others(more)] : []];
}
function problemOfHash(text4) {
  return /^[0-9a-f]{12,64}$/.test(text4) ? void 0 : `${formatValue(text4)} is not 12 to 64 digits of a commit's hash`;
}

// src/messages/suggest-name.ts
var maxNamesListed = 10;
var maxShareChanged = 0.5;
var minPrefixLength = 3;
function suggestName(given, names2) {
  const lowerCase = given.toLowerCase();
  const [continued, ...others] = names2.filter((name4) => name4.startsWith(lowerCase));
  if (lowerCase.length >= minPrefixLength && others.length === 0 && continued !== void 0) return continued;
  if (names2.length === 0) return void 0;
  const reordered = names2.find((name4) => sortedLetters(name4) === sortedLetters(lowerCase));
  if (reordered !== void 0) return reordered;
  const name3 = (0, import_fastest_levenshtein.closest)(lowerCase, names2);
  return (0, import_fastest_levenshtein.distance)(lowerCase, name3) <= maxShareChanged * Math.max(lowerCase.length, name3.length) ? name3 : void 0;
}
function sortedLetters(text4) {
  return [...text4].toSorted().join("");
}
function unknownName(what, given, names2) {
  const all = `one of ${names2.join(", ")}`;
  if (typeof given !== "string" || given === "") return `${formatValue(given)} is not a ${what}: give ${all}`;
  const meant = suggestName(given, names2);
  if (meant === void 0) return `unknown ${what} ${formatValue(given)}: give ${all}`;
  const choice = names2.length > maxNamesListed ? "" : ` (${all})`;
  return `unknown ${what} ${formatValue(given)}: did you mean "${meant}"?${choice}`;
}

// src/suite/plan-tests.ts
function planTests(selection, catalogue = suites) {
  const { suites: chosen, workloads: workloads7 } = selection;
  const names2 = workloadNamesOf(catalogue);
  const unknown2 = workloads7?.find((name3) => !names2.includes(name3));
  if (unknown2 !== void 0) throw new InputError(`workloads: ${unknownName("workload", unknown2, names2)}`);
  if (chosen.includes("own") && catalogue.own.workloads.length === 0 && catalogue.own.steps === void 0)
    throw new InputError(
      "suites names own, but there are no own workloads: name their files with own-workloads"
    );
  const tests = testsOf(catalogue).filter(isChosenBy(selection, catalogue));
  const hasSteps = chosen.some((name3) => catalogue[name3].steps !== void 0);
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
    return chosen.includes(suiteOf(test.variant)) && (suiteOf(test.variant) !== "oltp" || variants3.includes(test.variant)) && storages2.includes(test.storage) && (workloads7 === void 0 || workloads7.some((name3) => isNameOf(name3, test.workload))) && (paths === void 0 || paths.includes(testPath(test))) && !needs.some((feature) => without.includes(feature)) && (threads === 1 || divides);
  };
}
function countNeeds({
  tests: _,
  without: __,
  ...selection
}) {
  const counts2 = /* @__PURE__ */ new Map();
  for (const test of allTests.filter(isChosenBy(selection, suites)))
    for (const feature of findWorkload(test)?.needs ?? [])
      counts2.set(feature, (counts2.get(feature) ?? 0) + 1);
  return counts2;
}
function requireDialect(chosen, spoken, catalogue = suites) {
  const speaks = (name3) => (catalogue[name3].dialect ?? "sqlite") === spoken;
  const other = chosen.find((name3) => !speaks(name3));
  if (other === void 0) return;
  const possible = suiteNames.filter(speaks).join(", ") || "none";
  const [written, engines] = spoken === "mysql" ? ["SQLite's", "servers, which speak MySQL's"] : ["MySQL's", "not servers, and speak SQLite's"];
  throw new InputError(
    `suite ${other} is written in ${written} SQL, but the engines are ${engines}: choose from the suites ${possible}`
  );
}
function findRunnable(tests, hasBase) {
  const skips = ({ compare: compare3 }) => compare3 === "base" && !hasBase;
  return { tests: tests.filter((test) => !skips(test)), skipped: tests.filter(skips) };
}
function testsOf(catalogue) {
  return suiteNames.flatMap(
    (suite) => variantsOf(suite).flatMap(
      (variant) => storages.flatMap(
        (storage) => catalogue[suite].workloads.filter((workload3) => isTimedIn(workload3, variant) && workload3.storages.includes(storage)).map(({ kind, name: name3, compare: compare3 }) => {
          return { variant, storage, kind, workload: name3, compare: compare3 };
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
  const parts = chosen.map(([what, names2]) => `${what} ${names2.join(", ") || "none"}`);
  return `nothing to test with ${[...parts, ...threads === 1 ? [] : [`threads ${threads}`]].join("; ")}`;
}

// src/messages/cut-apart.ts
var segmenter = new Intl.Segmenter();
function cutApart(texts2, width, widthOf = ({ length }) => length) {
  const different = [...new Set(texts2)].map((text4) => new SignText(text4, widthOf));
  const widest = Math.max(width, ...different.map((text4) => text4.widthFrom(0)));
  for (let tried = width; ; tried++) {
    const cut = cutTo(different, tried);
    if (tried < widest && new Set(cut.values()).size < cut.size) continue;
    return texts2.map((text4) => cut.get(text4) ?? text4);
  }
}
var SignText = class {
  text;
  signs;
  #ends;
  constructor(text4, widthOf) {
    let end = 0;
    this.text = text4;
    this.signs = [...segmenter.segment(text4)].map(({ segment }) => segment);
    this.#ends = this.signs.map((sign) => {
      end += widthOf(sign);
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
    const first2 = this.signs.findIndex((_, index) => this.widthFrom(index) <= width);
    return first2 === -1 ? "" : this.signs.slice(first2).join("");
  }
};
function cutTo(texts2, width) {
  const inMiddle = (text4) => {
    if (text4.widthFrom(0) <= width) return text4.text;
    const head = Math.ceil((width - 1) / 2);
    return `${text4.head(0, head)}\u2026${text4.tail(width - 1 - head)}`;
  };
  const cut = /* @__PURE__ */ new Map();
  for (const [shown, alike] of Map.groupBy(texts2, inMiddle)) {
    if (alike.length === 1) for (const { text: text4 } of alike) cut.set(text4, shown);
    else for (const [text4, window] of windowsOf(alike, width)) cut.set(text4, window);
  }
  return cut;
}
var shownBefore = 4;
function windowsOf(texts2, width) {
  const first2 = sharedSigns(texts2);
  const start2 = Math.max(0, first2 - Math.min(shownBefore, Math.floor(width / 4)));
  const windowOf = (text4) => {
    const before = start2 === 0 ? "" : "\u2026";
    const room = width - before.length;
    const isWhole = text4.widthFrom(start2) <= room;
    return isWhole ? `${before}${text4.head(start2, room)}` : `${before}${text4.head(start2, room - 1)}\u2026`;
  };
  return [...Map.groupBy(texts2, windowOf)].flatMap(
    ([window, alike]) => alike.length === 1 || alike.length === texts2.length ? alike.map(({ text: text4 }) => [text4, window]) : windowsOf(alike, width)
  );
}
function sharedSigns(texts2) {
  const [first2, ...others] = texts2;
  if (first2 === void 0) return 0;
  const end = first2.signs.findIndex((sign, index) => others.some(({ signs }) => signs[index] !== sign));
  return end === -1 ? first2.signs.length : end;
}

// src/report/format/escape.ts
var maxLength = 300;
function visible(untrusted) {
  return truncate(harmless(untrusted), maxLength);
}
function visibleApart(untrusted, most = maxLength) {
  return cutApart(untrusted.map(harmless), most);
}
var maxEndLength = 2e3;
function visibleEnd(untrusted) {
  return truncate(harmless(untrusted), maxEndLength);
}
function harmless(untrusted) {
  return showInvisible(untrusted.replace(/\s+/gu, " ").trim()).replace(/:(?=:)/g, ": ").replace(/##(?=\[)/g, "# #");
}
function showInvisible(untrusted) {
  return untrusted.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);
}
var inTerminal = visible;
var inPage = visible;
var inHtml = (untrusted) => visible(untrusted).replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
var inMarkdown = (untrusted) => {
  const text4 = visible(untrusted);
  return isPlain(text4) ? text4 : codeSpan(text4);
};
var inMarkdownCell = (untrusted) => inTableCell(inMarkdown(untrusted));
function inTableCell(markdown) {
  return markdown.replace(/\\(?=\|)/g, "\\ ").replaceAll("|", "\\|");
}
var inMarkdownCode = (untrusted) => codeSpan(visible(untrusted));
var maxQuoted = 200;
function asQuotation(escapeText) {
  const quote = (untrusted) => {
    const text4 = truncate(visible(untrusted), maxQuoted);
    if (escapeText === inMarkdown) return codeSpan(text4);
    return escapeText === inMarkdownCell ? inTableCell(codeSpan(text4)) : escapeText(JSON.stringify(text4));
  };
  return (untrusted) => untrusted.trim() === "" ? "nothing" : quote(untrusted);
}
function asQuotations(escapeText) {
  return (untrusted) => visibleApart(untrusted, maxQuoted).map(asQuotation(escapeText));
}
function escapeClaim(escapeText, { untrusted = false }) {
  return untrusted ? asQuotation(escapeText) : escapeText;
}
function isPlain(text4) {
  return /^(?:[A-Za-z0-9 .,;?%+='"()/-]|(?<=[A-Za-z0-9])_(?=[A-Za-z0-9])|:(?= |$))*$/.test(text4) && !/www\.|\bGH-\d|\b(?=\d*[a-f])[0-9a-f]{7,}\b/i.test(text4);
}
function codeSpan(text4) {
  const runs = text4.match(/`+/g) ?? [];
  const fence = "`".repeat(1 + Math.max(0, ...runs.map(({ length }) => length)));
  const padding = text4.startsWith("`") || text4.endsWith("`") ? " " : "";
  return `${fence}${padding}${text4}${padding}${fence}`;
}

// node_modules/simple-statistics/dist/simple-statistics.mjs
function sum(x) {
  if (x.length === 0) {
    return 0;
  }
  var sum3 = x[0];
  var correction = 0;
  var transition;
  if (typeof sum3 !== "number") {
    return Number.NaN;
  }
  for (var i = 1; i < x.length; i++) {
    if (typeof x[i] !== "number") {
      return Number.NaN;
    }
    transition = sum3 + x[i];
    if (Math.abs(sum3) >= Math.abs(x[i])) {
      correction += sum3 - transition + x[i];
    } else {
      correction += x[i] - transition + sum3;
    }
    sum3 = transition;
  }
  return sum3 + correction;
}
function mean(x) {
  if (x.length === 0) {
    throw new Error("mean requires at least one data point");
  }
  return sum(x) / x.length;
}
function quantileSorted(x, p) {
  var idx = (x.length - 1) * p;
  if (x.length === 0) {
    throw new Error("quantile requires at least one data point.");
  } else if (p < 0 || p > 1) {
    throw new Error("quantiles must be between 0 and 1");
  } else if (p === 1) {
    return x[x.length - 1];
  } else if (p === 0) {
    return x[0];
  } else if (idx % 1 !== 0) {
    var lower = Math.floor(idx);
    var upper = Math.ceil(idx);
    var fraction = idx - lower;
    return x[lower] + fraction * (x[upper] - x[lower]);
  } else {
    return x[idx];
  }
}
function quickselect(arr, k, left, right) {
  left = left || 0;
  right = right || arr.length - 1;
  while (right > left) {
    if (right - left > 600) {
      var n = right - left + 1;
      var m = k - left + 1;
      var z2 = Math.log(n);
      var s = 0.5 * Math.exp(2 * z2 / 3);
      var sd = 0.5 * Math.sqrt(z2 * s * (n - s) / n);
      if (m - n / 2 < 0) {
        sd *= -1;
      }
      var newLeft = Math.max(left, Math.floor(k - m * s / n + sd));
      var newRight = Math.min(
        right,
        Math.floor(k + (n - m) * s / n + sd)
      );
      quickselect(arr, k, newLeft, newRight);
    }
    var t = arr[k];
    var i = left;
    var j = right;
    swap(arr, left, k);
    if (arr[right] > t) {
      swap(arr, left, right);
    }
    while (i < j) {
      swap(arr, i, j);
      i++;
      j--;
      while (arr[i] < t) {
        i++;
      }
      while (arr[j] > t) {
        j--;
      }
    }
    if (arr[left] === t) {
      swap(arr, left, j);
    } else {
      j++;
      swap(arr, j, right);
    }
    if (j <= k) {
      left = j + 1;
    }
    if (k <= j) {
      right = j - 1;
    }
  }
}
function swap(arr, i, j) {
  var tmp = arr[i];
  arr[i] = arr[j];
  arr[j] = tmp;
}
function quantile(x, p) {
  var copy = x.slice();
  if (Array.isArray(p)) {
    multiQuantileSelect(copy, p);
    var results = [];
    for (var i = 0; i < p.length; i++) {
      results[i] = quantileSorted(copy, p[i]);
    }
    return results;
  } else {
    var idx = quantileIndex(copy.length, p);
    quantileSelect(copy, idx, 0, copy.length - 1);
    return quantileSorted(copy, p);
  }
}
function quantileSelect(arr, k, left, right) {
  if (k % 1 === 0) {
    quickselect(arr, k, left, right);
  } else {
    k = Math.floor(k);
    quickselect(arr, k, left, right);
    quickselect(arr, k + 1, k + 1, right);
  }
}
function multiQuantileSelect(arr, p) {
  var positions = /* @__PURE__ */ new Set();
  for (var i = 0; i < p.length; i++) {
    var idx = quantileIndex(arr.length, p[i]);
    positions.add(Math.floor(idx));
    positions.add(Math.ceil(idx));
  }
  var indices = Array.from(positions).sort(compare);
  multiselect(arr, indices, 0, indices.length - 1, 0, arr.length - 1);
}
function multiselect(arr, indices, lo, hi, left, right) {
  if (lo > hi) {
    return;
  }
  var mid = lo + hi >> 1;
  quickselect(arr, indices[mid], left, right);
  multiselect(arr, indices, lo, mid - 1, left, indices[mid] - 1);
  multiselect(arr, indices, mid + 1, hi, indices[mid] + 1, right);
}
function compare(a, b) {
  return a - b;
}
function quantileIndex(len, p) {
  var idx = (len - 1) * p;
  if (p === 1) {
    return len - 1;
  } else if (p === 0) {
    return 0;
  } else if (idx % 1 !== 0) {
    return idx;
  } else {
    return idx;
  }
}
function interquartileRange(x) {
  var q1 = quantile(x, 0.75);
  var q2 = quantile(x, 0.25);
  if (typeof q1 === "number" && typeof q2 === "number") {
    return q1 - q2;
  }
}
function linearRegression(data2) {
  var m;
  var b;
  var dataLength = data2.length;
  if (dataLength === 1) {
    m = 0;
    b = data2[0][1];
  } else {
    var sumX = 0;
    var sumY = 0;
    for (var i = 0; i < dataLength; i++) {
      sumX += data2[i][0];
      sumY += data2[i][1];
    }
    var meanX = sumX / dataLength;
    var meanY = sumY / dataLength;
    var sumXY = 0;
    var sumXX = 0;
    for (var i$1 = 0; i$1 < dataLength; i$1++) {
      var deviationX = data2[i$1][0] - meanX;
      sumXY += deviationX * (data2[i$1][1] - meanY);
      sumXX += deviationX * deviationX;
    }
    m = sumXY / sumXX;
    b = meanY - m * meanX;
  }
  return {
    m,
    b
  };
}
function logAverage(x) {
  if (x.length === 0) {
    throw new Error("logAverage requires at least one data point");
  }
  var value = 0;
  for (var i = 0; i < x.length; i++) {
    if (x[i] < 0) {
      throw new Error(
        "logAverage requires only non-negative numbers as input"
      );
    }
    value += Math.log(x[i]);
  }
  return Math.exp(value / x.length);
}
function median(x) {
  return +quantile(x, 0.5);
}
function medianAbsoluteDeviation(x) {
  var medianValue = median(x);
  var medianAbsoluteDeviations = [];
  for (var i = 0; i < x.length; i++) {
    medianAbsoluteDeviations.push(Math.abs(x[i] - medianValue));
  }
  return median(medianAbsoluteDeviations);
}
var epsilon = 1e-4;
var BayesianClassifier = function BayesianClassifier2() {
  this.totalCount = 0;
  this.data = {};
};
BayesianClassifier.prototype.train = function train(item, category) {
  if (!this.data[category]) {
    this.data[category] = {};
  }
  for (var k in item) {
    var v = item[k];
    if (this.data[category][k] === void 0) {
      this.data[category][k] = {};
    }
    if (this.data[category][k][v] === void 0) {
      this.data[category][k][v] = 0;
    }
    this.data[category][k][v]++;
  }
  this.totalCount++;
};
BayesianClassifier.prototype.score = function score(item) {
  var odds = {};
  var category;
  for (var k in item) {
    var v = item[k];
    for (category in this.data) {
      if (odds[category] === void 0) {
        odds[category] = {};
      }
      if (this.data[category][k]) {
        odds[category][k + "_" + v] = (this.data[category][k][v] || 0) / this.totalCount;
      } else {
        odds[category][k + "_" + v] = 0;
      }
    }
  }
  var oddsSums = {};
  for (category in odds) {
    oddsSums[category] = 0;
    for (var combination in odds[category]) {
      oddsSums[category] += odds[category][combination];
    }
  }
  return oddsSums;
};
var COEFFICIENTS = [
  0.9999999999999971,
  57.15623566586292,
  -59.59796035547549,
  14.136097974741746,
  -0.4919138160976202,
  3399464998481189e-20,
  4652362892704858e-20,
  -9837447530487956e-20,
  1580887032249125e-19,
  -21026444172410488e-20,
  21743961811521265e-20,
  -1643181065367639e-19,
  8441822398385275e-20,
  -26190838401581408e-21,
  36899182659531625e-22
];
var g = 607 / 128;
var LOGSQRT2PI = Math.log(Math.sqrt(2 * Math.PI));
function gammaln(n) {
  if (n <= 0) {
    return Number.POSITIVE_INFINITY;
  }
  n--;
  var a = COEFFICIENTS[0];
  for (var i = 1; i < 15; i++) {
    a += COEFFICIENTS[i] / (n + i);
  }
  var tmp = g + 0.5 + n;
  return LOGSQRT2PI + Math.log(a) - tmp + (n + 0.5) * Math.log(tmp);
}
var maxDistributionCells = 1e6;
function binomialDistribution(trials, probability) {
  if (probability < 0 || probability > 1 || trials <= 0 || trials % 1 !== 0) {
    return void 0;
  }
  var lastCell = Math.min(trials, maxDistributionCells - 1);
  if (probability === 0) {
    return [1];
  }
  if (probability === 1) {
    if (trials > lastCell) {
      return void 0;
    }
    var certain = new Array(trials + 1).fill(0);
    certain[trials] = 1;
    return certain;
  }
  var x = 0;
  var cumulativeProbability = 0;
  var cells = [];
  var logTrialsFactorial = gammaln(trials + 1);
  var logProbability = Math.log(probability);
  var log1mProbability = Math.log1p(-probability);
  do {
    cells[x] = Math.exp(
      logTrialsFactorial - gammaln(x + 1) - gammaln(trials - x + 1) + x * logProbability + (trials - x) * log1mProbability
    );
    cumulativeProbability += cells[x];
    x++;
  } while (cumulativeProbability < 1 - epsilon && x <= lastCell);
  if (Number.isNaN(cumulativeProbability) || cumulativeProbability < 1 - epsilon) {
    return void 0;
  }
  return cells;
}
var SQRT_2PI$1 = Math.sqrt(2 * Math.PI);
function cumulativeDistribution(z2) {
  var sum3 = z2;
  var tmp = z2;
  for (var i = 1; i < 30; i++) {
    tmp *= z2 * z2 / (2 * i + 1);
    sum3 += tmp;
  }
  return Math.round((0.5 + sum3 / SQRT_2PI$1 * Math.exp(-z2 * z2 / 2)) * 1e4) / 1e4;
}
var standardNormalTable = [];
for (z = 0; z <= 3.09; z += 0.01) {
  standardNormalTable.push(cumulativeDistribution(z));
}
var z;
function inverseErrorFunction(x) {
  var a = 8 * (Math.PI - 3) / (3 * Math.PI * (4 - Math.PI));
  var inv = Math.sqrt(
    Math.sqrt(
      Math.pow(2 / (Math.PI * a) + Math.log(1 - x * x) / 2, 2) - Math.log(1 - x * x) / a
    ) - (2 / (Math.PI * a) + Math.log(1 - x * x) / 2)
  );
  if (x >= 0) {
    return inv;
  } else {
    return -inv;
  }
}
var SQRT_2PI = Math.sqrt(2 * Math.PI);
var PerceptronModel = function PerceptronModel2() {
  this.weights = [];
  this.bias = 0;
};
PerceptronModel.prototype.predict = function predict(features) {
  if (features.length !== this.weights.length) {
    return null;
  }
  var score2 = 0;
  for (var i = 0; i < this.weights.length; i++) {
    score2 += this.weights[i] * features[i];
  }
  score2 += this.bias;
  if (score2 > 0) {
    return 1;
  } else {
    return 0;
  }
};
PerceptronModel.prototype.train = function train2(features, label) {
  if (label !== 0 && label !== 1) {
    return null;
  }
  if (features.length !== this.weights.length) {
    this.weights = features.slice();
    this.bias = 1;
  }
  var prediction = this.predict(features);
  if (typeof prediction === "number" && prediction !== label) {
    var gradient = label - prediction;
    for (var i = 0; i < this.weights.length; i++) {
      this.weights[i] += gradient * features[i];
    }
    this.bias += gradient;
  }
  return this;
};
function probit(p) {
  if (p === 0) {
    p = epsilon;
  } else if (p >= 1) {
    p = 1 - epsilon;
  }
  return Math.sqrt(2) * inverseErrorFunction(2 * p - 1);
}

// src/statistics/summary.ts
function median2(values) {
  return median([...values]);
}
function mean2(values) {
  return mean([...values]);
}
function geometricMean(values) {
  return logAverage([...values]);
}
function interquartileRange2(values) {
  return interquartileRange([...values]);
}
var fewestRatios = 3;
function noisePercent(ratios) {
  if (ratios.length < fewestRatios) return void 0;
  return 100 * medianAbsoluteDeviation([...ratios]) / median2(ratios);
}
var deviationsPerMad = 1.4826;
function robustDeviation(...series) {
  const deviations = series.flatMap((values) => {
    const middle2 = median2(values);
    return values.map((value) => Math.abs(value - middle2));
  });
  return deviationsPerMad * median2(deviations);
}
function normalQuantile(probability) {
  return probit(probability);
}

// src/model/contest.ts
var contestWorkloads = [
  "reads",
  "read-write",
  "disjoint",
  "same",
  "transfers",
  "checkpoints",
  "storm",
  "tpcc"
];
var mostConnections = 64;
var mostConnectionKinds = 16;
var contestModes = ["threads", "processes"];
var contestTasks = ["readers", "writers", "checkpointer", "openers", "terminals"];
var transactionForms = ["deferred", "immediate", "concurrent"];
function contestPath({ workload: workload3, mode, connections }) {
  return `contention/${workload3}/${mode}/${connections}`;
}

// src/model/life.ts
var shapeNames = ["append", "update", "churn", "transaction", "tables"];
var lifeFigures = ["time", "cpu", "disk", "written", "memory", "open"];
function lifePath(part2) {
  return `age/${part2}`;
}

// src/suite/row-path.ts
function parseRowPath(path) {
  const allowed = "a test such as int/memory/writes/oltp_insert, or a section's average such as int/memory/writes average or int/memory/writes base";
  const [, parts = "", figure = "test"] = /^(\S+?)(?: ([a-z][a-z0-9-]*))?$/.exec(path) ?? [];
  const names2 = parts.split("/");
  if (names2[0] === "age") return parseLifePath(path, names2, figure);
  if (names2[0] === "contention") return parseContestPath(path, names2, figure);
  const group = ["all", ...suiteNames].find((name3) => name3 === parts);
  if (figure !== "test" && figure !== "average" && group !== void 0) return { figure, group };
  if (names2.length !== (figure === "average" ? 3 : 4) && !(figure === "base" && names2.length === 3))
    return `${formatValue(path)} is not ${allowed}`;
  if (names2.every((name3) => name3 === "*"))
    return `${formatValue(path)} names nothing: at least one part must not be *`;
  const scope = { figure, ...namedParts(names2) };
  const { variant, storage, kind } = scope;
  const isKnown = (variant === void 0 || variants.some((one) => one === variant)) && (storage === void 0 || storages.some((one) => one === storage)) && (kind === void 0 || kinds.some((one) => one === kind));
  if (!isKnown) return `${formatValue(path)} is not ${allowed}, with * for any part`;
  if (variant === "own" || allTests.some((test) => isRow(scope, test))) return scope;
  return `no test of the suite is ${formatValue(path)}`;
}
function parseLifePath(path, [, shape, ...others], figure) {
  const life = ["*", ...shapeNames].find((name3) => name3 === shape);
  const isKnown = lifeFigures.some((name3) => name3 === figure.replace(/^baseline-/, ""));
  if (life !== void 0 && isKnown && others.length === 0) return { figure, part: lifePath(life) };
  return `${formatValue(path)} is no figure of an ageing database, such as age/append disk: the shapes are ${shapeNames.join(", ")}, and the figures ${lifeFigures.join(", ")}, of SQLite with baseline- before them`;
}
var ownContest = /^[a-z][a-z0-9_]{0,59}$/;
function parseContestPath(path, names2, figure) {
  const [, workload3, mode, connections] = names2;
  const isOne = (all, name3) => name3 === "*" || all.some((one) => one === name3);
  const isKnown = names2.length === 4 && (isOne(contestWorkloads, workload3) || ownContest.test(workload3 ?? "")) && isOne(contestModes, mode) && /^(?:\*|[1-9]\d?)$/.test(connections ?? "") && /^(?:baseline-)?(?:throughput|p99|longest)$/.test(figure);
  if (isKnown) return { figure, part: names2.join("/") };
  return `${formatValue(path)} is no figure of several connections, such as contention/same/threads/4 throughput: the workloads are ${contestWorkloads.join(", ")} and your own, the modes ${contestModes.join(" and ")}, and the figures throughput, p99 and longest, against the base, or of SQLite with baseline- before them`;
}
var testParts = ["variant", "storage", "kind", "workload"];
function namedParts(names2) {
  const named2 = testParts.map((part2, index) => [part2, names2[index] ?? "*"]);
  return Object.fromEntries(named2.filter(([, name3]) => name3 !== "*"));
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
    (part2) => path[part2] === void 0 || path[part2] === target[part2] || isCellOf(path, part2, target)
  );
}
function isCellOf(path, part2, { workload: workload3 }) {
  if (part2 !== "workload" || path.workload === void 0 || workload3 === void 0) return false;
  if (isNameOf(path.workload, workload3)) return true;
  return path.figure === "base" && path.workload === workloadOfCells({ workload: workload3 });
}

// src/model/criteria.ts
var minScreenedPairs = 3;
var allowedRounds = {
  error: `expected a number of rounds from 1 to ${limits.rounds}, or {"min": M, "max": N} with M from ${minScreenedPairs} to N`
};
var roundsSchema = union(
  [
    int(),
    strictObject({ min: int(), max: int(), together: int().min(1).max(limits.rounds).optional() })
  ],
  allowedRounds
).refine((value) => {
  if (typeof value === "number") return value >= 1 && value <= limits.rounds;
  return value.min >= minScreenedPairs && value.min <= value.max && value.max <= limits.rounds;
}, allowedRounds);
function roundsOfRun(rounds, { tests, plan }) {
  if (typeof rounds === "number") return rounds;
  const { min: fewest3, max, together: together2 = 0 } = rounds;
  const inAll = plan?.shards.flat() ?? tests;
  const min = Math.max(fewest3, Math.ceil(together2 / Math.max(1, inAll.length)));
  return { min, max: Math.max(min, max) };
}
function roundsOfParts(rounds, part2, tests) {
  if (typeof rounds === "number" || part2.plan !== void 0) return rounds;
  const { min } = roundsOfRun(rounds, part2);
  return min === rounds.min ? rounds : { ...rounds, together: Math.min(limits.rounds, min * Math.max(1, tests)) };
}
function formatRounds(rounds) {
  return typeof rounds === "number" ? String(rounds) : `${rounds.min}..${rounds.max}`;
}
var confirmingShare = 0.1;
function alphaOfMachine({
  alpha: alpha3,
  machines = 1,
  confirmElsewhere = false,
  confirms
}) {
  const share = confirms !== void 0 ? confirmingShare : confirmElsewhere ? 1 - confirmingShare : 1;
  return share * alpha3 / machines;
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
  rule: { rounds: { min: 3, max: 11, together: 18 }, alpha: 0.01 }
};

// src/statistics/student-t.ts
var import_jstat = __toESM(require_jstat(), 1);
function studentQuantile(probability, degrees) {
  return import_jstat.default.studentt.inv(probability, degrees);
}
function studentTwoSided(t, degrees) {
  return Number.isFinite(t) ? import_jstat.default.ibeta(degrees / (degrees + t ** 2), degrees / 2, 0.5) : 0;
}

// src/statistics/moderated.ts
var priorDegrees = 2;
function varianceOf(values) {
  const middle2 = mean2(values);
  const degrees = values.length - 1;
  return { value: values.reduce((sum3, one) => sum3 + (one - middle2) ** 2, 0) / degrees, degrees };
}
function moderate({ value, degrees }, prior, weight = priorDegrees) {
  return { value: (weight * prior + degrees * value) / (weight + degrees), degrees: weight + degrees };
}
var leastVariance = 1e-8;
function estimateMean(values, prior, weight = priorDegrees) {
  const own2 = varianceOf(values);
  const { value, degrees } = prior === void 0 ? own2 : moderate(own2, prior, weight);
  const squaredError = { value: Math.max(value, leastVariance) / values.length, degrees };
  return { mean: mean2(values), squaredError };
}
function typicalVariance(variances) {
  return Math.exp(mean2(variances.map(logVariance)));
}
function logVariance({ value, degrees }) {
  return Math.log(Math.max(value, leastVariance)) - digamma(degrees / 2) + Math.log(degrees / 2);
}
function digamma(x) {
  if (x < 6) return digamma(x + 1) - 1 / x;
  const square = 1 / x ** 2;
  const series = square * (1 / 12 - square * (1 / 120 - square * (1 / 252 - square * (1 / 240 - square / 132))));
  return Math.log(x) - 1 / (2 * x) - series;
}
function varianceOfMedian(values) {
  return 1 + (Math.PI / 2 - 1) * Math.max(0, 1 - 3 / values);
}
function halfWidth({ value, degrees }, confidence2) {
  return studentQuantile((1 + confidence2) / 2, degrees) * Math.sqrt(value);
}

// src/statistics/weighted.ts
function weightedMean(values) {
  const weight = values.reduce((sum3, one) => sum3 + one.weight, 0);
  const mean3 = values.reduce((sum3, one) => sum3 + one.weight * one.value, 0) / weight;
  const squares = values.reduce((sum3, one) => sum3 + one.weight * (one.value - mean3) ** 2, 0);
  const degrees = values.length - 1;
  return { mean: mean3, weight, variance: { value: degrees === 0 ? 0 : squares / degrees, degrees } };
}
function differenceOfMeans(first2, second, prior) {
  const degrees = first2.variance.degrees + second.variance.degrees;
  if (degrees === 0 && prior === void 0) return void 0;
  const squares = first2.variance.value * first2.variance.degrees + second.variance.value * second.variance.degrees;
  const own2 = { value: degrees === 0 ? 0 : squares / degrees, degrees };
  const { value, degrees: known } = prior === void 0 ? own2 : moderate(own2, prior);
  const perWeight = 1 / first2.weight + 1 / second.weight;
  return {
    value: second.mean - first2.mean,
    squaredError: { value: Math.max(value, leastVariance) * perWeight, degrees: known }
  };
}

// src/statistics/pooled-mean.ts
var strataDegrees = 4;
function pooledMean(series, rounds) {
  const calm = withinReach(
    series.map(({ values, weight = 1, ...one }) => ({ ...one, weight, values: values.slice(0, rounds) }))
  );
  const total = sumOfWeights(calm);
  const strata = [...Map.groupBy(calm, ({ stratum }) => stratum).values()];
  const parts = strata.length > 1 ? strata : calm.map((one) => [one]);
  const each = parts.map((part2) => ({
    weight: sumOfWeights(part2) / total,
    rounds: roundMeans(part2, rounds)
  }));
  const means = Array.from(
    { length: rounds },
    (_, round2) => each.reduce((sum3, { weight, rounds: own2 }) => sum3 + weight * own2[round2], 0)
  );
  const apart = each.reduce((sum3, { weight, rounds: own2 }) => sum3 + weight ** 2 * varianceOf(own2).value, 0);
  const together2 = varianceOf(means);
  const { value, degrees } = parts.length > 1 ? moderate(together2, apart, strataDegrees) : together2;
  const squaredError = { value: Math.max(value, leastVariance) / rounds, degrees };
  return { mean: mean2(means), squaredError, rounds: means };
}
var reach = 3;
function withinReach(series) {
  const around = series.map((one) => ({ ...one, middle: median2(one.values) }));
  const deviations = around.flatMap(
    ({ middle: middle2, values, weight }) => values.map((value) => Math.abs(value - middle2) * Math.sqrt(weight))
  ).filter((deviation) => deviation > 0);
  const usual = deviations.length === 0 ? 0 : reach * deviationsPerMad * median2(deviations);
  return around.map(({ middle: middle2, ...one }) => {
    const limit = usual / Math.sqrt(one.weight);
    const calm = one.values.map((value) => Math.min(middle2 + limit, Math.max(middle2 - limit, value)));
    return { ...one, values: calm };
  });
}
function sumOfWeights(series) {
  return series.reduce((sum3, { weight }) => sum3 + weight, 0);
}
function roundMeans(part2, rounds) {
  const total = sumOfWeights(part2);
  return Array.from(
    { length: rounds },
    (_, round2) => part2.reduce((sum3, { values, weight }) => sum3 + weight / total * values[round2], 0)
  );
}

// src/statistics/sign-test.ts
var import_jstat2 = __toESM(require_jstat(), 1);

// src/statistics/confidence.ts
var figureConfidence = 0.95;

// src/statistics/sign-test.ts
var mostExact = 1e3;
var tails = /* @__PURE__ */ new Map();
function binomialTail(x, n) {
  if (x < 0) return 0;
  if (x >= n) return 1;
  if (n > mostExact) return import_jstat2.default.normal.cdf(x + 0.5, n / 2, Math.sqrt(n / 4));
  let tail = tails.get(n);
  if (tail === void 0) {
    let sum3 = 0;
    tail = binomialDistribution(n, 0.5)?.map((probability) => {
      sum3 += probability;
      return sum3;
    });
    if (tail === void 0) throw new RangeError(`n is ${n}: expected a whole number of at least 0`);
    tails.set(n, tail);
  }
  return Math.min(1, tail[x] ?? 1);
}
function pAbove(values, line) {
  return binomialTail(values.filter((value) => value <= line).length, values.length);
}
function pBelow(values, line) {
  return binomialTail(values.filter((value) => value >= line).length, values.length);
}
function medianInterval(values, confidence2 = figureConfidence) {
  const n = values.length;
  if (n === 0) throw new RangeError("an interval needs at least one value");
  const confidenceOf = (k2) => 1 - 2 * binomialTail(k2, n);
  let k = 0;
  while (2 * (k + 1) < n && confidenceOf(k + 1) >= confidence2) k++;
  const sorted = values.toSorted((a, b) => a - b);
  return {
    low: sorted[k],
    high: sorted[n - 1 - k],
    confidence: Math.max(0, confidenceOf(k))
  };
}

// src/statistics/bets.ts
var stakes = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
function moneyOf(over, pairs) {
  const all = stakes.map((stake) => (1 + stake) ** over * (1 - stake) ** (pairs - over));
  return all.reduce((sum3, money) => sum3 + money, 0) / stakes.length;
}
function pOfBets(values, line) {
  let over = 0;
  let most = 1;
  for (const [index, value] of values.entries()) {
    if (value > line) over++;
    most = Math.max(most, moneyOf(over, index + 1));
  }
  return 1 / most;
}
var excessStakes = [0.4, 0.3, 0.15, 0.05];
var mostLost = 0.9;
var mostExcess = 3;
function excessOf(logRatio, logLine, logMiddle, most) {
  const distance2 = logRatio - logMiddle;
  const share = Math.exp(logMiddle - logLine);
  const beyond = Math.sign(distance2) * Math.expm1(Math.abs(distance2));
  return share * (1 + within(beyond, (1 + most) / share - 1)) - 1;
}
function meanExcess(logRatios, logLine, { alpha: alpha3, dropped = 0 } = {}) {
  const excesses = excessesOver(logRatios, logLine, dropped);
  if (excesses.length < (alpha3 === void 0 ? 1 : 2)) return 0;
  if (alpha3 === void 0) return mean2(excesses);
  const { mean: middle2, squaredError } = estimateMean(excesses);
  return middle2 - halfWidth(squaredError, 1 - 2 * alpha3);
}
function excessesOver(logRatios, logLine, dropped) {
  if (!logRatios.some((one) => one > logLine)) return [];
  const sorted = logRatios.toSorted((a, b) => a - b);
  const middle2 = Math.min(logLine, median2(sorted));
  const counted = sorted.slice(0, sorted.length - dropped);
  const most = mostExcess * Math.exp(logLine - middle2);
  return counted.map((one) => excessOf(one, logLine, middle2, most));
}
function moneyOfExcess(logRatios, logLine) {
  const money = excessStakes.map(() => 1);
  const before = [];
  return logRatios.map((logRatio) => {
    const middle2 = before.length === 0 ? logLine : Math.min(logLine, before[before.length >> 1]);
    for (const [index, stake] of excessStakes.entries()) {
      const excess = excessOf(logRatio, logLine, middle2, mostLost / stake);
      money[index] = money[index] * (1 + within(stake * excess, mostLost));
    }
    const place = before.findIndex((one) => one > logRatio);
    before.splice(place === -1 ? before.length : place, 0, logRatio);
    return mean2(money);
  });
}
function pOfExcess(logRatios, logLine) {
  return 1 / Math.max(1, ...moneyOfExcess(logRatios, logLine));
}
function within(value, most) {
  return Math.max(-most, Math.min(most, value));
}

// src/statistics/jackknife.ts
function meanOfMedians(series) {
  const rounds = series[0]?.length ?? 0;
  if (rounds < 2 || series.some(({ length }) => length !== rounds))
    throw new RangeError("a jackknife needs series of one length of at least 2");
  const moved = new Float64Array(rounds);
  const figures = series.map((values) => {
    const middle2 = median2(values);
    const figure = Math.exp(middle2);
    const weight = figure * interquartileRange2(values) / series.length;
    for (const [round2, value] of values.entries())
      moved[round2] = moved[round2] + weight * Math.sign(value - middle2);
    return figure;
  });
  const squares = moved.reduce((sum3, one) => sum3 + one ** 2, 0);
  return { value: mean2(figures), standardError: Math.sqrt(squares / (rounds * (rounds - 1))) };
}

// src/verdict/divided-average.ts
function roundsOf(series) {
  return Math.min(...series.map(({ length }) => length));
}
function averageOfParts(parts, most) {
  const tests = parts.reduce((sum3, { length }) => sum3 + length, 0);
  const estimates = parts.map((part2) => {
    const rounds = Math.min(most, roundsOf(part2));
    const weight = part2.length / tests;
    return { weight, rounds, ...meanOfMedians(part2.map((one) => one.slice(0, rounds))) };
  });
  return {
    value: estimates.reduce((sum3, { weight, value }) => sum3 + weight * value, 0),
    standardError: Math.hypot(...estimates.map(({ weight, standardError }) => weight * standardError)),
    degrees: Math.min(...estimates.map(({ rounds }) => rounds)) - 1
  };
}

// src/verdict/run-effect.ts
var runEffect = { shared: 6e-3, own: { memory: 0, file: 0.01, autocommit: 0.01 } };
var noRunEffect = { shared: 0, own: { memory: 0, file: 0, autocommit: 0 } };
function effectOn(reference, storage, { shared, own: own2 } = runEffect) {
  return reference === "base" ? shared : Math.hypot(shared, own2[storage]);
}
function widenByRun(half, probability, deviation = runEffect.shared) {
  return Math.hypot(half, normalQuantile(probability) * deviation);
}
function marginOfRun(logRatios, alpha3) {
  const error2 = interquartileRange2(logRatios) / Math.sqrt(logRatios.length);
  const half = normalQuantile(1 - alpha3) * error2;
  return widenByRun(half, 1 - alpha3) - half;
}
function intervalOfMedian(logRatios, ofRun = runEffect.shared) {
  const { low, high, confidence: confidence2 } = medianInterval(logRatios);
  const middle2 = median2(logRatios);
  const outward = (end) => widenByRun(Math.abs(end - middle2), (1 + confidence2) / 2, ofRun);
  return { low: Math.exp(middle2 - outward(low)), high: Math.exp(middle2 + outward(high)), confidence: confidence2 };
}

// src/verdict/confirmation.ts
function lacksPairs(ending) {
  return ending === "time" || ending === "samples";
}
var confirmationLooks = [15, 30, 60, 120];
var secondMachineLooks = [...confirmationLooks, 240, 480];
var fewest = confirmationLooks[0];
var passMargin = 1.1;
var passAlpha = 0.05;
function alphaOfLook(alpha3, suspects, looks = confirmationLooks) {
  return alpha3 / (looks.length * suspects);
}
var shareOfMean = 0.25;
var shareOfEach = (1 - shareOfMean) / 2;
function pOfMost(logRatios, line, looks) {
  const signs = looks.flatMap(
    (pairs) => pairs > logRatios.length ? [] : [looks.length * pAbove(logRatios.slice(0, pairs), line)]
  );
  return Math.min(1, Math.min(pOfBets(logRatios, line), ...signs) / shareOfEach);
}
function isMedianWithin(logRatios, logCeiling) {
  return median2(logRatios.map(Math.exp)) <= Math.exp(logCeiling);
}
function isMeanOver(logRatios, logCeiling, dropped = 0) {
  return meanExcess(logRatios, logCeiling + Math.log(passMargin), { dropped }) > 0;
}
function isMeanSurelyOver(logRatios, logCeiling) {
  return meanExcess(logRatios, logCeiling + Math.log(passMargin), { alpha: passAlpha }) > 0;
}
function pOfMean(logRatios, line) {
  return Math.min(1, pOfExcess(logRatios, line) / shareOfMean);
}
function confirmTest(logRatios, logCeiling, alpha3, ending, looks = confirmationLooks, ofRun = runEffect.shared) {
  const most = looks.at(-1);
  const nearlyOver = logCeiling + Math.log(passMargin);
  const decided = (outcome, seen2) => {
    const p = Math.min(pOfMost(seen2, logCeiling, looks), pOfMean(seen2, logCeiling));
    const isSaid = outcome !== "inconclusive" || p > alpha3;
    return { state: "decided", outcome, pairs: seen2.length, ...isSaid ? { p } : {} };
  };
  const isMeanWithin = (seen2) => !(seen2.length < most ? isMeanOver : isMeanSurelyOver)(seen2, logCeiling);
  const isWithin = (seen2) => isMedianWithin(seen2, logCeiling) && isMeanWithin(seen2);
  const isClear = (seen2) => intervalOfMedian(seen2, ofRun).low > Math.exp(logCeiling);
  const isNear = (seen2) => pBelow(seen2, nearlyOver) <= passAlpha;
  const isAnyOver = logRatios.some((value) => value > logCeiling);
  const ofExcess = isAnyOver ? moneyOfExcess(logRatios.slice(0, most), logCeiling) : [];
  let over = 0;
  let below = 0;
  for (const [index, value] of logRatios.slice(0, most).entries()) {
    const pairs = index + 1;
    if (value > logCeiling) over++;
    if (value < logCeiling) below++;
    const isLook = looks.includes(pairs);
    const mostMoney = Math.max(moneyOf(over, pairs) * shareOfEach, (ofExcess[index] ?? 0) * shareOfMean);
    const mayFail = isLook || mostMoney * alpha3 >= 1;
    const surelyBelow = moneyOf(below, pairs) * passAlpha >= 1;
    if (!mayFail && !surelyBelow) continue;
    const seen2 = logRatios.slice(0, pairs);
    const line = logCeiling + marginOfRun(seen2, alpha3);
    if (mayFail && pOfMost(seen2, line, looks) <= alpha3 && isClear(seen2)) return decided("fail", seen2);
    if (mayFail && pOfMean(seen2, line) <= alpha3) return { ...decided("fail", seen2), byMean: true };
    if ((surelyBelow || isLook && isNear(seen2)) && isWithin(seen2)) return decided("pass", seen2);
  }
  const seen = logRatios.slice(0, most);
  const why = seen.length === most ? "pairs" : ending;
  if (why === void 0) return { state: "open", next: seen.length + 1 };
  const passes = seen.length >= fewest && isWithin(seen);
  return { ...decided(passes ? "pass" : "inconclusive", seen), ending: why };
}
function confirmAverage(parts, ceiling, alpha3, ending, looks = confirmationLooks) {
  const all = parts.map(roundsOf);
  const least = Math.min(...all);
  const rounds = least < fewest ? least : Math.max(...all);
  for (const next of looks) {
    if (rounds < next && ending === void 0) return { state: "open", next };
    const pairs = Math.min(rounds, next);
    const decided = { state: "decided", pairs };
    if (pairs < fewest) return { ...decided, outcome: "inconclusive", ending };
    const { degrees, ...estimate2 } = averageOfParts(parts, next);
    const { value } = estimate2;
    const bound = (probability) => boundOfAverage(estimate2, degrees, probability);
    const isWithin = value <= ceiling;
    if (pairs === next) {
      if (value - bound(1 - alpha3) > ceiling) return { ...decided, outcome: "fail" };
      if (isWithin && value + bound(1 - passAlpha) < passMargin * ceiling)
        return { ...decided, outcome: "pass" };
      if (next !== looks.at(-1)) continue;
    }
    const why = pairs === next ? "pairs" : ending;
    return { ...decided, outcome: isWithin ? "pass" : "inconclusive", ending: why };
  }
  throw new Error("the last look decides");
}
function boundOfAverage({ value, standardError }, degrees, probability) {
  const ofPairs = studentQuantile(probability, degrees) * standardError;
  return widenByRun(ofPairs, probability, value * runEffect.shared);
}

// src/verdict/group-claims.ts
var shareOfGroups = 0.5;
var leastGroupChange = Math.log(1.01);
var fewestToFail = 3;
var mostLuck = 0.13;
var earlyLuck = 0.1;
var mostMargin = 0.25;
var levels = groupLevels.length;
function groupLooks(looks) {
  const last2 = looks.at(-1) ?? 0;
  return [...looks, 2 * last2, 4 * last2];
}
function alphaOfGroup(groups, alpha3, looks) {
  const failing = Math.max(1, looks.filter((pairs) => pairs >= fewestToFail).length);
  const counts2 = Map.groupBy(groups, ({ level }) => level);
  return ({ level }) => alpha3 / levels / (counts2.get(level)?.length ?? 1) / failing;
}
function decideGroup(trials, limit, looks, alpha3, ending, weightOf2 = () => 1) {
  const series = trials.map((trial) => {
    const { stratum = "", spreadGroup: spreadGroup2, base } = trial;
    return { stratum, values: base?.logRatios ?? [], weight: weightOf2(spreadGroup2) };
  });
  const pairs = Math.min(...series.map(({ values }) => values.length));
  for (const look of looks) {
    const isLast = look === looks.at(-1);
    if (pairs < look && ending === void 0) return { state: "open", next: look };
    if (pairs < 2) {
      const isWithin = pairs > 0 && mean2(series.map(({ values }) => values[0])) <= limit;
      const outcome2 = isWithin ? "pass" : "inconclusive";
      return { state: "decided", outcome: outcome2, pairs, ending };
    }
    const seen = Math.min(look, pairs);
    const figure = pooledMean(series, seen);
    const bound = (outside) => halfWidth(figure.squaredError, 1 - 2 * outside);
    const margin = isLast || seen < look ? 0 : Math.min(bound(earlyLuck), mostMargin * limit);
    if (figure.mean + margin <= limit) return { state: "decided", outcome: "pass", pairs: seen };
    const areOver = seen >= fewestToFail && pAbove(figure.rounds, limit) <= mostLuck;
    if (areOver && figure.mean - bound(alpha3) > limit)
      return { state: "decided", outcome: "fail", pairs: seen, alpha: alpha3 };
    if (!isLast && seen === look) continue;
    const passes = figure.mean + bound(passAlpha) < limit + Math.log(passMargin);
    const isCut = seen < look && ending !== void 0 && ending !== "pairs";
    const outcome = passes && !isCut ? "pass" : "inconclusive";
    return { state: "decided", outcome, pairs: seen, ...isCut ? { ending } : {} };
  }
  throw new RangeError("a group has no look");
}

// src/verdict/intervals.ts
var fewestCounted = 15;
function addIntervals(comparisons, effect = runEffect) {
  const groups = Map.groupBy(comparisons, ({ storage, kind }) => `${storage} ${kind}`);
  const priors = new Map(
    [...groups].map(([group, own2]) => {
      const measured = own2.filter(hasTurns);
      const main = measured.filter((one) => one.state === "measured");
      return [group, { own: priorsOf(main), base: priorsOf(measured.flatMap(measuredBase)) }];
    })
  );
  return comparisons.map((comparison) => {
    const prior = priors.get(`${comparison.storage} ${comparison.kind}`);
    if (!hasTurns(comparison) || prior === void 0) return comparison;
    const { base, storage } = comparison;
    const withBase = base?.state === "measured" ? { base: { ...base, ...intervalsOf(base, prior.base, effectOn("base", storage, effect)) } } : {};
    if (comparison.state === "against base") return { ...comparison, ...withBase };
    const own2 = intervalsOf(comparison, prior.own, effectOn("baseline", storage, effect));
    return { ...comparison, ...own2, ...withBase };
  });
}
var wideEnds = 2;
function isTooWide({ low, high }) {
  return high >= wideEnds * low;
}
function halfWidthPercent({ low, high }, multiplier2) {
  return 50 * (high - low) / multiplier2;
}
function intervalOfMean(log, squaredError) {
  const half = halfWidth(squaredError, figureConfidence);
  return { low: Math.exp(log - half), high: Math.exp(log + half), confidence: figureConfidence };
}
function averageInterval(measured) {
  const pairs = measured[0]?.ratios.length ?? 0;
  const variances = measured.map(logVariance2);
  if (pairs < 2 || measured.some(({ interval }) => interval === void 0)) return void 0;
  if (measured.length === 1) return measured[0]?.interval;
  const average = mean2(measured.map(({ multiplier: multiplier2 }) => multiplier2));
  const independent = measured.map(({ multiplier: multiplier2, ratios }, index) => {
    const { value } = variances[index];
    const ofMedian = value * varianceOfMedian(ratios.length) / ratios.length;
    return multiplier2 ** 2 * ofMedian / measured.length ** 2;
  });
  const apart = independent.reduce((sum3, one) => sum3 + one, 0);
  const degrees = variances.reduce((sum3, one) => sum3 + (one?.degrees ?? 0), 0);
  const isAlike = measured.every(({ ratios }) => ratios.length === pairs);
  const squaredError = isAlike ? moderate(together(measured, pairs), apart) : { value: apart, degrees };
  const own2 = mean2(measured.map(({ multiplier: multiplier2, storage }) => (multiplier2 * runEffect.own[storage]) ** 2));
  const ofRun = (average * runEffect.shared) ** 2 + own2 / measured.length;
  const half = widen(halfWidth(squaredError, figureConfidence), Math.sqrt(ofRun));
  return { low: average - half, high: average + half, confidence: figureConfidence };
}
function together(measured, pairs) {
  const moved = Array.from(
    { length: pairs },
    (_, round2) => mean2(measured.map((one) => one.multiplier * Math.log(one.ratios[round2])))
  );
  const { value, degrees } = varianceOf(moved);
  return { value: value * varianceOfMedian(pairs) / pairs, degrees };
}
function hasTurns(comparison) {
  return "inTurns" in comparison && comparison.inTurns;
}
function measuredBase({ base }) {
  return base?.state === "measured" ? [base] : [];
}
function logVariance2({ ratios }) {
  return ratios.length < 2 ? void 0 : varianceOf(ratios.map(Math.log));
}
function priorsOf(figures) {
  const parts = figures.flatMap((figure) => figure.parts ?? []);
  return {
    whole: priorOf(figures),
    statements: priorOf(parts.map(({ statements }) => statements)),
    commit: priorOf(parts.map(({ commit: commit5 }) => commit5))
  };
}
function priorOf(figures) {
  const variances = figures.flatMap((figure) => logVariance2(figure) ?? []);
  return variances.length < 2 ? void 0 : typicalVariance(variances);
}
function intervalsOf(figure, priors, ofRun) {
  const { parts } = figure;
  const whole = intervalOf(figure, priors.whole, ofRun);
  if (parts === void 0) return whole;
  const [statements, commit5] = [parts.statements, parts.commit];
  const intervals = {
    statements: { ...statements, ...intervalOf(statements, priors.statements, ofRun) },
    commit: { ...commit5, ...intervalOf(commit5, priors.commit, ofRun) }
  };
  return { ...whole, parts: { ...parts, ...intervals } };
}
function intervalOf(figure, prior, ofRun) {
  const { multiplier: multiplier2, ratios, failsBySigns = false } = figure;
  if (failsBySigns || ratios.length >= fewestCounted)
    return { interval: intervalOfMedian(ratios.map(Math.log), ofRun) };
  const own2 = logVariance2(figure);
  if (own2 === void 0) return {};
  const variance = prior === void 0 ? own2 : moderate(own2, prior);
  const ofPairs = {
    ...variance,
    value: variance.value * varianceOfMedian(ratios.length) / ratios.length
  };
  const half = widen(halfWidth(ofPairs, figureConfidence), ofRun);
  const [low, high] = [multiplier2 * Math.exp(-half), multiplier2 * Math.exp(half)];
  return { interval: { low, high, confidence: figureConfidence } };
}
function widen(half, ofRun) {
  return widenByRun(half, (1 + figureConfidence) / 2, ofRun);
}

// src/verdict/rows-mean.ts
function meanOfRows(rows) {
  const { mean: log } = weightedMean(rows.map(({ ratio, weight }) => ({ value: Math.log(ratio), weight })));
  const rounds = Math.min(...rows.map(({ logRatios }) => logRatios.length));
  if (rounds < 2) return { multiplier: Math.exp(log), rounds };
  const series = rows.map(({ stratum, weight, logRatios: values }) => ({ stratum, weight, values }));
  const { value, degrees } = pooledMean(series, rounds).squaredError;
  const errorOf = ({ weight, pairs }) => weight ** 2 * varianceOfMedian(pairs) / pairs;
  const [squares, ofRows] = [sum2(rows.map(({ weight }) => weight ** 2)), sum2(rows.map(errorOf))];
  const squaredError = { value: value * rounds * ofRows / squares, degrees };
  return { multiplier: Math.exp(log), rounds, squaredError, interval: intervalOfMean(log, squaredError) };
}
function sum2(values) {
  return values.reduce((total, one) => total + one, 0);
}

// src/verdict/screening.ts
var earlyMargin = 1.5;
var firstCount = 5;
var pairsPerAllowance = 3;
var boundConfidence = 0.97;
function screeningLooks({ min, max }) {
  const regular = [];
  for (let pairs = firstCount; pairs < max; pairs += pairsPerAllowance) if (pairs > min) regular.push(pairs);
  return [.../* @__PURE__ */ new Set([min, ...regular, max])];
}
function earlyLooks(rounds) {
  return [.../* @__PURE__ */ new Set([Math.max(2, rounds.min - 1), ...screeningLooks(rounds)])];
}
var baseAllowance = 1;
var farMargin = 10;
var fewestFar = 3;
function isFarOver(logRatios, logCeiling, fewest3 = fewestFar) {
  return logRatios.length >= fewest3 && logRatios.every((one) => one > logCeiling + Math.log(farMargin));
}
function screenTest(logRatios, logCeiling, looks, { typicalVariance: typicalVariance2, extra = 0 } = {}) {
  const isClear = (pairs) => {
    const seen = logRatios.slice(0, pairs);
    const over = seen.filter((value) => value >= logCeiling).length;
    if (pairs >= firstCount && over > allowance(pairs) + extra) return false;
    if (isMeanOver(seen, logCeiling, pairs >= firstCount ? extra : 0)) return false;
    if (pairs >= firstCount) return true;
    const isFar = seen.every((one) => one < logCeiling - Math.log(earlyMargin));
    if (pairs === 1) return isFar;
    return (isFar || typicalVariance2 !== void 0) && upperBound(seen, typicalVariance2) < logCeiling;
  };
  if (isFarOver(logRatios, logCeiling)) return { state: "exceeded", pairs: fewestFar };
  return screen(logRatios.length, looks, isClear);
}
function upperBound(values, typicalVariance2) {
  const { mean: mean3, squaredError } = estimateMean(values, typicalVariance2);
  return mean3 + studentQuantile(boundConfidence, squaredError.degrees) * Math.sqrt(squaredError.value);
}
function allowance(pairs) {
  return Math.floor((pairs - firstCount) / pairsPerAllowance);
}
function screenAverage(parts, ceiling, looks) {
  const fewest3 = Math.min(...parts.map(roundsOf));
  const isDivided = parts.length > 1;
  if (isDivided && fewest3 < 2) return { state: "open", next: looks[0] ?? 0 };
  return screen(isDivided ? Number.POSITIVE_INFINITY : fewest3, looks, (look) => {
    const { value, standardError, degrees } = averageOfParts(parts, look);
    const bound = value + studentQuantile(boundConfidence, degrees) * standardError;
    return Math.min(look, fewest3) < firstCount ? value < ceiling / earlyMargin : bound < ceiling;
  });
}
function screen(pairs, looks, isClear) {
  for (const look of looks) {
    if (pairs < look) return { state: "open", next: look };
    if (isClear(look)) return { state: "clear", pairs: look };
  }
  return { state: "suspect", pairs: looks.at(-1) ?? 0 };
}

// src/verdict/spread.ts
var layoutDeviations = {
  test: 0.0144,
  workload: 0.0129,
  section: 9e-3,
  suite: 73e-4,
  overall: 73e-4
};
function typicalVariances(tests, pairs) {
  const groups = Map.groupBy(
    tests.filter(({ logRatios }) => logRatios.length >= pairs),
    ({ group }) => group
  );
  const variances = [...groups].flatMap(([group, own2]) => {
    if (group === void 0 || own2.length < 2 || pairs < 2) return [];
    const typical = typicalVariance(own2.map(({ logRatios }) => varianceOf(logRatios.slice(0, pairs))));
    return [[group, typical]];
  });
  return new Map(variances);
}
function weightsBySpread(tests, pairs) {
  const least = layoutDeviations.test ** 2;
  const weights = new Map(
    [...typicalVariances(tests, pairs)].map(([group, variance]) => [group, least / (variance + least)])
  );
  const unknown2 = Math.min(1, ...weights.values());
  return (group) => weights.get(group ?? "") ?? unknown2;
}

// src/verdict/causes.ts
var levels2 = groupLevels.length + 1;
var alpha = { together: 0.01, test: 0.05 };
var leastTestChange = Math.log(1.02);
var mostCauses = 20;
var fewestOfCause = 2;
function findCauses(rows, groups) {
  const all = rows.filter(({ logRatios }) => logRatios.length >= fewestOfCause).map((row2) => ({ ...row2, left: row2.logRatios }));
  const open2 = new Map(all.map((one) => [testPath(one.test), one]));
  const ofGroups = groups.map((group) => {
    const members3 = group.tests.flatMap((path) => open2.get(path) ?? []);
    return { level: group.level, path: acceptedPath(group.level, group.name, members3[0]?.test), members: members3 };
  });
  const ofTests = [...open2].map(([path, one]) => ({ level: "test", path, members: [one] }));
  const candidates = [...ofGroups, ...cellsOf(all, ofGroups), ...ofTests];
  const typical = typicalVariances(all, fewestOfCause);
  const causes = [];
  while (causes.length < mostCauses) {
    const [best] = standingOut(candidates, typical);
    if (best === void 0) break;
    const { candidate, shift, p } = best;
    for (const one of candidate.members) one.left = one.left.map((value) => value - shift);
    causes.push(causeOf(candidate, p));
  }
  const others = standingOut(ofTests, typical).map(({ candidate, p }) => causeOf(candidate, p));
  return [...causes, ...others].filter(
    (cause, index) => !causes.slice(0, index).some((one) => explains(one, cause))
  );
}
var power = 0.95;
var lostErrors = 1.5;
function nextForCause(logRatios, typicalVariance2, tests, rounds) {
  const last2 = 2 * rounds.max;
  const looks = [.../* @__PURE__ */ new Set([...earlyLooks(rounds), last2])].filter((look) => look >= fewestOfCause);
  for (const look of looks) {
    if (logRatios.length < look) return look;
    const found = estimateMean(logRatios.slice(0, look), typicalVariance2);
    if (look === last2 || look === rounds.max && pOfShift(found, leastTestChange) * tests <= alpha.together)
      return void 0;
    const degrees = found.squaredError.degrees + last2 - look;
    const critical = studentQuantile(1 - alpha.test / tests / 2, degrees);
    const expected = critical + normalQuantile(power) * Math.sqrt(1 + critical ** 2 / (2 * degrees));
    if (studentOf(found, leastTestChange) < expected * Math.sqrt(look / last2) - lostErrors) return void 0;
  }
  return void 0;
}
function explains(larger, smaller) {
  const all = new Set(larger.tests.map(testPath));
  const [most, own2] = [Math.log(larger.ratio), Math.log(smaller.ratio)];
  return most > 0 === own2 > 0 && Math.abs(most) > Math.abs(own2) / 2 && smaller.tests.every((test) => all.has(testPath(test)));
}
function cellsOf(tests, groups) {
  const membersOf = /* @__PURE__ */ new Map();
  for (const one of tests) {
    const { variant, storage, kind } = one.test;
    const workload3 = workloadOfCells(one.test);
    const paths = [
      `*/${storage}/${kind}/${workload3}`,
      `${variant}/*/${kind}/${workload3}`,
      `*/${storage}/${kind}/*`,
      `*/*/${kind}/*`,
      `*/${storage}/*/*`,
      `${variant}/*/*/*`
    ];
    for (const path of paths) {
      const members3 = membersOf.get(path) ?? [];
      members3.push(one);
      membersOf.set(path, members3);
    }
  }
  const key2 = ({ members: members3 }) => members3.map(({ test }) => testPath(test)).join();
  const seen = new Set(groups.map(key2));
  return [...membersOf].flatMap(([path, members3]) => {
    const candidate = { level: "cells", path, members: members3 };
    const isNew2 = members3.length > 1 && !seen.has(key2(candidate));
    seen.add(key2(candidate));
    return isNew2 ? [candidate] : [];
  });
}
function rowsByCause(rows, testsOf2, causes) {
  const slower = causes.filter(({ ratio }) => ratio > 1);
  const inside = new Map(slower.map((cause) => [cause, new Set(cause.tests.map(testPath))]));
  const causeOfRow = (row2) => {
    const has = (cause) => (test) => inside.get(cause)?.has(testPath(test)) === true;
    const tests = testsOf2(row2);
    const whole = slower.filter((cause) => tests.every(has(cause)));
    const [smallest] = whole.toSorted((one, other) => one.tests.length - other.tests.length);
    return smallest ?? slower.find((cause) => tests.some(has(cause)));
  };
  const byCause2 = Map.groupBy(rows, causeOfRow);
  const caused = slower.flatMap((cause) => {
    const own2 = byCause2.get(cause);
    return own2 === void 0 ? [] : [[cause, own2]];
  });
  return { caused: new Map(caused), others: byCause2.get(void 0) ?? [] };
}
function acceptedPath(level, name3, test) {
  return level === "workload" && test !== void 0 ? `*/*/*/${workloadOfCells(test)}` : name3;
}
function standingOut(candidates, typical) {
  const counts2 = Map.groupBy(candidates, ({ level }) => level);
  const found = candidates.flatMap((candidate) => {
    const { level, members: members3 } = candidate;
    if (members3.length === 0) return [];
    const left = estimate(members3, typical);
    const among = (counts2.get(level)?.length ?? 1) * (level === "test" ? 1 : levels2);
    const least = level === "test" ? leastTestChange : leastGroupChange;
    const p = Math.min(1, pOfShift(left, least) * among);
    const isNamed = p <= (level === "test" ? alpha.test : alpha.together);
    return isNamed && isOfItsRows(members3, least) ? [{ candidate, shift: left.mean, p }] : [];
  });
  return found.toSorted((one, other) => gain(other) - gain(one));
}
function studentOf({ mean: shift, squaredError }, least) {
  return Math.max(0, Math.abs(shift) - least) / Math.sqrt(squaredError.value);
}
function pOfShift(found, least) {
  return studentTwoSided(studentOf(found, least), found.squaredError.degrees);
}
function estimate(members3, typical) {
  const [first2, ...others] = members3;
  const typicalOf = ({ group = "" }) => typical.get(group);
  if (first2 !== void 0 && others.length === 0) return estimateMean(first2.left, typicalOf(first2));
  const rows = members3.map((one) => ({
    ...one,
    ratio: one.ratio * Math.exp(mean2(one.left) - mean2(one.logRatios)),
    logRatios: one.left
  }));
  const { multiplier: multiplier2, squaredError = { value: 0, degrees: 1 } } = meanOfRows(rows);
  const usual = members3.map((one) => one.weight ** 2 * ((typicalOf(one) ?? 0) / one.pairs));
  const least = usual.reduce((sum3, one) => sum3 + one, 0) / weightOf(members3) ** 2;
  return {
    mean: Math.log(multiplier2),
    squaredError: { ...squaredError, value: Math.max(squaredError.value, least) }
  };
}
function weightOf(members3) {
  return members3.reduce((sum3, { weight }) => sum3 + weight, 0);
}
function gain({ candidate, shift }) {
  return weightOf(candidate.members) * shift ** 2;
}
function isOfItsRows(members3, least) {
  const ofPairs = members3.map(({ logRatios, weight }) => ({ value: mean2(logRatios), weight }));
  const ofRows = Math.log(meanOfRows(members3).multiplier);
  return Math.abs(ofRows) >= least && weightedMean(ofPairs).mean > 0 === ofRows > 0;
}
function causeOf({ level, path, members: members3 }, p) {
  const { multiplier: multiplier2, interval } = meanOfRows(members3);
  const middle2 = Math.log(multiplier2);
  const isAlike = ({ ratio }) => middle2 > 0 ? Math.log(ratio) > middle2 / 2 : Math.log(ratio) < middle2 / 2;
  const rows = members3.map(({ ratio }) => ratio);
  return {
    level,
    path,
    tests: members3.map(({ test }) => test),
    alike: members3.filter(isAlike).map(({ test }) => test),
    ratio: multiplier2,
    range: { low: Math.min(...rows), high: Math.max(...rows) },
    ...members3.length > 1 ? { interval } : {},
    p: Math.max(p, 1e-9)
  };
}

// src/verdict/finding.ts
function findingPath({ test, part: part2 }) {
  if (part2 !== void 0) return part2;
  return test === void 0 ? "all" : testPath(test);
}
function risePercent({ base, candidate }) {
  return 100 * (candidate - base) / Math.max(1, Math.abs(base));
}
function percentOver(multiple) {
  return Number((100 * (multiple - 1)).toFixed(6));
}
function byMultiple(noun, against, multiple) {
  return against === "baseline" ? { noun: `baseline-${noun}`, against, ceiling: multiple } : { noun, ceiling: percentOver(multiple) };
}
var morePairs = "more pairs for these limits (--rounds 30)";
function judgedPart(name3) {
  return ({ features }) => features[name3]?.judged;
}
function judgeFeatures(features, input, criteria, examined) {
  return Object.fromEntries(
    features.flatMap(({ judge: judge2 }) => {
      const judged = judge2?.judge(input, criteria, examined);
      return judge2 === void 0 || judged === void 0 ? [] : [[judge2.name, { judge: judge2, judged }]];
    })
  );
}
function mapFeatures(features, change2) {
  return Object.fromEntries(
    Object.entries(features).map(([name3, { judge: judge2, judged }]) => [
      name3,
      { judge: judge2, judged: change2(judged, judge2) }
    ])
  );
}
function findingsOf({ features }) {
  return Object.values(features).flatMap(
    ({ judge: judge2, judged }) => allOf(judged).map((found) => ({ judge: judge2, found }))
  );
}
function allOf({ changes: changes2, withheld = [] }) {
  return [...changes2, ...withheld];
}
function failingFindings({ features }) {
  return Object.values(features).flatMap(({ judge: judge2, judged }) => {
    const failed = allOf(judged).filter(({ outcome }) => outcome === "fail");
    return failed.length === 0 ? [] : [{ judge: judge2, failed }];
  });
}
function failureWords(verdict, form) {
  return failingFindings(verdict).flatMap(({ judge: { words: words2 }, failed }) => {
    const withheld = failed.filter((found) => "why" in found).length;
    const over = failed.length - withheld;
    return [
      ...over === 0 ? [] : [words2[form](over)],
      ...withheld === 0 || words2.withheld === void 0 ? [] : [words2.withheld[form](withheld)]
    ];
  });
}
function undecidedFindings({ features }) {
  return Object.values(features).flatMap(({ judge: judge2, judged: { undecided = [] } }) => {
    const words2 = judge2.words.undecided;
    return undecided.length === 0 || words2 === void 0 ? [] : [{ words: words2, undecided }];
  });
}

// src/model/compared.ts
var references = ["baseline", "base"];
function rolesOfTest({ compare: compare3 }, roles2) {
  const order = compare3 === void 0 ? roles2 : compare3 === "base" ? ["base", "candidate"] : ["baseline", "candidate"];
  return order.filter((role2) => roles2.includes(role2));
}
function isNeeded({ compare: compare3 }, role2) {
  return role2 !== "base" || compare3 === "base";
}

// src/model/figure-limit.ts
var exactCosts = footprintFigures.filter((name3) => name3 !== "engine-bytes");
var latencyFigures = ["p99", "longest"];
var timeFigures = ["time", "open", "commit", ...latencyFigures];
var partFigures = ["open", "commit"];
function isPartFigure(figure) {
  return partFigures.some((one) => one === figure);
}
var limitedFigures = [...timeFigures, "instructions", ...exactCosts];
function isTimeFigure(figure) {
  return timeFigures.some((one) => one === figure);
}
function isLatency(figure) {
  return latencyFigures.some((one) => one === figure);
}
var counterFigure = /^counter:([^\p{Cc}\p{Zl}\p{Zp}]{1,200})$/u;
var limitReferences = ["base", "baseline", "before"];
var limitUnits = ["row", "statement"];
var contestFigures = ["time", ...latencyFigures];
function isContestFigure(figure) {
  return contestFigures.some((one) => one === figure);
}
function isPartLimit(limit) {
  return "part" in limit;
}
function isOfPart({ part: part2 }, path) {
  const [named2, own2] = [part2.split("/"), path.split("/")];
  return named2.length === own2.length && named2.every((name3, at) => name3 === "*" || name3 === own2[at]);
}
function limitOfPart(limits2, path, figure, against) {
  return limits2?.filter(isPartLimit).findLast((one) => one.figure === figure && one.relativeTo === against && isOfPart(one, path));
}
function shareOf({ atMost = 0, unit }) {
  return unit === "%" ? atMost / 100 : atMost;
}
function formatAtMost({ atMost = 0, unit }) {
  if (unit === "ns" && atMost >= 1e9) return `${Number((atMost / 1e9).toFixed(9))}s`;
  return `${atMost}${unit ?? ""}`;
}
function isLargestTime(limit) {
  return !isPartLimit(limit) && limit.unit === "ns";
}
function needLatencies(limits2) {
  return limits2.some((limit) => !isPartLimit(limit) && isLatency(limit.figure));
}
function isExactCost(name3) {
  return exactCosts.some((one) => one === name3);
}

// src/verdict/ceilings.ts
function testCeiling(ceilings, test) {
  return ofRule(ceilings.rules, "test", (rule) => matches(rule, test)) ?? {
    value: ceilings.suites?.test?.[suiteOf(test.variant)] ?? ceilings.test
  };
}
function averageCeiling(ceilings, section) {
  const applies = (rule) => rule.for.workload === void 0 && matches(rule, section);
  return ofRule(ceilings.rules, "average", applies) ?? {
    value: ceilings.suites?.average?.[suiteOf(section.variant)] ?? ceilings.average
  };
}
function baseCeiling(ceilings, test, times) {
  const applies = (rule) => matches(rule, test);
  const set = ofRule(ceilings.rules, "base", applies) ?? { value: ceilings.base[test.storage] };
  return withMinChange(set, ceilings, applies, times);
}
function groupCeiling(ceilings, scope, times) {
  const applies = ({ for: named2 }) => isOfLevel(named2, scope);
  const set = ofRule(ceilings.rules, "baseAverage", applies) ?? { value: ceilings.baseAverages[scope.level] };
  return withMinChange(set, ceilings, applies, times);
}
function isOfLevel(named2, scope) {
  if (scope.level === "overall") return false;
  if (scope.level === "section") return named2.workload === void 0 && matches({ for: named2 }, scope);
  const { suite, variant, storage, kind, workload: workload3 } = named2;
  if ((variant ?? storage ?? kind) !== void 0 || suite !== void 0 && suite !== scope.suite)
    return false;
  return scope.level === "suite" ? suite !== void 0 && workload3 === void 0 : workload3 === scope.workload;
}
function withMinChange(set, { rules, minChange }, applies, { ns, statements = 0 }) {
  const floor = mostSpecific(rules, (rule) => rule.minChange !== void 0 && applies(rule))?.minChange ?? minChange;
  if (floor === void 0) return set;
  const value = 1 + floor.ns * (floor.per === "sample" ? 1 : statements) / ns;
  return value > set.value ? { value, from: `min-change ${formatMinChange(floor)}` } : set;
}
function ruleFor({ rules }, test, sets) {
  return mostSpecific(rules, (rule) => sets(rule) && matches(rule, test));
}
function ruleScope({
  for: { suite, variant, storage, kind, workload: workload3 }
}) {
  const parts = [variant ?? "*", storage ?? "*", kind ?? "*", ...workload3 === void 0 ? [] : [workload3]];
  return `${suite === void 0 ? "" : `${suite}: `}${parts.join("/")}`;
}
function ofRule(rules, figure, applies) {
  const rule = mostSpecific(rules, (one) => one[figure] !== void 0 && applies(one));
  const value = rule?.[figure];
  if (rule === void 0 || value === void 0) return void 0;
  return { value, from: `rule ${rules.indexOf(rule) + 1} of ceilings` };
}
function mostSpecific(rules, applies) {
  return rules.filter(applies).toSorted((a, b) => specificity(a) - specificity(b)).at(-1);
}
function matches({ for: { suite, ...parts } }, target) {
  if (suite !== void 0 && suite !== suiteOf(target.variant)) return false;
  const { workload: workload3, ...section } = parts;
  if (workload3 !== void 0 && !isNameOf(workload3, target.workload)) return false;
  return ["variant", "storage", "kind"].every(
    (part2) => section[part2] === void 0 || section[part2] === target[part2]
  );
}
function specificity({ for: { suite, variant, storage, kind, workload: workload3 } }) {
  const named2 = (part2) => part2 === void 0 ? 0 : 1;
  return 6 * named2(workload3) + 2 * (named2(storage) + named2(kind)) + named2(variant) + named2(suite) / 2;
}

// src/verdict/equal-work.ts
var aspects = {
  statements: (count3) => `executed ${count3} statement${count3 === 1 ? "" : "s"}`,
  rows: (count3) => `returned ${count3} row${count3 === 1 ? "" : "s"}`,
  changes: (count3) => `changed ${count3} row${count3 === 1 ? "" : "s"}`,
  hash: (hash) => `returned values with the hash ${hash}`
};
var counts = ["statements", "rows", "changes"];
var inCheck = "in the untimed check";
function differs2(one, other, aspect) {
  if (aspect !== "hash") return one.work[aspect] !== other.work[aspect];
  return one.hash !== void 0 && other.hash !== void 0 && one.hash !== other.hash;
}
function describe2({ role: role2, work, hash, occasion }, aspect) {
  const what = aspect === "hash" ? aspects.hash(hash ?? "") : aspects[aspect](work[aspect]);
  return [role2, what, ...occasion === void 0 ? [] : [occasion]].join(" ");
}
function describeBoth(one, other, aspect) {
  return `${describe2(one, aspect)}, ${describe2(other, aspect)}`;
}
function changedWork(workload3, one, other) {
  const difference = describeDifference(one, other);
  if (difference === void 0) return void 0;
  return { reason: "differs", role: one.role, message: `${workload3}: ${difference}` };
}
function describeDifference(one, other) {
  const aspect = [...counts, "hash"].find((each) => differs2(one, other, each));
  return aspect && describeBoth(one, other, aspect);
}
function checked({ role: role2, work, hash }, occasion = inCheck) {
  return { role: role2, work, hash, occasion };
}
function differences(record2) {
  const observations = observe(record2);
  const wrong = observations.filter(({ work }) => isWrongKind(record2, work));
  const withoutChanges = firstOfEachRole(wrong);
  const failures = withoutChanges.map((one) => wrongChanges(record2, one));
  for (const count3 of counts) {
    const ignored = count3 === "changes" ? withoutChanges.map(({ role: role2 }) => role2) : [];
    failures.push(...differencesIn(record2, observations, count3, ignored));
  }
  if (failures.some(({ role: role2 }) => isNeeded(record2, role2))) return failures;
  const named2 = failures.flatMap(({ role: role2 }) => role2 ?? []);
  return [...failures, ...differencesIn(record2, observations, "hash", named2)];
}
function unnamedDifferences(record2) {
  if (record2.failures.some(({ role: role2 }) => isNeeded(record2, role2))) return [];
  const isBaseNamed = record2.failures.length > 0;
  return differences(record2).filter(({ role: role2 }) => isNeeded(record2, role2) || !isBaseNamed);
}
function observe(record2) {
  const { checks, samples } = record2;
  const timed = samples.toSorted((a, b) => a.round - b.round).flatMap(
    ({ role: role2, round: round2, work }) => work === void 0 ? [] : [{ role: role2, work, occasion: `in round ${round2}`, round: round2 }]
  );
  const all = [...checks.map((check) => checked(check)), ...timed];
  return rolesOfTest(record2, roles).flatMap((wanted) => all.filter(({ role: role2 }) => role2 === wanted));
}
function isWrongKind({ variant, kind }, { changes: changes2 }) {
  return suiteOf(variant) === "own" ? kind === "reads" && changes2 > 0 : kind === "writes" && changes2 === 0;
}
function wrongChanges({ workload: workload3, kind }, one) {
  const { role: role2, round: round2 } = one;
  const message = kind === "writes" ? `${workload3}: ${describe2(one, "changes")}, and a workload of writes must change some` : `${workload3}: it is of kind reads, and ${aspects.changes(one.work.changes)}: give kind: writes`;
  return { reason: "error", role: role2, round: round2, message };
}
function differencesIn(record2, observations, aspect, ignored) {
  const [reference, ...others] = observations;
  if (reference === void 0 || ignored.includes(reference.role)) return [];
  const differing2 = others.filter((one) => !ignored.includes(one.role) && differs2(one, reference, aspect));
  return firstOfEachRole(differing2).map((one) => ({
    reason: "differs",
    ...one.role === reference.role || !isNeeded(record2, one.role) ? { role: one.role } : {},
    round: one.round,
    message: `${record2.workload}: ${describeBoth(one, reference, aspect)}`
  }));
}
function firstOfEachRole(observations) {
  return roles.flatMap((wanted) => observations.find(({ role: role2 }) => role2 === wanted) ?? []);
}

// src/verdict/irregular.ts
var slowFrom = [1.2, 2];
var alpha2 = 0.01;
function irregularOf(ratios, multiplier2) {
  const distances = ratios.map((ratio) => ratio / multiplier2);
  for (const from of slowFrom) {
    const slow = distances.filter((one) => one >= from);
    const others = distances.filter((one) => one <= 1 / from).length;
    if (slow.length > 0 && binomialTail(others, others + slow.length) <= alpha2 / slowFrom.length)
      return { slow: slow.length, of: ratios.length, times: mean2(slow) };
  }
  return void 0;
}

// src/verdict/mean-figure.ts
function meanFigure(pairs, reference) {
  const sumOf = (role2) => pairs.reduce((sum3, pair) => sum3 + pair[role2], 0);
  const ratio = sumOf("candidate") / sumOf(reference);
  if (pairs.length === 1) return { multiplier: ratio };
  const typical = sumOf(reference) / pairs.length;
  const { value, degrees } = varianceOf(
    pairs.map((pair) => (pair.candidate - ratio * pair[reference]) / typical)
  );
  const half = halfWidth({ value: value / pairs.length, degrees }, figureConfidence);
  const interval = { low: Math.max(0, ratio - half), high: ratio + half, confidence: figureConfidence };
  return { multiplier: ratio, interval };
}

// src/verdict/pairs.ts
function pairsOf(record2) {
  return pairsWith(comparedPairs(record2), "baseline");
}
function pairsWith(pairs, reference) {
  return pairs.filter((pair) => pair[reference] !== void 0);
}
function ratiosTo(pairs, reference) {
  return pairsWith(pairs, reference).map((pair) => pair.candidate / pair[reference]);
}
function comparedPairs({ samples, compare: compare3 }) {
  const rounds = [...Map.groupBy(samples, ({ round: round2 }) => round2)].sort(([a], [b]) => a - b);
  return rounds.flatMap(([round2, together2]) => {
    const of = (role2) => together2.find((sample) => sample.role === role2);
    const [baseline, candidate, base] = [of("baseline"), of("candidate"), of("base")];
    const all = [baseline, candidate, base].filter((one) => one !== void 0);
    const timeOf = (sample) => sample.ns + ownWait(sample, all);
    const isCompared = compare3 === void 0 ? baseline ?? base : compare3 === "base" ? base : baseline;
    if (candidate === void 0 || isCompared === void 0) return [];
    const times = { baseline: baseline && timeOf(baseline), base: base && timeOf(base) };
    const inTurns = all.every(({ chunks }) => chunks !== void 0);
    const commit5 = commitsOf([candidate, baseline, base]);
    return [{ round: round2, candidate: timeOf(candidate), ...times, commit: commit5, inTurns }];
  });
}
var waits = { ofOthers: 2, share: 0.25, ns: 2e6 };
function ownWait(sample, together2) {
  const { ns, queuedNs = 0 } = sample;
  const shares = together2.filter((one) => one !== sample && one.queuedNs !== void 0).map((one) => (one.queuedNs ?? 0) / (one.ns + (one.queuedNs ?? 0)));
  if (queuedNs === 0 || shares.length === 0) return 0;
  const whole = ns + queuedNs;
  const explained = Math.max(waits.ofOthers * Math.max(...shares) * whole, waits.share * whole, waits.ns);
  return Math.max(0, queuedNs - Math.ceil(explained));
}
function commitsOf(samples) {
  const known = samples.flatMap((one) => one?.commitNs === void 0 ? [] : [[one.role, one.commitNs]]);
  return known.length === 0 ? void 0 : Object.fromEntries(known);
}
function withoutBase(pairs) {
  return pairsWith(pairs, "baseline").map(({ base: _, ...pair }) => pair);
}

// src/verdict/parts.ts
function partsOf(pairs, reference) {
  const compared = pairsWith(pairs, reference).flatMap((pair) => {
    const [own2, other] = [pair.commit?.candidate, pair.commit?.[reference]];
    const isWhole = own2 !== void 0 && other !== void 0 && own2 > 0 && other > 0;
    const statements = { candidate: pair.candidate - (own2 ?? 0), other: pair[reference] - (other ?? 0) };
    if (!isWhole || statements.candidate <= 0 || statements.other <= 0) return [];
    const shares = { candidate: own2 / pair.candidate, other: other / pair[reference] };
    return [{ statements: statements.candidate / statements.other, commit: own2 / other, shares }];
  });
  if (compared.length === 0 || compared.length < pairsWith(pairs, reference).length) return void 0;
  const figure = (ratios) => ({ multiplier: median2(ratios), ratios });
  return {
    statements: figure(compared.map(({ statements }) => statements)),
    commit: figure(compared.map(({ commit: commit5 }) => commit5)),
    commitShare: Math.max(
      median2(compared.map(({ shares }) => shares.candidate)),
      median2(compared.map(({ shares }) => shares.other))
    )
  };
}

// src/verdict/comparison.ts
var shortNs = 5e6;
var fewestFloors = 10;
function isUnmeasured(comparison) {
  return comparison.state === "failed" || comparison.state === "missing";
}
function isLacking(comparison) {
  return isUnmeasured(comparison) && !isNew(comparison);
}
function isNew(comparison) {
  return comparison.state === "failed" && comparison.isNew === true;
}
function ratiosOf(comparison) {
  return comparison.state === "measured" ? comparison.ratios : comparison.base.ratios;
}
function assess(record2, { requireBase = false, ceilings } = {}, found = []) {
  const { samples, compare: compare3 } = record2;
  const test = testOnly(record2);
  const all = [...record2.failures, ...unnamedDifferences(record2), ...found];
  const failures = all.filter(({ role: role2 }) => requireBase || isNeeded(record2, role2));
  if (failures.length > 0) {
    const isOnlyNew = !requireBase && isRefusedByBase(record2, failures) && !isLimited(record2, ceilings);
    const executedBy = [...new Set([...record2.checks, ...samples].map(({ role: role2 }) => role2))];
    return { ...test, state: "failed", failures, executedBy, ...isOnlyNew ? { isNew: true } : {} };
  }
  const baseFailures = all.filter(({ role: role2 }) => role2 === "base");
  const recorded = comparedPairs(record2);
  const pairs = baseFailures.length > 0 && compare3 !== "base" ? withoutBase(recorded) : recorded;
  const needed = rolesOfTest(record2, roles).filter((role2) => isNeeded(record2, role2));
  const count3 = (wanted) => samples.filter(({ role: role2 }) => role2 === wanted).length;
  if (pairsWith(pairs, compare3 ?? "baseline").length === 0)
    return {
      ...test,
      state: "missing",
      samples: Object.fromEntries(needed.map((role2) => [role2, count3(role2)]))
    };
  if (requireBase && compare3 !== "baseline" && pairsWith(pairs, "base").length === 0)
    return { ...test, state: "failed", failures: [lacksBase] };
  const paired = (role2) => role2 === "candidate" ? pairs.length : pairsWith(pairs, role2).length;
  const unpaired = needed.reduce((sum3, role2) => sum3 + count3(role2) - paired(role2), 0);
  const facts = { compare: compare3, ...workOf(record2) };
  return { ...test, ...facts, state: "measurable", pairs, unpaired, baseFailures };
}
var refusal = / \(code 1\)/;
function isRefusedByBase({ compare: compare3, checks }, failures) {
  return compare3 === "base" && checks.some(({ role: role2 }) => role2 === "candidate") && failures.every(
    ({ role: role2, reason, round: round2, message }) => role2 === "base" && reason === "error" && round2 === void 0 && refusal.test(message)
  );
}
function isLimited(record2, { max = [], growth = [], limits: limits2 = [] } = {}) {
  return [...max, ...growth].some(({ workload: workload3 }) => isNameOf(workload3, record2.workload)) || limits2.some((limit) => !isPartLimit(limit) && matches(limit, record2));
}
function workOf({ checks, samples }) {
  const work = checks[0]?.work ?? samples.find((sample) => sample.work !== void 0)?.work;
  return work === void 0 ? {} : { rows: work.rows + work.changes, statements: work.statements };
}
var lacksBase = {
  reason: "error",
  role: "base",
  message: "it has no sample of any pair, and require-base is set"
};
function pairsIn(pairs, reference, { first: first2 = 0, end } = {}) {
  return pairsWith(pairs, reference).slice(first2, end);
}
function compare2({ pairs: all, unpaired, baseFailures, state: _, compare: only, ...test }, { baseline: mainRange, base: baseRange, floorNs = 0 } = {}) {
  const against = pairsIn(all, "base", baseRange);
  const base = baseFailures.length > 0 ? { state: "failed", failures: baseFailures } : against.length > 0 ? compareBase(against, baseRange) : void 0;
  const pairs = only === "base" ? against : pairsIn(all, "baseline", mainRange);
  const { timeNs, otherNs, ...figure } = only === "base" ? figureOf(pairs, "base", baseRange) : figureOf(pairs, "baseline", mainRange);
  const fastest = Math.min(timeNs.candidate, otherNs);
  const facts = {
    ...test,
    inTurns: pairs.every(({ inTurns }) => inTurns),
    screened: figure.screened,
    warnings: [
      ...fastest < shortNs ? [{ kind: "short" }] : [],
      ...fastest < fewestFloors * floorNs ? [{ kind: "floor" }] : [],
      ...unpaired > 0 ? [{ kind: "unpaired", samples: unpaired }] : []
    ]
  };
  if (only === "base" && base?.state === "measured") return { ...facts, state: "against base", timeNs, base };
  return {
    ...facts,
    ...figure,
    ...only === "baseline" ? { compare: only } : {},
    state: "measured",
    timeNs: { baseline: otherNs, ...timeNs },
    noisePercent: noisePercent(figure.ratios),
    base
  };
}
function compareBase(pairs, range2) {
  const { timeNs, otherNs, ...figure } = figureOf(pairs, "base", range2);
  return { ...figure, state: "measured", timeNs: { base: otherNs, ...timeNs } };
}
function figureOf(pairs, reference, { first: screened = 0, failsBySigns } = {}) {
  const ratios = ratiosTo(pairs, reference);
  if (ratios.length === 0) throw new RangeError("no pair has a sample of the engine to compare with");
  const multiplier2 = median2(ratios);
  const otherNs = median2(pairsWith(pairs, reference).map((pair) => pair[reference]));
  return {
    multiplier: multiplier2,
    ratios,
    failsBySigns,
    mean: meanFigure(pairsWith(pairs, reference), reference),
    irregular: irregularOf(ratios, multiplier2),
    parts: partsOf(pairs, reference),
    screened,
    timeNs: { candidate: otherNs * multiplier2 },
    otherNs
  };
}

// src/verdict/controls.ts
var fairRatio = { low: 0.95, high: 1.05 };
var biasAlpha = 1e-3;
var mostSpread = 0.5;
function assessControls(records) {
  const same = Map.groupBy(records, ({ storage, kind, workload: workload3 }) => `${storage} ${kind} ${workload3}`);
  return [...same.values()].flatMap((variants3) => {
    const [{ storage, kind, workload: workload3 } = unreachable()] = variants3;
    const logRatios = variants3.flatMap(
      ({ pairs }) => pairs.map(({ baselineNs, controlNs }) => Math.log(controlNs / baselineNs))
    );
    if (logRatios.length === 0) return [];
    const spread = robustDeviation(logRatios);
    const { low, high, confidence: confidence2 } = medianInterval(logRatios);
    const p = Math.min(
      pAbove(logRatios, Math.log(fairRatio.high)),
      pBelow(logRatios, Math.log(fairRatio.low))
    );
    const problem = p < biasAlpha ? "biased" : spread > mostSpread ? "noisy" : void 0;
    return [
      {
        storage,
        kind,
        workload: workload3,
        pairs: logRatios.length,
        ratio: Math.exp(median2(logRatios)),
        interval: { low: Math.exp(low), high: Math.exp(high), confidence: confidence2 },
        spread,
        p,
        problem
      }
    ];
  });
}
function biasOf(controls, untrusted = false) {
  const biased = untrusted ? [] : controls.filter(({ problem }) => problem === "biased");
  return ({ storage, kind }) => {
    const own2 = biased.filter((control) => control.storage === storage && control.kind === kind);
    return Math.max(1, ...own2.map(({ interval: { low, high } }) => Math.max(high, 1 / low)));
  };
}
function assessMachines(machines) {
  return machines.flatMap(
    ({ name: name3, controls }) => assessControls(controls).map((control) => ({ ...control, machine: name3 }))
  );
}
function unreachable() {
  throw new Error("a group has at least one member");
}

// src/statistics/fitted-prior.ts
var mostDegrees = 6;
function fitPriors(groups, most = mostDegrees) {
  const known = [...groups].filter(([, variances]) => variances.length > 1);
  const all = known.flatMap(([, variances]) => variances);
  const freedom = all.length - known.length;
  if (freedom === 0) return /* @__PURE__ */ new Map();
  const squares = known.flatMap(([, variances]) => squaredDistances(variances.map(logVariance)));
  const spread = squares.reduce((sum3, one) => sum3 + one, 0) / freedom;
  const chance = chanceOf(all);
  const error2 = Math.sqrt(
    mean2(all.map(({ degrees }) => polygamma3(degrees / 2) + 2 * chance ** 2)) / freedom
  );
  const fitted = degreesOf(spread - chance + error2, most);
  return new Map(
    known.map(([group, variances]) => {
      const degrees = Math.min(fitted, variances.length / chanceOf(variances));
      return [group, { value: typicalVariance(variances), degrees }];
    })
  );
}
function chanceOf(variances) {
  return mean2(variances.map(({ degrees }) => trigamma(degrees / 2)));
}
function squaredDistances(values) {
  const middle2 = mean2(values);
  return values.map((value) => (value - middle2) ** 2);
}
function degreesOf(excess, most) {
  let [low, high] = [0, most];
  if (trigamma(high / 2) >= excess) return high;
  for (let step = 0; step < 40; step++) {
    const middle2 = (low + high) / 2;
    if (trigamma(middle2 / 2) > excess) low = middle2;
    else high = middle2;
  }
  return low;
}
function trigamma(x) {
  if (x < 6) return trigamma(x + 1) + 1 / x ** 2;
  return 1 / x + 1 / (2 * x ** 2) + 1 / (6 * x ** 3) - 1 / (30 * x ** 5) + 1 / (42 * x ** 7) - 1 / (30 * x ** 9);
}
function polygamma3(x) {
  if (x < 6) return polygamma3(x + 1) + 6 / x ** 4;
  return 2 / x ** 3 + 3 / x ** 4 + 2 / x ** 5 - 1 / x ** 7 + 4 / (3 * x ** 9);
}

// src/verdict/claims.ts
function spreadOf({ trial: { spreadGroup: group }, series: { logRatios } }) {
  return { group, logRatios };
}
function endingOfAny({ trials }) {
  return trials.find(({ ending }) => ending !== void 0)?.ending;
}
function commonPairs({ trials }) {
  return Math.min(...trials.map(({ series }) => series.logRatios.length));
}
function screenClaims(open2, { averageCeilings, isBaselineCoarse = false }, rounds) {
  const claims = [];
  const main = open2.filter(({ reference }) => reference === "baseline");
  const compared = open2.filter(({ reference }) => reference === "base");
  const looks = isBaselineCoarse && compared.length > 0 ? earlyLooks(rounds) : screeningLooks(rounds);
  const screenTests = (kind, own2, at, extra = 0) => {
    const typical = typicalVariances(own2.map(spreadOf), at[0] ?? 0);
    for (const one of own2) {
      const { logRatios, logCeiling } = one.series;
      const facts = { extra, typicalVariance: typical.get(one.trial.spreadGroup ?? "") };
      claims.push({ kind, trials: [one], screened: screenTest(logRatios, logCeiling, at, facts) });
    }
  };
  screenTests("test", main, looks);
  screenTests("base", compared, earlyLooks(rounds), baseAllowance);
  for (const [path, trials] of Map.groupBy(main, ({ trial }) => trial.sectionPath)) {
    const ceiling = averageCeilings.get(path);
    if (ceiling === void 0) throw new RangeError(`the average of ${path} has no ceiling`);
    const parts = partsOf2(trials);
    const ratiosOf2 = (own2) => own2.map(({ series }) => series.logRatios);
    for (const own2 of parts) {
      const screened2 = screenAverage([ratiosOf2(own2)], ceiling, looks);
      const name3 = parts.length === 1 ? path : `${path} of run ${own2[0]?.trial.run}`;
      claims.push({ kind: "section", trials: own2, path: name3, ceiling, screened: screened2 });
    }
    if (parts.length === 1) continue;
    const screened = screenAverage(parts.map(ratiosOf2), ceiling, looks);
    claims.push({ kind: "divided", trials, path, ceiling, screened });
  }
  return claims;
}
function claimAtOnce(open2, { averageCeilings }, names2) {
  const screened = { state: "suspect", pairs: 0 };
  const isClaimed = (name3) => names2 === void 0 || names2.has(name3);
  const tests = open2.flatMap((one) => {
    const kind = one.reference === "baseline" ? "test" : "base";
    return isClaimed(claimName(one.trial.path, kind)) ? [{ kind, trials: [one], screened }] : [];
  });
  const main = open2.filter(({ reference }) => reference === "baseline");
  const sections = [...Map.groupBy(main, ({ trial }) => trial.sectionPath)].flatMap(
    ([path, trials]) => {
      const ceiling = averageCeilings.get(path);
      if (!isClaimed(claimName(path, "average")) || ceiling === void 0) return [];
      return [{ kind: "section", trials, path, ceiling, screened }];
    }
  );
  return [...tests, ...sections];
}
function partsOf2(trials) {
  return [...Map.groupBy(trials, ({ trial }) => trial.run).values()];
}
function suspectsOf(claims) {
  const suspects = claims.filter(({ kind, screened }) => kind !== "divided" && screened.state === "suspect");
  const inSuspectSection = new Set(
    suspects.flatMap(({ kind, trials }) => kind === "section" ? trials : [])
  );
  const promotedBySection = claims.filter(
    ({ kind, trials: [own2], screened }) => kind === "test" && screened.state === "clear" && own2 !== void 0 && inSuspectSection.has(own2)
  );
  return /* @__PURE__ */ new Set([...suspects, ...promotedBySection]);
}
function countSharing(suspects) {
  const familiesOf = ({ kind, trials }) => {
    const runs = new Set(trials.map(({ trial }) => trial.run));
    return [...runs].map((run) => `${run} ${kind === "base" ? "base" : "ceilings"}`);
  };
  const counts2 = /* @__PURE__ */ new Map();
  for (const suspect of suspects)
    for (const family2 of familiesOf(suspect)) counts2.set(family2, (counts2.get(family2) ?? 0) + 1);
  return (claim2) => Math.max(...familiesOf(claim2).map((family2) => counts2.get(family2) ?? 1));
}
function claimName(name3, figure) {
  return figure === "test" ? name3 : `${name3} ${figure}`;
}

// src/verdict/fixed-rounds.ts
var mostNeeded = 1e3;
var largestSpread = { value: 0.5 ** 2, degrees: 4 };
var shareOfLargestSpread = 0.1;
function variancesByGroup(tests) {
  const groups = /* @__PURE__ */ new Map();
  for (const { group, logRatios } of tests) {
    if (group === void 0 || logRatios.length < 2) continue;
    groups.set(group, [...groups.get(group) ?? [], varianceOf(logRatios)]);
  }
  return groups;
}
function decideTestOfRounds({ logRatios, logCeiling }, alpha3, prior) {
  const pairs = logRatios.length;
  if (passesRounds(logRatios, logCeiling)) return { state: "fixed", outcome: "pass", pairs };
  const isEachOver = logRatios.every((ratio) => ratio > logCeiling);
  return boundOver(logRatios, logCeiling, isEachOver, alpha3, prior);
}
function passesRounds(logRatios, logCeiling) {
  return isMedianWithin(logRatios, logCeiling) && !(logRatios.length > 1 && isMeanOver(logRatios, logCeiling, 1));
}
function decideAverageOfRounds(series, ceiling, alpha3) {
  const pairs = Math.min(...series.map(({ length }) => length));
  const average = mean2(series.map((ratios) => Math.exp(median2(ratios.slice(0, pairs)))));
  if (average <= ceiling) return { state: "fixed", outcome: "pass", pairs };
  const rounds = Array.from(
    { length: pairs },
    (_, round2) => Math.log(mean2(series.map((ratios) => Math.exp(ratios[round2]))))
  );
  const limit = Math.log(ceiling);
  return boundOver(
    rounds,
    limit,
    rounds.every((value) => value > limit),
    alpha3
  );
}
function boundOver(values, limit, isEachOver, alpha3, prior) {
  const pairs = values.length;
  if (pairs < 2) return { state: "fixed", outcome: "inconclusive", pairs };
  const isOverBy = (spread, share, count3) => {
    const { mean: figure, squaredError } = estimateMean(values, spread?.value, spread?.degrees);
    const { value, degrees } = squaredError;
    const probability = 1 - share * alpha3;
    const ofPairs = studentQuantile(probability, degrees + count3 - pairs) * Math.sqrt(value * pairs / count3);
    return figure - widenByRun(ofPairs, probability) > limit;
  };
  const isOver = (count3) => isOverBy(prior, 1 - shareOfLargestSpread, count3) || isOverBy(largestSpread, shareOfLargestSpread, count3);
  if (isEachOver && isOver(pairs)) return { state: "fixed", outcome: "fail", pairs };
  const needed = isOver(mostNeeded) ? fewest2(isOver, pairs + 1, mostNeeded) : void 0;
  return { state: "fixed", outcome: "inconclusive", pairs, needed };
}
function fewest2(holds, least, largest) {
  let [low, high] = [least, largest];
  while (low < high) {
    const middle2 = Math.floor((low + high) / 2);
    if (holds(middle2)) high = middle2;
    else low = middle2 + 1;
  }
  return high;
}

// src/verdict/decision.ts
function decide(planned, rounds, alpha3, { endingOf = () => void 0, confirms } = {}) {
  const { trials, groups = [] } = planned;
  const tests = /* @__PURE__ */ new Map();
  const open2 = [];
  for (const trial of trials) {
    const own2 = openSeries(trial, endingOf);
    tests.set(trial.path, Object.fromEntries(own2.map(({ reference, decision }) => [reference, decision])));
    open2.push(...own2);
  }
  if (tests.size < trials.length) throw new RangeError("two trials have the same path");
  const [main, compared] = references.map((one) => open2.filter(({ reference }) => reference === one));
  const decidedGroups = decideGroups(
    confirms === void 0 ? groups : groups.filter(({ name: name3 }) => confirms.includes(claimName(name3, "base"))),
    compared,
    typeof rounds === "number" ? void 0 : earlyLooks(rounds),
    alpha3 / 2
  );
  const isSlowerOverall = groups.some(
    ({ level, name: name3 }) => level === "overall" && hasFailed(decidedGroups.get(name3))
  );
  const isScreening = confirms === void 0 && typeof rounds !== "number";
  const claims = isScreening ? screenClaims(open2, planned, rounds) : claimAtOnce(open2, planned, confirms && new Set(confirms));
  if (isScreening) wantCauses(compared, rounds, isSlowerOverall ? rounds.max : void 0);
  const priorsOf2 = (own2) => fitPriors(variancesByGroup(own2.map(spreadOf)));
  const isFixed = typeof rounds === "number";
  const ended = claims.filter(
    (one) => one.kind !== "divided" && one.screened.state !== "clear" && endingOfAny(one) !== void 0
  );
  const priors = isFixed || ended.length > 0 ? { test: priorsOf2(main), base: priorsOf2(compared) } : void 0;
  const screening = claims.filter(
    (claim2) => claim2.kind !== "divided" && claim2.screened.state === "open" && endingOfAny(claim2) === void 0
  );
  const isConfirming = screening.length === 0;
  setConfirmationStarts(claims, screening);
  const suspects = suspectsOf(claims);
  const sharingWith = countSharing(suspects);
  const runsWithBase = new Set(trials.flatMap(({ base, run }) => base === void 0 ? [] : [run]));
  const shareOf2 = ({ kind, trials: own2 }) => {
    const half = own2.some(({ trial }) => runsWithBase.has(trial.run)) ? 1 / 2 : 1;
    return kind === "base" ? half * (1 - shareOfGroups) : half;
  };
  for (const { screened, trials: own2 } of screening)
    if (screened.state === "open") for (const one of own2) want(one, screened.next);
  const isSurelyOver = (claim2) => {
    if (priors === void 0 || claim2.kind !== "test" && claim2.kind !== "base") return false;
    const sharing = ended.filter(({ kind }) => kind === claim2.kind).length;
    const own2 = alpha3 * shareOf2(claim2) / sharing;
    return commonPairs(claim2) >= fewestFar && decideByRounds(claim2, own2, priors).outcome === "fail";
  };
  const confirmingLooks = confirms === void 0 ? confirmationLooks : secondMachineLooks;
  const decideClaim = (claim2) => {
    const { screened } = claim2;
    const ending = claim2.kind === "divided" ? "samples" : endingOfAny(claim2);
    if (suspects.has(claim2) || claim2.kind === "divided" && screened.state === "suspect") {
      if (!isConfirming) return { state: "open" };
      const sharing = sharingWith(claim2);
      const own2 = alpha3 * shareOf2(claim2);
      const isTest = claim2.kind === "test" || claim2.kind === "base";
      if (isFixed && priors !== void 0) {
        if (ending !== void 0) return { state: "unscreened", pairs: commonPairs(claim2), ending };
        return decideByRounds(claim2, own2 / sharing, priors);
      }
      const ofClaim = isTest ? own2 / sharing : alphaOfLook(own2, sharing, confirmingLooks);
      const confirmed = confirmClaim(claim2, ofClaim, ending, confirmingLooks);
      if (confirmed.state === "decided") {
        const isOpen2 = confirmed.outcome === "inconclusive" && ending !== void 0;
        if (isOpen2 && isSurelyOver(claim2)) return { state: "exceeded", pairs: commonPairs(claim2) };
        return { ...confirmed, alpha: ofClaim, suspects: sharing };
      }
      for (const one of claim2.trials) wantFresh(one, confirmed.next);
      return { state: "open" };
    }
    if (screened.state === "clear" || screened.state === "exceeded")
      return { state: screened.state, pairs: screened.pairs };
    if (ending === void 0) return { state: "open" };
    if (claim2.kind === "test" || claim2.kind === "base") {
      const { logRatios, logCeiling } = claim2.trials[0].series;
      const fewer2 = fewestFar - 1;
      if (isFarOver(logRatios, logCeiling, fewer2)) return { state: "exceeded", pairs: fewer2 };
      if (isSurelyOver(claim2)) return { state: "exceeded", pairs: commonPairs(claim2) };
    }
    return { state: "unscreened", pairs: commonPairs(claim2), ending };
  };
  const sections = /* @__PURE__ */ new Map();
  if (confirms !== void 0) setUnclaimed(open2, sections);
  for (const claim2 of claims) {
    const state2 = decideClaim(claim2);
    if (claim2.kind === "section" || claim2.kind === "divided") sections.set(claim2.path, state2);
    else claim2.trials[0].decision.claim = state2;
  }
  const isDecided = open2.every(({ decision }) => decision.wanted === void 0);
  return {
    phase: isDecided ? "decided" : isConfirming ? "confirmation" : "screening",
    tests,
    sections,
    groups: decidedGroups
  };
}
function openSeries(trial, endingOf) {
  return references.flatMap((reference) => {
    const { [reference]: series } = trial;
    if (series === void 0) return [];
    const decision = { claim: { state: "open" }, confirmationStart: void 0, wanted: void 0 };
    return [{ trial, reference, series, ending: endingOf(trial.path, reference), decision: { ...decision } }];
  });
}
function decideGroups(groups, compared, screening, alpha3) {
  const byPath = new Map(compared.map((one) => [one.trial.path, one]));
  const alphaOf = alphaOfGroup(groups, alpha3 * shareOfGroups, screening ? groupLooks(screening) : []);
  const weightOf2 = weightsBySpread(compared.map(spreadOf), 2);
  let isSlowerOverall = false;
  return new Map(
    // The largest comes first.
    groups.map((group) => {
      const own2 = group.tests.map((path) => byPath.get(path));
      const pairs = Math.min(...own2.map(({ series }) => series.logRatios.length));
      const looks = screening === void 0 ? [pairs] : groupLooks(screening);
      const isEnough = screening === void 0 || isSlowerOverall && pairs >= (screening.at(-1) ?? 0);
      const ending = own2.find((one) => one.ending !== void 0)?.ending ?? (isEnough ? "pairs" : void 0);
      const limit = Math.log(group.ceiling.value);
      const state2 = decideGroup(
        own2.map(({ trial }) => trial),
        limit,
        looks,
        alphaOf(group),
        ending,
        weightOf2
      );
      if (state2.state === "open") for (const one of own2) want(one, state2.next);
      if (group.level === "overall") isSlowerOverall = hasFailed(state2);
      return [group.name, state2];
    })
  );
}
function wantCauses(compared, rounds, most = Number.POSITIVE_INFINITY) {
  const typical = typicalVariances(compared.map(spreadOf), fewestOfCause);
  for (const one of compared) {
    const { logRatios } = one.series;
    if (one.ending !== void 0 || logRatios.length >= most) continue;
    const next = nextForCause(logRatios, typical.get(one.trial.spreadGroup ?? ""), compared.length, rounds);
    if (next !== void 0) want(one, next);
  }
}
function hasFailed(state2) {
  return state2?.state === "decided" && state2.outcome === "fail";
}
function want({ series, decision }, pairs) {
  if (pairs <= series.logRatios.length) return;
  decision.wanted = Math.min(pairs, decision.wanted ?? Number.POSITIVE_INFINITY);
}
function wantFresh(one, pairs) {
  want(one, (one.decision.confirmationStart ?? 0) + pairs);
}
function freshOf({ decision, series }) {
  return series.logRatios.slice(decision.confirmationStart);
}
function setUnclaimed(open2, sections) {
  for (const { trial, reference, series, decision } of open2) {
    const clear = { state: "clear", pairs: series.logRatios.length };
    decision.claim = clear;
    if (reference === "baseline") sections.set(trial.sectionPath, clear);
  }
}
function setConfirmationStarts(claims, screening) {
  const stillScreened = new Set(screening.flatMap(({ trials }) => trials));
  for (const claim2 of claims.filter(({ kind }) => kind !== "divided")) {
    const { screened } = claim2;
    const used = screened.state === "open" ? commonPairs(claim2) : screened.pairs;
    for (const one of claim2.trials)
      if (!stillScreened.has(one))
        one.decision.confirmationStart = Math.max(one.decision.confirmationStart ?? 0, used);
  }
}
function decideByRounds(claim2, alpha3, priors) {
  const { kind, trials } = claim2;
  if (kind === "section" || kind === "divided")
    return decideAverageOfRounds(
      trials.map(({ series: series2 }) => series2.logRatios),
      claim2.ceiling,
      alpha3
    );
  const [{ trial, series }] = trials;
  return decideTestOfRounds(series, alpha3, priors[kind].get(trial.spreadGroup ?? ""));
}
function confirmClaim(claim2, alpha3, ending, looks) {
  if (claim2.kind === "divided") {
    const parts = partsOf2(claim2.trials).map((own3) => own3.map(freshOf));
    return confirmAverage(parts, claim2.ceiling, alpha3, "samples");
  }
  if (claim2.kind === "section")
    return confirmAverage([claim2.trials.map(freshOf)], claim2.ceiling, alpha3, ending, looks);
  const [own2] = claim2.trials;
  const { logCeiling, ofRun } = own2.series;
  return confirmTest(freshOf(own2), logCeiling, alpha3, ending, looks, ofRun);
}

// src/verdict/replay.ts
function replayDecision(planned, rounds, alpha3, ending, options = {}) {
  const { trials: recorded } = planned;
  const used = new Map(recorded.map(({ path }) => [path, { baseline: 0, base: 0 }]));
  const exhausted = /* @__PURE__ */ new Set();
  const endingOf = (path, reference) => exhausted.has(`${path} ${reference}`) ? ending : void 0;
  for (; ; ) {
    const trials = recorded.map((trial) => firstPairs(trial, used.get(trial.path)));
    const decision = decide({ ...planned, trials }, rounds, alpha3, { ...options, endingOf });
    if (decision.phase === "decided") return { decision, used };
    for (const { path, ...series } of recorded)
      for (const reference of references) {
        const wanted = decision.tests.get(path)?.[reference]?.wanted;
        const counts2 = used.get(path);
        if (wanted === void 0 || counts2 === void 0) continue;
        const length = series[reference]?.logRatios.length ?? 0;
        counts2[reference] = Math.min(wanted, length);
        if (wanted > length) exhausted.add(`${path} ${reference}`);
      }
  }
}
function firstPairs(trial, counts2 = {}) {
  const first2 = (reference) => {
    const { [reference]: series } = trial;
    if (series === void 0) return void 0;
    return { ...series, logRatios: series.logRatios.slice(0, counts2[reference] ?? 0) };
  };
  return { ...trial, baseline: first2("baseline"), base: first2("base") };
}

// src/verdict/base-groups.ts
function baseGroups(tests, ceilings) {
  const members3 = /* @__PURE__ */ new Map();
  for (const test of tests)
    for (const scope of scopesOf(test)) {
      const name3 = groupName(scope);
      const group = members3.get(name3) ?? { scope, tests: [] };
      group.tests.push(test);
      members3.set(name3, group);
    }
  const seen = /* @__PURE__ */ new Set();
  return [...members3].toSorted(([, a], [, b]) => groupLevels.indexOf(a.scope.level) - groupLevels.indexOf(b.scope.level)).flatMap(([name3, { scope, tests: own2 }]) => {
    const paths = own2.map(testPath);
    const key2 = paths.toSorted().join();
    if (own2.length < 2 || seen.has(key2)) return [];
    seen.add(key2);
    return [
      { level: scope.level, name: name3, tests: paths, ceiling: groupCeiling(ceilings, scope, timesOf2(own2)) }
    ];
  });
}
function scopesOf(test) {
  const { variant, storage, kind } = test;
  const suite = suiteOf(variant);
  return [
    { level: "overall" },
    { level: "suite", suite },
    { level: "section", variant, storage, kind },
    { level: "workload", suite, workload: workloadOfCells(test) }
  ];
}
function groupNames(test) {
  return scopesOf(test).map(groupName);
}
function groupName(scope) {
  switch (scope.level) {
    case "overall":
      return "all";
    case "suite":
      return scope.suite;
    case "section":
      return sectionPath(scope);
    case "workload":
      return scope.suite === "oltp" ? scope.workload : `${scope.suite}/${scope.workload}`;
  }
}
function timesOf2(tests) {
  const ns = tests.reduce((sum3, { pairs }) => sum3 + baseNs(pairs.slice(0, firstPairs2)), 0);
  const known = tests.flatMap(({ statements: statements2 }) => statements2 ?? []);
  const statements = known.length < tests.length ? void 0 : known.reduce((sum3, one) => sum3 + one, 0);
  return { ns, statements };
}
var firstPairs2 = 3;
function baseNs(pairs) {
  const times = pairs.flatMap(({ base }) => base ?? []);
  return times.length === 0 ? Number.POSITIVE_INFINITY : median2(times);
}

// src/verdict/trials.ts
function planTrials(tests, records, { ceilings, gate }) {
  const decides = baseDecides({ gate });
  const runs = new Map(records.map((record2) => [testPath(record2), record2.run ?? 0]));
  const trials = tests.map((test) => {
    const path = testPath(test);
    const run = runs.get(path) ?? 0;
    return {
      path,
      sectionPath: sectionPath(test),
      run,
      stratum: stratumOf(test, run),
      spreadGroup: spreadGroup(test, run),
      baseline: test.compare === "base" ? void 0 : seriesOf(test, "baseline", testCeiling(ceilings, test)),
      base: planBase(test, ceilings, decides)
    };
  });
  const averageCeilings = new Map(
    tests.map((test) => [sectionPath(test), averageCeiling(ceilings, test).value])
  );
  const compared = tests.filter((_, index) => trials[index]?.base !== void 0);
  return {
    trials,
    averageCeilings,
    groups: decides ? baseGroups(compared, ceilings) : [],
    isBaselineCoarse: gate === "base"
  };
}
function seriesOf(test, reference, { value }) {
  return {
    logRatios: ratiosTo(test.pairs, reference).map(Math.log),
    logCeiling: Math.log(value),
    ofRun: effectOn(reference, test.storage)
  };
}
function spreadGroup({ storage, kind, pairs }, run) {
  return pairs.every(({ inTurns }) => inTurns) ? `${run} ${storage} ${kind}` : void 0;
}
function stratumOf({ variant, storage }, run) {
  return `${run} ${variant} ${storage}`;
}
function planBase(test, ceilings, decides) {
  const { pairs, baseFailures, compare: compare3 } = test;
  const hasBase = baseFailures.length === 0 && pairsWith(pairs, "base").length > 0;
  if (!hasBase && compare3 !== "base") return void 0;
  const ceiling = decides ? baseCeiling(ceilings, test, timesOf2([test])) : { value: Number.POSITIVE_INFINITY };
  return seriesOf(test, "base", ceiling);
}

// src/verdict/decided-tests.ts
var fewestSigns = 6;
function decideTests(tests, records, ending, criteria) {
  const { rule } = criteria;
  const { rounds, precision, confirms } = rule;
  const planned = planTrials(tests, records, criteria);
  const alpha3 = alphaOfMachine(rule);
  const { decision, used } = typeof rounds === "number" ? decideByFirst(planned, askedOf(records, rounds), rounds, alpha3, ending) : replayDecision(planned, rounds, alpha3, ending, { confirms });
  const seriesOf2 = (test, path, reference) => {
    const end = used.get(path)?.[reference] ?? 0;
    const { claim: claim2, confirmationStart = end } = decision.tests.get(path)?.[reference] ?? {};
    if (claim2 === void 0) return void 0;
    if (rule.byFigure === true) return { first: 0, end };
    const recorded = pairsWith(test.pairs, reference).length;
    if (typeof rounds !== "number" && precision === void 0 && reference === "baseline") {
      const isMeasuredAgain = claim2.state === "clear" && recorded - rounds.max >= end;
      if (isMeasuredAgain) return { first: rounds.max, end: recorded, claim: claim2 };
    }
    const first2 = claim2.state === "decided" && confirmationStart < end ? confirmationStart : 0;
    const last2 = precision === void 0 ? end : recorded;
    const isEachOver = claim2.state === "exceeded" && end >= fewestSigns;
    const failsBySigns = isEachOver || claim2.state === "decided" && claim2.outcome === "fail" && claim2.byMean !== true;
    return { first: first2, end: last2, failsBySigns, claim: claim2 };
  };
  const decided = planned.trials.map(({ path, run, spreadGroup: spreadGroup2 }, index) => {
    const test = tests[index];
    const [baseline, base] = references.map((reference) => seriesOf2(test, path, reference));
    return [path, { test, run, baseline, base, spreadGroup: spreadGroup2 }];
  });
  if (rule.byFigure === true) return { tests: new Map(decided), sections: /* @__PURE__ */ new Map(), groups: [] };
  const groups = planned.groups.map((group) => ({ group, state: decision.groups.get(group.name) }));
  return { tests: new Map(decided), sections: decision.sections, groups };
}
function askedOf(records, rounds) {
  return new Map(records.map((record2) => [testPath(record2), record2.asked ?? rounds]));
}
function decideByFirst(planned, asked, rounds, alpha3, ending) {
  const wantedOf = (path) => asked.get(path) ?? rounds;
  const trials = planned.trials.map(
    (trial) => firstPairs(trial, { baseline: wantedOf(trial.path), base: wantedOf(trial.path) })
  );
  const counts2 = trials.map(({ path, baseline, base }) => [
    path,
    { baseline: baseline?.logRatios.length ?? 0, base: base?.logRatios.length ?? 0 }
  ]);
  const used = new Map(counts2);
  const endingOf = (path, reference) => (used.get(path)?.[reference] ?? 0) < wantedOf(path) ? ending : void 0;
  return { decision: decide({ ...planned, trials }, rounds, alpha3, { endingOf }), used };
}
function countedPairs({ test, ...decided }, reference) {
  return pairsIn(test.pairs, reference, { first: 0, end: decided[reference]?.end ?? 0 });
}
function countedRatios(decided, reference) {
  return ratiosTo(countedPairs(decided, reference), reference).map(Math.log);
}

// src/verdict/examination.ts
function examinedPart(name3) {
  return ({ examined }) => examined[name3]?.found;
}
function examineAll(features, input, criteria) {
  return Object.fromEntries(
    features.flatMap(({ examination: by }) => {
      const found = by?.examine(input, criteria);
      return by === void 0 || found === void 0 ? [] : [[by.name, { by, found }]];
    })
  );
}
function requiredFailures(features, record2, { requires = [] }, uncounted) {
  return features.flatMap(
    ({ examination }) => examination !== void 0 && requires.includes(examination.name) ? examination.failures?.(record2, uncounted) ?? [] : []
  );
}
function decisiveExaminations({ examined }) {
  return Object.values(examined).flatMap(
    ({ by: { words: words2 }, found }) => words2 === void 0 ? [] : [{ words: words2, found }]
  );
}
function failedExaminations(verdict) {
  return decisiveExaminations(verdict).flatMap(({ words: words2, found }) => words2.failed(found) ?? []);
}

// src/verdict/judgement.ts
function isDisputed({ elsewhere }) {
  return elsewhere !== void 0 && elsewhere.first === "fail" !== (elsewhere.outcome === "fail");
}
function createJudgement(multiplier2, { value: ceiling, from: ceilingFrom }, outcome, evidence, bias = 1) {
  const headroom = 1 - multiplier2 / ceiling;
  const figure = { multiplier: multiplier2, ceiling, headroom, ceilingFrom, evidence };
  if (outcome === "pass" && evidence !== void 0 && evidence.interval.low > ceiling)
    return { ...figure, outcome: "inconclusive", evidence: { ...evidence, ending: "contradiction" } };
  const isContained = evidence !== void 0 && evidence.phase !== "screening" && evidence.ending === void 0 && evidence.interval.low <= ceiling;
  if (outcome === "fail" && isContained)
    return { ...figure, outcome: "inconclusive", evidence: { ...evidence, ending: "pairs" } };
  if (!isWithinBias(multiplier2, ceiling, outcome, bias)) return { ...figure, outcome };
  return { ...figure, outcome: "inconclusive", bias };
}
function isWithinBias(multiplier2, ceiling, outcome, bias) {
  if (bias === 1) return false;
  return outcome === "fail" ? multiplier2 / bias <= ceiling : outcome === "pass" && multiplier2 * bias > ceiling;
}
function outcomeOf(claim2, isOver, untrusted = false) {
  if (claim2 === void 0 || claim2.state === "open") return isOver ? "fail" : "pass";
  if (claim2.state === "clear") return "pass";
  if (claim2.state === "exceeded") return isOver ? "fail" : "inconclusive";
  if (claim2.state === "fixed") return claim2.outcome;
  const outcome = claim2.state === "unscreened" ? "inconclusive" : claim2.outcome;
  return untrusted && isOver && lacksPairs(claim2.ending) && outcome === "inconclusive" ? "fail" : outcome;
}

// src/verdict/judge-groups.ts
function comparedRows({ tests }, ratios) {
  const rows = [...tests].flatMap(([path, decided]) => {
    const ratio = ratios.get(path);
    if (ratio === void 0) return [];
    const { test, spreadGroup: group } = decided;
    return [{ ...rowOf(decided, "base", ratio), test: testOnly(test), group }];
  });
  const weightOf2 = weightsBySpread(rows, 2);
  return rows.map((row2) => ({ ...row2, weight: weightOf2(row2.group) }));
}
function judgeGroups(rows, groups, criteria, biasOf2) {
  const rowOfPath = new Map(rows.map((row2) => [testPath(row2.test), row2]));
  return groups.flatMap(({ group, state: state2 }) => {
    const own2 = group.tests.flatMap((path) => rowOfPath.get(path) ?? []);
    if (own2.length < group.tests.length) return [];
    const { level, name: name3, ceiling } = group;
    const { multiplier: multiplier2, rounds, squaredError, interval } = meanOfRows(own2);
    const decided = state2?.state === "decided" ? state2 : void 0;
    const evidence = interval && {
      phase: "together",
      pairs: decided?.pairs ?? rounds,
      mean: multiplier2,
      standardError: multiplier2 * Math.sqrt(squaredError?.value ?? 0),
      interval,
      ...decided === void 0 ? {} : { alpha: decided.alpha, ending: decided.ending }
    };
    const tests = own2.map(({ test }) => test);
    const bias = geometricMean(tests.map(biasOf2));
    const outcome = outcomeOf(state2, multiplier2 > ceiling.value, criteria.untrusted);
    const judgement = createJudgement(multiplier2, ceiling, outcome, evidence, bias);
    return [{ level, name: name3, tests, judgement }];
  });
}
function headlineOf(comparisons, { tests }, compared) {
  const main = comparisons.flatMap((one) => {
    const decided = one.state === "measured" ? tests.get(testPath(one)) : void 0;
    return one.state !== "measured" || decided === void 0 ? [] : [rowOf(decided, "baseline", one.multiplier)];
  });
  return { baseline: meanRatio(main), base: meanRatio(compared) };
}
function meanRatio(rows) {
  if (rows.length === 0) return void 0;
  const { multiplier: multiplier2, interval } = meanOfRows(rows);
  return { multiplier: multiplier2, tests: rows.length, interval };
}
function rowOf(decided, role2, ratio) {
  const { test, run, [role2]: { first: first2 = 0, end = 1 } = {} } = decided;
  const logRatios = countedRatios(decided, role2);
  return { ratio, weight: 1, stratum: stratumOf(test, run), pairs: end - first2, logRatios };
}

// src/verdict/evidence.ts
function decisionPath(claim2, alphaOfRun) {
  if (claim2 === void 0 || claim2.state === "open") return { phase: "fixed" };
  if (claim2.state === "clear" || claim2.state === "exceeded") return { phase: "screening" };
  if (claim2.state === "unscreened") return { phase: "screening", ending: claim2.ending };
  if (claim2.state === "fixed") return { phase: "fixed", needed: claim2.needed };
  const { alpha: alpha3, suspects, ending } = claim2;
  const p = claim2.p && Math.min(1, claim2.p * alphaOfRun / alpha3);
  return { phase: "confirmation", alpha: alpha3, suspects, p, ending };
}
function testEvidence({
  ratios,
  interval,
  byMean: byMean2
}, ceiling, path) {
  return {
    ...path,
    pairs: ratios.length,
    over: ratios.filter((ratio) => ratio > ceiling).length,
    interval: interval ?? intervalOfMedian(ratios.map(Math.log)),
    byMean: byMean2
  };
}
function averageEvidence({ average, interval }, series, path) {
  const pairs = Math.min(...series.map(({ length }) => length));
  if (series.length === 0 || pairs < 2) return void 0;
  const { standardError } = meanOfMedians(series.map((ratios) => ratios.slice(0, pairs).map(Math.log)));
  if (path.alpha === void 0 && interval !== void 0)
    return { ...path, pairs, mean: average, standardError, interval };
  const outside = path.alpha === void 0 ? (1 - figureConfidence) / 2 : path.alpha;
  const half = boundOfAverage({ value: average, standardError }, pairs - 1, 1 - outside);
  const own2 = { low: average - half, high: average + half, confidence: 1 - 2 * outside };
  return { ...path, pairs, mean: average, standardError, interval: own2 };
}

// src/verdict/judge-test.ts
function baseRatios(tests) {
  return new Map(
    tests.flatMap(({ comparison, base: judgement }) => {
      if (isUnmeasured(comparison) || comparison.base?.state !== "measured") return [];
      return [[testPath(comparison), (judgement ?? comparison.base).multiplier]];
    })
  );
}
function judgeTest(comparison, decided, criteria, biasOf2) {
  const { ceilings } = criteria;
  if (isUnmeasured(comparison) || decided === void 0)
    return { comparison, judgement: void 0, base: void 0 };
  const { base } = comparison;
  const bias = biasOf2(comparison);
  return {
    comparison,
    judgement: comparison.state === "against base" ? void 0 : judgeFigure(comparison, testCeiling(ceilings, comparison), decided, "baseline", bias, criteria),
    base: base?.state !== "measured" || !baseDecides(criteria) ? void 0 : judgeFigure(
      base,
      baseCeiling(ceilings, comparison, timesOf2([decided.test])),
      decided,
      "base",
      bias,
      criteria
    )
  };
}
function judgeFigure(figure, limit, decided, reference, bias, { rule, untrusted }) {
  const { value: ceiling } = limit;
  const { claim: claim2 } = decided[reference] ?? {};
  const isOver = figure.multiplier > ceiling;
  const path = decisionPath(claim2, alphaOfMachine(rule));
  const outcome = outcomeOf(claim2, isOver, untrusted);
  const judge2 = (judged, found, by) => createJudgement(judged.multiplier, limit, found, testEvidence(judged, ceiling, by), bias);
  const isMeanHidden = claim2?.state !== "fixed" && figure.irregular !== void 0 && isMeanSurelyOver(figure.ratios.map(Math.log), Math.log(ceiling));
  if (outcome === "pass" && isMeanHidden)
    return judge2(byMean(figure), "inconclusive", { ...path, ending: "contradiction" });
  const isByMean = claim2?.state === "decided" && claim2.byMean === true;
  return judge2(isByMean ? byMean(figure) : shownOf(figure), outcome, path);
}
function shownOf({ multiplier: multiplier2, ratios, interval }) {
  return { multiplier: multiplier2, ratios, interval };
}
function byMean({ multiplier: median3, ratios, mean: mean3, irregular }) {
  return { ...mean3, ratios, byMean: { median: median3, irregular } };
}

// src/verdict/judge-section.ts
function judgeSections(comparisons, decided, criteria, biasOf2) {
  const bySection = Map.groupBy(comparisons, sectionPath);
  const all = variants.flatMap(
    (variant) => storages.flatMap((storage) => kinds.map((kind) => ({ variant, storage, kind })))
  );
  return all.flatMap((section) => {
    const inside = bySection.get(sectionPath(section));
    return inside === void 0 ? [] : [judgeSection(section, inside, decided, criteria, biasOf2)];
  });
}
function judgeSection(section, comparisons, { tests, sections }, criteria, biasOf2) {
  const measured = comparisons.filter((one) => one.state === "measured");
  const [highest, ...others] = measured.toSorted((a, b) => b.multiplier - a.multiplier);
  const facts = {
    ...section,
    missing: comparisons.filter(isLacking).length,
    tests: comparisons.map((one) => judgeTest(one, tests.get(testPath(one)), criteria, biasOf2))
  };
  if (highest === void 0) return { ...facts, judgement: void 0, interval: void 0, parts: void 0 };
  const multipliers = measured.map(({ multiplier: multiplier2 }) => multiplier2);
  const without = others.length === 0 ? void 0 : mean2(others.map(({ multiplier: multiplier2 }) => multiplier2));
  const interval = averageInterval(measured);
  const judgement = judgeAverage(
    { average: mean2(multipliers), interval },
    averageCeiling(criteria.ceilings, section),
    measured.flatMap((one) => tests.get(testPath(one)) ?? []),
    sections.get(sectionPath(section)),
    criteria,
    biasOf2(section)
  );
  const parts = { highest, without, geometricMean: geometricMean(multipliers) };
  return { ...facts, judgement, interval, parts };
}
function judgeAverage(figure, ceiling, inside, claim2, { rule, untrusted }, bias) {
  const series = inside.map(
    (decided) => ratiosTo(countedPairs(decided, "baseline"), "baseline").slice(decided.baseline?.first ?? 0)
  );
  const evidence = averageEvidence(figure, series, decisionPath(claim2, alphaOfMachine(rule)));
  const outcome = outcomeOf(claim2, figure.average > ceiling.value, untrusted);
  return createJudgement(figure.average, ceiling, outcome, evidence, bias);
}

// src/verdict/layout.ts
var mostDeviations = 3;
function markLayoutSized(causes, features) {
  const sets = Object.values(features).flatMap(({ judged: { sameInstructions } }) => sameInstructions ?? []);
  const isSame = (test) => sets.some((paths) => paths.has(testPath(test)));
  return causes.map((cause) => {
    const isSmall = Math.abs(Math.log(cause.ratio)) < mostDeviations * layoutDeviation(cause);
    return isSmall && cause.tests.every(isSame) ? { ...cause, isLayoutSized: true } : cause;
  });
}
function layoutDeviation({ level, path }) {
  if (level !== "cells") return layoutDeviations[level];
  return path.endsWith("/*") ? layoutDeviations.overall : layoutDeviations.workload;
}

// src/verdict/rows.ts
function rowsOf5({ sections, groups }) {
  return [
    ...sections.flatMap((section) => {
      const measured = section.tests.flatMap(({ comparison, judgement }) => judgement ? [comparison] : []);
      const ofTests = section.tests.flatMap(({ comparison, judgement, base }) => {
        const own3 = { name: testPath(comparison), target: comparison, tests: [comparison] };
        return [...row("test", own3, judgement), ...row("base", own3, base)];
      });
      const own2 = { name: sectionPath(section), target: section, tests: measured };
      return [...ofTests, ...row("average", own2, section.judgement)];
    }),
    ...groups.flatMap(
      ({ name: name3, level, tests, judgement }) => row("base", { name: name3, level, target: tests, tests }, judgement)
    )
  ];
}
function row(figure, own2, judgement) {
  return judgement === void 0 ? [] : [{ ...own2, figure, claim: claimName(own2.name, figure), judgement }];
}
function mapRows({ sections, groups }, change2) {
  const changes2 = new Map(rowsOf5({ sections, groups }).map((one) => [one.judgement, change2(one)]));
  const judge2 = (own2) => ({ ...own2, ...changes2.get(own2) });
  return {
    sections: sections.map((section) => ({
      ...section,
      judgement: section.judgement && judge2(section.judgement),
      tests: section.tests.map(({ comparison, judgement, base }) => ({
        comparison,
        judgement: judgement && judge2(judgement),
        base: base && judge2(base)
      }))
    })),
    groups: groups.map((group) => ({ ...group, judgement: judge2(group.judgement) }))
  };
}

// src/verdict/overall.ts
function isUncompared({
  withoutBase: withoutBase2
}) {
  return withoutBase2 !== void 0 && withoutBase2.cause !== "nothing to compare";
}
function assessMeasurement(comparisons, examined, stopped, ending, problems = []) {
  const lacking = comparisons.filter(isLacking);
  if (problems.length > 0) return { state: "broken", lacking, problems };
  if (stopped !== void 0) return { state: "incomplete", stopped, lacking };
  if (ending === "time" && lacking.some(({ state: state2 }) => state2 === "missing"))
    return { state: "incomplete", stopped: "its time was up before every test had a pair", lacking };
  const hasExaminedAlone = comparisons.length === 0 && decisiveExaminations({ examined }).length > 0;
  const isEmpty = comparisons.every(isNew) && !hasExaminedAlone;
  const isWrong = failedExaminations({ examined }).length > 0;
  return lacking.length > 0 || isEmpty || isWrong ? { state: "broken", lacking } : { state: "complete" };
}
function overallOutcome({
  sections,
  groups,
  measurement,
  features,
  withoutBase: withoutBase2
}) {
  if (measurement.state !== "complete") return "fail";
  const judged = Object.values(features).map((feature) => feature.judged);
  const counted = findingsOf({ features }).map(({ found }) => found.outcome);
  if (counted.includes("fail")) return "fail";
  const outcomes = rowsOf5({ sections, groups }).map(({ judgement }) => judgement.outcome);
  if (outcomes.includes("fail")) return "fail";
  if (isUncompared({ withoutBase: withoutBase2 })) return "inconclusive";
  if (outcomes.includes("inconclusive") || judged.some(({ undecided = [] }) => undecided.length > 0))
    return "inconclusive";
  return [...outcomes, ...counted].includes("accepted") ? "accepted" : "pass";
}

// src/verdict/judge.ts
function judge(input, criteria, features = []) {
  const { tests, controls = [], machines, problems, uncounted, stopped, ending, floorNs } = input;
  const assessed = tests.map(
    (record2) => assess(record2, criteria, requiredFailures(features, record2, criteria, uncounted))
  );
  const measurable = assessed.filter((one) => one.state === "measurable");
  const decided = decideTests(measurable, tests, ending, criteria);
  const comparisons = addIntervals(
    assessed.map((one) => {
      if (one.state !== "measurable") return one;
      const { baseline, base } = decided.tests.get(testPath(one));
      return compare2(one, { baseline, base, floorNs: floorNs?.[one.storage] });
    })
  );
  const assessedControls = machines === void 0 ? assessControls(controls) : assessMachines(machines);
  const bias = biasOf(assessedControls, criteria.untrusted);
  const sections = judgeSections(comparisons, decided, criteria, bias);
  const compared = comparedRows(decided, baseRatios(testVerdicts({ sections })));
  const groups = judgeGroups(compared, decided.groups, criteria, bias);
  const planned = decided.groups.map(({ group }) => group);
  const examined = examineAll(features, input, criteria);
  const measurement = assessMeasurement(comparisons, examined, stopped, ending, problems);
  const found = judgeFeatures(features, input, criteria, examined);
  const used = [...decided.tests.values()].reduce((sum3, one) => sum3 + usedPairs(one), 0);
  const recorded = measurable.reduce((sum3, { pairs }) => sum3 + pairs.length, 0);
  return {
    ...criteria,
    outcome: overallOutcome({ sections, groups, measurement, features: found }),
    measurement,
    sections,
    controls: assessedControls,
    groups,
    headline: headlineOf(comparisons, decided, compared),
    causes: markLayoutSized(findCauses(compared, planned), found),
    examined,
    features: found,
    pairs: { used, unused: recorded - used }
  };
}
function usedPairs(decided) {
  return new Set(references.flatMap((one) => countedPairs(decided, one).map(({ round: round2 }) => round2))).size;
}
function testVerdicts({ sections }) {
  return sections.flatMap(({ tests }) => tests);
}
function isTooNoisy(verdict) {
  return rowsOf5(verdict).some(({ judgement }) => judgement.bias !== void 0);
}

// src/verdict/offered-headroom.ts
var offeredHeadroom = 1.1;

// src/verdict/acceptances.ts
var maxReasonLength = 200;
var acceptanceForm = "bench-accept: PATH up to BOUND at COMMIT until YYYY-MM-DD, REASON";
var reasonToWrite = "REASON";
var nameToWrite = "NAME";
var offeredDays = 30;
var maxLineLength = 500;
function parseAcceptanceLines(markdown) {
  return visibleLines(markdown).filter((line) => /^ {0,3}bench-accept\s*:/i.test(line)).map(parseLine);
}
function visibleLines(markdown) {
  const lines2 = [];
  let fence;
  for (const line of markdown.replace(/<!--[\s\S]*?(?:-->|$)/g, "").split(/\r\n|\r|\n/)) {
    const [, marks] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence === void 0 && marks !== void 0) fence = marks;
    else if (fence !== void 0 && marks?.startsWith(fence) && line.trim() === marks) fence = void 0;
    else if (fence === void 0) lines2.push(line);
  }
  return lines2;
}
function parseLine(line) {
  const text4 = line.trim().slice(0, maxLineLength);
  const [, path, upTo2, commit5, until, reason] = /^bench-accept:\s+(\S+(?: [a-z][a-z0-9-]*)?)(?:\s+up to\s+(\S+))?(?:\s+at\s+(\S+))?\s+until\s+(\S+),\s+(\S.*)$/.exec(
    line.trim()
  ) ?? [];
  if (path === void 0 || until === void 0 || reason === void 0)
    return { text: text4, why: `it is not of the form ${acceptanceForm}` };
  const acceptance = { path, until, reason, upTo: upTo2, commit: commit5 };
  const why = problemOf(acceptance);
  return why === void 0 ? { text: text4, acceptance } : { text: text4, why };
}
function problemOf({
  path,
  upTo: upTo2,
  commit: commit5,
  until,
  reason
}) {
  const scope = parseRowPath(path);
  if (typeof scope === "string") return scope;
  const bound = upTo2 === void 0 ? void 0 : parseBound(upTo2, scope);
  if (typeof bound === "string") return bound;
  const hashProblem = commit5 === void 0 ? void 0 : problemOfHash(commit5);
  if (hashProblem !== void 0) return hashProblem;
  if (!isDate(until)) return `${formatValue(until)} is not a date of the form YYYY-MM-DD`;
  return problemOfReason(reason);
}
function problemOfReason(reason) {
  if (reason.trim() === "" || /[\r\n]/.test(reason)) return "its reason is not one line of text";
  if (reason.trim() === reasonToWrite) return `write the reason in place of ${reasonToWrite}`;
  if ([...reason].length > maxReasonLength) return `its reason has more than ${maxReasonLength} characters`;
  return void 0;
}
function isDate(text4) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text4)) return false;
  const date4 = /* @__PURE__ */ new Date(`${text4}T00:00:00Z`);
  return !Number.isNaN(date4.getTime()) && date4.toISOString().startsWith(text4);
}
function dateProblem({ until }, today2) {
  if (until < today2) return `it ended on ${until}`;
  const latest = `${Number(today2.slice(0, 4)) + 1}${today2.slice(4)}`;
  return until > latest ? `${until} is more than a year ahead` : void 0;
}
function problemFor(one, head, today2) {
  const { upTo: upTo2, commit: commit5 } = one;
  const lacking = [
    ...upTo2 === void 0 ? ["a bound"] : [],
    ...head !== void 0 && commit5 === void 0 ? ["the commit"] : []
  ];
  if (lacking.length > 0) return `it lacks ${lacking.join(" and ")}: the form is ${acceptanceForm}`;
  if (head !== void 0 && commit5 !== void 0 && !head.startsWith(commit5))
    return `it is about commit ${commit5.slice(0, 12)}, and the head is ${head.slice(0, 12)}`;
  if (head === void 0 && one.by.trim() === nameToWrite)
    return `write your name in place of ${nameToWrite}`;
  return dateProblem(one, today2) ?? problemOf(one);
}
function acceptRegressions(verdict, now, given) {
  const { accept = [] } = verdict;
  const { head, accepted: lines2 = [], ignored = [] } = given ?? {};
  const today2 = now.toISOString().slice(0, 10);
  const isComplete = verdict.measurement.state === "complete";
  const tried = [
    ...accept.map((one) => attempt(one, void 0, today2)),
    ...lines2.map((one) => attempt(one, head, today2))
  ];
  const { sections, groups, features, accepted, failing } = acceptRows(verdict, isComplete ? tried : []);
  const offeredUntil = new Date(now.getTime() + offeredDays * 24 * 3600 * 1e3).toISOString().slice(0, 10);
  const unused = tried.filter(({ isUsed }) => !isUsed).map((one) => {
    const { path, by, url: url2 } = one.acceptance;
    const idle = isComplete ? "no row of this name fails" : "the measurement is not complete";
    const why = one.problem ?? (one.refused && overBound(one, one.refused)) ?? idle;
    const renewal = one.refused && one.head !== void 0 ? renewed(one, one.refused, today2, offeredUntil) : void 0;
    return { text: textOf2(one.acceptance, path), by, why, url: url2, renewal };
  });
  const renewedPaths = unused.flatMap(({ renewal }) => renewal?.path ?? []).map(parseRowPath);
  const unnamed = failing.filter(
    ({ figure, target, value }) => Number.isFinite(value) && !renewedPaths.some((path) => names(path, figure, target))
  );
  const rows = byCause(inAllVariants(unnamed, sections), verdict.causes);
  const offered = [...Map.groupBy(rows, ({ path }) => path)].map(([path, alike]) => {
    const bound = Math.max(...alike.map((row2) => row2.bound));
    return { path, bound, commit: head, until: offeredUntil };
  });
  if (tried.length === 0 && ignored.length === 0 && offered.length === 0) return verdict;
  return {
    ...verdict,
    outcome: overallOutcome({ ...verdict, sections, groups, features }),
    sections,
    groups,
    features,
    acceptances: { accepted, ignored: [...unused, ...ignored], offered }
  };
}
function attempt(acceptance, head, today2) {
  const scope = parseRowPath(acceptance.path);
  return {
    acceptance,
    scope: typeof scope === "string" ? void 0 : scope,
    problem: problemFor(acceptance, head, today2),
    head,
    isUsed: false
  };
}
function textOf2({ upTo: upTo2, commit: commit5, until, reason }, path) {
  const bound = upTo2 === void 0 ? "" : ` up to ${upTo2}`;
  return `${path}${bound}${commit5 === void 0 ? "" : ` at ${commit5}`} until ${until}, ${reason}`;
}
function overBound({ acceptance: { upTo: upTo2 }, scope }, { name: name3, figure }) {
  const unit = unitOf(scope);
  return `${name3} is ${Number(figure.toPrecision(4))}${unit}, over ${upTo2}`;
}
function renewed({ acceptance, scope, head }, { figure, bound }, today2, offeredUntil) {
  const { path, upTo: upTo2, until, reason } = acceptance;
  const holds = upTo2 !== void 0 && figure <= Number(parseBound(upTo2, scope));
  return {
    path,
    ...holds ? { upTo: upTo2 } : {},
    bound,
    commit: head,
    until: dateProblem(acceptance, today2) === void 0 ? until : offeredUntil,
    reason
  };
}
function names(path, figure, target) {
  if (path.figure !== figure) return false;
  if ("part" in target) return path.part !== void 0 && isPart(path.part, target.part);
  if (path.part !== void 0) return false;
  return "length" in target ? target.every((test) => isRow(path, test)) : isRow(path, target);
}
function isPart(pattern, path) {
  const names2 = path.split("/");
  return pattern.split("/").every((name3, index) => name3 === "*" || name3 === names2[index]);
}
function byCause(rows, causes) {
  const testsOf2 = ({ target }) => "length" in target ? target : [target];
  const ofBase = rows.filter(({ figure }) => figure === "base");
  const { caused, others } = rowsByCause(ofBase, testsOf2, causes);
  const lines2 = [...caused].flatMap(([{ path, tests, ratio }, touched]) => {
    const inside = new Set(tests.map(testPath));
    const covered = touched.filter((row2) => testsOf2(row2).every((test) => inside.has(testPath(test))));
    if (covered.length === 0) return touched;
    const value = Math.max(ratio, ...covered.map((row2) => row2.value));
    const bound = Math.max(ratio, ...covered.map((row2) => row2.bound));
    return [{ figure: "base", target: tests, value, bound, path: `${path} base` }];
  });
  return [...lines2, ...rows.filter((row2) => row2.figure !== "base" || others.includes(row2))];
}
function inAllVariants(rows, sections) {
  const pathOf = ({ storage, kind, workload: workload3 }) => `*/${storage}/${kind}/${workload3}`;
  const tests = sections.flatMap((section) => section.tests.map(({ comparison }) => comparison));
  const sizes = Map.groupBy(tests, pathOf);
  const over = rows.filter(({ figure }) => figure === "test");
  const whole = [...Map.groupBy(over, ({ target }) => pathOf(target))].flatMap(
    ([path, alike]) => {
      const isWhole = alike.length > 1 && alike.length === sizes.get(path)?.length;
      return isWhole ? alike.map((row2) => ({ ...row2, path })) : alike;
    }
  );
  return [...whole, ...rows.filter((row2) => !over.includes(row2))];
}
function worstOf({ multiplier: multiplier2, elsewhere }) {
  return Math.max(multiplier2, elsewhere?.multiplier ?? 0);
}
function upperEnd(judgement) {
  const worst = worstOf(judgement);
  const { high, confidence: confidence2 } = judgement.evidence?.interval ?? { high: worst, confidence: 0 };
  return confidence2 === 0 ? worst * offeredHeadroom : Math.max(worst, high);
}
function acceptRows(verdict, tried) {
  const accepted = [];
  const failing = [];
  const acceptanceOf = (figure, target, value, name3, bound) => {
    const path = figure === "test" ? name3 : `${name3} ${figure}`;
    for (const one of tried) {
      const { acceptance, scope, problem } = one;
      if (scope === void 0 || !names(scope, figure, target)) continue;
      const upTo2 = acceptance.upTo === void 0 ? Number.NaN : parseBound(acceptance.upTo, scope);
      if (problem === void 0 && value <= Number(upTo2)) {
        one.isUsed = true;
        return acceptance;
      }
      if (one.refused === void 0 || value > one.refused.figure)
        one.refused = { name: path, figure: value, bound };
    }
    failing.push({ figure, target, value, bound, path });
    return void 0;
  };
  const ratios = baseRatios(testVerdicts(verdict));
  const accept = (row2) => {
    const { figure, name: own2, level, target, tests, judgement } = row2;
    if (judgement.outcome !== "fail") return {};
    const value = worstOf(judgement);
    const path = level === void 0 ? own2 : acceptedPath(level, own2, tests[0]);
    const acceptance = (level === void 0 ? void 0 : acceptedWithout(row2, ratios, tried)) ?? acceptanceOf(figure, target, value, path, upperEnd(judgement));
    if (acceptance === void 0) return {};
    const name3 = figure === "average" || level !== void 0 ? row2.claim : own2;
    const changed2 = { outcome: "accepted" };
    const against = figure === "base" ? "base" : "ceiling";
    accepted.push({ name: name3, against, judgement: { ...judgement, ...changed2 }, acceptance });
    return changed2;
  };
  const acceptFinding = (change2, judge2) => {
    if (change2.outcome !== "fail") return change2;
    const path = findingPath(change2);
    const { part: part2, test = [] } = change2;
    const target = part2 === void 0 ? test : { part: part2 };
    const rise = risePercent(change2);
    const acceptance = acceptanceOf(change2.noun ?? judge2.noun, target, rise, path, rise * offeredHeadroom);
    if (acceptance === void 0) return change2;
    const allowed = { ...change2, outcome: "accepted" };
    accepted.push({ name: path, judge: judge2, change: allowed, acceptance });
    return allowed;
  };
  return {
    ...mapRows(verdict, accept),
    features: mapFeatures(verdict.features, (judged, judge2) => {
      return { ...judged, changes: judged.changes.map((change2) => acceptFinding(change2, judge2)) };
    }),
    accepted,
    failing
  };
}
function acceptedWithout({ tests, judgement }, ratios, tried) {
  const using = /* @__PURE__ */ new Set();
  const others = tests.filter((test) => {
    const ratio = ratios.get(testPath(test)) ?? Number.POSITIVE_INFINITY;
    const by = tried.find(({ acceptance: { upTo: upTo2 }, scope, problem }) => {
      if (problem !== void 0 || scope === void 0 || upTo2 === void 0 || !names(scope, "base", test))
        return false;
      return ratio <= Number(parseBound(upTo2, scope));
    });
    if (by !== void 0) using.add(by);
    return by === void 0;
  });
  const [first2] = using;
  if (first2 === void 0) return void 0;
  const left = others.map((test) => ratios.get(testPath(test)) ?? Number.POSITIVE_INFINITY);
  if (left.length > 0 && !(geometricMean(left) <= judgement.ceiling)) return void 0;
  for (const one of using) one.isUsed = true;
  return first2.acceptance;
}

// src/messages/shell-word.ts
function shellWord(word) {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

// src/report/format/figures.ts
var grouped;
function count2(value) {
  grouped ??= new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
  return grouped.format(value);
}
function plural(value, one, many = `${one}s`) {
  return `${count2(value)} ${value === 1 ? one : many}`;
}
function microseconds(ns) {
  return count2(Math.round(ns / 1e3));
}
function shortMicroseconds(ns) {
  const value = ns / 1e3;
  if (value >= 99.95) return count2(Math.round(value));
  return value.toFixed(value < 9.995 ? 2 : 1);
}
var maxDecimals = 6;
function multiplier(value, ceiling) {
  const exceeds = (figure) => ceiling !== void 0 && figure > ceiling;
  for (let decimals2 = 2; decimals2 <= maxDecimals; decimals2++) {
    const text4 = value.toFixed(decimals2);
    if (Number(text4) > 0 && exceeds(Number(text4)) === exceeds(value)) return text4;
  }
  if (ceiling === void 0 || value < 10 ** -maxDecimals) return value.toPrecision(2);
  return exceeds(value) ? `>${ceiling}` : String(ceiling);
}
function besideTime(figure, engine) {
  return `${figure}x ${engine}'s time`;
}
function about(value) {
  return value < 99.5 ? value.toPrecision(2) : String(Math.round(value));
}
function plusMinus({ low, high }) {
  return `\xB1${(Math.ceil(Number((50 * (high - low)).toPrecision(12))) / 100).toFixed(2)}`;
}
function nearlyAll(value) {
  const left = 100 - value;
  return value.toFixed(Math.min(6, 1 - Math.floor(Math.log10(left))));
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
var doubled = 2;
function changeFigure(ratio) {
  if (ratio >= doubled) return `${multiplier(ratio)}x`;
  const value = 100 * (ratio - 1);
  const size = Math.abs(value);
  const text4 = isNearlyAll(size) && value < 0 ? nearlyAll(size) : size.toFixed(size < 9.95 ? 1 : 0);
  return `${value < 0 && Number(text4) > 0 ? "-" : "+"}${text4}%`;
}
function timeChange(ratio) {
  const figure = changeFigure(ratio);
  if (figure.endsWith("x")) return `${figure} the time`;
  return `${figure.slice(1)} ${figure.startsWith("-") ? "less" : "more"} time`;
}
function changeFigures(...ratios) {
  return ratios.map(
    ratios.some((ratio) => ratio >= doubled) ? (ratio) => `${multiplier(ratio)}x` : changeFigure
  );
}
function exactPercent(share) {
  return `${Math.abs(100 * share).toFixed(1)}%`;
}
function signedHundredths(share) {
  return `${share < 0 ? "-" : "+"}${Math.abs(100 * share).toFixed(2)}%`;
}
function amountPer(value) {
  return value >= 99.95 ? count2(Math.round(value)) : String(Number(value.toPrecision(3)));
}
function kilobytes(bytes3) {
  return `${bytes3 < 1e5 ? (bytes3 / 1e3).toFixed(1) : count2(bytes3 / 1e3)} kB`;
}
function bytes2(value) {
  return inUnits(value, [" B", " kB", " MB", " GB"]);
}
function rowsPerSecond(rows, ns) {
  return inUnits(rows * 1e9 / ns, ["", "k", "M", "G"]);
}
function inWords(multiplier2) {
  const factor = Math.max(multiplier2, 1 / multiplier2);
  const text4 = factor.toFixed(2).length > 4 ? Number(factor.toPrecision(3)).toString() : factor.toFixed(2);
  if (text4 === "1.00") return "as fast as";
  return `${text4}x ${multiplier2 > 1 ? "slower" : "faster"} than`;
}
function noise(percentage) {
  return `${percentage.toFixed(1)}%`;
}
function pValue(p) {
  if (p < 1e-15) return "p < 1e-15";
  if (p < 1e-3) return `p = ${p.toExponential(0)}`;
  return `p = ${Number(p.toPrecision(p < 0.01 ? 1 : 2))}`;
}
function confidence(share) {
  const steps = share < 0.99 ? 100 : 1e3;
  return `${100 * Math.floor(Number((share * steps).toPrecision(12))) / steps}%`;
}
function suggestedCeiling(figure) {
  return roundedUp(offeredHeadroom * figure);
}
function roundedUp(value) {
  const scale2 = value < 3 ? 100 : 10;
  return String(Math.ceil(Number((value * scale2).toPrecision(12))) / scale2);
}
function minutes(value) {
  if (value < 1) return `${Number((60 * value).toPrecision(2))} seconds`;
  return `${Number(value.toFixed(1))} minute${value === 1 ? "" : "s"}`;
}
function shortTime(ns) {
  return inUnits(ns, [" ns", " \xB5s", " ms", " s"]);
}
function shortBytes(value) {
  return inUnits(value, [" bytes", " kB", " MB"]);
}
function inUnits(value, units2) {
  const fits = (power3) => Math.abs(value) >= 0.9995 * 1e3 ** power3;
  const power2 = Math.max(
    0,
    units2.findLastIndex((_, index) => fits(index))
  );
  return `${Number((value / 1e3 ** power2).toPrecision(3))}${units2[power2]}`;
}

// src/model/histogram.ts
var bucketsPerOctave = 64;
var bucketCount = bucketsPerOctave * 58;
var histogramSchema = strictObject({
  /** The largest value, exactly. */
  max: int().min(0),
  /** Buckets that are not empty, in ascending order, with the number of their values. */
  counts: array(
    tuple([
      int().min(0).max(bucketCount - 1),
      int().min(1)
    ])
  ).min(1).max(bucketCount).refine((counts2) => counts2.every(([bucket], at) => bucket > (counts2[at - 1]?.[0] ?? -1)), {
    error: "expected buckets in ascending order, each once"
  })
}).refine(({ max, counts: counts2 }) => bucketOf(max) === counts2.at(-1)?.[0], {
  path: ["max"],
  error: "expected a time of the last bucket"
});
function bucketOf(value) {
  let octave = 0;
  while (value >= 2 * bucketsPerOctave * 2 ** octave) octave++;
  return octave * bucketsPerOctave + Math.floor(value / 2 ** octave);
}
function totalOf2({ counts: counts2 }) {
  return counts2.reduce((sum3, [, count3]) => sum3 + count3, 0);
}

// src/model/sample.ts
var role = _enum(roles);
var round = int().min(1).max(limits.rounds);
var statementForms = ["text", "prepared"];
var workSchema = strictObject({
  statements: count,
  /** Result rows stepped through. */
  rows: count,
  /** Rows inserted, updated or deleted, as `sqlite3_total_changes` counts them. */
  changes: count
});
var cost = strictObject({
  /** User and system CPU time of the process, nanoseconds. */
  cpuNs: amount,
  /**
   * Peak resident memory of the process, bytes. It includes preparing it and values that are bound, for file-backed writes at
   * least the 56 MB that its heap is grown to before the clock starts, and what reads before it needed that shared its process.
   */
  peakBytes: amount,
  minorFaults: count,
  majorFaults: count
});
function transactionTimes(times) {
  return record(name, times).refine(hasFewKeys(limits.transactionNames), {
    error: `expected at most ${limits.transactionNames} names`
  });
}
var mostThreads = 64;
var sampleSchema = strictObject({
  role,
  round,
  /** Wall clock on the monotonic clock, integer nanoseconds, above 0. */
  ns: int().min(1),
  /** The executed work; absent in a file of medians. */
  work: workSchema.optional(),
  cost: cost.optional(),
  /** The time of each statement, nanoseconds: one ends when the next begins. Absent if they were not asked for. */
  latencies: histogramSchema.optional(),
  /**
   * The time of each transaction, nanoseconds, by its kind: without the time between its chunks, in which others have
   * their turns. Absent if the workload is not made of transactions, or a shell executed it.
   */
  transactions: transactionTimes(histogramSchema).optional(),
  /**
   * The time of each chunk, nanoseconds: `ns` is their sum. Chunk k is the same statements on every engine and in every
   * round; of several connections, there is one of all. Absent if the sample was not taken in turns.
   */
  chunks: array(count).min(1).max(limits.chunks).optional(),
  /**
   * The time of the COMMIT that ends the workload, nanoseconds: that of the last chunk, which has no other statement. Absent if the
   * workload does not end with one, or the sample was not taken in turns.
   */
  commitNs: count.optional(),
  /** The part of the time that opened the database: of a workload with a connection or a process each time. Absent of others. */
  openNs: count.optional(),
  /**
   * Nanoseconds that other processes had the engine's processor while it was ready to run. They are in no other time, since they are the
   * machine's. Absent if the system does not tell, or the engine has a process of its own.
   */
  queuedNs: amount.optional(),
  /**
   * How often one of several connections executed a transaction again, because the server refused it in favour of another
   * connection. Absent if
   * there was one connection.
   */
  repeated: count.optional()
}).superRefine(({ ns, chunks }, context) => {
  const sum3 = chunks?.reduce((total, one) => total + one, 0);
  if (sum3 === void 0 || sum3 === ns) return;
  const message = `expected their sum ${sum3} to be ns, ${ns}`;
  context.addIssue({ code: "custom", path: ["chunks"], message });
}).superRefine(({ chunks, commitNs }, context) => {
  const last2 = chunks?.at(-1);
  if (commitNs === void 0 || last2 === commitNs) return;
  const message = `expected that of the last chunk, ${last2 ?? "which is missing"}, not ${commitNs}`;
  context.addIssue({ code: "custom", path: ["commitNs"], message });
}).superRefine(({ ns, openNs }, context) => {
  if (openNs !== void 0 && openNs > ns)
    context.addIssue({ code: "custom", path: ["openNs"], message: `expected at most ns, ${ns}` });
}).superRefine((sample, context) => {
  const [timed, executed] = [sample.latencies && totalOf2(sample.latencies), sample.work?.statements];
  if (timed === void 0 || timed === executed) return;
  const message = `expected one for each executed statement, ${executed ?? "which is missing"}, not ${timed}`;
  context.addIssue({ code: "custom", path: ["latencies", "counts"], message });
});
var calls = strictObject({
  fsync: count,
  fdatasync: count,
  /** Makes nothing durable: https://man7.org/linux/man-pages/man2/sync_file_range.2.html, "Warning" */
  syncFileRange: count,
  /** With MS_SYNC only. */
  msync: count,
  /** sync, syncfs, and writes to files that are open with O_SYNC or O_DSYNC. */
  otherSync: count,
  /** Writes to regular files, and their bytes; stores into a mapped file are not seen. */
  writes: count,
  writeBytes: count,
  /** Calls that may have done any of these unseen (io_uring): if there is one, the other counts prove nothing. */
  unseen: count
});
function flushesOf({ fsync, fdatasync, msync, otherSync }) {
  return fsync + fdatasync + msync + otherSync;
}
var counterValues = record(name, int()).refine(hasFewKeys(limits.counters), {
  error: `expected at most ${limits.counters} counters`
});
var counters = strictObject({
  values: counterValues,
  /** Counters with another value in a second run. Absent if there are none. */
  unsteady: array(name).min(1).max(limits.counters).optional(),
  /** The values of these in the second run; a counter that it does not have rose by 0. Absent in results of earlier versions. */
  again: counterValues.optional()
});
var checkSchema = strictObject({
  role,
  work: workSchema,
  /**
   * Hex hash of the result values, or, if the test has a check of its own, of its values; their order counts only if the
   * statement has ORDER BY.
   */
  hash: hex,
  /** Absent if the test asks for none. */
  counters: counters.optional(),
  /** Why the counters that it asks for are not known, as the engine says. */
  uncounted: text.optional(),
  /** File-backed storages only, and only if the platform lets them be counted. */
  calls: calls.optional(),
  /** Absent where the platform measures none, and of reads that shared a process in earlier versions. */
  footprint: footprintSchema.optional(),
  /** The footprint of another process, taken where the candidate's differs from the base's. */
  footprintAgain: footprintSchema.optional(),
  /** Whether an earlier run made the check, with the same bytes, SQL and settings; never of the candidate. Absent if this run made it. */
  reused: literal(true).optional()
});
var failureSchema = strictObject({
  /**
   * `error`: a statement or the engine failed; `crash`: its process died; `timeout`: it did not end in time; `differs`:
   * the engines did not do the same work.
   */
  reason: _enum(["error", "crash", "timeout", "differs"]),
  role: role.optional(),
  round: round.optional(),
  /** The observation in one line for a person, with both values if two differ. */
  message: text
});

// src/model/settings.ts
function isUsedAlike({ pragmas, environment }) {
  const variables = (role2) => Object.entries(environment[role2] ?? {}).toSorted();
  const isAlike = (base, candidate) => JSON.stringify(base) === JSON.stringify(candidate);
  return isAlike(pragmas.base ?? {}, pragmas.candidate ?? {}) && isAlike(variables("base"), variables("candidate"));
}
function areUsedAlike(candidate, base) {
  const { pragmas: ofCandidate, environment: told } = candidate;
  const { pragmas: ofBase, environment: toldBase } = base;
  return isUsedAlike({
    pragmas: { candidate: ofCandidate, base: ofBase },
    environment: { candidate: told, base: toldBase }
  });
}
var confinements = ["auto", "on", "off"];
var identicalBases = ["skip", "measure"];
var units = ["time", "rows/s"];
var formats = ["text", "markdown", "json"];
var runFormats = [...formats, "junit"];
var commentModes = ["on-change", "single", "off"];
var statusKinds = ["check-run", "commit-status", "off"];

// src/model/shard-plan.ts
var mostShards = 256;
var shardPlanSchema = strictObject({
  /** The first digits of a SHA-256 of the measured tests and their shards: shards with the same hash belong together. */
  hash: string2().regex(/^[0-9a-f]{16}$/, "expected 16 lowercase hex digits"),
  /** The paths of the tests of each shard. */
  shards: array(array(name).min(1).max(limits.tests)).min(1).max(mostShards)
});

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
  const footprintOf = (role2) => checks.find((check) => check.role === role2)?.footprint;
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
  confined: boolean2().optional(),
  /** Why they did not; absent if they did. */
  unconfined: text.optional(),
  /** Drawn by the kernel when the machine was started: no two machines have the same. Absent if the system has none. */
  bootId: string2().regex(bootIdPattern, "expected a boot id").optional(),
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
  alpha: number2().gt(0).lt(0.5).optional(),
  /** Whether alpha is divided with another machine, which measures again what fails or stays undecided. */
  confirmElsewhere: boolean2().optional(),
  /** The claims that were confirmed, after another machine had measured them; absent if the run screens and confirms its own. */
  confirms: array(name).min(1).max(limits.tests).optional(),
  /** The precision that was asked for, percent, or the minutes that pairs could be taken for it; absent if none was. */
  precision: union([number2().gt(0).lt(100), strictObject({ minutes: number2().gt(0) })]).optional(),
  /** The run's time limit, if it had one. */
  maxMinutes: number2().gt(0).optional(),
  /** Whether the time limit ended the run before every decision was reached. */
  outOfTime: boolean2().optional(),
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
var commit4 = string2().regex(/^[0-9a-f]{40,64}$/);
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
  repository: string2().max(limits.name).regex(repositoryUrl, "expected https://server/owner/name").optional()
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
  mediansOnly: boolean2().optional(),
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

// src/verdict/second-machine.ts
function openClaims(verdict) {
  return rowsOf5(verdict).flatMap(({ claim: claim2, judgement }) => isOpen(judgement) ? [claim2] : []);
}
function testsOfClaims(claims, tests) {
  const names2 = new Set(claims);
  return tests.filter(
    (test) => [
      testPath(test),
      claimName(testPath(test), "base"),
      claimName(sectionPath(test), "average"),
      ...groupNames(test).map((name3) => claimName(name3, "base"))
    ].some((name3) => names2.has(name3))
  );
}
function proveOtherMachine(first2, second) {
  const ids = bootIdsOf(second);
  const others = new Set(bootIdsOf(first2));
  if (ids.length === 0 || others.size === 0 || ids.includes(void 0) || others.has(void 0))
    return { state: "unknown" };
  const shared = ids.find((id) => others.has(id));
  return shared === void 0 ? { state: "different" } : { state: "same", bootId: shared };
}
function bootIdsOf({ machine, machines }) {
  return machines === void 0 ? [machine?.bootId] : machines.map((one) => one.machine?.bootId);
}
function judgeTwoMachines(first2, second, machines) {
  const others = new Map(rowsOf5(second).map((row2) => [row2.claim, row2]));
  const asked = second.rule.confirms && new Set(second.rule.confirms);
  const counts2 = { confirmed: 0, unconfirmed: 0, cleared: 0 };
  const missing = [];
  const confirm = ({ judgement: own2, claim: claim2, tests }) => {
    if (!isOpen(own2)) return {};
    const other = others.get(claim2);
    if (other === void 0 || asked?.has(claim2) === false || !hasTests(other, tests)) {
      missing.push(claim2);
      return {};
    }
    const { multiplier: multiplier2, outcome: theirs } = other.judgement;
    const outcome = outcomeOfBoth(own2.outcome, theirs);
    counts2[outcome === "fail" ? "confirmed" : outcome === "pass" ? "cleared" : "unconfirmed"]++;
    const firstMachine = machines.of(tests);
    const facts = { first: own2.outcome, firstMachine, multiplier: multiplier2, outcome: theirs, machine: machines.other };
    return { outcome, elsewhere: facts };
  };
  const { sections, groups } = mapRows(first2, confirm);
  const measurement = first2.measurement.state === "complete" && missing.length > 0 ? { state: "broken", lacking: [], problems: missing.map(lacksConfirmation) } : first2.measurement;
  const controls = [
    ...first2.controls.map((control) => ({ machine: firstName, ...control })),
    ...second.controls.map((control) => ({ ...control, machine: machines.other }))
  ];
  return {
    ...first2,
    outcome: overallOutcome({ ...first2, sections, groups, measurement }),
    sections,
    groups,
    measurement,
    controls,
    confirmation: { ...counts2, missing, machine: machines.facts }
  };
}
function unconfirmed(claims) {
  const rows = claims.length === 1 ? "1 row fails or is" : `${claims.length} rows fail or are`;
  return { name: otherName, reason: `it left no results, and ${rows} undecided: re-run its job` };
}
function nameMachines(first2, second) {
  const names2 = machineNames(first2);
  const runs = new Map(first2.tests.map((test) => [testPath(test), test.run ?? 0]));
  const withBoot = (name3, machine) => machine?.bootId === void 0 ? name3 : `${name3} (boot ${machine.bootId.slice(0, 8)})`;
  const facts = second.machine;
  return {
    of: (tests) => {
      const [run, ...others] = new Set(tests.map((test) => runs.get(testPath(test)) ?? 0));
      if (run === void 0 || others.length > 0) return "several machines";
      const { machine } = first2.machines?.[run] ?? first2;
      return withBoot(names2[run] ?? firstName, machine);
    },
    other: withBoot(otherName, facts),
    facts
  };
}
var firstName = "the first machine";
var otherName = "the confirming machine";
function lacksConfirmation(name3) {
  return { name: name3, reason: `it fails or is undecided, and ${otherName} has no figure of it` };
}
function hasTests({ tests }, wanted) {
  const paths = new Set(tests.map(testPath));
  return wanted.every((test) => paths.has(testPath(test)));
}
function isOpen({ outcome }) {
  return outcome === "fail" || outcome === "inconclusive";
}
function outcomeOfBoth(first2, second) {
  if (first2 === "fail" && second === "fail") return "fail";
  return first2 === "inconclusive" && second === "pass" ? "pass" : "inconclusive";
}
function machineNames({ machines = [], plan }) {
  const name3 = ({ shard }, index) => shard === void 0 || plan === void 0 ? `machine ${index + 1}` : shardName(shard, plan.shards.length);
  return machines.map(name3);
}
function shardName(shard, shards) {
  return `shard ${shard} of ${shards}`;
}

// src/model/releases.ts
var enginePackages = [
  "npm:better-sqlite3",
  "crate:libsqlite3-sys",
  "pypi:doltlite",
  "go:github.com/mattn/go-sqlite3"
];
var release = /^((?:npm|pypi|go|crate|debian):[\w@./-]{1,200})@[\w.+~:!-]{1,200}$/;
function releasesIn(text4) {
  const [base = "", candidate = "", ...others] = text4.split(" ");
  const [old, now] = [base, candidate].map((one) => release.exec(one)?.[1]);
  if (old === void 0 || old !== now || others.length > 0) return void 0;
  return { package: old, base, candidate };
}

export {
  __require,
  __commonJS,
  __toESM,
  shellWord,
  keyVariants,
  suiteNames,
  variants,
  variantsOf,
  suiteOf,
  storages,
  kinds,
  testOnly,
  sectionPath,
  testPath,
  workloadOfCells,
  ZodError,
  string2 as string,
  url,
  number2 as number,
  int,
  boolean2 as boolean,
  _null3 as _null,
  unknown,
  array,
  object,
  strictObject,
  looseObject,
  union,
  tuple,
  record,
  partialRecord,
  _enum,
  literal,
  optional,
  lazy,
  custom,
  iso_exports,
  limits,
  text,
  name,
  invisible,
  hex,
  commitHashPattern,
  count,
  amount,
  unique,
  databaseFilesSchema,
  totalOf,
  residentNoise,
  footprintFigures,
  lackingParts,
  roles,
  mainRoles,
  rolesOf,
  perEngine,
  isServerFile,
  variableName,
  enginesSchema,
  isSameSetting,
  count2,
  plural,
  microseconds,
  shortMicroseconds,
  multiplier,
  besideTime,
  about,
  plusMinus,
  percent,
  signedPercent,
  changeFigure,
  timeChange,
  changeFigures,
  exactPercent,
  signedHundredths,
  amountPer,
  kilobytes,
  bytes2 as bytes,
  rowsPerSecond,
  inWords,
  noise,
  pValue,
  confidence,
  suggestedCeiling,
  roundedUp,
  minutes,
  shortTime,
  shortBytes,
  formatValue,
  formatPath,
  formatSetting,
  formatEnvironment,
  truncate,
  truncateList,
  problemOfHash,
  maxNamesListed,
  suggestName,
  unknownName,
  InputError,
  MeasurementError,
  stepName,
  sweptName,
  stepOf,
  sweepsIn,
  sweepOf,
  isNameOf,
  fixed,
  real,
  blob,
  textOf,
  shapeOf,
  valuesOf,
  RandomStream,
  workloadStream,
  openings,
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
  roundsOfRun,
  roundsOfParts,
  formatRounds,
  confirmingShare,
  alphaOfMachine,
  formatMinChange,
  gates,
  baseDecides,
  defaultCriteria,
  bucketsPerOctave,
  bucketCount,
  histogramSchema,
  bucketOf,
  totalOf2,
  statementForms,
  workSchema,
  transactionTimes,
  mostThreads,
  sampleSchema,
  flushesOf,
  checkSchema,
  failureSchema,
  isUsedAlike,
  areUsedAlike,
  confinements,
  identicalBases,
  units,
  formats,
  runFormats,
  commentModes,
  statusKinds,
  mostShards,
  shardPlanSchema,
  contestWorkloads,
  mostConnections,
  mostConnectionKinds,
  contestModes,
  contestTasks,
  transactionForms,
  contestPath,
  shapeNames,
  lifeFigures,
  lifePath,
  parseRowPath,
  namedParts,
  unitOf,
  parseBound,
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
  recordingSchema,
  enginePackages,
  releasesIn,
  latencyFigures,
  isPartFigure,
  limitedFigures,
  isTimeFigure,
  isLatency,
  counterFigure,
  limitReferences,
  limitUnits,
  contestFigures,
  isContestFigure,
  isPartLimit,
  isOfPart,
  limitOfPart,
  shareOf,
  formatAtMost,
  isLargestTime,
  needLatencies,
  isExactCost,
  linearRegression,
  median2 as median,
  mean2 as mean,
  geometricMean,
  deviationsPerMad,
  examinedPart,
  requiredFailures,
  decisiveExaminations,
  failedExaminations,
  changedWork,
  describeDifference,
  checked,
  unnamedDifferences,
  cutApart,
  visible,
  visibleApart,
  visibleEnd,
  showInvisible,
  inTerminal,
  inPage,
  inHtml,
  inMarkdown,
  inMarkdownCell,
  inMarkdownCode,
  asQuotation,
  asQuotations,
  escapeClaim,
  figureConfidence,
  require_jstat,
  studentQuantile,
  studentTwoSided,
  priorDegrees,
  varianceOf,
  leastVariance,
  estimateMean,
  typicalVariance,
  halfWidth,
  findingPath,
  risePercent,
  percentOver,
  byMultiple,
  morePairs,
  judgedPart,
  findingsOf,
  allOf,
  failingFindings,
  failureWords,
  undecidedFindings,
  fitPriors,
  ruleFor,
  ruleScope,
  matches,
  binomialTail,
  pAbove,
  pBelow,
  medianInterval,
  pairsOf,
  pairsWith,
  ratiosTo,
  comparedPairs,
  fewestFloors,
  isUnmeasured,
  isLacking,
  isNew,
  ratiosOf,
  assess,
  compare2 as compare,
  noRunEffect,
  intervalOfMedian,
  addIntervals,
  isTooWide,
  halfWidthPercent,
  intervalOfMean,
  weightedMean,
  differenceOfMeans,
  moneyOf,
  pOfBets,
  lacksPairs,
  confirmationLooks,
  earlyMargin,
  earlyLooks,
  layoutDeviations,
  rowsByCause,
  acceptedPath,
  fairRatio,
  mostSpread,
  claimName,
  decide,
  hasFailed,
  groupNames,
  planTrials,
  decideTests,
  isDisputed,
  comparedRows,
  judgeGroups,
  baseRatios,
  mostDeviations,
  rowsOf5 as rowsOf,
  overallOutcome,
  judge,
  testVerdicts,
  isTooNoisy,
  openClaims,
  testsOfClaims,
  proveOtherMachine,
  judgeTwoMachines,
  unconfirmed,
  nameMachines,
  machineNames,
  shardName,
  reasonToWrite,
  nameToWrite,
  parseAcceptanceLines,
  visibleLines,
  problemOfReason,
  isDate,
  dateProblem,
  acceptRegressions,
  upperEnd
};
