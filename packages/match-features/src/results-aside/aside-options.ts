import type { DayTips } from '@tipmark/contract';
import type { headSegments } from '../pages/match/head-segments.ts';
import type { ResultsLoad } from '../results/results-feature.ts';
import type { EventHead } from '../sport/event-head.ts';
import type { PageLoad } from '../sport/page-load.ts';
import type { SportPages } from '../sport/sport-pages.ts';

/** What is shown beside the results of a sport. */
export interface AsideOptions {
  readonly sport: SportPages;
  readonly results: ResultsLoad;
  /** The match shown beside the list. */
  readonly preview: PageLoad<{ readonly segments: ReturnType<typeof headSegments> }, EventHead>;
  /** Tips of the best placed cappers on the day of the list; absent where there are none. */
  readonly dayTips?: PageLoad<{ readonly query: { readonly timestamp: number } }, DayTips>;
}
