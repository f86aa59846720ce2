import type { FeedRecord } from '@tipmark/contract/feed';
import type { Note, Provider, Reading } from '@tipmark/providers';

const ABSENT = 404;

interface PlainBody {
  readonly plain: string;
  readonly records: readonly FeedRecord[];
  readonly notes?: readonly Note[];
}

const isPlain = (body: unknown, name: string): body is PlainBody =>
  (body as Partial<PlainBody> | null)?.plain === name;

/** A provider whose answers are feed records; it notes in `heard` when each arrived. */
export function plainProvider(name: string, heard: [at: number, call: string | undefined][] = []) {
  const provider: Provider = {
    name,
    recognizes: (body) => isPlain(body, name),
    openReader: () => ({
      read({ at, call, status, body }): Reading {
        heard.push([at, call]);
        if (status === ABSENT) {
          const failure = { kind: 'absent', text: 'nothing is there' } as const;
          return { records: [], notes: [], failure };
        }
        try {
          const { records, notes = [] } = JSON.parse(body) as PlainBody;
          return { records, notes };
        } catch {
          const failure = { kind: 'body', text: 'is not JSON' } as const;
          return { records: [], notes: [], failure };
        }
      },
    }),
  };
  return { provider, heard };
}

export const plainBody = (
  name: string,
  records: readonly FeedRecord[],
  notes: readonly Note[] = [],
): PlainBody => ({ plain: name, records, notes });
