import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aLeague, aMatch, aResultsPage } from '@tipmark/test-kit';
import { day, isOpen, rows, russia, show, spain } from '../day-fixture.ts';

test('on a desktop all leagues are open', () => {
  show();
  expect([isOpen('Премьер-лига'), isOpen('Примера')]).toEqual(['true', 'true']);
});

test('on a phone all leagues are closed, but their rows stay in the page', () => {
  show({ isMobile: true });
  expect([isOpen('Премьер-лига'), isOpen('Примера')]).toEqual(['false', 'false']);
  expect(rows()).toHaveLength(3);
});

test('on a phone the league in the address is open', () => {
  show({ isMobile: true, search: '?league=2' });
  expect(isOpen('Примера')).toBe('true');
});

test('a single league can be closed by keyboard', async () => {
  show();
  screen.getByRole('button', { name: 'Матчи: Примера' }).focus();
  await userEvent.keyboard('{Enter}');
  expect([isOpen('Премьер-лига'), isOpen('Примера')]).toEqual(['true', 'false']);
});

test('all leagues can be closed and opened at once', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Свернуть все' }));
  expect([isOpen('Премьер-лига'), isOpen('Примера')]).toEqual(['false', 'false']);
  await userEvent.click(screen.getByRole('button', { name: 'Развернуть все' }));
  expect([isOpen('Премьер-лига'), isOpen('Примера')]).toEqual(['true', 'true']);
});

test('a league closed by the visitor stays closed after an update, but not on another day', async () => {
  const { receive } = show();
  receive(day);
  await userEvent.click(screen.getByRole('button', { name: 'Матчи: Примера' }));
  receive(aResultsPage([spain, russia]));
  expect(isOpen('Примера')).toBe('false');
  receive(day, 'another day');
  expect(isOpen('Примера')).toBe('true');
});

test('on a day of more than three hundred rows, leagues beyond that start closed', async () => {
  const big = [1, 2, 3].map((id) =>
    aLeague()
      .withId(id)
      .named(`Лига ${id}`)
      .having(...Array.from({ length: 200 }, () => aMatch())),
  );
  show({ reply: aResultsPage(big) });
  expect([1, 2, 3].map((id) => isOpen(`Лига ${id}`))).toEqual(['true', 'false', 'false']);
  expect(screen.getAllByRole('listitem')).toHaveLength(200);
  await userEvent.click(screen.getByRole('button', { name: 'Матчи: Лига 3' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(400);
});
