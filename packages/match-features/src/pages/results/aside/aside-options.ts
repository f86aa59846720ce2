import type { DayTips } from '@tipmark/contract';
import type { EventHead } from '../../../parts/match-head/event-head.ts';
import type { headSegments } from '../../../parts/match-head/head-segments.ts';
import type { PageLoad } from '../../../parts/page/page-load.ts';
import type { SportPages } from '../../../parts/sport/sport-pages.ts';
import type { ResultsLoad } from '../results-feature.ts';

/** What is shown beside the results of a sport. */
export interface AsideOptions {
  readonly sport: SportPages;
  readonly results: ResultsLoad;
  /** The match shown beside the list. */
  readonly preview: PageLoad<{ readonly segments: ReturnType<typeof headSegments> }, EventHead>;
  /** Tips of the best ranked cappers on the day of the list; absent where there are none. */
  readonly dayTips?: PageLoad<{ readonly query: { readonly timestamp: number } }, DayTips>;
}
