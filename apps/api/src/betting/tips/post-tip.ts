import type { TipBody } from '@tipmark/contract';
import { type OddType, parseOddType, type Sport } from '@tipmark/domain';
import type { Tx } from '../../platform/database/tx.ts';
import { CallError, fieldError } from '../../platform/errors/errors.ts';
import { refuseEntry, requestedSeason } from './contest-condition.ts';
import { enterTip, makeSalt } from './tip-entry.ts';
import {
  countTips,
  findLine,
  insertTip,
  isPremiumCapper,
  lockCapper,
  lockMatch,
} from './tip-queries.ts';
import {
  refuseDelay,
  refuseFall,
  refuseOverBank,
  refusePrice,
  refuseStarted,
  refuseTooMany,
} from './tip-rules.ts';

export interface TipCommand {
  readonly capper: { readonly id: number; readonly ledgerId: string };
  readonly matchId: number;
  readonly sport: Sport;
  readonly body: TipBody;
  /** The server's clock: the instant of acceptance. */
  readonly nowSeconds: number;
}

/** @throws CallError validation for an outcome of another sport */
export function outcomeIn(sport: Sport, text: string): OddType {
  const oddType = parseOddType(text, sport);
  if (oddType === undefined) throw fieldError('odd_type', 'bad_value');
  return oddType;
}

/**
 * Posts a tip at the current site line, in the caller's transaction: capper, match and chain are
 * locked in this order, so that of two equal tips exactly one is accepted.
 * @returns id of the tip
 * @throws TipRejection when the game does not allow it; Refusal not_found, validation
 */
export async function postTip(tx: Tx, command: TipCommand): Promise<number> {
  const { capper, matchId, sport, body, nowSeconds } = command;
  const { market } = outcomeIn(sport, body.odd_type);
  const { subscribedUntil, delaysTips } = await lockCapper(tx, capper.id);
  const match = await lockMatch(tx, matchId, sport);
  if (match === undefined) throw new CallError('not_found');
  refuseStarted(match, nowSeconds);
  const season = requestedSeason(body.contestSeasonId);
  const milli = await findLine(tx, match, body.odd_type);
  refusePrice(milli);
  refuseFall(milli, body.odd_value);
  const counts = await countTips(tx, {
    userId: capper.id,
    matchId,
    market,
    nowSeconds,
    contestSeasonId: season?.id ?? 0,
  });
  refuseTooMany(counts);
  refuseOverBank(counts, body.stake);
  refuseEntry(season, {
    milliOdds: milli,
    description: body.description ?? '',
    startsAt: match.starts_at,
    at: nowSeconds,
    postedToday: counts.contest_today,
    hasSubscription: subscribedUntil > nowSeconds,
  });
  const isDelayWanted = body.isDelayed ?? delaysTips;
  const isDelayed = isDelayWanted && (await isPremiumCapper(tx, capper.id));
  // former premium cappers continue posting, publicly
  if (body.isDelayed === true && !isDelayed) refuseDelay();
  const salt = isDelayed ? makeSalt() : null;
  const entry = await enterTip(tx, { capper, matchId, body, nowSeconds, milli, salt });
  const { odd_type: oddType, stake } = body;
  await insertTip(
    tx,
    {
      userId: capper.id,
      matchId,
      sport,
      startsAt: match.starts_at,
      description: body.description?.trim() ?? '',
      contestSeasonId: season?.id ?? null,
      salt,
      price: { oddType, market, milli, stake, entry },
    },
    nowSeconds,
  );
  return entry.seq;
}
