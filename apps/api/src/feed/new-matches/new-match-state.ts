import {
  type MatchState,
  newMatch,
  withBeginning,
  withSchedule,
  withScore,
  withStatus,
} from '../matches/match-state.ts';
import type { ToldWhole } from './told-whole.ts';

/** What has to be known of a new match beside what is told. */
export interface MatchPlace {
  place: Parameters<typeof newMatch>[0];
  slug: string;
  refereeId: number | undefined;
}

/** The match as its only source tells it: nothing else has a say. */
export function newMatchState(
  { match, score }: ToldWhole,
  { place, slug, refereeId }: MatchPlace,
): MatchState {
  const scheduled = withStatus(
    withSchedule(newMatch(place, match.startsAt, slug), match, refereeId),
    match.status,
  );
  if (score === undefined) return scheduled;
  return withStatus(withScore(withBeginning(scheduled, score), score, false), score.status);
}
