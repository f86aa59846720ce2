import type { TournamentRow, TournamentsPage } from '@tipmark/contract';
import { COURT_TYPE, DAY_SECONDS } from '@tipmark/domain';
import { NOW_SECONDS } from '@tipmark/match-features/testing';

const tournament = (id: number, name: string): TournamentRow => ({
  id,
  link: `${id}-x`,
  name,
  logo: null,
  isWebp: false,
  countryCode: 'IT',
  countryName: 'Италия',
  tour: 'meridian',
  court: COURT_TYPE.clay,
  edition: {
    name: '2026',
    startsAt: NOW_SECONDS - DAY_SECONDS,
    endsAt: NOW_SECONDS + 5 * DAY_SECONDS,
    state: 'running',
  },
  champion: {
    player: { id: 1, link: '1-x', name: 'Илья Воронцов', countryCode: 'RU' },
    season: '2025',
    matchLink: '44-x',
  },
});

const LONG = 'Международный кубок Константина Преображенского-Воскресенского';

/** One that goes on, one to come, and one of which little is known. */
export const tournaments: TournamentsPage = {
  tournaments: [
    tournament(1, 'Кубок Лагуны'),
    {
      ...tournament(2, 'Трофей Сены'),
      tour: 'aurora',
      court: COURT_TYPE.indoorHard,
      edition: {
        name: '2027',
        startsAt: NOW_SECONDS + 40 * DAY_SECONDS,
        endsAt: null,
        state: 'next',
      },
    },
    {
      ...tournament(3, LONG),
      countryCode: 'ZZ',
      countryName: 'Мир',
      tour: null,
      court: null,
      edition: null,
      champion: null,
    },
  ],
  count: 140,
  tours: ['meridian', 'aurora'],
  courts: [COURT_TYPE.clay, COURT_TYPE.indoorHard],
  nextPageNumber: 2,
  asOf: NOW_SECONDS,
};

/** No tournament matches the filters. */
export const noTournaments: TournamentsPage = {
  ...tournaments,
  tournaments: [],
  count: 0,
  nextPageNumber: null,
};
