import type { Endpoints } from '@tipmark/contract';
import { SPORT } from '@tipmark/domain';
import { idOfLink } from '../../matches/events/event-resource.ts';
import { fixtureTrends } from '../../matches/statistics/fixture-trends.ts';
import { findTeamPage, TEAM_STATEMENTS } from '../../matches/teams/find-team-page.ts';
import type { SharedHandler } from '../handler/handler.ts';
import { teamFiltersOf } from './team-filters.ts';

const MAX_AGE_MS = 60_000;

export const hockeyTeamPage: SharedHandler<Endpoints['hockeyTeamPage']> = {
  statements: TEAM_STATEMENTS + 2,
  resource({ segments, query, services: { db, clock }, locale }) {
    const teamId = idOfLink(segments.teamUrl);
    const filters = teamFiltersOf(query);
    const { isInit = true } = query;
    return {
      key: [locale, teamId, isInit, ...Object.values(filters)].join('|'),
      topics: [],
      maxAgeMs: MAX_AGE_MS,
      async build() {
        const team = { db, sport: SPORT.hockey, nowSeconds: clock(), locale, teamId };
        const { page, rows, fixtures } = await findTeamPage({ ...team, filters, isInit });
        const playedBy = (id: number) => (id === teamId ? rows : []);
        return { ...page, trends: await fixtureTrends({ ...team, fixtures, playedBy }) };
      },
    };
  },
};
