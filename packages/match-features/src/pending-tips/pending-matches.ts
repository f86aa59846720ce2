import { type KeptValueOptions, readStored, storeLocally } from '@tipmark/remote-kit/storage';

const NAME = 'pending_matches';
const LIFE_MS = 86_400e3;
/** More than a guest's tips can wait on. */
const MOST = 10;

/** What a guest saw of the match a tip of theirs is on. */
export interface PendingMatch {
  /** As the guest read it: `Zenit – Spartak`. */
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

const storeOptionsOf = ({ page = document, nowMs = Date.now() }: KeptValueOptions) => {
  const view = page.defaultView as Window | null;
  return { nowMs, ...(view && { view }) };
};

function known(options: KeptValueOptions): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(readStored(NAME, storeOptionsOf(options)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Remembers what a match is called, for a page that has only its address; the last ones go on. */
export function keepPendingMatch(
  matchUrl: string,
  match: PendingMatch,
  options: KeptValueOptions = {},
): void {
  const others = Object.entries(known(options)).filter(([url]) => url !== matchUrl);
  const last = [...others, [matchUrl, match] as const].slice(-MOST);
  const text = JSON.stringify(Object.fromEntries(last));
  storeLocally(NAME, text, { ...storeOptionsOf(options), lifeMs: LIFE_MS });
}

/** What a match is called, where this browser remembers it. */
export function keptPendingMatch(
  matchUrl: string,
  options: KeptValueOptions = {},
): PendingMatch | undefined {
  const matches = known(options);
  const match = Object.hasOwn(matches, matchUrl) ? matches[matchUrl] : undefined;
  return isMatch(match) ? { teams: match.teams, startsAt: match.startsAt } : undefined;
}
