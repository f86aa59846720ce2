import type { FeedRecord, FeedRecordOf } from '@tipmark/contract/feed';
import type { SportName } from '@tipmark/domain';
import { DAY_SECONDS } from '@tipmark/domain';
import { createWorld } from '../world.ts';

export type Score = FeedRecordOf<'score'>;

const START = Date.parse('2026-10-05T00:00:00Z') / 1_000;

/** All records of a sport in some days, every score of its matches among it. */
export function recordsOfDays(sport: SportName, days: number): FeedRecord[] {
  const world = createWorld({ seed: 4, sports: [sport] });
  return world.recordsBetween(START, START + days * DAY_SECONDS);
}

/** Every score match by match, in order, none left out. */
export function flowsOf(records: readonly FeedRecord[]): Map<string, Score[]> {
  const scores = records.filter((record): record is Score => record.kind === 'score');
  return Map.groupBy(scores, ({ matchKey }) => matchKey);
}

/** `match seq` of the records that do not follow from the one before. */
export function breaksIn(
  flows: Iterable<readonly Score[]>,
  follows: (one: Score, next: Score) => boolean,
): string[] {
  const breaks: string[] = [];
  for (const flow of flows) {
    for (const [index, next] of flow.entries()) {
      const one = flow[index - 1];
      if (one !== undefined && !follows(one, next)) breaks.push(`${next.matchKey} ${next.seq}`);
    }
  }
  return breaks;
}
