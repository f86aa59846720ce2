import type { SiteLinePoint } from './price-history.ts';
import { siteLine } from './site-line.ts';

/**
 * While a match runs a price that is not confirmed for so long counts no more: a goal may have been
 * scored since, and nobody would take it.
 */
export const IN_PLAY_FRESH_SECONDS = 240;

/** What a bookmaker said of one outcome while the match was on; null = taken back. */
export type InPlayWord = {
  readonly bookmaker: number;
  /** Unix seconds. */
  readonly at: number;
  readonly milliOdds: number | null;
};

/** Whether a price of a running match may still stand as one that is taken. */
export function isFreshInPlay(confirmedAt: number, nowSeconds: number): boolean {
  return nowSeconds - confirmedAt < IN_PLAY_FRESH_SECONDS;
}

/**
 * The site line of one outcome while the match runs: the median of the bookmakers that stand by
 * their last price, one point a change, null = nobody takes it. Silence ends a price as well.
 * @param until silence after this is not yet known of; unix seconds
 */
export function inPlayLine(words: readonly InPlayWord[], until: number): SiteLinePoint[] {
  const ordered = words.toSorted((one, other) => one.at - other.at);
  const expiries = ordered.map(({ at }) => at + IN_PLAY_FRESH_SECONDS).filter((at) => at <= until);
  const instants = [...new Set([...ordered.map(({ at }) => at), ...expiries])].sort(
    (one, other) => one - other,
  );
  const latest = new Map<number, InPlayWord>();
  const line: SiteLinePoint[] = [];
  let heard = 0;
  for (const at of instants) {
    for (let word = ordered[heard]; word !== undefined && word.at <= at; word = ordered[heard]) {
      latest.set(word.bookmaker, word);
      heard += 1;
    }
    const milliOdds = siteLine(
      [...latest.values()].flatMap((word) =>
        word.milliOdds !== null && isFreshInPlay(word.at, at) ? [word.milliOdds] : [],
      ),
    );
    if (milliOdds !== (line.at(-1)?.milliOdds ?? null)) line.push({ at, milliOdds });
  }
  return line;
}
