import { COURT_TYPE, DRAW_ROUNDS, MATCH_STATUS, tableOf } from '@tipmark/domain';
import type { Draft } from '../parts/draft.ts';
import type { MatchCourse } from '../parts/match-course.ts';
import type { Remembered } from '../parts/remembered.ts';
import { addTennisScore, gamePoints, type TennisScore } from '../tennis/set-score.ts';
import {
  addTennisMatches,
  type TennisMatch,
  type TennisSide,
  type Tour,
} from '../tennis/tennis-match.ts';
import { tournamentName } from '../tennis/tournament-name.ts';
import { countryOfThree } from '../values/countries.ts';
import { dateOf, secondsOf } from '../values/instants.ts';
import { countOf, keyOf, listOf, reach, textOf } from '../values/soft.ts';
import { unknownStatus } from '../values/status-by-table.ts';
import { matchStatus } from './match-status.ts';

export const SOURCE = 'live-tennis-api';
const ATTRIBUTION = 'Live Tennis API (livetennisapi.com)';

/** A match that an answer showed under way. */
export type Running = Pick<TennisScore, 'matchKey' | 'status' | 'bestOf'>;

interface Reader {
  readonly draft: Draft;
  readonly course: MatchCourse;
  readonly running: Remembered<Running>;
  readonly at: number;
}

/** Matches of a list, or a single one. */
export function readMatches(
  { draft, course, running, at }: Reader,
  rows: readonly { row: unknown; path: string }[],
): void {
  const read = rows.flatMap(({ row, path }) => {
    const match = matchOf(draft, row, path, at);
    if (match === undefined) return [];
    const isCorrection = course.isTakenBack(match.key, match.status, at) || undefined;
    return [{ row, match: { ...match, isCorrection } }];
  });
  const of = { source: SOURCE, attribution: ATTRIBUTION, seq: at };
  const added = addTennisMatches(
    draft,
    read.map(({ match }) => match),
    of,
  );
  for (const { row, match } of read) {
    if (!added.has(match.key)) continue;
    const { key, path, status, isCorrection } = match;
    const known = { matchKey: key, status, bestOf: bestOfOf(row) };
    if (status === MATCH_STATUS.live) running.set(key, known);
    else running.take(key);
    const advancing = isDecided(status) ? sideOfNumber(reach(row, 'winner')) : undefined;
    const score = { ...known, path: `${path}.score`, advancing, isCorrection };
    addTennisScore(draft, { ...score, ...readPlay(reach(row, 'score')) }, of);
  }
}

/** The score alone of a match that was under way: its end is in other answers. */
export function readScore(draft: Draft, body: unknown, match: Running, at: number): void {
  const score = { ...match, path: '', ...readPlay(body) };
  addTennisScore(draft, score, { source: SOURCE, seq: at });
}

function matchOf(draft: Draft, row: unknown, path: string, at: number): TennisMatch | undefined {
  const key = keyOf(reach(row, 'id'));
  const startsAt = secondsOf(reach(row, 'scheduled_time') ?? reach(row, 'live_at'));
  const tournament = textOf(reach(row, 'tournament'), 100);
  if (key === undefined || startsAt === undefined || tournament === undefined) {
    draft.leave(path, 'a match without id, time or tournament');
    return undefined;
  }
  // a fixture that is ahead needs no phase
  const phase = reach(row, 'status') ?? (startsAt > at ? 'upcoming' : undefined);
  const { status, code } = matchStatus(reach(row, 'event_status'), phase);
  if (status === undefined) {
    draft.leave(`${path}.status`, unknownStatus(code));
    return undefined;
  }
  const tour = tourOfMatch(row);
  const home = sideOf(reach(row, 'players', 'p1'), tour);
  const away = sideOf(reach(row, 'players', 'p2'), tour);
  if (home === undefined || away === undefined) {
    draft.leave(`${path}.players`, 'a player is not known yet');
    return undefined;
  }
  const isDoubles = reach(row, 'is_doubles') === true || reach(row, 'draw') === 'doubles';
  const name = tournamentName(tour, tournament, isDoubles);
  return {
    path,
    key,
    tournament: { key: name, name, isOfTours: tour === 'ATP' || tour === 'WTA' },
    home,
    away,
    startsAt,
    status,
    more: moreOf(row),
  };
}

