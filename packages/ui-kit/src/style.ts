/** Class name and rules of a style that was compiled for a page whose modules are exchanged. */
type CompiledStyle = readonly [className: string, rules: string];

/**
 * A style: declarations and nested rules, `&` being the element. Builds replace it by a class name
 * and write its rules to the style sheet of the remote or the shell (`tooling/rspack/src/styles`),
 * so its expressions must be constants. Where nothing is built, in tests, the environment applies
 * it with `applyStyle`.
 */
export function css(
  style: TemplateStringsArray | CompiledStyle,
  ...values: readonly (string | number)[]
): string {
  if (!('raw' in style)) {
    const [name, rules] = style;
    insert(rules);
    return name;
  }
  const text = String.raw(style, ...values);
  const name = `t${hashOf(text)}`;
  (globalThis as { applyStyle?: (name: string, text: string) => void }).applyStyle?.(name, text);
  return name;
}

/**
 * Joins class names, without false and undefined; of two conflicting ones the style created later
 * wins.
 */
export const cx = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');

function hashOf(text: string): string {
  let hash = 0;
  for (const sign of text) hash = (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36);
}

let sheet: CSSStyleSheet | undefined;

/** A constructed sheet is no element, so the content security policy does not apply to it. */
function insert(rules: string): void {
  if (typeof document === 'undefined') return;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.insertRule(`@media all{${rules}}`, sheet.cssRules.length);
}
