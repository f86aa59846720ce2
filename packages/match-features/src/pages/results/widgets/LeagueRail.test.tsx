import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aLeague, aMatch, aResultsPage } from '@tipmark/test-kit';
import { toggleFavouriteTeam } from '../../../parts/favourites/favourite-teams.ts';
import { toggleFavourite } from '../../../parts/favourites/favourites.ts';
import { address, day, show } from '../day-fixture.ts';
import { NOW_SECONDS } from '../results-fixture.tsx';

// only wide screens show it, and the tests have no screen width
const rail = () => within(screen.getByLabelText('Турниры дня'));
const group = (name: string) => within(rail().getByLabelText(name));
const linksOf = (name: string) => group(name).getAllByRole('link', { hidden: true });
const textsOf = (name: string) => linksOf(name).map((link) => link.textContent);

/** Stars are loaded as a chunk of their own. */
const alive = () => act(async () => void (await import('./RailFavourites.tsx')));

afterEach(() => localStorage.clear());

test('the leagues with the most viewed matches come first, after the link to all leagues', () => {
  show();
  expect(textsOf('Популярные')).toEqual(['Все турниры', 'Премьер-лига1 / 2', 'Примера1']);
  expect(rail().queryByLabelText('Остальные турниры')).not.toBeInTheDocument();
});

test('on a day of many leagues the others follow in the order of the list', () => {
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

test('the leagues can be listed in one order, by time or by views', async () => {
  const leagues = [
    aLeague()
      .named('Поздняя')
      .having(
        aMatch()
          .startingAt(NOW_SECONDS + 7_200)
          .seen(9),
      ),
    aLeague()
      .named('Ранняя')
      .having(
        aMatch()
          .startingAt(NOW_SECONDS + 3_600)
          .seen(1),
      ),
  ] as const;
  show({ reply: aResultsPage(leagues, { asOf: day.asOf }) });
  const choose = (name: string) =>
    userEvent.click(
      within(screen.getByLabelText('Порядок турниров')).getByRole('link', { name, hidden: true }),
    );
  const namesIn = (name: string) =>
    within(screen.getByRole('region', { name, hidden: true }))
      .getAllByRole('link', { hidden: true })
      .map((link) => link.textContent);
  await choose('По времени');
  expect(address()).toBe('/Results?leagues=time');
  expect(namesIn('Турниры дня')).toEqual(['Все турниры', 'Ранняя1', 'Поздняя1']);
  await choose('Топ');
  expect(address()).toBe('/Results?leagues=popular');
  expect(namesIn('Популярные')).toEqual(['Все турниры', 'Поздняя1', 'Ранняя1']);
});

test('a day of very many leagues has a select for those without a link', async () => {
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

test('a day without matches still shows the favourites', async () => {
  show({ reply: aResultsPage([]) });
  await alive();
  expect(group('Избранное').getByText(/Отметьте звёздочкой/)).toBeInTheDocument();
  expect(rail().queryByLabelText('Популярные')).not.toBeInTheDocument();
});

test('starred leagues, matches and teams are listed above the day, and the league links to a list of only its matches', async () => {
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
  const groups = rail().getAllByRole('region', { hidden: true });
  expect(groups.map((one) => one.getAttribute('aria-label'))).toEqual(['Избранное', 'Популярные']);
  await userEvent.click(league as HTMLElement);
  expect(address()).toBe('/Results?league=2');
});

test('the favourites have a hint while nothing is starred, and show a league as soon as it is starred', async () => {
  show();
  await alive();
  expect(group('Избранное').getByText(/Отметьте звёздочкой/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Избранное: Премьер-лига' }));
  expect(textsOf('Избранное')).toEqual(['Премьер-лига1 / 2']);
});
