import type { EventPage, MainPage, ResultsPage } from '@tipmark/contract';
import type { LiveChanges } from '@tipmark/contract/live';
import { HOME_BLOCK, MATCH_STATUS, mainOutcomes, SPORT } from '@tipmark/domain';
import type { HostState, ScreenLive, Visit } from '@tipmark/remote-kit';
import { aLeague, aMatch, anEventPage, aResultsPage } from '@tipmark/test-kit';
import { mainPageLive } from '../pages/home/main-page-live.ts';
import { eventLive } from '../pages/match/event-live.ts';
import { favouriteGoals } from '../pages/results/favourite-goals.ts';
import { dayReader } from '../pages/results/list/results-day.ts';
import { resultsLive } from '../pages/results/results-live.ts';

/** 2026-11-21 21:07 in Moscow. */
const NOW = 1_795_284_420;
const running = aMatch()
  .withId(11)
  .startingAt(NOW - 600)
  .live('1H:10')
  .withScore(0, 0);
const ahead = aMatch()
  .withId(12)
  .startingAt(NOW + 600)
  .withOdds([2, 3, 4, null, null]);
const over = aMatch()
  .withId(13)
  .startingAt(NOW - 9_000)
  .finished()
  .withScore(1, 1);

const stateOf = (data: unknown) =>
  ({
    loads: { page: { status: 'ready', key: 'k', dataKey: 'k', data } },
    view: { locale: 'ru', nowSeconds: NOW },
  }) as unknown as HostState;

const visit = (search = '', nowSeconds = NOW): Visit =>
  ({
    search: new URLSearchParams(search),
    timeZone: 'Europe/Moscow',
    params: { matchUrl: '11-a' },
    nowSeconds,
  }) as unknown as Visit;

const load = {
  name: 'page',
  requested: (request: unknown) => ({ type: 'page/requested', request }) as never,
  select: (state: Pick<HostState, 'loads'>) => state.loads['page'] as never,
};
const reported = (matches: LiveChanges['matches'], more = {}): LiveChanges => ({
  asOf: NOW,
  matches,
  ...more,
});
const dataAfter = (live: ScreenLive, data: unknown, changes: LiveChanges, at = visit()) =>
  live.news(stateOf(data), changes, at).data['page'] as never;

describe('a day of results', () => {
  const live = resultsLive({ sport: SPORT.soccer, load, matchRoute: 'events' });
  const leagues = [
    aLeague().withId(1).having(running, over),
    aLeague().withId(2).having(ahead),
  ] as const;
  const page = aResultsPage(leagues, { asOf: NOW - 4 });

  test('subscribes to the UTC days it overlaps, since the time of its data', () => {
    expect(live.interest(stateOf(page), visit())).toMatchObject({
      topics: ['day:1:2026-11-20', 'day:1:2026-11-21'],
      since: NOW - 4,
      isOutdated: false,
    });
  });

  test('subscribes to nothing when all its matches are finished', () => {
    const past = aResultsPage([aLeague().having(over)], { asOf: NOW });
    expect(live.interest(stateOf(past), visit('timestamp=1795208400'))?.topics).toEqual([]);
  });

  test('is outdated after midnight when it shows today, but not when the day was selected', () => {
    const tomorrow = NOW + 4 * 3_600;
    const isOutdated = (search: string) =>
      live.interest(stateOf(page), visit(search, tomorrow))?.isOutdated;
    expect([isOutdated(''), isOutdated('timestamp=1795208400')]).toEqual([true, false]);
  });

  test('updates only what was reported: other leagues and matches stay the same objects', () => {
    const after: ResultsPage = dataAfter(live, page, reported({ '11': { '7': { '4': 1 } } }));
    expect(after.leagues[0]?.matches[0]?.['7']['4']).toBe(1);
    expect(after.leagues[0]?.matches[1]).toBe(page.leagues[0]?.matches[1]);
    expect(after.leagues[1]).toBe(page.leagues[1]);

    const clock = { text: '', spoken: '' };
    const message = {
      penalties: '',
      afterExtraTime: '',
      odds: '',
      withOvertime: '',
      suspended: '',
      followed: '',
    };
    const predictions = { users: '', math: '', score: '' };
    const words = { ...message, tips: '', predictions, notes: {} };
    const context = {
      words,
      followed: new Set<number>(),
      asOf: NOW,
      outcomes: mainOutcomes(SPORT.soccer),
    };
    const read = dayReader({
      ...context,
      timeOf: String,
      hrefOf: ({ link }) => link,
      clockOf: () => clock,
    });
    const [before, now] = [read(page), read(after)];
    expect(now.leagues[0]?.all[0]?.row.home.score).toBe('1');
    expect(now.leagues[0]?.all[1]).toBe(before.leagues[0]?.all[1]);
    expect(now.leagues[1]).toBe(before.leagues[1]);
  });

  test('is incomplete when a match moves into or out of the day', () => {
    const isIncomplete = (id: string, start: number) =>
      live.news(stateOf(page), reported({ [id]: { '4': start } }), visit()).isIncomplete;
    expect([isIncomplete('99', NOW), isIncomplete('12', NOW + 86_400)]).toEqual([true, true]);
    expect([isIncomplete('99', NOW + 86_400), isIncomplete('12', NOW + 700)]).toEqual([
      false,
      false,
    ]);
  });
});

