import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type HomeBlock, pageSoccerValueTrends, soccerMainPage } from '@tipmark/contract';
import { createLoad, type Visit } from '@tipmark/remote-kit';
import { aLeague, aMatch, aMatchTip } from '@tipmark/test-kit';
import { axe } from 'jest-axe';
import { toggleFavouriteTeam } from '../../parts/favourites/favourite-teams.ts';
import { loadOf } from '../../parts/page/page-load.ts';
import { game } from '../../testing/game-fixture.tsx';
import { createFollowing } from './create-following.ts';
import { createHomePage } from './create-home-page.tsx';
import { mainPage, NOW, renderHome } from './home-fixture.tsx';

test('every block has its title, without accessibility violations', async () => {
  const { container } = renderHome();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Игра сегодня');
  expect(screen.getByText('14 онлайн')).toBeInTheDocument();
  const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
  expect(titles).toEqual([
    'Популярные матчи',
    'Онлайн и ближайшие',
    expect.stringContaining('Премьер-лига'),
    'Падение коэффициентов',
    'Судьи дня',
  ]);
  expect((await axe(container)).violations).toEqual([]);
});

test.each([
  ['ru', '21 ноября · 214 матчей · 14 онлайн'],
  ['en', '21 November · 214 matches · 14 live'],
] as const)('the heading has the counts of the day: %s', (locale, counts) => {
  renderHome({ locale });
  expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent(counts);
});

test('a price that fell is shown beside the earlier price', () => {
  renderHome({ locale: 'en' });
  const row = screen.getByRole('row', { name: /Кедр – Маяк/ });
  expect(row).toHaveTextContent('2.00 › 1.70');
  expect(row).toHaveTextContent('−15.0%');
  expect(within(row).getByRole('link')).toHaveAttribute(
    'href',
    '/en/Events/9-kedr-mayak?tab=odds&outcome=1x2.1',
  );
});

test('there are no links to pages that no remote serves', () => {
  renderHome();
  expect(screen.getByRole('link', { name: 'Популярные матчи: Все' })).toHaveAttribute(
    'href',
    '/Results',
  );
  expect(screen.queryByRole('link', { name: /Все падения/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Карасёв' })).not.toBeInTheDocument();
});

test('there are links to pages that a remote serves', () => {
  renderHome({ served: ['results', 'events', 'droppingOdds', 'referee'] });
  expect(screen.getByRole('link', { name: /Все падения/ })).toHaveAttribute(
    'href',
    '/dropping-odds',
  );
  expect(screen.getByRole('link', { name: 'Карасёв' })).toHaveAttribute(
    'href',
    '/Referees/3-karasev',
  );
});

test('a league of the live list can be collapsed and expanded', async () => {
  renderHome();
  const toggle = screen.getByRole('button', { name: 'Матчи: Премьер-лига' });
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
});

test('with only leagues, the page says that there are no upcoming matches', () => {
  const league = { ...aLeague().named('Премьер-лига').buildHead(), link: '7-rpl' };
  const leagues = {
    kind: 6,
    items: [{ ...league, countOfMatches: 380, countOfNext: 9 }],
    routeName: 'results',
    params: {},
  } as const satisfies HomeBlock;
  const slot = { data: { blocks: [leagues], countOfLive: 0, countOfMatches: 0, asOf: NOW } };
  renderHome({ slot, served: ['results', 'league'] });
  expect(screen.getByText('Ближайших матчей пока нет')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Премьер-лига/ })).toHaveTextContent(/9$/);
});

test('without any block, the page says that there are no upcoming matches and links to the results', () => {
  renderHome({ slot: { data: { blocks: [], countOfLive: 0, countOfMatches: 0, asOf: NOW } } });
  expect(screen.getByText('Ближайших матчей пока нет')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Результаты' })).toHaveAttribute('href', '/Results');
});

test('a starred team has a link to its page above the blocks', async () => {
  const starred = { id: 5, link: '5-zenit', name: 'Зенит' };
  toggleFavouriteTeam(starred, { route: 'team', locale: 'ru' });
  renderHome({ locale: 'en', served: ['team'] });
  const teams = within(await screen.findByRole('list', { name: 'Teams' }));
  expect(teams.getByRole('link', { name: 'Зенит' })).toHaveAttribute('href', '/en/Teams/5-zenit');
  localStorage.clear();
});

test('a failed page can be requested again', async () => {
  const error = { status: 500, code: 'internal', message: '' } as const;
  const { sent } = renderHome({ slot: { status: 'failed', data: undefined, error } });
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(sent.at(-1)).toMatchObject({ type: 'mainPage/requested' });
});

test('without upcoming matches, the last ones are shown with their date', () => {
  const league = aLeague().named('Премьер-лига').buildHead();
  const match = aMatch()
    .between('Зенит', 'Спартак')
    .startingAt(NOW - 900 * 86_400)
    .finished()
    .withScore(2, 1)
    .buildWire();
  const last = {
    kind: 5,
    items: [{ league, match }],
    routeName: 'results',
    params: { timestamp: '1717524420' },
  } as const satisfies HomeBlock;
  const slot = { data: { blocks: [last], countOfLive: 0, countOfMatches: 0, asOf: NOW } };
  renderHome({ slot });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Последние матчи');
  expect(screen.getByText('4 июн 2024, 21:07')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Последние матчи: Все' })).toHaveAttribute(
    'href',
    '/Results?timestamp=1717524420',
  );
  expect(screen.queryByText('Ближайших матчей пока нет')).not.toBeInTheDocument();
});

test('tips of the day show capper, match, odds and outcome, but no record of a capper with few tips', () => {
  const author = { ...aMatchTip().author, name: 'Лидия', url: 'lidia' };
  const tipOf = (id: number, known: Partial<typeof author>) => ({
    ...aMatchTip({ id, odds: 1.95, odd_type: 'ou.o:2.5', author: { ...author, ...known } }),
    match: { link: '7-ladoga-polyus', home: 'Ладога', away: 'Полюс', startsAt: NOW + 3_600 },
  });
  const block: HomeBlock = {
    kind: 9,
    items: [
      tipOf(1, { roiPercent: 5.4, countOfTips: 208 }),
      tipOf(2, { name: 'Борис', url: 'boris', roiPercent: 107.5, countOfTips: 3 }),
    ],
    routeName: 'results',
    params: { tab: 'tips' },
  };
  renderHome({
    slot: { data: { ...mainPage, blocks: [block] } },
    served: ['results', 'profile', 'events'],
  });
  const [first, second] = screen.getAllByRole('listitem').filter((row) => row.querySelector('svg'));
  expect(first).toHaveTextContent(/Лидия.*Ладога – Полюс.*1\.95.*2\.5/);
  expect(second).not.toHaveTextContent('107');
  expect(screen.getAllByRole('link', { name: 'Ладога – Полюс' })[0]).toHaveAttribute(
    'href',
    '/Events/7-ladoga-polyus',
  );
});

test('more trends are requested for subscribers, as an optional load', () => {
  const { screen: home } = createHomePage({
    sport: game,
    load: loadOf(soccerMainPage),
    trends: createLoad('gameHomeTrends', { request: pageSoccerValueTrends, when: 'latest' }),
    following: createFollowing('gameHome'),
  });
  const loadsOf = (isPremium: boolean) => home.loads({ isPremium } as Visit);
  expect(loadsOf(false).map(({ load }) => load)).toEqual(['soccerMainPage']);
  expect(loadsOf(true)).toMatchObject([
    { load: 'soccerMainPage' },
    { load: 'gameHomeTrends', isOptional: true },
  ]);
});
