import { eventSquadsCalls } from '@tipmark/contract';
import { SPORT, type Sport, sportRules } from '@tipmark/domain';
import { findEventKey } from '../../matches/events/event-queries.ts';
import { cachedByMatch, found, idOfLink } from '../../matches/events/event-resource.ts';
import { findLineups } from '../../matches/events/lineup-queries.ts';
import { findSkaters } from '../../matches/events/skater-queries.ts';
import { findScorers, findSquads } from '../../matches/events/squad-queries.ts';
import { presentSquad } from '../../matches/match-page/present-squads.ts';
import { utcDayOf } from '../../platform/cache/topics.ts';
import type { OfTeamSports, SharedHandler } from '../handler/handler.ts';
import { sportHandlers } from '../handler/sport-handlers.ts';

/** Players of both sides. The filters of a path choose matches; a squad is the season’s. */
export function eventSquads(sport: Sport): SharedHandler<OfTeamSports<'EventSquads'>> {
  const { hasGoalies } = sportRules(sport);
  return {
    statements: hasGoalies ? 5 : 4,
    resource({ segments, services: { db, clock }, locale }) {
      const matchId = idOfLink(segments.matchUrl);
      return {
        ...cachedByMatch(matchId, locale),
        async build() {
          const event = found(await findEventKey(db, matchId, sport));
          const squads = await findSquads(db, matchId);
          const scorers = await findScorers(db, matchId);
          const skaters = hasGoalies ? await findSkaters(db, matchId) : undefined;
          const lineups = await findLineups(db, matchId);
          const day = utcDayOf(event.starts_at);
          const known = { sport, squads, scorers, skaters, lineups, day, locale };
          return {
            link: `${event.id}-${event.slug}`,
            squads: [
              presentSquad('home', event.home_id, known),
              presentSquad('away', event.away_id, known),
            ],
            asOf: clock(),
          };
        },
      };
    },
  };
}

export const soccerEventSquads = eventSquads(SPORT.soccer);
export const eventSquadsHandlers = sportHandlers(eventSquadsCalls, eventSquads);
