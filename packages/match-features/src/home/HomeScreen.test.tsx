// oxlint-disable no-restricted-imports -- a test stands where the shell stands
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  defineEndpoint,
  follow,
  followers,
  type HomeBlock,
  type MainPage,
  type RatedCapper,
} from '@tipmark/contract';
import { HOME_BLOCK, mainOutcomes, SPORT } from '@tipmark/domain';
import { createI18n, type Locale } from '@tipmark/i18n';
import { commonMessages } from '@tipmark/i18n/server';
import { createLoad, type LoadState, ServedRoutesContext } from '@tipmark/remote-kit';
import { aLeague, aMatch, aValueTrend } from '@tipmark/test-kit';
import { axe } from 'jest-axe';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { legacy_createStore } from 'redux';
import en from '../../locales/en/home.json' with { type: 'json' };
import resultsEn from '../../locales/en/results.json' with { type: 'json' };
import ru from '../../locales/ru/home.json' with { type: 'json' };
import resultsRu from '../../locales/ru/results.json' with { type: 'json' };
import { toggleFavouriteTeam } from '../favourites/favourite-teams.ts';
import { HomeScreen } from './HomeScreen.tsx';
import type { HomeFeature, HomeLoad, HomeTrendsLoad } from './home-feature.ts';

/** 2026-11-21 21:07 in Moscow. */
const NOW = 1_795_284_420;

const endpoint = defineEndpoint<() => { summary: string; reply: never }>()({
  name: 'mainPage',
  method: 'GET',
  path: '/main/page',
  access: 'public',
  cache: 'shared',
});
const load = createLoad('mainPage', { request: endpoint, when: 'latest' });
const feature: HomeFeature = {
  namespace: 'game',
  load: load as unknown as HomeLoad,
  trendsLoad: {
    select: ({ loads }) => (loads as Record<string, LoadState>)['trends'] ?? { status: 'idle' },
  } as HomeTrendsLoad,
  cappers: {
    follow: createLoad('follow', { request: follow, when: 'onlyFirst' }),
    follows: createLoad('follows', { request: followers, when: 'latest' }),
  },
  routes: {
    results: 'results',
    match: 'events',
    league: 'league',
    team: 'team',
    referee: 'referee',
  },
  outcomes: mainOutcomes(SPORT.soccer),
  clockOf: ({ liveState = '' }) => ({ text: `${liveState}'`, spoken: `minute ${liveState}` }),
};
const words = {
  ru: { home: { ...ru, title: 'Игра сегодня' }, results: resultsRu },
  en: { home: { ...en, title: 'Game today' }, results: resultsEn },
};

const league = aLeague().withId(7).named('Премьер-лига').of('RU', 'Россия');
const running = aMatch()
  .between('Зенит', 'Спартак')
  .startingAt(NOW - 5_000)
  .live('67')
  .withScore(2, 1);
const ahead = aMatch()
  .between('Кедр', 'Маяк')
  .startingAt(NOW + 86_400)
  .withOdds([1.45, 4.8, 8.2, 1.9, 1.9], [1.62, 4.8, 7.1, 1.9, 1.9]);

const more = { routeName: 'results', params: {} };
const blocks: HomeBlock[] = [
  { kind: 5, items: [{ league: league.buildHead(), match: ahead.buildWire() }], ...more },
  { kind: 4, items: [league.having(running).build()], ...more, params: { tab: 'live' } },
  {
    kind: 2,
    items: [
      {
        link: '9-kedr-mayak',
        home: 'Кедр',
        away: 'Маяк',
        startsAt: NOW + 3_600,
        oddType: '1x2.1',
        first: 2,
        odds: 1.7,
        bookmakers: 4,
      },
    ],
    routeName: 'oddsScanner',
    params: {},
  },
  {
    kind: 3,
    items: [
      {
        link: '3-karasev',
        name: 'Карасёв',
        countryCode: 'RU',
        countOfMatches: 20,
        yellowCards: 4.25,
        penalties: null,
      },
    ],
    routeName: 'referees',
    params: {},
  },
];
const page: MainPage = { blocks, countOfLive: 14, asOf: NOW };

interface Setting {
  readonly locale?: Locale;
  readonly served?: readonly string[];
  readonly slot?: Partial<LoadState>;
  readonly trends?: LoadState;
  /** Of whoever is signed in. */
  readonly userUrl?: string;
  readonly loads?: Readonly<Record<string, LoadState>>;
}

