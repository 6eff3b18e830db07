import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  alphaOfMachine,
  baseDecides,
  formatMinChange,
  groupLevels,
  isBuildFailure,
  isNameOf,
  isNeeded,
  references,
  rolesOfTest
} from "./chunk-H2WPJ5RR.js";
import {
  __commonJS,
  __toESM,
  kinds,
  roles,
  sectionPath,
  storages,
  suiteOf,
  testOnly,
  testPath,
  variants,
  workloadOfCells
} from "./chunk-KAFQIV6R.js";

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
        jStat4.extend = function extend(obj) {
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
        jStat4.row = function row(arr, index) {
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
          for (var row = 0; row < nrow; row++)
            res[row] = [arr[row][row]];
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
          var row, nrow, ncol, res, col;
          if (!isArray(arr[0]))
            arr = [arr];
          nrow = arr.length;
          ncol = arr[0].length;
          res = toAlter ? arr : new Array(nrow);
          for (row = 0; row < nrow; row++) {
            if (!res[row])
              res[row] = new Array(ncol);
            for (col = 0; col < ncol; col++)
              res[row][col] = func(arr[row][col], row, col);
          }
          return res.length === 1 ? res[0] : res;
        };
        jStat4.cumreduce = function cumreduce(arr, func, toAlter) {
          var row, nrow, ncol, res, col;
          if (!isArray(arr[0]))
            arr = [arr];
          nrow = arr.length;
          ncol = arr[0].length;
          res = toAlter ? arr : new Array(nrow);
          for (row = 0; row < nrow; row++) {
            if (!res[row])
              res[row] = new Array(ncol);
            if (ncol > 0)
              res[row][0] = arr[row][0];
            for (col = 1; col < ncol; col++)
              res[row][col] = func(res[row][col - 1], arr[row][col]);
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
        jStat4.zeros = function zeros(rows, cols) {
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
          var row, col;
          if (arr.length !== arr[0].length)
            return false;
          for (row = 0; row < size; row++) {
            for (col = 0; col < size; col++)
              if (arr[col][row] !== arr[row][col])
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
        jStat4.arange = function arange(start, end, step) {
          var rl = [];
          var i;
          step = step || 1;
          if (end === undefined2) {
            end = start;
            start = 0;
          }
          if (start === end || step === 0) {
            return [];
          }
          if (start < end && step < 0) {
            return [];
          }
          if (start > end && step > 0) {
            return [];
          }
          if (step > 0) {
            for (i = start; i < end; i += step) {
              rl.push(i);
            }
          } else {
            for (i = start; i > end; i += step) {
              rl.push(i);
            }
          }
          return rl;
        };
        jStat4.slice = /* @__PURE__ */ (function() {
          function _slice(list, start, end, step) {
            var i;
            var rl = [];
            var length = list.length;
            if (start === undefined2 && end === undefined2 && step === undefined2) {
              return jStat4.copy(list);
            }
            start = start || 0;
            end = end || list.length;
            start = start >= 0 ? start : length + start;
            end = end >= 0 ? end : length + end;
            step = step || 1;
            if (start === end || step === 0) {
              return [];
            }
            if (start < end && step < 0) {
              return [];
            }
            if (start > end && step > 0) {
              return [];
            }
            if (step > 0) {
              for (i = start; i < end; i += step) {
                rl.push(list[i]);
              }
            } else {
              for (i = start; i > end; i += step) {
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
              var row = jStat4.rowa(list, rcSlice.row);
              colSlice = rcSlice.col || {};
              return _slice(row, colSlice.start, colSlice.end, colSlice.step);
            }
            if (isNumber(rcSlice.col)) {
              var col = jStat4.cola(list, rcSlice.col);
              rowSlice = rcSlice.row || {};
              return _slice(col, rowSlice.start, rowSlice.end, rowSlice.step);
            }
            rowSlice = rcSlice.row || {};
            colSlice = rcSlice.col || {};
            var rows = _slice(list, rowSlice.start, rowSlice.end, rowSlice.step);
            return rows.map(function(row2) {
              return _slice(row2, colSlice.start, colSlice.end, colSlice.step);
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
          return A.map(function(row) {
            if (isNumber(row))
              return row;
            return row.map(function(t) {
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
        jStat4.sum = function sum2(arr) {
          var sum3 = 0;
          var i = arr.length;
          while (--i >= 0)
            sum3 += arr[i];
          return sum3;
        };
        jStat4.sumsqrd = function sumsqrd(arr) {
          var sum2 = 0;
          var i = arr.length;
          while (--i >= 0)
            sum2 += arr[i] * arr[i];
          return sum2;
        };
        jStat4.sumsqerr = function sumsqerr(arr) {
          var mean3 = jStat4.mean(arr);
          var sum2 = 0;
          var i = arr.length;
          var tmp;
          while (--i >= 0) {
            tmp = arr[i] - mean3;
            sum2 += tmp * tmp;
          }
          return sum2;
        };
        jStat4.sumrow = function sumrow(arr) {
          var sum2 = 0;
          var i = arr.length;
          while (--i >= 0)
            sum2 += arr[i];
          return sum2;
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
        jStat4.unique = function unique(arr) {
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
            var number = arr[i];
            if (numberCounts[number]) {
              numberCounts[number]++;
            } else {
              numberCounts[number] = 1;
              distinctNumbers.push(number);
            }
          }
          var sortedDistinctNumbers = distinctNumbers.sort(ascNum);
          var numberRanks = {};
          var currentRank = 1;
          for (i = 0; i < sortedDistinctNumbers.length; i++) {
            var number = sortedDistinctNumbers[i];
            var count = numberCounts[number];
            var first = currentRank;
            var last = currentRank + count - 1;
            var rank = (first + last) / 2;
            numberRanks[number] = rank;
            currentRank += count;
          }
          return arr.map(function(number2) {
            return numberRanks[number2];
          });
        };
        jStat4.mode = function mode(arr) {
          var arrLen = arr.length;
          var _arr = arr.slice().sort(ascNum);
          var count = 1;
          var maxCount = 0;
          var numMaxCount = 0;
          var mode_arr = [];
          var i;
          for (i = 0; i < arrLen; i++) {
            if (_arr[i] === _arr[i + 1]) {
              count++;
            } else {
              if (count > maxCount) {
                mode_arr = [_arr[i]];
                maxCount = count;
                numMaxCount = 0;
              } else if (count === maxCount) {
                mode_arr.push(_arr[i]);
                numMaxCount++;
              }
              count = 1;
            }
          }
          return numMaxCount === 0 ? mode_arr[0] : mode_arr;
        };
        jStat4.range = function range(arr) {
          return jStat4.max(arr) - jStat4.min(arr);
        };
        jStat4.variance = function variance(arr, flag) {
          return jStat4.sumsqerr(arr) / (arr.length - (flag ? 1 : 0));
        };
        jStat4.pooledvariance = function pooledvariance(arr) {
          var sumsqerr = arr.reduce(function(a, samples) {
            return a + jStat4.sumsqerr(samples);
          }, 0);
          var count = arr.reduce(function(a, samples) {
            return a + samples.length;
          }, 0);
          return sumsqerr / (count - arr.length);
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
          var first = jStat4.min(arr);
          var binWidth = (jStat4.max(arr) - first) / binCnt;
          var len = arr.length;
          var bins = [];
          var i;
          for (i = 0; i < binCnt; i++)
            bins[i] = 0;
          for (i = 0; i < len; i++)
            bins[Math2.min(Math2.floor((arr[i] - first) / binWidth), binCnt - 1)] += 1;
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
          var sum2 = 1 / a;
          var del = sum2;
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
              sum2 += del *= x / ++ap;
            }
            return sum2 * Math2.exp(-x + a * Math2.log(x) - aln);
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
          pdf: function pdf(x, local, scale) {
            if (scale < 0) {
              return 0;
            }
            return scale / (Math2.pow(x - local, 2) + Math2.pow(scale, 2)) / Math2.PI;
          },
          cdf: function cdf(x, local, scale) {
            return Math2.atan((x - local) / scale) / Math2.PI + 0.5;
          },
          inv: function(p, local, scale) {
            return local + scale * Math2.tan(Math2.PI * (p - 0.5));
          },
          median: function median3(local) {
            return local;
          },
          mode: function mode(local) {
            return local;
          },
          sample: function sample(local, scale) {
            return jStat4.randn() * Math2.sqrt(1 / (2 * jStat4.randg(0.5))) * scale + local;
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
          pdf: function pdf(x, shape, scale) {
            if (x < 0)
              return 0;
            return x === 0 && shape === 1 ? 1 / scale : Math2.exp((shape - 1) * Math2.log(x) - x / scale - jStat4.gammaln(shape) - shape * Math2.log(scale));
          },
          cdf: function cdf(x, shape, scale) {
            if (x < 0)
              return 0;
            return jStat4.lowRegGamma(shape, x / scale);
          },
          inv: function(p, shape, scale) {
            return jStat4.gammapinv(p, shape) * scale;
          },
          mean: function(shape, scale) {
            return shape * scale;
          },
          mode: function mode(shape, scale) {
            if (shape > 1) return (shape - 1) * scale;
            return void 0;
          },
          sample: function sample(shape, scale) {
            return jStat4.randg(shape) * scale;
          },
          variance: function variance(shape, scale) {
            return shape * scale * scale;
          }
        });
        jStat4.extend(jStat4.invgamma, {
          pdf: function pdf(x, shape, scale) {
            if (x <= 0)
              return 0;
            return Math2.exp(-(shape + 1) * Math2.log(x) - scale / x - jStat4.gammaln(shape) + shape * Math2.log(scale));
          },
          cdf: function cdf(x, shape, scale) {
            if (x <= 0)
              return 0;
            return 1 - jStat4.lowRegGamma(shape, scale / x);
          },
          inv: function(p, shape, scale) {
            return scale / jStat4.gammapinv(1 - p, shape);
          },
          mean: function(shape, scale) {
            return shape > 1 ? scale / (shape - 1) : void 0;
          },
          mode: function mode(shape, scale) {
            return scale / (shape + 1);
          },
          sample: function sample(shape, scale) {
            return scale / jStat4.randg(shape);
          },
          variance: function variance(shape, scale) {
            if (shape <= 2)
              return void 0;
            return scale * scale / ((shape - 1) * (shape - 1) * (shape - 2));
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
          pdf: function pdf(x, scale, shape) {
            if (x < scale)
              return 0;
            return shape * Math2.pow(scale, shape) / Math2.pow(x, shape + 1);
          },
          cdf: function cdf(x, scale, shape) {
            if (x < scale)
              return 0;
            return 1 - Math2.pow(scale / x, shape);
          },
          inv: function inv(p, scale, shape) {
            return scale / Math2.pow(1 - p, 1 / shape);
          },
          mean: function mean3(scale, shape) {
            if (shape <= 1)
              return void 0;
            return shape * Math2.pow(scale, shape) / (shape - 1);
          },
          median: function median3(scale, shape) {
            return scale * (shape * Math2.SQRT2);
          },
          mode: function mode(scale) {
            return scale;
          },
          variance: function(scale, shape) {
            if (shape <= 2)
              return void 0;
            return scale * scale * shape / (Math2.pow(shape - 1, 2) * (shape - 2));
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
          pdf: function pdf(x, scale, shape) {
            if (x < 0 || scale < 0 || shape < 0)
              return 0;
            return shape / scale * Math2.pow(x / scale, shape - 1) * Math2.exp(-Math2.pow(x / scale, shape));
          },
          cdf: function cdf(x, scale, shape) {
            return x < 0 ? 0 : 1 - Math2.exp(-Math2.pow(x / scale, shape));
          },
          inv: function(p, scale, shape) {
            return scale * Math2.pow(-Math2.log(1 - p), 1 / shape);
          },
          mean: function(scale, shape) {
            return scale * jStat4.gammafn(1 + 1 / shape);
          },
          median: function median3(scale, shape) {
            return scale * Math2.pow(Math2.log(2), 1 / shape);
          },
          mode: function mode(scale, shape) {
            if (shape <= 1)
              return 0;
            return scale * Math2.pow((shape - 1) / shape, 1 / shape);
          },
          sample: function sample(scale, shape) {
            return scale * Math2.pow(-Math2.log(jStat4._random_fn()), 1 / shape);
          },
          variance: function variance(scale, shape) {
            return scale * scale * jStat4.gammafn(1 + 2 / shape) - Math2.pow(jStat4.weibull.mean(scale, shape), 2);
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
            var sum2 = 0, k = 0;
            if (x < 0) return 0;
            for (; k <= x; k++) {
              sum2 += jStat4.negbin.pdf(k, r, p);
            }
            return sum2;
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
              return jStat4.map(arr, function(value, row, col) {
                return value + arg[row][col];
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
              return jStat4.map(arr, function(value, row, col) {
                return value - arg[row][col] || 0;
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
            var row, col, nrescols, sum2, nrow, ncol, res, rescols;
            if (arr.length === void 0 && arg.length === void 0) {
              return arr * arg;
            }
            nrow = arr.length, ncol = arr[0].length, res = jStat4.zeros(nrow, nrescols = isUsable(arg) ? arg[0].length : ncol), rescols = 0;
            if (isUsable(arg)) {
              for (; rescols < nrescols; rescols++) {
                for (row = 0; row < nrow; row++) {
                  sum2 = 0;
                  for (col = 0; col < ncol; col++)
                    sum2 += arr[row][col] * arg[col][rescols];
                  res[row][rescols] = sum2;
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
            var left = arr[0].length === 1 && arr.length !== 1 ? jStat4.transpose(arr) : arr, right = arg[0].length === 1 && arg.length !== 1 ? jStat4.transpose(arg) : arg, res = [], row = 0, nrow = left.length, ncol = left[0].length, sum2, col;
            for (; row < nrow; row++) {
              res[row] = [];
              sum2 = 0;
              for (col = 0; col < ncol; col++)
                sum2 += left[row][col] * right[row][col];
              res[row] = sum2;
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
              for (var row = 1; row < a.length; row++) {
                submatrix[row - 1] = [];
                for (var col = 0; col < a.length; col++) {
                  if (col < i) {
                    submatrix[row - 1][col] = a[row][col];
                  } else if (col > i) {
                    submatrix[row - 1][col - 1] = a[row][col];
                  }
                }
              }
              var sign = i % 2 ? -1 : 1;
              determinant += det(submatrix) * a[0][i] * sign;
            }
            return determinant;
          },
          gauss_elimination: function gauss_elimination(a, b) {
            var i = 0, j = 0, n = a.length, m = a[0].length, factor = 1, sum2 = 0, x = [], maug, pivot, temp, k;
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
              sum2 = 0;
              for (j = i + 1; j <= n - 1; j++) {
                sum2 = sum2 + x[j] * a[i][j];
              }
              x[i] = (a[i][maug - 1] - sum2) / a[i][i];
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
            var sum2 = jStat4.sum;
            var range = jStat4.arange;
            function qr2(x) {
              var n = x.length;
              var p = x[0].length;
              var r = jStat4.zeros(p, p);
              x = jStat4.copy(x);
              var i, j, k;
              for (j = 0; j < p; j++) {
                r[j][j] = Math2.sqrt(sum2(range(n).map(function(i2) {
                  return x[i2][j] * x[i2][j];
                })));
                for (i = 0; i < n; i++) {
                  x[i][j] = x[i][j] / r[j][j];
                }
                for (k = j + 1; k < p; k++) {
                  r[j][k] = sum2(range(n).map(function(i2) {
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
            var args = slice.call(arguments), ans = new Array(2), change;
            if (args.length === 4) {
              change = Math2.abs(jStat4.normal.inv(args[1] / 2, 0, 1) * args[2] / Math2.sqrt(args[3]));
            } else {
              change = Math2.abs(jStat4.normal.inv(args[1] / 2, 0, 1) * jStat4.stdev(args[2]) / Math2.sqrt(args[2].length));
            }
            ans[0] = args[0] - change;
            ans[1] = args[0] + change;
            return ans;
          },
          // 2 different parameter setups
          // (value, alpha, sd, n)
          // (value, alpha, array)
          tci: function tci() {
            var args = slice.call(arguments), ans = new Array(2), change;
            if (args.length === 4) {
              change = Math2.abs(jStat4.studentt.inv(args[1] / 2, args[3] - 1) * args[2] / Math2.sqrt(args[3]));
            } else {
              change = Math2.abs(jStat4.studentt.inv(args[1] / 2, args[2].length - 1) * jStat4.stdev(args[2], true) / Math2.sqrt(args[2].length));
            }
            ans[0] = args[0] - change;
            ans[1] = args[0] + change;
            return ans;
          },
          significant: function significant2(pvalue, alpha3) {
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
          var pValue = tStatistic.map(function(t) {
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
            p: pValue,
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
            var array = [1];
            matrixRows[i] = array.concat(arguments[i]);
          }
          return jStat3(matrixRows);
        },
        builddxmatrix: function builddxmatrix() {
          var matrixRows = new Array(arguments[0].length);
          for (var i = 0; i < arguments[0].length; i++) {
            var array = [1];
            matrixRows[i] = array.concat(arguments[0][i]);
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
        buildymatrix: function buildymatrix(array) {
          return jStat3(array).transpose();
        },
        buildjymatrix: function buildjymatrix(jMat) {
          return jMat.transpose();
        },
        matrixmult: function matrixmult(A, B) {
          var i, j, k, result, sum2;
          if (A.cols() == B.rows()) {
            if (B.rows() > 1) {
              result = [];
              for (i = 0; i < A.rows(); i++) {
                result[i] = [];
                for (j = 0; j < B.cols(); j++) {
                  sum2 = 0;
                  for (k = 0; k < A.cols(); k++) {
                    sum2 += A.toArray()[i][k] * B.toArray()[k][j];
                  }
                  result[i][j] = sum2;
                }
              }
              return jStat3(result);
            }
            result = [];
            for (i = 0; i < A.rows(); i++) {
              result[i] = [];
              for (j = 0; j < B.cols(); j++) {
                sum2 = 0;
                for (k = 0; k < A.cols(); k++) {
                  sum2 += A.toArray()[i][k] * B.toArray()[j];
                }
                result[i][j] = sum2;
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

// node_modules/simple-statistics/dist/simple-statistics.mjs
function sum(x) {
  if (x.length === 0) {
    return 0;
  }
  var sum2 = x[0];
  var correction = 0;
  var transition;
  if (typeof sum2 !== "number") {
    return Number.NaN;
  }
  for (var i = 1; i < x.length; i++) {
    if (typeof x[i] !== "number") {
      return Number.NaN;
    }
    transition = sum2 + x[i];
    if (Math.abs(sum2) >= Math.abs(x[i])) {
      correction += sum2 - transition + x[i];
    } else {
      correction += x[i] - transition + sum2;
    }
    sum2 = transition;
  }
  return sum2 + correction;
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
function linearRegression(data) {
  var m;
  var b;
  var dataLength = data.length;
  if (dataLength === 1) {
    m = 0;
    b = data[0][1];
  } else {
    var sumX = 0;
    var sumY = 0;
    for (var i = 0; i < dataLength; i++) {
      sumX += data[i][0];
      sumY += data[i][1];
    }
    var meanX = sumX / dataLength;
    var meanY = sumY / dataLength;
    var sumXY = 0;
    var sumXX = 0;
    for (var i$1 = 0; i$1 < dataLength; i$1++) {
      var deviationX = data[i$1][0] - meanX;
      sumXY += deviationX * (data[i$1][1] - meanY);
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
  var sum2 = z2;
  var tmp = z2;
  for (var i = 1; i < 30; i++) {
    tmp *= z2 * z2 / (2 * i + 1);
    sum2 += tmp;
  }
  return Math.round((0.5 + sum2 / SQRT_2PI$1 * Math.exp(-z2 * z2 / 2)) * 1e4) / 1e4;
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
    const middle = median2(values);
    return values.map((value) => Math.abs(value - middle));
  });
  return deviationsPerMad * median2(deviations);
}
function normalQuantile(probability) {
  return probit(probability);
}

// src/statistics/confidence.ts
var figureConfidence = 0.95;

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
  const middle = mean2(values);
  const degrees = values.length - 1;
  return { value: values.reduce((sum2, one) => sum2 + (one - middle) ** 2, 0) / degrees, degrees };
}
function moderate({ value, degrees }, prior, weight = priorDegrees) {
  return { value: (weight * prior + degrees * value) / (weight + degrees), degrees: weight + degrees };
}
var leastVariance = 1e-8;
function estimateMean(values, prior, weight = priorDegrees) {
  const own = varianceOf(values);
  const { value, degrees } = prior === void 0 ? own : moderate(own, prior, weight);
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
function halfWidth({ value, degrees }, confidence) {
  return studentQuantile((1 + confidence) / 2, degrees) * Math.sqrt(value);
}

// src/verdict/finding.ts
function findingPath({ test, part }) {
  if (part !== void 0) return part;
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
function judgedPart(name) {
  return ({ features }) => features[name]?.judged;
}
function judgeFeatures(features, input, criteria, examined) {
  return Object.fromEntries(
    features.flatMap(({ judge: judge2 }) => {
      const judged = judge2?.judge(input, criteria, examined);
      return judge2 === void 0 || judged === void 0 ? [] : [[judge2.name, { judge: judge2, judged }]];
    })
  );
}
function mapFeatures(features, change) {
  return Object.fromEntries(
    Object.entries(features).map(([name, { judge: judge2, judged }]) => [
      name,
      { judge: judge2, judged: change(judged, judge2) }
    ])
  );
}
function findingsOf({ features }) {
  return Object.values(features).flatMap(
    ({ judge: judge2, judged }) => allOf(judged).map((found) => ({ judge: judge2, found }))
  );
}
function allOf({ changes, withheld = [] }) {
  return [...changes, ...withheld];
}
function failingFindings({ features }) {
  return Object.values(features).flatMap(({ judge: judge2, judged }) => {
    const failed = allOf(judged).filter(({ outcome }) => outcome === "fail");
    return failed.length === 0 ? [] : [{ judge: judge2, failed }];
  });
}
function failureWords(verdict, form) {
  return failingFindings(verdict).flatMap(({ judge: { words }, failed }) => {
    const withheld = failed.filter((found) => "why" in found).length;
    const over = failed.length - withheld;
    return [
      ...over === 0 ? [] : [words[form](over)],
      ...withheld === 0 || words.withheld === void 0 ? [] : [words.withheld[form](withheld)]
    ];
  });
}
function undecidedFindings({ features }) {
  return Object.values(features).flatMap(({ judge: judge2, judged: { undecided = [] } }) => {
    const words = judge2.words.undecided;
    return undecided.length === 0 || words === void 0 ? [] : [{ words, undecided }];
  });
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
  const applies = ({ for: named }) => isOfLevel(named, scope);
  const set = ofRule(ceilings.rules, "baseAverage", applies) ?? { value: ceilings.baseAverages[scope.level] };
  return withMinChange(set, ceilings, applies, times);
}
function isOfLevel(named, scope) {
  if (scope.level === "overall") return false;
  if (scope.level === "section") return named.workload === void 0 && matches({ for: named }, scope);
  const { suite, variant, storage, kind, workload } = named;
  if ((variant ?? storage ?? kind) !== void 0 || suite !== void 0 && suite !== scope.suite)
    return false;
  return scope.level === "suite" ? suite !== void 0 && workload === void 0 : workload === scope.workload;
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
  for: { suite, variant, storage, kind, workload }
}) {
  const parts = [variant ?? "*", storage ?? "*", kind ?? "*", ...workload === void 0 ? [] : [workload]];
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
  const { workload, ...section } = parts;
  if (workload !== void 0 && !isNameOf(workload, target.workload)) return false;
  return ["variant", "storage", "kind"].every(
    (part) => section[part] === void 0 || section[part] === target[part]
  );
}
function specificity({ for: { suite, variant, storage, kind, workload } }) {
  const named = (part) => part === void 0 ? 0 : 1;
  return 6 * named(workload) + 2 * (named(storage) + named(kind)) + named(variant) + named(suite) / 2;
}

// src/verdict/pairs.ts
function pairsOf(record) {
  return pairsWith(comparedPairs(record), "baseline");
}
function pairsWith(pairs, reference) {
  return pairs.filter((pair) => pair[reference] !== void 0);
}
function ratiosTo(pairs, reference) {
  return pairsWith(pairs, reference).map((pair) => pair.candidate / pair[reference]);
}
function comparedPairs({ samples, compare: compare3 }) {
  const rounds = [...Map.groupBy(samples, ({ round }) => round)].sort(([a], [b]) => a - b);
  return rounds.flatMap(([round, together2]) => {
    const of = (role) => together2.find((sample) => sample.role === role);
    const [baseline, candidate, base] = [of("baseline"), of("candidate"), of("base")];
    const all = [baseline, candidate, base].filter((one) => one !== void 0);
    const timeOf = (sample) => sample.ns + ownWait(sample, all);
    const isCompared = compare3 === void 0 ? baseline ?? base : compare3 === "base" ? base : baseline;
    if (candidate === void 0 || isCompared === void 0) return [];
    const times = { baseline: baseline && timeOf(baseline), base: base && timeOf(base) };
    const inTurns = all.every(({ chunks }) => chunks !== void 0);
    const commit = commitsOf([candidate, baseline, base]);
    return [{ round, candidate: timeOf(candidate), ...times, commit, inTurns }];
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

// src/verdict/equal-work.ts
var aspects = {
  statements: (count) => `executed ${count} statement${count === 1 ? "" : "s"}`,
  rows: (count) => `returned ${count} row${count === 1 ? "" : "s"}`,
  changes: (count) => `changed ${count} row${count === 1 ? "" : "s"}`,
  hash: (hash) => `returned values with the hash ${hash}`
};
var counts = ["statements", "rows", "changes"];
var inCheck = "in the untimed check";
function differs(one, other, aspect) {
  if (aspect !== "hash") return one.work[aspect] !== other.work[aspect];
  return one.hash !== void 0 && other.hash !== void 0 && one.hash !== other.hash;
}
function describe({ role, work, hash, occasion }, aspect) {
  const what = aspect === "hash" ? aspects.hash(hash ?? "") : aspects[aspect](work[aspect]);
  return [role, what, ...occasion === void 0 ? [] : [occasion]].join(" ");
}
function describeBoth(one, other, aspect) {
  return `${describe(one, aspect)}, ${describe(other, aspect)}`;
}
function changedWork(workload, one, other) {
  const difference = describeDifference(one, other);
  if (difference === void 0) return void 0;
  return { reason: "differs", role: one.role, message: `${workload}: ${difference}` };
}
function describeDifference(one, other) {
  const aspect = [...counts, "hash"].find((each) => differs(one, other, each));
  return aspect && describeBoth(one, other, aspect);
}
function checked({ role, work, hash }, occasion = inCheck) {
  return { role, work, hash, occasion };
}
function differences(record) {
  const observations = observe(record);
  const wrong = observations.filter(({ work }) => isWrongKind(record, work));
  const withoutChanges = firstOfEachRole(wrong);
  const failures = withoutChanges.map((one) => wrongChanges(record, one));
  for (const count of counts) {
    const ignored = count === "changes" ? withoutChanges.map(({ role }) => role) : [];
    failures.push(...differencesIn(record, observations, count, ignored));
  }
  if (failures.some(({ role }) => isNeeded(record, role))) return failures;
  const named = failures.flatMap(({ role }) => role ?? []);
  return [...failures, ...differencesIn(record, observations, "hash", named)];
}
function unnamedDifferences(record) {
  if (record.failures.some(({ role }) => isNeeded(record, role))) return [];
  const isBaseNamed = record.failures.length > 0;
  return differences(record).filter(({ role }) => isNeeded(record, role) || !isBaseNamed);
}
function observe(record) {
  const { checks, samples } = record;
  const timed = samples.toSorted((a, b) => a.round - b.round).flatMap(
    ({ role, round, work }) => work === void 0 ? [] : [{ role, work, occasion: `in round ${round}`, round }]
  );
  const all = [...checks.map((check) => checked(check)), ...timed];
  return rolesOfTest(record, roles).flatMap((wanted) => all.filter(({ role }) => role === wanted));
}
function isWrongKind({ variant, kind }, { changes }) {
  return suiteOf(variant) === "own" ? kind === "reads" && changes > 0 : kind === "writes" && changes === 0;
}
function wrongChanges({ workload, kind }, one) {
  const { role, round } = one;
  const allowed = kind === "writes" ? "writes must change some" : "reads must change none";
  const message = `${workload}: ${describe(one, "changes")}, and a workload of ${allowed}`;
  return { reason: "error", role, round, message };
}
function differencesIn(record, observations, aspect, ignored) {
  const [reference, ...others] = observations;
  if (reference === void 0 || ignored.includes(reference.role)) return [];
  const differing = others.filter((one) => !ignored.includes(one.role) && differs(one, reference, aspect));
  return firstOfEachRole(differing).map((one) => ({
    reason: "differs",
    ...one.role === reference.role || !isNeeded(record, one.role) ? { role: one.role } : {},
    round: one.round,
    message: `${record.workload}: ${describeBoth(one, reference, aspect)}`
  }));
}
function firstOfEachRole(observations) {
  return roles.flatMap((wanted) => observations.find(({ role }) => role === wanted) ?? []);
}

// src/statistics/sign-test.ts
var import_jstat2 = __toESM(require_jstat(), 1);
var mostExact = 1e3;
var tails = /* @__PURE__ */ new Map();
function binomialTail(x, n) {
  if (x < 0) return 0;
  if (x >= n) return 1;
  if (n > mostExact) return import_jstat2.default.normal.cdf(x + 0.5, n / 2, Math.sqrt(n / 4));
  let tail = tails.get(n);
  if (tail === void 0) {
    let sum2 = 0;
    tail = binomialDistribution(n, 0.5)?.map((probability) => {
      sum2 += probability;
      return sum2;
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
function medianInterval(values, confidence = figureConfidence) {
  const n = values.length;
  if (n === 0) throw new RangeError("an interval needs at least one value");
  const confidenceOf = (k2) => 1 - 2 * binomialTail(k2, n);
  let k = 0;
  while (2 * (k + 1) < n && confidenceOf(k + 1) >= confidence) k++;
  const sorted = values.toSorted((a, b) => a - b);
  return {
    low: sorted[k],
    high: sorted[n - 1 - k],
    confidence: Math.max(0, confidenceOf(k))
  };
}

// src/verdict/irregular.ts
var slowFrom = 1.2;
var alpha = 0.01;
function irregularOf(pairs, reference, multiplier) {
  const distances = pairs.map((pair) => pair.candidate / pair[reference] / multiplier);
  const slow = distances.filter((one) => one >= slowFrom);
  const others = distances.filter((one) => one <= 1 / slowFrom).length;
  if (slow.length === 0 || binomialTail(others, others + slow.length) > alpha) return void 0;
  const sumOf = (role) => pairs.reduce((sum2, pair) => sum2 + pair[role], 0);
  const ratio = sumOf("candidate") / sumOf(reference);
  return {
    slow: slow.length,
    of: pairs.length,
    times: mean2(slow),
    mean: ratio,
    interval: intervalOfMeans(pairs, reference, ratio)
  };
}
function intervalOfMeans(pairs, reference, ratio) {
  const typical = mean2(pairs.map((pair) => pair[reference]));
  const { value, degrees } = varianceOf(
    pairs.map((pair) => (pair.candidate - ratio * pair[reference]) / typical)
  );
  return intervalAround(ratio, { value: value / pairs.length, degrees });
}
function intervalAround(ratio, squaredError) {
  const half = halfWidth(squaredError, figureConfidence);
  return { low: Math.max(0, ratio - half), high: ratio + half, confidence: figureConfidence };
}

// src/verdict/parts.ts
function partsOf(pairs, reference) {
  const compared = pairsWith(pairs, reference).flatMap((pair) => {
    const [own, other] = [pair.commit?.candidate, pair.commit?.[reference]];
    const isWhole = own !== void 0 && other !== void 0 && own > 0 && other > 0;
    const statements = { candidate: pair.candidate - (own ?? 0), other: pair[reference] - (other ?? 0) };
    if (!isWhole || statements.candidate <= 0 || statements.other <= 0) return [];
    const shares = { candidate: own / pair.candidate, other: other / pair[reference] };
    return [{ statements: statements.candidate / statements.other, commit: own / other, shares }];
  });
  if (compared.length === 0 || compared.length < pairsWith(pairs, reference).length) return void 0;
  const figure = (ratios) => ({ multiplier: median2(ratios), ratios });
  return {
    statements: figure(compared.map(({ statements }) => statements)),
    commit: figure(compared.map(({ commit }) => commit)),
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
function ratiosOf(comparison) {
  return comparison.state === "measured" ? comparison.ratios : comparison.base.ratios;
}
function assess(record, { requireBase = false } = {}, found = []) {
  const { samples, compare: compare3 } = record;
  const test = testOnly(record);
  const all = [...record.failures, ...unnamedDifferences(record), ...found];
  const failures = all.filter(({ role }) => requireBase || isNeeded(record, role));
  if (failures.length > 0) return { ...test, state: "failed", failures };
  const baseFailures = all.filter(({ role }) => role === "base");
  const recorded = comparedPairs(record);
  const pairs = baseFailures.length > 0 && compare3 !== "base" ? withoutBase(recorded) : recorded;
  const needed = rolesOfTest(record, roles).filter((role) => isNeeded(record, role));
  const count = (wanted) => samples.filter(({ role }) => role === wanted).length;
  if (pairsWith(pairs, compare3 ?? "baseline").length === 0)
    return {
      ...test,
      state: "missing",
      samples: Object.fromEntries(needed.map((role) => [role, count(role)]))
    };
  if (requireBase && compare3 !== "baseline" && pairsWith(pairs, "base").length === 0)
    return { ...test, state: "failed", failures: [lacksBase] };
  const paired = (role) => role === "candidate" ? pairs.length : pairsWith(pairs, role).length;
  const unpaired = needed.reduce((sum2, role) => sum2 + count(role) - paired(role), 0);
  const facts = { compare: compare3, ...workOf(record) };
  return { ...test, ...facts, state: "measurable", pairs, unpaired, baseFailures };
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
function pairsIn(pairs, reference, { first = 0, end } = {}) {
  return pairsWith(pairs, reference).slice(first, end);
}
function compare2({ pairs: all, unpaired, baseFailures, state: _, compare: only, ...test }, { baseline: mainRange, base: baseRange, floorNs = 0 } = {}) {
  const against = pairsIn(all, "base", baseRange);
  const base = baseFailures.length > 0 ? { state: "failed", failures: baseFailures } : against.length > 0 ? compareBase(against, baseRange?.first ?? 0) : void 0;
  const reference = only === "base" ? "base" : "baseline";
  const pairs = only === "base" ? against : pairsIn(all, "baseline", mainRange);
  const figure = figureOf(pairs, reference);
  const facts = {
    ...test,
    inTurns: pairs.every(({ inTurns }) => inTurns),
    screened: (only === "base" ? baseRange : mainRange)?.first ?? 0,
    warnings: [
      ...Math.min(figure.candidateNs, figure.otherNs) < shortNs ? [{ kind: "short" }] : [],
      ...Math.min(figure.candidateNs, figure.otherNs) < fewestFloors * floorNs ? [{ kind: "floor" }] : [],
      ...unpaired > 0 ? [{ kind: "unpaired", samples: unpaired }] : []
    ]
  };
  const { multiplier, ratios, irregular, parts, candidateNs, otherNs } = figure;
  if (only === "base" && base?.state === "measured")
    return { ...facts, state: "against base", timeNs: { candidate: candidateNs }, base };
  return {
    ...facts,
    ...only === "baseline" ? { compare: only } : {},
    state: "measured",
    timeNs: { baseline: otherNs, candidate: candidateNs },
    multiplier,
    ratios,
    noisePercent: noisePercent(ratios),
    base,
    irregular,
    parts
  };
}
function compareBase(pairs, screened) {
  const { multiplier, ratios, irregular, parts, candidateNs, otherNs } = figureOf(pairs, "base");
  return {
    state: "measured",
    timeNs: { base: otherNs, candidate: candidateNs },
    multiplier,
    screened,
    ratios,
    irregular,
    parts
  };
}
function figureOf(pairs, reference) {
  const ratios = ratiosTo(pairs, reference);
  if (ratios.length === 0) throw new RangeError("no pair has a sample of the engine to compare with");
  const multiplier = median2(ratios);
  const otherNs = median2(pairsWith(pairs, reference).map((pair) => pair[reference]));
  const irregular = irregularOf(pairsWith(pairs, reference), reference, multiplier);
  const parts = partsOf(pairs, reference);
  return { multiplier, ratios, irregular, parts, candidateNs: otherNs * multiplier, otherNs };
}

// src/statistics/weighted.ts
function weightedMean(values) {
  const weight = values.reduce((sum2, one) => sum2 + one.weight, 0);
  const mean3 = values.reduce((sum2, one) => sum2 + one.weight * one.value, 0) / weight;
  const squares = values.reduce((sum2, one) => sum2 + one.weight * (one.value - mean3) ** 2, 0);
  const degrees = values.length - 1;
  return { mean: mean3, weight, variance: { value: degrees === 0 ? 0 : squares / degrees, degrees } };
}
function differenceOfMeans(first, second, prior) {
  const degrees = first.variance.degrees + second.variance.degrees;
  if (degrees === 0 && prior === void 0) return void 0;
  const squares = first.variance.value * first.variance.degrees + second.variance.value * second.variance.degrees;
  const own = { value: degrees === 0 ? 0 : squares / degrees, degrees };
  const { value, degrees: known } = prior === void 0 ? own : moderate(own, prior);
  const perWeight = 1 / first.weight + 1 / second.weight;
  return {
    value: second.mean - first.mean,
    squaredError: { value: Math.max(value, leastVariance) * perWeight, degrees: known }
  };
}

// src/statistics/benjamini-hochberg.ts
function significant(pValues, rate) {
  const sorted = pValues.toSorted((a, b) => a - b);
  const last = sorted.findLastIndex((p, index) => p <= rate * (index + 1) / sorted.length);
  const limit = sorted[last];
  return pValues.map((p) => limit !== void 0 && p <= limit);
}
function adjust(pValues, tests) {
  const sorted = pValues.toSorted((a, b) => a - b);
  const rates = sorted.map((p, index) => tests * p / (index + 1));
  return pValues.map((p) => Math.min(1, ...rates.slice(sorted.indexOf(p))));
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
  const each = parts.map((part) => ({
    weight: sumOfWeights(part) / total,
    rounds: roundMeans(part, rounds)
  }));
  const means = Array.from(
    { length: rounds },
    (_, round) => each.reduce((sum2, { weight, rounds: own }) => sum2 + weight * own[round], 0)
  );
  const apart = each.reduce((sum2, { weight, rounds: own }) => sum2 + weight ** 2 * varianceOf(own).value, 0);
  const together2 = varianceOf(means);
  const { value, degrees } = parts.length > 1 ? moderate(together2, apart, strataDegrees) : together2;
  const squaredError = { value: Math.max(value, leastVariance) / rounds, degrees };
  return { mean: mean2(means), squaredError, rounds: means };
}
var reach = 3;
function withinReach(series) {
  const around = series.map((one) => ({ ...one, middle: median2(one.values) }));
  const deviations = around.flatMap(
    ({ middle, values, weight }) => values.map((value) => Math.abs(value - middle) * Math.sqrt(weight))
  ).filter((deviation) => deviation > 0);
  const usual = deviations.length === 0 ? 0 : reach * deviationsPerMad * median2(deviations);
  return around.map(({ middle, ...one }) => {
    const limit = usual / Math.sqrt(one.weight);
    const calm = one.values.map((value) => Math.min(middle + limit, Math.max(middle - limit, value)));
    return { ...one, values: calm };
  });
}
function sumOfWeights(series) {
  return series.reduce((sum2, { weight }) => sum2 + weight, 0);
}
function roundMeans(part, rounds) {
  const total = sumOfWeights(part);
  return Array.from(
    { length: rounds },
    (_, round) => part.reduce((sum2, { values, weight }) => sum2 + weight / total * values[round], 0)
  );
}

// src/statistics/fitted-prior.ts
var mostDegrees = 6;
function fitPriors(groups, most = mostDegrees) {
  const known = [...groups].filter(([, variances]) => variances.length > 1);
  const all = known.flatMap(([, variances]) => variances);
  const freedom = all.length - known.length;
  if (freedom === 0) return /* @__PURE__ */ new Map();
  const squares = known.flatMap(([, variances]) => squaredDistances(variances.map(logVariance)));
  const spread = squares.reduce((sum2, one) => sum2 + one, 0) / freedom;
  const chance = chanceOf(all);
  const error = Math.sqrt(
    mean2(all.map(({ degrees }) => polygamma3(degrees / 2) + 2 * chance ** 2)) / freedom
  );
  const fitted = degreesOf(spread - chance + error, most);
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
  const middle = mean2(values);
  return values.map((value) => (value - middle) ** 2);
}
function degreesOf(excess, most) {
  let [low, high] = [0, most];
  if (trigamma(high / 2) >= excess) return high;
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (trigamma(middle / 2) > excess) low = middle;
    else high = middle;
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

// src/statistics/excess-bets.ts
var stakes = [0.4, 0.3, 0.15, 0.05];
var mostLost = 0.9;
var mostExcess = 3;
function excessOf(logRatio, logLine, logMiddle, most) {
  const distance = logRatio - logMiddle;
  const share = Math.exp(logMiddle - logLine);
  const beyond = Math.sign(distance) * Math.expm1(Math.abs(distance));
  return share * (1 + within(beyond, (1 + most) / share - 1)) - 1;
}
function meanExcess(logRatios, logLine, dropped = 0) {
  if (!logRatios.some((one) => one > logLine)) return 0;
  const sorted = logRatios.toSorted((a, b) => a - b);
  const middle = Math.min(logLine, median2(sorted));
  const counted = sorted.slice(0, sorted.length - dropped);
  const most = mostExcess * Math.exp(logLine - middle);
  return mean2(counted.map((one) => excessOf(one, logLine, middle, most)));
}
function moneyOfExcess(logRatios, logLine) {
  const money = stakes.map(() => 1);
  const before = [];
  return logRatios.map((logRatio) => {
    const middle = before.length === 0 ? logLine : Math.min(logLine, before[before.length >> 1]);
    for (const [index, stake] of stakes.entries()) {
      const excess = excessOf(logRatio, logLine, middle, mostLost / stake);
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

// src/statistics/sign-bets.ts
var stakes2 = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
function moneyOf(over, pairs) {
  const all = stakes2.map((stake) => (1 + stake) ** over * (1 - stake) ** (pairs - over));
  return all.reduce((sum2, money) => sum2 + money, 0) / stakes2.length;
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

// src/statistics/jackknife.ts
function meanOfMedians(series) {
  const rounds = series[0]?.length ?? 0;
  if (rounds < 2 || series.some(({ length }) => length !== rounds))
    throw new RangeError("a jackknife needs series of one length of at least 2");
  const moved = new Float64Array(rounds);
  const figures = series.map((values) => {
    const middle = median2(values);
    const figure = Math.exp(middle);
    const weight = figure * interquartileRange2(values) / series.length;
    for (const [round, value] of values.entries())
      moved[round] = moved[round] + weight * Math.sign(value - middle);
    return figure;
  });
  const squares = moved.reduce((sum2, one) => sum2 + one ** 2, 0);
  return { value: mean2(figures), standardError: Math.sqrt(squares / (rounds * (rounds - 1))) };
}

// src/verdict/divided-average.ts
function roundsOf(series) {
  return Math.min(...series.map(({ length }) => length));
}
function averageOfParts(parts, most) {
  const tests = parts.reduce((sum2, { length }) => sum2 + length, 0);
  const estimates = parts.map((part) => {
    const rounds = Math.min(most, roundsOf(part));
    const weight = part.length / tests;
    return { weight, rounds, ...meanOfMedians(part.map((one) => one.slice(0, rounds))) };
  });
  return {
    value: estimates.reduce((sum2, { weight, value }) => sum2 + weight * value, 0),
    standardError: Math.hypot(...estimates.map(({ weight, standardError }) => weight * standardError)),
    degrees: Math.min(...estimates.map(({ rounds }) => rounds)) - 1
  };
}

// src/verdict/run-effect.ts
var runEffect = { shared: 6e-3, own: { memory: 0, file: 0.01, autocommit: 0.01 } };
var noRunEffect = { shared: 0, own: { memory: 0, file: 0, autocommit: 0 } };
function widenByRun(half, probability, deviation = runEffect.shared) {
  return Math.hypot(half, normalQuantile(probability) * deviation);
}
function marginOfRun(logRatios, alpha3) {
  const error = interquartileRange2(logRatios) / Math.sqrt(logRatios.length);
  const half = normalQuantile(1 - alpha3) * error;
  return widenByRun(half, 1 - alpha3) - half;
}

// src/verdict/confirmation.ts
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
  return meanExcess(logRatios, logCeiling + Math.log(passMargin), dropped) > 0;
}
function pOfMean(logRatios, line) {
  return Math.min(1, pOfExcess(logRatios, line) / shareOfMean);
}
function confirmTest(logRatios, logCeiling, alpha3, ending, looks = confirmationLooks) {
  const most = looks.at(-1);
  const nearlyOver = logCeiling + Math.log(passMargin);
  const decided = (outcome, seen2) => {
    const p = Math.min(pOfMost(seen2, logCeiling, looks), pOfMean(seen2, logCeiling));
    return { state: "decided", outcome, pairs: seen2.length, p };
  };
  const isWithin = (seen2) => isMedianWithin(seen2, logCeiling) && !isMeanOver(seen2, logCeiling);
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
    if (mayFail && pOfMost(seen2, line, looks) <= alpha3) return decided("fail", seen2);
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
  const rounds = parts.map(roundsOf);
  const least = Math.min(...rounds);
  return confirm(least < fewest ? least : Math.max(...rounds), ending, looks, (look) => {
    const { degrees, ...estimate2 } = averageOfParts(parts, look);
    const { value } = estimate2;
    const bound = (probability) => boundOfAverage(estimate2, degrees, probability);
    return {
      fails: value - bound(1 - alpha3) > ceiling,
      passes: value <= ceiling && value + bound(1 - passAlpha) < passMargin * ceiling,
      within: value <= ceiling
    };
  });
}
function boundOfAverage({ value, standardError }, degrees, probability) {
  const ofPairs = studentQuantile(probability, degrees) * standardError;
  return widenByRun(ofPairs, probability, value * runEffect.shared);
}
function confirm(pairs, ending, looks, lookAt) {
  for (const next of looks) {
    if (pairs < next) {
      if (ending === void 0) return { state: "open", next };
      const within3 = pairs >= fewest && lookAt(pairs).within;
      return { state: "decided", outcome: within3 ? "pass" : "inconclusive", pairs, ending };
    }
    const { fails, passes, within: within2 } = lookAt(next);
    if (fails || passes) return { state: "decided", outcome: fails ? "fail" : "pass", pairs: next };
    if (next === looks.at(-1))
      return { state: "decided", outcome: within2 ? "pass" : "inconclusive", pairs: next, ending: "pairs" };
  }
  throw new Error("the last look decides");
}

// src/verdict/fixed-rounds.ts
var mostNeeded = 1e3;
var largestSpread = { value: 0.5 ** 2, degrees: 4 };
var shareOfLargestSpread = 0.1;
function decideTestsOfRounds(tests) {
  const priors = fitPriors(variancesByGroup(tests));
  return new Map(
    tests.map((test) => [
      test.path,
      decideTestOfRounds(test, test.alpha, priors.get(test.spreadGroup ?? ""))
    ])
  );
}
function variancesByGroup(tests) {
  const groups = /* @__PURE__ */ new Map();
  for (const { spreadGroup: spreadGroup2, logRatios } of tests) {
    if (spreadGroup2 === void 0 || logRatios.length < 2) continue;
    groups.set(spreadGroup2, [...groups.get(spreadGroup2) ?? [], varianceOf(logRatios)]);
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
  const average2 = mean2(series.map((ratios) => Math.exp(median2(ratios.slice(0, pairs)))));
  if (average2 <= ceiling) return { state: "fixed", outcome: "pass", pairs };
  const rounds = Array.from(
    { length: pairs },
    (_, round) => Math.log(mean2(series.map((ratios) => Math.exp(ratios[round]))))
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
  const isOverBy = (spread, share, count) => {
    const { mean: figure, squaredError } = estimateMean(values, spread?.value, spread?.degrees);
    const { value, degrees } = squaredError;
    const probability = 1 - share * alpha3;
    const ofPairs = studentQuantile(probability, degrees + count - pairs) * Math.sqrt(value * pairs / count);
    return figure - widenByRun(ofPairs, probability) > limit;
  };
  const isOver = (count) => isOverBy(prior, 1 - shareOfLargestSpread, count) || isOverBy(largestSpread, shareOfLargestSpread, count);
  if (isEachOver && isOver(pairs)) return { state: "fixed", outcome: "fail", pairs };
  const needed = isOver(mostNeeded) ? fewest2(isOver, pairs + 1, mostNeeded) : void 0;
  return { state: "fixed", outcome: "inconclusive", pairs, needed };
}
function fewest2(holds, least, largest) {
  let [low, high] = [least, largest];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return high;
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
  const last = looks.at(-1) ?? 0;
  return [...looks, 2 * last, 4 * last];
}
function alphaOfGroup(groups, alpha3, looks) {
  const failing = Math.max(1, looks.filter((pairs) => pairs >= fewestToFail).length);
  const counts2 = Map.groupBy(groups, ({ level }) => level);
  return ({ level }) => alpha3 / levels / (counts2.get(level)?.length ?? 1) / failing;
}
function decideGroup(trials, limit, looks, alpha3, ending, weightOf = () => 1) {
  const series = trials.map((trial) => {
    const { stratum = "", spreadGroup: spreadGroup2, base } = trial;
    return { stratum, values: base?.logRatios ?? [], weight: weightOf(spreadGroup2) };
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
  const variances = [...groups].flatMap(([group, own]) => {
    if (group === void 0 || own.length < 2 || pairs < 2) return [];
    const typical = typicalVariance(own.map(({ logRatios }) => varianceOf(logRatios.slice(0, pairs))));
    return [[group, typical]];
  });
  return new Map(variances);
}
function weightsBySpread(tests, pairs) {
  const least = layoutDeviations.test ** 2;
  const weights = new Map(
    [...typicalVariances(tests, pairs)].map(([group, variance]) => [group, least / (variance + least)])
  );
  const unknown = Math.min(1, ...weights.values());
  return (group) => weights.get(group ?? "") ?? unknown;
}

// src/verdict/changes.ts
function changeSeries(tests, pairs) {
  const typical = typicalVariances(tests, pairs);
  return tests.map(({ logRatios, group }) => ({
    logRatios,
    typicalVariance: typical.get(group ?? "")
  }));
}
var falseDiscoveryRate = 0.05;
var leastChange = Math.log(1.02);
var power = 0.9;
var screeningPower = 0.95;
var screeningErrors = 1.5;
var leastP = 1e-9;
function studentOfChange(series, pairs) {
  return studentOf(series, pairs).t;
}
function studentOf({ logRatios, typicalVariance: typicalVariance2 }, pairs) {
  const { mean: mean3, squaredError } = estimateMean(logRatios.slice(0, pairs), typicalVariance2);
  const beyond = Math.max(0, Math.abs(mean3) - leastChange);
  return { t: beyond / Math.sqrt(squaredError.value), degrees: squaredError.degrees };
}
function leastStudent(pairs, test) {
  return expectedStudent(test, screeningPower) * Math.sqrt(pairs / test.pairs) - screeningErrors;
}
function expectedStudent(test, probability) {
  const degrees = test.pairs - 1 + (test.isModerated ? priorDegrees : 0);
  const critical = studentQuantile(1 - falseDiscoveryRate / comparisons(test) / 2, degrees);
  return critical + normalQuantile(probability) * Math.sqrt(1 + critical ** 2 / (2 * degrees));
}
function comparisons({ tests, looks }) {
  return tests * looks;
}
function hasSurelyChanged(series, pairs, test) {
  const { t, degrees } = studentOf(series, pairs);
  return studentTwoSided(t, degrees) * comparisons(test) <= falseDiscoveryRate;
}
function findChanges(trials, pairs, looks) {
  const tests = trials.map((trial) => testChange(trial, looks));
  const isFound = significant(
    tests.map(({ p }) => p),
    falseDiscoveryRate
  );
  const found = tests.filter((_, index) => isFound[index]).toSorted((a, b) => Math.abs(Math.log(b.ratio)) - Math.abs(Math.log(a.ratio)));
  return { found, smallest: smallestChanges(trials, pairs, looks) };
}
function testChange({ test, ratio, ratios, series, tested }, looks) {
  const counted = ratios.slice(0, tested);
  const agreeing = counted.filter((one) => ratio > 1 ? one > 1 : one < 1).length;
  const change = { test, ratio, agreeing, pairs: counted.length };
  const isSlower = mean2(series.logRatios.slice(0, tested)) > 0;
  if (tested === void 0 || counted.length < 2 || isSlower !== ratio > 1) return { ...change, p: 1 };
  const { t, degrees } = studentOf(series, tested);
  const p = looks * studentTwoSided(t, degrees);
  return { ...change, p: Math.min(1, Math.max(p, leastP)) };
}
function smallestChanges(trials, pairs, looks) {
  if (pairs < 2) return {};
  const sizes = storages.flatMap((storage) => {
    const own = trials.filter(({ test: test2, ratios }) => test2.storage === storage && ratios.length > 1);
    if (own.length === 0) return [];
    const isModerated = own.some(({ series }) => series.typicalVariance !== void 0);
    const variance = typicalVariance(own.map(({ series }) => varianceOf(series.logRatios)));
    const test = { pairs, looks, tests: trials.length, isModerated };
    const beyond = expectedStudent(test, power) * Math.sqrt(variance / pairs);
    return [[storage, Math.expm1(leastChange + beyond)]];
  });
  return Object.fromEntries(sizes);
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
function changeLooks({ max }) {
  return [max, 2 * max];
}
var baseAllowance = 1;
function screenTest(logRatios, logCeiling, looks, { typicalVariance: typicalVariance2, extra = 0 } = {}) {
  const isClear = (pairs) => {
    const seen = logRatios.slice(0, pairs);
    const over = seen.filter((value) => value >= logCeiling).length;
    if (pairs >= firstCount && over > allowance(pairs) + extra) return false;
    if (isMeanOver(seen, logCeiling, pairs >= firstCount ? extra : 0)) return false;
    if (pairs >= firstCount) return true;
    if (seen.every((value) => value < logCeiling - Math.log(earlyMargin))) return true;
    return typicalVariance2 !== void 0 && pairs > 1 && upperBound(seen, typicalVariance2) < logCeiling;
  };
  return screen(logRatios.length, looks, (pairs) => isClear(pairs) ? "clear" : void 0);
}
function upperBound(values, typicalVariance2) {
  const { mean: mean3, squaredError } = estimateMean(values, typicalVariance2);
  return mean3 + studentQuantile(boundConfidence, squaredError.degrees) * Math.sqrt(squaredError.value);
}
function allowance(pairs) {
  return Math.floor((pairs - firstCount) / pairsPerAllowance);
}
function screenAverage(series, ceiling, looks) {
  const rounds = Math.min(...series.map(({ length }) => length));
  return screen(rounds, looks, (pairs) => {
    return isAverageClear([series], pairs, ceiling) ? "clear" : void 0;
  });
}
function isAverageClear(parts, look, ceiling) {
  const { value, standardError, degrees } = averageOfParts(parts, look);
  const bound = value + studentQuantile(boundConfidence, degrees) * standardError;
  return Math.min(look, ...parts.map(roundsOf)) < firstCount ? value < ceiling / earlyMargin : bound < ceiling;
}
function screenDividedAverage(parts, ceiling, looks) {
  const fewest4 = Math.min(...parts.map(roundsOf));
  if (fewest4 < 2) return { state: "open", next: looks[0] ?? 0 };
  const clear = looks.find((look) => isAverageClear(parts, look, ceiling));
  if (clear !== void 0) return { state: "clear", pairs: clear };
  return { state: "suspect", pairs: looks.at(-1) ?? 0 };
}
function screenChange(series, rounds, tests) {
  const deciding = changeLooks(rounds);
  const last = deciding.at(-1) ?? 0;
  const looks = [.../* @__PURE__ */ new Set([...earlyLooks(rounds), ...deciding])];
  const isModerated = series.typicalVariance !== void 0;
  const test = { pairs: last, looks: deciding.length, tests, isModerated };
  return screen(series.logRatios.length, looks, (pairs) => {
    if (pairs === last) return "suspect";
    if (pairs < 2) return void 0;
    if (deciding.includes(pairs) && hasSurelyChanged(series, pairs, test)) return "suspect";
    return studentOfChange(series, pairs) < leastStudent(pairs, test) ? "clear" : void 0;
  });
}
function screen(pairs, looks, lookAt) {
  for (const look of looks) {
    if (pairs < look) return { state: "open", next: look };
    const state = lookAt(look);
    if (state !== void 0) return { state, pairs: look };
  }
  return { state: "suspect", pairs: looks.at(-1) ?? 0 };
}

// src/verdict/claims.ts
function endingOfAny({ trials }) {
  return trials.find(({ ending }) => ending !== void 0)?.ending;
}
function commonPairs({ trials }) {
  return Math.min(...trials.map(({ series }) => series.logRatios.length));
}
function screenClaims(open, { averageCeilings, isBaselineCoarse = false }, rounds) {
  const claims = [];
  const main = open.filter(({ reference }) => reference === "baseline");
  const compared = open.filter(({ reference }) => reference === "base");
  const looks = isBaselineCoarse && compared.length > 0 ? earlyLooks(rounds) : screeningLooks(rounds);
  const baseLooks = earlyLooks(rounds);
  const spreads = main.map(({ trial, series }) => ({
    group: trial.spreadGroup,
    logRatios: series.logRatios
  }));
  const typical = typicalVariances(spreads, looks[0] ?? 0);
  const changes = changeSeries(
    compared.map(({ trial: { spreadGroup: group }, series }) => ({ group, ...series })),
    baseLooks[0] ?? 0
  );
  const changesOf = new Map(compared.map((one, index) => [one, changes[index]]));
  for (const one of open) {
    const { logRatios, logCeiling } = one.series;
    const trials = [one];
    const own = changesOf.get(one);
    if (own === void 0) {
      const facts2 = { typicalVariance: typical.get(one.trial.spreadGroup ?? "") };
      claims.push({ kind: "test", trials, screened: screenTest(logRatios, logCeiling, looks, facts2) });
      continue;
    }
    const facts = {
      extra: baseAllowance,
      typicalVariance: own.typicalVariance
    };
    const screened = screenTest(logRatios, logCeiling, baseLooks, facts);
    const change = screenChange(own, rounds, compared.length);
    claims.push({ kind: "base", trials, screened }, { kind: "change", trials, screened: change });
  }
  for (const [path, trials] of Map.groupBy(main, ({ trial }) => trial.sectionPath)) {
    const ceiling = averageCeilings.get(path);
    if (ceiling === void 0) throw new RangeError(`the average of ${path} has no ceiling`);
    const parts = partsOf2(trials);
    const ratiosOf2 = (own) => own.map(({ series }) => series.logRatios);
    for (const own of parts) {
      const screened2 = screenAverage(ratiosOf2(own), ceiling, looks);
      const name = parts.length === 1 ? path : `${path} of run ${own[0]?.trial.run}`;
      claims.push({ kind: "section", trials: own, path: name, ceiling, screened: screened2 });
    }
    if (parts.length === 1) continue;
    const screened = screenDividedAverage(parts.map(ratiosOf2), ceiling, looks);
    claims.push({ kind: "divided", trials, path, ceiling, screened });
  }
  return claims;
}
function claimAgain(open, { averageCeilings }, names) {
  const screened = { state: "suspect", pairs: 0 };
  const tests = open.flatMap((one) => {
    const { path } = one.trial;
    const [kind, name] = one.reference === "baseline" ? ["test", testClaim(path)] : ["base", baseClaim(path)];
    return names.has(name) ? [{ kind, trials: [one], screened }] : [];
  });
  const main = open.filter(({ reference }) => reference === "baseline");
  const sections = [...Map.groupBy(main, ({ trial }) => trial.sectionPath)].flatMap(
    ([path, trials]) => {
      const ceiling = averageCeilings.get(path);
      if (!names.has(averageClaim(path)) || ceiling === void 0) return [];
      return [{ kind: "section", trials, path, ceiling, screened }];
    }
  );
  return [...tests, ...sections];
}
function partsOf2(trials) {
  return [...Map.groupBy(trials, ({ trial }) => trial.run).values()];
}
function suspectsOf(claims) {
  const suspects = claims.filter(
    ({ kind, screened }) => kind !== "change" && kind !== "divided" && screened.state === "suspect"
  );
  const inSuspectSection = new Set(
    suspects.flatMap(({ kind, trials }) => kind === "section" ? trials : [])
  );
  const promotedBySection = claims.filter(
    ({ kind, trials: [own], screened }) => kind === "test" && screened.state === "clear" && own !== void 0 && inSuspectSection.has(own)
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
    for (const family of familiesOf(suspect)) counts2.set(family, (counts2.get(family) ?? 0) + 1);
  return (claim) => Math.max(...familiesOf(claim).map((family) => counts2.get(family) ?? 1));
}
function testClaim(testPath2) {
  return testPath2;
}
function baseClaim(testPath2) {
  return `${testPath2} base`;
}
function groupClaim(name) {
  return `${name} base`;
}
function averageClaim(sectionPath2) {
  return `${sectionPath2} average`;
}

// src/verdict/decision.ts
function decide(planned, rounds, alpha3, { endingOf = () => void 0, confirms } = {}) {
  const { trials, groups = [] } = planned;
  const tests = /* @__PURE__ */ new Map();
  const open = [];
  for (const trial of trials) {
    const own = openSeries(trial, endingOf);
    tests.set(trial.path, Object.fromEntries(own.map(({ reference, decision }) => [reference, decision])));
    open.push(...own);
  }
  if (tests.size < trials.length) throw new RangeError("two trials have the same path");
  const decidedGroups = decideGroups(
    confirms === void 0 ? groups : groups.filter(({ name }) => confirms.includes(groupClaim(name))),
    open.filter(({ reference }) => reference === "base"),
    earlyLooks(rounds),
    alpha3 / 2
  );
  const isSlowerOverall = groups.some(
    ({ level, name }) => level === "overall" && hasFailed(decidedGroups.get(name))
  );
  const screened = confirms === void 0 ? screenClaims(open, planned, rounds) : claimAgain(open, planned, new Set(confirms));
  const claims = screened.map((claim) => {
    const pairs = commonPairs(claim);
    const isListed = isSlowerOverall && claim.kind === "change" && claim.screened.state === "open";
    return isListed && pairs >= rounds.max ? { ...claim, screened: { state: "suspect", pairs } } : claim;
  });
  const screening = claims.filter(
    (claim) => claim.kind !== "divided" && claim.screened.state === "open" && endingOfAny(claim) === void 0
  );
  const isConfirming = screening.length === 0;
  setConfirmationStarts(claims, screening);
  const suspects = suspectsOf(claims);
  const sharingWith = countSharing(suspects);
  const runsWithBase = new Set(trials.flatMap(({ base, run }) => base === void 0 ? [] : [run]));
  const shareOf = ({ kind, trials: own }) => {
    const half = own.some(({ trial }) => runsWithBase.has(trial.run)) ? 1 / 2 : 1;
    return kind === "base" ? half * (1 - shareOfGroups) : half;
  };
  for (const { screened: screened2, trials: own } of screening)
    if (screened2.state === "open") for (const one of own) want(one, screened2.next);
  const confirmingLooks = confirms === void 0 ? confirmationLooks : secondMachineLooks;
  const decideClaim = (claim) => {
    const { screened: screened2 } = claim;
    const ending = claim.kind === "divided" ? "samples" : endingOfAny(claim);
    if (suspects.has(claim) || claim.kind === "divided" && screened2.state === "suspect") {
      if (!isConfirming) return { state: "open" };
      const sharing = sharingWith(claim);
      const own = alpha3 * shareOf(claim);
      const isTest = claim.kind === "test" || claim.kind === "base";
      const ofClaim = isTest ? own / sharing : alphaOfLook(own, sharing, confirmingLooks);
      const confirmed = confirmClaim(claim, ofClaim, ending, confirmingLooks);
      if (confirmed.state === "decided") return { ...confirmed, alpha: ofClaim, suspects: sharing };
      for (const one of claim.trials) wantFresh(one, confirmed.next);
      return { state: "open" };
    }
    if (screened2.state === "clear") return { state: "clear", pairs: screened2.pairs };
    if (ending === void 0) return { state: "open" };
    return { state: "unscreened", pairs: commonPairs(claim), ending };
  };
  const decideChange = (screened2, { ending }) => {
    if (screened2.state === "suspect") return { state: "tested", pairs: screened2.pairs };
    return screened2.state === "open" && ending === void 0 ? { state: "open" } : { state: "unchanged" };
  };
  const sections = /* @__PURE__ */ new Map();
  if (confirms !== void 0) setUnclaimed(open, sections);
  for (const claim of claims) {
    if (claim.kind === "section" || claim.kind === "divided") {
      sections.set(claim.path, decideClaim(claim));
      continue;
    }
    const [own] = claim.trials;
    if (claim.kind === "change") own.decision.change = decideChange(claim.screened, own);
    else own.decision.claim = decideClaim(claim);
  }
  const isDecided = open.every(({ decision }) => decision.wanted === void 0);
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
  const looks = groupLooks(screening);
  const byPath = new Map(compared.map((one) => [one.trial.path, one]));
  const alphaOf = alphaOfGroup(groups, alpha3 * shareOfGroups, looks);
  const spreads = compared.map(({ trial, series }) => ({
    group: trial.spreadGroup,
    logRatios: series.logRatios
  }));
  const weightOf = weightsBySpread(spreads, 2);
  let isSlowerOverall = false;
  return new Map(
    // The largest comes first.
    groups.map((group) => {
      const own = group.tests.map((path) => byPath.get(path));
      const pairs = Math.min(...own.map(({ series }) => series.logRatios.length));
      const isEnough = isSlowerOverall && pairs >= (screening.at(-1) ?? 0);
      const ending = own.find((one) => one.ending !== void 0)?.ending ?? (isEnough ? "pairs" : void 0);
      const limit = Math.log(group.ceiling.value);
      const state = decideGroup(
        own.map(({ trial }) => trial),
        limit,
        looks,
        alphaOf(group),
        ending,
        weightOf
      );
      if (state.state === "open") for (const one of own) want(one, state.next);
      if (group.level === "overall") isSlowerOverall = hasFailed(state);
      return [group.name, state];
    })
  );
}
function hasFailed(state) {
  return state?.state === "decided" && state.outcome === "fail";
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
function setUnclaimed(open, sections) {
  for (const { trial, reference, series, decision } of open) {
    const clear = { state: "clear", pairs: series.logRatios.length };
    decision.claim = clear;
    if (reference === "baseline") sections.set(trial.sectionPath, clear);
  }
}
function setConfirmationStarts(claims, screening) {
  const stillScreened = new Set(screening.flatMap(({ trials }) => trials));
  for (const claim of claims.filter(({ kind }) => kind !== "divided")) {
    const { screened } = claim;
    const used = screened.state === "open" ? commonPairs(claim) : screened.pairs;
    for (const one of claim.trials)
      if (!stillScreened.has(one))
        one.decision.confirmationStart = Math.max(one.decision.confirmationStart ?? 0, used);
  }
}
function confirmClaim(claim, alpha3, ending, looks) {
  if (claim.kind === "divided") {
    const parts = partsOf2(claim.trials).map((own2) => own2.map(freshOf));
    return confirmAverage(parts, claim.ceiling, alpha3, "samples");
  }
  if (claim.kind === "section")
    return confirmAverage([claim.trials.map(freshOf)], claim.ceiling, alpha3, ending, looks);
  const [own] = claim.trials;
  return confirmTest(freshOf(own), own.series.logCeiling, alpha3, ending, looks);
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
  const first = (reference) => {
    const { [reference]: series } = trial;
    if (series === void 0) return void 0;
    const { logRatios, logCeiling } = series;
    const pairs = counts2[reference] ?? 0;
    return {
      logRatios: logRatios.slice(0, pairs),
      logCeiling
    };
  };
  return { ...trial, baseline: first("baseline"), base: first("base") };
}

// src/verdict/base-groups.ts
function baseGroups(tests, ceilings) {
  const members = /* @__PURE__ */ new Map();
  for (const test of tests)
    for (const scope of scopesOf(test)) {
      const name = groupName(scope);
      const group = members.get(name) ?? { scope, tests: [] };
      group.tests.push(test);
      members.set(name, group);
    }
  const seen = /* @__PURE__ */ new Set();
  return [...members].toSorted(([, a], [, b]) => groupLevels.indexOf(a.scope.level) - groupLevels.indexOf(b.scope.level)).flatMap(([name, { scope, tests: own }]) => {
    const paths = own.map(testPath);
    const key = paths.toSorted().join();
    if (own.length < 2 || seen.has(key)) return [];
    seen.add(key);
    return [
      { level: scope.level, name, tests: paths, ceiling: groupCeiling(ceilings, scope, timesOf(own)) }
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
function timesOf(tests) {
  const ns = tests.reduce((sum2, { pairs }) => sum2 + baseNs(pairs.slice(0, firstPairs2)), 0);
  const known = tests.flatMap(({ statements: statements2 }) => statements2 ?? []);
  const statements = known.length < tests.length ? void 0 : known.reduce((sum2, one) => sum2 + one, 0);
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
  const runs = new Map(records.map((record) => [testPath(record), record.run ?? 0]));
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
  return { logRatios: ratiosTo(test.pairs, reference).map(Math.log), logCeiling: Math.log(value) };
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
  const ceiling = decides ? baseCeiling(ceilings, test, timesOf([test])) : { value: Number.POSITIVE_INFINITY };
  return seriesOf(test, "base", ceiling);
}

// src/verdict/decided-tests.ts
function decideTests(tests, records, ending, criteria) {
  const { rule } = criteria;
  const { rounds, precision, confirms } = rule;
  if (typeof rounds === "number") return takeRounds(tests, records, ending, criteria, rounds);
  const planned = planTrials(tests, records, criteria);
  const { decision, used } = replayDecision(planned, rounds, alphaOfMachine(rule), ending, { confirms });
  const seriesOf2 = (test, path, reference) => {
    const end = used.get(path)?.[reference] ?? 0;
    const { claim, change, confirmationStart = end } = decision.tests.get(path)?.[reference] ?? {};
    if (claim === void 0) return void 0;
    const first = confirmationStart < end ? confirmationStart : 0;
    const last = precision === void 0 ? end : pairsWith(test.pairs, reference).length;
    return { first, end: last, claim, change };
  };
  const decided = planned.trials.map(({ path, run, spreadGroup: spreadGroup2 }, index) => {
    const test = tests[index];
    const [baseline, base] = references.map((reference) => seriesOf2(test, path, reference));
    return [path, { test, run, baseline, base, spreadGroup: spreadGroup2 }];
  });
  const groups = withStates(planned.groups, decision.groups);
  return { tests: new Map(decided), sections: decision.sections, groups };
}
function countedPairs({ test, ...decided }, reference) {
  return pairsIn(test.pairs, reference, { first: 0, end: decided[reference]?.end ?? 0 });
}
function countedRatios(decided, reference) {
  return ratiosTo(countedPairs(decided, reference), reference).map(Math.log);
}
function takeRounds(tests, records, ending, criteria, rounds) {
  const { rule } = criteria;
  const asked = new Map(records.map((record) => [testPath(record), record.asked ?? rounds]));
  const wantedOf = (test) => asked.get(testPath(test)) ?? rounds;
  const taken = tests.map((test) => {
    const counted = new Set(
      references.flatMap((one) => pairsWith(test.pairs, one).slice(0, wantedOf(test)))
    );
    return { ...test, pairs: test.pairs.filter((pair) => counted.has(pair)) };
  });
  const planned = planTrials(taken, records, criteria);
  const claims = rule.byFigure === true ? void 0 : decideFixed(planned, rule);
  const sections = new Map(claims?.sections);
  const decided = planned.trials.map((trial, index) => {
    const { path, run, spreadGroup: spreadGroup2 } = trial;
    const test = tests[index];
    const [baseline, base] = references.map((reference) => {
      const { [reference]: series } = trial;
      if (series === void 0) return void 0;
      const end = Math.min(wantedOf(test), series.logRatios.length);
      if (end >= wantedOf(test)) return { first: 0, end, claim: claims?.[reference].get(path) };
      const claim = { state: "unscreened", pairs: end, ending };
      if (reference === "baseline") sections.set(sectionPath(test), claim);
      return { first: 0, end, claim };
    });
    return [path, { test, run, baseline, base, spreadGroup: spreadGroup2 }];
  });
  const groups = claims === void 0 ? [] : withStates(planned.groups, claims.groups);
  return { tests: new Map(decided), sections, groups };
}
function withStates(groups, states) {
  return groups.map((group) => ({ group, state: states.get(group.name) }));
}
function decideFixed({ trials, averageCeilings, groups }, rule) {
  const seriesWith = (reference) => trials.flatMap(
    ({ path, sectionPath: section, run, spreadGroup: spreadGroup2, [reference]: series }) => series === void 0 ? [] : [{ path, section, run, spreadGroup: spreadGroup2, ...series }]
  );
  const [main, compared] = [seriesWith("baseline"), seriesWith("base")];
  const alpha3 = alphaOfMachine(rule) / (compared.length === 0 ? 1 : 2);
  const averages = [...Map.groupBy(main, ({ section }) => section)].map(([path, inside]) => ({
    path,
    inside,
    runs: [...new Set(inside.map(({ run }) => run))]
  }));
  const alphaOf = shareAlpha(alpha3, [...main.map(({ run }) => run), ...averages.flatMap(({ runs }) => runs)]);
  const baseAlphaOf = shareAlpha(
    alpha3 * (1 - shareOfGroups),
    compared.map(({ run }) => run)
  );
  const byPath = new Map(trials.map((trial) => [trial.path, trial]));
  const spreads = trials.flatMap(
    ({ spreadGroup: group, base }) => base === void 0 ? [] : [{ group, logRatios: base.logRatios }]
  );
  const weightOf = weightsBySpread(spreads, 2);
  const fewestOf = (own) => Math.min(...own.map(({ base }) => base?.logRatios.length ?? 0));
  return {
    baseline: decideTestsOfRounds(main.map((test) => ({ ...test, alpha: alphaOf(test.run) }))),
    base: decideTestsOfRounds(compared.map((test) => ({ ...test, alpha: baseAlphaOf(test.run) }))),
    sections: new Map(
      averages.map(({ path, inside, runs }) => {
        const ceiling = averageCeilings.get(path) ?? Number.POSITIVE_INFINITY;
        const series = inside.map(({ logRatios }) => logRatios);
        return [path, decideAverageOfRounds(series, ceiling, Math.min(...runs.map(alphaOf)))];
      })
    ),
    groups: new Map(
      groups.map((group) => {
        const own = group.tests.map((path) => byPath.get(path));
        const looks = [fewestOf(own)];
        const ofGroup = alphaOfGroup(groups, alpha3 * shareOfGroups, looks)(group);
        const limit = Math.log(group.ceiling.value);
        return [group.name, decideGroup(own, limit, looks, ofGroup, "pairs", weightOf)];
      })
    )
  };
}
function shareAlpha(alpha3, runs) {
  const claims = Map.groupBy(runs, (run) => run);
  return (run) => alpha3 / (claims.get(run)?.length ?? 1);
}

// src/verdict/causes.ts
var levels2 = groupLevels.length + 2;
var alpha2 = 0.01;
var mostCauses = 20;
var fewest3 = 2;
function findCauses({ tests, groups }, ratios, changes) {
  const compared = [...tests].flatMap(([path, decided]) => {
    const { test, run, spreadGroup: group } = decided;
    const [ratio, logRatios] = [ratios.get(path), countedRatios(decided, "base")];
    if (ratio === void 0 || logRatios.length < fewest3) return [];
    return [
      { test: testOnly(test), stratum: stratumOf(test, run), group, ratio, logRatios, left: logRatios }
    ];
  });
  const weightOf = weightsBySpread(compared, fewest3);
  const open = new Map(
    compared.map((one) => [
      testPath(one.test),
      { ...one, weight: weightOf(one.group) }
    ])
  );
  const ofGroups = groups.map(({ group }) => {
    const members = group.tests.flatMap((path) => open.get(path) ?? []);
    return { level: group.level, path: acceptedPath(group.level, group.name, members[0]?.test), members };
  });
  const ofTests = [...open.values()].map(
    (one) => ({ level: "test", path: testPath(one.test), members: [one] })
  );
  const candidates = [...ofGroups, ...cellsOf([...open.values()], ofGroups), ...ofTests];
  const typical = typicalVariances(compared, fewest3);
  const causes = [];
  while (causes.length < mostCauses) {
    const best = strongest(candidates, typical);
    if (best === void 0) break;
    const { candidate, shift, p } = best;
    for (const one of candidate.members) one.left = one.left.map((value) => value - shift);
    causes.push(causeOf(candidate, p, typical));
  }
  const apart = causes.filter((cause, index) => !causes.slice(0, index).some((one) => explains(one, cause)));
  const explained = new Set(
    apart.flatMap((cause) => cause.tests.map((test) => `${testPath(test)} ${cause.ratio > 1}`))
  );
  const alone = changes.found.flatMap(({ test, ratio, p }) => {
    const own = open.get(testPath(test));
    if (own === void 0) return [];
    const left = Math.abs(mean2(own.left));
    const isExplained = explained.has(`${testPath(test)} ${ratio > 1}`) && left < Math.abs(Math.log(ratio)) / 2;
    return isExplained ? [] : [causeOf({ level: "test", path: testPath(test), members: [own] }, p, typical)];
  });
  return [...apart, ...alone];
}
function explains(larger, smaller) {
  const all = new Set(larger.tests.map(testPath));
  const [most, own] = [Math.log(larger.ratio), Math.log(smaller.ratio)];
  return most > 0 === own > 0 && Math.abs(most) > Math.abs(own) / 2 && smaller.tests.every((test) => all.has(testPath(test)));
}
function cellsOf(tests, groups) {
  const membersOf = /* @__PURE__ */ new Map();
  for (const one of tests) {
    const { variant, storage, kind } = one.test;
    const workload = workloadOfCells(one.test);
    const paths = [
      `*/${storage}/${kind}/${workload}`,
      `${variant}/*/${kind}/${workload}`,
      `*/${storage}/${kind}/*`,
      `*/*/${kind}/*`,
      `*/${storage}/*/*`,
      `${variant}/*/*/*`
    ];
    for (const path of paths) {
      const members = membersOf.get(path) ?? [];
      members.push(one);
      membersOf.set(path, members);
    }
  }
  const key = ({ members }) => members.map(({ test }) => testPath(test)).join();
  const seen = new Set(groups.map(key));
  return [...membersOf].flatMap(([path, members]) => {
    const candidate = { level: "cells", path, members };
    const isNew = members.length > 1 && !seen.has(key(candidate));
    seen.add(key(candidate));
    return isNew ? [candidate] : [];
  });
}
function rowsByCause(rows, testsOf, causes) {
  const slower = causes.filter(({ ratio }) => ratio > 1);
  const inside = new Map(slower.map((cause) => [cause, new Set(cause.tests.map(testPath))]));
  const causeOfRow = (row) => {
    const has = (cause) => (test) => inside.get(cause)?.has(testPath(test)) === true;
    const tests = testsOf(row);
    const whole = slower.filter((cause) => tests.every(has(cause)));
    const [smallest] = whole.toSorted((one, other) => one.tests.length - other.tests.length);
    return smallest ?? slower.find((cause) => tests.some(has(cause)));
  };
  const byCause = Map.groupBy(rows, causeOfRow);
  const caused = slower.flatMap((cause) => {
    const own = byCause.get(cause);
    return own === void 0 ? [] : [[cause, own]];
  });
  return { caused: new Map(caused), others: byCause.get(void 0) ?? [] };
}
function acceptedPath(level, name, test) {
  return level === "workload" && test !== void 0 ? `*/*/*/${workloadOfCells(test)}` : name;
}
function strongest(candidates, typical) {
  const counts2 = Map.groupBy(candidates, ({ level }) => level);
  const found = candidates.flatMap((candidate) => {
    const { level, members } = candidate;
    if (members.length === 0) return [];
    const { mean: shift, squaredError } = estimate(members, ({ left }) => left, typical);
    const beyond = Math.max(0, Math.abs(shift) - leastGroupChange);
    const each = studentTwoSided(beyond / Math.sqrt(squaredError.value), squaredError.degrees);
    const p = Math.min(1, each * levels2 * (counts2.get(level)?.length ?? 1));
    return p <= alpha2 && isOfItsRows(members) ? [{ candidate, shift, p }] : [];
  });
  return found.toSorted((one, other) => gain(other) - gain(one))[0];
}
function estimate(members, valuesOf, typical) {
  const [first, ...others] = members;
  if (first !== void 0 && others.length === 0)
    return estimateMean(valuesOf(first), typical.get(first.group ?? ""));
  const series = members.map((one) => ({
    stratum: one.stratum,
    values: valuesOf(one),
    weight: one.weight
  }));
  return pooledMean(series, Math.min(...series.map(({ values }) => values.length)));
}
function gain({ candidate, shift }) {
  return candidate.members.length * shift ** 2;
}
function isOfItsRows(members) {
  return meanOf(members, ({ logRatios }) => mean2(logRatios)) > 0 === meanOf(members, logOfRow) > 0;
}
function meanOf(members, figureOf2) {
  return weightedMean(members.map((one) => ({ value: figureOf2(one), weight: one.weight }))).mean;
}
function logOfRow({ ratio }) {
  return Math.log(ratio);
}
function causeOf({ level, path, members }, p, typical) {
  const middle = meanOf(members, logOfRow);
  const isAlike = (log) => middle > 0 ? log > middle / 2 : log < middle / 2;
  const rows = members.map(({ ratio }) => ratio);
  return {
    level,
    path,
    tests: members.map(({ test }) => test),
    alike: members.filter((one) => isAlike(logOfRow(one))).map(({ test }) => test),
    ratio: Math.exp(middle),
    range: { low: Math.min(...rows), high: Math.max(...rows) },
    ...members.length > 1 ? { interval: intervalAround2(middle, members, typical) } : {},
    p: Math.max(p, 1e-9)
  };
}
function intervalAround2(middle, members, typical) {
  const { squaredError } = estimate(members, ({ logRatios }) => logRatios, typical);
  const half = halfWidth(squaredError, figureConfidence);
  return { low: Math.exp(middle - half), high: Math.exp(middle + half), confidence: figureConfidence };
}

// src/verdict/evidence.ts
function decisionPath(claim, alphaOfRun) {
  if (claim.state === "clear") return { phase: "screening" };
  if (claim.state === "unscreened") return { phase: "screening", ending: claim.ending };
  if (claim.state === "fixed") return { phase: "fixed", needed: claim.needed };
  const { alpha: alpha3, suspects, ending } = claim;
  const p = claim.p && Math.min(1, claim.p * alphaOfRun / alpha3);
  return { phase: "confirmation", alpha: alpha3, suspects, p, ending };
}
function testEvidence({
  ratios,
  interval,
  irregular
}, ceiling, path) {
  const logRatios = ratios.map(Math.log);
  return {
    ...path,
    pairs: ratios.length,
    over: ratios.filter((ratio) => ratio > ceiling).length,
    pAbove: pAbove(logRatios, Math.log(ceiling)),
    pBelow: pBelow(logRatios, Math.log(ceiling * passMargin)),
    interval: interval ?? intervalOfMedian(logRatios),
    irregular
  };
}
function intervalOfMedian(logRatios) {
  const { low, high, confidence } = medianInterval(logRatios);
  const middle = median2(logRatios);
  const outward = (end) => widenByRun(end - middle, (1 + confidence) / 2);
  return { low: Math.exp(middle - outward(low)), high: Math.exp(middle + outward(high)), confidence };
}
function averageEvidence(average2, series, path) {
  const pairs = Math.min(...series.map(({ length }) => length));
  if (series.length === 0 || pairs < 2) return void 0;
  const { standardError } = meanOfMedians(series.map((ratios) => ratios.slice(0, pairs).map(Math.log)));
  const outside = path.alpha === void 0 ? (1 - figureConfidence) / 2 : path.alpha;
  const half = boundOfAverage({ value: average2, standardError }, pairs - 1, 1 - outside);
  const interval = { low: average2 - half, high: average2 + half, confidence: 1 - 2 * outside };
  return { ...path, pairs, mean: average2, standardError, interval };
}

// src/verdict/judgement.ts
function isDisputed({ elsewhere }) {
  return elsewhere !== void 0 && elsewhere.first === "fail" !== (elsewhere.outcome === "fail");
}
function createJudgement(multiplier, { value: ceiling, from: ceilingFrom }, outcome, evidence, bias = 1) {
  const headroom = 1 - multiplier / ceiling;
  const figure = { multiplier, ceiling, headroom, ceilingFrom, evidence };
  if (outcome === "pass" && evidence !== void 0 && evidence.interval.low > ceiling)
    return { ...figure, outcome: "inconclusive", evidence: { ...evidence, ending: "contradiction" } };
  if (!isWithinBias(multiplier, ceiling, outcome, bias)) return { ...figure, outcome };
  return { ...figure, outcome: "inconclusive", bias };
}
function isWithinBias(multiplier, ceiling, outcome, bias) {
  if (bias === 1) return false;
  return outcome === "fail" ? multiplier / bias <= ceiling : outcome === "pass" && multiplier * bias > ceiling;
}
function outcomeOfFigure(multiplier, ceiling) {
  return multiplier > ceiling ? "fail" : "pass";
}
function outcomeOfClaim(claim, isOver, untrusted) {
  if (claim.state === "clear") return "pass";
  if (claim.state === "fixed") return claim.outcome;
  const outcome = claim.state === "unscreened" ? "inconclusive" : claim.outcome;
  const lacksPairs = claim.ending === "samples" || claim.ending === "time";
  return untrusted && isOver && lacksPairs && outcome === "inconclusive" ? "fail" : outcome;
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
      baseCeiling(ceilings, comparison, timesOf([decided.test])),
      decided,
      "base",
      bias,
      criteria
    )
  };
}
function judgeFigure(figure, limit, decided, reference, bias, { rule, untrusted = false }) {
  const { value: ceiling } = limit;
  const { claim } = decided[reference] ?? {};
  const isFixed = claim === void 0 || claim.state === "open";
  const isOver = figure.multiplier > ceiling;
  const path = isFixed ? { phase: "fixed" } : decisionPath(claim, alphaOfMachine(rule));
  const outcome = isFixed ? outcomeOfFigure(figure.multiplier, ceiling) : outcomeOfClaim(claim, isOver, untrusted);
  const judge2 = (judged, found, by) => createJudgement(judged.multiplier, limit, found, testEvidence(judged, ceiling, by), bias);
  const isMeanHidden = claim?.state !== "fixed" && figure.irregular !== void 0 && isMeanOver(figure.ratios.map(Math.log), Math.log(ceiling));
  if (outcome === "pass" && isMeanHidden)
    return judge2(byMean(figure), "inconclusive", { ...path, ending: "contradiction" });
  const isByMean = claim?.state === "decided" && claim.byMean === true && !isOver;
  return judge2(isByMean ? byMean(figure) : shownOf(figure), outcome, path);
}
function shownOf({ multiplier, ratios, interval }) {
  return { multiplier, ratios, interval };
}
function meanOf2(ratios) {
  const { mean: multiplier, squaredError } = estimateMean(ratios);
  return { multiplier, ratios, interval: intervalAround(multiplier, squaredError) };
}
function byMean({ multiplier: median3, ratios, irregular }) {
  if (irregular === void 0) return meanOf2(ratios);
  const { slow, of, times, mean: multiplier, interval } = irregular;
  return { multiplier, ratios, interval, irregular: { slow, of, times, median: median3 } };
}

// src/verdict/examination.ts
function examinedPart(name) {
  return ({ examined }) => examined[name]?.found;
}
function examineAll(features, input, criteria) {
  return Object.fromEntries(
    features.flatMap(({ examination: by }) => {
      const found = by?.examine(input, criteria);
      return by === void 0 || found === void 0 ? [] : [[by.name, { by, found }]];
    })
  );
}
function requiredFailures(features, record, { requires = [] }, uncounted) {
  return features.flatMap(
    ({ examination }) => examination !== void 0 && requires.includes(examination.name) ? examination.failures?.(record, uncounted) ?? [] : []
  );
}
function decisiveExaminations({ examined }) {
  return Object.values(examined).flatMap(
    ({ by: { words }, found }) => words === void 0 ? [] : [{ words, found }]
  );
}
function failedExaminations(verdict) {
  return decisiveExaminations(verdict).flatMap(({ words, found }) => words.failed(found) ?? []);
}

// src/verdict/overall.ts
function assessMeasurement(comparisons2, examined, stopped, ending, problems = []) {
  const lacking = comparisons2.filter(isUnmeasured);
  if (problems.length > 0) return { state: "broken", lacking, problems };
  if (stopped !== void 0) return { state: "incomplete", stopped, lacking };
  if (ending === "time" && lacking.some(({ state }) => state === "missing"))
    return { state: "incomplete", stopped: "its time was up before every test had a pair", lacking };
  const isEmpty = comparisons2.length === 0 && decisiveExaminations({ examined }).length === 0;
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
  const outcomes = [
    ...sections.flatMap(({ judgement: average2, tests }) => [
      average2?.outcome,
      ...tests.flatMap(({ judgement, base }) => [judgement?.outcome, base?.outcome])
    ]),
    ...groups.map(({ judgement }) => judgement.outcome)
  ];
  if (outcomes.includes("fail")) return "fail";
  if (isBuildFailure(withoutBase2?.cause)) return "inconclusive";
  if (outcomes.includes("inconclusive") || judged.some(({ undecided = [] }) => undecided.length > 0))
    return "inconclusive";
  return [...outcomes, ...counted].includes("accepted") ? "accepted" : "pass";
}

// src/verdict/controls.ts
var fairRatio = { low: 0.95, high: 1.05 };
var biasAlpha = 1e-3;
var mostSpread = 0.5;
function assessControls(records) {
  const same = Map.groupBy(records, ({ storage, kind, workload }) => `${storage} ${kind} ${workload}`);
  return [...same.values()].flatMap((variants2) => {
    const [{ storage, kind, workload } = unreachable()] = variants2;
    const logRatios = variants2.flatMap(
      ({ pairs }) => pairs.map(({ baselineNs, controlNs }) => Math.log(controlNs / baselineNs))
    );
    if (logRatios.length === 0) return [];
    const spread = robustDeviation(logRatios);
    const { low, high, confidence } = medianInterval(logRatios);
    const p = Math.min(
      pAbove(logRatios, Math.log(fairRatio.high)),
      pBelow(logRatios, Math.log(fairRatio.low))
    );
    const problem = p < biasAlpha ? "biased" : spread > mostSpread ? "noisy" : void 0;
    return [
      {
        storage,
        kind,
        workload,
        pairs: logRatios.length,
        ratio: Math.exp(median2(logRatios)),
        interval: { low: Math.exp(low), high: Math.exp(high), confidence },
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
    const own = biased.filter((control) => control.storage === storage && control.kind === kind);
    return Math.max(1, ...own.map(({ interval: { low, high } }) => Math.max(high, 1 / low)));
  };
}
function assessMachines(machines) {
  return machines.flatMap(
    ({ name, controls }) => assessControls(controls).map((control) => ({ ...control, machine: name }))
  );
}
function unreachable() {
  throw new Error("a group has at least one member");
}

// src/verdict/intervals.ts
function addIntervals(comparisons2, effect = runEffect) {
  const groups = Map.groupBy(comparisons2, ({ storage, kind }) => `${storage} ${kind}`);
  const priors = new Map(
    [...groups].map(([group, own]) => {
      const measured = own.filter(hasTurns);
      const main = measured.filter((one) => one.state === "measured");
      return [group, { own: priorsOf(main), base: priorsOf(measured.flatMap(measuredBase)) }];
    })
  );
  return comparisons2.map((comparison) => {
    const prior = priors.get(`${comparison.storage} ${comparison.kind}`);
    if (!hasTurns(comparison) || prior === void 0) return comparison;
    const { base, storage } = comparison;
    const withBase = base?.state === "measured" ? { base: { ...base, ...intervalsOf(base, prior.base, effect.shared) } } : {};
    if (comparison.state === "against base") return { ...comparison, ...withBase };
    const own = intervalsOf(comparison, prior.own, Math.hypot(effect.shared, effect.own[storage]));
    return { ...comparison, ...own, ...withBase };
  });
}
var wideEnds = 2;
function isTooWide({ low, high }) {
  return high >= wideEnds * low;
}
function halfWidthPercent({ low, high }, multiplier) {
  return 50 * (high - low) / multiplier;
}
function averageInterval(measured) {
  const pairs = measured[0]?.ratios.length ?? 0;
  const variances = measured.map(logVariance2);
  if (pairs < 2 || measured.some(({ interval }) => interval === void 0)) return void 0;
  const average2 = mean2(measured.map(({ multiplier }) => multiplier));
  const independent = measured.map(({ multiplier, ratios }, index) => {
    const { value } = variances[index];
    return multiplier ** 2 * value / ratios.length / measured.length ** 2;
  });
  const apart = independent.reduce((sum2, one) => sum2 + one, 0);
  const degrees = variances.reduce((sum2, one) => sum2 + (one?.degrees ?? 0), 0);
  const isAlike = measured.every(({ ratios }) => ratios.length === pairs);
  const squaredError = isAlike ? moderate(together(measured, pairs), apart) : { value: apart, degrees };
  const own = mean2(measured.map(({ multiplier, storage }) => (multiplier * runEffect.own[storage]) ** 2));
  const ofRun = (average2 * runEffect.shared) ** 2 + own / measured.length;
  const half = widen(halfWidth(squaredError, figureConfidence), Math.sqrt(ofRun));
  return { low: average2 - half, high: average2 + half, confidence: figureConfidence };
}
function together(measured, pairs) {
  const moved = Array.from(
    { length: pairs },
    (_, round) => mean2(measured.map((one) => one.multiplier * Math.log(one.ratios[round])))
  );
  const { value, degrees } = varianceOf(moved);
  return { value: value / pairs, degrees };
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
    commit: priorOf(parts.map(({ commit }) => commit))
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
  const [statements, commit] = [parts.statements, parts.commit];
  const intervals = {
    statements: { ...statements, ...intervalOf(statements, priors.statements, ofRun) },
    commit: { ...commit, ...intervalOf(commit, priors.commit, ofRun) }
  };
  return { ...whole, parts: { ...parts, ...intervals } };
}
function intervalOf(figure, prior, ofRun) {
  const { multiplier, ratios } = figure;
  const own = logVariance2(figure);
  if (own === void 0) return {};
  const variance = prior === void 0 ? own : moderate(own, prior);
  const ofPairs = { ...variance, value: variance.value / ratios.length };
  const half = widen(halfWidth(ofPairs, figureConfidence), ofRun);
  const [low, high] = [multiplier * Math.exp(-half), multiplier * Math.exp(half)];
  return { interval: { low, high, confidence: figureConfidence } };
}
function widen(half, ofRun) {
  return widenByRun(half, (1 + figureConfidence) / 2, ofRun);
}

// src/verdict/judge-changes.ts
function judgeChanges(tests, figures, rounds) {
  const isFixed = typeof rounds === "number";
  const first = isFixed ? rounds : earlyLooks(rounds)[0];
  const looks = isFixed ? [rounds] : changeLooks(rounds);
  const compared = [...tests].flatMap(([path, decided]) => {
    const ratio = figures.get(path);
    if (ratio === void 0) return [];
    const ratios = ratiosTo(countedPairs(decided, "base"), "base");
    return [{ ...decided, group: decided.spreadGroup, ratio, ratios, logRatios: ratios.map(Math.log) }];
  });
  const series = changeSeries(compared, first);
  const trials = compared.map(({ test, ratio, ratios, base }, index) => {
    const tested = isFixed ? ratios.length : base?.change?.state === "tested" ? base.change.pairs : void 0;
    return { test, ratio, ratios, series: series[index], tested };
  });
  if (trials.length === 0) return void 0;
  const { found, ...others } = findChanges(trials, looks.at(-1) ?? 0, looks.length);
  const adjusted = adjust(
    found.map(({ p }) => p),
    trials.length
  );
  return { ...others, found: found.map((one, index) => ({ ...one, p: adjusted[index] })) };
}

// src/verdict/judge-groups.ts
function judgeGroups(comparisons2, { tests, groups }, criteria, biasOf2) {
  const weightOf = weightsOf(tests.values());
  const measured = new Set(
    comparisons2.flatMap((one) => multiplierOf(one, "base") === void 0 ? [] : [testPath(one)])
  );
  return groups.flatMap(({ group, state }) => {
    const own = group.tests.flatMap((path) => measured.has(path) ? tests.get(path) ?? [] : []);
    if (own.length < group.tests.length) return [];
    const { level, name, ceiling } = group;
    const { log, squaredError, rounds } = pooledRatio(own, "base", weightOf);
    const multiplier = Math.exp(log);
    const evidence = squaredError === void 0 ? void 0 : {
      phase: "together",
      pairs: state?.state === "decided" ? state.pairs : rounds,
      mean: multiplier,
      standardError: multiplier * Math.sqrt(squaredError.value),
      interval: intervalOf2(log, squaredError),
      ...state?.state === "decided" ? { alpha: state.alpha, ending: state.ending } : {}
    };
    const outcome = state?.state === "decided" ? outcomeOfClaim(state, multiplier > ceiling.value, criteria.untrusted === true) : outcomeOfFigure(multiplier, ceiling.value);
    return [
      {
        level,
        name,
        tests: own.map(({ test }) => testOnly(test)),
        judgement: createJudgement(
          multiplier,
          ceiling,
          outcome,
          evidence,
          geometricMean(own.map(({ test }) => biasOf2(test)))
        )
      }
    ];
  });
}
function headlineOf(comparisons2, decided, groups) {
  const of = (role) => {
    const measured = comparisons2.flatMap((one) => {
      const multiplier = multiplierOf(one, role);
      const test = decided.tests.get(testPath(one));
      return multiplier === void 0 || test === void 0 ? [] : [{ multiplier, test }];
    });
    if (measured.length === 0) return void 0;
    const log = mean2(measured.map(({ multiplier }) => Math.log(multiplier)));
    const { squaredError } = pooledRatio(
      measured.map(({ test }) => test),
      role
    );
    const interval = squaredError && intervalOf2(log, squaredError);
    return { multiplier: Math.exp(log), tests: measured.length, interval };
  };
  const overall = groups.find(({ level }) => level === "overall");
  const ofGroup = ({ tests, judgement: { multiplier, evidence } }) => {
    return { multiplier, tests: tests.length, interval: evidence?.interval };
  };
  return {
    baseline: of("baseline"),
    base: overall === void 0 ? of("base") : ofGroup(overall)
  };
}
function pooledRatio(measured, role, weightOf = () => 1) {
  const series = measured.map((one) => ({
    stratum: stratumOf(one.test, one.run),
    values: countedRatios(one, role),
    weight: weightOf(one.spreadGroup)
  }));
  const rounds = Math.min(...series.map(({ values }) => values.length));
  if (rounds >= 2) {
    const { mean: log, squaredError } = pooledMean(series, rounds);
    return { log, rounds, squaredError };
  }
  const total = series.reduce((sum2, { weight }) => sum2 + weight, 0);
  return {
    log: series.reduce((sum2, { values, weight }) => sum2 + weight / total * mean2(values), 0),
    rounds
  };
}
function weightsOf(tests) {
  const spreads = [...tests].map((one) => ({
    group: one.spreadGroup,
    logRatios: countedRatios(one, "base")
  }));
  return weightsBySpread(spreads, 2);
}
function multiplierOf(one, role) {
  if (isUnmeasured(one)) return void 0;
  if (role === "baseline") return one.state === "measured" ? one.multiplier : void 0;
  return one.base?.state === "measured" ? one.base.multiplier : void 0;
}
function intervalOf2(log, squaredError) {
  const half = halfWidth(squaredError, figureConfidence);
  return { low: Math.exp(log - half), high: Math.exp(log + half), confidence: figureConfidence };
}

// src/verdict/judge-section.ts
function judgeSection({ comparisons: comparisons2, average: average2, ...section }, { tests, sections }, criteria, biasOf2) {
  const inside = comparisons2.flatMap((comparison) => {
    const decided = comparison.state === "measured" ? tests.get(testPath(comparison)) : void 0;
    return decided ?? [];
  });
  const ceiling = averageCeiling(criteria.ceilings, section);
  const claim = sections.get(sectionPath(section));
  return {
    ...section,
    judgement: average2 === void 0 ? void 0 : judgeAverage(average2, ceiling, inside, claim, criteria, biasOf2(section)),
    tests: comparisons2.map(
      (comparison) => judgeTest(comparison, tests.get(testPath(comparison)), criteria, biasOf2)
    )
  };
}
function judgeAverage(average2, ceiling, inside, claim, { rule, untrusted = false }, bias) {
  const series = inside.map(
    (decided) => ratiosTo(countedPairs(decided, "baseline"), "baseline").slice(decided.baseline?.first ?? 0)
  );
  const isFixed = claim === void 0 || claim.state === "open";
  const evidence = averageEvidence(
    average2,
    series,
    isFixed ? { phase: "fixed" } : decisionPath(claim, alphaOfMachine(rule))
  );
  return createJudgement(
    average2,
    ceiling,
    isFixed ? outcomeOfFigure(average2, ceiling.value) : outcomeOfClaim(claim, average2 > ceiling.value, untrusted),
    evidence,
    bias
  );
}

// src/verdict/layout.ts
var mostDeviations = 3;
function markLayoutSized(differences2, features) {
  const sets = Object.values(features).flatMap(({ judged: { sameInstructions } }) => sameInstructions ?? []);
  const isSame = (test) => sets.some((paths) => paths.has(testPath(test)));
  return differences2.map((one) => {
    const tests = "tests" in one ? one.tests : [one.test];
    const isSmall = Math.abs(Math.log(one.ratio)) < mostDeviations * layoutDeviation(one);
    return isSmall && tests.every(isSame) ? { ...one, isLayoutSized: true } : one;
  });
}
function layoutDeviation(difference) {
  if (!("level" in difference)) return layoutDeviations.test;
  const { level, path } = difference;
  if (level !== "cells") return layoutDeviations[level];
  return path.endsWith("/*") ? layoutDeviations.overall : layoutDeviations.workload;
}

// src/verdict/sections.ts
function compareSections(comparisons2) {
  const bySection = Map.groupBy(comparisons2, sectionPath);
  return allSections().flatMap((section) => {
    const inside = bySection.get(sectionPath(section)) ?? [];
    return inside.length === 0 ? [] : [{ ...section, comparisons: inside, ...average(inside) }];
  });
}
function allSections() {
  return variants.flatMap(
    (variant) => storages.flatMap((storage) => kinds.map((kind) => ({ variant, storage, kind })))
  );
}
function average(comparisons2) {
  const measured = comparisons2.filter((one) => one.state === "measured");
  const missing = comparisons2.filter(isUnmeasured).length;
  const [highest, ...others] = measured.toSorted((a, b) => b.multiplier - a.multiplier);
  if (highest === void 0) return { average: void 0, interval: void 0, parts: void 0, missing };
  const multipliers = measured.map(({ multiplier }) => multiplier);
  const without = others.length === 0 ? void 0 : mean2(others.map(({ multiplier }) => multiplier));
  return {
    average: mean2(multipliers),
    interval: averageInterval(measured),
    parts: { highest, without, geometricMean: geometricMean(multipliers) },
    missing
  };
}

// src/verdict/judge.ts
function judge(input, criteria, features = []) {
  const { tests, controls = [], machines, problems, uncounted, stopped, ending, floorNs } = input;
  const assessed = tests.map(
    (record) => assess(record, criteria, requiredFailures(features, record, criteria, uncounted))
  );
  const measurable = assessed.filter((one) => one.state === "measurable");
  const decided = decideTests(measurable, tests, ending, criteria);
  const comparisons2 = addIntervals(
    assessed.map((one) => {
      if (one.state !== "measurable") return one;
      const { baseline, base } = decided.tests.get(testPath(one));
      return compare2(one, { baseline, base, floorNs: floorNs?.[one.storage] });
    })
  );
  const assessedControls = machines === void 0 ? assessControls(controls) : assessMachines(machines);
  const bias = biasOf(assessedControls, criteria.untrusted);
  const sections = compareSections(comparisons2).map(
    (section) => judgeSection(section, decided, criteria, bias)
  );
  const groups = judgeGroups(comparisons2, decided, criteria, bias);
  const ratios = baseRatios(testVerdicts({ sections }));
  const examined = examineAll(features, input, criteria);
  const measurement = assessMeasurement(comparisons2, examined, stopped, ending, problems);
  const changes = judgeChanges(decided.tests, ratios, criteria.rule.rounds);
  const found = judgeFeatures(features, input, criteria, examined);
  const used = [...decided.tests.values()].reduce((sum2, one) => sum2 + usedPairs(one), 0);
  const recorded = measurable.reduce((sum2, { pairs }) => sum2 + pairs.length, 0);
  return {
    ...criteria,
    outcome: overallOutcome({ sections, groups, measurement, features: found }),
    measurement,
    sections,
    controls: assessedControls,
    groups,
    headline: headlineOf(comparisons2, decided, groups),
    causes: changes === void 0 ? [] : markLayoutSized(findCauses(decided, ratios, changes), found),
    changes: changes && { ...changes, found: markLayoutSized(changes.found, found) },
    examined,
    features: found,
    pairs: { used, unused: recorded - used }
  };
}
function usedPairs(decided) {
  return new Set(references.flatMap((one) => countedPairs(decided, one).map(({ round }) => round))).size;
}
function testVerdicts({ sections }) {
  return sections.flatMap(({ tests }) => tests);
}
function isTooNoisy({ sections, groups }) {
  const judgements = [
    ...sections.flatMap(({ judgement, tests }) => [
      judgement,
      ...tests.flatMap((test) => [test.judgement, test.base])
    ]),
    ...groups.map(({ judgement }) => judgement)
  ];
  return judgements.some((judgement) => judgement?.bias !== void 0);
}

// src/verdict/second-machine.ts
function openClaims({ sections, groups }) {
  const ofGroups = groups.flatMap(({ name, judgement }) => isOpen(judgement) ? [groupClaim(name)] : []);
  const ofSections = sections.flatMap((section) => [
    ...isOpen(section.judgement) ? [averageClaim(sectionPath(section))] : [],
    ...section.tests.flatMap(({ comparison, judgement, base }) => [
      ...isOpen(judgement) ? [testClaim(testPath(comparison))] : [],
      ...isOpen(base) ? [baseClaim(testPath(comparison))] : []
    ])
  ]);
  return [...ofGroups, ...ofSections];
}
function testsOfClaims(claims, tests) {
  const names = new Set(claims);
  return tests.filter(
    (test) => [
      testClaim(testPath(test)),
      baseClaim(testPath(test)),
      averageClaim(sectionPath(test)),
      ...groupNames(test).map(groupClaim)
    ].some((name) => names.has(name))
  );
}
function proveOtherMachine(first, second) {
  const ids = bootIdsOf(second);
  const others = new Set(bootIdsOf(first));
  if (ids.length === 0 || others.size === 0 || ids.includes(void 0) || others.has(void 0))
    return { state: "unknown" };
  const shared = ids.find((id) => others.has(id));
  return shared === void 0 ? { state: "different" } : { state: "same", bootId: shared };
}
function bootIdsOf({ machine, machines }) {
  return machines === void 0 ? [machine?.bootId] : machines.map((one) => one.machine?.bootId);
}
function judgeTwoMachines(first, second, machines) {
  const others = new Map(second.sections.map((section) => [sectionPath(section), section]));
  const tests = new Map(
    second.sections.flatMap((section) => section.tests.map((test) => [testPath(test.comparison), test]))
  );
  const asked = second.rule.confirms && new Set(second.rule.confirms);
  const counts2 = { confirmed: 0, unconfirmed: 0, cleared: 0 };
  const missing = [];
  const confirm2 = (own, other, name, firstMachine) => {
    if (own === void 0 || !isOpen(own)) return own;
    if (other === void 0 || asked?.has(name) === false) {
      missing.push(name);
      return own;
    }
    const outcome = outcomeOfBoth(own.outcome, other.outcome);
    counts2[outcome === "fail" ? "confirmed" : outcome === "pass" ? "cleared" : "unconfirmed"]++;
    const { multiplier, outcome: theirs } = other;
    const facts = { first: own.outcome, firstMachine, multiplier, outcome: theirs, machine: machines.other };
    return { ...own, outcome, elsewhere: facts };
  };
  const sections = first.sections.map((section) => {
    const path = sectionPath(section);
    const other = others.get(path);
    const isWhole = other !== void 0 && other.tests.length === section.tests.length && other.missing <= section.missing;
    return {
      ...section,
      judgement: confirm2(
        section.judgement,
        isWhole ? other.judgement : void 0,
        averageClaim(path),
        machines.of(section.tests.map(({ comparison }) => comparison))
      ),
      tests: section.tests.map((test) => {
        const name = testPath(test.comparison);
        const same = tests.get(name);
        const machine = machines.of([test.comparison]);
        return {
          ...test,
          judgement: confirm2(test.judgement, same?.judgement, testClaim(name), machine),
          base: confirm2(test.base, same?.base, baseClaim(name), machine)
        };
      })
    };
  });
  const otherGroups = new Map(second.groups.map((group) => [group.name, group]));
  const groups = first.groups.map((group) => {
    const same = otherGroups.get(group.name);
    const isWhole = same?.tests.length === group.tests.length;
    const other = isWhole ? same.judgement : void 0;
    const judgement = confirm2(group.judgement, other, groupClaim(group.name), machines.of(group.tests));
    return { ...group, judgement: judgement ?? group.judgement };
  });
  const measurement = first.measurement.state === "complete" && missing.length > 0 ? { state: "broken", lacking: [], problems: missing.map(lacksConfirmation) } : first.measurement;
  const controls = [
    ...first.controls.map((control) => ({ machine: firstName, ...control })),
    ...second.controls.map((control) => ({ ...control, machine: machines.other }))
  ];
  return {
    ...first,
    outcome: overallOutcome({ ...first, sections, groups, measurement }),
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
function nameMachines(first, second) {
  const names = machineNames(first);
  const runs = new Map(first.tests.map((test) => [testPath(test), test.run ?? 0]));
  const withBoot = (name, machine) => machine?.bootId === void 0 ? name : `${name} (boot ${machine.bootId.slice(0, 8)})`;
  const facts = second.machine;
  return {
    of: (tests) => {
      const [run, ...others] = new Set(tests.map((test) => runs.get(testPath(test)) ?? 0));
      if (run === void 0 || others.length > 0) return "several machines";
      const { machine } = first.machines?.[run] ?? first;
      return withBoot(names[run] ?? firstName, machine);
    },
    other: withBoot(otherName, facts),
    facts
  };
}
var firstName = "the first machine";
var otherName = "the confirming machine";
function lacksConfirmation(name) {
  return { name, reason: `it fails or is undecided, and ${otherName} has no figure of it` };
}
function isOpen(judgement) {
  return judgement?.outcome === "fail" || judgement?.outcome === "inconclusive";
}
function outcomeOfBoth(first, second) {
  if (first === "fail" && second === "fail") return "fail";
  return first === "inconclusive" && second === "pass" ? "pass" : "inconclusive";
}
function machineNames({ machines = [], plan }) {
  const name = ({ shard }, index) => shard === void 0 || plan === void 0 ? `machine ${index + 1}` : shardName(shard, plan.shards.length);
  return machines.map(name);
}
function shardName(shard, shards) {
  return `shard ${shard} of ${shards}`;
}

export {
  linearRegression,
  median2 as median,
  mean2 as mean,
  geometricMean,
  deviationsPerMad,
  robustDeviation,
  examinedPart,
  requiredFailures,
  decisiveExaminations,
  failedExaminations,
  changedWork,
  describeDifference,
  checked,
  unnamedDifferences,
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
  judgedPart,
  mapFeatures,
  findingsOf,
  allOf,
  failingFindings,
  failureWords,
  undecidedFindings,
  fitPriors,
  testCeiling,
  averageCeiling,
  ruleFor,
  ruleScope,
  matches,
  binomialTail,
  pAbove,
  pBelow,
  medianInterval,
  pairsOf,
  pairsWith,
  comparedPairs,
  fewestFloors,
  isUnmeasured,
  ratiosOf,
  assess,
  compare2 as compare,
  noRunEffect,
  addIntervals,
  isTooWide,
  halfWidthPercent,
  isDisputed,
  weightedMean,
  differenceOfMeans,
  moneyOf,
  pOfBets,
  confirmationLooks,
  alphaOfLook,
  confirmTest,
  confirmAverage,
  passesRounds,
  significant,
  screeningLooks,
  screenTest,
  screenAverage,
  testClaim,
  baseClaim,
  groupClaim,
  averageClaim,
  decide,
  groupNames,
  planTrials,
  decideTests,
  rowsByCause,
  acceptedPath,
  fairRatio,
  mostSpread,
  baseRatios,
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
  shardName
};
