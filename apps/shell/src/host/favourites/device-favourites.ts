import type { AccountFavourites } from '@tipmark/contract';
import { parseFavouriteKey } from '@tipmark/domain';
import {
  clearStored,
  FAVOURITES_STORED,
  readStored,
  storeFavourites,
  storeLocally,
} from '@tipmark/remote-kit/storage';
import { teamRouteOf } from '@tipmark/route-builder';

const SYNCED = 'synced_favourites';
const YEAR_MS = 31_536_000e3;

interface Synced {
  /** Whose account it is. */
  readonly url: string;
  /** What the account had at the last synchronisation of this device. */
  readonly keys: readonly string[];
}

/** Everything starred on this device, as keys of the account's form. */
export function deviceKeys(): readonly string[] {
  const keys = (readStored(FAVOURITES_STORED.keys) ?? '').split(' ');
  const teams = parsed(readStored(FAVOURITES_STORED.teams));
  const teamKeys = Array.isArray(teams)
    ? teams.map((team: { id?: unknown } | null) => `t${Number(team?.id)}`)
    : [];
  return [...new Set([...keys, ...teamKeys])].filter((key) => parseFavouriteKey(key) !== undefined);
}

/** The last synchronisation of this device; without one its stars are those of a guest. */
export function lastSynced(): Synced {
  const { url, keys } = (parsed(readStored(SYNCED)) ?? {}) as Partial<Synced>;
  return { url: url ?? '', keys: Array.isArray(keys) ? keys : [] };
}

/** Whether the stars of this device are those of some account. */
export const isSynced = (): boolean => readStored(SYNCED) !== undefined;

/** Adopts what the account has. */
export function storeAccountFavourites(url: string, { keys, teams }: AccountFavourites): void {
  const synced: Synced = { url, keys };
  storeLocally(SYNCED, JSON.stringify(synced), { lifeMs: YEAR_MS });
  const ownKeys = keys.filter((key) => !key.startsWith('t')).join(' ');
  const ownTeams = JSON.stringify(
    teams.flatMap(({ id, link, sportType, names }) => {
      const route = teamRouteOf(sportType);
      return route === undefined ? [] : [{ id, link, route, names }];
    }),
  );
  if (ownKeys !== (readStored(FAVOURITES_STORED.keys) ?? '')) {
    storeFavourites(FAVOURITES_STORED.keys, ownKeys);
  }
  if (ownTeams !== (readStored(FAVOURITES_STORED.teams) ?? '[]')) {
    storeFavourites(FAVOURITES_STORED.teams, ownTeams);
  }
}

/** Signing out removes the stars: they are in the account. */
export function clearDeviceFavourites(): void {
  clearStored(SYNCED);
  storeFavourites(FAVOURITES_STORED.keys, '');
  storeFavourites(FAVOURITES_STORED.teams, '[]');
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
