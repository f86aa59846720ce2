import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callOf, type TeamPlayer, teamPlayerCalls } from '@tipmark/contract';
import type { Locale } from '@tipmark/i18n';
import type { HostState, Visit } from '@tipmark/remote-kit';
import { axe } from 'jest-axe';
import { loadOf } from '../../parts/page/page-load.ts';
import { game, messages, ready } from '../../testing/game-fixture.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import { checkSpreadsheets } from '../../testing/spreadsheet-check.ts';
import { createPlayerPage } from './create-player-page.tsx';
import { teamGoalie, teamPlayer, unplayed } from './player-fixture.ts';
import { teamPlayerMessages } from './team-player-messages.ts';

const sport = {
  ...game,
  routes: { ...game.routes, teams: 'teams', teamPlayer: 'teamPlayer' },
} as const;
const { screen: player } = createPlayerPage({
  sport,
  load: loadOf(callOf(teamPlayerCalls, 'soccer')),
});

const both = async (locale: Locale) => ({
  default: {
    ...(await messages[locale]()).default,
    ...(await teamPlayerMessages[locale]()).default,
  },
});

const open = (page: TeamPlayer | object, locale: Locale = 'ru') =>
  renderScreen(
    { name: 'game', messages: { ru: () => both('ru'), en: () => both('en') } },
    {
      Screen: player.Component,
      address: '/Teams/1-zenit/Players/ivan-petrov',
      path: '/Teams/:teamUrl/Players/:playerUrl',
      locale,
      served: ['events', 'team', 'league', 'teamPlayer'],
      loads: { soccerTeamPlayer: ('player' in page ? ready(page) : page) as never },
    },
  );

const rows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map(({ children }) =>
      [...children].map(({ textContent }) => textContent?.replaceAll(/\s/g, ' ')).join('|'),
    );

test('a player has his team, position, seasons and last matches', async () => {
  const { container } = await open(teamPlayer);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Иван Петров');
  expect(screen.getByRole('link', { name: 'Зенит' })).toHaveAttribute('href', '/Teams/1-zenit');
  expect(screen.getByText(/нападающий · № 9 · 24 года/)).toBeVisible();
  expect(rows('По сезонам')).toEqual([
    'Сезон|И|Мин|Г|П|ЖК|КК|Оценка',
    '2026/27Премьер-лига|12|1 004|7|3|2|1|7,2',
    '2025/26Премьер-лига|–|–|11|0|0|0|–',
  ]);
  const [, won, drawn, bench] = rows('Последние матчи');
  expect(won).toMatch(/^Акрон14 ноя, 19:00, дома, Премьер-лига\|Впобеда 3:1\|84\|2\|1\|0\|0\|9,1$/);
  expect(drawn).toMatch(/^Спартак.*в гостях, .*\|6\|0\|0\|1\|0\|–$/);
  expect(bench).toMatch(/^Ладога.*, в запасе\|.*\|–\|–\|–\|–\|–\|–$/);
  expect(screen.getByText(/средняя по матчам: 11/)).toHaveTextContent('источник не сообщает');
  expect((await axe(container)).violations).toEqual([]);
});

test('a goalie has shots, saves and goals against instead', async () => {
  await open(teamGoalie);
  expect(rows('По сезонам')).toEqual([
    'Сезон|И|Броски|Отр.|Отр., %|Проп./И|Сухие|Штр|Оценка',
    '2026/27Премьер-лига|20|600|552|92,0 %|2,40|3|2|6,9',
  ]);
  expect(rows('Последние матчи')[1]).toMatch(/\|31\|30\|96,8 %\|7,7$/);
  expect(screen.getByText(/средняя по матчам: 20/)).not.toHaveTextContent('не сообщает');
});

test('points are counted where penalties are minutes', async () => {
  const [season] = teamPlayer.seasons;
  const { yellowCards: _, redCards: __, ...rest } = season as TeamPlayer['seasons'][number];
  await open({ ...teamPlayer, seasons: [{ ...rest, minutes: null, penaltyMinutes: 14 }] });
  expect(rows('По сезонам')).toEqual([
    'Сезон|И|Г|П|О|Штр|Оценка',
    '2026/27Премьер-лига|12|7|3|10|14|7,2',
  ]);
});

test('who is named in no match has a link to his team instead of empty tables', async () => {
  await open(unplayed);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'К команде' })).toHaveAttribute('href', '/Teams/1-zenit');
  expect(screen.queryByText(/Оценка от/)).not.toBeInTheDocument();
});

test('a failed load is requested again', async () => {
  const error = { status: 503, code: 'unavailable', message: '' } as const;
  const { dispatched } = await open({ status: 'failed', key: 'k', error });
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(dispatched.at(-1)).toMatchObject({
    load: 'soccerTeamPlayer',
    request: { segments: { teamUrl: '1-zenit', playerUrl: 'ivan-petrov' } },
  });
});

const visit = { locale: 'en', params: {}, search: new URLSearchParams() } as unknown as Visit;
const stateOf = (page: TeamPlayer) =>
  ({ loads: { soccerTeamPlayer: ready(page) } }) as unknown as HostState;

test('its canonical address has the links of the team and of the player', () => {
  const head = player.head(stateOf(teamPlayer), visit, (key) => key);
  expect(head.canonical).toBe('/en/Teams/1-zenit/Players/ivan-petrov');
});

test.each(['ru', 'en'] as const)(
  '%s: a spreadsheet adds up the files of a player',
  async (locale) => {
    const { container } = await open(teamPlayer, locale);
    const files = await checkSpreadsheets(container);
    expect(files.map(({ sums }) => sums.map((sum) => Math.round(sum * 10) / 10))).toEqual([
      [0, 12, 1_004, 18, 3, 2, 1, 7.2],
      [0, 0, 90, 2, 1, 1, 0, 9.1],
    ]);
  },
);
