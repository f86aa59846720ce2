import type {
  FeedRecord,
  MatchRecord,
  OddsRecord,
  ScoreRecord,
  StatisticsRecord,
} from '@tipmark/contract/feed';
import type { MatchContent } from '../batch/match-contents.ts';
import { statusRank } from '../batch/sequence-gate.ts';

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
  const told: Pick<Partial<ToldWhole>, 'match' | 'score' | 'statistics'> = {};
  const odds: PhaseOdds[] = [];
  for (const { record } of content.reads) {
    if ('seq' in record && record.seq !== content.seq) return undefined;
    if (isOfPhase(record)) odds.push(record);
    else if (record.kind === 'match' && told.match === undefined) told.match = record;
    else if (record.kind === 'score' && told.score === undefined) told.score = record;
    else if (record.kind === 'statistics' && told.statistics === undefined) {
      told.statistics = record;
    } else return undefined;
  }
  const { match, score, statistics } = told;
  if (match === undefined || !areApart(odds)) return undefined;
  // A score that knows less than the schedule does not have the last word.
  if (score !== undefined && statusRank(score.status) < statusRank(match.status)) return undefined;
  const inOrder = odds.toSorted((one, other) => one.at - other.at);
  return { content, match, score, statistics, odds: inOrder };
}

function isOfPhase(record: FeedRecord): record is PhaseOdds {
  return record.kind === 'odds' && record.phase !== undefined;
}

/** Prices of one phase or of one instant would take each other's place. */
function areApart(odds: readonly PhaseOdds[]): boolean {
  return (
    odds.every(({ prices }) => prices.length > 0) &&
    new Set(odds.map(({ phase }) => phase)).size === odds.length &&
    new Set(odds.map(({ at }) => at)).size === odds.length
  );
}
