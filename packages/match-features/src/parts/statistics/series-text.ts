import type { SeriesItem } from '@tipmark/contract';
import type { Translate } from '@tipmark/remote-kit';

/** `4 wins in a row at home`. */
export function seriesText({ kind, scope, count }: SeriesItem, t: Translate): string {
  const run = t(`stats.series-${kind}`, { n: count, count });
  return scope === 'all' ? run : `${run} ${t(`stats.scope-${scope}`)}`;
}
