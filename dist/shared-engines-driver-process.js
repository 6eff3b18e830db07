import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  StartError,
  contestFaultKinds,
  findOnPath,
  killGroup,
  neutralFolder,
  runProgram,
  sendSignal,
  startProgram,
  versionOf
} from "./shared-better-sqlite3-lib-methods-table.js";
import {
  isFolder,
  makeFolder,
  readStart
} from "./shared-yaml-dist-parse-parser.js";
import {
  InputError,
  MeasurementError,
  __commonJS,
  __require,
  __toESM,
  _enum,
  array,
  boolean,
  bucketCount,
  formatValue,
  int,
  lackingParts,
  limits,
  literal,
  mostConnectionKinds,
  object,
  record,
  roles,
  string,
  testPath,
  transactionTimes,
  truncate,
  tuple,
  union
} from "./shared-jstat-dist-jstat.js";

// node_modules/cli-progress/lib/eta.js
var require_eta = __commonJS({
  "node_modules/cli-progress/lib/eta.js"(exports, module) {
    var ETA = class {
      constructor(length, initTime, initValue) {
        this.etaBufferLength = length || 100;
        this.valueBuffer = [initValue];
        this.timeBuffer = [initTime];
        this.eta = "0";
      }
      // add new values to calculation buffer
      update(time, value, total) {
        this.valueBuffer.push(value);
        this.timeBuffer.push(time);
        this.calculate(total - value);
      }
      // fetch estimated time
      getTime() {
        return this.eta;
      }
      // eta calculation - request number of remaining events
      calculate(remaining) {
        const currentBufferSize = this.valueBuffer.length;
        const buffer = Math.min(this.etaBufferLength, currentBufferSize);
        const v_diff = this.valueBuffer[currentBufferSize - 1] - this.valueBuffer[currentBufferSize - buffer];
        const t_diff = this.timeBuffer[currentBufferSize - 1] - this.timeBuffer[currentBufferSize - buffer];
        const vt_rate = v_diff / t_diff;
        this.valueBuffer = this.valueBuffer.slice(-this.etaBufferLength);
        this.timeBuffer = this.timeBuffer.slice(-this.etaBufferLength);
        const eta = Math.ceil(remaining / vt_rate / 1e3);
        if (isNaN(eta)) {
          this.eta = "NULL";
        } else if (!isFinite(eta)) {
          this.eta = "INF";
        } else if (eta > 1e7) {
          this.eta = "INF";
        } else if (eta < 0) {
          this.eta = 0;
        } else {
          this.eta = eta;
        }
      }
    };
    module.exports = ETA;
  }
});

// node_modules/cli-progress/lib/terminal.js
var require_terminal = __commonJS({
  "node_modules/cli-progress/lib/terminal.js"(exports, module) {
    var _readline = __require("readline");
    var Terminal = class {
      constructor(outputStream) {
        this.stream = outputStream;
        this.linewrap = true;
        this.dy = 0;
      }
      // save cursor position + settings
      cursorSave() {
        if (!this.stream.isTTY) {
          return;
        }
        this.stream.write("\x1B7");
      }
      // restore last cursor position + settings
      cursorRestore() {
        if (!this.stream.isTTY) {
          return;
        }
        this.stream.write("\x1B8");
      }
      // show/hide cursor
      cursor(enabled) {
        if (!this.stream.isTTY) {
          return;
        }
        if (enabled) {
          this.stream.write("\x1B[?25h");
        } else {
          this.stream.write("\x1B[?25l");
        }
      }
      // change cursor positionn
      cursorTo(x = null, y = null) {
        if (!this.stream.isTTY) {
          return;
        }
        _readline.cursorTo(this.stream, x, y);
      }
      // change relative cursor position
      cursorRelative(dx = null, dy = null) {
        if (!this.stream.isTTY) {
          return;
        }
        this.dy = this.dy + dy;
        _readline.moveCursor(this.stream, dx, dy);
      }
      // relative reset
      cursorRelativeReset() {
        if (!this.stream.isTTY) {
          return;
        }
        _readline.moveCursor(this.stream, 0, -this.dy);
        _readline.cursorTo(this.stream, 0, null);
        this.dy = 0;
      }
      // clear to the right from cursor
      clearRight() {
        if (!this.stream.isTTY) {
          return;
        }
        _readline.clearLine(this.stream, 1);
      }
      // clear the full line
      clearLine() {
        if (!this.stream.isTTY) {
          return;
        }
        _readline.clearLine(this.stream, 0);
      }
      // clear everyting beyond the current line
      clearBottom() {
        if (!this.stream.isTTY) {
          return;
        }
        _readline.clearScreenDown(this.stream);
      }
      // add new line; increment counter
      newline() {
        this.stream.write("\n");
        this.dy++;
      }
      // write content to output stream
      // @TODO use string-width to strip length
      write(s, rawWrite = false) {
        if (this.linewrap === true && rawWrite === false) {
          this.stream.write(s.substr(0, this.getWidth()));
        } else {
          this.stream.write(s);
        }
      }
      // control line wrapping
      lineWrapping(enabled) {
        if (!this.stream.isTTY) {
          return;
        }
        this.linewrap = enabled;
        if (enabled) {
          this.stream.write("\x1B[?7h");
        } else {
          this.stream.write("\x1B[?7l");
        }
      }
      // tty environment ?
      isTTY() {
        return this.stream.isTTY === true;
      }
      // get terminal width
      getWidth() {
        return this.stream.columns || (this.stream.isTTY ? 80 : 200);
      }
    };
    module.exports = Terminal;
  }
});

// node_modules/cli-progress/node_modules/ansi-regex/index.js
var require_ansi_regex = __commonJS({
  "node_modules/cli-progress/node_modules/ansi-regex/index.js"(exports, module) {
    "use strict";
    module.exports = ({ onlyFirst = false } = {}) => {
      const pattern = [
        "[\\u001B\\u009B][[\\]()#;?]*(?:(?:(?:(?:;[-a-zA-Z\\d\\/#&.:=?%@~_]+)*|[a-zA-Z\\d]+(?:;[-a-zA-Z\\d\\/#&.:=?%@~_]*)*)?\\u0007)",
        "(?:(?:\\d{1,4}(?:;\\d{0,4})*)?[\\dA-PR-TZcf-ntqry=><~]))"
      ].join("|");
      return new RegExp(pattern, onlyFirst ? void 0 : "g");
    };
  }
});

// node_modules/cli-progress/node_modules/strip-ansi/index.js
var require_strip_ansi = __commonJS({
  "node_modules/cli-progress/node_modules/strip-ansi/index.js"(exports, module) {
    "use strict";
    var ansiRegex = require_ansi_regex();
    module.exports = (string2) => typeof string2 === "string" ? string2.replace(ansiRegex(), "") : string2;
  }
});

// node_modules/cli-progress/node_modules/is-fullwidth-code-point/index.js
var require_is_fullwidth_code_point = __commonJS({
  "node_modules/cli-progress/node_modules/is-fullwidth-code-point/index.js"(exports, module) {
    "use strict";
    var isFullwidthCodePoint = (codePoint) => {
      if (Number.isNaN(codePoint)) {
        return false;
      }
      if (codePoint >= 4352 && (codePoint <= 4447 || // Hangul Jamo
      codePoint === 9001 || // LEFT-POINTING ANGLE BRACKET
      codePoint === 9002 || // RIGHT-POINTING ANGLE BRACKET
      // CJK Radicals Supplement .. Enclosed CJK Letters and Months
      11904 <= codePoint && codePoint <= 12871 && codePoint !== 12351 || // Enclosed CJK Letters and Months .. CJK Unified Ideographs Extension A
      12880 <= codePoint && codePoint <= 19903 || // CJK Unified Ideographs .. Yi Radicals
      19968 <= codePoint && codePoint <= 42182 || // Hangul Jamo Extended-A
      43360 <= codePoint && codePoint <= 43388 || // Hangul Syllables
      44032 <= codePoint && codePoint <= 55203 || // CJK Compatibility Ideographs
      63744 <= codePoint && codePoint <= 64255 || // Vertical Forms
      65040 <= codePoint && codePoint <= 65049 || // CJK Compatibility Forms .. Small Form Variants
      65072 <= codePoint && codePoint <= 65131 || // Halfwidth and Fullwidth Forms
      65281 <= codePoint && codePoint <= 65376 || 65504 <= codePoint && codePoint <= 65510 || // Kana Supplement
      110592 <= codePoint && codePoint <= 110593 || // Enclosed Ideographic Supplement
      127488 <= codePoint && codePoint <= 127569 || // CJK Unified Ideographs Extension B .. Tertiary Ideographic Plane
      131072 <= codePoint && codePoint <= 262141)) {
        return true;
      }
      return false;
    };
    module.exports = isFullwidthCodePoint;
    module.exports.default = isFullwidthCodePoint;
  }
});

// node_modules/emoji-regex/index.js
var require_emoji_regex = __commonJS({
  "node_modules/emoji-regex/index.js"(exports, module) {
    "use strict";
    module.exports = function() {
      return /\uD83C\uDFF4\uDB40\uDC67\uDB40\uDC62(?:\uDB40\uDC65\uDB40\uDC6E\uDB40\uDC67|\uDB40\uDC73\uDB40\uDC63\uDB40\uDC74|\uDB40\uDC77\uDB40\uDC6C\uDB40\uDC73)\uDB40\uDC7F|\uD83D\uDC68(?:\uD83C\uDFFC\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68\uD83C\uDFFB|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFF\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB-\uDFFE])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFE\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB-\uDFFD])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFD\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB\uDFFC])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\u200D(?:\u2764\uFE0F\u200D(?:\uD83D\uDC8B\u200D)?\uD83D\uDC68|(?:\uD83D[\uDC68\uDC69])\u200D(?:\uD83D\uDC66\u200D\uD83D\uDC66|\uD83D\uDC67\u200D(?:\uD83D[\uDC66\uDC67]))|\uD83D\uDC66\u200D\uD83D\uDC66|\uD83D\uDC67\u200D(?:\uD83D[\uDC66\uDC67])|(?:\uD83D[\uDC68\uDC69])\u200D(?:\uD83D[\uDC66\uDC67])|[\u2695\u2696\u2708]\uFE0F|\uD83D[\uDC66\uDC67]|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|(?:\uD83C\uDFFB\u200D[\u2695\u2696\u2708]|\uD83C\uDFFF\u200D[\u2695\u2696\u2708]|\uD83C\uDFFE\u200D[\u2695\u2696\u2708]|\uD83C\uDFFD\u200D[\u2695\u2696\u2708]|\uD83C\uDFFC\u200D[\u2695\u2696\u2708])\uFE0F|\uD83C\uDFFB\u200D(?:\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C[\uDFFB-\uDFFF])|(?:\uD83E\uDDD1\uD83C\uDFFB\u200D\uD83E\uDD1D\u200D\uD83E\uDDD1|\uD83D\uDC69\uD83C\uDFFC\u200D\uD83E\uDD1D\u200D\uD83D\uDC69)\uD83C\uDFFB|\uD83E\uDDD1(?:\uD83C\uDFFF\u200D\uD83E\uDD1D\u200D\uD83E\uDDD1(?:\uD83C[\uDFFB-\uDFFF])|\u200D\uD83E\uDD1D\u200D\uD83E\uDDD1)|(?:\uD83E\uDDD1\uD83C\uDFFE\u200D\uD83E\uDD1D\u200D\uD83E\uDDD1|\uD83D\uDC69\uD83C\uDFFF\u200D\uD83E\uDD1D\u200D(?:\uD83D[\uDC68\uDC69]))(?:\uD83C[\uDFFB-\uDFFE])|(?:\uD83E\uDDD1\uD83C\uDFFC\u200D\uD83E\uDD1D\u200D\uD83E\uDDD1|\uD83D\uDC69\uD83C\uDFFD\u200D\uD83E\uDD1D\u200D\uD83D\uDC69)(?:\uD83C[\uDFFB\uDFFC])|\uD83D\uDC69(?:\uD83C\uDFFE\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB-\uDFFD\uDFFF])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFC\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB\uDFFD-\uDFFF])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFB\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFC-\uDFFF])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFD\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\u200D(?:\u2764\uFE0F\u200D(?:\uD83D\uDC8B\u200D(?:\uD83D[\uDC68\uDC69])|\uD83D[\uDC68\uDC69])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFF\u200D(?:\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD]))|\uD83D\uDC69\u200D\uD83D\uDC69\u200D(?:\uD83D\uDC66\u200D\uD83D\uDC66|\uD83D\uDC67\u200D(?:\uD83D[\uDC66\uDC67]))|(?:\uD83E\uDDD1\uD83C\uDFFD\u200D\uD83E\uDD1D\u200D\uD83E\uDDD1|\uD83D\uDC69\uD83C\uDFFE\u200D\uD83E\uDD1D\u200D\uD83D\uDC69)(?:\uD83C[\uDFFB-\uDFFD])|\uD83D\uDC69\u200D\uD83D\uDC66\u200D\uD83D\uDC66|\uD83D\uDC69\u200D\uD83D\uDC69\u200D(?:\uD83D[\uDC66\uDC67])|(?:\uD83D\uDC41\uFE0F\u200D\uD83D\uDDE8|\uD83D\uDC69(?:\uD83C\uDFFF\u200D[\u2695\u2696\u2708]|\uD83C\uDFFE\u200D[\u2695\u2696\u2708]|\uD83C\uDFFC\u200D[\u2695\u2696\u2708]|\uD83C\uDFFB\u200D[\u2695\u2696\u2708]|\uD83C\uDFFD\u200D[\u2695\u2696\u2708]|\u200D[\u2695\u2696\u2708])|(?:(?:\u26F9|\uD83C[\uDFCB\uDFCC]|\uD83D\uDD75)\uFE0F|\uD83D\uDC6F|\uD83E[\uDD3C\uDDDE\uDDDF])\u200D[\u2640\u2642]|(?:\u26F9|\uD83C[\uDFCB\uDFCC]|\uD83D\uDD75)(?:\uD83C[\uDFFB-\uDFFF])\u200D[\u2640\u2642]|(?:\uD83C[\uDFC3\uDFC4\uDFCA]|\uD83D[\uDC6E\uDC71\uDC73\uDC77\uDC81\uDC82\uDC86\uDC87\uDE45-\uDE47\uDE4B\uDE4D\uDE4E\uDEA3\uDEB4-\uDEB6]|\uD83E[\uDD26\uDD37-\uDD39\uDD3D\uDD3E\uDDB8\uDDB9\uDDCD-\uDDCF\uDDD6-\uDDDD])(?:(?:\uD83C[\uDFFB-\uDFFF])\u200D[\u2640\u2642]|\u200D[\u2640\u2642])|\uD83C\uDFF4\u200D\u2620)\uFE0F|\uD83D\uDC69\u200D\uD83D\uDC67\u200D(?:\uD83D[\uDC66\uDC67])|\uD83C\uDFF3\uFE0F\u200D\uD83C\uDF08|\uD83D\uDC15\u200D\uD83E\uDDBA|\uD83D\uDC69\u200D\uD83D\uDC66|\uD83D\uDC69\u200D\uD83D\uDC67|\uD83C\uDDFD\uD83C\uDDF0|\uD83C\uDDF4\uD83C\uDDF2|\uD83C\uDDF6\uD83C\uDDE6|[#\*0-9]\uFE0F\u20E3|\uD83C\uDDE7(?:\uD83C[\uDDE6\uDDE7\uDDE9-\uDDEF\uDDF1-\uDDF4\uDDF6-\uDDF9\uDDFB\uDDFC\uDDFE\uDDFF])|\uD83C\uDDF9(?:\uD83C[\uDDE6\uDDE8\uDDE9\uDDEB-\uDDED\uDDEF-\uDDF4\uDDF7\uDDF9\uDDFB\uDDFC\uDDFF])|\uD83C\uDDEA(?:\uD83C[\uDDE6\uDDE8\uDDEA\uDDEC\uDDED\uDDF7-\uDDFA])|\uD83E\uDDD1(?:\uD83C[\uDFFB-\uDFFF])|\uD83C\uDDF7(?:\uD83C[\uDDEA\uDDF4\uDDF8\uDDFA\uDDFC])|\uD83D\uDC69(?:\uD83C[\uDFFB-\uDFFF])|\uD83C\uDDF2(?:\uD83C[\uDDE6\uDDE8-\uDDED\uDDF0-\uDDFF])|\uD83C\uDDE6(?:\uD83C[\uDDE8-\uDDEC\uDDEE\uDDF1\uDDF2\uDDF4\uDDF6-\uDDFA\uDDFC\uDDFD\uDDFF])|\uD83C\uDDF0(?:\uD83C[\uDDEA\uDDEC-\uDDEE\uDDF2\uDDF3\uDDF5\uDDF7\uDDFC\uDDFE\uDDFF])|\uD83C\uDDED(?:\uD83C[\uDDF0\uDDF2\uDDF3\uDDF7\uDDF9\uDDFA])|\uD83C\uDDE9(?:\uD83C[\uDDEA\uDDEC\uDDEF\uDDF0\uDDF2\uDDF4\uDDFF])|\uD83C\uDDFE(?:\uD83C[\uDDEA\uDDF9])|\uD83C\uDDEC(?:\uD83C[\uDDE6\uDDE7\uDDE9-\uDDEE\uDDF1-\uDDF3\uDDF5-\uDDFA\uDDFC\uDDFE])|\uD83C\uDDF8(?:\uD83C[\uDDE6-\uDDEA\uDDEC-\uDDF4\uDDF7-\uDDF9\uDDFB\uDDFD-\uDDFF])|\uD83C\uDDEB(?:\uD83C[\uDDEE-\uDDF0\uDDF2\uDDF4\uDDF7])|\uD83C\uDDF5(?:\uD83C[\uDDE6\uDDEA-\uDDED\uDDF0-\uDDF3\uDDF7-\uDDF9\uDDFC\uDDFE])|\uD83C\uDDFB(?:\uD83C[\uDDE6\uDDE8\uDDEA\uDDEC\uDDEE\uDDF3\uDDFA])|\uD83C\uDDF3(?:\uD83C[\uDDE6\uDDE8\uDDEA-\uDDEC\uDDEE\uDDF1\uDDF4\uDDF5\uDDF7\uDDFA\uDDFF])|\uD83C\uDDE8(?:\uD83C[\uDDE6\uDDE8\uDDE9\uDDEB-\uDDEE\uDDF0-\uDDF5\uDDF7\uDDFA-\uDDFF])|\uD83C\uDDF1(?:\uD83C[\uDDE6-\uDDE8\uDDEE\uDDF0\uDDF7-\uDDFB\uDDFE])|\uD83C\uDDFF(?:\uD83C[\uDDE6\uDDF2\uDDFC])|\uD83C\uDDFC(?:\uD83C[\uDDEB\uDDF8])|\uD83C\uDDFA(?:\uD83C[\uDDE6\uDDEC\uDDF2\uDDF3\uDDF8\uDDFE\uDDFF])|\uD83C\uDDEE(?:\uD83C[\uDDE8-\uDDEA\uDDF1-\uDDF4\uDDF6-\uDDF9])|\uD83C\uDDEF(?:\uD83C[\uDDEA\uDDF2\uDDF4\uDDF5])|(?:\uD83C[\uDFC3\uDFC4\uDFCA]|\uD83D[\uDC6E\uDC71\uDC73\uDC77\uDC81\uDC82\uDC86\uDC87\uDE45-\uDE47\uDE4B\uDE4D\uDE4E\uDEA3\uDEB4-\uDEB6]|\uD83E[\uDD26\uDD37-\uDD39\uDD3D\uDD3E\uDDB8\uDDB9\uDDCD-\uDDCF\uDDD6-\uDDDD])(?:\uD83C[\uDFFB-\uDFFF])|(?:\u26F9|\uD83C[\uDFCB\uDFCC]|\uD83D\uDD75)(?:\uD83C[\uDFFB-\uDFFF])|(?:[\u261D\u270A-\u270D]|\uD83C[\uDF85\uDFC2\uDFC7]|\uD83D[\uDC42\uDC43\uDC46-\uDC50\uDC66\uDC67\uDC6B-\uDC6D\uDC70\uDC72\uDC74-\uDC76\uDC78\uDC7C\uDC83\uDC85\uDCAA\uDD74\uDD7A\uDD90\uDD95\uDD96\uDE4C\uDE4F\uDEC0\uDECC]|\uD83E[\uDD0F\uDD18-\uDD1C\uDD1E\uDD1F\uDD30-\uDD36\uDDB5\uDDB6\uDDBB\uDDD2-\uDDD5])(?:\uD83C[\uDFFB-\uDFFF])|(?:[\u231A\u231B\u23E9-\u23EC\u23F0\u23F3\u25FD\u25FE\u2614\u2615\u2648-\u2653\u267F\u2693\u26A1\u26AA\u26AB\u26BD\u26BE\u26C4\u26C5\u26CE\u26D4\u26EA\u26F2\u26F3\u26F5\u26FA\u26FD\u2705\u270A\u270B\u2728\u274C\u274E\u2753-\u2755\u2757\u2795-\u2797\u27B0\u27BF\u2B1B\u2B1C\u2B50\u2B55]|\uD83C[\uDC04\uDCCF\uDD8E\uDD91-\uDD9A\uDDE6-\uDDFF\uDE01\uDE1A\uDE2F\uDE32-\uDE36\uDE38-\uDE3A\uDE50\uDE51\uDF00-\uDF20\uDF2D-\uDF35\uDF37-\uDF7C\uDF7E-\uDF93\uDFA0-\uDFCA\uDFCF-\uDFD3\uDFE0-\uDFF0\uDFF4\uDFF8-\uDFFF]|\uD83D[\uDC00-\uDC3E\uDC40\uDC42-\uDCFC\uDCFF-\uDD3D\uDD4B-\uDD4E\uDD50-\uDD67\uDD7A\uDD95\uDD96\uDDA4\uDDFB-\uDE4F\uDE80-\uDEC5\uDECC\uDED0-\uDED2\uDED5\uDEEB\uDEEC\uDEF4-\uDEFA\uDFE0-\uDFEB]|\uD83E[\uDD0D-\uDD3A\uDD3C-\uDD45\uDD47-\uDD71\uDD73-\uDD76\uDD7A-\uDDA2\uDDA5-\uDDAA\uDDAE-\uDDCA\uDDCD-\uDDFF\uDE70-\uDE73\uDE78-\uDE7A\uDE80-\uDE82\uDE90-\uDE95])|(?:[#\*0-9\xA9\xAE\u203C\u2049\u2122\u2139\u2194-\u2199\u21A9\u21AA\u231A\u231B\u2328\u23CF\u23E9-\u23F3\u23F8-\u23FA\u24C2\u25AA\u25AB\u25B6\u25C0\u25FB-\u25FE\u2600-\u2604\u260E\u2611\u2614\u2615\u2618\u261D\u2620\u2622\u2623\u2626\u262A\u262E\u262F\u2638-\u263A\u2640\u2642\u2648-\u2653\u265F\u2660\u2663\u2665\u2666\u2668\u267B\u267E\u267F\u2692-\u2697\u2699\u269B\u269C\u26A0\u26A1\u26AA\u26AB\u26B0\u26B1\u26BD\u26BE\u26C4\u26C5\u26C8\u26CE\u26CF\u26D1\u26D3\u26D4\u26E9\u26EA\u26F0-\u26F5\u26F7-\u26FA\u26FD\u2702\u2705\u2708-\u270D\u270F\u2712\u2714\u2716\u271D\u2721\u2728\u2733\u2734\u2744\u2747\u274C\u274E\u2753-\u2755\u2757\u2763\u2764\u2795-\u2797\u27A1\u27B0\u27BF\u2934\u2935\u2B05-\u2B07\u2B1B\u2B1C\u2B50\u2B55\u3030\u303D\u3297\u3299]|\uD83C[\uDC04\uDCCF\uDD70\uDD71\uDD7E\uDD7F\uDD8E\uDD91-\uDD9A\uDDE6-\uDDFF\uDE01\uDE02\uDE1A\uDE2F\uDE32-\uDE3A\uDE50\uDE51\uDF00-\uDF21\uDF24-\uDF93\uDF96\uDF97\uDF99-\uDF9B\uDF9E-\uDFF0\uDFF3-\uDFF5\uDFF7-\uDFFF]|\uD83D[\uDC00-\uDCFD\uDCFF-\uDD3D\uDD49-\uDD4E\uDD50-\uDD67\uDD6F\uDD70\uDD73-\uDD7A\uDD87\uDD8A-\uDD8D\uDD90\uDD95\uDD96\uDDA4\uDDA5\uDDA8\uDDB1\uDDB2\uDDBC\uDDC2-\uDDC4\uDDD1-\uDDD3\uDDDC-\uDDDE\uDDE1\uDDE3\uDDE8\uDDEF\uDDF3\uDDFA-\uDE4F\uDE80-\uDEC5\uDECB-\uDED2\uDED5\uDEE0-\uDEE5\uDEE9\uDEEB\uDEEC\uDEF0\uDEF3-\uDEFA\uDFE0-\uDFEB]|\uD83E[\uDD0D-\uDD3A\uDD3C-\uDD45\uDD47-\uDD71\uDD73-\uDD76\uDD7A-\uDDA2\uDDA5-\uDDAA\uDDAE-\uDDCA\uDDCD-\uDDFF\uDE70-\uDE73\uDE78-\uDE7A\uDE80-\uDE82\uDE90-\uDE95])\uFE0F|(?:[\u261D\u26F9\u270A-\u270D]|\uD83C[\uDF85\uDFC2-\uDFC4\uDFC7\uDFCA-\uDFCC]|\uD83D[\uDC42\uDC43\uDC46-\uDC50\uDC66-\uDC78\uDC7C\uDC81-\uDC83\uDC85-\uDC87\uDC8F\uDC91\uDCAA\uDD74\uDD75\uDD7A\uDD90\uDD95\uDD96\uDE45-\uDE47\uDE4B-\uDE4F\uDEA3\uDEB4-\uDEB6\uDEC0\uDECC]|\uD83E[\uDD0F\uDD18-\uDD1F\uDD26\uDD30-\uDD39\uDD3C-\uDD3E\uDDB5\uDDB6\uDDB8\uDDB9\uDDBB\uDDCD-\uDDCF\uDDD1-\uDDDD])/g;
    };
  }
});

