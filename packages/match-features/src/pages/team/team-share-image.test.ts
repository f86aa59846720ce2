import type { TeamPage } from '@tipmark/contract';
import type { Locale } from '@tipmark/i18n';
import type { HostState, Visit } from '@tipmark/remote-kit';
import { aLeague, aMatch } from '@tipmark/test-kit';
import { translateOf } from '../../testing/game-fixture.tsx';
import { options } from './team-fixture.ts';
import { teamShareImage } from './team-share-image.ts';

/** 2026-11-20 19:30 in Moscow. */
const FRIDAY_EVENING = 1_795_192_200;
const DAY = 86_400;

const league = aLeague().named('Гранд-лига').of('RU', 'Россия').buildHead();
const played = (outcome: 'won' | 'drawn' | 'lost', days: number, home: number, away: number) => ({
  league,
  outcome,
  match: aMatch()
    .withId(days)
    .between('Ладога', 'Сталь')
    .startingAt(FRIDAY_EVENING - days * DAY)
    .finished()
    .withScore(home, away)
    .buildWire(),
});
const page = {
  team: { id: 1, link: '1-x', name: 'Ладога', logo: 'shield-0f4c81-e8eef4', countryName: 'Россия' },
  fixtures: [
    { league, match: aMatch().between('Сталь', 'Ладога').startingAt(FRIDAY_EVENING).buildWire() },
  ],
  results: { matches: [played('won', 3, 2, 1), played('lost', 8, 0, 1)] },
} as unknown as TeamPage;

async function shareImageOf(data: TeamPage | undefined, search = '', locale: Locale = 'ru') {
  const state = { loads: { pageSoccerTeam: { status: 'ready', data } } } as unknown as HostState;
  // a visitor far away: the share image is the same for everybody
  const visit = { locale, timeZone: 'Pacific/Auckland', search: new URLSearchParams(search) };
  return teamShareImage(options)(state, visit as Visit, await translateOf(locale));
}

test('shows the next match, then the last ones, newest first, and the form, newest last', async () => {
  expect(await shareImageOf(page)).toMatchObject({
    above: 'Россия',
    title: { name: 'Ладога', logo: 'shield-0f4c81-e8eef4' },
    note: 'Форма: П В',
    rows: [
      { label: '20\u00A0ноя', name: 'Сталь – Ладога', values: ['19:30 МСК'] },
      { label: '17\u00A0ноя', name: 'Ладога – Сталь', values: ['2:1', 'В'] },
      { label: '12\u00A0ноя', name: 'Ладога – Сталь', values: ['0:1', 'П'] },
    ],
  });
});

test('has an alternative text with all of it, in English too', async () => {
  const shareImage = await shareImageOf(page, '', 'en');
  expect(shareImage?.alt).toMatch(
    /^Ладога\. Россия\. Form: L W\. 20\u00A0Nov: .*19:30 Moscow; .*2:1, W;/,
  );
});

test('shows only four results', async () => {
  const matches = [1, 2, 3, 4, 5, 6].map((days) => played('drawn', days, 1, 1));
  const shareImage = await shareImageOf({ ...page, results: { ...page.results, matches } });
  expect(shareImage?.rows).toHaveLength(5);
});

test('shows only the name of a team that has not played', async () => {
  const idle = { ...page, fixtures: [], results: { ...page.results, matches: [] } };
  expect(await shareImageOf(idle)).toMatchObject({ note: '', rows: [], alt: 'Ладога. Россия' });
});

test('exists only for the default view, and only once the page is loaded', async () => {
  expect(await shareImageOf(page, 'where=away')).toBeUndefined();
  expect(await shareImageOf(undefined)).toBeUndefined();
});
