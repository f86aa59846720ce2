import type { FeedRecord } from '@tipmark/contract/feed';
import type { CivilDay } from './calendar/civil-day.ts';
import type { MatchPlan } from './match-plan.ts';
import type { TimedRecord } from './timed-record.ts';

/** One sport of the world, the same for the same seed. */
export interface SportWorld {
  /** What never changes: leagues, teams, referees. */
  lasting(): FeedRecord[];
  /** Seasons that are on between two instants, or begin soon after, with what belongs to them. */
  seasonsBetween(from: number, to: number): TimedRecord[];
  /** Matches by the local day they were first set on. */
  plansOn(day: CivilDay): readonly MatchPlan[];
  /** The first day of the season that runs on a day, or ran last: that of its earliest league. */
  seasonBegan(day: CivilDay): CivilDay;
}
