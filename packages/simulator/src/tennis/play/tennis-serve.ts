import { COURT_TYPE } from '@tipmark/domain';
import { randomOf } from '../../chance/random.ts';
import type { Court, Tournament } from '../tournaments.ts';
import type { TennisPlayer } from '../tours.ts';

/** How a player serves: shares of the points that could end so. */
export interface Serve {
  /** Of points won on a first serve. */
  readonly aces: number;
  /** Of points lost on a second one. */
  readonly doubleFaults: number;
  /** Share of first serves that are in. */
  readonly firstServes: number;
  /** How much better a point is won on the first serve than on the second one. */
  readonly firstAhead: number;
}

const ACES = { men: 0.178, women: 0.094 };
const DOUBLE_FAULTS = { men: 0.198, women: 0.254 };
const FIRST_SERVES = { men: 0.625, women: 0.623 };
const FIRST_SERVES_SPREAD = { men: 0.044, women: 0.057 };
/** Logarithms: some serve aces all day, some hardly any. */
const ACES_SPREAD = { men: 0.6, women: 0.72 };
const FAULTS_SPREAD = { men: 0.35, women: 0.38 };
/** The part of that which belongs to the day: wind, the returner. */
const DAY_SHARE = 0.8;
type OfBoth = Readonly<Record<Tournament['tour']['sex'], number>>;

/** Effect of a court on serves: factors of the usual aces and faults. */
const ON_COURT: Record<
  Court,
  { readonly aces: OfBoth; readonly faults: OfBoth; readonly firstAhead: OfBoth }
> = {
  [COURT_TYPE.hard]: {
    aces: { men: 1.04, women: 1.05 },
    faults: { men: 1, women: 1 },
    firstAhead: { men: 0.217, women: 0.182 },
  },
  [COURT_TYPE.clay]: {
    aces: { men: 0.69, women: 0.82 },
    faults: { men: 0.92, women: 0.98 },
    firstAhead: { men: 0.182, women: 0.167 },
  },
  [COURT_TYPE.grass]: {
    aces: { men: 1.16, women: 1.26 },
    faults: { men: 1.13, women: 1.04 },
    firstAhead: { men: 0.222, women: 0.198 },
  },
  [COURT_TYPE.indoorHard]: {
    aces: { men: 1.15, women: 1.15 },
    faults: { men: 1, women: 1 },
    firstAhead: { men: 0.217, women: 0.182 },
  },
  [COURT_TYPE.carpet]: {
    aces: { men: 1.2, women: 1.25 },
    faults: { men: 1.1, women: 1.04 },
    firstAhead: { men: 0.222, women: 0.198 },
  },
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
  const deviation = () =>
    Math.sqrt(1 - DAY_SHARE ** 2) * lasting.normal() + DAY_SHARE * day.normal();
  const drawn = (spread: number) => Math.exp(spread * deviation() - spread ** 2 / 2);
  const { aces, faults, firstAhead } = ON_COURT[court];
  return {
    aces: Math.min(MOST, ACES[sex] * aces[sex] * drawn(ACES_SPREAD[sex])),
    doubleFaults: Math.min(MOST, DOUBLE_FAULTS[sex] * faults[sex] * drawn(FAULTS_SPREAD[sex])),
    firstServes: FIRST_SERVES[sex] + FIRST_SERVES_SPREAD[sex] * deviation(),
    firstAhead: firstAhead[sex],
  };
}
