import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  InputError,
  RandomStream,
  __commonJS,
  __require,
  __toESM,
  _enum,
  allOf,
  array,
  boolean,
  changedWork,
  checked,
  commentModes,
  commitHashPattern,
  confinements,
  contestFigures,
  controlSchema,
  counterFigure,
  defaultCriteria,
  failureSchema,
  findWorkload,
  findingPath,
  footprintFigures,
  formatAtMost,
  formatEnvironment,
  formatMinChange,
  formatPath,
  formatRounds,
  formatValue,
  gates,
  identicalBases,
  inReportOrder,
  int,
  invisible,
  isExactCost,
  isNameOf,
  isNeeded,
  isPartFigure,
  isPartLimit,
  isTimeFigure,
  isUnmeasured,
  iso_exports,
  keyVariants,
  kinds,
  lifeFigures,
  limitReferences,
  limitUnits,
  limitedFigures,
  limits,
  literal,
  mainRoles,
  maxNamesListed,
  minScreenedPairs,
  missingBaseSchema,
  mostShards,
  mostThreads,
  namedParts,
  number,
  optional,
  parseBound,
  parseRowPath,
  proveOtherMachine,
  record,
  recordingSchema,
  references,
  releasesIn,
  roles,
  rolesOf,
  rolesOfTest,
  roundsOfParts,
  roundsOfRun,
  runFormats,
  sampleSchema,
  sectionPath,
  shapeNames,
  shardName,
  shellWord,
  statementForms,
  statusKinds,
  stepOf,
  storages,
  strictObject,
  string,
  suggestName,
  suiteNames,
  suiteOf,
  suites,
  suitesIn,
  testPath,
  testSchema,
  testVerdicts,
  testsOf,
  textOf,
  truncate,
  truncateList,
  union,
  units,
  unknown,
  unknownName,
  variableName,
  variants,
  workloadNames,
  workloadNamesOf
} from "./shared-jstat-dist-jstat.js";

// node_modules/yaml/dist/nodes/identity.js
var require_identity = __commonJS({
  "node_modules/yaml/dist/nodes/identity.js"(exports) {
    "use strict";
    var ALIAS = /* @__PURE__ */ Symbol.for("yaml.alias");
    var DOC = /* @__PURE__ */ Symbol.for("yaml.document");
    var MAP = /* @__PURE__ */ Symbol.for("yaml.map");
    var PAIR = /* @__PURE__ */ Symbol.for("yaml.pair");
    var SCALAR = /* @__PURE__ */ Symbol.for("yaml.scalar");
    var SEQ = /* @__PURE__ */ Symbol.for("yaml.seq");
    var NODE_TYPE = /* @__PURE__ */ Symbol.for("yaml.node.type");
    var isAlias2 = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === ALIAS;
    var isDocument = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === DOC;
    var isMap2 = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === MAP;
    var isPair = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === PAIR;
    var isScalar = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SCALAR;
    var isSeq2 = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SEQ;
    function isCollection(node) {
      if (node && typeof node === "object")
        switch (node[NODE_TYPE]) {
          case MAP:
          case SEQ:
            return true;
        }
      return false;
    }
    function isNode(node) {
      if (node && typeof node === "object")
        switch (node[NODE_TYPE]) {
          case ALIAS:
          case MAP:
          case SCALAR:
          case SEQ:
            return true;
        }
      return false;
    }
    var hasAnchor = (node) => (isScalar(node) || isCollection(node)) && !!node.anchor;
    exports.ALIAS = ALIAS;
    exports.DOC = DOC;
    exports.MAP = MAP;
    exports.NODE_TYPE = NODE_TYPE;
    exports.PAIR = PAIR;
    exports.SCALAR = SCALAR;
    exports.SEQ = SEQ;
    exports.hasAnchor = hasAnchor;
    exports.isAlias = isAlias2;
    exports.isCollection = isCollection;
    exports.isDocument = isDocument;
    exports.isMap = isMap2;
    exports.isNode = isNode;
    exports.isPair = isPair;
    exports.isScalar = isScalar;
    exports.isSeq = isSeq2;
  }
});

// node_modules/yaml/dist/visit.js
var require_visit = __commonJS({
  "node_modules/yaml/dist/visit.js"(exports) {
    "use strict";
    var identity = require_identity();
    var BREAK = /* @__PURE__ */ Symbol("break visit");
    var SKIP = /* @__PURE__ */ Symbol("skip children");
    var REMOVE = /* @__PURE__ */ Symbol("remove node");
    function visit2(node, visitor) {
      const visitor_ = initVisitor(visitor);
      if (identity.isDocument(node)) {
        const cd = visit_(null, node.contents, visitor_, Object.freeze([node]));
        if (cd === REMOVE)
          node.contents = null;
      } else
        visit_(null, node, visitor_, Object.freeze([]));
    }
    visit2.BREAK = BREAK;
    visit2.SKIP = SKIP;
    visit2.REMOVE = REMOVE;
    function visit_(key, node, visitor, path8) {
      const ctrl = callVisitor(key, node, visitor, path8);
      if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
        replaceNode(key, path8, ctrl);
        return visit_(key, ctrl, visitor, path8);
      }
      if (typeof ctrl !== "symbol") {
        if (identity.isCollection(node)) {
          path8 = Object.freeze(path8.concat(node));
          for (let i = 0; i < node.items.length; ++i) {
            const ci = visit_(i, node.items[i], visitor, path8);
            if (typeof ci === "number")
              i = ci - 1;
            else if (ci === BREAK)
              return BREAK;
            else if (ci === REMOVE) {
              node.items.splice(i, 1);
              i -= 1;
            }
          }
        } else if (identity.isPair(node)) {
          path8 = Object.freeze(path8.concat(node));
          const ck = visit_("key", node.key, visitor, path8);
          if (ck === BREAK)
            return BREAK;
          else if (ck === REMOVE)
            node.key = null;
          const cv = visit_("value", node.value, visitor, path8);
          if (cv === BREAK)
            return BREAK;
          else if (cv === REMOVE)
            node.value = null;
        }
      }
      return ctrl;
    }
    async function visitAsync(node, visitor) {
      const visitor_ = initVisitor(visitor);
      if (identity.isDocument(node)) {
        const cd = await visitAsync_(null, node.contents, visitor_, Object.freeze([node]));
        if (cd === REMOVE)
          node.contents = null;
      } else
        await visitAsync_(null, node, visitor_, Object.freeze([]));
    }
    visitAsync.BREAK = BREAK;
    visitAsync.SKIP = SKIP;
    visitAsync.REMOVE = REMOVE;
    async function visitAsync_(key, node, visitor, path8) {
      const ctrl = await callVisitor(key, node, visitor, path8);
      if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
        replaceNode(key, path8, ctrl);
        return visitAsync_(key, ctrl, visitor, path8);
      }
      if (typeof ctrl !== "symbol") {
        if (identity.isCollection(node)) {
          path8 = Object.freeze(path8.concat(node));
          for (let i = 0; i < node.items.length; ++i) {
            const ci = await visitAsync_(i, node.items[i], visitor, path8);
            if (typeof ci === "number")
              i = ci - 1;
            else if (ci === BREAK)
              return BREAK;
            else if (ci === REMOVE) {
              node.items.splice(i, 1);
              i -= 1;
            }
          }
        } else if (identity.isPair(node)) {
          path8 = Object.freeze(path8.concat(node));
          const ck = await visitAsync_("key", node.key, visitor, path8);
          if (ck === BREAK)
            return BREAK;
          else if (ck === REMOVE)
            node.key = null;
          const cv = await visitAsync_("value", node.value, visitor, path8);
          if (cv === BREAK)
            return BREAK;
          else if (cv === REMOVE)
            node.value = null;
        }
      }
      return ctrl;
    }
    function initVisitor(visitor) {
      if (typeof visitor === "object" && (visitor.Collection || visitor.Node || visitor.Value)) {
        return Object.assign({
          Alias: visitor.Node,
          Map: visitor.Node,
          Scalar: visitor.Node,
          Seq: visitor.Node
        }, visitor.Value && {
          Map: visitor.Value,
          Scalar: visitor.Value,
          Seq: visitor.Value
        }, visitor.Collection && {
          Map: visitor.Collection,
          Seq: visitor.Collection
        }, visitor);
      }
      return visitor;
    }
    function callVisitor(key, node, visitor, path8) {
      if (typeof visitor === "function")
        return visitor(key, node, path8);
      if (identity.isMap(node))
        return visitor.Map?.(key, node, path8);
      if (identity.isSeq(node))
        return visitor.Seq?.(key, node, path8);
      if (identity.isPair(node))
        return visitor.Pair?.(key, node, path8);
      if (identity.isScalar(node))
        return visitor.Scalar?.(key, node, path8);
      if (identity.isAlias(node))
        return visitor.Alias?.(key, node, path8);
      return void 0;
    }
    function replaceNode(key, path8, node) {
      const parent = path8[path8.length - 1];
      if (identity.isCollection(parent)) {
        parent.items[key] = node;
      } else if (identity.isPair(parent)) {
        if (key === "key")
          parent.key = node;
        else
          parent.value = node;
      } else if (identity.isDocument(parent)) {
        parent.contents = node;
      } else {
        const pt = identity.isAlias(parent) ? "alias" : "scalar";
        throw new Error(`Cannot replace node with ${pt} parent`);
      }
    }
    exports.visit = visit2;
    exports.visitAsync = visitAsync;
  }
});

// node_modules/yaml/dist/doc/directives.js
var require_directives = __commonJS({
  "node_modules/yaml/dist/doc/directives.js"(exports) {
    "use strict";
    var identity = require_identity();
    var visit2 = require_visit();
    var escapeChars = {
      "!": "%21",
      ",": "%2C",
      "[": "%5B",
      "]": "%5D",
      "{": "%7B",
      "}": "%7D"
    };
    var escapeTagName = (tn) => tn.replace(/[!,[\]{}]/g, (ch) => escapeChars[ch]);
    var Directives = class _Directives {
      constructor(yaml, tags) {
        this.docStart = null;
        this.docEnd = false;
        this.yaml = Object.assign({}, _Directives.defaultYaml, yaml);
        this.tags = Object.assign({}, _Directives.defaultTags, tags);
      }
      clone() {
        const copy = new _Directives(this.yaml, this.tags);
        copy.docStart = this.docStart;
        return copy;
      }
      /**
       * During parsing, get a Directives instance for the current document and
       * update the stream state according to the current version's spec.
       */
      atDocument() {
        const res = new _Directives(this.yaml, this.tags);
        switch (this.yaml.version) {
          case "1.1":
            this.atNextDocument = true;
            break;
          case "1.2":
            this.atNextDocument = false;
            this.yaml = {
              explicit: _Directives.defaultYaml.explicit,
              version: "1.2"
            };
            this.tags = Object.assign({}, _Directives.defaultTags);
            break;
        }
        return res;
      }
      /**
       * @param onError - May be called even if the action was successful
       * @returns `true` on success
       */
      add(line, onError) {
        if (this.atNextDocument) {
          this.yaml = { explicit: _Directives.defaultYaml.explicit, version: "1.1" };
          this.tags = Object.assign({}, _Directives.defaultTags);
          this.atNextDocument = false;
        }
        const parts = line.trim().split(/[ \t]+/);
        const name2 = parts.shift();
        switch (name2) {
          case "%TAG": {
            if (parts.length !== 2) {
              onError(0, "%TAG directive should contain exactly two parts");
              if (parts.length < 2)
                return false;
            }
            const [handle, prefix] = parts;
            this.tags[handle] = prefix;
            return true;
          }
          case "%YAML": {
            this.yaml.explicit = true;
            if (parts.length !== 1) {
              onError(0, "%YAML directive should contain exactly one part");
              return false;
            }
            const [version] = parts;
            if (version === "1.1" || version === "1.2") {
              this.yaml.version = version;
              return true;
            } else {
              const isValid = /^\d+\.\d+$/.test(version);
              onError(6, `Unsupported YAML version ${version}`, isValid);
              return false;
            }
          }
          default:
            onError(0, `Unknown directive ${name2}`, true);
            return false;
        }
      }
      /**
       * Resolves a tag, matching handles to those defined in %TAG directives.
       *
       * @returns Resolved tag, which may also be the non-specific tag `'!'` or a
       *   `'!local'` tag, or `null` if unresolvable.
       */
      tagName(source, onError) {
        if (source === "!")
          return "!";
        if (source[0] !== "!") {
          onError(`Not a valid tag: ${source}`);
          return null;
        }
        if (source[1] === "<") {
          const verbatim = source.slice(2, -1);
          if (verbatim === "!" || verbatim === "!!") {
            onError(`Verbatim tags aren't resolved, so ${source} is invalid.`);
            return null;
          }
          if (source[source.length - 1] !== ">")
            onError("Verbatim tags must end with a >");
          return verbatim;
        }
        const [, handle, suffix] = source.match(/^(.*!)([^!]*)$/s);
        if (!suffix)
          onError(`The ${source} tag has no suffix`);
        const prefix = this.tags[handle];
        if (prefix) {
          try {
            return prefix + decodeURIComponent(suffix);
          } catch (error) {
            onError(String(error));
            return null;
          }
        }
        if (handle === "!")
          return source;
        onError(`Could not resolve tag: ${source}`);
        return null;
      }
      /**
       * Given a fully resolved tag, returns its printable string form,
       * taking into account current tag prefixes and defaults.
       */
      tagString(tag) {
        for (const [handle, prefix] of Object.entries(this.tags)) {
          if (tag.startsWith(prefix))
            return handle + escapeTagName(tag.substring(prefix.length));
        }
        return tag[0] === "!" ? tag : `!<${tag}>`;
      }
      toString(doc) {
        const lines = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [];
        const tagEntries = Object.entries(this.tags);
        let tagNames;
        if (doc && tagEntries.length > 0 && identity.isNode(doc.contents)) {
          const tags = {};
          visit2.visit(doc.contents, (_key, node) => {
            if (identity.isNode(node) && node.tag)
              tags[node.tag] = true;
          });
          tagNames = Object.keys(tags);
        } else
          tagNames = [];
        for (const [handle, prefix] of tagEntries) {
          if (handle === "!!" && prefix === "tag:yaml.org,2002:")
            continue;
          if (!doc || tagNames.some((tn) => tn.startsWith(prefix)))
            lines.push(`%TAG ${handle} ${prefix}`);
        }
        return lines.join("\n");
      }
    };
    Directives.defaultYaml = { explicit: false, version: "1.2" };
    Directives.defaultTags = { "!!": "tag:yaml.org,2002:" };
    exports.Directives = Directives;
  }
});

// node_modules/yaml/dist/doc/anchors.js
var require_anchors = __commonJS({
  "node_modules/yaml/dist/doc/anchors.js"(exports) {
    "use strict";
    var identity = require_identity();
    var visit2 = require_visit();
    function anchorIsValid(anchor) {
      if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
        const sa = JSON.stringify(anchor);
        const msg = `Anchor must not contain whitespace or control characters: ${sa}`;
        throw new Error(msg);
      }
      return true;
    }
    function anchorNames(root) {
      const anchors = /* @__PURE__ */ new Set();
      visit2.visit(root, {
        Value(_key, node) {
          if (node.anchor)
            anchors.add(node.anchor);
        }
      });
      return anchors;
    }
    function findNewAnchor(prefix, exclude) {
      for (let i = 1; true; ++i) {
        const name2 = `${prefix}${i}`;
        if (!exclude.has(name2))
          return name2;
      }
    }
    function createNodeAnchors(doc, prefix) {
      const aliasObjects = [];
      const sourceObjects = /* @__PURE__ */ new Map();
      let prevAnchors = null;
      return {
        onAnchor: (source) => {
          aliasObjects.push(source);
          prevAnchors ?? (prevAnchors = anchorNames(doc));
          const anchor = findNewAnchor(prefix, prevAnchors);
          prevAnchors.add(anchor);
          return anchor;
        },
        /**
         * With circular references, the source node is only resolved after all
         * of its child nodes are. This is why anchors are set only after all of
         * the nodes have been created.
         */
        setAnchors: () => {
          for (const source of aliasObjects) {
            const ref = sourceObjects.get(source);
            if (typeof ref === "object" && ref.anchor && (identity.isScalar(ref.node) || identity.isCollection(ref.node))) {
              ref.node.anchor = ref.anchor;
            } else {
              const error = new Error("Failed to resolve repeated object (this should not happen)");
              error.source = source;
              throw error;
            }
          }
        },
        sourceObjects
      };
    }
    exports.anchorIsValid = anchorIsValid;
    exports.anchorNames = anchorNames;
    exports.createNodeAnchors = createNodeAnchors;
    exports.findNewAnchor = findNewAnchor;
  }
});

// node_modules/yaml/dist/doc/applyReviver.js
var require_applyReviver = __commonJS({
  "node_modules/yaml/dist/doc/applyReviver.js"(exports) {
    "use strict";
    function applyReviver(reviver, obj, key, val) {
      if (val && typeof val === "object") {
        if (Array.isArray(val)) {
          for (let i = 0, len = val.length; i < len; ++i) {
            const v0 = val[i];
            const v1 = applyReviver(reviver, val, String(i), v0);
            if (v1 === void 0)
              delete val[i];
            else if (v1 !== v0)
              val[i] = v1;
          }
        } else if (val instanceof Map) {
          for (const k of Array.from(val.keys())) {
            const v0 = val.get(k);
            const v1 = applyReviver(reviver, val, k, v0);
            if (v1 === void 0)
              val.delete(k);
            else if (v1 !== v0)
              val.set(k, v1);
          }
        } else if (val instanceof Set) {
          for (const v0 of Array.from(val)) {
            const v1 = applyReviver(reviver, val, v0, v0);
            if (v1 === void 0)
              val.delete(v0);
            else if (v1 !== v0) {
              val.delete(v0);
              val.add(v1);
            }
          }
        } else {
          for (const [k, v0] of Object.entries(val)) {
            const v1 = applyReviver(reviver, val, k, v0);
            if (v1 === void 0)
              delete val[k];
            else if (v1 !== v0)
              val[k] = v1;
          }
        }
      }
      return reviver.call(obj, key, val);
    }
    exports.applyReviver = applyReviver;
  }
});

// node_modules/yaml/dist/nodes/toJS.js
var require_toJS = __commonJS({
  "node_modules/yaml/dist/nodes/toJS.js"(exports) {
    "use strict";
    var identity = require_identity();
    function toJS(value2, arg, ctx) {
      if (Array.isArray(value2))
        return value2.map((v, i) => toJS(v, String(i), ctx));
      if (value2 && typeof value2.toJSON === "function") {
        if (!ctx || !identity.hasAnchor(value2))
          return value2.toJSON(arg, ctx);
        const data = { aliasCount: 0, count: 1, res: void 0 };
        ctx.anchors.set(value2, data);
        ctx.onCreate = (res2) => {
          data.res = res2;
          delete ctx.onCreate;
        };
        const res = value2.toJSON(arg, ctx);
        if (ctx.onCreate)
          ctx.onCreate(res);
        return res;
      }
      if (typeof value2 === "bigint" && !ctx?.keep)
        return Number(value2);
      return value2;
    }
    exports.toJS = toJS;
  }
});

// node_modules/yaml/dist/nodes/Node.js
var require_Node = __commonJS({
  "node_modules/yaml/dist/nodes/Node.js"(exports) {
    "use strict";
    var applyReviver = require_applyReviver();
    var identity = require_identity();
    var toJS = require_toJS();
    var NodeBase = class {
      constructor(type) {
        Object.defineProperty(this, identity.NODE_TYPE, { value: type });
      }
      /** Create a copy of this node.  */
      clone() {
        const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
        if (this.range)
          copy.range = this.range.slice();
        return copy;
      }
      /** A plain JavaScript representation of this node. */
      toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
        if (!identity.isDocument(doc))
          throw new TypeError("A document argument is required");
        const ctx = {
          anchors: /* @__PURE__ */ new Map(),
          doc,
          keep: true,
          mapAsMap: mapAsMap === true,
          mapKeyWarned: false,
          maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
        };
        const res = toJS.toJS(this, "", ctx);
        if (typeof onAnchor === "function")
          for (const { count, res: res2 } of ctx.anchors.values())
            onAnchor(res2, count);
        return typeof reviver === "function" ? applyReviver.applyReviver(reviver, { "": res }, "", res) : res;
      }
    };
    exports.NodeBase = NodeBase;
  }
});

// node_modules/yaml/dist/nodes/Alias.js
var require_Alias = __commonJS({
  "node_modules/yaml/dist/nodes/Alias.js"(exports) {
    "use strict";
    var anchors = require_anchors();
    var visit2 = require_visit();
    var identity = require_identity();
    var Node = require_Node();
    var toJS = require_toJS();
    var Alias = class extends Node.NodeBase {
      constructor(source) {
        super(identity.ALIAS);
        this.source = source;
        Object.defineProperty(this, "tag", {
          set() {
            throw new Error("Alias nodes cannot have tags");
          }
        });
      }
      /**
       * Resolve the value of this alias within `doc`, finding the last
       * instance of the `source` anchor before this node.
       */
      resolve(doc, ctx) {
        if (ctx?.maxAliasCount === 0)
          throw new ReferenceError("Alias resolution is disabled");
        let nodes;
        if (ctx?.aliasResolveCache) {
          nodes = ctx.aliasResolveCache;
        } else {
          nodes = [];
          visit2.visit(doc, {
            Node: (_key, node) => {
              if (identity.isAlias(node) || identity.hasAnchor(node))
                nodes.push(node);
            }
          });
          if (ctx)
            ctx.aliasResolveCache = nodes;
        }
        let found = void 0;
        for (const node of nodes) {
          if (node === this)
            break;
          if (node.anchor === this.source)
            found = node;
        }
        if (found && ctx) {
          const { anchors: anchors2, doc: doc2, maxAliasCount } = ctx;
          let data = anchors2.get(found);
          if (!data) {
            toJS.toJS(found, null, ctx);
            data = anchors2.get(found);
          }
          if (data?.res === void 0) {
            const msg = "This should not happen: Alias anchor was not resolved?";
            throw new ReferenceError(msg);
          }
          if (maxAliasCount >= 0) {
            data.count += 1;
            if (data.aliasCount === 0)
              data.aliasCount = getAliasCount(doc2, found, anchors2);
            if (data.count * data.aliasCount > maxAliasCount) {
              const msg = "Excessive alias count indicates a resource exhaustion attack";
              throw new ReferenceError(msg);
            }
          }
        }
        return found;
      }
      toJSON(_arg, ctx) {
        if (!ctx)
          return { source: this.source };
        const source = this.resolve(ctx.doc, ctx);
        if (!source) {
          const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
          throw new ReferenceError(msg);
        }
        return ctx.anchors.get(source).res;
      }
      toString(ctx, _onComment, _onChompKeep) {
        const src = `*${this.source}`;
        if (ctx) {
          anchors.anchorIsValid(this.source);
          if (ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
            const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
            throw new Error(msg);
          }
          if (ctx.implicitKey)
            return `${src} `;
        }
        return src;
      }
    };
    function getAliasCount(doc, node, anchors2) {
      if (identity.isAlias(node)) {
        const source = node.resolve(doc);
        const anchor = anchors2 && source && anchors2.get(source);
        return anchor ? anchor.count * anchor.aliasCount : 0;
      } else if (identity.isCollection(node)) {
        let count = 0;
        for (const item of node.items) {
          const c = getAliasCount(doc, item, anchors2);
          if (c > count)
            count = c;
        }
        return count;
      } else if (identity.isPair(node)) {
        const kc = getAliasCount(doc, node.key, anchors2);
        const vc = getAliasCount(doc, node.value, anchors2);
        return Math.max(kc, vc);
      }
      return 1;
    }
    exports.Alias = Alias;
  }
});

// node_modules/yaml/dist/nodes/Scalar.js
var require_Scalar = __commonJS({
  "node_modules/yaml/dist/nodes/Scalar.js"(exports) {
    "use strict";
    var identity = require_identity();
    var Node = require_Node();
    var toJS = require_toJS();
    var isScalarValue = (value2) => !value2 || typeof value2 !== "function" && typeof value2 !== "object";
    var Scalar = class extends Node.NodeBase {
      constructor(value2) {
        super(identity.SCALAR);
        this.value = value2;
      }
      toJSON(arg, ctx) {
        return ctx?.keep ? this.value : toJS.toJS(this.value, arg, ctx);
      }
      toString() {
        return String(this.value);
      }
    };
    Scalar.BLOCK_FOLDED = "BLOCK_FOLDED";
    Scalar.BLOCK_LITERAL = "BLOCK_LITERAL";
    Scalar.PLAIN = "PLAIN";
    Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE";
    Scalar.QUOTE_SINGLE = "QUOTE_SINGLE";
    exports.Scalar = Scalar;
    exports.isScalarValue = isScalarValue;
  }
});

// node_modules/yaml/dist/doc/createNode.js
var require_createNode = __commonJS({
  "node_modules/yaml/dist/doc/createNode.js"(exports) {
    "use strict";
    var Alias = require_Alias();
    var identity = require_identity();
    var Scalar = require_Scalar();
    var defaultTagPrefix = "tag:yaml.org,2002:";
    function findTagObject(value2, tagName, tags) {
      if (tagName) {
        const match = tags.filter((t) => t.tag === tagName);
        const tagObj = match.find((t) => !t.format) ?? match[0];
        if (!tagObj)
          throw new Error(`Tag ${tagName} not found`);
        return tagObj;
      }
      return tags.find((t) => t.identify?.(value2) && !t.format);
    }
    function createNode(value2, tagName, ctx) {
      if (identity.isDocument(value2))
        value2 = value2.contents;
      if (identity.isNode(value2))
        return value2;
      if (identity.isPair(value2)) {
        const map = ctx.schema[identity.MAP].createNode?.(ctx.schema, null, ctx);
        map.items.push(value2);
        return map;
      }
      if (value2 instanceof String || value2 instanceof Number || value2 instanceof Boolean || typeof BigInt !== "undefined" && value2 instanceof BigInt) {
        value2 = value2.valueOf();
      }
      const { aliasDuplicateObjects, onAnchor, onTagObj, schema, sourceObjects } = ctx;
      let ref = void 0;
      if (aliasDuplicateObjects && value2 && typeof value2 === "object") {
        ref = sourceObjects.get(value2);
        if (ref) {
          ref.anchor ?? (ref.anchor = onAnchor(value2));
          return new Alias.Alias(ref.anchor);
        } else {
          ref = { anchor: null, node: null };
          sourceObjects.set(value2, ref);
        }
      }
      if (tagName?.startsWith("!!"))
        tagName = defaultTagPrefix + tagName.slice(2);
      let tagObj = findTagObject(value2, tagName, schema.tags);
      if (!tagObj) {
        if (value2 && typeof value2.toJSON === "function") {
          value2 = value2.toJSON();
        }
        if (!value2 || typeof value2 !== "object") {
          const node2 = new Scalar.Scalar(value2);
          if (ref)
            ref.node = node2;
          return node2;
        }
        tagObj = value2 instanceof Map ? schema[identity.MAP] : Symbol.iterator in Object(value2) ? schema[identity.SEQ] : schema[identity.MAP];
      }
      if (onTagObj) {
        onTagObj(tagObj);
        delete ctx.onTagObj;
      }
      const node = tagObj?.createNode ? tagObj.createNode(ctx.schema, value2, ctx) : typeof tagObj?.nodeClass?.from === "function" ? tagObj.nodeClass.from(ctx.schema, value2, ctx) : new Scalar.Scalar(value2);
      if (tagName)
        node.tag = tagName;
      else if (!tagObj.default)
        node.tag = tagObj.tag;
      if (ref)
        ref.node = node;
      return node;
    }
    exports.createNode = createNode;
  }
});

// node_modules/yaml/dist/nodes/Collection.js
var require_Collection = __commonJS({
  "node_modules/yaml/dist/nodes/Collection.js"(exports) {
    "use strict";
    var createNode = require_createNode();
    var identity = require_identity();
    var Node = require_Node();
    function collectionFromPath(schema, path8, value2) {
      let v = value2;
      for (let i = path8.length - 1; i >= 0; --i) {
        const k = path8[i];
        if (typeof k === "number" && Number.isInteger(k) && k >= 0) {
          const a = [];
          a[k] = v;
          v = a;
        } else {
          v = /* @__PURE__ */ new Map([[k, v]]);
        }
      }
      return createNode.createNode(v, void 0, {
        aliasDuplicateObjects: false,
        keepUndefined: false,
        onAnchor: () => {
          throw new Error("This should not happen, please report a bug.");
        },
        schema,
        sourceObjects: /* @__PURE__ */ new Map()
      });
    }
    var isEmptyPath = (path8) => path8 == null || typeof path8 === "object" && !!path8[Symbol.iterator]().next().done;
    var Collection = class extends Node.NodeBase {
      constructor(type, schema) {
        super(type);
        Object.defineProperty(this, "schema", {
          value: schema,
          configurable: true,
          enumerable: false,
          writable: true
        });
      }
      /**
       * Create a copy of this collection.
       *
       * @param schema - If defined, overwrites the original's schema
       */
      clone(schema) {
        const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
        if (schema)
          copy.schema = schema;
        copy.items = copy.items.map((it) => identity.isNode(it) || identity.isPair(it) ? it.clone(schema) : it);
        if (this.range)
          copy.range = this.range.slice();
        return copy;
      }
      /**
       * Adds a value to the collection. For `!!map` and `!!omap` the value must
       * be a Pair instance or a `{ key, value }` object, which may not have a key
       * that already exists in the map.
       */
      addIn(path8, value2) {
        if (isEmptyPath(path8))
          this.add(value2);
        else {
          const [key, ...rest] = path8;
          const node = this.get(key, true);
          if (identity.isCollection(node))
            node.addIn(rest, value2);
          else if (node === void 0 && this.schema)
            this.set(key, collectionFromPath(this.schema, rest, value2));
          else
            throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
        }
      }
      /**
       * Removes a value from the collection.
       * @returns `true` if the item was found and removed.
       */
      deleteIn(path8) {
        const [key, ...rest] = path8;
        if (rest.length === 0)
          return this.delete(key);
        const node = this.get(key, true);
        if (identity.isCollection(node))
          return node.deleteIn(rest);
        else
          throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
      }
      /**
       * Returns item at `key`, or `undefined` if not found. By default unwraps
       * scalar values from their surrounding node; to disable set `keepScalar` to
       * `true` (collections are always returned intact).
       */
      getIn(path8, keepScalar) {
        const [key, ...rest] = path8;
        const node = this.get(key, true);
        if (rest.length === 0)
          return !keepScalar && identity.isScalar(node) ? node.value : node;
        else
          return identity.isCollection(node) ? node.getIn(rest, keepScalar) : void 0;
      }
      hasAllNullValues(allowScalar) {
        return this.items.every((node) => {
          if (!identity.isPair(node))
            return false;
          const n = node.value;
          return n == null || allowScalar && identity.isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
        });
      }
      /**
       * Checks if the collection includes a value with the key `key`.
       */
      hasIn(path8) {
        const [key, ...rest] = path8;
        if (rest.length === 0)
          return this.has(key);
        const node = this.get(key, true);
        return identity.isCollection(node) ? node.hasIn(rest) : false;
      }
      /**
       * Sets a value in this collection. For `!!set`, `value` needs to be a
       * boolean to add/remove the item from the set.
       */
      setIn(path8, value2) {
        const [key, ...rest] = path8;
        if (rest.length === 0) {
          this.set(key, value2);
        } else {
          const node = this.get(key, true);
          if (identity.isCollection(node))
            node.setIn(rest, value2);
          else if (node === void 0 && this.schema)
            this.set(key, collectionFromPath(this.schema, rest, value2));
          else
            throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
        }
      }
    };
    exports.Collection = Collection;
    exports.collectionFromPath = collectionFromPath;
    exports.isEmptyPath = isEmptyPath;
  }
});

// node_modules/yaml/dist/stringify/stringifyComment.js
var require_stringifyComment = __commonJS({
  "node_modules/yaml/dist/stringify/stringifyComment.js"(exports) {
    "use strict";
    var stringifyComment = (str) => str.replace(/^(?!$)(?: $)?/gm, "#");
    function indentComment(comment, indent) {
      if (/^\n+$/.test(comment))
        return comment.substring(1);
      return indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
    }
    var lineComment = (str, indent, comment) => str.endsWith("\n") ? indentComment(comment, indent) : comment.includes("\n") ? "\n" + indentComment(comment, indent) : (str.endsWith(" ") ? "" : " ") + comment;
    exports.indentComment = indentComment;
    exports.lineComment = lineComment;
    exports.stringifyComment = stringifyComment;
  }
});

// node_modules/yaml/dist/stringify/foldFlowLines.js
var require_foldFlowLines = __commonJS({
  "node_modules/yaml/dist/stringify/foldFlowLines.js"(exports) {
    "use strict";
    var FOLD_FLOW = "flow";
    var FOLD_BLOCK = "block";
    var FOLD_QUOTED = "quoted";
    function foldFlowLines(text2, indent, mode = "flow", { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
      if (!lineWidth || lineWidth < 0)
        return text2;
      if (lineWidth < minContentWidth)
        minContentWidth = 0;
      const endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
      if (text2.length <= endStep)
        return text2;
      const folds = [];
      const escapedFolds = {};
      let end = lineWidth - indent.length;
      if (typeof indentAtStart === "number") {
        if (indentAtStart > lineWidth - Math.max(2, minContentWidth))
          folds.push(0);
        else
          end = lineWidth - indentAtStart;
      }
      let split = void 0;
      let prev = void 0;
      let overflow = false;
      let i = -1;
      let escStart = -1;
      let escEnd = -1;
      if (mode === FOLD_BLOCK) {
        i = consumeMoreIndentedLines(text2, i, indent.length);
        if (i !== -1)
          end = i + endStep;
      }
      for (let ch; ch = text2[i += 1]; ) {
        if (mode === FOLD_QUOTED && ch === "\\") {
          escStart = i;
          switch (text2[i + 1]) {
            case "x":
              i += 3;
              break;
            case "u":
              i += 5;
              break;
            case "U":
              i += 9;
              break;
            default:
              i += 1;
          }
          escEnd = i;
        }
        if (ch === "\n") {
          if (mode === FOLD_BLOCK)
            i = consumeMoreIndentedLines(text2, i, indent.length);
          end = i + indent.length + endStep;
          split = void 0;
        } else {
          if (ch === " " && prev && prev !== " " && prev !== "\n" && prev !== "	") {
            const next = text2[i + 1];
            if (next && next !== " " && next !== "\n" && next !== "	")
              split = i;
          }
          if (i >= end) {
            if (split) {
              folds.push(split);
              end = split + endStep;
              split = void 0;
            } else if (mode === FOLD_QUOTED) {
              while (prev === " " || prev === "	") {
                prev = ch;
                ch = text2[i += 1];
                overflow = true;
              }
              const j = i > escEnd + 1 ? i - 2 : escStart - 1;
              if (escapedFolds[j])
                return text2;
              folds.push(j);
              escapedFolds[j] = true;
              end = j + endStep;
              split = void 0;
            } else {
              overflow = true;
            }
          }
        }
        prev = ch;
      }
      if (overflow && onOverflow)
        onOverflow();
      if (folds.length === 0)
        return text2;
      if (onFold)
        onFold();
      let res = text2.slice(0, folds[0]);
      for (let i2 = 0; i2 < folds.length; ++i2) {
        const fold = folds[i2];
        const end2 = folds[i2 + 1] || text2.length;
        if (fold === 0)
          res = `
${indent}${text2.slice(0, end2)}`;
        else {
          if (mode === FOLD_QUOTED && escapedFolds[fold])
            res += `${text2[fold]}\\`;
          res += `
${indent}${text2.slice(fold + 1, end2)}`;
        }
      }
      return res;
    }
    function consumeMoreIndentedLines(text2, i, indent) {
      let end = i;
      let start2 = i + 1;
      let ch = text2[start2];
      while (ch === " " || ch === "	") {
        if (i < start2 + indent) {
          ch = text2[++i];
        } else {
          do {
            ch = text2[++i];
          } while (ch && ch !== "\n");
          end = i;
          start2 = i + 1;
          ch = text2[start2];
        }
      }
      return end;
    }
    exports.FOLD_BLOCK = FOLD_BLOCK;
    exports.FOLD_FLOW = FOLD_FLOW;
    exports.FOLD_QUOTED = FOLD_QUOTED;
    exports.foldFlowLines = foldFlowLines;
  }
});

// node_modules/yaml/dist/stringify/stringifyString.js
var require_stringifyString = __commonJS({
  "node_modules/yaml/dist/stringify/stringifyString.js"(exports) {
    "use strict";
    var Scalar = require_Scalar();
    var foldFlowLines = require_foldFlowLines();
    var getFoldOptions = (ctx, isBlock) => ({
      indentAtStart: isBlock ? ctx.indent.length : ctx.indentAtStart,
      lineWidth: ctx.options.lineWidth,
      minContentWidth: ctx.options.minContentWidth
    });
    var containsDocumentMarker = (str) => /^(%|---|\.\.\.)/m.test(str);
    function lineLengthOverLimit(str, lineWidth, indentLength) {
      if (!lineWidth || lineWidth < 0)
        return false;
      const limit = lineWidth - indentLength;
      const strLen = str.length;
      if (strLen <= limit)
        return false;
      for (let i = 0, start2 = 0; i < strLen; ++i) {
        if (str[i] === "\n") {
          if (i - start2 > limit)
            return true;
          start2 = i + 1;
          if (strLen - start2 <= limit)
            return false;
        }
      }
      return true;
    }
    function doubleQuotedString(value2, ctx) {
      const json = JSON.stringify(value2);
      if (ctx.options.doubleQuotedAsJSON)
        return json;
      const { implicitKey } = ctx;
      const minMultiLineLength = ctx.options.doubleQuotedMinMultiLineLength;
      const indent = ctx.indent || (containsDocumentMarker(value2) ? "  " : "");
      let str = "";
      let start2 = 0;
      for (let i = 0, ch = json[i]; ch; ch = json[++i]) {
        if (ch === " " && json[i + 1] === "\\" && json[i + 2] === "n") {
          str += json.slice(start2, i) + "\\ ";
          i += 1;
          start2 = i;
          ch = "\\";
        }
        if (ch === "\\")
          switch (json[i + 1]) {
            case "u":
              {
                str += json.slice(start2, i);
                const code = json.substr(i + 2, 4);
                switch (code) {
                  case "0000":
                    str += "\\0";
                    break;
                  case "0007":
                    str += "\\a";
                    break;
                  case "000b":
                    str += "\\v";
                    break;
                  case "001b":
                    str += "\\e";
                    break;
                  case "0085":
                    str += "\\N";
                    break;
                  case "00a0":
                    str += "\\_";
                    break;
                  case "2028":
                    str += "\\L";
                    break;
                  case "2029":
                    str += "\\P";
                    break;
                  default:
                    if (code.substr(0, 2) === "00")
                      str += "\\x" + code.substr(2);
                    else
                      str += json.substr(i, 6);
                }
                i += 5;
                start2 = i + 1;
              }
              break;
            case "n":
              if (implicitKey || json[i + 2] === '"' || json.length < minMultiLineLength) {
                i += 1;
              } else {
                str += json.slice(start2, i) + "\n\n";
                while (json[i + 2] === "\\" && json[i + 3] === "n" && json[i + 4] !== '"') {
                  str += "\n";
                  i += 2;
                }
                str += indent;
                if (json[i + 2] === " ")
                  str += "\\";
                i += 1;
                start2 = i + 1;
              }
              break;
            default:
              i += 1;
          }
      }
      str = start2 ? str + json.slice(start2) : json;
      return implicitKey ? str : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_QUOTED, getFoldOptions(ctx, false));
    }
    function singleQuotedString(value2, ctx) {
      if (ctx.options.singleQuote === false || ctx.implicitKey && value2.includes("\n") || /[ \t]\n|\n[ \t]/.test(value2))
        return doubleQuotedString(value2, ctx);
      const indent = ctx.indent || (containsDocumentMarker(value2) ? "  " : "");
      const res = "'" + value2.replace(/'/g, "''").replace(/\n+/g, `$&
${indent}`) + "'";
      return ctx.implicitKey ? res : foldFlowLines.foldFlowLines(res, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
    }
    function quotedString(value2, ctx) {
      const { singleQuote } = ctx.options;
      let qs;
      if (singleQuote === false)
        qs = doubleQuotedString;
      else {
        const hasDouble = value2.includes('"');
        const hasSingle = value2.includes("'");
        if (hasDouble && !hasSingle)
          qs = singleQuotedString;
        else if (hasSingle && !hasDouble)
          qs = doubleQuotedString;
        else
          qs = singleQuote ? singleQuotedString : doubleQuotedString;
      }
      return qs(value2, ctx);
    }
    var blockEndNewlines;
    try {
      blockEndNewlines = new RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
    } catch {
      blockEndNewlines = /\n+(?!\n|$)/g;
    }
    function blockString({ comment, type, value: value2 }, ctx, onComment, onChompKeep) {
      const { blockQuote, commentString, lineWidth } = ctx.options;
      if (!blockQuote || /\n[\t ]+$/.test(value2)) {
        return quotedString(value2, ctx);
      }
      const indent = ctx.indent || (ctx.forceBlockIndent || containsDocumentMarker(value2) ? "  " : "");
      const literal2 = blockQuote === "literal" ? true : blockQuote === "folded" || type === Scalar.Scalar.BLOCK_FOLDED ? false : type === Scalar.Scalar.BLOCK_LITERAL ? true : !lineLengthOverLimit(value2, lineWidth, indent.length);
      if (!value2)
        return literal2 ? "|\n" : ">\n";
      let chomp;
      let endStart;
      for (endStart = value2.length; endStart > 0; --endStart) {
        const ch = value2[endStart - 1];
        if (ch !== "\n" && ch !== "	" && ch !== " ")
          break;
      }
      let end = value2.substring(endStart);
      const endNlPos = end.indexOf("\n");
      if (endNlPos === -1) {
        chomp = "-";
      } else if (value2 === end || endNlPos !== end.length - 1) {
        chomp = "+";
        if (onChompKeep)
          onChompKeep();
      } else {
        chomp = "";
      }
      if (end) {
        value2 = value2.slice(0, -end.length);
        if (end[end.length - 1] === "\n")
          end = end.slice(0, -1);
        end = end.replace(blockEndNewlines, `$&${indent}`);
      }
      let startWithSpace = false;
      let startEnd;
      let startNlPos = -1;
      for (startEnd = 0; startEnd < value2.length; ++startEnd) {
        const ch = value2[startEnd];
        if (ch === " ")
          startWithSpace = true;
        else if (ch === "\n")
          startNlPos = startEnd;
        else
          break;
      }
      let start2 = value2.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
      if (start2) {
        value2 = value2.substring(start2.length);
        start2 = start2.replace(/\n+/g, `$&${indent}`);
      }
      const indentSize = indent ? "2" : "1";
      let header = (startWithSpace ? indentSize : "") + chomp;
      if (comment) {
        header += " " + commentString(comment.replace(/ ?[\r\n]+/g, " "));
        if (onComment)
          onComment();
      }
      if (!literal2) {
        const foldedValue = value2.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${indent}`);
        let literalFallback = false;
        const foldOptions = getFoldOptions(ctx, true);
        if (blockQuote !== "folded" && type !== Scalar.Scalar.BLOCK_FOLDED) {
          foldOptions.onOverflow = () => {
            literalFallback = true;
          };
        }
        const body = foldFlowLines.foldFlowLines(`${start2}${foldedValue}${end}`, indent, foldFlowLines.FOLD_BLOCK, foldOptions);
        if (!literalFallback)
          return `>${header}
${indent}${body}`;
      }
      value2 = value2.replace(/\n+/g, `$&${indent}`);
      return `|${header}
${indent}${start2}${value2}${end}`;
    }
    function plainString(item, ctx, onComment, onChompKeep) {
      const { type, value: value2 } = item;
      const { actualString, implicitKey, indent, indentStep, inFlow } = ctx;
      if (implicitKey && value2.includes("\n") || inFlow && /[[\]{},]/.test(value2)) {
        return quotedString(value2, ctx);
      }
      if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value2)) {
        return implicitKey || inFlow || !value2.includes("\n") ? quotedString(value2, ctx) : blockString(item, ctx, onComment, onChompKeep);
      }
      if (!implicitKey && !inFlow && type !== Scalar.Scalar.PLAIN && value2.includes("\n")) {
        return blockString(item, ctx, onComment, onChompKeep);
      }
      if (containsDocumentMarker(value2)) {
        if (indent === "") {
          ctx.forceBlockIndent = true;
          return blockString(item, ctx, onComment, onChompKeep);
        } else if (implicitKey && indent === indentStep) {
          return quotedString(value2, ctx);
        }
      }
      const str = value2.replace(/\n+/g, `$&
${indent}`);
      if (actualString) {
        const test = (tag) => tag.default && tag.tag !== "tag:yaml.org,2002:str" && tag.test?.test(str);
        const { compat, tags } = ctx.doc.schema;
        if (tags.some(test) || compat?.some(test))
          return quotedString(value2, ctx);
      }
      return implicitKey ? str : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
    }
    function stringifyString(item, ctx, onComment, onChompKeep) {
      const { implicitKey, inFlow } = ctx;
      const ss = typeof item.value === "string" ? item : Object.assign({}, item, { value: String(item.value) });
      let { type } = item;
      if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
        if (/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value))
          type = Scalar.Scalar.QUOTE_DOUBLE;
      }
      const _stringify = (_type) => {
        switch (_type) {
          case Scalar.Scalar.BLOCK_FOLDED:
          case Scalar.Scalar.BLOCK_LITERAL:
            return implicitKey || inFlow ? quotedString(ss.value, ctx) : blockString(ss, ctx, onComment, onChompKeep);
          case Scalar.Scalar.QUOTE_DOUBLE:
            return doubleQuotedString(ss.value, ctx);
          case Scalar.Scalar.QUOTE_SINGLE:
            return singleQuotedString(ss.value, ctx);
          case Scalar.Scalar.PLAIN:
            return plainString(ss, ctx, onComment, onChompKeep);
          default:
            return null;
        }
      };
      let res = _stringify(type);
      if (res === null) {
        const { defaultKeyType, defaultStringType } = ctx.options;
        const t = implicitKey && defaultKeyType || defaultStringType;
        res = _stringify(t);
        if (res === null)
          throw new Error(`Unsupported default string type ${t}`);
      }
      return res;
    }
    exports.stringifyString = stringifyString;
  }
});

// node_modules/yaml/dist/stringify/stringify.js
var require_stringify = __commonJS({
  "node_modules/yaml/dist/stringify/stringify.js"(exports) {
    "use strict";
    var anchors = require_anchors();
    var identity = require_identity();
    var stringifyComment = require_stringifyComment();
    var stringifyString = require_stringifyString();
    function createStringifyContext(doc, options) {
      const opt = Object.assign({
        blockQuote: true,
        commentString: stringifyComment.stringifyComment,
        defaultKeyType: null,
        defaultStringType: "PLAIN",
        directives: null,
        doubleQuotedAsJSON: false,
        doubleQuotedMinMultiLineLength: 40,
        falseStr: "false",
        flowCollectionPadding: true,
        indentSeq: true,
        lineWidth: 80,
        minContentWidth: 20,
        nullStr: "null",
        simpleKeys: false,
        singleQuote: null,
        trailingComma: false,
        trueStr: "true",
        verifyAliasOrder: true
      }, doc.schema.toStringOptions, options);
      let inFlow;
      switch (opt.collectionStyle) {
        case "block":
          inFlow = false;
          break;
        case "flow":
          inFlow = true;
          break;
        default:
          inFlow = null;
      }
      return {
        anchors: /* @__PURE__ */ new Set(),
        doc,
        flowCollectionPadding: opt.flowCollectionPadding ? " " : "",
        indent: "",
        indentStep: typeof opt.indent === "number" ? " ".repeat(opt.indent) : "  ",
        inFlow,
        options: opt
      };
    }
    function getTagObject(tags, item) {
      if (item.tag) {
        const match = tags.filter((t) => t.tag === item.tag);
        if (match.length > 0)
          return match.find((t) => t.format === item.format) ?? match[0];
      }
      let tagObj = void 0;
      let obj;
      if (identity.isScalar(item)) {
        obj = item.value;
        let match = tags.filter((t) => t.identify?.(obj));
        if (match.length > 1) {
          const testMatch = match.filter((t) => t.test);
          if (testMatch.length > 0)
            match = testMatch;
        }
        tagObj = match.find((t) => t.format === item.format) ?? match.find((t) => !t.format);
      } else {
        obj = item;
        tagObj = tags.find((t) => t.nodeClass && obj instanceof t.nodeClass);
      }
      if (!tagObj) {
        const name2 = obj?.constructor?.name ?? (obj === null ? "null" : typeof obj);
        throw new Error(`Tag not resolved for ${name2} value`);
      }
      return tagObj;
    }
    function stringifyProps(node, tagObj, { anchors: anchors$1, doc }) {
      if (!doc.directives)
        return "";
      const props = [];
      const anchor = (identity.isScalar(node) || identity.isCollection(node)) && node.anchor;
      if (anchor && anchors.anchorIsValid(anchor)) {
        anchors$1.add(anchor);
        props.push(`&${anchor}`);
      }
      const tag = node.tag ?? (tagObj.default ? null : tagObj.tag);
      if (tag)
        props.push(doc.directives.tagString(tag));
      return props.join(" ");
    }
    function stringify(item, ctx, onComment, onChompKeep) {
      if (identity.isPair(item))
        return item.toString(ctx, onComment, onChompKeep);
      if (identity.isAlias(item)) {
        if (ctx.doc.directives)
          return item.toString(ctx);
        if (ctx.resolvedAliases?.has(item)) {
          throw new TypeError(`Cannot stringify circular structure without alias nodes`);
        } else {
          if (ctx.resolvedAliases)
            ctx.resolvedAliases.add(item);
          else
            ctx.resolvedAliases = /* @__PURE__ */ new Set([item]);
          item = item.resolve(ctx.doc);
        }
      }
      let tagObj = void 0;
      const node = identity.isNode(item) ? item : ctx.doc.createNode(item, { onTagObj: (o) => tagObj = o });
      tagObj ?? (tagObj = getTagObject(ctx.doc.schema.tags, node));
      const props = stringifyProps(node, tagObj, ctx);
      if (props.length > 0)
        ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1;
      const str = typeof tagObj.stringify === "function" ? tagObj.stringify(node, ctx, onComment, onChompKeep) : identity.isScalar(node) ? stringifyString.stringifyString(node, ctx, onComment, onChompKeep) : node.toString(ctx, onComment, onChompKeep);
      if (!props)
        return str;
      return identity.isScalar(node) || str[0] === "{" || str[0] === "[" ? `${props} ${str}` : `${props}
${ctx.indent}${str}`;
    }
    exports.createStringifyContext = createStringifyContext;
    exports.stringify = stringify;
  }
});

// node_modules/yaml/dist/stringify/stringifyPair.js
var require_stringifyPair = __commonJS({
  "node_modules/yaml/dist/stringify/stringifyPair.js"(exports) {
    "use strict";
    var identity = require_identity();
    var Scalar = require_Scalar();
    var stringify = require_stringify();
    var stringifyComment = require_stringifyComment();
    function stringifyPair({ key, value: value2 }, ctx, onComment, onChompKeep) {
      const { allNullValues, doc, indent, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx;
      let keyComment = identity.isNode(key) && key.comment || null;
      if (simpleKeys) {
        if (keyComment) {
          throw new Error("With simple keys, key nodes cannot have comments");
        }
        if (identity.isCollection(key) || !identity.isNode(key) && typeof key === "object") {
          const msg = "With simple keys, collection cannot be used as a key value";
          throw new Error(msg);
        }
      }
      let explicitKey = !simpleKeys && (!key || keyComment && value2 == null && !ctx.inFlow || identity.isCollection(key) || (identity.isScalar(key) ? key.type === Scalar.Scalar.BLOCK_FOLDED || key.type === Scalar.Scalar.BLOCK_LITERAL : typeof key === "object"));
      ctx = Object.assign({}, ctx, {
        allNullValues: false,
        implicitKey: !explicitKey && (simpleKeys || !allNullValues),
        indent: indent + indentStep
      });
      let keyCommentDone = false;
      let chompKeep = false;
      let str = stringify.stringify(key, ctx, () => keyCommentDone = true, () => chompKeep = true);
      if (!explicitKey && !ctx.inFlow && str.length > 1024) {
        if (simpleKeys)
          throw new Error("With simple keys, single line scalar must not span more than 1024 characters");
        explicitKey = true;
      }
      if (ctx.inFlow) {
        if (allNullValues || value2 == null) {
          if (keyCommentDone && onComment)
            onComment();
          return str === "" ? "?" : explicitKey ? `? ${str}` : str;
        }
      } else if (allNullValues && !simpleKeys || value2 == null && explicitKey) {
        str = `? ${str}`;
        if (keyComment && !keyCommentDone) {
          str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
        } else if (chompKeep && onChompKeep)
          onChompKeep();
        return str;
      }
      if (keyCommentDone)
        keyComment = null;
      if (explicitKey) {
        if (keyComment)
          str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
        str = `? ${str}
${indent}:`;
      } else {
        str = `${str}:`;
        if (keyComment)
          str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
      }
      let vsb, vcb, valueComment;
      if (identity.isNode(value2)) {
        vsb = !!value2.spaceBefore;
        vcb = value2.commentBefore;
        valueComment = value2.comment;
      } else {
        vsb = false;
        vcb = null;
        valueComment = null;
        if (value2 && typeof value2 === "object")
          value2 = doc.createNode(value2);
      }
      ctx.implicitKey = false;
      if (!explicitKey && !keyComment && identity.isScalar(value2))
        ctx.indentAtStart = str.length + 1;
      chompKeep = false;
      if (!indentSeq && indentStep.length >= 2 && !ctx.inFlow && !explicitKey && identity.isSeq(value2) && !value2.flow && !value2.tag && !value2.anchor) {
        ctx.indent = ctx.indent.substring(2);
      }
      let valueCommentDone = false;
      const valueStr = stringify.stringify(value2, ctx, () => valueCommentDone = true, () => chompKeep = true);
      let ws = " ";
      if (keyComment || vsb || vcb) {
        ws = vsb ? "\n" : "";
        if (vcb) {
          const cs = commentString(vcb);
          ws += `
${stringifyComment.indentComment(cs, ctx.indent)}`;
        }
        if (valueStr === "" && !ctx.inFlow) {
          if (ws === "\n" && valueComment)
            ws = "\n\n";
        } else {
          ws += `
${ctx.indent}`;
        }
      } else if (!explicitKey && identity.isCollection(value2)) {
        const vs0 = valueStr[0];
        const nl0 = valueStr.indexOf("\n");
        const hasNewline = nl0 !== -1;
        const flow = ctx.inFlow ?? value2.flow ?? value2.items.length === 0;
        if (hasNewline || !flow) {
          let hasPropsLine = false;
          if (hasNewline && (vs0 === "&" || vs0 === "!")) {
            let sp0 = valueStr.indexOf(" ");
            if (vs0 === "&" && sp0 !== -1 && sp0 < nl0 && valueStr[sp0 + 1] === "!") {
              sp0 = valueStr.indexOf(" ", sp0 + 1);
            }
            if (sp0 === -1 || nl0 < sp0)
              hasPropsLine = true;
          }
          if (!hasPropsLine)
            ws = `
${ctx.indent}`;
        }
      } else if (valueStr === "" || valueStr[0] === "\n") {
        ws = "";
      }
      str += ws + valueStr;
      if (ctx.inFlow) {
        if (valueCommentDone && onComment)
          onComment();
      } else if (valueComment && !valueCommentDone) {
        str += stringifyComment.lineComment(str, ctx.indent, commentString(valueComment));
      } else if (chompKeep && onChompKeep) {
        onChompKeep();
      }
      return str;
    }
    exports.stringifyPair = stringifyPair;
  }
});

// node_modules/yaml/dist/log.js
var require_log = __commonJS({
  "node_modules/yaml/dist/log.js"(exports) {
    "use strict";
    var node_process = __require("process");
    function debug(logLevel, ...messages) {
      if (logLevel === "debug")
        console.log(...messages);
    }
    function warn(logLevel, warning) {
      if (logLevel === "debug" || logLevel === "warn") {
        if (typeof node_process.emitWarning === "function")
          node_process.emitWarning(warning);
        else
          console.warn(warning);
      }
    }
    exports.debug = debug;
    exports.warn = warn;
  }
});

// node_modules/yaml/dist/schema/yaml-1.1/merge.js
var require_merge = __commonJS({
  "node_modules/yaml/dist/schema/yaml-1.1/merge.js"(exports) {
    "use strict";
    var identity = require_identity();
    var Scalar = require_Scalar();
    var MERGE_KEY = "<<";
    var merge = {
      identify: (value2) => value2 === MERGE_KEY || typeof value2 === "symbol" && value2.description === MERGE_KEY,
      default: "key",
      tag: "tag:yaml.org,2002:merge",
      test: /^<<$/,
      resolve: () => Object.assign(new Scalar.Scalar(Symbol(MERGE_KEY)), {
        addToJSMap: addMergeToJSMap
      }),
      stringify: () => MERGE_KEY
    };
    var isMergeKey = (ctx, key) => (merge.identify(key) || identity.isScalar(key) && (!key.type || key.type === Scalar.Scalar.PLAIN) && merge.identify(key.value)) && ctx?.doc.schema.tags.some((tag) => tag.tag === merge.tag && tag.default);
    function addMergeToJSMap(ctx, map, value2) {
      const source = resolveAliasValue(ctx, value2);
      if (identity.isSeq(source))
        for (const it of source.items)
          mergeValue(ctx, map, it);
      else if (Array.isArray(source))
        for (const it of source)
          mergeValue(ctx, map, it);
      else
        mergeValue(ctx, map, source);
    }
    function mergeValue(ctx, map, value2) {
      const source = resolveAliasValue(ctx, value2);
      if (!identity.isMap(source))
        throw new Error("Merge sources must be maps or map aliases");
      const srcMap = source.toJSON(null, ctx, Map);
      for (const [key, value3] of srcMap) {
        if (map instanceof Map) {
          if (!map.has(key))
            map.set(key, value3);
        } else if (map instanceof Set) {
          map.add(key);
        } else if (!Object.prototype.hasOwnProperty.call(map, key)) {
          Object.defineProperty(map, key, {
            value: value3,
            writable: true,
            enumerable: true,
            configurable: true
          });
        }
      }
      return map;
    }
    function resolveAliasValue(ctx, value2) {
      return ctx && identity.isAlias(value2) ? value2.resolve(ctx.doc, ctx) : value2;
    }
    exports.addMergeToJSMap = addMergeToJSMap;
    exports.isMergeKey = isMergeKey;
    exports.merge = merge;
  }
});

// node_modules/yaml/dist/nodes/addPairToJSMap.js
var require_addPairToJSMap = __commonJS({
  "node_modules/yaml/dist/nodes/addPairToJSMap.js"(exports) {
    "use strict";
    var log = require_log();
    var merge = require_merge();
    var stringify = require_stringify();
    var identity = require_identity();
    var toJS = require_toJS();
    function addPairToJSMap(ctx, map, { key, value: value2 }) {
      if (identity.isNode(key) && key.addToJSMap)
        key.addToJSMap(ctx, map, value2);
      else if (merge.isMergeKey(ctx, key))
        merge.addMergeToJSMap(ctx, map, value2);
      else {
        const jsKey = toJS.toJS(key, "", ctx);
        if (map instanceof Map) {
          map.set(jsKey, toJS.toJS(value2, jsKey, ctx));
        } else if (map instanceof Set) {
          map.add(jsKey);
        } else {
          const stringKey = stringifyKey(key, jsKey, ctx);
          const jsValue = toJS.toJS(value2, stringKey, ctx);
          if (stringKey in map)
            Object.defineProperty(map, stringKey, {
              value: jsValue,
              writable: true,
              enumerable: true,
              configurable: true
            });
          else
            map[stringKey] = jsValue;
        }
      }
      return map;
    }
    function stringifyKey(key, jsKey, ctx) {
      if (jsKey === null)
        return "";
      if (typeof jsKey !== "object")
        return String(jsKey);
      if (identity.isNode(key) && ctx?.doc) {
        const strCtx = stringify.createStringifyContext(ctx.doc, {});
        strCtx.anchors = /* @__PURE__ */ new Set();
        for (const node of ctx.anchors.keys())
          strCtx.anchors.add(node.anchor);
        strCtx.inFlow = true;
        strCtx.inStringifyKey = true;
        const strKey = key.toString(strCtx);
        if (!ctx.mapKeyWarned) {
          let jsonStr = JSON.stringify(strKey);
          if (jsonStr.length > 40)
            jsonStr = jsonStr.substring(0, 36) + '..."';
          log.warn(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
          ctx.mapKeyWarned = true;
        }
        return strKey;
      }
      return JSON.stringify(jsKey);
    }
    exports.addPairToJSMap = addPairToJSMap;
  }
});

// node_modules/yaml/dist/nodes/Pair.js
var require_Pair = __commonJS({
  "node_modules/yaml/dist/nodes/Pair.js"(exports) {
    "use strict";
    var createNode = require_createNode();
    var stringifyPair = require_stringifyPair();
    var addPairToJSMap = require_addPairToJSMap();
    var identity = require_identity();
    function createPair(key, value2, ctx) {
      const k = createNode.createNode(key, void 0, ctx);
      const v = createNode.createNode(value2, void 0, ctx);
      return new Pair(k, v);
    }
    var Pair = class _Pair {
      constructor(key, value2 = null) {
        Object.defineProperty(this, identity.NODE_TYPE, { value: identity.PAIR });
        this.key = key;
        this.value = value2;
      }
      clone(schema) {
        let { key, value: value2 } = this;
        if (identity.isNode(key))
          key = key.clone(schema);
        if (identity.isNode(value2))
          value2 = value2.clone(schema);
        return new _Pair(key, value2);
      }
      toJSON(_2, ctx) {
        const pair = ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
        return addPairToJSMap.addPairToJSMap(ctx, pair, this);
      }
      toString(ctx, onComment, onChompKeep) {
        return ctx?.doc ? stringifyPair.stringifyPair(this, ctx, onComment, onChompKeep) : JSON.stringify(this);
      }
    };
    exports.Pair = Pair;
    exports.createPair = createPair;
  }
});

// node_modules/yaml/dist/stringify/stringifyCollection.js
var require_stringifyCollection = __commonJS({
  "node_modules/yaml/dist/stringify/stringifyCollection.js"(exports) {
    "use strict";
    var identity = require_identity();
    var stringify = require_stringify();
    var stringifyComment = require_stringifyComment();
    function stringifyCollection(collection, ctx, options) {
      const flow = ctx.inFlow ?? collection.flow;
      const stringify2 = flow ? stringifyFlowCollection : stringifyBlockCollection;
      return stringify2(collection, ctx, options);
    }
    function stringifyBlockCollection({ comment, items }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
      const { indent, options: { commentString } } = ctx;
      const itemCtx = Object.assign({}, ctx, { indent: itemIndent, type: null });
      let chompKeep = false;
      const lines = [];
      for (let i = 0; i < items.length; ++i) {
        const item = items[i];
        let comment2 = null;
        if (identity.isNode(item)) {
          if (!chompKeep && item.spaceBefore)
            lines.push("");
          addCommentBefore(ctx, lines, item.commentBefore, chompKeep);
          if (item.comment)
            comment2 = item.comment;
        } else if (identity.isPair(item)) {
          const ik = identity.isNode(item.key) ? item.key : null;
          if (ik) {
            if (!chompKeep && ik.spaceBefore)
              lines.push("");
            addCommentBefore(ctx, lines, ik.commentBefore, chompKeep);
          }
        }
        chompKeep = false;
        let str2 = stringify.stringify(item, itemCtx, () => comment2 = null, () => chompKeep = true);
        if (comment2)
          str2 += stringifyComment.lineComment(str2, itemIndent, commentString(comment2));
        if (chompKeep && comment2)
          chompKeep = false;
        lines.push(blockItemPrefix + str2);
      }
      let str;
      if (lines.length === 0) {
        str = flowChars.start + flowChars.end;
      } else {
        str = lines[0];
        for (let i = 1; i < lines.length; ++i) {
          const line = lines[i];
          str += line ? `
${indent}${line}` : "\n";
        }
      }
      if (comment) {
        str += "\n" + stringifyComment.indentComment(commentString(comment), indent);
        if (onComment)
          onComment();
      } else if (chompKeep && onChompKeep)
        onChompKeep();
      return str;
    }
    function stringifyFlowCollection({ items }, ctx, { flowChars, itemIndent }) {
      const { indent, indentStep, flowCollectionPadding: fcPadding, options: { commentString } } = ctx;
      itemIndent += indentStep;
      const itemCtx = Object.assign({}, ctx, {
        indent: itemIndent,
        inFlow: true,
        type: null
      });
      let reqNewline = false;
      let linesAtValue = 0;
      const lines = [];
      for (let i = 0; i < items.length; ++i) {
        const item = items[i];
        let comment = null;
        if (identity.isNode(item)) {
          if (item.spaceBefore)
            lines.push("");
          addCommentBefore(ctx, lines, item.commentBefore, false);
          if (item.comment)
            comment = item.comment;
        } else if (identity.isPair(item)) {
          const ik = identity.isNode(item.key) ? item.key : null;
          if (ik) {
            if (ik.spaceBefore)
              lines.push("");
            addCommentBefore(ctx, lines, ik.commentBefore, false);
            if (ik.comment)
              reqNewline = true;
          }
          const iv = identity.isNode(item.value) ? item.value : null;
          if (iv) {
            if (iv.comment)
              comment = iv.comment;
            if (iv.commentBefore)
              reqNewline = true;
          } else if (item.value == null && ik?.comment) {
            comment = ik.comment;
          }
        }
        if (comment)
          reqNewline = true;
        let str = stringify.stringify(item, itemCtx, () => comment = null);
        reqNewline || (reqNewline = lines.length > linesAtValue || str.includes("\n"));
        if (i < items.length - 1) {
          str += ",";
        } else if (ctx.options.trailingComma) {
          if (ctx.options.lineWidth > 0) {
            reqNewline || (reqNewline = lines.reduce((sum, line) => sum + line.length + 2, 2) + (str.length + 2) > ctx.options.lineWidth);
          }
          if (reqNewline) {
            str += ",";
          }
        }
        if (comment)
          str += stringifyComment.lineComment(str, itemIndent, commentString(comment));
        lines.push(str);
        linesAtValue = lines.length;
      }
      const { start: start2, end } = flowChars;
      if (lines.length === 0) {
        return start2 + end;
      } else {
        if (!reqNewline) {
          const len = lines.reduce((sum, line) => sum + line.length + 2, 2);
          reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
        }
        if (reqNewline) {
          let str = start2;
          for (const line of lines)
            str += line ? `
${indentStep}${indent}${line}` : "\n";
          return `${str}
${indent}${end}`;
        } else {
          return `${start2}${fcPadding}${lines.join(" ")}${fcPadding}${end}`;
        }
      }
    }
    function addCommentBefore({ indent, options: { commentString } }, lines, comment, chompKeep) {
      if (comment && chompKeep)
        comment = comment.replace(/^\n+/, "");
      if (comment) {
        const ic = stringifyComment.indentComment(commentString(comment), indent);
        lines.push(ic.trimStart());
      }
    }
    exports.stringifyCollection = stringifyCollection;
  }
});

// node_modules/yaml/dist/nodes/YAMLMap.js
var require_YAMLMap = __commonJS({
  "node_modules/yaml/dist/nodes/YAMLMap.js"(exports) {
    "use strict";
    var stringifyCollection = require_stringifyCollection();
    var addPairToJSMap = require_addPairToJSMap();
    var Collection = require_Collection();
    var identity = require_identity();
    var Pair = require_Pair();
    var Scalar = require_Scalar();
    function findPair(items, key) {
      const k = identity.isScalar(key) ? key.value : key;
      for (const it of items) {
        if (identity.isPair(it)) {
          if (it.key === key || it.key === k)
            return it;
          if (identity.isScalar(it.key) && it.key.value === k)
            return it;
        }
      }
      return void 0;
    }
    var YAMLMap = class extends Collection.Collection {
      static get tagName() {
        return "tag:yaml.org,2002:map";
      }
      constructor(schema) {
        super(identity.MAP, schema);
        this.items = [];
      }
      /**
       * A generic collection parsing method that can be extended
       * to other node classes that inherit from YAMLMap
       */
      static from(schema, obj, ctx) {
        const { keepUndefined, replacer } = ctx;
        const map = new this(schema);
        const add = (key, value2) => {
          if (typeof replacer === "function")
            value2 = replacer.call(obj, key, value2);
          else if (Array.isArray(replacer) && !replacer.includes(key))
            return;
          if (value2 !== void 0 || keepUndefined)
            map.items.push(Pair.createPair(key, value2, ctx));
        };
        if (obj instanceof Map) {
          for (const [key, value2] of obj)
            add(key, value2);
        } else if (obj && typeof obj === "object") {
          for (const key of Object.keys(obj))
            add(key, obj[key]);
        }
        if (typeof schema.sortMapEntries === "function") {
          map.items.sort(schema.sortMapEntries);
        }
        return map;
      }
      /**
       * Adds a value to the collection.
       *
       * @param overwrite - If not set `true`, using a key that is already in the
       *   collection will throw. Otherwise, overwrites the previous value.
       */
      add(pair, overwrite) {
        let _pair;
        if (identity.isPair(pair))
          _pair = pair;
        else if (!pair || typeof pair !== "object" || !("key" in pair)) {
          _pair = new Pair.Pair(pair, pair?.value);
        } else
          _pair = new Pair.Pair(pair.key, pair.value);
        const prev = findPair(this.items, _pair.key);
        const sortEntries = this.schema?.sortMapEntries;
        if (prev) {
          if (!overwrite)
            throw new Error(`Key ${_pair.key} already set`);
          if (identity.isScalar(prev.value) && Scalar.isScalarValue(_pair.value))
            prev.value.value = _pair.value;
          else
            prev.value = _pair.value;
        } else if (sortEntries) {
          const i = this.items.findIndex((item) => sortEntries(_pair, item) < 0);
          if (i === -1)
            this.items.push(_pair);
          else
            this.items.splice(i, 0, _pair);
        } else {
          this.items.push(_pair);
        }
      }
      delete(key) {
        const it = findPair(this.items, key);
        if (!it)
          return false;
        const del = this.items.splice(this.items.indexOf(it), 1);
        return del.length > 0;
      }
      get(key, keepScalar) {
        const it = findPair(this.items, key);
        const node = it?.value;
        return (!keepScalar && identity.isScalar(node) ? node.value : node) ?? void 0;
      }
      has(key) {
        return !!findPair(this.items, key);
      }
      set(key, value2) {
        this.add(new Pair.Pair(key, value2), true);
      }
      /**
       * @param ctx - Conversion context, originally set in Document#toJS()
       * @param {Class} Type - If set, forces the returned collection type
       * @returns Instance of Type, Map, or Object
       */
      toJSON(_2, ctx, Type) {
        const map = Type ? new Type() : ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
        if (ctx?.onCreate)
          ctx.onCreate(map);
        for (const item of this.items)
          addPairToJSMap.addPairToJSMap(ctx, map, item);
        return map;
      }
      toString(ctx, onComment, onChompKeep) {
        if (!ctx)
          return JSON.stringify(this);
        for (const item of this.items) {
          if (!identity.isPair(item))
            throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
        }
        if (!ctx.allNullValues && this.hasAllNullValues(false))
          ctx = Object.assign({}, ctx, { allNullValues: true });
        return stringifyCollection.stringifyCollection(this, ctx, {
          blockItemPrefix: "",
          flowChars: { start: "{", end: "}" },
          itemIndent: ctx.indent || "",
          onChompKeep,
          onComment
        });
      }
    };
    exports.YAMLMap = YAMLMap;
    exports.findPair = findPair;
  }
});

// node_modules/yaml/dist/schema/common/map.js
var require_map = __commonJS({
  "node_modules/yaml/dist/schema/common/map.js"(exports) {
    "use strict";
    var identity = require_identity();
    var YAMLMap = require_YAMLMap();
    var map = {
      collection: "map",
      default: true,
      nodeClass: YAMLMap.YAMLMap,
      tag: "tag:yaml.org,2002:map",
      resolve(map2, onError) {
        if (!identity.isMap(map2))
          onError("Expected a mapping for this tag");
        return map2;
      },
      createNode: (schema, obj, ctx) => YAMLMap.YAMLMap.from(schema, obj, ctx)
    };
    exports.map = map;
  }
});

// node_modules/yaml/dist/nodes/YAMLSeq.js
var require_YAMLSeq = __commonJS({
  "node_modules/yaml/dist/nodes/YAMLSeq.js"(exports) {
    "use strict";
    var createNode = require_createNode();
    var stringifyCollection = require_stringifyCollection();
    var Collection = require_Collection();
    var identity = require_identity();
    var Scalar = require_Scalar();
    var toJS = require_toJS();
    var YAMLSeq = class extends Collection.Collection {
      static get tagName() {
        return "tag:yaml.org,2002:seq";
      }
      constructor(schema) {
        super(identity.SEQ, schema);
        this.items = [];
      }
      add(value2) {
        this.items.push(value2);
      }
      /**
       * Removes a value from the collection.
       *
       * `key` must contain a representation of an integer for this to succeed.
       * It may be wrapped in a `Scalar`.
       *
       * @returns `true` if the item was found and removed.
       */
      delete(key) {
        const idx = asItemIndex(key);
        if (typeof idx !== "number")
          return false;
        const del = this.items.splice(idx, 1);
        return del.length > 0;
      }
      get(key, keepScalar) {
        const idx = asItemIndex(key);
        if (typeof idx !== "number")
          return void 0;
        const it = this.items[idx];
        return !keepScalar && identity.isScalar(it) ? it.value : it;
      }
      /**
       * Checks if the collection includes a value with the key `key`.
       *
       * `key` must contain a representation of an integer for this to succeed.
       * It may be wrapped in a `Scalar`.
       */
      has(key) {
        const idx = asItemIndex(key);
        return typeof idx === "number" && idx < this.items.length;
      }
      /**
       * Sets a value in this collection. For `!!set`, `value` needs to be a
       * boolean to add/remove the item from the set.
       *
       * If `key` does not contain a representation of an integer, this will throw.
       * It may be wrapped in a `Scalar`.
       */
      set(key, value2) {
        const idx = asItemIndex(key);
        if (typeof idx !== "number")
          throw new Error(`Expected a valid index, not ${key}.`);
        const prev = this.items[idx];
        if (identity.isScalar(prev) && Scalar.isScalarValue(value2))
          prev.value = value2;
        else
          this.items[idx] = value2;
      }
      toJSON(_2, ctx) {
        const seq = [];
        if (ctx?.onCreate)
          ctx.onCreate(seq);
        let i = 0;
        for (const item of this.items)
          seq.push(toJS.toJS(item, String(i++), ctx));
        return seq;
      }
      toString(ctx, onComment, onChompKeep) {
        if (!ctx)
          return JSON.stringify(this);
        return stringifyCollection.stringifyCollection(this, ctx, {
          blockItemPrefix: "- ",
          flowChars: { start: "[", end: "]" },
          itemIndent: (ctx.indent || "") + "  ",
          onChompKeep,
          onComment
        });
      }
      static from(schema, obj, ctx) {
        const { replacer } = ctx;
        const seq = new this(schema);
        if (obj && Symbol.iterator in Object(obj)) {
          let i = 0;
          for (let it of obj) {
            if (typeof replacer === "function") {
              const key = obj instanceof Set ? it : String(i++);
              it = replacer.call(obj, key, it);
            }
            seq.items.push(createNode.createNode(it, void 0, ctx));
          }
        }
        return seq;
      }
    };
    function asItemIndex(key) {
      let idx = identity.isScalar(key) ? key.value : key;
      if (idx && typeof idx === "string")
        idx = Number(idx);
      return typeof idx === "number" && Number.isInteger(idx) && idx >= 0 ? idx : null;
    }
    exports.YAMLSeq = YAMLSeq;
  }
});

// node_modules/yaml/dist/schema/common/seq.js
var require_seq = __commonJS({
  "node_modules/yaml/dist/schema/common/seq.js"(exports) {
    "use strict";
    var identity = require_identity();
    var YAMLSeq = require_YAMLSeq();
    var seq = {
      collection: "seq",
      default: true,
      nodeClass: YAMLSeq.YAMLSeq,
      tag: "tag:yaml.org,2002:seq",
      resolve(seq2, onError) {
        if (!identity.isSeq(seq2))
          onError("Expected a sequence for this tag");
        return seq2;
      },
      createNode: (schema, obj, ctx) => YAMLSeq.YAMLSeq.from(schema, obj, ctx)
    };
    exports.seq = seq;
  }
});

// node_modules/yaml/dist/schema/common/string.js
var require_string = __commonJS({
  "node_modules/yaml/dist/schema/common/string.js"(exports) {
    "use strict";
    var stringifyString = require_stringifyString();
    var string2 = {
      identify: (value2) => typeof value2 === "string",
      default: true,
      tag: "tag:yaml.org,2002:str",
      resolve: (str) => str,
      stringify(item, ctx, onComment, onChompKeep) {
        ctx = Object.assign({ actualString: true }, ctx);
        return stringifyString.stringifyString(item, ctx, onComment, onChompKeep);
      }
    };
    exports.string = string2;
  }
});

// node_modules/yaml/dist/schema/common/null.js
var require_null = __commonJS({
  "node_modules/yaml/dist/schema/common/null.js"(exports) {
    "use strict";
    var Scalar = require_Scalar();
    var nullTag = {
      identify: (value2) => value2 == null,
      createNode: () => new Scalar.Scalar(null),
      default: true,
      tag: "tag:yaml.org,2002:null",
      test: /^(?:~|[Nn]ull|NULL)?$/,
      resolve: () => new Scalar.Scalar(null),
      stringify: ({ source }, ctx) => typeof source === "string" && nullTag.test.test(source) ? source : ctx.options.nullStr
    };
    exports.nullTag = nullTag;
  }
});

// node_modules/yaml/dist/schema/core/bool.js
var require_bool = __commonJS({
  "node_modules/yaml/dist/schema/core/bool.js"(exports) {
    "use strict";
    var Scalar = require_Scalar();
    var boolTag = {
      identify: (value2) => typeof value2 === "boolean",
      default: true,
      tag: "tag:yaml.org,2002:bool",
      test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
      resolve: (str) => new Scalar.Scalar(str[0] === "t" || str[0] === "T"),
      stringify({ source, value: value2 }, ctx) {
        if (source && boolTag.test.test(source)) {
          const sv = source[0] === "t" || source[0] === "T";
          if (value2 === sv)
            return source;
        }
        return value2 ? ctx.options.trueStr : ctx.options.falseStr;
      }
    };
    exports.boolTag = boolTag;
  }
});

// node_modules/yaml/dist/stringify/stringifyNumber.js
var require_stringifyNumber = __commonJS({
  "node_modules/yaml/dist/stringify/stringifyNumber.js"(exports) {
    "use strict";
    function stringifyNumber({ format, minFractionDigits, tag, value: value2 }) {
      if (typeof value2 === "bigint")
        return String(value2);
      const num = typeof value2 === "number" ? value2 : Number(value2);
      if (!isFinite(num))
        return isNaN(num) ? ".nan" : num < 0 ? "-.inf" : ".inf";
      let n = Object.is(value2, -0) ? "-0" : JSON.stringify(value2);
      if (!format && minFractionDigits && (!tag || tag === "tag:yaml.org,2002:float") && /^-?\d/.test(n) && !n.includes("e")) {
        let i = n.indexOf(".");
        if (i < 0) {
          i = n.length;
          n += ".";
        }
        let d = minFractionDigits - (n.length - i - 1);
        while (d-- > 0)
          n += "0";
      }
      return n;
    }
    exports.stringifyNumber = stringifyNumber;
  }
});

// node_modules/yaml/dist/schema/core/float.js
var require_float = __commonJS({
  "node_modules/yaml/dist/schema/core/float.js"(exports) {
    "use strict";
    var Scalar = require_Scalar();
    var stringifyNumber = require_stringifyNumber();
    var floatNaN = {
      identify: (value2) => typeof value2 === "number",
      default: true,
      tag: "tag:yaml.org,2002:float",
      test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
      resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
      stringify: stringifyNumber.stringifyNumber
    };
    var floatExp = {
      identify: (value2) => typeof value2 === "number",
      default: true,
      tag: "tag:yaml.org,2002:float",
      format: "EXP",
      test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
      resolve: (str) => parseFloat(str),
      stringify(node) {
        const num = Number(node.value);
        return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
      }
    };
    var float = {
      identify: (value2) => typeof value2 === "number",
      default: true,
      tag: "tag:yaml.org,2002:float",
      test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
      resolve(str) {
        const node = new Scalar.Scalar(parseFloat(str));
        const dot = str.indexOf(".");
        if (dot !== -1 && str[str.length - 1] === "0")
          node.minFractionDigits = str.length - dot - 1;
        return node;
      },
      stringify: stringifyNumber.stringifyNumber
    };
    exports.float = float;
    exports.floatExp = floatExp;
    exports.floatNaN = floatNaN;
  }
});

// node_modules/yaml/dist/schema/core/int.js
var require_int = __commonJS({
  "node_modules/yaml/dist/schema/core/int.js"(exports) {
    "use strict";
    var stringifyNumber = require_stringifyNumber();
    var intIdentify = (value2) => typeof value2 === "bigint" || Number.isInteger(value2);
    var intResolve = (str, offset, radix, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str.substring(offset), radix);
    function intStringify(node, radix, prefix) {
      const { value: value2 } = node;
      if (intIdentify(value2) && value2 >= 0)
        return prefix + value2.toString(radix);
      return stringifyNumber.stringifyNumber(node);
    }
    var intOct = {
      identify: (value2) => intIdentify(value2) && value2 >= 0,
      default: true,
      tag: "tag:yaml.org,2002:int",
      format: "OCT",
      test: /^0o[0-7]+$/,
      resolve: (str, _onError, opt) => intResolve(str, 2, 8, opt),
      stringify: (node) => intStringify(node, 8, "0o")
    };
    var int2 = {
      identify: intIdentify,
      default: true,
      tag: "tag:yaml.org,2002:int",
      test: /^[-+]?[0-9]+$/,
      resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
      stringify: stringifyNumber.stringifyNumber
    };
    var intHex = {
      identify: (value2) => intIdentify(value2) && value2 >= 0,
      default: true,
      tag: "tag:yaml.org,2002:int",
      format: "HEX",
      test: /^0x[0-9a-fA-F]+$/,
      resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
      stringify: (node) => intStringify(node, 16, "0x")
    };
    exports.int = int2;
    exports.intHex = intHex;
    exports.intOct = intOct;
  }
});

// node_modules/yaml/dist/schema/core/schema.js
var require_schema = __commonJS({
  "node_modules/yaml/dist/schema/core/schema.js"(exports) {
    "use strict";
    var map = require_map();
    var _null = require_null();
    var seq = require_seq();
    var string2 = require_string();
    var bool = require_bool();
    var float = require_float();
    var int2 = require_int();
    var schema = [
      map.map,
      seq.seq,
      string2.string,
      _null.nullTag,
      bool.boolTag,
      int2.intOct,
      int2.int,
      int2.intHex,
      float.floatNaN,
      float.floatExp,
      float.float
    ];
    exports.schema = schema;
  }
});

// node_modules/yaml/dist/schema/json/schema.js
var require_schema2 = __commonJS({
  "node_modules/yaml/dist/schema/json/schema.js"(exports) {
    "use strict";
    var Scalar = require_Scalar();
    var map = require_map();
    var seq = require_seq();
    function intIdentify(value2) {
      return typeof value2 === "bigint" || Number.isInteger(value2);
    }
    var stringifyJSON = ({ value: value2 }) => JSON.stringify(value2);
    var jsonScalars = [
      {
        identify: (value2) => typeof value2 === "string",
        default: true,
        tag: "tag:yaml.org,2002:str",
        resolve: (str) => str,
        stringify: stringifyJSON
      },
      {
        identify: (value2) => value2 == null,
        createNode: () => new Scalar.Scalar(null),
        default: true,
        tag: "tag:yaml.org,2002:null",
        test: /^null$/,
        resolve: () => null,
        stringify: stringifyJSON
      },
      {
        identify: (value2) => typeof value2 === "boolean",
        default: true,
        tag: "tag:yaml.org,2002:bool",
        test: /^true$|^false$/,
        resolve: (str) => str === "true",
        stringify: stringifyJSON
      },
      {
        identify: intIdentify,
        default: true,
        tag: "tag:yaml.org,2002:int",
        test: /^-?(?:0|[1-9][0-9]*)$/,
        resolve: (str, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str, 10),
        stringify: ({ value: value2 }) => intIdentify(value2) ? value2.toString() : JSON.stringify(value2)
      },
      {
        identify: (value2) => typeof value2 === "number",
        default: true,
        tag: "tag:yaml.org,2002:float",
        test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
        resolve: (str) => parseFloat(str),
        stringify: stringifyJSON
      }
    ];
    var jsonError = {
      default: true,
      tag: "",
      test: /^/,
      resolve(str, onError) {
        onError(`Unresolved plain scalar ${JSON.stringify(str)}`);
        return str;
      }
    };
    var schema = [map.map, seq.seq].concat(jsonScalars, jsonError);
    exports.schema = schema;
  }
});

// node_modules/yaml/dist/schema/yaml-1.1/binary.js
var require_binary = __commonJS({
  "node_modules/yaml/dist/schema/yaml-1.1/binary.js"(exports) {
    "use strict";
    var node_buffer = __require("buffer");
    var Scalar = require_Scalar();
    var stringifyString = require_stringifyString();
    var binary = {
      identify: (value2) => value2 instanceof Uint8Array,
      // Buffer inherits from Uint8Array
      default: false,
      tag: "tag:yaml.org,2002:binary",
      /**
       * Returns a Buffer in node and an Uint8Array in browsers
       *
       * To use the resulting buffer as an image, you'll want to do something like:
       *
       *   const blob = new Blob([buffer], { type: 'image/jpeg' })
       *   document.querySelector('#photo').src = URL.createObjectURL(blob)
       */
      resolve(src, onError) {
        if (typeof node_buffer.Buffer === "function") {
          return node_buffer.Buffer.from(src, "base64");
        } else if (typeof atob === "function") {
          const str = atob(src.replace(/[\n\r]/g, ""));
          const buffer = new Uint8Array(str.length);
          for (let i = 0; i < str.length; ++i)
            buffer[i] = str.charCodeAt(i);
          return buffer;
        } else {
          onError("This environment does not support reading binary tags; either Buffer or atob is required");
          return src;
        }
      },
      stringify({ comment, type, value: value2 }, ctx, onComment, onChompKeep) {
        if (!value2)
          return "";
        const buf = value2;
        let str;
        if (typeof node_buffer.Buffer === "function") {
          str = buf instanceof node_buffer.Buffer ? buf.toString("base64") : node_buffer.Buffer.from(buf.buffer).toString("base64");
        } else if (typeof btoa === "function") {
          let s = "";
          for (let i = 0; i < buf.length; ++i)
            s += String.fromCharCode(buf[i]);
          str = btoa(s);
        } else {
          throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
        }
        type ?? (type = Scalar.Scalar.BLOCK_LITERAL);
        if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
          const lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth);
          const n = Math.ceil(str.length / lineWidth);
          const lines = new Array(n);
          for (let i = 0, o = 0; i < n; ++i, o += lineWidth) {
            lines[i] = str.substr(o, lineWidth);
          }
          str = lines.join(type === Scalar.Scalar.BLOCK_LITERAL ? "\n" : " ");
        }
        return stringifyString.stringifyString({ comment, type, value: str }, ctx, onComment, onChompKeep);
      }
    };
    exports.binary = binary;
  }
});

// node_modules/yaml/dist/schema/yaml-1.1/pairs.js
var require_pairs = __commonJS({
  "node_modules/yaml/dist/schema/yaml-1.1/pairs.js"(exports) {
    "use strict";
    var identity = require_identity();
    var Pair = require_Pair();
    var Scalar = require_Scalar();
    var YAMLSeq = require_YAMLSeq();
    function resolvePairs(seq, onError) {
      if (identity.isSeq(seq)) {
        for (let i = 0; i < seq.items.length; ++i) {
          let item = seq.items[i];
          if (identity.isPair(item))
            continue;
          else if (identity.isMap(item)) {
            if (item.items.length > 1)
              onError("Each pair must have its own sequence indicator");
            const pair = item.items[0] || new Pair.Pair(new Scalar.Scalar(null));
            if (item.commentBefore)
              pair.key.commentBefore = pair.key.commentBefore ? `${item.commentBefore}
${pair.key.commentBefore}` : item.commentBefore;
            if (item.comment) {
              const cn = pair.value ?? pair.key;
              cn.comment = cn.comment ? `${item.comment}
${cn.comment}` : item.comment;
            }
            item = pair;
          }
          seq.items[i] = identity.isPair(item) ? item : new Pair.Pair(item);
        }
      } else
        onError("Expected a sequence for this tag");
      return seq;
    }
    function createPairs(schema, iterable, ctx) {
      const { replacer } = ctx;
      const pairs2 = new YAMLSeq.YAMLSeq(schema);
      pairs2.tag = "tag:yaml.org,2002:pairs";
      let i = 0;
      if (iterable && Symbol.iterator in Object(iterable))
        for (let it of iterable) {
          if (typeof replacer === "function")
            it = replacer.call(iterable, String(i++), it);
          let key, value2;
          if (Array.isArray(it)) {
            if (it.length === 2) {
              key = it[0];
              value2 = it[1];
            } else
              throw new TypeError(`Expected [key, value] tuple: ${it}`);
          } else if (it && it instanceof Object) {
            const keys = Object.keys(it);
            if (keys.length === 1) {
              key = keys[0];
              value2 = it[key];
            } else {
              throw new TypeError(`Expected tuple with one key, not ${keys.length} keys`);
            }
          } else {
            key = it;
          }
          pairs2.items.push(Pair.createPair(key, value2, ctx));
        }
      return pairs2;
    }
    var pairs = {
      collection: "seq",
      default: false,
      tag: "tag:yaml.org,2002:pairs",
      resolve: resolvePairs,
      createNode: createPairs
    };
    exports.createPairs = createPairs;
    exports.pairs = pairs;
    exports.resolvePairs = resolvePairs;
  }
});

// node_modules/yaml/dist/schema/yaml-1.1/omap.js
var require_omap = __commonJS({
  "node_modules/yaml/dist/schema/yaml-1.1/omap.js"(exports) {
    "use strict";
    var identity = require_identity();
    var toJS = require_toJS();
    var YAMLMap = require_YAMLMap();
    var YAMLSeq = require_YAMLSeq();
    var pairs = require_pairs();
    var YAMLOMap = class _YAMLOMap extends YAMLSeq.YAMLSeq {
      constructor() {
        super();
        this.add = YAMLMap.YAMLMap.prototype.add.bind(this);
        this.delete = YAMLMap.YAMLMap.prototype.delete.bind(this);
        this.get = YAMLMap.YAMLMap.prototype.get.bind(this);
        this.has = YAMLMap.YAMLMap.prototype.has.bind(this);
        this.set = YAMLMap.YAMLMap.prototype.set.bind(this);
        this.tag = _YAMLOMap.tag;
      }
      /**
       * If `ctx` is given, the return type is actually `Map<unknown, unknown>`,
       * but TypeScript won't allow widening the signature of a child method.
       */
      toJSON(_2, ctx) {
        if (!ctx)
          return super.toJSON(_2);
        const map = /* @__PURE__ */ new Map();
        if (ctx?.onCreate)
          ctx.onCreate(map);
        for (const pair of this.items) {
          let key, value2;
          if (identity.isPair(pair)) {
            key = toJS.toJS(pair.key, "", ctx);
            value2 = toJS.toJS(pair.value, key, ctx);
          } else {
            key = toJS.toJS(pair, "", ctx);
          }
          if (map.has(key))
            throw new Error("Ordered maps must not include duplicate keys");
          map.set(key, value2);
        }
        return map;
      }
      static from(schema, iterable, ctx) {
        const pairs$1 = pairs.createPairs(schema, iterable, ctx);
        const omap2 = new this();
        omap2.items = pairs$1.items;
        return omap2;
      }
    };
    YAMLOMap.tag = "tag:yaml.org,2002:omap";
    var omap = {
      collection: "seq",
      identify: (value2) => value2 instanceof Map,
      nodeClass: YAMLOMap,
      default: false,
      tag: "tag:yaml.org,2002:omap",
      resolve(seq, onError) {
        const pairs$1 = pairs.resolvePairs(seq, onError);
        const seenKeys = [];
        for (const { key } of pairs$1.items) {
          if (identity.isScalar(key)) {
            if (seenKeys.includes(key.value)) {
              onError(`Ordered maps must not include duplicate keys: ${key.value}`);
            } else {
              seenKeys.push(key.value);
            }
          }
        }
        return Object.assign(new YAMLOMap(), pairs$1);
      },
      createNode: (schema, iterable, ctx) => YAMLOMap.from(schema, iterable, ctx)
    };
    exports.YAMLOMap = YAMLOMap;
    exports.omap = omap;
  }
});

// node_modules/yaml/dist/schema/yaml-1.1/bool.js
var require_bool2 = __commonJS({
  "node_modules/yaml/dist/schema/yaml-1.1/bool.js"(exports) {
    "use strict";
    var Scalar = require_Scalar();
    function boolStringify({ value: value2, source }, ctx) {
      const boolObj = value2 ? trueTag : falseTag;
      if (source && boolObj.test.test(source))
        return source;
      return value2 ? ctx.options.trueStr : ctx.options.falseStr;
    }
    var trueTag = {
      identify: (value2) => value2 === true,
      default: true,
      tag: "tag:yaml.org,2002:bool",
      test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
      resolve: () => new Scalar.Scalar(true),
      stringify: boolStringify
    };
    var falseTag = {
      identify: (value2) => value2 === false,
      default: true,
      tag: "tag:yaml.org,2002:bool",
      test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
      resolve: () => new Scalar.Scalar(false),
      stringify: boolStringify
    };
    exports.falseTag = falseTag;
    exports.trueTag = trueTag;
  }
});

// node_modules/yaml/dist/schema/yaml-1.1/float.js
var require_float2 = __commonJS({
  "node_modules/yaml/dist/schema/yaml-1.1/float.js"(exports) {
    "use strict";
    var Scalar = require_Scalar();
    var stringifyNumber = require_stringifyNumber();
    var floatNaN = {
      identify: (value2) => typeof value2 === "number",
      default: true,
      tag: "tag:yaml.org,2002:float",
      test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
      resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
      stringify: stringifyNumber.stringifyNumber
    };
    var floatExp = {
      identify: (value2) => typeof value2 === "number",
      default: true,
      tag: "tag:yaml.org,2002:float",
      format: "EXP",
      test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
      resolve: (str) => parseFloat(str.replace(/_/g, "")),
      stringify(node) {
        const num = Number(node.value);
        return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
      }
    };
    var float = {
      identify: (value2) => typeof value2 === "number",
      default: true,
      tag: "tag:yaml.org,2002:float",
      test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
      resolve(str) {
        const node = new Scalar.Scalar(parseFloat(str.replace(/_/g, "")));
        const dot = str.indexOf(".");
        if (dot !== -1) {
          const f = str.substring(dot + 1).replace(/_/g, "");
          if (f[f.length - 1] === "0")
            node.minFractionDigits = f.length;
        }
        return node;
      },
      stringify: stringifyNumber.stringifyNumber
    };
    exports.float = float;
    exports.floatExp = floatExp;
    exports.floatNaN = floatNaN;
  }
});

// node_modules/yaml/dist/schema/yaml-1.1/int.js
var require_int2 = __commonJS({
  "node_modules/yaml/dist/schema/yaml-1.1/int.js"(exports) {
    "use strict";
    var stringifyNumber = require_stringifyNumber();
    var intIdentify = (value2) => typeof value2 === "bigint" || Number.isInteger(value2);
    function intResolve(str, offset, radix, { intAsBigInt }) {
      const sign = str[0];
      if (sign === "-" || sign === "+")
        offset += 1;
      str = str.substring(offset).replace(/_/g, "");
      if (intAsBigInt) {
        switch (radix) {
          case 2:
            str = `0b${str}`;
            break;
          case 8:
            str = `0o${str}`;
            break;
          case 16:
            str = `0x${str}`;
            break;
        }
        const n2 = BigInt(str);
        return sign === "-" ? BigInt(-1) * n2 : n2;
      }
      const n = parseInt(str, radix);
      return sign === "-" ? -1 * n : n;
    }
    function intStringify(node, radix, prefix) {
      const { value: value2 } = node;
      if (intIdentify(value2)) {
        const str = value2.toString(radix);
        return value2 < 0 ? "-" + prefix + str.substr(1) : prefix + str;
      }
      return stringifyNumber.stringifyNumber(node);
    }
    var intBin = {
      identify: intIdentify,
      default: true,
      tag: "tag:yaml.org,2002:int",
      format: "BIN",
      test: /^[-+]?0b[0-1_]+$/,
      resolve: (str, _onError, opt) => intResolve(str, 2, 2, opt),
      stringify: (node) => intStringify(node, 2, "0b")
    };
    var intOct = {
      identify: intIdentify,
      default: true,
      tag: "tag:yaml.org,2002:int",
      format: "OCT",
      test: /^[-+]?0[0-7_]+$/,
      resolve: (str, _onError, opt) => intResolve(str, 1, 8, opt),
      stringify: (node) => intStringify(node, 8, "0")
    };
    var int2 = {
      identify: intIdentify,
      default: true,
      tag: "tag:yaml.org,2002:int",
      test: /^[-+]?[0-9][0-9_]*$/,
      resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
      stringify: stringifyNumber.stringifyNumber
    };
    var intHex = {
      identify: intIdentify,
      default: true,
      tag: "tag:yaml.org,2002:int",
      format: "HEX",
      test: /^[-+]?0x[0-9a-fA-F_]+$/,
      resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
      stringify: (node) => intStringify(node, 16, "0x")
    };
    exports.int = int2;
    exports.intBin = intBin;
    exports.intHex = intHex;
    exports.intOct = intOct;
  }
});

// node_modules/yaml/dist/schema/yaml-1.1/set.js
var require_set = __commonJS({
  "node_modules/yaml/dist/schema/yaml-1.1/set.js"(exports) {
    "use strict";
    var identity = require_identity();
    var Pair = require_Pair();
    var YAMLMap = require_YAMLMap();
    var YAMLSet = class _YAMLSet extends YAMLMap.YAMLMap {
      constructor(schema) {
        super(schema);
        this.tag = _YAMLSet.tag;
      }
      add(key) {
        let pair;
        if (identity.isPair(key))
          pair = key;
        else if (key && typeof key === "object" && "key" in key && "value" in key && key.value === null)
          pair = new Pair.Pair(key.key, null);
        else
          pair = new Pair.Pair(key, null);
        const prev = YAMLMap.findPair(this.items, pair.key);
        if (!prev)
          this.items.push(pair);
      }
      /**
       * If `keepPair` is `true`, returns the Pair matching `key`.
       * Otherwise, returns the value of that Pair's key.
       */
      get(key, keepPair) {
        const pair = YAMLMap.findPair(this.items, key);
        return !keepPair && identity.isPair(pair) ? identity.isScalar(pair.key) ? pair.key.value : pair.key : pair;
      }
      set(key, value2) {
        if (typeof value2 !== "boolean")
          throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value2}`);
        const prev = YAMLMap.findPair(this.items, key);
        if (prev && !value2) {
          this.items.splice(this.items.indexOf(prev), 1);
        } else if (!prev && value2) {
          this.items.push(new Pair.Pair(key));
        }
      }
      toJSON(_2, ctx) {
        return super.toJSON(_2, ctx, Set);
      }
      toString(ctx, onComment, onChompKeep) {
        if (!ctx)
          return JSON.stringify(this);
        if (this.hasAllNullValues(true))
          return super.toString(Object.assign({}, ctx, { allNullValues: true }), onComment, onChompKeep);
        else
          throw new Error("Set items must all have null values");
      }
      static from(schema, iterable, ctx) {
        const { replacer } = ctx;
        const set2 = new this(schema);
        if (iterable && Symbol.iterator in Object(iterable))
          for (let value2 of iterable) {
            if (typeof replacer === "function")
              value2 = replacer.call(iterable, value2, value2);
            set2.items.push(Pair.createPair(value2, null, ctx));
          }
        return set2;
      }
    };
    YAMLSet.tag = "tag:yaml.org,2002:set";
    var set = {
      collection: "map",
      identify: (value2) => value2 instanceof Set,
      nodeClass: YAMLSet,
      default: false,
      tag: "tag:yaml.org,2002:set",
      createNode: (schema, iterable, ctx) => YAMLSet.from(schema, iterable, ctx),
      resolve(map, onError) {
        if (identity.isMap(map)) {
          if (map.hasAllNullValues(true))
            return Object.assign(new YAMLSet(), map);
          else
            onError("Set items must all have null values");
        } else
          onError("Expected a mapping for this tag");
        return map;
      }
    };
    exports.YAMLSet = YAMLSet;
    exports.set = set;
  }
});

// node_modules/yaml/dist/schema/yaml-1.1/timestamp.js
var require_timestamp = __commonJS({
  "node_modules/yaml/dist/schema/yaml-1.1/timestamp.js"(exports) {
    "use strict";
    var stringifyNumber = require_stringifyNumber();
    function parseSexagesimal(str, asBigInt) {
      const sign = str[0];
      const parts = sign === "-" || sign === "+" ? str.substring(1) : str;
      const num = (n) => asBigInt ? BigInt(n) : Number(n);
      const res = parts.replace(/_/g, "").split(":").reduce((res2, p) => res2 * num(60) + num(p), num(0));
      return sign === "-" ? num(-1) * res : res;
    }
    function stringifySexagesimal(node) {
      let { value: value2 } = node;
      let num = (n) => n;
      if (typeof value2 === "bigint")
        num = (n) => BigInt(n);
      else if (isNaN(value2) || !isFinite(value2))
        return stringifyNumber.stringifyNumber(node);
      let sign = "";
      if (value2 < 0) {
        sign = "-";
        value2 *= num(-1);
      }
      const _60 = num(60);
      const parts = [value2 % _60];
      if (value2 < 60) {
        parts.unshift(0);
      } else {
        value2 = (value2 - parts[0]) / _60;
        parts.unshift(value2 % _60);
        if (value2 >= 60) {
          value2 = (value2 - parts[0]) / _60;
          parts.unshift(value2);
        }
      }
      return sign + parts.map((n) => String(n).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
    }
    var intTime = {
      identify: (value2) => typeof value2 === "bigint" || Number.isInteger(value2),
      default: true,
      tag: "tag:yaml.org,2002:int",
      format: "TIME",
      test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
      resolve: (str, _onError, { intAsBigInt }) => parseSexagesimal(str, intAsBigInt),
      stringify: stringifySexagesimal
    };
    var floatTime = {
      identify: (value2) => typeof value2 === "number",
      default: true,
      tag: "tag:yaml.org,2002:float",
      format: "TIME",
      test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
      resolve: (str) => parseSexagesimal(str, false),
      stringify: stringifySexagesimal
    };
    var timestamp = {
      identify: (value2) => value2 instanceof Date,
      default: true,
      tag: "tag:yaml.org,2002:timestamp",
      // If the time zone is omitted, the timestamp is assumed to be specified in UTC. The time part
      // may be omitted altogether, resulting in a date format. In such a case, the time part is
      // assumed to be 00:00:00Z (start of day, UTC).
      test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
      resolve(str) {
        const match = str.match(timestamp.test);
        if (!match)
          throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");
        const [, year, month, day, hour, minute, second] = match.map(Number);
        const millisec = match[7] ? Number((match[7] + "00").substr(1, 3)) : 0;
        let date = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0, millisec);
        const tz = match[8];
        if (tz && tz !== "Z") {
          let d = parseSexagesimal(tz, false);
          if (Math.abs(d) < 30)
            d *= 60;
          date -= 6e4 * d;
        }
        return new Date(date);
      },
      stringify: ({ value: value2 }) => value2?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
    };
    exports.floatTime = floatTime;
    exports.intTime = intTime;
    exports.timestamp = timestamp;
  }
});

// node_modules/yaml/dist/schema/yaml-1.1/schema.js
var require_schema3 = __commonJS({
  "node_modules/yaml/dist/schema/yaml-1.1/schema.js"(exports) {
    "use strict";
    var map = require_map();
    var _null = require_null();
    var seq = require_seq();
    var string2 = require_string();
    var binary = require_binary();
    var bool = require_bool2();
    var float = require_float2();
    var int2 = require_int2();
    var merge = require_merge();
    var omap = require_omap();
    var pairs = require_pairs();
    var set = require_set();
    var timestamp = require_timestamp();
    var schema = [
      map.map,
      seq.seq,
      string2.string,
      _null.nullTag,
      bool.trueTag,
      bool.falseTag,
      int2.intBin,
      int2.intOct,
      int2.int,
      int2.intHex,
      float.floatNaN,
      float.floatExp,
      float.float,
      binary.binary,
      merge.merge,
      omap.omap,
      pairs.pairs,
      set.set,
      timestamp.intTime,
      timestamp.floatTime,
      timestamp.timestamp
    ];
    exports.schema = schema;
  }
});

// node_modules/yaml/dist/schema/tags.js
var require_tags = __commonJS({
  "node_modules/yaml/dist/schema/tags.js"(exports) {
    "use strict";
    var map = require_map();
    var _null = require_null();
    var seq = require_seq();
    var string2 = require_string();
    var bool = require_bool();
    var float = require_float();
    var int2 = require_int();
    var schema = require_schema();
    var schema$1 = require_schema2();
    var binary = require_binary();
    var merge = require_merge();
    var omap = require_omap();
    var pairs = require_pairs();
    var schema$2 = require_schema3();
    var set = require_set();
    var timestamp = require_timestamp();
    var schemas = /* @__PURE__ */ new Map([
      ["core", schema.schema],
      ["failsafe", [map.map, seq.seq, string2.string]],
      ["json", schema$1.schema],
      ["yaml11", schema$2.schema],
      ["yaml-1.1", schema$2.schema]
    ]);
    var tagsByName = {
      binary: binary.binary,
      bool: bool.boolTag,
      float: float.float,
      floatExp: float.floatExp,
      floatNaN: float.floatNaN,
      floatTime: timestamp.floatTime,
      int: int2.int,
      intHex: int2.intHex,
      intOct: int2.intOct,
      intTime: timestamp.intTime,
      map: map.map,
      merge: merge.merge,
      null: _null.nullTag,
      omap: omap.omap,
      pairs: pairs.pairs,
      seq: seq.seq,
      set: set.set,
      timestamp: timestamp.timestamp
    };
    var coreKnownTags = {
      "tag:yaml.org,2002:binary": binary.binary,
      "tag:yaml.org,2002:merge": merge.merge,
      "tag:yaml.org,2002:omap": omap.omap,
      "tag:yaml.org,2002:pairs": pairs.pairs,
      "tag:yaml.org,2002:set": set.set,
      "tag:yaml.org,2002:timestamp": timestamp.timestamp
    };
    function getTags(customTags, schemaName, addMergeTag) {
      const schemaTags = schemas.get(schemaName);
      if (schemaTags && !customTags) {
        return addMergeTag && !schemaTags.includes(merge.merge) ? schemaTags.concat(merge.merge) : schemaTags.slice();
      }
      let tags = schemaTags;
      if (!tags) {
        if (Array.isArray(customTags))
          tags = [];
        else {
          const keys = Array.from(schemas.keys()).filter((key) => key !== "yaml11").map((key) => JSON.stringify(key)).join(", ");
          throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
        }
      }
      if (Array.isArray(customTags)) {
        for (const tag of customTags)
          tags = tags.concat(tag);
      } else if (typeof customTags === "function") {
        tags = customTags(tags.slice());
      }
      if (addMergeTag)
        tags = tags.concat(merge.merge);
      return tags.reduce((tags2, tag) => {
        const tagObj = typeof tag === "string" ? tagsByName[tag] : tag;
        if (!tagObj) {
          const tagName = JSON.stringify(tag);
          const keys = Object.keys(tagsByName).map((key) => JSON.stringify(key)).join(", ");
          throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`);
        }
        if (!tags2.includes(tagObj))
          tags2.push(tagObj);
        return tags2;
      }, []);
    }
    exports.coreKnownTags = coreKnownTags;
    exports.getTags = getTags;
  }
});

// node_modules/yaml/dist/schema/Schema.js
var require_Schema = __commonJS({
  "node_modules/yaml/dist/schema/Schema.js"(exports) {
    "use strict";
    var identity = require_identity();
    var map = require_map();
    var seq = require_seq();
    var string2 = require_string();
    var tags = require_tags();
    var sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
    var Schema = class _Schema {
      constructor({ compat, customTags, merge, resolveKnownTags, schema, sortMapEntries, toStringDefaults }) {
        this.compat = Array.isArray(compat) ? tags.getTags(compat, "compat") : compat ? tags.getTags(null, compat) : null;
        this.name = typeof schema === "string" && schema || "core";
        this.knownTags = resolveKnownTags ? tags.coreKnownTags : {};
        this.tags = tags.getTags(customTags, this.name, merge);
        this.toStringOptions = toStringDefaults ?? null;
        Object.defineProperty(this, identity.MAP, { value: map.map });
        Object.defineProperty(this, identity.SCALAR, { value: string2.string });
        Object.defineProperty(this, identity.SEQ, { value: seq.seq });
        this.sortMapEntries = typeof sortMapEntries === "function" ? sortMapEntries : sortMapEntries === true ? sortMapEntriesByKey : null;
      }
      clone() {
        const copy = Object.create(_Schema.prototype, Object.getOwnPropertyDescriptors(this));
        copy.tags = this.tags.slice();
        return copy;
      }
    };
    exports.Schema = Schema;
  }
});

// node_modules/yaml/dist/stringify/stringifyDocument.js
var require_stringifyDocument = __commonJS({
  "node_modules/yaml/dist/stringify/stringifyDocument.js"(exports) {
    "use strict";
    var identity = require_identity();
    var stringify = require_stringify();
    var stringifyComment = require_stringifyComment();
    function stringifyDocument(doc, options) {
      const lines = [];
      let hasDirectives = options.directives === true;
      if (options.directives !== false && doc.directives) {
        const dir = doc.directives.toString(doc);
        if (dir) {
          lines.push(dir);
          hasDirectives = true;
        } else if (doc.directives.docStart)
          hasDirectives = true;
      }
      if (hasDirectives)
        lines.push("---");
      const ctx = stringify.createStringifyContext(doc, options);
      const { commentString } = ctx.options;
      if (doc.commentBefore) {
        if (lines.length !== 1)
          lines.unshift("");
        const cs = commentString(doc.commentBefore);
        lines.unshift(stringifyComment.indentComment(cs, ""));
      }
      let chompKeep = false;
      let contentComment = null;
      if (doc.contents) {
        if (identity.isNode(doc.contents)) {
          if (doc.contents.spaceBefore && hasDirectives)
            lines.push("");
          if (doc.contents.commentBefore) {
            const cs = commentString(doc.contents.commentBefore);
            lines.push(stringifyComment.indentComment(cs, ""));
          }
          ctx.forceBlockIndent = !!doc.comment;
          contentComment = doc.contents.comment;
        }
        const onChompKeep = contentComment ? void 0 : () => chompKeep = true;
        let body = stringify.stringify(doc.contents, ctx, () => contentComment = null, onChompKeep);
        if (contentComment)
          body += stringifyComment.lineComment(body, "", commentString(contentComment));
        if ((body[0] === "|" || body[0] === ">") && lines[lines.length - 1] === "---") {
          lines[lines.length - 1] = `--- ${body}`;
        } else
          lines.push(body);
      } else {
        lines.push(stringify.stringify(doc.contents, ctx));
      }
      if (doc.directives?.docEnd) {
        if (doc.comment) {
          const cs = commentString(doc.comment);
          if (cs.includes("\n")) {
            lines.push("...");
            lines.push(stringifyComment.indentComment(cs, ""));
          } else {
            lines.push(`... ${cs}`);
          }
        } else {
          lines.push("...");
        }
      } else {
        let dc = doc.comment;
        if (dc && chompKeep)
          dc = dc.replace(/^\n+/, "");
        if (dc) {
          if ((!chompKeep || contentComment) && lines[lines.length - 1] !== "")
            lines.push("");
          lines.push(stringifyComment.indentComment(commentString(dc), ""));
        }
      }
      return lines.join("\n") + "\n";
    }
    exports.stringifyDocument = stringifyDocument;
  }
});

// node_modules/yaml/dist/doc/Document.js
var require_Document = __commonJS({
  "node_modules/yaml/dist/doc/Document.js"(exports) {
    "use strict";
    var Alias = require_Alias();
    var Collection = require_Collection();
    var identity = require_identity();
    var Pair = require_Pair();
    var toJS = require_toJS();
    var Schema = require_Schema();
    var stringifyDocument = require_stringifyDocument();
    var anchors = require_anchors();
    var applyReviver = require_applyReviver();
    var createNode = require_createNode();
    var directives = require_directives();
    var Document = class _Document {
      constructor(value2, replacer, options) {
        this.commentBefore = null;
        this.comment = null;
        this.errors = [];
        this.warnings = [];
        Object.defineProperty(this, identity.NODE_TYPE, { value: identity.DOC });
        let _replacer = null;
        if (typeof replacer === "function" || Array.isArray(replacer)) {
          _replacer = replacer;
        } else if (options === void 0 && replacer) {
          options = replacer;
          replacer = void 0;
        }
        const opt = Object.assign({
          intAsBigInt: false,
          keepSourceTokens: false,
          logLevel: "warn",
          prettyErrors: true,
          strict: true,
          stringKeys: false,
          uniqueKeys: true,
          version: "1.2"
        }, options);
        this.options = opt;
        let { version } = opt;
        if (options?._directives) {
          this.directives = options._directives.atDocument();
          if (this.directives.yaml.explicit)
            version = this.directives.yaml.version;
        } else
          this.directives = new directives.Directives({ version });
        this.setSchema(version, options);
        this.contents = value2 === void 0 ? null : this.createNode(value2, _replacer, options);
      }
      /**
       * Create a deep copy of this Document and its contents.
       *
       * Custom Node values that inherit from `Object` still refer to their original instances.
       */
      clone() {
        const copy = Object.create(_Document.prototype, {
          [identity.NODE_TYPE]: { value: identity.DOC }
        });
        copy.commentBefore = this.commentBefore;
        copy.comment = this.comment;
        copy.errors = this.errors.slice();
        copy.warnings = this.warnings.slice();
        copy.options = Object.assign({}, this.options);
        if (this.directives)
          copy.directives = this.directives.clone();
        copy.schema = this.schema.clone();
        copy.contents = identity.isNode(this.contents) ? this.contents.clone(copy.schema) : this.contents;
        if (this.range)
          copy.range = this.range.slice();
        return copy;
      }
      /** Adds a value to the document. */
      add(value2) {
        if (assertCollection(this.contents))
          this.contents.add(value2);
      }
      /** Adds a value to the document. */
      addIn(path8, value2) {
        if (assertCollection(this.contents))
          this.contents.addIn(path8, value2);
      }
      /**
       * Create a new `Alias` node, ensuring that the target `node` has the required anchor.
       *
       * If `node` already has an anchor, `name` is ignored.
       * Otherwise, the `node.anchor` value will be set to `name`,
       * or if an anchor with that name is already present in the document,
       * `name` will be used as a prefix for a new unique anchor.
       * If `name` is undefined, the generated anchor will use 'a' as a prefix.
       */
      createAlias(node, name2) {
        if (!node.anchor) {
          const prev = anchors.anchorNames(this);
          node.anchor = // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
          !name2 || prev.has(name2) ? anchors.findNewAnchor(name2 || "a", prev) : name2;
        }
        return new Alias.Alias(node.anchor);
      }
      createNode(value2, replacer, options) {
        let _replacer = void 0;
        if (typeof replacer === "function") {
          value2 = replacer.call({ "": value2 }, "", value2);
          _replacer = replacer;
        } else if (Array.isArray(replacer)) {
          const keyToStr = (v) => typeof v === "number" || v instanceof String || v instanceof Number;
          const asStr = replacer.filter(keyToStr).map(String);
          if (asStr.length > 0)
            replacer = replacer.concat(asStr);
          _replacer = replacer;
        } else if (options === void 0 && replacer) {
          options = replacer;
          replacer = void 0;
        }
        const { aliasDuplicateObjects, anchorPrefix, flow, keepUndefined, onTagObj, tag } = options ?? {};
        const { onAnchor, setAnchors, sourceObjects } = anchors.createNodeAnchors(
          this,
          // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
          anchorPrefix || "a"
        );
        const ctx = {
          aliasDuplicateObjects: aliasDuplicateObjects ?? true,
          keepUndefined: keepUndefined ?? false,
          onAnchor,
          onTagObj,
          replacer: _replacer,
          schema: this.schema,
          sourceObjects
        };
        const node = createNode.createNode(value2, tag, ctx);
        if (flow && identity.isCollection(node))
          node.flow = true;
        setAnchors();
        return node;
      }
      /**
       * Convert a key and a value into a `Pair` using the current schema,
       * recursively wrapping all values as `Scalar` or `Collection` nodes.
       */
      createPair(key, value2, options = {}) {
        const k = this.createNode(key, null, options);
        const v = this.createNode(value2, null, options);
        return new Pair.Pair(k, v);
      }
      /**
       * Removes a value from the document.
       * @returns `true` if the item was found and removed.
       */
      delete(key) {
        return assertCollection(this.contents) ? this.contents.delete(key) : false;
      }
      /**
       * Removes a value from the document.
       * @returns `true` if the item was found and removed.
       */
      deleteIn(path8) {
        if (Collection.isEmptyPath(path8)) {
          if (this.contents == null)
            return false;
          this.contents = null;
          return true;
        }
        return assertCollection(this.contents) ? this.contents.deleteIn(path8) : false;
      }
      /**
       * Returns item at `key`, or `undefined` if not found. By default unwraps
       * scalar values from their surrounding node; to disable set `keepScalar` to
       * `true` (collections are always returned intact).
       */
      get(key, keepScalar) {
        return identity.isCollection(this.contents) ? this.contents.get(key, keepScalar) : void 0;
      }
      /**
       * Returns item at `path`, or `undefined` if not found. By default unwraps
       * scalar values from their surrounding node; to disable set `keepScalar` to
       * `true` (collections are always returned intact).
       */
      getIn(path8, keepScalar) {
        if (Collection.isEmptyPath(path8))
          return !keepScalar && identity.isScalar(this.contents) ? this.contents.value : this.contents;
        return identity.isCollection(this.contents) ? this.contents.getIn(path8, keepScalar) : void 0;
      }
      /**
       * Checks if the document includes a value with the key `key`.
       */
      has(key) {
        return identity.isCollection(this.contents) ? this.contents.has(key) : false;
      }
      /**
       * Checks if the document includes a value at `path`.
       */
      hasIn(path8) {
        if (Collection.isEmptyPath(path8))
          return this.contents !== void 0;
        return identity.isCollection(this.contents) ? this.contents.hasIn(path8) : false;
      }
      /**
       * Sets a value in this document. For `!!set`, `value` needs to be a
       * boolean to add/remove the item from the set.
       */
      set(key, value2) {
        if (this.contents == null) {
          this.contents = Collection.collectionFromPath(this.schema, [key], value2);
        } else if (assertCollection(this.contents)) {
          this.contents.set(key, value2);
        }
      }
      /**
       * Sets a value in this document. For `!!set`, `value` needs to be a
       * boolean to add/remove the item from the set.
       */
      setIn(path8, value2) {
        if (Collection.isEmptyPath(path8)) {
          this.contents = value2;
        } else if (this.contents == null) {
          this.contents = Collection.collectionFromPath(this.schema, Array.from(path8), value2);
        } else if (assertCollection(this.contents)) {
          this.contents.setIn(path8, value2);
        }
      }
      /**
       * Change the YAML version and schema used by the document.
       * A `null` version disables support for directives, explicit tags, anchors, and aliases.
       * It also requires the `schema` option to be given as a `Schema` instance value.
       *
       * Overrides all previously set schema options.
       */
      setSchema(version, options = {}) {
        if (typeof version === "number")
          version = String(version);
        let opt;
        switch (version) {
          case "1.1":
            if (this.directives)
              this.directives.yaml.version = "1.1";
            else
              this.directives = new directives.Directives({ version: "1.1" });
            opt = { resolveKnownTags: false, schema: "yaml-1.1" };
            break;
          case "1.2":
          case "next":
            if (this.directives)
              this.directives.yaml.version = version;
            else
              this.directives = new directives.Directives({ version });
            opt = { resolveKnownTags: true, schema: "core" };
            break;
          case null:
            if (this.directives)
              delete this.directives;
            opt = null;
            break;
          default: {
            const sv = JSON.stringify(version);
            throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
          }
        }
        if (options.schema instanceof Object)
          this.schema = options.schema;
        else if (opt)
          this.schema = new Schema.Schema(Object.assign(opt, options));
        else
          throw new Error(`With a null YAML version, the { schema: Schema } option is required`);
      }
      // json & jsonArg are only used from toJSON()
      toJS({ json, jsonArg, mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
        const ctx = {
          anchors: /* @__PURE__ */ new Map(),
          doc: this,
          keep: !json,
          mapAsMap: mapAsMap === true,
          mapKeyWarned: false,
          maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
        };
        const res = toJS.toJS(this.contents, jsonArg ?? "", ctx);
        if (typeof onAnchor === "function")
          for (const { count, res: res2 } of ctx.anchors.values())
            onAnchor(res2, count);
        return typeof reviver === "function" ? applyReviver.applyReviver(reviver, { "": res }, "", res) : res;
      }
      /**
       * A JSON representation of the document `contents`.
       *
       * @param jsonArg Used by `JSON.stringify` to indicate the array index or
       *   property name.
       */
      toJSON(jsonArg, onAnchor) {
        return this.toJS({ json: true, jsonArg, mapAsMap: false, onAnchor });
      }
      /** A YAML representation of the document. */
      toString(options = {}) {
        if (this.errors.length > 0)
          throw new Error("Document with errors cannot be stringified");
        if ("indent" in options && (!Number.isInteger(options.indent) || Number(options.indent) <= 0)) {
          const s = JSON.stringify(options.indent);
          throw new Error(`"indent" option must be a positive integer, not ${s}`);
        }
        return stringifyDocument.stringifyDocument(this, options);
      }
    };
    function assertCollection(contents) {
      if (identity.isCollection(contents))
        return true;
      throw new Error("Expected a YAML collection as document contents");
    }
    exports.Document = Document;
  }
});

// node_modules/yaml/dist/errors.js
var require_errors = __commonJS({
  "node_modules/yaml/dist/errors.js"(exports) {
    "use strict";
    var YAMLError = class extends Error {
      constructor(name2, pos, code, message) {
        super();
        this.name = name2;
        this.code = code;
        this.message = message;
        this.pos = pos;
      }
    };
    var YAMLParseError = class extends YAMLError {
      constructor(pos, code, message) {
        super("YAMLParseError", pos, code, message);
      }
    };
    var YAMLWarning = class extends YAMLError {
      constructor(pos, code, message) {
        super("YAMLWarning", pos, code, message);
      }
    };
    var prettifyError = (src, lc) => (error) => {
      if (error.pos[0] === -1)
        return;
      error.linePos = error.pos.map((pos) => lc.linePos(pos));
      const { line, col } = error.linePos[0];
      error.message += ` at line ${line}, column ${col}`;
      let ci = col - 1;
      let lineStr = src.substring(lc.lineStarts[line - 1], lc.lineStarts[line]).replace(/[\n\r]+$/, "");
      if (ci >= 60 && lineStr.length > 80) {
        const trimStart = Math.min(ci - 39, lineStr.length - 79);
        lineStr = "\u2026" + lineStr.substring(trimStart);
        ci -= trimStart - 1;
      }
      if (lineStr.length > 80)
        lineStr = lineStr.substring(0, 79) + "\u2026";
      if (line > 1 && /^ *$/.test(lineStr.substring(0, ci))) {
        let prev = src.substring(lc.lineStarts[line - 2], lc.lineStarts[line - 1]);
        if (prev.length > 80)
          prev = prev.substring(0, 79) + "\u2026\n";
        lineStr = prev + lineStr;
      }
      if (/[^ ]/.test(lineStr)) {
        let count = 1;
        const end = error.linePos[1];
        if (end?.line === line && end.col > col) {
          count = Math.max(1, Math.min(end.col - col, 80 - ci));
        }
        const pointer = " ".repeat(ci) + "^".repeat(count);
        error.message += `:

${lineStr}
${pointer}
`;
      }
    };
    exports.YAMLError = YAMLError;
    exports.YAMLParseError = YAMLParseError;
    exports.YAMLWarning = YAMLWarning;
    exports.prettifyError = prettifyError;
  }
});

// node_modules/yaml/dist/compose/resolve-props.js
var require_resolve_props = __commonJS({
  "node_modules/yaml/dist/compose/resolve-props.js"(exports) {
    "use strict";
    function resolveProps(tokens, { flow, indicator, next, offset, onError, parentIndent, startOnNewline }) {
      let spaceBefore = false;
      let atNewline = startOnNewline;
      let hasSpace = startOnNewline;
      let comment = "";
      let commentSep = "";
      let hasNewline = false;
      let reqSpace = false;
      let tab = null;
      let anchor = null;
      let tag = null;
      let newlineAfterProp = null;
      let comma = null;
      let found = null;
      let start2 = null;
      for (const token of tokens) {
        if (reqSpace) {
          if (token.type !== "space" && token.type !== "newline" && token.type !== "comma")
            onError(token.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
          reqSpace = false;
        }
        if (tab) {
          if (atNewline && token.type !== "comment" && token.type !== "newline") {
            onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
          }
          tab = null;
        }
        switch (token.type) {
          case "space":
            if (!flow && (indicator !== "doc-start" || next?.type !== "flow-collection") && token.source.includes("	")) {
              tab = token;
            }
            hasSpace = true;
            break;
          case "comment": {
            if (!hasSpace)
              onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
            const cb = token.source.substring(1) || " ";
            if (!comment)
              comment = cb;
            else
              comment += commentSep + cb;
            commentSep = "";
            atNewline = false;
            break;
          }
          case "newline":
            if (atNewline) {
              if (comment)
                comment += token.source;
              else if (!found || indicator !== "seq-item-ind")
                spaceBefore = true;
            } else
              commentSep += token.source;
            atNewline = true;
            hasNewline = true;
            if (anchor || tag)
              newlineAfterProp = token;
            hasSpace = true;
            break;
          case "anchor":
            if (anchor)
              onError(token, "MULTIPLE_ANCHORS", "A node can have at most one anchor");
            if (token.source.endsWith(":"))
              onError(token.offset + token.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", true);
            anchor = token;
            start2 ?? (start2 = token.offset);
            atNewline = false;
            hasSpace = false;
            reqSpace = true;
            break;
          case "tag": {
            if (tag)
              onError(token, "MULTIPLE_TAGS", "A node can have at most one tag");
            tag = token;
            start2 ?? (start2 = token.offset);
            atNewline = false;
            hasSpace = false;
            reqSpace = true;
            break;
          }
          case indicator:
            if (anchor || tag)
              onError(token, "BAD_PROP_ORDER", `Anchors and tags must be after the ${token.source} indicator`);
            if (found)
              onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.source} in ${flow ?? "collection"}`);
            found = token;
            atNewline = indicator === "seq-item-ind" || indicator === "explicit-key-ind";
            hasSpace = false;
            break;
          case "comma":
            if (flow) {
              if (comma)
                onError(token, "UNEXPECTED_TOKEN", `Unexpected , in ${flow}`);
              comma = token;
              atNewline = false;
              hasSpace = false;
              break;
            }
          // else fallthrough
          default:
            onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.type} token`);
            atNewline = false;
            hasSpace = false;
        }
      }
      const last = tokens[tokens.length - 1];
      const end = last ? last.offset + last.source.length : offset;
      if (reqSpace && next && next.type !== "space" && next.type !== "newline" && next.type !== "comma" && (next.type !== "scalar" || next.source !== "")) {
        onError(next.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
      }
      if (tab && (atNewline && tab.indent <= parentIndent || next?.type === "block-map" || next?.type === "block-seq"))
        onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
      return {
        comma,
        found,
        spaceBefore,
        comment,
        hasNewline,
        anchor,
        tag,
        newlineAfterProp,
        end,
        start: start2 ?? end
      };
    }
    exports.resolveProps = resolveProps;
  }
});

// node_modules/yaml/dist/compose/util-contains-newline.js
var require_util_contains_newline = __commonJS({
  "node_modules/yaml/dist/compose/util-contains-newline.js"(exports) {
    "use strict";
    function containsNewline(key) {
      if (!key)
        return null;
      switch (key.type) {
        case "alias":
        case "scalar":
        case "double-quoted-scalar":
        case "single-quoted-scalar":
          if (key.source.includes("\n"))
            return true;
          if (key.end) {
            for (const st of key.end)
              if (st.type === "newline")
                return true;
          }
          return false;
        case "flow-collection":
          for (const it of key.items) {
            for (const st of it.start)
              if (st.type === "newline")
                return true;
            if (it.sep) {
              for (const st of it.sep)
                if (st.type === "newline")
                  return true;
            }
            if (containsNewline(it.key) || containsNewline(it.value))
              return true;
          }
          return false;
        default:
          return true;
      }
    }
    exports.containsNewline = containsNewline;
  }
});

// node_modules/yaml/dist/compose/util-flow-indent-check.js
var require_util_flow_indent_check = __commonJS({
  "node_modules/yaml/dist/compose/util-flow-indent-check.js"(exports) {
    "use strict";
    var utilContainsNewline = require_util_contains_newline();
    function flowIndentCheck(indent, fc, onError) {
      if (fc?.type === "flow-collection") {
        const end = fc.end[0];
        if (end.indent === indent && (end.source === "]" || end.source === "}") && utilContainsNewline.containsNewline(fc)) {
          const msg = "Flow end indicator should be more indented than parent";
          onError(end, "BAD_INDENT", msg, true);
        }
      }
    }
    exports.flowIndentCheck = flowIndentCheck;
  }
});

// node_modules/yaml/dist/compose/util-map-includes.js
var require_util_map_includes = __commonJS({
  "node_modules/yaml/dist/compose/util-map-includes.js"(exports) {
    "use strict";
    var identity = require_identity();
    function mapIncludes(ctx, items, search) {
      const { uniqueKeys } = ctx.options;
      if (uniqueKeys === false)
        return false;
      const isEqual = typeof uniqueKeys === "function" ? uniqueKeys : (a, b) => a === b || identity.isScalar(a) && identity.isScalar(b) && a.value === b.value;
      return items.some((pair) => isEqual(pair.key, search));
    }
    exports.mapIncludes = mapIncludes;
  }
});

// node_modules/yaml/dist/compose/resolve-block-map.js
var require_resolve_block_map = __commonJS({
  "node_modules/yaml/dist/compose/resolve-block-map.js"(exports) {
    "use strict";
    var Pair = require_Pair();
    var YAMLMap = require_YAMLMap();
    var resolveProps = require_resolve_props();
    var utilContainsNewline = require_util_contains_newline();
    var utilFlowIndentCheck = require_util_flow_indent_check();
    var utilMapIncludes = require_util_map_includes();
    var startColMsg = "All mapping items must start at the same column";
    function resolveBlockMap({ composeNode, composeEmptyNode }, ctx, bm, onError, tag) {
      const NodeClass = tag?.nodeClass ?? YAMLMap.YAMLMap;
      const map = new NodeClass(ctx.schema);
      if (ctx.atRoot)
        ctx.atRoot = false;
      let offset = bm.offset;
      let commentEnd = null;
      for (const collItem of bm.items) {
        const { start: start2, key, sep, value: value2 } = collItem;
        const keyProps = resolveProps.resolveProps(start2, {
          indicator: "explicit-key-ind",
          next: key ?? sep?.[0],
          offset,
          onError,
          parentIndent: bm.indent,
          startOnNewline: true
        });
        const implicitKey = !keyProps.found;
        if (implicitKey) {
          if (key) {
            if (key.type === "block-seq")
              onError(offset, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key");
            else if ("indent" in key && key.indent !== bm.indent)
              onError(offset, "BAD_INDENT", startColMsg);
          }
          if (!keyProps.anchor && !keyProps.tag && !sep) {
            commentEnd = keyProps.end;
            if (keyProps.comment) {
              if (map.comment)
                map.comment += "\n" + keyProps.comment;
              else
                map.comment = keyProps.comment;
            }
            continue;
          }
          if (keyProps.newlineAfterProp || utilContainsNewline.containsNewline(key)) {
            onError(key ?? start2[start2.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
          }
        } else if (keyProps.found?.indent !== bm.indent) {
          onError(offset, "BAD_INDENT", startColMsg);
        }
        ctx.atKey = true;
        const keyStart = keyProps.end;
        const keyNode = key ? composeNode(ctx, key, keyProps, onError) : composeEmptyNode(ctx, keyStart, start2, null, keyProps, onError);
        if (ctx.schema.compat)
          utilFlowIndentCheck.flowIndentCheck(bm.indent, key, onError);
        ctx.atKey = false;
        if (utilMapIncludes.mapIncludes(ctx, map.items, keyNode))
          onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
        const valueProps = resolveProps.resolveProps(sep ?? [], {
          indicator: "map-value-ind",
          next: value2,
          offset: keyNode.range[2],
          onError,
          parentIndent: bm.indent,
          startOnNewline: !key || key.type === "block-scalar"
        });
        offset = valueProps.end;
        if (valueProps.found) {
          if (implicitKey) {
            if (value2?.type === "block-map" && !valueProps.hasNewline)
              onError(offset, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings");
            if (ctx.options.strict && keyProps.start < valueProps.found.offset - 1024)
              onError(keyNode.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key");
          }
          const valueNode = value2 ? composeNode(ctx, value2, valueProps, onError) : composeEmptyNode(ctx, offset, sep, null, valueProps, onError);
          if (ctx.schema.compat)
            utilFlowIndentCheck.flowIndentCheck(bm.indent, value2, onError);
          offset = valueNode.range[2];
          const pair = new Pair.Pair(keyNode, valueNode);
          if (ctx.options.keepSourceTokens)
            pair.srcToken = collItem;
          map.items.push(pair);
        } else {
          if (implicitKey)
            onError(keyNode.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values");
          if (valueProps.comment) {
            if (keyNode.comment)
              keyNode.comment += "\n" + valueProps.comment;
            else
              keyNode.comment = valueProps.comment;
          }
          const pair = new Pair.Pair(keyNode);
          if (ctx.options.keepSourceTokens)
            pair.srcToken = collItem;
          map.items.push(pair);
        }
      }
      if (commentEnd && commentEnd < offset)
        onError(commentEnd, "IMPOSSIBLE", "Map comment with trailing content");
      map.range = [bm.offset, offset, commentEnd ?? offset];
      return map;
    }
    exports.resolveBlockMap = resolveBlockMap;
  }
});

// node_modules/yaml/dist/compose/resolve-block-seq.js
var require_resolve_block_seq = __commonJS({
  "node_modules/yaml/dist/compose/resolve-block-seq.js"(exports) {
    "use strict";
    var YAMLSeq = require_YAMLSeq();
    var resolveProps = require_resolve_props();
    var utilFlowIndentCheck = require_util_flow_indent_check();
    function resolveBlockSeq({ composeNode, composeEmptyNode }, ctx, bs, onError, tag) {
      const NodeClass = tag?.nodeClass ?? YAMLSeq.YAMLSeq;
      const seq = new NodeClass(ctx.schema);
      if (ctx.atRoot)
        ctx.atRoot = false;
      if (ctx.atKey)
        ctx.atKey = false;
      let offset = bs.offset;
      let commentEnd = null;
      for (const { start: start2, value: value2 } of bs.items) {
        const props = resolveProps.resolveProps(start2, {
          indicator: "seq-item-ind",
          next: value2,
          offset,
          onError,
          parentIndent: bs.indent,
          startOnNewline: true
        });
        if (!props.found) {
          if (props.anchor || props.tag || value2) {
            if (value2?.type === "block-seq")
              onError(props.end, "BAD_INDENT", "All sequence items must start at the same column");
            else
              onError(offset, "MISSING_CHAR", "Sequence item without - indicator");
          } else {
            commentEnd = props.end;
            if (props.comment)
              seq.comment = props.comment;
            continue;
          }
        }
        const node = value2 ? composeNode(ctx, value2, props, onError) : composeEmptyNode(ctx, props.end, start2, null, props, onError);
        if (ctx.schema.compat)
          utilFlowIndentCheck.flowIndentCheck(bs.indent, value2, onError);
        offset = node.range[2];
        seq.items.push(node);
      }
      seq.range = [bs.offset, offset, commentEnd ?? offset];
      return seq;
    }
    exports.resolveBlockSeq = resolveBlockSeq;
  }
});

// node_modules/yaml/dist/compose/resolve-end.js
var require_resolve_end = __commonJS({
  "node_modules/yaml/dist/compose/resolve-end.js"(exports) {
    "use strict";
    function resolveEnd(end, offset, reqSpace, onError) {
      let comment = "";
      if (end) {
        let hasSpace = false;
        let sep = "";
        for (const token of end) {
          const { source, type } = token;
          switch (type) {
            case "space":
              hasSpace = true;
              break;
            case "comment": {
              if (reqSpace && !hasSpace)
                onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
              const cb = source.substring(1) || " ";
              if (!comment)
                comment = cb;
              else
                comment += sep + cb;
              sep = "";
              break;
            }
            case "newline":
              if (comment)
                sep += source;
              hasSpace = true;
              break;
            default:
              onError(token, "UNEXPECTED_TOKEN", `Unexpected ${type} at node end`);
          }
          offset += source.length;
        }
      }
      return { comment, offset };
    }
    exports.resolveEnd = resolveEnd;
  }
});

// node_modules/yaml/dist/compose/resolve-flow-collection.js
var require_resolve_flow_collection = __commonJS({
  "node_modules/yaml/dist/compose/resolve-flow-collection.js"(exports) {
    "use strict";
    var identity = require_identity();
    var Pair = require_Pair();
    var YAMLMap = require_YAMLMap();
    var YAMLSeq = require_YAMLSeq();
    var resolveEnd = require_resolve_end();
    var resolveProps = require_resolve_props();
    var utilContainsNewline = require_util_contains_newline();
    var utilMapIncludes = require_util_map_includes();
    var blockMsg = "Block collections are not allowed within flow collections";
    var isBlock = (token) => token && (token.type === "block-map" || token.type === "block-seq");
    function resolveFlowCollection({ composeNode, composeEmptyNode }, ctx, fc, onError, tag) {
      const isMap2 = fc.start.source === "{";
      const fcName = isMap2 ? "flow map" : "flow sequence";
      const NodeClass = tag?.nodeClass ?? (isMap2 ? YAMLMap.YAMLMap : YAMLSeq.YAMLSeq);
      const coll = new NodeClass(ctx.schema);
      coll.flow = true;
      const atRoot = ctx.atRoot;
      if (atRoot)
        ctx.atRoot = false;
      if (ctx.atKey)
        ctx.atKey = false;
      let offset = fc.offset + fc.start.source.length;
      for (let i = 0; i < fc.items.length; ++i) {
        const collItem = fc.items[i];
        const { start: start2, key, sep, value: value2 } = collItem;
        const props = resolveProps.resolveProps(start2, {
          flow: fcName,
          indicator: "explicit-key-ind",
          next: key ?? sep?.[0],
          offset,
          onError,
          parentIndent: fc.indent,
          startOnNewline: false
        });
        if (!props.found) {
          if (!props.anchor && !props.tag && !sep && !value2) {
            if (i === 0 && props.comma)
              onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
            else if (i < fc.items.length - 1)
              onError(props.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${fcName}`);
            if (props.comment) {
              if (coll.comment)
                coll.comment += "\n" + props.comment;
              else
                coll.comment = props.comment;
            }
            offset = props.end;
            continue;
          }
          if (!isMap2 && ctx.options.strict && utilContainsNewline.containsNewline(key))
            onError(
              key,
              // checked by containsNewline()
              "MULTILINE_IMPLICIT_KEY",
              "Implicit keys of flow sequence pairs need to be on a single line"
            );
        }
        if (i === 0) {
          if (props.comma)
            onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
        } else {
          if (!props.comma)
            onError(props.start, "MISSING_CHAR", `Missing , between ${fcName} items`);
          if (props.comment) {
            let prevItemComment = "";
            loop: for (const st of start2) {
              switch (st.type) {
                case "comma":
                case "space":
                  break;
                case "comment":
                  prevItemComment = st.source.substring(1);
                  break loop;
                default:
                  break loop;
              }
            }
            if (prevItemComment) {
              let prev = coll.items[coll.items.length - 1];
              if (identity.isPair(prev))
                prev = prev.value ?? prev.key;
              if (prev.comment)
                prev.comment += "\n" + prevItemComment;
              else
                prev.comment = prevItemComment;
              props.comment = props.comment.substring(prevItemComment.length + 1);
            }
          }
        }
        if (!isMap2 && !sep && !props.found) {
          const valueNode = value2 ? composeNode(ctx, value2, props, onError) : composeEmptyNode(ctx, props.end, sep, null, props, onError);
          coll.items.push(valueNode);
          offset = valueNode.range[2];
          if (isBlock(value2))
            onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
        } else {
          ctx.atKey = true;
          const keyStart = props.end;
          const keyNode = key ? composeNode(ctx, key, props, onError) : composeEmptyNode(ctx, keyStart, start2, null, props, onError);
          if (isBlock(key))
            onError(keyNode.range, "BLOCK_IN_FLOW", blockMsg);
          ctx.atKey = false;
          const valueProps = resolveProps.resolveProps(sep ?? [], {
            flow: fcName,
            indicator: "map-value-ind",
            next: value2,
            offset: keyNode.range[2],
            onError,
            parentIndent: fc.indent,
            startOnNewline: false
          });
          if (valueProps.found) {
            if (!isMap2 && !props.found && ctx.options.strict) {
              if (sep)
                for (const st of sep) {
                  if (st === valueProps.found)
                    break;
                  if (st.type === "newline") {
                    onError(st, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
                    break;
                  }
                }
              if (props.start < valueProps.found.offset - 1024)
                onError(valueProps.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
            }
          } else if (value2) {
            if ("source" in value2 && value2.source?.[0] === ":")
              onError(value2, "MISSING_CHAR", `Missing space after : in ${fcName}`);
            else
              onError(valueProps.start, "MISSING_CHAR", `Missing , or : between ${fcName} items`);
          }
          const valueNode = value2 ? composeNode(ctx, value2, valueProps, onError) : valueProps.found ? composeEmptyNode(ctx, valueProps.end, sep, null, valueProps, onError) : null;
          if (valueNode) {
            if (isBlock(value2))
              onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
          } else if (valueProps.comment) {
            if (keyNode.comment)
              keyNode.comment += "\n" + valueProps.comment;
            else
              keyNode.comment = valueProps.comment;
          }
          const pair = new Pair.Pair(keyNode, valueNode);
          if (ctx.options.keepSourceTokens)
            pair.srcToken = collItem;
          if (isMap2) {
            const map = coll;
            if (utilMapIncludes.mapIncludes(ctx, map.items, keyNode))
              onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
            map.items.push(pair);
          } else {
            const map = new YAMLMap.YAMLMap(ctx.schema);
            map.flow = true;
            map.items.push(pair);
            const endRange = (valueNode ?? keyNode).range;
            map.range = [keyNode.range[0], endRange[1], endRange[2]];
            coll.items.push(map);
          }
          offset = valueNode ? valueNode.range[2] : valueProps.end;
        }
      }
      const expectedEnd = isMap2 ? "}" : "]";
      const [ce, ...ee] = fc.end;
      let cePos = offset;
      if (ce?.source === expectedEnd)
        cePos = ce.offset + ce.source.length;
      else {
        const name2 = fcName[0].toUpperCase() + fcName.substring(1);
        const msg = atRoot ? `${name2} must end with a ${expectedEnd}` : `${name2} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
        onError(offset, atRoot ? "MISSING_CHAR" : "BAD_INDENT", msg);
        if (ce && ce.source.length !== 1)
          ee.unshift(ce);
      }
      if (ee.length > 0) {
        const end = resolveEnd.resolveEnd(ee, cePos, ctx.options.strict, onError);
        if (end.comment) {
          if (coll.comment)
            coll.comment += "\n" + end.comment;
          else
            coll.comment = end.comment;
        }
        coll.range = [fc.offset, cePos, end.offset];
      } else {
        coll.range = [fc.offset, cePos, cePos];
      }
      return coll;
    }
    exports.resolveFlowCollection = resolveFlowCollection;
  }
});

// node_modules/yaml/dist/compose/compose-collection.js
var require_compose_collection = __commonJS({
  "node_modules/yaml/dist/compose/compose-collection.js"(exports) {
    "use strict";
    var identity = require_identity();
    var Scalar = require_Scalar();
    var YAMLMap = require_YAMLMap();
    var YAMLSeq = require_YAMLSeq();
    var resolveBlockMap = require_resolve_block_map();
    var resolveBlockSeq = require_resolve_block_seq();
    var resolveFlowCollection = require_resolve_flow_collection();
    function resolveCollection(CN, ctx, token, onError, tagName, tag) {
      const coll = token.type === "block-map" ? resolveBlockMap.resolveBlockMap(CN, ctx, token, onError, tag) : token.type === "block-seq" ? resolveBlockSeq.resolveBlockSeq(CN, ctx, token, onError, tag) : resolveFlowCollection.resolveFlowCollection(CN, ctx, token, onError, tag);
      const Coll = coll.constructor;
      if (tagName === "!" || tagName === Coll.tagName) {
        coll.tag = Coll.tagName;
        return coll;
      }
      if (tagName)
        coll.tag = tagName;
      return coll;
    }
    function composeCollection(CN, ctx, token, props, onError) {
      const tagToken = props.tag;
      const tagName = !tagToken ? null : ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg));
      if (token.type === "block-seq") {
        const { anchor, newlineAfterProp: nl2 } = props;
        const lastProp = anchor && tagToken ? anchor.offset > tagToken.offset ? anchor : tagToken : anchor ?? tagToken;
        if (lastProp && (!nl2 || nl2.offset < lastProp.offset)) {
          const message = "Missing newline after block sequence props";
          onError(lastProp, "MISSING_CHAR", message);
        }
      }
      const expType = token.type === "block-map" ? "map" : token.type === "block-seq" ? "seq" : token.start.source === "{" ? "map" : "seq";
      if (!tagToken || !tagName || tagName === "!" || tagName === YAMLMap.YAMLMap.tagName && expType === "map" || tagName === YAMLSeq.YAMLSeq.tagName && expType === "seq") {
        return resolveCollection(CN, ctx, token, onError, tagName);
      }
      let tag = ctx.schema.tags.find((t) => t.tag === tagName && t.collection === expType);
      if (!tag) {
        const kt = ctx.schema.knownTags[tagName];
        if (kt?.collection === expType) {
          ctx.schema.tags.push(Object.assign({}, kt, { default: false }));
          tag = kt;
        } else {
          if (kt) {
            onError(tagToken, "BAD_COLLECTION_TYPE", `${kt.tag} used for ${expType} collection, but expects ${kt.collection ?? "scalar"}`, true);
          } else {
            onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, true);
          }
          return resolveCollection(CN, ctx, token, onError, tagName);
        }
      }
      const coll = resolveCollection(CN, ctx, token, onError, tagName, tag);
      const res = tag.resolve?.(coll, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg), ctx.options) ?? coll;
      const node = identity.isNode(res) ? res : new Scalar.Scalar(res);
      node.range = coll.range;
      node.tag = tagName;
      if (tag?.format)
        node.format = tag.format;
      return node;
    }
    exports.composeCollection = composeCollection;
  }
});

// node_modules/yaml/dist/compose/resolve-block-scalar.js
var require_resolve_block_scalar = __commonJS({
  "node_modules/yaml/dist/compose/resolve-block-scalar.js"(exports) {
    "use strict";
    var Scalar = require_Scalar();
    function resolveBlockScalar(ctx, scalar, onError) {
      const start2 = scalar.offset;
      const header = parseBlockScalarHeader(scalar, ctx.options.strict, onError);
      if (!header)
        return { value: "", type: null, comment: "", range: [start2, start2, start2] };
      const type = header.mode === ">" ? Scalar.Scalar.BLOCK_FOLDED : Scalar.Scalar.BLOCK_LITERAL;
      const lines = scalar.source ? splitLines(scalar.source) : [];
      let chompStart = lines.length;
      for (let i = lines.length - 1; i >= 0; --i) {
        const content = lines[i][1];
        if (content === "" || content === "\r")
          chompStart = i;
        else
          break;
      }
      if (chompStart === 0) {
        const value3 = header.chomp === "+" && lines.length > 0 ? "\n".repeat(Math.max(1, lines.length - 1)) : "";
        let end2 = start2 + header.length;
        if (scalar.source)
          end2 += scalar.source.length;
        return { value: value3, type, comment: header.comment, range: [start2, end2, end2] };
      }
      let trimIndent = scalar.indent + header.indent;
      let offset = scalar.offset + header.length;
      let contentStart = 0;
      for (let i = 0; i < chompStart; ++i) {
        const [indent, content] = lines[i];
        if (content === "" || content === "\r") {
          if (header.indent === 0 && indent.length > trimIndent)
            trimIndent = indent.length;
        } else {
          if (indent.length < trimIndent) {
            const message = "Block scalars with more-indented leading empty lines must use an explicit indentation indicator";
            onError(offset + indent.length, "MISSING_CHAR", message);
          }
          if (header.indent === 0)
            trimIndent = indent.length;
          contentStart = i;
          if (trimIndent === 0 && !ctx.atRoot) {
            const message = "Block scalar values in collections must be indented";
            onError(offset, "BAD_INDENT", message);
          }
          break;
        }
        offset += indent.length + content.length + 1;
      }
      for (let i = lines.length - 1; i >= chompStart; --i) {
        if (lines[i][0].length > trimIndent)
          chompStart = i + 1;
      }
      let value2 = "";
      let sep = "";
      let prevMoreIndented = false;
      for (let i = 0; i < contentStart; ++i)
        value2 += lines[i][0].slice(trimIndent) + "\n";
      for (let i = contentStart; i < chompStart; ++i) {
        let [indent, content] = lines[i];
        offset += indent.length + content.length + 1;
        const crlf = content[content.length - 1] === "\r";
        if (crlf)
          content = content.slice(0, -1);
        if (content && indent.length < trimIndent) {
          const src = header.indent ? "explicit indentation indicator" : "first line";
          const message = `Block scalar lines must not be less indented than their ${src}`;
          onError(offset - content.length - (crlf ? 2 : 1), "BAD_INDENT", message);
          indent = "";
        }
        if (type === Scalar.Scalar.BLOCK_LITERAL) {
          value2 += sep + indent.slice(trimIndent) + content;
          sep = "\n";
        } else if (indent.length > trimIndent || content[0] === "	") {
          if (sep === " ")
            sep = "\n";
          else if (!prevMoreIndented && sep === "\n")
            sep = "\n\n";
          value2 += sep + indent.slice(trimIndent) + content;
          sep = "\n";
          prevMoreIndented = true;
        } else if (content === "") {
          if (sep === "\n")
            value2 += "\n";
          else
            sep = "\n";
        } else {
          value2 += sep + content;
          sep = " ";
          prevMoreIndented = false;
        }
      }
      switch (header.chomp) {
        case "-":
          break;
        case "+":
          for (let i = chompStart; i < lines.length; ++i)
            value2 += "\n" + lines[i][0].slice(trimIndent);
          if (value2[value2.length - 1] !== "\n")
            value2 += "\n";
          break;
        default:
          value2 += "\n";
      }
      const end = start2 + header.length + scalar.source.length;
      return { value: value2, type, comment: header.comment, range: [start2, end, end] };
    }
    function parseBlockScalarHeader({ offset, props }, strict, onError) {
      if (props[0].type !== "block-scalar-header") {
        onError(props[0], "IMPOSSIBLE", "Block scalar header not found");
        return null;
      }
      const { source } = props[0];
      const mode = source[0];
      let indent = 0;
      let chomp = "";
      let error = -1;
      for (let i = 1; i < source.length; ++i) {
        const ch = source[i];
        if (!chomp && (ch === "-" || ch === "+"))
          chomp = ch;
        else {
          const n = Number(ch);
          if (!indent && n)
            indent = n;
          else if (error === -1)
            error = offset + i;
        }
      }
      if (error !== -1)
        onError(error, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${source}`);
      let hasSpace = false;
      let comment = "";
      let length = source.length;
      for (let i = 1; i < props.length; ++i) {
        const token = props[i];
        switch (token.type) {
          case "space":
            hasSpace = true;
          // fallthrough
          case "newline":
            length += token.source.length;
            break;
          case "comment":
            if (strict && !hasSpace) {
              const message = "Comments must be separated from other tokens by white space characters";
              onError(token, "MISSING_CHAR", message);
            }
            length += token.source.length;
            comment = token.source.substring(1);
            break;
          case "error":
            onError(token, "UNEXPECTED_TOKEN", token.message);
            length += token.source.length;
            break;
          /* istanbul ignore next should not happen */
          default: {
            const message = `Unexpected token in block scalar header: ${token.type}`;
            onError(token, "UNEXPECTED_TOKEN", message);
            const ts = token.source;
            if (ts && typeof ts === "string")
              length += ts.length;
          }
        }
      }
      return { mode, indent, chomp, comment, length };
    }
    function splitLines(source) {
      const split = source.split(/\n( *)/);
      const first = split[0];
      const m = first.match(/^( *)/);
      const line0 = m?.[1] ? [m[1], first.slice(m[1].length)] : ["", first];
      const lines = [line0];
      for (let i = 1; i < split.length; i += 2)
        lines.push([split[i], split[i + 1]]);
      return lines;
    }
    exports.resolveBlockScalar = resolveBlockScalar;
  }
});

// node_modules/yaml/dist/compose/resolve-flow-scalar.js
var require_resolve_flow_scalar = __commonJS({
  "node_modules/yaml/dist/compose/resolve-flow-scalar.js"(exports) {
    "use strict";
    var Scalar = require_Scalar();
    var resolveEnd = require_resolve_end();
    function resolveFlowScalar(scalar, strict, onError) {
      const { offset, type, source, end } = scalar;
      let _type;
      let value2;
      const _onError = (rel, code, msg) => onError(offset + rel, code, msg);
      switch (type) {
        case "scalar":
          _type = Scalar.Scalar.PLAIN;
          value2 = plainValue(source, _onError);
          break;
        case "single-quoted-scalar":
          _type = Scalar.Scalar.QUOTE_SINGLE;
          value2 = singleQuotedValue(source, _onError);
          break;
        case "double-quoted-scalar":
          _type = Scalar.Scalar.QUOTE_DOUBLE;
          value2 = doubleQuotedValue(source, _onError);
          break;
        /* istanbul ignore next should not happen */
        default:
          onError(scalar, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${type}`);
          return {
            value: "",
            type: null,
            comment: "",
            range: [offset, offset + source.length, offset + source.length]
          };
      }
      const valueEnd = offset + source.length;
      const re = resolveEnd.resolveEnd(end, valueEnd, strict, onError);
      return {
        value: value2,
        type: _type,
        comment: re.comment,
        range: [offset, valueEnd, re.offset]
      };
    }
    function plainValue(source, onError) {
      let badChar = "";
      switch (source[0]) {
        /* istanbul ignore next should not happen */
        case "	":
          badChar = "a tab character";
          break;
        case ",":
          badChar = "flow indicator character ,";
          break;
        case "%":
          badChar = "directive indicator character %";
          break;
        case "|":
        case ">": {
          badChar = `block scalar indicator ${source[0]}`;
          break;
        }
        case "@":
        case "`": {
          badChar = `reserved character ${source[0]}`;
          break;
        }
      }
      if (badChar)
        onError(0, "BAD_SCALAR_START", `Plain value cannot start with ${badChar}`);
      return unfoldLines(source);
    }
    function singleQuotedValue(source, onError) {
      if (source[source.length - 1] !== "'" || source.length === 1)
        onError(source.length, "MISSING_CHAR", "Missing closing 'quote");
      return unfoldLines(source.slice(1, -1)).replace(/''/g, "'");
    }
    function unfoldLines(source) {
      const line = /(.*?)\r?\n/sy;
      let match = line.exec(source);
      if (!match)
        return source;
      let trimEnd, trimBoth;
      try {
        trimEnd = new RegExp("(?<![ 	])[ 	]+$");
        trimBoth = new RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
      } catch {
        trimEnd = /[ \t]+$/;
        trimBoth = /^[ \t]+|[ \t]+$/g;
      }
      let res = match[1].replace(trimEnd, "");
      let sep = " ";
      let pos = line.lastIndex;
      while (match = line.exec(source)) {
        const lm = match[1].replace(trimBoth, "");
        if (lm === "") {
          if (sep === "\n")
            res += sep;
          else
            sep = "\n";
        } else {
          res += sep + lm;
          sep = " ";
        }
        pos = line.lastIndex;
      }
      const last = /[ \t]*(.*)/sy;
      last.lastIndex = pos;
      match = last.exec(source);
      return res + sep + (match?.[1] ?? "");
    }
    function doubleQuotedValue(source, onError) {
      let res = "";
      for (let i = 1; i < source.length - 1; ++i) {
        const ch = source[i];
        if (ch === "\r" && source[i + 1] === "\n")
          continue;
        if (ch === "\n") {
          const { fold, offset } = foldNewline(source, i);
          res += fold;
          i = offset;
        } else if (ch === "\\") {
          let next = source[++i];
          const cc = escapeCodes[next];
          if (cc)
            res += cc;
          else if (next === "\n") {
            next = source[i + 1];
            while (next === " " || next === "	")
              next = source[++i + 1];
          } else if (next === "\r" && source[i + 1] === "\n") {
            next = source[++i + 1];
            while (next === " " || next === "	")
              next = source[++i + 1];
          } else if (next === "x" || next === "u" || next === "U") {
            const length = next === "x" ? 2 : next === "u" ? 4 : 8;
            res += parseCharCode(source, i + 1, length, onError);
            i += length;
          } else {
            const raw = source.substr(i - 1, 2);
            onError(i - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
            res += raw;
          }
        } else if (ch === " " || ch === "	") {
          const wsStart = i;
          let next = source[i + 1];
          while (next === " " || next === "	")
            next = source[++i + 1];
          if (next !== "\n" && !(next === "\r" && source[i + 2] === "\n"))
            res += i > wsStart ? source.slice(wsStart, i + 1) : ch;
        } else {
          res += ch;
        }
      }
      if (source[source.length - 1] !== '"' || source.length === 1)
        onError(source.length, "MISSING_CHAR", 'Missing closing "quote');
      return res;
    }
    function foldNewline(source, offset) {
      let fold = "";
      let ch = source[offset + 1];
      while (ch === " " || ch === "	" || ch === "\n" || ch === "\r") {
        if (ch === "\r" && source[offset + 2] !== "\n")
          break;
        if (ch === "\n")
          fold += "\n";
        offset += 1;
        ch = source[offset + 1];
      }
      if (!fold)
        fold = " ";
      return { fold, offset };
    }
    var escapeCodes = {
      "0": "\0",
      // null character
      a: "\x07",
      // bell character
      b: "\b",
      // backspace
      e: "\x1B",
      // escape character
      f: "\f",
      // form feed
      n: "\n",
      // line feed
      r: "\r",
      // carriage return
      t: "	",
      // horizontal tab
      v: "\v",
      // vertical tab
      N: "\x85",
      // Unicode next line
      _: "\xA0",
      // Unicode non-breaking space
      L: "\u2028",
      // Unicode line separator
      P: "\u2029",
      // Unicode paragraph separator
      " ": " ",
      '"': '"',
      "/": "/",
      "\\": "\\",
      "	": "	"
    };
    function parseCharCode(source, offset, length, onError) {
      const cc = source.substr(offset, length);
      const ok = cc.length === length && /^[0-9a-fA-F]+$/.test(cc);
      const code = ok ? parseInt(cc, 16) : NaN;
      try {
        return String.fromCodePoint(code);
      } catch {
        const raw = source.substr(offset - 2, length + 2);
        onError(offset - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
        return raw;
      }
    }
    exports.resolveFlowScalar = resolveFlowScalar;
  }
});

// node_modules/yaml/dist/compose/compose-scalar.js
var require_compose_scalar = __commonJS({
  "node_modules/yaml/dist/compose/compose-scalar.js"(exports) {
    "use strict";
    var identity = require_identity();
    var Scalar = require_Scalar();
    var resolveBlockScalar = require_resolve_block_scalar();
    var resolveFlowScalar = require_resolve_flow_scalar();
    function composeScalar(ctx, token, tagToken, onError) {
      const { value: value2, type, comment, range } = token.type === "block-scalar" ? resolveBlockScalar.resolveBlockScalar(ctx, token, onError) : resolveFlowScalar.resolveFlowScalar(token, ctx.options.strict, onError);
      const tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null;
      let tag;
      if (ctx.options.stringKeys && ctx.atKey) {
        tag = ctx.schema[identity.SCALAR];
      } else if (tagName)
        tag = findScalarTagByName(ctx.schema, value2, tagName, tagToken, onError);
      else if (token.type === "scalar")
        tag = findScalarTagByTest(ctx, value2, token, onError);
      else
        tag = ctx.schema[identity.SCALAR];
      let scalar;
      try {
        const res = tag.resolve(value2, (msg) => onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), ctx.options);
        scalar = identity.isScalar(res) ? res : new Scalar.Scalar(res);
      } catch (error) {
        const msg = error instanceof Error ? error.message : String(error);
        onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg);
        scalar = new Scalar.Scalar(value2);
      }
      scalar.range = range;
      scalar.source = value2;
      if (type)
        scalar.type = type;
      if (tagName)
        scalar.tag = tagName;
      if (tag.format)
        scalar.format = tag.format;
      if (comment)
        scalar.comment = comment;
      return scalar;
    }
    function findScalarTagByName(schema, value2, tagName, tagToken, onError) {
      if (tagName === "!")
        return schema[identity.SCALAR];
      const matchWithTest = [];
      for (const tag of schema.tags) {
        if (!tag.collection && tag.tag === tagName) {
          if (tag.default && tag.test)
            matchWithTest.push(tag);
          else
            return tag;
        }
      }
      for (const tag of matchWithTest)
        if (tag.test?.test(value2))
          return tag;
      const kt = schema.knownTags[tagName];
      if (kt && !kt.collection) {
        schema.tags.push(Object.assign({}, kt, { default: false, test: void 0 }));
        return kt;
      }
      onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, tagName !== "tag:yaml.org,2002:str");
      return schema[identity.SCALAR];
    }
    function findScalarTagByTest({ atKey, directives, schema }, value2, token, onError) {
      const tag = schema.tags.find((tag2) => (tag2.default === true || atKey && tag2.default === "key") && tag2.test?.test(value2)) || schema[identity.SCALAR];
      if (schema.compat) {
        const compat = schema.compat.find((tag2) => tag2.default && tag2.test?.test(value2)) ?? schema[identity.SCALAR];
        if (tag.tag !== compat.tag) {
          const ts = directives.tagString(tag.tag);
          const cs = directives.tagString(compat.tag);
          const msg = `Value may be parsed as either ${ts} or ${cs}`;
          onError(token, "TAG_RESOLVE_FAILED", msg, true);
        }
      }
      return tag;
    }
    exports.composeScalar = composeScalar;
  }
});

// node_modules/yaml/dist/compose/util-empty-scalar-position.js
var require_util_empty_scalar_position = __commonJS({
  "node_modules/yaml/dist/compose/util-empty-scalar-position.js"(exports) {
    "use strict";
    function emptyScalarPosition(offset, before, pos) {
      if (before) {
        pos ?? (pos = before.length);
        for (let i = pos - 1; i >= 0; --i) {
          let st = before[i];
          switch (st.type) {
            case "space":
            case "comment":
            case "newline":
              offset -= st.source.length;
              continue;
          }
          st = before[++i];
          while (st?.type === "space") {
            offset += st.source.length;
            st = before[++i];
          }
          break;
        }
      }
      return offset;
    }
    exports.emptyScalarPosition = emptyScalarPosition;
  }
});

// node_modules/yaml/dist/compose/compose-node.js
var require_compose_node = __commonJS({
  "node_modules/yaml/dist/compose/compose-node.js"(exports) {
    "use strict";
    var Alias = require_Alias();
    var identity = require_identity();
    var composeCollection = require_compose_collection();
    var composeScalar = require_compose_scalar();
    var resolveEnd = require_resolve_end();
    var utilEmptyScalarPosition = require_util_empty_scalar_position();
    var CN = { composeNode, composeEmptyNode };
    function composeNode(ctx, token, props, onError) {
      const atKey = ctx.atKey;
      const { spaceBefore, comment, anchor, tag } = props;
      let node;
      let isSrcToken = true;
      switch (token.type) {
        case "alias":
          node = composeAlias(ctx, token, onError);
          if (anchor || tag)
            onError(token, "ALIAS_PROPS", "An alias node must not specify any properties");
          break;
        case "scalar":
        case "single-quoted-scalar":
        case "double-quoted-scalar":
        case "block-scalar":
          node = composeScalar.composeScalar(ctx, token, tag, onError);
          if (anchor)
            node.anchor = anchor.source.substring(1);
          break;
        case "block-map":
        case "block-seq":
        case "flow-collection":
          try {
            node = composeCollection.composeCollection(CN, ctx, token, props, onError);
            if (anchor)
              node.anchor = anchor.source.substring(1);
          } catch (error) {
            const message = error instanceof Error ? error.message : String(error);
            onError(token, "RESOURCE_EXHAUSTION", message);
          }
          break;
        default: {
          const message = token.type === "error" ? token.message : `Unsupported token (type: ${token.type})`;
          onError(token, "UNEXPECTED_TOKEN", message);
          isSrcToken = false;
        }
      }
      node ?? (node = composeEmptyNode(ctx, token.offset, void 0, null, props, onError));
      if (anchor && node.anchor === "")
        onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
      if (atKey && ctx.options.stringKeys && (!identity.isScalar(node) || typeof node.value !== "string" || node.tag && node.tag !== "tag:yaml.org,2002:str")) {
        const msg = "With stringKeys, all keys must be strings";
        onError(tag ?? token, "NON_STRING_KEY", msg);
      }
      if (spaceBefore)
        node.spaceBefore = true;
      if (comment) {
        if (token.type === "scalar" && token.source === "")
          node.comment = comment;
        else
          node.commentBefore = comment;
      }
      if (ctx.options.keepSourceTokens && isSrcToken)
        node.srcToken = token;
      return node;
    }
    function composeEmptyNode(ctx, offset, before, pos, { spaceBefore, comment, anchor, tag, end }, onError) {
      const token = {
        type: "scalar",
        offset: utilEmptyScalarPosition.emptyScalarPosition(offset, before, pos),
        indent: -1,
        source: ""
      };
      const node = composeScalar.composeScalar(ctx, token, tag, onError);
      if (anchor) {
        node.anchor = anchor.source.substring(1);
        if (node.anchor === "")
          onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
      }
      if (spaceBefore)
        node.spaceBefore = true;
      if (comment) {
        node.comment = comment;
        node.range[2] = end;
      }
      return node;
    }
    function composeAlias({ options }, { offset, source, end }, onError) {
      const alias = new Alias.Alias(source.substring(1));
      if (alias.source === "")
        onError(offset, "BAD_ALIAS", "Alias cannot be an empty string");
      if (alias.source.endsWith(":"))
        onError(offset + source.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", true);
      const valueEnd = offset + source.length;
      const re = resolveEnd.resolveEnd(end, valueEnd, options.strict, onError);
      alias.range = [offset, valueEnd, re.offset];
      if (re.comment)
        alias.comment = re.comment;
      return alias;
    }
    exports.composeEmptyNode = composeEmptyNode;
    exports.composeNode = composeNode;
  }
});

// node_modules/yaml/dist/compose/compose-doc.js
var require_compose_doc = __commonJS({
  "node_modules/yaml/dist/compose/compose-doc.js"(exports) {
    "use strict";
    var Document = require_Document();
    var composeNode = require_compose_node();
    var resolveEnd = require_resolve_end();
    var resolveProps = require_resolve_props();
    function composeDoc(options, directives, { offset, start: start2, value: value2, end }, onError) {
      const opts = Object.assign({ _directives: directives }, options);
      const doc = new Document.Document(void 0, opts);
      const ctx = {
        atKey: false,
        atRoot: true,
        directives: doc.directives,
        options: doc.options,
        schema: doc.schema
      };
      const props = resolveProps.resolveProps(start2, {
        indicator: "doc-start",
        next: value2 ?? end?.[0],
        offset,
        onError,
        parentIndent: 0,
        startOnNewline: true
      });
      if (props.found) {
        doc.directives.docStart = true;
        if (value2 && (value2.type === "block-map" || value2.type === "block-seq") && !props.hasNewline)
          onError(props.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker");
      }
      doc.contents = value2 ? composeNode.composeNode(ctx, value2, props, onError) : composeNode.composeEmptyNode(ctx, props.end, start2, null, props, onError);
      const contentEnd = doc.contents.range[2];
      const re = resolveEnd.resolveEnd(end, contentEnd, false, onError);
      if (re.comment)
        doc.comment = re.comment;
      doc.range = [offset, contentEnd, re.offset];
      return doc;
    }
    exports.composeDoc = composeDoc;
  }
});

// node_modules/yaml/dist/compose/composer.js
var require_composer = __commonJS({
  "node_modules/yaml/dist/compose/composer.js"(exports) {
    "use strict";
    var node_process = __require("process");
    var directives = require_directives();
    var Document = require_Document();
    var errors = require_errors();
    var identity = require_identity();
    var composeDoc = require_compose_doc();
    var resolveEnd = require_resolve_end();
    function getErrorPos(src) {
      if (typeof src === "number")
        return [src, src + 1];
      if (Array.isArray(src))
        return src.length === 2 ? src : [src[0], src[1]];
      const { offset, source } = src;
      return [offset, offset + (typeof source === "string" ? source.length : 1)];
    }
    function parsePrelude(prelude) {
      let comment = "";
      let atComment = false;
      let afterEmptyLine = false;
      for (let i = 0; i < prelude.length; ++i) {
        const source = prelude[i];
        switch (source[0]) {
          case "#":
            comment += (comment === "" ? "" : afterEmptyLine ? "\n\n" : "\n") + (source.substring(1) || " ");
            atComment = true;
            afterEmptyLine = false;
            break;
          case "%":
            if (prelude[i + 1]?.[0] !== "#")
              i += 1;
            atComment = false;
            break;
          default:
            if (!atComment)
              afterEmptyLine = true;
            atComment = false;
        }
      }
      return { comment, afterEmptyLine };
    }
    var Composer = class {
      constructor(options = {}) {
        this.doc = null;
        this.atDirectives = false;
        this.prelude = [];
        this.errors = [];
        this.warnings = [];
        this.onError = (source, code, message, warning) => {
          const pos = getErrorPos(source);
          if (warning)
            this.warnings.push(new errors.YAMLWarning(pos, code, message));
          else
            this.errors.push(new errors.YAMLParseError(pos, code, message));
        };
        this.directives = new directives.Directives({ version: options.version || "1.2" });
        this.options = options;
      }
      decorate(doc, afterDoc) {
        const { comment, afterEmptyLine } = parsePrelude(this.prelude);
        if (comment) {
          const dc = doc.contents;
          if (afterDoc) {
            doc.comment = doc.comment ? `${doc.comment}
${comment}` : comment;
          } else if (afterEmptyLine || doc.directives.docStart || !dc) {
            doc.commentBefore = comment;
          } else if (identity.isCollection(dc) && !dc.flow && dc.items.length > 0) {
            let it = dc.items[0];
            if (identity.isPair(it))
              it = it.key;
            const cb = it.commentBefore;
            it.commentBefore = cb ? `${comment}
${cb}` : comment;
          } else {
            const cb = dc.commentBefore;
            dc.commentBefore = cb ? `${comment}
${cb}` : comment;
          }
        }
        if (afterDoc) {
          for (let i = 0; i < this.errors.length; ++i)
            doc.errors.push(this.errors[i]);
          for (let i = 0; i < this.warnings.length; ++i)
            doc.warnings.push(this.warnings[i]);
        } else {
          doc.errors = this.errors;
          doc.warnings = this.warnings;
        }
        this.prelude = [];
        this.errors = [];
        this.warnings = [];
      }
      /**
       * Current stream status information.
       *
       * Mostly useful at the end of input for an empty stream.
       */
      streamInfo() {
        return {
          comment: parsePrelude(this.prelude).comment,
          directives: this.directives,
          errors: this.errors,
          warnings: this.warnings
        };
      }
      /**
       * Compose tokens into documents.
       *
       * @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
       * @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
       */
      *compose(tokens, forceDoc = false, endOffset = -1) {
        for (const token of tokens)
          yield* this.next(token);
        yield* this.end(forceDoc, endOffset);
      }
      /** Advance the composer by one CST token. */
      *next(token) {
        if (node_process.env.LOG_STREAM)
          console.dir(token, { depth: null });
        switch (token.type) {
          case "directive":
            this.directives.add(token.source, (offset, message, warning) => {
              const pos = getErrorPos(token);
              pos[0] += offset;
              this.onError(pos, "BAD_DIRECTIVE", message, warning);
            });
            this.prelude.push(token.source);
            this.atDirectives = true;
            break;
          case "document": {
            const doc = composeDoc.composeDoc(this.options, this.directives, token, this.onError);
            if (this.atDirectives && !doc.directives.docStart)
              this.onError(token, "MISSING_CHAR", "Missing directives-end/doc-start indicator line");
            this.decorate(doc, false);
            if (this.doc)
              yield this.doc;
            this.doc = doc;
            this.atDirectives = false;
            break;
          }
          case "byte-order-mark":
          case "space":
            break;
          case "comment":
          case "newline":
            this.prelude.push(token.source);
            break;
          case "error": {
            const msg = token.source ? `${token.message}: ${JSON.stringify(token.source)}` : token.message;
            const error = new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg);
            if (this.atDirectives || !this.doc)
              this.errors.push(error);
            else
              this.doc.errors.push(error);
            break;
          }
          case "doc-end": {
            if (!this.doc) {
              const msg = "Unexpected doc-end without preceding document";
              this.errors.push(new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg));
              break;
            }
            this.doc.directives.docEnd = true;
            const end = resolveEnd.resolveEnd(token.end, token.offset + token.source.length, this.doc.options.strict, this.onError);
            this.decorate(this.doc, true);
            if (end.comment) {
              const dc = this.doc.comment;
              this.doc.comment = dc ? `${dc}
${end.comment}` : end.comment;
            }
            this.doc.range[2] = end.offset;
            break;
          }
          default:
            this.errors.push(new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", `Unsupported token ${token.type}`));
        }
      }
      /**
       * Call at end of input to yield any remaining document.
       *
       * @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
       * @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
       */
      *end(forceDoc = false, endOffset = -1) {
        if (this.doc) {
          this.decorate(this.doc, true);
          yield this.doc;
          this.doc = null;
        } else if (forceDoc) {
          const opts = Object.assign({ _directives: this.directives }, this.options);
          const doc = new Document.Document(void 0, opts);
          if (this.atDirectives)
            this.onError(endOffset, "MISSING_CHAR", "Missing directives-end indicator line");
          doc.range = [0, endOffset, endOffset];
          this.decorate(doc, false);
          yield doc;
        }
      }
    };
    exports.Composer = Composer;
  }
});

// node_modules/yaml/dist/parse/cst-scalar.js
var require_cst_scalar = __commonJS({
  "node_modules/yaml/dist/parse/cst-scalar.js"(exports) {
    "use strict";
    var resolveBlockScalar = require_resolve_block_scalar();
    var resolveFlowScalar = require_resolve_flow_scalar();
    var errors = require_errors();
    var stringifyString = require_stringifyString();
    function resolveAsScalar(token, strict = true, onError) {
      if (token) {
        const _onError = (pos, code, message) => {
          const offset = typeof pos === "number" ? pos : Array.isArray(pos) ? pos[0] : pos.offset;
          if (onError)
            onError(offset, code, message);
          else
            throw new errors.YAMLParseError([offset, offset + 1], code, message);
        };
        switch (token.type) {
          case "scalar":
          case "single-quoted-scalar":
          case "double-quoted-scalar":
            return resolveFlowScalar.resolveFlowScalar(token, strict, _onError);
          case "block-scalar":
            return resolveBlockScalar.resolveBlockScalar({ options: { strict } }, token, _onError);
        }
      }
      return null;
    }
    function createScalarToken(value2, context) {
      const { implicitKey = false, indent, inFlow = false, offset = -1, type = "PLAIN" } = context;
      const source = stringifyString.stringifyString({ type, value: value2 }, {
        implicitKey,
        indent: indent > 0 ? " ".repeat(indent) : "",
        inFlow,
        options: { blockQuote: true, lineWidth: -1 }
      });
      const end = context.end ?? [
        { type: "newline", offset: -1, indent, source: "\n" }
      ];
      switch (source[0]) {
        case "|":
        case ">": {
          const he = source.indexOf("\n");
          const head = source.substring(0, he);
          const body = source.substring(he + 1) + "\n";
          const props = [
            { type: "block-scalar-header", offset, indent, source: head }
          ];
          if (!addEndtoBlockProps(props, end))
            props.push({ type: "newline", offset: -1, indent, source: "\n" });
          return { type: "block-scalar", offset, indent, props, source: body };
        }
        case '"':
          return { type: "double-quoted-scalar", offset, indent, source, end };
        case "'":
          return { type: "single-quoted-scalar", offset, indent, source, end };
        default:
          return { type: "scalar", offset, indent, source, end };
      }
    }
    function setScalarValue(token, value2, context = {}) {
      let { afterKey = false, implicitKey = false, inFlow = false, type } = context;
      let indent = "indent" in token ? token.indent : null;
      if (afterKey && typeof indent === "number")
        indent += 2;
      if (!type)
        switch (token.type) {
          case "single-quoted-scalar":
            type = "QUOTE_SINGLE";
            break;
          case "double-quoted-scalar":
            type = "QUOTE_DOUBLE";
            break;
          case "block-scalar": {
            const header = token.props[0];
            if (header.type !== "block-scalar-header")
              throw new Error("Invalid block scalar header");
            type = header.source[0] === ">" ? "BLOCK_FOLDED" : "BLOCK_LITERAL";
            break;
          }
          default:
            type = "PLAIN";
        }
      const source = stringifyString.stringifyString({ type, value: value2 }, {
        implicitKey: implicitKey || indent === null,
        indent: indent !== null && indent > 0 ? " ".repeat(indent) : "",
        inFlow,
        options: { blockQuote: true, lineWidth: -1 }
      });
      switch (source[0]) {
        case "|":
        case ">":
          setBlockScalarValue(token, source);
          break;
        case '"':
          setFlowScalarValue(token, source, "double-quoted-scalar");
          break;
        case "'":
          setFlowScalarValue(token, source, "single-quoted-scalar");
          break;
        default:
          setFlowScalarValue(token, source, "scalar");
      }
    }
    function setBlockScalarValue(token, source) {
      const he = source.indexOf("\n");
      const head = source.substring(0, he);
      const body = source.substring(he + 1) + "\n";
      if (token.type === "block-scalar") {
        const header = token.props[0];
        if (header.type !== "block-scalar-header")
          throw new Error("Invalid block scalar header");
        header.source = head;
        token.source = body;
      } else {
        const { offset } = token;
        const indent = "indent" in token ? token.indent : -1;
        const props = [
          { type: "block-scalar-header", offset, indent, source: head }
        ];
        if (!addEndtoBlockProps(props, "end" in token ? token.end : void 0))
          props.push({ type: "newline", offset: -1, indent, source: "\n" });
        for (const key of Object.keys(token))
          if (key !== "type" && key !== "offset")
            delete token[key];
        Object.assign(token, { type: "block-scalar", indent, props, source: body });
      }
    }
    function addEndtoBlockProps(props, end) {
      if (end)
        for (const st of end)
          switch (st.type) {
            case "space":
            case "comment":
              props.push(st);
              break;
            case "newline":
              props.push(st);
              return true;
          }
      return false;
    }
    function setFlowScalarValue(token, source, type) {
      switch (token.type) {
        case "scalar":
        case "double-quoted-scalar":
        case "single-quoted-scalar":
          token.type = type;
          token.source = source;
          break;
        case "block-scalar": {
          const end = token.props.slice(1);
          let oa = source.length;
          if (token.props[0].type === "block-scalar-header")
            oa -= token.props[0].source.length;
          for (const tok of end)
            tok.offset += oa;
          delete token.props;
          Object.assign(token, { type, source, end });
          break;
        }
        case "block-map":
        case "block-seq": {
          const offset = token.offset + source.length;
          const nl2 = { type: "newline", offset, indent: token.indent, source: "\n" };
          delete token.items;
          Object.assign(token, { type, source, end: [nl2] });
          break;
        }
        default: {
          const indent = "indent" in token ? token.indent : -1;
          const end = "end" in token && Array.isArray(token.end) ? token.end.filter((st) => st.type === "space" || st.type === "comment" || st.type === "newline") : [];
          for (const key of Object.keys(token))
            if (key !== "type" && key !== "offset")
              delete token[key];
          Object.assign(token, { type, indent, source, end });
        }
      }
    }
    exports.createScalarToken = createScalarToken;
    exports.resolveAsScalar = resolveAsScalar;
    exports.setScalarValue = setScalarValue;
  }
});

// node_modules/yaml/dist/parse/cst-stringify.js
var require_cst_stringify = __commonJS({
  "node_modules/yaml/dist/parse/cst-stringify.js"(exports) {
    "use strict";
    var stringify = (cst) => "type" in cst ? stringifyToken(cst) : stringifyItem(cst);
    function stringifyToken(token) {
      switch (token.type) {
        case "block-scalar": {
          let res = "";
          for (const tok of token.props)
            res += stringifyToken(tok);
          return res + token.source;
        }
        case "block-map":
        case "block-seq": {
          let res = "";
          for (const item of token.items)
            res += stringifyItem(item);
          return res;
        }
        case "flow-collection": {
          let res = token.start.source;
          for (const item of token.items)
            res += stringifyItem(item);
          for (const st of token.end)
            res += st.source;
          return res;
        }
        case "document": {
          let res = stringifyItem(token);
          if (token.end)
            for (const st of token.end)
              res += st.source;
          return res;
        }
        default: {
          let res = token.source;
          if ("end" in token && token.end)
            for (const st of token.end)
              res += st.source;
          return res;
        }
      }
    }
    function stringifyItem({ start: start2, key, sep, value: value2 }) {
      let res = "";
      for (const st of start2)
        res += st.source;
      if (key)
        res += stringifyToken(key);
      if (sep)
        for (const st of sep)
          res += st.source;
      if (value2)
        res += stringifyToken(value2);
      return res;
    }
    exports.stringify = stringify;
  }
});

// node_modules/yaml/dist/parse/cst-visit.js
var require_cst_visit = __commonJS({
  "node_modules/yaml/dist/parse/cst-visit.js"(exports) {
    "use strict";
    var BREAK = /* @__PURE__ */ Symbol("break visit");
    var SKIP = /* @__PURE__ */ Symbol("skip children");
    var REMOVE = /* @__PURE__ */ Symbol("remove item");
    function visit2(cst, visitor) {
      if ("type" in cst && cst.type === "document")
        cst = { start: cst.start, value: cst.value };
      _visit(Object.freeze([]), cst, visitor);
    }
    visit2.BREAK = BREAK;
    visit2.SKIP = SKIP;
    visit2.REMOVE = REMOVE;
    visit2.itemAtPath = (cst, path8) => {
      let item = cst;
      for (const [field, index] of path8) {
        const tok = item?.[field];
        if (tok && "items" in tok) {
          item = tok.items[index];
        } else
          return void 0;
      }
      return item;
    };
    visit2.parentCollection = (cst, path8) => {
      const parent = visit2.itemAtPath(cst, path8.slice(0, -1));
      const field = path8[path8.length - 1][0];
      const coll = parent?.[field];
      if (coll && "items" in coll)
        return coll;
      throw new Error("Parent collection not found");
    };
    function _visit(path8, item, visitor) {
      let ctrl = visitor(item, path8);
      if (typeof ctrl === "symbol")
        return ctrl;
      for (const field of ["key", "value"]) {
        const token = item[field];
        if (token && "items" in token) {
          for (let i = 0; i < token.items.length; ++i) {
            const ci = _visit(Object.freeze(path8.concat([[field, i]])), token.items[i], visitor);
            if (typeof ci === "number")
              i = ci - 1;
            else if (ci === BREAK)
              return BREAK;
            else if (ci === REMOVE) {
              token.items.splice(i, 1);
              i -= 1;
            }
          }
          if (typeof ctrl === "function" && field === "key")
            ctrl = ctrl(item, path8);
        }
      }
      return typeof ctrl === "function" ? ctrl(item, path8) : ctrl;
    }
    exports.visit = visit2;
  }
});

// node_modules/yaml/dist/parse/cst.js
var require_cst = __commonJS({
  "node_modules/yaml/dist/parse/cst.js"(exports) {
    "use strict";
    var cstScalar = require_cst_scalar();
    var cstStringify = require_cst_stringify();
    var cstVisit = require_cst_visit();
    var BOM = "\uFEFF";
    var DOCUMENT = "";
    var FLOW_END = "";
    var SCALAR = "";
    var isCollection = (token) => !!token && "items" in token;
    var isScalar = (token) => !!token && (token.type === "scalar" || token.type === "single-quoted-scalar" || token.type === "double-quoted-scalar" || token.type === "block-scalar");
    function prettyToken(token) {
      switch (token) {
        case BOM:
          return "<BOM>";
        case DOCUMENT:
          return "<DOC>";
        case FLOW_END:
          return "<FLOW_END>";
        case SCALAR:
          return "<SCALAR>";
        default:
          return JSON.stringify(token);
      }
    }
    function tokenType(source) {
      switch (source) {
        case BOM:
          return "byte-order-mark";
        case DOCUMENT:
          return "doc-mode";
        case FLOW_END:
          return "flow-error-end";
        case SCALAR:
          return "scalar";
        case "---":
          return "doc-start";
        case "...":
          return "doc-end";
        case "":
        case "\n":
        case "\r\n":
          return "newline";
        case "-":
          return "seq-item-ind";
        case "?":
          return "explicit-key-ind";
        case ":":
          return "map-value-ind";
        case "{":
          return "flow-map-start";
        case "}":
          return "flow-map-end";
        case "[":
          return "flow-seq-start";
        case "]":
          return "flow-seq-end";
        case ",":
          return "comma";
      }
      switch (source[0]) {
        case " ":
        case "	":
          return "space";
        case "#":
          return "comment";
        case "%":
          return "directive-line";
        case "*":
          return "alias";
        case "&":
          return "anchor";
        case "!":
          return "tag";
        case "'":
          return "single-quoted-scalar";
        case '"':
          return "double-quoted-scalar";
        case "|":
        case ">":
          return "block-scalar-header";
      }
      return null;
    }
    exports.createScalarToken = cstScalar.createScalarToken;
    exports.resolveAsScalar = cstScalar.resolveAsScalar;
    exports.setScalarValue = cstScalar.setScalarValue;
    exports.stringify = cstStringify.stringify;
    exports.visit = cstVisit.visit;
    exports.BOM = BOM;
    exports.DOCUMENT = DOCUMENT;
    exports.FLOW_END = FLOW_END;
    exports.SCALAR = SCALAR;
    exports.isCollection = isCollection;
    exports.isScalar = isScalar;
    exports.prettyToken = prettyToken;
    exports.tokenType = tokenType;
  }
});

// node_modules/yaml/dist/parse/lexer.js
var require_lexer = __commonJS({
  "node_modules/yaml/dist/parse/lexer.js"(exports) {
    "use strict";
    var cst = require_cst();
    function isEmpty(ch) {
      switch (ch) {
        case void 0:
        case " ":
        case "\n":
        case "\r":
        case "	":
          return true;
        default:
          return false;
      }
    }
    var hexDigits = new Set("0123456789ABCDEFabcdef");
    var tagChars = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
    var flowIndicatorChars = new Set(",[]{}");
    var invalidAnchorChars = new Set(" ,[]{}\n\r	");
    var isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch);
    var Lexer = class {
      constructor() {
        this.atEnd = false;
        this.blockScalarIndent = -1;
        this.blockScalarKeep = false;
        this.buffer = "";
        this.flowKey = false;
        this.flowLevel = 0;
        this.indentNext = 0;
        this.indentValue = 0;
        this.lineEndPos = null;
        this.next = null;
        this.pos = 0;
      }
      /**
       * Generate YAML tokens from the `source` string. If `incomplete`,
       * a part of the last line may be left as a buffer for the next call.
       *
       * @returns A generator of lexical tokens
       */
      *lex(source, incomplete = false) {
        if (source) {
          if (typeof source !== "string")
            throw TypeError("source is not a string");
          this.buffer = this.buffer ? this.buffer + source : source;
          this.lineEndPos = null;
        }
        this.atEnd = !incomplete;
        let next = this.next ?? "stream";
        while (next && (incomplete || this.hasChars(1)))
          next = yield* this.parseNext(next);
      }
      atLineEnd() {
        let i = this.pos;
        let ch = this.buffer[i];
        while (ch === " " || ch === "	")
          ch = this.buffer[++i];
        if (!ch || ch === "#" || ch === "\n")
          return true;
        if (ch === "\r")
          return this.buffer[i + 1] === "\n";
        return false;
      }
      charAt(n) {
        return this.buffer[this.pos + n];
      }
      continueScalar(offset) {
        let ch = this.buffer[offset];
        if (this.indentNext > 0) {
          let indent = 0;
          while (ch === " ")
            ch = this.buffer[++indent + offset];
          if (ch === "\r") {
            const next = this.buffer[indent + offset + 1];
            if (next === "\n" || !next && !this.atEnd)
              return offset + indent + 1;
          }
          return ch === "\n" || indent >= this.indentNext || !ch && !this.atEnd ? offset + indent : -1;
        }
        if (ch === "-" || ch === ".") {
          const dt = this.buffer.substr(offset, 3);
          if ((dt === "---" || dt === "...") && isEmpty(this.buffer[offset + 3]))
            return -1;
        }
        return offset;
      }
      getLine() {
        let end = this.lineEndPos;
        if (typeof end !== "number" || end !== -1 && end < this.pos) {
          end = this.buffer.indexOf("\n", this.pos);
          this.lineEndPos = end;
        }
        if (end === -1)
          return this.atEnd ? this.buffer.substring(this.pos) : null;
        if (this.buffer[end - 1] === "\r")
          end -= 1;
        return this.buffer.substring(this.pos, end);
      }
      hasChars(n) {
        return this.pos + n <= this.buffer.length;
      }
      setNext(state) {
        this.buffer = this.buffer.substring(this.pos);
        this.pos = 0;
        this.lineEndPos = null;
        this.next = state;
        return null;
      }
      peek(n) {
        return this.buffer.substr(this.pos, n);
      }
      *parseNext(next) {
        switch (next) {
          case "stream":
            return yield* this.parseStream();
          case "line-start":
            return yield* this.parseLineStart();
          case "block-start":
            return yield* this.parseBlockStart();
          case "doc":
            return yield* this.parseDocument();
          case "flow":
            return yield* this.parseFlowCollection();
          case "quoted-scalar":
            return yield* this.parseQuotedScalar();
          case "block-scalar":
            return yield* this.parseBlockScalar();
          case "plain-scalar":
            return yield* this.parsePlainScalar();
        }
      }
      *parseStream() {
        let line = this.getLine();
        if (line === null)
          return this.setNext("stream");
        if (line[0] === cst.BOM) {
          yield* this.pushCount(1);
          line = line.substring(1);
        }
        if (line[0] === "%") {
          let dirEnd = line.length;
          let cs = line.indexOf("#");
          while (cs !== -1) {
            const ch = line[cs - 1];
            if (ch === " " || ch === "	") {
              dirEnd = cs - 1;
              break;
            } else {
              cs = line.indexOf("#", cs + 1);
            }
          }
          while (true) {
            const ch = line[dirEnd - 1];
            if (ch === " " || ch === "	")
              dirEnd -= 1;
            else
              break;
          }
          const n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(true));
          yield* this.pushCount(line.length - n);
          this.pushNewline();
          return "stream";
        }
        if (this.atLineEnd()) {
          const sp = yield* this.pushSpaces(true);
          yield* this.pushCount(line.length - sp);
          yield* this.pushNewline();
          return "stream";
        }
        yield cst.DOCUMENT;
        return yield* this.parseLineStart();
      }
      *parseLineStart() {
        const ch = this.charAt(0);
        if (!ch && !this.atEnd)
          return this.setNext("line-start");
        if (ch === "-" || ch === ".") {
          if (!this.atEnd && !this.hasChars(4))
            return this.setNext("line-start");
          const s = this.peek(3);
          if ((s === "---" || s === "...") && isEmpty(this.charAt(3))) {
            yield* this.pushCount(3);
            this.indentValue = 0;
            this.indentNext = 0;
            return s === "---" ? "doc" : "stream";
          }
        }
        this.indentValue = yield* this.pushSpaces(false);
        if (this.indentNext > this.indentValue && !isEmpty(this.charAt(1)))
          this.indentNext = this.indentValue;
        return yield* this.parseBlockStart();
      }
      *parseBlockStart() {
        const [ch0, ch1] = this.peek(2);
        if (!ch1 && !this.atEnd)
          return this.setNext("block-start");
        if ((ch0 === "-" || ch0 === "?" || ch0 === ":") && isEmpty(ch1)) {
          const n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(true));
          this.indentNext = this.indentValue + 1;
          this.indentValue += n;
          return "block-start";
        }
        return "doc";
      }
      *parseDocument() {
        yield* this.pushSpaces(true);
        const line = this.getLine();
        if (line === null)
          return this.setNext("doc");
        let n = yield* this.pushIndicators();
        switch (line[n]) {
          case "#":
            yield* this.pushCount(line.length - n);
          // fallthrough
          case void 0:
            yield* this.pushNewline();
            return yield* this.parseLineStart();
          case "{":
          case "[":
            yield* this.pushCount(1);
            this.flowKey = false;
            this.flowLevel = 1;
            return "flow";
          case "}":
          case "]":
            yield* this.pushCount(1);
            return "doc";
          case "*":
            yield* this.pushUntil(isNotAnchorChar);
            return "doc";
          case '"':
          case "'":
            return yield* this.parseQuotedScalar();
          case "|":
          case ">":
            n += yield* this.parseBlockScalarHeader();
            n += yield* this.pushSpaces(true);
            yield* this.pushCount(line.length - n);
            yield* this.pushNewline();
            return yield* this.parseBlockScalar();
          default:
            return yield* this.parsePlainScalar();
        }
      }
      *parseFlowCollection() {
        let nl2, sp;
        let indent = -1;
        do {
          nl2 = yield* this.pushNewline();
          if (nl2 > 0) {
            sp = yield* this.pushSpaces(false);
            this.indentValue = indent = sp;
          } else {
            sp = 0;
          }
          sp += yield* this.pushSpaces(true);
        } while (nl2 + sp > 0);
        const line = this.getLine();
        if (line === null)
          return this.setNext("flow");
        if (indent !== -1 && indent < this.indentNext && line[0] !== "#" || indent === 0 && (line.startsWith("---") || line.startsWith("...")) && isEmpty(line[3])) {
          const atFlowEndMarker = indent === this.indentNext - 1 && this.flowLevel === 1 && (line[0] === "]" || line[0] === "}");
          if (!atFlowEndMarker) {
            this.flowLevel = 0;
            yield cst.FLOW_END;
            return yield* this.parseLineStart();
          }
        }
        let n = 0;
        while (line[n] === ",") {
          n += yield* this.pushCount(1);
          n += yield* this.pushSpaces(true);
          this.flowKey = false;
        }
        n += yield* this.pushIndicators();
        switch (line[n]) {
          case void 0:
            return "flow";
          case "#":
            yield* this.pushCount(line.length - n);
            return "flow";
          case "{":
          case "[":
            yield* this.pushCount(1);
            this.flowKey = false;
            this.flowLevel += 1;
            return "flow";
          case "}":
          case "]":
            yield* this.pushCount(1);
            this.flowKey = true;
            this.flowLevel -= 1;
            return this.flowLevel ? "flow" : "doc";
          case "*":
            yield* this.pushUntil(isNotAnchorChar);
            return "flow";
          case '"':
          case "'":
            this.flowKey = true;
            return yield* this.parseQuotedScalar();
          case ":": {
            const next = this.charAt(1);
            if (this.flowKey || isEmpty(next) || next === ",") {
              this.flowKey = false;
              yield* this.pushCount(1);
              yield* this.pushSpaces(true);
              return "flow";
            }
          }
          // fallthrough
          default:
            this.flowKey = false;
            return yield* this.parsePlainScalar();
        }
      }
      *parseQuotedScalar() {
        const quote = this.charAt(0);
        let end = this.buffer.indexOf(quote, this.pos + 1);
        if (quote === "'") {
          while (end !== -1 && this.buffer[end + 1] === "'")
            end = this.buffer.indexOf("'", end + 2);
        } else {
          while (end !== -1) {
            let n = 0;
            while (this.buffer[end - 1 - n] === "\\")
              n += 1;
            if (n % 2 === 0)
              break;
            end = this.buffer.indexOf('"', end + 1);
          }
        }
        const qb = this.buffer.substring(0, end);
        let nl2 = qb.indexOf("\n", this.pos);
        if (nl2 !== -1) {
          while (nl2 !== -1) {
            const cs = this.continueScalar(nl2 + 1);
            if (cs === -1)
              break;
            nl2 = qb.indexOf("\n", cs);
          }
          if (nl2 !== -1) {
            end = nl2 - (qb[nl2 - 1] === "\r" ? 2 : 1);
          }
        }
        if (end === -1) {
          if (!this.atEnd)
            return this.setNext("quoted-scalar");
          end = this.buffer.length;
        }
        yield* this.pushToIndex(end + 1, false);
        return this.flowLevel ? "flow" : "doc";
      }
      *parseBlockScalarHeader() {
        this.blockScalarIndent = -1;
        this.blockScalarKeep = false;
        let i = this.pos;
        while (true) {
          const ch = this.buffer[++i];
          if (ch === "+")
            this.blockScalarKeep = true;
          else if (ch > "0" && ch <= "9")
            this.blockScalarIndent = Number(ch) - 1;
          else if (ch !== "-")
            break;
        }
        return yield* this.pushUntil((ch) => isEmpty(ch) || ch === "#");
      }
      *parseBlockScalar() {
        let nl2 = this.pos - 1;
        let indent = 0;
        let ch;
        loop: for (let i2 = this.pos; ch = this.buffer[i2]; ++i2) {
          switch (ch) {
            case " ":
              indent += 1;
              break;
            case "\n":
              nl2 = i2;
              indent = 0;
              break;
            case "\r": {
              const next = this.buffer[i2 + 1];
              if (!next && !this.atEnd)
                return this.setNext("block-scalar");
              if (next === "\n")
                break;
            }
            // fallthrough
            default:
              break loop;
          }
        }
        if (!ch && !this.atEnd)
          return this.setNext("block-scalar");
        if (indent >= this.indentNext) {
          if (this.blockScalarIndent === -1)
            this.indentNext = indent;
          else {
            this.indentNext = this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
          }
          do {
            const cs = this.continueScalar(nl2 + 1);
            if (cs === -1)
              break;
            nl2 = this.buffer.indexOf("\n", cs);
          } while (nl2 !== -1);
          if (nl2 === -1) {
            if (!this.atEnd)
              return this.setNext("block-scalar");
            nl2 = this.buffer.length;
          }
        }
        let i = nl2 + 1;
        ch = this.buffer[i];
        while (ch === " ")
          ch = this.buffer[++i];
        if (ch === "	") {
          while (ch === "	" || ch === " " || ch === "\r" || ch === "\n")
            ch = this.buffer[++i];
          nl2 = i - 1;
        } else if (!this.blockScalarKeep) {
          do {
            let i2 = nl2 - 1;
            let ch2 = this.buffer[i2];
            if (ch2 === "\r")
              ch2 = this.buffer[--i2];
            const lastChar = i2;
            while (ch2 === " ")
              ch2 = this.buffer[--i2];
            if (ch2 === "\n" && i2 >= this.pos && i2 + 1 + indent > lastChar)
              nl2 = i2;
            else
              break;
          } while (true);
        }
        yield cst.SCALAR;
        yield* this.pushToIndex(nl2 + 1, true);
        return yield* this.parseLineStart();
      }
      *parsePlainScalar() {
        const inFlow = this.flowLevel > 0;
        let end = this.pos - 1;
        let i = this.pos - 1;
        let ch;
        while (ch = this.buffer[++i]) {
          if (ch === ":") {
            const next = this.buffer[i + 1];
            if (isEmpty(next) || inFlow && flowIndicatorChars.has(next))
              break;
            end = i;
          } else if (isEmpty(ch)) {
            let next = this.buffer[i + 1];
            if (ch === "\r") {
              if (next === "\n") {
                i += 1;
                ch = "\n";
                next = this.buffer[i + 1];
              } else
                end = i;
            }
            if (next === "#" || inFlow && flowIndicatorChars.has(next))
              break;
            if (ch === "\n") {
              const cs = this.continueScalar(i + 1);
              if (cs === -1)
                break;
              i = Math.max(i, cs - 2);
            }
          } else {
            if (inFlow && flowIndicatorChars.has(ch))
              break;
            end = i;
          }
        }
        if (!ch && !this.atEnd)
          return this.setNext("plain-scalar");
        yield cst.SCALAR;
        yield* this.pushToIndex(end + 1, true);
        return inFlow ? "flow" : "doc";
      }
      *pushCount(n) {
        if (n > 0) {
          yield this.buffer.substr(this.pos, n);
          this.pos += n;
          return n;
        }
        return 0;
      }
      *pushToIndex(i, allowEmpty) {
        const s = this.buffer.slice(this.pos, i);
        if (s) {
          yield s;
          this.pos += s.length;
          return s.length;
        } else if (allowEmpty)
          yield "";
        return 0;
      }
      *pushIndicators() {
        let n = 0;
        loop: while (true) {
          switch (this.charAt(0)) {
            case "!":
              n += yield* this.pushTag();
              n += yield* this.pushSpaces(true);
              continue loop;
            case "&":
              n += yield* this.pushUntil(isNotAnchorChar);
              n += yield* this.pushSpaces(true);
              continue loop;
            case "-":
            // this is an error
            case "?":
            // this is an error outside flow collections
            case ":": {
              const inFlow = this.flowLevel > 0;
              const ch1 = this.charAt(1);
              if (isEmpty(ch1) || inFlow && flowIndicatorChars.has(ch1)) {
                if (!inFlow)
                  this.indentNext = this.indentValue + 1;
                else if (this.flowKey)
                  this.flowKey = false;
                n += yield* this.pushCount(1);
                n += yield* this.pushSpaces(true);
                continue loop;
              }
            }
          }
          break loop;
        }
        return n;
      }
      *pushTag() {
        if (this.charAt(1) === "<") {
          let i = this.pos + 2;
          let ch = this.buffer[i];
          while (!isEmpty(ch) && ch !== ">")
            ch = this.buffer[++i];
          return yield* this.pushToIndex(ch === ">" ? i + 1 : i, false);
        } else {
          let i = this.pos + 1;
          let ch = this.buffer[i];
          while (ch) {
            if (tagChars.has(ch))
              ch = this.buffer[++i];
            else if (ch === "%" && hexDigits.has(this.buffer[i + 1]) && hexDigits.has(this.buffer[i + 2])) {
              ch = this.buffer[i += 3];
            } else
              break;
          }
          return yield* this.pushToIndex(i, false);
        }
      }
      *pushNewline() {
        const ch = this.buffer[this.pos];
        if (ch === "\n")
          return yield* this.pushCount(1);
        else if (ch === "\r" && this.charAt(1) === "\n")
          return yield* this.pushCount(2);
        else
          return 0;
      }
      *pushSpaces(allowTabs) {
        let i = this.pos - 1;
        let ch;
        do {
          ch = this.buffer[++i];
        } while (ch === " " || allowTabs && ch === "	");
        const n = i - this.pos;
        if (n > 0) {
          yield this.buffer.substr(this.pos, n);
          this.pos = i;
        }
        return n;
      }
      *pushUntil(test) {
        let i = this.pos;
        let ch = this.buffer[i];
        while (!test(ch))
          ch = this.buffer[++i];
        return yield* this.pushToIndex(i, false);
      }
    };
    exports.Lexer = Lexer;
  }
});

// node_modules/yaml/dist/parse/line-counter.js
var require_line_counter = __commonJS({
  "node_modules/yaml/dist/parse/line-counter.js"(exports) {
    "use strict";
    var LineCounter2 = class {
      constructor() {
        this.lineStarts = [];
        this.addNewLine = (offset) => this.lineStarts.push(offset);
        this.linePos = (offset) => {
          let low = 0;
          let high = this.lineStarts.length;
          while (low < high) {
            const mid = low + high >> 1;
            if (this.lineStarts[mid] < offset)
              low = mid + 1;
            else
              high = mid;
          }
          if (this.lineStarts[low] === offset)
            return { line: low + 1, col: 1 };
          if (low === 0)
            return { line: 0, col: offset };
          const start2 = this.lineStarts[low - 1];
          return { line: low, col: offset - start2 + 1 };
        };
      }
    };
    exports.LineCounter = LineCounter2;
  }
});

// node_modules/yaml/dist/parse/parser.js
var require_parser = __commonJS({
  "node_modules/yaml/dist/parse/parser.js"(exports) {
    "use strict";
    var node_process = __require("process");
    var cst = require_cst();
    var lexer = require_lexer();
    function includesToken(list, type) {
      for (let i = 0; i < list.length; ++i)
        if (list[i].type === type)
          return true;
      return false;
    }
    function findNonEmptyIndex(list) {
      for (let i = 0; i < list.length; ++i) {
        switch (list[i].type) {
          case "space":
          case "comment":
          case "newline":
            break;
          default:
            return i;
        }
      }
      return -1;
    }
    function isFlowToken(token) {
      switch (token?.type) {
        case "alias":
        case "scalar":
        case "single-quoted-scalar":
        case "double-quoted-scalar":
        case "flow-collection":
          return true;
        default:
          return false;
      }
    }
    function getPrevProps(parent) {
      switch (parent.type) {
        case "document":
          return parent.start;
        case "block-map": {
          const it = parent.items[parent.items.length - 1];
          return it.sep ?? it.start;
        }
        case "block-seq":
          return parent.items[parent.items.length - 1].start;
        /* istanbul ignore next should not happen */
        default:
          return [];
      }
    }
    function getFirstKeyStartProps(prev) {
      if (prev.length === 0)
        return [];
      let i = prev.length;
      loop: while (--i >= 0) {
        switch (prev[i].type) {
          case "doc-start":
          case "explicit-key-ind":
          case "map-value-ind":
          case "seq-item-ind":
          case "newline":
            break loop;
        }
      }
      while (prev[++i]?.type === "space") {
      }
      return prev.splice(i, prev.length);
    }
    function arrayPushArray(target, source) {
      if (source.length < 1e5)
        Array.prototype.push.apply(target, source);
      else
        for (let i = 0; i < source.length; ++i)
          target.push(source[i]);
    }
    function fixFlowSeqItems(fc) {
      if (fc.start.type === "flow-seq-start") {
        for (const it of fc.items) {
          if (it.sep && !it.value && !includesToken(it.start, "explicit-key-ind") && !includesToken(it.sep, "map-value-ind")) {
            if (it.key)
              it.value = it.key;
            delete it.key;
            if (isFlowToken(it.value)) {
              if (it.value.end)
                arrayPushArray(it.value.end, it.sep);
              else
                it.value.end = it.sep;
            } else
              arrayPushArray(it.start, it.sep);
            delete it.sep;
          }
        }
      }
    }
    var Parser = class {
      /**
       * @param onNewLine - If defined, called separately with the start position of
       *   each new line (in `parse()`, including the start of input).
       */
      constructor(onNewLine) {
        this.atNewLine = true;
        this.atScalar = false;
        this.indent = 0;
        this.offset = 0;
        this.onKeyLine = false;
        this.stack = [];
        this.source = "";
        this.type = "";
        this.lexer = new lexer.Lexer();
        this.onNewLine = onNewLine;
      }
      /**
       * Parse `source` as a YAML stream.
       * If `incomplete`, a part of the last line may be left as a buffer for the next call.
       *
       * Errors are not thrown, but yielded as `{ type: 'error', message }` tokens.
       *
       * @returns A generator of tokens representing each directive, document, and other structure.
       */
      *parse(source, incomplete = false) {
        if (this.onNewLine && this.offset === 0)
          this.onNewLine(0);
        for (const lexeme of this.lexer.lex(source, incomplete))
          yield* this.next(lexeme);
        if (!incomplete)
          yield* this.end();
      }
      /**
       * Advance the parser by the `source` of one lexical token.
       */
      *next(source) {
        this.source = source;
        if (node_process.env.LOG_TOKENS)
          console.log("|", cst.prettyToken(source));
        if (this.atScalar) {
          this.atScalar = false;
          yield* this.step();
          this.offset += source.length;
          return;
        }
        const type = cst.tokenType(source);
        if (!type) {
          const message = `Not a YAML token: ${source}`;
          yield* this.pop({ type: "error", offset: this.offset, message, source });
          this.offset += source.length;
        } else if (type === "scalar") {
          this.atNewLine = false;
          this.atScalar = true;
          this.type = "scalar";
        } else {
          this.type = type;
          yield* this.step();
          switch (type) {
            case "newline":
              this.atNewLine = true;
              this.indent = 0;
              if (this.onNewLine)
                this.onNewLine(this.offset + source.length);
              break;
            case "space":
              if (this.atNewLine && source[0] === " ")
                this.indent += source.length;
              break;
            case "explicit-key-ind":
            case "map-value-ind":
            case "seq-item-ind":
              if (this.atNewLine)
                this.indent += source.length;
              break;
            case "doc-mode":
            case "flow-error-end":
              return;
            default:
              this.atNewLine = false;
          }
          this.offset += source.length;
        }
      }
      /** Call at end of input to push out any remaining constructions */
      *end() {
        while (this.stack.length > 0)
          yield* this.pop();
      }
      get sourceToken() {
        const st = {
          type: this.type,
          offset: this.offset,
          indent: this.indent,
          source: this.source
        };
        return st;
      }
      *step() {
        const top = this.peek(1);
        if (this.type === "doc-end" && top?.type !== "doc-end") {
          while (this.stack.length > 0)
            yield* this.pop();
          this.stack.push({
            type: "doc-end",
            offset: this.offset,
            source: this.source
          });
          return;
        }
        if (!top)
          return yield* this.stream();
        switch (top.type) {
          case "document":
            return yield* this.document(top);
          case "alias":
          case "scalar":
          case "single-quoted-scalar":
          case "double-quoted-scalar":
            return yield* this.scalar(top);
          case "block-scalar":
            return yield* this.blockScalar(top);
          case "block-map":
            return yield* this.blockMap(top);
          case "block-seq":
            return yield* this.blockSequence(top);
          case "flow-collection":
            return yield* this.flowCollection(top);
          case "doc-end":
            return yield* this.documentEnd(top);
        }
        yield* this.pop();
      }
      peek(n) {
        return this.stack[this.stack.length - n];
      }
      *pop(error) {
        const token = error ?? this.stack.pop();
        if (!token) {
          const message = "Tried to pop an empty stack";
          yield { type: "error", offset: this.offset, source: "", message };
        } else if (this.stack.length === 0) {
          yield token;
        } else {
          const top = this.peek(1);
          if (token.type === "block-scalar") {
            token.indent = "indent" in top ? top.indent : 0;
          } else if (token.type === "flow-collection" && top.type === "document") {
            token.indent = 0;
          }
          if (token.type === "flow-collection")
            fixFlowSeqItems(token);
          switch (top.type) {
            case "document":
              top.value = token;
              break;
            case "block-scalar":
              top.props.push(token);
              break;
            case "block-map": {
              const it = top.items[top.items.length - 1];
              if (it.value) {
                top.items.push({ start: [], key: token, sep: [] });
                this.onKeyLine = true;
                return;
              } else if (it.sep) {
                it.value = token;
              } else {
                Object.assign(it, { key: token, sep: [] });
                this.onKeyLine = !it.explicitKey;
                return;
              }
              break;
            }
            case "block-seq": {
              const it = top.items[top.items.length - 1];
              if (it.value)
                top.items.push({ start: [], value: token });
              else
                it.value = token;
              break;
            }
            case "flow-collection": {
              const it = top.items[top.items.length - 1];
              if (!it || it.value)
                top.items.push({ start: [], key: token, sep: [] });
              else if (it.sep)
                it.value = token;
              else
                Object.assign(it, { key: token, sep: [] });
              return;
            }
            /* istanbul ignore next should not happen */
            default:
              yield* this.pop();
              yield* this.pop(token);
          }
          if ((top.type === "document" || top.type === "block-map" || top.type === "block-seq") && (token.type === "block-map" || token.type === "block-seq")) {
            const last = token.items[token.items.length - 1];
            if (last && !last.sep && !last.value && last.start.length > 0 && findNonEmptyIndex(last.start) === -1 && (token.indent === 0 || last.start.every((st) => st.type !== "comment" || st.indent < token.indent))) {
              if (top.type === "document")
                top.end = last.start;
              else
                top.items.push({ start: last.start });
              token.items.splice(-1, 1);
            }
          }
        }
      }
      *stream() {
        switch (this.type) {
          case "directive-line":
            yield { type: "directive", offset: this.offset, source: this.source };
            return;
          case "byte-order-mark":
          case "space":
          case "comment":
          case "newline":
            yield this.sourceToken;
            return;
          case "doc-mode":
          case "doc-start": {
            const doc = {
              type: "document",
              offset: this.offset,
              start: []
            };
            if (this.type === "doc-start")
              doc.start.push(this.sourceToken);
            this.stack.push(doc);
            return;
          }
        }
        yield {
          type: "error",
          offset: this.offset,
          message: `Unexpected ${this.type} token in YAML stream`,
          source: this.source
        };
      }
      *document(doc) {
        if (doc.value)
          return yield* this.lineEnd(doc);
        switch (this.type) {
          case "doc-start": {
            if (findNonEmptyIndex(doc.start) !== -1) {
              yield* this.pop();
              yield* this.step();
            } else
              doc.start.push(this.sourceToken);
            return;
          }
          case "anchor":
          case "tag":
          case "space":
          case "comment":
          case "newline":
            doc.start.push(this.sourceToken);
            return;
        }
        const bv = this.startBlockValue(doc);
        if (bv)
          this.stack.push(bv);
        else {
          yield {
            type: "error",
            offset: this.offset,
            message: `Unexpected ${this.type} token in YAML document`,
            source: this.source
          };
        }
      }
      *scalar(scalar) {
        if (this.type === "map-value-ind") {
          const prev = getPrevProps(this.peek(2));
          const start2 = getFirstKeyStartProps(prev);
          let sep;
          if (scalar.end) {
            sep = scalar.end;
            sep.push(this.sourceToken);
            delete scalar.end;
          } else
            sep = [this.sourceToken];
          const map = {
            type: "block-map",
            offset: scalar.offset,
            indent: scalar.indent,
            items: [{ start: start2, key: scalar, sep }]
          };
          this.onKeyLine = true;
          this.stack[this.stack.length - 1] = map;
        } else
          yield* this.lineEnd(scalar);
      }
      *blockScalar(scalar) {
        switch (this.type) {
          case "space":
          case "comment":
          case "newline":
            scalar.props.push(this.sourceToken);
            return;
          case "scalar":
            scalar.source = this.source;
            this.atNewLine = true;
            this.indent = 0;
            if (this.onNewLine) {
              let nl2 = this.source.indexOf("\n") + 1;
              while (nl2 !== 0) {
                this.onNewLine(this.offset + nl2);
                nl2 = this.source.indexOf("\n", nl2) + 1;
              }
            }
            yield* this.pop();
            break;
          /* istanbul ignore next should not happen */
          default:
            yield* this.pop();
            yield* this.step();
        }
      }
      *blockMap(map) {
        const it = map.items[map.items.length - 1];
        switch (this.type) {
          case "newline":
            this.onKeyLine = false;
            if (it.value) {
              const end = "end" in it.value ? it.value.end : void 0;
              const last = Array.isArray(end) ? end[end.length - 1] : void 0;
              if (last?.type === "comment")
                end?.push(this.sourceToken);
              else
                map.items.push({ start: [this.sourceToken] });
            } else if (it.sep) {
              it.sep.push(this.sourceToken);
            } else {
              it.start.push(this.sourceToken);
            }
            return;
          case "space":
          case "comment":
            if (it.value) {
              map.items.push({ start: [this.sourceToken] });
            } else if (it.sep) {
              it.sep.push(this.sourceToken);
            } else {
              if (this.atIndentedComment(it.start, map.indent)) {
                const prev = map.items[map.items.length - 2];
                const end = prev?.value?.end;
                if (Array.isArray(end)) {
                  arrayPushArray(end, it.start);
                  end.push(this.sourceToken);
                  map.items.pop();
                  return;
                }
              }
              it.start.push(this.sourceToken);
            }
            return;
        }
        if (this.indent >= map.indent) {
          const atMapIndent = !this.onKeyLine && this.indent === map.indent;
          const atNextItem = atMapIndent && (it.sep || it.explicitKey) && this.type !== "seq-item-ind";
          let start2 = [];
          if (atNextItem && it.sep && !it.value) {
            const nl2 = [];
            for (let i = 0; i < it.sep.length; ++i) {
              const st = it.sep[i];
              switch (st.type) {
                case "newline":
                  nl2.push(i);
                  break;
                case "space":
                  break;
                case "comment":
                  if (st.indent > map.indent)
                    nl2.length = 0;
                  break;
                default:
                  nl2.length = 0;
              }
            }
            if (nl2.length >= 2)
              start2 = it.sep.splice(nl2[1]);
          }
          switch (this.type) {
            case "anchor":
            case "tag":
              if (atNextItem || it.value) {
                start2.push(this.sourceToken);
                map.items.push({ start: start2 });
                this.onKeyLine = true;
              } else if (it.sep) {
                it.sep.push(this.sourceToken);
              } else {
                it.start.push(this.sourceToken);
              }
              return;
            case "explicit-key-ind":
              if (!it.sep && !it.explicitKey) {
                it.start.push(this.sourceToken);
                it.explicitKey = true;
              } else if (atNextItem || it.value) {
                start2.push(this.sourceToken);
                map.items.push({ start: start2, explicitKey: true });
              } else {
                this.stack.push({
                  type: "block-map",
                  offset: this.offset,
                  indent: this.indent,
                  items: [{ start: [this.sourceToken], explicitKey: true }]
                });
              }
              this.onKeyLine = true;
              return;
            case "map-value-ind":
              if (it.explicitKey) {
                if (!it.sep) {
                  if (includesToken(it.start, "newline")) {
                    Object.assign(it, { key: null, sep: [this.sourceToken] });
                  } else {
                    const start3 = getFirstKeyStartProps(it.start);
                    this.stack.push({
                      type: "block-map",
                      offset: this.offset,
                      indent: this.indent,
                      items: [{ start: start3, key: null, sep: [this.sourceToken] }]
                    });
                  }
                } else if (it.value) {
                  map.items.push({ start: [], key: null, sep: [this.sourceToken] });
                } else if (includesToken(it.sep, "map-value-ind")) {
                  this.stack.push({
                    type: "block-map",
                    offset: this.offset,
                    indent: this.indent,
                    items: [{ start: start2, key: null, sep: [this.sourceToken] }]
                  });
                } else if (isFlowToken(it.key) && !includesToken(it.sep, "newline")) {
                  const start3 = getFirstKeyStartProps(it.start);
                  const key = it.key;
                  const sep = it.sep;
                  sep.push(this.sourceToken);
                  delete it.key;
                  delete it.sep;
                  this.stack.push({
                    type: "block-map",
                    offset: this.offset,
                    indent: this.indent,
                    items: [{ start: start3, key, sep }]
                  });
                } else if (start2.length > 0) {
                  it.sep = it.sep.concat(start2, this.sourceToken);
                } else {
                  it.sep.push(this.sourceToken);
                }
              } else {
                if (!it.sep) {
                  Object.assign(it, { key: null, sep: [this.sourceToken] });
                } else if (it.value || atNextItem) {
                  map.items.push({ start: start2, key: null, sep: [this.sourceToken] });
                } else if (includesToken(it.sep, "map-value-ind")) {
                  this.stack.push({
                    type: "block-map",
                    offset: this.offset,
                    indent: this.indent,
                    items: [{ start: [], key: null, sep: [this.sourceToken] }]
                  });
                } else {
                  it.sep.push(this.sourceToken);
                }
              }
              this.onKeyLine = true;
              return;
            case "alias":
            case "scalar":
            case "single-quoted-scalar":
            case "double-quoted-scalar": {
              const fs = this.flowScalar(this.type);
              if (atNextItem || it.value) {
                map.items.push({ start: start2, key: fs, sep: [] });
                this.onKeyLine = true;
              } else if (it.sep) {
                this.stack.push(fs);
              } else {
                Object.assign(it, { key: fs, sep: [] });
                this.onKeyLine = true;
              }
              return;
            }
            default: {
              const bv = this.startBlockValue(map);
              if (bv) {
                if (bv.type === "block-seq") {
                  if (!it.explicitKey && it.sep && !includesToken(it.sep, "newline")) {
                    yield* this.pop({
                      type: "error",
                      offset: this.offset,
                      message: "Unexpected block-seq-ind on same line with key",
                      source: this.source
                    });
                    return;
                  }
                } else if (atMapIndent) {
                  map.items.push({ start: start2 });
                }
                this.stack.push(bv);
                return;
              }
            }
          }
        }
        yield* this.pop();
        yield* this.step();
      }
      *blockSequence(seq) {
        const it = seq.items[seq.items.length - 1];
        switch (this.type) {
          case "newline":
            if (it.value) {
              const end = "end" in it.value ? it.value.end : void 0;
              const last = Array.isArray(end) ? end[end.length - 1] : void 0;
              if (last?.type === "comment")
                end?.push(this.sourceToken);
              else
                seq.items.push({ start: [this.sourceToken] });
            } else
              it.start.push(this.sourceToken);
            return;
          case "space":
          case "comment":
            if (it.value)
              seq.items.push({ start: [this.sourceToken] });
            else {
              if (this.atIndentedComment(it.start, seq.indent)) {
                const prev = seq.items[seq.items.length - 2];
                const end = prev?.value?.end;
                if (Array.isArray(end)) {
                  arrayPushArray(end, it.start);
                  end.push(this.sourceToken);
                  seq.items.pop();
                  return;
                }
              }
              it.start.push(this.sourceToken);
            }
            return;
          case "anchor":
          case "tag":
            if (it.value || this.indent <= seq.indent)
              break;
            it.start.push(this.sourceToken);
            return;
          case "seq-item-ind":
            if (this.indent !== seq.indent)
              break;
            if (it.value || includesToken(it.start, "seq-item-ind"))
              seq.items.push({ start: [this.sourceToken] });
            else
              it.start.push(this.sourceToken);
            return;
        }
        if (this.indent > seq.indent) {
          const bv = this.startBlockValue(seq);
          if (bv) {
            this.stack.push(bv);
            return;
          }
        }
        yield* this.pop();
        yield* this.step();
      }
      *flowCollection(fc) {
        const it = fc.items[fc.items.length - 1];
        if (this.type === "flow-error-end") {
          let top;
          do {
            yield* this.pop();
            top = this.peek(1);
          } while (top?.type === "flow-collection");
        } else if (fc.end.length === 0) {
          switch (this.type) {
            case "comma":
            case "explicit-key-ind":
              if (!it || it.sep)
                fc.items.push({ start: [this.sourceToken] });
              else
                it.start.push(this.sourceToken);
              return;
            case "map-value-ind":
              if (!it || it.value)
                fc.items.push({ start: [], key: null, sep: [this.sourceToken] });
              else if (it.sep)
                it.sep.push(this.sourceToken);
              else
                Object.assign(it, { key: null, sep: [this.sourceToken] });
              return;
            case "space":
            case "comment":
            case "newline":
            case "anchor":
            case "tag":
              if (!it || it.value)
                fc.items.push({ start: [this.sourceToken] });
              else if (it.sep)
                it.sep.push(this.sourceToken);
              else
                it.start.push(this.sourceToken);
              return;
            case "alias":
            case "scalar":
            case "single-quoted-scalar":
            case "double-quoted-scalar": {
              const fs = this.flowScalar(this.type);
              if (!it || it.value)
                fc.items.push({ start: [], key: fs, sep: [] });
              else if (it.sep)
                this.stack.push(fs);
              else
                Object.assign(it, { key: fs, sep: [] });
              return;
            }
            case "flow-map-end":
            case "flow-seq-end":
              fc.end.push(this.sourceToken);
              return;
          }
          const bv = this.startBlockValue(fc);
          if (bv)
            this.stack.push(bv);
          else {
            yield* this.pop();
            yield* this.step();
          }
        } else {
          const parent = this.peek(2);
          if (parent.type === "block-map" && (this.type === "map-value-ind" && parent.indent === fc.indent || this.type === "newline" && !parent.items[parent.items.length - 1].sep)) {
            yield* this.pop();
            yield* this.step();
          } else if (this.type === "map-value-ind" && parent.type !== "flow-collection") {
            const prev = getPrevProps(parent);
            const start2 = getFirstKeyStartProps(prev);
            fixFlowSeqItems(fc);
            const sep = fc.end.splice(1, fc.end.length);
            sep.push(this.sourceToken);
            const map = {
              type: "block-map",
              offset: fc.offset,
              indent: fc.indent,
              items: [{ start: start2, key: fc, sep }]
            };
            this.onKeyLine = true;
            this.stack[this.stack.length - 1] = map;
          } else {
            yield* this.lineEnd(fc);
          }
        }
      }
      flowScalar(type) {
        if (this.onNewLine) {
          let nl2 = this.source.indexOf("\n") + 1;
          while (nl2 !== 0) {
            this.onNewLine(this.offset + nl2);
            nl2 = this.source.indexOf("\n", nl2) + 1;
          }
        }
        return {
          type,
          offset: this.offset,
          indent: this.indent,
          source: this.source
        };
      }
      startBlockValue(parent) {
        switch (this.type) {
          case "alias":
          case "scalar":
          case "single-quoted-scalar":
          case "double-quoted-scalar":
            return this.flowScalar(this.type);
          case "block-scalar-header":
            return {
              type: "block-scalar",
              offset: this.offset,
              indent: this.indent,
              props: [this.sourceToken],
              source: ""
            };
          case "flow-map-start":
          case "flow-seq-start":
            return {
              type: "flow-collection",
              offset: this.offset,
              indent: this.indent,
              start: this.sourceToken,
              items: [],
              end: []
            };
          case "seq-item-ind":
            return {
              type: "block-seq",
              offset: this.offset,
              indent: this.indent,
              items: [{ start: [this.sourceToken] }]
            };
          case "explicit-key-ind": {
            this.onKeyLine = true;
            const prev = getPrevProps(parent);
            const start2 = getFirstKeyStartProps(prev);
            start2.push(this.sourceToken);
            return {
              type: "block-map",
              offset: this.offset,
              indent: this.indent,
              items: [{ start: start2, explicitKey: true }]
            };
          }
          case "map-value-ind": {
            this.onKeyLine = true;
            const prev = getPrevProps(parent);
            const start2 = getFirstKeyStartProps(prev);
            return {
              type: "block-map",
              offset: this.offset,
              indent: this.indent,
              items: [{ start: start2, key: null, sep: [this.sourceToken] }]
            };
          }
        }
        return null;
      }
      atIndentedComment(start2, indent) {
        if (this.type !== "comment")
          return false;
        if (this.indent <= indent)
          return false;
        return start2.every((st) => st.type === "newline" || st.type === "space");
      }
      *documentEnd(docEnd) {
        if (this.type !== "doc-mode") {
          if (docEnd.end)
            docEnd.end.push(this.sourceToken);
          else
            docEnd.end = [this.sourceToken];
          if (this.type === "newline")
            yield* this.pop();
        }
      }
      *lineEnd(token) {
        switch (this.type) {
          case "comma":
          case "doc-start":
          case "doc-end":
          case "flow-seq-end":
          case "flow-map-end":
          case "map-value-ind":
            yield* this.pop();
            yield* this.step();
            break;
          case "newline":
            this.onKeyLine = false;
          // fallthrough
          case "space":
          case "comment":
          default:
            if (token.end)
              token.end.push(this.sourceToken);
            else
              token.end = [this.sourceToken];
            if (this.type === "newline")
              yield* this.pop();
        }
      }
    };
    exports.Parser = Parser;
  }
});

// node_modules/yaml/dist/public-api.js
var require_public_api = __commonJS({
  "node_modules/yaml/dist/public-api.js"(exports) {
    "use strict";
    var composer = require_composer();
    var Document = require_Document();
    var errors = require_errors();
    var log = require_log();
    var identity = require_identity();
    var lineCounter = require_line_counter();
    var parser = require_parser();
    function parseOptions(options) {
      const prettyErrors = options.prettyErrors !== false;
      const lineCounter$1 = options.lineCounter || prettyErrors && new lineCounter.LineCounter() || null;
      return { lineCounter: lineCounter$1, prettyErrors };
    }
    function parseAllDocuments(source, options = {}) {
      const { lineCounter: lineCounter2, prettyErrors } = parseOptions(options);
      const parser$1 = new parser.Parser(lineCounter2?.addNewLine);
      const composer$1 = new composer.Composer(options);
      const docs = Array.from(composer$1.compose(parser$1.parse(source)));
      if (prettyErrors && lineCounter2)
        for (const doc of docs) {
          doc.errors.forEach(errors.prettifyError(source, lineCounter2));
          doc.warnings.forEach(errors.prettifyError(source, lineCounter2));
        }
      if (docs.length > 0)
        return docs;
      return Object.assign([], { empty: true }, composer$1.streamInfo());
    }
    function parseDocument2(source, options = {}) {
      const { lineCounter: lineCounter2, prettyErrors } = parseOptions(options);
      const parser$1 = new parser.Parser(lineCounter2?.addNewLine);
      const composer$1 = new composer.Composer(options);
      let doc = null;
      for (const _doc of composer$1.compose(parser$1.parse(source), true, source.length)) {
        if (!doc)
          doc = _doc;
        else if (doc.options.logLevel !== "silent") {
          doc.errors.push(new errors.YAMLParseError(_doc.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
          break;
        }
      }
      if (prettyErrors && lineCounter2) {
        doc.errors.forEach(errors.prettifyError(source, lineCounter2));
        doc.warnings.forEach(errors.prettifyError(source, lineCounter2));
      }
      return doc;
    }
    function parse4(src, reviver, options) {
      let _reviver = void 0;
      if (typeof reviver === "function") {
        _reviver = reviver;
      } else if (options === void 0 && reviver && typeof reviver === "object") {
        options = reviver;
      }
      const doc = parseDocument2(src, options);
      if (!doc)
        return null;
      doc.warnings.forEach((warning) => log.warn(doc.options.logLevel, warning));
      if (doc.errors.length > 0) {
        if (doc.options.logLevel !== "silent")
          throw doc.errors[0];
        else
          doc.errors = [];
      }
      return doc.toJS(Object.assign({ reviver: _reviver }, options));
    }
    function stringify(value2, replacer, options) {
      let _replacer = null;
      if (typeof replacer === "function" || Array.isArray(replacer)) {
        _replacer = replacer;
      } else if (options === void 0 && replacer) {
        options = replacer;
      }
      if (typeof options === "string")
        options = options.length;
      if (typeof options === "number") {
        const indent = Math.round(options);
        options = indent < 1 ? void 0 : indent > 8 ? { indent: 8 } : { indent };
      }
      if (value2 === void 0) {
        const { keepUndefined } = options ?? replacer ?? {};
        if (!keepUndefined)
          return void 0;
      }
      if (identity.isDocument(value2) && !_replacer)
        return value2.toString(options);
      return new Document.Document(value2, _replacer, options).toString(options);
    }
    exports.parse = parse4;
    exports.parseAllDocuments = parseAllDocuments;
    exports.parseDocument = parseDocument2;
    exports.stringify = stringify;
  }
});

// node_modules/yaml/dist/index.js
var require_dist = __commonJS({
  "node_modules/yaml/dist/index.js"(exports) {
    "use strict";
    var composer = require_composer();
    var Document = require_Document();
    var Schema = require_Schema();
    var errors = require_errors();
    var Alias = require_Alias();
    var identity = require_identity();
    var Pair = require_Pair();
    var Scalar = require_Scalar();
    var YAMLMap = require_YAMLMap();
    var YAMLSeq = require_YAMLSeq();
    var cst = require_cst();
    var lexer = require_lexer();
    var lineCounter = require_line_counter();
    var parser = require_parser();
    var publicApi = require_public_api();
    var visit2 = require_visit();
    exports.Composer = composer.Composer;
    exports.Document = Document.Document;
    exports.Schema = Schema.Schema;
    exports.YAMLError = errors.YAMLError;
    exports.YAMLParseError = errors.YAMLParseError;
    exports.YAMLWarning = errors.YAMLWarning;
    exports.Alias = Alias.Alias;
    exports.isAlias = identity.isAlias;
    exports.isCollection = identity.isCollection;
    exports.isDocument = identity.isDocument;
    exports.isMap = identity.isMap;
    exports.isNode = identity.isNode;
    exports.isPair = identity.isPair;
    exports.isScalar = identity.isScalar;
    exports.isSeq = identity.isSeq;
    exports.Pair = Pair.Pair;
    exports.Scalar = Scalar.Scalar;
    exports.YAMLMap = YAMLMap.YAMLMap;
    exports.YAMLSeq = YAMLSeq.YAMLSeq;
    exports.CST = cst;
    exports.Lexer = lexer.Lexer;
    exports.LineCounter = lineCounter.LineCounter;
    exports.Parser = parser.Parser;
    exports.parse = publicApi.parse;
    exports.parseAllDocuments = publicApi.parseAllDocuments;
    exports.parseDocument = publicApi.parseDocument;
    exports.stringify = publicApi.stringify;
    exports.visit = visit2.visit;
    exports.visitAsync = visit2.visitAsync;
  }
});

// src/model/outcome.ts
var policies = ["fail", "neutral", "pass"];
var defaultPolicies = { onFail: "fail" };

// src/suite/suite.ts
var dialects = ["sqlite", "mysql"];

// src/yaml/schema.ts
function invalidMessage(allowed) {
  return { error: ({ input }) => `${formatValue(input)} is not ${allowed}` };
}
function mapping(shape) {
  const keys = Object.keys(shape);
  return strictObject(shape, {
    error: (issue) => issue.code === "unrecognized_keys" ? unknownKeys(issue.keys, keys) : `${formatValue(issue.input)} is not a mapping with ${keys.join(", ")}`
  });
}
function unknownKeys(given, names) {
  const unlike = given.filter((key) => suggestName(key, names) === void 0);
  return given.map(
    (key) => unlike.slice(0, -1).includes(key) ? `unknown key ${formatValue(key)}` : unknownName("key", key, names)
  ).join("; ");
}

// src/options/engine-environment.ts
var refused = [
  {
    names: /^(?:PATH|HOME|TMPDIR|TZ|LANG|LANGUAGE|LC_\w+|VALGRIND_\w+|SQLITE_BENCH_GATE_\w+)$/,
    reason: "the tool sets it itself, or it must be the same for all engines"
  },
  {
    // Each loader, interpreter or library reads some of its own: https://man7.org/linux/man-pages/man8/ld.so.8.html
    names: /^(?:LD_\w+|_?RLD_\w+|DYLD_\w+|LIBPATH|SHLIB_PATH|GLIBC_\w+|GCONV_PATH|LOCPATH|NLSPATH|MALLOC_\w+|BASH_\w+|BASHOPTS|SHELLOPTS|SHELL|ENV|IFS|PS4|PERL\w*|PYTHON\w*|RUBY\w*|NODE_\w+|NPM_\w+|JAVA_\w+|_JAVA_\w+|JDK_\w+|CLASSPATH|LUA_\w+|TCL\w*|GIT_\w+|OPENSSL_\w+|SSL_\w+|\w*SAN_(?:OPTIONS|SYMBOLIZER_PATH)|EDITOR|VISUAL|PAGER|BROWSER|SQLITE_HISTORY|SQLITE_TMPDIR|LIBMYSQL_PLUGINS|MYSQL_\w+|MARIADB_\w+)$/,
    reason: "by it, a program can be made to run other code, or to write to files"
  },
  {
    names: /^(?:GITHUB|ACTIONS|RUNNER|INPUT)_/,
    reason: "it belongs to the workflow's runner"
  }
];
var allowedText = `a text of up to ${limits.variableText} characters on one line, in quotes such as "1"`;
var value = string(invalidMessage(allowedText)).max(limits.variableText, invalidMessage(allowedText)).regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, invalidMessage(allowedText));
var name = string().regex(
  variableName,
  invalidMessage("a name of up to 64 capital letters, digits and _, beginning with a letter")
).refine((given) => reasonToRefuse(given) === void 0, {
  error: ({ input }) => `${input} is refused: ${reasonToRefuse(String(input))}`
}).meta({ not: { anyOf: refused.map(({ names }) => ({ pattern: names.source })) } });
var ofEngine = record(name, value, invalidMessage('a mapping of variables such as {DOLTLITE_FORCE_ROW_MERGE: "1"}')).refine((variables) => Object.keys(variables).length <= limits.variables, {
  error: ({ input }) => `${Object.keys(Object(input)).length} variables, at most ${limits.variables} are allowed`
}).meta({ maxProperties: limits.variables });
function reasonToRefuse(given) {
  return refused.find(({ names }) => names.test(given))?.reason;
}
function engineEnvironment() {
  const optional2 = ofEngine.optional();
  return {
    kind: "mapping",
    placeholder: "variables",
    range: `up to ${limits.variables} for each engine`,
    schema: mapping({ baseline: optional2, candidate: optional2, base: optional2 }),
    parse: (given, source) => {
      const environment = {};
      for (const part of given.split(",")) {
        const [, role, name2 = "", text2 = ""] = /^\s*([a-z]+):([^=]+)=(.*)$/s.exec(part) ?? [];
        const engine = roles.find((one) => one === role);
        if (engine === void 0)
          throw new InputError(
            `${source}: ${formatValue(part)} is not an engine and a variable such as candidate:NAME=value, or base:NAME=value; a value with a comma can be given in the configuration file`
          );
        if (Object.hasOwn(environment[engine] ?? {}, name2))
          throw new InputError(`${source}: ${formatValue(name2)} is there twice for the ${engine}`);
        environment[engine] = { ...environment[engine], [name2]: text2 };
      }
      return environment;
    },
    format: (given) => roles.flatMap((role) => given[role] === void 0 ? [] : `${role}: ${formatEnvironment(given[role])}`).join(", ")
  };
}

// src/options/path-filter.ts
function includesPath(patterns, path8) {
  const parsed = patterns.map(parsePattern);
  return includes(
    parsed,
    parsed.map((pattern2) => [...path8].reduce((now, next) => move(pattern2, now, next), start(pattern2)))
  );
}
function findFolder(patterns, paths2) {
  return patterns.find((pattern2) => {
    const { isNegated, literal: literal2 } = parsePattern(pattern2);
    return !isNegated && literal2 !== void 0 && paths2.some((path8) => path8.startsWith(`${literal2}/`));
  });
}
function canIncludeBelow(patterns, folder) {
  return canInclude(patterns.map(parsePattern), `${folder}/`);
}
function problemOfPattern(pattern2) {
  const parsed = parse(pattern2);
  if (typeof parsed === "string") return parsed;
  return canInclude([{ ...parsed, isNegated: false }]) ? void 0 : "matches no file: a path starts in the root, without / or ./ before it, and all files of a folder are folder/**";
}
function problemOfPatterns(patterns) {
  const parsed = patterns.map(parsePattern);
  if (parsed.every(({ isNegated }) => isNegated))
    return "each pattern takes files out: give one without ! before them, such as **";
  return canInclude(parsed) ? void 0 : "the patterns with ! take out every file that those before them name";
}
function parsePattern(text2) {
  const parsed = parse(text2);
  if (typeof parsed === "string") throw new TypeError(`pattern ${text2}: ${parsed}`);
  return parsed;
}
function parse(text2) {
  const isNegated = text2.startsWith("!");
  const rest = [...isNegated ? text2.slice(1) : text2];
  const steps = [];
  let isLiteral = true;
  for (let at = 0; at < rest.length; at++) {
    const character = rest[at] ?? "";
    isLiteral &&= !special.has(character);
    if (character === "*") {
      const isAny = rest[at + 1] === "*";
      while (rest[at + 1] === "*") at++;
      const isFolders = isAny && isWhole(rest, at) && (steps.length === 0 || steps.at(-1)?.characters[0] === "/");
      if (isFolders) steps.push(noFolder);
      steps.push({
        accepts: isAny ? () => true : (one) => one !== "/",
        repeats: true,
        leavesOut: 1,
        characters: []
      });
    } else if (character === "?" || character === "+") {
      const before = steps.pop();
      if (before === void 0) return `${character} has no character before it, which it would repeat`;
      steps.push(
        character === "?" ? { ...before, leavesOut: before.leavesOut || 1 } : { ...before, repeats: true }
      );
    } else if (character === "[") {
      const end = rest.indexOf("]", at);
      const characters = charactersOf(rest.slice(at + 1, end === -1 ? at + 1 : end).join(""));
      if (characters === void 0)
        return "brackets hold letters of a to z, digits, and ranges of them such as [0-9a-f], and nothing else";
      steps.push(oneOf(characters));
      at = end;
    } else if (character === "{" || character === "}") {
      return "braces have no meaning in GitHub's patterns: give one pattern for each name, or \\{ for a brace";
    } else {
      const isEscape = character === "\\";
      if (isEscape && ++at === rest.length) return "a \\ at the end has no character after it";
      steps.push(oneOf([rest[at] ?? ""]));
    }
  }
  const literal2 = steps.map(({ characters }) => characters[0]).join("");
  return { isNegated, steps, literal: isLiteral ? literal2 : void 0 };
}
var noFolder = { accepts: () => false, repeats: false, leavesOut: 3, characters: [] };
var special = new Set("*?+[\\");
function isWhole(characters, lastStar) {
  return characters[lastStar + 1] === "/" && !/[?+]/.test(characters[lastStar + 2] ?? "");
}
function oneOf(characters) {
  return { accepts: (one) => characters.includes(one), repeats: false, leavesOut: 0, characters };
}
function charactersOf(list) {
  if (!/^(?:[a-z]-[a-z]|[A-Z]-[A-Z]|\d-\d|[a-zA-Z\d])+$/.test(list)) return void 0;
  const ranges = [...list.matchAll(/(.)-(.)|(.)/g)].map(
    ([, from, to, one = ""]) => charactersBetween(from ?? one, to ?? one)
  );
  return ranges.some((range) => range.length === 0) ? void 0 : ranges.flat();
}
function charactersBetween(from, to) {
  const first = from.charCodeAt(0);
  return Array.from(
    { length: Math.max(0, to.charCodeAt(0) - first + 1) },
    (_2, at) => String.fromCharCode(first + at)
  );
}
function start(pattern2) {
  return leaveOut(pattern2, [0]);
}
function move(pattern2, places, character) {
  const reached = places.flatMap((place) => {
    const step = pattern2.steps[place];
    if (step === void 0 || !step.accepts(character)) return [];
    return step.repeats ? [place, place + 1] : [place + 1];
  });
  return leaveOut(pattern2, reached);
}
function leaveOut({ steps }, places) {
  const reached = new Set(places);
  for (const place of reached) {
    const most2 = steps[place]?.leavesOut ?? 0;
    for (let count = 1; count <= most2; count++) reached.add(place + count);
  }
  return [...reached].toSorted((one, other) => one - other);
}
function includes(patterns, places) {
  const last = patterns.findLast(({ steps }, at) => places[at]?.includes(steps.length));
  return last !== void 0 && !last.isNegated;
}
function canInclude(patterns, beginning = "") {
  const named2 = patterns.flatMap(({ steps }) => steps.flatMap(({ characters: characters2 }) => characters2));
  const characters = /* @__PURE__ */ new Set([...named2, ..."/.git", unnamed]);
  const seen = /* @__PURE__ */ new Set();
  const places = patterns.map(
    (one) => [...beginning].reduce((now, next) => move(one, now, next), start(one))
  );
  let states = [{ part: "", places }];
  while (states.length > 0) {
    if (states.some(({ part, places: places2 }) => !noPart.includes(part) && includes(patterns, places2))) return true;
    states = states.flatMap(
      ({ part, places: places2 }) => [...characters].map((character) => ({
        part: extend(part, character),
        places: patterns.map((pattern2, at) => move(pattern2, places2[at] ?? [], character))
      }))
    ).filter((state) => {
      const key = JSON.stringify(state);
      const isNew = state.part !== void 0 && !seen.has(key);
      seen.add(key);
      return isNew;
    });
    if (seen.size > maxStates) return true;
  }
  return false;
}
var maxStates = 1e5;
var unnamed = "\u{10FFFD}";
var noPart = ["", ".", "..", ".git"];
function extend(part, character) {
  if (character === "/") return noPart.includes(part) ? void 0 : "";
  const longer = part + character;
  return noPart.some((name2) => name2.startsWith(longer)) ? longer : unnamed;
}

// src/options/value-types.ts
function missingBase() {
  const { cause, detail } = missingBaseSchema.shape;
  const form = new RegExp(`^(${cause.options.join("|")})(?:: *([\\s\\S]+))?$`);
  const format = (one) => one.detail === void 0 ? one.cause : `${one.cause}: ${one.detail}`;
  return {
    kind: "cause",
    placeholder: "cause",
    names: cause.options,
    schema: string().regex(form, invalidMessage(cause.options.join(" or "))).transform((given) => {
      const [, first, rest] = form.exec(given) ?? [];
      return { cause: cause.parse(first), ...rest === void 0 ? {} : { detail: detail.parse(rest) } };
    }),
    parse: (given) => given,
    write: format,
    format
  };
}
var maxMinutes = 10080;
var maxNameLength = 60;
var maxRounds = 1e3;
function wholeNumber(min, max) {
  const range = `${formatCount(min)} to ${formatCount(max)}`;
  const error = invalidMessage(`a whole number from ${range} (digits only)`);
  const schema = int(error).min(min, error).max(max, error);
  return numberType("whole number", range, schema);
}
function numberWithin(above, below, unit) {
  const range = `above ${formatCount(above)} and below ${formatCount(below)}`;
  const error = invalidMessage(
    unit === void 0 ? `a number ${range}` : `a number of ${unit} ${range}, such as 2.5 (without a unit)`
  );
  return numberType("number", range, number(error).gt(above, error).lt(below, error));
}
function multiplier() {
  const error = invalidMessage('a number above 0, such as 6 or 5.5 (without "x")');
  return numberType("number", "above 0", number(error).positive(error));
}
function slowerRatio() {
  const error = invalidMessage('a number above 1, such as 3 or 1.5 (without "x")');
  return numberType("number", "above 1", number(error).gt(1, error));
}
function percentage() {
  const error = invalidMessage('a number of percent from 0, such as 5 (without "%")');
  return numberType("number", "from 0", number(error).nonnegative(error));
}
function percentageOrOff() {
  const error = invalidMessage('a number of percent from 0, such as 5 (without "%"), or off');
  return orOff("from 0", number(error).nonnegative(error), error);
}
function multiplierOrOff() {
  const error = invalidMessage('a number above 0, such as 6 or 5.5 (without "x"), or off');
  return orOff("above 0", number(error).positive(error), error);
}
function orOff(range, number2, error) {
  return {
    kind: "number",
    placeholder: "number",
    range: `${range}, or off`,
    schema: union([number2, literal("off")], error),
    parse: parseNumber,
    format: String
  };
}
function numberType(kind, range, schema) {
  return { kind, placeholder: "number", range, schema, parse: parseNumber, format: String };
}
var boundsForm = /^(\d+)\s*\.\.\s*(\d+)$/;
function rounds() {
  const range = `such as 3..11 or 5; at most ${formatCount(maxRounds)}`;
  const allowed = `a number of rounds from 1 to ${formatCount(maxRounds)}, or a range such as 3..11 from ${minScreenedPairs} to ${formatCount(maxRounds)}`;
  const error = invalidMessage(allowed);
  const { rounds: usual } = defaultCriteria.rule;
  const bounds = (given) => {
    const [, first, last] = boundsForm.exec(given) ?? [];
    const [min, max] = [Number(first), Number(last)];
    return min === usual.min && max === usual.max ? usual : { min, max };
  };
  const ofBounds = string().regex(boundsForm, { ...error, abort: true }).superRefine((given, context) => {
    const { min, max } = bounds(given);
    const fail = (words) => context.addIssue({ code: "custom", message: `${formatValue(given)} ${words}` });
    if (min > max) fail(`begins above its end: give the lower number first, as in ${max}..${min}`);
    else if (min < minScreenedPairs || max > maxRounds) fail(`is not ${allowed}`);
  });
  const schema = union([int().min(1, error).max(maxRounds, error), ofBounds], error).transform((given) => typeof given === "number" ? given : bounds(given));
  return {
    kind: "range",
    placeholder: "rounds",
    range,
    schema,
    parse: parseNumber,
    write: (given) => typeof given === "number" ? given : formatRounds(given),
    format: formatRounds
  };
}
function flag() {
  const schema = boolean(invalidMessage("true or false"));
  return {
    kind: "switch",
    names: ["true", "false"],
    schema,
    parse: (text2) => text2 === "true" || (text2 === "false" ? false : text2),
    format: String
  };
}
function choice(what, names) {
  const schema = _enum(names, { error: ({ input }) => unknownName(what, input, names) });
  return textType(schema, { kind: "one name", placeholder: what, ...listed(names) });
}
function choices(what, names) {
  const empty = { error: `the list is empty: give at least one ${what}` };
  const error = invalidMessage(listOf(what, names));
  const list = array(choice(what, names).schema, error).min(1, empty);
  const schema = union([literal("all"), list], error).transform((chosen) => chosen === "all" ? [...names] : [...new Set(chosen)]);
  return {
    kind: "list of names",
    placeholder: "list",
    ...listed(names),
    schema,
    parse: parseList,
    format: (chosen) => names.every((name2) => chosen.includes(name2)) ? "all" : chosen.join()
  };
}
function openChoices(what, names) {
  const { schema: _2, ...type } = choices(what, names);
  const name2 = openChoice(what, names).schema;
  const error = invalidMessage(listOf(what, names));
  const list = array(name2, error).min(1, { error: `the list is empty: give at least one ${what}` });
  const schema = union([literal("all"), list], error).transform((chosen) => chosen === "all" ? [chosen] : [...new Set(chosen)]);
  return { ...type, schema };
}
function openChoice(what, names) {
  const error = { error: ({ input }) => unknownName(what, input, names) };
  const schema = union([_enum(names), string().regex(/^[A-Za-z]\w*(?:\.\w+=\d+)?$/, error)], error);
  return textType(schema, { kind: "one name", placeholder: what, ...listed(names) });
}
function listOf(what, names) {
  return `a list of ${what}s, such as [${names.slice(0, 3).join(", ")}]`;
}
function listed(names) {
  return names.length > maxNamesListed ? { range: `such as ${names[0]}` } : { names };
}
function path(placeholder) {
  return textType(pathSchema, { kind: "path", placeholder });
}
function paths() {
  const error = invalidMessage("a list of paths or patterns, such as [bench/*.yml]");
  const schema = array(pathSchema, error).min(1, error).readonly();
  return {
    kind: "list of paths",
    placeholder: "paths",
    schema,
    parse: parseList,
    format: (given) => given.join()
  };
}
function pathPatterns() {
  const error = invalidMessage(
    "a list of path patterns as in GitHub's workflows, such as [src/**, Makefile]"
  );
  const pattern2 = string(error).min(1, error).refine((given) => problemOfPattern(given) === void 0, {
    error: ({ input }) => `${formatValue(input)}: ${problemOfPattern(String(input))}`,
    abort: true
  });
  const schema = array(pattern2, error).min(1, error).refine((given) => problemOfPatterns(given) === void 0, {
    error: ({ input }) => `${formatValue(input)}: ${problemOfPatterns(input)}`
  }).readonly();
  return {
    kind: "list of patterns",
    placeholder: "patterns",
    schema,
    parse: parseList,
    format: (given) => given.join()
  };
}
var pathSchema = (() => {
  const error = invalidMessage("a path");
  return string(error).min(1, error).regex(/^[^\0]*$/, error);
})();
function engineName() {
  const error = invalidMessage(`a name of 1 to ${maxNameLength} characters on one line, not only spaces`);
  const schema = string(error).max(maxNameLength, error).regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, error).regex(/\S/, error);
  return textType(schema, { kind: "name", placeholder: "name", range: `1 to ${maxNameLength} characters` });
}
function statusName() {
  const error = invalidMessage("a name of letters, digits, spaces and ._/()+-, 100 at most");
  const schema = string().max(100, error).regex(/^[\p{L}\p{N} ._/()+-]+$/u, error);
  return textType(schema, { kind: "name", placeholder: "name", range: "1 to 100 characters" });
}
function commitHash() {
  const error = invalidMessage("a commit's full hash: 40 or 64 hexadecimal digits, in lower case");
  const schema = string().regex(commitHashPattern, error);
  return textType(schema, { kind: "commit hash", placeholder: "hash" });
}
function branchName() {
  const error = invalidMessage(
    `a branch's name: at most ${maxBranchLength} letters, digits and _ . / -, that neither begins nor ends with . / or -, without // or .., and without a part that ends with .lock`
  );
  const schema = string().max(maxBranchLength, error).regex(/^[A-Za-z0-9_](?:[\w./-]*[\w])?$/, error).refine((name2) => !/\.\.|\/\/|\/\.|\.\/|\.lock(?:\/|$)/.test(name2), error);
  return textType(schema, { kind: "name", placeholder: "name", range: `1 to ${maxBranchLength} characters` });
}
var maxBranchLength = 200;
function branchFolder() {
  const error = invalidMessage(
    "a folder of the branch, such as oltp/nightly, or . for its top: letters, digits and _ - ., without .."
  );
  const schema = string().max(maxBranchLength, error).regex(/^(?:\.|[A-Za-z0-9_-][\w.-]*(?:\/[A-Za-z0-9_-][\w.-]*)*)$/, error).refine((folder) => !folder.includes(".."), error);
  return textType(schema, { kind: "path", placeholder: "folder" });
}
function runLabel() {
  const error = invalidMessage(
    "a label of 1 to 60 letters, digits, spaces and ._/()+-, and not newest, which names the newest run"
  );
  const schema = string().max(maxNameLength, error).regex(/^[\p{L}\p{N} ._/()+-]*[\p{L}\p{N}][\p{L}\p{N} ._/()+-]*$/u, error).refine((label) => label !== "newest", error);
  return textType(schema, { kind: "name", placeholder: "label", range: `1 to ${maxNameLength} characters` });
}
function dateTime() {
  const error = invalidMessage("a date such as 2026-03-14, or a date and time such as 2026-03-14T15:09:26Z");
  const schema = union([iso_exports.date(), iso_exports.datetime({ local: true, offset: true })], error).transform((given) => {
    const isLocal = given.includes("T") && !/(?:Z|[+-]\d{2}:\d{2})$/.test(given);
    return new Date(isLocal ? `${given}Z` : given).toISOString();
  });
  return {
    kind: "date",
    placeholder: "date",
    schema,
    parse: (given) => given,
    format: (value2) => value2
  };
}
function testPattern() {
  const error = invalidMessage(
    "a test such as int/memory/reads/oltp_point_select, with * for any part, a shape of life such as age/append, a throughput such as contention/same/threads/4/writers, a sequence such as sequence/file/2, or a mean such as int/memory/writes average"
  );
  const part = "(?:\\*|[\\w.=-]{1,60})";
  const mean = `${part}(?:/${part}){0,2} (?:average|base)`;
  const forms = [
    `${part}(?:/${part}){3}`,
    `age/${part}`,
    `contention(?:/${part}){4}`,
    "sequence/[a-z]+/\\d{1,3}",
    mean
  ];
  const schema = string().regex(new RegExp(`^(?:${forms.join("|")})$`), error);
  return textType(schema, { kind: "path of tests", placeholder: "path" });
}
function text() {
  return textType(string(), { kind: "text", placeholder: "text" });
}
function textType(schema, words) {
  return { ...words, schema, parse: (given) => given, format: (value2) => value2 };
}
function upgradedReleases() {
  const schema = string().refine(
    (given) => releasesIn(given) !== void 0,
    "expected two releases of one package, such as 'npm:better-sqlite3@12.4.1 npm:better-sqlite3@13.2.0'"
  );
  return textType(schema, { kind: "text", placeholder: "releases" });
}
function structure(kind, schema, range) {
  const format = (value2) => JSON.stringify(value2).replaceAll('"', "").replace(/[:,]/g, "$& ");
  return { kind, schema, parse: (given) => given, format, range };
}
function parseNumber(given) {
  return /^\d{1,15}(\.\d{1,15})?$/.test(given) ? Number(given) : given;
}
function parseList(given, source) {
  if (given.trim() === "") return [];
  if (given === "all") return given;
  const names = given.split(/[,\n]\s*/).map((name2) => name2.trim());
  if (names.includes(""))
    throw new InputError(
      `${source}: ${formatValue(given)} has an empty name: put one comma between names, and no space after it`
    );
  return names;
}
function formatCount(value2) {
  return String(value2).replace(/\B(?<!\.\d*)(?=(?:\d{3})+$)/g, ",");
}

// src/options/file-values.ts
var ceiling = multiplier().schema.optional();
function suitePart(catalogue, workload) {
  const tests2 = catalogue && testsOf(catalogue);
  return mapping({
    suite: choice("suite", suiteNames).schema.optional(),
    variant: choice("variant", variants).schema.optional(),
    storage: choice("storage", storages).schema.optional(),
    kind: choice("kind", kinds).schema.optional(),
    workload: workload.optional()
  }).refine((named2) => Object.keys(named2).length > 0, {
    error: "names nothing: give suite, variant, storage, kind or workload, or use the settings for all tests instead",
    abort: true
  }).refine((named2) => tests2?.some((test) => isPartOf(test, named2)) ?? true, {
    error: ({ input }) => `no test of the suite is ${Object.values(Object(input)).join(" and ")} at once`
  }).meta({ minProperties: 1 });
}
var allowedPattern = "a pattern of three or four parts such as int/memory/writes or */memory/*/oltp_insert, with * for any";
function pattern(catalogue) {
  return string(invalidMessage(allowedPattern)).regex(/^[^/]+(?:\/[^/]+){2,3}$/, invalidMessage(allowedPattern)).transform((given, context) => readPattern(given, catalogue, context));
}
function readPattern(given, catalogue, context) {
  const named2 = namedParts(given.split("/"));
  const isAny = Object.keys(named2).length === 0;
  if (isAny || catalogue && !testsOf(catalogue).some((test) => isPartOf(test, named2))) {
    const message = isAny ? `${formatValue(given)} names nothing: use the settings for all tests instead` : `no test of the suites is ${formatValue(given)}`;
    context.addIssue({ code: "custom", message });
  }
  return named2;
}
function time() {
  const allowed = "a time above 0 such as 120ms, in s, ms, us or ns";
  const form = new RegExp(`^${timeForm}$`);
  const schema = string(invalidMessage(allowed)).regex(form, invalidMessage(allowed)).transform(readTime);
  return { schema };
}
var timeForm = "(?=[\\d.]*[1-9])\\d{1,9}(?:\\.\\d{1,9})? ?(?:s|ms|us|ns)";
function readTime(given) {
  const [, digits, unit = ""] = /^([\d.]+) ?(\w+)/.exec(given) ?? [];
  return Number(digits) * ({ s: 1e9, ms: 1e6, us: 1e3, ns: 1 }[unit] ?? 0);
}
function minChange() {
  const allowed = "a time above 0 such as 10ms, or 5us/statement, in s, ms, us or ns";
  const schema = string(invalidMessage(allowed)).regex(new RegExp(`^${timeForm}(?:\\/statement)?$`), invalidMessage(allowed)).transform(
    (given) => ({
      ns: readTime(given),
      per: given.endsWith("/statement") ? "statement" : "sample"
    })
  );
  return { ...structure("time", schema, "above 0"), format: formatMinChange, write: formatMinChange };
}
var mostFloor = 1e9;
var ruleFigures = "test, average, base, base-average, min-change, counters, counter-floor, instructions, footprint or footprint-baseline";
function ceilingRules(catalogue) {
  const names = workloadNamesOf(catalogue ?? suites);
  const workload = catalogue === void 0 ? openChoice("workload", names) : choice("workload", names);
  const rule = mapping({
    for: suitePart(catalogue, workload.schema).optional(),
    match: pattern(catalogue).optional(),
    test: ceiling,
    average: ceiling,
    base: ceiling,
    "base-average": ceiling,
    "min-change": minChange().schema.optional(),
    counters: percentage().schema.optional(),
    "counter-floor": wholeNumber(0, mostFloor).schema.optional(),
    instructions: percentage().schema.optional(),
    footprint: ofFigures(percentageOrOff().schema),
    "footprint-baseline": ofFigures(multiplierOrOff().schema)
  }).refine(({ for: named2, match }) => named2 === void 0 !== (match === void 0), {
    error: "needs either for or match, which name the part of the suites"
  }).meta({ oneOf: [{ required: ["for"] }, { required: ["match"] }], minProperties: 2 }).transform(({ for: named2, match, ...ceilings }) => {
    const {
      "base-average": baseAverage,
      "min-change": least2,
      "counter-floor": counterFloor,
      "footprint-baseline": footprintBaseline,
      ...others
    } = ceilings;
    return {
      for: named2 ?? match ?? {},
      ...others,
      baseAverage,
      minChange: least2,
      counterFloor,
      footprintBaseline
    };
  }).refine(({ for: _2, ...ceilings }) => Object.values(ceilings).some((one) => one !== void 0), {
    error: `sets no ceiling: give ${ruleFigures}`
  }).refine(({ average, for: { workload: workload2 } }) => average === void 0 || workload2 === void 0, {
    error: "average has no effect on one workload: give test, or omit the workload"
  }).refine(({ baseAverage, for: named2 }) => baseAverage === void 0 || isGroup(named2), {
    error: "base-average has no effect on one workload in some variants or storages: give base, or name the workload and at most a suite"
  });
  const error = invalidMessage(`a list of rules, each with for or match, and ${ruleFigures}`);
  const rules = structure("list of rules", array(rule, error).readonly());
  return { ...rules, write: (given) => given.map(writeRule) };
}
function writeRule({
  baseAverage,
  minChange: least2,
  counterFloor,
  footprintBaseline,
  ...rule
}) {
  const minimum = least2 && formatMinChange(least2);
  return {
    ...rule,
    "base-average": baseAverage,
    "min-change": minimum,
    "counter-floor": counterFloor,
    "footprint-baseline": footprintBaseline
  };
}
function ofFigures(value2) {
  const figures = footprintFigures.map((name2) => [name2, value2.optional()]);
  return mapping(Object.fromEntries(figures)).refine((given) => Object.keys(given).length > 0, {
    error: `names no figure: give ${footprintFigures.join(", ")}`
  }).meta({ minProperties: 1 }).optional();
}
function isGroup({ variant, storage, kind, workload }) {
  return workload === void 0 || (variant ?? storage ?? kind) === void 0;
}
function isPartOf(test, { suite, ...named2 }) {
  if (suite !== void 0 && suite !== suiteOf(test.variant)) return false;
  return Object.entries(named2).every(
    ([part, name2]) => part === "workload" ? isNameOf(name2, test.workload) : test[part] === name2
  );
}
function acceptances() {
  const error = invalidMessage("a list of accepted regressions, each with path, up-to, by, until and reason");
  const line = string(invalidMessage("one line of text")).regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*\S[^\p{Cc}\p{Zl}\p{Zp}]*$/u, invalidMessage("one line of text")).max(maxAcceptedText, invalidMessage(`a text of at most ${maxAcceptedText} characters`));
  const path8 = line.refine((given) => typeof parseRowPath(given) !== "string", {
    error: ({ input }) => String(parseRowPath(String(input)))
  });
  const until = iso_exports.date(invalidMessage("a date such as 2027-01-31"));
  const bound = string(invalidMessage("a bound such as 1.3x or 5%"));
  const accepted = mapping({ path: path8, "up-to": bound, by: line, until, reason: line }).refine(
    ({ path: path9, "up-to": upTo }) => boundProblem(path9, upTo) === void 0,
    { path: ["up-to"], error: ({ input }) => boundProblem(Object(input).path, Object(input)["up-to"]) }
  );
  return structure("list of acceptances", array(accepted, error).readonly());
}
function boundProblem(path8, upTo) {
  const scope = parseRowPath(path8);
  const bound = typeof scope === "string" ? void 0 : parseBound(upTo, scope);
  return typeof bound === "string" ? bound : void 0;
}
var maxAcceptedText = 200;
function baseCeilings() {
  const schema = mapping({
    memory: ceiling,
    file: ceiling,
    autocommit: ceiling
  });
  return structure("mapping", schema, "above 0");
}
function baseAverages() {
  const schema = mapping({
    overall: ceiling,
    suite: ceiling,
    section: ceiling,
    workload: ceiling
  });
  return structure("mapping", schema, "above 0");
}
function inAnyCase(keyword) {
  return keyword.replace(/[A-Z]/g, (letter) => `[${letter}${letter.toLowerCase()}]`);
}
var maxPragmas = 20;
var pragmaList = `a list of up to ${maxPragmas} pragmas, such as [cache_size=-65536, mmap_size=0]`;
var pragma = string(invalidMessage(pragmaList)).regex(
  new RegExp(`^\\s*(?:${inAnyCase("PRAGMA")}\\s+)?[\\w.]+\\s*=\\s*[\\w.+-]+\\s*;?\\s*$`),
  invalidMessage("a pragma such as cache_size=-65536")
).transform(
  (given) => `PRAGMA ${given.replace(/^\s*PRAGMA\s+/i, "").replace(/[\s;]+$/, "").trim()};`
);
var versionQuery = "one query such as SELECT dolt_version(), or a PRAGMA, in up to 200 characters";
function engineVersion() {
  const query = string(invalidMessage(versionQuery)).max(200, invalidMessage(versionQuery)).regex(
    new RegExp(`^\\s*(?:${inAnyCase("SELECT")}|${inAnyCase("PRAGMA")})\\s[^;\\p{Cc}]*;?\\s*$`, "u"),
    invalidMessage(versionQuery)
  ).transform((given) => `${given.replace(/[\s;]+$/, "").trim()};`);
  const file = path("file").schema;
  const schema = mapping({ query: query.optional(), file: file.optional() }).refine((given) => Object.keys(given).length === 1, {
    error: "names not exactly one of query and file: give the one that says the version"
  }).meta({ minProperties: 1, maxProperties: 1 });
  return structure("mapping", schema);
}
var pragmasPerStorage = (() => {
  const list = array(pragma, invalidMessage(pragmaList)).max(maxPragmas, invalidMessage(pragmaList));
  const optional2 = list.optional();
  return mapping({ memory: optional2, file: optional2, autocommit: optional2 }).optional();
})();
function pragmas() {
  const schema = mapping({
    baseline: pragmasPerStorage,
    candidate: pragmasPerStorage,
    base: pragmasPerStorage
  });
  return structure("mapping", schema, `up to ${maxPragmas} for each engine and storage`);
}

// src/suite/timed-part.ts
var commit = /^COMMIT(?:[;\s]|$)/i;
function hasTimedPart(test, part, catalogue) {
  const workload = findWorkload(test, catalogue);
  if (workload === void 0) return false;
  if (part === "open") return workload.opens !== void 0;
  return workload.opens !== "process" && endsWithCommit(workload, test);
}
var known = /* @__PURE__ */ new WeakMap();
function endsWithCommit(workload, { variant }) {
  const found = known.get(workload);
  if (found !== void 0) return found;
  let count = 0;
  let last = "";
  const source = { variant, rows: 1e3, seed: 1, random: new RandomStream(1, "commit") };
  for (const statement of workload.statements(source)) {
    count++;
    last = textOf(statement);
  }
  const isCommit = count > 1 && commit.test(last);
  known.set(workload, isCommit);
  return isCommit;
}

// src/options/limit-values.ts
var allowedFigures = `${limitedFigures.join(", ")} or counter:NAME`;
var namedFigures = [.../* @__PURE__ */ new Set([...limitedFigures, ...lifeFigures])];
var figureName = string(invalidMessage(allowedFigures)).refine((name2) => namedFigures.includes(name2) || counterFigure.test(name2), invalidMessage(allowedFigures));
var allowedMost = "a number above 0 such as 150, a time such as 120ms, or with relative-to a share such as 10% or 1.3x";
var share = /^(?=[\d.]*[1-9])\d{1,9}(?:\.\d{1,9})?[%x]$/;
var mostError = invalidMessage(allowedMost);
var atMost = union(
  [
    number().positive(mostError).transform((given) => ({ atMost: given })),
    string().regex(share, mostError).transform(
      (given) => ({ atMost: Number(given.slice(0, -1)), unit: given.slice(-1) })
    ),
    time().schema.transform((ns) => ({ atMost: ns, unit: "ns" }))
  ],
  mostError
);
var allowedExponent = "an exponent from 0, such as 1.2: 1 is linear, 2 quadratic";
var exponent = number(invalidMessage(allowedExponent)).nonnegative(invalidMessage(allowedExponent));
var allowedReference = `${limitReferences.join(", ")}, another figure, or another workload`;
function limitRules(catalogue) {
  const names = workloadNamesOf(catalogue ?? suites);
  const workload = catalogue === void 0 ? openChoice("workload", names) : choice("workload", names);
  const limit = mapping({
    for: suitePart(catalogue, workload.schema).optional(),
    match: limitPattern(catalogue).optional(),
    figure: figureName,
    per: choice("unit", limitUnits).schema.optional(),
    "at-most": atMost.optional(),
    "relative-to": string(invalidMessage(allowedReference)).regex(/^[a-z][a-z0-9_.=-]{0,99}$/, invalidMessage(allowedReference)).optional(),
    "grows-at-most": exponent.optional()
  }).refine(({ for: named2, match }) => named2 === void 0 !== (match === void 0), {
    error: "needs either for or match, which name the part of the suites"
  }).meta({
    allOf: [
      { oneOf: [{ required: ["for"] }, { required: ["match"] }] },
      { oneOf: [{ required: ["at-most"] }, { required: ["grows-at-most"] }] }
    ]
  }).transform(
    ({
      for: named2,
      match,
      figure,
      per,
      "at-most": most2,
      "relative-to": relativeTo,
      ...rest
    }) => {
      const others = { figure, per, ...most2, relativeTo, growsAtMost: rest["grows-at-most"] };
      return typeof match === "string" ? { part: match, ...others } : { for: named2 ?? match ?? {}, ...others };
    }
  ).superRefine((given, context) => {
    const message = "part" in given ? problemOfPart(given) : problemOf(given) ?? (catalogue && problemIn(given, catalogue));
    if (message !== void 0) context.addIssue({ code: "custom", message });
  }).transform((given) => "part" in given ? partLimit(given) : given);
  const error = invalidMessage(
    "a list of limits, each with for or match, figure, and at-most or grows-at-most"
  );
  const limits2 = structure("list of limits", array(limit, error).readonly());
  return { ...limits2, write: (given) => given.map(writeLimit) };
}
var partPath = /^(?:age\/[^/]+|contention\/[^/]+\/(?:threads|processes|\*)\/(?:[1-9]\d{0,2}|\*))$/;
var allowedMatch = `${allowedPattern}; or age/append, or contention/same/threads/4, with * for any name`;
function limitPattern(catalogue) {
  return string(invalidMessage(allowedMatch)).regex(/^(?:age\/[^/]+|[^/]+(?:\/[^/]+){2,3})$/, invalidMessage(allowedMatch)).transform((given, context) => partPath.test(given) ? given : readPattern(given, catalogue, context));
}
function problemOfPart({ part, figure, per, unit, relativeTo = "", growsAtMost }) {
  const [place, shape = ""] = part.split("/");
  if (place === "age" && !["*", ...shapeNames].includes(shape))
    return `${formatValue(part)} is no shape of life: expected age/ and ${shapeNames.join(", ")} or *`;
  const figures = place === "age" ? lifeFigures : contestFigures;
  if (!figures.includes(figure)) return `${figure} is no figure of ${part}: expected ${figures.join(", ")}`;
  if (unit === void 0 || unit === "ns" || !references.some((one) => one === relativeTo) || (per ?? growsAtMost) !== void 0)
    return `${part} has limits beside another engine alone: give a share such as 2x as at-most, and relative-to base or baseline`;
  return void 0;
}
function partLimit({ part, figure, atMost: most2 = 0, unit = "x", relativeTo }) {
  return { part, figure, atMost: most2, unit: unit === "%" ? unit : "x", relativeTo };
}
function writeLimit(limit) {
  if (isPartLimit(limit)) {
    const { part, figure: figure2, relativeTo: relativeTo2 } = limit;
    return { match: part, figure: figure2, "at-most": formatAtMost(limit), "relative-to": relativeTo2 };
  }
  const { for: named2, figure, per, relativeTo, growsAtMost, ...most2 } = limit;
  return {
    for: named2,
    figure,
    per,
    "at-most": most2.unit === void 0 ? most2.atMost : formatAtMost(most2),
    "relative-to": relativeTo,
    "grows-at-most": growsAtMost
  };
}
function problemOf({
  figure,
  per,
  atMost: most2,
  unit,
  relativeTo,
  growsAtMost
}) {
  if (!isFigure(figure) && !counterFigure.test(figure))
    return `${figure} is a figure of ageing databases: match age/* or a shape of life, or give ${allowedFigures}`;
  if (most2 === void 0 === (growsAtMost === void 0)) return "needs either at-most or grows-at-most";
  if (growsAtMost !== void 0 && (per ?? relativeTo) !== void 0)
    return "grows-at-most is of the figure alone: omit per and relative-to";
  const isShare = unit === "%" || unit === "x";
  if (most2 !== void 0 && isShare !== (relativeTo !== void 0))
    return isShare ? `at-most ${formatAtMost({ atMost: most2, unit })} needs relative-to: ${allowedReference}` : `relative-to needs a share such as 10% or 1.3x as at-most, not ${formatValue(formatAtMost({ atMost: most2, unit }))}`;
  if (relativeTo === figure) return `relative-to ${formatValue(figure)} is the figure itself`;
  if (relativeTo === "before" && figure !== "file-bytes")
    return "relative-to: before is of file-bytes alone: the size of the files before the statements";
  if (!isTimeFigure(figure))
    return unit === "ns" ? `${figure} is no time: give a number, or a share with relative-to` : void 0;
  if (per !== void 0) return `${figure} has no per`;
  if (most2 !== void 0 && unit === void 0)
    return `${figure} is a time: give one such as 120ms as at-most, or a share with relative-to`;
  if (figure !== "time")
    return most2 === void 0 || relativeTo !== void 0 && !references.some((one) => one === relativeTo) ? `${figure} has a limit as a time, or beside another engine: give a share such as 2x, relative-to base or baseline` : void 0;
  return relativeTo !== void 0 && isReference(relativeTo) ? `time relative to ${formatValue(relativeTo)} is no limit: give another workload, or ceilings for base and baseline` : void 0;
}
function isFigure(name2) {
  return limitedFigures.some((one) => one === name2);
}
var partTexts = {
  open: "a connection or a process each time",
  commit: "other statements and then COMMIT"
};
function problemIn(limit, catalogue) {
  const { figure, relativeTo, growsAtMost } = limit;
  const tests2 = testsOf(catalogue);
  const named2 = tests2.filter((test) => isPartOf(test, limit.for));
  const onFile = (name2) => isExactCost(name2) && ["file-bytes", "log-bytes", "flushes", "fsyncs"].includes(name2);
  const ofFiles = [figure, relativeTo ?? ""].find(onFile);
  if (ofFiles !== void 0 && named2.every(({ storage }) => storage === "memory"))
    return `${ofFiles} is of files: no test that it names has the storage file or autocommit`;
  if (isPartFigure(figure) && !named2.some((test) => hasTimedPart(test, figure, catalogue)))
    return `${figure} is of ${partTexts[figure]}: no test that it names has that`;
  if (growsAtMost !== void 0 && !named2.some(({ workload }) => stepOf(workload) !== void 0))
    return "grows-at-most is about the steps of a sweep: no test that it names is one";
  if (relativeTo === void 0 || isReference(relativeTo)) return void 0;
  const sections = new Set(
    tests2.flatMap((test) => test.workload === relativeTo ? [sectionPath(test)] : [])
  );
  if (named2.some((test) => sections.has(sectionPath(test)))) return void 0;
  return sections.size === 0 ? `relative-to: expected ${allowedReference}, not ${formatValue(relativeTo)}` : `relative-to: the workload ${formatValue(relativeTo)} has no section in common with what the limit names`;
}
function isReference(name2) {
  return limitReferences.some((one) => one === name2) || isFigure(name2) && !isPartFigure(name2);
}

// src/yaml/inner-issues.ts
function innerIssues(issue) {
  const within2 = (inner) => inner.flatMap((one) => innerIssues({ ...one, path: [...issue.path, ...one.path] }));
  if (issue.code === "invalid_key") return within2(issue.issues);
  if (issue.code !== "invalid_union") return [issue];
  const inside = issue.errors.find(
    (form) => form.every(({ code, path: path8 }) => path8.length > 0 || code === "unrecognized_keys")
  );
  return inside === void 0 || inside.length === 0 ? [issue] : within2(inside);
}

// src/options/option.ts
function isAction(place) {
  return place === "action" || place.startsWith("action ");
}
function option(type, facts) {
  return { type, ...facts };
}
function valuesOf(options, given) {
  const own = Object.entries(given).filter(([name2, value2]) => name2 in options && value2 !== void 0);
  return { ...defaultsOf(options), ...Object.fromEntries(own) };
}
function offeredIn(options, ...where) {
  const isOffered = ([, { offered }]) => where.some((place) => offered.includes(place));
  return Object.fromEntries(Object.entries(options).filter(isOffered));
}
function schemaOf(options) {
  const schemas = Object.entries(options).map(([name2, { type }]) => [name2, optional(type.schema)]);
  return mapping(Object.fromEntries(schemas));
}
function defaultsOf(options) {
  const values = Object.entries(options).flatMap(
    ([name2, one]) => one.default === void 0 ? [] : [[name2, one.default]]
  );
  return Object.fromEntries(values);
}
function readTexts(options, given, source) {
  const values = Object.entries(given).map(([name2, value2]) => [
    name2,
    value2 === true ? value2 : options[name2]?.type.parse(value2, source(name2))
  ]);
  const { data, error } = schemaOf(options).safeParse(Object.fromEntries(values));
  if (error === void 0) return data;
  const [issue] = error.issues.flatMap(innerIssues);
  throw new InputError(`${source(String(issue?.path[0]))}: ${issue?.message}`);
}

// src/options/table.ts
var defaultPage = "report.html";
var mostJobs = 64;
var maxWarehouses = 100;
var suiteDefaults = "For the suite `tpcc` the default is 2.";
var measuring = ["run", "file"];
var askable = [...measuring, "comment"];
var judging = ["run", "report", "replay", "html", "file"];
var reporting = ["action", "action publish"];
var dividing = ["plan", "action plan"];
var recorded = {
  report: "as recorded",
  replay: "as recorded",
  html: "as recorded"
};
var engines = {
  candidate: option(path("path"), {
    brief: "Engine under test: a library, program or shell",
    help: "Engine under test: a library, benchmark binary, shell or server's file",
    note: "`bisect` looks for it in each build or release; `plan` needs it only for servers. [More](engines.md#kinds).",
    offered: [...measuring, "action", ...dividing],
    otherwiseIn: { plan: "the SQL is SQLite's", "action plan": "the SQL is SQLite's" }
  }),
  baseline: option(path("path"), {
    help: "Stock SQLite to compare with: a library, benchmark binary, shell or server's file",
    note: "[More](engines.md#the-baseline).",
    offered: [...measuring, "action"],
    otherwise: "compiled once from its sources"
  }),
  base: option(path("path"), {
    brief: "The engine before the change, to find what it changed",
    help: "Base branch's build of the candidate, to find changes",
    note: "`same` is the candidate's file with another `environment` or other `pragmas`. [More](verdict.md#against-the-base-branch).",
    offered: [...measuring, "action", "plan"],
    otherwise: "none"
  }),
  "identical-base": option(choice("way", identicalBases), {
    help: "Skip or measure a base that is the candidate's file",
    note: "With other libraries, `pragmas` or `environment` it is always measured. [More](gate.md#where-there-is-no-base).",
    offered: measuring,
    default: "skip",
    otherwiseIn: { file: "skip, or measure with publish: false" }
  }),
  "no-base": option(missingBase(), {
    help: "Reason why there is no base, for the report",
    note: "Words after a colon are quoted. `measure.yml` and `gate.yml` set it ([example](workflows.md#how-the-base-is-built)).",
    offered: ["file"],
    otherwise: "none"
  }),
  "base-artifact": option(text(), {
    help: "First part of the name of build.yml's base artifact",
    note: "`publish` then requires a base that was built, and `plan` allows time for it. [More](gate.md#where-there-is-no-base).",
    offered: ["file"],
    otherwise: "none"
  }),
  "only-with-results": option(flag(), {
    help: "Publish nothing about a run that succeeded and left no results",
    note: "So does a run of `upgrade.yml` if no engine's version changed.",
    offered: ["file"],
    default: false
  }),
  "candidate-name": option(engineName(), {
    help: "Candidate's name in reports",
    offered: [...judging, "action publish"],
    otherwise: "from its file name",
    otherwiseIn: recorded
  }),
  "baseline-name": option(engineName(), {
    help: "Baseline's name in reports",
    offered: judging,
    default: "SQLite",
    otherwiseIn: recorded
  }),
  "base-name": option(engineName(), {
    help: "Base's name in reports",
    offered: judging,
    default: "base",
    otherwiseIn: recorded
  }),
  "upgraded-releases": option(upgradedReleases(), {
    help: "Base and candidate as names of releases, for the compare command in reports",
    offered: ["run", "file"],
    otherwise: "none"
  }),
  config: option(path("file"), {
    brief: "YAML file of settings",
    help: "YAML file of settings; options given here take precedence",
    offered: ["run", "report", "replay", "html", "ceilings", ...reporting, "action announce", ...dividing],
    otherwise: "none"
  }),
  settings: option(text(), {
    help: "YAML of settings, which override the configuration file's",
    note: "For settings without an input; inputs override it. Paths are relative to the workspace.",
    offered: [...reporting, "action plan"],
    otherwise: "none"
  }),
  confine: option(choice("confinement", confinements), {
    help: "Run engines as separate users, without network or access to results",
    note: "Needs Linux and root or passwordless `sudo`: without them `auto`, the action's default, runs unconfined, and `on` refuses. Servers are never confined; [more](../SECURITY.md#what-the-action-protects).",
    offered: measuring,
    default: "off"
  }),
  pragmas: option(pragmas(), {
    help: "Pragmas for every connection, by engine and storage",
    note: "They run after the tool's own settings, but an encryption key before them.",
    offered: ["file"],
    default: {},
    otherwiseIn: { file: "none" }
  }),
  environment: option(engineEnvironment(), {
    help: "Environment variables of an engine's processes, such as candidate:NAME=1",
    note: "On a command line, several are separated by commas. Reports show the values; [more](engines.md#one-engine-used-in-two-ways).",
    offered: measuring,
    otherwise: "none"
  }),
  "engine-version": option(engineVersion(), {
    help: "Engine's own version in reports: a query, or a file's first line",
    note: "DoltLite, libSQL and SQLCipher need none. [Examples](engines.md#an-engines-own-version).",
    offered: ["file"],
    otherwise: "as the engine answers"
  })
};
var tests = {
  suites: option(choices("suite", suiteNames), {
    brief: "Sets of tests",
    help: "Suites of workloads",
    note: "`sqlite-bench-gate suites` lists them with their times. For servers the default is `server`.",
    offered: [...askable, ...reporting, ...dividing],
    default: ["oltp"]
  }),
  variants: option(choices("variant", keyVariants), {
    brief: "Kinds of primary key",
    help: "Kinds of primary key of the oltp suite's tables",
    note: "Other suites have tables of their own.",
    offered: [...askable, ...reporting, ...dividing],
    default: keyVariants
  }),
  storages: option(choices("storage", storages), {
    help: "Where the databases are",
    note: "`autocommit`: in files, and each statement is a transaction.",
    offered: [...askable, "plan"],
    default: storages
  }),
  workloads: option(openChoices("workload", workloadNames), {
    help: "Exact names of workloads",
    note: "`run --help-all` lists them.",
    offered: [...askable, ...reporting, ...dividing],
    otherwise: "all"
  }),
  test: option(testPattern(), {
    brief: "Path of the test",
    help: "Path of a test; * stands for any part",
    offered: [],
    otherwise: "all"
  }),
  rows: option(wholeNumber(1, 1e7), {
    brief: "Size of the largest table",
    help: "Size of the largest table",
    unit: "rows",
    offered: [...askable, "sql", ...reporting, ...dividing],
    default: 1e5
  }),
  warehouses: option(wholeNumber(1, maxWarehouses), {
    help: "Warehouses of the suite tpcc",
    note: "Each adds the tables' rows, except items.",
    unit: "warehouses",
    offered: [...askable, "sql", "plan"],
    default: 1
  }),
  seed: option(wholeNumber(0, 2 ** 32 - 1), {
    help: "Seed of all random values",
    offered: [...measuring, "sql", "plan"],
    default: 1
  }),
  dialect: option(choice("dialect", dialects), {
    help: "SQL dialect, for suites that servers run too",
    offered: ["sql"],
    otherwise: "mysql of the suite server, sqlite of others"
  }),
  prepare: option(flag(), {
    help: "Print the SQL that prepares the tables instead",
    brief: "Print the SQL that prepares the tables",
    offered: ["sql"],
    default: false
  }),
  statements: option(choice("form", statementForms), {
    help: "How timed statements are executed",
    note: "With `prepared`, [parsing is not timed](engines.md#prepared-statements).",
    offered: [...askable, "plan"],
    default: "text"
  }),
  "kept-databases": option(path("folder"), {
    help: "Folder that keeps large prepared databases between runs; off for none",
    note: "Where `CI` is set, only a named folder is used. [More](own-workloads.md#large-databases).",
    offered: ["run"],
    otherwise: "the cache folder"
  }),
  latencies: option(flag(), {
    help: "Report statement times as p50, p95, p99 and max",
    offered: askable,
    default: false
  })
};
var samples = {
  rounds: option(rounds(), {
    brief: "How often a test is timed at first",
    help: "How often each test is timed: a range, after which unclear tests alone are timed more often, or an exact number",
    note: "A test that an exact number of pairs cannot decide is [inconclusive](verdict.md#a-single-number-of-rounds).",
    unit: "pairs",
    offered: ["run", "replay", "file", "comment", ...reporting, ...dividing],
    default: defaultCriteria.rule.rounds,
    otherwiseIn: { replay: recorded.replay }
  }),
  alpha: option(numberWithin(0, 0.5), {
    help: "Accepted chance of a false failure of the run",
    offered: ["run", "replay", "file"],
    default: defaultCriteria.rule.alpha,
    otherwiseIn: { replay: recorded.replay }
  }),
  precision: option(numberWithin(0, 100), {
    help: "Target half-width of 95% intervals",
    note: "Wider intervals get more pairs, until `max-minutes` is over. Not with an exact number of rounds.",
    unit: "percent",
    offered: askable,
    otherwise: "until decided"
  }),
  budget: option(numberWithin(0, maxMinutes, "minutes"), {
    help: "Keep measuring for this long, even after deciding",
    note: "Counted from when the engines are open. Not with `precision` or an exact number of rounds.",
    unit: "minutes",
    offered: measuring,
    otherwise: "until decided"
  }),
  "max-minutes": option(numberWithin(0, maxMinutes, "minutes"), {
    brief: "Time after which no new sample starts",
    help: "Time after which no new sample starts",
    note: "Counted from when the engines are open. Undecided tests are then inconclusive.",
    unit: "minutes",
    offered: [...askable, "action"],
    otherwise: "no limit"
  }),
  jobs: option(wholeNumber(1, mostJobs), {
    help: "Pairs timed at once, each on its own processor",
    note: "Values above the processor count are capped. Some tests [run alone](engines.md#how-an-engine-is-measured).",
    offered: measuring,
    otherwise: "one for each processor"
  }),
  "sample-timeout": option(wholeNumber(1, maxMinutes * 60), {
    help: "Longest time for one sample",
    note: "A slower engine is stopped, and its test has no result.",
    unit: "seconds",
    offered: measuring,
    otherwise: "100 times the baseline's time, at least 20 seconds"
  })
};
var servers = {
  threads: option(wholeNumber(1, mostThreads), {
    help: "Connections to a server that execute each test at once",
    note: "For the suites `server` and `tpcc`, which then needs as many `warehouses`. [More](servers.md#several-connections).",
    offered: [...askable, "plan"],
    default: 1
  })
};
var verdicts = {
  gate: option(choice("gate", gates), {
    help: "Comparison that decides: with the base branch, with SQLite, or both",
    note: "With `base`, SQLite gets fewer samples, and its ceilings still apply. Without a base, they alone can fail the run, and nothing passes if a gate with a base is named; [more](verdict.md#against-the-base-branch).",
    offered: judging,
    otherwise: "both"
  }),
  ceiling: option(multiplier(), {
    brief: "Largest multiplier allowed for one test",
    help: "Largest multiplier allowed for one test",
    note: suiteDefaults,
    offered: [...judging, ...reporting],
    default: defaultCriteria.ceilings.test
  }),
  "average-ceiling": option(multiplier(), {
    help: "Largest average multiplier allowed for one section",
    note: suiteDefaults,
    offered: judging,
    default: defaultCriteria.ceilings.average
  }),
  ceilings: option(ceilingRules(), {
    help: "Rules that set ceilings for parts of the suite",
    note: "They override the options that set the same. [More](reference.md#configuration-file).",
    offered: ["file"],
    default: defaultCriteria.ceilings.rules,
    otherwiseIn: { file: "none" }
  }),
  limits: option(limitRules(), {
    help: "Limits of single figures: bytes, allocations, flushes, counters, growth, times, ageing databases, contests",
    note: "[More](footprint.md#limits).",
    offered: ["file"],
    default: [],
    otherwiseIn: { file: "none" }
  }),
  accept: option(acceptances(), {
    help: "Regressions accepted on purpose: path, up-to, by, until and reason",
    note: "They are listed, and do not fail the gate. [More](gate.md#accept-a-regression).",
    offered: ["file"],
    default: [],
    otherwiseIn: { file: "none" }
  }),
  paths: option(pathPatterns(), {
    help: "Files that the engine is built from, such as [src/**, Makefile]",
    note: "Pull requests that change none of them need [no measurement](gate.md#changes-that-need-no-measurement).",
    offered: ["file"],
    otherwise: "none"
  }),
  "base-ceilings": option(baseCeilings(), {
    help: "Largest candidate / base for one test, by storage",
    note: "Storages that are not named keep their default.",
    offered: ["file"],
    default: defaultCriteria.ceilings.base
  }),
  "base-averages": option(baseAverages(), {
    help: "Largest mean of candidate / base overall, by suite, section and workload",
    note: "Levels that are not named keep their default. [More](verdict.md#averages-against-the-base).",
    offered: ["file"],
    default: defaultCriteria.ceilings.baseAverages
  }),
  "min-change": option(minChange(), {
    help: "Smallest slowdown against the base, in time, that can fail",
    note: "`10ms` of a sample, or `5us/statement` on average. Smaller ones are listed.",
    offered: ["file"],
    otherwise: "none"
  }),
  "require-base": option(flag(), {
    help: "No result for a test without a result of the base",
    note: "Otherwise it is compared with SQLite alone. `publish` also requires a base that the [configuration file names](verdict.md#results-of-another-job).",
    offered: [...judging, "action publish", "action plan"],
    default: false
  })
};
var machines = {
  plan: option(text(), {
    help: "Plan that the command plan printed: a file, or its text",
    note: "Repeat the options that the plan was made with. For `publish`, the plan whose shards are expected.",
    offered: ["run", "action", "action publish"],
    otherwise: "none"
  }),
  shard: option(wholeNumber(1, mostShards), {
    help: "Number of the plan's shard to measure",
    offered: ["run", "action"],
    otherwise: "none"
  }),
  "confirm-elsewhere": option(flag(), {
    help: "Only what another machine confirms fails the run",
    note: "Give it to the first run, and `--confirm` to the second. [More](machines.md#confirm-elsewhere).",
    offered: ["run", "file"],
    default: false
  }),
  confirm: option(paths(), {
    help: "Results whose failing and undecided tests this machine measures again",
    offered: ["run", "action"],
    otherwise: "none"
  }),
  "confirmed-by": option(paths(), {
    help: "Results of the machine that was given --confirm with these",
    note: "A row that fails on only one machine is inconclusive.",
    offered: ["report", "action publish"],
    otherwise: "none"
  }),
  shards: option(wholeNumber(1, mostShards), {
    brief: "Most machines that the tests are divided between",
    help: "Most machines that the tests are divided between",
    note: "Give `publish` what the plan was made with: it expects the same shards.",
    offered: [...dividing, "action publish"],
    otherwise: "none",
    requiredIn: ["plan"]
  }),
  minutes: option(numberWithin(0, maxMinutes, "minutes"), {
    brief: "Longest expected time of a shard",
    help: "Longest expected time of a shard; uses fewer shards if they suffice",
    note: "The real time can be longer.",
    unit: "minutes",
    offered: [...dividing, "action publish"],
    otherwise: "as many shards as allowed"
  }),
  costs: option(path("file"), {
    brief: "Results that say how long each test takes",
    help: "Results of an earlier run, which say how long tests take",
    note: "Or give `--history`.",
    offered: dividing,
    otherwise: "built-in figures"
  })
};
var output = {
  format: option(choice("format", runFormats), {
    brief: "Report",
    help: "Format of the report on standard output",
    namesIn: {},
    note: "`junit`, for [CI servers](results.md#other-servers), works with `run`, `report` and `replay`.",
    offered: ["run", "report", "replay"],
    default: "text"
  }),
  details: option(flag(), {
    help: "Print the whole report: figures of all tests, and evidence",
    note: "Otherwise its first screen: the verdict, causes, means, costs, notes, and what to do.",
    offered: ["run", "report", "replay"],
    default: false
  }),
  strict: option(flag(), {
    help: "Exit status 4 if the outcome is inconclusive",
    offered: ["run", "report", "replay"],
    default: false
  }),
  unit: option(choice("unit", units), {
    help: "Figures in the tables: times, or rows read and changed per second",
    note: "The suite `raw` always has rows per second.",
    offered: ["run", "report", "replay", "file"],
    default: "time"
  }),
  out: option(path("path"), {
    brief: "Folder for the results",
    help: "Folder for results.json, report.md and results.sqlite",
    helpIn: {
      report: "Folder for results.json and report.md",
      replay: "Folder for results.json and report.md",
      html: "File to write (default: report.html)",
      "action baseline": "Folder for the compiled SQLite"
    },
    note: "Databases are there too during a run: choose a disk, not memory. For `html`, a file; in a workflow, read the action's outputs.",
    offered: ["run", "report", "replay", "html", "action", "action publish", "action baseline"],
    default: "bench-results",
    otherwiseIn: {
      report: "no files",
      replay: "no files",
      html: defaultPage,
      ...Object.fromEntries(
        ["", " publish", " baseline", " bisect", " history"].map((name2) => [
          `action${name2}`,
          "a new folder of RUNNER_TEMP"
        ])
      )
    }
  }),
  resume: option(path("folder"), {
    help: "Results folder of an unfinished run to resume",
    note: "Repeat the other options; only names, ceilings, format and time limits may change. Omit `--out`.",
    offered: ["run"],
    otherwise: "none",
    once: true
  }),
  quiet: option(flag(), {
    help: "No progress on standard error",
    offered: ["run"],
    default: false
  }),
  html: option(flag(), {
    help: "Write the report as one HTML file too, report.html",
    offered: ["run", "report", "replay", "file", ...reporting],
    default: false
  })
};
var publishing = {
  publish: option(flag(), {
    help: "Publish the verdict; otherwise the action publish does, from the results",
    offered: ["action"],
    default: true
  }),
  results: option(text(), {
    help: "Paths or patterns of results.json files to publish, one per line",
    note: "Several files are shards of one run. Only their samples are trusted.",
    offered: ["action publish"],
    otherwise: "none"
  }),
  comment: option(choice("comment", commentModes), {
    help: "When to comment on the pull request",
    note: "`on-change` writes none for a first pass, `single` always one. Needs the [permission](workflows.md#permissions) `pull-requests: write`.",
    offered: reporting,
    default: "on-change"
  }),
  status: option(choice("status", statusKinds), {
    help: "Kind of status on the commit, which a branch rule can require",
    note: "Needs the [permission](workflows.md#permissions) `checks: write`, or `statuses: write` for `commit-status`. `publish` adds the base branch to the latter's name.",
    offered: reporting,
    default: "check-run"
  }),
  "status-name": option(statusName(), {
    help: "Name of the status, and of this report in the repository",
    note: "Each step and matrix leg needs [its own](workflows.md#which-report-counts). Give `announce` and `publish` the same.",
    offered: [...reporting, "action announce"],
    default: "sqlite-bench-gate"
  }),
  "measured-by": option(paths(), {
    help: "Workflow files whose runs may have measured",
    note: "Other results fail, and those of a fork that changes such a file. [More](workflows.md#where-results-come-from). Give `announce` and `publish` the same.",
    offered: ["action publish", "action announce"],
    default: [".github/workflows/benchmark.yml"]
  }),
  "on-fail": option(choice("policy", policies), {
    help: "Result of the step and the status if a ceiling is exceeded",
    note: "An incomplete measurement always fails.",
    offered: reporting,
    default: defaultPolicies.onFail
  }),
  "on-inconclusive": option(choice("policy", policies), {
    help: "Result of the step and the status if inconclusive",
    offered: reporting,
    otherwise: "neutral, and fail if the merge base could not be built"
  }),
  "pull-request": option(wholeNumber(1, 2 ** 31 - 1), {
    help: "Pull request to report on, in dispatched and scheduled workflows",
    note: "The measured commit must be its head or a merge of it. [More](workflows.md#events).",
    offered: reporting,
    otherwise: "status and summary only"
  }),
  commit: option(commitHash(), {
    help: "Measured commit, if it is not the one checked out",
    note: "It must match the event or the pull request.",
    offered: reporting,
    otherwise: "the workspace's, or the event's if the workspace has none"
  }),
  "github-token": option(text(), {
    help: "Token that writes the comment and the status",
    note: "Engines never see it. An empty one publishes only the job summary.",
    offered: [...reporting, "action command", "action announce", "action plan"],
    otherwise: "the job's token",
    inputDefault: "${{ github.token }}"
  })
};
var settingOptions = {
  ...engines,
  ...tests,
  ...samples,
  ...servers,
  ...machines,
  ...verdicts,
  ...output
};
var publishOptions = publishing;
var coreGroups = {
  engines,
  tests,
  samples,
  verdicts,
  /** Places in this order; features have their options. */
  counting: {},
  ageing: {},
  contention: {},
  explaining: {},
  servers,
  machines,
  output,
  publishing
};
var groupTitles = {
  engines: "Engines",
  tests: "What to measure",
  samples: "How long",
  verdicts: "Ceilings",
  counting: "Counting",
  ageing: "Ageing",
  contention: "Several connections",
  explaining: "Query plans",
  servers: "Servers",
  machines: "Machines",
  output: "Output",
  history: "History",
  searching: "Searching",
  comparing: "Comparing",
  recording: "Recording",
  workflows: "Workflows"
};

// src/platform/folder.ts
import { existsSync, mkdirSync, rmdirSync, statSync } from "node:fs";
import path2 from "node:path";
function makeFolder(folder) {
  const parent = path2.dirname(path2.resolve(folder));
  if (!existsSync(parent)) makeFolder(parent);
  try {
    mkdirSync(folder);
  } catch (cause) {
    const exists = cause.code === "EEXIST" && statSync(folder).isDirectory();
    if (!exists) throw cause;
  }
}
function isFolder(place) {
  try {
    return statSync(place).isDirectory();
  } catch {
    return false;
  }
}
function missingFolders(folder) {
  const full = path2.resolve(folder);
  return existsSync(full) ? [] : [full, ...missingFolders(path2.dirname(full))];
}
function removeEmpty(folders) {
  for (const folder of folders) {
    try {
      rmdirSync(folder);
    } catch {
      return;
    }
  }
}
function isInside(file, folder) {
  const relative = path2.relative(folder, file);
  return !relative.split(path2.sep).includes("..") && !path2.isAbsolute(relative);
}

// src/options/own-command.ts
import path3 from "node:path";
var commandName = "sqlite-bench-gate";
function ownCommand(script = process.argv[1], folder = process.cwd(), isStep = process.connected) {
  if (script === void 0 || path3.basename(script) !== "cli.js" || isStep) return commandName;
  const relative = path3.relative(folder, script);
  return `node ${shellWord(relative.length < script.length ? relative : script)}`;
}

// src/options/commands.ts
var commandGroups = ["Measure", "Search", "Over time", "Set up"];
var measuring2 = {
  run: {
    group: "Measure",
    purpose: "Time an engine beside SQLite, and judge it.",
    operand: {
      name: "engine",
      meaning: "Its file alone: 18 of 276 tests.",
      isOptional: true
    },
    takesSettings: true,
    helpIsShort: true,
    examples: [
      "run ./libengine.so",
      "run --candidate ./libengine.so --base old.so --variants int",
      "run --candidate build/libdoltlite.so --variants int,text --storages memory",
      "run --config bench-gate.yml --rounds 9 --out results --format markdown",
      "run --config bench-gate.yml --rounds 9 --resume results",
      "run --candidate build/libdoltlite.so --plan plan.json --shard 2 --out shard-2"
    ]
  },
  report: {
    group: "Measure",
    purpose: "Print the report of saved results, also of several machines.",
    helpIsShort: true,
    files: "results.json files of the shards",
    examples: [
      "report shard-1/results.json shard-2/results.json --out merged",
      "report results.json --format markdown",
      "report first/results.json --confirmed-by second/results.json"
    ]
  },
  replay: {
    group: "Measure",
    purpose: "Judge saved results again, with other ceilings or rounds.",
    helpIsShort: true,
    files: "results.json files of one run, or tab-separated files of rounds",
    examples: [
      "replay results.json --ceiling 8 --average-ceiling 6",
      "replay rounds.tsv --rounds 5..20 --alpha 0.001",
      "replay results.json --config bench-gate.yml --strict"
    ]
  },
  ceilings: {
    group: "Set up",
    purpose: "Propose ceilings from recorded runs.",
    files: "results.json files, one for each run",
    examples: ["ceilings run-*/results.json > gate.yml", "ceilings results.json --config gate.yml"]
  },
  plan: {
    group: "Set up",
    purpose: "Divide the tests of a run between machines.",
    helpIsShort: true,
    examples: [
      "plan --shards 4",
      "plan --shards 32 --minutes 10 --suites oltp,types,raw --costs results.json",
      "plan --config bench-gate.yml --shards 8 --history nightly",
      "plan --candidate server.yml --suites server,tpcc --storages file --shards 4"
    ]
  },
  html: {
    group: "Measure",
    purpose: "Write a run, a history or both as one HTML page.",
    helpIsShort: true,
    files: "results.json files of one run; none for a history alone",
    filesAreOptional: true,
    examples: [
      "html bench-results/results.json --out report.html",
      "html shard-*/results.json --config gate.yml --history nightly",
      "html --history nightly --branch main --last 90 --out history.html"
    ]
  }
};
var describing = {
  suites: {
    group: "Set up",
    purpose: "List the suites and about how long each takes.",
    operand: {
      name: "suite",
      meaning: "the only suite to list, such as oltp",
      names: suiteNames,
      isOptional: true
    },
    examples: ["suites", "suites oltp"]
  },
  sql: {
    group: "Set up",
    purpose: "Print the SQL that a test times.",
    helpIsShort: true,
    operand: { name: "test", meaning: "a path as reports have it, such as int/memory/writes/oltp_insert" },
    examples: [
      "sql int/memory/reads/oltp_point_select",
      "sql text/file/writes/oltp_insert --rows 1000 --prepare",
      "sql tpcc/autocommit/writes/standard_mix_durable --dialect mysql"
    ]
  }
};
function commandsOf(features) {
  return { ...measuring2, ...addedCommands(features), ...describing };
}
function addedCommands(features) {
  return Object.assign({}, ...features.map(({ commands }) => commands));
}
function firstWords(names) {
  return [...new Set(names.map((name2) => name2.replace(/ .*/, "")))];
}
function withCommand(argv, names, findPath) {
  const [first = "-"] = argv;
  const words = firstWords(names);
  if (first === "help") return [...argv.slice(1), "--help"];
  if (first.startsWith("-") || words.includes(first)) return argv;
  const found = findPath(first);
  if (found === "file") return ["run", ...argv];
  const meant = suggestName(first, words);
  const hint = meant === void 0 ? `a command is one of ${words.join(", ")}` : `did you mean ${meant}?`;
  throw new InputError(
    found === "folder" ? `${formatValue(first)} is a folder, and no command: give the path of the engine's file in it; ${hint}; ${seeHelp()}` : /[./]/.test(first) ? `no file has the path ${formatValue(first)}: give the path of an engine, which is a shared library, a program or a server's file; ${seeHelp("run")}` : `${formatValue(first)} is no command, and no file has this path: ${hint}; ${seeHelp()}`
  );
}
function refuseOperands(name2, [operand], allowed = "options only") {
  if (operand !== void 0)
    throw new InputError(
      `unexpected argument ${formatValue(operand)}: ${name2} takes ${allowed}; ${seeHelp(name2)}`
    );
}
function seeHelp(name2) {
  return `see ${ownCommand()} ${name2 === void 0 ? "" : `${name2} `}--help`;
}
var briefStatuses = "Exit status: 0 pass, 1 fail, 2 usage, 3 incomplete, 4 inconclusive (--strict)";
var exitStatuses = {
  0: "pass, also with accepted regressions, or inconclusive without --strict",
  1: "a ceiling is exceeded",
  2: "bad usage or configuration",
  3: "the measurement is incomplete",
  4: "inconclusive, with --strict"
};

// src/suite/added-suite.ts
function catalogueOf(features, contents, dialect = "sqlite", given) {
  const added = features.flatMap(
    ({ suite }) => suite === void 0 || contents[suite.name] === void 0 ? [] : [[suite.name, suite.make(contents[suite.name], dialect)]]
  );
  const all = added.length === 0 ? suitesIn(dialect) : { ...suitesIn(dialect), ...Object.fromEntries(added) };
  if (given === void 0) return all;
  return features.reduce((catalogue, { amend }) => amend?.(catalogue, given) ?? catalogue, all);
}

// src/options/sources.ts
import { readFileSync as readFileSync3 } from "node:fs";

// src/options/actions.ts
var actionOutputs = {
  outcome: "Outcome: pass, accepted, inconclusive, or fail, also if the measurement failed",
  "failed-tests": "JSON array of the names of failed tests, section averages and sequences",
  "accepted-tests": "JSON array of the names of accepted tests and section averages",
  "worst-multiplier": "Multiplier of the test with the worst outcome; empty if no test has one",
  "worst-test": "Name of that test, such as int/memory/reads/oltp_point_select",
  "average-multiplier": "Geometric mean of candidate / SQLite over all tests; empty if none",
  "average-interval": "JSON array of the ends of its 95% interval; empty if none",
  "base-average": "Geometric mean of candidate / base over all tests; empty without a base",
  "base-average-interval": "JSON array of the ends of its 95% interval; empty if none",
  "results-path": "Path of results.json, which has every sample",
  "report-path": "Path of report.md, the report of the job summary",
  "comment-urls": "JSON array of the comments' addresses",
  "html-path": "Path of report.html; empty unless the input html asks for it",
  "baseline-path": "Path of the compiled SQLite",
  command: "JSON object with the commit, base branch and settings that a comment asks for; empty if none"
};
var { "baseline-path": baselinePath, command, ...judged } = actionOutputs;
var actions = {
  action: {
    folder: ".",
    purpose: "Benchmarks a compiled SQLite-compatible engine against stock SQLite, test by test, and fails if a ceiling is exceeded.",
    outputs: judged,
    announces: true
  },
  "action publish": {
    folder: "actions/publish",
    purpose: "Judges and publishes what a job without rights measured.",
    outputs: judged,
    announces: true
  },
  "action announce": {
    folder: "actions/announce",
    purpose: "Sets the commit status of a pull request before anything is measured.",
    outputs: {}
  },
  "action baseline": {
    folder: "actions/baseline",
    purpose: "Compiles stock SQLite once for several machines.",
    outputs: { "baseline-path": baselinePath }
  },
  "action command": {
    folder: "actions/command",
    purpose: "Checks and answers a pull request comment that asks for a run.",
    outputs: { command }
  },
  "action plan": {
    folder: "actions/plan",
    purpose: "Divides the tests of a run between several machines.",
    outputs: {
      matrix: "Shards as a job's matrix, for fromJSON; also the input plan of those jobs",
      "plan-hash": "Hash of the plan, for the names of its artifacts"
    }
  }
};
function addedOutputs(features) {
  return Object.assign({}, ...features.map(({ outputs }) => outputs));
}
function actionsOf(features) {
  const added = Object.entries(addedOutputs(features)).map(([name2, { meaning }]) => [name2, meaning]);
  const all = Object.assign(
    {},
    actions,
    ...features.map((one) => one.actions)
  );
  const complete = Object.entries(all).map(([name2, action]) => {
    const outputs = action.announces === true ? { ...action.outputs, ...Object.fromEntries(added) } : action.outputs;
    return [name2, { ...action, outputs }];
  });
  return Object.fromEntries(complete);
}

// src/yaml/check-yaml.ts
function checkYaml(file, fileName, schema) {
  const { data, error } = schema.safeParse(file.value);
  if (error === void 0) return data;
  const [first, ...others] = error.issues.flatMap(innerIssues).map((issue) => ({ issue, offset: file.offsetOf(pathOf(issue)) })).toSorted((a, b) => isMisspelt(b.issue) - isMisspelt(a.issue) || a.offset - b.offset);
  if (first === void 0) throw error;
  const more = others.length === 0 ? "" : ` (and ${others.length} more)`;
  throw new InputError(`${fileName}:${file.position(first.offset)}: ${describe(first.issue, file)}${more}`);
}
function isMisspelt({ code }) {
  return code === "unrecognized_keys" ? 1 : 0;
}
function pathOf(issue) {
  return issue.code === "unrecognized_keys" ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
}
function describe(issue, { value: value2 }) {
  const { path: path8, message } = issue;
  if (path8.length === 0) return message;
  const parent = path8.slice(0, -1).reduce((inner, key) => Object(inner)[key], value2);
  const isMissing = !Object.hasOwn(Object(parent), path8.at(-1) ?? "");
  if (!isMissing) return `${formatPath(path8)}: ${message}`;
  const allowed = issue.code === "invalid_value" ? `: give ${issue.values.join(" or ")}` : "";
  return `${formatPath(path8)} is missing${allowed}`;
}

// src/yaml/yaml-file.ts
var import_yaml = __toESM(require_dist(), 1);

// src/messages/not-utf8.ts
function isUtf16(text2) {
  return text2.startsWith("\uFFFD\uFFFD") || text2[0] === "\0" || text2[1] === "\0";
}
var utf16Words = "is text in UTF-16, as PowerShell's > writes it: save it as UTF-8";

// src/yaml/yaml-file.ts
var maxFileLength = 1e5;
var maxAliases = 100;
function parseYaml(text2, fileName, example = "rows: 10000") {
  if (text2.length > maxFileLength)
    throw new InputError(`${fileName}: ${text2.length} characters, at most ${maxFileLength} are allowed`);
  if (isUtf16(text2)) throw new InputError(`${fileName} ${utf16Words}`);
  const lineCounter = new import_yaml.LineCounter();
  const position = (offset) => {
    const { line, col } = lineCounter.linePos(offset);
    return `${line}:${col}`;
  };
  const fail = (offset, words) => {
    throw new InputError(`${fileName}:${position(offset)}: ${words}`);
  };
  const document = parseModest(text2, fileName, lineCounter);
  const [problem] = [...document.errors, ...document.warnings];
  const spread = document.errors.find(({ code }) => code === "MULTILINE_IMPLICIT_KEY");
  if (problem?.code === "BLOCK_AS_IMPLICIT_KEY" && spread !== void 0) fail(...indented(spread, text2));
  if (problem !== void 0) fail(problem.pos[0], explain(problem, text2));
  const { contents } = document;
  const advice = `write one per line, for example ${example}`;
  if (contents === null) throw new InputError(`${fileName}: the file has no settings: ${advice}`);
  if (!(0, import_yaml.isMap)(contents)) return fail(startOf(contents), `not a mapping of settings: ${advice}`);
  const value2 = toValue(document, fail);
  return { value: value2, offsetOf: (path8) => offsetOf(document, contents, path8), position };
}
function parseModest(text2, fileName, lineCounter) {
  try {
    return (0, import_yaml.parseDocument)(text2, { lineCounter, prettyErrors: false, stringKeys: true, logLevel: "error" });
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new InputError(`${fileName}: ${tooDeep}`, { cause });
  }
}
var tooDeep = "lists or mappings are nested too deeply";
function explain({ code, message, pos: [start2] }, text2) {
  if (code === "DUPLICATE_KEY") {
    const key = /^[^\s:]*/.exec(text2.slice(start2))?.[0];
    return `key ${JSON.stringify(key)} is given twice: remove one`;
  }
  if (code === "MULTIPLE_DOCS") return "a second document begins here: only one is allowed";
  if (code === "RESOURCE_EXHAUSTION") return tooDeep;
  const advice = code === "MULTILINE_IMPLICIT_KEY" || code === "BAD_INDENT" ? ": indent all lines of a text below its key and |" : "";
  return `not YAML: ${message.replaceAll("\n", " ")}${advice}, in ${formatValue(lineAt(text2, start2))}`;
}
function indented({ pos: [start2, end] }, text2) {
  const line = text2.indexOf("\n", start2) + 1;
  const indent = /^\s*/.exec(text2.slice(line, end))?.[0].length ?? 0;
  const words = `${formatValue(lineAt(text2, line))} is indented, but the line above has a value already`;
  return [line + indent, `not YAML: ${words}`];
}
function lineAt(text2, offset) {
  const end = text2.indexOf("\n", offset);
  return text2.slice(text2.lastIndexOf("\n", offset - 1) + 1, end < 0 ? void 0 : end).trim();
}
function toValue(document, fail) {
  (0, import_yaml.visit)(document, {
    Alias: (_2, alias) => {
      if (alias.resolve(document) === void 0)
        fail(startOf(alias), `alias *${alias.source} has no anchor &${alias.source} before it`);
    }
  });
  try {
    return document.toJS({ maxAliasCount: maxAliases });
  } catch (cause) {
    if (!(cause instanceof ReferenceError)) throw cause;
    return fail(0, `aliases expand to more than ${maxAliases} parts: write the settings without aliases`);
  }
}
function offsetOf(document, contents, path8) {
  let node = contents;
  let offset = startOf(node);
  for (const step of path8) {
    const inside = (0, import_yaml.isAlias)(node) ? node.resolve(document) : node;
    if ((0, import_yaml.isMap)(inside)) {
      const pair = inside.items.find(({ key }) => String(key) === String(step));
      if (pair === void 0) break;
      offset = startOf(pair.key);
      node = pair.value ?? pair.key;
    } else if ((0, import_yaml.isSeq)(inside)) {
      node = inside.items[Number(step)] ?? node;
      offset = startOf(node);
    }
  }
  return offset;
}
function startOf({ range }) {
  return range?.[0] ?? 0;
}

// src/options/offering.ts
function namesOtherWorkloads(features, given) {
  return features.some(({ suite }) => suite !== void 0 && given[suite.option] !== void 0);
}
var known2 = /* @__PURE__ */ new WeakMap();
function groupsOf(features) {
  const groups = known2.get(features) ?? makeGroups(features);
  known2.set(features, groups);
  return groups;
}
function makeGroups(features) {
  const groups = new Map(Object.entries(coreGroups));
  const commands = Object.keys({ ...commandsOf(features), ...actionsOf(features) });
  const places = /* @__PURE__ */ new Set([...commands, "file", "comment"]);
  for (const { options = {} } of features)
    for (const [group, added] of Object.entries(options))
      groups.set(group, { ...groups.get(group), ...added });
  const { publishing: publishing2 = {}, ...others } = Object.fromEntries(groups);
  const taken2 = Object.entries({ ...others, publishing: publishing2 }).map(([group, options]) => [
    group,
    Object.fromEntries(
      Object.entries(options).map(([name2, one]) => [name2, takenBy(features, name2, within(places, one))])
    )
  ]);
  return Object.fromEntries(taken2);
}
function optionsOf(features) {
  return Object.assign({}, ...Object.values(groupsOf(features)));
}
function optionsIn(features, ...where) {
  return offeredIn(optionsOf(features), ...where);
}
function within(places, one) {
  return { ...one, offered: one.offered.filter((place) => places.has(place)) };
}
function takenBy(features, name2, one) {
  const places = features.flatMap(
    ({ takes = {} }) => Object.entries(takes).flatMap(([place, options]) => {
      const difference = options[name2];
      return difference === void 0 ? [] : [[place, difference]];
    })
  );
  if (places.length === 0) return one;
  const differing = (kind) => places.flatMap(
    ([place, difference]) => difference[kind] === void 0 ? [] : [[place, difference[kind]]]
  );
  return {
    ...one,
    offered: [...one.offered, ...places.map(([place]) => place)],
    helpIn: { ...one.helpIn, ...Object.fromEntries(differing("help")) },
    otherwiseIn: { ...one.otherwiseIn, ...Object.fromEntries(differing("otherwise")) },
    ...one.namesIn && { namesIn: { ...one.namesIn, ...Object.fromEntries(differing("names")) } }
  };
}
function unchanged(...names) {
  return Object.fromEntries(names.map((name2) => [name2, {}]));
}
function taken(options, names) {
  return Object.fromEntries(Object.entries(options).filter(([name2]) => name2 in names));
}
function requireKnownWorkloads(names, hasOthers, source) {
  const unknown2 = hasOthers ? void 0 : names?.find((name2) => name2 !== "all" && !workloadNames.includes(name2));
  if (unknown2 !== void 0)
    throw new InputError(`${source}: ${unknownName("workload", unknown2, workloadNames)}`);
}

// src/options/config-file.ts
var fileOptions = offeredIn(settingOptions, "file");
var removed = {
  "allow-own-defaults": "an engine's own defaults are no longer refused, and the report names them: delete the line (same-settings: true refuses them)"
};
function ruleOptions(catalogue) {
  const { ceilings, limits: limits2 } = fileOptions;
  return {
    ceilings: { ...ceilings, type: ceilingRules(catalogue) },
    limits: { ...limits2, type: limitRules(catalogue) }
  };
}
function checkSettings(file, catalogue, features) {
  const { workloads } = fileOptions;
  const options = {
    ...optionsIn(features, "file"),
    workloads: { ...workloads, type: choices("workload", workloadNamesOf(catalogue)) },
    ...ruleOptions(catalogue)
  };
  const keys = Object.keys(Object(file.value));
  const other = features.find(({ suite }) => suite?.hasKeys(keys))?.suite;
  if (other !== void 0)
    throw new InputError(
      `${file.name} is a workload, and no configuration file: give it with --${other.option}`
    );
  for (const [name2, reason] of Object.entries(removed))
    if (Object.hasOwn(Object(file.value), name2))
      throw new InputError(`${file.name}:${file.position(file.offsetOf([name2]))}: ${name2}: ${reason}`);
  const inputs = optionsIn(features, ...Object.keys(actionsOf(features)));
  for (const name2 of keys)
    if (Object.hasOwn(inputs, name2) && inputs[name2]?.offered.every(isAction))
      throw new InputError(
        `${file.name}:${file.position(file.offsetOf([name2]))}: ${name2}: it is an input of a workflow, and no setting: put it under with: of the workflow's job`
      );
  return checkYaml(file, file.name, schemaOf(options));
}

// src/options/settings-text.ts
import { lstatSync as lstatSync2, readFileSync as readFileSync2 } from "node:fs";
import path5 from "node:path";

// src/platform/read-inside.ts
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readFileSync,
  readlinkSync,
  readSync,
  realpathSync,
  statSync as statSync2
} from "node:fs";
import path4 from "node:path";
function rootOf(file, roots) {
  return rootOfPlace(file, realpathSync(file), roots);
}
function rootOfPlace(file, place, roots) {
  const named2 = path4.resolve(file);
  return roots.filter((root) => isInside(named2, path4.resolve(root)) || isInside(named2, realpathSync(root))).map((root) => realpathSync(root)).find((root) => isInside(place, root));
}
function openInside(file, roots) {
  if (roots !== void 0 && rootOf(file, roots) === void 0) return "outside";
  if (!statSync2(file).isFile()) return "no regular file";
  const handle = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOCTTY);
  let opened = "outside";
  try {
    opened = lookAt(handle, file, roots);
    return opened;
  } finally {
    if (typeof opened === "string") closeSync(handle);
  }
}
function lookAt(handle, file, roots) {
  const stats = fstatSync(handle);
  if (!stats.isFile()) return "no regular file";
  const place = placeOf(handle, file, stats);
  if (roots === void 0) return { handle, place: place ?? file };
  const root = place === void 0 ? void 0 : rootOfPlace(file, place, roots);
  return place === void 0 || root === void 0 ? "outside" : { handle, place, root };
}
function placeOf(handle, file, { dev, ino }) {
  try {
    return readlinkSync(`/proc/self/fd/${handle}`);
  } catch {
    const place = realpathSync(file);
    const now = lstatSync(place);
    return now.dev === dev && now.ino === ino ? place : void 0;
  }
}
function readInside(file, roots, most2) {
  const opened = openInside(file, roots);
  if (typeof opened === "string") return opened;
  const { handle, ...found } = opened;
  try {
    const bytes = readUpTo(handle, most2);
    return bytes === void 0 ? "too large" : { ...found, bytes };
  } finally {
    closeSync(handle);
  }
}
var mostNamedBytes = 64e6;
function readNamed(file, roots) {
  if (roots === void 0) return readFileSync(file);
  const found = readInside(file, roots, mostNamedBytes);
  if (typeof found !== "string") return found.bytes;
  throw new Error(found === "too large" ? `it has more than ${mostNamedBytes} bytes` : whyUnopened[found]);
}
var whyUnopened = {
  outside: "it leads out of the workspace",
  "no regular file": "it is no regular file"
};
function readStart(file, most2, roots) {
  const opened = openInside(file, roots);
  if (typeof opened === "string") throw new Error(whyUnopened[opened]);
  try {
    if (opened.root !== void 0 && isOfGit(opened.place, opened.root))
      throw new Error("it leads into .git");
    const buffer = Buffer.alloc(most2);
    return buffer.subarray(0, readSync(opened.handle, buffer, 0, most2, 0));
  } finally {
    closeSync(opened.handle);
  }
}
function isOfGit(place, root) {
  return path4.relative(root, place).split(path4.sep).includes(".git");
}
function readUpTo(handle, most2) {
  const { size } = fstatSync(handle);
  if (size > most2) return void 0;
  let bytes = Buffer.alloc(Math.min(most2, Math.max(size, 4096)) + 1);
  let length = 0;
  for (let read = 1; read > 0; length += read) {
    if (length > most2) return void 0;
    if (length === bytes.length)
      bytes = Buffer.concat([bytes, Buffer.alloc(Math.min(length, most2 + 1 - length))]);
    read = readSync(handle, bytes, length, bytes.length - length, null);
  }
  return length > most2 ? void 0 : bytes.subarray(0, length);
}

// src/options/settings-text.ts
var defaultConfig = /^(?:\/.*\/settings\/)?\.github\/bench-gate\.yml$/;
var mostBytes = 1e6;
function parseSettingsInput(text2) {
  const name2 = "input settings";
  return { name: name2, folder: ".", isInput: true, ...parseYaml(text2, name2) };
}
function readConfigFile(name2, roots) {
  const isDefault = roots !== void 0 && defaultConfig.test(path5.posix.normalize(name2));
  if (isDefault && isAbsent(name2)) return { name: name2, folder: path5.dirname(name2), ...parseYaml("{}", name2) };
  let text2;
  try {
    text2 = (roots === void 0 ? readFileSync2(name2) : readOfJob(name2, roots)).toString("utf8");
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    throw new InputError(`configuration file "${name2}" cannot be read (${cause.message})`, {
      cause
    });
  }
  return { name: name2, folder: path5.dirname(name2), ...parseYaml(text2, name2) };
}
function isAbsent(name2) {
  try {
    return lstatSync2(name2, { throwIfNoEntry: false }) === void 0;
  } catch {
    return false;
  }
}
function readOfJob(name2, roots) {
  const found = readInside(name2, roots, mostBytes);
  if (found === "outside")
    throw new InputError(`input config: "${name2}" leads out of the workspace: name a file of the repository`);
  if (found === "no regular file") throw new Error("it is no regular file");
  if (found === "too large") throw new Error(`it has more than ${mostBytes} bytes`);
  return found.bytes;
}

// src/options/sources.ts
var {
  config: _,
  settings: __,
  ...coreSettings
} = offeredIn(settingOptions, "run", "file", "report", "action", "action publish", "plan");
var origins = ["option", "input", "file"];
function readSources({ config, settings, ...source }, features, roots) {
  const texts = [
    ...config === void 0 ? [] : [readConfigFile(config, roots)],
    ...settings === void 0 ? [] : [parseSettingsInput(settings)]
  ];
  const contents = features.flatMap(({ suite }) => {
    const content = suite?.read(source.given, texts, roots);
    return suite === void 0 || content === void 0 ? [] : [[suite.name, content]];
  });
  const sources = mergeSources(source, features, texts, Object.fromEntries(contents));
  return { ...sources, roots };
}
function mergeSources({ given, areInputs }, features, texts = [], contents = {}) {
  const catalogue = catalogueOf(features, contents);
  const inTexts = texts.map((text2) => ({ text: text2, values: checkSettings(text2, catalogue, features) }));
  const placed = inTexts.map(
    ({ text: text2, values }) => originsOf(values, (name2) => ({
      kind: text2.isInput ? "input" : "file",
      place: `${text2.name}:${text2.position(text2.offsetOf([name2]))}`
    }))
  );
  const named2 = originsOf(
    given,
    (name2) => areInputs ? { kind: "input", place: `input ${name2}` } : { kind: "option", place: `--${name2}` }
  );
  return {
    values: Object.assign({}, ...inTexts.map(({ values }) => values), given),
    from: Object.assign({}, ...placed, named2),
    contents
  };
}
function originsOf(values, originOf) {
  return Object.fromEntries(Object.keys(values).map((name2) => [name2, originOf(name2)]));
}
var origin = mapping({ kind: _enum(origins), place: string() });
function settingsOf(features) {
  return optionsIn(features, "run", "report", "file", ...Object.keys(actionsOf(features)));
}
function formatSources(sources, features) {
  return JSON.stringify({ ...sources, values: writtenValues(settingsOf(features), sources.values) });
}
function writtenValues(options, values) {
  const written = Object.entries(values).map(([name2, value2]) => {
    const { write: write2 = (same) => same } = options[name2].type;
    return [name2, write2(value2)];
  });
  return Object.fromEntries(written);
}
function parseSources(text2, features) {
  const file = mapping({
    values: unknown(),
    from: record(string(), origin),
    roots: array(string()).optional(),
    contents: mapping(
      Object.fromEntries(
        features.flatMap(
          ({ suite }) => suite === void 0 ? [] : [[suite.name, suite.schema.optional()]]
        )
      )
    )
  });
  const { values, ...others } = checked2(file, parseJson(text2));
  return { ...others, values: readWritten(values, catalogueOf(features, others.contents), features) };
}
function readWritten(values, catalogue, features, source) {
  const schema = schemaOf({ ...settingsOf(features), ...ruleOptions(catalogue) });
  return checked2(schema, values, source);
}
function parseJson(text2) {
  try {
    return JSON.parse(text2);
  } catch (cause) {
    throw new InputError(`settings file: ${cause.message}`, { cause });
  }
}
function checked2(schema, value2, source = "settings file") {
  const { data, error } = schema.safeParse(value2);
  if (error === void 0) return data;
  const [issue] = error.issues.flatMap(innerIssues);
  throw new InputError(`${source}: ${issue?.path.join(".")}: ${issue?.message}`);
}
function readSettingsFile(file) {
  try {
    return readFileSync3(file, "utf8");
  } catch (cause) {
    throw new InputError(`--settings: "${file}" cannot be read (${cause.message})`, { cause });
  }
}

// src/messages/describe-issues.ts
var maxKeys = 5;
function describeIssues({ issues }, value2, within2 = []) {
  const [first] = issues;
  const issue = first && { ...first, path: [...within2, ...first.path] };
  if (issue === void 0) return "nothing is known of what is wrong";
  const others = issues.length === 1 ? "" : ` (and ${issues.length - 1} more)`;
  return `${describeIssue(issue, value2)}${others}`;
}
function describeIssue(issue, value2) {
  const where = issue.path.length === 0 ? "the file" : formatPath(issue.path);
  if (issue.code === "unrecognized_keys")
    return `${where} has ${truncateList(maxKeys, issue.keys.map(formatValue), (more) => `${more} more`).join(", ")}, which is not known`;
  if (issue.code === "custom" && !issue.message.startsWith("expected")) return `${where}: ${issue.message}`;
  if (issue.code === "invalid_key") return `${where} has a wrong name: ${issue.issues[0]?.message}`;
  const found = issue.path.reduce((inner, key) => Object(inner)[key], value2);
  const allowed = issue.message.replace(/^[^:]*: (?=expected|must)/, "");
  return found === void 0 ? `${where} is missing: ${allowed}` : `${where} is ${formatValue(found)}: ${allowed}`;
}

// src/verdict/judged.ts
function judgedRun(verdict) {
  const { outcome, measurement, rule, pairs, sections, controls, features } = verdict;
  const { causes, groups, headline, acceptances: acceptances2, confirmation } = verdict;
  const examined = Object.entries(verdict.examined).flatMap(
    ([name2, { by, found: found2 }]) => by.words === void 0 ? [] : [[name2, by.words.derived(found2)]]
  );
  const found = Object.entries(features).map(
    ([name2, { judged: judged3 }]) => [name2, allOf(judged3).map(named)]
  );
  return {
    outcome,
    measurement: measurement.state,
    rule: typeof rule.rounds === "number" ? { rounds: rule.rounds } : rule,
    pairs,
    sections: sections.map(judgedSection),
    tests: testVerdicts(verdict).map(judgedTest),
    controls,
    headline,
    confirmation: confirmation && withoutMachine(confirmation),
    acceptances: acceptances2 && {
      accepted: acceptances2.accepted.map(judgedAcceptance),
      ignored: acceptances2.ignored
    },
    ...Object.fromEntries(examined),
    groups: headline.base && groups.map(judgedGroup),
    causes: headline.base && causes.map(judgedCause),
    ...Object.fromEntries(found)
  };
}
function judgedGroup({ level, name: name2, tests: tests2, judgement }) {
  return { level, name: name2, tests: tests2.length, ...judged2(judgement) };
}
function judgedCause({ tests: tests2, alike, ...cause }) {
  return { ...cause, tests: tests2.map(testPath), alike: alike.length };
}
function judgedSection(section) {
  const { variant, storage, kind, judgement, interval: multiplierInterval, parts, missing } = section;
  return {
    variant,
    storage,
    kind,
    ...judged2(judgement),
    missing,
    multiplierInterval,
    highest: parts && testPath(parts.highest),
    averageWithout: parts?.without,
    geometricMean: parts?.geometricMean
  };
}
function judgedTest({ comparison, judgement, base }) {
  const { state } = comparison;
  const test = testPath(comparison);
  if (isUnmeasured(comparison)) return { test, state };
  const { timeNs, base: compared } = comparison;
  const againstBase = compared === void 0 ? {} : { base: judgedBase(compared, base) };
  if (comparison.state === "against base") {
    const medianPairs = comparison.base.ratios.length;
    return { test, state, candidateNs: timeNs.candidate, medianPairs, ...againstBase };
  }
  const { ratios, interval: multiplierInterval, noisePercent } = comparison;
  return {
    test,
    state,
    baselineNs: comparison.timeNs.baseline,
    candidateNs: timeNs.candidate,
    medianPairs: ratios.length,
    multiplierInterval,
    noisePercent,
    ...judged2(judgement),
    ...againstBase
  };
}
function judgedBase(compared, judgement) {
  if (compared.state !== "measured") return { state: "failed" };
  const { timeNs, multiplier: multiplier2, interval: multiplierInterval } = compared;
  const { ceiling: line, ...others } = judged2(judgement);
  const times = { baseNs: timeNs.base, candidateNs: timeNs.candidate };
  return {
    state: "measured",
    ...times,
    multiplier: multiplier2,
    multiplierInterval,
    line,
    ...others
  };
}
function judged2(judgement) {
  if (judgement === void 0) return {};
  const { outcome, multiplier: multiplier2, ceiling: ceiling2, ceilingFrom, elsewhere, evidence } = judgement;
  return {
    outcome,
    multiplier: multiplier2,
    ceiling: ceiling2,
    ceilingFrom,
    elsewhere,
    ...evidence
  };
}
function judgedAcceptance(row) {
  const { name: name2, acceptance } = row;
  if ("judgement" in row) {
    const { multiplier: multiplier2, ceiling: ceiling3 } = row.judgement;
    return { row: name2, against: row.against, multiplier: multiplier2, ceiling: ceiling3, ...acceptance };
  }
  const { base, candidate, ceiling: ceiling2, name: counter } = row.change;
  return {
    row: name2,
    against: row.change.noun ?? row.judge.noun,
    base,
    candidate,
    counter,
    ceiling: ceiling2,
    ...acceptance
  };
}
function named(value2) {
  const { test: _2, part: __2, ...others } = value2;
  return { test: findingPath(value2), ...others };
}
function withoutMachine({ machine: _2, ...others }) {
  return others;
}

// src/results/facts.ts
function factsPart(name2) {
  return ({ features }) => features?.[name2];
}
function formatsOf(features) {
  return features.flatMap(({ name: name2, facts: format }) => format === void 0 ? [] : [{ name: name2, format }]);
}
function mergeFacts(shards, features) {
  const all = formatsOf(features).map(({ name: name2, format }) => {
    const own = shards.map((shard) => ({ ...shard, facts: shard.recording.features?.[name2] }));
    const hasFacts = own.some(({ facts }) => facts !== void 0);
    return {
      name: name2,
      facts: hasFacts ? format.merge(own) : void 0,
      warnings: hasFacts ? format.disagreements?.(own) ?? [] : []
    };
  });
  const kept = all.filter(({ facts }) => facts !== void 0).map(({ name: name2, facts }) => [name2, facts]);
  return {
    ...kept.length === 0 ? {} : { facts: Object.fromEntries(kept) },
    warnings: all.flatMap(({ warnings }) => warnings)
  };
}

// src/results/merge/same-run.ts
function attemptOf({ recording }) {
  return recording.origin?.attempt ?? 0;
}
function requireSameRun(a, b, features = []) {
  const difference = findDifference(a.recording, b.recording, features);
  if (difference !== void 0)
    throw new InputError(`${a.fileName} and ${b.fileName} cannot be merged: ${difference}`);
  if (isRepeated(a.recording, b.recording))
    throw new InputError(
      `${a.fileName} and ${b.fileName} hold the same samples: name each results file once`
    );
  requireOwnTests(a, b);
  requireSamePairs(a, b);
}
function findDifference(a, b, features = []) {
  const ofFeatures = formatsOf(features).flatMap(
    ({ name: name2, format }) => format.comparable?.(a.features?.[name2], b.features?.[name2]) ?? []
  );
  const wrong = [...factsOf(a, b), ...ofFeatures].find(({ values: [left2, right2] }) => left2 !== right2);
  if (wrong === void 0) return void 0;
  const [left, right] = wrong.values.map((value2) => value2 ?? "not known");
  return `${wrong.name} is ${left} and ${right}`;
}
function requireOwnTests(a, b) {
  const { run, mediansOnly } = a.recording;
  const isAdaptive = typeof run?.rounds === "object";
  if (!isAdaptive && mediansOnly !== true) return;
  const paths2 = new Set(a.recording.tests.map(testPath));
  const shared2 = b.recording.tests.map(testPath).find((path8) => paths2.has(path8));
  if (shared2 === void 0) return;
  const both = `${a.fileName} and ${b.fileName} cannot be merged: ${shared2} is in both`;
  throw new InputError(
    isAdaptive ? `${both}, and each has taken its own decision on it, so that its pairs do not add up: merge shards of different tests, or measure with a single number of rounds, such as --rounds 5` : `${both}, and a median of two medians means nothing: leave it out of one`
  );
}
function requireSamePairs(a, b) {
  const [left, right] = [a, b].map(
    ({ recording: { run, tests: tests2, plan } }) => typeof run?.rounds === "object" && tests2.length > 0 ? formatRounds(roundsOfRun(run.rounds, { tests: tests2, plan })) : void 0
  );
  if (left === void 0 || right === void 0 || left === right) return;
  const numbers = [a, b].map(({ recording: { tests: tests2 } }) => tests2.length);
  throw new InputError(
    `${a.fileName} and ${b.fileName} cannot be merged: the number of rounds is ${left} for each of ${numbers[0]} tests and ${right} for each of ${numbers[1]}: measure the same number of tests in both, or at least six in each`
  );
}
function roundsOf({ run: a }, { run: b }) {
  if (typeof a?.rounds === "number" && typeof b?.rounds === "number") return [void 0, void 0];
  return [a && formatRounds(a.rounds), b && formatRounds(b.rounds)];
}
function confirmationOf({ run }) {
  return run && String(run.confirmElsewhere === true || run.confirms !== void 0);
}
function formOf({ suite }) {
  return suite && (suite.statements ?? "text");
}
function threadsOf({ suite }) {
  return suite && (suite.threads ?? 1);
}
function warehousesOf({ suite: a }, { suite: b }) {
  const both = [a?.warehouses, b?.warehouses];
  return both.includes(void 0) ? [void 0, void 0] : both;
}
function commitsOf({ origin: a }, { origin: b }) {
  const both = [a?.head ?? a?.checkedOut, b?.head ?? b?.checkedOut];
  return both.includes(void 0) ? [void 0, void 0] : both;
}
function contentsOf(a, b) {
  const both = [contentOf(a), contentOf(b)];
  return both.includes(void 0) ? [void 0, void 0] : both;
}
function contentOf({ mediansOnly, tests: tests2 }) {
  if (mediansOnly === true) return "medians";
  const samples2 = tests2.flatMap((test) => test.samples);
  if (samples2.length === 0) return void 0;
  return samples2.some(({ chunks }) => chunks !== void 0) ? "samples taken in turns" : "samples";
}
function factsOf(a, b) {
  const sql = { a: a.suite?.sql ?? {}, b: b.suite?.sql ?? {} };
  const others = { a: a.suite?.others ?? {}, b: b.suite?.others ?? {} };
  const shared2 = Object.keys(sql.a).filter((workload) => Object.hasOwn(sql.b, workload));
  return [
    { name: "the commit", values: commitsOf(a, b) },
    { name: "the row count", values: [a.suite?.rows, b.suite?.rows] },
    { name: "the seed", values: [a.suite?.seed, b.suite?.seed] },
    { name: "the number of warehouses", values: warehousesOf(a, b) },
    { name: "the form of statements", values: [formOf(a), formOf(b)] },
    { name: "the number of connections", values: [threadsOf(a), threadsOf(b)] },
    { name: "the suite's hash", values: [a.suite?.hash, b.suite?.hash] },
    ...Object.keys(others.a).filter((suite) => Object.hasOwn(others.b, suite)).map((suite) => {
      return { name: `the hash of the suite ${suite}`, values: [others.a[suite], others.b[suite]] };
    }),
    ...shared2.map((workload) => {
      return { name: `the hash of ${workload}'s SQL`, values: [sql.a[workload], sql.b[workload]] };
    }),
    { name: "the clock", values: [a.run?.clock, b.run?.clock] },
    { name: "the number of rounds", values: roundsOf(a, b) },
    { name: "alpha", values: [a.run?.alpha, b.run?.alpha] },
    { name: "whether another machine confirms", values: [confirmationOf(a), confirmationOf(b)] },
    { name: "what they hold", values: contentsOf(a, b) },
    { name: "the base", values: [presenceOfBase(a), presenceOfBase(b)] },
    ...roles.flatMap((role) => engineFacts(role, a.engines[role], b.engines[role]))
  ];
}
function presenceOfBase({
  engines: engines2,
  identicalBase
}) {
  if (engines2.base !== void 0) return "measured";
  return identicalBase === void 0 ? "not measured" : "the candidate's file";
}
function engineFacts(role, a, b) {
  const presence = (engine) => engine === void 0 ? "not measured" : "measured";
  return [
    { name: `the ${role}`, values: [presence(a), presence(b)] },
    { name: `the ${role}'s version`, values: [a?.version, b?.version] },
    { name: `the ${role}'s source id`, values: [a?.sourceId, b?.sourceId] },
    { name: `the ${role}'s SHA-256`, values: [a?.sha256, b?.sha256] },
    ...storages.flatMap((storage) => settingsFacts(`${role}'s`, storage, a?.settings, b?.settings)),
    ...variants.flatMap(
      (variant) => storages.flatMap(
        (storage) => settingsFacts(
          `${role}'s ${variant}`,
          storage,
          a?.variantSettings?.[variant],
          b?.variantSettings?.[variant]
        )
      )
    ),
    { name: `the ${role}'s environment`, values: [environmentText(a), environmentText(b)] },
    ...storages.map((storage) => {
      const pragmas2 = (engine) => engine && (engine.pragmas?.[storage]?.join(" ") ?? "none");
      return { name: `the ${role}'s pragmas for ${storage} storage`, values: [pragmas2(a), pragmas2(b)] };
    })
  ];
}
function environmentText(engine) {
  return engine && (formatEnvironment(engine.environment) ?? "none");
}
function settingsFacts(whose, storage, a, b) {
  const [left, right] = [a?.[storage], b?.[storage]];
  if (left === void 0 || right === void 0) return [];
  return ["journal_mode", "synchronous", "cache_size", "page_size"].map((setting) => ({
    name: `the ${whose} ${setting} for ${storage} storage`,
    values: [left[setting] ?? "not set", right[setting] ?? "not set"]
  }));
}
function isRepeated(a, b) {
  if (a.run?.startedAt !== b.run?.startedAt) return false;
  const samples2 = new Map(a.tests.map((test) => [testPath(test), JSON.stringify(test.samples)]));
  return b.tests.some(
    (test) => test.samples.length > 0 && samples2.get(testPath(test)) === JSON.stringify(test.samples)
  );
}

// src/results/merge/second-machine.ts
function addSecondMachine(first, second, shown) {
  if (first.confirmation !== void 0)
    throw new InputError(
      `${shown}: the results were confirmed before, by the machine that they name; omit it`
    );
  const { confirmation: nested, ...confirmation } = second;
  if (nested !== void 0)
    throw new InputError(
      `${shown}: these results were confirmed themselves; name the results that --confirm has led to`
    );
  const problem = whyNoSecondMachine(first, confirmation);
  if (problem !== void 0) throw new InputError(`${shown}: ${problem}`);
  return { ...first, warnings: [...first.warnings, ...doubtsOf(first, confirmation)], confirmation };
}
function doubtsOf(first, second) {
  const ids = machineIdsOf(second);
  if (!machineIdsOf(first).some((id) => ids.includes(id))) return [];
  return [
    "The confirming machine has the machine id of a first one: both run a copy of one disk, or it is one machine that was started again."
  ];
}
function machineIdsOf({ machine, machines: machines2 }) {
  return [machine, ...(machines2 ?? []).map((one) => one.machine)].flatMap((facts) => facts?.machineId ?? []);
}
function whyNoSecondMachine(first, second) {
  const difference = findDifference(first, second);
  return difference === void 0 ? whyNotAnotherMachine(first, second) : `it is of another run: ${difference}`;
}
function whyNotAnotherMachine(first, second) {
  const proof = proveOtherMachine(first, second);
  if (proof.state === "different") return void 0;
  return proof.state === "same" ? `both were measured on the same machine, started as ${proof.bootId}: a machine that is wrong confirms its own errors; measure on another one` : "the results do not say on which machines they were measured, which may be one: measure with this version on Linux";
}

// src/results/json/consistency.ts
function findInconsistency(recording) {
  const own = findOwnInconsistency(recording);
  const { confirmation } = recording;
  if (own !== void 0 || confirmation === void 0) return own;
  const wrong = findOwnInconsistency(confirmation) ?? whyNoSecondMachine(recording, confirmation);
  return wrong && `confirmation: ${wrong}`;
}
function findOwnInconsistency(recording) {
  for (const [index, test] of recording.tests.entries()) {
    const problem = unknownEngine(test, recording) ?? missingSample(test, recording) ?? missingCheck(test, recording) ?? wrongChunks(test) ?? missingCalls(test, recording);
    if (problem !== void 0) return `tests[${index}]: ${testPath(test)} ${problem}`;
  }
  for (const [index, control] of (recording.controls ?? []).entries()) {
    const missing = missingRound(control.pairs.map(({ round }) => round));
    if (missing !== void 0)
      return `controls[${index}]: ${testPath(control)} has no pair of round ${missing}, but a later one`;
  }
  const { engines: engines2, identicalBase } = recording;
  if (identicalBase !== void 0 && engines2.base !== void 0)
    return "identicalBase says that no base was measured, but engines has one";
  if (identicalBase !== void 0 && identicalBase.sha256 !== engines2.candidate.sha256)
    return "identicalBase.sha256 is not engines.candidate.sha256, so it is another file";
  const lost = missingPlanned(recording) ?? missingBefore(recording);
  if (lost !== void 0) return lost;
  const cut = missingWorkload(recording);
  return cut === void 0 ? void 0 : `suite.sql has ${cut}, but there is no test of it`;
}
function missingPlanned({ run, tests: tests2, controls = [] }) {
  const { planned } = run ?? {};
  if (planned === void 0) return void 0;
  if (tests2.length !== planned.tests)
    return `tests has ${tests2.length}, but run.planned.tests is ${planned.tests}: some were taken out or put in`;
  const mayLack = run?.stopped !== void 0 || run?.outOfTime === true || mayLackControls(tests2);
  if (controls.length > planned.controls || controls.length < planned.controls && !mayLack)
    return `controls has ${controls.length}, but run.planned.controls is ${planned.controls}: some were taken out or put in`;
  return void 0;
}
function missingBefore({ run, tests: tests2 }) {
  const there = tests2.reduce((sum, { samples: samples3 }) => sum + samples3.length, 0);
  const index = (run?.resumed ?? []).findIndex(({ samples: samples3 }) => samples3 > there);
  if (index < 0) return void 0;
  const { samples: samples2 } = run?.resumed?.[index] ?? {};
  return `run.resumed[${index}].samples is ${samples2}, but there are only ${there}: some were taken out`;
}
function mayLackControls(tests2) {
  return tests2.some(({ failures }) => failures.some(({ role }) => role === "baseline"));
}
function missingWorkload({ suite, tests: tests2 }) {
  const there = new Set(tests2.map(({ variant, workload }) => `${variant}/${workload}`));
  return Object.keys(suite?.sql ?? {}).find((path8) => !there.has(path8));
}
function missingRound(rounds2) {
  const there = new Set(rounds2);
  for (let round = 1; round <= there.size; round++) if (!there.has(round)) return round;
  return void 0;
}
function missingAtEnd(role, rounds2, test, { run, engines: engines2 }) {
  if (!rolesOfTest(test, rolesOf(engines2)).includes("base") || role !== "base") return void 0;
  const others = test.samples.filter((sample) => sample.role === "candidate").length;
  const mayLack = run?.outOfTime === true ? 1 : 0;
  return rounds2 < others - mayLack ? rounds2 + 1 : void 0;
}
function unknownEngine(test, { engines: engines2 }) {
  const { samples: samples2, checks, failures, compare } = test;
  if (compare !== void 0 && engines2[compare] === void 0)
    return `is compared with the ${compare} alone, but engines.${compare} is missing`;
  const expected = rolesOfTest(test, roles);
  const parts = { sample: samples2, check: checks, failure: failures };
  for (const [what, list] of Object.entries(parts))
    for (const { role } of list) {
      if (role !== void 0 && engines2[role] === void 0)
        return `has a ${what} of the ${role}, but engines.${role} is missing`;
      if (role !== void 0 && !expected.includes(role))
        return `has a ${what} of the ${role}, but is compared with the ${compare} alone`;
    }
  return void 0;
}
function takesPairsApart({ compare, asked }, engines2, rounds2) {
  return compare === void 0 && engines2.base !== void 0 && asked === void 0 && typeof rounds2 !== "number";
}
function roundsOfReferences({ samples: samples2 }) {
  return samples2.flatMap(({ role, round }) => role === "candidate" ? [] : [round]);
}
function missingSample(test, recording) {
  if (recording.run?.stopped !== void 0) return void 0;
  const isApart = takesPairsApart(test, recording.engines, recording.run?.rounds);
  for (const role of roles) {
    if (hasFailed(test, role)) continue;
    const own = test.samples.filter((sample) => sample.role === role).map(({ round }) => round);
    const others = isApart && role !== "candidate" && own.includes(1) ? roundsOfReferences(test) : [];
    const rounds2 = [.../* @__PURE__ */ new Set([...own, ...others])];
    const missing = missingRound(rounds2) ?? missingAtEnd(role, rounds2.length, test, recording);
    if (missing !== void 0)
      return `has no sample of the ${role} in round ${missing}, but in a later one: expected rounds from 1 without gaps`;
  }
  return void 0;
}
function missingCheck(test, { run, engines: engines2 }) {
  if (run === void 0 || run.stopped !== void 0 || test.samples.length === 0) return void 0;
  if (test.failures.some(({ role: role2 }) => isNeeded(test, role2))) return void 0;
  const role = rolesOfTest(test, rolesOf(engines2)).find(
    (one) => !hasFailed(test, one) && test.checks.every((check) => check.role !== one)
  );
  if (role === void 0) return void 0;
  return `has samples but no check of the ${role}: every run makes one, so it was taken out, and the results may differ`;
}
function wrongChunks({ samples: samples2, chunkStatements, run }) {
  const isMerged = run !== void 0;
  const some = samples2.find(({ chunks }) => chunks !== void 0);
  if (some === void 0 || isMerged && chunkStatements === void 0) return void 0;
  if (chunkStatements === void 0) return `has samples with chunks, but no chunkStatements`;
  for (const { role, round, work, chunks, commitNs } of samples2) {
    const commits = commitNs === void 0 ? 0 : 1;
    const expected = work && Math.ceil((work.statements - commits) / chunkStatements) + commits;
    if (chunks === void 0 || expected !== void 0 && chunks.length !== expected)
      return `has ${chunks?.length ?? "no"} chunks in the ${role}'s sample of round ${round}: expected ${expected ?? "some"}, of ${chunkStatements} statements each`;
  }
  return void 0;
}
function missingCalls(test, { tests: tests2, engines: engines2 }) {
  if (test.storage === "memory" || !tests2.some(({ checks }) => checks.some(({ calls }) => calls !== void 0)))
    return void 0;
  const check = test.checks.find(
    ({ role, calls }) => calls === void 0 && engines2[role]?.uncounted === void 0
  );
  return check && `has a check of the ${check.role} without calls, though calls were counted: they were taken out, and its commits may not be durable`;
}
function hasFailed({ failures }, role) {
  return failures.some((failure) => failure.role === void 0 || failure.role === role);
}

// src/results/json/first-problem.ts
var few = 5e3;
function firstProblem(content) {
  const all = [...listsOf(content, []), ...listsOf(Object(content).confirmation, ["confirmation"])];
  if (all.reduce((sum, { items }) => sum + items.length, 0) < few) return void 0;
  for (const { path: path8, items, schema } of all)
    for (const [index, item] of items.entries()) {
      const { error } = schema.safeParse(item);
      if (error !== void 0) return describeIssues(error, content, [...path8, index]);
    }
  return void 0;
}
function listsOf(recording, place) {
  const { tests: tests2, controls } = Object(recording);
  const ofTests = itemsOf(tests2).flatMap((test, index) => [
    {
      path: [...place, "tests", index, "samples"],
      items: itemsOf(Object(test).samples),
      schema: sampleSchema
    },
    {
      path: [...place, "tests", index, "failures"],
      items: itemsOf(Object(test).failures),
      schema: failureSchema
    }
  ]);
  return [
    ...ofTests,
    { path: [...place, "tests"], items: itemsOf(tests2), schema: testSchema },
    { path: [...place, "controls"], items: itemsOf(controls), schema: controlSchema }
  ];
}
function itemsOf(value2) {
  return Array.isArray(value2) ? value2 : [];
}

// src/results/json/schema.ts
var schemaVersion = 4;
var fileSchema = strictObject({
  schema: literal(schemaVersion),
  ...recordingSchema.shape,
  derived: unknown().optional()
}).refine(({ tests: tests2, features = {} }) => tests2.length + Object.keys(features).length > 0, {
  path: ["tests"],
  error: "expected at least one test, or facts of a feature"
});
var depths = {
  suite: 2,
  engines: 1,
  warnings: 1,
  controls: 1,
  features: 3,
  tests: 1,
  confirmation: 2,
  derived: 2
};
function formatRecording(recording, verdict) {
  const { data, error } = recordingSchema.safeParse(fileContent(recording));
  if (error !== void 0)
    throw new Error(`the recording cannot be written: ${describeIssues(error, recording)}`);
  const derived = verdict === void 0 ? {} : { derived: judgedRun(verdict) };
  return layOut({ schema: schemaVersion, ...data, ...derived }, depths);
}
function parseRecording(text2, fileName, features = []) {
  const content = parseJson2(text2.replace(/^\uFEFF/, ""), fileName);
  const { schema } = Object(content);
  if (Number.isInteger(schema) && schema !== schemaVersion)
    throw new InputError(
      `${fileName}: schema ${schema} was written by ${schema > schemaVersion ? "a newer" : "an older"} version of this tool, which reads schema ${schemaVersion}: ${schema > schemaVersion ? "update it" : "measure again"}`
    );
  const facts = formatsOf(features);
  const problem = firstProblem(content) ?? wrongFacts(content, facts);
  if (problem !== void 0) throw new InputError(`${fileName}: ${problem}`);
  const { data, error } = fileSchema.safeParse(content);
  if (error !== void 0) throw new InputError(`${fileName}: ${describeIssues(error, content)}`);
  const { schema: _schema, derived: _derived, ...recording } = data;
  const inconsistency = findInconsistency(recording) ?? inconsistentFacts(recording, facts);
  if (inconsistency !== void 0) throw new InputError(`${fileName}: ${inconsistency}`);
  return recording;
}
function wrongFacts(content, formats) {
  const parts = [
    [Object(content).features, ["features"]],
    [Object(Object(content).confirmation).features, ["confirmation", "features"]]
  ];
  for (const [facts, place] of parts)
    for (const [name2, own] of Object.entries(Object(facts))) {
      const format = formats.find((one) => one.name === name2)?.format;
      if (format === void 0)
        return `${[...place, name2].join(".")}: this version of the tool has no such feature: update it, or measure again if it is the newest`;
      const { error } = format.schema.safeParse(own);
      if (error !== void 0) return describeIssues(error, content, [...place, name2]);
    }
  return void 0;
}
function inconsistentFacts({ confirmation, ...recording }, formats) {
  for (const [one, place] of [
    [recording, ""],
    [confirmation, "confirmation: "]
  ])
    for (const { name: name2, format } of formats) {
      const facts = one?.features?.[name2];
      const wrong = one === void 0 || facts === void 0 ? void 0 : format.inconsistency?.(facts, one);
      if (wrong !== void 0) return `${place}${wrong}`;
    }
  return void 0;
}
function parseJson2(text2, fileName) {
  if (text2.length > limits.file)
    throw new InputError(`${fileName}: ${text2.length} characters, at most ${limits.file} are allowed`);
  if (text2.trim() === "") throw new InputError(`${fileName}: the file is empty, a results file is expected`);
  try {
    return JSON.parse(text2);
  } catch (cause) {
    const { message } = cause;
    const what = isCutOff(text2, message) ? `cut off after ${text2.length} characters` : "not JSON";
    throw new InputError(`${fileName}: ${what} (${message})`, { cause });
  }
}
function isCutOff(text2, message) {
  const position = /at position (\d+)/.exec(message)?.[1];
  return /^\s*\{/.test(text2) && (/Unexpected end/.test(message) || Number(position) >= text2.trimEnd().length);
}
function fileContent(value2) {
  const shorten = (part) => {
    if (typeof part === "string" && part.length > limits.text) return truncateText(part);
    if (Array.isArray(part)) return part.map(shorten);
    if (typeof part === "object" && part !== null)
      return Object.fromEntries(entriesOf(part).map(([key, inner]) => [key, shorten(inner)]));
    return part;
  };
  return shorten(value2);
}
function truncateText(text2) {
  const shorter = truncate(text2, limits.text);
  return shorter.length <= limits.text ? shorter : truncate(text2, limits.text / 2);
}
function escapeFormat(json) {
  return json.replace(
    /[\p{Cf}\u007f-\u009f]/gu,
    (sign) => sign.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("")
  );
}
function layOut(content, depths2) {
  const parts = entriesOf(content).map(
    ([key, value2]) => `  ${JSON.stringify(key)}: ${write(value2, depths2[key] ?? 0, "  ")}`
  );
  return escapeFormat(`{
${parts.join(",\n")}
}
`);
}
function entriesOf(value2) {
  return Object.entries(value2).filter(([, one]) => one !== void 0);
}
function write(value2, depth, indent) {
  if (depth === 0 || typeof value2 !== "object" || value2 === null || entriesOf(value2).length === 0)
    return JSON.stringify(value2);
  const deeper = `${indent}  `;
  const list = Array.isArray(value2);
  const parts = entriesOf(value2).map(
    ([key, inner]) => `${deeper}${list ? "" : `${JSON.stringify(key)}: `}${write(inner, depth - 1, deeper)}`
  );
  const [open, close] = list ? "[]" : "{}";
  return `${open}
${parts.join(",\n")}
${indent}${close}`;
}

// src/model/without-undefined.ts
function withoutUndefined(given) {
  return Object.fromEntries(Object.entries(given).filter(([, value2]) => value2 !== void 0));
}

// src/results/merge/merge-origin.ts
function mergeOrigins(origins2) {
  const [first, ...others] = origins2;
  if (first === void 0) return void 0;
  let merged = first;
  for (const origin2 of others) {
    if (origin2 === void 0 || origin2.run !== first.run || origin2.repository !== first.repository)
      return void 0;
    merged = { ...shared(merged, origin2), run: first.run, attempt: Math.max(merged.attempt, origin2.attempt) };
  }
  return merged;
}
function shared(one, other) {
  const { run: _2, attempt: __2, ...facts } = one;
  const same = Object.entries(facts).filter(([key, value2]) => other[key] === value2);
  return Object.fromEntries(same);
}

// src/results/merge/merge-planned.ts
function mergePlanned(files, expected, merge, features = []) {
  const plan = expected ?? commonPlan(files);
  const { own, problems: foreign, warnings: replaced } = takeOwn(files, plan);
  const { newest, problems: doubled, warnings: repeated } = takeNewest(own, plan);
  const { alike, problems: unlike } = takeAlike(newest, features);
  const [first, ...others] = alike.toSorted((a, b) => a.shard - b.shard);
  if (first === void 0) {
    const [{ name: name2, reason } = { name: "every shard", reason: "it left no results" }] = [
      ...foreign,
      ...doubled
    ];
    throw new InputError(`no results of the plan ${plan.hash} are left: ${name2}: ${reason}`);
  }
  const there = new Set(alike.map(({ shard }) => shard));
  const numbers = plan.shards.map((_3, index) => index + 1);
  const refused2 = new Set(
    [...newest, ...own].filter(({ shard }) => !there.has(shard)).map(({ shard }) => shard)
  );
  const missing = numbers.filter((shard) => !there.has(shard));
  const problems = [
    ...missing.flatMap((shard) => refused2.has(shard) ? [] : [lacksResults(shard, plan)]),
    ...doubled,
    ...foreign,
    ...unlike
  ];
  const { shard: _2, ...merged } = merge([first, ...others]);
  const only = others.length === 0 && merged.machines === void 0 ? aloneOf(first) : {};
  const rows = missing.flatMap((shard) => (plan.shards[shard - 1] ?? []).flatMap(emptyRecord));
  const known3 = new Set(merged.tests.map(testPath));
  const tests2 = [...merged.tests, ...rows.filter((row) => !known3.has(testPath(row)))].toSorted(inReportOrder);
  const { run } = merged;
  return {
    ...merged,
    ...only,
    ...run?.planned && { run: { ...run, planned: { ...run.planned, tests: tests2.length } } },
    plan,
    ...problems.length === 0 ? {} : { problems: problems.slice(0, limits.perTest) },
    warnings: [...merged.warnings, ...replaced, ...repeated],
    tests: tests2
  };
}
function commonPlan(files) {
  const planned = files.filter(({ recording: { plan: plan2 } }) => plan2 !== void 0);
  const newest = (same) => Math.max(...same.map(attemptOf));
  const [most2] = [...Map.groupBy(planned, ({ recording: { plan: plan2 } }) => plan2?.hash).values()].toSorted(
    (a, b) => newest(b) - newest(a) || b.length - a.length
  );
  const { plan } = most2?.[0]?.recording ?? {};
  if (plan === void 0) throw new InputError("no results file is of a plan");
  return plan;
}
function takeOwn(files, plan) {
  const own = [];
  const problems = [];
  const warnings = [];
  const ofPlan = files.filter(({ recording }) => recording.plan?.hash === plan.hash);
  const firstAttempt = ofPlan.length === 0 ? 0 : Math.min(...ofPlan.map(attemptOf));
  for (const file of files) {
    const { plan: of, shard } = file.recording;
    const planned = shard === void 0 ? void 0 : plan.shards[shard - 1];
    const refuse = (reason) => problems.push({ name: file.fileName, reason });
    if (of === void 0 || shard === void 0) refuse(`it is no shard of the plan ${plan.hash}`);
    else if (of.hash !== plan.hash && attemptOf(file) < firstAttempt)
      warnings.push(`${file.fileName} is of the plan of an earlier attempt, which is not used.`);
    else if (of.hash !== plan.hash)
      refuse(`it is of the plan ${of.hash}, and shards of ${plan.hash} are merged`);
    else if (planned === void 0 || !hasSameTests(file.recording, planned))
      refuse(`it has other tests than ${shardName(shard, plan.shards.length)} of its plan`);
    else own.push({ ...file, shard });
  }
  return { own, problems, warnings };
}
function hasSameTests({ tests: tests2, skipped = [] }, planned) {
  const there = new Set([...tests2, ...skipped].map(testPath));
  return there.size === planned.length && planned.every((path8) => there.has(path8));
}
function takeNewest(own, plan) {
  const problems = [];
  const warnings = [];
  const newest = [...Map.groupBy(own, ({ shard }) => shard)].flatMap(([shard, same]) => {
    const name2 = shardName(shard, plan.shards.length);
    const last = Math.max(...same.map(attemptOf));
    const [one, ...more] = same.filter((file) => attemptOf(file) === last);
    if (one === void 0) return [];
    if (same.length > 1 + more.length)
      warnings.push(`Of ${name2} the results of attempt ${last} are used, and not those of earlier attempts.`);
    if (more.length === 0) return [one];
    const files = [one, ...more].map(({ fileName }) => fileName).join(" and ");
    if (more.some(({ recording }) => contentOf2(recording) !== contentOf2(one.recording))) {
      problems.push({
        name: name2,
        reason: `${files} both have it, with other samples: neither counts; remove one`
      });
      return [];
    }
    warnings.push(`${files} have the same results of ${name2}, which are counted once.`);
    return [one];
  });
  return { newest, problems, warnings };
}
function contentOf2({ run, tests: tests2 }) {
  return JSON.stringify([run?.startedAt, tests2]);
}
function takeAlike(files, features) {
  const groups = [];
  for (const file of files) {
    const group = groups.find(
      ([first]) => first && findDifference(first.recording, file.recording, features) === void 0
    );
    if (group === void 0) groups.push([file]);
    else group.push(file);
  }
  const [alike = [], ...others] = groups.toSorted((a, b) => b.length - a.length);
  const [reference] = alike;
  const problems = others.flat().map((file) => {
    const difference = reference && findDifference(reference.recording, file.recording, features);
    return { name: file.fileName, reason: `it is of another run than ${reference?.fileName}: ${difference}` };
  });
  return { alike, problems };
}
function lacksResults(shard, { shards }) {
  const tests2 = shards[shard - 1]?.length ?? 0;
  return {
    name: shardName(shard, shards.length),
    reason: `it left no results, so its ${tests2} tests were not measured: re-run its job`
  };
}
function aloneOf({ recording: { machine, controls, origin: origin2 }, shard }) {
  const facts = {
    shard,
    ...origin2 === void 0 ? {} : { attempt: origin2.attempt },
    machine,
    controls
  };
  return { machines: [facts] };
}
function emptyRecord(path8) {
  const [variant, storage, kind, ...rest] = path8.split("/");
  const found = {
    variant: variants.find((one) => one === variant),
    storage: storages.find((one) => one === storage),
    kind: kinds.find((one) => one === kind)
  };
  if (found.variant === void 0 || found.storage === void 0 || found.kind === void 0) return [];
  const test = { variant: found.variant, storage: found.storage, kind: found.kind, workload: rest.join("/") };
  return [{ ...test, samples: [], checks: [], failures: [] }];
}

// src/results/merge/merge-tests.ts
function mergeTests(records) {
  const merged = [...Map.groupBy(records, testPath).values()].map((same) => same.reduce(append));
  return merged.toSorted(inReportOrder);
}
function numberRuns(recordings) {
  let first = 0;
  return recordings.flatMap(({ tests: tests2, run }) => {
    const offset = first;
    first += 1 + Math.max(0, ...tests2.map(({ run: run2 = 0 }) => run2));
    const asked = typeof run?.rounds === "number" ? { asked: run.rounds } : {};
    return tests2.map((test) => ({ ...asked, ...test, run: offset + (test.run ?? 0) }));
  });
}
function mergeControls(controls) {
  return [...Map.groupBy(controls, testPath).values()].map((same) => {
    const [first] = same;
    const pairs = same.flatMap((one) => one.pairs);
    return { ...first, pairs: pairs.map((pair, index) => ({ ...pair, round: index + 1 })) };
  });
}
function append({ chunkStatements, ...first }, next) {
  const offset = Math.max(0, ...[...first.samples, ...first.failures].map(({ round }) => round ?? 0));
  return {
    ...first,
    ...chunkStatements === void 0 || chunkStatements !== next.chunkStatements ? {} : { chunkStatements },
    ...first.asked === void 0 || next.asked === void 0 ? {} : { asked: first.asked + next.asked },
    samples: [...first.samples, ...next.samples.map((one) => ({ ...one, round: one.round + offset }))],
    checks: [...first.checks, ...next.checks.filter((check) => counterpart(first, check) === void 0)],
    failures: [
      ...first.failures,
      ...next.failures.map((one) => one.round === void 0 ? one : { ...one, round: one.round + offset }),
      // One check an engine is kept, so what differs from it is known here only.
      ...next.checks.flatMap((check) => {
        const kept = counterpart(first, check);
        return (kept && changedWork(next.workload, checked(kept), checked(check, "in another shard"))) ?? [];
      })
    ]
  };
}
function counterpart({ checks }, { role }) {
  return checks.find((check) => check.role === role);
}

// src/results/merge/merge.ts
function mergeRecordings(shards, expected, features = []) {
  const confirmed = shards.find(({ recording }) => recording.confirmation !== void 0);
  if (confirmed !== void 0 && shards.length > 1)
    throw new InputError(
      `${confirmed.fileName} cannot be merged: another machine has confirmed it already; merge the shards first, and give what the other machine measured with --confirmed-by`
    );
  const isPlanned = expected !== void 0 || shards.some(({ recording }) => recording.shard !== void 0);
  const merge = (parts) => mergeUnplanned(parts, features);
  return isPlanned ? mergePlanned(shards, expected, merge, features) : merge(shards);
}
function mergeUnplanned(shards, features) {
  const [{ recording: first }] = shards;
  if (shards.length === 1) return first;
  for (const [index, shard] of shards.entries())
    for (const earlier of shards.slice(0, index)) requireSameRun(earlier, shard, features);
  const recordings = shards.map(({ recording }) => recording);
  const tests2 = mergeTests(numberRuns(recordings));
  const controls = mergeControls(recordings.flatMap((one) => one.controls ?? []));
  const { facts, warnings } = mergeFacts(shards, features);
  const run = mergeRuns(shards, { tests: tests2, controls });
  const others = mergeOtherSuites(recordings);
  const warehouses = recordings.find(({ suite }) => suite?.warehouses !== void 0)?.suite?.warehouses;
  const sql = Object.assign({}, ...recordings.map(({ suite }) => suite?.sql));
  return {
    run,
    origin: mergeOrigins(recordings.map(({ origin: origin2 }) => origin2)),
    ...first.suite === void 0 ? {} : { suite: { ...first.suite, warehouses, others, sql } },
    machine: first.machine,
    ...run === void 0 ? {} : { machines: recordings.flatMap(machinesOf) },
    engines: mergeEngines(recordings.map(({ engines: engines2 }) => engines2)),
    identicalBase: first.identicalBase,
    noBase: first.noBase,
    mediansOnly: first.mediansOnly,
    features: facts,
    tests: tests2,
    ...recordings.every((one) => one.controls === void 0) ? {} : { controls },
    ...mergeSkipped(recordings),
    warnings: [
      ...new Set(recordings.flatMap(({ warnings: warnings2 }) => warnings2)),
      ...disagreements(shards),
      ...warnings
    ]
  };
}
function machinesOf({ machines: machines2, machine, shard, origin: origin2, controls }) {
  return machines2 ?? [{ shard, attempt: origin2?.attempt, machine, controls }];
}
function mergeOtherSuites(recordings) {
  const found = recordings.flatMap(({ suite }) => suite?.others === void 0 ? [] : [suite.others]);
  return found.length === 0 ? void 0 : Object.assign({}, ...found);
}
function mergeSkipped(recordings) {
  const all = new Map(recordings.flatMap((one) => (one.skipped ?? []).map((test) => [testPath(test), test])));
  return all.size === 0 ? {} : { skipped: [...all.values()] };
}
function mergeEngines(shards) {
  const bases = shards.flatMap(({ base }) => base ?? []);
  return {
    baseline: mergeEngine(shards.map(({ baseline }) => baseline)),
    candidate: mergeEngine(shards.map(({ candidate }) => candidate)),
    ...bases.length === 0 ? {} : { base: mergeEngine(bases) }
  };
}
function mergeEngine(shards) {
  const lastFirst = shards.toReversed();
  const settings = Object.assign({}, ...lastFirst.map((shard) => shard.settings));
  const variantSettings = mergeVariantSettings(lastFirst);
  const floorNs = Object.assign({}, ...lastFirst.map((shard) => shard.floorNs));
  const isolation = Object.assign({}, ...lastFirst.map((shard) => shard.isolation));
  const unmeasured = Object.assign({}, ...lastFirst.map((one) => one.unmeasured));
  return Object.assign(
    {},
    ...lastFirst,
    Object.keys(settings ?? {}).length === 0 ? {} : { settings },
    variantSettings === void 0 ? {} : { variantSettings },
    Object.keys(isolation ?? {}).length === 0 ? {} : { isolation },
    Object.keys(floorNs ?? {}).length === 0 ? {} : { floorNs },
    Object.keys(unmeasured ?? {}).length === 0 ? {} : { unmeasured }
  );
}
function mergeVariantSettings(shards) {
  const all = shards.flatMap(({ variantSettings = {} }) => Object.entries(variantSettings));
  if (all.length === 0) return void 0;
  const byVariant = Map.groupBy(all, ([variant]) => variant);
  return Object.fromEntries(
    [...byVariant].map(([variant, own]) => [variant, Object.assign({}, ...own.map(([, found]) => found))])
  );
}
function mergeRuns(shards, { tests: tests2, controls }) {
  const runs = shards.flatMap(({ recording: { run } }) => run ?? []);
  const [first] = runs;
  if (first === void 0) return void 0;
  const part = shards.find(({ recording }) => recording.tests.length > 0)?.recording;
  const stopped = shards.flatMap(
    ({ fileName, recording: { run } }) => run?.stopped === void 0 ? [] : [`${fileName}: ${run.stopped}`]
  );
  const timeline = {};
  for (const [part2, ns] of runs.flatMap((run) => Object.entries(run.timeline ?? {})))
    timeline[part2] = (timeline[part2] ?? 0) + ns;
  const resumed = runs.flatMap((run) => run.resumed ?? []);
  const limits2 = runs.flatMap(({ maxMinutes: maxMinutes2 }) => maxMinutes2 ?? []);
  const moment = (text2) => Date.parse(text2);
  return {
    ...first,
    startedAt: runs.map((run) => run.startedAt).reduce((a, b) => moment(b) < moment(a) ? b : a),
    finishedAt: runs.map((run) => run.finishedAt).reduce((a, b) => moment(b) > moment(a) ? b : a),
    rounds: typeof first.rounds === "number" && tests2.length > 0 ? Math.max(...tests2.map(({ asked = 0 }) => asked)) : roundsOfParts(part?.run?.rounds ?? first.rounds, part ?? { tests: tests2 }, tests2.length),
    ...runs.some(({ planned }) => planned === void 0) ? {} : {
      planned: { tests: tests2.length, controls: controls.length }
    },
    ...limits2.length === 0 ? {} : { maxMinutes: Math.max(...limits2) },
    ...runs.some(({ outOfTime }) => outOfTime === true) ? { outOfTime: true } : {},
    ...resumed.length === 0 ? {} : { resumed },
    ...Object.keys(timeline).length === 0 ? {} : { timeline },
    ...stopped.length === 0 ? {} : { stopped: stopped.join("; ") }
  };
}
function disagreements(shards) {
  const isolation = (role) => storages.flatMap(
    (storage) => disagreement(
      `ways to isolate the ${role}'s ${storage} samples`,
      shards,
      ({ engines: engines2 }) => engines2[role]?.isolation?.[storage]
    )
  );
  return [
    ...disagreement("machines", shards, ({ machine }) => machine && describeMachine(machine)),
    ...disagreement("tool versions", shards, ({ run }) => run?.tool),
    ...disagreement(
      "settings to judge by",
      shards,
      ({ run }) => run && JSON.stringify(run.judgedBy ?? "defaults")
    ),
    ...disagreement("numbers of rounds", shards, ({ run }) => run && formatRounds(run.rounds)),
    ...roles.flatMap(isolation)
  ];
}
function disagreement(what, shards, factOf) {
  const values = Map.groupBy(shards, ({ recording }) => factOf(recording));
  values.delete(void 0);
  if (values.size < 2) return [];
  const parts = [...values].map(
    ([value2, same]) => `${value2} (${same.map((one) => one.fileName).join(", ")})`
  );
  return [`The merged results come from different ${what}: ${parts.join("; ")}.`];
}
function describeMachine({ cpu, cores, memoryBytes, platform, kernel }) {
  return `${cpu}, ${cores} cores, ${Math.round(memoryBytes / 2 ** 30)} GiB, ${platform}, ${kernel}`;
}

// node_modules/csv-parse/lib/api/CsvError.js
var CsvError = class _CsvError extends Error {
  constructor(code, message, options, ...contexts) {
    if (Array.isArray(message)) message = message.join(" ").trim();
    super(message);
    if (Error.captureStackTrace !== void 0) {
      Error.captureStackTrace(this, _CsvError);
    }
    this.code = code;
    for (const context of contexts) {
      for (const key in context) {
        const value2 = context[key];
        this[key] = Buffer.isBuffer(value2) ? value2.toString(options.encoding) : value2 == null ? value2 : JSON.parse(JSON.stringify(value2));
      }
    }
  }
};

// node_modules/csv-parse/lib/utils/is_object.js
var is_object = function(obj) {
  return typeof obj === "object" && obj !== null && !Array.isArray(obj);
};

// node_modules/csv-parse/lib/api/normalize_columns_array.js
var normalize_columns_array = function(columns) {
  const normalizedColumns = [];
  for (let i = 0, l = columns.length; i < l; i++) {
    const column = columns[i];
    if (column === void 0 || column === null || column === false) {
      normalizedColumns[i] = { disabled: true };
    } else if (typeof column === "string" || typeof column === "number") {
      normalizedColumns[i] = { name: `${column}` };
    } else if (is_object(column)) {
      if (typeof column.name !== "string") {
        throw new CsvError("CSV_OPTION_COLUMNS_MISSING_NAME", [
          "Option columns missing name:",
          `property "name" is required at position ${i}`,
          "when column is an object literal"
        ]);
      }
      normalizedColumns[i] = column;
    } else {
      throw new CsvError("CSV_INVALID_COLUMN_DEFINITION", [
        "Invalid column definition:",
        "expect a string or a literal object,",
        `got ${JSON.stringify(column)} at position ${i}`
      ]);
    }
  }
  return normalizedColumns;
};

// node_modules/csv-parse/lib/utils/ResizeableBuffer.js
var ResizeableBuffer = class {
  constructor(size = 100) {
    this.size = size;
    this.length = 0;
    this.buf = Buffer.allocUnsafe(size);
  }
  prepend(val) {
    if (Buffer.isBuffer(val)) {
      const length = this.length + val.length;
      if (length >= this.size) {
        this.resize();
        if (length >= this.size) {
          throw Error("INVALID_BUFFER_STATE");
        }
      }
      const buf = this.buf;
      this.buf = Buffer.allocUnsafe(this.size);
      val.copy(this.buf, 0);
      buf.copy(this.buf, val.length);
      this.length += val.length;
    } else {
      const length = this.length++;
      if (length === this.size) {
        this.resize();
      }
      const buf = this.clone();
      this.buf[0] = val;
      buf.copy(this.buf, 1, 0, length);
    }
  }
  append(val) {
    const length = this.length++;
    if (length === this.size) {
      this.resize();
    }
    this.buf[length] = val;
  }
  clone() {
    return Buffer.from(this.buf.slice(0, this.length));
  }
  resize() {
    const length = this.length;
    this.size = this.size * 2;
    const buf = Buffer.allocUnsafe(this.size);
    this.buf.copy(buf, 0, 0, length);
    this.buf = buf;
  }
  toString(encoding) {
    if (encoding) {
      return this.buf.toString(encoding, 0, this.length);
    } else {
      return Uint8Array.prototype.slice.call(this.buf.slice(0, this.length));
    }
  }
  toJSON() {
    return this.toString("utf8");
  }
  reset() {
    this.length = 0;
  }
};
var ResizeableBuffer_default = ResizeableBuffer;

// node_modules/csv-parse/lib/api/init_state.js
var init_state = function(options) {
  const timchars = [
    // Basic Latin
    32,
    // [Space](https://www.fileformat.info/info/unicode/char/0020/index.htm)
    9,
    // [CHARACTER TABULATION (HT)](https://www.fileformat.info/info/unicode/char/0009/index.htm)
    10,
    // [LINE FEED (LF)](https://www.fileformat.info/info/unicode/char/000a/index.htm)
    13,
    // [CARRIAGE RETURN (CR)](https://www.fileformat.info/info/unicode/char/000d/index.htm)
    12,
    // [FORM FEED (FF)](https://www.fileformat.info/info/unicode/char/000c/index.htm)
    11,
    // [LINE TABULATION (VT)](https://www.fileformat.info/info/unicode/char/000b/index.htm)
    // Latin-1 Supplement
    160,
    // [NO-BREAK SPACE (NBSP)](https://www.fileformat.info/info/unicode/char/00a0/index.htm)
    // Ogham
    5760,
    // [OGHAM SPACE MARK](https://www.fileformat.info/info/unicode/char/1680/index.htm)
    // General Punctuation
    8192,
    // [EN QUAD](https://www.fileformat.info/info/unicode/char/2000/index.htm)
    8193,
    // [EM QUAD](https://www.fileformat.info/info/unicode/char/2001/index.htm)
    8194,
    // [EN SPACE](https://www.fileformat.info/info/unicode/char/2002/index.htm)
    8195,
    // [EM SPACE](https://www.fileformat.info/info/unicode/char/2003/index.htm)
    8196,
    // [THREE-PER-EM SPACE](https://www.fileformat.info/info/unicode/char/2004/index.htm)
    8197,
    // [FOUR-PER-EM SPACE](https://www.fileformat.info/info/unicode/char/2005/index.htm)
    8198,
    // [SIX-PER-EM SPACE](https://www.fileformat.info/info/unicode/char/2006/index.htm)
    8199,
    // [FIGURE SPACE](https://www.fileformat.info/info/unicode/char/2007/index.htm)
    8200,
    // [PUNCTUATION SPACE](https://www.fileformat.info/info/unicode/char/2008/index.htm)
    8201,
    // [THIN SPACE](https://www.fileformat.info/info/unicode/char/2009/index.htm)
    8202,
    // [HAIR SPACE](https://www.fileformat.info/info/unicode/char/200a/index.htm)
    8232,
    // [LINE SEPARATOR](https://www.fileformat.info/info/unicode/char/2028/index.htm)
    8233,
    // [PARAGRAPH SEPARATOR](https://www.fileformat.info/info/unicode/char/2029/index.htm)
    8239,
    // [NARROW NO-BREAK SPACE (NNBSP)](https://www.fileformat.info/info/unicode/char/202f/index.htm)
    8287,
    // [MEDIUM MATHEMATICAL SPACE (MMSP)](https://www.fileformat.info/info/unicode/char/205f/index.htm)
    12288,
    // [IDEOGRAPHIC SPACE](https://www.fileformat.info/info/unicode/char/3000/index.htm)
    65279
    // [ZERO WIDTH NO-BREAK SPACE (BOM)](https://www.fileformat.info/info/unicode/char/feff/index.htm)
  ].reduce((acc, codepoint) => {
    const encoded = Buffer.from(
      String.fromCharCode(codepoint),
      options.encoding
    );
    if (codepoint !== 63 && encoded.length === 1 && encoded[0] === 63) {
      return acc;
    }
    acc.push(encoded);
    return acc;
  }, []);
  const timcharFirstBytes = new Uint8Array(256);
  for (const t of timchars) timcharFirstBytes[t[0]] = 1;
  return {
    bomSkipped: false,
    bufBytesStart: 0,
    castField: options.cast_function,
    commenting: false,
    delimiterBufPrevious: void 0,
    delimiterDiscovered: false,
    // Current error encountered by a record
    error: void 0,
    enabled: options.from_line === 1,
    escaping: false,
    escapeIsQuote: Buffer.isBuffer(options.escape) && Buffer.isBuffer(options.quote) && Buffer.compare(options.escape, options.quote) === 0,
    // columns can be `false`, `true`, `Array`
    expectedRecordLength: Array.isArray(options.columns) ? options.columns.length : void 0,
    field: new ResizeableBuffer_default(20),
    firstLineToHeaders: options.cast_first_line_to_header,
    needMoreDataSize: Math.max(
      // Skip if the remaining buffer smaller than comment
      options.comment !== null ? options.comment.length : 0,
      ...options.delimiter ? options.delimiter.map((delimiter) => delimiter.length) : [],
      // Auto discovery of delimiter is limited to 1 character
      options.delimiter_auto ? 1 : 0,
      // Skip if the remaining buffer can be escape sequence
      options.quote !== null ? options.quote.length : 0,
      ...timchars.map((t) => t.length)
    ),
    previousBuf: void 0,
    quoting: false,
    stop: false,
    rawBuffer: new ResizeableBuffer_default(100),
    record: [],
    recordHasError: false,
    record_length: 0,
    recordDelimiterMaxLength: options.record_delimiter.length === 0 ? 0 : Math.max(...options.record_delimiter.map((v) => v.length)),
    trimChars: [
      Buffer.from(" ", options.encoding)[0],
      Buffer.from("	", options.encoding)[0]
    ],
    wasQuoting: false,
    wasRowDelimiter: false,
    timchars,
    timcharFirstBytes
  };
};

// node_modules/csv-parse/lib/utils/underscore.js
var underscore = function(str) {
  return str.replace(/([A-Z])/g, function(_2, match) {
    return "_" + match.toLowerCase();
  });
};

// node_modules/csv-parse/lib/api/normalize_options.js
var normalize_options = function(opts) {
  const options = {};
  for (const opt in opts) {
    options[underscore(opt)] = opts[opt];
  }
  if (options.encoding === void 0 || options.encoding === true) {
    options.encoding = "utf8";
  } else if (options.encoding === null || options.encoding === false) {
    options.encoding = null;
  } else if (typeof options.encoding !== "string" && options.encoding !== null) {
    throw new CsvError(
      "CSV_INVALID_OPTION_ENCODING",
      [
        "Invalid option encoding:",
        "encoding must be a string or null to return a buffer,",
        `got ${JSON.stringify(options.encoding)}`
      ],
      options
    );
  }
  if (options.bom === void 0 || options.bom === null || options.bom === false) {
    options.bom = false;
  } else if (options.bom !== true) {
    throw new CsvError(
      "CSV_INVALID_OPTION_BOM",
      [
        "Invalid option bom:",
        "bom must be true,",
        `got ${JSON.stringify(options.bom)}`
      ],
      options
    );
  }
  options.cast_function = null;
  if (options.cast === void 0 || options.cast === null || options.cast === false || options.cast === "") {
    options.cast = void 0;
  } else if (typeof options.cast === "function") {
    options.cast_function = options.cast;
    options.cast = true;
  } else if (options.cast !== true) {
    throw new CsvError(
      "CSV_INVALID_OPTION_CAST",
      [
        "Invalid option cast:",
        "cast must be true or a function,",
        `got ${JSON.stringify(options.cast)}`
      ],
      options
    );
  }
  if (options.cast_date === void 0 || options.cast_date === null || options.cast_date === false || options.cast_date === "") {
    options.cast_date = false;
  } else if (options.cast_date === true) {
    options.cast_date = function(value2) {
      const date = Date.parse(value2);
      return !isNaN(date) ? new Date(date) : value2;
    };
  } else if (typeof options.cast_date !== "function") {
    throw new CsvError(
      "CSV_INVALID_OPTION_CAST_DATE",
      [
        "Invalid option cast_date:",
        "cast_date must be true or a function,",
        `got ${JSON.stringify(options.cast_date)}`
      ],
      options
    );
  }
  options.cast_first_line_to_header = void 0;
  if (options.columns === true) {
    options.cast_first_line_to_header = void 0;
  } else if (typeof options.columns === "function") {
    options.cast_first_line_to_header = options.columns;
    options.columns = true;
  } else if (Array.isArray(options.columns)) {
    options.columns = normalize_columns_array(options.columns);
  } else if (options.columns === void 0 || options.columns === null || options.columns === false) {
    options.columns = false;
  } else {
    throw new CsvError(
      "CSV_INVALID_OPTION_COLUMNS",
      [
        "Invalid option columns:",
        "expect an array, a function or true,",
        `got ${JSON.stringify(options.columns)}`
      ],
      options
    );
  }
  if (options.group_columns_by_name === void 0 || options.group_columns_by_name === null || options.group_columns_by_name === false) {
    options.group_columns_by_name = false;
  } else if (options.group_columns_by_name !== true) {
    throw new CsvError(
      "CSV_INVALID_OPTION_GROUP_COLUMNS_BY_NAME",
      [
        "Invalid option group_columns_by_name:",
        "expect an boolean,",
        `got ${JSON.stringify(options.group_columns_by_name)}`
      ],
      options
    );
  } else if (options.columns === false) {
    throw new CsvError(
      "CSV_INVALID_OPTION_GROUP_COLUMNS_BY_NAME",
      [
        "Invalid option group_columns_by_name:",
        "the `columns` mode must be activated."
      ],
      options
    );
  }
  if (options.comment === void 0 || options.comment === null || options.comment === false || options.comment === "") {
    options.comment = null;
  } else {
    if (typeof options.comment === "string") {
      options.comment = Buffer.from(options.comment, options.encoding);
    }
    if (!Buffer.isBuffer(options.comment)) {
      throw new CsvError(
        "CSV_INVALID_OPTION_COMMENT",
        [
          "Invalid option comment:",
          "comment must be a buffer or a string,",
          `got ${JSON.stringify(options.comment)}`
        ],
        options
      );
    }
  }
  if (options.comment_no_infix === void 0 || options.comment_no_infix === null || options.comment_no_infix === false) {
    options.comment_no_infix = false;
  } else if (options.comment_no_infix !== true) {
    throw new CsvError(
      "CSV_INVALID_OPTION_COMMENT",
      [
        "Invalid option comment_no_infix:",
        "value must be a boolean,",
        `got ${JSON.stringify(options.comment_no_infix)}`
      ],
      options
    );
  }
  if (options.delimiter_auto === void 0 || options.delimiter_auto === null || options.delimiter_auto === false) {
    options.delimiter_auto = false;
  } else if (options.delimiter_auto === true) {
    options.delimiter_auto = {};
  } else if (!is_object(options.delimiter_auto)) {
    throw new CsvError(
      "CSV_INVALID_OPTION_DELIMITER_AUTO",
      [
        "Invalid option delimiter_auto:",
        "delimiter_auto must be a boolean or a configuration object,",
        `got ${JSON.stringify(options.delimiter_auto)}`
      ],
      options
    );
  }
  if (options.delimiter_auto) {
    if (options.delimiter_auto.preferred === void 0)
      options.delimiter_auto.preferred = {
        [",".charCodeAt(0)]: 1.8,
        ["	".charCodeAt(0)]: 1.8,
        [";".charCodeAt(0)]: 1.6,
        [" ".charCodeAt(0)]: 1.6,
        [":".charCodeAt(0)]: 1.5,
        [".".charCodeAt(0)]: 1.4,
        ["/".charCodeAt(0)]: 1.4
      };
    else if (!is_object(options.delimiter_auto.preferred)) {
      throw new CsvError(
        "CSV_INVALID_OPTION_DELIMITER_AUTO",
        [
          "Invalid option delimiter_auto:",
          "preferred must be an object,",
          `got ${JSON.stringify(options.delimiter_auto.preferred)}`
        ],
        options
      );
    }
    if (options.delimiter_auto.score === void 0)
      options.delimiter_auto.score = (info, options2) => {
        return (info.total - info.std) * (options2.preferred[info.char_code] || 1);
      };
    else if (typeof options.delimiter_auto.score !== "function") {
      throw new CsvError(
        "CSV_INVALID_OPTION_DELIMITER_AUTO",
        [
          "Invalid option delimiter_auto:",
          "score must be a function,",
          `got ${JSON.stringify(options.delimiter_auto.score)}`
        ],
        options
      );
    }
    if (options.delimiter_auto.size === void 0)
      options.delimiter_auto.size = 2048;
    else if (typeof options.delimiter_auto.size !== "number") {
      throw new CsvError(
        "CSV_INVALID_OPTION_DELIMITER_AUTO",
        [
          "Invalid option delimiter_auto:",
          "size must be a number,",
          `got ${JSON.stringify(options.delimiter_auto.size)}`
        ],
        options
      );
    }
  }
  const delimiter_json = JSON.stringify(options.delimiter);
  if (options.delimiter_auto !== false) {
    options.delimiter = [];
  }
  if (!Array.isArray(options.delimiter)) {
    if (options.delimiter === void 0 || options.delimiter === null || options.delimiter === false) {
      options.delimiter = Buffer.from(",", options.encoding);
    }
    options.delimiter = [options.delimiter];
  }
  options.delimiter = options.delimiter.map(function(delimiter) {
    if (typeof delimiter === "string") {
      delimiter = Buffer.from(delimiter, options.encoding);
    }
    if (!Buffer.isBuffer(delimiter) || delimiter.length === 0) {
      throw new CsvError(
        "CSV_INVALID_OPTION_DELIMITER",
        [
          "Invalid option delimiter:",
          "delimiter must be a non empty string or buffer or array of string|buffer,",
          `got ${delimiter_json}`
        ],
        options
      );
    }
    return delimiter;
  });
  if (options.escape === void 0 || options.escape === true) {
    options.escape = Buffer.from('"', options.encoding);
  } else if (typeof options.escape === "string") {
    options.escape = Buffer.from(options.escape, options.encoding);
  } else if (options.escape === null || options.escape === false) {
    options.escape = null;
  }
  if (options.escape !== null) {
    if (!Buffer.isBuffer(options.escape)) {
      throw new Error(
        `Invalid Option: escape must be a buffer, a string or a boolean, got ${JSON.stringify(options.escape)}`
      );
    }
  }
  if (options.from === void 0 || options.from === null) {
    options.from = 1;
  } else {
    if (typeof options.from === "string" && /\d+/.test(options.from)) {
      options.from = parseInt(options.from);
    }
    if (Number.isInteger(options.from)) {
      if (options.from < 0) {
        throw new Error(
          `Invalid Option: from must be a positive integer, got ${JSON.stringify(opts.from)}`
        );
      }
    } else {
      throw new Error(
        `Invalid Option: from must be an integer, got ${JSON.stringify(options.from)}`
      );
    }
  }
  if (options.from_line === void 0 || options.from_line === null) {
    options.from_line = 1;
  } else {
    if (typeof options.from_line === "string" && /\d+/.test(options.from_line)) {
      options.from_line = parseInt(options.from_line);
    }
    if (Number.isInteger(options.from_line)) {
      if (options.from_line <= 0) {
        throw new Error(
          `Invalid Option: from_line must be a positive integer greater than 0, got ${JSON.stringify(opts.from_line)}`
        );
      }
    } else {
      throw new Error(
        `Invalid Option: from_line must be an integer, got ${JSON.stringify(opts.from_line)}`
      );
    }
  }
  if (options.ignore_last_delimiters === void 0 || options.ignore_last_delimiters === null) {
    options.ignore_last_delimiters = false;
  } else if (typeof options.ignore_last_delimiters === "number") {
    options.ignore_last_delimiters = Math.floor(options.ignore_last_delimiters);
    if (options.ignore_last_delimiters === 0) {
      options.ignore_last_delimiters = false;
    }
  } else if (typeof options.ignore_last_delimiters !== "boolean") {
    throw new CsvError(
      "CSV_INVALID_OPTION_IGNORE_LAST_DELIMITERS",
      [
        "Invalid option `ignore_last_delimiters`:",
        "the value must be a boolean value or an integer,",
        `got ${JSON.stringify(options.ignore_last_delimiters)}`
      ],
      options
    );
  }
  if (options.ignore_last_delimiters === true && options.columns === false) {
    throw new CsvError(
      "CSV_IGNORE_LAST_DELIMITERS_REQUIRES_COLUMNS",
      [
        "The option `ignore_last_delimiters`",
        "requires the activation of the `columns` option"
      ],
      options
    );
  }
  if (options.info === void 0 || options.info === null || options.info === false) {
    options.info = false;
  } else if (options.info !== true) {
    throw new Error(
      `Invalid Option: info must be true, got ${JSON.stringify(options.info)}`
    );
  }
  if (options.max_record_size === void 0 || options.max_record_size === null || options.max_record_size === false) {
    options.max_record_size = 0;
  } else if (Number.isInteger(options.max_record_size) && options.max_record_size >= 0) {
  } else if (typeof options.max_record_size === "string" && /\d+/.test(options.max_record_size)) {
    options.max_record_size = parseInt(options.max_record_size);
  } else {
    throw new Error(
      `Invalid Option: max_record_size must be a positive integer, got ${JSON.stringify(options.max_record_size)}`
    );
  }
  if (options.objname === void 0 || options.objname === null || options.objname === false) {
    options.objname = void 0;
  } else if (Buffer.isBuffer(options.objname)) {
    if (options.objname.length === 0) {
      throw new Error(`Invalid Option: objname must be a non empty buffer`);
    }
    if (options.encoding === null) {
    } else {
      options.objname = options.objname.toString(options.encoding);
    }
  } else if (typeof options.objname === "string") {
    if (options.objname.length === 0) {
      throw new Error(`Invalid Option: objname must be a non empty string`);
    }
  } else if (typeof options.objname === "number") {
  } else {
    throw new Error(
      `Invalid Option: objname must be a string or a buffer, got ${options.objname}`
    );
  }
  if (options.objname !== void 0) {
    if (typeof options.objname === "number") {
      if (options.columns !== false) {
        throw Error(
          "Invalid Option: objname index cannot be combined with columns or be defined as a field"
        );
      }
    } else {
      if (options.columns === false) {
        throw Error(
          "Invalid Option: objname field must be combined with columns or be defined as an index"
        );
      }
    }
  }
  if (options.on_record === void 0 || options.on_record === null) {
    options.on_record = void 0;
  } else if (typeof options.on_record !== "function") {
    throw new CsvError(
      "CSV_INVALID_OPTION_ON_RECORD",
      [
        "Invalid option `on_record`:",
        "expect a function,",
        `got ${JSON.stringify(options.on_record)}`
      ],
      options
    );
  }
  if (options.on_skip !== void 0 && options.on_skip !== null && typeof options.on_skip !== "function") {
    throw new Error(
      `Invalid Option: on_skip must be a function, got ${JSON.stringify(options.on_skip)}`
    );
  }
  if (options.quote === null || options.quote === false || options.quote === "") {
    options.quote = null;
  } else {
    if (options.quote === void 0 || options.quote === true) {
      options.quote = Buffer.from('"', options.encoding);
    } else if (typeof options.quote === "string") {
      options.quote = Buffer.from(options.quote, options.encoding);
    }
    if (!Buffer.isBuffer(options.quote)) {
      throw new Error(
        `Invalid Option: quote must be a buffer or a string, got ${JSON.stringify(options.quote)}`
      );
    }
  }
  if (options.raw === void 0 || options.raw === null || options.raw === false) {
    options.raw = false;
  } else if (options.raw !== true) {
    throw new Error(
      `Invalid Option: raw must be true, got ${JSON.stringify(options.raw)}`
    );
  }
  if (options.record_delimiter === void 0) {
    options.record_delimiter = [];
  } else if (typeof options.record_delimiter === "string" || Buffer.isBuffer(options.record_delimiter)) {
    if (options.record_delimiter.length === 0) {
      throw new CsvError(
        "CSV_INVALID_OPTION_RECORD_DELIMITER",
        [
          "Invalid option `record_delimiter`:",
          "value must be a non empty string or buffer,",
          `got ${JSON.stringify(options.record_delimiter)}`
        ],
        options
      );
    }
    options.record_delimiter = [options.record_delimiter];
  } else if (!Array.isArray(options.record_delimiter)) {
    throw new CsvError(
      "CSV_INVALID_OPTION_RECORD_DELIMITER",
      [
        "Invalid option `record_delimiter`:",
        "value must be a string, a buffer or array of string|buffer,",
        `got ${JSON.stringify(options.record_delimiter)}`
      ],
      options
    );
  }
  options.record_delimiter = options.record_delimiter.map(function(rd, i) {
    if (typeof rd !== "string" && !Buffer.isBuffer(rd)) {
      throw new CsvError(
        "CSV_INVALID_OPTION_RECORD_DELIMITER",
        [
          "Invalid option `record_delimiter`:",
          "value must be a string, a buffer or array of string|buffer",
          `at index ${i},`,
          `got ${JSON.stringify(rd)}`
        ],
        options
      );
    } else if (rd.length === 0) {
      throw new CsvError(
        "CSV_INVALID_OPTION_RECORD_DELIMITER",
        [
          "Invalid option `record_delimiter`:",
          "value must be a non empty string or buffer",
          `at index ${i},`,
          `got ${JSON.stringify(rd)}`
        ],
        options
      );
    }
    if (typeof rd === "string") {
      rd = Buffer.from(rd, options.encoding);
    }
    return rd;
  });
  if (typeof options.relax_column_count === "boolean") {
  } else if (options.relax_column_count === void 0 || options.relax_column_count === null) {
    options.relax_column_count = false;
  } else {
    throw new Error(
      `Invalid Option: relax_column_count must be a boolean, got ${JSON.stringify(options.relax_column_count)}`
    );
  }
  if (typeof options.relax_column_count_less === "boolean") {
  } else if (options.relax_column_count_less === void 0 || options.relax_column_count_less === null) {
    options.relax_column_count_less = false;
  } else {
    throw new Error(
      `Invalid Option: relax_column_count_less must be a boolean, got ${JSON.stringify(options.relax_column_count_less)}`
    );
  }
  if (typeof options.relax_column_count_more === "boolean") {
  } else if (options.relax_column_count_more === void 0 || options.relax_column_count_more === null) {
    options.relax_column_count_more = false;
  } else {
    throw new Error(
      `Invalid Option: relax_column_count_more must be a boolean, got ${JSON.stringify(options.relax_column_count_more)}`
    );
  }
  if (typeof options.relax_quotes === "boolean") {
  } else if (options.relax_quotes === void 0 || options.relax_quotes === null) {
    options.relax_quotes = false;
  } else {
    throw new Error(
      `Invalid Option: relax_quotes must be a boolean, got ${JSON.stringify(options.relax_quotes)}`
    );
  }
  if (typeof options.skip_empty_lines === "boolean") {
  } else if (options.skip_empty_lines === void 0 || options.skip_empty_lines === null) {
    options.skip_empty_lines = false;
  } else {
    throw new Error(
      `Invalid Option: skip_empty_lines must be a boolean, got ${JSON.stringify(options.skip_empty_lines)}`
    );
  }
  if (typeof options.skip_records_with_empty_values === "boolean") {
  } else if (options.skip_records_with_empty_values === void 0 || options.skip_records_with_empty_values === null) {
    options.skip_records_with_empty_values = false;
  } else {
    throw new Error(
      `Invalid Option: skip_records_with_empty_values must be a boolean, got ${JSON.stringify(options.skip_records_with_empty_values)}`
    );
  }
  if (typeof options.skip_records_with_error === "boolean") {
  } else if (options.skip_records_with_error === void 0 || options.skip_records_with_error === null) {
    options.skip_records_with_error = false;
  } else {
    throw new Error(
      `Invalid Option: skip_records_with_error must be a boolean, got ${JSON.stringify(options.skip_records_with_error)}`
    );
  }
  if (options.rtrim === void 0 || options.rtrim === null || options.rtrim === false) {
    options.rtrim = false;
  } else if (options.rtrim !== true) {
    throw new Error(
      `Invalid Option: rtrim must be a boolean, got ${JSON.stringify(options.rtrim)}`
    );
  }
  if (options.ltrim === void 0 || options.ltrim === null || options.ltrim === false) {
    options.ltrim = false;
  } else if (options.ltrim !== true) {
    throw new Error(
      `Invalid Option: ltrim must be a boolean, got ${JSON.stringify(options.ltrim)}`
    );
  }
  if (options.trim === void 0 || options.trim === null || options.trim === false) {
    options.trim = false;
  } else if (options.trim !== true) {
    throw new Error(
      `Invalid Option: trim must be a boolean, got ${JSON.stringify(options.trim)}`
    );
  }
  if (options.trim === true && opts.ltrim !== false) {
    options.ltrim = true;
  } else if (options.ltrim !== true) {
    options.ltrim = false;
  }
  if (options.trim === true && opts.rtrim !== false) {
    options.rtrim = true;
  } else if (options.rtrim !== true) {
    options.rtrim = false;
  }
  if (options.to === void 0 || options.to === null) {
    options.to = -1;
  } else if (options.to !== -1) {
    if (typeof options.to === "string" && /\d+/.test(options.to)) {
      options.to = parseInt(options.to);
    }
    if (Number.isInteger(options.to)) {
      if (options.to <= 0) {
        throw new Error(
          `Invalid Option: to must be a positive integer greater than 0, got ${JSON.stringify(opts.to)}`
        );
      }
    } else {
      throw new Error(
        `Invalid Option: to must be an integer, got ${JSON.stringify(opts.to)}`
      );
    }
  }
  if (options.to_line === void 0 || options.to_line === null) {
    options.to_line = -1;
  } else if (options.to_line !== -1) {
    if (typeof options.to_line === "string" && /\d+/.test(options.to_line)) {
      options.to_line = parseInt(options.to_line);
    }
    if (Number.isInteger(options.to_line)) {
      if (options.to_line <= 0) {
        throw new Error(
          `Invalid Option: to_line must be a positive integer greater than 0, got ${JSON.stringify(opts.to_line)}`
        );
      }
    } else {
      throw new Error(
        `Invalid Option: to_line must be an integer, got ${JSON.stringify(opts.to_line)}`
      );
    }
  }
  return options;
};

// node_modules/csv-parse/lib/utils/delimiter_discover.js
var delimiter_discover = function(records, options) {
  if (!options) {
    ({ delimiter_auto: options } = normalize_options({ delimiter_auto: true }));
  }
  if (typeof records === "string") {
    records = Buffer.from(records);
  }
  if (Buffer.isBuffer(records)) {
    records = ((data) => {
      const records2 = [];
      const parser = transform({ delimiter: [] });
      const push = (record2) => records2.push(record2);
      const close = () => {
      };
      const error = parser.parse(data, true, push, close);
      if (error !== void 0) throw error;
      return records2;
    })(records);
  }
  const info = Array(127).fill().map(() => ({ lines: [] }));
  records.map(([record2], line) => {
    for (let i = 0, l = record2.length; i < l; i++) {
      const code = record2.charCodeAt(i);
      if (info[code].lines[line] === void 0) info[code].lines[line] = 0;
      info[code].lines[line]++;
    }
  });
  info.map((info2, i) => {
    info2.char_code = i;
    info2.std = std(info2.lines);
    info2.total = info2.lines.reduce((acc, val) => acc + val, 0);
    info2.preferred = !!options.preferred[i];
    info2.score = options.score(info2, options);
  });
  const result = info.reduce(
    (acc, info2) => acc.score > info2.score ? acc : info2,
    {}
  );
  return String.fromCharCode(result.char_code);
};
var std = function(array2) {
  const n = array2.length;
  if (n === 0) return 0;
  const mean = array2.reduce((a, b) => a + b) / n;
  return Math.sqrt(
    array2.map((x) => Math.pow(x - mean, 2)).reduce((a, b) => a + b) / n
  );
};

// node_modules/csv-parse/lib/api/index.js
var isRecordEmpty = function(record2) {
  return record2.every(
    (field) => field == null || field.toString && field.toString().trim() === ""
  );
};
var cr = 13;
var nl = 10;
var boms = {
  // Note, the following are equals:
  // Buffer.from("\ufeff")
  // Buffer.from([239, 187, 191])
  // Buffer.from('EFBBBF', 'hex')
  utf8: Buffer.from([239, 187, 191]),
  // Note, the following are equals:
  // Buffer.from "\ufeff", 'utf16le
  // Buffer.from([255, 254])
  utf16le: Buffer.from([255, 254])
};
var transform = function(original_options = {}) {
  const info = {
    bytes: 0,
    bytes_records: 0,
    comment_lines: 0,
    empty_lines: 0,
    invalid_field_length: 0,
    lines: 1,
    records: 0
  };
  const options = normalize_options(original_options);
  return {
    info,
    original_options,
    options,
    state: init_state(options),
    __needMoreData: function(i, bufLen, end) {
      if (end) return false;
      const { encoding, escape, quote } = this.options;
      const { quoting, needMoreDataSize, recordDelimiterMaxLength } = this.state;
      const numOfCharLeft = bufLen - i - 1;
      const requiredLength = Math.max(
        needMoreDataSize,
        // Skip if the remaining buffer smaller than record delimiter
        // If "record_delimiter" is yet to be discovered:
        // 1. It is equals to `[]` and "recordDelimiterMaxLength" equals `0`
        // 2. We set the length to windows line ending in the current encoding
        // Note, that encoding is known from user or bom discovery at that point
        // recordDelimiterMaxLength,
        recordDelimiterMaxLength === 0 ? Buffer.from("\r\n", encoding).length : recordDelimiterMaxLength,
        // Skip if remaining buffer can be an escaped quote
        quoting ? (escape === null ? 0 : escape.length) + quote.length : 0,
        // Skip if remaining buffer can be record delimiter following the closing quote
        quoting ? quote.length + recordDelimiterMaxLength : 0
      );
      return numOfCharLeft < requiredLength;
    },
    // Central parser implementation
    parse: function(nextBuf, end, push, close) {
      const {
        bom,
        comment_no_infix,
        delimiter_auto,
        encoding,
        from_line,
        ltrim,
        max_record_size,
        raw,
        relax_quotes,
        rtrim,
        skip_empty_lines,
        to,
        to_line
      } = this.options;
      let { comment, escape, quote, record_delimiter } = this.options;
      const {
        bomSkipped,
        delimiterDiscovered,
        delimiterBufPrevious,
        rawBuffer,
        escapeIsQuote
      } = this.state;
      if (!delimiterDiscovered && delimiter_auto) {
        let delimiterBuf;
        if (delimiterBufPrevious === void 0) {
          delimiterBuf = nextBuf;
        } else if (delimiterBufPrevious !== void 0 && nextBuf === void 0) {
          delimiterBuf = delimiterBufPrevious;
        } else {
          delimiterBuf = Buffer.concat([delimiterBufPrevious, nextBuf]);
        }
        nextBuf = void 0;
        if (end || delimiterBuf.length > delimiter_auto.size) {
          this.options.delimiter = [
            Buffer.from(
              delimiter_discover(delimiterBuf, this.options.delimiter_auto)
            )
          ];
          this.state.previousBuf = delimiterBuf;
          this.state.delimiterBufPrevious = void 0;
          this.state.delimiterDiscovered = true;
        } else {
          this.state.delimiterBufPrevious = delimiterBuf;
          return;
        }
      }
      const { previousBuf } = this.state;
      let buf;
      if (previousBuf === void 0) {
        if (nextBuf === void 0) {
          close();
          return;
        } else {
          buf = nextBuf;
        }
      } else if (previousBuf !== void 0 && nextBuf === void 0) {
        buf = previousBuf;
      } else {
        buf = Buffer.concat([previousBuf, nextBuf]);
      }
      if (bomSkipped === false) {
        if (bom === false) {
          this.state.bomSkipped = true;
        } else if (buf.length < 3) {
          if (end === false) {
            this.state.previousBuf = buf;
            return;
          }
        } else {
          for (const encoding2 in boms) {
            if (boms[encoding2].compare(buf, 0, boms[encoding2].length) === 0) {
              const bomLength = boms[encoding2].length;
              this.state.bufBytesStart += bomLength;
              buf = buf.slice(bomLength);
              const options2 = normalize_options({
                ...this.original_options,
                encoding: encoding2
              });
              for (const key in options2) {
                this.options[key] = options2[key];
              }
              ({ comment, escape, quote } = this.options);
              break;
            }
          }
          this.state.bomSkipped = true;
        }
      }
      const bufLen = buf.length;
      let pos;
      for (pos = 0; pos < bufLen; pos++) {
        if (this.__needMoreData(pos, bufLen, end)) {
          break;
        }
        if (this.state.wasRowDelimiter === true) {
          this.info.lines++;
          this.state.wasRowDelimiter = false;
        }
        if (to_line !== -1 && this.info.lines > to_line) {
          this.state.stop = true;
          close();
          return;
        }
        if (this.state.quoting === false && record_delimiter.length === 0) {
          const record_delimiterCount = this.__autoDiscoverRecordDelimiter(
            buf,
            pos
          );
          if (record_delimiterCount) {
            record_delimiter = this.options.record_delimiter;
          }
        }
        const chr = buf[pos];
        if (raw === true) {
          rawBuffer.append(chr);
        }
        if ((chr === cr || chr === nl) && this.state.wasRowDelimiter === false) {
          this.state.wasRowDelimiter = true;
        }
        if (this.state.escaping === true) {
          this.state.escaping = false;
        } else {
          if (escape !== null && this.state.quoting === true && this.__isEscape(buf, pos, chr) && pos + escape.length < bufLen) {
            if (escapeIsQuote) {
              if (this.__isQuote(buf, pos + escape.length)) {
                this.state.escaping = true;
                pos += escape.length - 1;
                continue;
              }
            } else {
              this.state.escaping = true;
              pos += escape.length - 1;
              continue;
            }
          }
          if (this.state.commenting === false && this.__isQuote(buf, pos)) {
            if (this.state.quoting === true) {
              const nextChr = buf[pos + quote.length];
              const isNextChrTrimable = rtrim && this.__isCharTrimable(buf, pos + quote.length);
              const isNextChrComment = comment !== null && this.__compareBytes(comment, buf, pos + quote.length, nextChr);
              const isNextChrDelimiter = this.__isDelimiter(
                buf,
                pos + quote.length,
                nextChr
              );
              const isNextChrRecordDelimiter = record_delimiter.length === 0 ? this.__autoDiscoverRecordDelimiter(buf, pos + quote.length) : this.__isRecordDelimiter(nextChr, buf, pos + quote.length);
              if (escape !== null && this.__isEscape(buf, pos, chr) && this.__isQuote(buf, pos + escape.length)) {
                pos += escape.length - 1;
              } else if (!nextChr || isNextChrDelimiter || isNextChrRecordDelimiter || isNextChrComment || isNextChrTrimable) {
                this.state.quoting = false;
                this.state.wasQuoting = true;
                pos += quote.length - 1;
                continue;
              } else if (relax_quotes === false) {
                const err = this.__error(
                  new CsvError(
                    "CSV_INVALID_CLOSING_QUOTE",
                    [
                      "Invalid Closing Quote:",
                      `got "${String.fromCharCode(nextChr)}"`,
                      `at line ${this.info.lines}`,
                      "instead of delimiter, record delimiter, trimable character",
                      "(if activated) or comment"
                    ],
                    this.options,
                    this.__infoField()
                  )
                );
                if (err !== void 0) return err;
              } else {
                this.state.quoting = false;
                this.state.wasQuoting = true;
                this.state.field.prepend(quote);
                pos += quote.length - 1;
              }
            } else {
              if (this.state.field.length !== 0) {
                if (relax_quotes === false) {
                  const info2 = this.__infoField();
                  const bom2 = Object.keys(boms).map(
                    (b) => boms[b].equals(this.state.field.toString()) ? b : false
                  ).filter(Boolean)[0];
                  const err = this.__error(
                    new CsvError(
                      "INVALID_OPENING_QUOTE",
                      [
                        "Invalid Opening Quote:",
                        `a quote is found on field ${JSON.stringify(info2.column)} at line ${info2.lines}, value is ${JSON.stringify(this.state.field.toString(encoding))}`,
                        bom2 ? `(${bom2} bom)` : void 0
                      ],
                      this.options,
                      info2,
                      {
                        field: this.state.field
                      }
                    )
                  );
                  if (err !== void 0) return err;
                }
              } else {
                this.state.quoting = true;
                pos += quote.length - 1;
                continue;
              }
            }
          }
          if (this.state.quoting === false) {
            const recordDelimiterLength = this.__isRecordDelimiter(
              chr,
              buf,
              pos
            );
            if (recordDelimiterLength !== 0) {
              const skipCommentLine = this.state.commenting && this.state.wasQuoting === false && this.state.record.length === 0 && this.state.field.length === 0;
              if (skipCommentLine) {
                this.info.comment_lines++;
              } else {
                if (this.state.enabled === false && this.info.lines + (this.state.wasRowDelimiter === true ? 1 : 0) >= from_line) {
                  this.state.enabled = true;
                  this.__resetField();
                  this.__resetRecord();
                  pos += recordDelimiterLength - 1;
                  continue;
                }
                if (skip_empty_lines === true && this.state.wasQuoting === false && this.state.record.length === 0 && this.state.field.length === 0) {
                  this.info.empty_lines++;
                  pos += recordDelimiterLength - 1;
                  continue;
                }
                this.info.bytes = this.state.bufBytesStart + pos;
                const errField = this.__onField();
                if (errField !== void 0) return errField;
                this.info.bytes = this.state.bufBytesStart + pos + recordDelimiterLength;
                const errRecord = this.__onRecord(push);
                if (errRecord !== void 0) return errRecord;
                if (to !== -1 && this.info.records >= to) {
                  this.state.stop = true;
                  close();
                  return;
                }
              }
              this.state.commenting = false;
              pos += recordDelimiterLength - 1;
              continue;
            }
            if (this.state.commenting) {
              continue;
            }
            if (comment !== null && (comment_no_infix === false || this.state.record.length === 0 && this.state.field.length === 0)) {
              const commentCount = this.__compareBytes(comment, buf, pos, chr);
              if (commentCount !== 0) {
                this.state.commenting = true;
                continue;
              }
            }
            const delimiterLength = this.__isDelimiter(buf, pos, chr);
            if (delimiterLength !== 0) {
              this.info.bytes = this.state.bufBytesStart + pos;
              const errField = this.__onField();
              if (errField !== void 0) return errField;
              pos += delimiterLength - 1;
              continue;
            }
          }
        }
        if (this.state.commenting === false) {
          if (max_record_size !== 0 && this.state.record_length + this.state.field.length > max_record_size) {
            return this.__error(
              new CsvError(
                "CSV_MAX_RECORD_SIZE",
                [
                  "Max Record Size:",
                  "record exceed the maximum number of tolerated bytes",
                  `of ${max_record_size}`,
                  `at line ${this.info.lines}`
                ],
                this.options,
                this.__infoField()
              )
            );
          }
        }
        const lappend = ltrim === false || this.state.quoting === true || this.state.field.length !== 0 || !this.__isCharTrimable(buf, pos);
        const rappend = rtrim === false || this.state.wasQuoting === false;
        if (lappend === true && rappend === true) {
          this.state.field.append(chr);
        } else if (rtrim === true && !this.__isCharTrimable(buf, pos)) {
          return this.__error(
            new CsvError(
              "CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE",
              [
                "Invalid Closing Quote:",
                "found non trimable byte after quote",
                `at line ${this.info.lines}`
              ],
              this.options,
              this.__infoField()
            )
          );
        } else {
          if (lappend === false) {
            pos += this.__isCharTrimable(buf, pos) - 1;
          }
          continue;
        }
      }
      if (end === true) {
        if (this.state.quoting === true) {
          const err = this.__error(
            new CsvError(
              "CSV_QUOTE_NOT_CLOSED",
              [
                "Quote Not Closed:",
                `the parsing is finished with an opening quote at line ${this.info.lines}`
              ],
              this.options,
              this.__infoField()
            )
          );
          if (err !== void 0) return err;
        } else {
          if (this.state.wasQuoting === true || this.state.record.length !== 0 || this.state.field.length !== 0) {
            this.info.bytes = this.state.bufBytesStart + pos;
            const errField = this.__onField();
            if (errField !== void 0) return errField;
            const errRecord = this.__onRecord(push);
            if (errRecord !== void 0) return errRecord;
          } else if (this.state.wasRowDelimiter === true) {
            this.info.empty_lines++;
          } else if (this.state.commenting === true) {
            this.info.comment_lines++;
          }
        }
      } else {
        this.state.bufBytesStart += pos;
        this.state.previousBuf = buf.slice(pos);
      }
      if (this.state.wasRowDelimiter === true) {
        this.info.lines++;
        this.state.wasRowDelimiter = false;
      }
    },
    __onRecord: function(push) {
      const {
        columns,
        group_columns_by_name,
        encoding,
        info: info2,
        from,
        relax_column_count,
        relax_column_count_less,
        relax_column_count_more,
        raw,
        skip_records_with_empty_values
      } = this.options;
      const { enabled, record: record2 } = this.state;
      if (enabled === false) {
        return this.__resetRecord();
      }
      const recordLength = record2.length;
      if (columns === true) {
        if (skip_records_with_empty_values === true && isRecordEmpty(record2)) {
          this.__resetRecord();
          return;
        }
        return this.__firstLineToColumns(record2);
      }
      if (columns === false && this.info.records === 0) {
        this.state.expectedRecordLength = recordLength;
      }
      if (recordLength !== this.state.expectedRecordLength) {
        const err = columns === false ? new CsvError(
          "CSV_RECORD_INCONSISTENT_FIELDS_LENGTH",
          [
            "Invalid Record Length:",
            `expect ${this.state.expectedRecordLength},`,
            `got ${recordLength} on line ${this.info.lines}`
          ],
          this.options,
          this.__infoField(),
          {
            record: record2
          }
        ) : new CsvError(
          "CSV_RECORD_INCONSISTENT_COLUMNS",
          [
            "Invalid Record Length:",
            `columns length is ${columns.length},`,
            // rename columns
            `got ${recordLength} on line ${this.info.lines}`
          ],
          this.options,
          this.__infoField(),
          {
            record: record2
          }
        );
        if (relax_column_count === true || relax_column_count_less === true && recordLength < this.state.expectedRecordLength || relax_column_count_more === true && recordLength > this.state.expectedRecordLength) {
          this.info.invalid_field_length++;
          this.state.error = err;
        } else {
          const finalErr = this.__error(err);
          if (finalErr) return finalErr;
        }
      }
      if (skip_records_with_empty_values === true && isRecordEmpty(record2)) {
        this.__resetRecord();
        return;
      }
      if (this.state.recordHasError === true) {
        this.__resetRecord();
        this.state.recordHasError = false;
        return;
      }
      this.info.records++;
      if (from === 1 || this.info.records >= from) {
        const { objname } = this.options;
        if (columns !== false) {
          const obj = {};
          for (let i = 0, l = record2.length; i < l; i++) {
            if (columns[i] === void 0 || columns[i].disabled) continue;
            if (group_columns_by_name === true && Object.hasOwn(obj, columns[i].name)) {
              if (Array.isArray(obj[columns[i].name])) {
                obj[columns[i].name] = obj[columns[i].name].concat(record2[i]);
              } else {
                obj[columns[i].name] = [obj[columns[i].name], record2[i]];
              }
            } else {
              Object.defineProperty(obj, columns[i].name, {
                value: record2[i],
                enumerable: true,
                writable: true,
                configurable: true
              });
            }
          }
          if (raw === true || info2 === true) {
            const extRecord = Object.assign(
              { record: obj },
              raw === true ? { raw: this.state.rawBuffer.toString(encoding) } : {},
              info2 === true ? { info: this.__infoRecord() } : {}
            );
            const err = this.__push(
              objname === void 0 ? extRecord : [obj[objname], extRecord],
              push
            );
            if (err) {
              return err;
            }
          } else {
            const err = this.__push(
              objname === void 0 ? obj : [obj[objname], obj],
              push
            );
            if (err) {
              return err;
            }
          }
        } else {
          if (raw === true || info2 === true) {
            const extRecord = Object.assign(
              { record: record2 },
              raw === true ? { raw: this.state.rawBuffer.toString(encoding) } : {},
              info2 === true ? { info: this.__infoRecord() } : {}
            );
            const err = this.__push(
              objname === void 0 ? extRecord : [record2[objname], extRecord],
              push
            );
            if (err) {
              return err;
            }
          } else {
            const err = this.__push(
              objname === void 0 ? record2 : [record2[objname], record2],
              push
            );
            if (err) {
              return err;
            }
          }
        }
      }
      this.__resetRecord();
    },
    __firstLineToColumns: function(record2) {
      const { firstLineToHeaders } = this.state;
      try {
        const headers = firstLineToHeaders === void 0 ? record2 : firstLineToHeaders.call(null, record2);
        if (!Array.isArray(headers)) {
          return this.__error(
            new CsvError(
              "CSV_INVALID_COLUMN_MAPPING",
              [
                "Invalid Column Mapping:",
                "expect an array from column function,",
                `got ${JSON.stringify(headers)}`
              ],
              this.options,
              this.__infoField(),
              {
                headers
              }
            )
          );
        }
        const normalizedHeaders = normalize_columns_array(headers);
        this.state.expectedRecordLength = normalizedHeaders.length;
        this.options.columns = normalizedHeaders;
        this.__resetRecord();
        return;
      } catch (err) {
        return err;
      }
    },
    __resetRecord: function() {
      if (this.options.raw === true) {
        this.state.rawBuffer.reset();
      }
      this.state.error = void 0;
      this.state.record = [];
      this.state.record_length = 0;
    },
    __onField: function() {
      const { cast, encoding, rtrim, max_record_size } = this.options;
      const { enabled, wasQuoting } = this.state;
      if (enabled === false) {
        return this.__resetField();
      }
      let field = this.state.field.toString(encoding);
      if (rtrim === true && wasQuoting === false) {
        field = field.trimRight();
      }
      if (cast === true) {
        const [err, f] = this.__cast(field);
        if (err !== void 0) return err;
        field = f;
      }
      this.state.record.push(field);
      if (max_record_size !== 0 && typeof field === "string") {
        this.state.record_length += field.length;
      }
      this.__resetField();
    },
    __resetField: function() {
      this.state.field.reset();
      this.state.wasQuoting = false;
    },
    __push: function(record2, push) {
      const { on_record } = this.options;
      if (on_record !== void 0) {
        const info2 = this.__infoRecord();
        try {
          record2 = on_record.call(null, record2, info2);
        } catch (err) {
          return err;
        }
        if (record2 === void 0 || record2 === null) {
          return;
        }
      }
      this.info.bytes_records += this.info.bytes;
      push(record2);
    },
    // Return a tuple with the error and the casted value
    __cast: function(field) {
      const { columns, relax_column_count } = this.options;
      const isColumns = Array.isArray(columns);
      if (isColumns === true && relax_column_count && this.options.columns.length <= this.state.record.length) {
        return [void 0, void 0];
      }
      if (this.state.castField !== null) {
        try {
          const info2 = this.__infoField();
          return [void 0, this.state.castField.call(null, field, info2)];
        } catch (err) {
          return [err];
        }
      }
      if (this.__isFloat(field)) {
        return [void 0, parseFloat(field)];
      } else if (this.options.cast_date !== false) {
        const info2 = this.__infoField();
        return [void 0, this.options.cast_date.call(null, field, info2)];
      }
      return [void 0, field];
    },
    __compareBytes: function(sourceBuf, targetBuf, targetPos, firstByte) {
      if (sourceBuf[0] !== firstByte) return 0;
      const sourceLength = sourceBuf.length;
      for (let i = 1; i < sourceLength; i++) {
        if (sourceBuf[i] !== targetBuf[targetPos + i]) return 0;
      }
      return sourceLength;
    },
    // Helper to test if a character is trimable
    __isCharTrimable: function(buf, pos) {
      const { timchars, timcharFirstBytes } = this.state;
      const first = buf[pos];
      if (first === void 0 || timcharFirstBytes[first] === 0) return 0;
      loop1: for (let i = 0; i < timchars.length; i++) {
        const timchar = timchars[i];
        for (let j = 0; j < timchar.length; j++) {
          if (timchar[j] !== buf[pos + j]) continue loop1;
        }
        return timchar.length;
      }
      return 0;
    },
    __isDelimiter: function(buf, pos, chr) {
      const { delimiter, ignore_last_delimiters } = this.options;
      if (ignore_last_delimiters === true && this.state.record.length === this.options.columns.length - 1) {
        return 0;
      } else if (ignore_last_delimiters !== false && typeof ignore_last_delimiters === "number" && this.state.record.length === ignore_last_delimiters - 1) {
        return 0;
      }
      loop1: for (let i = 0; i < delimiter.length; i++) {
        const del = delimiter[i];
        if (del[0] === chr) {
          for (let j = 1; j < del.length; j++) {
            if (del[j] !== buf[pos + j]) continue loop1;
          }
          return del.length;
        }
      }
      return 0;
    },
    __isEscape: function(buf, pos, chr) {
      const { escape } = this.options;
      if (escape === null) return false;
      const l = escape.length;
      if (escape[0] === chr) {
        for (let i = 0; i < l; i++) {
          if (escape[i] !== buf[pos + i]) {
            return false;
          }
        }
        return true;
      }
      return false;
    },
    __isFloat: function(value2) {
      return value2 - parseFloat(value2) + 1 >= 0;
    },
    // Keep it in case we implement the `cast_int` option
    // __isInt(value){
    //   // return Number.isInteger(parseInt(value))
    //   // return !isNaN( parseInt( obj ) );
    //   return /^(\-|\+)?[1-9][0-9]*$/.test(value)
    // }
    __isQuote: function(buf, pos) {
      const { quote } = this.options;
      if (quote === null) return false;
      const l = quote.length;
      for (let i = 0; i < l; i++) {
        if (quote[i] !== buf[pos + i]) {
          return false;
        }
      }
      return true;
    },
    __isRecordDelimiter: function(chr, buf, pos) {
      const { record_delimiter } = this.options;
      const recordDelimiterLength = record_delimiter.length;
      loop1: for (let i = 0; i < recordDelimiterLength; i++) {
        const rd = record_delimiter[i];
        const rdLength = rd.length;
        if (rd[0] !== chr) {
          continue;
        }
        for (let j = 1; j < rdLength; j++) {
          if (rd[j] !== buf[pos + j]) {
            continue loop1;
          }
        }
        return rd.length;
      }
      return 0;
    },
    __autoDiscoverRecordDelimiter: function(buf, pos) {
      const { encoding } = this.options;
      const rds = [
        // Important, the windows line ending must be before mac os 9
        Buffer.from("\r\n", encoding),
        Buffer.from("\n", encoding),
        Buffer.from("\r", encoding)
      ];
      loop: for (let i = 0; i < rds.length; i++) {
        const l = rds[i].length;
        for (let j = 0; j < l; j++) {
          if (rds[i][j] !== buf[pos + j]) {
            continue loop;
          }
        }
        this.options.record_delimiter.push(rds[i]);
        this.state.recordDelimiterMaxLength = rds[i].length;
        return rds[i].length;
      }
      return 0;
    },
    __error: function(msg) {
      const { encoding, raw, skip_records_with_error } = this.options;
      const err = typeof msg === "string" ? new Error(msg) : msg;
      if (skip_records_with_error) {
        this.state.recordHasError = true;
        if (this.options.on_skip !== void 0) {
          try {
            this.options.on_skip(
              err,
              raw ? this.state.rawBuffer.toString(encoding) : void 0
            );
          } catch (err2) {
            return err2;
          }
        }
        return void 0;
      } else {
        return err;
      }
    },
    __infoDataSet: function() {
      return {
        ...this.info,
        columns: this.options.columns
      };
    },
    __infoRecord: function() {
      const { columns, raw, encoding } = this.options;
      return {
        ...this.__infoDataSet(),
        bytes_records: this.info.bytes,
        error: this.state.error,
        header: columns === true,
        index: this.state.record.length,
        raw: raw ? this.state.rawBuffer.toString(encoding) : void 0
      };
    },
    __infoField: function() {
      const { columns } = this.options;
      const isColumns = Array.isArray(columns);
      const bytes_records = this.info.bytes_records;
      return {
        ...this.__infoRecord(),
        bytes_records,
        column: isColumns === true ? columns.length > this.state.record.length ? columns[this.state.record.length].name : null : this.state.record.length,
        quoting: this.state.wasQuoting
      };
    }
  };
};

// node_modules/csv-parse/lib/sync.js
var parse2 = function(data, opts = {}) {
  if (typeof data === "string") {
    data = Buffer.from(data);
  }
  const records = opts && opts.objname ? /* @__PURE__ */ Object.create(null) : [];
  const parser = transform(opts);
  const push = (record2) => {
    if (parser.options.objname === void 0) records.push(record2);
    else {
      records[record2[0]] = record2[1];
    }
  };
  const close = () => {
  };
  const error = parser.parse(data, true, push, close);
  if (error !== void 0) throw error;
  return records;
};

// src/results/tables/tab-separated.ts
var testColumns = ["variant", "storage", "kind", "test"];
function readLines(text2, most2) {
  const parsed = parse2(text2, {
    bom: true,
    delimiter: "	",
    record_delimiter: ["\r\n", "\n"],
    quote: false,
    escape: null,
    relax_column_count: true,
    skip_records_with_empty_values: true,
    info: true,
    to: most2
  });
  const records = parsed;
  return records.map(({ info, record: record2 }) => ({ number: info.lines, cells: record2 }));
}
function headerOf(lines) {
  const [first] = lines;
  return first?.number === 1 ? first.cells : [];
}
function otherSeparator(text2) {
  const [header = ""] = text2.slice(0, 1e4).split("\n", 1);
  if (/^\uFEFF?\s*[{[<]/.test(header) || header.includes("	")) return void 0;
  const separators = { ",": "commas", ";": "semicolons", "|": "vertical bars" };
  return Object.entries(separators).find(([sign]) => header.includes(sign))?.[1];
}
function hasColumn(text2, columns) {
  return headerOf(readLines(text2, 1)).some((column) => columns.includes(column));
}
function readTable(text2, fileName, columns, optional2 = []) {
  if (text2.length > limits.file)
    throw new InputError(`${fileName}: ${text2.length} characters, at most ${limits.file} are allowed`);
  const lines = readLines(text2);
  const named2 = headerOf(lines);
  const missing = columns.filter((column) => !named2.includes(column));
  if (missing.length > 0)
    throw new InputError(
      `${fileName} line 1: no column ${missing.join(", ")} in ${formatValue(named2.join("	"))}: expected a header with the tab-separated columns ${columns.join(", ")}`
    );
  const known3 = [...columns, ...optional2];
  const places = new Map(known3.map((column) => [column, named2.indexOf(column)]));
  const twice = known3.find((column) => places.get(column) !== named2.lastIndexOf(column));
  if (twice !== void 0) throw new InputError(`${fileName} line 1: the column ${twice} is there twice`);
  const rows = lines.slice(1).map(({ number: number2, cells }) => {
    const where = `${fileName} line ${number2}`;
    if (cells.length > named2.length)
      throw new InputError(
        `${where}: ${cells.length} cells in ${formatValue(cells.join("	"))}: expected one for each of the header's ${named2.length} columns`
      );
    return { where, cell: (column) => cells[places.get(column) ?? -1] ?? "" };
  });
  if (rows.length === 0) throw new InputError(`${fileName}: no rows follow the header`);
  return { rows, has: (column) => named2.includes(column) };
}
function readTest(row) {
  return {
    variant: oneOf2(variants, row, "variant"),
    storage: oneOf2(storages, row, "storage"),
    kind: oneOf2(kinds, row, "kind"),
    workload: readName(row)
  };
}
function requireFew(count, most2, what, fileName) {
  if (count > most2) throw new InputError(`${fileName}: ${count} ${what}, at most ${most2} are allowed`);
}
function oneOf2(words, { where, cell }, column) {
  const found = words.find((word) => word === cell(column));
  if (found === void 0)
    throw new InputError(
      `${where}: ${column} is ${formatValue(cell(column))}: expected one of ${words.join(", ")}`
    );
  return found;
}
function readName({ where, cell }) {
  const name2 = cell("test").trim();
  if (name2 === "" || name2.length > limits.name)
    throw new InputError(
      `${where}: test is ${formatValue(name2)}: expected a name of 1 to ${limits.name} characters`
    );
  if (invisible.test(name2))
    throw new InputError(
      `${where}: test is ${formatValue(name2)}: expected a name without control characters and other invisible ones`
    );
  return name2;
}

// src/results/tables/medians-file.ts
var least = 1e-3;
var most = 9007199254740;
var medianColumns = [...testColumns, "baseline_us", "candidate_us"];
function parseMedians(text2, fileName, names = { baseline: "baseline", candidate: "candidate" }) {
  const { rows } = readTable(text2, fileName, medianColumns);
  requireFew(rows.length, limits.tests, "rows", fileName);
  const seen = /* @__PURE__ */ new Map();
  const tests2 = rows.map((row) => {
    const test = readTest(row);
    const samples2 = mainRoles.map((role) => ({ role, round: 1, ns: nanoseconds(row, `${role}_us`) }));
    const path8 = testPath(test);
    const before = seen.get(path8);
    if (before !== void 0) throw new InputError(`${row.where}: ${path8} is there already, see ${before}`);
    seen.set(path8, row.where);
    return { ...test, samples: samples2, checks: [], failures: [] };
  });
  return {
    engines: { baseline: { name: names.baseline }, candidate: { name: names.candidate } },
    tests: tests2,
    mediansOnly: true,
    warnings: [`${fileName} holds medians only: how often and with what they were measured is not known.`]
  };
}
function nanoseconds({ where, cell }, column) {
  const us = /^\d+(\.\d+)?$/.test(cell(column)) ? Number(cell(column)) : 0;
  if (us < least || us > most)
    throw new InputError(
      `${where}: ${column} is ${formatValue(cell(column))}: expected microseconds from ${least}, a nanosecond, to ${most}, as in 30510 or 12.5`
    );
  return Math.round(us * 1e3);
}

// src/results/tables/rounds-file.ts
var roundColumns = [...testColumns, "round", "baseline_ns", "candidate_ns"];
var baseColumn = "base_ns";
function isRoundsFile(text2) {
  return hasColumn(text2, ["round", "baseline_ns", "candidate_ns"]);
}
function parseRounds(text2, fileName, names = { baseline: "baseline", candidate: "candidate" }) {
  const { rows, has } = readTable(text2, fileName, roundColumns, [baseColumn]);
  requireFew(rows.length, limits.rows, "rows", fileName);
  const tests2 = Map.groupBy(rows.map(readPair), ({ test }) => testPath(test));
  requireFew(tests2.size, limits.tests, "tests", fileName);
  return {
    engines: {
      baseline: { name: names.baseline },
      candidate: { name: names.candidate },
      ...has(baseColumn) ? { base: { name: names.base ?? "base" } } : {}
    },
    tests: [...tests2].map(([path8, pairs]) => {
      requireEachRound(path8, pairs, fileName);
      requireFirst(path8, pairs);
      const samples2 = pairs.toSorted((a, b) => a.round - b.round).flatMap(samplesOf);
      return { ...pairs[0].test, samples: samples2, checks: [], failures: [] };
    }),
    warnings: [
      `${fileName} holds the times of pairs only: when, with what and by which rule they were measured is not known, nor whether the engines gave the same results.`
    ]
  };
}
function readPair(row) {
  const { where, cell } = row;
  const test = readTest(row);
  const round = whole(cell("round"));
  if (round < 1 || round > limits.rounds)
    throw new InputError(
      `${where}: round is ${formatValue(cell("round"))}: expected a whole number from 1 to ${limits.rounds}`
    );
  const candidate = nanoseconds2(row, "candidate_ns");
  const base = cell(baseColumn) === "" ? void 0 : nanoseconds2(row, baseColumn);
  const hasBaseline = base === void 0 || cell("baseline_ns") !== "";
  const baseline = hasBaseline ? nanoseconds2(row, "baseline_ns") : void 0;
  return { test, where, round, ns: { baseline, candidate, base } };
}
function requireEachRound(path8, pairs, fileName) {
  const seen = /* @__PURE__ */ new Map();
  for (const { round, where } of pairs) {
    const before = seen.get(round);
    if (before !== void 0)
      throw new InputError(`${where}: round ${round} of ${path8} is there already, see ${before}`);
    seen.set(round, where);
  }
  const missing = missingRound(seen.keys());
  if (missing !== void 0)
    throw new InputError(
      `${fileName}: ${path8} has no round ${missing}: expected its rounds from 1 to ${Math.max(...seen.keys())} without gaps`
    );
}
function requireFirst(path8, pairs) {
  const first = pairs.find(({ round }) => round === 1);
  for (const role of references) {
    const having = pairs.find(({ ns }) => ns[role] !== void 0);
    if (first !== void 0 && having !== void 0 && first.ns[role] === void 0)
      throw new InputError(
        `${first.where}: ${role}_ns is "", but ${path8} has one, see ${having.where}: expected it in the first round of a test that has any`
      );
  }
}
function samplesOf({ round, ns }) {
  return Object.entries(ns).flatMap(
    ([role, time2]) => time2 === void 0 ? [] : [{ role, round, ns: time2 }]
  );
}
function nanoseconds2({ where, cell }, column) {
  const ns = whole(cell(column));
  if (ns < 1 || ns > Number.MAX_SAFE_INTEGER)
    throw new InputError(
      `${where}: ${column} is ${formatValue(cell(column))}: expected whole nanoseconds from 1 to ${Number.MAX_SAFE_INTEGER}, as in 30510000`
    );
  return ns;
}
function whole(cell) {
  return /^\d+$/.test(cell) ? Number(cell) : 0;
}

// src/results/read.ts
var defaultNames = { baseline: "SQLite", candidate: "candidate", base: "base" };
var databaseMark = "SQLite format 3";
var archiveMarks = ["PK", "\x8B"];
var ArchiveError = class extends InputError {
};
function readRecordings(files, names, { check = () => {
}, plan, features = [], roots } = {}) {
  const [first, ...others] = files.map((fileName) => {
    const shard = { fileName, recording: readRecording(fileName, names, features, roots) };
    check(shard);
    return shard;
  });
  if (first === void 0) throw new InputError("no results file is given: name at least one");
  return rename(mergeRecordings([first, ...others], plan, features), names);
}
function readRecording(fileName, names, features = [], roots) {
  return rename(parse3(readText(fileName, roots), fileName, names, features), names);
}
function readText(fileName, roots) {
  try {
    const content = readNamed(fileName, roots);
    if (archiveMarks.some((mark) => content.toString("latin1", 0, mark.length) === mark))
      throw new ArchiveError(`${fileName} is an archive: unpack it, and name the results.json in it`);
    return content.toString("latin1", 0, databaseMark.length) === databaseMark ? databaseMark : content.toString("utf8");
  } catch (cause) {
    if (cause instanceof ArchiveError) throw cause;
    if (cause.code === "EISDIR")
      throw new InputError(
        `results file "${fileName}" is a folder: name the results.json in it, ${fileName.replace(/\/*$/, "/")}results.json`,
        { cause }
      );
    throw new InputError(`results file "${fileName}" cannot be read (${cause.message})`, {
      cause
    });
  }
}
function parse3(text2, fileName, names, features) {
  if (text2.startsWith(databaseMark))
    throw new InputError(`${fileName} is the sample store of a run; name results.json beside it`);
  if (isUtf16(text2)) throw new InputError(`${fileName} ${utf16Words}`);
  const separator = otherSeparator(text2);
  if (separator !== void 0)
    throw new InputError(
      `${fileName} is a table whose columns are separated by ${separator}: expected a results.json, or a table with tabs between its columns ${medianColumns.join(", ")} (or ${roundColumns.join(", ")})`
    );
  if (text2.trimStart().startsWith("{") || !text2.includes("	"))
    return parseRecording(text2, fileName, features);
  const parseTable = isRoundsFile(text2) ? parseRounds : parseMedians;
  return parseTable(text2, fileName, { ...defaultNames, ...withoutUndefined(names) });
}
function rename(recording, names) {
  const { baseline, candidate, base } = recording.engines;
  return {
    ...recording,
    engines: {
      baseline: { ...baseline, name: names.baseline ?? baseline.name },
      candidate: { ...candidate, name: names.candidate ?? candidate.name },
      ...base === void 0 ? {} : { base: { ...base, name: names.base ?? base.name } }
    }
  };
}

// src/results/own-folder.ts
import { closeSync as closeSync2, constants as constants2, existsSync as existsSync3, fstatSync as fstatSync2, mkdirSync as mkdirSync2, openSync as openSync2, readlinkSync as readlinkSync3 } from "node:fs";
import path7 from "node:path";

// src/platform/find-link.ts
import { existsSync as existsSync2, readlinkSync as readlinkSync2, realpathSync as realpathSync2 } from "node:fs";
import path6 from "node:path";
function findLink(file) {
  const end = walkTo(file);
  return end !== void 0 && "link" in end ? end : void 0;
}
function walkTo(file) {
  const { root } = path6.parse(process.cwd());
  const whole2 = path6.isAbsolute(file) ? file : `${process.cwd()}${path6.sep}${file}`;
  let folder = root;
  for (const part of whole2.split(path6.sep)) {
    const next = path6.join(folder, part);
    const target = targetOf(next);
    if (target === void 0) {
      folder = next;
      continue;
    }
    if (isOfRepository(folder)) return { link: next, target: path6.resolve(folder, target) };
    try {
      folder = realpathSync2(next);
    } catch {
      return void 0;
    }
  }
  return { place: folder };
}
function targetOf(file) {
  try {
    return readlinkSync2(file);
  } catch {
    return void 0;
  }
}
function isOfRepository(folder) {
  const { root } = path6.parse(folder);
  const working = process.cwd();
  if (working !== root && isInside(folder, working)) return true;
  for (let one = folder; one !== root; one = path6.dirname(one))
    if (existsSync2(path6.join(one, ".git"))) return true;
  return false;
}

// src/results/own-folder.ts
var asPlace = 2097152;
function requireNoLink(file) {
  const found = findLink(file);
  if (found !== void 0) throw isLink(found);
}
function isLink(found) {
  const [link, target] = [path7.relative("", found.link), found.target].map((one) => formatValue(one));
  return new InputError(
    `${link} is a symbolic link to ${target}, which a commit can have put there, and nothing is written through it: remove the link, or give the path that it leads to`
  );
}
function inOwnFolder(folder, act) {
  requireNoLink(folder);
  if (!existsSync3("/proc/self/fd")) return act(folder);
  const handle = openSync2(folder, asPlace | constants2.O_DIRECTORY);
  const place = `/proc/self/fd/${handle}`;
  try {
    requirePlace(folder, readlinkSync3(place), fstatSync2(handle).nlink);
    return act(place);
  } catch (cause) {
    if (cause instanceof Error) cause.message = cause.message.replaceAll(place, folder);
    throw cause;
  } finally {
    closeSync2(handle);
  }
}
function requirePlace(folder, opened, links) {
  const end = walkTo(folder);
  if (end !== void 0 && "link" in end) throw isLink(end);
  const asMade = (one) => one.normalize().toLowerCase();
  if (links > 0 && end !== void 0 && asMade(end.place) === asMade(opened)) return;
  throw new InputError(`${formatValue(folder)} is replaced while it is written into: nothing is written`);
}
function makeOwnFolder(folder) {
  if (existsSync3(folder)) return;
  const parent = path7.dirname(folder);
  makeOwnFolder(parent);
  inOwnFolder(parent, (place) => {
    try {
      mkdirSync2(path7.join(place, path7.basename(folder)));
    } catch (cause) {
      if (cause.code !== "EEXIST") throw cause;
    }
  });
}

export {
  invalidMessage,
  mapping,
  isAction,
  option,
  valuesOf,
  offeredIn,
  schemaOf,
  defaultsOf,
  readTexts,
  includesPath,
  findFolder,
  canIncludeBelow,
  maxMinutes,
  maxNameLength,
  wholeNumber,
  numberWithin,
  multiplier,
  slowerRatio,
  percentage,
  percentageOrOff,
  multiplierOrOff,
  flag,
  choice,
  choices,
  path,
  paths,
  branchName,
  branchFolder,
  runLabel,
  dateTime,
  text,
  time,
  mostFloor,
  hasTimedPart,
  defaultPage,
  measuring,
  askable,
  judging,
  reporting,
  dividing,
  settingOptions,
  publishOptions,
  groupTitles,
  describeIssues,
  factsPart,
  makeFolder,
  isFolder,
  missingFolders,
  removeEmpty,
  isInside,
  rootOf,
  openInside,
  readInside,
  readNamed,
  readStart,
  isOfGit,
  checkYaml,
  require_dist,
  parseYaml,
  withoutUndefined,
  commandName,
  ownCommand,
  commandGroups,
  commandsOf,
  addedCommands,
  firstWords,
  withCommand,
  refuseOperands,
  seeHelp,
  briefStatuses,
  exitStatuses,
  addedOutputs,
  actionsOf,
  namesOtherWorkloads,
  groupsOf,
  optionsOf,
  optionsIn,
  unchanged,
  taken,
  requireKnownWorkloads,
  catalogueOf,
  readSources,
  mergeSources,
  settingsOf,
  formatSources,
  writtenValues,
  parseSources,
  readWritten,
  parseJson,
  checked2 as checked,
  readSettingsFile,
  judgedRun,
  attemptOf,
  presenceOfBase,
  engineFacts,
  addSecondMachine,
  whyNotAnotherMachine,
  findInconsistency,
  takesPairsApart,
  formatRecording,
  parseRecording,
  fileContent,
  escapeFormat,
  layOut,
  commonPlan,
  mergeRecordings,
  readRecordings,
  readRecording,
  findLink,
  requireNoLink,
  inOwnFolder,
  makeOwnFolder
};
