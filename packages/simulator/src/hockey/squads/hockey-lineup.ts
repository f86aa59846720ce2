import { DAY_SECONDS } from '../../calendar/civil-day.ts';
import { randomOf } from '../../chance/random.ts';
import type { HockeyFixture } from '../hockey-fixtures.ts';
import type { Side } from '../play/hockey-timeline.ts';
import { type HockeyPlayer, hockeySquadOf } from './hockey-squads.ts';

export interface HockeyLineup {
  /** The goalie, a pair of defenders, a line of forwards. */
  readonly starting: readonly HockeyPlayer[];
  /** The other goalie, the pairs and the lines that follow. */
  readonly substitutes: readonly HockeyPlayer[];
  readonly absent: ReadonlyMap<HockeyPlayer, 'injured' | 'ill'>;
}

/** The first goalie rests now and then. */
const FIRST_GOALIE = 0.74;
const INJURY_SHARE = 0.35;
const [SHORTEST_DAYS, LONGEST_DAYS] = [3, 45];
const ILL_SHARE = 0.01;
/** The weight of a coach's daily choice against a player's quality. */
const ROTATION = 0.4;

const MAX_CACHED = 400;
const cached = new Map<string, HockeyLineup>();

/** The players a side dresses; the same for the same match, independent of earlier calls. */
export function hockeyLineupOf(seed: number, fixture: HockeyFixture, side: Side): HockeyLineup {
  const name = `${seed} ${fixture.key} ${fixture.startsAt} ${side}`;
  const known = cached.get(name);
  if (known !== undefined) return known;
  const lineup = dressed(seed, fixture, side);
  if (cached.size >= MAX_CACHED) cached.clear();
  cached.set(name, lineup);
  return lineup;
}

/**
 * Of each kind of skaters one more than dress is in the squad: injured or ill ones are left out,
 * else the worst.
 */
function dressed(seed: number, fixture: HockeyFixture, side: Side): HockeyLineup {
  const random = randomOf(seed, 'lineup', fixture.key, side);
  const squad = hockeySquadOf(seed, fixture[side], fixture.season.name);
  const goalies = squad.filter(({ position }) => position === 'GK');
  const [first, second] = random.chance(FIRST_GOALIE) ? goalies : goalies.toReversed();
  const absent = new Map<HockeyPlayer, 'injured' | 'ill'>();
  const play = (position: HockeyPlayer['position']): HockeyPlayer[] => {
    const ranked = squad
      .filter((player) => player.position === position)
      .map((player) => ({
        player,
        rank: player.quality + random.normal() * ROTATION,
        isIll: random.chance(ILL_SHARE),
      }))
      .toSorted((one, other) => other.rank - one.rank);
    const hurt = ranked.find(({ player }) => isInjured(seed, fixture, side, player));
    const sits = hurt ?? ranked.find(({ isIll }) => isIll) ?? ranked.at(-1);
    if (sits !== undefined && (hurt !== undefined || sits.isIll)) {
      absent.set(sits.player, hurt === undefined ? 'ill' : 'injured');
    }
    return ranked.filter((one) => one !== sits).map(({ player }) => player);
  };
  const [defenders, forwards] = [play('DF'), play('FW')];
  return {
    starting: [...present(first), ...defenders.slice(0, 2), ...forwards.slice(0, 3)],
    substitutes: [...present(second), ...defenders.slice(2), ...forwards.slice(3)],
    absent,
  };
}

function present(player: HockeyPlayer | undefined): HockeyPlayer[] {
  return player === undefined ? [] : [player];
}

/** The days a player misses in a season depend on the player only, not on the requested match. */
function isInjured(
  seed: number,
  { season, startsAt, ...fixture }: HockeyFixture,
  side: Side,
  { en }: HockeyPlayer,
): boolean {
  const random = randomOf(seed, 'injury', fixture[side].key, season.name, en);
  if (!random.chance(INJURY_SHARE)) return false;
  const days = (season.weeks + season.playOffWeeks) * 7;
  const from = season.firstDay + random.integer(-SHORTEST_DAYS, days);
  const length = SHORTEST_DAYS + Math.floor(random.next() ** 2 * (LONGEST_DAYS - SHORTEST_DAYS));
  const day = startsAt / DAY_SECONDS;
  return day >= from && day < from + length;
}
