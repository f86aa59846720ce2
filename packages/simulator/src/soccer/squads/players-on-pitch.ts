import { type Random, randomOf } from '../../chance/random.ts';
import { type Incident, isDismissal, type Side } from '../play/incidents.ts';
import type { Half } from '../play/match-clock.ts';
import type { Lineup } from './lineup-shape.ts';
import type { Position, SoccerPlayer } from './soccer-squad.ts';

export interface Substitution {
  readonly half: Half;
  readonly second: number;
  readonly off: SoccerPlayer;
  readonly on: SoccerPlayer;
}

export interface Named {
  readonly player: SoccerPlayer;
  /** The player with the assist. */
  readonly related?: SoccerPlayer;
}

export interface PlayersOnPitch {
  /** The players of this side's events, own goals included. */
  readonly named: ReadonlyMap<Incident, Named>;
  readonly substitutions: readonly Substitution[];
  /** Players on the pitch at the end, the best taker of a kick first. */
  readonly takers: readonly SoccerPlayer[];
}

export type Weights = Readonly<Record<Position, number>>;
const SCORES: Weights = { GK: 0, DF: 0.7, MF: 2, FW: 5 };
const PASSES: Weights = { GK: 0.1, DF: 1, MF: 3, FW: 2 };
const FOULS: Weights = { GK: 0.25, DF: 2.4, MF: 2, FW: 1 };
const BLUNDERS: Weights = { GK: 0.6, DF: 4, MF: 1, FW: 0.3 };
/** Who makes room for a reserve goalkeeper: somebody in front. */
const MAKES_ROOM: Weights = { GK: 0, DF: 0.2, MF: 1, FW: 3 };
const ASSIST_SHARE = 0.72;
const MOST_CHANGES = 5;
const HALF_TIME_SHARE = 0.2;
const [EARLIEST_SECOND, LATEST_SECOND] = [9 * 60, 42 * 60];

/**
 * The players behind a side's events, in order: none acts after going off or being sent off, a
 * second card goes to the player with the first, a substitute stays on, and for a goalkeeper who
 * was sent off the reserve goalkeeper comes on.
 */
export function playersOnPitch(
  seed: number,
  matchKey: string,
  side: Side,
  { lineup, incidents }: { readonly lineup: Lineup; readonly incidents: readonly Incident[] },
): PlayersOnPitch {
  const random = randomOf(seed, 'players', matchKey, side);
  const own = incidents.filter((one) => (one.side === side) !== (one.type === 'own_goal'));
  const changes = changesOf(random);
  const pitch = [...lineup.starting];
  const bench = lineup.substitutes.filter(({ position }) => position !== 'GK');
  const reserve = lineup.substitutes.find(({ position }) => position === 'GK');
  const cautioned = new Set<SoccerPlayer>();
  const named = new Map<Incident, Named>();
  const substitutions: Substitution[] = [];
  const isSecondCardDue = () => own.some((one) => one.type === 'second_yellow' && !named.has(one));
  const change = (
    { half, second }: Moment,
    weights: Weights,
    findSubstitute: (off: SoccerPlayer) => SoccerPlayer | undefined,
  ) => {
    if (substitutions.length === MOST_CHANGES) return;
    const stays = isSecondCardDue() ? cautioned : new Set<SoccerPlayer>();
    const off = drawn(
      random,
      pitch.filter(
        (one) => lineup.starting.includes(one) && !stays.has(one) && one.position !== 'GK',
      ),
      weights,
    );
    const on = off && findSubstitute(off);
    if (off === undefined || on === undefined) return;
    pitch.splice(pitch.indexOf(off), 1, on);
    substitutions.push({ half, second, off, on });
  };
  for (const step of inOrder(own, changes)) {
    if ('side' in step) {
      const who = actor(random, step, pitch, cautioned);
      if (who === undefined) continue;
      named.set(step, who);
      if (step.type === 'yellow') cautioned.add(who.player);
      if (!isDismissal(step)) continue;
      pitch.splice(pitch.indexOf(who.player), 1);
      if (who.player === lineup.starting[0]) change(step, MAKES_ROOM, () => reserve);
      continue;
    }
    change(step, PASSES, (off) => {
      const at = Math.max(
        bench.findIndex(({ position }) => position === off.position),
        0,
      );
      return bench.splice(at, 1)[0];
    });
  }
  const takers = pitch.toSorted((one, other) => kickRank(other) - kickRank(one));
  return { named, substitutions, takers };
}

type Moment = Pick<Substitution, 'half' | 'second'>;

function changesOf(random: Random): Moment[] {
  return Array.from({ length: random.integer(3, 5) }, (): Moment => {
    const second = random.integer(EARLIEST_SECOND, LATEST_SECOND);
    return { half: 2, second: random.chance(HALF_TIME_SHARE) ? 0 : second };
  });
}

function inOrder(
  incidents: readonly Incident[],
  changes: readonly Moment[],
): (Incident | Moment)[] {
  return [...incidents, ...changes].toSorted(
    (one, other) => one.half - other.half || one.second - other.second,
  );
}

function actor(
  random: Random,
  { type }: Incident,
  pitch: readonly SoccerPlayer[],
  cautioned: ReadonlySet<SoccerPlayer>,
): Named | undefined {
  switch (type) {
    case 'goal': {
      const player = drawn(random, pitch, SCORES);
      const hasPass = random.chance(ASSIST_SHARE);
      const related = drawn(
        random,
        pitch.filter((one) => one !== player),
        PASSES,
      );
      if (player === undefined) return undefined;
      return { player, ...(hasPass && related !== undefined ? { related } : {}) };
    }
    case 'penalty_goal':
    case 'missed_penalty':
      return namedOnly(pitch.toSorted((one, other) => kickRank(other) - kickRank(one))[0]);
    case 'own_goal':
      return namedOnly(drawn(random, pitch, BLUNDERS));
    case 'yellow':
    case 'red':
      return namedOnly(
        drawn(
          random,
          pitch.filter((one) => !cautioned.has(one)),
          FOULS,
        ),
      );
    case 'second_yellow':
      return namedOnly(
        drawn(
          random,
          pitch.filter((one) => cautioned.has(one)),
          FOULS,
        ),
      );
  }
}

function namedOnly(player: SoccerPlayer | undefined): Named | undefined {
  return player === undefined ? undefined : { player };
}

function kickRank({ position, quality }: SoccerPlayer): number {
  return SCORES[position] + quality;
}

/** One of them, weighted by position and skill. */
export function drawn(
  random: Random,
  players: readonly SoccerPlayer[],
  weights: Weights,
): SoccerPlayer | undefined {
  const weighed = players.map((player) => weights[player.position] * Math.exp(player.quality / 3));
  let left = random.next() * weighed.reduce((sum, one) => sum + one, 0);
  for (const [index, weight] of weighed.entries()) {
    left -= weight;
    if (left < 0) return players[index];
  }
  return players.at(-1);
}
