import { type FeedLine, type FeedRecord, issueText } from '@tipmark/contract/feed';
import { LEAGUE_TYPE, MATCH_STATUS, misdatedMatches, tableOf } from '@tipmark/domain';
import { doubtfulNames, doubtOf } from '../doubtful-names.ts';
import { keyOfLeg, legOf, type Pairings } from '../pairings.ts';
import { dayTooEarly, EARLIEST_DAY } from '../table/read-dates.ts';
import { BadCell } from '../table/read-number.ts';
import { type Competition, competitionOf } from './competitions.ts';
import { type FileMatch, fileMatch } from './file-shape.ts';
import { leagueRecord } from './league-record.ts';
import { type MatchContext, matchRecords, SOURCE, writtenStatus } from './match-records.ts';
import { checkTime, type FileStart, readDay, readStart } from './read-start.ts';
import { seasonOfTitle } from './season-title.ts';
import { isKnownClub, spellingOf, teamKey, teamRecord } from './team-records.ts';

interface KeyedMatch {
  match: FileMatch;
  line: number;
  start: FileStart;
  matchKey: string;
}

/** A season of a competition, its matches checked, with keys. */
export interface Season {
  competition: Competition;
  name: string;
  key: string;
  matches: KeyedMatch[];
  refused: FeedLine[];
}

/**
 * Pairings of a tournament in two parts, where the finals in the second repeat a match of the
 * groups in the first.
 */
const REMATCHES = tableOf<string[]>({ 'world-cup 2002': ['Brazil v Turkey'] });

/** Days of each pairing; a file of finals starts with the matches that it does not contain. */
function firstPairings(seasonKey: string, file: string): Pairings {
  const isSecondPart = /finals/i.test(file);
  const rematches = isSecondPart ? (REMATCHES[seasonKey] ?? []) : [];
  return new Map(rematches.map((pairing) => [`${seasonKey} ${pairing}`, ['in the other file']]));
}

/**
 * Reads the matches of a season.
 * @throws FileRefused when its title has no season
 */
export function readSeason(
  title: string,
  rows: readonly { match: unknown; line: number }[],
  file: string,
): Season {
  const { name: ofCompetition, season: name, ...years } = seasonOfTitle(title);
  const competition = competitionOf(ofCompetition, name, file);
  const season: Season = {
    competition,
    name,
    key: `${competition.key} ${name}`,
    matches: [],
    refused: [],
  };
  const pairings = firstPairings(season.key, file);
  const refuse = ({ match: record, line }: Row, refusal: string) =>
    season.refused.push({ line, file, record, refusal });
  const read = rows.flatMap((row): ReadRow[] => {
    try {
      return [{ ...row, ...readRow(row.match) }];
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      refuse(row, error.message);
      return [];
    }
  });
  const doubt = createDoubts(season, read);
  for (const [index, row] of read.entries()) {
    const reason = doubt(row, index) ?? yearFault(row, years, name);
    if (reason !== undefined) refuse(row, reason);
    else if (!isPlayedLater(season, row, read)) {
      const keyed = withKey(season, row, pairings);
      if (typeof keyed === 'string') refuse(row, keyed);
      else season.matches.push(keyed);
    }
  }
  return season;
}

/** Qualifying begins three years before a tournament, which may be put off by a year or two. */
const MOST_YEARS_AROUND = 3;

/** Why a day cannot be of a season: it is years from it. */
function yearFault(
  { day }: ReadRow,
  { firstYear, lastYear }: { firstYear: number; lastYear: number },
  season: string,
): string | undefined {
  const year = Number(day.slice(0, 4));
  if (year >= firstYear - MOST_YEARS_AROUND && year <= lastYear + MOST_YEARS_AROUND) {
    return undefined;
  }
  return `date ${day}: it is years from the season ${season} in the title; correct one of them`;
}

interface Row {
  match: unknown;
  line: number;
}

interface ReadRow extends Row {
  file: FileMatch;
  day: string;
}

/** Why a row cannot be true beside the others of its season. */
function createDoubts({ competition }: Season, rows: readonly ReadRow[]) {
  const pairs = rows.map(({ file: { team1, team2 } }) => [team1, team2] as const);
  const misdated = misdatedMatches(
    rows.map(({ day }, row) => ({ day, teams: pairs[row] ?? ['', ''] })),
  );
  const doubtful = doubtfulNames(pairs, (name) => isKnownClub(competition, name));
  return ({ day, file: { team1, team2 } }: ReadRow, index: number): string | undefined => {
    const name = [team1, team2].find((team) => doubtful.has(team));
    if (name !== undefined) return doubtOf(name, doubtful.get(name) ?? '');
    const meant = misdated.get(index);
    if (meant === undefined) return undefined;
    return `date ${day}: the matches around it are of another year, in which both teams play; probably ${meant}, correct the year`;
  };
}

