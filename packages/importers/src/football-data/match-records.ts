import type { FeedRecord } from '@tipmark/contract/feed';
import type { PriceColumn } from './price-columns.ts';
import { type Price, readPrices } from './read-prices.ts';
import type { FileMatch } from './read-row.ts';
import { refereeKey, SOURCE, seasonKey, teamKey } from './source.ts';

/**
 * Times of prices are not in the files: early ones two days before the start, closing ones just
 * before it.
 */
const EARLY_SECONDS = 48 * 3_600;
const CLOSING_SECONDS = 60;

export interface MatchRecords {
  records: FeedRecord[];
  /** Cells without a valid price. */
  unreadable: string[];
}

/** Everything in a row, as feed records. */
export function matchRecords(
  match: FileMatch,
  context: MatchContext,
  columns: readonly PriceColumn[],
): MatchRecords {
  const { first, closing, unreadable } = readPrices(match.cells, columns);
  const { matchKey, seq } = context;
  const records: FeedRecord[] = [schedule(match, context)];
  const score = scoreOf(match, context);
  if (score !== undefined) records.push(score);
  if (match.statistics !== undefined) {
    records.push({ kind: 'statistics', source: SOURCE, matchKey, seq, ...match.statistics });
  }
  const prices = (phase: 'first' | 'closing', at: number, list: Price[]) => {
    if (list.length === 0) return;
    records.push({ kind: 'odds', source: SOURCE, matchKey, at, phase, prices: list });
  };
  prices('first', match.startsAt - EARLY_SECONDS, first);
  prices('closing', match.startsAt - CLOSING_SECONDS, closing);
  return { records, unreadable };
}

interface MatchContext {
  matchKey: string;
  season: string;
  seq: number;
}

function schedule(match: FileMatch, { matchKey, season, seq }: MatchContext): FeedRecord {
  const { division, home, away, referee, startsAt, isTimeKnown, status } = match;
  return {
    kind: 'match',
    source: SOURCE,
    key: matchKey,
    seq,
    seasonKey: seasonKey(division, season),
    homeKey: teamKey(division, home),
    awayKey: teamKey(division, away),
    ...(referee === undefined ? {} : { refereeKey: refereeKey(division, referee) }),
    startsAt,
    isTimeKnown,
    status,
  };
}

function scoreOf(match: FileMatch, { matchKey, seq }: MatchContext): FeedRecord | undefined {
  const { score, halfTime, redCards, status } = match;
  if (score === undefined) return undefined;
  return {
    kind: 'score',
    source: SOURCE,
    matchKey,
    seq,
    status,
    score: {
      home: score[0],
      away: score[1],
      ...(halfTime === undefined ? {} : { periods: [halfTime] }),
      ...(redCards === undefined ? {} : { redCards }),
    },
  };
}
