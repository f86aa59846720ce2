const components = /= React\$1\.(?=(?:forwardRef|memo)\()/g;
const names = /^\w+\.displayName = .*;$/gm;

/**
 * Components the router makes by a call, and their names for developers, keep what nobody uses in
 * the bundle: links, forms and what those would fetch ahead. Marked as what they are, they go.
 */
export function pureParts(source: string): string {
  return source.replace(components, '= /* @__PURE__ */ React$1.').replace(names, '');
}
