import { eventStoryCalls } from '@tipmark/contract';
import type { Sport } from '@tipmark/domain';
import { cachedByMatch, found, idOfLink } from '../../matches/events/event-resource.ts';
import { findLineups } from '../../matches/events/lineup-queries.ts';
import { findSquads } from '../../matches/events/squad-queries.ts';
import { findEvents } from '../../matches/events/timeline-queries.ts';
import { presentStory } from '../../matches/story/present-story.ts';
import { findStoryRow } from '../../matches/story/story-queries.ts';
import type { OfTeamSports, SharedHandler } from '../handler/handler.ts';
import { sportHandlers } from '../handler/sport-handlers.ts';

/** Momentum, shots and ratings of a match, from what its sources report of it. */
export function eventStory(sport: Sport): SharedHandler<OfTeamSports<'EventStory'>> {
  return {
    statements: 4,
    resource({ segments, services: { db, clock }, locale }) {
      const matchId = idOfLink(segments.matchUrl);
      return {
        ...cachedByMatch(matchId, locale),
        async build() {
          const row = found(await findStoryRow(db, matchId, sport));
          const [events, lineups, squads] = await Promise.all([
            findEvents(db, matchId, locale),
            findLineups(db, matchId),
            findSquads(db, matchId),
          ]);
          return presentStory({ row, events, lineups, squads }, locale, clock());
        },
      };
    },
  };
}

export const eventStoryHandlers = sportHandlers(eventStoryCalls, eventStory);
