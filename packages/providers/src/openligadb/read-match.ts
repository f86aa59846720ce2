import type { EventRecord, FeedRecord, ScoreRecord } from '@tipmark/contract/feed';
import { LEAGUE_TYPE, MATCH_STATUS, type MatchStatus, SPORT, tableOf } from '@tipmark/domain';
import type { Answer } from '../answers/answer.ts';
import type { Draft } from '../parts/draft.ts';
import type { MatchCourse } from '../parts/match-course.ts';
import { secondsOf } from '../values/instants.ts';
import { type Season, seasonOfYear } from '../values/seasons.ts';
import { countOf, keyOf, reach, textOf } from '../values/soft.ts';
import { type Competition, competitionOf } from './competitions.ts';
import { type FinalScore, finalScore } from './final-score.ts';
import { type GoalList, matchGoals, type ReadGoal } from './match-goals.ts';
import { type MatchResults, matchResults } from './match-results.ts';
import { isNation, nationInEnglish } from './nations.ts';
import { isPlaceholder } from './placeholders.ts';

export const SOURCE = 'openligadb';
const ATTRIBUTION = 'OpenLigaDB (openligadb.de), Open Database License';

/** A match without a result is under way for so long; later nobody knows. */
const LONGEST_SECONDS = 3 * 3_600;
/** `/getmatchdata/bl1/2023/12`: older and shortened answers do not name their league. */
const CALL = /\/getmatchdata\/([a-z][a-z0-9]*)(?:\/(\d{4}))?/i;

/** What is known of a match before its records are made. */
interface ReadRow {
  readonly row: unknown;
  readonly path: string;
  readonly key: string;
  readonly startsAt: number;
  readonly results: MatchResults;
  readonly goals: GoalList;
}

/** What an answer is read with. */
export interface Reader {
  readonly draft: Draft;
  readonly course: MatchCourse;
  readonly answer: Answer;
}

export function readMatch({ draft, course, answer }: Reader, row: unknown, path: string): void {
  const key = keyOf(reach(row, 'matchID'));
  const startsAt = secondsOf(reach(row, 'matchDateTimeUTC'));
  if (key === undefined || startsAt === undefined) {
    draft.leave(path, 'a match without id or start in UTC');
    return;
  }
  const names = [reach(row, 'team1', 'teamName'), reach(row, 'team2', 'teamName')].map(String);
  const unknown = names.find(isPlaceholder);
  if (unknown !== undefined) {
    draft.leave(path, `${unknown}: the team is not decided yet`);
    return;
  }
  const league = leagueOf(row, answer.call) ?? worldCupOf(names, startsAt);
  if (league === undefined || typeof league === 'string') {
    draft.leave(path, league ?? 'neither answer nor call name the league');
    return;
  }
  const results = matchResults(reach(row, 'matchResults'));
  const read: ReadRow = {
    row,
    path,
    key,
    startsAt,
    results,
    goals: matchGoals(reach(row, 'goals')),
  };
  addKnownMatch(draft, read, { league, course, at: answer.at });
}

function addKnownMatch(
  draft: Draft,
  read: ReadRow,
  { league, course, at }: { league: LeagueOfMatch; course: MatchCourse; at: number },
): void {
  const { row, path, key, startsAt, goals } = read;
  const isOver = reach(row, 'matchIsFinished') === true;
  const final = isOver ? finalScore(read.results, goals) : undefined;
  if (typeof final === 'string') {
    draft.leave(path, final);
    return;
  }
  const status = statusOf({ isEnd: final !== undefined, startsAt, at });
  if (status === undefined) {
    draft.leave(path, 'it began hours ago and has no final result; the last known status stays');
    return;
  }
  const teams = addNamed(draft, read, league);
  if (teams === undefined) return;
  const isCorrection = course.isTakenBack(key, status, at) || undefined;
  const seq = isCorrection ? at : seqOf(read, at);
  const round = textOf(reach(row, 'group', 'groupName'), 60);
  const isAdded = draft.add(path, {
    kind: 'match',
    source: SOURCE,
    key,
    seq,
    seasonKey: league.seasonKey,
    ...teams,
    startsAt,
    isTimeKnown: true,
    status,
    ...(round === undefined ? {} : { round: roundName(round) }),
    isCorrection,
  });
  if (!isAdded || status === MATCH_STATUS.scheduled) return;
  for (const unfit of goals.unfit)
    draft.leave(`${path}.${unfit}`, 'the running score does not follow from the goals before');
  if (final?.doubt !== undefined) draft.note(path, final.doubt);
  draft.add(path, { ...scoreRecord(read, { seq, status, final }), isCorrection });
  for (const goal of goals.goals) addGoal(draft, read, { goal, seq });
  addGoalList(draft, read, seq);
}

