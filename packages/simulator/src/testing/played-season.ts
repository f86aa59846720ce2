import path from 'node:path';
import type { FeedRecordKind, FeedRecordOf } from '@tipmark/contract/feed';
import { MATCH_STATUS, removeMargin, type SportName, siteLine } from '@tipmark/domain';
import { recorded } from '@tipmark/test-kit/recorded';
import { sampleOf, testSeed } from '@tipmark/test-kit/sample';
import { seasonRecords } from './season-records.ts';

type Score = NonNullable<FeedRecordOf<'score'>['score']>;

/** A match that was played to its end, with the last prices before it. */
export interface PlayedMatch {
  readonly key: string;
  readonly match: FeedRecordOf<'match'>;
  readonly score: Score;
  readonly odds: FeedRecordOf<'odds'> | undefined;
  readonly statistics: FeedRecordOf<'statistics'> | undefined;
}

/** Where the sample of a sport begins, and its days in the ordinary and deep check. */
const SAMPLES: Readonly<Record<SportName, readonly [from: string, days: number]>> = {
  soccer: ['2026-09-01', sampleOf(30, 70)],
  hockey: ['2026-09-01', 140],
  tennis: ['2026-01-01', 200],
};

/** The sample of a sport that all its statistics are taken from. */
export function sampleSeason(sport: SportName) {
  const [from, days] = SAMPLES[sport];
  return playSeason(sport, from, days, testSeed);
}

/** All records of one sport from a day on, without prices during play. */
export function playSeason(sport: SportName, from: string, days: number, seed: number) {
  const start = Date.parse(`${from}T00:00:00Z`) / 1_000;
  const { squads, statuses, records } = recorded(
    path.join(import.meta.dirname, 'season-records.ts'),
    `season ${sport} ${from} ${days} ${seed}`,
    () => seasonRecords({ sport, start, days, seed }),
  );
  const of = <Kind extends FeedRecordKind>(kind: Kind) =>
    records.filter((record): record is FeedRecordOf<Kind> => record.kind === kind);
  const matches = new Map(of('match').map((match) => [match.key, match]));
  const odds = new Map(of('odds').map((record) => [record.matchKey, record]));
  const statistics = new Map(of('statistics').map((record) => [record.matchKey, record]));
  const played = of('score').flatMap(({ matchKey: key, status, score }): PlayedMatch[] => {
    const match = matches.get(key);
    if (status !== MATCH_STATUS.finished || score === null || match === undefined) return [];
    return [{ key, match, score, odds: odds.get(key), statistics: statistics.get(key) }];
  });
  return { start, squads, records, of, matches, played, statuses };
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, one) => sum + one, 0) / values.length;
}

/** Fair probabilities of outcomes at the close; undefined where one of them has no price. */
export function closingChances(
  { odds }: PlayedMatch,
  oddTypes: readonly string[],
): readonly number[] | undefined {
  const line = oddTypes.map((oddType) =>
    siteLine(
      (odds?.prices ?? []).filter(([, type]) => type === oddType).map(([, , milli]) => milli),
    ),
  );
  return removeMargin(line)?.probabilities;
}
