import type { LeaguePage } from '@tipmark/contract';
import type { Locale } from '@tipmark/i18n';
import type { HostState, Visit } from '@tipmark/remote-kit';
import { translateOf } from '../../testing/game-fixture.tsx';
import { options } from './league-fixture.tsx';
import { page } from './league-page-fixture.ts';
import { leagueShareImage } from './league-share-image.ts';

async function shareImageOf(data: LeaguePage | undefined, search = '', locale: Locale = 'ru') {
  const state = { loads: { pageSoccerLeague: { status: 'ready', data } } } as unknown as HostState;
  const visit = { locale, search: new URLSearchParams(search) } as Visit;
  return leagueShareImage(options)(state, visit, await translateOf(locale));
}

test('shows the season and the top of the table, with matches and points', async () => {
  expect(await shareImageOf(page)).toEqual({
    alt: 'Премьер-лига. Россия. Сезон 2026/27 · сыграно 120, назначено ещё 120. 1. Zenit, 7; 2. Akron, 4',
    above: 'Россия',
    title: { name: 'Премьер-лига', logo: '' },
    note: 'Сезон 2026/27 · сыграно 120, назначено ещё 120',
    heads: ['И', 'О'],
    rows: [
      { label: '1', name: 'Zenit', logo: '', values: ['3', '7'] },
      { label: '2', name: 'Akron', logo: 'shield-0f4c81-e8eef4', values: ['3', '4'] },
    ],
  });
});

test('is in English on the English page', async () => {
  expect(await shareImageOf(page, '', 'en')).toMatchObject({
    note: 'Season 2026/27 · 120 played, 120 more scheduled',
    heads: ['P', 'Pts'],
  });
});

test('shows only the first five teams', async () => {
  const [row] = page.table.rows;
  const rows = row
    ? Array.from({ length: 20 }, (_, index) => ({ ...row, position: index + 1 }))
    : [];
  const shareImage = await shareImageOf({ ...page, table: { ...page.table, rows } });
  expect(shareImage?.rows.map(({ label }) => label)).toEqual(['1', '2', '3', '4', '5']);
});

test('shows no positions before a first match', async () => {
  const rows = page.table.rows.map((row) => ({ ...row, played: 0, points: 0 }));
  const shareImage = await shareImageOf({ ...page, table: { ...page.table, rows } });
  expect(shareImage).toMatchObject({ heads: [], rows: [] });
  expect(shareImage?.alt).not.toContain('Zenit');
});

test('shows only the season of a cup before its draw', async () => {
  const cup = { ...page, countOfPlayed: 0, countOfMatches: 0, table: { rows: [], deductions: [] } };
  expect(await shareImageOf(cup)).toMatchObject({ note: 'Сезон 2026/27', heads: [], rows: [] });
});

test.each([
  ['tab=table', true],
  ['tab=table&months=3', false],
  ['tab=table&where=away', false],
  ['season=60', false],
  ['team=1', false],
])('exists only for the default view: ?%s has one: %s', async (search, isThere) => {
  expect((await shareImageOf(page, search)) !== undefined).toBe(isThere);
});

test('does not exist for a past season or before the page is loaded', async () => {
  expect(await shareImageOf({ ...page, isCurrentSeason: false })).toBeUndefined();
  expect(await shareImageOf(undefined)).toBeUndefined();
});
