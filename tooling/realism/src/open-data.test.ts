import { openDataPath, testOpenData } from '@tipmark/importers/testing';
import type { SimulatedSport } from '@tipmark/simulator';
import { storedStatistics } from './stored-statistics.ts';
import { recordedRealStatistics } from './testing/recorded-statistics.ts';

testOpenData.each(['soccer', 'hockey', 'tennis'] as const)(
  'stored statistics of real %s equal those of its files',
  (sport: SimulatedSport) => {
    expect(recordedRealStatistics(sport, openDataPath('.'))).toEqual(storedStatistics()[sport]);
  },
  120_000,
);
