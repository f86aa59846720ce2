import type { NamedRecord } from './named-drafts.ts';

/**
 * What streams of one import have said last of leagues, teams, referees and bookmakers: file after
 * file says it again, and word for word it changes nothing.
 */
export interface ToldNames {
  /** Opens a batch on top of what is remembered. */
  open(): BatchNames;
}

export interface BatchNames {
  /** Leaves out what the last word on its key repeats. */
  newsIn<Named extends NamedRecord>(records: readonly Named[]): Named[];
  /** Remembers what the batch said; call after the commit. */
  keep(): void;
}

export function createToldNames(): ToldNames {
  const told = new Map<string, string>();
  return {
    open() {
      const now = new Map<string, string>();
      return {
        newsIn: (records) =>
          records.filter((record) => {
            const place = `${record.kind} ${record.source} ${record.key}`;
            const words = JSON.stringify(record);
            if ((now.get(place) ?? told.get(place)) === words) return false;
            now.set(place, words);
            return true;
          }),
        keep() {
          for (const [place, words] of now) told.set(place, words);
        },
      };
    },
  };
}
