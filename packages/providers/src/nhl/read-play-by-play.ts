import type { EventRecord, FeedShot } from '@tipmark/contract/feed';
import type { Draft } from '../parts/draft.ts';
import { keyOf, listOf, numberOf, reach } from '../values/soft.ts';
import { addEventList, goalKey, penaltyKey, shotKey } from './event-keys.ts';
import { type Game, type Reader, readGame } from './game.ts';
import { addScore } from './game-score.ts';
import {
  addGoal,
  countGoals,
  goalNumber,
  playerName,
  type Scored,
  type Side,
  withNames,
} from './goals.ts';
import { SOURCE } from './league.ts';
import { addPenalty } from './penalties.ts';
import { type Period, periodOf, SHOOTOUT_TIME, timeOf } from './period.ts';
import { locationOf, marksOf, outcomeOf } from './shots.ts';

const GOAL = 505;
const BLOCKED = 508;
const PENALTY = 509;
/** An attempt of a shoot-out that was no shot on goal. */
const FAILED = 537;
const MOST_SHOTS = 250;

/** A play whose period is known. */
interface Play {
  readonly path: string;
  readonly row: unknown;
  readonly code: number;
  readonly period: Period;
}

/** Players and clubs of a game by their ids. */
interface Roster {
  readonly nameOf: (id: unknown) => string | undefined;
  readonly sideOfPlayer: (id: unknown) => Side | undefined;
  readonly sideOfClub: (id: unknown) => Side | undefined;
}

/** `/gamecenter/{id}/play-by-play`: a game with its shots, goals, penalties and shoot-out. */
export function readPlayByPlay(reader: Reader, body: unknown): void {
  const { draft } = reader;
  const game = readGame(reader, body, { path: '' });
  if (game === undefined) return;
  const roster = rosterOf(body);
  const plays = playsOf(body);
  if (plays.length === 0) {
    addScore(draft, game);
    return;
  }
  const goals = plays
    .filter(({ code }) => code === GOAL)
    .flatMap((play): Scored[] => {
      const side = sideOfPlay(play, roster);
      return side === undefined ? [] : [{ ...play, side }];
    });
  const tries = triesOf(plays, roster);
  const hits = tries.filter(({ code }) => code === GOAL);
  const home = hits.filter(({ side }) => side === 'home').length;
  addScore(
    draft,
    game,
    countGoals(goals, tries.length === 0 ? undefined : [home, hits.length - home]),
  );
  for (const goal of goals) addNamedGoal(draft, game, { goal, roster });
  addPenalties(draft, game, { plays, roster });
  for (const [index, one] of tries.entries())
    draft.add(one.path, tryEvent(game, { one, roster, number: index + 1 }));
  addShots(draft, game, { plays, roster });
  const keys = [
    ...goals.flatMap(({ row }) => goalKey(game, goalNumber(reach(row, 'details'))) ?? []),
    ...plays.filter(({ code }) => code === PENALTY).map((_, index) => penaltyKey(game, index + 1)),
    ...tries.map((_, index) => shotKey(game, index + 1)),
  ];
  addEventList(draft, game, { path: 'plays', seq: game.seq, keys });
}

function playsOf(body: unknown): Play[] {
  const rows = listOf(reach(body, 'plays')).map((row, index) => ({
    row,
    path: `plays[${index}]`,
    order: numberOf(reach(row, 'sortOrder')) ?? Number.POSITIVE_INFINITY,
  }));
  return rows
    .toSorted((one, other) => (one.order === other.order ? 0 : one.order - other.order))
    .flatMap(({ row, path }): Play[] => {
      const [code, period] = [reach(row, 'typeCode'), periodOf(row)];
      return typeof code === 'number' && period !== undefined ? [{ row, path, code, period }] : [];
    });
}

function rosterOf(body: unknown): Roster {
  const homeId = keyOf(reach(body, 'homeTeam', 'id'));
  const awayId = keyOf(reach(body, 'awayTeam', 'id'));
  const sideOfClub = (id: unknown): Side | undefined => {
    const key = keyOf(id);
    if (key === undefined || homeId === awayId) return undefined;
    if (key === homeId) return 'home';
    return key === awayId ? 'away' : undefined;
  };
  const players = new Map<string, { name: string | undefined; side: Side | undefined }>();
  for (const spot of listOf(reach(body, 'rosterSpots'))) {
    const id = keyOf(reach(spot, 'playerId'));
    if (id === undefined) continue;
    players.set(id, { name: playerName(spot), side: sideOfClub(reach(spot, 'teamId')) });
  }
  const playerOf = (id: unknown) => players.get(keyOf(id) ?? '');
  return {
    nameOf: (id) => playerOf(id)?.name,
    sideOfPlayer: (id) => playerOf(id)?.side,
    sideOfClub,
  };
}

