import { DAY_SECONDS } from '../../calendar/civil-day.ts';
import { randomOf } from '../../chance/random.ts';
import { previousInLeague, ROUNDS } from '../calendar/previous-in-league.ts';
import type { Fixture } from '../fixture.ts';
import { disruptionOf } from '../play/disruption.ts';
import { isDismissal, type Side } from '../play/incidents.ts';
import { matchTimeline } from '../play/match-timeline.ts';
import { expectedGoals } from '../play/strength.ts';
import type { Absence, Lineup } from './lineup-shape.ts';
import { playersOnPitch } from './players-on-pitch.ts';
import { type SoccerPlayer, squadOf } from './soccer-squad.ts';

const INJURY_SHARE = 0.55;
const LONGEST_INJURY_ROUNDS = 14;
const ILL_SHARE = 0.008;

type LineupOf = (seed: number, fixture: Fixture, side: Side) => Lineup;

/** Who of a side cannot play, and why; one goalkeeper always can. */
export function absencesOf(
  seed: number,
  fixture: Fixture,
  side: Side,
  lineupOf: LineupOf,
): ReadonlyMap<SoccerPlayer, Absence> {
  const club = fixture[side];
  const suspended = suspendedNames(seed, fixture, side, lineupOf);
  const ill = randomOf(seed, 'ill', fixture.key, side);
  const absences = new Map<SoccerPlayer, Absence>();
  for (const player of squadOf(seed, club)) {
    const isIll = ill.chance(ILL_SHARE);
    if (suspended.has(player.en)) absences.set(player, 'suspended');
    else if (isInjured(seed, fixture, club.key, player)) absences.set(player, 'injured');
    else if (isIll) absences.set(player, 'ill');
  }
  const [keeper, ...others] = squadOf(seed, club).filter(({ position }) => position === 'GK');
  if (keeper !== undefined && others.every((one) => absences.has(one))) absences.delete(keeper);
  return absences;
}

/** The rounds a player misses in a season depend on the player only, not on the requested match. */
function isInjured(
  seed: number,
  fixture: Fixture,
  clubKey: string,
  { en, club }: SoccerPlayer,
): boolean {
  const random = randomOf(seed, 'injury', club ?? clubKey, en, fixture.season.name);
  if (!random.chance(INJURY_SHARE)) return false;
  const from = random.integer(-4, ROUNDS);
  const rounds = 1 + Math.floor(random.next() ** 2 * LONGEST_INJURY_ROUNDS);
  const now = roundOf(fixture);
  return now >= from && now < from + rounds;
}

/** Of a cup tie or a friendly: about where the leagues are. */
function roundOf({ kind, round, season, startsAt }: Fixture): number {
  if (kind === 'league') return Number(round);
  return ((startsAt / DAY_SECONDS - season.firstDay) / (season.weeks * 7)) * ROUNDS;
}

const NOBODY: ReadonlySet<string> = new Set();

/** Players sent off in the league match before. */
function suspendedNames(
  seed: number,
  fixture: Fixture,
  side: Side,
  lineupOf: LineupOf,
): ReadonlySet<string> {
  const club = fixture[side];
  const before = previousInLeague(seed, fixture, club);
  if (before === undefined) return NOBODY;
  const disruption = disruptionOf(seed, before);
  if (disruption.kind !== 'played' && disruption.kind !== 'stopped') return NOBODY;
  const { incidents } = matchTimeline(seed, before, expectedGoals(seed, before), disruption);
  const sideThen = before.home === club ? 'home' : 'away';
  const sentOff = incidents.filter((one) => one.side === sideThen && isDismissal(one));
  if (sentOff.length === 0) return NOBODY;
  const { named } = playersOnPitch(seed, before.key, sideThen, {
    lineup: lineupOf(seed, before, sideThen),
    incidents,
  });
  return new Set(sentOff.flatMap((one) => named.get(one)?.player.en ?? []));
}
