import { aMatch, anEventPage } from '@tipmark/test-kit';
import { game } from '../../testing/game-fixture.tsx';
import { type Reader } from '../page/reader.ts';
import { matchHeaderView } from './match-header-view.ts';

const NOW = 1_795_284_420;
const t = (key: string, values: Record<string, unknown> = {}) =>
  [key, ...Object.entries(values).map(([name, value]) => `${name}=${value}`)].join(' ');
const reader: Reader = { t, locale: 'en', timeZone: 'UTC', nowSeconds: 0 };
const viewOf = (match: ReturnType<typeof aMatch>, known: Parameters<typeof anEventPage>[1] = {}) =>
  matchHeaderView(
    game,
    anEventPage(match, known),
    match.build(),
    { nowSeconds: NOW, teamHrefOf: (link) => `/Teams/${link}` },
    reader,
  );

test('a red card is shown; without one there is no count', () => {
  const { home, away } = viewOf(aMatch().live('2H:67').withRedCards(1, 0));
  expect(home.redCards).toEqual({ label: 'match.redCards value=1', count: 1 });
  expect(away.redCards).toBeUndefined();
});

test('both sides link to their pages', () => {
  const { home, away } = viewOf(aMatch());
  expect([home.href, away.href]).toEqual(['/Teams/1-zenit', '/Teams/2-spartak']);
});

test('a match without views has no count of views', () => {
  expect(viewOf(aMatch().seen(1)).notes).toContain('count.views count=1');
  expect(viewOf(aMatch().seen(0)).notes.join()).not.toContain('count.views');
});

test('a numbered round is shown with its number, another with its name', () => {
  expect(viewOf(aMatch(), { round: '16' }).notes[0]).toBe('match.round round=16');
  expect(viewOf(aMatch(), { round: 'Final' }).notes[0]).toBe('Final');
});

test('a simulated match has a badge with an explanation, a real one has none', () => {
  expect(viewOf(aMatch(), { isSimulated: true }).mark).toEqual({
    text: 'match.simulated',
    title: 'match.simulatedNote',
  });
  expect(viewOf(aMatch(), { isSimulated: false }).mark).toBeUndefined();
});
