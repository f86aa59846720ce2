import type { BookmakerPage, BookmakersPage } from '@tipmark/contract';

export const measured = { days: 90, matches: 812, asOf: 1_795_255_200, until: 1_795_255_200 };
const statistics = {
  payout: 0.952,
  matches: 812,
  bestShare: 0.184,
  fromClosing: -0.016,
  outcomes: 2_311,
};
export const rivalto: BookmakersPage['bookmakers'][number] = {
  bookieName: 'rivalto',
  name: 'Ривалто',
  position: 1,
  ratingLabel: '5.0',
  bonus: { value: '15 000', linkId: 1, isInRoubles: true },
  figures: statistics,
};
export const quartz = {
  ...rivalto,
  bookieName: 'quartz',
  name: 'Кварц',
  position: 2,
  ratingLabel: '4.7',
  bonus: null,
  figures: null,
};

export const aBookmakerPage: BookmakerPage = {
  bookmaker: {
    ...rivalto,
    about: 'Узкая маржа.',
    sports: [{ ...statistics, sport: 1, averagePayout: 0.946 }],
  },
  others: [quartz],
  measured,
};
