import { SPORT, scannerBounds } from '@tipmark/domain';
import { changeBefore, type OddsBlock } from './odds-block.ts';
import { scanBlocks } from './scan-blocks.ts';
import { createScannerIndex } from './scanner-index.ts';
import { manyBlocks } from './testing/many-blocks.ts';

const NOW = 1_795_262_400;
/** Ten matches of sixty outcomes, one after the other. */
const blocks = manyBlocks(7_200, NOW);
const LIMITS = { maxOutcomes: 100_000, maxChanges: 1_000_000 };

const shuffled = (all: readonly OddsBlock[]) =>
  all.toSorted((one, other) => ((one.id * 7) % 11) - ((other.id * 7) % 11));

test('a page is the same whatever order blocks were added in', () => {
  const [one, other] = [createScannerIndex(LIMITS), createScannerIndex(LIMITS)];
  for (const block of blocks) one.put(block);
  for (const block of shuffled(blocks)) other.put(block);
  const request = { bounds: scannerBounds({ changesHours: 24 }, NOW), from: 5, until: 90 };
  const pages = [one, other].map((index) =>
    scanBlocks(index.blocksOf(SPORT.soccer), request).page.map(
      ({ block, outcome }) => `${block.id} ${block.oddTypes[outcome]}`,
    ),
  );
  expect(pages[0]).toHaveLength(85);
  expect(pages[1]).toEqual(pages[0]);
});

test('beyond its capacity the index drops the matches that start last, and accepts them once there is space', () => {
  const index = createScannerIndex({ ...LIMITS, maxOutcomes: 300 });
  const gone = blocks.toReversed().flatMap((block) => index.put(block));
  expect(index.countOfOutcomes).toBe(300);
  expect(index.blocksOf(SPORT.soccer).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  expect(gone.filter(({ milliOdds }) => milliOdds === undefined)).toHaveLength(300);
  const last = blocks[9] as OddsBlock;
  expect(index.takes(last.startsAt)).toBe(false);
  expect(index.takes(NOW)).toBe(true);
  index.remove(1);
  expect(index.takes(last.startsAt)).toBe(true);
});

test('the number of changes is limited as well', () => {
  const index = createScannerIndex({ ...LIMITS, maxChanges: 1_000 });
  for (const block of blocks) index.put(block);
  expect(index.countOfChanges).toBeLessThanOrEqual(1_000);
  expect(index.countOfMatches).toBe(2);
});

test('put and remove return the changed outcomes and nothing else', () => {
  const index = createScannerIndex(LIMITS);
  const block = blocks[0] as OddsBlock;
  expect(index.put(block)).toHaveLength(60);
  expect(index.put({ ...block, rev: 2 })).toEqual([]);
  const current = block.current.slice();
  current[3] = 9_990;
  expect(index.put({ ...block, current })).toEqual([
    {
      sport: SPORT.soccer,
      matchId: block.id,
      oddType: block.oddTypes[3],
      milliOdds: 9_990,
      changedAt: block.changedAt[3],
    },
  ]);
  expect(index.remove(block.id)).toHaveLength(60);
  expect(index.remove(block.id)).toEqual([]);
});

test('the line at an instant is the last change at or before it', () => {
  const block = blocks[0] as OddsBlock;
  const [start = 0, end = 0] = block.starts;
  const times = block.changeAt.slice(start, end);
  const naive = (at: number) => times.findLastIndex((time) => time <= at);
  for (const time of times) {
    for (const at of [time - 1, time, time + 1]) {
      const found = naive(at);
      expect(changeBefore(block, 0, at)).toBe(found === -1 ? -1 : start + found);
    }
  }
});
