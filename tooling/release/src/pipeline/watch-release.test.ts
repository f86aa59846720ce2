import { type WatchOptions, watchRelease } from './watch-release.ts';

const rolledBack = jest.fn<Promise<void>, []>(async () => {});
beforeEach(() => rolledBack.mockClear());

/** Rounds of a watch, the last of them for ever. */
const rounds = (...faults: string[][]) => {
  let at = 0;
  return async () => faults[Math.min(at++, faults.length - 1)] ?? [];
};

const lines: string[] = [];
const options = (changes: Partial<WatchOptions>): WatchOptions => ({
  forMs: 200,
  everyMs: 5,
  failures: 3,
  look: async () => [],
  lookElsewhere: async () => [],
  isStillLive: async () => true,
  rollBack: rolledBack,
  log: (line) => lines.push(line),
  ...changes,
});

it('leaves a release whose pages are good, hiccups included', async () => {
  const look = rounds(['a'], ['a'], [], ['a'], ['a'], []);
  expect(await watchRelease(options({ look }))).toBe('good');
  expect(rolledBack).not.toHaveBeenCalled();
});

it('rolls back after three bad rounds in a row, once', async () => {
  lines.length = 0;
  const look = rounds([], ['/Results: status 500']);
  expect(await watchRelease(options({ look, forMs: 60_000 }))).toBe('rolledBack');
  expect(rolledBack).toHaveBeenCalledTimes(1);
  expect(lines).toEqual(Array(3).fill('/Results: status 500'));
});

it('blames no remote for a site that fails as a whole', async () => {
  const lookElsewhere = async () => ['/about-us: status 503'];
  const failing = options({ look: async () => ['status 503'], lookElsewhere });
  expect(await watchRelease(failing)).toBe('good');
  expect(rolledBack).not.toHaveBeenCalled();
});

it('leaves alone what somebody else has changed', async () => {
  const changed = options({ look: async () => ['status 500'], isStillLive: async () => false });
  expect(await watchRelease(changed)).toBe('replaced');
  expect(rolledBack).not.toHaveBeenCalled();
});
