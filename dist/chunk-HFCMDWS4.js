import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);

// src/report/format/table.ts
function left(...headings) {
  return headings.map((heading) => ({ heading, align: "left" }));
}
function named(...headings) {
  return headings.map((heading) => ({ heading, align: "left", isName: true }));
}
function right(...headings) {
  return headings.map((heading) => ({ heading, align: "right" }));
}
function isEngineTable(table) {
  return "engines" in table;
}
function wideTable({ columns, engines, figures, rows, last }) {
  const [first] = figures;
  const headings = engines.flatMap(
    (engine) => figures.map(({ name, unit }, index) => {
      if (index === 0) return `${engine} (${unit}) ${name}`.trim();
      return unit === first?.unit ? name : `${name} (${unit})`;
    })
  );
  const others = last === void 0 ? headings : [...headings, last];
  return {
    columns: [...columns, ...right(...others)],
    rows: rows.map((row) => ({
      cells: [...row.cells, ...row.figures.flat(), ...row.last === void 0 ? [] : [row.last]]
    }))
  };
}
function narrowTable({ columns, engines, figures, rows, last }) {
  const headings = figures.map(({ name, unit }) => name === "" ? unit : `${name} (${unit})`);
  const others = last === void 0 ? headings : [...headings, last];
  return {
    columns: [...columns, ...left("Engine"), ...right(...others)],
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

export {
  left,
  named,
  right,
  isEngineTable,
  wideTable,
  narrowTable
};
