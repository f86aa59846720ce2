import { SPORT, type Sport } from '../enumerations/sport.ts';
import { parseOddType } from '../odds/odd-type.ts';
import { BET_LIMIT, type BetCurrency, isBetCurrency } from './bet-limits.ts';
import { BET_STATUS, type BetStatus, isBetStatusName } from './bet-status.ts';
import { readMilliOdds, readMinor } from './read-amount.ts';
import { type DateReading, readPlacedAt } from './read-placed-at.ts';

/** 0 = none of the site's. */
export type BetSport = Sport | 0;
export type BetSportName = keyof typeof SPORT | 'other';

/** A bet as its owner wrote it. */
export interface WrittenBet {
  /** A match of the site; its names replace the event. */
  readonly matchId: number | null;
  /** An outcome of the site; its name replaces market and outcome. Only of a match. */
  readonly oddType: string | null;
  readonly sport: BetSport;
  readonly event: string;
  readonly market: string;
  readonly outcome: string;
  readonly bookmaker: string;
  readonly milliOdds: number;
  readonly stakeMinor: number;
  readonly currency: BetCurrency;
  /** Unix seconds. */
  readonly placedAt: number;
  readonly status: BetStatus;
  /** Only of a bet that was cashed out. */
  readonly returnedMinor: number | null;
  readonly note: string;
  readonly tags: readonly string[];
}

/** Its fields as texts: of a form, or of a row of a file. Absent ones are empty. */
export type BetTexts = Readonly<Partial<Record<BetField, string | undefined>>>;

export const BET_FIELDS = [
  'placedAt',
  'sport',
  'event',
  'market',
  'outcome',
  'bookmaker',
  'odds',
  'stake',
  'currency',
  'status',
  'returned',
  'note',
  'tags',
  'matchId',
  'oddType',
] as const;
export type BetField = (typeof BET_FIELDS)[number];

/** Why a field cannot be taken. */
export type BetFault =
  | 'bet_date'
  | 'bet_future'
  | 'bet_missing'
  | 'bet_long'
  | 'bet_odds'
  | 'bet_amount'
  | 'bet_currency'
  | 'bet_status'
  | 'bet_return'
  | 'bet_tags'
  | 'bet_match'
  | 'bet_outcome';
export type BetFaults = Readonly<Partial<Record<BetField, BetFault>>>;

export type ReadBet =
  | { readonly bet: WrittenBet; readonly faults?: undefined }
  | { readonly bet?: undefined; readonly faults: BetFaults };

export interface BetReading extends DateReading {
  readonly nowSeconds: number;
}

/** Bets are written down once they are placed; clocks differ. */
const AHEAD_SECONDS = 24 * 3_600;
/** 2000-01-01. */
const EARLIEST = 946_684_800;

const clean = (text: string | undefined) => (text ?? '').normalize('NFC').trim();
const lengthOf = (text: string) => [...text].length;

const LONGEST = {
  event: BET_LIMIT.event,
  market: BET_LIMIT.market,
  outcome: BET_LIMIT.outcome,
  bookmaker: BET_LIMIT.bookmaker,
  note: BET_LIMIT.note,
} as const;

export const betSportOf = (name: string): BetSport =>
  Object.hasOwn(SPORT, name) ? SPORT[name as keyof typeof SPORT] : 0;

const tagsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;|]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

function longTexts(texts: BetTexts): BetFaults {
  const found = Object.entries(LONGEST).filter(
    ([field, most]) => lengthOf(clean(texts[field as BetField])) > most,
  );
  return Object.fromEntries(found.map(([field]) => [field, 'bet_long']));
}

const isMinorInside = (minor: number | undefined, least: number, most: number) =>
  minor !== undefined && minor >= least && minor <= most;

