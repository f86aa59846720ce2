// oxlint-disable no-restricted-imports -- a test replaces the shell
import '@testing-library/jest-dom';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Locale, ServedRoutesContext } from '@tipmark/remote-kit';
import type { RouteName } from '@tipmark/route-builder';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { legacy_createStore } from 'redux';
import { FavouritesBar } from './FavouritesBar.tsx';
import {
  favouriteTeamName,
  favouriteTeams,
  refreshFavouriteTeam,
  type TeamRoute,
  toggleFavouriteTeam,
} from './favourite-teams.ts';
import { favourites, toggleFavourite } from './favourites.ts';
import { TeamStar } from './TeamStar.tsx';

const STORED = '.LS_favourites_teams';
const onSoccer: TeamRoute = { route: 'team', locale: 'ru' };
const zenit = { id: 5, link: '5-zenit', name: 'Зенит' };
const stored = { id: 5, link: '5-zenit', route: 'team', names: { ru: 'Зенит' } };

const shelve = (value: string) =>
  localStorage.setItem(STORED, JSON.stringify({ value, untilMs: Date.now() + 60_000 }));
const elsewhere = () =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: STORED })));

interface Setting {
  readonly locale?: Locale;
  readonly route?: RouteName;
  readonly served?: readonly string[];
}

const messages: Record<string, string> = {
  'favourites.title': 'Favourites',
  'favourites.teams': 'Teams',
  'favourites.hint': 'Star a team',
  'favourites.elsewhere': 'Nothing starred here',
};

const page = ({ locale = 'ru', route = 'team', served = ['team', 'hockeyTeam'] }: Setting = {}) => (
  <Provider store={legacy_createStore(() => ({ view: { locale } }))}>
    <ServedRoutesContext value={new Set(served)}>
      <FavouritesBar
        t={(key) => messages[key] ?? key}
        locale={locale}
        matches={[]}
        leagues={[]}
        leagueHref={() => undefined}
        teamRoute={route}
      />
      <TeamStar team={zenit} route={route} locale={locale} label="Team in favourites" />
    </ServedRoutesContext>
  </Provider>
);

/** The page with its bar, which is a chunk of its own. */
async function open(setting?: Setting) {
  const drawn = render(page(setting));
  await act(async () => void (await import('./Favourites.tsx')));
  return drawn;
}

const bar = () => within(screen.getByRole('region', { name: 'Favourites' }));
const links = () =>
  bar()
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const star = () => screen.getByRole('button', { name: 'Team in favourites' });

afterEach(() => localStorage.clear());

describe('the star of a team', () => {
  test('adds the team to the bar and removes it again', async () => {
    await open();
    expect(bar().getByText('Star a team')).toBeInTheDocument();
    await userEvent.click(star());
    expect(star()).toHaveAttribute('aria-pressed', 'true');
    expect(bar().getByRole('list', { name: 'Teams' })).toBeInTheDocument();
    expect(links()).toEqual([['Зенит', '/Teams/5-zenit']]);
    await userEvent.click(star());
    expect(star()).toHaveAttribute('aria-pressed', 'false');
    expect(links()).toEqual([]);
    expect(bar().getByText('Star a team')).toBeInTheDocument();
  });

  test('is restored on the next visit, but is not in the HTML of the server', async () => {
    toggleFavouriteTeam(zenit, onSoccer);
    const drawn = renderToString(page());
    expect(drawn).not.toContain('aria-pressed="true"');
    expect(drawn).not.toContain('Зенит');
    await open();
    expect(star()).toHaveAttribute('aria-pressed', 'true');
  });

  test('is updated by another tab', async () => {
    await open();
    shelve(JSON.stringify([stored]));
    elsewhere();
    expect(star()).toHaveAttribute('aria-pressed', 'true');
    expect(links()).toEqual([['Зенит', '/Teams/5-zenit']]);
  });

  test('is pressed only on pages of its own sport', async () => {
    toggleFavouriteTeam(zenit, onSoccer);
    toggleFavourite('m1');
    await open({ route: 'hockeyTeam' });
    expect(star()).toHaveAttribute('aria-pressed', 'false');
    expect(bar().getByText('Nothing starred here')).toBeInTheDocument();
  });

  test('adds no link when no remote serves pages of teams', async () => {
    toggleFavouriteTeam(zenit, onSoccer);
    await open({ served: ['results'] });
    expect(bar().getByText('Зенит')).toBeInTheDocument();
    expect(links()).toEqual([]);
  });

  test('is updated by the page of the team: its link, and its name in the language of that page', async () => {
    toggleFavouriteTeam(
      { ...zenit, name: 'Zenit', link: '5-old' },
      { route: 'team', locale: 'en' },
    );
    expect(favouriteTeams().map((team) => favouriteTeamName(team, 'ru'))).toEqual(['Zenit']);
    await open();
    expect(links()).toEqual([['Зенит', '/Teams/5-zenit']]);
    expect(favouriteTeams().map((team) => favouriteTeamName(team, 'en'))).toEqual(['Zenit']);
  });
});

