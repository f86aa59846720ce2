import { type Endpoints, type ParsedRequestOf, TIMESTAMP_MAX_SECONDS } from '@tipmark/contract';
import { COURT_TYPE, SPORT } from '@tipmark/domain';
import { MOST_MATCHES } from '../../matches/events/chosen-matches.ts';
import { findPlayedMatches, type PlayedRow } from '../../matches/events/event-queries.ts';
import { found, idOfLink } from '../../matches/events/event-resource.ts';
import { findCalledOff } from '../../matches/lists/called-off-queries.ts';
import { findTeam, findUpcomingOf } from '../../matches/teams/team-queries.ts';
import {
  findFinalsOf,
  findPlayers,
  findRanks,
  findTourOf,
} from '../../matches/tennis/player-queries.ts';
import { serveIn } from '../../matches/tennis/present-player.ts';
import { presentPlayerPage } from '../../matches/tennis/present-player-page.ts';
import { rivalsOf } from '../../matches/tennis/rivals-of.ts';
import { meetingsBefore, startOfYear } from '../../matches/tennis/tennis-filters.ts';
import { findServeCounts } from '../../matches/tennis/tennis-queries.ts';
import type { SharedHandler } from '../handler/handler.ts';

type Query = ParsedRequestOf<Endpoints['tennisPlayerPage']>['query'];

const COUNT_OF_MATCHES = 20;
const FIXTURES = 10;
const RIVALS = 10;
const MAX_AGE_MS = 60_000;

/** Newest first; a season is the year of today. */
function chosenOf(rows: readonly PlayedRow[], query: Query, nowSeconds: number) {
  const { courtType = COURT_TYPE.any, rivalId = 0, countOfMatches = COUNT_OF_MATCHES } = query;
  const since = query.isCurrentGameSeason === true ? startOfYear(nowSeconds) : 0;
  return rows
    .filter(({ court }) => courtType === COURT_TYPE.any || court === courtType)
    .filter((row) => rivalId === 0 || row.home_id === rivalId || row.away_id === rivalId)
    .filter(({ starts_at: startsAt }) => startsAt >= since)
    .slice(0, countOfMatches || MOST_MATCHES);
}

export const tennisPlayerPage: SharedHandler<Endpoints['tennisPlayerPage']> = {
  statements: 9,
  resource({ segments: { playerUrl }, query, services: { db, clock }, locale }) {
    const linkedId = idOfLink(playerUrl);
    return {
      key: [locale, linkedId, ...Object.entries(query).flat()].join('|'),
      topics: [],
      maxAgeMs: MAX_AGE_MS,
      async build() {
        const nowSeconds = clock();
        const row = found(await findTeam(db, linkedId, SPORT.tennis, locale));
        const playerId = row.id;
        const everything = meetingsBefore(TIMESTAMP_MAX_SECONDS);
        const [played, fixtures, calledOff, ranks, tour, finals] = await Promise.all([
          findPlayedMatches(db, locale, { teamId: playerId, venue: 'any' }, everything),
          findUpcomingOf(db, { teamId: playerId }, FIXTURES, locale),
          findCalledOff(db, { teamId: playerId }, nowSeconds, locale),
          findRanks(db, playerId),
          findTourOf(db, playerId),
          findFinalsOf(db, playerId, locale),
        ]);
        const chosen = chosenOf(played, query, nowSeconds);
        const rivals = rivalsOf(played, playerId);
        const shown = rivals.slice(0, RIVALS);
        const rival = rivals.find(({ id }) => id === query.rivalId);
        const ids = [...shown, ...(rival ? [rival] : [])].map(({ id }) => id);
        const [serve, names] = await Promise.all([
          findServeCounts(
            db,
            chosen.map(({ id }) => id),
          ),
          findPlayers(db, ids, locale),
        ]);
        const lists = { fixtures, calledOff };
        const parts = {
          row,
          played,
          chosen,
          ...lists,
          ranks,
          tour,
          finals,
          names,
          serveOf: serveIn(serve),
        };
        return presentPlayerPage({ ...parts, rivals: shown, rival }, locale, nowSeconds);
      },
    };
  },
};
