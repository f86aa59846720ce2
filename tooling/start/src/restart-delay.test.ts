import { restartDelayMs } from './restart-delay.ts';

describe('restartDelayMs', () => {
  it('doubles with every quick exit, up to two seconds', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 50].map(restartDelayMs)).toEqual([
      100, 200, 400, 800, 1600, 2000, 2000, 2000,
    ]);
  });
});
