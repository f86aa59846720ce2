import type { DayTips } from '@tipmark/contract';
import type { headSegments } from '../pages/match/head-segments.ts';
import type { ResultsLoad } from '../results/results-feature.ts';
import type { EventHead } from '../sport/event-head.ts';
import type { PageLoad } from '../sport/page-load.ts';
import type { SportPages } from '../sport/sport-pages.ts';

/** What stands beside the results of a sport. */
export interface AsideOptions {
  readonly sport: SportPages;
  readonly results: ResultsLoad;
  /** The match that is looked at beside the list. */
  readonly preview: PageLoad<{ readonly segments: ReturnType<typeof headSegments> }, EventHead>;
  /** What the best placed say of the day of the list; absent where nobody collects it. */
  readonly dayTips?: PageLoad<{ readonly query: { readonly timestamp: number } }, DayTips>;
}
