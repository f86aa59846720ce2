import fc from 'fast-check';
import { compareSides, shareToken, sideNames } from './compare-sides.ts';
import { sideMarks } from './side-marks.ts';

const compared = (one: readonly string[], other: readonly string[]) =>
  compareSides(sideNames(one), sideNames(other));

test.each([
  ['FC Augsburg', 'Augsburg', 'same'],
  ['FC Bayern München', 'Bayern Munich', 'same'],
  ['Bayern Muenchen', 'Bayern München', 'same'],
  ['1. FC Köln', 'FC Cologne', 'same'],
  ['Borussia Monchengladbach', 'Borussia Mönchengladbach', 'same'],
  ['Man Utd', 'Manchester United', 'same'],
  ['1. FSV Mainz 05', 'Mainz', 'same'],
  ['Спартак Москва', 'Spartak Moscow', 'same'],
  ['Brighton', 'Brighton & Hove Albion FC', 'likely'],
  ['Sl. Bratislava', 'ŠK Slovan Bratislava', 'likely'],
  ['PSG', 'Paris Saint Germain', 'likely'],
  ['Bayer Leverkussen', 'Bayer Leverkusen', 'likely'],
  ['J. Sinner', 'Jannik Sinner', 'likely'],
  ['Sinner J.', 'Jannik Sinner', 'likely'],
  ['Rossi A. / Verdi C.', 'Anna Rossi / Carla Verdi', 'likely'],
  ['Manchester City', 'Manchester United', 'other'],
  ['Real Madrid', 'Atletico Madrid', 'other'],
  ['Mischa Zverev', 'A. Zverev', 'other'],
  ['Arsenal', 'Fulham', 'other'],
  ['TSV 1860 München', 'München 04', 'other'],
])('%s and %s: %s', (one, other, evidence) => {
  expect(compared([one], [other])).toBe(evidence);
  expect(compared([other], [one])).toBe(evidence);
});

test('any alias or script may prove it', () => {
  expect(compared(['Бавария', 'Bayern'], ['Bayern', 'FC Bayern München'])).toBe('same');
  expect(compared(['Zenit', 'Зенит'], ['Зенит'])).toBe('same');
});

test.each([
  ['Chelsea', ''],
  ['Chelsea W', 'women'],
  ['VfL Wolfsburg (Frauen)', 'women'],
  ['Спартак (жен)', 'women'],
  ['Inter Primavera', 'u19'],
  ['Spain U-21', 'u21'],
  ['Россия до 19', 'u19'],
  ['Spain W U19', 'women u19'],
  ['Hearts II', 'reserves'],
  ['Jong Ajax', 'reserves'],
  ['Real Madrid Castilla', 'reserves'],
  ['Real Sociedad B', 'reserves'],
  ['Anna Rossi / Carla Verdi', 'two'],
  ['B. Becker', ''],
  ['Wolverhampton Wanderers', ''],
])('%s is marked %j', (name, marks) => {
  expect(sideMarks(name)).toBe(marks);
});

test('names are compared the same way whichever comes first, and each is itself', () => {
  const name = fc
    .array(fc.constantFrom('FC', 'Nord', 'Norden', 'Ost', 'City', 'United', 'B', '04'), {
      minLength: 1,
      maxLength: 4,
    })
    .map((tokens) => tokens.join(' '));
  fc.assert(
    fc.property(name, name, (one, other) => {
      expect(compared([one], [other])).toBe(compared([other], [one]));
    }),
  );
  expect(compared(['Nord'], ['NORD'])).toBe('same');
});

test('names of one tournament share a distinctive token', () => {
  expect(shareToken('ATP Cincinnati', 'Cincinnati Masters Men')).toBe(true);
  expect(shareToken('ATP Cincinnati', 'ATP Rome')).toBe(false);
});
