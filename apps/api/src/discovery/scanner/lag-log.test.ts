import { SPORT } from '@tipmark/domain';
import { createLagLog } from './lag-log.ts';

const changed = (changedAt: number, sport: 1 | 2 = SPORT.soccer) => ({
  sport,
  matchId: 1,
  oddType: '1x2.1',
  milliOdds: 2_000,
  changedAt,
});

function aLog(maxRetained?: number) {
  let now = 100_000;
  const log = createLagLog({
    nowSeconds: () => now,
    ...(maxRetained !== undefined && { maxRetained }),
  });
  return { log, pass: (seconds: number) => (now += seconds), now: () => now };
}

test('half of the prices came sooner than the first figure, all but one in twenty than the second', () => {
  const { log, now } = aLog();
  expect(log.lagOf(SPORT.soccer)).toBeNull();
  log.note(Array.from({ length: 100 }, (_, index) => changed(now() - index - 1)));
  expect(log.lagOf(SPORT.soccer)).toEqual({ p50Ms: 50_000, p95Ms: 95_000 });
  expect(log.lagOf(SPORT.hockey)).toBeNull();
});

test('after an hour a price is forgotten; what changed long before it was known never counts', () => {
  const { log, pass, now } = aLog();
  log.note([changed(now() - 9), changed(now() - 7_200)]);
  expect(log.lagOf(SPORT.soccer)).toEqual({ p50Ms: 9_000, p95Ms: 9_000 });
  pass(3_600);
  expect(log.lagOf(SPORT.soccer)).toBeNull();
});

test('the newest are kept', () => {
  const { log, now } = aLog(2);
  log.note([9, 8, 7, 6, 5, 4].map((lag) => changed(now() - lag)));
  expect(log.lagOf(SPORT.soccer)).toEqual({ p50Ms: 4_000, p95Ms: 5_000 });
});