interface LeagueOfMatch {
  readonly key: string;
  readonly competition: Competition;
  readonly season: Season;
  readonly seasonKey: string;
}

/** The league an answer or its call names; a text where it is none of ours. */
function leagueOf(row: unknown, call: string | undefined): LeagueOfMatch | string | undefined {
  const [, ofCall, yearOfCall] = CALL.exec(call ?? '') ?? [];
  const key = (textOf(reach(row, 'leagueShortcut')) ?? ofCall)?.toLowerCase();
  const year = countOf(reach(row, 'leagueSeason') ?? yearOfCall, 9_999);
  if (key === undefined || year === undefined) return undefined;
  return leagueNamed(key, year) ?? `${key} is no league of soccer that is known`;
}

function leagueNamed(key: string, year: number): LeagueOfMatch | undefined {
  const competition = competitionOf(key);
  if (competition === undefined) return undefined;
  const season = seasonOfYear(year, competition.isSplit);
  return { key, competition, season, seasonKey: `${key} ${season.name}` };
}

/** In a shortened answer: two nations in June or July of a year of a World Cup play in it. */
function worldCupOf(teams: readonly string[], startsAt: number): LeagueOfMatch | undefined {
  const date = new Date(startsAt * 1_000);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const isThen = year % 4 === 2 && (month === 5 || month === 6);
  return isThen && teams.every(isNation) ? leagueNamed(`wm${year % 100}`, year) : undefined;
}

/** League, season and teams. */
function addNamed(
  draft: Draft,
  { row, path }: ReadRow,
  { key, competition, season, seasonKey }: LeagueOfMatch,
): { homeKey: string; awayKey: string } | undefined {
  const { isSplit: _, ...named } = competition;
  draft.add(path, {
    kind: 'league',
    source: SOURCE,
    key,
    sport: SPORT.soccer,
    ...named,
    attribution: ATTRIBUTION,
  });
  draft.add(path, { kind: 'season', source: SOURCE, key: seasonKey, leagueKey: key, ...season });
  const homeKey = addTeam(draft, `${path}.team1`, { team: reach(row, 'team1'), competition });
  const awayKey = addTeam(draft, `${path}.team2`, { team: reach(row, 'team2'), competition });
  return homeKey === undefined || awayKey === undefined ? undefined : { homeKey, awayKey };
}

function addTeam(
  draft: Draft,
  path: string,
  { team, competition }: { team: unknown; competition: Competition },
): string | undefined {
  const [key, name] = [keyOf(reach(team, 'teamId')), textOf(reach(team, 'teamName'))];
  if (key === undefined || name === undefined) {
    draft.leave(path, 'a team without id or name');
    return undefined;
  }
  const isNation = competition.leagueType === LEAGUE_TYPE.nationalTeams;
  const record: FeedRecord = {
    kind: 'team',
    source: SOURCE,
    key,
    sport: SPORT.soccer,
    name: { en: isNation ? nationInEnglish(name) : name },
    countryCode: competition.countryCode,
  };
  return draft.add(path, record) ? key : undefined;
}

/** `12. Spieltag` is round 12. */
function roundName(name: string): string {
  const number = /^(\d{1,2})\. Spieltag$/.exec(name)?.[1];
  return number ?? ROUNDS[name.toLowerCase()] ?? name;
}

