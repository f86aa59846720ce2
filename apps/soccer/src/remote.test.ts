import { createI18n, type Locale } from '@tipmark/i18n';
import { commonMessages } from '@tipmark/i18n/server';
import { compareMessages, teamPlayerMessages } from '@tipmark/match-features/pages';
import type { HostState, Visit } from '@tipmark/remote-kit';
import { routes } from '@tipmark/route-builder';
import { aLeague, aMatch, aResultsPage } from '@tipmark/test-kit';
import { remote } from './remote.ts';

const SATURDAY_NOON = Date.UTC(2025, 7, 16, 9) / 1_000;

const visit = (locale: Locale, search = ''): Visit => ({
  params: {},
  search: new URLSearchParams(search),
  locale,
  timeZone: 'Europe/Moscow',
  isMobile: false,
  isSignedIn: false,
  isPremium: false,
  nowSeconds: 1_795_284_420,
});

const screenOf = (route: string) =>
  remote.features.flatMap(({ screens }) => screens).find((screen) => screen.route === route);

const screens = remote.features.flatMap((feature) => feature.screens);
beforeAll(() => Promise.all(screens.map(async ({ loadPart }) => loadPart?.())));

test('every screen has a route of this remote, and no route has two screens', () => {
  const owned = remote.features.flatMap(({ screens }) => screens.map(({ route }) => route));
  expect(owned.map((route) => routes[route].owner)).toEqual(owned.map(() => 'soccer'));
  expect(new Set(owned).size).toBe(owned.length);
});

test('the names of loads are unique, including those of lazy screens', () => {
  const names = remote.features.flatMap(({ loads = [] }) => loads.map(({ name }) => name));
  expect(names.length).toBeGreaterThan(20);
  expect(new Set(names).size).toBe(names.length);
});

test('the results of a day are one call', () => {
  const [load, ...others] =
    screenOf('results')?.loads(visit('ru', `timestamp=${SATURDAY_NOON}`)) ?? [];
  expect(load).toMatchObject({
    load: 'soccerResultsPage',
    when: 'latest',
    request: { query: { timestamp: SATURDAY_NOON } },
  });
  expect(others).toEqual([]);
});

test.each([
  ['ru', 'Результаты футбольных матчей, 16\u00A0августа 2025', '/Results'],
  ['en', 'Soccer results, 16\u00A0August 2025', '/en/Results'],
] as const)('the head of the results is in %s', async (locale, title, path) => {
  const messages = (await remote.messages[locale]()).default;
  const { translateIn } = createI18n({
    locale,
    resources: { common: commonMessages[locale], soccer: messages },
  });
  const data = aResultsPage([aLeague().having(aMatch())], { timestamp: SATURDAY_NOON - 43_200 });
  const state = { loads: { soccerResultsPage: { status: 'ready', data } } };
  const head = screenOf('results')?.head(
    state as unknown as HostState,
    visit(locale, `timestamp=${SATURDAY_NOON}&tab=finished`),
    translateIn('soccer'),
  );
  expect(head).toMatchObject({ title, canonical: `${path}?timestamp=${SATURDAY_NOON}` });
  expect(head?.description).toContain(locale === 'ru' ? 'коэффициенты' : 'odds');
});

test.each(['ru', 'en'] as const)(
  'every screen has a title and description in %s before its data is loaded',
  async (locale) => {
    const files = [remote.messages, compareMessages, teamPlayerMessages];
    const all = await Promise.all(files.map((file) => file[locale]()));
    const own = Object.fromEntries(all.flatMap(({ default: texts }) => Object.entries(texts)));
    const { translateIn } = createI18n({
      locale,
      resources: { common: commonMessages[locale], soccer: own },
    });
    const titles = screens.map(({ head }) =>
      head({ loads: {} } as unknown as HostState, visit(locale), translateIn(['soccer', 'common'])),
    );
    const isText = (text: string) => !/^[\w:]+(\.[\w-]+)+$/.test(text);
    expect(
      titles.filter(({ title, description }) => !isText(title) || !isText(description)),
    ).toEqual([]);
  },
);

test('the canonical address of the list of referees has no order', () => {
  const state = { loads: {} } as unknown as HostState;
  const head = screenOf('referees')?.head(state, visit('ru', 'sort=2&page=2'), (key) => key);
  expect(head?.canonical).toBe('/Referees?page=2');
});
