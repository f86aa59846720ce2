import {
  type FeedLine,
  type FeedRecord,
  type FeedRecordKind,
  type RecordReference,
  referencesOf,
} from '@tipmark/contract/feed';

const HELD: ReadonlySet<FeedRecordKind> = new Set(['league', 'season', 'team', 'referee']);

const HOLDERS: ReadonlySet<FeedRecordKind> = new Set(['season', 'squad', 'match']);

/** What a record refers to that may be held back; reports about a match refer to nothing else. */
const heldBy = (record: FeedRecord): readonly RecordReference[] =>
  HOLDERS.has(record.kind) ? referencesOf(record) : [];

/**
 * Leagues, seasons, teams and referees of a file, held back until a match that is not refused
 * refers to them: a refused row opens no season and makes no team.
 */
export class HeldReferences {
  readonly #lines = new Map<string, FeedLine[]>();
  readonly #released = new Set<string>();
  readonly #refused = new Set<string>();

  /** Whether a line is held back; others are to be passed on. */
  holds(line: FeedLine, record: FeedRecord): boolean {
    if (!HELD.has(record.kind) || !('key' in record)) return false;
    const text = `${record.kind} ${record.key}`;
    if (this.#released.has(text)) return false;
    const lines = this.#lines.get(text);
    if (lines === undefined) this.#lines.set(text, [line]);
    else lines.push(line);
    return true;
  }

  /** What a record refers to, and what that refers to in turn, where it was held back so far. */
  *release(record: FeedRecord): Generator<FeedLine> {
    for (const [kind, key] of heldBy(record)) yield* this.#releaseOne(`${kind} ${key}`);
  }

  /** Notes to what a refused match refers. */
  refuse(record: FeedRecord): void {
    for (const [kind, key] of heldBy(record)) this.#refused.add(`${kind} ${key}`);
  }

  /** What no match refers to, at the end of the file. */
  *rest(): Generator<FeedLine> {
    for (const text of this.#lines.keys()) {
      if (!this.#refused.has(text)) yield* this.#releaseOne(text);
    }
  }

  *#releaseOne(text: string): Generator<FeedLine> {
    const lines = this.#lines.get(text);
    this.#released.add(text);
    if (lines === undefined) return;
    this.#lines.delete(text);
    for (const line of lines) {
      yield* this.release(line.record as FeedRecord);
      yield line;
    }
  }
}
