import type { FeedRecord } from '@tipmark/contract/feed';
import { SPORT } from '@tipmark/domain';
import { teamsByAnyName } from '../football-data/team-names/team-names.ts';
import { clubOf } from './club-countries.ts';
import { type Competition, WORLD } from './competitions.ts';
import { SOURCE } from './match-records.ts';
import { nationalTeamNames } from './national-teams.ts';

/** Words around the name of a club that other sources leave out. */
const CLUB_WORDS =
  /^(?:1\. )?(?:FC|AFC|SC|SV|CF|AC|AS|US|SS|RC|UD|CD|VfL|VfB|TSG|TSV|FSV|SpVgg) | (?:FC|AFC|CF|SC|BC|SV|FK|IF)$/g;

/** Clubs keep their name when they change division, so the country makes a key unique. */
export function teamKey({ countryCode }: Competition, name: string): string {
  return `${countryCode} ${name}`;
}

export function teamRecord(competition: Competition, team: string): FeedRecord {
  const foreign = competition.countryCode === WORLD ? clubOf(team) : undefined;
  const { club, countryCode } = foreign ?? { club: team, countryCode: competition.countryCode };
  return {
    kind: 'team',
    source: SOURCE,
    key: teamKey(competition, team),
    sport: SPORT.soccer,
    countryCode,
    ...(countryCode === WORLD ? nationalTeamNames(club) : clubNames(countryCode, club)),
  };
}

function clubNames(countryCode: string, team: string) {
  const short = team.replace(CLUB_WORDS, '').trim();
  const known = teamsByAnyName(countryCode, team) ?? teamsByAnyName(countryCode, short);
  if (known !== undefined) return { name: known.name, aliases: [team, ...known.aliases] };
  return { name: { en: team }, aliases: short === '' || short === team ? [] : [short] };
}
