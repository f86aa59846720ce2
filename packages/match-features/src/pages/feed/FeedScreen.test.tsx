import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FeedItem, FeedPage } from '@tipmark/contract';
import { aMatch } from '@tipmark/test-kit';
import { axe } from 'jest-axe';
import { NOW_SECONDS, ready, renderGame, type ScreenSetting } from '../../testing/game-fixture.tsx';
import { feed, feedMore, feedPage, live } from './feed-fixture.ts';
import { entries, league, page } from './feed-page-fixture.ts';
import { feedRequest } from './feed-request.ts';

const draw = (data: FeedPage | undefined, more: Partial<ScreenSetting> = {}) =>
  renderGame({
    Screen: feed.Component,
    address: '/feed',
    loads: data ? { pageSoccerFeed: ready(data) } : {},
    ...more,
  });

const listed = () =>
  [...document.querySelectorAll('.entry-head')].map((head) => head.parentElement?.textContent);

test('every kind of entry has its own text, without accessibility violations', async () => {
  const { container } = await draw(page(entries));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Лента');
  const [posted, streak, rank, drop, math, contest] = listed();
  expect(posted).toMatch(/Новый прогноз.*Зенит – Спартак2:1.*Anton.*Хозяева свежее/);
  // its match is over
  expect(posted).toContain('закрытие 1.90');
  expect(streak).toContain('5 выигранных прогнозов подряд');
  expect(rank).toContain('В первой тройке рейтинга');
  expect(drop).toMatch(/П24\.00 › 3\.00−25,0/);
  expect(math).toMatch(/ТБ 2\.51\.95модель 56.%, по ней одной \+9.%; ждать стоит около −5.%/);
  expect(contest).toContain('Кубок, ноябрь 2026сезон открыт');
  expect((await axe(container)).violations).toEqual([]);
});

test('a match of another day has its date, in the sidebar and in an entry', async () => {
  const day = 86_400;
  const [today, tomorrow, lastYear] = [0, day, -365 * day].map((away, id) => ({
    league,
    match: aMatch()
      .withId(id + 1)
      .startingAt(NOW_SECONDS + away)
      .buildWire(),
  }));
  const entry = { ...entries[4], ...lastYear } as FeedItem;
  await draw(
    page([entry], {
      sidebar: { popularMatches: [today, tomorrow] as never, popularLeagues: [] },
    }),
  );
  const aside = within(screen.getByRole('complementary')).getAllByRole('listitem');
  expect(aside.map((item) => item.querySelector('small')?.textContent)).toEqual([
    '12:00',
    'Вс 22, 12:00',
  ]);
  expect(listed()[0]).toContain('21\u00A0ноя\u00A02025, 12:00');
});

test('the English page is in English', async () => {
  await draw(page(entries), { locale: 'en', address: '/en/feed' });
  expect(listed()[1]).toContain('5 tips won in a row');
  expect(screen.getByRole('link', { name: 'Following' })).toHaveAttribute(
    'href',
    '/en/feed?type=2',
  );
});

test('further entries are added below, each once; without scripts there is a link', async () => {
  const first = page(entries.slice(0, 2), { lastItemId: 15 });
  const { dispatched, answer } = await draw(first);
  const link = screen.getByRole('link', { name: 'Показать ещё' });
  expect(link).toHaveAttribute('href', '/feed?after=15');
  await userEvent.click(link);
  const requested = dispatched.at(-1);
  expect(requested).toMatchObject({ type: 'pageSoccerFeedMore/requested' });
  expect(requested?.request).toMatchObject({ segments: { lastItemId: 15, isInit: false } });
  answer({ [feedMore.name]: { status: 'loading', key: requested?.key ?? '' } });
  expect(screen.getByRole('button', { name: 'Загружаем' })).toBeDisabled();
  answer({ [feedMore.name]: ready(page(entries.slice(1)), requested?.key) });
  expect(listed()).toHaveLength(6);
  expect(screen.getByText('Это вся лента')).toBeInTheDocument();
});

test('further entries that could not be loaded say so, with a link to retry', async () => {
  const { answer } = await draw(page(entries, { lastItemId: 11 }));
  const error = { status: 500, code: 'internal', message: '' } as const;
  answer({ [feedMore.name]: { status: 'failed', error } });
  expect(screen.getByRole('alert')).toHaveTextContent('Следующие записи не загрузились');
  expect(screen.getByRole('link', { name: 'Повторить' })).toHaveAttribute('href', '/feed?after=11');
});

