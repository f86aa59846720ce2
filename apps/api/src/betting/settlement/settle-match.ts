import {
  checkMatch,
  closingValue,
  faultText,
  isRatable,
  isSettledResult,
  LEDGER_KIND,
  ledgerAmount,
  MATCH_STATUS,
  parseOddType,
  RESUME_WITHIN_SECONDS,
  type SettledResult,
  STAKE_UNIT_MILLI,
  settleTip,
  TIP_RESULT,
  type TipResult,
  tipProfit,
} from '@tipmark/domain';
import { type Doubt, doubtOfResult } from '../../ingest/contradictions/doubt-of-result.ts';
import { loadReports } from '../../ingest/matches/report-queries.ts';
import { isDecided } from '../../ingest/matches/status-rank.ts';
import { isAbandoned, playOfMatch } from '../../matches/play/play-of-match.ts';
import { type PlayedMatchRow } from '../../matches/play/played-match-row.ts';
import { reportOfRow } from '../../matches/play/report-of-row.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { appendEntries } from '../ledger/append-entries.ts';
import { markOutdated } from '../rating/rating-queries.ts';
import {
  findClosingLines,
  lockOpenTips,
  lockPlayedMatch,
  type OpenTipRow,
  saveResults,
} from './settlement-queries.ts';

type JudgedTip = Pick<
  OpenTipRow,
  'odd_type' | 'market' | 'milli' | 'stake' | 'result' | 'clv' | 'is_rated' | 'starts_at'
>;

/** A match postponed by more than two days counts as another match, whatever its status. */
function isOtherMatch(tip: Pick<JudgedTip, 'starts_at'>, match: PlayedMatchRow): boolean {
  return match.starts_at - tip.starts_at > RESUME_WITHIN_SECONDS;
}

/** What settlement needs of a tip, or of a user's own bet. */
type Settled = Pick<JudgedTip, 'odd_type' | 'milli' | 'starts_at'>;

function resultOf(tip: Settled, match: PlayedMatchRow, nowSeconds: number): TipResult {
  const oddType = parseOddType(tip.odd_type);
  if (oddType === undefined) return TIP_RESULT.returned;
  return settleTip(
    oddType,
    {
      status: isOtherMatch(tip, match) ? MATCH_STATUS.moved : match.status,
      startsAt: tip.starts_at,
      ...(match.starts_at === tip.starts_at ? {} : { movedTo: match.starts_at }),
      isAbandoned: isAbandoned(match, nowSeconds),
      play: playOfMatch(match),
    },
    nowSeconds,
  );
}

export interface Verdict<Tip> {
  readonly tip: Tip;
  readonly result: SettledResult;
  readonly profitMilli: number;
  readonly clv: number | null;
  readonly isRated: boolean;
}

/** A match that never started has no closing line. */
export const NEVER_BEGAN: ReadonlySet<number> = new Set([
  MATCH_STATUS.scheduled,
  MATCH_STATUS.moved,
  MATCH_STATUS.canceled,
  MATCH_STATUS.walkover,
]);

export interface Judgement {
  readonly match: PlayedMatchRow;
  readonly closing: ReadonlyMap<string, number>;
  readonly nowSeconds: number;
}

/** The result so far, and the closing line value once the match has begun. */
export function resultAndClosing(
  tip: Settled,
  { match, closing, nowSeconds }: Judgement,
): { readonly result: TipResult; readonly clv: number | null } {
  const hasClosed = !NEVER_BEGAN.has(match.status) && !isOtherMatch(tip, match);
  return {
    result: resultOf(tip, match, nowSeconds),
    clv: hasClosed ? closingValue(tip.odd_type, tip.milli, closing) : null,
  };
}

/** undefined while the result is open, and where nothing about the tip changes. */
export function judge<Tip extends JudgedTip>(
  tip: Tip,
  judgement: Judgement,
): Verdict<Tip> | undefined {
  const { result, clv } = resultAndClosing(tip, judgement);
  if (!isSettledResult(result)) return undefined;
  const isRated = isRatable(tip.market, tip.milli, judgement.match.status);
  if (result === tip.result && clv === tip.clv && isRated === tip.is_rated) return undefined;
  const profitMilli = tipProfit(result, tip.stake * STAKE_UNIT_MILLI, tip.milli);
  return { tip, result, profitMilli, clv, isRated };
}

/** Why a match cannot have ended as it is stored; nothing is settled on it. */
export function contradictionOf(match: PlayedMatchRow, nowSeconds: number): string | undefined {
  if (NEVER_BEGAN.has(match.status)) return undefined;
  const fault = checkMatch(reportOfRow(match), nowSeconds);
  return fault && faultText(fault);
}

/**
 * Why a result does not count yet where several providers report the match; what was settled before
 * follows corrections all the same.
 */
export async function findDoubt(
  tx: Tx,
  matchId: number,
  { status, starts_at: startsAt }: PlayedMatchRow,
  nowSeconds: number,
): Promise<Doubt | undefined> {
  if (!isDecided(status)) return undefined;
  const reports = await loadReports(tx, [matchId]);
  return doubtOfResult([...(reports.get(matchId)?.values() ?? [])], startsAt, nowSeconds);
}

/**
 * Settles the tips on a match as far as its result allows, and again after a correction within a
 * day. Every change is a ledger entry. Running it twice changes nothing. A result that contradicts
 * itself settles nothing until it is corrected; one that another provider contradicts settles no
 * open tip for a day, or until they agree.
 * @param onContradiction called with the reason when tips wait for such a correction
 * @returns count of changed tips
 */
export async function settleMatch(
  tx: Tx,
  matchId: number,
  nowSeconds: number,
  onContradiction?: (reason: string) => void,
): Promise<number> {
  const match = await lockPlayedMatch(tx, matchId);
  if (match === undefined) return 0;
  const tips = await lockOpenTips(tx, matchId, nowSeconds);
  if (tips.length === 0) return 0;
  const contradiction = contradictionOf(match, nowSeconds);
  if (contradiction !== undefined) {
    onContradiction?.(contradiction);
    return 0;
  }
  const doubt = await findDoubt(tx, matchId, match, nowSeconds);
  const judged = tips.filter(({ result }) => doubt === undefined || result !== TIP_RESULT.pending);
  if (judged.length < tips.length && doubt?.isPassing === false) onContradiction?.(doubt.reason);
  const closing = await findClosingLines(tx, matchId);
  const verdicts = judged
    .map((tip) => judge(tip, { match, closing, nowSeconds }))
    .filter((verdict) => verdict !== undefined);
  if (verdicts.length === 0) return 0;
  // Before the chain, whose lock is always taken last.
  await markOutdated(
    tx,
    verdicts.map(({ tip }) => tip.user_id),
  );
  const changed = verdicts.filter(({ tip, result }) => result !== tip.result);
  const entries = await appendEntries(
    tx,
    nowSeconds,
    changed.map(({ tip, result, profitMilli }) => ({
      ledgerId: tip.ledger_id,
      content: {
        t: tip.result === TIP_RESULT.pending ? LEDGER_KIND.settle : LEDGER_KIND.resettle,
        ref: tip.id,
        r: result,
        g: ledgerAmount(profitMilli),
      },
    })),
  );
  const seqOf = new Map(changed.map(({ tip }, index) => [tip.id, entries[index]?.seq]));
  await saveResults(
    tx,
    nowSeconds,
    verdicts.map(({ tip, ...verdict }) => ({
      id: tip.id,
      ...verdict,
      seq: seqOf.get(tip.id) ?? null,
    })),
  );
  return verdicts.length;
}
