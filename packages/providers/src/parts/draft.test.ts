import { openDraft } from './draft.ts';

const source = 'provider';

test('what breaks the schema becomes a note, the rest a record', () => {
  const draft = openDraft();
  expect(draft.add('rows[0]', { kind: 'bookmaker', source, key: 'b', name: 'Book' })).toBe(true);
  expect(draft.add('rows[1]', { kind: 'views', source, matchKey: 'm', count: -1 })).toBe(false);
  const { records, notes } = draft.reading();
  expect(records).toEqual([{ kind: 'bookmaker', source, key: 'b', name: 'Book' }]);
  expect(notes).toEqual([
    { path: 'rows[1]', text: expect.stringMatching(/^views: count/), isPart: false },
  ]);
});

test('undefined fields are left out, and what has a name is added once', () => {
  const draft = openDraft();
  const score = { home: 1, away: 0, extra: undefined };
  draft.add('', { kind: 'score', source, matchKey: 'm', seq: 1, at: undefined, status: 3, score });
  for (const name of ['Book', 'Book']) draft.add('', { kind: 'bookmaker', source, key: 'b', name });
  expect(draft.reading().records).toStrictEqual([
    { kind: 'score', source, matchKey: 'm', seq: 1, status: 3, score: { home: 1, away: 0 } },
    { kind: 'bookmaker', source, key: 'b', name: 'Book' },
  ]);
});

test('the same part is noted once, every row that is left out counts', () => {
  const draft = openDraft();
  for (const path of ['a', 'b']) {
    draft.note(path, 'lay prices are no offers');
    draft.leave(path, 'has no id');
  }
  expect(draft.reading().notes.map(({ path, isPart }) => [path, isPart])).toEqual([
    ['a', true],
    ['a', false],
    ['b', false],
  ]);
});
