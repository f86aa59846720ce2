import type {
  FeedRecord,
  MatchRecord,
  OddsRecord,
  ScoreRecord,
  StatisticsRecord,
} from '@tipmark/contract/feed';
import type { MatchContent } from '../match-contents.ts';
import { statusRank } from '../sequence-gate.ts';

/** A match as one source tells it in one go: a record of each kind, all under one sequence. */
export interface ToldWhole {
  content: MatchContent;
  match: MatchRecord;
  score: ScoreRecord | undefined;
  statistics: StatisticsRecord | undefined;
  /** Of early and closing prices, in the order of their times. */
  odds: readonly PhaseOdds[];
}

export type PhaseOdds = OddsRecord & { phase: NonNullable<OddsRecord['phase']> };

/** @returns undefined where one record has to be weighed against another */
export function toldWhole(content: MatchContent): ToldWhole | undefined {
  const records = content.reads.map(({ record }) => record);
  const matches = records.filter((record) => record.kind === 'match');
  const scores = records.filter((record) => record.kind === 'score');
  const statistics = records.filter((record) => record.kind === 'statistics');
  const odds = records.filter(isOfPhase);
  const [match] = matches;
  const [score] = scores;
  const isOneOfEach =
    match !== undefined &&
    matches.length === 1 &&
    scores.length <= 1 &&
    statistics.length <= 1 &&
    matches.length + scores.length + statistics.length + odds.length === records.length;
  if (!isOneOfEach || !isOfOneWord(records, content.seq) || !areApart(odds)) return undefined;
  // A score that knows less than the schedule does not have the last word.
  if (score !== undefined && statusRank(score.status) < statusRank(match.status)) return undefined;
  const inOrder = odds.toSorted((one, other) => one.at - other.at);
  return { content, match, score, statistics: statistics[0], odds: inOrder };
}

function isOfPhase(record: FeedRecord): record is PhaseOdds {
  return record.kind === 'odds' && record.phase !== undefined;
}

function isOfOneWord(records: readonly FeedRecord[], seq: number): boolean {
  return records.every((record) => !('seq' in record) || record.seq === seq);
}

/** Prices of one phase or of one instant would take each other's place. */
function areApart(odds: readonly PhaseOdds[]): boolean {
  return (
    odds.every(({ prices }) => prices.length > 0) &&
    new Set(odds.map(({ phase }) => phase)).size === odds.length &&
    new Set(odds.map(({ at }) => at)).size === odds.length
  );
}
