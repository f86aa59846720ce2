import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ready } from '@tipmark/match-features/testing';
import { axe } from 'jest-axe';
import { renderSoccer } from '../../shared/soccer-fixture.tsx';
import { RefereesScreen } from './RefereesScreen.tsx';
import { referees } from './referees-fixture.ts';

const open = (address: string, page = referees) =>
  renderSoccer({ Screen: RefereesScreen, address, loads: { pageSoccerReferees: ready(page) } });
const address = () => screen.getByLabelText('address').textContent;

test.each([
  ['', '4,25'],
  ['?sort=4', '0,50'],
])(
  'the statistic that referees are sorted by is highlighted at %j, on phones too',
  async (search, lead) => {
    await open(`/Referees${search}`);
    const cell = within(screen.getByRole('row', { name: /Иванов/ })).getByRole('cell', {
      name: lead,
    });
    expect(cell).toHaveClass('now');
    expect(cell).not.toHaveClass('wide');
  },
);

test('referees are listed with their averages', async () => {
  const { container } = await open('/Referees');
  expect(screen.getByRole('row', { name: /Иванов/ })).toHaveTextContent('4,25');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Только назначенные на матч' }));
  expect(address()).toBe('/Referees?assigned=0');
  expect((await axe(container)).violations).toEqual([]);
});

test('the league of referees is selected through the address and named in the table and its CSV file', async () => {
  await open('/Referees?sort=2&page=3');
  const league = screen.getByRole('combobox', { name: 'Турнир' });
  expect(
    within(league)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Все турниры', 'Англия · Премьер-лига', 'Россия · Премьер-лига']);
  expect(league.closest('form')).toHaveAttribute('action', '/Referees');
  expect(league).toHaveAttribute('name', 'league');
  await userEvent.selectOptions(league, '7');
  expect(address()).toBe('/Referees?league=7&sort=2');
  expect(screen.getByRole('table', { name: 'Судьи: Россия · Премьер-лига' })).toBeVisible();
  const saved: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:table', revokeObjectURL: () => {} });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  await userEvent.click(screen.getByRole('button', { name: /^Скачать CSV/ }));
  await waitFor(() => expect(saved).toEqual(['Футбольные-судьи-Судьи-Россия-Премьер-лига.csv']));
  click.mockRestore();
});

test.each([
  ['?league=7', '/Referees?league=7&assigned=0'],
  ['?league=7&assigned=0', '/Referees?assigned=0'],
])('an empty list at %s says so and links to the next wider one', async (search, wider) => {
  await open(`/Referees${search}`, { ...referees, referees: [] });
  expect(screen.getByText('Под эти условия судей нет')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Показать все' })).toHaveAttribute('href', wider);
});

test('the next page is requested in the order of the list', async () => {
  const { dispatched } = await open('/Referees?sort=6', { ...referees, nextPageNumber: 2 });
  const link = screen.getByRole('link', { name: 'Показать ещё' });
  expect(link).toHaveAttribute('href', '/Referees?sort=6&page=2');
  await userEvent.click(link);
  expect(dispatched.at(-1)).toMatchObject({
    type: 'pageSoccerRefereesMore/requested',
    request: { segments: { pageNumber: 2, sortType: 6 } },
  });
});
