import { isTimeZone, MATCH_STATUS } from '@tipmark/domain';
import type { Answer } from '../answers/answer.ts';
import type { Draft } from '../parts/draft.ts';
import type { MatchCourse } from '../parts/match-course.ts';
import { addTennisScore, gamePoints, type TennisScore } from '../tennis/set-score.ts';
import {
  addTennisMatches,
  type TennisMatch,
  type TennisSide,
  type Tour,
} from '../tennis/tennis-match.ts';
import { tournamentName } from '../tennis/tournament-name.ts';
import { dateOf, noonOf, secondsOf } from '../values/instants.ts';
import { countOf, keyOf, listOf, reach, textOf } from '../values/soft.ts';
import { unknownStatus } from '../values/status-by-table.ts';
import { pointedSets, sideOfPlayer } from './game-points.ts';
import { matchStatus } from './match-status.ts';

export const SOURCE = 'api-tennis';
const ATTRIBUTION = 'api-tennis.com';

/** Events of `get_fixtures` and `get_livescore`: all their values are text or null. */
export function readEvents(
  { draft, course, answer }: { draft: Draft; course: MatchCourse; answer: Answer },
  rows: readonly unknown[],
): void {
  const zone = zoneOf(answer.call);
  const read = rows.flatMap((row, index) => {
    const match = matchOf(draft, row, { path: `result[${index}]`, zone });
    if (match === undefined) return [];
    const isCorrection = course.isTakenBack(match.key, match.status, answer.at) || undefined;
    return [{ row, match: { ...match, isCorrection } }];
  });
  const of = { source: SOURCE, attribution: ATTRIBUTION, seq: answer.at };
  const added = addTennisMatches(
    draft,
    read.map(({ match }) => match),
    of,
  );
  for (const { row, match } of read) {
    if (!added.has(match.key)) continue;
    addTennisScore(draft, scoreOf(row, match), of);
    if (match.status !== MATCH_STATUS.scheduled) addPoints(draft, row, { match, seq: answer.at });
  }
}

/** Calls ask for times in UTC; a recorded answer without its call is taken for one of them. */
function zoneOf(call: string | undefined): string {
  const zone = /[?&]timezone=([^&]+)/.exec(call ?? '')?.[1];
  return zone === undefined ? 'UTC' : zone.replaceAll(/%2f/gi, '/');
}

function matchOf(
  draft: Draft,
  row: unknown,
  { path, zone }: { path: string; zone: string },
): TennisMatch | undefined {
  const key = keyOf(reach(row, 'event_key'));
  const start = startOf(row, zone);
  const tournament = textOf(reach(row, 'tournament_name'), 100);
  if (key === undefined || start === undefined || tournament === undefined) {
    draft.leave(path, 'an event without key, day or tournament');
    return undefined;
  }
  const code = reach(row, 'event_status');
  const status = matchStatus(code);
  if (status === undefined) {
    draft.leave(`${path}.event_status`, unknownStatus(code));
    return undefined;
  }
  const type = textOf(reach(row, 'event_type_type')) ?? '';
  const home = sideOf(row, 'first', tourOf(type));
  const away = sideOf(row, 'second', tourOf(type));
  if (home === undefined || away === undefined) {
    draft.leave(path, 'a player is not known yet');
    return undefined;
  }
  const isDoubles = /doubles/i.test(type);
  const name = tournamentName(
    /^(?:atp|wta)\b/i.exec(type)?.[0].toUpperCase() ?? '',
    tournament,
    isDoubles,
  );
  const round = textOf(reach(row, 'tournament_round'), 60);
  return {
    path,
    key,
    tournament: { key: name, name, isOfTours: /^(?:atp|wta)\b/i.test(type) },
    home,
    away,
    startsAt: start.startsAt,
    status,
    more: { isTimeKnown: start.isTimeKnown, ...(round === undefined ? {} : { round }) },
  };
}

