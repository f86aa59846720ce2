import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RefereePage } from '@tipmark/contract';
import { ready } from '@tipmark/match-features/testing';
import { axe } from 'jest-axe';
import { renderSoccer } from '../../shared/soccer-fixture.tsx';
import { RefereeScreen } from './RefereeScreen.tsx';
import { coming, league, referee } from './referee-fixture.ts';

const open = (page: RefereePage) =>
  renderSoccer({
    Screen: RefereeScreen,
    path: '/Referees/:refereeUrl',
    address: '/Referees/3-ivanov',
    loads: { pageSoccerReferee: ready(page) },
  });
const address = () => screen.getByLabelText('address').textContent;

test('a referee page shows averages and matches, and says that none is upcoming', async () => {
  const { container } = await open(referee);
  expect(screen.getByRole('row', { name: 'Жёлтые карточки 4,25' })).toBeVisible();
  expect(screen.getByRole('row', { name: /Zenit – Akron .* 2:1 5 –/ })).toBeVisible();
  expect(screen.getByText('Ближайших матчей нет')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'За сколько месяцев' }), '6');
  expect(address()).toBe('/Referees/3-ivanov?months=6');
  expect((await axe(container)).violations).toEqual([]);
});

test('a referee page shows the name, upcoming matches, averages and earlier matches in this order', async () => {
  await open({ ...referee, assigned: [{ league, match: coming }] });
  const [next, habits, ...earlier] = screen.getAllByRole('table').map((table) => table.textContent);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Иванов',
    'Назначен на матчи',
  ]);
  expect(next).toMatch(/Akron – .*Zenit/);
  expect(habits).toContain('В среднем за матч, матчей: 4');
  expect(earlier).toEqual([expect.stringContaining('Zenit – Akron')]);
});
