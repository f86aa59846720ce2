import { HOUR_SECONDS } from '@tipmark/domain';
import type { Random } from '../chance/random.ts';

const EVEN_SHARE = 0.7;
/** Share of matches in which the market opens badly wrong and is corrected immediately. */
const TEAM_NEWS_SHARE = 0.1;
/** Share of those in which it happens within minutes, one bookmaker after another. */
const STEAM_SHARE = 0.6;
/** Seconds after the first move at which the others follow. */
const STEAM_SECONDS = [45, 100, 190];
const LATEST_STEAM_SECONDS = 1_800;

export interface PriceMoments {
  /** Unix seconds, ascending. */
  readonly instants: readonly number[];
  /** Index of the moment of team news. */
  readonly teamNewsAt: number | undefined;
  /** Indexes of the moments of a steam move. */
  readonly steam: ReadonlySet<number>;
}

/** Denser on the last day, the last one minutes before the start. */
export function priceMoments(
  { startsAt, opensAt, count }: { startsAt: number; opensAt: number; count: number },
  random: Random,
): PriceMoments {
  const opens = Math.max(HOUR_SECONDS, startsAt - opensAt);
  const between = Array.from({ length: Math.max(1, count - 2) }, () => {
    const share = random.next() ** (random.chance(EVEN_SHARE) ? 1 : 3);
    return Math.round(900 + share * (opens - 1_800));
  });
  const hasTeamNews = random.chance(TEAM_NEWS_SHARE);
  const isSteam = random.chance(STEAM_SHARE) && hasTeamNews;
  const first = Math.round(
    LATEST_STEAM_SECONDS + random.next() ** 2 * (opens - 2 * LATEST_STEAM_SECONDS),
  );
  const burst = isSteam ? [first, ...STEAM_SECONDS.map((after) => first - after)] : [];
  const before = [opens, ...between, ...burst, random.integer(120, 600)];
  const instants = [...new Set(before)]
    .toSorted((one, other) => other - one)
    .map((left) => startsAt - left);
  const steam = new Set(burst.map((left) => instants.indexOf(startsAt - left)));
  const quiet = hasTeamNews ? random.integer(1, Math.max(1, instants.length - 1)) : undefined;
  return { instants, teamNewsAt: isSteam ? Math.max(1, Math.min(...steam)) : quiet, steam };
}
