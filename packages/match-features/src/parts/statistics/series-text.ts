import type { SeriesItem } from '@tipmark/contract';
import type { Translate } from '@tipmark/remote-kit';

/** `Wins in a row: 4, at home`. */
export function seriesText({ kind, scope, count }: SeriesItem, t: Translate): string {
  const run = t(`stats.series-${kind}`, { n: count });
  return scope === 'all' ? run : `${run}, ${t(`stats.scope-${scope}`)}`;
}
