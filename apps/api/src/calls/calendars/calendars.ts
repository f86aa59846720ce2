import { leagueCalendarCalls, sideCalendarCalls } from '@tipmark/contract';
import type { Sport } from '@tipmark/domain';
import { presentCalendar } from '../../matches/calendars/present-calendar.ts';
import { found, idOfLink } from '../../matches/events/event-resource.ts';
import { findLeague } from '../../matches/leagues/league-queries.ts';
import { findTeam } from '../../matches/teams/team-queries.ts';
import type { OfFamily, SharedHandler } from '../handler/handler.ts';
import { sportHandlers } from '../handler/sport-handlers.ts';

/** Calendars ask once an hour or less; whoever adds one sees what is known now. */
const MAX_AGE_MS = 5 * 60_000;

export const sideCalendarHandlers = sportHandlers(
  sideCalendarCalls,
  (sport: Sport): SharedHandler<OfFamily<typeof sideCalendarCalls>> => ({
    statements: 2,
    resource({ segments: { teamUrl }, services: { db, clock }, locale }) {
      const teamId = idOfLink(teamUrl);
      return {
        key: [locale, teamId].join('|'),
        topics: [],
        maxAgeMs: MAX_AGE_MS,
        async build() {
          const { id, name } = found(await findTeam(db, teamId, sport, locale));
          const owner = { teamId: id };
          return presentCalendar({ db, nowSeconds: clock(), locale, name, owner });
        },
      };
    },
  }),
);

export const leagueCalendarHandlers = sportHandlers(
  leagueCalendarCalls,
  (sport: Sport): SharedHandler<OfFamily<typeof leagueCalendarCalls>> => ({
    statements: 2,
    resource({ segments: { leagueUrl }, services: { db, clock }, locale }) {
      const leagueId = idOfLink(leagueUrl);
      return {
        key: [locale, leagueId].join('|'),
        topics: [],
        maxAgeMs: MAX_AGE_MS,
        async build() {
          const { league_name: name } = found(await findLeague(db, leagueId, sport, locale));
          return presentCalendar({ db, nowSeconds: clock(), locale, name, owner: { leagueId } });
        },
      };
    },
  }),
);
