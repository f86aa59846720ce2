import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { aMatch } from '@tipmark/test-kit';
import { renderLeague } from './league-fixture.tsx';
import { page } from './league-page-fixture.ts';

test.each([
  ['', '70'],
  ['?season=60', '60'],
])('the season selected by %p is %s', async (search, season) => {
  await renderLeague({ page, search });
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Сезон' });
  expect(choice.value).toBe(season);
});

test('the selects of the totals table have visible labels', async () => {
  await renderLeague({ page, search: '?tab=totals' });
  for (const name of ['Сезон', 'Команда', 'Что считать', 'Порядок']) {
    const choice = screen.getByRole('combobox', { name });
    expect(choice.closest('label')).toHaveTextContent(new RegExp(`^${name}`));
  }
});

test('the next matches of a league can be added to a calendar', async () => {
  const fixtures = { matches: [aMatch().buildWire()], lastMatchId: null };
  await renderLeague({ page: { ...page, fixtures }, search: '?tab=table' });
  expect(screen.getByRole('button', { name: 'Добавить в календарь' })).toBeInTheDocument();
});
