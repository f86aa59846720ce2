import type { Endpoints } from '@tipmark/contract';
import { SPORT } from '@tipmark/domain';
import { idOfLink } from '../../matches/events/event-resource.ts';
import { findTeamPage, TEAM_STATEMENTS } from '../../matches/teams/find-team-page.ts';
import type { SharedHandler } from '../handler/handler.ts';

const MAX_AGE_MS = 60_000;

export const pageSoccerTeam: SharedHandler<Endpoints['pageSoccerTeam']> = {
  statements: TEAM_STATEMENTS,
  resource({ segments, services, locale }) {
    const { db, clock } = services;
    const { teamUrl, isInit, ...filters } = segments;
    const teamId = idOfLink(teamUrl);
    return {
      key: [locale, teamId, isInit, ...Object.values(filters)].join('|'),
      topics: [],
      maxAgeMs: MAX_AGE_MS,
      async build() {
        const team = { db, services, sport: SPORT.soccer, nowSeconds: clock(), locale, teamId };
        return await findTeamPage({ ...team, filters, isInit });
      },
    };
  },
};
