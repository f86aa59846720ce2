import { COURT_TYPE, HOUR_SECONDS } from '@tipmark/domain';
import { randomOf } from '../../chance/random.ts';
import type { Court } from '../tournaments.ts';

/** What becomes of a match; nearly always it is simply played. */
export type TennisDisruption =
  | { readonly kind: 'played' }
  /** Rain for a while, after a share of its points. */
  | { readonly kind: 'stopped'; readonly share: number; readonly pauseSeconds: number }
  /** Darkness or rain until the next day. */
  | { readonly kind: 'interrupted'; readonly share: number; readonly pauseSeconds: number }
  /** One retires after a share of the points; mostly the trailing player. */
  | { readonly kind: 'finishedRetired'; readonly share: number; readonly isLoser: boolean }
  /** One does not appear, or is not admitted. */
  | {
      readonly kind: 'walkover' | 'awarded';
      readonly beforeSeconds: number;
      readonly winner: 'home' | 'away';
    }
  /** Postponed to the next day, or cancelled, before it began. */
  | { readonly kind: 'moved' | 'canceled'; readonly beforeSeconds: number };

type Kind = Exclude<TennisDisruption['kind'], 'played'>;

const RETIRED = { men: 0.026, women: 0.033 };
/** A player who withdraws before the first round is replaced, and finals have no withdrawals. */
const WALKOVERS = {
  men: { first: 0.003, between: 0.012, final: 0.003 },
  women: { first: 0.003, between: 0.014, final: 0.003 },
};
const SHARES: Record<Exclude<Kind, 'finishedRetired' | 'walkover'>, number> = {
  awarded: 0.0015,
  stopped: 0.02,
  interrupted: 0.012,
  moved: 0.012,
  // Only finals, after which no player has to advance.
  canceled: 0.03,
};

export interface DisruptionOf {
  readonly key: string;
  readonly court: Court;
  readonly sex: 'men' | 'women';
  readonly round: 'first' | 'between' | 'final';
  /** Whether the day after is free for both. */
  readonly hasSpareDay: boolean;
}

export function tennisDisruption(seed: number, match: DisruptionOf): TennisDisruption {
  const random = randomOf(seed, 'fate', match.key);
  const kind = drawnKind(match, random.next());
  const share = 0.12 + 0.75 * random.next();
  switch (kind) {
    case 'stopped':
      return { kind, share, pauseSeconds: random.integer(20, 100) * 60 };
    case 'interrupted':
      return { kind, share, pauseSeconds: random.integer(15, 18) * HOUR_SECONDS };
    case 'finishedRetired':
      return { kind, share: 0.1 + share, isLoser: random.chance(0.8) };
    case 'walkover':
    case 'awarded': {
      const beforeSeconds = random.integer(kind === 'walkover' ? 1 : 0, 8) * HOUR_SECONDS;
      return { kind, beforeSeconds, winner: random.chance(0.5) ? 'home' : 'away' };
    }
    case 'moved':
    case 'canceled':
      return { kind, beforeSeconds: random.integer(1, 3) * HOUR_SECONDS };
    default:
      return { kind: 'played' };
  }
}

function drawnKind(
  { court, sex, round, hasSpareDay }: DisruptionOf,
  share: number,
): Kind | undefined {
  const isOutside = court !== COURT_TYPE.indoorHard;
  const can: Record<Kind, boolean> = {
    finishedRetired: true,
    walkover: true,
    awarded: true,
    stopped: isOutside,
    interrupted: isOutside && hasSpareDay,
    moved: isOutside && hasSpareDay,
    canceled: isOutside && round === 'final',
  };
  const shares = {
    finishedRetired: RETIRED[sex],
    walkover: WALKOVERS[sex][round],
    ...SHARES,
  };
  let passed = 0;
  for (const [kind, width] of Object.entries(shares)) {
    if (!can[kind as Kind]) continue;
    passed += width;
    if (share < passed) return kind as Kind;
  }
  return undefined;
}
