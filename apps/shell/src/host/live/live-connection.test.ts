import { createLiveConnection, type LiveConnection } from './live-connection.ts';
import { aBrowser, type FakeSource } from './live-fixture.ts';

function connect() {
  const { browser, sources, advance } = aBrowser();
  const received: string[] = [];
  const connection: LiveConnection = createLiveConnection({
    browser,
    onChanges: ({ asOf }) => received.push(`changes ${asOf}`),
    onBeat: (asOf) => received.push(`beat ${asOf}`),
    onResync: () => received.push('resync'),
    onNotices: (unread) => received.push(`notices ${unread}`),
    onLost: () => received.push('lost'),
  });
  const last = () => sources.at(-1) as FakeSource;
  return { connection, sources, received, last, advance };
}

test('listens to its topics from the time of the data on screen', () => {
  const { connection, last, received } = connect();
  connection.listen(['m:1', 'm:2'], 100);
  expect(last().address).toBe('/api/live?topics=m%3A1%2Cm%3A2&since=100');
  last().emit('beat', { asOf: 101 });
  last().emit('changes', { asOf: 102, matches: {} });
  expect(received).toEqual(['beat 101', 'changes 102']);
});

test('the same topics keep the connection, others open a new one', () => {
  const { connection, sources } = connect();
  connection.listen(['m:1'], 100);
  connection.listen(['m:1'], 130);
  expect(sources).toHaveLength(1);
  connection.listen(['m:2'], 130);
  expect(sources.map(({ isClosed }) => isClosed)).toEqual([true, false]);
});

test('a lost connection is reopened after a growing delay, from the last position', () => {
  const { connection, sources, received, last, advance } = connect();
  connection.listen(['m:1'], 100);
  last().emit('changes', { asOf: 120, matches: {} });
  last().fail();
  expect(received.at(-1)).toBe('lost');
  advance(999);
  expect(sources).toHaveLength(1);
  advance(1);
  expect(last().address).toContain('since=120');
  last().fail();
  advance(1_999);
  expect(sources).toHaveLength(2);
  advance(1);
  expect(sources).toHaveLength(3);
  last().emit('beat', { asOf: 130 });
  last().fail();
  advance(1_000);
  expect(sources).toHaveLength(4);
});

test('listening to the same topics again does not end the delay', () => {
  const { connection, sources, last } = connect();
  connection.listen(['m:1'], 100);
  last().fail();
  connection.listen(['m:1'], 100);
  expect(sources).toHaveLength(1);
});

test('silence for 45 s counts as a lost connection', () => {
  const { connection, received, last, advance } = connect();
  connection.listen(['m:1'], 100);
  advance(44_000);
  last().emit('beat', { asOf: 144 });
  advance(44_000);
  expect(received).not.toContain('lost');
  advance(1_000);
  expect(received).toContain('lost');
});

test('a goodbye of the server counts as a lost connection, and its later events are ignored', () => {
  const { connection, received, last } = connect();
  connection.listen(['m:1'], 100);
  const first = last();
  first.emit('bye', { reason: 'closing' });
  first.emit('changes', { asOf: 120, matches: {} });
  first.fail();
  expect(received).toEqual(['lost']);
});

test('opened again after it was closed, it requests what happened in the meantime', () => {
  const { connection, sources, last, advance } = connect();
  connection.listen(['m:1'], 100);
  last().emit('beat', { asOf: 150 });
  connection.close();
  advance(600_000);
  expect(sources).toHaveLength(1);
  connection.listen(['m:1'], 100);
  expect(last().address).toContain('since=150');
});

test('a page that was loaded again continues from its own age: it may be older than the stream', () => {
  const { connection, sources, last, advance } = connect();
  connection.listen(['m:1'], 100);
  last().emit('resync', { asOf: 200 });
  last().emit('changes', { asOf: 201, matches: {} });
  // the page that is being replaced
  connection.listen(['m:1'], 100);
  expect(sources).toHaveLength(1);
  connection.listen(['m:1'], 199);
  expect(sources.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  expect(last().address).toContain('since=199');
  connection.listen(['m:1'], 199);
  connection.listen(['m:1'], 205);
  expect(sources).toHaveLength(2);
  last().emit('changes', { asOf: 210, matches: {} });
  last().fail();
  advance(1_000);
  expect(last().address).toContain('since=210');
});
