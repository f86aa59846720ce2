import { canMean, refereeName } from './referee-name.ts';

function means(short: string, full: string): boolean {
  const [one, other] = [refereeName(short), refereeName(full)];
  return one?.isShort === true && other?.isShort === false && canMean(one, other);
}

it.each([
  ['G Poll', 'Graham Poll'],
  ['G. Poll', 'Graham Poll'],
  ['Poll G.', 'Graham Poll'],
  ['Poll, G', 'Graham Poll'],
  ['D.J. Gallagher', 'Dermot John Gallagher'],
  ['DJ Gallagher', 'Dermot Gallagher'],
  ['B van der Meer', 'Bas van der Meer'],
  ['Á Mallenco', 'Álex Undiano Mallenco'],
])('%s can mean %s', (short, full) => {
  expect(means(short, full)).toBe(true);
});

it.each([
  ['G Poll', 'Robert Poll'],
  ['G Poll', 'Graham Pollard'],
  ['D.J. Gallagher', 'Dermot Peter Gallagher'],
  ['G Poll', 'G. A. Poll'],
  ['Graham Poll', 'Graham Poll'],
  ['Poll', 'Graham Poll'],
])('%s cannot mean %s', (short, full) => {
  expect(means(short, full)).toBe(false);
});
