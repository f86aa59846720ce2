/** True while a mouse points at a list of matches: its rows must not move under it. */
export function isPointedAt(page: Document = document): boolean {
  const view = page.defaultView;
  if (view?.matchMedia('(hover: hover)').matches !== true) return false;
  return page.querySelector('[data-tab]:hover') !== null;
}
