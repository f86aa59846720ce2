import { type FeedRecordOf, feedRecord } from '@tipmark/contract/feed';
import { MATCH_STATUS, type SportName } from '@tipmark/domain';
import { createWorld } from './world.ts';

const DAY = 86_400;
const START = Date.parse('2026-10-05T00:00:00Z') / 1_000;
type Score = FeedRecordOf<'score'>;

/** Every score of three weeks, match by match, none left out. */
function flowsOf(sport: SportName, days = 21): Map<string, Score[]> {
  const world = createWorld({ seed: 4, sports: [sport] });
  const scores = world
    .recordsBetween(START, START + days * DAY)
    .filter((record): record is Score => record.kind === 'score');
  return Map.groupBy(scores, ({ matchKey }) => matchKey);
}

const pairs = <One>(list: readonly One[]) =>
  list.slice(1).map((next, index) => [list[index] as One, next] as const);

const OVER: ReadonlySet<number> = new Set([
  MATCH_STATUS.finished,
  MATCH_STATUS.finishedRetired,
  MATCH_STATUS.awarded,
  MATCH_STATUS.walkover,
]);

const sports: SportName[] = ['soccer', 'hockey', 'tennis'];

describe.each(sports)('%s', (sport) => {
  const flows = flowsOf(sport, sport === 'soccer' ? 4 : 21);

  test('every record of the flow is valid; sequences grow; nothing comes after the end', () => {
    expect(flows.size).toBeGreaterThan(100);
    for (const [key, flow] of flows) {
      for (const record of flow.slice(0, 30)) {
        expect([key, feedRecord.safeParse(record).error]).toEqual([key, undefined]);
      }
      for (const [one, next] of pairs(flow)) {
        expect(next.seq).toBeGreaterThanOrEqual(one.seq);
        expect([key, OVER.has(one.status)]).toEqual([key, false]);
      }
    }
  });

  test('a live state is there exactly while a match is live', () => {
    for (const { status, liveState } of [...flows.values()].flat()) {
      expect(liveState !== undefined).toBe(status === MATCH_STATUS.live);
    }
  });
});

describe('goals', () => {
  test.each(['soccer', 'hockey'] as const)(
    'in %s come one by one, and go only by a correction',
    (sport) => {
      let corrections = 0;
      for (const flow of flowsOf(sport, sport === 'soccer' ? 7 : 21).values()) {
        for (const [one, next] of pairs(flow)) {
          if (one.score === null || next.score === null) continue;
          const all = ({ home, away, extra = [0, 0] }: NonNullable<Score['score']>) =>
            home + away + (sport === 'soccer' ? extra[0] + extra[1] : 0);
          const more = all(next.score) - all(one.score);
          if (next.isCorrection === true) corrections += 1;
          expect(more).toBe(next.isCorrection === true ? -1 : Math.min(1, Math.max(0, more)));
        }
      }
      expect(corrections).toBeGreaterThan(0);
    },
  );
});

test('the clock of hockey runs forward: periods, intermissions, overtime, shots', () => {
  const flows = [...flowsOf('hockey').values()];
  const place = (state: string) => {
    const [, period, minutes, seconds] = /^P(\d):(\d\d):(\d\d)$/.exec(state) ?? [];
    if (period === undefined)
      return { INT1: 1_200, INT2: 2_400, OT: 3_600, SO: 4_000 }[state] ?? -1;
    expect(Number(minutes) * 60 + Number(seconds)).toBeLessThan(1_200);
    return (Number(period) - 1) * 1_200 + Number(minutes) * 60 + Number(seconds);
  };
  for (const flow of flows) {
    const states = flow.flatMap(({ liveState }) => liveState ?? []).map(place);
    // Some were on when the three weeks began.
    const isWhole = (flow[0]?.seq ?? 0) < 600 && states.length > 0;
    if (isWhole) expect(states[0]).toBe(0);
    for (const [one, next] of pairs(states)) expect(next).toBeGreaterThanOrEqual(one);
  }
  const seen = new Set(flows.flat().flatMap(({ liveState }) => liveState ?? []));
  for (const state of ['INT1', 'INT2', 'OT', 'SO']) expect(seen).toContain(state);
});

