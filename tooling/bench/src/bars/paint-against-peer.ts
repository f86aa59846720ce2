import type { BarResult } from './bar-result.ts';
import { type BenchContext, peerOf } from './bench-context.ts';
import { paintRatio } from './paint-ratio.ts';

/** A8: the first paint of a cached page against the same page by Next.js, compressed alike. */
export const paintAgainstPeer = (context: BenchContext): Promise<BarResult> =>
  paintRatio(
    {
      id: 'A8',
      against: 'the same page by Next.js',
      url: peerOf(context.site).compressed.url,
      atMost: 0.7,
    },
    context,
  );
