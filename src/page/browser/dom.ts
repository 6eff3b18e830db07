/** The content of an element; nothing for `null`. */
export type Child = Node | string | null;

/** Attributes by name: `true` is one without a value, `false` and `null` are none. Never code, a style or an address from data. */
export type Attributes = Readonly<Record<string, string | number | boolean | null>>;

/** An element. Texts become text nodes, so that nothing in them is read as HTML. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null) continue;
    made.setAttribute(name, value === true ? "" : String(value));
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}

/** A button that does something. */
export function button(attributes: Attributes, onClick: () => void, ...children: readonly Child[]) {
  const made = element("button", { type: "button", ...attributes }, ...children);
  made.addEventListener("click", onClick);
  return made;
}

/**
 * A choice among values, beside its label.
 *
 * @param chosen the first if it is absent
 */
export function choice<Value extends string>(
  label: Child,
  options: Readonly<Partial<Record<Value, string>>>,
  onChange: (value: Value) => void,
  chosen?: Value,
): HTMLLabelElement {
  const items = Object.entries(options).map(([value, text]) => element("option", { value }, text as string));
  const select = element("select", {}, ...items);
  if (chosen !== undefined) select.value = chosen;
  select.addEventListener("change", () => onChange(select.value as Value));
  return element("label", { class: "choice" }, label, select);
}
