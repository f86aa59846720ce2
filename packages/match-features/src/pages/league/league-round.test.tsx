import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMatch } from '@tipmark/test-kit';
import { axe } from 'jest-axe';
import { renderLeague } from './league-fixture.tsx';
import { page } from './league-page-fixture.ts';

const matches = [
  aMatch().withId(1).between('Zenit', 'Akron').finished().withScore(2, 1).buildWire(),
  aMatch().withId(2).between('Rubin', 'Orel').live('67').withScore(0, 3).buildWire(),
  aMatch().withId(3).between('Ladoga', 'Priboy').withOdds([1.45, 4.8, 8.2]).buildWire(),
  aMatch().withId(4).between('Kometa', 'Vega').withStatus(5).buildWire(),
];
const round = { number: 16, matches, previous: 15, next: 17 };
const address = () => screen.getByLabelText('address').textContent;
const matchNamed = (name: RegExp) =>
  within(screen.getByRole('list', { name: 'Тур 16' })).getByRole('link', { name });

test('a round is shown beside the table: goals of played matches, prices of coming ones', async () => {
  const { container } = await renderLeague({ page: { ...page, round } });
  expect(matchNamed(/Zenit – Akron 2 : 1$/)).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/Events\/1-/),
  );
  expect(matchNamed(/сейчас в игре Rubin – Orel 0 : 3$/)).toBeVisible();
  expect(matchNamed(/Ladoga – Priboy П1 1\.45 П2 8\.20$/)).toBeVisible();
  expect(matchNamed(/Отменён Kometa – Vega –$/)).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

test('the links to the neighbouring rounds keep the tab', async () => {
  await renderLeague({ page: { ...page, round }, search: '?tab=totals' });
  const steps = within(screen.getByRole('navigation', { name: 'Соседние туры' }));
  expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/Tournaments/7-rpl?tab=totals&round=15',
    '/Tournaments/7-rpl?tab=totals&round=17',
  ]);
  await userEvent.click(steps.getByRole('link', { name: /Тур 17/ }));
  expect(address()).toBe('/Tournaments/7-rpl?tab=totals&round=17');
});

test('the first round has no link to a previous one', async () => {
  await renderLeague({
    page: { ...page, round: { ...round, number: 1, previous: null, next: 2 } },
  });
  const steps = within(screen.getByRole('navigation', { name: 'Соседние туры' }));
  expect(steps.getAllByRole('link')).toHaveLength(1);
});

test('another season drops the round from the address', async () => {
  await renderLeague({ page: { ...page, round }, search: '?round=16' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Сезон' }), '2025/26');
  expect(address()).toBe('/Tournaments/7-rpl?season=60');
});
