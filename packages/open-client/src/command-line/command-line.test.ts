import { csvValue } from '@tipmark/domain';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { COMMANDS } from './commands.ts';
import { createWriter, type Format } from './formats.ts';
import { EXIT, run } from './run.ts';

/** Runs it against answers that a test decides. */
async function given(tokens: readonly string[], pages: readonly object[] = []) {
  const asked: string[] = [];
  let [out, err] = ['', ''];
  const code = await run(tokens, {
    env: { TIPMARK_URL: 'https://tips.example/', TIPMARK_KEY: 'tm_live_x' },
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    client: {
      sleep: async () => {},
      fetch: async (address) => {
        asked.push(new Request(address).url.replace('https://tips.example/api/open/v1', ''));
        return Response.json(pages[asked.length - 1] ?? { data: [], next: null });
      },
    },
  });
  return { code, out, err, asked };
}

test('there is a command for each collection', () => {
  expect(COMMANDS.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['leagues', 'league-table', 'match', 'match-line-ups', 'ledger']),
  );
});

test.each([
  [['nothing'], 'unknown command "nothing"'],
  [['matches', '--leage', '39'], 'unknown flag --leage; known: --sport, --day, --league'],
  [['matches', '-l', '39'], 'unknown flag -l'],
  [['matches', '--limit', '3'], 'unknown flag --limit'],
  [['matches', '--league'], '--league needs a value'],
  [['matches', '--league', '--day'], '--league needs a value'],
  [['matches', '--league=1', '--league=2'], '--league is given twice'],
  [['matches', '--format', 'xml'], '--format is one of table, csv, ndjson, not "xml"'],
  [['matches', '--rows', '-1'], '--rows is a number from 1 on or "all", not "-1"'],
  [['match'], 'match needs <match>'],
  [['match', '7', '8'], 'match: what is "8"?'],
  [['leagues', '--url', 'nowhere'], '"nowhere" is no address'],
])('%j is refused: %s', async (tokens, message) => {
  const { code, err, asked } = await given(tokens);
  expect(code).toBe(EXIT.usage);
  expect(err).toContain(message);
  expect(asked).toEqual([]);
});

test('filters go into the address, and pages are read until there are enough rows', async () => {
  const pages = [
    { data: [{ id: 1 }, { id: 2 }], next: 'after 2' },
    { data: [{ id: 3 }, { id: 4 }], next: 'after 4' },
  ];
  const tokens = ['matches', '--league', '39', '--rows=3', '--format', 'ndjson'];
  const { code, out, asked } = await given(tokens, pages);
  expect(code).toBe(EXIT.done);
  expect(out).toBe('{"id":1}\n{"id":2}\n{"id":3}\n');
  expect(asked).toEqual([
    '/matches?league=39&limit=3',
    '/matches?league=39&limit=3&cursor=after+2',
  ]);
});

test('segments are encoded', async () => {
  const { asked } = await given(['capper', 'a/b?c']);
  expect(asked).toEqual(['/cappers/a%2Fb%3Fc?limit=50']);
});

test('help names the commands, and the flags of one', async () => {
  expect((await given(['--help'])).out).toContain('league-table <league>');
  expect((await given(['matches', '--help'])).out).toContain('--updatedSince');
});

const written = (format: Format, rows: readonly Record<string, unknown>[]) => {
  let text = '';
  const writer = createWriter(format, (one) => void (text += one));
  for (const row of rows) writer.add(row);
  writer.end();
  return text;
};

test('a table has nested fields as columns, and hides what a terminal would obey', () => {
  const rows = [
    { id: 1, home: { id: 7, name: 'Zenit\u001B[31m' }, score: null },
    { id: 22, home: { id: 8, name: 'Ajax' }, score: { home: 2, away: 1 } },
  ];
  expect(written('table', rows).split('\n')).toEqual([
    'id  home.id  home.name   score.home  score.away',
    '1   7        Zenit [31m',
    '22  8        Ajax        2           1',
    '',
  ]);
});

test('whatever the texts are, CSV has them all', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('a,b', '"', '=1+1', '\r\n', '-5', '@x'),
  );
  const row = fc.record({ id: fc.nat(), home: fc.record({ name: cell }), note: cell });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
      const [head, ...records] = parse(written('csv', rows), {
        relax_column_count: false,
        record_delimiter: '\r\n',
      }) as string[][];
      expect(head).toEqual(['id', 'home.name', 'note']);
      expect(records.map((cells) => cells.map(csvValue))).toEqual(
        rows.map(({ id, home, note }) => [String(id), csvValue(home.name), csvValue(note)]),
      );
    }),
  );
});