test('only goals of starred matches are announced', () => {
  const news = [running, ahead].map((match) => ({
    before: match.withScore(0, 0).buildWire(),
    after: match.withScore(1, 0).buildWire(),
  }));
  expect(favouriteGoals(news, new Set(['m11']))).toBe('Zenit – Spartak 1:0');
  expect(favouriteGoals(news, new Set())).toBe('');
  const [first] = news;
  const same = first ? [{ before: first.after, after: first.after }] : [];
  expect(favouriteGoals(same, new Set(['m11']))).toBe('');
});

describe('a match', () => {
  const outcomes = mainOutcomes(SPORT.soccer);
  const live = eventLive({ load, request: () => ({ type: 'again' }) as never, outcomes });
  const price = (oddType: string, current: number) => ({
    oddType,
    first: 2,
    current,
    closing: null,
    best: null,
  });
  const page = anEventPage(
    aMatch()
      .withId(11)
      .startingAt(NOW - 600)
      .withOdds([2.1, 3.4, 3.6, null, null]),
    { odds: [price('1x2.1', 2.1), price('1x2.x', 3.4), price('1x2.2', 3.6)], asOf: NOW },
  );

  test('subscribes to its own topic until a day after its start', () => {
    expect(live.interest(stateOf(page), visit())?.topics).toEqual(['m:11']);
    const past = anEventPage(over, { asOf: NOW });
    expect(live.interest(stateOf(past), visit())?.topics).toEqual(['m:13']);
    const later = visit('', NOW + 2 * 86_400);
    expect(live.interest(stateOf(past), later)?.topics).toEqual([]);
  });

  test('updates status, live state, prices, closing odds and the count of tips', () => {
    const changes = reported(
      { '11': { '1': MATCH_STATUS.live, '2': '1H:3', '5': [1.9, 3.4, 4, null, null] } },
      { events: { '11': { tips: 7, closing: [2, 3.4, 3.9, null, null] } } },
    );
    const after: EventPage = dataAfter(live, page, changes);
    expect(after.match).toMatchObject({ '1': 2, '2': '1H:3' });
    expect(after.odds.map(({ current, closing }) => [current, closing])).toEqual([
      [1.9, 2],
      [3.4, 3.4],
      [4, 3.9],
    ]);
    expect(after.counts.tips).toBe(7);
  });

  test('reloads for a price that its header has no place for', () => {
    const changes = reported({ '11': { '5': [2.1, 3.4, 3.6, 1.9, 1.9] } });
    expect(live.news(stateOf(page), changes, visit()).isIncomplete).toBe(true);
  });

  describe('reloading in full', () => {
    const changesOf11 = (event: NonNullable<LiveChanges['events']>[string]) =>
      reported({}, { events: { '11': event } });
    const part = (changesWith: 'prices' | 'tips') => ({ request: again('part'), changesWith });
    const again = (type: string) => ({ type }) as never;
    const isAsked = (
      event: NonNullable<LiveChanges['events']>[string],
      changesWith?: 'prices' | 'tips',
    ) => {
      const shown = eventLive({
        load,
        request: () => again('page'),
        outcomes: mainOutcomes(SPORT.soccer),
        part: () => (changesWith ? part(changesWith) : undefined),
      });
      return shown.news(stateOf(page), changesOf11(event), visit()).isIncomplete;
    };

    test.each([
      ['happens on an event it does not know', { incidents: 1 }, undefined, true],
      ['does not happen while it knows all events', { incidents: 0 }, undefined, false],
      ['happens on one more tip', { tips: 1 }, undefined, true],
      ['does not happen while it knows all tips', { tips: 0 }, undefined, false],
      ['happens on new prices while their history is shown', { revision: 8 }, 'prices', true],
      ['does not happen on new prices while another tab is shown', { revision: 8 }, 'tips', false],
      ['does not happen on new prices while no tab is shown', { revision: 8 }, undefined, false],
    ] as const)('%s', (_what, event, changesWith, expected) => {
      expect(isAsked(event, changesWith)).toBe(expected);
    });

    test.each([
      ['happens', true],
      ['does not happen', false],
    ])('%s on a change for which isNews returns %s', (_what, isNeeded) => {
      const shown = eventLive({
        load,
        request: () => again('page'),
        outcomes: mainOutcomes(SPORT.soccer),
        isNews: (before, after) => before.secondLine !== after.secondLine && isNeeded,
      });
      const changes = reported({ '11': { '9': '5x4:2:00' } }, {});
      expect(shown.news(stateOf(page), changes, visit()).isIncomplete).toBe(isNeeded);
      expect(shown.news(stateOf(page), reported({}, {}), visit()).isIncomplete).toBe(false);
    });

    test('requests the page and the load of its tab', () => {
      const shown = eventLive({
        load,
        request: () => again('page'),
        outcomes: mainOutcomes(SPORT.soccer),
        part: () => part('prices'),
      });
      expect(shown.interest(stateOf(page), visit())?.reload).toEqual([
        { type: 'page' },
        { type: 'part' },
      ]);
    });
  });

  test('gets no new data when only other matches change', () => {
    expect(live.news(stateOf(page), reported({ '12': { '1': 3 } }), visit()).data).toEqual({});
  });
});

