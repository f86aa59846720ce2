import type { FeedRecord } from '@tipmark/contract/feed';
import type { MatchState } from './match-state.ts';

type Pair<Value> = readonly [Value, Value];

function swapped<Value>(pair: Pair<Value>): [Value, Value];
function swapped<Value>(pair: Pair<Value> | null): [Value, Value] | null;
function swapped<Value>(pair: Pair<Value> | null): [Value, Value] | null {
  return pair === null ? null : [pair[1], pair[0]];
}

const swappedScore = <Score extends string>(score: Score): Score =>
  score.split(':').toReversed().join(':') as Score;

/** The odd type of the other side; those of neither side stay. */
export function swappedOddType(oddType: string): string {
  return oddType.replace(/\.([12])(?=$|:)/, (_, side) => (side === '1' ? '.2' : '.1'));
}

/** A match with its two sides swapped; the ids of the sides stay where they are. */
export function swappedMatch(match: MatchState): MatchState {
  return {
    ...match,
    score: swapped(match.score),
    periods: match.periods?.map((games) => swapped(games)) ?? null,
    extra: swapped(match.extra),
    penalties: swapped(match.penalties),
    redCards: swapped(match.redCards),
    ranks: swapped(match.ranks),
    advancing: match.advancing === null ? null : 3 - match.advancing,
    tieBreaks: match.tieBreaks?.map((points) => swapped(points)) ?? null,
    seeds: swapped(match.seeds),
    entries: swapped(match.entries),
    points: swapped(match.points),
    serving: match.serving === null ? null : 3 - match.serving,
    forecastScores: swapped(match.forecastScores),
    forecastScore: match.forecastScore === null ? null : swappedScore(match.forecastScore),
    oddsFirst: match.oddsFirst?.toReversed() ?? null,
    oddsCurrent: match.oddsCurrent?.toReversed() ?? null,
    oddsClosing: match.oddsClosing?.toReversed() ?? null,
  };
}

type Side = 'home' | 'away';
const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** A source's report of a match whose sides are stored in the opposite order. */
export function swappedRecord<Kind extends FeedRecord>(record: Kind): Kind;
export function swappedRecord(record: FeedRecord): FeedRecord {
  switch (record.kind) {
    case 'match':
      return {
        ...record,
        homeKey: record.awayKey,
        awayKey: record.homeKey,
        ...(record.ranks === undefined ? {} : { ranks: swapped(record.ranks) }),
        ...(record.seeds === undefined ? {} : { seeds: swapped(record.seeds) }),
        ...(record.entries === undefined ? {} : { entries: swapped(record.entries) }),
      };
    case 'score':
      return {
        ...record,
        score: record.score === null ? null : turnedScore(record.score),
        ...(record.serving === undefined ? {} : { serving: otherSide(record.serving) }),
        ...(record.advancing === undefined ? {} : { advancing: otherSide(record.advancing) }),
      };
    case 'event':
      return { ...record, side: otherSide(record.side) };
    case 'lineup':
      return { ...record, home: record.away, away: record.home };
    case 'statistics':
      return {
        ...record,
        home: record.away,
        away: record.home,
        ...(record.parts === undefined
          ? {}
          : { parts: record.parts.map(({ home, away }) => ({ home: away, away: home })) }),
      };
    case 'forecast':
      return {
        ...record,
        scores: swapped(record.scores),
        score: swappedScore(record.score),
      };
    case 'points':
      return {
        ...record,
        games: record.games.map((game) => ({
          ...game,
          serving: otherSide(game.serving),
          points: [...game.points].map((side) => (side === '1' ? '2' : '1')).join(''),
        })),
      };
    case 'shots':
      return {
        ...record,
        shots: record.shots.map((shot) => ({ ...shot, side: otherSide(shot.side) })),
        ...(record.corners === undefined
          ? {}
          : { corners: record.corners.map((one) => ({ ...one, side: otherSide(one.side) })) }),
      };
    case 'odds':
      return {
        ...record,
        prices: record.prices.map(([key, oddType, milli]) => [key, swappedOddType(oddType), milli]),
      };
    case 'in-play':
      return {
        ...record,
        prices: record.prices.map(([key, oddType, milli]) => [key, swappedOddType(oddType), milli]),
      };
    default:
      return record;
  }
}

type Score = NonNullable<Extract<FeedRecord, { kind: 'score' }>['score']>;

function turnedScore(score: Score): Score {
  const { home, away, periods, extra, penalties, redCards, tieBreaks, points } = score;
  return {
    home: away,
    away: home,
    ...(periods === undefined ? {} : { periods: periods.map((games) => swapped(games)) }),
    ...(extra === undefined ? {} : { extra: swapped(extra) }),
    ...(penalties === undefined ? {} : { penalties: swapped(penalties) }),
    ...(redCards === undefined ? {} : { redCards: swapped(redCards) }),
    ...(tieBreaks === undefined ? {} : { tieBreaks: tieBreaks.map((pair) => swapped(pair)) }),
    ...(points === undefined ? {} : { points: swapped(points) }),
  };
}
