export {
  CONTEST_UNIT_MILLI,
  type ContestStatistics,
  type ContestTip,
  compareContestants,
  contestStatistics,
  isPlaceable,
  prizeDaysOf,
  type Ranked,
  rankContest,
} from './contest-ranking.ts';
export {
  CONTEST_LIMIT,
  CONTEST_PRIZE_DAYS,
  type ContestEntry,
  type ContestFault,
  contestFault,
  contestMinDescription,
  contestPrizeDays,
  describedLength,
} from './contest-rules.ts';
export {
  CONTEST,
  CONTEST_SETTLE_SECONDS,
  type Contest,
  type ContestSeason,
  contestSeason,
  contestSeasonAt,
  seasonBefore,
} from './contest-season.ts';
