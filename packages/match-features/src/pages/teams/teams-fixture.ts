import type { TeamsPage } from '@tipmark/contract';
import { NOW_SECONDS } from '../../testing/render-screen.tsx';

const ofRussia = { countryCode: 'RU', countryName: 'Россия', logo: null };
/** A team in the middle of its season, and a new one. */
export const teams: TeamsPage = {
  teams: [
    {
      ...ofRussia,
      id: 1,
      link: '1-zenit',
      name: 'Zenit',
      count: 10,
      won: 6,
      drawn: 3,
      lost: 1,
      averageTotal: { average: 2.4, of: 10 },
      next: { link: '9-x', startsAt: NOW_SECONDS + 9_000, opponent: 'Akron' },
    },
    {
      ...ofRussia,
      id: 2,
      link: '2-new',
      name: 'Новая',
      count: 0,
      won: 0,
      drawn: 0,
      lost: 0,
      averageTotal: null,
      next: null,
    },
  ],
  nextPageNumber: null,
  asOf: NOW_SECONDS,
};
