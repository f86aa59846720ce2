import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aLeague, aMatch, aResultsPage } from '@tipmark/test-kit';
import { toggleFavouriteTeam } from '../../favourites/favourite-teams.ts';
import { toggleFavourite } from '../../favourites/favourites.ts';
import { address, day, show } from '../day-fixture.ts';
import { NOW_SECONDS } from '../results-fixture.tsx';

// only wide screens have it, which these tests are not
const rail = () => within(screen.getByLabelText('Турниры дня'));
const group = (name: string) => within(rail().getByLabelText(name));
const linksOf = (name: string) => group(name).getAllByRole('link', { hidden: true });
const textsOf = (name: string) => linksOf(name).map((link) => link.textContent);

/** Stars are loaded as a chunk of their own. */
const alive = () => act(async () => void (await import('./RailFavourites.tsx')));

afterEach(() => localStorage.clear());

test('leagues whose matches are watched most stand first, all of them above', () => {
  show();
  expect(textsOf('Популярные')).toEqual(['Все турниры', 'Премьер-лига1 / 2', 'Примера1']);
  expect(rail().queryByLabelText('Остальные турниры')).not.toBeInTheDocument();
});

test('on a long day the others follow in the order of the list', () => {
  const leagues = Array.from({ length: 12 }, (_, index) =>
    aLeague()
      .withId(index + 1)
      .named(`Лига ${index + 1}`)
      .having(aMatch().startingAt(NOW_SECONDS).seen(index)),
  );
  show({ reply: aResultsPage(leagues, { asOf: day.asOf }) });
  expect(textsOf('Популярные')).toHaveLength(11);
  expect(textsOf('Популярные')[1]).toBe('Лига 121');
  expect(textsOf('Остальные турниры')).toEqual(['Лига 11', 'Лига 21']);
});

test('a day of very many leagues has a select for those that have no link', async () => {
  const leagues = Array.from({ length: 43 }, (_, index) =>
    aLeague()
      .withId(index + 1)
      .named(`Лига ${index + 1}`)
      .having(aMatch().startingAt(NOW_SECONDS).seen(index)),
  );
  show({ reply: aResultsPage(leagues, { asOf: day.asOf }) });
  expect(linksOf('Остальные турниры')).toHaveLength(30);
  const select = group('Остальные турниры').getByLabelText('Турнир');
  expect(within(select).getAllByRole('option', { hidden: true })).toHaveLength(4);
  await userEvent.selectOptions(select, '33');
  expect(address()).toBe('/Results?league=33');
});

test("a day without matches has the visitor's own beside it all the same", async () => {
  show({ reply: aResultsPage([]) });
  await alive();
  expect(group('Избранное').getByText(/Отметьте звёздочкой/)).toBeInTheDocument();
  expect(rail().queryByLabelText('Популярные')).not.toBeInTheDocument();
});

test('a starred league, match and team stand above them; the league shows itself alone', async () => {
  toggleFavourite('l2');
  toggleFavouriteTeam({ id: 5, link: '5-zenit', name: 'Зенит' }, { route: 'team', locale: 'ru' });
  show();
  await alive();
  const star = { name: 'Избранное: Ладога – Прибой', hidden: true };
  await userEvent.click(screen.getByRole('button', star));
  const [league, match] = linksOf('Избранное');
  expect(league).toHaveTextContent('Примера1');
  expect(match).toHaveTextContent('Ладога – Прибой0:3');
  expect(group('Избранное').getByText('Зенит')).toBeInTheDocument();
  await userEvent.click(league as HTMLElement);
  expect(address()).toBe('/Results?league=2');
});

test('where nothing is starred the group says how that is done, and has what is starred at once', async () => {
  show();
  await alive();
  expect(group('Избранное').getByText(/Отметьте звёздочкой/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Избранное: Премьер-лига' }));
  expect(textsOf('Избранное')).toEqual(['Премьер-лига1 / 2']);
});
