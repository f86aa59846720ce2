import { type Endpoints, TIMESTAMP_MAX_SECONDS } from '@tipmark/contract';
import { monthsBefore, SPORT } from '@tipmark/domain';
import { placeName } from '@tipmark/i18n/server';
import { MOST_MATCHES } from '../../matches/events/chosen-matches.ts';
import { findPlayedMatches } from '../../matches/events/event-queries.ts';
import { found, idOfLink } from '../../matches/events/event-resource.ts';
import { presentLeague, presentMatchWithLeague } from '../../matches/lists/present-leagues.ts';
import { presentRefereed } from '../../matches/referees/present-refereed.ts';
import { findReferee } from '../../matches/referees/referee-queries.ts';
import { playedOfRows } from '../../matches/statistics/played-of-rows.ts';
import { presentRefereeStatistics } from '../../matches/statistics/present-statistics.ts';
import { findLeaguesOf, findUpcomingOf } from '../../matches/teams/team-queries.ts';
import { presentOriginal } from '../../platform/database/name-column.ts';
import type { SharedHandler } from '../handler/handler.ts';

const MAX_AGE_MS = 60_000;
const ASSIGNED = 10;

export const pageSoccerReferee: SharedHandler<Endpoints['pageSoccerReferee']> = {
  statements: 5,
  resource({ segments, services: { db, clock }, locale }) {
    const { refereeUrl, ...chosen } = segments;
    const refereeId = idOfLink(refereeUrl);
    return {
      key: [locale, refereeId, ...Object.values(chosen)].join('|'),
      topics: [],
      maxAgeMs: MAX_AGE_MS,
      async build() {
        const now = clock();
        const row = found(await findReferee(db, refereeId, SPORT.soccer, locale));
        const rows = await findPlayedMatches(
          db,
          locale,
          { refereeId: row.id },
          {
            before: TIMESTAMP_MAX_SECONDS,
            since: monthsBefore(now, chosen.countOfMonths),
            leagueId: chosen.leagueId || undefined,
            seasonAt: chosen.isCurrentGameSeason ? now : undefined,
            isExcludeFriendlies: false,
            limit: chosen.countOfMatches || MOST_MATCHES,
          },
        );
        const [played, leagues, assigned] = await Promise.all([
          playedOfRows(db, rows),
          findLeaguesOf(db, { refereeId: row.id }, locale),
          findUpcomingOf(db, { refereeId: row.id }, ASSIGNED, locale),
        ]);
        const countryCode = row.country_code;
        return {
          referee: {
            link: `${row.id}-${row.slug}`,
            name: row.name,
            countryCode,
            countryName: placeName(countryCode, locale),
          },
          ...presentOriginal(row),
          isSimulated: row.is_simulated,
          leagues: leagues.map((league) => presentLeague(league, locale)),
          figures: presentRefereeStatistics([...played.values()]),
          matches: rows.map((match) => presentRefereed(match, played.get(match.id), locale)),
          assigned: assigned.map((match) => presentMatchWithLeague(match, locale)),
          asOf: now,
        };
      },
    };
  },
};
