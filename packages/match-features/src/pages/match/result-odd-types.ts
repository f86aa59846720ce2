import { formatOddType, mainOutcomes, type Sport } from '@tipmark/domain';

/** Outcomes of the result: home, draw where there is one, away. */
export const resultOddTypes = (sport: Sport): readonly string[] =>
  mainOutcomes(sport)
    .filter(({ line }) => line === undefined)
    .map(formatOddType);
