import type { HostState, Visit } from '@tipmark/remote-kit';
import { aMatch, anEventPage } from '@tipmark/test-kit';
import { NOW_SECONDS, translateOf } from '../../testing/game-fixture.tsx';
import { screen } from './match-page-fixture.ts';

const visit: Visit = {
  params: {},
  search: new URLSearchParams(),
  locale: 'ru',
  timeZone: 'Europe/Moscow',
  isMobile: false,
  isSignedIn: false,
  isPremium: false,
  nowSeconds: NOW_SECONDS,
};
const matchVisit = (search: string): Visit => ({
  ...visit,
  search: new URLSearchParams(search),
  params: { matchUrl: '7-zenit' },
});
const loadsOf = (search: string) =>
  screen.loads(matchVisit(search)).map(({ load, request }) => [load, request]);
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

test('a match is one call on its first tab, whatever the filters in the address', () => {
  expect(loadsOf('')).toEqual([['soccerEventPage', head]]);
  expect(loadsOf('tab=nonsense&count=5')).toEqual([['soccerEventPage', head]]);
});

test('the tips of subscribers are requested by another call', () => {
  const requested = screen.loads({ ...matchVisit(''), isPremium: true });
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
])('%s requests another call', (search, request) => {
  expect(loadsOf(search)[0]).toEqual(['soccerEventPage', head]);
  expect(loadsOf(search)[1]?.[1]).toEqual(request);
});

test('the seven filters of the address are sent; the last value of a repeated switch counts', () => {
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
  'a match has a canonical address, title and description in %s',
  async (locale, search, path) => {
    const data = anEventPage(aMatch());
    const state = { loads: { soccerEventPage: { status: 'ready', data } } };
    const described = screen.head(
      state as unknown as HostState,
      { ...matchVisit(search), locale },
      await translateOf(locale),
    );
    const tab = search === '' ? '' : '?tab=odds';
    expect(described.canonical).toBe(`${path}${data.link}${tab}`);
    expect(described.title).toContain('Zenit – Spartak');
    expect(described.description).toContain('Premier League');
  },
);
