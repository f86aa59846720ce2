import { screen } from '@testing-library/react';
import { renderLeague } from './league-fixture.tsx';
import { page } from './league-page-fixture.ts';

test.each([
  ['', '70'],
  ['?season=60', '60'],
])('of %p the chosen season is %s', async (search, season) => {
  await renderLeague({ page, search });
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Сезон' });
  expect(choice.value).toBe(season);
});
