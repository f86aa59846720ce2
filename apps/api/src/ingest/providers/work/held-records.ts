import type { FeedLine, FeedRecord } from '@tipmark/contract/feed';

/** Schedules are read three times a day: a match is named at most so much later. */
export const HELD_SECONDS = 12 * 3_600;
/** Further ones are refused at once. */
const MOST_HELD = 2_000;
/** Another process may have learned of the match. */
const AGAIN_SECONDS = 300;

type OfMatch = FeedRecord & { readonly matchKey: string };

interface Held {
  readonly line: FeedLine;
  readonly record: OfMatch;
  readonly since: number;
  /** When it last did not find its match. */
  readonly triedAt: number;
}

/**
 * What answers of a provider report of matches that none has named yet. It is applied with the
 * answer that names the match, and refused if that has not come in time.
 */
export interface HeldRecords {
  /** @returns whether it waits; otherwise it is to be refused */
  hold(line: FeedLine, at: number): boolean;
  /**
   * Applies records together with what waited for them; what still finds no match is to be held.
   * @throws what `apply` throws; then everything waits as before
   */
  applyWith<Result>(
    records: readonly FeedRecord[],
    at: number,
    apply: (waited: readonly FeedLine[]) => Promise<Result>,
  ): Promise<Result>;
  readonly size: number;
}

const isOfMatch = (record: unknown): record is OfMatch =>
  typeof record === 'object' && record !== null && 'matchKey' in record;

/** A later report takes the place of an earlier one; prices are each of their own time. */
function identityOf(record: OfMatch): string {
  const key = 'key' in record ? record.key : '';
  const at = 'at' in record && !('seq' in record) ? record.at : '';
  const phase = 'phase' in record ? (record.phase ?? '') : '';
  return [record.kind, record.matchKey, key, at, phase].join(' ');
}

const seqOf = (record: FeedRecord): number => ('seq' in record ? record.seq : 0);

export function createHeldRecords(most = MOST_HELD): HeldRecords {
  let held = new Map<string, Held>();
  /** Those that are being tried. */
  let tried = new Map<string, Held>();

  return {
    hold(line, at) {
      const { record } = line;
      if (!isOfMatch(record)) return false;
      const identity = identityOf(record);
      const known = held.get(identity);
      if (known === undefined && held.size >= most) return false;
      const since = known?.since ?? tried.get(identity)?.since ?? at;
      if (at - since >= HELD_SECONDS) return false;
      const isLater = known === undefined || seqOf(record) >= seqOf(known.record);
      held.set(identity, { ...(isLater ? { line, record } : known), since, triedAt: at });
      return true;
    },
    async applyWith(records, at, apply) {
      const named = new Set(records.flatMap((one) => (one.kind === 'match' ? one.key : [])));
      const isDue = ({ record, triedAt }: Held) =>
        named.has(record.matchKey) || at - triedAt >= AGAIN_SECONDS;
      const before = new Map(held);
      tried = new Map([...held].filter(([, one]) => isDue(one)));
      held = new Map([...held].filter(([, one]) => !isDue(one)));
      try {
        return await apply([...tried.values()].map(({ line }) => line));
      } catch (error) {
        held = before;
        throw error;
      } finally {
        tried = new Map();
      }
    },
    get size() {
      return held.size;
    },
  };
}
