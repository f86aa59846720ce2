import { judgeOnce, type Sent } from './judge-once.ts';

const sent = (changes: Sent['changes'], ...statuses: number[]): Sent => ({ statuses, changes });

const alone = sent({ bets: 1, id_counters: 1 }, 200);
const once = sent({ bets: 1 }, 200, 200, 503);
const twice = sent({ bets: 2 }, 200, 200);
const keyed = sent({ bets: 1, idempotency_keys: 1 }, 200, 429);

test('what must happen once may be answered often, and be refused while it is busy', () => {
  expect(judgeOnce('once', { alone, many: once, keyed })).toEqual([]);
});

test('a second row is a fault where it must happen once', () => {
  expect(judgeOnce('once', { alone, many: twice, keyed })).toEqual([
    '2 at once changed {"bets":2}, one alone {"bets":1}',
  ]);
  expect(judgeOnce('once', { alone, many: once, keyed: twice })).toHaveLength(1);
});

test('with a key alone it must happen once where each request is a wish of its own', () => {
  expect(judgeOnce('keyed', { alone, many: twice, keyed })).toEqual([]);
  expect(judgeOnce('keyed', { alone, many: twice, keyed: twice })).toHaveLength(1);
});

test('where each counts, only the answers are judged', () => {
  const each = { each: 'each letter is one' };
  expect(judgeOnce(each, { alone, many: twice, keyed: twice })).toEqual([]);
  expect(judgeOnce(each, { alone, many: sent({}, 200, 500), keyed })).toEqual([
    '1 at once were answered 500',
  ]);
});

test('a call that none was answered 200 of has proved nothing', () => {
  expect(judgeOnce('once', { alone, many: once, keyed: sent({ bets: 1 }, 429, 400) })).toEqual([
    'none with one key was answered 200: 429 400',
  ]);
});
