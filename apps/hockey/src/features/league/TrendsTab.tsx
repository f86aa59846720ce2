import type { HockeyLeaguePage } from '@tipmark/contract';
import { FixtureTrendsView } from '@tipmark/match-features';
import type { LeagueTabProps } from '@tipmark/match-features/pages';
import { hockey } from '../../shared/hockey.ts';

/** Outcomes that came in often before the next matches. */
export const TrendsTab = ({ league, page }: LeagueTabProps<HockeyLeaguePage>) => (
  <FixtureTrendsView
    fixtures={page.trends}
    matchRoute={hockey.routes.match}
    reader={league.reader}
  />
);
