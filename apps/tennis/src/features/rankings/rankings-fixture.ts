import type { RankedPlayer, TennisRankings } from '@tipmark/contract';
import { DAY_SECONDS, rankingWeekAfter, rankingWeekAt } from '@tipmark/domain';
import { NOW_SECONDS } from '@tipmark/match-features/testing';

const WEEK = rankingWeekAt(NOW_SECONDS);
export const LONG = 'Константин-Александр Преображенский-Воскресенский';

const player = (id: number, name: string, rank: number): RankedPlayer => ({
  id,
  link: `${id}-x`,
  name,
  logo: null,
  countryCode: 'RU',
  countryName: 'Россия',
  rank: { place: rank, at: NOW_SECONDS - DAY_SECONDS },
  before: { place: rank + 3, at: NOW_SECONDS - 20 * DAY_SECONDS },
  best: { place: rank, at: NOW_SECONDS - DAY_SECONDS },
  last: {
    link: '40-x',
    startsAt: NOW_SECONDS - DAY_SECONDS,
    opponent: 'Карл Линдквист',
    isWon: true,
  },
  next: { link: '44-x', startsAt: NOW_SECONDS + DAY_SECONDS, opponent: 'Рид Хольм' },
});

/** A ranking with a rise, a fall, an unknown earlier rank and a long name. */
export const rankings: TennisRankings = {
  tours: ['meridian', 'aurora'],
  tour: 'meridian',
  week: WEEK,
  isCurrent: true,
  firstWeek: rankingWeekAfter(WEEK, -10),
  count: 241,
  players: [
    player(1, 'Илья Воронцов', 1),
    {
      ...player(2, 'Карл Линдквист', 14),
      before: { place: 12, at: NOW_SECONDS - 9 * DAY_SECONDS },
      best: { place: 2, at: NOW_SECONDS - 400 * DAY_SECONDS },
      last: {
        link: '41-x',
        startsAt: NOW_SECONDS - 2 * DAY_SECONDS,
        opponent: LONG,
        isWon: false,
      },
      next: null,
    },
    { ...player(3, LONG, 120), before: null, last: null },
  ],
  nextPageNumber: 2,
  asOf: NOW_SECONDS,
};

/** A week from before every match that is known. */
export const noRankings: TennisRankings = {
  ...rankings,
  tours: [],
  tour: null,
  isCurrent: false,
  week: rankingWeekAfter(WEEK, -60),
  count: 0,
  players: [],
  nextPageNumber: null,
};
