import { aFormSite, type FormSite } from './testing/a-form-site.ts';
import { recordCalls, sendForm } from './testing/recording-api.ts';

let site: FormSite;
beforeAll(async () => {
  site = await aFormSite();
});
afterAll(() => site.stop());

const post = (fields: Record<string, string>, url = '/en/bet-book') =>
  sendForm(site, url, fields, { cookie: 'token=abc' });
const anApi = (reply: object, status = 200) => recordCalls(site, reply, { status });
const invalid = (...fields: string[]) => ({
  error: { code: 'validation', details: Object.fromEntries(fields.map((name) => [name, 'no'])) },
});

test('a bet is recorded and the book says so', async () => {
  const calls = anApi({ data: { bet: {} } });
  const { statusCode, headers } = await post({ intent: 'add', event: 'A – B', odds: '1,85' });
  expect([statusCode, headers.location]).toEqual([303, '/en/bet-book?done=added']);
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(calls).toMatchObject([
    {
      call: 'POST /bet-book/bets',
      cookie: 'token=abc',
      body: { event: 'A – B', odds: '1,85', stake: '' },
    },
  ]);
});

test('a refused bet leads back to its form with what was written', async () => {
  anApi(invalid('stake'), 400);
  const { headers } = await post({ intent: 'add', odds: '1,85', stake: 'x', matchId: '5' });
  const { searchParams, pathname } = new URL(String(headers.location), 'http://site');
  expect(pathname).toBe('/en/bet-book');
  expect(Object.fromEntries(searchParams)).toEqual({
    view: 'add',
    match: '5',
    'f-odds': '1,85',
    'f-stake': 'x',
    'f-matchId': '5',
    wrong: 'stake',
  });
});

test('a bet is changed and deleted at its version', async () => {
  const calls = anApi({ data: {} });
  const changed = await post({ intent: 'change', version: '3', stake: '5' }, '/bet-book?bet=7');
  expect(changed.headers.location).toBe('/bet-book?done=changed');
  const deleted = await post({ intent: 'delete', version: '4' }, '/bet-book?bet=7');
  expect(deleted.headers.location).toBe('/bet-book?done=deleted');
  expect(calls).toMatchObject([
    { call: 'PUT /bet-book/bets/7', body: { version: 3, stake: '5' } },
    { call: 'POST /bet-book/bets/7/delete', body: { version: 4 } },
  ]);
  const none = await post({ intent: 'delete', version: '4' }, '/bet-book?bet=..%2Fx');
  expect(none.headers.location).toBe('/bet-book');
  expect(calls).toHaveLength(2);
});

test('a file is added, and the address says what became of its rows', async () => {
  const calls = anApi({ data: { added: 3, same: 1, refused: [{ line: 4 }, { line: 9 }] } });
  const text = `date,odds,stake\n${'1,2,3\n'.repeat(5_000)}`;
  const { headers } = await post({ intent: 'import', text, currency: 'EUR' });
  const { searchParams } = new URL(String(headers.location), 'http://site');
  expect(Object.fromEntries(searchParams)).toEqual({ done: 'imported', count: '+3, =1, ×2: 4, 9' });
  expect(calls[0]?.body).toEqual({ text, currency: 'EUR', isPreview: false });
});

test('the download is a table that the browser saves', async () => {
  anApi({ data: { text: '\ufeffid,date\r\n' } });
  const { statusCode, headers, body } = await post({ intent: 'export' });
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(headers['content-disposition']).toBe('attachment; filename="tipmark-bets.csv"');
  expect(body).toBe('\ufeffid,date\r\n');
});

test('a guest signs in first', async () => {
  anApi({ error: { code: 'unauthorized' } }, 401);
  for (const intent of ['add', 'export', 'import']) {
    const { headers } = await post({ intent });
    expect(headers.location).toBe('/en/login?next=%2Fen%2Fbet-book');
  }
});
