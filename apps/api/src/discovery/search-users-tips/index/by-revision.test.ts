import { createByRevision, type Revision } from './by-revision.ts';

let nowMs = 0;
const requested: number[][] = [];

function aMemory(most = 100) {
  requested.length = 0;
  return createByRevision<Revision, string>({
    async find(matches) {
      requested.push(matches.map(({ id }) => id));
      return new Map(matches.filter(({ id }) => id > 0).map(({ id, rev }) => [id, `${id} ${rev}`]));
    },
    sizeOf: () => 1,
    most,
    maxAgeMs: 1_000,
    nowMs: () => nowMs,
  });
}

const match = (id: number, rev = 1) => ({ id, rev });

test('only values not known in the requested revision are looked up, all of them together', async () => {
  const memory = aMemory();
  await memory.of([match(1), match(2)]);
  await memory.of([match(2), match(1)]);
  const found = await memory.of([match(1, 2), match(2), match(3)]);
  expect([...found].toSorted()).toEqual([
    [1, '1 2'],
    [2, '2 1'],
    [3, '3 1'],
  ]);
  expect(requested).toEqual([
    [1, 2],
    [1, 3],
  ]);
});

test('a value that was not found is looked up again', async () => {
  const memory = aMemory();
  expect([...(await memory.of([match(-1), match(1)])).keys()]).toEqual([1]);
  await memory.of([match(-1), match(1)]);
  expect(requested).toEqual([[-1, 1], [-1]]);
});

test('beyond its capacity the least recently used value is dropped', async () => {
  const memory = aMemory(2);
  for (const id of [1, 2, 1, 3, 1, 2]) await memory.of([match(id)]);
  expect(requested).toEqual([[1], [2], [3], [2]]);
  // a request for more values than fit still finds them all
  expect((await memory.of([match(1), match(2), match(3)])).size).toBe(3);
});

test('a value expires at its maximum age', async () => {
  const memory = aMemory();
  await memory.of([match(1)]);
  nowMs += 999;
  await memory.of([match(1)]);
  nowMs += 1;
  await memory.of([match(1)]);
  expect(requested).toEqual([[1], [1]]);
});
