import type { BarResult } from './bar-result.ts';
import type { BenchContext } from './bench-context.ts';
import { paintRatio } from './paint-ratio.ts';

/** A7: federation does not delay the first paint. */
export const paintAgainstSingle = (context: BenchContext): Promise<BarResult> =>
  paintRatio(
    { id: 'A7', against: 'single bundle', url: context.site.single.url, atMost: 1.05 },
    context,
  );
