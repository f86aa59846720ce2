import { formatOddType, mainOutcomes, SPORT } from '@tipmark/domain';

const result = mainOutcomes(SPORT.soccer).filter(({ line }) => line === undefined);

/** Host, draw, guest. */
export const RESULT_ODD_TYPES: readonly string[] = result.map(formatOddType);
