import type { FeedRecordOf } from '@tipmark/contract/feed';
import { sampleSeason } from '../../testing/played-season.ts';

type Event = FeedRecordOf<'event'>;

const { of, records } = sampleSeason('hockey');
const PENALTY_SECONDS: Readonly<Record<string, number>> = {
  penalty: 120,
  major_penalty: 300,
  misconduct: 600,
};
interface Timed {
  readonly minute: number;
  readonly second?: number | undefined;
}

const secondOf = ({ minute, second = 0 }: Timed) => minute * 60 + second;
const events = Map.groupBy(of('event'), ({ matchKey }) => matchKey);

interface Penalty {
  readonly player: string;
  readonly from: number;
  readonly until: number;
}

/** Who served one at a second, between its first and its last. */
const servingAt = (penalties: readonly Penalty[], second: number) =>
  penalties.flatMap(({ player, from, until }) => (from < second && second < until ? player : []));

function penaltiesOf(all: readonly Event[], side: string): Penalty[] {
  return all.flatMap((event) => {
    const length = PENALTY_SECONDS[event.type];
    if (event.side !== side || length === undefined || event.player === undefined) return [];
    const from = secondOf(event);
    return [{ player: event.player, from, until: from + length }];
  });
}

test('nobody scores, assists, takes a penalty or shoots while he serves a penalty', () => {
  let served = 0;
  const acted: unknown[] = [];
  for (const all of events.values()) {
    for (const event of all) {
      const serving = servingAt(penaltiesOf(all, event.side), secondOf(event));
      served += serving.length;
      for (const player of [event.player, event.relatedPlayer]) {
        if (player !== undefined && serving.includes(player)) acted.push([event.key, player]);
      }
    }
  }
  expect(acted).toEqual([]);
  expect(served).toBeGreaterThan(500);
  const shots = new Map(
    records.flatMap((one) => (one.kind === 'shots' ? [[one.matchKey, one.shots] as const] : [])),
  );
  expect(shots.size).toBeGreaterThan(100);
  for (const [matchKey, all] of shots) {
    const own = events.get(matchKey) ?? [];
    const penalties = { home: penaltiesOf(own, 'home'), away: penaltiesOf(own, 'away') };
    for (const shot of all ?? []) {
      const { side, player = '' } = shot;
      if (servingAt(penalties[side], secondOf(shot)).includes(player)) acted.push([matchKey, shot]);
    }
  }
  expect(acted).toEqual([]);
});

test('in a shootout nobody shoots twice, as long as others have not', () => {
  let taken = 0;
  for (const [matchKey, all] of events) {
    for (const side of ['home', 'away']) {
      const takers = all.flatMap(({ type, player, ...event }) =>
        event.side === side && type.startsWith('shootout') ? [player] : [],
      );
      taken += takers.length;
      const first = takers.slice(0, 12);
      expect([matchKey, new Set(first).size]).toEqual([matchKey, first.length]);
    }
  }
  expect(taken).toBeGreaterThan(100);
});
