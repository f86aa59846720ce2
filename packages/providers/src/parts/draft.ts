import { type FeedRecord, schemaFault } from '@tipmark/contract/feed';
import type { Note, Reading } from '../answers/reading.ts';

/** A reading while it is made. */
export interface Draft {
  /**
   * Adds a record; fields that are undefined are left out. One that breaks the schema of feed
   * records becomes a note. What has a name is added once.
   * @returns whether it is in the reading
   */
  readonly add: (path: string, record: FeedRecord) => boolean;
  /** Something gave no record. */
  readonly leave: (path: string, text: string) => void;
  /** A record was made without this part; each text counts once. */
  readonly note: (path: string, text: string) => void;
  readonly reading: (more?: Omit<Reading, 'records' | 'notes'>) => Reading;
}

const NAMED: ReadonlySet<string> = new Set(['league', 'season', 'team', 'referee', 'bookmaker']);

export function openDraft(): Draft {
  const records: FeedRecord[] = [];
  const notes: Note[] = [];
  const named = new Set<string>();
  const noted = new Set<string>();
  const leave = (path: string, text: string) => void notes.push({ path, text, isPart: false });
  return {
    add(path, draft) {
      const record = withoutUndefined(draft);
      const name = NAMED.has(record.kind) && 'key' in record ? `${record.kind} ${record.key}` : '';
      if (name !== '' && named.has(name)) return true;
      const fault = schemaFault(record);
      if (fault !== undefined) {
        leave(path, `${record.kind}: ${fault}`);
        return false;
      }
      if (name !== '') named.add(name);
      records.push(record);
      return true;
    },
    leave,
    note(path, text) {
      if (noted.has(text)) return;
      noted.add(text);
      notes.push({ path, text, isPart: true });
    },
    reading: (more = {}) => withoutUndefined({ records, notes, ...more }),
  };
}

/** The same object without undefined fields, also inside objects; lists are not searched. */
function withoutUndefined<Value extends object>(value: Value): Value {
  const entries = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .map(([field, inner]) => [field, isPlain(inner) ? withoutUndefined(inner) : inner] as const);
  return Object.fromEntries(entries) as Value;
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
