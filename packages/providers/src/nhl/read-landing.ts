import type { EventRecord } from '@tipmark/contract/feed';
import type { Draft } from '../parts/draft.ts';
import { countOf, listOf, reach } from '../values/soft.ts';
import { shotKey } from './event-keys.ts';
import { type Game, type Reader, readGame } from './game.ts';
import { addScore } from './game-score.ts';
import {
  addGoal,
  countGoals,
  goalNumber,
  playerName,
  readGoals,
  sideOf,
  withNames,
} from './goals.ts';
import { plainName, SOURCE } from './league.ts';
import { addPenalty } from './penalties.ts';
import { periodOf, SHOOTOUT_TIME, timeOf } from './period.ts';
import { shortPenaltySeq } from './sequences.ts';

/** `/gamecenter/{id}/landing`: a game with goals in full names, penalties and the shoot-out. */
export function readLanding(reader: Reader, body: unknown): void {
  const { draft, at } = reader;
  const game = readGame(reader, body, { path: '' });
  if (game === undefined) return;
  const scoring = listOf(reach(body, 'summary', 'scoring'));
  const goals = scoring.flatMap((part, index) =>
    readGoals(draft, game, {
      list: reach(part, 'goals'),
      path: `summary.scoring[${index}].goals`,
      period: periodOf(part),
    }),
  );
  const shots = readShots(draft, game, body);
  const hits = shots.filter(({ isGoal }) => isGoal);
  const home = hits.filter(({ side }) => side === 'home').length;
  const shootout: [number, number] | undefined =
    shots.length === 0 ? undefined : [home, hits.length - home];
  // A list that is not there is no list without goals.
  addScore(draft, game, scoring.length === 0 ? undefined : countGoals(goals, shootout));
  for (const goal of goals) {
    const names = {
      player: playerName(goal.row),
      relatedPlayer: playerName(reach(goal.row, 'assists', 0)),
    };
    addGoal(draft, game, goal, { names, seq: at, number: goalNumber(goal.row) });
  }
  for (const shot of shots) draft.add(shot.path, shotEvent(game, shot));
  addPenalties(draft, game, body);
}

interface Shot {
  readonly path: string;
  readonly number: number;
  readonly side: 'home' | 'away';
  readonly isGoal: boolean;
  readonly player: string | undefined;
}

function readShots(draft: Draft, game: Game, body: unknown): Shot[] {
  return listOf(reach(body, 'summary', 'shootout')).flatMap((row, index): Shot[] => {
    const path = `summary.shootout[${index}]`;
    const side = sideOf(game, reach(row, 'teamAbbrev'));
    if (side === undefined) {
      draft.leave(path, 'a shot of neither side');
      return [];
    }
    const number = countOf(reach(row, 'sequence')) ?? index + 1;
    const isGoal = reach(row, 'result') === 'goal';
    return [{ path, number, side, isGoal, player: playerName(row) }];
  });
}

function shotEvent(game: Game, { number, side, isGoal, player }: Shot): EventRecord {
  return {
    kind: 'event',
    source: SOURCE,
    key: shotKey(game, number),
    matchKey: game.key,
    seq: game.seq,
    ...SHOOTOUT_TIME,
    type: isGoal ? 'shootout_goal' : 'shootout_miss',
    side,
    ...withNames({ player }),
  };
}

/** Names of players are short here, so that those of the play-by-play go before them. */
function addPenalties(draft: Draft, game: Game, body: unknown): void {
  const seq = shortPenaltySeq(game);
  let number = 0;
  for (const [index, part] of listOf(reach(body, 'summary', 'penalties')).entries()) {
    const period = periodOf(part);
    for (const [rowIndex, row] of listOf(reach(part, 'penalties')).entries()) {
      number += 1;
      addPenalty(draft, game, {
        path: `summary.penalties[${index}].penalties[${rowIndex}]`,
        number,
        seq,
        side: sideOf(game, reach(row, 'teamAbbrev')),
        time: period && timeOf(period, reach(row, 'timeInPeriod')),
        code: reach(row, 'type'),
        player: plainName(reach(row, 'committedByPlayer')),
      });
    }
  }
}
