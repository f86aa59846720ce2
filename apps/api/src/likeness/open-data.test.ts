import { type SportName } from '@tipmark/domain';
import { openDataPath, testOpenData } from '../importers/testing/open-data.ts';
import { countedFigures } from './compare.ts';
import { FIGURES } from './figures-of-sports.ts';
import { keptFigures } from './kept-figures.ts';
import { realMatches } from './real-matches.ts';

testOpenData.each(['soccer', 'hockey', 'tennis'] as const)(
  'what is kept of real %s is what its files say',
  (sport: SportName) => {
    const counted = countedFigures(FIGURES[sport](realMatches(sport, openDataPath('.'))));
    expect(counted).toEqual(keptFigures()[sport]);
  },
  120_000,
);
