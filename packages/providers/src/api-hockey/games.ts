import { MATCH_STATUS, SPORT } from '@tipmark/domain';
import { addTeams, type Sides } from '../parts/api-sports-rows.ts';
import type { Draft } from '../parts/draft.ts';
import type { MatchCourse } from '../parts/match-course.ts';
import { secondsOf } from '../values/instants.ts';
import { keyOf, reach, textOf } from '../values/soft.ts';
import { statusByTable, unknownStatus } from '../values/status-by-table.ts';
import { periodsOf, scoreOfGame } from './game-score.ts';
import { addLeague, type GameLeague } from './leagues.ts';
import { SOURCE } from './source.ts';
import { liveStateOf, STATUSES } from './statuses.ts';

export interface ReadGame {
  readonly key: string;
  readonly sides: Sides;
  readonly startsAt: number | undefined;
}

const NHL = '57';
const SEPTEMBER = 8;
const KNOCK_OUT = /final|round of|play-?off|\b1\/\d/i;

/** Adds league, season, teams, match and score of a game. */
export function readGame(
  draft: Draft,
  path: string,
  row: unknown,
  { at, course }: { readonly at: number; readonly course: MatchCourse },
): ReadGame | undefined {
  const key = keyOf(reach(row, 'id'));
  if (key === undefined) return void draft.leave(path, 'the game has no id');
  const league = addLeague(draft, `${path}.league`, reach(row, 'league'), reach(row, 'country'));
  const sides =
    league &&
    addTeams(draft, `${path}.teams`, row, { source: SOURCE, sport: SPORT.hockey, league });
  if (league === undefined || sides === undefined) return undefined;
  const startsAt = secondsOf(reach(row, 'timestamp')) ?? secondsOf(reach(row, 'date'));
  const short = textOf(reach(row, 'status', 'short'))?.toUpperCase() ?? '';
  const status = statusByTable(STATUSES, short);
  const game = { key, sides, startsAt };
  if (status === undefined) draft.leave(`${path}.status.short`, unknownStatus(short));
  else if (startsAt === undefined) draft.leave(`${path}.date`, 'the game has no date');
  else {
    const isCorrection = course.isTakenBack(key, status, at) || undefined;
    const round = textOf(reach(row, 'week'), 60);
    const isAdded = draft.add(path, {
      kind: 'match',
      source: SOURCE,
      key,
      seq: at,
      seasonKey: league.seasonKey,
      homeKey: sides.home,
      awayKey: sides.away,
      startsAt,
      isTimeKnown: true,
      status,
      round,
      isPlayOff: (round !== undefined && KNOCK_OUT.test(round)) || undefined,
      isFriendly: isPreseason(league, startsAt) || undefined,
      isCorrection,
    });
    if (isAdded && status !== MATCH_STATUS.scheduled) {
      const { score, doubt } = scoreOfGame(row, short, status);
      if (score === undefined) draft.leave(`${path}.scores`, doubt ?? 'no score');
      else if (doubt !== undefined) draft.note(`${path}.periods`, doubt);
      const isLive = status === MATCH_STATUS.live;
      if (score !== undefined)
        draft.add(path, {
          kind: 'score',
          source: SOURCE,
          matchKey: key,
          seq: at,
          at: isLive ? at : undefined,
          status,
          liveState: isLive ? liveStateOf(short, periodsOf(row).length) : undefined,
          score,
          isCorrection,
        });
    }
  }
  return game;
}

/** Games before the season have the league of the season; the NHL plays none of it in September. */
function isPreseason({ key }: GameLeague, startsAt: number): boolean {
  return key === NHL && new Date(startsAt * 1_000).getUTCMonth() === SEPTEMBER;
}
