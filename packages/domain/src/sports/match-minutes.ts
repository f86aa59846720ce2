import type { SportRules } from './sport-rules.ts';

/** The average of three sets and of five. */
const MINUTES_OF_SETS = 150;
/** Of the time played: with breaks and added time, and where the clock stops. */
const [RUNNING, STOPPED] = [4 / 3, 5 / 2];

type LengthRules = Pick<SportRules, 'partMinutes' | 'runningMinutes'> & {
  readonly score: Pick<SportRules['score'], 'regularParts'>;
};

/** How long a match of a sport takes as a rule, breaks included; for calendars. */
export function matchMinutes({ score, partMinutes, runningMinutes }: LengthRules): number {
  if (partMinutes === null) return MINUTES_OF_SETS;
  return score.regularParts * partMinutes * (runningMinutes === null ? STOPPED : RUNNING);
}
