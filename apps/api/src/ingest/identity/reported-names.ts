import type { NamedRecord } from './named-drafts.ts';

/**
 * The last records of leagues, teams, referees and bookmakers in the streams of one import: every
 * file repeats them, and an exact repetition changes nothing.
 */
export interface ReportedNames {
  /** Opens a batch on top of what is remembered. */
  open(): BatchNames;
}

export interface BatchNames {
  /** Omits records that repeat the last one of their key. */
  unseenIn<Named extends NamedRecord>(records: readonly Named[]): Named[];
  /** Remembers the records of the batch; call after the commit. */
  keep(): void;
}

export function createReportedNames(): ReportedNames {
  const reported = new Map<string, string>();
  return {
    open() {
      const now = new Map<string, string>();
      return {
        unseenIn: (records) =>
          records.filter((record) => {
            const key = `${record.kind} ${record.source} ${record.key}`;
            const content = JSON.stringify(record);
            if ((now.get(key) ?? reported.get(key)) === content) return false;
            now.set(key, content);
            return true;
          }),
        keep() {
          for (const [key, content] of now) reported.set(key, content);
        },
      };
    },
  };
}
