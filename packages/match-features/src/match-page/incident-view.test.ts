import type { EventPage } from '@tipmark/contract';
import { incidentViews, shortName } from './incident-view.ts';

type Incident = EventPage['incidents'][number];

const incident = (known: Partial<Incident>): Incident => ({
  type: 'goal',
  side: 'home',
  minute: 24,
  stoppage: null,
  second: null,
  player: 'Gleb Strelnikov',
  ...known,
});
const reader = { t: (key: string) => key.replace('match.incident', '') } as never;
const textsOf = (...known: Partial<Incident>[]) =>
  incidentViews(known.map(incident), 'home', reader).map(({ clock, who }) => `${clock} ${who}`);

test.each([
  ['Gleb Strelnikov', 'G. Strelnikov'],
  ['Ronaldinho', 'Ronaldinho'],
  ['  Van  der Berg ', 'V. der Berg'],
  ['Ярослав Громов', 'Я. Громов'],
  ['', ''],
])('%p is told as %p', (name, short) => {
  expect(shortName(name)).toBe(short);
});

test('a goal has its minute, the added ones, or the second where they are counted', () => {
  expect(textsOf({}, { minute: 45, stoppage: 2 }, { minute: 12, second: 4 })).toEqual([
    "24' G. Strelnikov",
    "45+2' G. Strelnikov",
    '12:04 G. Strelnikov',
  ]);
});

test('a goal of another kind says so, also when nobody knows who scored', () => {
  expect(textsOf({ type: 'own_goal' }, { type: 'penalty_goal', player: null })).toEqual([
    "24' G. Strelnikov (OwnGoal)",
    "24' (Penalty)",
  ]);
});

test('what belongs to the other side is not told here, a dismissal is told from a goal', () => {
  const views = incidentViews(
    [incident({ side: 'away' }), incident({ type: 'second_yellow' }), incident({})],
    'home',
    reader,
  );
  expect(views.map(({ isDismissal, what }) => [isDismissal, what])).toEqual([
    [true, 'Dismissal'],
    [false, 'Goal'],
  ]);
});
