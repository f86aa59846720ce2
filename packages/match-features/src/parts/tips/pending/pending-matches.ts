import { readStored, type StoredValueOptions, storeLocally } from '@tipmark/remote-kit/storage';

const NAME = 'pending_matches';
const LIFE_MS = 86_400e3;
/** The most tips stored for a guest. */
const MOST = 10;

/** What a guest saw of the match their tip is on. */
export interface PendingMatch {
  /** As shown to the guest: `Zenit – Spartak`. */
  readonly teams: string;
  /** Unix seconds. */
  readonly startsAt: number;
}

const isMatch = (value: unknown): value is PendingMatch =>
  typeof value === 'object' &&
  value !== null &&
  'teams' in value &&
  typeof value.teams === 'string' &&
  'startsAt' in value &&
  typeof value.startsAt === 'number';

const storeOptionsOf = ({ page = document, nowMs = Date.now() }: StoredValueOptions) => {
  const view = page.defaultView as Window | null;
  return { nowMs, ...(view && { view }) };
};

function known(options: StoredValueOptions): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(readStored(NAME, storeOptionsOf(options)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/**
 * Stores the name of a match, for a page that only has its address; only the last ones are stored.
 */
export function storePendingMatch(
  matchUrl: string,
  match: PendingMatch,
  options: StoredValueOptions = {},
): void {
  const others = Object.entries(known(options)).filter(([url]) => url !== matchUrl);
  const last = [...others, [matchUrl, match] as const].slice(-MOST);
  const text = JSON.stringify(Object.fromEntries(last));
  storeLocally(NAME, text, { ...storeOptionsOf(options), lifeMs: LIFE_MS });
}

/** The name of a match, if stored in this browser. */
export function storedPendingMatch(
  matchUrl: string,
  options: StoredValueOptions = {},
): PendingMatch | undefined {
  const matches = known(options);
  const match = Object.hasOwn(matches, matchUrl) ? matches[matchUrl] : undefined;
  return isMatch(match) ? { teams: match.teams, startsAt: match.startsAt } : undefined;
}