const shooterOf = (row: unknown): unknown =>
  reach(row, 'details', 'scoringPlayerId') ?? reach(row, 'details', 'shootingPlayerId');

/**
 * Whose play it is. A blocked shot belongs to the club of the shooter in some answers and to that
 * of the blocker in others: the players decide, then the zone.
 */
function sideOfPlay({ row, code }: Pick<Play, 'row' | 'code'>, roster: Roster): Side | undefined {
  const shooter = roster.sideOfPlayer(shooterOf(row));
  if (shooter !== undefined) return shooter;
  const owner = roster.sideOfClub(reach(row, 'details', 'eventOwnerTeamId'));
  if (code !== BLOCKED || owner === undefined) return owner;
  const blocker = roster.sideOfPlayer(reach(row, 'details', 'blockingPlayerId'));
  if (blocker !== undefined) return otherSide(blocker);
  return reach(row, 'details', 'zoneCode') === 'D' ? otherSide(owner) : owner;
}

const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');

function addNamedGoal(
  draft: Draft,
  game: Game,
  { goal, roster }: { goal: Scored; roster: Roster },
): void {
  const details = reach(goal.row, 'details');
  const names = {
    player: roster.nameOf(reach(details, 'scoringPlayerId')),
    relatedPlayer: roster.nameOf(reach(details, 'assist1PlayerId')),
  };
  addGoal(draft, game, goal, { names, seq: game.seq, number: goalNumber(details) });
}

interface Plays {
  readonly plays: readonly Play[];
  readonly roster: Roster;
}

function addPenalties(draft: Draft, game: Game, { plays, roster }: Plays): void {
  for (const [index, play] of plays.filter(({ code }) => code === PENALTY).entries()) {
    const details = reach(play.row, 'details');
    addPenalty(draft, game, {
      path: play.path,
      number: index + 1,
      seq: game.seq,
      side: roster.sideOfClub(reach(details, 'eventOwnerTeamId')),
      time: timeOf(play.period, reach(play.row, 'timeInPeriod')),
      code: reach(details, 'typeCode'),
      player: roster.nameOf(reach(details, 'committedByPlayerId')),
    });
  }
}

interface Try extends Play {
  readonly side: Side;
}

/** Attempts of a shoot-out in their order. */
function triesOf(plays: readonly Play[], roster: Roster): Try[] {
  return plays.flatMap((play): Try[] => {
    const isTry = outcomeOf(play.row) !== undefined || play.code === FAILED;
    if (play.period.type !== 'SO' || !isTry) return [];
    const side = sideOfPlay(play, roster);
    return side === undefined ? [] : [{ ...play, side }];
  });
}

function tryEvent(
  game: Game,
  { one, roster, number }: { one: Try; roster: Roster; number: number },
): EventRecord {
  return {
    kind: 'event',
    source: SOURCE,
    key: shotKey(game, number),
    matchKey: game.key,
    seq: game.seq,
    ...SHOOTOUT_TIME,
    type: one.code === GOAL ? 'shootout_goal' : 'shootout_miss',
    side: one.side,
    ...withNames({ player: roster.nameOf(shooterOf(one.row)) }),
  };
}

/** All attempts outside a shoot-out. */
function addShots(draft: Draft, game: Game, { plays, roster }: Plays): void {
  const shots = plays
    .filter(({ period }) => period.type !== 'SO')
    .flatMap((play) => shotOf(draft, play, roster));
  if (shots.length > MOST_SHOTS) draft.note('plays', `only the first ${MOST_SHOTS} shots are read`);
  draft.add('plays', {
    kind: 'shots',
    source: SOURCE,
    matchKey: game.key,
    seq: game.seq,
    shots: shots.slice(0, MOST_SHOTS),
  });
}

function shotOf(draft: Draft, play: Play, roster: Roster): FeedShot[] {
  const { row, path, period } = play;
  const outcome = outcomeOf(row);
  if (outcome === undefined) return [];
  const side = sideOfPlay(play, roster);
  const time = timeOf(period, reach(row, 'timeInPeriod'));
  if (side === undefined || time === undefined) {
    draft.leave(path, 'a shot without side or time');
    return [];
  }
  const player = roster.nameOf(shooterOf(row));
  return [
    {
      ...time,
      side,
      outcome,
      ...(player === undefined ? {} : { player }),
      ...locationOf(row, side, isFromOwnZone(play, side, roster)),
      ...marksOf(row, side),
    },
  ];
}

/** Where the answer does not tell who defends which end, the zone does. */
function isFromOwnZone({ row }: Play, side: Side, roster: Roster): boolean {
  const zone = reach(row, 'details', 'zoneCode');
  const isOwner = roster.sideOfClub(reach(row, 'details', 'eventOwnerTeamId')) === side;
  return zone === (isOwner ? 'D' : 'O');
}