/** `Challenger Men Singles`, `Itf Women Singles`, `Wta Doubles`. */
function tourOf(type: string): Tour | undefined {
  if (/\b(?:women|wta|girls)\b/i.test(type)) return 'WTA';
  return /\b(?:men|atp|boys)\b/i.test(type) ? 'ATP' : undefined;
}

function startOf(
  row: unknown,
  zone: string,
): { startsAt: number; isTimeKnown: boolean } | undefined {
  const day = dateOf(reach(row, 'event_date'));
  const noon = secondsOf(day);
  if (day === undefined || noon === undefined) return undefined;
  const time = textOf(reach(row, 'event_time')) ?? '';
  const startsAt = /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? instantOf(day, time, zone) : undefined;
  return startsAt === undefined
    ? { startsAt: noonOf(noon), isTimeKnown: false }
    : { startsAt, isTimeKnown: true };
}

/** undefined where there is no such zone. */
function instantOf(day: string, time: string, zone: string): number | undefined {
  if (zone === 'UTC') return secondsOf(`${day}T${time}:00Z`);
  if (!isTimeZone(zone)) return undefined;
  const zoned = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone);
  return Math.floor(zoned.epochMilliseconds / 1_000);
}

function sideOf(
  row: unknown,
  position: 'first' | 'second',
  tour: Tour | undefined,
): TennisSide | undefined {
  const key = keyOf(reach(row, `${position}_player_key`));
  const name = textOf(reach(row, `event_${position}_player`));
  return key === undefined || name === undefined ? undefined : { key, name, tour };
}

function scoreOf(row: unknown, { key, path, status, isCorrection }: TennisMatch): TennisScore {
  const sets = listOf(reach(row, 'scores')).flatMap((set) => setOf(set));
  const [first, second] = (textOf(reach(row, 'event_game_result')) ?? '').split(' - ');
  const [home, away] = (textOf(reach(row, 'event_final_result')) ?? '').split(' - ');
  const [homeSets, awaySets] = [countOf(home, 5), countOf(away, 5)];
  const isLive = status === MATCH_STATUS.live;
  return {
    matchKey: key,
    path,
    status,
    ...(homeSets === undefined || awaySets === undefined ? {} : { sets: [homeSets, awaySets] }),
    games: sets.map(({ games }) => games),
    tieBreaks: sets.map(({ tieBreak }) => tieBreak),
    points: gamePoints(first, second),
    serving: sideOfPlayer(reach(row, 'event_serve')),
    advancing: isLive ? undefined : sideOfPlayer(reach(row, 'event_winner')),
    isCorrection,
  };
}

interface ReadSet {
  readonly games: [number, number];
  readonly tieBreak: [number, number] | null;
}

/** Games of a set, those with a tie-break as `7.7` and `6.5`. */
function setOf(set: unknown): ReadSet[] {
  const texts = ['score_first', 'score_second'].map((field) => textOf(reach(set, field)) ?? '');
  const [home, away] = texts.map((text) => text.split('.'));
  const games = [countOf(home?.[0], 99), countOf(away?.[0], 99)] as const;
  if (games[0] === undefined || games[1] === undefined) return [];
  const points = [countOf(home?.[1], 99), countOf(away?.[1], 99)] as const;
  const hasPoints = points[0] !== undefined && points[1] !== undefined;
  return [
    {
      games: [games[0], games[1]],
      tieBreak: hasPoints ? [points[0] as number, points[1] as number] : null,
    },
  ];
}

function addPoints(
  draft: Draft,
  row: unknown,
  { match, seq }: { match: TennisMatch; seq: number },
): void {
  const { sets, incomplete } = pointedSets(reach(row, 'pointbypoint'));
  for (const set of incomplete)
    draft.note(`${match.path}.pointbypoint`, `the points of set ${set} of ${match.key} have gaps`);
  for (const { set, games } of sets) {
    draft.add(`${match.path}.pointbypoint`, {
      kind: 'points',
      source: SOURCE,
      matchKey: match.key,
      seq,
      set,
      games: games.slice(0, 80),
    });
  }
}
