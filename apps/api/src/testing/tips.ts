import type { TipBody } from '@tipmark/contract';
import { SPORT } from '@tipmark/domain';
import { aFeedMatch, aFeedOdds, aFeedSetting } from '@tipmark/test-kit';
import { changeTip } from '../betting/tips/change-tip.ts';
import { postTip } from '../betting/tips/post-tip.ts';
import { TipRejection } from '../betting/tips/tip-rejection.ts';
import { tx } from '../platform/database/tx.ts';
import type { TestApi } from './create-test-api.ts';
import { sendFeed } from './feed.ts';
import type { TestUser } from './users.ts';

/** Start of every match of the prices below, unix seconds. */
export const KICK_OFF = 1_705_158_000;
export const POSTED_AT = KICK_OFF - 7_200;

/** Milli-odds at which `aTippableMatch` opens. */
export const OPENING = {
  '1x2.1': 2_000,
  '1x2.x': 3_400,
  '1x2.2': 3_800,
  'ou.o:2.5': 1_920,
  'ou.u:2.5': 1_900,
  'ah.1:-0.75': 1_920,
  'btts.y': 1_050,
  'cs.4-3': 80_000,
  'dnb.1': 1_500,
  'dc.1x': 1_300,
} as const;

export type OpenOutcome = keyof typeof OPENING;

function pricesOf(
  matchKey: string,
  prices: Readonly<Record<string, number>>,
  at = POSTED_AT - 600,
) {
  const list = Object.entries(prices).map(([oddType, milli]): [string, string, number] => [
    'Kappa',
    oddType,
    milli,
  ]);
  return aFeedOdds(matchKey, list, { at });
}

/** Sends one price of one bookmaker for each outcome: it is the site line. */
export async function sendPrices(api: TestApi, ...of: Parameters<typeof pricesOf>): Promise<void> {
  await sendFeed(api, [pricesOf(...of)]);
}

/** Clubs 0, 1, 2…: matches of the first against each of the others, ids from 101 on. */
export async function someTippableMatches(api: TestApi, count: number): Promise<void> {
  const clubs = Array.from({ length: count + 1 }, (_, index) => `Club ${index}`);
  await sendFeed(api, [
    ...aFeedSetting(...clubs),
    ...clubs.slice(1).map((club) => aFeedMatch('Club 0', club)),
  ]);
  await sendFeed(
    api,
    clubs.slice(1).map((club) => pricesOf(`Club 0-${club}`, OPENING)),
  );
}

export type Posted = {
  readonly matchId?: number;
  readonly at?: number;
} & Partial<TipBody>;

function commandOf(user: TestUser, { matchId = 101, at = POSTED_AT, ...body }: Posted) {
  return {
    capper: user,
    matchId,
    sport: SPORT.soccer,
    nowSeconds: at,
    body: { odd_type: '1x2.1', stake: 3, description: '', ...body },
  };
}

export function post(api: TestApi, user: TestUser, tip: Posted = {}): Promise<number> {
  return tx(api.database.db, (trx) => postTip(trx, commandOf(user, tip)));
}

export function change(api: TestApi, user: TestUser, tipId: number, tip: Posted): Promise<void> {
  return tx(api.database.db, (trx) => changeTip(trx, { ...commandOf(user, tip), tipId }));
}

/** The game's reply to a write: `'taken'`, or the code of its refusal. */
export async function verdictOf(write: Promise<unknown>): Promise<string> {
  try {
    await write;
    return 'taken';
  } catch (error) {
    if (error instanceof TipRejection) return error.detail.key;
    throw error;
  }
}

/** The stored result of a tip. */
export async function resultOf({ database }: TestApi, id: number) {
  const { result } = await database.db
    .selectFrom('tips')
    .select('result')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return result;
}
