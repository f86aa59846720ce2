import type { FeedShot } from '@tipmark/contract/feed';
import { reach } from '../values/soft.ts';
import type { Side } from './goals.ts';
import { isPenaltyShot, onIceOf, strengthOf } from './strength.ts';

const METRES_PER_FOOT = 0.3048;
/** From the middle of the rink. */
const GOAL_LINE_FEET = 89;
/** Halves of what the feed takes for a rink. */
const MOST = { dx: 60, dy: 13 };

const OUTCOMES: Readonly<Record<number, FeedShot['outcome']>> = {
  505: 'goal',
  506: 'on_target',
  507: 'off_target',
  508: 'blocked',
};
const FRAME = /post|crossbar|woodwork/;

/** What came of an attempt; undefined for plays that are none. */
export function outcomeOf(play: unknown): FeedShot['outcome'] | undefined {
  const code = reach(play, 'typeCode');
  const outcome = typeof code === 'number' ? OUTCOMES[code] : undefined;
  const reason = reach(play, 'details', 'reason');
  const isFrame = outcome === 'off_target' && typeof reason === 'string' && FRAME.test(reason);
  return isFrame ? 'woodwork' : outcome;
}

/**
 * Where a shot was taken, in metres to the goal line and from the axis. Coordinates are feet from
 * the middle of the rink, seen from the same stand for the whole game; the sides change ends.
 */
export function locationOf(
  play: unknown,
  side: Side,
  isOwnZone: boolean,
): { dx: number; dy: number } | undefined {
  const [x, y] = [reach(play, 'details', 'xCoord'), reach(play, 'details', 'yCoord')];
  if (typeof x !== 'number' || typeof y !== 'number') return undefined;
  if (!Number.isFinite(x) || !Number.isFinite(y)) return undefined;
  const attack = attackOf(play, side) ?? (x >= 0 === isOwnZone ? -1 : 1);
  const dx = (GOAL_LINE_FEET - x * attack) * METRES_PER_FOOT;
  const dy = y * attack * METRES_PER_FOOT;
  // Behind the goal line, too, it is a shot from there.
  return { dx: metres(Math.max(dx, 0), MOST.dx), dy: metres(dy, MOST.dy) };
}

function metres(value: number, most: number): number {
  const rounded = Math.round(Math.min(Math.max(value, -most), most) * 100) / 100;
  return rounded === 0 ? 0 : rounded;
}

/** The direction in which a side attacks: 1 is to the right. */
function attackOf(play: unknown, side: Side): 1 | -1 | undefined {
  const defends = reach(play, 'homeTeamDefendingSide');
  if (defends !== 'left' && defends !== 'right') return undefined;
  return (defends === 'left') === (side === 'home') ? 1 : -1;
}

/** Strength of the side that shoots, and whether it is a penalty shot. */
export function marksOf(play: unknown, side: Side): Pick<FeedShot, 'strength' | 'situation'> {
  const onIce = onIceOf(reach(play, 'situationCode'), side);
  if (onIce === undefined) return {};
  return {
    strength: strengthOf(onIce),
    ...(isPenaltyShot(onIce) ? { situation: 'penalty' as const } : {}),
  };
}