test('new entries are held back until the visitor asks for them', async () => {
  const { answer } = await draw(page(entries.slice(2)));
  answer({ pageSoccerFeed: ready(page(entries)) });
  expect(listed()).toHaveLength(4);
  await userEvent.click(screen.getByRole('button', { name: 'Показать новые: 2' }));
  expect(listed()).toHaveLength(6);
  expect(screen.queryByRole('button', { name: /Показать новые/ })).not.toBeInTheDocument();
});

test('entries that arrive in an empty feed are shown at once', async () => {
  const { answer } = await draw(page([]));
  expect(screen.getByText('Здесь пока ничего не произошло')).toBeInTheDocument();
  answer({ pageSoccerFeed: ready(page(entries)) });
  expect(listed()).toHaveLength(6);
});

const failed = (status: number, code: string) => ({
  pageSoccerFeed: { status: 'failed', error: { status, code, message: '' } } as never,
});

test.each([
  ['they have no session', page(entries), {}],
  ['their session has ended', undefined, { userUrl: 'ivan', loads: failed(401, 'unauthorized') }],
])('a guest is asked to sign in to see followed cappers: %s', async (_why, before, known) => {
  await draw(before, { address: '/feed?type=2', ...known });
  expect(listed()).toEqual([]);
  const main = within(screen.getByRole('main'));
  expect(main.getByText(/Войдите, чтобы видеть ленту/)).toBeInTheDocument();
  expect(main.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login');
});

test('a failed feed of followed cappers is reported as a failure and can be retried', async () => {
  const { dispatched } = await draw(undefined, {
    address: '/feed?type=2',
    userUrl: 'ivan',
    loads: failed(500, 'internal'),
  });
  expect(screen.getByText('Не удалось загрузить ленту подписок')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(dispatched.at(-1)).toMatchObject({
    type: 'pageSoccerFeed/requested',
    request: { segments: { pageType: 2, kind: 0, lastItemId: 0 } },
  });
});

test.each([
  ['/feed?type=2', { countOfFollows: 0 }, 'Вы ещё ни на кого не подписаны'],
  ['/feed?type=2', { countOfFollows: 3 }, 'У тех, на кого вы подписаны, пока ничего не произошло'],
  ['/feed?kind=6', {}, 'Таких записей пока нет'],
])('%s without entries explains why', async (address, known, text) => {
  await draw(page([], known), { address, userUrl: 'ivan', served: ['leaderboard'] });
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('without a leaderboard, a user who follows nobody gets a link to the whole feed', async () => {
  await draw(page([], { countOfFollows: 0 }), { address: '/feed?type=2', userUrl: 'ivan' });
  expect(screen.getByRole('link', { name: 'Показать всё' })).toHaveAttribute('href', '/feed');
});

test('a skeleton is shown while the feed loads', async () => {
  const { container } = await draw(undefined);
  expect(container.querySelector('[aria-busy="true"]')).toHaveTextContent('Загружаем');
});

describe('live', () => {
  const visit = { search: new URLSearchParams('kind=1'), isSignedIn: false } as never;
  const state = { loads: { pageSoccerFeed: ready(page(entries)) } } as never;

  test('subscribes to nearby days and reloads the same feed, except on further pages and for follows of guests', () => {
    const interest = live.interest(state, visit);
    expect(interest?.topics).toContain('day:1:2026-11-21');
    expect(interest?.reload).toEqual([
      feedPage.requested(feedRequest({ pageType: 1, kind: 1, afterId: 0 })),
    ]);
    const interestIn = (search: string, isSignedIn: boolean) =>
      live.interest(state, { search: new URLSearchParams(search), isSignedIn } as never);
    expect(interestIn('after=5', true)).toBe(undefined);
    expect(interestIn('type=2', false)).toBe(undefined);
    expect(interestIn('type=2', true)).toBeDefined();
  });

  test('updates scores, and reloads an old feed', () => {
    const goal = { asOf: NOW_SECONDS + 5, matches: { 7: { '7': { '4': 3 } } } };
    const update = live.update(state, goal as never, visit);
    const { items } = update.data['pageSoccerFeed'] as FeedPage;
    expect(items[0]).toMatchObject({ match: { '7': { '4': 3 } } });
    expect(update.isIncomplete).toBe(false);
    const later = live.update(state, { asOf: NOW_SECONDS + 60, matches: {} }, visit);
    expect(later).toMatchObject({ data: {}, isIncomplete: true });
  });
});
