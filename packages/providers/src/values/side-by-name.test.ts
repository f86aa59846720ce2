import { sideByName } from './side-by-name.ts';

test.each([
  ['Rayo Vallecano', 'away'],
  ['Leganés', 'home'],
  ['leganes', 'home'],
  ['Draw', undefined],
  [null, undefined],
])('%j is %s', (name, side) => {
  expect(sideByName(name, 'Leganés', 'Rayo Vallecano')).toBe(side);
});

test('a name that could be both is neither', () => {
  expect(sideByName('SAO PAULO', 'São Paulo', 'Sao Paulo')).toBeUndefined();
});
