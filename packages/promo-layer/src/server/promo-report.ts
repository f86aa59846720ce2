import { z } from 'zod';

const line = z.object({
  at: z.number(),
  kind: z.enum(['click', 'show']),
  place: z.string(),
  link: z.number(),
  bookieName: z.string(),
});

type Line = z.output<typeof line>;

export interface PromoReport {
  readonly rows: readonly (readonly string[])[];
  /** Number of lines that are not valid lines of the log. */
  readonly unread: number;
}

const HEAD = ['day', 'bookmaker', 'place', 'link', 'shows', 'clicks', 'clicks of 100 shows'];

/** Views and clicks by day, bookmaker, place and link, with the totals in the last row. */
export function promoReport(logs: readonly string[]): PromoReport {
  const counts = new Map<string, { shows: number; clicks: number }>();
  const total = { shows: 0, clicks: 0 };
  let unread = 0;
  for (const text of logs.flatMap((log) => log.split('\n').filter(Boolean))) {
    const one = lineOf(text);
    if (!one) {
      unread += 1;
      continue;
    }
    const key = keyOf(one);
    const count = counts.get(key) ?? { shows: 0, clicks: 0 };
    counts.set(key, count);
    const counted = one.kind === 'show' ? 'shows' : 'clicks';
    count[counted] += 1;
    total[counted] += 1;
  }
  const body = [...counts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, count]) => [...key.split('\t'), ...countTexts(count)]);
  return { rows: [HEAD, ...body, ['all', '', '', '', ...countTexts(total)]], unread };
}

function lineOf(text: string): Line | undefined {
  try {
    return line.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

const keyOf = ({ at, bookieName, place, link }: Line): string =>
  [new Date(at * 1000).toISOString().slice(0, 10), bookieName, place || '-', link].join('\t');

const countTexts = ({ shows, clicks }: { shows: number; clicks: number }): readonly string[] => [
  String(shows),
  String(clicks),
  shows === 0 ? '-' : ((clicks / shows) * 100).toFixed(1),
];
