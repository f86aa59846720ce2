import {
  CONTEST,
  type ContestFault,
  type ContestSeason,
  contestFault,
  contestSeasonAt,
} from '@tipmark/domain';
import type { TipDraft, TipDrawerProps } from './tip-drawer-props.ts';

const MILLI = 1_000;

/** What excludes a draft from a contest. */
export type EntryFault = Exclude<ContestFault, 'day_limit'>;

export interface ContestOption {
  readonly season: ContestSeason;
  readonly isChosen: boolean;
  /** Why the current tip does not qualify; only the server knows how many were posted today. */
  readonly fault: EntryFault | undefined;
}

type Known = Pick<TipDrawerProps, 'match' | 'visitor'>;

interface Offer {
  readonly clock: number;
  readonly price: number | undefined;
}

/** The contests of this month, and whether a draft qualifies for each. */
export function contestOptions({ match, visitor }: Known, draft: TipDraft, offer: Offer) {
  const { clock, price } = offer;
  return Object.values(CONTEST).map((contest): ContestOption => {
    const season = contestSeasonAt(contest, clock);
    const fault = contestFault(season, {
      milliOdds: Math.round((price ?? 0) * MILLI),
      description: draft.description,
      startsAt: match.startsAt,
      at: clock,
      postedToday: 0,
      hasSubscription: visitor.hasSubscription === true,
    });
    return {
      season,
      isChosen: draft.contestSeasonId === season.id,
      fault: fault === 'day_limit' ? undefined : fault,
    };
  });
}
