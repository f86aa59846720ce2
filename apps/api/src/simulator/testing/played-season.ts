import type { FeedRecord, FeedRecordKind, FeedRecordOf } from '@tipmark/contract/feed';
import { MATCH_STATUS, removeMargin, type SportName, siteLine } from '@tipmark/domain';
import { reliability, type Stated } from '../../likeness/reliability.ts';
import { condensed } from '../timed-record.ts';
import { createWorld } from '../world.ts';

const DAY_SECONDS = 86_400;
type Score = NonNullable<FeedRecordOf<'score'>['score']>;

/** A match that was played to its end, with the last prices before it. */
export interface PlayedMatch {
  readonly key: string;
  readonly match: FeedRecordOf<'match'>;
  readonly score: Score;
  readonly odds: FeedRecordOf<'odds'> | undefined;
  readonly statistics: FeedRecordOf<'statistics'> | undefined;
}

/** All that is said of one sport from a day on. */
export function playSeason(sport: SportName, from: string, days: number, seed = 1) {
  const world = createWorld({ seed, sports: [sport] });
  const start = Date.parse(`${from}T00:00:00Z`) / 1_000;
  const records: FeedRecord[] = Array.from({ length: days }, (_, day) =>
    condensed(world.recordsBetween(start + day * DAY_SECONDS, start + (day + 1) * DAY_SECONDS)),
  ).flat();
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
  const statuses = new Set([...of('match'), ...of('score')].map(({ status }) => status));
  return { world, records, of, matches, played, statuses };
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

/** Slope of what happens over what was stated, in log-odds (logistic regression): 1 is reliable. */
export function reliabilitySlope(cases: readonly Stated[]): number {
  return reliability(cases.map((one) => [one])).slope;
}
