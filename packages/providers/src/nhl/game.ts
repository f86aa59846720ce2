import type { FeedRecord } from '@tipmark/contract/feed';
import { type MatchStatus, SPORT } from '@tipmark/domain';
import type { Draft } from '../parts/draft.ts';
import type { MatchCourse } from '../parts/match-course.ts';
import { dateOf, noonOf, secondsOf } from '../values/instants.ts';
import type { Season } from '../values/seasons.ts';
import { keyOf, type Loose, objectOf, reach, textOf } from '../values/soft.ts';
import { unknownStatus } from '../values/status-by-table.ts';
import { clubNames } from './clubs.ts';
import { gameStatus } from './game-status.ts';
import {
  COUNTRY,
  leagueRecord,
  plainName,
  SOURCE,
  seasonKeyOf,
  seasonOf,
  seasonRecord,
} from './league.ts';

/** A game whose match is in the reading. */
export interface Game {
  readonly key: string;
  readonly row: Loose;
  readonly path: string;
  readonly seq: number;
  readonly startsAt: number;
  readonly status: MatchStatus;
  readonly home: string;
  readonly away: string;
  /** It takes back what was reported before, such as an end. */
  readonly isCorrection: true | undefined;
}

/** What an answer is read with. */
export interface Reader {
  readonly draft: Draft;
  readonly course: MatchCourse;
  /** When the answer arrived. */
  readonly at: number;
}

/** Where a row is. */
export interface RowContext {
  readonly path: string;
  /** The American day a list has it under, where the row has none of its own. */
  readonly day?: string | undefined;
}

const PRESEASON = 1;
const PLAY_OFF = 3;

/** Match, clubs and season of a row about a game; undefined where it gives no match. */
export function readGame(
  { draft, course, at }: Reader,
  value: unknown,
  context: RowContext,
): Game | undefined {
  const { path } = context;
  const row = objectOf(value);
  const key = keyOf(row?.['id']);
  if (row === undefined || key === undefined) {
    draft.leave(path, 'a game without an id');
    return undefined;
  }
  const start = startOf(row, context.day);
  const season = seasonOf(row['season']);
  if (start === undefined || season === undefined) {
    draft.leave(path, start === undefined ? 'has no start' : 'has no season');
    return undefined;
  }
  const { status, code } = gameStatus(row['gameScheduleState'], row['gameState']);
  if (status === undefined) {
    draft.leave(`${path}.gameState`, unknownStatus(code));
    return undefined;
  }
  addNamed(draft, path, season);
  const home = addClub(draft, `${path}.homeTeam`, row['homeTeam']);
  const away = addClub(draft, `${path}.awayTeam`, row['awayTeam']);
  if (home === undefined || away === undefined) return undefined;
  const isCorrection = course.isTakenBack(key, status, at) || undefined;
  const isAdded = draft.add(path, {
    kind: 'match',
    source: SOURCE,
    key,
    seq: at,
    seasonKey: seasonKeyOf(season),
    homeKey: home,
    awayKey: away,
    ...start,
    status,
    ...(row['gameType'] === PRESEASON ? { isFriendly: true } : {}),
    ...(row['gameType'] === PLAY_OFF ? { isPlayOff: true } : {}),
    isCorrection,
  });
  if (!isAdded) return undefined;
  const { startsAt } = start;
  return { key, row, path, seq: at, startsAt, status, home, away, isCorrection };
}

function addNamed(draft: Draft, path: string, season: Season): void {
  draft.add(path, leagueRecord);
  draft.add(path, seasonRecord(season));
}

/** `startTimeUTC` counts; where it is a placeholder, only the American day is known. */
function startOf(
  row: Loose,
  listedDay: string | undefined,
): { startsAt: number; isTimeKnown: boolean } | undefined {
  const startsAt = secondsOf(row['startTimeUTC']);
  if (row['gameScheduleState'] !== 'TBD')
    return startsAt === undefined ? undefined : { startsAt, isTimeKnown: true };
  const day = secondsOf(dateOf(row['gameDate']) ?? listedDay) ?? startsAt;
  return day === undefined ? undefined : { startsAt: noonOf(day), isTimeKnown: false };
}

function addClub(draft: Draft, path: string, value: unknown): string | undefined {
  const key = textOf(plainName(reach(value, 'abbrev')), 10);
  if (key === undefined || key === 'TBD') {
    draft.leave(path, 'the club is not known yet');
    return undefined;
  }
  const names = clubNames(key) ?? { name: { en: writtenName(value) ?? key }, aliases: [key] };
  const record: FeedRecord = {
    kind: 'team',
    source: SOURCE,
    key,
    sport: SPORT.hockey,
    countryCode: COUNTRY,
    ...names,
  };
  return draft.add(path, record) ? key : undefined;
}

/** `Toronto Maple Leafs` of its parts, as far as they are there. */
function writtenName(team: unknown): string | undefined {
  const parts = [reach(team, 'placeName'), reach(team, 'commonName') ?? reach(team, 'name')];
  return textOf(parts.flatMap((part) => textOf(plainName(part)) ?? []).join(' '));
}
