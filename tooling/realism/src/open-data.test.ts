import { type SportName } from '@tipmark/domain';
import { openDataPath, testOpenData } from '@tipmark/importers/testing';
import { storedFigures } from './stored-figures.ts';
import { recordedRealFigures } from './testing/recorded-figures.ts';

testOpenData.each(['soccer', 'hockey', 'tennis'] as const)(
  'what is kept of real %s is what its files say',
  (sport: SportName) => {
    expect(recordedRealFigures(sport, openDataPath('.'))).toEqual(storedFigures()[sport]);
  },
  120_000,
);
