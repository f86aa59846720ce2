import { appendFile, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** One line of the log. It does not identify the browser. */
export interface PromoRecord {
  readonly at: number;
  readonly kind: 'click' | 'show';
  readonly place: string;
  readonly link: number;
  readonly bookieName: string;
  readonly erid: string;
  readonly country: string;
}

export interface PromoLog {
  write(record: PromoRecord): Promise<void>;
}

interface LogOptions {
  readonly folder: string;
  readonly warn: (message: string) => void;
  /** Size limit of a day's file, so that the log cannot fill the disk. */
  readonly maxBytesOfDay?: number;
}

const MAX_BYTES_OF_DAY = 50_000_000;

export const logFileOf = (atSeconds: number): string =>
  `${new Date(atSeconds * 1000).toISOString().slice(0, 10)}.jsonl`;

/** A file for each day, to which several processes may append at once. */
export function createPromoLog({
  folder,
  warn,
  maxBytesOfDay = MAX_BYTES_OF_DAY,
}: LogOptions): PromoLog {
  let fullDay = '';
  return {
    async write(record) {
      const name = logFileOf(record.at);
      if (name === fullDay) return;
      const file = path.join(folder, name);
      try {
        await mkdir(folder, { recursive: true });
        const size = (await stat(file).catch(() => undefined))?.size ?? 0;
        if (size >= maxBytesOfDay) {
          fullDay = name;
          warn(`promotions: the log ${name} is full, nothing more of this day is counted`);
          return;
        }
        await appendFile(file, `${JSON.stringify(record)}\n`);
      } catch (error) {
        warn(`promotions: a line could not be logged: ${String(error)}`);
      }
    },
  };
}
