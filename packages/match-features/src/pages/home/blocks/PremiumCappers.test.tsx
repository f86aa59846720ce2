import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HomeBlock, RatedCapper } from '@tipmark/contract';
import { HOME_BLOCK } from '@tipmark/domain';
import type { HostState } from '@tipmark/remote-kit';
import { axe } from 'jest-axe';
import { homeFeature, mainPage, renderHome } from '../home-fixture.tsx';

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
  badges: [],
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
const slot = { data: { ...mainPage, blocks: [cappers] } };
const served = ['profile', 'login'];
const tileOf = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);

test('a tile shows the capper, the rating and the record with its number of tips', async () => {
  const { container } = renderHome({ slot, served });
  const tile = screen.getByText('Марк Вересов').closest('li');
  expect(tile).toHaveTextContent('МВ5.0Марк ВересовROI+6,5 %CLV+2,2 %n312');
  expect(tileOf('Марк Вересов').getByRole('link', { name: 'Марк Вересов' })).toHaveAttribute(
    'href',
    '/profile/mark',
  );
  expect((await axe(container)).violations).toEqual([]);
});

test('the follow link of a guest goes to the login page and stores whom to follow', async () => {
  renderHome({ slot, served });
  const button = screen.getByRole('link', { name: 'Подписаться: Лидия Шторм' });
  expect(button).toHaveAttribute(
    'href',
    `/login?source=follow&capper=${encodeURIComponent('Лидия Шторм')}&next=%2Fprofile%2Flidia`,
  );
  button.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(button);
  expect(document.cookie).toContain('follow_user=lidia');
});

test('without an account remote, a capper has neither a link nor a button to follow', () => {
  renderHome({ slot });
  expect(screen.getByText('Марк Вересов')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Марк|Подписаться/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Подписаться/ })).not.toBeInTheDocument();
});

const following = { users: [{ name: 'Марк Вересов', url: 'mark', isFollowedByAccount: true }] };
const follows = { status: 'ready', key: 'k', dataKey: 'k', data: following } as const;

test('the follows of the visitor are requested and shown, and a click changes them', async () => {
  const { sent } = renderHome({ slot, served, userUrl: 'ann', loads: { homeFollows: follows } });
  expect(sent).toMatchObject([
    { type: expect.stringContaining('@@redux/INIT') },
    {
      type: 'homeFollows/requested',
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

test('the answer to a click is shown before the list is reloaded', () => {
  const homeFollow = {
    status: 'succeeded',
    subject: 'lidia',
    result: { isFollower: false, isFollowedByAccount: true, followers: 1 },
    receivedAt: 1,
  } as const;
  const loads = { homeFollows: follows };
  renderHome({ slot, served, userUrl: 'ann', loads, commands: { homeFollow } });
  expect(screen.getByRole('button', { name: 'Отписаться: Лидия Шторм' })).toBeInTheDocument();
});

test('a success reloads the follows of the visitor', () => {
  const success = {
    result: { isFollower: false, isFollowedByAccount: true, followers: 1 },
    request: { body: { tipster_user_url: 'lidia', is_follow: true } },
    state: { session: { url: 'ann' } } as HostState,
    receivedAt: 1,
  };
  expect(homeFeature.cappers.follow.onSuccess(success)).toMatchObject([
    { type: 'homeFollows/requested', request: { segments: { userUrl: 'ann' } } },
  ]);
});

test('a failed click is reported only at its capper', () => {
  const error = { status: 0, code: 'network', message: '' } as const;
  const homeFollow = { status: 'failed', subject: 'lidia', error } as const;
  renderHome({ slot, served, userUrl: 'ann', commands: { homeFollow } });
  expect(tileOf('Лидия Шторм').getByRole('alert')).toHaveTextContent('Ошибка интернета');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('visitors cannot follow themselves', () => {
  renderHome({ slot, served, userUrl: 'mark' });
  expect(tileOf('Марк Вересов').queryByRole('button')).not.toBeInTheDocument();
  expect(tileOf('Лидия Шторм').getByRole('button')).toBeInTheDocument();
});
