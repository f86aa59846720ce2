import type { FeedLine, FeedRecord } from '@tipmark/contract/feed';
import { LEAGUE_TYPE, SPORT, soccerRules } from '@tipmark/domain';
import { keyOfLeg, legOf, type Pairings } from '../pairings.ts';
import { EARLIEST_DAY } from '../table/read-dates.ts';
import { BadCell } from '../table/read-number.ts';
import { type Competition, competitionOf } from './competitions.ts';
import { type FileMatch, fileMatch } from './file-shape.ts';
import { type MatchPlace, matchRecords, SOURCE } from './match-records.ts';
import { type FileStart, readDay, readStart } from './read-start.ts';
import { seasonOfTitle } from './season-title.ts';
import { spellingOf, teamKey, teamRecord } from './team-records.ts';

const ATTRIBUTION = 'openfootball (public domain)';

interface PlacedMatch {
  match: FileMatch;
  line: number;
  start: FileStart;
  matchKey: string;
}

/** A season of a competition, its matches checked and placed. */
export interface Season {
  competition: Competition;
  name: string;
  key: string;
  matches: PlacedMatch[];
  refused: FeedLine[];
}

/**
 * Pairings of a tournament in two parts, where the finals in the second repeat a match of the
 * groups in the first.
 */
const REMATCHES: Record<string, string[]> = { 'world-cup 2002': ['Brazil v Turkey'] };

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
  const { name: ofCompetition, season: name } = seasonOfTitle(title);
  const competition = competitionOf(ofCompetition, name, file);
  const season: Season = {
    ...{ competition, name, key: `${competition.key} ${name}`, matches: [], refused: [] },
  };
  const pairings = firstPairings(season.key, file);
  for (const { match: row, line } of rows) {
    try {
      season.matches.push(place(season, row, line, pairings));
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      season.refused.push({ line, file, record: row, refusal: error.message });
    }
  }
  return season;
}

/** Places of a draw that no team has won yet: `W73`, `1A`, `3C/D/F`, `Winner Match 5`, `N.N.`. */
const PLACEHOLDER =
  /^(?:[WL]\d+|[1-4][A-L](?:\/[A-L])*|(?:winner|loser|runner-up)\b.*|N\.? ?N\.?|TB[AD]|\?+)$/i;

function place(
  { key, competition }: Season,
  row: unknown,
  line: number,
  pairings: Pairings,
): PlacedMatch {
  const read = fileMatch.safeParse(row);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new BadCell(`${issue?.path.join('.') || 'the match'}: ${issue?.message}`);
  }
  const match = read.data;
  const { team1, team2, date } = match;
  const open = [team1, team2].find((team) => PLACEHOLDER.test(team));
  if (open !== undefined) throw new BadCell(`"${open}" is not a team yet`);
  if (team1 === team2) throw new BadCell(`"${team1}" plays itself`);
  const day = readDay(date);
  if (day === undefined) throw new BadCell(`date holds "${date}", not a day`);
  if (day < EARLIEST_DAY) throw new BadCell(`the day ${day} is before ${EARLIEST_DAY}`);
  const [one, other] = [team1, team2].map((team) => spellingOf(competition, team));
  const pairing = `${key} ${one} v ${other}`;
  const leg = legOf(pairings, pairing, day);
  return {
    ...{ match, line, matchKey: keyOfLeg(pairing, leg) },
    start: readStart(day, match.time ?? undefined, competition.timeZone),
  };
}

/** Everything in a season, as feed records. */
export function* seasonLines(season: Season, file: string, seq: number): Generator<FeedLine> {
  const first = season.matches[0]?.line ?? 1;
  yield* referenceRecords(season).map((record): FeedLine => ({ line: first, file, record }));
  yield* season.refused;
  for (const { match, line, start, matchKey } of season.matches) {
    const at: MatchPlace = {
      ...{ ...start, matchKey, seasonKey: season.key, seq },
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
  const { key: leagueKey, timeZone: _, ...league } = competition;
  const days = matches.map(({ start }) => start.day).toSorted();
  const [startsOn] = days;
  if (startsOn === undefined) return [];
  const teams = new Set(matches.flatMap(({ match }) => [match.team1, match.team2]));
  const { win, draw, loss } = soccerRules.table.points;
  return [
    {
      ...{ kind: 'league', source: SOURCE, key: leagueKey, sport: SPORT.soccer, ...league },
      ...{ attribution: ATTRIBUTION, pointsRule: { win, draw, loss } },
    },
    ...[...teams].map((team) => teamRecord(competition, team)),
    {
      ...{ kind: 'season', source: SOURCE, key, leagueKey, name, startsOn },
      endsOn: days.at(-1) ?? startsOn,
    },
  ];
}
