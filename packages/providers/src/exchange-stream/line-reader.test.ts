import { createLineReader, LineTooLong } from './line-reader.ts';

function linesOf(chunks: readonly (string | Buffer)[], most?: number): string[] {
  const lines: string[] = [];
  const take = createLineReader((line) => lines.push(line), most);
  for (const chunk of chunks) take(Buffer.from(chunk as string));
  return lines;
}

test('lines arrive in halves, several at once, or with a letter split in two', () => {
  expect(linesOf(['{"a":', '1}\r', '\n{"b":2}\r\n\r\n{"c"'])).toEqual(['{"a":1}', '{"b":2}']);
  const text = Buffer.from('"é"\r\n');
  expect(linesOf([text.subarray(0, 2), text.subarray(2)])).toEqual(['"é"']);
});

test('input without an end of line is refused', () => {
  expect(() => linesOf(['abc', 'defg'], 6)).toThrow(LineTooLong);
  expect(linesOf(['abc\n', 'defg\n'], 6)).toEqual(['abc', 'defg']);
});
