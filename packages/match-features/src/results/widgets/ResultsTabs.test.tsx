import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMatch, aResultsPage } from '@tipmark/test-kit';
import { address, day, leagues, russia, show, spain } from '../day-fixture.ts';
import { NOW_SECONDS } from '../results-fixture.tsx';

test('tabs count their matches', () => {
  show();
  const tabs = screen.getByRole('navigation', { name: 'Какие матчи показать' });
  expect(
    within(tabs)
      .getAllByRole('link')
      .map((tab) => tab.textContent),
  ).toEqual(['Мои0', 'Все3', 'Онлайн1', 'Завершены1', 'Не начались1', 'Прогнозы1']);
});

test('tabs follow a match that begins, with the leagues beside them, and the newest choice', async () => {
  const { receive } = show();
  const begun = aMatch().between('Кедр', 'Маяк').startingAt(NOW_SECONDS).live('1').withScore(0, 0);
  receive(aResultsPage([spain.having(begun), russia], { asOf: day.asOf }));
  const beside = screen.getByLabelText('Турниры дня');
  expect(beside).toHaveTextContent('Примера1 / 2');
  expect(screen.getByRole('navigation', { name: 'Какие матчи показать' })).toHaveTextContent(
    'Все4Онлайн2Завершены1Не начались1',
  );
  await userEvent.click(screen.getByRole('link', { name: /^Онлайн/ }));
  expect(address()).toBe('/Results?tab=live');
  expect(screen.getByRole('link', { name: /^Онлайн/ })).toHaveAttribute('aria-current');
});

test('the tab of tips goes when there are none', () => {
  show({ reply: aResultsPage([russia]) });
  expect(screen.queryByRole('link', { name: /^Прогнозы/ })).not.toBeInTheDocument();
});

test('a tab is chosen in place: the address changes, the list hides rows by style', async () => {
  const { list } = show({ search: '?sort=time' });
  await userEvent.click(screen.getByRole('link', { name: /^Завершены/ }));
  expect(address()).toBe('/Results?tab=finished&sort=time');
  expect(list()).toHaveAttribute('data-tab', 'finished');
  expect(leagues()).toEqual(['Россия · Премьер-лига1 из 2']);
});

test('tabs are links for who opens them elsewhere', async () => {
  show();
  const tab = screen.getByRole('link', { name: /^Онлайн/ });
  expect(tab).toHaveAttribute('href', '/Results?tab=live');
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  // the browser would open it in a new tab; jsdom has none
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.click(tab);
  expect(address()).toBe('/Results');
});

test('each row knows the tabs it belongs to', () => {
  show();
  const [scheduled, live, finished] = screen.getAllByRole('listitem');
  expect([scheduled?.className, live?.className, finished?.className]).toEqual(['s t', 'l', 'f']);
});

test('an empty tab says so and leads back to all', () => {
  show({ reply: aResultsPage([spain]), search: '?tab=live' });
  expect(screen.getByText('В этом списке матчей нет')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Показать все матчи' })).toHaveAttribute(
    'href',
    '/Results',
  );
});
