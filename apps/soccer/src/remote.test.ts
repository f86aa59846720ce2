import { createI18n, type Locale } from '@tipmark/i18n';
import { commonMessages } from '@tipmark/i18n/server';
import type { HostState, Visit } from '@tipmark/remote-kit';
import { routes } from '@tipmark/route-builder';
import { aLeague, aMatch, anEventPage, aResultsPage } from '@tipmark/test-kit';
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
beforeAll(() => Promise.all(screens.map(async ({ bring: loadPart }) => loadPart?.())));

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
  const words = (await remote.messages[locale]()).default;
  const { t } = createI18n({
    locale,
    resources: { common: commonMessages[locale], soccer: words },
  });
  const data = aResultsPage([aLeague().having(aMatch())], { timestamp: SATURDAY_NOON - 43_200 });
  const state = { loads: { soccerResultsPage: { status: 'ready', data } } };
  const head = screenOf('results')?.head(
    state as unknown as HostState,
    visit(locale, `timestamp=${SATURDAY_NOON}&tab=finished`),
    (key, values = {}) => t(key, { ns: 'soccer', ...values }),
  );
  expect(head).toMatchObject({ title, canonical: `${path}?timestamp=${SATURDAY_NOON}` });
  expect(head?.description).toContain(locale === 'ru' ? 'коэффициенты' : 'odds');
});

test.each(['ru', 'en'] as const)(
  'every screen has a title and description in %s before its data is loaded',
  async (locale) => {
    const soccer = (await remote.messages[locale]()).default;
    const { t } = createI18n({ locale, resources: { common: commonMessages[locale], soccer } });
    const titles = screens.map(({ head }) =>
      head({ loads: {} } as unknown as HostState, visit(locale), (key, values = {}) =>
        t(key, { ns: ['soccer', 'common'], ...values }),
      ),
    );
    const isWord = (text: string) => !/^[\w:]+(\.[\w-]+)+$/.test(text);
    expect(
      titles.filter(({ title, description }) => !isWord(title) || !isWord(description)),
    ).toEqual([]);
  },
);

test.each([
  ['teams', 'sort=3&count=5&hours=24&page=2', '/Teams?hours=24&page=2'],
  ['leagues', 'sort=2&type=1&page=2', '/Tournaments?type=1&page=2'],
  ['referees', 'sort=2&page=2', '/Referees?page=2'],
] as const)('the canonical address of the list of %s has no order', (route, search, own) => {
  const head = screenOf(route)?.head(
    { loads: {} } as unknown as HostState,
    visit('ru', search),
    (key) => key,
  );
  expect(head?.canonical).toBe(own);
});

test('the main page requests more trends for subscribers, as an optional load', () => {
  const loadsOf = (isPremium: boolean) =>
    screenOf('index')?.loads({ ...visit('ru'), isPremium }) ?? [];
  expect(loadsOf(false).map(({ load }) => load)).toEqual(['soccerMainPage']);
  expect(loadsOf(true)).toMatchObject([
    { load: 'soccerMainPage' },
    { load: 'soccerHomeValueTrends', isOptional: true },
  ]);
});

describe('a match', () => {
  const matchVisit = (search: string): Visit => ({
    ...visit('ru', search),
    params: { matchUrl: '7-zenit' },
  });
  const loadsOf = (search: string) =>
    (screenOf('events')?.loads(matchVisit(search)) ?? []).map(({ load, request }) => [
      load,
      request,
    ]);
  const head = {
    segments: {
      matchUrl: '7-zenit',
      countOfMatches: 10,
      countOfMonths: 12,
      isCurrentTournament: false,
      isCurrentCompetitor: false,
      isCurrentGameSeason: false,
      isSaveHomeAwayStatus: false,
      isExcludeFriendlies: true,
      tableCountOfMonths: 0,
    },
  };

  test('is one call on its first tab, whatever the filters in the address', () => {
    expect(loadsOf('')).toEqual([['soccerEventPage', head]]);
    expect(loadsOf('tab=nonsense&count=5')).toEqual([['soccerEventPage', head]]);
  });

  test('requests the tips of subscribers by another call', () => {
    const requested = screenOf('events')?.loads({ ...matchVisit(''), isPremium: true }) ?? [];
    expect(requested.map(({ load }) => load)).toEqual(['soccerEventPage', 'soccerEventTips']);
  });

  test.each([
    ['tab=odds', { segments: { matchUrl: '7-zenit', market: '1x2' } }],
    ['tab=odds&outcome=ou.o:2.5', { segments: { matchUrl: '7-zenit', market: 'ou' } }],
    ['tab=odds&market=win', { segments: { matchUrl: '7-zenit', market: '1x2' } }],
    ['sort=odds', { segments: { matchUrl: '7-zenit', sportType: 1 }, query: { sort: 3 } }],
    [
      'after=17',
      { segments: { matchUrl: '7-zenit', sportType: 1 }, query: { sort: 1, lastTipId: 17 } },
    ],
  ])('is another call for %s', (search, request) => {
    expect(loadsOf(search)[0]).toEqual(['soccerEventPage', head]);
    expect(loadsOf(search)[1]?.[1]).toEqual(request);
  });

  test('sends the seven filters of the address; the last value of a repeated switch counts', () => {
    const [, [, request] = []] = loadsOf(
      'tab=matches&count=5&months=24&tournament=1&h2h=0&h2h=1&season=1&sides=1&friendlies=0',
    );
    expect(request).toEqual({
      segments: {
        matchUrl: '7-zenit',
        countOfMatches: 5,
        countOfMonths: 24,
        isCurrentTournament: true,
        isCurrentCompetitor: true,
        isCurrentGameSeason: true,
        isSaveHomeAwayStatus: true,
        isExcludeFriendlies: false,
      },
    });
  });

  test.each([
    ['ru', '', '/Events/'],
    ['en', 'tab=odds&outcome=1x2.2', '/en/Events/'],
  ] as const)(
    'has a canonical address, title and description in %s',
    async (locale, search, path) => {
      const words = (await remote.messages[locale]()).default;
      const { t } = createI18n({
        locale,
        resources: { common: commonMessages[locale], soccer: words },
      });
      const data = anEventPage(aMatch());
      const state = { loads: { soccerEventPage: { status: 'ready', data } } };
      const described = screenOf('events')?.head(
        state as unknown as HostState,
        visit(locale, search),
        (key, values = {}) => t(key, { ns: 'soccer', ...values }),
      );
      const tab = search === '' ? '' : '?tab=odds';
      expect(described?.canonical).toBe(`${path}${data.link}${tab}`);
      expect(described?.title).toContain('Zenit – Spartak');
      expect(described?.description).toContain('Premier League');
    },
  );
});
