import type { Endpoints } from '@tipmark/contract';
import { monthsBefore, SPORT } from '@tipmark/domain';
import { MOST_MATCHES } from '../../matches/events/chosen-matches.ts';
import { findEvent, findPlayedMatches } from '../../matches/events/event-queries.ts';
import { cachedByMatch, found, idOfLink } from '../../matches/events/event-resource.ts';
import { presentReferee } from '../../matches/match-page/present-event.ts';
import { presentRefereed } from '../../matches/referees/present-refereed.ts';
import { playedOfRows } from '../../matches/statistics/played-of-rows.ts';
import { presentRefereeStatistics } from '../../matches/statistics/present-statistics.ts';
import type { SharedHandler } from '../handler/handler.ts';

export const soccerEventReferee: SharedHandler<Endpoints['soccerEventReferee']> = {
  statements: 3,
  resource({ segments: { matchUrl, ...filters }, services: { db, clock }, locale }) {
    const matchId = idOfLink(matchUrl);
    return {
      ...cachedByMatch(matchId, locale, ...Object.values(filters)),
      async build() {
        const event = found(await findEvent(db, matchId, SPORT.soccer, locale));
        const link = `${event.id}-${event.slug}`;
        const referee = presentReferee(event);
        const refereeId = event.referee_id;
        if (referee === null || refereeId === null) {
          return { link, referee: null, figures: null, matches: [], asOf: clock() };
        }
        const rows = await findPlayedMatches(
          db,
          locale,
          { refereeId },
          {
            before: event.starts_at,
            since: monthsBefore(event.starts_at, filters.countOfMonths),
            leagueId: filters.leagueUrl || undefined,
            seasonAt: filters.isCurrentGameSeason ? event.starts_at : undefined,
            isExcludeFriendlies: false,
            limit: filters.countOfMatches || MOST_MATCHES,
          },
        );
        const played = await playedOfRows(db, rows);
        return {
          link,
          referee,
          figures: presentRefereeStatistics([...played.values()]),
          matches: rows.map((row) => presentRefereed(row, played.get(row.id), locale)),
          asOf: clock(),
        };
      },
    };
  },
};
