import { DAY_SECONDS } from '@tipmark/domain';
import type { SoccerResult } from '../soccer/soccer-match.ts';

const START_SECONDS = Date.UTC(2021, 7, 7, 15) / 1_000;

interface Seasons {
  readonly seed: number;
  readonly teams?: number;
  readonly rounds?: number;
  readonly leagueKey?: string;
  readonly hasShots?: boolean;
  readonly hasOdds?: boolean;
}

/** Rounds of a made-up league, a week apart, all matches of a round at one instant. */
export function playedSeasons({
  seed,
  teams = 8,
  rounds = 20,
  leagueKey = 'league',
  hasShots = true,
  hasOdds = true,
}: Seasons): SoccerResult[] {
  const chance = chanceOf(seed);
  return Array.from({ length: rounds }, (_, round) =>
    pairsOfRound(teams, round).map(([home, away]) => {
      const strength = (team: number) => 1 + 0.8 * (team / teams - 0.5);
      const expected = [(1.5 * strength(home)) / strength(away), strength(away) / strength(home)];
      const [homeGoals = 1, awayGoals = 1] = expected;
      const result: SoccerResult = {
        id: `${leagueKey}-${round}-${home}-${away}`,
        kickoffSeconds: START_SECONDS + round * 7 * DAY_SECONDS,
        leagueKey,
        homeKey: `team-${home}`,
        awayKey: `team-${away}`,
        goals: [poisson(homeGoals, chance), poisson(awayGoals, chance)],
        shots: hasShots
          ? [poisson(homeGoals * 9, chance), poisson(awayGoals * 9, chance)]
          : undefined,
        shotsOnTarget: hasShots
          ? [poisson(homeGoals * 3, chance), poisson(awayGoals * 3, chance)]
          : undefined,
        closingOdds: hasOdds ? closingOdds(homeGoals / (homeGoals + awayGoals)) : undefined,
      };
      return result;
    }),
  ).flat();
}

/** A round-robin by the circle method; odd turns swap the venue. */
function pairsOfRound(teams: number, round: number): [number, number][] {
  const shift = round % (teams - 1);
  const rotated = Array.from({ length: teams - 1 }, (_, i) => 1 + ((i + shift) % (teams - 1)));
  const order = [0, ...rotated];
  const isSwapped = Math.floor(round / (teams - 1)) % 2 === 1;
  return Array.from({ length: teams / 2 }, (_, i): [number, number] => {
    const [one, other] = [order[i] ?? 0, order[teams - 1 - i] ?? 0];
    return isSwapped ? [other, one] : [one, other];
  });
}

function closingOdds(homeShare: number): [number, number, number] {
  const home = 0.74 * homeShare;
  return [home, 0.26, 0.74 - home].map((share) => Math.round(950 / share)) as [
    number,
    number,
    number,
  ];
}

function poisson(mean: number, chance: () => number): number {
  let [count, product] = [0, chance()];
  while (product > Math.exp(-mean)) {
    count += 1;
    product *= chance();
  }
  return count;
}

/** mulberry32 */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
