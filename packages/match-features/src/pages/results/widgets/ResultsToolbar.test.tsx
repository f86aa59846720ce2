import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aResultsPage } from '@tipmark/test-kit';
import { address, leagues, rows, russia, show } from '../day-fixture.ts';

test('selecting a league shows only its matches and counts only them in the tabs', async () => {
  show();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Турнир' }), '2');
  expect(address()).toBe('/Results?league=2');
  expect(leagues()).toEqual(['Испания · Примера1']);
  expect(screen.getByRole('link', { name: /^Онлайн/ })).toHaveTextContent('Онлайн0');
});

test('a league without matches that day does not filter the list', () => {
  show({ search: '?league=77' });
  expect(leagues()).toHaveLength(2);
});

test.each([
  ['time', ['Ладога', 'Зенит', 'Кедр']],
  ['views', ['Ладога', 'Зенит', 'Кедр']],
  ['all', ['Кедр', 'Зенит', 'Ладога']],
])('matches are sorted by %s', (sort, teams) => {
  show({ search: `?sort=${sort}` });
  expect(rows().map((row) => row?.split(' ')[0])).toEqual(teams);
});

test('predicted scores can be switched off on a day that has them', async () => {
  const { list } = show();
  expect(list()).toHaveAttribute('data-forecast', '1');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Прогноз счёта' }));
  expect(list()).toHaveAttribute('data-forecast', '0');
  expect(address()).toBe('/Results?forecast=0');
});

test('a day without predicted scores has no switch for them', () => {
  const { list } = show({ reply: aResultsPage([russia]) });
  expect(screen.queryByRole('checkbox', { name: 'Прогноз счёта' })).not.toBeInTheDocument();
  expect(list()).toHaveAttribute('data-forecast', '0');
});

test('matches open in a new tab on demand', async () => {
  show();
  expect(screen.getByRole('link', { name: /^Зенит/ })).not.toHaveAttribute('target');
  await userEvent.click(screen.getByRole('checkbox', { name: 'В новой вкладке' }));
  expect(screen.getByRole('link', { name: /^Зенит/ })).toHaveAttribute('target', '_blank');
  expect(address()).toBe('/Results?blank=1');
});

test('the odds can be hidden and shown again on a phone', async () => {
  const { list } = show({ isMobile: true });
  expect(list()).toHaveAttribute('data-odds', '1');
  await userEvent.click(screen.getByRole('switch', { name: 'Кэфы', hidden: true }));
  expect(list()).toHaveAttribute('data-odds', '0');
  await userEvent.click(screen.getByRole('switch', { name: 'Кэфы', hidden: true }));
  expect(list()).toHaveAttribute('data-odds', '1');
});

test('without scripts, the form submits the state of the address', () => {
  const { container } = show({ search: '?timestamp=1795248000&tab=live&league=1&sort=views' });
  const form = container.querySelector('form[aria-label]') as HTMLFormElement;
  const sent = [...form.elements]
    .filter((field) => field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
    .filter((field) => field.type !== 'checkbox' || (field as HTMLInputElement).checked)
    .map(({ name, value }) => [name, value]);
  expect(sent).toEqual(
    expect.arrayContaining([
      ['timestamp', '1795248000'],
      ['tab', 'live'],
      ['sort', 'views'],
      ['league', '1'],
      ['forecast', '0'],
      ['forecast', '1'],
    ]),
  );
});
