import { LEAGUE_TYPE, type LeagueType } from '../enumerations/league-type.ts';

/** `R16`, `QF`, `SF`, `F`, and which game of a series. */
const CODE = /^(?:R\d{1,3}|QF|SF|F)(?: \d)?$/;
const WORDS =
  /\b(?:finals?|semi-?finals?|quarter-?finals?|round of \d+|last \d+|knock-?outs?|play-?offs?|third place)\b|1\/\d+/i;
const OF_GROUPS = /\b(?:group|league|matchday|table)\b/i;

/**
 * Whether a match eliminates one side instead of giving points for a table. In a league only
 * play-offs do, which the source marks; in a cup every match that does not name a group.
 */
export function isKnockOut(round: string | null, leagueType: LeagueType): boolean {
  if (leagueType === LEAGUE_TYPE.nationalLeague || leagueType === LEAGUE_TYPE.friendly)
    return false;
  if (round !== null && OF_GROUPS.test(round)) return false;
  if (leagueType === LEAGUE_TYPE.nationalCup) return true;
  return round !== null && (CODE.test(round) || WORDS.test(round));
}
