import { readSettings } from './settings.ts';

test('an upgrade has defaults for everything', () => {
  expect(readSettings(['upgrade'], {})).toEqual({
    drill: 'upgrade',
    from: undefined,
    requests: 50_000,
    rate: 300,
    streams: 24,
    isProbe: false,
    postgresUrl: 'postgres://postgres@127.0.0.1:5432/postgres',
    redisUrl: 'redis://127.0.0.1:6379/15',
  });
});

test('machines have defaults of their own', () => {
  expect(readSettings(['machines', '--probe'], {}).isProbe).toBe(true);
  expect(readSettings(['machines', '--streams', '2'], {})).toMatchObject({
    drill: 'machines',
    requests: 10_000,
    rate: 100,
    streams: 2,
  });
});

test('options and servers can be given', () => {
  const env = { PG_TEST_URL: 'postgres://db/x', REDIS_TEST_URL: 'redis://cache/3' };
  const args = ['upgrade', '--from', '../old', '--requests', '600', '--rate', '40'];
  expect(readSettings(args, env)).toMatchObject({
    from: '../old',
    requests: 600,
    rate: 40,
    postgresUrl: 'postgres://db/x',
    redisUrl: 'redis://cache/3',
  });
});

test.each([
  [[], 'There are two drills: npm run drill -- upgrade'],
  [['restore'], 'There are two drills: npm run drill -- upgrade'],
  [['upgrade', '--requests', 'many'], '--requests many: give a whole number of at least 100'],
  [['upgrade', '--requests', '5'], '--requests 5: give a whole number of at least 100'],
  [['upgrade', '--streams', '0'], '--streams 0: give a whole number of at least 1'],
  [['machines', '--from', '../old'], '--from: all machines run this build'],
  [['upgrade', '--from', ''], '--from: give a commit, or the folder of a checkout'],
  [['upgrade', '--from'], "Option '--from <value>' argument missing"],
  [['upgrade', '--probe'], '--probe: only of the drill "machines"'],
  [['upgrade', '--fast'], "Unknown option '--fast'"],
])('%j is refused with a reason', (args, reason) => {
  expect(() => readSettings(args, {})).toThrow(reason);
});
