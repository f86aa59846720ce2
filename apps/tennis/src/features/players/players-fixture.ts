import type { PlayerRow, TennisPlayers } from '@tipmark/contract';
import { DAY_SECONDS } from '@tipmark/domain';
import { NOW_SECONDS } from '@tipmark/match-features/testing';

const player = (id: number, name: string): PlayerRow => ({
  id,
  link: `${id}-x`,
  name,
  logo: null,
  countryCode: 'RU',
  countryName: 'Россия',
  tour: 'meridian',
  rank: { place: 10 + id, at: NOW_SECONDS - DAY_SECONDS },
  won: 30,
  lost: 12,
  next: { link: '44-x', startsAt: NOW_SECONDS + DAY_SECONDS, opponent: 'Рид Хольм' },
});

/** Players of both tours, one without a rank or a match. */
export const players: TennisPlayers = {
  players: [
    player(1, 'Илья Воронцов'),
    { ...player(2, 'Анна Соколова'), tour: 'aurora', next: null },
    {
      ...player(3, 'Константин-Александр Преображенский-Воскресенский'),
      tour: null,
      rank: null,
      won: 0,
      lost: 0,
      next: null,
    },
  ],
  count: 600,
  tours: ['meridian', 'aurora'],
  countries: [
    { code: 'GB-ENG', name: 'Англия' },
    { code: 'RU', name: 'Россия' },
  ],
  nextPageNumber: 2,
  asOf: NOW_SECONDS,
};

/** No player matches the filters. */
export const noPlayers: TennisPlayers = {
  ...players,
  players: [],
  count: 0,
  nextPageNumber: null,
};
