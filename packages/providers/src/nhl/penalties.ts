import type { MatchEventType } from '@tipmark/domain';
import { tableOf } from '@tipmark/domain';
import type { Draft } from '../parts/draft.ts';
import { textOf } from '../values/soft.ts';
import { penaltyKey } from './event-keys.ts';
import type { Game } from './game.ts';
import { type Side, withNames } from './goals.ts';
import { SOURCE } from './league.ts';

/** Minor, bench, penalty shot; major and match penalty; the two kinds of misconduct. */
const TYPES = tableOf<MatchEventType>({
  MIN: 'penalty',
  BEN: 'penalty',
  PS: 'penalty',
  MAJ: 'major_penalty',
  MAT: 'major_penalty',
  MIS: 'misconduct',
  GAM: 'misconduct',
});

export interface Penalty {
  readonly path: string;
  /** From 1, in the order of the game. */
  readonly number: number;
  readonly seq: number;
  readonly side: Side | undefined;
  readonly time: { minute: number; second: number } | undefined;
  readonly code: unknown;
  readonly player: unknown;
}

export function addPenalty(draft: Draft, game: Game, penalty: Penalty): void {
  const { path, number, seq, side, time, code } = penalty;
  const type = TYPES[String(code)];
  if (type === undefined || side === undefined || time === undefined) {
    draft.leave(path, `a penalty without ${type === undefined ? 'a known type' : 'side or time'}`);
    return;
  }
  draft.add(path, {
    kind: 'event',
    source: SOURCE,
    key: penaltyKey(game, number),
    matchKey: game.key,
    seq,
    ...time,
    type,
    side,
    ...withNames({ player: textOf(penalty.player) }),
  });
}
