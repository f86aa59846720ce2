import { randomOf } from '../../chance/random.ts';
import type { HockeyFixture } from '../hockey-fixtures.ts';
import {
  type HockeyIncident,
  type HockeyTimeline,
  isHockeyGoal,
  type Side,
} from '../play/hockey-timeline.ts';
import { hockeyLineupOf } from './hockey-lineup.ts';
import { type HockeyPlayer, hockeySquadOf } from './hockey-squads.ts';

/** Who is behind the events of a match; undefined only where a side has nobody left. */
export interface HockeyPlayers {
  readonly actorOf: (incident: HockeyIncident) => HockeyPlayer | undefined;
  /** The player with the assist; some goals have none. */
  readonly passerOf: (incident: HockeyIncident) => HockeyPlayer | undefined;
  /** One who is not in the penalty box at that second. */
  readonly shooterAt: (side: Side, second: number, name: string) => HockeyPlayer | undefined;
  /** Of each shot after overtime: nobody shoots again before all the others have. */
  readonly shootoutTakers: readonly (HockeyPlayer | undefined)[];
}

const FORWARDS_SHARE = 0.72;
const ASSISTED_SHARE = 0.88;
/** Seconds that a player sits; a goal against his team may end a minor penalty earlier. */
const PENALTY_SECONDS: Partial<Readonly<Record<HockeyIncident['type'], number>>> = {
  penalty: 120,
  major_penalty: 300,
  misconduct: 600,
};

interface Absence {
  readonly player: HockeyPlayer;
  readonly from: number;
  readonly until: number;
}

/** Names the players of all events in order: nobody acts while he serves a penalty. */
export function hockeyPlayers(
  seed: number,
  fixture: HockeyFixture,
  { incidents, shots, playedSeconds }: HockeyTimeline,
): HockeyPlayers {
  const absences: Absence[] = [];
  const awayAt = (second: number) =>
    new Set(
      absences.flatMap(({ player, from, until }) =>
        from < second && second < until ? [player] : [],
      ),
    );
  const skaters = {
    home: skatersOf(seed, fixture, 'home'),
    away: skatersOf(seed, fixture, 'away'),
  };
  const actors = new Map<HockeyIncident, HockeyPlayer>();
  const passers = new Map<HockeyIncident, HockeyPlayer>();
  for (const [index, incident] of incidents.entries()) {
    const { side, second, type } = incident;
    const key = `${fixture.key}-${index + 1}`;
    const away = awayAt(second);
    const player = drawnSkater(seed, skaters[side], away, key);
    if (player === undefined) continue;
    actors.set(incident, player);
    if (isHockeyGoal(incident) && randomOf(seed, 'assisted', key).chance(ASSISTED_SHARE)) {
      const passer = anyOf(seed, skaters[side].dressed, new Set([...away, player]), 'passer', key);
      if (passer !== undefined) passers.set(incident, passer);
    }
    const length = PENALTY_SECONDS[type];
    if (length !== undefined) absences.push({ player, from: second, until: second + length });
  }
  const shot = { home: new Set<HockeyPlayer>(), away: new Set<HockeyPlayer>() };
  const penalized = awayAt(playedSeconds);
  const shootoutTakers = shots.map(({ side }, index) => {
    const eligible = skaters[side].dressed.filter((player) => !penalized.has(player));
    if (eligible.every((player) => shot[side].has(player))) shot[side].clear();
    const key = `${fixture.key}-shot-${index + 1}`;
    const taker = drawnSkater(seed, skaters[side], new Set([...penalized, ...shot[side]]), key);
    if (taker !== undefined) shot[side].add(taker);
    return taker;
  });
  return {
    actorOf: (incident) => actors.get(incident),
    passerOf: (incident) => passers.get(incident),
    shooterAt: (side, second, name) =>
      drawnSkater(seed, skaters[side], awayAt(second), `${fixture.key}-${name}`),
    shootoutTakers,
  };
}

/** Of a side: its squad without goalies, and those of them who are dressed. */
interface Skaters {
  readonly squad: readonly HockeyPlayer[];
  readonly dressed: readonly HockeyPlayer[];
}

function skatersOf(seed: number, fixture: HockeyFixture, side: Side): Skaters {
  const squad = hockeySquadOf(seed, fixture[side], fixture.season.name);
  const { starting, substitutes } = hockeyLineupOf(seed, fixture, side);
  const isSkater = ({ position }: HockeyPlayer) => position !== 'GK';
  return { squad: squad.filter(isSkater), dressed: [...starting, ...substitutes].filter(isSkater) };
}

/** A dressed skater who is not away; forwards have more events. */
function drawnSkater(
  seed: number,
  { squad, dressed }: Skaters,
  away: ReadonlySet<HockeyPlayer>,
  eventKey: string,
): HockeyPlayer | undefined {
  const random = randomOf(seed, 'player', eventKey);
  const wanted = random.chance(FORWARDS_SHARE) ? 'FW' : 'DF';
  const drawable = squad.slice(squad.findIndex(({ position }) => position === wanted));
  const drawn = drawable[random.integer(0, drawable.length - 1)];
  if (drawn !== undefined && dressed.includes(drawn) && !away.has(drawn)) return drawn;
  const others = new Set([...away, ...(drawn === undefined ? [] : [drawn])]);
  return anyOf(seed, dressed, others, 'instead', eventKey);
}

function anyOf(
  seed: number,
  players: readonly HockeyPlayer[],
  without: ReadonlySet<HockeyPlayer>,
  ...name: readonly string[]
): HockeyPlayer | undefined {
  const left = players.filter((player) => !without.has(player));
  return left[randomOf(seed, ...name).integer(0, left.length - 1)];
}