const ROUNDS = tableOf<string>({
  finale: 'Final',
  halbfinale: 'Semi-finals',
  viertelfinale: 'Quarter-finals',
  achtelfinale: 'Round of 16',
  sechzehntelfinale: 'Round of 32',
});

/**
 * A match is finished with both its flag and a final result: either can be there alone.
 * @returns undefined where it should be over by now and nobody wrote how it ended
 */
function statusOf({
  isEnd,
  startsAt,
  at,
}: {
  isEnd: boolean;
  startsAt: number;
  at: number;
}): MatchStatus | undefined {
  if (isEnd) return MATCH_STATUS.finished;
  if (at < startsAt) return MATCH_STATUS.scheduled;
  return at < startsAt + LONGEST_SECONDS ? MATCH_STATUS.live : undefined;
}

/**
 * The last edit of the match orders its reports, since the answer of a whole season can be older
 * than that of a round; a match that began changed with its start.
 */
function seqOf({ row, startsAt }: ReadRow, at: number): number {
  const edited = germanSeconds(reach(row, 'lastUpdateDateTime'));
  if (edited === undefined || edited > at) return at;
  return at < startsAt ? edited : Math.max(edited, startsAt);
}

/** Unix seconds of a time in Germany without an offset. */
function germanSeconds(text: unknown): number | undefined {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?$/.test(text))
    return undefined;
  // A date such as 30 February is none.
  if (secondsOf(text) === undefined || !isDate(text.slice(0, 10))) return undefined;
  const zoned = Temporal.PlainDateTime.from(text).toZonedDateTime('Europe/Berlin');
  return Math.floor(zoned.epochMilliseconds / 1_000);
}

const isDate = (text: string): boolean =>
  new Date(`${text}T00:00:00Z`).toISOString().slice(0, 10) === text;

function scoreRecord(
  read: ReadRow,
  { seq, status, final }: { seq: number; status: MatchStatus; final: FinalScore | undefined },
): ScoreRecord {
  const { key, results, goals } = read;
  const [home, away] = goals.goals.at(-1)?.score ?? results.end ?? results.half ?? [0, 0];
  const advancing = final?.advancing;
  return {
    kind: 'score',
    source: SOURCE,
    matchKey: key,
    seq,
    status,
    score: final?.score ?? { home, away },
    ...(advancing === undefined ? {} : { advancing }),
  };
}

function addGoal(
  draft: Draft,
  read: ReadRow,
  { goal, seq }: { goal: ReadGoal; seq: number },
): void {
  const { minute, player, stoppage } = goal;
  const path = `${read.path}.${goal.path}`;
  if (minute === undefined) {
    draft.leave(path, 'a goal without a minute');
    return;
  }
  const record: EventRecord = {
    kind: 'event',
    source: SOURCE,
    key: eventKey(read, goal),
    matchKey: read.key,
    seq,
    minute,
    ...(stoppage === undefined ? {} : { stoppage }),
    type: goalType(goal),
    side: goal.side,
    ...(player === undefined ? {} : { player }),
  };
  draft.add(path, record);
}

const eventKey = ({ key }: ReadRow, goal: ReadGoal): string => `${key}-${goal.key}`;

/** Goals that users deleted are gone; an empty list of a match with goals is none. */
function addGoalList(draft: Draft, read: ReadRow, seq: number): void {
  const { goals, unfit } = read.goals;
  if (goals.length === 0 || unfit.length > 0) return;
  draft.add(`${read.path}.goals`, {
    kind: 'events',
    source: SOURCE,
    matchKey: read.key,
    seq,
    keys: goals.map((goal) => eventKey(read, goal)),
  });
}

function goalType({ isOwnGoal, isPenalty }: ReadGoal): EventRecord['type'] {
  if (isOwnGoal) return 'own_goal';
  return isPenalty ? 'penalty_goal' : 'goal';
}
