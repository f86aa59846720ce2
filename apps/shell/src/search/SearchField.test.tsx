import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SearchResults } from '@tipmark/contract';
import { aLeague, aMatch } from '@tipmark/test-kit';
import { axe } from 'jest-axe';
import { renderInShell } from '../layout/page-fixture.tsx';
import { SearchField } from './SearchField.tsx';
import { headerSearch } from './search-load.ts';

const served = new Set(['searchMatches', 'events', 'league', 'profile']);

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

function draw() {
  const drawn = renderInShell(<SearchField served={served} />, { isAnsweredByTest: true });
  const user = userEvent.setup();
  const slot = () => drawn.store.getState().loads['headerSearch'];
  return {
    ...drawn,
    user,
    slot,
    answer: (data: SearchResults) =>
      act(() => {
        drawn.store.dispatch(headerSearch.succeeded(slot()?.key ?? '', data as never, 0));
      }),
    async type(text: string) {
      await user.type(screen.getByLabelText('Поиск матчей, команд'), text);
    },
  };
}

// jsdom lays nothing out and has nowhere to scroll
Element.prototype.scrollIntoView = () => {};

/** The list's chunk is in once the field is a combobox. */
const combobox = () => screen.findByRole('combobox', undefined, { timeout: 10_000 });

async function search(text: string) {
  const drawn = draw();
  await drawn.type(text);
  const field = await combobox();
  await screen.findByRole('listbox');
  return { ...drawn, field };
}

async function asked(slot: () => { readonly key?: string | undefined } | undefined) {
  for (let round = 0; round < 200 && !slot()?.key; round += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  }
  return slot()?.key;
}

test('is a form that leads to the page of results before any script of its own', () => {
  const { container } = renderInShell(<SearchField served={served} />, { locale: 'en' });
  const field = screen.getByRole('searchbox', { name: 'Search matches, teams' });
  expect(field).toHaveAttribute('name', 'query');
  expect(field.closest('form')).toHaveAttribute('action', '/en/Search/Matches');
  const link = container.querySelector('a');
  expect(link).toHaveAttribute('aria-label', 'Search');
  expect(link).toHaveAttribute('href', '/en/Search/Matches');
});

test('what is found stands in groups, those nobody serves left out', async () => {
  const { slot, answer, container } = await search('зенит');
  expect(await asked(slot)).toContain('зенит');
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

test('arrows walk the list round, Enter opens, Escape closes', async () => {
  const { slot, answer, user, field } = await search('зенит');
  await asked(slot);
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

test('nothing found and a failure are said', async () => {
  const { slot, answer, store } = await search('зенит');
  await asked(slot);
  answer({ matches: [], teams: [], leagues: [], referees: [], users: [] });
  expect(screen.getByRole('status')).toHaveTextContent('Ничего не найдено');
  const failure = { status: 500, code: 'internal', message: '' } as const;
  act(() => {
    store.dispatch(headerSearch.failed(slot()?.key ?? '', failure));
  });
  expect(screen.getByRole('status')).toHaveTextContent('Поиск не сработал');
});

test('one letter asks for nothing, an emptied field forgets what was found', async () => {
  const { slot, answer, user, field } = await search('зенит');
  await asked(slot);
  answer(results);
  await user.clear(field);
  expect(slot()?.data).toBeUndefined();
  await user.type(field, 'з');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(slot()?.key).toBeUndefined();
});