/** That of both players where they are of one: tournaments of both tours come as one of men. */
function tourOfMatch(row: unknown): string {
  const [one, other] = ['p1', 'p2'].map((player) => tourOf(reach(row, 'players', player, 'tour')));
  if (one !== undefined && one === other) return one;
  return textOf(reach(row, 'tour'), 20)?.toUpperCase() ?? '';
}

function sideOf(player: unknown, tour: string): TennisSide | undefined {
  const [key, name] = [keyOf(reach(player, 'id')), textOf(reach(player, 'name'))];
  if (key === undefined || name === undefined) return undefined;
  const hand = reach(player, 'hand');
  return {
    key,
    name,
    tour: tourOf(reach(player, 'tour')) ?? tourOf(tour),
    countryCode: countryOfThree(reach(player, 'country')),
    hand: hand === 'L' || hand === 'R' ? hand : undefined,
    bornAbout: dateOf(reach(player, 'birthday')),
  };
}

function tourOf(value: unknown): Tour | undefined {
  const text = typeof value === 'string' ? value.toUpperCase() : '';
  return text === 'ATP' || text === 'WTA' ? text : undefined;
}

const COURTS = tableOf<1 | 2 | 3 | 5>({
  hard: COURT_TYPE.hard,
  clay: COURT_TYPE.clay,
  grass: COURT_TYPE.grass,
  carpet: COURT_TYPE.carpet,
});

function moreOf(row: unknown): NonNullable<TennisMatch['more']> {
  const surface = textOf(reach(row, 'surface'))?.toLowerCase() ?? '';
  const isIndoorHard = surface === 'hard' && reach(row, 'indoor') === true;
  const court = isIndoorHard ? COURT_TYPE.indoorHard : COURTS[surface];
  const bestOf = bestOfOf(row);
  const code = textOf(reach(row, 'round_code'), 60);
  const round = DRAW_ROUNDS.find((one) => one === code) ?? textOf(reach(row, 'round'), 60) ?? code;
  const ranks = ['p1', 'p2'].map((player) => rankOf(reach(row, 'players', player, 'ranking'))) as [
    number | null,
    number | null,
  ];
  return {
    ...(round === undefined ? {} : { round }),
    ...(court === undefined ? {} : { court }),
    ...(bestOf === undefined ? {} : { bestOf }),
    ...(ranks.some((rank) => rank !== null) ? { ranks } : {}),
  };
}

function rankOf(value: unknown): number | null {
  const rank = countOf(value, 9_999);
  return rank === undefined || rank === 0 ? null : rank;
}

function bestOfOf(row: unknown): 3 | 5 | undefined {
  const format = reach(row, 'format');
  if (format === 'BO3') return 3;
  return format === 'BO5' ? 5 : undefined;
}

/** What a score states itself. */
function readPlay(
  score: unknown,
): Pick<TennisScore, 'sets' | 'games' | 'points' | 'serving' | 'at'> {
  const sets = listOf(reach(score, 'sets')).map((value) => countOf(value, 5));
  const [home, away] = sets;
  return {
    ...(home === undefined || away === undefined ? {} : { sets: [home, away] }),
    games: gamesOf(reach(score, 'games')),
    points: gamePoints(reach(score, 'points', 0), reach(score, 'points', 1)),
    serving: sideOfNumber(reach(score, 'server')),
    at: secondsOf(reach(score, 'timestamp')),
  };
}

const DECIDED: ReadonlySet<number> = new Set([
  MATCH_STATUS.finished,
  MATCH_STATUS.finishedRetired,
  MATCH_STATUS.walkover,
]);
const isDecided = (status: number): boolean => DECIDED.has(status);

function sideOfNumber(value: unknown): 'home' | 'away' | undefined {
  if (value === 1) return 'home';
  return value === 2 ? 'away' : undefined;
}

/** Games come by player, not by set; after a retirement both lists can be empty. */
function gamesOf(byPlayer: unknown): [number, number][] {
  const [home, away] = [listOf(reach(byPlayer, 0)), listOf(reach(byPlayer, 1))];
  const games: [number, number][] = [];
  for (let set = 0; set < Math.min(home.length, away.length); set += 1) {
    const [one, other] = [countOf(home[set], 99), countOf(away[set], 99)];
    if (one === undefined || other === undefined) return games;
    games.push([one, other]);
  }
  return games;
}
