import { americanOdds, fractionalOdds, ODDS_FORMATS, type OddsFormat } from '@tipmark/domain';
import { formatOdds } from '@tipmark/remote-kit/i18n';
import { readStored, storeLocally } from '@tipmark/remote-kit/storage';
import { useSyncExternalStore } from 'react';

const NAME = 'oddsFormat';
const YEAR_MS = 365 * 86_400_000;

const watchers = new Set<() => void>();

function watch(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

/** Remembers the format for this visitor. */
export function storeOddsFormat(format: OddsFormat): void {
  storeLocally(NAME, format, { lifeMs: YEAR_MS });
  for (const changed of watchers) changed();
}

const storedFormat = (): OddsFormat | undefined => {
  const stored = readStored(NAME);
  return ODDS_FORMATS.find((format) => format === stored);
};

/** The format of the address, or else the one this visitor chose before. */
export const useOddsFormat = (chosen: OddsFormat | undefined): OddsFormat => {
  const stored = useSyncExternalStore(watch, storedFormat, () => undefined);
  return chosen ?? stored ?? 'decimal';
};

const WRITTEN = {
  decimal: formatOdds,
  american: americanOdds,
  fractional: fractionalOdds,
} as const satisfies Record<OddsFormat, (odds: number) => string>;

export const oddsIn = (format: OddsFormat, odds: number | null | undefined): string =>
  odds === null || odds === undefined ? formatOdds(null) : WRITTEN[format](odds);
