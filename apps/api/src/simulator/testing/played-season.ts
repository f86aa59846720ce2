import type { FeedRecord, FeedRecordKind, FeedRecordOf } from '@tipmark/contract/feed';
import { MATCH_STATUS, removeMargin, type SportName, siteLine } from '@tipmark/domain';
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

/** What was stated of an outcome, and whether it happened. */
export type Stated = readonly [chance: number, happened: boolean];

/** Slope of what happens over what was stated, in log-odds (logistic regression): 1 is reliable. */
export function reliabilitySlope(cases: readonly Stated[]): number {
  let [shift, slope] = [0, 1];
  for (let step = 0; step < 25; step += 1) {
    let [g0, g1, h00, h01, h11] = [0, 0, 0, 0, 0];
    for (const [chance, happened] of cases) {
      const stated = Math.log(chance / (1 - chance));
      const seen = 1 / (1 + Math.exp(-(shift + slope * stated)));
      const error = Number(happened) - seen;
      const weight = seen * (1 - seen);
      g0 += error;
      g1 += error * stated;
      h00 += weight;
      h01 += weight * stated;
      h11 += weight * stated * stated;
    }
    const all = h00 * h11 - h01 * h01;
    shift += (h11 * g0 - h01 * g1) / all;
    slope += (h00 * g1 - h01 * g0) / all;
  }
  return slope;
}
