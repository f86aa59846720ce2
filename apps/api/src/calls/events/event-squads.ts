import { eventSquadsCalls } from '@tipmark/contract';
import { SPORT, type Sport, sportRules } from '@tipmark/domain';
import { cachedByMatch, found, idOfLink } from '../../matches/events/event-resource.ts';
import { findLineups } from '../../matches/events/lineup-queries.ts';
import { findSkaters } from '../../matches/events/skater-queries.ts';
import { findScorers, findSquads } from '../../matches/events/squad-queries.ts';
import { findEvents } from '../../matches/events/timeline-queries.ts';
import { presentSquad } from '../../matches/match-page/present-squads.ts';
import { withRatings } from '../../matches/match-page/rate-lineup.ts';
import { presentStory } from '../../matches/story/present-story.ts';
import { findStoryRow } from '../../matches/story/story-queries.ts';
import { utcDayOf } from '../../platform/cache/topics.ts';
import type { OfTeamSports, SharedHandler } from '../handler/handler.ts';
import { sportHandlers } from '../handler/sport-handlers.ts';

/** Players of both sides. The filters of a path choose matches; a squad is the season’s. */
export function eventSquads(sport: Sport): SharedHandler<OfTeamSports<'EventSquads'>> {
  const { hasGoalies } = sportRules(sport);
  return {
    statements: hasGoalies ? 6 : 5,
    resource({ segments, services: { db, clock }, locale }) {
      const matchId = idOfLink(segments.matchUrl);
      return {
        ...cachedByMatch(matchId, locale),
        async build() {
          const row = found(await findStoryRow(db, matchId, sport));
          const squads = await findSquads(db, matchId);
          const scorers = await findScorers(db, matchId);
          const skaters = hasGoalies ? await findSkaters(db, matchId) : undefined;
          const lineups = await findLineups(db, matchId);
          const events = await findEvents(db, matchId, locale);
          const day = utcDayOf(row.starts_at);
          const known = { sport, squads, scorers, skaters, lineups, day, locale };
          const asOf = clock();
          const { link, ratings } = presentStory({ row, events, lineups, squads }, locale, asOf);
          return {
            link,
            squads: [
              withRatings(presentSquad('home', row.home_id, known), ratings?.home),
              withRatings(presentSquad('away', row.away_id, known), ratings?.away),
            ],
            asOf,
          };
        },
      };
    },
  };
}

export const soccerEventSquads = eventSquads(SPORT.soccer);
export const eventSquadsHandlers = sportHandlers(eventSquadsCalls, eventSquads);
