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

test('a tile says who it is and of how many tips the record is', async () => {
  const { container } = renderHome({ slot, served });
  const tile = screen.getByText('Марк Вересов').closest('li');
  expect(tile).toHaveTextContent('МВ5.0Марк ВересовROI+6,5 %CLV+2,2 %n312');
  expect(tileOf('Марк Вересов').getByRole('link', { name: 'Марк Вересов' })).toHaveAttribute(
    'href',
    '/profile/mark',
  );
  expect((await axe(container)).violations).toEqual([]);
});

test('a guest is led to sign in, and follows with that', async () => {
  renderHome({ slot, served });
  const button = screen.getByRole('link', { name: 'Подписаться: Лидия Шторм' });
  expect(button).toHaveAttribute('href', '/login');
  button.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(button);
  expect(document.cookie).toContain('follow_user=lidia');
});

test('without an account remote a capper is a name, and there is nothing to follow with', () => {
  renderHome({ slot });
  expect(screen.getByText('Марк Вересов')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Марк|Подписаться/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Подписаться/ })).not.toBeInTheDocument();
});

const following = { users: [{ name: 'Марк Вересов', url: 'mark', isFollowedByAccount: true }] };
const follows = { status: 'ready', key: 'k', dataKey: 'k', data: following } as const;

test('whom the visitor follows is asked for once the page is alive, and shown', async () => {
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

test('the answer to a click counts before the list comes anew', () => {
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

test('a success asks anew whom the visitor follows', () => {
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

test('a click that failed says so at its capper alone', () => {
  const error = { status: 0, code: 'network', message: '' } as const;
  const homeFollow = { status: 'failed', subject: 'lidia', error } as const;
  renderHome({ slot, served, userUrl: 'ann', commands: { homeFollow } });
  expect(tileOf('Лидия Шторм').getByRole('alert')).toHaveTextContent('Ошибка интернета');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('nobody follows themselves', () => {
  renderHome({ slot, served, userUrl: 'mark' });
  expect(tileOf('Марк Вересов').queryByRole('button')).not.toBeInTheDocument();
  expect(tileOf('Лидия Шторм').getByRole('button')).toBeInTheDocument();
});