/** A match that is moved and stands on its new day too is one match, of that day. */
function isPlayedLater({ competition }: Season, row: ReadRow, rows: readonly ReadRow[]): boolean {
  const { file, day } = row;
  if (competition.leagueType !== LEAGUE_TYPE.nationalLeague) return false;
  const hasScore = Object.values(file.score ?? {}).some(Array.isArray);
  if (writtenStatus(file) !== MATCH_STATUS.moved || hasScore) return false;
  const spelled = (team: string) => spellingOf(competition, team);
  return rows.some(
    (other) =>
      other.day > day &&
      spelled(other.file.team1) === spelled(file.team1) &&
      spelled(other.file.team2) === spelled(file.team2),
  );
}

/** Slots of a draw that no team has won yet: `W73`, `1A`, `3C/D/F`, `Winner Match 5`, `N.N.`. */
const PLACEHOLDER =
  /^(?:[WL]\d+|[1-4][A-L](?:\/[A-L])*|(?:winner|loser|runner-up)\b.*|N\.? ?N\.?|TB[AD]|\?+)$/i;

function readRow(row: unknown): Pick<ReadRow, 'file' | 'day'> {
  const read = fileMatch.safeParse(row);
  if (!read.success) {
    const [issue] = read.error.issues;
    if (issue?.path[0] === 'score') {
      throw new BadCell('score: it is not one; write it as {"ft": [2, 1], "ht": [1, 0]}');
    }
    throw new BadCell(issueText(issue, 'match'));
  }
  const file = read.data;
  const { team1, team2, date } = file;
  const open = [team1, team2].find((team) => PLACEHOLDER.test(team));
  if (open !== undefined)
    throw new BadCell(
      `team: "${open}" is not a team yet; leave the match out until it is known who plays`,
    );
  if (file.time) checkTime(file.time);
  if (team1 === team2)
    throw new BadCell(`team1 and team2 are both "${team1}"; correct one of them`);
  const day = readDay(date);
  if (day === undefined)
    throw new BadCell(`date holds "${date}", not a day; write it as yyyy-mm-dd`);
  if (day < EARLIEST_DAY) throw new BadCell(dayTooEarly('date', day));
  return { file, day };
}

const NEAR_MS = 2 * 86_400_000;

/** Whether two days are too close for two matches of a pairing at one ground. */
function isNear(one: string, other: string): boolean {
  const apart = Math.abs(Date.parse(one) - Date.parse(other));
  return apart > 0 && apart <= NEAR_MS;
}

function withKey(
  { key, competition }: Season,
  { file: match, day, line }: ReadRow,
  pairings: Pairings,
): KeyedMatch | string {
  const [one, other] = [match.team1, match.team2].map((team) => spellingOf(competition, team));
  const pairing = `${key} ${one} v ${other}`;
  const near = (pairings.get(pairing) ?? []).find((other) => isNear(other, day));
  if (near !== undefined) {
    return `date ${day}: ${match.team1} v ${match.team2} stands in this season already, on ${near}; leave one of them out`;
  }
  const leg = legOf(pairings, pairing, day);
  return {
    match,
    line,
    matchKey: keyOfLeg(pairing, leg),
    start: readStart(day, match.time ?? undefined, competition.timeZone),
  };
}

/** Everything in a season, as feed records. */
export function* seasonLines(season: Season, file: string, seq: number): Generator<FeedLine> {
  const first = season.matches[0]?.line ?? 1;
  yield* referenceRecords(season).map((record): FeedLine => ({ line: first, file, record }));
  yield* season.refused;
  for (const { match, line, start, matchKey } of season.matches) {
    const at: MatchContext = {
      ...start,
      matchKey,
      seasonKey: season.key,
      seq,
      isLeague: season.competition.leagueType === LEAGUE_TYPE.nationalLeague,
      homeKey: teamKey(season.competition, match.team1),
      awayKey: teamKey(season.competition, match.team2),
    };
    try {
      yield* matchRecords(match, at).map((record): FeedLine => ({ line, file, record }));
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      yield { line, file, record: match, refusal: error.message };
    }
  }
}

function referenceRecords({ competition, matches, key, name }: Season): FeedRecord[] {
  const days = matches.map(({ start }) => start.day).toSorted();
  const [startsOn] = days;
  if (startsOn === undefined) return [];
  const teams = new Set(matches.flatMap(({ match }) => [match.team1, match.team2]));
  return [
    leagueRecord(competition),
    ...[...teams].map((team) => teamRecord(competition, team)),
    {
      kind: 'season',
      source: SOURCE,
      key,
      leagueKey: competition.key,
      name,
      startsOn,
      endsOn: days.at(-1) ?? startsOn,
    },
  ];
}
