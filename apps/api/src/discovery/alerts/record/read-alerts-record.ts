import type { AlertsRecordReply } from '@tipmark/contract';
import {
  type JudgedAlert,
  parseOddType,
  pricesOfAlert,
  TEMPLATE_TOPIC,
  templateRecord,
} from '@tipmark/domain';
import type { Db } from '../../../platform/database/connect.ts';
import { judgeOfMatch } from '../../scanner/record/back-test.ts';
import { findMatchesToJudge } from '../../scanner/record/record-queries.ts';
import { findScannerLines } from '../../scanner/scanner-queries.ts';
import { roundRecord } from '../../templates/round-record.ts';
import {
  countSent,
  findSentOutcomes,
  findTipsOfSent,
  type SentOf,
  type SentOutcome,
} from './sent-queries.ts';

/** Older ones are omitted, as the lines of more matches are not read at once. */
export const JUDGED_OUTCOMES = 400;
/** How long the tips of a capper count after a notification about that capper. */
export const DAYS_OF_CAPPER = 30;

async function judge(
  db: Db,
  outcomes: readonly SentOutcome[],
  nowSeconds: number,
): Promise<JudgedAlert[]> {
  const matches = await findMatchesToJudge(db, [
    ...new Set(outcomes.map(({ match_id: id }) => id)),
  ]);
  const lines = await findScannerLines(db, {
    ids: matches.map(({ id }) => id),
    buckets: [...new Set(matches.map(({ bucket }) => bucket))],
  });
  const linesOf = Map.groupBy(lines, ({ match_id: id }) => id);
  const outcomesOf = Map.groupBy(outcomes, ({ match_id: id }) => id);
  return matches.flatMap((match) => {
    const { priced, judge: judgeOne } = judgeOfMatch(
      match,
      linesOf.get(match.id) ?? [],
      nowSeconds,
    );
    return (outcomesOf.get(match.id) ?? []).flatMap(({ odd_type: text, milli, at }) => {
      const oddType = parseOddType(text);
      if (!oddType) return [];
      const line = priced.get(text) ?? { at: [], milli: [] };
      const prices = pricesOfAlert(line, at, match.closes_at) ?? { milli, laterMilli: milli };
      return judgeOne({ oddType, text, ...prices }) ?? [];
    });
  });
}

/**
 * The outcome of every notification a template really sent, a unit on each outcome: at the site
 * line of the moment of the email, and at that of a minute later. For cappers it is what they
 * posted then.
 */
export async function readAlertsRecord(
  db: Db,
  of: SentOf,
  nowSeconds: number,
): Promise<AlertsRecordReply> {
  const { sent, since } = await countSent(db, of);
  const limit = JUDGED_OUTCOMES + 1;
  const found =
    of.topic === TEMPLATE_TOPIC.users
      ? await findTipsOfSent(db, of, { days: DAYS_OF_CAPPER, limit })
      : await findSentOutcomes(db, of, limit);
  const outcomes = found.slice(0, JUDGED_OUTCOMES);
  const judged = outcomes.length === 0 ? [] : await judge(db, outcomes, nowSeconds);
  return {
    sent,
    since,
    isCut: found.length > JUDGED_OUTCOMES,
    pending: outcomes.length - judged.length,
    ...roundRecord(templateRecord(judged)),
    asOf: nowSeconds,
  };
}
