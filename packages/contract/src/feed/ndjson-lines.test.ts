import { ndjsonLines } from './ndjson-lines.ts';

const linesOf = async (...chunks: string[]) => {
  const lines = [];
  for await (const line of ndjsonLines(chunks)) lines.push(line);
  return lines;
};

test('lines are read across chunk boundaries; blank ones are counted and skipped', async () => {
  expect(await linesOf('{"a":', '1}\n\n{"a":2}', '\n{"a":3}')).toEqual([
    { line: 1, record: { a: 1 } },
    { line: 3, record: { a: 2 } },
    { line: 4, record: { a: 3 } },
  ]);
});

test('an overlong line is rejected with a short excerpt, and the next one is read', async () => {
  const chunks = Array.from({ length: 40 }, () => 'x'.repeat(100_000));
  const [first, second] = await linesOf(...chunks, '\n{"a":2}\n');
  expect(first).toMatchObject({
    line: 1,
    refusal: 'line is longer than 1 MB; send fewer prices or players in one record',
  });
  expect(String(first?.record).length).toBeLessThan(1_000);
  expect(second).toEqual({ line: 2, record: { a: 2 } });
});
