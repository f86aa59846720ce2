import type { BetBookRecord, OwnBet } from '@tipmark/contract';
import { BET_FIELDS, BET_STATUS } from '@tipmark/domain';

const AT = 1_795_262_400;
const DAY = 86_400;

export const anOwnBet = (more: Partial<OwnBet> = {}): OwnBet => ({
  id: 7,
  version: 1,
  match: { id: 512, link: '512-polus-oles', startsAt: AT + 3_600, isTimeKnown: true },
  sport: 1,
  event: 'Polus – Voles',
  oddType: 'ou.o:2.5',
  market: '',
  outcome: '',
  bookmaker: 'Rivalto',
  odds: 1.92,
  stake: 100_000,
  currency: 'RUB',
  placedAt: AT,
  status: BET_STATUS.pending,
  isSettledByOwner: false,
  profit: null,
  returned: null,
  closingOdds: null,
  clvPercent: null,
  note: '',
  tags: [],
  ...more,
});

export const someBets: readonly OwnBet[] = [
  anOwnBet(),
  anOwnBet({
    id: 6,
    status: BET_STATUS.won,
    profit: 92_000,
    closingOdds: 1.83,
    clvPercent: 4.92,
    placedAt: AT - DAY,
    tags: ['live'],
  }),
  anOwnBet({
    id: 5,
    match: null,
    sport: 0,
    event: 'Alpha – Beta',
    oddType: null,
    market: 'Map 1',
    outcome: 'Alpha',
    status: BET_STATUS.lost,
    profit: -100_000,
    isSettledByOwner: true,
    placedAt: AT - 3 * DAY,
    note: 'too late',
  }),
];

const aSplit = (key: string, bets: number, profit: number) => ({
  key,
  bets,
  won: bets / 2,
  returned: 0,
  lost: bets / 2,
  profit,
  roi: 3.1,
  clv: 1.2,
  clvCount: bets,
});
const numbered = (key: number, bets: number, profit: number) => ({
  ...aSplit('', bets, profit),
  key,
});

export const aRecord = (more: Partial<BetBookRecord> = {}): BetBookRecord => ({
  currency: 'RUB',
  settled: 148,
  open: 3,
  won: 83,
  returned: 3,
  lost: 62,
  staked: 12_150_000,
  stakedOpen: 250_000,
  profit: 366_000,
  expected: 170_100,
  roi: 3.01,
  roiError: 8.4,
  averageOdds: 1.94,
  clv: 1.4,
  clvPositiveShare: 62,
  clvCount: 140,
  drawdown: 953_500,
  steps: Array.from({ length: 40 }, (_, index) => ({
    at: AT - (40 - index) * DAY,
    profit: Math.round(Math.sin(index / 5) * 300_000) + index * 9_000,
    expected: index * 4_000,
    deviation: Math.round(Math.sqrt(index + 1) * 90_000),
  })),
  sports: [numbered(1, 91, -6_000), numbered(2, 35, 12_000), numbered(0, 22, 360_000)],
  markets: [aSplit('3', 100, 12_000), aSplit('=Map 1', 40, 12_000), aSplit('=', 8, -400)],
  bookmakers: [aSplit('Rivalto', 100, 12_000), aSplit('', 48, 354_000)],
  months: [aSplit('2026-11', 100, 12_000), aSplit('2026-10', 48, 354_000)],
  oddsBands: [numbered(1_600, 100, 12_000), numbered(3_000, 48, 354_000)],
  ...more,
});

export const aBook = {
  total: 151,
  limit: 20_000,
  currencies: [
    { currency: 'RUB' as const, bets: 148 },
    { currency: 'EUR' as const, bets: 3 },
  ],
  record: aRecord(),
  bets: someBets,
  count: 151,
  page: 1,
};

export const anEmptyBook = { ...aBook, total: 0, currencies: [], record: null, bets: [], count: 0 };

const plain = Object.fromEntries(BET_FIELDS.map((field) => [field, ''])) as Record<
  (typeof BET_FIELDS)[number],
  string
>;

export const aForm = {
  bet: null,
  match: null,
  fields: {
    ...plain,
    placedAt: '2026-11-21T15:00',
    sport: 'soccer',
    currency: 'RUB',
    status: 'pending',
  },
  bookmakers: ['Rivalto', 'Kappa'],
};
