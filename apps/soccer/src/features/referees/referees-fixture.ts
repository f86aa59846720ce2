import type { RefereesPage } from '@tipmark/contract';
import { NOW_SECONDS } from '@tipmark/match-features/testing';

export const referees: RefereesPage = {
  leagues: [
    { id: 39, name: 'Премьер-лига', countryName: 'Англия' },
    { id: 7, name: 'Премьер-лига', countryName: 'Россия' },
  ],
  referees: [
    {
      link: '3-ivanov',
      name: 'Иванов',
      countryCode: 'RU',
      countryName: 'Россия',
      count: 4,
      yellowCards: 4.25,
      redCards: null,
      penalties: 0.5,
      fouls: null,
      nextMatchAt: NOW_SECONDS + 9_000,
    },
  ],
  sidebar: null,
  nextPageNumber: null,
  asOf: NOW_SECONDS,
};
