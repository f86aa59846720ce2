import { formatOddType, mainOutcomes, type Sport } from '@tipmark/domain';
import type { EventHead } from './event-head.ts';

/** The final winner, overtime and shoot-out included. */
export const WINNERS = ['win.1', 'win.2'] as const;

/** Outcomes of the result of a match, of the final winner where only that has prices. */
export function pricedResult({ odds }: Pick<EventHead, 'odds'>, sport: Sport): readonly string[] {
  const ofResult = resultOddTypes(sport);
  const isPriced = (oddTypes: readonly string[]) =>
    odds.some(({ oddType }) => oddTypes.includes(oddType));
  return !isPriced(ofResult) && isPriced(WINNERS) ? WINNERS : ofResult;
}

/** Outcomes of the result: home, draw where there is one, away. */
export const resultOddTypes = (sport: Sport): readonly string[] =>
  mainOutcomes(sport)
    .filter(({ line }) => line === undefined)
    .map(formatOddType);
