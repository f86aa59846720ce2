import type {
  FeedRecord,
  MatchRecord,
  OddsRecord,
  ScoreRecord,
  StatisticsRecord,
} from '@tipmark/contract/feed';
import type { MatchContent } from '../batch/match-contents.ts';
import { statusRank } from '../matches/status-rank.ts';

/** A match as one source reports it completely: a record of each kind, all under one sequence. */
export interface CompleteReport {
  content: MatchContent;
  match: MatchRecord;
  score: ScoreRecord | undefined;
  statistics: StatisticsRecord | undefined;
  /** Of early and closing prices, in the order of their times. */
  odds: readonly PhaseOdds[];
}

export type PhaseOdds = OddsRecord & { phase: NonNullable<OddsRecord['phase']> };

/** @returns undefined where two records conflict */
export function completeReport(content: MatchContent): CompleteReport | undefined {
  const reported: Pick<Partial<CompleteReport>, 'match' | 'score' | 'statistics'> = {};
  const odds: PhaseOdds[] = [];
  for (const { record } of content.reads) {
    if ('seq' in record && record.seq !== content.seq) return undefined;
    if (isOfPhase(record)) odds.push(record);
    else if (record.kind === 'match' && reported.match === undefined) reported.match = record;
    else if (record.kind === 'score' && reported.score === undefined) reported.score = record;
    else if (record.kind === 'statistics' && reported.statistics === undefined) {
      reported.statistics = record;
    } else return undefined;
  }
  const { match, score, statistics } = reported;
  if (match === undefined || !areApart(odds)) return undefined;
  // A score with less detail than the schedule does not override it.
  if (score !== undefined && statusRank(score.status) < statusRank(match.status)) return undefined;
  const inOrder = odds.toSorted((one, other) => one.at - other.at);
  return { content, match, score, statistics, odds: inOrder };
}

function isOfPhase(record: FeedRecord): record is PhaseOdds {
  return record.kind === 'odds' && record.phase !== undefined;
}

/** Prices of one phase or of one instant would replace each other. */
function areApart(odds: readonly PhaseOdds[]): boolean {
  return (
    odds.every(({ prices }) => prices.length > 0) &&
    new Set(odds.map(({ phase }) => phase)).size === odds.length &&
    new Set(odds.map(({ at }) => at)).size === odds.length
  );
}
