/** Later calls of a page that stays open begin traces of their own. */
const LASTS_MS = 300_000;

/** The trace of this page, where the server exports it. */
export function pageTrace(): string | undefined {
  if (performance.now() > LASTS_MS) return undefined;
  const [page] = (performance.getEntriesByType?.('navigation') ??
    []) as PerformanceNavigationTiming[];
  return page?.serverTiming?.find(({ name }) => name === 'traceparent')?.description;
}
