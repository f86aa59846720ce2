import { SPORT } from '../enumerations/sport.ts';
import { type LineupPlayer, type PlayedLineup, probableLineup } from './probable-lineup.ts';

const player = (name: string): LineupPlayer => ({
  name,
  number: null,
  position: name.startsWith('g')
    ? 'GK'
    : name.startsWith('d')
      ? 'DF'
      : name.startsWith('m')
        ? 'MF'
        : 'FW',
});
const lineup = (formation: string | null, names: string): PlayedLineup => ({
  formation,
  starting: names.split(' ').map(player),
});

const USUAL = lineup('4-4-2', 'g1 d1 d2 d3 d4 m1 m2 m3 m4 f1 f2');
const OTHER = lineup('4-3-3', 'g1 d1 d2 d3 d5 m1 m2 m3 f1 f2 f3');
const namesOf = (one: PlayedLineup | undefined) => one?.starting.map(({ name }) => name).join(' ');

test('has the most frequent starters, in the most frequent formation', () => {
  const probable = probableLineup(SPORT.soccer, [OTHER, USUAL, USUAL], new Set());
  expect(probable?.formation).toBe('4-4-2');
  expect(namesOf(probable)).toBe('g1 d1 d2 d3 d4 m1 m2 m3 m4 f1 f2');
});

test('prefers the most recent of equally frequent starters', () => {
  expect(namesOf(probableLineup(SPORT.soccer, [OTHER, USUAL], new Set()))).toBe(
    'g1 d1 d2 d3 d5 m1 m2 m3 f1 f2 f3',
  );
});

test('replaces absent players with others of their line', () => {
  expect(namesOf(probableLineup(SPORT.soccer, [USUAL, USUAL, OTHER], new Set(['d4', 'f2'])))).toBe(
    'g1 d1 d2 d3 d5 m1 m2 m3 m4 f1 f3',
  );
});

test('fills a short line with other players, never with a second goalkeeper', () => {
  const keepers = lineup('4-4-2', 'g2 d1 d2 d3 d4 m1 m2 m3 m4 f1 m5');
  expect(namesOf(probableLineup(SPORT.soccer, [keepers, USUAL], new Set(['f2'])))).toBe(
    'g2 d1 d2 d3 d4 m1 m2 m3 m4 m5 f1',
  );
});

test('without positions and formations has the eleven most frequent starters', () => {
  const bare = 'a b c d e f g h i j k'.split(' ').map((name) => ({
    name,
    number: null,
    position: null,
  }));
  const probable = probableLineup(SPORT.soccer, [{ formation: null, starting: bare }], new Set());
  expect(probable).toEqual({ formation: null, starting: bare });
});

test('is undefined where too little is known', () => {
  expect(probableLineup(SPORT.soccer, [], new Set())).toBeUndefined();
  expect(probableLineup(SPORT.soccer, [USUAL], new Set(['f1']))).toBeUndefined();
});

test('in hockey has a goalkeeper, two defenders and three forwards; in tennis there is none', () => {
  const dressed = lineup(null, 'f1 f2 f3 f4 f5 f6 d1 d2 d3 d4 g1 g2');
  expect(namesOf(probableLineup(SPORT.hockey, [dressed], new Set(['d1'])))).toBe(
    'g1 d2 d3 f1 f2 f3',
  );
  expect(probableLineup(SPORT.hockey, [USUAL], new Set(['g1']))).toBeUndefined();
  expect(probableLineup(SPORT.tennis, [USUAL], new Set())).toBeUndefined();
});
