import '@testing-library/jest-dom';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SearchResults } from '@tipmark/contract';
import { headerSearches, SearchField } from '@tipmark/header-search';
import type { Sport } from '@tipmark/route-builder';
import { aLeague, aMatch } from '@tipmark/test-kit';
import { axe } from 'jest-axe';
import { renderInShell } from '../testing/page-fixture.tsx';

const headerSearch = headerSearches.soccer;

const served = new Set(['searchMatches', 'events', 'league', 'profile', 'hockeyEvents']);

const results: SearchResults = {
  matches: [
    {
      league: aLeague().named('Премьер-лига').buildHead(),
      match: aMatch().between('Зенит', 'Спартак').buildWire(),
    },
  ],
  teams: [{ link: '7-zenit', name: 'Зенит', countryCode: 'RU', countryName: 'Россия', logo: null }],
  leagues: [aLeague().named('Зенитная лига').buildHead()],
  referees: [],
  users: [{ url: 'zenith', name: 'Zenith', position: 3 }],
};

function draw(sport: Sport = 1, pages: ReadonlySet<string> = served) {
  const drawn = renderInShell(<SearchField sport={sport} page="searchMatches" served={pages} />, {
    isAnsweredByTest: true,
  });
  const user = userEvent.setup();
  const slot = () => drawn.store.getState().loads['soccerHeaderSearch'];
  return {
    ...drawn,
    user,
    slot,
    answer: (data: SearchResults) =>
      act(() => {
        drawn.store.dispatch(headerSearch.succeeded(slot()?.key ?? '', data, 0));
      }),
    async type(text: string) {
      await user.type(screen.getByLabelText('Поиск матчей, команд'), text);
    },
  };
}

// jsdom lays nothing out and has nowhere to scroll
Element.prototype.scrollIntoView = () => {};

afterEach(() => localStorage.clear());

/** The list's chunk is loaded once the field is a combobox. */
const combobox = () => screen.findByRole('combobox', undefined, { timeout: 10_000 });

async function search(text: string, sport?: Sport, pages?: ReadonlySet<string>) {
  const drawn = draw(sport, pages);
  await drawn.type(text);
  const field = await combobox();
  await screen.findByRole('listbox');
  return { ...drawn, field };
}

async function requested(
  slot: () => { readonly key?: string | undefined } | undefined,
  query = '',
) {
  const key = () => slot()?.key;
  for (let round = 0; round < 200 && !key()?.includes(query); round += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  }
  return key();
}

test('is a form that submits to the results page before its script is loaded', () => {
  const { container } = renderInShell(
    <SearchField sport={1} page="searchMatches" served={served} />,
    {
      locale: 'en',
    },
  );
  const field = screen.getByRole('searchbox', { name: 'Search matches, teams' });
  expect(field).toHaveAttribute('name', 'query');
  expect(field.closest('form')).toHaveAttribute('action', '/en/Search/Matches');
  const link = container.querySelector('a');
  expect(link).toHaveAttribute('aria-label', 'Search');
  expect(link).toHaveAttribute('href', '/en/Search/Matches');
});

test('results are grouped, and groups whose pages are not served are left out', async () => {
  const { slot, answer, container } = await search('зенит');
  expect(await requested(slot)).toContain('зенит');
  answer(results);
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Матчи',
    'Турниры',
    'Капперы',
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('Найдено 3 варианта');
  expect(screen.getByRole('option', { name: /Zenith/ })).toHaveAttribute('href', '/profile/zenith');
  expect((await axe(container)).violations).toEqual([]);
});

test('the team found first can be compared with another one, where such a page is served', async () => {
  const { slot, answer, unmount } = await search('зенит');
  await requested(slot);
  answer(results);
  expect(screen.queryByRole('option', { name: /Сравнить/ })).not.toBeInTheDocument();
  unmount();
  const compared = await search('зенит', 1, new Set([...served, 'compare']));
  await requested(compared.slot);
  compared.answer(results);
  expect(screen.getByRole('option', { name: /Сравнить/ })).toHaveTextContent('Сравнить: Зенит и…');
  expect(screen.getByRole('option', { name: /Сравнить/ })).toHaveAttribute(
    'href',
    '/compare?a=7-zenit',
  );
  compared.answer({ ...results, teams: [] });
  expect(screen.queryByRole('option', { name: /Сравнить/ })).not.toBeInTheDocument();
});

test('arrows cycle through the list, Enter opens an option, Escape closes the list', async () => {
  const { slot, answer, user, field } = await search('зенит');
  await requested(slot);
  answer(results);
  await user.keyboard('{ArrowDown}');
  const [first] = screen.getAllByRole('option');
  expect(field).toHaveAttribute('aria-activedescendant', first?.id);
  expect(first).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowUp}');
  const last = screen.getByRole('option', { name: 'Все результаты' });
  expect(field).toHaveAttribute('aria-activedescendant', last.id);
  expect(last).toHaveAttribute('href', `/Search/Matches?query=${encodeURIComponent('зенит')}`);
  const opened = jest.fn((event: Event) => event.preventDefault());
  last.addEventListener('click', opened);
  await user.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledTimes(1);
  await user.keyboard('т{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field).toHaveAttribute('aria-expanded', 'false');
});

