import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMatch, aResultsPage } from '@tipmark/test-kit';
import { address, day, leagues, russia, show, spain } from '../day-fixture.ts';
import { NOW_SECONDS } from '../results-fixture.tsx';

test('tabs show the number of their matches', () => {
  show();
  const tabs = screen.getByRole('navigation', { name: 'Какие матчи показать' });
  expect(
    within(tabs)
      .getAllByRole('link')
      .map((tab) => tab.textContent),
  ).toEqual(['Мои0', 'Все3', 'Онлайн1', 'Завершены1', 'Не начались1', 'Прогнозы1']);
});

test('tabs and the list of leagues are updated when a match begins, and tabs can still be selected', async () => {
  const { receive } = show();
  const begun = aMatch().between('Кедр', 'Маяк').startingAt(NOW_SECONDS).live('1').withScore(0, 0);
  receive(aResultsPage([spain.having(begun), russia], { asOf: day.asOf }));
  const aside = screen.getByLabelText('Турниры дня');
  expect(aside).toHaveTextContent('Примера1 / 2');
  expect(screen.getByRole('navigation', { name: 'Какие матчи показать' })).toHaveTextContent(
    'Все4Онлайн2Завершены1Не начались1',
  );
  await userEvent.click(screen.getByRole('link', { name: /^Онлайн/ }));
  expect(address()).toBe('/Results?tab=live');
  expect(screen.getByRole('link', { name: /^Онлайн/ })).toHaveAttribute('aria-current');
});

test('there is no tab of tips when there are none', () => {
  show({ reply: aResultsPage([russia]) });
  expect(screen.queryByRole('link', { name: /^Прогнозы/ })).not.toBeInTheDocument();
});

test('selecting a tab changes the address, the shown rows and the counts of leagues', async () => {
  const { list } = show({ search: '?sort=time' });
  await userEvent.click(screen.getByRole('link', { name: /^Завершены/ }));
  expect(address()).toBe('/Results?tab=finished&sort=time');
  expect(list()).toHaveAttribute('data-tab', 'finished');
  expect(leagues()).toEqual(['Россия · Премьер-лига1 из 2']);
});

test('a tab is a link that can be opened in a new browser tab', async () => {
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

test('each row has the classes of the tabs it belongs to', () => {
  show();
  const [scheduled, live, finished] = screen.getAllByRole('listitem');
  expect([scheduled?.className, live?.className, finished?.className]).toEqual(['s t', 'l', 'f']);
});

test('an empty tab says so and links to all matches', () => {
  show({ reply: aResultsPage([spain]), search: '?tab=live' });
  expect(screen.getByText('В этом списке матчей нет')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Показать все матчи' })).toHaveAttribute(
    'href',
    '/Results',
  );
});