// node_modules/cli-progress/node_modules/string-width/index.js
var require_string_width = __commonJS({
  "node_modules/cli-progress/node_modules/string-width/index.js"(exports, module) {
    "use strict";
    var stripAnsi = require_strip_ansi();
    var isFullwidthCodePoint = require_is_fullwidth_code_point();
    var emojiRegex = require_emoji_regex();
    var stringWidth = (string2) => {
      if (typeof string2 !== "string" || string2.length === 0) {
        return 0;
      }
      string2 = stripAnsi(string2);
      if (string2.length === 0) {
        return 0;
      }
      string2 = string2.replace(emojiRegex(), "  ");
      let width = 0;
      for (let i = 0; i < string2.length; i++) {
        const code = string2.codePointAt(i);
        if (code <= 31 || code >= 127 && code <= 159) {
          continue;
        }
        if (code >= 768 && code <= 879) {
          continue;
        }
        if (code > 65535) {
          i++;
        }
        width += isFullwidthCodePoint(code) ? 2 : 1;
      }
      return width;
    };
    module.exports = stringWidth;
    module.exports.default = stringWidth;
  }
});

// node_modules/cli-progress/lib/format-value.js
var require_format_value = __commonJS({
  "node_modules/cli-progress/lib/format-value.js"(exports, module) {
    module.exports = function formatValue2(v, options, type) {
      if (options.autopadding !== true) {
        return v;
      }
      function autopadding(value, length) {
        return (options.autopaddingChar + value).slice(-length);
      }
      switch (type) {
        case "percentage":
          return autopadding(v, 3);
        default:
          return v;
      }
    };
  }
});

// node_modules/cli-progress/lib/format-bar.js
var require_format_bar = __commonJS({
  "node_modules/cli-progress/lib/format-bar.js"(exports, module) {
    module.exports = function formatBar(progress, options) {
      const completeSize = Math.round(progress * options.barsize);
      const incompleteSize = options.barsize - completeSize;
      return options.barCompleteString.substr(0, completeSize) + options.barGlue + options.barIncompleteString.substr(0, incompleteSize);
    };
  }
});

// node_modules/cli-progress/lib/format-time.js
var require_format_time = __commonJS({
  "node_modules/cli-progress/lib/format-time.js"(exports, module) {
    module.exports = function formatTime(t, options, roundToMultipleOf) {
      function round(input) {
        if (roundToMultipleOf) {
          return roundToMultipleOf * Math.round(input / roundToMultipleOf);
        } else {
          return input;
        }
      }
      function autopadding(v) {
        return (options.autopaddingChar + v).slice(-2);
      }
      if (t > 3600) {
        return autopadding(Math.floor(t / 3600)) + "h" + autopadding(round(t % 3600 / 60)) + "m";
      } else if (t > 60) {
        return autopadding(Math.floor(t / 60)) + "m" + autopadding(round(t % 60)) + "s";
      } else if (t > 10) {
        return autopadding(round(t)) + "s";
      } else {
        return autopadding(t) + "s";
      }
    };
  }
});

// node_modules/cli-progress/lib/formatter.js
var require_formatter = __commonJS({
  "node_modules/cli-progress/lib/formatter.js"(exports, module) {
    var _stringWidth = require_string_width();
    var _defaultFormatValue = require_format_value();
    var _defaultFormatBar = require_format_bar();
    var _defaultFormatTime = require_format_time();
    module.exports = function defaultFormatter(options, params, payload) {
      let s = options.format;
      const formatTime = options.formatTime || _defaultFormatTime;
      const formatValue2 = options.formatValue || _defaultFormatValue;
      const formatBar = options.formatBar || _defaultFormatBar;
      const percentage = Math.floor(params.progress * 100) + "";
      const stopTime = params.stopTime || Date.now();
      const elapsedTime = Math.round((stopTime - params.startTime) / 1e3);
      const context = Object.assign({}, payload, {
        bar: formatBar(params.progress, options),
        percentage: formatValue2(percentage, options, "percentage"),
        total: formatValue2(params.total, options, "total"),
        value: formatValue2(params.value, options, "value"),
        eta: formatValue2(params.eta, options, "eta"),
        eta_formatted: formatTime(params.eta, options, 5),
        duration: formatValue2(elapsedTime, options, "duration"),
        duration_formatted: formatTime(elapsedTime, options, 1)
      });
      s = s.replace(/\{(\w+)\}/g, function(match, key) {
        if (typeof context[key] !== "undefined") {
          return context[key];
        }
        return match;
      });
      const fullMargin = Math.max(0, params.maxWidth - _stringWidth(s) - 2);
      const halfMargin = Math.floor(fullMargin / 2);
      switch (options.align) {
        // fill start-of-line with whitespaces
        case "right":
          s = fullMargin > 0 ? " ".repeat(fullMargin) + s : s;
          break;
        // distribute whitespaces to left+right
        case "center":
          s = halfMargin > 0 ? " ".repeat(halfMargin) + s : s;
          break;
        // default: left align, no additional whitespaces
        case "left":
        default:
          break;
      }
      return s;
    };
  }
});

// node_modules/cli-progress/lib/options.js
var require_options = __commonJS({
  "node_modules/cli-progress/lib/options.js"(exports, module) {
    function mergeOption(v, defaultValue) {
      if (typeof v === "undefined" || v === null) {
        return defaultValue;
      } else {
        return v;
      }
    }
    module.exports = {
      // set global options
      parse: function parse2(rawOptions, preset) {
        const options = {};
        const opt = Object.assign({}, preset, rawOptions);
        options.throttleTime = 1e3 / mergeOption(opt.fps, 10);
        options.stream = mergeOption(opt.stream, process.stderr);
        options.terminal = mergeOption(opt.terminal, null);
        options.clearOnComplete = mergeOption(opt.clearOnComplete, false);
        options.stopOnComplete = mergeOption(opt.stopOnComplete, false);
        options.barsize = mergeOption(opt.barsize, 40);
        options.align = mergeOption(opt.align, "left");
        options.hideCursor = mergeOption(opt.hideCursor, false);
        options.linewrap = mergeOption(opt.linewrap, false);
        options.barGlue = mergeOption(opt.barGlue, "");
        options.barCompleteChar = mergeOption(opt.barCompleteChar, "=");
        options.barIncompleteChar = mergeOption(opt.barIncompleteChar, "-");
        options.format = mergeOption(opt.format, "progress [{bar}] {percentage}% | ETA: {eta}s | {value}/{total}");
        options.formatTime = mergeOption(opt.formatTime, null);
        options.formatValue = mergeOption(opt.formatValue, null);
        options.formatBar = mergeOption(opt.formatBar, null);
        options.etaBufferLength = mergeOption(opt.etaBuffer, 10);
        options.etaAsynchronousUpdate = mergeOption(opt.etaAsynchronousUpdate, false);
        options.progressCalculationRelative = mergeOption(opt.progressCalculationRelative, false);
        options.synchronousUpdate = mergeOption(opt.synchronousUpdate, true);
        options.noTTYOutput = mergeOption(opt.noTTYOutput, false);
        options.notTTYSchedule = mergeOption(opt.notTTYSchedule, 2e3);
        options.emptyOnZero = mergeOption(opt.emptyOnZero, false);
        options.forceRedraw = mergeOption(opt.forceRedraw, false);
        options.autopadding = mergeOption(opt.autopadding, false);
        options.gracefulExit = mergeOption(opt.gracefulExit, false);
        return options;
      },
      // derived options: instance specific, has to be created for every bar element
      assignDerivedOptions: function assignDerivedOptions(options) {
        options.barCompleteString = options.barCompleteChar.repeat(options.barsize + 1);
        options.barIncompleteString = options.barIncompleteChar.repeat(options.barsize + 1);
        options.autopaddingChar = options.autopadding ? mergeOption(options.autopaddingChar, "   ") : "";
        return options;
      }
    };
  }
});

// node_modules/cli-progress/lib/generic-bar.js
var require_generic_bar = __commonJS({
  "node_modules/cli-progress/lib/generic-bar.js"(exports, module) {
    var _ETA = require_eta();
    var _Terminal = require_terminal();
    var _formatter = require_formatter();
    var _options = require_options();
    var _EventEmitter = __require("events");
    module.exports = class GenericBar extends _EventEmitter {
      constructor(options) {
        super();
        this.options = _options.assignDerivedOptions(options);
        this.terminal = this.options.terminal ? this.options.terminal : new _Terminal(this.options.stream);
        this.value = 0;
        this.startValue = 0;
        this.total = 100;
        this.lastDrawnString = null;
        this.startTime = null;
        this.stopTime = null;
        this.lastRedraw = Date.now();
        this.eta = new _ETA(this.options.etaBufferLength, 0, 0);
        this.payload = {};
        this.isActive = false;
        this.formatter = typeof this.options.format === "function" ? this.options.format : _formatter;
      }
      // internal render function
      render(forceRendering = false) {
        const params = {
          progress: this.getProgress(),
          eta: this.eta.getTime(),
          startTime: this.startTime,
          stopTime: this.stopTime,
          total: this.total,
          value: this.value,
          maxWidth: this.terminal.getWidth()
        };
        if (this.options.etaAsynchronousUpdate) {
          this.updateETA();
        }
        const s = this.formatter(this.options, params, this.payload);
        const forceRedraw = forceRendering || this.options.forceRedraw || this.options.noTTYOutput && !this.terminal.isTTY();
        if (forceRedraw || this.lastDrawnString != s) {
          this.emit("redraw-pre");
          this.terminal.cursorTo(0, null);
          this.terminal.write(s);
          this.terminal.clearRight();
          this.lastDrawnString = s;
          this.lastRedraw = Date.now();
          this.emit("redraw-post");
        }
      }
      // start the progress bar
      start(total, startValue, payload) {
        this.value = startValue || 0;
        this.total = typeof total !== "undefined" && total >= 0 ? total : 100;
        this.startValue = startValue || 0;
        this.payload = payload || {};
        this.startTime = Date.now();
        this.stopTime = null;
        this.lastDrawnString = "";
        this.eta = new _ETA(this.options.etaBufferLength, this.startTime, this.value);
        this.isActive = true;
        this.emit("start", total, startValue);
      }
      // stop the bar
      stop() {
        this.isActive = false;
        this.stopTime = Date.now();
        this.emit("stop", this.total, this.value);
      }
      // update the bar value
      // update(value, payload)
      // update(payload)
      update(arg0, arg1 = {}) {
        if (typeof arg0 === "number") {
          this.value = arg0;
          this.eta.update(Date.now(), arg0, this.total);
        }
        const payloadData = (typeof arg0 === "object" ? arg0 : arg1) || {};
        this.emit("update", this.total, this.value);
        for (const key in payloadData) {
          this.payload[key] = payloadData[key];
        }
        if (this.value >= this.getTotal() && this.options.stopOnComplete) {
          this.stop();
        }
      }
      // calculate the actual progress value
      getProgress() {
        let progress = this.value / this.total;
        if (this.options.progressCalculationRelative) {
          progress = (this.value - this.startValue) / (this.total - this.startValue);
        }
        if (isNaN(progress)) {
          progress = this.options && this.options.emptyOnZero ? 0 : 1;
        }
        progress = Math.min(Math.max(progress, 0), 1);
        return progress;
      }
      // update the bar value
      // increment(delta, payload)
      // increment(payload)
      increment(arg0 = 1, arg1 = {}) {
        if (typeof arg0 === "object") {
          this.update(this.value + 1, arg0);
        } else {
          this.update(this.value + arg0, arg1);
        }
      }
      // get the total (limit) value
      getTotal() {
        return this.total;
      }
      // set the total (limit) value
      setTotal(total) {
        if (typeof total !== "undefined" && total >= 0) {
          this.total = total;
        }
      }
      // force eta calculation update (long running processes)
      updateETA() {
        this.eta.update(Date.now(), this.value, this.total);
      }
    };
  }
});

