import '@testing-library/jest-dom';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  LeagueBar,
  type LeagueBarView,
  MatchRow,
  type MatchRowView,
} from '@tipmark/ui-kit/betting';
import { renderToString } from 'react-dom/server';
import { FavouritesBar } from './FavouritesBar.tsx';
import { type FavouriteKey, favourites, toggleFavourite } from './favourites.ts';
import { useStars } from './use-favourites.ts';

const messages: Record<string, string> = {
  'favourites.title': 'Favourites',
  'favourites.hint': 'Star a match',
  'favourites.elsewhere': 'Nothing starred here',
};
const t = (key: string) => messages[key] ?? key;

const row = (id: number, home: string, score?: string): MatchRowView => ({
  id,
  href: `/Events/${id}`,
  label: `${home} – Guest`,
  favourite: `Favourite: ${home} – Guest`,
  time: '19:30',
  home: { name: home, score },
  away: { name: 'Guest', score },
  odds: [],
  tips: 0,
  predictions: [],
  lists: [],
});
const league: LeagueBarView = {
  id: 7,
  href: '/Tournaments/7',
  name: 'Premier',
  countryCode: 'GB',
  countryName: 'England',
  count: '2',
  isLive: false,
  favourite: 'Favourite: Premier',
};
const rows = [row(1, 'Zenit', '1'), row(2, 'Spartak')];

const List = () => (
  <div {...useStars<HTMLDivElement>()}>
    <LeagueBar
      league={league}
      titles={{ forecast: '', odds: [] }}
      isOpen
      toggleLabel="Premier"
      onToggle={() => {}}
    />
    <ul>
      {rows.map((match) => (
        <MatchRow key={match.id} match={match} isInNewTab={false} />
      ))}
    </ul>
  </div>
);

const page = (
  <>
    <FavouritesBar
      t={t}
      locale="en"
      matches={rows}
      leagues={[{ ...league, link: '7-premier' }]}
      leagueHref={({ link }) => `/Tournaments/${link}`}
      teamRoute="team"
    />
    <List />
  </>
);

const bar = () => within(screen.getByRole('region', { name: 'Favourites' }));
const star = (name: string) => screen.getByRole('button', { name: `Favourite: ${name}` });

afterEach(() => localStorage.clear());

test('a star adds its match or league to the bar and removes it again', async () => {
  render(page);
  // the bar is a lazy chunk
  expect(await bar().findByText('Star a match', {}, { timeout: 10_000 })).toBeInTheDocument();
  await userEvent.click(star('Zenit – Guest'));
  await userEvent.click(star('Premier'));
  expect(star('Zenit – Guest')).toHaveAttribute('aria-pressed', 'true');
  expect(star('Spartak – Guest')).toHaveAttribute('aria-pressed', 'false');
  expect(
    bar()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/Events/1', '/Tournaments/7-premier']);
  await userEvent.click(star('Zenit – Guest'));
  await userEvent.click(star('Premier'));
  expect(bar().queryAllByRole('link')).toEqual([]);
});

test('stars can be pressed by keyboard', async () => {
  render(page);
  star('Spartak – Guest').focus();
  await userEvent.keyboard(' ');
  expect(star('Spartak – Guest')).toHaveAttribute('aria-pressed', 'true');
});

test('stars are restored on the next visit, but are not in the HTML of the server', () => {
  toggleFavourite('m2');
  const drawn = renderToString(page);
  expect(drawn).not.toContain('aria-pressed="true"');
  expect(drawn).not.toContain('Star a match');
  render(page);
  expect(star('Spartak – Guest')).toHaveAttribute('aria-pressed', 'true');
});

test('stars are updated by another tab', () => {
  render(page);
  const value = JSON.stringify({ value: 'm1', untilMs: Date.now() + 60_000 });
  localStorage.setItem('.LS_favourites', value);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: '.LS_favourites' }));
  });
  expect(star('Zenit – Guest')).toHaveAttribute('aria-pressed', 'true');
});

test('stars are removed when another tab clears the storage', () => {
  toggleFavourite('m1');
  render(page);
  localStorage.clear();
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  expect(star('Zenit – Guest')).toHaveAttribute('aria-pressed', 'false');
});

test('invalid keys are dropped, stars of other pages have a hint, and the number of stars is limited', () => {
  localStorage.setItem(
    '.LS_favourites',
    JSON.stringify({ value: 'm99 x1 m__ <b>', untilMs: Date.now() + 60_000 }),
  );
  render(page);
  expect([...favourites()]).toEqual(['m99']);
  expect(bar().getByText('Nothing starred here')).toBeInTheDocument();
  act(() => {
    for (let id = 100; id < 230; id += 1) toggleFavourite(`m${id}` satisfies FavouriteKey);
  });
  expect(favourites().size).toBe(100);
  expect(favourites().has('m229')).toBe(true);
  expect(favourites().has('m99')).toBe(false);
});
