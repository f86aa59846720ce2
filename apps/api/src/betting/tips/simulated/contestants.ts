import {
  CONTEST,
  type Contest,
  type ContestEntry,
  contestFault,
  contestSeasonAt,
} from '@tipmark/domain';
import { randomOf } from '@tipmark/simulator';
import type { SimulatedCapper } from './cappers.ts';

type Person = Pick<SimulatedCapper, 'name' | 'kind'>;

const CUP_SHARE = 0.6;
const PREMIUM_SHARE = 0.12;
/** Sharp people are subscribers more often. */
const SHARP_PREMIUM_SHARE = 0.35;

/**
 * The contest a simulated person takes part in, if any; those of the premium cup are subscribers.
 */
export function contestOf({ name, kind }: Person): Contest | undefined {
  const random = randomOf(0, 'contest', name);
  if (random.chance(kind === 'sharp' ? SHARP_PREMIUM_SHARE : PREMIUM_SHARE)) {
    return CONTEST.premiumCup;
  }
  return random.chance(CUP_SHARE) ? CONTEST.cup : undefined;
}

/** Participants of the premium cup have a subscription. */
export function isSubscriber(person: Person): boolean {
  return contestOf(person) === CONTEST.premiumCup;
}

/** The season a tip enters, as far as its rules allow it; the daily count is separate. */
export function seasonFor(
  person: Person,
  entry: Pick<ContestEntry, 'milliOdds' | 'description' | 'startsAt' | 'at'>,
): number | null {
  const contest = contestOf(person);
  if (contest === undefined) return null;
  const season = contestSeasonAt(contest, entry.at);
  const fault = contestFault(season, { ...entry, postedToday: 0, hasSubscription: true });
  return fault === undefined ? season.id : null;
}