function draw(setting: Setting = {}) {
  const { locale = 'ru', served = ['results', 'events'], slot, trends, userUrl = '' } = setting;
  const sent: { readonly type: string }[] = [];
  const ready = { status: 'ready', key: '', dataKey: '', data: page, ...slot };
  const state = {
    loads: { mainPage: ready, trends, ...setting.loads },
    session: { isSignedIn: userUrl !== '', url: userUrl, timeZone: 'Europe/Moscow' },
    view: { locale, isMobile: false, nowSeconds: NOW, features: {} },
  };
  const store = legacy_createStore((current = state, action) => {
    sent.push(action);
    return current;
  });
  const resources = { common: commonMessages[locale], game: words[locale] };
  const { container } = render(
    <I18nextProvider i18n={createI18n({ locale, resources })}>
      <Provider store={store}>
        <ServedRoutesContext value={new Set(served)}>
          <main>
            <HomeScreen feature={feature} />
          </main>
        </ServedRoutesContext>
      </Provider>
    </I18nextProvider>,
  );
  return { container, sent };
}

test('every block stands under its title, with nothing axe minds', async () => {
  const { container } = draw();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Игра сегодня');
  expect(screen.getByText('14 онлайн')).toBeInTheDocument();
  const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
  expect(titles).toEqual([
    'Популярные матчи',
    'Сейчас играют',
    expect.stringContaining('Премьер-лига'),
    'Падение коэффициентов',
    'Судьи дня',
  ]);
  expect((await axe(container)).violations).toEqual([]);
});

test('a price that fell stands beside the price it fell from', () => {
  draw({ locale: 'en' });
  const row = screen.getByRole('row', { name: /Кедр – Маяк/ });
  expect(row).toHaveTextContent('2.00 › 1.70');
  expect(row).toHaveTextContent('−15.0%');
  expect(within(row).getByRole('link')).toHaveAttribute(
    'href',
    '/en/Events/9-kedr-mayak?tab=odds&outcome=1x2.1',
  );
});