describe('stored teams', () => {
  const some = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...stored,
      id: index + 1,
      link: `${index + 1}`,
    }));

  test('are independent of starred matches and leagues', () => {
    toggleFavourite('m1');
    toggleFavourite('l7');
    toggleFavouriteTeam(zenit, onSoccer);
    expect([...favourites()]).toEqual(['m1', 'l7']);
    expect(favouriteTeams()).toEqual([stored]);
    toggleFavourite('m1');
    expect(favouriteTeams()).toEqual([stored]);
  });

  test('are limited to thirty; the oldest are dropped', () => {
    for (const { id, link } of some(31)) toggleFavouriteTeam({ id, link, name: 'x' }, onSoccer);
    const ids = favouriteTeams().map(({ id }) => id);
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([30, 2, 31]);
    shelve(JSON.stringify(some(40)));
    expect(favouriteTeams()).toHaveLength(30);
  });

  test('are short: a long name is cut, an invalid link is replaced by the id', () => {
    toggleFavouriteTeam({ id: 5, link: `5-${'a'.repeat(200)}`, name: '🏆'.repeat(90) }, onSoccer);
    toggleFavouriteTeam({ id: 6, link: '/elsewhere', name: 'x' }, onSoccer);
    const teams = favouriteTeams();
    expect(teams.map(({ link }) => link)).toEqual(['5', '6']);
    expect(teams[0]?.names.ru).toHaveLength(80);
  });

  test('are the same object while nothing changes', () => {
    toggleFavouriteTeam(zenit, onSoccer);
    const before = favouriteTeams();
    refreshFavouriteTeam(zenit, onSoccer);
    refreshFavouriteTeam({ id: 9, link: '9', name: 'Not starred' }, onSoccer);
    expect(favouriteTeams()).toBe(before);
  });

  test.each([
    ['invalid JSON', '[{'],
    ['an object in place of a list', '{"0":{"id":5}}'],
    ['null', 'null'],
    ['a huge text', JSON.stringify([{ ...stored, more: 'x'.repeat(60_000) }])],
    ['deeply nested lists', '['.repeat(20_000) + ']'.repeat(20_000)],
    [
      'a list without valid teams',
      JSON.stringify([
        null,
        5,
        'm5',
        [[]],
        {},
        { ...stored, id: '5' },
        { ...stored, id: -5, link: '-5' },
        { ...stored, id: 5.5, link: '5.5' },
        { ...stored, link: '..' },
        { ...stored, link: 'javascript:alert(1)' },
        { ...stored, link: '55-other' },
        { ...stored, link: `5-${'a'.repeat(200)}` },
        { ...stored, link: { toString: 1 } },
        { ...stored, route: 7 },
        { ...stored, names: null },
        { ...stored, names: 'Зенит' },
        { ...stored, names: { ru: { $$typeof: 'x' }, en: ' ' } },
        { ...stored, names: { ru: 'я'.repeat(81) } },
        { ...stored, names: { de: 'Zenit' } },
      ]),
    ],
  ])('ignore %s, which does not break the page', async (_what, value) => {
    shelve(value);
    await open();
    expect(favouriteTeams()).toEqual([]);
    expect(bar().getByText('Star a team')).toBeInTheDocument();
    expect(star()).toHaveAttribute('aria-pressed', 'false');
  });

  test('are listed without invalid entries and duplicates, and their names as plain text', async () => {
    const markup = '<img src=x onerror=alert(1)>';
    const odd = { ...stored, id: 6, link: '6-/../x?y#z', names: { ru: markup, en: 7 } };
    shelve(JSON.stringify([{}, stored, stored, odd]));
    const { container } = await open();
    expect(links()).toEqual([
      ['Зенит', '/Teams/5-zenit'],
      [markup, '/Teams/6-%2F..%2Fx%3Fy%23z'],
    ]);
    expect(container.querySelector('img')).toBeNull();
  });
});
