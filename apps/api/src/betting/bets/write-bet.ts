import { createHash } from 'node:crypto';
import type { SentBet } from '@tipmark/contract';
import {
  BET_LIMIT,
  BET_STATUS,
  type BetFaults,
  betIdentity,
  betProfit,
  parseOddType,
  type ReadBet,
  readBet,
  type Sport,
  type WrittenBet,
} from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { allocateIds } from '../../ingest/rows/allocate-ids.ts';
import { storedFirmName } from '../../matches/odds/bookmaker-name.ts';
import { lockUser } from '../../people/account/users/user-queries.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { CallError, fieldError, rejectFaults } from '../../platform/errors/errors.ts';
import { settleBets } from '../settlement/settle-bets.ts';
import {
  type BetRow,
  countBets,
  deleteBet,
  findBet,
  findLinkedMatches,
  insertBets,
  type LinkedMatch,
  lockLinkedMatch,
  type StoredBet,
  updateBet,
} from './bet-queries.ts';

/** Who writes, when, and in which language and zone. */
export interface BetWriter {
  readonly userId: number;
  readonly locale: Locale;
  readonly timeZone: string;
  readonly nowSeconds: number;
}

/** Identities are compared, never read. */
export const digestOf = (bet: WrittenBet): string =>
  createHash('sha256')
    .update(betIdentity({ ...bet, bookmaker: storedFirmName(bet.bookmaker) }))
    .digest('base64url');

export const faultDetails = (faults: BetFaults) =>
  Object.fromEntries(Object.entries(faults).map(([field, key]) => [field, { key }]));

function acceptedBet(read: ReadBet): WrittenBet {
  if (read.bet !== undefined) return read.bet;
  rejectFaults(faultDetails(read.faults));
  throw new CallError('validation');
}

/** A bet as it is stored; a match replaces sport and event, its outcome market and outcome. */
export function storedBet(bet: WrittenBet, match: LinkedMatch | undefined, id: number): StoredBet {
  const oddType = match === undefined ? null : bet.oddType;
  const isSettledByOwner = bet.status !== BET_STATUS.pending;
  return {
    id,
    match_id: match?.id ?? null,
    starts_at: match?.starts_at ?? null,
    sport: match?.sport ?? bet.sport,
    event: match?.name ?? bet.event,
    odd_type: oddType,
    market: oddType === null ? bet.market : '',
    outcome: oddType === null ? bet.outcome : '',
    bookmaker: storedFirmName(bet.bookmaker),
    milli: bet.milliOdds,
    stake_minor: bet.stakeMinor,
    currency: bet.currency,
    placed_at: bet.placedAt,
    status: bet.status,
    is_settled_by_owner: isSettledByOwner,
    returned_minor: bet.returnedMinor,
    profit_minor: betProfit(bet),
    note: bet.note,
    tags: bet.tags,
    identity: digestOf(bet),
    imported_as: null,
  };
}

/** @throws CallError validation for a match or an outcome that does not exist */
async function linkedMatch(tx: Tx, bet: WrittenBet, locale: Locale) {
  if (bet.matchId === null) return undefined;
  await lockLinkedMatch(tx, bet.matchId);
  const match = (await findLinkedMatches(tx, [bet.matchId], locale)).get(bet.matchId);
  if (match === undefined) throw fieldError('matchId', 'bet_match');
  if (bet.oddType !== null && parseOddType(bet.oddType, match.sport as Sport) === undefined) {
    throw fieldError('oddType', 'bet_outcome');
  }
  return match;
}

export function refuseFull(count: number): void {
  if (count <= BET_LIMIT.bets) return;
  throw new CallError('limit_reached', {
    message: { key: 'bet_limit', values: { limit: BET_LIMIT.bets } },
  });
}

async function stored(tx: Tx, { userId, locale }: BetWriter, id: number): Promise<BetRow> {
  const row = await findBet(tx, userId, id, locale);
  if (row === undefined) throw new CallError('not_found');
  return row;
}

/**
 * Records a bet, in the caller's transaction. Locks are taken in the order user, match, bet, as the
 * settlement takes match and bet.
 * @throws CallError validation naming the fields, limit_reached
 */
export async function addBet(tx: Tx, writer: BetWriter, sent: SentBet): Promise<BetRow> {
  const { userId, locale, nowSeconds } = writer;
  const bet = acceptedBet(readBet(sent, writer));
  await lockUser(tx, userId);
  refuseFull((await countBets(tx, userId)) + 1);
  const match = await linkedMatch(tx, bet, locale);
  const id = await allocateIds(tx, 'bets', 1);
  await insertBets(tx, userId, [storedBet(bet, match, id)], nowSeconds);
  if (match !== undefined) await settleBets(tx, match.id, nowSeconds);
  return stored(tx, writer, id);
}

async function lockedBet(tx: Tx, writer: BetWriter, id: number, version: number) {
  await lockUser(tx, writer.userId);
  const before = await stored(tx, writer, id);
  if (before.version !== version) throw new CallError('conflict');
}

/** @throws CallError not_found, also for another user's bet; conflict, validation */
export async function changeBet(
  tx: Tx,
  writer: BetWriter,
  id: number,
  { version, ...sent }: SentBet & { readonly version: number },
): Promise<BetRow> {
  const { userId, locale, nowSeconds } = writer;
  const bet = acceptedBet(readBet(sent, writer));
  await lockedBet(tx, writer, id, version);
  const match = await linkedMatch(tx, bet, locale);
  await updateBet(tx, userId, storedBet(bet, match, id), nowSeconds);
  if (match !== undefined) await settleBets(tx, match.id, nowSeconds);
  return stored(tx, writer, id);
}

/** @throws CallError not_found, also for another user's bet; conflict */
export async function removeBet(
  tx: Tx,
  writer: BetWriter,
  id: number,
  version: number,
): Promise<void> {
  await lockedBet(tx, writer, id, version);
  await deleteBet(tx, writer.userId, id);
}
