import { answerReader } from './answer-reader.ts';

const answer = (status: number, body: string) =>
  `HTTP/1.1 ${status} Some\r\nContent-Type: text/html\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

function statusesOf(chunks: readonly string[]): readonly number[] {
  const statuses: number[] = [];
  const read = answerReader((status) => statuses.push(status));
  for (const chunk of chunks) read(Buffer.from(chunk));
  return statuses;
}

test('an answer ends with its last byte, however it is split', () => {
  const text = answer(200, 'x'.repeat(50));
  for (let at = 1; at < text.length; at++) {
    expect(statusesOf([text.slice(0, at), text.slice(at)])).toEqual([200]);
  }
  expect(statusesOf([text.slice(0, -1)])).toEqual([]);
});

test('a chunked answer ends with the empty chunk, however it is split', () => {
  const text = `HTTP/1.1 200 Some\r\nTransfer-Encoding: chunked\r\n\r\n1a\r\n${'x'.repeat(26)}\r\n3\r\n\r\n0\r\n0\r\n\r\n`;
  for (let at = 1; at < text.length; at++) {
    expect(statusesOf([text.slice(0, at), text.slice(at)])).toEqual([200]);
  }
  expect(statusesOf([...text])).toEqual([200]);
  expect(statusesOf([text.slice(0, -1)])).toEqual([]);
  expect(statusesOf([text, answer(503, 'late')])).toEqual([200, 503]);
});

test('answers may follow one another, with and without a body', () => {
  expect(statusesOf([answer(200, 'ab'), answer(503, ''), answer(200, 'c')])).toEqual([
    200, 503, 200,
  ]);
});

test('an answer without a length is an error', () => {
  expect(() => statusesOf(['HTTP/1.1 200 OK\r\n\r\n'])).toThrow('without a length');
});
