import type { Endpoints } from '@tipmark/contract';
import { compareNames, orderTours, PAGE_SIZE, PLAYERS_SORT, SPORT } from '@tipmark/domain';
import { type Locale, placeName } from '@tipmark/i18n/server';
import { findIdsByName } from '../../discovery/search/find-ids-by-name.ts';
import { presentTeam } from '../../matches/statistics/present-team.ts';
import {
  type ConditionRow,
  findPlayerConditions,
  findPlayerList,
  type PlayerListRow,
} from '../../matches/tennis/player-list-queries.ts';
import { presentMatchOfPlayer, presentRank } from '../../matches/tennis/present-ranking.ts';
import { presentOriginal } from '../../platform/database/name-column.ts';
import type { SharedHandler } from '../handler/handler.ts';

const MAX_AGE_MS = 600_000;
const RENEW_AFTER_MS = 60_000;
const SIZE = PAGE_SIZE.players;

function presentRow(row: PlayerListRow, locale: Locale, nowSeconds: number) {
  const { place, at } = row;
  return {
    ...presentTeam(row),
    ...presentOriginal(row),
    countryCode: row.country_code,
    countryName: placeName(row.country_code, locale),
    tour: row.tour,
    rank: place === null || at === null ? null : presentRank({ place, at }, nowSeconds),
    won: row.won,
    lost: row.lost,
    next: row.next && presentMatchOfPlayer(row.next),
  };
}

const presentConditions = (rows: readonly ConditionRow[], locale: Locale) => ({
  tours: orderTours(rows.flatMap(({ tour }) => tour ?? [])),
  countries: rows
    .flatMap(({ country }) => (country === null ? [] : [country]))
    .map((code) => ({ code, name: placeName(code, locale) }))
    .toSorted((one, other) => compareNames(one.name, other.name, locale)),
});

export const tennisPlayers: SharedHandler<Endpoints['tennisPlayers']> = {
  statements: 8,
  resource: ({ query, services: { db, clock }, locale }) => {
    const { query: typed = '', tour, country, sort = PLAYERS_SORT.rank, page = 1 } = query;
    const text = typed.trim();
    return {
      key: [locale, text, tour ?? '', country ?? '', sort, page].join('|'),
      topics: [],
      maxAgeMs: MAX_AGE_MS,
      renewAfterMs: RENEW_AFTER_MS,
      async build() {
        const nowSeconds = clock();
        const offset = (page - 1) * SIZE;
        const ids = text === '' ? undefined : await findIdsByName(db, 'teams', SPORT.tennis, text);
        const filter = { ids, tour, country, sort, nowSeconds, limit: SIZE, offset };
        const [rows, conditions] = await Promise.all([
          findPlayerList(db, filter, locale),
          findPlayerConditions(db),
        ]);
        const count = rows[0]?.total ?? 0;
        return {
          players: rows.map((row) => presentRow(row, locale, nowSeconds)),
          count,
          ...presentConditions(conditions, locale),
          nextPageNumber: offset + rows.length < count ? page + 1 : null,
          asOf: nowSeconds,
        };
      },
    };
  },
};
