import { type Span, withinSpan } from '@tipmark/server-kit';
import { traceStatement } from './trace-statement.ts';

async function nameOf(text: string): Promise<string | undefined> {
  let named: string | undefined;
  const span: Span = {
    traceparent: '',
    isSampled: true,
    child(name) {
      named = name;
      return span;
    },
    end() {},
  };
  await withinSpan(span, () => traceStatement(text, async () => ({ rowCount: 0 })));
  return named;
}

test.each([
  ['select "id" from "users" where "email" = $1', 'select users'],
  ['insert into "tips" ("id") select * from unnest($1)', 'insert tips'],
  ["update only matches set note = 'from secrets' where id = 5", 'update matches'],
  ['delete from "sessions" using "users"', 'delete sessions'],
  ['with due as (select id from outbox for update) update outbox set x = 1', 'select outbox'],
  [
    "select extract(epoch from starts_at) from matches where 'a' is distinct from b",
    'select matches',
  ],
  ['select * from generate_series(1, 3) join leagues on true', 'select'],
  ["select 'delete from users'", 'select'],
  ['begin', 'begin'],
  ['set local statement_timeout = 5', 'statement'],
])('the statement %s is called %s', async (text, name) => {
  expect(await nameOf(text)).toBe(name);
});

test('a statement outside of traces is only run', async () => {
  expect(await traceStatement('select 1', async () => ({ rowCount: 7 }))).toEqual({ rowCount: 7 });
});

test('a failed statement ends its span as failed, and its caller gets the error', async () => {
  const ends: unknown[] = [];
  const span: Span = {
    traceparent: '',
    isSampled: true,
    child: () => span,
    end: (how) => void ends.push(how),
  };
  const failing = () =>
    withinSpan(span, () => traceStatement('select 1', () => Promise.reject(new Error('gone'))));
  await expect(failing()).rejects.toThrow('gone');
  expect(ends).toEqual([{ isFailed: true, attributes: {} }]);
});
