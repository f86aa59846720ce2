import { marketsOf, SPORT } from '@tipmark/domain';
import { createI18n, type Locale } from '@tipmark/i18n';
import { commonMessages } from '@tipmark/i18n/server';
import { compareMessages } from '@tipmark/match-features/pages';
import type { HostState, Visit } from '@tipmark/remote-kit';
import { routes } from '@tipmark/route-builder';
import { remote } from './remote.ts';
import { rankingMessages } from './shared/ranking-messages.ts';
import { tournamentMessages } from './shared/tournament-messages.ts';

const screens = remote.features.flatMap((feature) => feature.screens);
beforeAll(() => Promise.all(screens.map(async ({ loadPart }) => loadPart?.())));

const visit = (search = '', locale: Locale = 'ru'): Visit => ({
  params: { matchUrl: '7-sinner' },
  search: new URLSearchParams(search),
  locale,
  timeZone: 'Europe/Moscow',
  isMobile: false,
  isSignedIn: false,
  isPremium: false,
  nowSeconds: 1_795_284_420,
});

test('every screen has a route of this remote, and no route has two screens', () => {
  const owned = screens.map(({ route }) => route);
  expect(owned.map((route) => routes[route].owner)).toEqual(owned.map(() => 'tennis'));
  expect(new Set(owned).size).toBe(owned.length);
});

test('the names of loads are unique', () => {
  const names = remote.features.flatMap(({ loads = [] }) => loads.map(({ name }) => name));
  expect(names.length).toBeGreaterThan(10);
  expect(new Set(names).size).toBe(names.length);
});

test.each(['ru', 'en'] as const)(
  'every screen has a title in %s before its data is loaded, and every market has a name',
  async (locale) => {
    const [own, added, ranking, ofTournaments] = await Promise.all([
      remote.messages[locale](),
      compareMessages[locale](),
      rankingMessages[locale](),
      tournamentMessages[locale](),
    ]);
    const resources = {
      common: commonMessages[locale],
      tennis: { ...own.default, ...added.default, ...ranking.default, ...ofTournaments.default },
    };
    const { translateIn, exists } = createI18n({ locale, resources });
    const isKey = (text: string) => /^[\w:]+(\.[\w-]+)+$/.test(text);
    const titles = screens.map(
      ({ head }) =>
        head(
          { loads: {} } as unknown as HostState,
          visit('', locale),
          translateIn(['tennis', 'common']),
        ).title,
    );
    expect(titles.filter(isKey)).toEqual([]);
    const names = marketsOf(SPORT.tennis).map((market) => `match.market-${market}`);
    expect(names.filter((name) => !exists(name, 'tennis'))).toEqual([]);
  },
);

const requested = (search: string) =>
  (screens.find(({ route }) => route === 'tennisEvents')?.loads(visit(search)) ?? []).map(
    ({ load, request }) => [load, request],
  );

test('a match with its tips is one call; another tab adds one more', () => {
  const head = ['tennisEventPage', { segments: { id: '7-sinner' }, query: {} }];
  expect(requested('')).toEqual([head]);
  expect(requested('tab=points')).toEqual([
    head,
    ['tennisEventPoints', { segments: { id: '7-sinner' } }],
  ]);
  expect(requested('tab=draw&round=QF')).toEqual([
    head,
    ['tennisEventDraw', { segments: { id: '7-sinner' } }],
  ]);
  expect(requested('tab=odds&market=ahgames')[1]).toEqual([
    'tennisEventOddsHistory',
    { segments: { matchUrl: '7-sinner', market: 'ahgames' } },
  ]);
});

test('the match beside the results is requested without its lists', async () => {
  const { aLeague, aMatch, aResultsPage } = await import('@tipmark/test-kit');
  const results = screens.find(({ route }) => route === 'tennisResults');
  const data = aResultsPage([aLeague().having(aMatch().live('S2'))]);
  const state = { loads: { tennisResultsPage: { status: 'ready', data } }, view: {} };
  const { matchMedia } = globalThis;
  globalThis.matchMedia = (() => ({ matches: true })) as never;
  const further = results?.furtherLoads?.(state as unknown as HostState, visit('')) ?? [];
  globalThis.matchMedia = matchMedia;
  expect(further.map(({ load, request }) => [load, request])).toContainEqual([
    'tennisMatchPreview',
    { segments: { id: expect.any(String) }, query: { isWithoutLists: true } },
  ]);
});

test('the filters of the address are sent with the call, including the court', () => {
  expect(requested('tab=matches&court=2&count=5&months=24&tournament=1&h2h=1&season=1')[1]).toEqual(
    [
      'tennisEventMatches',
      {
        segments: { id: '7-sinner' },
        query: {
          countOfMatches: 5,
          countOfMonths: 24,
          isCurrentTournament: true,
          isCurrentCompetitor: true,
          isCurrentGameSeason: true,
          courtType: 2,
        },
      },
    ],
  );
  expect(requested('tab=matches&court=9')[1]?.[1]).toMatchObject({ query: { courtType: 0 } });
});

test('without a tab the points are loaded in play, and after the match if they were reported', async () => {
  const { aMatch, anEventPage } = await import('@tipmark/test-kit');
  const screen = screens.find(({ route }) => route === 'tennisEvents');
  const more = (page: unknown, search = '') =>
    screen
      ?.furtherLoads?.(
        { loads: { tennisEventPage: { status: 'ready', data: page } } } as unknown as HostState,
        visit(search),
      )
      .map(({ load }) => load);
  expect(more(anEventPage(aMatch()))).toEqual([]);
  expect(more(anEventPage(aMatch().live('S2')))).toEqual(['tennisEventPoints']);
  expect(more(anEventPage(aMatch().live('S2')), 'tab=tips')).toEqual([]);
  const over = anEventPage(aMatch().finished());
  expect(more(over)).toEqual(['tennisEventMatches']);
  const reported = { ...over, counts: { ...over.counts, sets: 3 } };
  expect(more(reported)).toEqual(['tennisEventPoints']);
});
