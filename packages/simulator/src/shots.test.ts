import type { FeedRecordOf } from '@tipmark/contract/feed';
import { SPORT, storyRules } from '@tipmark/domain';
import type { Stated } from '@tipmark/prediction';
import { mean, sampleSeason } from './testing/played-season.ts';
import { liesIn, slopeLiesIn } from './testing/within-range.ts';

type Shot = FeedRecordOf<'shots'>['shots'][number];
const GOALS: Readonly<Record<string, boolean>> = {
  goal: true,
  penalty_goal: true,
  power_play_goal: true,
  short_handed_goal: true,
  empty_net_goal: true,
};

describe.each(['soccer', 'hockey'] as const)('shots of %s', (sport) => {
  const sample = sampleSeason(sport);
  const { of, start } = sample;
  // of a match that runs when the sample begins the first events are not there
  const played = sample.played.filter(({ match }) => match.startsAt > start);
  const records = new Map(of('shots').map((record) => [record.matchKey, record]));
  const events = Map.groupBy(of('event'), ({ matchKey }) => matchKey);
  const rules = storyRules(SPORT[sport]);
  const shotsOf = (key: string, side: Shot['side']) =>
    (records.get(key)?.shots ?? []).filter((shot) => shot.side === side);

  test('every match that was played has them', () => {
    expect(played.length).toBeGreaterThan(500);
    expect(played.filter(({ key }) => !records.has(key))).toEqual([]);
  });

  const emptyNet = new Set(
    of('event').flatMap(({ matchKey, type, minute, second }) =>
      type === 'empty_net_goal' ? `${matchKey} ${minute}:${second}` : [],
    ),
  );
  const statedOf = (key: string): Stated[] =>
    (records.get(key)?.shots ?? []).flatMap((shot) => {
      const { outcome, situation, body, dx = 0, dy = 0 } = shot;
      const chance = rules?.shotQuality({ outcome, situation, body, place: [dx, dy] }) ?? 0;
      // a blocked shot of hockey has none, that of a goal nobody guards says nothing
      const isGuarded = !emptyNet.has(`${key} ${shot.minute}:${shot.second}`);
      return chance > 0 && isGuarded ? [[chance, outcome === 'goal']] : [];
    });

  test('shots become goals as often as their chances say', () => {
    const stated = played.flatMap(({ key }) => statedOf(key));
    expect(slopeLiesIn(stated, 0.9, 1.1)).toBe('in range');
  });

  test('their chances add up to the goals, as in the seasons of real leagues', () => {
    const goals = mean(
      played.map(({ key }) => statedOf(key).filter(([, isGoal]) => isGoal).length),
    );
    const missing = played.map(({ key }) =>
      statedOf(key).reduce((sum, [chance, isGoal]) => sum + chance - Number(isGoal), 0),
    );
    expect(
      liesIn(
        missing.map((one) => one / goals),
        -0.055,
        0.055,
      ),
    ).toBe('in range');
  });

  test('goals are those of the events, with their minutes and scorers', () => {
    for (const { key } of played) {
      const goals = (events.get(key) ?? [])
        .filter(({ type }) => GOALS[type])
        .map(({ minute, stoppage, second, side, player }) =>
          [minute, stoppage, second, side, player].join(),
        );
      const shots = (records.get(key)?.shots ?? [])
        .filter(({ outcome }) => outcome === 'goal')
        .map(({ minute, stoppage, second, side, player }) =>
          [minute, stoppage, second, side, player].join(),
        );
      expect(shots.toSorted()).toEqual(goals.toSorted());
    }
  });

  test('are as many as the statistics count', () => {
    for (const { key, statistics, score } of played) {
      // those of extra time are not in the statistics
      if (statistics === undefined || score.extra !== undefined) continue;
      for (const side of ['home', 'away'] as const) {
        const shots = shotsOf(key, side);
        const onTarget = shots.filter(
          ({ outcome }) => outcome === 'goal' || outcome === 'on_target',
        );
        const counted = sport === 'soccer' ? shots : onTarget;
        expect(counted).toHaveLength(statistics[side].shots ?? 0);
        if (sport === 'soccer') {
          expect(onTarget).toHaveLength(statistics[side].shotsOnTarget ?? 0);
        }
      }
    }
  });

  test('are inside the pitch', () => {
    const { length = 0, width = 0 } = rules?.area ?? {};
    const isInside = ({ dx = -1, dy = 99 }: Shot) =>
      dx >= 0 && dx <= length && Math.abs(dy) <= width / 2;
    const shots = [...records.values()].flatMap((record) => record.shots);
    expect(shots.length).toBeGreaterThan(10_000);
    expect(shots.filter((shot) => !isInside(shot))).toEqual([]);
  });
});
