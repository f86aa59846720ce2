import type { TipReply } from '@tipmark/contract';
import type { Locale } from '@tipmark/i18n/server';
import { matchTopic, tipsTopic } from '../../platform/cache/topics.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { BettingServices } from '../services.ts';
import { findMatchTip } from './match-tips-queries.ts';
import { presentMatchTip } from './present-match-tip.ts';
import { presentTipRejection, TipRejection } from './tip-rejection.ts';

/** The stored tip as the capper gets it back, with its receipt. */
export async function receiptOf(tx: Tx, tipId: number): Promise<TipReply> {
  const row = await findMatchTip(tx, tipId);
  if (row === undefined) throw new Error(`tip ${tipId} was stored but cannot be read`);
  return { tip: presentMatchTip(row) };
}

/** Runs a write of a tip; a rejection by the rules is a normal response, not an error. */
export async function answerTip(
  { bus }: Pick<BettingServices, 'bus'>,
  matchId: number,
  locale: Locale,
  write: () => Promise<TipReply>,
): Promise<TipReply> {
  try {
    const reply = await write();
    bus.publish([matchTopic(matchId), tipsTopic(matchId)]);
    return reply;
  } catch (error) {
    if (error instanceof TipRejection) return { error: presentTipRejection(error, locale) };
    throw error;
  }
}
