import { setImmediate } from 'node:timers/promises';
import type { TemplateRecordReply } from '@tipmark/contract';
import {
  DAY_SECONDS,
  type JudgedAlert,
  type ScannerCriteria,
  type Sport,
  templateRecord,
} from '@tipmark/domain';
import type { Db } from '../../../platform/database/connect.ts';
import { roundRecord } from '../../templates/round-record.ts';
import { findScannerLines } from '../scanner-queries.ts';
import { alertsOfMatch } from './back-test.ts';
import { findRecordedMatches } from './record-queries.ts';

export const RECORD_DAYS = 30;
/** The newest matches of a sport: a month of all of them would be millions of prices. */
export const RECORD_MATCHES = 400;
const AT_A_TIME = 10;

/** About cappers: who had posted a tip at a past instant is not stored. */
const OF_CAPPERS: readonly (keyof ScannerCriteria)[] = [
  ...(['isOnlyTipsDescription', 'minProfitPercent', 'maxProfitPercent', 'minRoi'] as const),
  ...(['maxRoi', 'minPositionRating', 'maxPositionRating', 'minTipsCount'] as const),
  ...(['maxTipsCount', 'minAverageOdds', 'maxAverageOdds', 'contestId'] as const),
];

const isOn = (value: unknown) =>
  value !== null && value !== undefined && value !== false && value !== 0;

/** Criteria that stored lines cannot answer. */
export function unmeasuredOf(criteria: ScannerCriteria): TemplateRecordReply['unmeasured'] {
  if (typeof criteria.minValuePercent === 'number') return 'value';
  return OF_CAPPERS.some((name) => isOn(criteria[name])) ? 'cappers' : null;
}

/** What criteria would have found on stored lines, a unit on each alert. */
export async function readRecord(
  db: Db,
  sport: Sport,
  criteria: ScannerCriteria,
  nowSeconds: number,
): Promise<TemplateRecordReply> {
  const unmeasured = unmeasuredOf(criteria);
  const found = unmeasured
    ? []
    : await findRecordedMatches(db, {
        sport,
        nowSeconds,
        fromSeconds: nowSeconds - RECORD_DAYS * DAY_SECONDS,
        limit: RECORD_MATCHES + 1,
      });
  const matches = found.slice(0, RECORD_MATCHES);
  const lines = unmeasured
    ? []
    : await findScannerLines(db, {
        ids: matches.map(({ id }) => id),
        buckets: [...new Set(matches.map(({ bucket }) => bucket))],
      });
  const timed = lines.filter(({ phases }) => phases === null || phases.includes(0));
  const timedMatches = new Set(timed.map(({ match_id: id }) => id));
  const ofMatch = Map.groupBy(lines, ({ match_id: id }) => id);
  const judged: JudgedAlert[] = [];
  for (const [index, match] of matches.entries()) {
    // other calls are answered in between
    if (index % AT_A_TIME === 0) await setImmediate();
    judged.push(...alertsOfMatch(match, ofMatch.get(match.id) ?? [], criteria, nowSeconds));
  }
  return {
    days: RECORD_DAYS,
    countOfMatches: timedMatches.size,
    isCut: found.length > RECORD_MATCHES,
    unmeasured,
    ...roundRecord(templateRecord(judged)),
    asOf: nowSeconds,
  };
}