test('no results and a failure are announced', async () => {
  const { slot, answer, store } = await search('зенит');
  await requested(slot);
  answer({ matches: [], teams: [], leagues: [], referees: [], users: [] });
  expect(screen.getByRole('status')).toHaveTextContent('Ничего не найдено');
  const failure = { status: 500, code: 'internal', message: '' } as const;
  act(() => {
    store.dispatch(headerSearch.failed(slot()?.key ?? '', failure));
  });
  expect(screen.getByRole('status')).toHaveTextContent('Поиск не сработал');
});

test('a failure hides the results of another query and can be retried by keyboard', async () => {
  const { slot, answer, store, user, field } = await search('зени');
  await requested(slot);
  answer(results);
  await user.type(field, 'т');
  const key = (await requested(slot, 'зенит')) ?? '';
  act(() => {
    store.dispatch(headerSearch.failed(key, { status: 0, code: 'network', message: '' }));
  });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Повторить',
  ]);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(slot()).toMatchObject({ status: 'loading', key });
});

test('opened results are listed under the empty field until they are cleared', async () => {
  const { slot, answer, user, field } = await search('зенит');
  await requested(slot);
  answer(results);
  const team = screen.getByRole('option', { name: /Зенит – Спартак/ });
  team.addEventListener('click', (event) => event.preventDefault());
  await user.click(team);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field).not.toHaveFocus();
  await user.clear(field);
  const found = within(screen.getByRole('group', { name: 'Недавно найденное' }));
  const [match] = found.getAllByRole('option');
  expect(match).toHaveAttribute('href', team.getAttribute('href'));
  expect(field).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getByRole('option', { name: 'Забыть найденное' }));
  await user.type(field, 'з{Backspace}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field).toHaveAttribute('aria-expanded', 'false');
});

test('a mouse press on a group heading does not take the focus from the field', async () => {
  const { slot, answer } = await search('зенит');
  await requested(slot);
  answer(results);
  expect(fireEvent.mouseDown(screen.getByText('Матчи'))).toBe(false);
});

describe('on a phone', () => {
  // by its address: the style sheet hides the link from the wide window of a test
  const searchLinkOf = (container: HTMLElement) =>
    container.querySelector('a[href="/Search/Matches"]') as HTMLAnchorElement;

  async function openSearch() {
    const drawn = draw();
    await drawn.user.click(searchLinkOf(drawn.container));
    return drawn;
  }

  test('the search link opens the field at once over an inert page, and closing restores the page and the focus', async () => {
    const page = document.body.appendChild(document.createElement('main'));
    const { user, container } = await openSearch();
    const form = screen.getByRole('search');
    expect(screen.getByLabelText('Поиск матчей, команд')).toHaveFocus();
    expect(form).toHaveAttribute('data-full');
    await combobox();
    expect(screen.getByText(/Начните с двух букв/)).toBeVisible();
    expect(page.inert).toBe(true);
    await user.click(screen.getByText('Закрыть'));
    expect(form).not.toHaveAttribute('data-full');
    expect(page.inert).toBe(false);
    expect(searchLinkOf(container)).toHaveFocus();
    page.remove();
  });

  test('a tap outside closes the search, hiding the keyboard does not', async () => {
    const { user } = await openSearch();
    const field = await combobox();
    act(() => field.blur());
    expect(screen.getByRole('search')).toHaveAttribute('data-full');
    await user.click(document.body);
    expect(screen.getByRole('search')).not.toHaveAttribute('data-full');
  });

  test('a ctrl-click on the search link does not open the field', async () => {
    const { user, container } = draw();
    const link = searchLinkOf(container);
    link.addEventListener('click', (event) => event.preventDefault());
    await user.keyboard('{Control>}');
    await user.click(link);
    expect(screen.getByRole('search')).not.toHaveAttribute('data-full');
  });
});

test('one letter requests nothing, and clearing the field drops the results', async () => {
  const { slot, answer, user, field } = await search('зенит');
  await requested(slot);
  answer(results);
  await user.clear(field);
  expect(slot()?.data).toBeUndefined();
  await user.type(field, 'з');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(slot()?.key).toBeUndefined();
});

test('a hockey page searches hockey, and links to the results page of hockey', async () => {
  const { store } = await search('динамо', 2);
  const requested = () => store.getState().loads['hockeyHeaderSearch']?.key ?? '';
  expect(requested()).toContain('динамо');
  expect(store.getState().loads['soccerHeaderSearch']).toBeUndefined();
  act(() => {
    store.dispatch(headerSearches.hockey.succeeded(requested(), { ...results, leagues: [] }, 0));
  });
  const [match] = screen.getAllByRole('option');
  expect(match?.getAttribute('href')).toMatch(/^\/hockey\/Events\//);
  const all = screen.getByRole('option', { name: 'Все результаты' });
  expect(all.getAttribute('href')).toMatch(/^\/hockey\/search\?query=/);
});

test('a sport whose pages are not served falls back to soccer', async () => {
  const { slot } = await search('медведев', 3);
  expect(await requested(slot)).toContain('медведев');
});
