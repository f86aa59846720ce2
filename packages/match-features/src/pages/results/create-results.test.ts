import type { HostState, Visit } from '@tipmark/remote-kit';
import { aResultsPage } from '@tipmark/test-kit';
import { dayResults, NOW_SECONDS } from './results-fixture.tsx';

const [screen] = dayResults.screens;
const visit = (search = '', known: Partial<Visit> = {}): Visit => ({
  params: {},
  search: new URLSearchParams(search),
  locale: 'ru',
  timeZone: 'Europe/Moscow',
  isMobile: false,
  isSignedIn: false,
  isPremium: false,
  nowSeconds: NOW_SECONDS,
  ...known,
});
const stateWith = (data?: unknown) =>
  ({ loads: { dayPage: { status: 'ready', data } } }) as unknown as HostState;
const translate = (key: string, values?: Record<string, unknown>) => `${key} ${values?.['date']}`;
const head = (data?: unknown, search?: string, known?: Partial<Visit>) =>
  screen?.head(stateWith(data), visit(search, known), translate);

test('requests the day of the address, or today without one', () => {
  expect(screen?.loads(visit('tab=live'))).toMatchObject([{ request: { query: {} } }]);
  expect(screen?.loads(visit('timestamp=1795208400&tab=live'))).toMatchObject([
    { request: { query: { timestamp: 1_795_208_400 } } },
  ]);
  expect(screen?.loads(visit('date=2025-08-16'))).toMatchObject([
    { request: { query: { timestamp: Date.UTC(2025, 7, 16, 9) / 1_000 } } },
  ]);
});

test('choices of the view do not change the request', () => {
  const [plain] = screen?.loads(visit('timestamp=1795208400')) ?? [];
  const [chosen] = screen?.loads(visit('timestamp=1795208400&tab=live&league=3&sort=time')) ?? [];
  expect(chosen?.key).toBe(plain?.key);
});

test('today has one canonical address, whatever is selected', () => {
  expect(head(aResultsPage([]), 'tab=live&sort=time')).toEqual({
    title: 'results.headTitle 21\u00A0ноября 2026',
    description: 'results.description 21\u00A0ноября 2026',
    canonical: '/Results',
  });
});

test('another day has one canonical address, in the language of the page', () => {
  const day = aResultsPage([], { timestamp: Date.UTC(2025, 7, 15, 21) / 1_000 });
  expect(head(day, 'timestamp=1755300000&tab=finished', { locale: 'en' })).toMatchObject({
    title: 'results.headTitle 16\u00A0August 2025',
    canonical: `/en/Results?timestamp=${Date.UTC(2025, 7, 16, 9) / 1_000}`,
  });
});

test('without an answer, the title has the requested day', () => {
  expect(head(undefined, 'timestamp=1755300000')?.title).toBe(
    'results.headTitle 16\u00A0августа 2025',
  );
});