describe('a main page', () => {
  const live = mainPageLive({ load });
  const league = aLeague().having(running);
  const page: MainPage = {
    blocks: [
      {
        kind: HOME_BLOCK.popularMatches,
        items: [running, ahead].map((match) => ({
          league: league.buildHead(),
          match: match.buildWire(),
        })),
        routeName: 'results',
        params: {},
      },
      {
        kind: HOME_BLOCK.liveMatches,
        items: [league.build()],
        routeName: 'results',
        params: {},
      },
    ],
    countOfLive: 1,
    countOfMatches: 214,
    asOf: NOW,
  };

  test('subscribes to the matches it shows and updates them in every block', () => {
    expect(live.interest(stateOf(page), visit())?.topics).toEqual(['m:11', 'm:12']);
    const news = live.news(stateOf(page), reported({ '11': { '7': { '4': 2 } } }), visit());
    expect(JSON.stringify(news.data).split('"4":2').length - 1).toBe(2);
    expect(news.isIncomplete).toBe(false);
  });

  test.each([
    ['begins', { '12': { '1': 2, '2': '1H:1' } }],
    ['ends', { '11': { '1': 3, '2': null } }],
  ])('reloads when a match it shows %s', (_what, changes) => {
    expect(live.news(stateOf(page), reported(changes), visit()).isIncomplete).toBe(true);
  });

  test.each([
    ['a match that begins is added', { '12': { '1': 2, '2': '1H:1' } }, 2],
    ['a match that ends is removed', { '11': { '1': 3, '2': null } }, 0],
    [
      'one match ends while another begins',
      { '11': { '1': 3, '2': null }, '12': { '2': '1H:1' } },
      1,
    ],
    ['a goal does not change it', { '11': { '7': { '4': 2 } } }, 1],
  ])('the count in the heading: %s', (_what, changes, count) => {
    const { data } = live.news(stateOf(page), reported(changes), visit());
    expect(Object.values(data)).toEqual([expect.objectContaining({ countOfLive: count })]);
  });
});
