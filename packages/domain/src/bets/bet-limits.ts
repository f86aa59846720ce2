/** Of a user's own bets; lengths in characters, amounts in hundredths of a unit. */
export const BET_LIMIT = {
  bets: 20_000,
  event: 160,
  market: 60,
  outcome: 120,
  bookmaker: 60,
  note: 1_000,
  tags: 8,
  tag: 30,
  minMilliOdds: 1_001,
  maxMilliOdds: 1_000_000,
  /** Stake times price stays an exact integer. */
  maxStakeMinor: 5_000_000_000,
  fileCharacters: 50_000,
  fileRows: 1_000,
  pageSize: 50,
} as const;

/** Currencies of bets, all with hundredths. Amounts of different ones are never added up. */
export const BET_CURRENCIES = [
  'RUB',
  'USD',
  'EUR',
  'GBP',
  'KZT',
  'BYN',
  'UZS',
  'AMD',
  'GEL',
  'TRY',
  'PLN',
] as const;
export type BetCurrency = (typeof BET_CURRENCIES)[number];

export const isBetCurrency = (code: string): code is BetCurrency =>
  (BET_CURRENCIES as readonly string[]).includes(code);
