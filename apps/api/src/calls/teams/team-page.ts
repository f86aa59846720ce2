import { type Endpoints, teamPageCalls } from '@tipmark/contract';
import { SPORT, type Sport } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { idOfLink } from '../../matches/events/event-resource.ts';
import {
  findTeamPage,
  type TeamFilters,
  teamStatements,
} from '../../matches/teams/find-team-page.ts';
import type { OfFamily, SharedHandler } from '../handler/handler.ts';
import type { Services } from '../handler/services.ts';
import { sportHandlers } from '../handler/sport-handlers.ts';
import { teamFiltersOf } from './team-resource.ts';

const MAX_AGE_MS = 60_000;

interface Asked {
  readonly teamUrl: string;
  readonly isInit: boolean;
  readonly filters: TeamFilters;
  readonly services: Services;
  readonly locale: Locale;
}

/** A team with its chosen matches, whichever way an address names them. */
const teamPageOf = (sport: Sport, { teamUrl, isInit, filters, services, locale }: Asked) => {
  const { db, clock } = services;
  const teamId = idOfLink(teamUrl);
  return {
    key: [locale, teamId, isInit, ...Object.values(filters)].join('|'),
    topics: [],
    maxAgeMs: MAX_AGE_MS,
    build: () => {
      const team = { db, services, sport, nowSeconds: clock(), locale, teamId };
      return findTeamPage({ ...team, filters, isInit });
    },
  };
};

export const teamPageHandlers = sportHandlers(
  teamPageCalls,
  (sport: Sport): SharedHandler<OfFamily<typeof teamPageCalls>> => ({
    statements: teamStatements(sport),
    resource: ({ segments: { teamUrl }, query, services, locale }) =>
      teamPageOf(sport, {
        teamUrl,
        isInit: query.isInit ?? true,
        filters: teamFiltersOf(query),
        services,
        locale,
      }),
  }),
);

export const pageSoccerTeam: SharedHandler<Endpoints['pageSoccerTeam']> = {
  statements: teamStatements(SPORT.soccer),
  resource: ({ segments: { teamUrl, isInit, ...filters }, services, locale }) =>
    teamPageOf(SPORT.soccer, { teamUrl, isInit, filters, services, locale }),
};