describe('tennis', () => {
  const world = createWorld({ seed: 4, sports: ['tennis'] });
  const records = world.recordsBetween(START, START + 21 * DAY);
  const flows = flowsOf('tennis');
  const live = [...flows.values()].map((flow) =>
    flow.filter(({ status }) => status === MATCH_STATUS.live),
  );
  const CALLED = ['0', '15', '30', '40', 'Ad'];
  const NIL: readonly [number, number] = [0, 0];

  test('every point changes the score as the rules say', () => {
    for (const flow of live) {
      for (const [one, next] of pairs(flow)) {
        expect([next.matchKey, next.seq, isNextPoint(one, next)]).toEqual([
          next.matchKey,
          next.seq,
          true,
        ]);
      }
    }
    expect(live.flat().length).toBeGreaterThan(10_000);
  });

  /** One of the two has won a point, or with it a game, or with it a set. */
  function isNextPoint(one: Score, next: Score): boolean {
    const [before, after] = [one.score, next.score];
    if (before?.points === undefined || after?.points === undefined) return false;
    const was = before.periods?.at(-1) ?? NIL;
    const is = after.periods?.at(-1) ?? NIL;
    const isSameSet = before.periods?.length === after.periods?.length;
    const isTieBreak = was[0] === 6 && was[1] === 6;
    const games = isSameSet ? is[0] + is[1] - was[0] - was[1] : 1;
    if (games === 0)
      return isTieBreak
        ? isOneMore(before.points, after.points)
        : isCall(before.points, after.points);
    if (after.points.join() !== '0,0' || games !== 1) return false;
    const sets = after.home + after.away - before.home - before.away;
    if (isSameSet) return sets === 0 && !isTieBreak;
    const set = after.periods?.at(-2) ?? [0, 0];
    const [most, least] = [Math.max(...set), Math.min(...set)];
    return sets === 1 && ((most === 6 && least <= 4) || (most === 7 && least >= 5));
  }

  function isOneMore(was: readonly string[], is: readonly string[]): boolean {
    const more = is.map((points, side) => Number(points) - Number(was[side]));
    return more.toSorted().join() === '0,1';
  }

  function isCall(was: readonly string[], is: readonly string[]): boolean {
    const [one, other] = [0, 1].map(
      (side) => CALLED.indexOf(is[side] ?? '') - CALLED.indexOf(was[side] ?? ''),
    );
    const steps = `${one},${other}`;
    if (was.includes('Ad')) return is.join() === '40,40';
    return steps === '1,0' || steps === '0,1';
  }

  test('who serves changes with the game; in a tie-break after one point, then after two', () => {
    for (const flow of live) {
      for (const [one, next] of pairs(flow)) {
        const [was, is] = [one.score?.periods, next.score?.periods];
        const games = (sets: typeof was) => (sets ?? []).flat().reduce((sum, won) => sum + won, 0);
        const points = (next.score?.points ?? ['0', '0']).map(Number);
        const isTieBreak = is?.at(-1)?.join() === '6,6';
        const isTurn =
          isTieBreak && games(was) === games(is)
            ? ((points[0] ?? 0) + (points[1] ?? 0)) % 2 === 1
            : games(was) !== games(is);
        // The one who did not begin the tie-break begins the next set.
        const isAfterTieBreak = was?.at(-1)?.join() === '6,6' && games(was) !== games(is);
        if (isAfterTieBreak) continue;
        expect([next.matchKey, next.seq, one.serving !== next.serving]).toEqual([
          next.matchKey,
          next.seq,
          isTurn,
        ]);
      }
    }
  });

  test('the points of the sets add up to their games and to the serve statistics', () => {
    const sets = new Map(
      records
        .filter((record): record is FeedRecordOf<'points'> => record.kind === 'points')
        .map((record) => [`${record.matchKey} ${record.set}`, record]),
    );
    const ends = [...flows.values()].map((flow) => flow.at(-1)).filter((end) => end?.status === 3);
    expect(ends.length).toBeGreaterThan(100);
    for (const end of ends) {
      for (const [index, [home, away]] of (end?.score?.periods ?? []).entries()) {
        const told = sets.get(`${end?.matchKey} ${index + 1}`);
        if (told === undefined) continue;
        const won = told.games.map(({ points }) => points.at(-1));
        expect(won.filter((side) => side === '1')).toHaveLength(home);
        expect(won.filter((side) => side === '2')).toHaveLength(away);
        expect(told.games.at(-1)?.isTieBreak ?? false).toBe(home + away === 13);
      }
    }
  });
});
