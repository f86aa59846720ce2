import { COURT_TYPE } from '@tipmark/domain';
import { randomOf } from '../../chance/random.ts';
import type { Court, Tournament } from '../calendar/tournaments.ts';
import type { TennisPlayer } from '../tours.ts';

/** How a player serves: shares of the points that could end so. */
export interface Serve {
  /** Of points won on a first serve. */
  readonly aces: number;
  /** Of points lost on a second one. */
  readonly doubleFaults: number;
}

const ACES = { men: 0.186, women: 0.1 };
const DOUBLE_FAULTS = { men: 0.19, women: 0.232 };
/** Logarithms: some serve aces all day, some hardly any. */
const ACES_SPREAD = { men: 0.67, women: 0.74 };
const FAULTS_SPREAD = { men: 0.35, women: 0.38 };
/** How much of that is the day's: wind, the one who answers. */
const DAY_SHARE = 0.8;
const ACES_ON: Record<Court, number> = {
  [COURT_TYPE.hard]: 1.04,
  [COURT_TYPE.clay]: 0.76,
  [COURT_TYPE.grass]: 1.25,
  [COURT_TYPE.indoorHard]: 1.15,
  [COURT_TYPE.carpet]: 1.25,
};
const MOST = 0.75;

export function serveOf(
  seed: number,
  { tour: { sex }, court }: Tournament,
  matchKey: string,
  { key }: TennisPlayer,
): Serve {
  const lasting = randomOf(seed, 'serve', key);
  const day = randomOf(seed, 'serve', key, matchKey);
  const drawn = (spread: number) => {
    const deviation = Math.sqrt(1 - DAY_SHARE ** 2) * lasting.normal() + DAY_SHARE * day.normal();
    return Math.exp(spread * deviation - spread ** 2 / 2);
  };
  return {
    aces: Math.min(MOST, ACES[sex] * ACES_ON[court] * drawn(ACES_SPREAD[sex])),
    doubleFaults: Math.min(MOST, DOUBLE_FAULTS[sex] * drawn(FAULTS_SPREAD[sex])),
  };
}
