import { linesOf } from './lines.ts';

const player = (name: string) => ({
  name,
  number: null,
  position: ({ G: 'GK', D: 'DF', F: 'FW' } as const)[name[0] as 'G' | 'D' | 'F'],
});
const players = (names: string) => names.split(' ').map(player);
const names = (some: readonly { name: string }[]) => some.map(({ name }) => name).join(' ');

const shown = (starting: string, substitutes = '') => {
  const { goalies, lines } = linesOf({
    isPublished: true,
    formation: null,
    starting: players(starting),
    substitutes: substitutes === '' ? [] : players(substitutes),
  });
  return [
    names(goalies),
    ...lines.map(({ defenders, forwards }) => `${names(defenders)} | ${names(forwards)}`),
  ];
};

test('pairs and lines come in the order a team names its players', () => {
  expect(shown('G1 D1 D2 F1 F2 F3', 'G2 D3 D4 D5 F4 F5 F6 F7 F8 F9 F10')).toEqual([
    'G1 G2',
    'D1 D2 | F1 F2 F3',
    'D3 D4 | F4 F5 F6',
    'D5 | F7 F8 F9',
    ' | F10',
  ]);
});

test('a likely line-up is a goalie and a line', () => {
  expect(shown('G1 D1 D2 F1 F2 F3')).toEqual(['G1', 'D1 D2 | F1 F2 F3']);
});
