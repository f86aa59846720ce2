const components = /= React\$1\.(?=(?:forwardRef|memo)\()/g;
const names = /^\w+\.displayName = .*;$/gm;

/**
 * Components that the router creates by a call, and their display names, stay in a bundle even when
 * unused: links, forms and their prefetching. Marked as pure they are removed.
 */
export function pureParts(source: string): string {
  return source.replace(components, '= /* @__PURE__ */ React$1.').replace(names, '');
}