// node_modules/cli-progress/lib/single-bar.js
var require_single_bar = __commonJS({
  "node_modules/cli-progress/lib/single-bar.js"(exports, module) {
    var _GenericBar = require_generic_bar();
    var _options = require_options();
    module.exports = class SingleBar extends _GenericBar {
      constructor(options, preset) {
        super(_options.parse(options, preset));
        this.timer = null;
        if (this.options.noTTYOutput && this.terminal.isTTY() === false) {
          this.options.synchronousUpdate = false;
        }
        this.schedulingRate = this.terminal.isTTY() ? this.options.throttleTime : this.options.notTTYSchedule;
        this.sigintCallback = null;
      }
      // internal render function
      render() {
        if (this.timer) {
          clearTimeout(this.timer);
          this.timer = null;
        }
        super.render();
        if (this.options.noTTYOutput && this.terminal.isTTY() === false) {
          this.terminal.newline();
        }
        this.timer = setTimeout(this.render.bind(this), this.schedulingRate);
      }
      update(current, payload) {
        if (!this.timer) {
          return;
        }
        super.update(current, payload);
        if (this.options.synchronousUpdate && this.lastRedraw + this.options.throttleTime * 2 < Date.now()) {
          this.render();
        }
      }
      // start the progress bar
      start(total, startValue, payload) {
        if (this.options.noTTYOutput === false && this.terminal.isTTY() === false) {
          return;
        }
        if (this.sigintCallback === null && this.options.gracefulExit) {
          this.sigintCallback = this.stop.bind(this);
          process.once("SIGINT", this.sigintCallback);
          process.once("SIGTERM", this.sigintCallback);
        }
        this.terminal.cursorSave();
        if (this.options.hideCursor === true) {
          this.terminal.cursor(false);
        }
        if (this.options.linewrap === false) {
          this.terminal.lineWrapping(false);
        }
        super.start(total, startValue, payload);
        this.render();
      }
      // stop the bar
      stop() {
        if (!this.timer) {
          return;
        }
        if (this.sigintCallback) {
          process.removeListener("SIGINT", this.sigintCallback);
          process.removeListener("SIGTERM", this.sigintCallback);
          this.sigintCallback = null;
        }
        this.render();
        super.stop();
        clearTimeout(this.timer);
        this.timer = null;
        if (this.options.hideCursor === true) {
          this.terminal.cursor(true);
        }
        if (this.options.linewrap === false) {
          this.terminal.lineWrapping(true);
        }
        this.terminal.cursorRestore();
        if (this.options.clearOnComplete) {
          this.terminal.cursorTo(0, null);
          this.terminal.clearLine();
        } else {
          this.terminal.newline();
        }
      }
    };
  }
});

// node_modules/cli-progress/lib/multi-bar.js
var require_multi_bar = __commonJS({
  "node_modules/cli-progress/lib/multi-bar.js"(exports, module) {
    var _Terminal = require_terminal();
    var _BarElement = require_generic_bar();
    var _options = require_options();
    var _EventEmitter = __require("events");
    module.exports = class MultiBar extends _EventEmitter {
      constructor(options, preset) {
        super();
        this.bars = [];
        this.options = _options.parse(options, preset);
        this.options.synchronousUpdate = false;
        this.terminal = this.options.terminal ? this.options.terminal : new _Terminal(this.options.stream);
        this.timer = null;
        this.isActive = false;
        this.schedulingRate = this.terminal.isTTY() ? this.options.throttleTime : this.options.notTTYSchedule;
        this.loggingBuffer = [];
        this.sigintCallback = null;
      }
      // add a new bar to the stack
      create(total, startValue, payload, barOptions = {}) {
        const bar = new _BarElement(Object.assign(
          {},
          // global options
          this.options,
          // terminal instance
          {
            terminal: this.terminal
          },
          // overrides
          barOptions
        ));
        this.bars.push(bar);
        if (this.options.noTTYOutput === false && this.terminal.isTTY() === false) {
          return bar;
        }
        if (this.sigintCallback === null && this.options.gracefulExit) {
          this.sigintCallback = this.stop.bind(this);
          process.once("SIGINT", this.sigintCallback);
          process.once("SIGTERM", this.sigintCallback);
        }
        if (!this.isActive) {
          if (this.options.hideCursor === true) {
            this.terminal.cursor(false);
          }
          if (this.options.linewrap === false) {
            this.terminal.lineWrapping(false);
          }
          this.timer = setTimeout(this.update.bind(this), this.schedulingRate);
        }
        this.isActive = true;
        bar.start(total, startValue, payload);
        this.emit("start");
        return bar;
      }
      // remove a bar from the stack
      remove(bar) {
        const index = this.bars.indexOf(bar);
        if (index < 0) {
          return false;
        }
        this.bars.splice(index, 1);
        this.update();
        this.terminal.newline();
        this.terminal.clearBottom();
        return true;
      }
      // internal update routine
      update() {
        if (this.timer) {
          clearTimeout(this.timer);
          this.timer = null;
        }
        this.emit("update-pre");
        this.terminal.cursorRelativeReset();
        this.emit("redraw-pre");
        if (this.loggingBuffer.length > 0) {
          this.terminal.clearLine();
          while (this.loggingBuffer.length > 0) {
            this.terminal.write(this.loggingBuffer.shift(), true);
          }
        }
        for (let i = 0; i < this.bars.length; i++) {
          if (i > 0) {
            this.terminal.newline();
          }
          this.bars[i].render();
        }
        this.emit("redraw-post");
        if (this.options.noTTYOutput && this.terminal.isTTY() === false) {
          this.terminal.newline();
          this.terminal.newline();
        }
        this.timer = setTimeout(this.update.bind(this), this.schedulingRate);
        this.emit("update-post");
        if (this.options.stopOnComplete && !this.bars.find((bar) => bar.isActive)) {
          this.stop();
        }
      }
      stop() {
        clearTimeout(this.timer);
        this.timer = null;
        if (this.sigintCallback) {
          process.removeListener("SIGINT", this.sigintCallback);
          process.removeListener("SIGTERM", this.sigintCallback);
          this.sigintCallback = null;
        }
        this.isActive = false;
        if (this.options.hideCursor === true) {
          this.terminal.cursor(true);
        }
        if (this.options.linewrap === false) {
          this.terminal.lineWrapping(true);
        }
        this.terminal.cursorRelativeReset();
        this.emit("stop-pre-clear");
        if (this.options.clearOnComplete) {
          this.terminal.clearBottom();
        } else {
          for (let i = 0; i < this.bars.length; i++) {
            if (i > 0) {
              this.terminal.newline();
            }
            this.bars[i].render();
            this.bars[i].stop();
          }
          this.terminal.newline();
        }
        this.emit("stop");
      }
      log(s) {
        this.loggingBuffer.push(s);
      }
    };
  }
});

// node_modules/cli-progress/presets/legacy.js
var require_legacy = __commonJS({
  "node_modules/cli-progress/presets/legacy.js"(exports, module) {
    module.exports = {
      format: "progress [{bar}] {percentage}% | ETA: {eta}s | {value}/{total}",
      barCompleteChar: "=",
      barIncompleteChar: "-"
    };
  }
});

// node_modules/cli-progress/presets/shades-classic.js
var require_shades_classic = __commonJS({
  "node_modules/cli-progress/presets/shades-classic.js"(exports, module) {
    module.exports = {
      format: " {bar} {percentage}% | ETA: {eta}s | {value}/{total}",
      barCompleteChar: "\u2588",
      barIncompleteChar: "\u2591"
    };
  }
});

// node_modules/cli-progress/presets/shades-grey.js
var require_shades_grey = __commonJS({
  "node_modules/cli-progress/presets/shades-grey.js"(exports, module) {
    module.exports = {
      format: " \x1B[90m{bar}\x1B[0m {percentage}% | ETA: {eta}s | {value}/{total}",
      barCompleteChar: "\u2588",
      barIncompleteChar: "\u2591"
    };
  }
});

// node_modules/cli-progress/presets/rect.js
var require_rect = __commonJS({
  "node_modules/cli-progress/presets/rect.js"(exports, module) {
    module.exports = {
      format: " {bar}\u25A0 {percentage}% | ETA: {eta}s | {value}/{total}",
      barCompleteChar: "\u25A0",
      barIncompleteChar: " "
    };
  }
});

// node_modules/cli-progress/presets/index.js
var require_presets = __commonJS({
  "node_modules/cli-progress/presets/index.js"(exports, module) {
    var _legacy = require_legacy();
    var _shades_classic = require_shades_classic();
    var _shades_grey = require_shades_grey();
    var _rect = require_rect();
    module.exports = {
      legacy: _legacy,
      shades_classic: _shades_classic,
      shades_grey: _shades_grey,
      rect: _rect
    };
  }
});

// node_modules/cli-progress/cli-progress.js
var require_cli_progress = __commonJS({
  "node_modules/cli-progress/cli-progress.js"(exports, module) {
    var _SingleBar = require_single_bar();
    var _MultiBar = require_multi_bar();
    var _Presets = require_presets();
    var _Formatter = require_formatter();
    var _defaultFormatValue = require_format_value();
    var _defaultFormatBar = require_format_bar();
    var _defaultFormatTime = require_format_time();
    module.exports = {
      Bar: _SingleBar,
      SingleBar: _SingleBar,
      MultiBar: _MultiBar,
      Presets: _Presets,
      Format: {
        Formatter: _Formatter,
        BarFormat: _defaultFormatBar,
        ValueFormat: _defaultFormatValue,
        TimeFormat: _defaultFormatTime
      }
    };
  }
});

// src/options/environment.ts
import path2 from "node:path";

// src/platform/home-folder.ts
import os from "node:os";
import path from "node:path";
function findHome() {
  try {
    const home = os.homedir();
    return path.isAbsolute(home) ? home : void 0;
  } catch {
    return void 0;
  }
}

// src/options/environment.ts
var engineVariables = ["PATH", "LANG", "LC_ALL", "TZ", "TMPDIR", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"];
var compilerVariables = [...engineVariables, "HOME", "CPATH", "LIBRARY_PATH", "SDKROOT", "DEVELOPER_DIR"];
var searchPaths = ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "CPATH", "LIBRARY_PATH"];
function readEnvironment(variables) {
  const { CC, CI = "", XDG_CACHE_HOME = "" } = variables;
  const caches = path2.isAbsolute(XDG_CACHE_HOME) ? XDG_CACHE_HOME : path2.join(requireHome(), ".cache");
  const cacheFolder = path2.join(caches, "sqlite-bench-gate");
  return {
    compiler: {
      command: CC?.includes("/") ? path2.resolve(CC) : CC || "cc",
      cacheFolder,
      environment: select(variables, compilerVariables)
    },
    engineEnvironment: select(variables, engineVariables),
    // Files of a job's runner, such as those that set the environment of later steps.
    hiddenFolders: Object.values(select(variables, ["RUNNER_TEMP"])),
    // Set by GitHub Actions and others: https://docs.github.com/en/actions/reference/workflows-and-actions/variables
    ...CI === "" ? {
      checksFolder: path2.join(cacheFolder, "checks"),
      databasesFolder: path2.join(cacheFolder, "databases")
    } : {}
  };
}
function requireHome() {
  const home = findHome();
  if (home === void 0)
    throw new InputError(
      "the environment variable HOME: there is no home folder for the cache: set HOME, or XDG_CACHE_HOME, to an absolute path"
    );
  return home;
}
function select(variables, names) {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = searchPaths.includes(name) ? absoluteFolders(variables[name]) : variables[name];
      return value === void 0 ? [] : [[name, value]];
    })
  );
}
function absoluteFolders(list = "") {
  const folders = list.split(/[:;]/).filter((folder) => path2.isAbsolute(folder));
  return folders.length === 0 ? void 0 : folders.join(path2.delimiter);
}

