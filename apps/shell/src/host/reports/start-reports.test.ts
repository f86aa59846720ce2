import { noteError, watchErrors } from './page-errors.ts';
import type { PageReport } from './page-report.ts';
import { startReports } from './start-reports.ts';
import { withoutPersonalData } from './without-personal-data.ts';

interface Sent {
  readonly address: string;
  readonly report: PageReport;
}

// the chunk of vitals fails to load
jest.mock('./follow-vitals.ts', () => {
  throw new Error('offline');
});

function openPage(pathname: string, random = 0.9) {
  const sent: Promise<Sent>[] = [];
  const router = { state: { location: { pathname } }, subscribe: () => () => {} };
  const started = startReports({
    router,
    versionOf: (remote) => ({ soccer: '4.1.0-abc' })[remote],
    random: () => random,
    browser: {
      sendBeacon(address, body) {
        sent.push(
          (body as Blob).text().then((text) => ({
            address: String(address),
            report: JSON.parse(text),
          })),
        );
        return true;
      },
    },
  });
  return { started, sent: () => Promise.all(sent) };
}

const failure = (message: string, stack = 'at row.js:1:2') =>
  Object.assign(new TypeError(message), { stack });

test('errors before the code has arrived are reported, with page, remote and version', async () => {
  noteError(failure('too early'));
  const { sent } = openPage('/en/Events/50213-zenit-spartak');
  const [first] = await sent();
  expect(first).toEqual({
    address: '/page-reports',
    report: {
      page: 'events',
      remote: 'soccer',
      version: '4.1.0-abc',
      error: { name: 'TypeError', message: 'too early', stack: 'at row.js:1:2' },
    },
  });
  expect(JSON.stringify(first)).not.toContain('zenit');
});

test('an error is reported once for a page, and five at most', async () => {
  const { sent } = openPage('/Results');
  for (let times = 0; times < 3; times += 1) noteError(failure('again'));
  expect(await sent()).toHaveLength(1);
  for (let count = 0; count < 20; count += 1) noteError(failure(`another ${count}`));
  expect(await sent()).toHaveLength(5);
});

test('what nobody caught is an error of the page', async () => {
  const { sent } = openPage('/about-us');
  watchErrors();
  window.dispatchEvent(new ErrorEvent('error', { error: failure('not caught') }));
  const rejected = Object.assign(new Event('unhandledrejection'), { reason: failure('rejected') });
  window.dispatchEvent(rejected);
  expect((await sent()).map(({ report }) => report.error?.message)).toEqual([
    'not caught',
    'rejected',
  ]);
  expect((await sent())[0]?.report).toMatchObject({ page: 'aboutUs', remote: 'shell' });
});

test('vitals that cannot be followed are no error of the page, and errors are still reported', async () => {
  const { started, sent } = openPage('/Results', 0);
  // whoever starts it gets the failure: it is no rejection that nobody caught
  await expect(started).rejects.toThrow('offline');
  noteError(failure('after that'));
  expect((await sent()).map(({ report }) => report.error?.message)).toEqual(['after that']);
});

test('errors of extensions, of left requests and of no code are none of this site', async () => {
  const { sent } = openPage('/Results');
  noteError(failure('theirs', 'at chrome-extension://abcdef/x.js:1:1'));
  noteError(Object.assign(new Error('left'), { name: 'AbortError' }));
  noteError('a text');
  noteError(null);
  expect(await sent()).toEqual([]);
});

test.each([
  ['at https://x.y/a.js?token=1:10:5', 'at https://x.y/a.js:10:5'],
  ['at f (https://x.y/a.js?at=12:30&code=4711:10:5)', 'at f (https://x.y/a.js:10:5)'],
  ['write to olga.k@mail.example now', 'write to … now'],
  ['write to ольга@почта.рф now', 'write to … now'],
  ['/profile/olga.k%40mail.example is none', '/profile/… is none'],
  ['link 9f86d081884c7d659a2feaa0c55ad015 is spent', 'link … is spent'],
  [
    'renderWithHooksAndSomething@https://x.y/a.js:1:2',
    'renderWithHooksAndSomething@https://x.y/a.js:1:2',
  ],
  [
    'remotes/soccer/4.18.2-b7e1c94a02/client/main.js',
    'remotes/soccer/4.18.2-b7e1c94a02/client/main.js',
  ],
])('%s is sent as %s', (text, expected) => {
  expect(withoutPersonalData(text, 200)).toBe(expected);
});
