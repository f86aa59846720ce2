import type { Endpoints } from '@tipmark/contract';
import { SPORT } from '@tipmark/domain';
import { idOfLink } from '../../matches/events/event-resource.ts';
import { findTeamPage, TEAM_STATEMENTS } from '../../matches/teams/find-team-page.ts';
import type { SharedHandler } from '../handler/handler.ts';
import { teamFiltersOf } from './team-filters.ts';

const MAX_AGE_MS = 60_000;

export const hockeyTeamPage: SharedHandler<Endpoints['hockeyTeamPage']> = {
  statements: TEAM_STATEMENTS + 1,
  resource({ segments, query, services, locale }) {
    const { db, clock } = services;
    const teamId = idOfLink(segments.teamUrl);
    const filters = teamFiltersOf(query);
    const { isInit = true } = query;
    return {
      key: [locale, teamId, isInit, ...Object.values(filters)].join('|'),
      topics: [],
      maxAgeMs: MAX_AGE_MS,
      async build() {
        const team = { db, services, sport: SPORT.hockey, nowSeconds: clock(), locale, teamId };
        return await findTeamPage({ ...team, filters, isInit });
      },
    };
  },
};
