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

test('the lag of a sport is given as its median and its 95th percentile', () => {
  const { log, now } = aLog();
  expect(log.lagOf(SPORT.soccer)).toBeNull();
  log.note(Array.from({ length: 100 }, (_, index) => changed(now() - index - 1)));
  expect(log.lagOf(SPORT.soccer)).toEqual({ p50Ms: 50_000, p95Ms: 95_000 });
  expect(log.lagOf(SPORT.hockey)).toBeNull();
});

test('a price counts for an hour, and never if it changed long before it was noted', () => {
  const { log, pass, now } = aLog();
  log.note([changed(now() - 9), changed(now() - 7_200)]);
  expect(log.lagOf(SPORT.soccer)).toEqual({ p50Ms: 9_000, p95Ms: 9_000 });
  pass(3_600);
  expect(log.lagOf(SPORT.soccer)).toBeNull();
});

test('beyond the capacity only the newest prices count', () => {
  const { log, now } = aLog(2);
  log.note([9, 8, 7, 6, 5, 4].map((lag) => changed(now() - lag)));
  expect(log.lagOf(SPORT.soccer)).toEqual({ p50Ms: 4_000, p95Ms: 5_000 });
});
