import type { EventRecord } from '@tipmark/contract/feed';
import { AT, anAnswer, of } from '../testing/answers.ts';
import { aFixture, anEnvelope, anEvent } from '../testing/api-football.ts';
import { openApiFootballReader } from './reader.ts';

function read(events: readonly object[], goals: [number, number] = [1, 0]) {
  const row = aFixture({ short: '2H', elapsed: 70, goals, more: { events } });
  return openApiFootballReader().read(anAnswer(anEnvelope('fixtures', [row])));
}
const only = (...events: object[]): EventRecord | undefined => of(read(events), 'event')[0];

test.each([
  ['Normal Goal', 'goal'],
  ['Own Goal', 'own_goal'],
  ['Penalty', 'penalty_goal'],
  ['Missed Penalty', 'missed_penalty'],
])('the goal %s is a %s', (detail, type) => {
  expect(only(anEvent('Goal', detail, 12, { player: 'R. Lewandowski' }))).toMatchObject({
    type,
    side: 'home',
    minute: 12,
    player: 'R. Lewandowski',
  });
});

test('an own goal is on the side it counts for: the team of the row', () => {
  const event = only(anEvent('Goal', 'Own Goal', 12, { away: true, player: 'C. Lenglet' }));
  expect(event).toMatchObject({ type: 'own_goal', side: 'away', player: 'C. Lenglet' });
});

test('kicks of a shoot-out are no goals, and stand in their order', () => {
  const kick = (detail: string, extra: number, away?: true) =>
    anEvent('Goal', detail, 120, { extra, comments: 'Penalty Shootout', ...(away && { away }) });
  const events = of(read([kick('Missed Penalty', 2, true), kick('Penalty', 1)]), 'event');
  expect(events).toMatchObject([
    { type: 'shootout_miss', side: 'away', minute: 120, stoppage: 2 },
    { type: 'shootout_goal', side: 'home', minute: 120, stoppage: 1 },
  ]);
});

test('of a substitution the player goes off, and the assist comes on', () => {
  const event = only(anEvent('subst', 'Substitution 1', 60, { player: 'Pedri', assist: 'Gavi' }));
  expect(event).toMatchObject({ type: 'substitution', player: 'Pedri', relatedPlayer: 'Gavi' });
});

test.each([
  ['yellow first', ['Yellow Card', 'Red Card']],
  ['red first', ['Red Card', 'Yellow Card']],
])('a second yellow card is one event with %s', (_, details) => {
  const cards = details.map((detail) => anEvent('Card', detail, 90, { player: 'Burbano' }));
  const reading = read([anEvent('Card', 'Yellow Card', 85, { player: 'Burbano' }), ...cards]);
  expect(of(reading, 'event').map(({ type, minute }) => [type, minute])).toEqual([
    ['yellow', 85],
    ['second_yellow', 90],
  ]);
  expect(of(reading, 'score')[0]?.score?.redCards).toEqual([1, 0]);
});

test('a red card of another player stays one', () => {
  const reading = read([
    anEvent('Card', 'Yellow Card', 20, { player: 'Araujo' }),
    anEvent('Card', 'Red Card', 44, { player: 'Araujo' }),
    anEvent('Card', 'Red Card', 50, { player: 'Djené', away: true }),
  ]);
  expect(of(reading, 'event').map(({ type }) => type)).toEqual(['yellow', 'red', 'red']);
  expect(of(reading, 'score')[0]?.score?.redCards).toEqual([1, 1]);
});

test('checks by video are no events', () => {
  const reading = read([
    anEvent('Var', 'Goal cancelled', 44, { extra: 2 }),
    anEvent('Goal', 'Normal Goal', 50),
  ]);
  expect(of(reading, 'event')).toHaveLength(1);
  expect(reading.notes).toMatchObject([{ isPart: true }]);
});

test('the list names the events there are, so that one taken back is gone', () => {
  const reader = openApiFootballReader();
  const at = (seconds: number, events: object[], goals: [number, number]) =>
    reader.read(
      anAnswer(
        anEnvelope('fixtures', [aFixture({ short: '2H', elapsed: 70, goals, more: { events } })]),
        { at: AT + seconds },
      ),
    );
  const first = anEvent('Goal', 'Normal Goal', 12, { player: 'Raphinha' });
  const second = anEvent('Goal', 'Normal Goal', 68, { player: 'Yamal' });
  const [before] = of(at(0, [first, second], [2, 0]), 'events');
  const [after] = of(at(60, [first], [1, 0]), 'events');
  expect(before?.keys).toHaveLength(2);
  expect(after).toMatchObject({ seq: AT + 60, keys: [before?.keys[0]] });
});

test('no events withdraw all only where the score has no goals either', () => {
  expect(of(read([], [0, 0]), 'events')).toMatchObject([{ keys: [] }]);
  expect(of(read([], [1, 0]), 'events')).toEqual([]);
});

test('two equal rows are two events with keys of their own', () => {
  const goal = anEvent('Goal', 'Normal Goal', 45, { player: 'Yamal' });
  const keys = of(read([goal, goal], [2, 0]), 'event').map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
});

test('players have the names of the line-ups where the row has them', () => {
  const lineups = [
    { team: { id: 529 }, startXI: [{ player: { id: 49, name: 'Lamine Yamal' } }], substitutes: [] },
  ];
  const events = [anEvent('Goal', 'Normal Goal', 12, { player: 'L.Yamal' })];
  const row = aFixture({ short: '2H', elapsed: 70, goals: [1, 0], more: { events, lineups } });
  const reading = openApiFootballReader().read(anAnswer(anEnvelope('fixtures', [row])));
  expect(of(reading, 'event')).toMatchObject([{ player: 'Lamine Yamal' }]);
});

test('answers of events wait until a fixture names the home team', () => {
  const reader = openApiFootballReader();
  const events = [anEvent('Goal', 'Normal Goal', 12, { away: true, player: 'Mayoral' })];
  const parameters = { fixture: '1' };
  const early = reader.read(anAnswer(anEnvelope('fixtures/events', events, { parameters })));
  expect(early.records).toEqual([]);
  expect(early.notes).toMatchObject([{ isPart: true }]);
  const row = aFixture({ short: '2H', elapsed: 70, goals: [0, 1] });
  const later = reader.read(anAnswer(anEnvelope('fixtures', [row]), { at: AT + 60 }));
  expect(of(later, 'event')).toMatchObject([{ side: 'away', seq: AT, matchKey: '1' }]);
});

test('events of unknown kinds, minutes and teams are left out', () => {
  const goal = anEvent('Goal', 'Normal Goal', 12);
  const reading = read([
    { ...goal, type: 'Celebration' },
    { ...goal, time: { elapsed: -3 } },
    { ...goal, team: { id: 1 } },
  ]);
  expect(of(reading, 'event')).toEqual([]);
  expect(reading.notes.map(({ isPart }) => isPart)).toEqual([false, false, false]);
});
