import type { LeaguesPage } from '@tipmark/contract';
import { aLeague } from '@tipmark/test-kit';

export const row = {
  ...aLeague().named('Премьер-лига').of('RU', 'Россия').buildHead(),
  link: '7-rpl',
  countOfMatches: 120,
  averageTotal: { average: 2.62, of: 120 },
  outcomes: { count: 120, home: 60, draw: 24, away: 36 },
  nextMatchAt: 1_795_251_600,
};
const fresh = { ...row, id: 9, link: '9-new', name: 'Новая лига', countOfMatches: 0 };
/** A league in play, and one that has not begun. */
export const page: LeaguesPage = {
  leagues: [
    row,
    {
      ...fresh,
      averageTotal: null,
      outcomes: { count: 0, home: 0, draw: 0, away: 0 },
      nextMatchAt: null,
    },
  ],
  sidebar: null,
  nextPageNumber: 2,
  asOf: 1_795_251_600,
};