function moneyFaults(texts: BetTexts): BetFaults {
  const milli = readMilliOdds(clean(texts.odds)) ?? 0;
  const stake = readMinor(clean(texts.stake));
  const hasOdds = milli >= BET_LIMIT.minMilliOdds && milli <= BET_LIMIT.maxMilliOdds;
  const isCashedOut = clean(texts.status) === 'cashedOut';
  const returned = readMinor(clean(texts.returned));
  const most = (stake ?? 0) * (BET_LIMIT.maxMilliOdds / 1_000);
  return {
    ...(!hasOdds && { odds: clean(texts.odds) === '' ? 'bet_missing' : 'bet_odds' }),
    ...(!isMinorInside(stake, 1, BET_LIMIT.maxStakeMinor) && {
      stake: clean(texts.stake) === '' ? 'bet_missing' : 'bet_amount',
    }),
    ...(!isBetCurrency(clean(texts.currency)) && { currency: 'bet_currency' }),
    ...(!isBetStatusName(clean(texts.status) || 'pending') && { status: 'bet_status' }),
    ...(isCashedOut && !isMinorInside(returned, 0, most) && { returned: 'bet_return' }),
  };
}

function dateFault(text: string, reading: BetReading): BetFault | undefined {
  const at = readPlacedAt(text, reading);
  if (text === '') return 'bet_missing';
  if (at === undefined || at < EARLIEST) return 'bet_date';
  return at > reading.nowSeconds + AHEAD_SECONDS ? 'bet_future' : undefined;
}

const ID = /^[1-9]\d{0,8}$/;

function subjectFaults(texts: BetTexts): BetFaults {
  const matchId = clean(texts.matchId);
  const oddType = clean(texts.oddType);
  const tags = tagsOf(clean(texts.tags));
  const areTagsLong =
    tags.length > BET_LIMIT.tags || tags.some((tag) => lengthOf(tag) > BET_LIMIT.tag);
  return {
    ...(matchId === '' && clean(texts.event) === '' && { event: 'bet_missing' }),
    ...(matchId !== '' && !ID.test(matchId) && { matchId: 'bet_match' }),
    ...(matchId !== '' &&
      oddType !== '' &&
      parseOddType(oddType) === undefined && { oddType: 'bet_outcome' }),
    ...(areTagsLong && { tags: 'bet_tags' }),
  };
}

/** Reads a bet from texts, or names every field that cannot be taken. */
export function readBet(texts: BetTexts, reading: BetReading): ReadBet {
  const placedAt = dateFault(clean(texts.placedAt), reading);
  const faults: BetFaults = {
    ...(placedAt !== undefined && { placedAt }),
    ...longTexts(texts),
    ...moneyFaults(texts),
    ...subjectFaults(texts),
  };
  if (Object.keys(faults).length > 0) return { faults };
  const matchId = clean(texts.matchId) === '' ? null : Number(clean(texts.matchId));
  const oddType = matchId === null ? '' : clean(texts.oddType);
  const name = clean(texts.status) || 'pending';
  const status = isBetStatusName(name) ? BET_STATUS[name] : BET_STATUS.pending;
  return {
    bet: {
      matchId,
      oddType: oddType === '' ? null : oddType,
      sport: betSportOf(clean(texts.sport)),
      event: clean(texts.event),
      market: clean(texts.market),
      outcome: clean(texts.outcome),
      bookmaker: clean(texts.bookmaker),
      milliOdds: readMilliOdds(clean(texts.odds)) ?? 0,
      stakeMinor: readMinor(clean(texts.stake)) ?? 0,
      currency: clean(texts.currency) as BetCurrency,
      placedAt: readPlacedAt(clean(texts.placedAt), reading) ?? 0,
      status,
      returnedMinor:
        status === BET_STATUS.cashedOut ? (readMinor(clean(texts.returned)) ?? 0) : null,
      note: clean(texts.note),
      tags: tagsOf(clean(texts.tags)),
    },
  };
}

const MINUTE = 60;

/** Signs stay: handicaps differ by them. */
const folded = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');

/** The same bet has the same text, however it was written: a file that is sent again adds none. */
export function betIdentity(bet: WrittenBet): string {
  return JSON.stringify([
    Math.floor(bet.placedAt / MINUTE),
    bet.matchId ?? folded(bet.event),
    bet.oddType ?? [folded(bet.market), folded(bet.outcome)],
    folded(bet.bookmaker),
    bet.milliOdds,
    bet.stakeMinor,
    bet.currency,
  ]);
}