test('nothing leads to a page nobody serves', () => {
  draw();
  expect(screen.getByRole('link', { name: 'Популярные матчи: Все' })).toHaveAttribute(
    'href',
    '/Results',
  );
  expect(screen.queryByRole('link', { name: /Сканер/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Карасёв' })).not.toBeInTheDocument();
});

test('it does once somebody serves it', () => {
  draw({ served: ['results', 'events', 'oddsScanner', 'referee'] });
  expect(screen.getByRole('link', { name: /Сканер/ })).toHaveAttribute('href', '/odds-scanner');
  expect(screen.getByRole('link', { name: 'Карасёв' })).toHaveAttribute(
    'href',
    '/Referees/3-karasev',
  );
});

test('a league of the live list closes and opens', async () => {
  draw();
  const toggle = screen.getByRole('button', { name: 'Матчи: Премьер-лига' });
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
});

test('leagues alone are no matches: the page says so and leads to the results', () => {
  const league = { ...aLeague().named('Премьер-лига').buildHead(), link: '7-rpl' };
  const leagues = {
    kind: 6,
    items: [{ ...league, countOfMatches: 380 }],
    ...more,
  } as const satisfies HomeBlock;
  const slot = { data: { blocks: [leagues], countOfLive: 0, asOf: NOW } };
  draw({ slot, served: ['results', 'league'] });
  expect(screen.getByText('Ближайших матчей пока нет')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Премьер-лига/ })).toBeInTheDocument();
});

test('an empty world leads to the results', () => {
  draw({ slot: { data: { blocks: [], countOfLive: 0, asOf: NOW } } });
  expect(screen.getByText('Ближайших матчей пока нет')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Результаты' })).toHaveAttribute('href', '/Results');
});

test('a starred team leads to its page from above the blocks', async () => {
  const starred = { id: 5, link: '5-zenit', name: 'Зенит' };
  toggleFavouriteTeam(starred, { route: 'team', locale: 'ru' });
  draw({ locale: 'en', served: ['team'] });
  const teams = within(await screen.findByRole('list', { name: 'Teams' }));
  expect(teams.getByRole('link', { name: 'Зенит' })).toHaveAttribute('href', '/en/Teams/5-zenit');
  localStorage.clear();
});

test('a failure is said and can be tried again', async () => {
  const error = { status: 500, code: 'internal', message: '' } as const;
  const { sent } = draw({ slot: { status: 'failed', data: undefined, error } });
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(sent.at(-1)).toMatchObject({ type: 'mainPage/requested' });
});

describe('premium cappers', () => {
  const capperOf = (name: string, url: string): RatedCapper => ({
    position: 1,
    label: '5.0',
    name,
    url,
    score: 2,
    countOfTips: 312,
    won: 170,
    lost: 136,
    profit: 335,
    roiPercent: 6.5,
    averageOdds: 1.94,
    clvPercent: 2.2,
    maxDrawdownPercent: 14.4,
    isPremiumCapper: true,
    followers: 214,
  });
  const cappers = {
    kind: HOME_BLOCK.premiumCappers,
    items: [capperOf('Марк Вересов', 'mark'), capperOf('Лидия Шторм', 'lidia')],
    routeName: 'leaderboard',
    params: {},
  } satisfies HomeBlock;
  const slot = { data: { ...page, blocks: [cappers] } };
  const served = ['profile', 'login'];
  const tileOf = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);

  test('a tile says who it is and of how many tips the record is', async () => {
    const { container } = draw({ slot, served });
    const tile = screen.getByText('Марк Вересов').closest('li');
    expect(tile).toHaveTextContent('МВ5.0Марк ВересовROI+6,5 %CLV+2,2 %n312');
    expect(tileOf('Марк Вересов').getByRole('link', { name: 'Марк Вересов' })).toHaveAttribute(
      'href',
      '/profile/mark',
    );
    expect((await axe(container)).violations).toEqual([]);
  });

  test('a guest is led to sign in, and follows with that', async () => {
    draw({ slot, served });
    const button = screen.getByRole('link', { name: 'Подписаться: Лидия Шторм' });
    expect(button).toHaveAttribute('href', '/login');
    button.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(button);
    expect(document.cookie).toContain('follow_user=lidia');
  });

  test('without an account remote a capper is a name, and there is nothing to follow with', () => {
    draw({ slot });
    expect(screen.getByText('Марк Вересов')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Марк|Подписаться/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Подписаться/ })).not.toBeInTheDocument();
  });

  const following = { users: [{ name: 'Марк Вересов', url: 'mark', isFollowedByAccount: true }] };
  const follows = { status: 'ready', key: 'k', dataKey: 'k', data: following } as const;

  test('whom the visitor follows is asked for once the page is alive, and shown', async () => {
    const { sent } = draw({ slot, served, userUrl: 'ann', loads: { follows } });
    expect(sent).toMatchObject([
      { type: expect.stringContaining('@@redux/INIT') },
      {
        type: 'follows/requested',
        request: { segments: { userUrl: 'ann', pageNumber: 1 }, query: { type: 'follows' } },
      },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Отписаться: Марк Вересов' }));
    await userEvent.click(screen.getByRole('button', { name: 'Подписаться: Лидия Шторм' }));
    expect(sent.slice(2)).toMatchObject([
      { request: { body: { tipster_user_url: 'mark', is_follow: false } } },
      { request: { body: { tipster_user_url: 'lidia', is_follow: true } } },
    ]);
  });

  const asked = feature.cappers.follow.requested({
    body: { tipster_user_url: 'lidia', is_follow: true },
  });

  test('the answer to a click counts before the list comes anew', () => {
    const follow = {
      status: 'ready',
      key: asked.key,
      dataKey: asked.key,
      data: { isFollower: true, followers: 1 },
    } as const;
    const { sent } = draw({ slot, served, userUrl: 'ann', loads: { follows, follow } });
    expect(screen.getByRole('button', { name: 'Отписаться: Лидия Шторм' })).toBeInTheDocument();
    expect(sent.at(-1)).toMatchObject({ type: 'follows/requested' });
  });

  test('a click that failed says so at its capper alone', () => {
    const error = { status: 0, code: 'network', message: '' } as const;
    const follow = { status: 'failed', key: asked.key, error } as const;
    draw({ slot, served, userUrl: 'ann', loads: { follow } });
    expect(tileOf('Лидия Шторм').getByRole('alert')).toHaveTextContent('Ошибка интернета');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  test('nobody follows themselves', () => {
    draw({ slot, served, userUrl: 'mark' });
    expect(tileOf('Марк Вересов').queryByRole('button')).not.toBeInTheDocument();
    expect(tileOf('Лидия Шторм').getByRole('button')).toBeInTheDocument();
  });
});

describe('value trends', () => {
  const trendOf = (match: number, valuePercent: number) =>
    aValueTrend({ link: `${match}-kedr-mayak`, home: `Кедр ${match}`, valuePercent });
  const block: HomeBlock = {
    kind: 1,
    items: [trendOf(1, 14), trendOf(2, 13), trendOf(3, 12)],
    routeName: 'valueTrends',
    params: {},
  };
  const slot = { data: { ...page, blocks: [block] } };
  const shown = () => screen.getAllByRole('row', { name: /Кедр/ }).map((row) => row.textContent);

  test('everybody sees three', () => {
    draw({ slot });
    expect(shown()).toHaveLength(3);
  });

  test('subscribers see the best of five matches', () => {
    const all = [trendOf(1, 14), trendOf(2, 13), trendOf(2, 12.5), trendOf(3, 12), trendOf(3, 11)];
    const more = [trendOf(4, 10), trendOf(5, 9), trendOf(6, 8)];
    draw({ slot, trends: { status: 'ready', data: { trends: [...all, ...more] } } });
    expect(shown().map((text) => /Кедр \d/.exec(text ?? '')?.[0])).toEqual(
      [1, 2, 3, 4, 5].map((match) => `Кедр ${match}`),
    );
    expect(shown()[1]).toContain('+13,0');
  });

  test.each([
    [{ status: 'failed', error: { status: 402, code: 'premium_required', message: '' } }],
    [{ status: 'loading' }],
    [{ status: 'ready', data: { trends: [] } }],
  ] as const)('what everybody sees stays while more is %j', (trends) => {
    draw({ slot, trends: trends as LoadState });
    expect(shown()).toHaveLength(3);
  });
});
