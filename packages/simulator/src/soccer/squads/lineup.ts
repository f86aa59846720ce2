import { randomOf } from '../../chance/random.ts';
import type { Fixture } from '../fixture.ts';
import type { Side } from '../play/incidents.ts';
import { absencesOf } from './absences.ts';
import type { Lineup } from './lineup-shape.ts';
import { type Position, type SoccerPlayer, squadOf } from './soccer-squad.ts';

const FORMATIONS = ['4-4-2', '4-3-3', '4-2-3-1', '3-5-2', '4-1-4-1', '5-3-2'] as const;
const SUBSTITUTES = 9;
/** The weight of a coach's daily choice against a player's quality. */
const ROTATION = 0.45;
/** Another formation than the season's. */
const EXPERIMENT = 0.12;

const MAX_CACHED = 400;
const cached = new Map<string, Lineup>();

/** The players a side fields; the same for the same match, independent of earlier calls. */
export function lineupOf(seed: number, fixture: Fixture, side: Side): Lineup {
  const name = `${seed} ${fixture.key} ${side}`;
  const known = cached.get(name);
  if (known !== undefined) return known;
  const lineup = chosen(seed, fixture, side);
  if (cached.size >= MAX_CACHED) cached.clear();
  cached.set(name, lineup);
  return lineup;
}

function chosen(seed: number, fixture: Fixture, side: Side): Lineup {
  const club = fixture[side];
  const random = randomOf(seed, 'lineup', fixture.key, side);
  const usual = randomOf(seed, 'coach', club.key, fixture.season.name).pick(FORMATIONS);
  const formation = (random.chance(EXPERIMENT) ? random.pick(FORMATIONS) : usual) ?? '4-4-2';
  const absent = absencesOf(seed, fixture, side, lineupOf);
  const ranked = squadOf(seed, club)
    .map((player) => ({ player, rank: player.quality + random.normal() * ROTATION }))
    .filter(({ player }) => !absent.has(player))
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ player }) => player);
  const starting: SoccerPlayer[] = [];
  for (const [position, count] of countsByPosition(formation)) {
    const free = (one: SoccerPlayer) => !starting.includes(one);
    const fitting = ranked.filter((one) => one.position === position && free(one));
    const helping = ranked.filter((one) => one.position !== 'GK' && one.position !== position);
    starting.push(...[...fitting, ...helping.filter(free)].slice(0, count));
  }
  const rest = ranked.filter((one) => !starting.includes(one));
  const keeper = rest.filter(({ position }) => position === 'GK').slice(0, 1);
  const others = rest.filter(({ position }) => position !== 'GK');
  return { formation, starting, substitutes: [...keeper, ...others].slice(0, SUBSTITUTES), absent };
}

/** `4-2-3-1` is four defenders, five midfielders, one forward. */
function countsByPosition(formation: string): [Position, number][] {
  const lines = formation.split('-').map(Number);
  const [backs = 4, fronts = 2] = [lines[0], lines.at(-1)];
  return [
    ['GK', 1],
    ['DF', backs],
    ['MF', 10 - backs - fronts],
    ['FW', fronts],
  ];
}
