import type { FeedRecord } from '@tipmark/contract/feed';
import { SPORT } from '@tipmark/domain';
import { teamsByAnyName } from '../football-data/team-names/team-names.ts';
import { russianName } from '../russian-names/russian-name.ts';
import { clubOf } from './club-countries.ts';
import { type Competition, WORLD } from './competitions.ts';
import { SOURCE } from './match-records.ts';
import { nationalTeamNames } from './national-teams.ts';

/** Words around the name of a club that other sources omit. */
const CLUB_WORDS =
  /^(?:1\. )?(?:FC|AFC|SC|SV|CF|AC|AS|US|SS|RC|UD|CD|VfL|VfB|TSG|TSV|FSV|SpVgg) | (?:FC|AFC|CF|SC|BC|SV|FK|IF)$/g;

/** Clubs keep their name when they change division, so the country makes a key unique. */
export function teamKey({ countryCode }: Competition, name: string): string {
  return `${countryCode} ${name}`;
}

/**
 * The name of a club in the keys of matches: the same in every version of its file. `Arsenal` was
 * `Arsenal FC` for some years.
 */
export function spellingOf({ countryCode }: Competition, team: string): string {
  const { club, countryCode: ofClub } = clubOfCompetition(countryCode, team);
  if (ofClub === WORLD) return team;
  const name = knownClub(ofClub, club)?.name.en ?? (shortOf(club) || club);
  return countryCode === WORLD ? `${name} (${ofClub})` : name;
}

/** Whether a name is one of a club with names in both languages. */
export function isKnownClub({ countryCode }: Competition, team: string): boolean {
  const { club, countryCode: ofClub } = clubOfCompetition(countryCode, team);
  return ofClub === WORLD || knownClub(ofClub, club) !== undefined;
}

export function teamRecord(competition: Competition, team: string): FeedRecord {
  const { club, countryCode } = clubOfCompetition(competition.countryCode, team);
  return {
    kind: 'team',
    source: SOURCE,
    key: teamKey(competition, team),
    sport: SPORT.soccer,
    countryCode,
    ...(countryCode === WORLD ? nationalTeamNames(club) : clubNames(countryCode, club)),
  };
}

/** In international cups the country of a club follows its name. */
function clubOfCompetition(countryCode: string, team: string) {
  const foreign = countryCode === WORLD ? clubOf(team) : undefined;
  return foreign ?? { club: team, countryCode };
}

function shortOf(team: string): string {
  return team.replace(CLUB_WORDS, '').trim();
}

function knownClub(countryCode: string, team: string) {
  return teamsByAnyName(countryCode, team) ?? teamsByAnyName(countryCode, shortOf(team));
}

/** The Russian name is that of the short one, too: `Boca Juniors` of `CA Boca Juniors`. */
function clubInBoth(team: string, short: string) {
  const ru = russianName('club', team) ?? russianName('club', short);
  return ru === undefined ? { en: team } : { en: team, ru };
}

function clubNames(countryCode: string, team: string) {
  const known = knownClub(countryCode, team);
  if (known !== undefined) return { name: known.name, aliases: [team, ...known.aliases] };
  const short = shortOf(team);
  return {
    name: clubInBoth(team, short),
    aliases: short === '' || short === team ? [] : [short],
  };
}
