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
])('the short name of %p is %p', (name, short) => {
  expect(shortName(name)).toBe(short);
});

test('a goal has its minute, with stoppage time, or with the second where it is known', () => {
  expect(textsOf({}, { minute: 45, stoppage: 2 }, { minute: 12, second: 4 })).toEqual([
    "24' G. Strelnikov",
    "45+2' G. Strelnikov",
    '12:04 G. Strelnikov',
  ]);
});

test('own goals and penalties are marked, even without a known scorer', () => {
  expect(textsOf({ type: 'own_goal' }, { type: 'penalty_goal', player: null })).toEqual([
    "24' G. Strelnikov (OwnGoal)",
    "24' (Penalty)",
  ]);
});

test('events of the other side are left out; a dismissal is distinguished from a goal', () => {
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
