import type { FeedRecord } from '@tipmark/contract/feed';
import type { MatchState } from './match-state.ts';

type Pair<Value> = readonly [Value, Value];

function turned<Value>(pair: Pair<Value>): [Value, Value];
function turned<Value>(pair: Pair<Value> | null): [Value, Value] | null;
function turned<Value>(pair: Pair<Value> | null): [Value, Value] | null {
  return pair === null ? null : [pair[1], pair[0]];
}

/** The odd type of the other side; those of no side stay. */
export function turnedOddType(oddType: string): string {
  return oddType.replace(/\.([12])(?=$|:)/, (_, side) => (side === '1' ? '.2' : '.1'));
}

/** A match with its two sides the other way round; the ids of its sides stay where they are. */
export function turnedMatch(match: MatchState): MatchState {
  return {
    ...match,
    score: turned(match.score),
    periods: match.periods?.map((games) => turned(games)) ?? null,
    extra: turned(match.extra),
    penalties: turned(match.penalties),
    redCards: turned(match.redCards),
    ranks: turned(match.ranks),
    advancing: match.advancing === null ? null : 3 - match.advancing,
    tieBreaks: match.tieBreaks?.map((points) => turned(points)) ?? null,
    seeds: turned(match.seeds),
    points: turned(match.points),
    serving: match.serving === null ? null : 3 - match.serving,
    forecastScores: turned(match.forecastScores),
    oddsFirst: match.oddsFirst?.toReversed() ?? null,
    oddsCurrent: match.oddsCurrent?.toReversed() ?? null,
    oddsClosing: match.oddsClosing?.toReversed() ?? null,
  };
}

type Side = 'home' | 'away';
const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** What a source says of a match whose sides stand in the other order here. */
export function turnedRecord<Kind extends FeedRecord>(record: Kind): Kind;
export function turnedRecord(record: FeedRecord): FeedRecord {
  switch (record.kind) {
    case 'match':
      return {
        ...record,
        ...{ homeKey: record.awayKey, awayKey: record.homeKey },
        ...(record.ranks === undefined ? {} : { ranks: turned(record.ranks) }),
        ...(record.seeds === undefined ? {} : { seeds: turned(record.seeds) }),
      };
    case 'score':
      return {
        ...record,
        score: record.score === null ? null : turnedScore(record.score),
        ...(record.serving === undefined ? {} : { serving: otherSide(record.serving) }),
        ...(record.advancing === undefined ? {} : { advancing: otherSide(record.advancing) }),
      };
    case 'statistics':
      return { ...record, home: record.away, away: record.home };
    case 'odds':
      return {
        ...record,
        prices: record.prices.map(([key, oddType, milli]) => [key, turnedOddType(oddType), milli]),
      };
    case 'in-play':
      return {
        ...record,
        prices: record.prices.map(([key, oddType, milli]) => [key, turnedOddType(oddType), milli]),
      };
    default:
      return record;
  }
}

type Score = NonNullable<Extract<FeedRecord, { kind: 'score' }>['score']>;

function turnedScore(score: Score): Score {
  const { home, away, periods, extra, penalties, redCards, tieBreaks, points } = score;
  return {
    ...{ home: away, away: home },
    ...(periods === undefined ? {} : { periods: periods.map((games) => turned(games)) }),
    ...(extra === undefined ? {} : { extra: turned(extra) }),
    ...(penalties === undefined ? {} : { penalties: turned(penalties) }),
    ...(redCards === undefined ? {} : { redCards: turned(redCards) }),
    ...(tieBreaks === undefined ? {} : { tieBreaks: tieBreaks.map((pair) => turned(pair)) }),
    ...(points === undefined ? {} : { points: turned(points) }),
  };
}