// src/terminal/progress.ts
var import_cli_progress = __toESM(require_cli_progress(), 1);
var quietProgress = { step() {
}, test() {
}, end() {
} };
function showProgress(output, now2) {
  return output.isTTY === true ? new ProgressBar(output, now2) : logProgress(output, now2);
}
function logProgress(output, now2) {
  return new ProgressLines(output, now2);
}
var passes = {
  check: "checking",
  time: "timing",
  confirm: "confirming",
  narrow: "narrowing",
  count: "counting"
};
function describePass({ pass, tests, finished }) {
  if (finished !== void 0) return `${passes[pass]} ${finished.done} of ${finished.total}`;
  if (tests === void 0) return passes[pass];
  return `${passes[pass]} ${tests} ${pass === "narrow" ? "interval" : "test"}${tests === 1 ? "" : "s"}`;
}
function duration(ns) {
  const seconds = Math.ceil(ns / 1e9);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
var Clock = class {
  #now;
  #pass;
  #start = 0;
  /** @param now milliseconds */
  constructor(now2) {
    this.#now = now2;
  }
  /** Whether the pass is another one than before; then its time begins. */
  enters(pass) {
    if (pass === this.#pass) return false;
    this.#pass = pass;
    this.#start = this.#now();
    return true;
  }
  /** Nanoseconds since the pass began. */
  get elapsedNs() {
    return (this.#now() - this.#start) * 1e6;
  }
  /** `12 s, about 40 s left`, or `12 s, at most 40 s left` */
  describe({ remainingNs, limitNs }) {
    const most = limitNs === void 0 ? "" : `, at most ${duration(limitNs)} left`;
    const left = remainingNs === void 0 ? most : `, about ${duration(remainingNs)} left`;
    return `${duration(this.elapsedNs)}${left}`;
  }
};
var ProgressBar = class {
  #output;
  #clock;
  #bar;
  #share = 0;
  constructor(output, now2) {
    this.#output = output;
    this.#clock = new Clock(now2);
  }
  step(words) {
    this.end();
    this.#output.write(`${words}
`);
  }
  test(progress) {
    if (this.#clock.enters(progress.pass)) this.end();
    this.#share = Math.max(this.#share, this.#shareOf(progress));
    const payload = {
      pass: describePass(progress),
      times: this.#clock.describe(progress),
      test: testPath(progress.test)
    };
    if (this.#bar === void 0) {
      this.#bar = new import_cli_progress.default.SingleBar({
        stream: this.#output,
        format: "{pass} {bar} {times}  {test}",
        barsize: 20,
        hideCursor: true,
        clearOnComplete: true,
        stopOnComplete: false,
        linewrap: false,
        gracefulExit: false
        // the command line handles interrupts itself
      });
      this.#bar.start(1, this.#share, payload);
    }
    this.#bar.update(this.#share, payload);
  }
  /** How much of the pass is over, from 0 to 1; 0 if its length is not known. */
  #shareOf({ finished, remainingNs }) {
    if (finished !== void 0) return finished.total === 0 ? 0 : finished.done / finished.total;
    const { elapsedNs } = this.#clock;
    return remainingNs === void 0 ? 0 : elapsedNs / Math.max(1, elapsedNs + remainingNs);
  }
  end() {
    this.#bar?.stop();
    this.#bar = void 0;
    this.#share = 0;
  }
};
var ProgressLines = class _ProgressLines {
  static #intervalMs = 5e3;
  #output;
  #now;
  #clock;
  #nextLineAt = Number.NEGATIVE_INFINITY;
  constructor(output, now2) {
    this.#output = output;
    this.#now = now2;
    this.#clock = new Clock(now2);
  }
  step(words) {
    this.#output.write(`${words}
`);
  }
  test(progress) {
    this.#clock.enters(progress.pass);
    if (this.#now() < this.#nextLineAt) return;
    this.#nextLineAt = this.#now() + _ProgressLines.#intervalMs;
    this.#output.write(
      `${describePass(progress)}: ${this.#clock.describe(progress)} (${testPath(progress.test)})
`
    );
  }
  end() {
  }
};

// src/engines/engine.ts
var unknownVersion = "unknown";
var functionsOfPrepared = [
  "sqlite3_reset",
  "sqlite3_bind_int64",
  "sqlite3_bind_double",
  "sqlite3_bind_text",
  "sqlite3_bind_blob"
];
function isServer({ serverSettings }) {
  return serverSettings !== void 0;
}
var EngineFailure = class extends Error {
  name = "EngineFailure";
  reason;
  exit;
  where;
  sql;
  constructor(reason, message, { exit, where, sql } = {}) {
    super(message);
    this.reason = reason;
    this.exit = exit;
    this.where = where;
    this.sql = sql;
  }
};
var startsThreads = "it starts threads, whose order is another in every run";
var NotThisEngineKind = class extends Error {
  name = "NotThisEngineKind";
  /** The time in which a program must identify itself, milliseconds: another program may wait for input for ever. */
  static timeoutMs = 1e4;
  constructor(cause) {
    super(cause.message, { cause });
  }
};

// src/measure/databases-folder.ts
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path3 from "node:path";
var prefix = ".sqlite-bench-gate-";
var claimFile = "claim";
var attempts = 20;
var pauseMs = 50;
function makeDatabasesFolder(resultsFolder) {
  if (new RegExp("\\p{Cc}", "u").test(path3.resolve(resultsFolder)))
    throw new InputError(
      `results folder ${formatValue(resultsFolder)} has a control character in its path: name another with --out`
    );
  try {
    makeFolder(resultsFolder);
    requireNobodyMeasures(resultsFolder);
    const name = ownName();
    const folder = path3.join(path3.resolve(resultsFolder), name);
    removeDatabasesFolder(folder);
    mkdirSync(folder);
    try {
      for (let attempt = 1; ; attempt++) {
        const others2 = ownersIn(resultsFolder).filter((owner) => isOther(owner));
        if (others2.length === 0) break;
        const first = others2.find(({ folder: folder2 }) => existsSync(path3.join(folder2, claimFile)));
        if (first !== void 0 || attempt > attempts || others2.some((other) => path3.basename(other.folder) < name))
          throw isMeasuring(first ?? others2[0], resultsFolder);
        pause();
      }
      for (const owner of ownersIn(resultsFolder))
        if (path3.basename(owner.folder) !== name) removeDatabasesFolder(owner.folder);
      writeFileSync(path3.join(folder, claimFile), "");
      return folder;
    } catch (cause) {
      removeDatabasesFolder(folder);
      throw cause;
    }
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    throw new InputError(
      `results folder ${resultsFolder} cannot be written (${cause.message}): name a writable one with --out`,
      { cause }
    );
  }
}
function removeDatabasesFolder(folder) {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch (cause) {
      if (cause.code !== "ENOTEMPTY") throw cause;
    }
    if (!existsSync(folder)) return;
    pause();
  }
}
function requireNobodyMeasures(resultsFolder) {
  const other = ownersIn(resultsFolder).find((owner) => isOther(owner));
  if (other !== void 0) throw isMeasuring(other, resultsFolder);
}
function isMeasuring({ processId, folder }, resultsFolder) {
  return new InputError(
    `process ${processId} is measuring into ${resultsFolder}: wait until it ends, or name another folder with --out; if that is another program now, remove ${folder}`
  );
}
function pause() {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
}
function ownersIn(resultsFolder) {
  let names;
  try {
    names = readdirSync(resultsFolder);
  } catch {
    return [];
  }
  return names.toSorted().flatMap((name) => {
    const [, processId, beganAt] = /^\.sqlite-bench-gate-([1-9][0-9]*)(?:-([0-9]+))?$/.exec(name) ?? [];
    if (processId === void 0) return [];
    const owner = { folder: path3.join(resultsFolder, name), processId: Number(processId) };
    return [beganAt === void 0 ? owner : { ...owner, beganAt }];
  });
}
function isOther(owner) {
  return owner.processId !== process.pid && isRunning(owner);
}
function ownName() {
  const began = statOf(process.pid)?.beganAt;
  return began === void 0 ? `${prefix}${process.pid}` : `${prefix}${process.pid}-${began}`;
}
function isRunning({ processId, beganAt }) {
  try {
    process.kill(processId, 0);
  } catch (cause) {
    if (cause.code !== "EPERM") return false;
  }
  const stat = statOf(processId);
  if (stat === void 0) return true;
  return !stat.isZombie && (beganAt === void 0 || beganAt === stat.beganAt);
}
function statOf(processId) {
  try {
    const stat = readFileSync(`/proc/${processId}/stat`, "latin1");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { isZombie: /^[ZX]$/.test(fields[0] ?? ""), beganAt: fields[19] };
  } catch {
    return void 0;
  }
}

// src/engines/database-start.ts
import { chmodSync, constants as constants2, cpSync, lstatSync, mkdirSync as mkdirSync2, readdirSync as readdirSync3, statSync } from "node:fs";
import path4 from "node:path";

// src/process/group.ts
import { readdirSync as readdirSync2, readFileSync as readFileSync2, readlinkSync } from "node:fs";

// src/process/memory.ts
import { open } from "node:fs/promises";
var pointerBytes = 8;
async function readText(process2, pointerAt, mostBytes) {
  try {
    const memory = await open(`/proc/${process2}/mem`, "r");
    try {
      const pointer2 = Buffer.alloc(pointerBytes);
      await memory.read(pointer2, 0, pointerBytes, pointerAt);
      const address = pointer2.readBigUInt64LE();
      if (address === 0n) return void 0;
      const text = Buffer.alloc(mostBytes);
      const { bytesRead } = await memory.read(text, 0, mostBytes, address);
      const taken = text.subarray(0, bytesRead);
      const end = taken.indexOf(0);
      return taken.toString("utf8", 0, end < 0 ? taken.length : end);
    } finally {
      await memory.close();
    }
  } catch {
    return void 0;
  }
}

// src/process/group.ts
var ProcessGroup = class {
  #leader;
  #depth;
  /** The processes that the driver had started before the first command. */
  #companions;
  /**
   * @param leader started detached
   * @param depth how far below the leader the driver is, each process the first child of the one above
   */
  constructor(leader, depth = 0) {
    this.#leader = leader;
    this.#depth = depth;
  }
  /** To be called before each command: what runs before the first is the engine's own, and no sample. */
  beforeCommand() {
    this.#companions ??= new Set(this.#children());
  }
  /** Whether the process of a sample is running, as far as the system says. */
  hasSample() {
    return this.#samples().length > 0;
  }
  /**
   * The usage of a sample's first thread; undefined if the system does not say.
   *
   * @param forks whether samples have processes of their own, below the driver's
   */
  sampleUsage(forks) {
    const process2 = this.#ofSample(forks);
    return process2 === void 0 ? void 0 : usageOf(process2);
  }
  /**
   * How many timers the process of a sample has, those of its files included, as far as the system shows them.
   *
   * @param forks whether samples have processes of their own, below the driver's
   */
  sampleTimers(forks) {
    const process2 = this.#ofSample(forks);
    return process2 === void 0 ? 0 : timersOf(process2);
  }
  /**
   * How long the threads of a sample's process have run but its first, nanoseconds, as far as they are still there; 0 if the system does not say.
   *
   * @param forks whether samples have processes of their own, below the driver's
   */
  sampleThreadsRanNs(forks) {
    const process2 = this.#ofSample(forks);
    if (process2 === void 0) return 0;
    const others2 = threadsOf(process2).filter((thread) => thread !== process2);
    return others2.reduce((sum, thread) => sum + threadRanNs(process2, thread), 0);
  }
  /**
   * How long each process of the group has run but that of a sample, nanoseconds, by its number; undefined if the system does not say. Only
   * processes that are children of others in it are known: where the driver is confined, that is all of them.
   *
   * @param forks whether samples have processes of their own, below the driver's
   */
  othersRanNs(forks) {
    const { pid } = this.#leader;
    const sample = forks ? this.#samples().at(-1) : this.#driver();
    if (pid === void 0 || sample === void 0) return void 0;
    const others2 = [pid, ...descendantsOf(pid)].filter((one) => one !== sample);
    return new Map(others2.map((one) => [one, processRanNs(one)]));
  }
  /** How long all processes of the group that still are there have run, nanoseconds; 0 if the system does not say. */
  ranNs() {
    const { pid } = this.#leader;
    if (pid === void 0) return 0;
    return [pid, ...descendantsOf(pid)].reduce((sum, one) => sum + processRanNs(one), 0);
  }
  /**
   * The text that a pointer in the memory of a sample's process points at: `readText`.
   *
   * @param forks whether samples have processes of their own, below the driver's
   */
  async readSampleText(forks, pointerAt, mostBytes) {
    const process2 = forks ? this.#samples().at(-1) : this.#driver();
    return process2 === void 0 ? void 0 : await readText(process2, pointerAt, mostBytes);
  }
  /** Ends the hanging process by a signal that lets the driver's crash handler name the statement. */
  abort() {
    const pid = this.#driver();
    if (pid === void 0) return;
    const samples = this.#samples();
    for (const one of samples.length > 0 ? samples : [pid])
      for (const signal of ["SIGABRT", "SIGCONT"]) sendSignal(signal, one);
  }
  /** Ends all of them at once, if the driver is still there. */
  kill() {
    if (this.#leader.exitCode === null && this.#leader.signalCode === null) this.killRest();
  }
  /** Like kill, for a driver that has just exited: processes that the engine has started end with it. */
  killRest() {
    killGroup(this.#leader);
  }
  /** The process that takes a sample: one of its own, or the driver's. */
  #ofSample(forks) {
    return forks ? this.#samples().at(-1) : this.#driver();
  }
  #samples() {
    return this.#children().filter((pid) => !this.#companions?.has(pid));
  }
  #children() {
    const pid = this.#driver();
    return pid === void 0 ? [] : childrenOf(pid);
  }
  /** Undefined if it has ended, or has not been started yet. */
  #driver() {
    let { pid } = this.#leader;
    for (let depth = 0; depth < this.#depth && pid !== void 0; depth++) [pid] = childrenOf(pid);
    return pid;
  }
};
function childrenOf(pid, thread = pid) {
  try {
    const children = readFileSync2(`/proc/${pid}/task/${thread}/children`, "latin1");
    return children.split(" ").filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
function descendantsOf(pid) {
  const children = threadsOf(pid).flatMap((thread) => childrenOf(pid, thread));
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}
function threadsOf(pid) {
  try {
    return readdirSync2(`/proc/${pid}/task`).map(Number);
  } catch {
    return [];
  }
}
function processRanNs(pid) {
  return threadsOf(pid).reduce((sum, thread) => sum + threadRanNs(pid, thread), 0);
}
function threadRanNs(pid, thread) {
  try {
    return Number(readFileSync2(`/proc/${pid}/task/${thread}/schedstat`, "latin1").split(" ")[0]);
  } catch {
    return 0;
  }
}
function usageOf(process2) {
  try {
    const thread = `/proc/${process2}/task/${process2}`;
    const isAsleep = /\) S [^)]*$/.test(readFileSync2(`${thread}/stat`, "latin1"));
    const [ranNs = 0, queuedNs = 0] = readFileSync2(`${thread}/schedstat`, "latin1").split(" ").map(Number);
    return ranNs === 0 ? void 0 : { process: process2, ranNs, queuedNs, isAsleep, filters: filtersOf(process2) };
  } catch {
    return void 0;
  }
}
function timersOf(process2) {
  return [timers, timerFiles].reduce((sum, count2) => {
    try {
      return sum + count2(`/proc/${process2}`);
    } catch {
      return sum;
    }
  }, 0);
}
function timers(place) {
  return readFileSync2(`${place}/timers`, "latin1").match(/^ID:/gm)?.length ?? 0;
}
function timerFiles(place) {
  return readdirSync2(`${place}/fd`).filter((one) => isTimer(`${place}/fd/${one}`)).length;
}
function isTimer(descriptor) {
  try {
    return readlinkSync(descriptor) === "anon_inode:[timerfd]";
  } catch {
    return false;
  }
}
function filtersOf(process2) {
  try {
    const found = /^Seccomp_filters:\s+(\d+)$/m.exec(readFileSync2(`/proc/${process2}/status`, "latin1"));
    return found === null ? void 0 : Number(found[1]);
  } catch {
    return void 0;
  }
}

// src/engines/ending.ts
import { constants } from "node:os";
var keptBytes = 2e3;
var shownLines = 3;
var shownCharacters = 400;
var StderrTail = class {
  #bytes = Buffer.alloc(0);
  add(bytes) {
    this.#bytes = Buffer.concat([this.#bytes, bytes.subarray(-keptBytes)]).subarray(-keptBytes);
  }
  get text() {
    return this.#bytes.toString();
  }
  /** The statement that the driver's crash handler has named. */
  get statement() {
    return /\nin ([^\n]+)\n*$/.exec(this.text)?.[1];
  }
};
function describeDone(done) {
  if ("exit" in done) return `the sample's process ended with status ${done.exit}, by a call of exit`;
  const [name] = Object.entries(constants.signals).find(([, number]) => number === done.signal) ?? [];
  const signal = `signal ${done.signal}${name === void 0 ? "" : ` (${name})`}`;
  return `the sample's process was ended by ${signal}${guess(name)}${within(done.sql)}`;
}
function describeEnd(exit, signal, errors) {
  const lines = errors.trim().split("\n").slice(-shownLines);
  const words = lines.map((line) => truncate(line, shownCharacters)).join("; ");
  const end = signal === null ? `the process ended with status ${exit}` : `the process was ended by ${signal}${guess(signal)}`;
  return words === "" ? end : `${end}: ${words}`;
}
function within(sql) {
  return sql === void 0 || sql === "" ? "" : `, in ${sql}`;
}
function guess(signal) {
  return signal === "SIGKILL" ? " from outside, as a system that is short of memory does" : "";
}

// src/engines/protocol.ts
var protocolVersion = 21;
var count = int().nonnegative();
var hash = string().regex(/^[0-9a-f]{16}$/);
var histogram = object({
  max_ns: count,
  counts: array(tuple([count.max(bucketCount - 1), count])).max(bucketCount)
});
var fileSizes = object({ main: count, log: count, others: count });
var replies = {
  engine: object({
    protocol: literal(protocolVersion),
    static: boolean(),
    missing: array(tuple([string().regex(/^sqlite3_[a-z0-9_]{1,40}$/), string().max(200)])).max(32),
    version: string().max(200),
    source_id: string().max(500),
    path: string().max(4096).optional(),
    files: array(string().max(8192)).max(limits.loadedFiles),
    variables: record(string().max(64), string().max(300).nullable()).optional()
  }),
  built: object({ prepare_ns: count }),
  serving: object({
    prepare_ns: count,
    threads: count,
    can_populate: boolean(),
    /** Where the memory of its process, and of each sample's, has the address of the statement that is being executed. */
    statement_at: int().positive().optional(),
    uncounted: string().max(200).optional()
  }),
  ready: object({
    populate_ns: count,
    copy_ns: count,
    flush_ns: count,
    open_ns: count,
    warm_ns: count,
    total_ns: count
  }),
  sample: object({
    ns: int().positive(),
    statements: count,
    rows: count,
    changes: count,
    cpu_ns: count,
    peak_bytes: count,
    minor_faults: count,
    major_faults: count,
    latencies: histogram.optional(),
    transactions: transactionTimes(histogram).optional(),
    instructions: int().positive().optional(),
    after_ns: count.optional(),
    device_writes: count.optional(),
    threads: int().positive().optional(),
    chunks: array(count).min(1).max(limits.chunks).optional(),
    commit_ns: count.optional(),
    open_ns: count.optional(),
    queued_ns: count.optional(),
    /** While the sample's process waited for its turn. */
    waited: object({ ns: count, cpu_ns: count, written_bytes: count }).optional(),
    touched: hash.optional(),
    hash: hash.optional(),
    state: hash.optional(),
    calls: object({
      fsync: count,
      fdatasync: count,
      sync_file_range: count,
      msync: count,
      other_sync: count,
      writes: count,
      write_bytes: count,
      unseen: count
    }).optional(),
    footprint: object({
      files: object({ before: fileSizes, open: fileSizes, closed: fileSizes }).optional(),
      io: object({ reads: count, read_bytes: count, writes: count, write_bytes: count }).optional(),
      allocations: object({ calls: count, bytes: count, peak: count, left: int().optional() }).optional(),
      resident_peak: count.optional()
    }).optional(),
    counters: tuple([string(), string()]).optional(),
    repeated: count.optional()
  }),
  shown: object({ state: hash, first_ns: count, queued_ns: count, second_ns: count }),
  settings: object({
    journal_mode: string().nullable(),
    synchronous: string().nullable(),
    cache_size: string().nullable(),
    page_size: string().nullable(),
    version: string().nullable(),
    compile_options: array(string().max(200)).max(500)
  }),
  host: object({
    socket: string().max(4096).optional(),
    port: int().min(1).max(65535).optional(),
    account: string().max(300),
    database: string().max(100),
    processor: count.optional()
  }),
  plans: array(string().max(16384).nullable()).max(limits.plans),
  race: object({
    trials: array(
      tuple([int().min(0).max(2), count, count, count, count, count, count, count, string().max(16)]).rest(string().max(2e3))
    ),
    lines: array(array(string())),
    open_bytes: int(),
    closed_bytes: int(),
    refused: string().max(2e3).optional()
  }),
  contender: object({ threadsafe: int().min(-1).max(100), concurrent: boolean() }),
  contest: object({
    tasks: array(
      object({
        task: string().max(60),
        connections: int().positive(),
        operations: count,
        idle: count,
        least: count,
        busy: count,
        repeated: count,
        times: histogram,
        refused: string().max(2e3).optional()
      })
    ).min(1).max(mostConnectionKinds),
    checked: boolean(),
    looks: count.optional(),
    kills: count.optional(),
    fault: object({ kind: _enum(contestFaultKinds), message: string().max(2e3) }).optional()
  }),
  sync: string().max(100),
  floor: object({ ns: int().positive() }),
  done: union([object({ exit: int() }), object({ signal: int(), sql: string().optional() })]),
  error: object({ where: string(), message: string(), sql: string().optional() })
};
function parseReply(line) {
  let content;
  try {
    content = JSON.parse(line);
  } catch {
    throw new Error(`not JSON: ${formatValue(line)}`);
  }
  for (const name of Object.keys(replies)) {
    if (typeof content !== "object" || content === null || !(name in content)) continue;
    const parsed = replies[name].safeParse(content[name]);
    if (!parsed.success) throw new Error(`a wrong "${name}" reply: ${formatValue(line)}`);
    return { name, value: parsed.data };
  }
  throw new Error(`an unknown reply: ${formatValue(line)}`);
}

// src/engines/reply-reader.ts
var longestLine = 1 << 20;
var mostUnclaimed = 8;
var ReplyReader = class {
  #waiting = [];
  #unclaimed = [];
  #line = "";
  #end;
  /** The number of replies that have come and were not awaited yet. */
  get unclaimed() {
    return this.#unclaimed.length;
  }
  /** The next reply; after `close` it rejects, once all earlier replies are handed out. */
  next() {
    const reply = this.#unclaimed.shift();
    if (reply !== void 0) return Promise.resolve(reply);
    if (this.#end !== void 0) return Promise.reject(this.#end);
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }
  /** @throws Error if it is not a driver's reply, or there are too many */
  read(text) {
    if (this.#end !== void 0) return;
    const lines = (this.#line + text).split("\n");
    this.#line = lines.pop() ?? "";
    if (this.#line.length > longestLine) lines.push(this.#line);
    for (const line of lines) {
      const reply = parseReply(line);
      const first = this.#waiting.shift();
      if (first !== void 0) first.resolve(reply);
      else if (this.#unclaimed.push(reply) > mostUnclaimed) throw new Error("replies without end");
    }
  }
  /** Stops reading and rejects pending requests. Only the first cause counts. */
  close(cause) {
    this.#end ??= cause;
    for (const { reject } of this.#waiting.splice(0)) reject(this.#end);
  }
  /** Like `close`, and discards the replies received so far. */
  abandon(cause) {
    this.#unclaimed.length = 0;
    this.close(cause);
  }
};

// src/engines/driver-process.ts
function environmentOf({ variables, environment }) {
  return { ...variables, ...environment };
}
var defaultTimeoutMs = 6e5;
var intruder = "the engine, or a process that it started, wrote to file descriptor 3, which is the driver's:";
var servingCommand = "serve";
var others = ["--shell", "--server"];
var counting = ["--count-calls", "--watch-calls"];
var exitTimeoutMs = 3e4;
var finalOutputMs = 1e3;
var mostExtensions = 5;
var mostStatementBytes = 300;
var checksInTime = 10;
var running = /* @__PURE__ */ new WeakMap();
var DriverProcess = class {
  #child;
  #group;
  #stderr = new StderrTail();
  #replies = new ReplyReader();
  #ended;
  #timeoutMs;
  #startMs;
  /** Whether samples have processes of their own, whose end the driver waits for before it says that they are done. */
  #forks;
  /** Whether the engine runs in the processes of samples. */
  #isEngine;
  /** Whether the program may be something else than a driver. */
  #isProbe;
  #ownFilters;
  /** Set once the driver has said where. */
  #statementAt;
  /** Set once an answer has taken too long. */
  #hang;
  #untrusted;
  #program;
  #commands = 0;
  /** Replies that are waited for. */
  #due = 0;
  /** @param written the files and folders that it may write if it is confined */
  constructor(program, parameters, signal, written = []) {
    this.#program = program;
    this.#timeoutMs = program.timeoutMs ?? defaultTimeoutMs;
    this.#startMs = program.startMs ?? 0;
    this.#isProbe = parameters[0] === "probe";
    this.#forks = parameters[0] === "contend" || parameters[0] === servingCommand && !parameters.includes("--no-fork");
    this.#isEngine = parameters[0] === servingCommand && !parameters.some((one) => others.includes(one));
    const { confined } = program;
    this.#ownFilters = (filtersOf("self") ?? 0) + (confined?.filters ?? 0) + (parameters.some((one) => counting.includes(one)) ? 1 : 0);
    const isServing = parameters[0] === servingCommand;
    const direct = {
      command: program.command,
      parameters: [...program.parameters ?? [], ...isServing ? [servingCommand, "-"] : parameters],
      environment: environmentOf(program)
    };
    const started = confined?.wrap(direct, [...program.written ?? [], ...written]) ?? direct;
    this.#child = startProgram(started.command, started.parameters, {
      environment: started.environment,
      descriptors: confined === void 0 ? ["pipe", "ignore", "pipe", "pipe"] : ["pipe", "pipe", "pipe"]
    });
    this.#group = new ProcessGroup(this.#child, confined?.depth);
    const { stdio } = this.#child;
    const [input, errors] = [stdio[0], stdio[2]];
    const replies2 = confined === void 0 ? stdio[3] : stdio[1];
    input.on("error", () => {
    });
    errors.on("data", (bytes) => this.#stderr.add(bytes));
    replies2.setEncoding("utf8").on("data", (text) => this.#read(text));
    if (isServing) {
      const fields = Buffer.from(
        parameters.slice(1).map((field) => `${field}\0`).join("")
      );
      input.write(`${fields.length}
`);
      input.write(fields);
    }
    const family = running.get(program) ?? /* @__PURE__ */ new Set();
    running.set(program, family.add(this));
    const onAbort = () => this.kill();
    signal.addEventListener("abort", onAbort);
    this.#ended = new Promise((resolve) => {
      let outputTimer;
      this.#child.on(
        "error",
        (cause) => this.#replies.close(new EngineFailure("error", `${program.command}: ${cause.message}`))
      );
      this.#child.on("exit", () => {
        this.#group.killRest();
        outputTimer = setTimeout(() => [errors, replies2].map((stream) => stream.destroy()), finalOutputMs);
      });
      this.#child.on("close", (exit, killedBy) => {
        clearTimeout(outputTimer);
        family.delete(this);
        signal.removeEventListener("abort", onAbort);
        const end = describeEnd(exit, killedBy, this.#stderr.text);
        const failure = new EngineFailure("crash", end, { exit: exit ?? void 0 });
        this.#replies.close(this.#hang === void 0 ? failure : this.#timeout(this.#stderr.statement));
        resolve();
      });
    });
  }
  /** The most filters of system calls that the driver has by itself: those that it inherits or is confined by, and one to have its calls counted. */
  get ownFilters() {
    return this.#ownFilters;
  }
  send(...fields) {
    this.#group.beforeCommand();
    this.#commands++;
    if (this.#replies.unclaimed > 0) this.rejectReplies("a reply before it was due");
    this.#child.stdin?.write(`${fields.join("	")}
`);
  }
  /** Sends a command, and bytes that follow its line. */
  sendBytes(bytes, ...fields) {
    this.send(...fields);
    this.#child.stdin?.write(bytes);
  }
  /**
   * The next reply, which must have this name. After an error reply of a forked sample, its "done" is taken
   * in too, so that the driver can take the next.
   *
   * @param timeoutMs how long it may take; then the driver is ended
   * @param isAwaited whether other samples wait for this one: its time runs only then, and begins again with each of its turns
   * @throws EngineFailure with the engine's own words, or how the process ended
   */
  async expect(name, timeoutMs, isAwaited) {
    const reply = await this.#next(timeoutMs, isAwaited);
    if (this.#untrusted !== void 0) throw this.#untrusted;
    if (reply.name === "done" && this.#forks && this.#group.hasSample())
      throw this.rejectReplies('a "done" reply while the sample was running');
    if (reply.name === "serving") this.#statementAt = reply.value.statement_at;
    if (reply.name === name) return reply.value;
    if (reply.name === "error") {
      await this.#next(timeoutMs).catch(() => void 0);
      const { where, message, sql } = reply.value;
      throw new EngineFailure("error", `${where}: ${message}${within(sql)}`, { where, sql });
    }
    if (reply.name === "done" && (this.#forks || "signal" in reply.value))
      throw new EngineFailure("crash", describeDone(reply.value), sqlOf(reply.value));
    throw this.rejectReplies(`a "${reply.name}" reply where "${name}" was due`);
  }
  /**
   * A reply before which the engine starts: a sample has reached a fresh state, a database is built, or a question is answered.
   *
   * @param timeoutMs how long it may take beside the start
   * @throws EngineFailure
   */
  expectStarted(name, timeoutMs) {
    return this.expect(name, timeoutMs === void 0 ? void 0 : timeoutMs + this.#startMs);
  }
  /**
   * The end of a sample's process, which must be a good one: an engine that fails as it closes may have lost what it
   * was timed writing.
   *
   * @throws EngineFailure
   */
  async expectDone(timeoutMs) {
    const done = await this.expect("done", timeoutMs);
    if (!("exit" in done && done.exit === 0))
      throw new EngineFailure("crash", `${describeDone(done)}, after its last statement`);
  }
  /**
   * The use of the processor by the thread that executes a sample's statements, as the system says. Undefined if it does not say, or if
   * the engine is a program of its own.
   */
  sampleUsage() {
    return this.#isEngine ? this.#group.sampleUsage(this.#forks) : void 0;
  }
  /** How many timers the process of a sample has, as far as the system shows them; 0 if the engine is a program of its own. */
  sampleTimers() {
    return this.#isEngine ? this.#group.sampleTimers(this.#forks) : 0;
  }
  /** How long the threads of a sample's process have run but its first, nanoseconds; 0 if the engine is a program of its own. */
  sampleThreadsRanNs() {
    return this.#isEngine ? this.#group.sampleThreadsRanNs(this.#forks) : 0;
  }
  /** Undefined if the system does not say, or if the engine is a program of its own. */
  othersRan() {
    const beside = this.#isEngine ? this.#group.othersRanNs(this.#forks) : void 0;
    if (beside === void 0) return void 0;
    const others2 = [...running.get(this.#program) ?? []].filter((one) => one !== this && one.#due === 0);
    return {
      beside,
      idle: new Map(others2.map((one) => [`${one.#child.pid} ${one.#commands}`, one.#group.ranNs()]))
    };
  }
  /**
   * The beginning of the statement that a sample executes at this moment, read from outside, so that its process does not notice. Undefined
   * between statements, and where the system does not let it be read: only Linux does.
   */
  async executing() {
    if (this.#statementAt === void 0) return void 0;
    return await this.#group.readSampleText(this.#forks, this.#statementAt, mostStatementBytes);
  }
  /** Tells the driver that no other command will come. */
  endInput() {
    this.#child.stdin?.end();
  }
  /** Ends the driver by closing its input, and waits for its end. A driver that does not end is killed. */
  async close() {
    this.endInput();
    const timer = setTimeout(() => this.kill(), Math.min(exitTimeoutMs, this.#timeoutMs));
    await this.#ended;
    clearTimeout(timer);
  }
  /**
   * Closes a driver that has answered everything, and should write nothing more.
   *
   * @throws EngineFailure if it says more
   */
  async finish() {
    await this.close();
    if (this.#replies.unclaimed > 0) throw this.rejectReplies("more replies than were due");
  }
  /** Ends the driver and everything it has started, at once. */
  kill() {
    this.#group.kill();
  }
  async #next(timeoutMs = this.#timeoutMs, isAwaited = () => true) {
    let checks = 0;
    let awaited = 0;
    const check = () => {
      awaited = isAwaited() ? awaited + 1 : 0;
      if (awaited === checksInTime || ++checks === checksInTime * (1 + mostExtensions))
        return this.#onTimeout(timeoutMs);
      timer = setTimeout(check, timeoutMs / checksInTime);
    };
    let timer = setTimeout(check, timeoutMs / checksInTime);
    this.#due++;
    try {
      const reply = await this.#replies.next();
      if (this.#hang === void 0) return reply;
      this.kill();
      const names = reply.name === "done" || reply.name === "error";
      throw this.#timeout(names && "sql" in reply.value ? reply.value.sql : void 0);
    } finally {
      this.#due--;
      clearTimeout(timer);
    }
  }
  /** Treats the process that owes the answer as hung: the process has a moment left to name its statement. */
  #onTimeout(timeoutMs) {
    this.#hang = `no answer within ${Number((timeoutMs / 1e3).toPrecision(2))} s`;
    if (this.#child.pid === void 0) return;
    this.#group.abort();
    setTimeout(() => {
      this.#replies.abandon(this.#timeout(this.#stderr.statement));
      this.kill();
    }, finalOutputMs).unref();
  }
  #timeout(sql) {
    return new EngineFailure("timeout", `${this.#hang}${within(sql)}`, { sql });
  }
  #read(text) {
    try {
      this.#replies.read(text);
    } catch (cause) {
      this.rejectReplies(cause.message);
    }
  }
  /**
   * Ends a driver whose replies are not all its own: none of them can be believed.
   *
   * @returns what to throw
   */
  rejectReplies(what) {
    const who = this.#isProbe ? "the driver replied" : intruder;
    this.#untrusted ??= new EngineFailure("error", `${who} ${what}`);
    this.#replies.abandon(this.#untrusted);
    this.kill();
    return this.#untrusted;
  }
};
function sqlOf(done) {
  return "sql" in done && done.sql !== void 0 ? { sql: done.sql } : {};
}

// src/engines/database-start.ts
var dirOfPreparation = "dir-of-preparation";
var shownLines2 = 5;
var shownLength = 200;
function copyStart(source, template) {
  try {
    for (const [from, name] of filesToCopy(source))
      cpSync(from, path4.join(template, name), { recursive: true, mode: constants2.COPYFILE_FICLONE });
    makeReadable(template);
  } catch (cause) {
    throw new EngineFailure("error", `its database cannot be copied (${cause.message})`);
  }
}
function filesToCopy(source) {
  if (statSync(source).isDirectory())
    return readdirSync3(source).toSorted().map((name) => [path4.join(source, name), name]);
  const [folder, base] = [path4.dirname(source), path4.basename(source)];
  const beside = readdirSync3(folder).filter((name) => name.startsWith(`${base}-`) && lstatSync(path4.join(folder, name)).isFile()).toSorted();
  return [base, ...beside].map((name) => [path4.join(folder, name), `db${name.slice(base.length)}`]);
}
function makeReadable(folder) {
  for (const entry of readdirSync3(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isDirectory() && !entry.isFile())
      throw new Error(`${entry.name} is neither a file nor a folder any more`);
    chmodSync(path4.join(entry.parentPath, entry.name), entry.isDirectory() ? 493 : 420);
  }
}
async function runPrepareCommand({ words, files, place }, { template, engine, driver, timeoutMs = defaultTimeoutMs }, signal) {
  const dir = path4.join(template, dirOfPreparation);
  const values = { "{database}": path4.join(template, "db"), "{dir}": dir, "{engine}": engine };
  const [program = "", ...parameters] = words.map(
    (word) => word.replaceAll(/\{(?:database|dir|engine)\}/g, (name) => values[name])
  );
  const environment = { ...driver.variables, ...driver.environment };
  const fail = (words2, reason = "error") => new EngineFailure(reason, `${place}: ${program} ${words2}`);
  const command = program.includes("/") ? program : findOnPath(program, environment);
  if (command === void 0) throw fail("is not on PATH");
  const direct = { command, parameters, environment, folder: template };
  const started = driver.confined?.wrap(direct, [template], files) ?? direct;
  try {
    if (words.some((word) => word.includes("{dir}"))) mkdirSync2(dir, { recursive: true });
    const { status, killedBy, isTimedOut, stdout, stderr } = await runProgram(
      started.command,
      started.parameters,
      { environment: started.environment, folder: template, timeoutMs, endsAll: true, signal }
    );
    if (status === 0 && !isTimedOut) return;
    const output = lastLines(stderr) || lastLines(stdout.toString("utf8")) || "it printed nothing";
    if (isTimedOut)
      throw fail(`took over ${Number((timeoutMs / 1e3).toPrecision(2))} s: ${output}`, "timeout");
    throw fail(
      `${killedBy === null ? `ended with status ${status}` : `was ended by ${killedBy}`}: ${output}`
    );
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof EngineFailure) throw cause;
    throw fail(
      cause instanceof StartError ? `cannot be run (${cause.message})` : `was ended (${cause.message})`
    );
  }
}
function lastLines(output) {
  const lines = output.trimEnd().split("\n").filter((line) => line.trim() !== "");
  return lines.slice(-shownLines2).map((line) => truncate(line.trim(), shownLength)).join(" | ");
}

// src/engines/own-version.ts
var knownVersionQueries = ["SELECT dolt_version();", "PRAGMA cipher_version;"];
var lookedAt = 4096;
function readVersion(answer) {
  const [line] = answer.split(/[\p{Zl}\p{Zp}\p{Cc}]+/u).filter((one) => one.trim() !== "");
  const version = line?.trim().replace(/^v(?=\d)/, "");
  return version === void 0 ? void 0 : [...version].slice(0, limits.version).join("").toWellFormed();
}
function readVersionFile(file, roots) {
  const source = `engine-version: file "${file}"`;
  const version = readVersion(textOf(file, roots, source));
  if (version === void 0)
    throw new InputError(`${source} has no text in its first ${lookedAt} bytes: write the version there`);
  return version;
}
function textOf(file, roots, source) {
  try {
    return readStart(file, lookedAt, roots).toString();
  } catch (cause) {
    const reason = cause.message;
    throw new InputError(
      `${source} cannot be read (${reason}): name the file that holds the candidate's version`,
      { cause }
    );
  }
}

// src/engines/simulated-processor.ts
import path8 from "node:path";

// src/engines/counter-program.ts
import { createHash as createHash2 } from "node:crypto";
import {
  copyFileSync,
  existsSync as existsSync4,
  mkdtempSync,
  readFileSync as readFileSync3,
  renameSync as renameSync2,
  rmSync as rmSync3,
  symlinkSync
} from "node:fs";
import path7 from "node:path";
import { fileURLToPath } from "node:url";

// src/engines/compiler.ts
import { createHash } from "node:crypto";
import { accessSync, constants as constants3, existsSync as existsSync2, renameSync, rmSync as rmSync2 } from "node:fs";
import path5 from "node:path";
async function compileOnce(compiler, { name, sources, sourceKey, flags: flags2, libraries }, onCompile, signal) {
  const version = (await runCompiler(compiler, ["--version"], signal)).split("\n")[0]?.trim() ?? "";
  const key = createHash("sha256").update(JSON.stringify([version, flags2, libraries, sourceKey, process.platform, process.arch])).digest("hex").slice(0, 16);
  const output = path5.join(compiler.cacheFolder, `${name}-${key}`);
  if (!existsSync2(output)) {
    onCompile();
    try {
      makeFolder(compiler.cacheFolder);
      accessSync(compiler.cacheFolder, constants3.W_OK);
    } catch (cause) {
      throw new UnusableCacheError(
        `cache folder ${compiler.cacheFolder} cannot be written (${cause.message}): set XDG_CACHE_HOME to a writable folder`,
        { cause }
      );
    }
    const partial = `${output}.${process.pid}`;
    try {
      const isText = sources instanceof Uint8Array;
      const files = isText ? ["-x", "c", "-"] : sources;
      const parameters = [...flags2, "-o", partial, ...files, ...libraries];
      await runCompiler(compiler, parameters, signal, isText ? sources : void 0);
      renameSync(partial, output);
    } finally {
      rmSync2(partial, { force: true });
    }
  }
  const isObject = flags2.includes("-c");
  if (!isObject) requireExecutable(output, compiler.cacheFolder);
  return { path: output, compiler: version };
}
var UnusableCacheError = class extends InputError {
};
function requireExecutable(file, cacheFolder) {
  try {
    accessSync(file, constants3.X_OK);
  } catch (cause) {
    throw new UnusableCacheError(
      `cache folder ${cacheFolder}: what is compiled there cannot be run, as on a disk that is mounted noexec: set XDG_CACHE_HOME to a folder on another disk`,
      { cause }
    );
  }
}
async function runCompiler(compiler, parameters, signal, input) {
  const { command, environment } = compiler;
  try {
    const run = { environment, signal, folder: neutralFolder, input };
    const { status, stdout, stderr } = await runProgram(command, parameters, run);
    if (status === 0) return stdout.toString("utf8");
    const words = stderr.trim().split("\n").slice(0, 5).join("; ");
    throw new MeasurementError(`${command} ${parameters.join(" ")} failed: ${words}`);
  } catch (cause) {
    if (!(cause instanceof StartError)) throw cause;
    throw new InputError(
      `C compiler "${command}" cannot be run (${cause.message}): install one (for example gcc or clang), or name it in the environment variable CC`,
      { cause }
    );
  }
}

// src/engines/valgrind.ts
import { existsSync as existsSync3, realpathSync } from "node:fs";
import path6 from "node:path";
var valgrindPlatform = "amd64-linux";
var libraryFolders = [
  "lib/x86_64-linux-gnu/valgrind",
  "lib64/valgrind",
  "lib/valgrind",
  "libexec/valgrind"
];
async function findValgrind(environment) {
  if (process.platform !== "linux" || process.arch !== "x64")
    return `instructions are counted on linux-x64 only, and this is ${process.platform}-${process.arch}`;
  const found = findOnPath("valgrind", environment);
  if (found === void 0) return "install valgrind, which is not in a folder of PATH";
  const program = realpathSync(found);
  const prefix2 = path6.dirname(path6.dirname(program));
  const version = await versionOf(program, environment, /^valgrind-(\S{1,40})/);
  if (version === void 0) return `${program} does not say its version: install valgrind anew`;
  const support = firstWith([...libraryFolders].reverse(), prefix2, "default.supp");
  if (support === void 0) return `valgrind's default.supp is not below ${prefix2}: install valgrind anew`;
  const libraries = firstWith(libraryFolders, prefix2, `libcoregrind-${valgrindPlatform}.a`);
  const headers = path6.join(prefix2, "include/valgrind");
  const canCompile = libraries !== void 0 && existsSync3(path6.join(headers, "pub_tool_tooliface.h"));
  return { program, version, support, ...canCompile ? { development: { headers, libraries } } : {} };
}
function firstWith(folders, prefix2, file) {
  return folders.map((folder) => path6.join(prefix2, folder)).find((folder) => existsSync3(path6.join(folder, file)));
}

// src/engines/counter-program.ts
var counterName = "instructions";
var flags = [
  "-std=gnu11",
  "-O2",
  "-fno-stack-protector",
  "-fno-strict-aliasing",
  "-fno-builtin",
  "-fno-pie",
  "-no-pie",
  "-DVGA_amd64=1",
  "-DVGO_linux=1",
  "-DVGP_amd64_linux=1",
  "-DVGPV_amd64_linux_vanilla=1",
  "-static",
  "-nodefaultlibs",
  "-nostartfiles",
  "-Wl,-u,_start",
  "-Wl,--build-id=none",
  "-Wl,-Ttext-segment=0x58000000"
];
async function compileCounter(compiler, { version, support, development }, onCompile, signal) {
  const source = readSource();
  const libraries = ["-lcoregrind", "-lvex"].map((name) => `${name}-${valgrindPlatform}`);
  const compiled = await compileOnce(
    compiler,
    {
      name: "counter",
      sources: Buffer.from(source),
      sourceKey: createHash2("sha256").update(JSON.stringify([source, version])).digest("hex"),
      flags: [...flags, `-I${development.headers}`],
      libraries: [`-L${development.libraries}`, ...libraries, "-lgcc"]
    },
    onCompile,
    signal
  );
  return makeToolFolder(compiled.path, support);
}
function makeToolFolder(tool, support) {
  const folder = `${tool}.valgrind`;
  if (existsSync4(folder)) return folder;
  const partial = mkdtempSync(`${folder}.`);
  try {
    copyFileSync(tool, path7.join(partial, `${counterName}-${valgrindPlatform}`));
    for (const file of ["default.supp", `vgpreload_core-${valgrindPlatform}.so`])
      symlinkSync(path7.join(support, file), path7.join(partial, file));
    renameSync2(partial, folder);
  } catch (cause) {
    if (!existsSync4(folder)) throw cause;
  } finally {
    rmSync3(partial, { recursive: true, force: true });
  }
  return folder;
}
function readSource() {
  const shipped = new URL("./counter.c", import.meta.url);
  return readFileSync3(
    existsSync4(shipped) ? shipped : fileURLToPath(new URL("../features/figures/counts/counter.c", import.meta.url)),
    "utf8"
  );
}

// src/engines/simulated-processor.ts
async function findProcessor(compiler, onCompile, signal) {
  const valgrind = await findValgrind(compiler.environment);
  if (typeof valgrind === "string") return valgrind;
  const { development } = valgrind;
  if (development === void 0)
    return callgrind(valgrind, "valgrind's headers and static libraries are not installed");
  try {
    const toolFolder = await compileCounter(compiler, { ...valgrind, development }, onCompile, signal);
    return { tool: "counter", valgrind, toolFolder };
  } catch (cause) {
    signal.throwIfAborted();
    if (!(cause instanceof MeasurementError)) throw cause;
    return callgrind(valgrind, cause.message);
  }
}
function callgrind(valgrind, fallback) {
  return { tool: "callgrind", valgrind, ...fallback === void 0 ? {} : { fallback } };
}
var lessExact = ["--px-default=sp-at-mem-access", "--px-file-backed=sp-at-mem-access"];
function runOn({ tool, valgrind, toolFolder }, driver, profiles) {
  const { LD_LIBRARY_PATH } = driver.environment;
  const own = tool === "counter" ? [`--tool=${counterName}`, ...lessExact] : [
    "--tool=callgrind",
    "--instr-atstart=no",
    "--compress-strings=no",
    "--compress-pos=no",
    "--dump-line=no",
    `--callgrind-out-file=${path8.join(profiles, "%p")}`
  ];
  return {
    command: valgrind.program,
    // Options of Valgrind's core: no .valgrindrc of the working folder is read, no debugger is listened for, and only errors are printed.
    parameters: [
      "--command-line-only=yes",
      "--quiet",
      "--vgdb=no",
      "--trace-children=no",
      ...own,
      padPath(driver.command)
    ],
    environment: {
      PATH: "/usr/bin:/bin",
      LANG: "C",
      LC_ALL: "C",
      TZ: "UTC",
      ...toolFolder === void 0 ? {} : { VALGRIND_LIB: padPath(toolFolder) },
      ...LD_LIBRARY_PATH === void 0 ? {} : { LD_LIBRARY_PATH }
    },
    variables: driver.variables,
    timeoutMs: driver.timeoutMs,
    confined: driver.confined,
    written: [profiles]
  };
}
var paddedLength = 1024;
function padPath(file) {
  const whole = path8.resolve(file);
  return "/".repeat(Math.max(0, paddedLength - Buffer.byteLength(whole))) + whole;
}

// src/engines/driver-program.ts
import { existsSync as existsSync5, readFileSync as readFileSync4 } from "node:fs";
import { fileURLToPath as fileURLToPath2 } from "node:url";
var driverFlags = ["-std=c11", "-O2", "-Wall", "-Wextra"];
var driverLibraries = process.platform === "linux" ? ["-lpthread", "-ldl"] : [];
async function compileDriver(compiler, onCompile, signal) {
  const source = await readDriverSource();
  return await compileOnce(
    compiler,
    {
      name: "driver",
      sources: Buffer.from(source),
      sourceKey: source,
      flags: driverFlags,
      libraries: driverLibraries
    },
    onCompile,
    signal
  );
}
async function readDriverSource() {
  const shipped = new URL("./driver.c", import.meta.url);
  if (existsSync5(shipped)) return readFileSync4(shipped, "utf8");
  const files = fileURLToPath2(new URL("../driver", import.meta.url));
  if (!existsSync5(files)) throw new Error("driver.c is missing beside the program: install it again");
  const generator = new URL("../../scripts/driver-source.ts", import.meta.url).href;
  const { amalgamate } = await import(generator);
  return amalgamate(files);
}

// src/engines/library-file.ts
import { statSync as statSync2 } from "node:fs";
var elfMachines = {
  3: "x86 (32-bit)",
  40: "arm (32-bit)",
  62: "x86-64",
  8: "mips",
  21: "ppc64",
  22: "s390x",
  183: "arm64",
  243: "riscv64"
};
var machMachines = { 16777223: "x86-64", 16777228: "arm64" };
var machineNames = { x64: "x86-64", arm64: "arm64" };
var headerBytes = 64;
function checkLibraryFile(part, file, platform, architecture) {
  let header;
  let size;
  try {
    const info = statSync2(file);
    if (!info.isFile()) throw new InputError(`${part} "${file}" is not a file: give a shared library`);
    size = info.size;
    header = readStart(file, headerBytes);
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    const missing = cause.code === "ENOENT";
    const reason = missing ? "does not exist" : `cannot be read (${cause.message})`;
    throw new InputError(`${part} "${file}" ${reason}: give the path of a shared library`, { cause });
  }
  const built = platform === "darwin" ? machMachine(header) : elfMachine(header);
  if (built === void 0) {
    const kind = otherKind(header, size);
    if (kind !== void 0)
      throw new InputError(
        `${part} "${file}" is ${kind}, not a shared library for this system: ${advice(kind, platform)}`
      );
    const format = platform === "darwin" ? "Mach-O" : "ELF";
    throw new InputError(
      `${part} "${file}" is not a shared library: it has no ${format} header (it begins with ${preview(header)})`
    );
  }
  const completeSize = platform === "darwin" ? 0 : elfSize(header);
  if (size < completeSize)
    throw new InputError(`${part} "${file}" is cut off: it has ${size} bytes of at least ${completeSize}`);
  const machine = machineNames[architecture] ?? architecture;
  if (built !== machine && built !== "several")
    throw new InputError(
      `${part} "${file}" is built for ${built}, this machine is ${machine}: give a library built for ${machine}`
    );
}
var sharedObject = 3;
function isProgramFile(file) {
  try {
    const header = readStart(file, 4096);
    const isLibrary = /\.so(?:\.\d+)*$/.test(file) && header.length >= 18 && header.readUInt16LE(16) === sharedObject;
    return isElfProgram(header) && !isLibrary || isMachProgram(header) || startsScript(header);
  } catch {
    return false;
  }
}
function isElfProgram(header) {
  const is64BitLittleEndian = header[4] === 2 && header[5] === 1;
  if (header.length < 64 || header.readUInt32BE(0) !== 2135247942 || !is64BitLittleEndian) return false;
  const executable = 2;
  const interpreter = 3;
  if (header.readUInt16LE(16) === executable) return true;
  const start = Number(header.readBigUInt64LE(32));
  const size = header.readUInt16LE(54);
  const offsets = Array.from({ length: header.readUInt16LE(56) }, (_, index) => start + index * size);
  return offsets.some((offset) => offset + 4 <= header.length && header.readUInt32LE(offset) === interpreter);
}
function isMachProgram(header) {
  const executable = 2;
  return header.length >= 16 && header.readUInt32LE(0) === 4277009103 && header.readUInt32LE(12) === executable;
}
function isScript(file) {
  return startsScript(readStart(file, headerBytes));
}
function startsScript(header) {
  return header.toString("latin1", 0, 2) === "#!";
}
function elfMachine(header) {
  if (header.length < 20 || header.readUInt32BE(0) !== 2135247942) return void 0;
  const littleEndian = header[5] === 1;
  const type = littleEndian ? header.readUInt16LE(16) : header.readUInt16BE(16);
  if (type !== sharedObject) return void 0;
  const machine = littleEndian ? header.readUInt16LE(18) : header.readUInt16BE(18);
  return elfMachines[machine] ?? `machine number ${machine}`;
}
function elfSize(header) {
  const is64BitLittleEndian = header[4] === 2 && header[5] === 1;
  if (header.length < 64 || !is64BitLittleEndian) return 0;
  return Number(header.readBigUInt64LE(40)) + header.readUInt16LE(58) * header.readUInt16LE(60);
}
var objectFile = "an object file";
var archive = "a static library";
var pointer = "a pointer of Git LFS";
var packedFile = "a packed file";
function otherKind(header, size) {
  if (header.length < 20) return void 0;
  const start = header.toString("latin1", 0, 8);
  if (start === "!<arch>\n") return archive;
  if (header.toString("latin1").startsWith("version https://git-lfs.")) return pointer;
  if (packed.some((mark) => start.startsWith(mark))) return packedFile;
  if (start.startsWith("MZ") && size > 64) return "a Windows library or program";
  const object2 = 1;
  if (start.startsWith("\x7FELF")) {
    const type = header[5] === 1 ? header.readUInt16LE(16) : header.readUInt16BE(16);
    return type === object2 ? objectFile : type === 3 ? "a Linux library" : void 0;
  }
  if (header.readUInt32LE(0) === 4277009103)
    return header.readUInt32LE(12) === object2 ? objectFile : "a macOS library";
  return header.readUInt32BE(0) === 3405691582 && header.readUInt32BE(4) < 40 ? "a macOS library" : void 0;
}
var packed = ["PK", "\x8B", "\xFD7zXZ", "(\xB5/\xFD"];
function advice(kind, platform) {
  if (kind === pointer) return "fetch the file itself, in a workflow with `lfs: true` of actions/checkout";
  if (kind === packedFile) return "unpack it, and give the library in it";
  return kind === objectFile || kind === archive ? "link it with -shared" : `give a library built for ${platform === "darwin" ? "macOS" : "Linux"}`;
}
function machMachine(header) {
  if (header.length < 8) return void 0;
  if (header.readUInt32BE(0) === 3405691582) return "several";
  if (header.readUInt32LE(0) !== 4277009103) return void 0;
  const machine = header.readUInt32LE(4);
  return machMachines[machine] ?? `machine number ${machine}`;
}
function preview(header) {
  return header.length === 0 ? "nothing: it is empty" : JSON.stringify(header.subarray(0, 8).toString("latin1"));
}

// src/engines/confinement.ts
import { randomInt } from "node:crypto";
import { existsSync as existsSync6, readdirSync as readdirSync4, readFileSync as readFileSync5, realpathSync as realpathSync2, statSync as statSync3 } from "node:fs";
import path9 from "node:path";
import { fileURLToPath as fileURLToPath3 } from "node:url";

// src/platform/free-bytes.ts
import { statfsSync } from "node:fs";
function freeBytes(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

// src/engines/confinement.ts
var lacksLibrary = /cannot open shared object file|Error loading shared library/;
function hiddenLibraries(message, confined, environment) {
  if (confined === void 0 || !lacksLibrary.test(message)) return "";
  const { hidden, shown } = confined.sight(environment);
  return `; it is confined: of ${hidden.join(", ")} it sees only these folders and files: ${shown.join(", ")}; put the library beside the engine, name its folder in the environment variable LD_LIBRARY_PATH, or set confine to off`;
}
var users = { first: 1879048192, end: 2147352576 };
var mostProcesses = 1e3;
var keptFree = 2e9;
var scratchFolders = ["/tmp", "/var/tmp", "/dev/shm"];
var serviceFolders = ["/run"];
var testMs = 2e4;
var deepestCheckout = 3;
var enterable = 1;
var readable = 5;
var deepest = 3;
function foldersOfDatabases(folder, depth = 1) {
  const engines = [...roles, "control"].flatMap((name) => [
    name,
    path9.basename(temporaryFolder(folder, name))
  ]);
  const below = readdirSync4(folder, { withFileTypes: true }).filter(
    (one) => one.isDirectory() && !engines.includes(one.name)
  );
  return below.flatMap(({ name }) => {
    const one = path9.join(folder, name);
    const deeper = depth < deepest ? foldersOfDatabases(one, depth + 1) : [];
    return existsSync6(path9.join(one, "prepare.sql")) ? [one, ...deeper] : deeper;
  });
}
var Confinement = class _Confinement {
  #prefix;
  #parts;
  #firstUser = randomInt(users.first, users.end);
  #limits;
  /** The repositories in the workspace, once an engine was started. */
  #repositories;
  #engines = 0;
  constructor(prefix2, parts) {
    this.#prefix = prefix2;
    this.#parts = parts;
    const free = freeBytes(parts.folder);
    this.#limits = [
      ...["--owner", String(process.getuid?.()), "--group", String(process.getgid?.())],
      ...["--processes", String(mostProcesses), "--file-size", String(Math.floor(free / 2))],
      ...["--keep-free", String(Math.floor(Math.min(keptFree, free / 8)))]
    ];
  }
  /**
   * Compiles the program that confines, and tries it.
   *
   * @returns why it cannot be used here, as the end of a sentence
   * @throws InputError if there is no C compiler; the signal's reason on an abort
   */
  static async find(parts, onCompile, signal) {
    if (process.platform !== "linux") return `only Linux can confine them, and this is ${process.platform}`;
    const isRoot = process.getuid?.() === 0;
    const refusal = isRoot ? void 0 : await whyNoSudo(parts.compiler.environment, signal);
    if (refusal !== void 0) return refusal;
    try {
      const program = await compileConfine(parts.compiler, onCompile, signal);
      const confinement = new _Confinement([...isRoot ? [] : ["sudo", "-n"], program], parts);
      return await confinement.#whyNot(signal) ?? confinement;
    } catch (cause) {
      signal.throwIfAborted();
      if (!(cause instanceof MeasurementError || cause instanceof StartError)) throw cause;
      return cause.message;
    }
  }
  /**
   * Confines an engine: each has a user and a folder for temporary files of its own.
   *
   * @param files the engine's, and the driver's, which another program may run
   * @param name of its folders
   */
  engine(files, name) {
    const user = this.#firstUser + this.#engines++;
    const temporary = temporaryFolder(this.#parts.folder, name);
    makeFolder(temporary);
    return {
      // The wrapper and its init, and sudo.
      depth: this.#prefix.length === 1 ? 2 : 3,
      filters: 1,
      wrap: (program, written, read = []) => this.#wrap(
        { ...program, environment: { ...program.environment, TMPDIR: temporary } },
        user,
        [...files, program.command, ...read],
        [temporary, ...written],
        this.#foldersOfOthers(name)
      ),
      sight: (environment) => sightOf(this.#places(environment, files, [temporary]))
    };
  }
  #wrap({ command, parameters, environment, folder }, user, files, written, hidden = []) {
    const [first = "", ...rest] = this.#prefix;
    const variables = Object.entries(environment).flatMap(
      ([name, value]) => value === void 0 ? [] : ["--set", `${name}=${value}`]
    );
    const places = this.#places(environment, files, written, hidden);
    return {
      command: first,
      parameters: [
        ...rest,
        ...["--user", String(user)],
        ...this.#limits,
        ...["--folder", folder ?? process.cwd(), "--timers", "few"],
        ...variables,
        ...places.flatMap(({ covers: kinds, place }) => kinds.flatMap((kind) => [kind, place])),
        ...["--", command, ...parameters]
      ],
      environment: { PATH: this.#parts.compiler.environment.PATH }
    };
  }
  /**
   * The folders of the other engines. One that could read their databases could have the system forget what it has cached of them, and so
   * make them wait for the disk: SQLite took 4 to 20 times as long. They are made here, since a folder that is not there cannot be hidden.
   */
  #foldersOfOthers(name) {
    const { folder } = this.#parts;
    const own = name === "baseline" ? [name, "control"] : [name];
    const others2 = [...roles, "control"].filter((one) => !own.includes(one));
    const databases = foldersOfDatabases(folder).flatMap(
      (one) => others2.map((other) => path9.join(one, other))
    );
    const hidden = [...databases, ...others2.map((other) => temporaryFolder(folder, other))];
    for (const one of hidden) makeFolder(one);
    return hidden;
  }
  #places(environment, files, written, others2 = []) {
    const { LD_LIBRARY_PATH = "", VALGRIND_LIB = "" } = environment;
    const home = findHome();
    const libraries = [...LD_LIBRARY_PATH.split(path9.delimiter), VALGRIND_LIB].filter((one) => one !== "");
    return placesOf({
      hidden: [
        ...home === void 0 ? [] : [home],
        path9.dirname(this.#parts.folder),
        ...serviceFolders,
        ...this.#parts.hidden,
        ...others2
      ],
      shown: [process.cwd()],
      repositories: () => this.#repositories ??= repositoriesIn(process.cwd()),
      files,
      read: [this.#parts.folder, ...libraries.filter((one) => existsSync6(one))],
      written
    });
  }
  /** Why an empty program cannot be confined; undefined if it can. */
  async #whyNot(signal) {
    const empty = { command: process.execPath, parameters: ["--version"], environment: {} };
    const { command, parameters, environment } = this.#wrap(
      empty,
      this.#firstUser,
      [process.execPath],
      [this.#parts.folder]
    );
    const { status, stderr } = await runProgram(command, parameters, {
      environment,
      signal,
      timeoutMs: testMs
    });
    if (status === 0) return void 0;
    return stderr.trim().split("\n")[0] || `${command} ended with status ${status}`;
  }
};
function repositoriesIn(folder, depth = 0) {
  let entries;
  try {
    entries = readdirSync4(folder, { withFileTypes: true });
  } catch {
    return [];
  }
  return entries.filter((one) => one.isDirectory() || isRepository(one)).flatMap((entry) => {
    const one = path9.join(folder, entry.name);
    if (isRepository(entry)) return isFolder(one) ? [one] : [];
    return depth < deepestCheckout ? repositoriesIn(one, depth + 1) : [];
  });
}
function isRepository({ name }) {
  return name.toLowerCase() === ".git";
}
function temporaryFolder(folder, engine) {
  return path9.join(folder, `${engine}-temporary`);
}
var covers = ["--hide", "--scratch", "--show", "--read", "--write"];
function placesOf({ hidden, shown, repositories, files, read, written }) {
  const places = /* @__PURE__ */ new Map();
  const add = (cover, place) => {
    const real = path9.resolve(place) === "/" || !existsSync6(place) ? void 0 : realpathSync2(place);
    if (real !== void 0) places.set(real, (places.get(real) ?? /* @__PURE__ */ new Set()).add(cover));
  };
  for (const place of hidden) add("--hide", place);
  for (const place of scratchFolders) add("--scratch", place);
  const covered = [...places.keys()];
  const isAround = (place) => covered.some((one) => `${one}/`.startsWith(`${place}/`));
  const show = (place, cover) => {
    const parents = [...ancestorsOf(place)];
    const closed = parents.find((one) => (statSync3(one).mode & enterable) === 0);
    if (closed !== void 0) add("--hide", closed);
    add(cover, place);
  };
  for (const place of shown.filter((one) => existsSync6(one)).map((one) => realpathSync2(one)))
    if (!isAround(place) && isReadable(place)) {
      show(place, "--show");
      for (const one of repositories()) add("--hide", one);
    }
  for (const file of files.filter((one) => existsSync6(one)).flatMap((one) => [path9.resolve(one), realpathSync2(one)])) {
    const folder = realpathSync2(path9.dirname(file));
    const place = isAround(folder) ? path9.join(folder, path9.basename(file)) : folder;
    show(place, isReadable(place) && isReadable(file) ? "--show" : "--read");
  }
  for (const place of read) show(realpathSync2(place), "--read");
  for (const place of written) show(realpathSync2(place), "--write");
  return [...places].toSorted(([one], [other]) => one < other ? -1 : 1).map(([place, given]) => {
    const visible = covers.findLast(
      (cover) => given.has(cover) && cover !== "--hide" && cover !== "--scratch"
    );
    const empty = ["--scratch", "--hide"].find((cover) => given.has(cover));
    return { place, covers: [empty, visible].filter((cover) => cover !== void 0) };
  });
}
function sightOf(places) {
  const isEmptied = (cover) => cover === "--hide" || cover === "--scratch";
  const placesWith = (is) => places.filter((one) => one.covers.some(is)).map(({ place }) => place);
  return { hidden: placesWith(isEmptied), shown: placesWith((cover) => !isEmptied(cover)) };
}
function ancestorsOf(place) {
  const parent = path9.dirname(place);
  return parent === place ? [] : [...ancestorsOf(parent), parent];
}
function isReadable(place) {
  const { mode } = statSync3(place);
  const needed = statSync3(place).isDirectory() ? readable : 4;
  return (mode & needed) === needed;
}
async function whyNoSudo(environment, signal) {
  try {
    const run = { environment, signal, timeoutMs: testMs };
    const { status, stderr } = await runProgram("sudo", ["-n", "true"], run);
    return status === 0 ? void 0 : stderr.trim().split("\n")[0] || `sudo ended with status ${status}`;
  } catch (cause) {
    if (!(cause instanceof StartError)) throw cause;
    return "it takes root, or sudo, which cannot be run";
  }
}
async function compileConfine(compiler, onCompile, signal) {
  const source = readFileSync5(fileURLToPath3(new URL("./confine.c", import.meta.url)));
  const compilation = {
    name: "confine",
    sources: source,
    sourceKey: source.toString("utf8"),
    flags: ["-std=gnu11", "-O2", "-Wall", "-Wextra"],
    libraries: []
  };
  return (await compileOnce(compiler, compilation, onCompile, signal)).path;
}

// src/engines/open-engine.ts
import { accessSync as accessSync2, constants as constants4, statSync as statSync4 } from "node:fs";
import path11 from "node:path";

// src/engines/driven-engine.ts
import { rmSync as rmSync4 } from "node:fs";
import path10 from "node:path";

// src/engines/counters.ts
function countersOf([before, after]) {
  const [start, end] = [parse(before), parse(after)];
  const names = /* @__PURE__ */ new Set([...start.keys(), ...end.keys()]);
  return Object.fromEntries(
    [...names].map((name) => [name, requireSafe((end.get(name) ?? 0) - (start.get(name) ?? 0), name)])
  );
}
function parse(answer) {
  const lines = answer.split("\n").filter((line) => line !== "");
  const counters = /* @__PURE__ */ new Map();
  for (const line of lines) {
    const [, name, value] = /^(.+)=(-?\d+)$/.exec(line) ?? [];
    if (name === void 0 || name.length > limits.name)
      throw refuse(`${formatValue(line)} is not a name of 1 to ${limits.name} characters and a whole number`);
    if (counters.has(name)) throw refuse(`${formatValue(name)} is there twice`);
    counters.set(name, Number(value));
  }
  if (counters.size > limits.counters)
    throw refuse(`there are ${counters.size}, and at most ${limits.counters} are compared`);
  return counters;
}
function requireSafe(value, name) {
  if (!Number.isSafeInteger(value)) throw refuse(`${formatValue(name)} rose by more than 2^53`);
  return value;
}
function refuse(words) {
  return new EngineFailure("error", `counters: ${words}`, { where: "counters" });
}

// src/messages/milliseconds.ts
function milliseconds(ns) {
  return `${Number((ns / 1e6).toPrecision(3))} ms`;
}

// src/engines/sample-watch.ts
var pipeNs = 1e6;
var untimed = { ns: 5e6, chunkNs: 5e4, share: 0.1, passedShare: 4e-3 };
var mostTimers = 16;
var longestPauseMs = 30;
var SampleWatch = class {
  #driver;
  #before;
  #isAllTimed;
  #othersBefore;
  #began = process.hrtime.bigint();
  #after;
  #threadsBefore;
  /** The most timers that a look has found. */
  #timers = 0;
  #nextLook;
  /**
   * To be made right before the sample is told to start.
   *
   * @param isAllTimed whether the process executes only what it times
   */
  constructor(driver, isAllTimed) {
    this.#driver = driver;
    this.#othersBefore = driver.othersRan();
    this.#isAllTimed = isAllTimed;
    this.#before = driver.sampleUsage();
    this.#threadsBefore = driver.sampleThreadsRanNs();
    this.#awaitLook();
  }
  /** Ends the looks. To be called once nobody waits for the reply any more. */
  end() {
    clearTimeout(this.#nextLook);
  }
  /** To be called with the reply, while the process still is there. @throws EngineFailure if its times cannot be true, or it makes others' wrong */
  requireTrue({ ns, chunks }) {
    const sum = chunks?.reduce((total, one) => total + one, 0) ?? ns;
    if (sum !== ns) throw forged(`its time is ${milliseconds(ns)}, and its chunks take ${milliseconds(sum)}`);
    if (this.#isFiltered(this.#usageAfter()))
      throw forged("the engine filters system calls (seccomp), and that of the clock with them");
    this.#countTimers();
    if (this.#timers > mostTimers)
      throw new EngineFailure(
        "error",
        `it has ${this.#timers} timers, and may have ${mostTimers}: they can interrupt other engines`
      );
    const spanNs = this.#passedNs();
    if (ns > spanNs + pipeNs)
      throw forged(`its times are ${milliseconds(ns)} in all, and ${milliseconds(spanNs)} have passed`);
  }
  /**
   * How long the sample's thread has run, nanoseconds, if that is more than its times explain; undefined if they do, or if the system does not
   * say. A virtual machine that is stopped for a moment charges the thread that was running. To be called with the reply, as `requireTrue`.
   */
  unexplainedNs({ ns, chunks }) {
    const after = this.#usageAfter();
    if (!this.#isAllTimed || !this.#before?.isAsleep || after?.process !== this.#before.process)
      return void 0;
    const ranNs = after.ranNs - this.#before.ranNs;
    const spanNs = this.#passedNs();
    const allowedNs = untimed.ns + (chunks?.length ?? 0) * untimed.chunkNs + spanNs * untimed.passedShare;
    return ranNs > ns * (1 + untimed.share) + allowedNs ? ranNs : void 0;
  }
  /**
   * How long the engine's other processes have run since the sample began, nanoseconds, as far as they are still there; undefined if the
   * system does not say. To be called while the sample's process still is there.
   */
  othersRanNs() {
    const after = this.#driver.othersRan();
    const before = this.#othersBefore;
    if (before === void 0 || after === void 0) return void 0;
    const beside = [...after.beside].map(([one, ranNs]) => ranNs - (before.beside.get(one) ?? 0));
    const idle = [...after.idle].map(([one, ranNs]) => Math.max(0, ranNs - (before.idle.get(one) ?? ranNs)));
    return [...beside, ...idle].reduce((sum, ranNs) => sum + ranNs, 0);
  }
  /** How long other threads of the sample's process have run since it began, nanoseconds. To be called while it still is there. */
  threadsRanNs() {
    return Math.max(0, this.#driver.sampleThreadsRanNs() - this.#threadsBefore);
  }
  /**
   * How long the sample's thread has queued for a processor since the sample began, nanoseconds; undefined if the system does not say. To be
   * called while the sample's process still is there.
   */
  queuedNs() {
    const after = this.#usageAfter();
    if (this.#before === void 0 || after?.process !== this.#before.process) return void 0;
    return after.queuedNs - this.#before.queuedNs;
  }
  /** Read once, with the reply: the system is asked through files. */
  #usageAfter() {
    this.#after ??= this.#driver.sampleUsage();
    return this.#after;
  }
  /** An engine can remove its timers before it replies. */
  #awaitLook() {
    const look = () => {
      this.#countTimers();
      this.#awaitLook();
    };
    this.#nextLook = setTimeout(look, Math.random() * longestPauseMs).unref();
  }
  #countTimers() {
    this.#timers = Math.max(this.#timers, this.#driver.sampleTimers());
  }
  #passedNs() {
    return Number(process.hrtime.bigint() - this.#began);
  }
  /** Whether the sample's process has filters beside the driver's own; false if the system does not say. */
  #isFiltered(usage) {
    return (usage?.filters ?? 0) > this.#driver.ownFilters;
  }
};
function forged(words) {
  return new EngineFailure("error", `forged clock: ${words}`, { where: "clock" });
}

// src/engines/driven-sample.ts
var maxFiles = 4;
async function prepareSample(driver, job, isWarm = false) {
  if (job.pass === "time" && job.opens !== void 0) {
    driver.send("cold", job.opens, job.kind, isNamedLast(job) ? "" : job.statements);
    return setupTimes(await driver.expectStarted("ready", job.timeoutMs));
  }
  const files = job.pass === "count" ? [job.warm] : job.pass === "time" ? [isWarm ? void 0 : job.warm, job.transactions] : [job.state, job.invariants, job.counters];
  const command = job.pass === "hash" && job.hashesStateOnly === true ? "check" : job.pass;
  const places = [isNamedLast(job) ? void 0 : job.statements, ...files];
  const others2 = [job.before, job.after, job.errors];
  const around = others2.some((file) => file !== void 0) ? [...Array(maxFiles - places.length), ...others2] : [];
  driver.send(command, job.kind, ...[...places, ...around].map((file) => file ?? ""));
  return setupTimes(await driver.expectStarted("ready", job.timeoutMs));
}
function isNamedLast(job) {
  return job.pass === "time" && job.isNamedLast === true;
}
function setupTimes(ready) {
  return {
    populateNs: ready.populate_ns,
    copyNs: ready.copy_ns,
    flushNs: ready.flush_ns,
    openNs: ready.open_ns,
    warmNs: ready.warm_ns,
    totalNs: ready.total_ns
  };
}
async function runSample(driver, job, turns, state) {
  const { sample, outside, unexplainedNs, shown } = await awaitSample(driver, job, turns, state);
  const { latencies, transactions, chunks, repeated } = sample;
  return {
    ns: sample.ns,
    work: { statements: sample.statements, rows: sample.rows, changes: sample.changes },
    cost: {
      cpuNs: sample.cpu_ns,
      peakBytes: sample.peak_bytes,
      minorFaults: sample.minor_faults,
      majorFaults: sample.major_faults
    },
    ...latencies === void 0 ? {} : { latencies: histogramOf(latencies) },
    ...transactions === void 0 ? {} : {
      transactions: Object.fromEntries(
        Object.entries(transactions).map(([name, times]) => [name, histogramOf(times)])
      )
    },
    chunks,
    commitNs: sample.commit_ns,
    openNs: sample.open_ns,
    queuedNs: sample.queued_ns,
    repeated,
    hash: sample.hash,
    instructions: sample.instructions,
    threads: sample.threads,
    afterNs: sample.after_ns,
    touched: sample.touched,
    state: sample.state,
    deviceWrites: sample.device_writes,
    ...shown === void 0 ? {} : { shown },
    ...unexplainedNs === void 0 ? {} : { unexplainedNs },
    ...sample.waited === void 0 ? {} : { waited: { ...waitedOf(sample.waited), ...outside } },
    ...sample.counters === void 0 ? {} : { counters: countersOf(sample.counters) },
    ...sample.calls === void 0 ? {} : { calls: callsOf(sample.calls) },
    ...sample.footprint === void 0 ? {} : { footprint: footprintOf(sample.footprint) }
  };
}
async function awaitSample(driver, job, turns, state) {
  if (turns === void 0) {
    nameStatements(driver, job);
    driver.send("go");
    return { sample: await driver.expect("sample", job?.timeoutMs) };
  }
  const { table, count: count2, own } = turns;
  const watch = new SampleWatch(driver, job?.after === void 0);
  const from = now();
  nameStatements(driver, job);
  driver.send("go", ...fieldsOf(turns));
  const told = { from, to: now() };
  const sample = await driver.expect("sample", job?.timeoutMs, () => table.isAwaited(own, count2)).finally(() => watch.end());
  const repliedAt = now();
  const lastTurnNs = (sample.chunks ?? [sample.ns]).slice(-turns.chunks).reduce((sum, one) => sum + one, 0);
  watch.requireTrue(sample);
  const unexplainedNs = watch.unexplainedNs(sample);
  const outside = {
    processesNs: watch.othersRanNs(),
    threadsNs: watch.threadsRanNs(),
    queuedNs: watch.queuedNs(),
    told,
    repliedAt,
    lastTurnNs
  };
  const shown = state === void 0 ? void 0 : await askForState(driver, job, state);
  driver.send("seen");
  return { sample, outside, unexplainedNs, shown };
}
function nameStatements(driver, job) {
  if (job !== void 0 && isNamedLast(job)) driver.send("statements", job.statements);
}
async function askForState(driver, job, file) {
  driver.send("show", file);
  const shown = await driver.expect("shown", job?.timeoutMs);
  const { state, first_ns: firstNs, queued_ns: queuedNs, second_ns: secondNs } = shown;
  return { state, firstNs, queuedNs, secondNs };
}
function now() {
  return Number(process.hrtime.bigint());
}
function fieldsOf({ table, count: count2, own, statements, chunks }) {
  return [table.file, ...[count2, own, statements, chunks].map(String)];
}
function histogramOf({ max_ns, counts }) {
  return { max: max_ns, counts };
}
function waitedOf(waited) {
  return { ns: waited.ns, cpuNs: waited.cpu_ns, writtenBytes: waited.written_bytes };
}
function callsOf(calls) {
  return {
    fsync: calls.fsync,
    fdatasync: calls.fdatasync,
    syncFileRange: calls.sync_file_range,
    msync: calls.msync,
    otherSync: calls.other_sync,
    writes: calls.writes,
    writeBytes: calls.write_bytes,
    unseen: calls.unseen
  };
}
function footprintOf({
  io,
  resident_peak: residentPeak,
  ...others2
}) {
  return {
    ...others2,
    io: io && { reads: io.reads, readBytes: io.read_bytes, writes: io.writes, writeBytes: io.write_bytes },
    residentPeak
  };
}

// src/engines/contest-process.ts
var othersMs = 6e4;
var DriverContests = class {
  #driver;
  constructor(driver) {
    this.#driver = driver;
  }
  async introduce(timeoutMs) {
    this.#driver.send("contender");
    const { threadsafe, concurrent } = await this.#driver.expect("contender", timeoutMs);
    await this.#driver.expectDone(timeoutMs);
    return { threadsafe, concurrent };
  }
  async hold(contest) {
    const { workload, mode, connections, form, windowMs, patienceMs, seed, script } = contest;
    const [name, file] = script === void 0 ? [workload, []] : ["own", [script]];
    this.#driver.send(
      "contest",
      ...[name, mode, connections, form, windowMs, patienceMs, seed, ...file].map(String)
    );
    const timeoutMs = windowMs + 2 * patienceMs + othersMs;
    const { tasks, checked, fault, looks, kills } = await this.#driver.expect("contest", timeoutMs);
    await this.#driver.expectDone(timeoutMs);
    return { tasks: tasks.map(resultOf), isChecked: checked, fault, looks, kills };
  }
  close() {
    return this.#driver.close();
  }
};
function resultOf({ times, refused, ...sums }) {
  const found = times.counts.length === 0 ? void 0 : histogramOf(times);
  return { ...sums, times: found, refused };
}

// src/engines/shared-process.ts
import { randomUUID } from "node:crypto";
var SharedProcess = class {
  sharing;
  #driver;
  /** The tests that have warmed the process so far; undefined until it is open. */
  #warmed;
  constructor(driver, sharing) {
    this.#driver = driver;
    this.sharing = sharing;
  }
  async ready(job) {
    const opened = this.#warmed === void 0 ? await this.#open(job.timeoutMs) : {};
    const warm = job.pass === "time" ? job.warm : void 0;
    const own = await prepareSample(this.#driver, job, warm !== void 0 && this.#warmed?.has(warm));
    if (warm !== void 0) this.#warmed?.add(warm);
    return addTimes(own, opened);
  }
  async reopen(timeoutMs) {
    this.#driver.send("reopen");
    await this.#driver.expectStarted("ready", timeoutMs);
    await this.sync(timeoutMs);
  }
  /** Makes sure that the last reply was the driver's own: an engine cannot guess the word that the next answer must have. */
  async sync(timeoutMs) {
    const word = randomUUID();
    this.#driver.send("sync", word);
    const answer = await this.#driver.expect("sync", timeoutMs);
    if (answer !== word) throw this.#driver.rejectReplies(`a "sync" reply with another word`);
  }
  async end(timeoutMs) {
    if (this.#warmed === void 0) return;
    this.#driver.send("end");
    await this.#driver.expectDone(timeoutMs);
  }
  async #open(timeoutMs) {
    this.#driver.send(this.sharing);
    const ready = await this.#driver.expectStarted("ready", timeoutMs);
    this.#warmed = /* @__PURE__ */ new Set();
    return setupTimes(ready);
  }
};
function addTimes(times, more) {
  const sum = (step) => times[step] + (more[step] ?? 0);
  return {
    populateNs: sum("populateNs"),
    copyNs: sum("copyNs"),
    flushNs: sum("flushNs"),
    openNs: sum("openNs"),
    warmNs: sum("warmNs"),
    totalNs: sum("totalNs")
  };
}

// src/engines/driven-sessions.ts
var ForkSession = class {
  isolation = "fork";
  #driver;
  #serving;
  #shared;
  #job;
  constructor(driver, serving) {
    this.#driver = driver;
    this.#serving = serving;
  }
  async ready(job) {
    this.#job = job;
    if (job.shares !== this.#shared?.sharing) await this.endShared();
    if (job.shares !== void 0) this.#shared ??= new SharedProcess(this.#driver, job.shares);
    return await (this.#shared?.ready(job) ?? prepareSample(this.#driver, job));
  }
  async go(turns, state) {
    const measured = await runSample(this.#driver, this.#job, turns, state);
    if (this.#shared === void 0) await this.#driver.expectDone(this.#job?.timeoutMs);
    else await this.#shared.sync(this.#job?.timeoutMs);
    return measured;
  }
  async reopen() {
    await requireShared(this.#shared).reopen(this.#job?.timeoutMs);
  }
  async endShared() {
    const shared = this.#shared;
    this.#shared = void 0;
    await shared?.end(this.#job?.timeoutMs);
  }
  async readSettings(timeoutMs) {
    await this.endShared();
    return await readSettings(this.#driver, this.#serving, timeoutMs);
  }
  async explain(statements, timeoutMs) {
    return await this.#answers(["plan", statements], timeoutMs);
  }
  async rows(statements, timeoutMs, before = "") {
    return await this.#answers(["rows", statements, before], timeoutMs);
  }
  async #answers(command, timeoutMs) {
    await this.endShared();
    return await askDriver(this.#driver, command, timeoutMs);
  }
  executing() {
    return this.#driver.executing();
  }
  close() {
    return this.#driver.close();
  }
};
var ProcessSession = class {
  isolation = "process";
  #start;
  #hasFloor;
  #driver;
  #shared;
  #job;
  constructor(start, hasFloor = false) {
    this.#start = start;
    this.#hasFloor = hasFloor;
  }
  async ready(job) {
    this.#job = job;
    if (job.shares !== void 0 && job.shares === this.#shared?.sharing)
      return await this.#shared.ready(job);
    await this.endShared();
    const driver = await this.#replace();
    await driver.expect("serving");
    if (job.shares === void 0) return await prepareSample(driver, job);
    this.#shared = new SharedProcess(driver, job.shares);
    return await this.#shared.ready(job);
  }
  async go(turns, state) {
    if (this.#driver === void 0) throw new Error("go() without ready()");
    const measured = await runSample(this.#driver, this.#job, turns, state);
    if (this.#shared !== void 0) {
      await this.#shared.sync(this.#job?.timeoutMs);
      return measured;
    }
    await this.#driver.expectDone(this.#job?.timeoutMs);
    await this.#driver.finish();
    return measured;
  }
  async reopen() {
    await requireShared(this.#shared).reopen(this.#job?.timeoutMs);
  }
  async endShared() {
    const shared = this.#shared;
    this.#shared = void 0;
    await shared?.end(this.#job?.timeoutMs);
    if (shared !== void 0) await this.#driver?.finish();
  }
  async readSettings(timeoutMs) {
    const driver = await this.#replace();
    const settings = await readSettings(driver, await driver.expect("serving"), timeoutMs);
    const floor = this.#hasFloor ? { floorNs: await this.#readFloor() } : {};
    await this.close();
    return { ...settings, ...floor };
  }
  async explain(statements, timeoutMs) {
    return await this.#answers(["plan", statements], timeoutMs);
  }
  async rows(statements, timeoutMs, before = "") {
    return await this.#answers(["rows", statements, before], timeoutMs);
  }
  async #answers(command, timeoutMs) {
    const driver = await this.#replace();
    await driver.expect("serving");
    const answers = await askDriver(driver, command, timeoutMs);
    await this.close();
    return answers;
  }
  async executing() {
    return await this.#driver?.executing();
  }
  async close() {
    await this.#driver?.close();
    this.#driver = void 0;
    this.#shared = void 0;
  }
  async #readFloor() {
    const driver = await this.#replace();
    await driver.expect("serving");
    driver.send("floor");
    const { ns } = await driver.expect("floor");
    await driver.expectDone();
    return ns;
  }
  async #replace() {
    await this.close();
    this.#driver = this.#start();
    return this.#driver;
  }
};
function requireShared(shared) {
  if (shared === void 0) throw new Error("no process is shared: a step comes first");
  return shared;
}
async function askDriver(driver, command, timeoutMs) {
  driver.send(...command);
  const plans = await driver.expectStarted("plans", timeoutMs);
  await driver.expectDone(timeoutMs);
  return plans;
}
async function readSettings(driver, { uncounted }, timeoutMs) {
  driver.send("settings");
  const { compile_options, version, ...settings } = await driver.expectStarted("settings", timeoutMs);
  await driver.expectDone(timeoutMs);
  const ownVersion = readVersion(version ?? "");
  return { settings, compileOptions: compile_options, ownVersion, uncounted };
}

// src/engines/race-process.ts
var graceMs = 3e3;
var hungStatus = 86;
var DriverRace = class {
  #driver;
  constructor(driver) {
    this.#driver = driver;
  }
  async run(batch) {
    const bytes = Buffer.from(fieldsOf2(batch).join("\0"));
    this.#driver.sendBytes(bytes, "batch", String(bytes.length), String(batch.limitMs));
    const longest = batch.trials.reduce((sum, { limitMs, budgetMs }) => sum + limitMs + budgetMs, 0);
    try {
      return resultOf2(await this.#driver.expect("race", graceMs + batch.limitMs + longest));
    } catch (cause) {
      if (cause instanceof EngineFailure && cause.exit === hungStatus)
        throw new EngineFailure("timeout", `a statement goes on when it is interrupted: ${cause.message}`);
      throw cause;
    }
  }
  close() {
    return this.#driver.close();
  }
  kill() {
    this.#driver.kill();
  }
};
function fieldsOf2({ setup, trials, queries = [] }) {
  const fields = ["N", ...setup.map((sql) => `s${sql}`)];
  for (const { before, timed, check, after, executions, limitMs, budgetMs } of trials) {
    fields.push(`b${executions} ${limitMs} ${Math.round(budgetMs * 1e3)}`);
    for (const sql of before) fields.push(`u${sql}`);
    for (const sql of timed) fields.push(`t${sql}`);
    for (const sql of check) fields.push(`h${sql}`);
    for (const sql of after) fields.push(`a${sql}`);
    fields.push("e");
  }
  return [...fields, ...queries.map((sql) => `q${sql}`), "C", ""];
}
function resultOf2({
  trials,
  lines,
  refused,
  open_bytes: open2,
  closed_bytes: closed
}) {
  const heap = closed < 0 ? void 0 : { open: open2, closed };
  return { trials: trials.map(trialResult), lines, refused, heap };
}
function trialResult(reply) {
  const [ending, firstNs, medianNs, leastNs, executions, rows, changes, instructions, hash2, message] = reply;
  if (ending === 1) return { ending: "error", message: message ?? "" };
  if (ending === 2) return { ending: "interrupted" };
  const others2 = executions > 1 ? { medianNs, leastNs } : {};
  const counted = instructions === 0 ? {} : { instructions };
  return { ending: "done", firstNs, ...others2, ...counted, executions, rows, changes, hash: hash2 };
}

// src/engines/driven-engine.ts
var DrivenEngine = class _DrivenEngine {
  version;
  sourceId;
  missing;
  file;
  loadedFiles;
  serverSettings;
  #options;
  #reply;
  constructor(options, reply) {
    const { version, source_id, path: path13, files, missing } = reply;
    this.#options = options;
    this.#reply = reply;
    this.version = version || unknownVersion;
    if (source_id !== "") this.sourceId = source_id;
    if (missing.length > 0) this.missing = missing.map(([name, loss]) => ({ name, loss }));
    this.file = path13;
    this.loadedFiles = files;
    if (options.serverSettings !== void 0) this.serverSettings = options.serverSettings;
  }
  async build(variant, storage, signal, timeoutMs) {
    if (this.#options.process === "server" && this.#options.reprepare === true) return;
    const template = variant.template(storage);
    await this.#begin(variant, template, signal, timeoutMs);
    const parameters = ["--template", template, "--prepare", variant.preparation, ...scratch(variant)];
    const builder = this.#start(["build", ...parameters, ...this.#settings(variant, storage)], signal, [
      template
    ]);
    try {
      await builder.expectStarted("built", timeoutMs);
    } finally {
      await builder.close();
    }
  }
  async open(variant, storage, pass, signal, timeoutMs) {
    const written = hasFolder(variant, storage) ? [path10.dirname(variant.work(storage))] : [];
    for (const one of written) makeEngineFolder(one);
    const { connections = 1, processor, turns, asInUse = false } = variant;
    const isTimed = pass === "time";
    if (isTimed && turns !== void 0) written.push(turns);
    const counting2 = storage !== "memory" && connections === 1 ? this.#counting(pass) : [];
    const noting = pass === "hash" && connections === 1 ? this.#noting() : [];
    const asking = pass === "hash" ? (this.#options.versionQueries ?? []).flatMap((sql) => ["--version-query", sql]) : [];
    const staying = isTimed && processor !== void 0 ? ["--processor", String(processor)] : [];
    const pinning = isTimed && !asInUse ? [...this.#pinning(connections), ...staying] : [];
    const idling = isTimed && !asInUse && this.#options.awaitsIdle === true ? ["--await-idle"] : [];
    const rehearsal = pass === "count" && variant.rehearsal !== void 0 ? ["--rehearse", variant.rehearsal] : [];
    const execution = [
      ...counting2,
      ...noting,
      ...asking,
      ...rehearsal,
      ...pinning,
      ...idling,
      ...this.#settings(variant, storage),
      ...this.#execution(variant)
    ];
    const builds = pass === "count" && storage !== "memory";
    if (builds) {
      await this.#begin(variant, variant.template(storage), signal);
      written.push(variant.template(storage));
    }
    const building = builds ? ["--prepare", variant.preparation] : [];
    const parameters = ["serve", ...this.#state(variant, storage), ...building, ...execution];
    const openUnforked = () => new ProcessSession(
      () => this.#start([...parameters, "--no-fork"], signal, written),
      this.#options.process === "shell"
    );
    if (this.#options.process !== void 0) return openUnforked();
    const forked = this.#start(parameters, signal, written);
    try {
      const serving = await forked.expect("serving", timeoutMs);
      if (pass === "count" && serving.threads > 1) throw new EngineFailure("error", startsThreads);
      if (pass === "count") return new ForkSession(forked, serving);
      const canFork = serving.threads === 1 && (storage !== "memory" || serving.can_populate);
      if (canFork && this.#options.isolation === "fork") return new ForkSession(forked, serving);
    } catch (cause) {
      await forked.close();
      throw cause;
    }
    await forked.close();
    return openUnforked();
  }
  whyUnmeasured(footprint) {
    const { allocations: counter, process: program } = this.#options;
    const system = process.platform === "linux" ? void 0 : "platform";
    const reasons = {
      io: program === "server" ? program : system ?? "refused",
      residentPeak: program === "server" ? program : system ?? "refused",
      allocations: program ?? system ?? (counter === void 0 ? "C library" : "static")
    };
    return Object.fromEntries(lackingParts(footprint).map((part) => [part, reasons[part]]));
  }
  on(processor, profiles) {
    const { driver, engine, process: process2 } = this.#options;
    if (process2 !== void 0) return `${process2}s, which are processes of their own, are not counted`;
    const [name, ...files] = engine;
    return new _DrivenEngine(
      {
        ...this.#options,
        driver: runOn(processor, driver, profiles),
        engine: name === void 0 ? [] : [name, ...files.map(padPath)],
        latencies: false
      },
      this.#reply
    );
  }
  async host(work, connections, signal) {
    const { process: process2, reprepare } = this.#options;
    if (process2 !== "server") return "is no server";
    if (reprepare === true) return "is not started by the tool";
    makeEngineFolder(work, "emptied");
    const driver = this.#start(["host", "--work", work, ...this.#pinning(connections)], signal);
    try {
      const place = await driver.expect("host");
      return { ...place, close: () => driver.close() };
    } catch (cause) {
      await driver.close();
      throw cause;
    }
  }
  race(storage, work, signal) {
    if (this.#options.process !== void 0)
      return `is a ${this.#options.process}: hunt needs a library or a benchmark binary`;
    if (this.#lacks("sqlite3_interrupt")) return "lacks sqlite3_interrupt, which ends a slow statement";
    const place = storage === "memory" ? ["--storage", "memory"] : ["--storage", "file", "--work", work];
    if (storage !== "memory") makeEngineFolder(path10.dirname(work));
    const written = storage === "memory" ? [] : [path10.dirname(work)];
    return new DriverRace(this.#start(["race", ...place, ...this.#settings({}, storage)], signal, written));
  }
  contend(variant, storage, signal) {
    if (this.#options.process !== void 0)
      return `is a ${this.#options.process}, and only libraries and benchmark binaries have several connections`;
    const lacking = functionsOfPrepared.find((name) => this.#lacks(name));
    if (lacking !== void 0)
      return `lacks ${lacking}, and several connections prepare their statements once`;
    const work = variant.work(storage);
    makeEngineFolder(path10.dirname(work));
    const place = ["--storage", "file", "--template", variant.template(storage), "--work", work];
    const conditions = (variant.conditions ?? []).flatMap((sql) => ["--condition", sql]);
    const parameters = ["contend", ...place, ...this.#settings(variant, storage), ...conditions];
    return new DriverContests(this.#start(parameters, signal, [path10.dirname(work)]));
  }
  /** Makes the folder of a prepared database, with what the database starts from. */
  async #begin({ start }, template, signal, timeoutMs) {
    makeEngineFolder(template, "emptied");
    if (start?.source !== void 0) copyStart(start.source, template);
    if (start?.command === void 0) return;
    const { driver, engine } = this.#options;
    const file = this.file ?? engine.at(-1) ?? driver.command;
    await runPrepareCommand(start.command, { template, engine: file, driver, timeoutMs }, signal);
  }
  #lacks(name) {
    return this.missing?.some((one) => one.name === name) ?? false;
  }
  /** The options by which untimed samples say how much they cost beside time. A shell and a server have allocators of their own. */
  #noting() {
    const { allocations, process: process2 } = this.#options;
    const counts = allocations !== void 0 && process2 === void 0;
    return ["--footprint", ...counts ? ["--allocations", allocations] : []];
  }
  /** The options by which calls are counted, or timed samples look as if theirs were: no engine can tell by that when it is watched. */
  #counting(pass) {
    if (pass === "hash") return ["--count-calls"];
    return pass === "time" && this.#options.process === void 0 ? ["--watch-calls"] : [];
  }
  /** The throughput of several connections needs all processors. */
  #pinning(connections) {
    return this.#options.pins === true && connections === 1 ? ["--pin"] : [];
  }
  #state(variant, storage) {
    const folder = hasFolder(variant, storage) ? ["--work", variant.work(storage), ...scratch(variant)] : [];
    if (storage === "memory") return ["--storage", "memory", "--prepare", variant.preparation, ...folder];
    const file = ["--storage", "file", ...folder];
    if (this.#options.reprepare) return [...file, "--reprepare", "--prepare", variant.preparation];
    return [...file, "--template", variant.template(storage)];
  }
  #execution({ form, dropsCache, connections = 1 }) {
    return [
      ...connections === 1 ? [] : ["--connections", String(connections)],
      ...dropsCache === true ? ["--drop-cache"] : [],
      ...form === "prepared" ? ["--prepared"] : [],
      ...this.#options.latencies === true ? ["--latencies"] : []
    ];
  }
  #settings({ attempts: attempts2 = [] }, storage) {
    return [
      ...this.#options.settings[storage].flatMap((sql) => ["--setting", sql]),
      ...attempts2.flatMap((sql) => ["--attempt", sql])
    ];
  }
  #start(parameters, signal, written = []) {
    signal.throwIfAborted();
    const { driver, engine, memoryBytes } = this.#options;
    const limit = memoryBytes === void 0 ? [] : ["--memory", String(memoryBytes)];
    return new DriverProcess(driver, [...parameters, ...limit, ...engine], signal, written);
  }
};
function hasFolder({ usesDir = false }, storage) {
  return storage !== "memory" || usesDir;
}
function scratch({ usesDir = false }) {
  return usesDir ? ["--scratch"] : [];
}
function makeEngineFolder(folder, state) {
  try {
    if (state === "emptied") rmSync4(folder, { recursive: true, force: true });
    makeFolder(folder);
  } catch (cause) {
    throw new EngineFailure("error", `its folder cannot be created (${cause.message})`);
  }
}

// src/engines/benchmark-binary.ts
async function openBinary(options, signal) {
  const { part, program, started } = options;
  const driver = { ...started, command: program };
  const engine = await ask(
    part,
    program,
    new DriverProcess({ ...driver, timeoutMs: NotThisEngineKind.timeoutMs }, ["probe"], signal),
    signal
  );
  return new DrivenEngine({ ...options, driver, engine: [] }, { ...engine, path: program });
}
async function ask(part, program, probe, signal) {
  probe.endInput();
  try {
    return await probe.expect("engine");
  } catch (cause) {
    signal.throwIfAborted();
    if (!(cause instanceof EngineFailure)) throw cause;
    if (cause.reason === "crash" && cause.exit === void 0)
      throw new MeasurementError(`${part} "${program}" crashed as it started: ${cause.message}`, { cause });
    throw new NotThisEngineKind(cause);
  } finally {
    probe.kill();
    await probe.close();
  }
}

// src/engines/library.ts
async function openLibrary(options, signal) {
  const { part, library, driver } = options;
  if (library.includes("/")) checkLibraryFile(part, library, process.platform, process.arch);
  const probe = new DriverProcess(driver, ["probe", "--engine", library], signal);
  let engine;
  try {
    engine = await probe.expect("engine");
  } catch (cause) {
    signal.throwIfAborted();
    if (!(cause instanceof EngineFailure)) throw cause;
    if (cause.reason === "crash")
      throw new MeasurementError(`${part} "${library}" crashed while it was loaded: ${cause.message}`, {
        cause
      });
    const words = describeRefusal(cause.message);
    const hint = hiddenLibraries(words, driver.confined, environmentOf(driver));
    throw new InputError(`${part} "${library}" ${words}${hint}`, { cause });
  } finally {
    await probe.close();
  }
  return new DrivenEngine({ ...options, engine: ["--engine", library] }, engine);
}
var noexecHint = "is its disk mounted noexec? then give a copy on another disk";
function describeRefusal(message) {
  if (!message.startsWith("symbols: ")) {
    const isForbidden = message.includes("failed to map segment from shared object");
    const hint = isForbidden ? `; ${noexecHint}` : "";
    return `cannot be loaded: ${message.replace(/^load: /, "")}${hint}`;
  }
  const text = message.slice("symbols: ".length);
  const names = text.split(", ");
  return names.length > 1 && names.includes("sqlite3_open_v2") ? `exports no sqlite3_open_v2, and ${names.length - 1} other functions are missing: give a shared library with SQLite's C API` : `lacks functions of SQLite's C API that the driver calls: ${text}`;
}

// src/engines/shell.ts
async function openShell(options, signal) {
  const { part, program, driver, noShell, latencies = false } = options;
  const engine = ["--shell", program];
  const probe = new DriverProcess(
    { ...driver, timeoutMs: NotThisEngineKind.timeoutMs },
    ["probe", ...engine],
    signal
  );
  try {
    const answer = await probe.expect("engine");
    const impossible = noShell ?? (latencies && "latencies");
    if (impossible)
      throw new InputError(
        `${part} "${program}" is a shell, which is opened as it starts, is fed statements as text, ends at its first error and does not say how long each took: omit ${impossible}, or give the engine as a library or as a benchmark binary`
      );
    return new DrivenEngine({ ...options, engine, process: "shell" }, { ...answer, path: program });
  } catch (cause) {
    signal.throwIfAborted();
    if (!(cause instanceof EngineFailure)) throw cause;
    if (cause.reason === "crash")
      throw new MeasurementError(`${part} "${program}" crashed as it started: ${cause.message}`, { cause });
    throw new NotThisEngineKind(cause);
  } finally {
    probe.kill();
    await probe.close();
  }
}

// src/engines/open-engine.ts
async function openEngine(file, options, signal) {
  const place = path11.resolve(file);
  if (!isProgramFile(place))
    return { kind: "library", engine: await openLibrary({ ...options, library: place }, signal) };
  requireRunnable(place, options.part);
  const { command: _, ...started } = options.driver;
  const program = { ...options, program: place };
  try {
    return {
      kind: "benchmark binary",
      engine: await openBinary({ ...program, started }, signal)
    };
  } catch (asBinary) {
    if (!(asBinary instanceof NotThisEngineKind)) throw asBinary;
    try {
      return { kind: "shell", engine: await openShell(program, signal) };
    } catch (asShell) {
      if (!(asShell instanceof NotThisEngineKind)) throw asShell;
      const given = `${asBinary.message}; ${asShell.message}`;
      throw new InputError(
        `${options.part} "${place}" is a program, but neither a benchmark binary (driver.c of this version, compiled with -DENGINE_STATIC and linked with the engine) nor a shell with sqlite3's command line. Asked as either, it gave: ${given}${hiddenLibraries(given, options.driver.confined, environmentOf(options.driver))}`,
        { cause: asShell }
      );
    }
  }
}
function requireRunnable(program, part) {
  try {
    accessSync2(program, constants4.X_OK);
  } catch (cause) {
    const isExecutable = (statSync4(program).mode & constants4.S_IXUSR) !== 0;
    const fix = isExecutable ? noexecHint : "make it executable with chmod +x, or give a shared library";
    throw new InputError(`${part} "${program}" is a program that cannot be run: ${fix}`, { cause });
  }
}

// src/engines/stock-sqlite.ts
import { existsSync as existsSync7, readFileSync as readFileSync6 } from "node:fs";
import path12 from "node:path";
import { fileURLToPath as fileURLToPath4 } from "node:url";
import { brotliDecompressSync } from "node:zlib";
var stockFlags = [
  "-O2",
  "-DSQLITE_THREADSAFE=1",
  "-DSQLITE_ENABLE_FTS5",
  "-DSQLITE_ENABLE_RTREE",
  "-shared",
  "-fPIC"
];
var stockLibraries = ["-lpthread", "-lm", "-ldl"];
async function findBaseline(compiler, onCompile, signal) {
  const source = readAmalgamation();
  const version = amalgamationVersion(source);
  const compiled = await compileOnce(
    compiler,
    {
      name: `libsqlite3-${version}`,
      sources: source,
      sourceKey: version,
      flags: stockFlags,
      libraries: stockLibraries
    },
    () => onCompile(version),
    signal
  );
  return {
    library: compiled.path,
    origin: `compiled from the ${version} amalgamation by ${compiled.compiler} with ${stockFlags.join(" ")}`
  };
}
function readAmalgamation() {
  const packed2 = fileURLToPath4(new URL("./sqlite3.c.br", import.meta.url));
  if (existsSync7(packed2)) return brotliDecompressSync(readFileSync6(packed2));
  const manifest = fileURLToPath4(import.meta.resolve("better-sqlite3/package.json"));
  return readFileSync6(path12.join(path12.dirname(manifest), "deps", "sqlite3", "sqlite3.c"));
}
function amalgamationVersion(source) {
  const text = Buffer.from(source.buffer, source.byteOffset, source.byteLength).toString("latin1");
  const version = /#define SQLITE_VERSION\s+"([^"]+)"/.exec(text)?.[1];
  const sourceId = /#define SQLITE_SOURCE_ID\s+"\S+ \S+ ([0-9a-f]{10})/.exec(text)?.[1];
  return `${version ?? "unknown"}-${sourceId ?? "unknown"}`;
}

export {
  unknownVersion,
  functionsOfPrepared,
  isServer,
  EngineFailure,
  startsThreads,
  milliseconds,
  untimed,
  makeDatabasesFolder,
  removeDatabasesFolder,
  requireNobodyMeasures,
  defaultTimeoutMs,
  DriverProcess,
  filesToCopy,
  knownVersionQueries,
  readVersionFile,
  compileOnce,
  UnusableCacheError,
  findProcessor,
  callgrind,
  DrivenEngine,
  makeEngineFolder,
  driverFlags,
  driverLibraries,
  compileDriver,
  readDriverSource,
  freeBytes,
  readEnvironment,
  quietProgress,
  showProgress,
  duration,
  isScript,
  Confinement,
  openEngine,
  stockFlags,
  stockLibraries,
  findBaseline
};
