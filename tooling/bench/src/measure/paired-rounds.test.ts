import { type PairedOptions, pairedRounds } from './paired-rounds.ts';

const always = (value: number) => async () => value;
const alternately = (values: readonly number[]) => {
  let index = 0;
  return () => values[index++ % values.length] ?? Number.NaN;
};

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const options = (changed: Partial<PairedOptions>): PairedOptions => ({
  ours: always(12),
  theirs: always(10),
  bar: { atMost: 1.4 },
  rounds: 5,
  extensions: 2,
  random: seeded(7),
  calibrate: () => 100,
  ...changed,
});

test('a clear result needs only the first rounds', async () => {
  const result = await pairedRounds(options({}));
  expect(result).toMatchObject({ verdict: 'pass', dropped: 0, interval: { median: 1.2 } });
  expect(result.rounds).toHaveLength(5);
});

test('a result slower than the bar fails', async () => {
  const result = await pairedRounds(options({ ours: always(15) }));
  expect(result).toMatchObject({ verdict: 'fail', interval: { median: 1.5 } });
});

test('an unclear result adds rounds twice and is then inconclusive', async () => {
  const scattered = alternately([8, 20, 14, 9, 19]);
  const result = await pairedRounds(options({ ours: async () => scattered() }));
  expect(result.verdict).toBe('inconclusive');
  expect(result.rounds).toHaveLength(15);
});

test('rounds on a busy machine are dropped', async () => {
  const calibrate = alternately([100, 100, 400, 100, 100, 100]);
  let measured = 0;
  const ours = async () => {
    measured += 1;
    return measured === 3 ? 90 : 12;
  };
  const result = await pairedRounds(options({ ours, calibrate }));
  expect(result).toMatchObject({ verdict: 'pass', dropped: 1 });
  expect(result.rounds).toHaveLength(5);
});

test('a machine that is never quiet ends as inconclusive after ten rounds', async () => {
  let ms = 1;
  const calibrate = () => {
    ms *= 2;
    return ms;
  };
  const result = await pairedRounds(options({ calibrate }));
  expect(result.rounds.length + result.dropped).toBe(10);
  expect(result.verdict).toBe('inconclusive');
});

test('both sides alternate in being first', async () => {
  const order: string[] = [];
  const note = (name: string) => async () => {
    order.push(name);
    return 1;
  };
  await pairedRounds(options({ ours: note('ours'), theirs: note('theirs'), rounds: 2 }));
  expect(order).toEqual(['ours', 'theirs', 'theirs', 'ours']);
});
