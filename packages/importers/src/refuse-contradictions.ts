import {
  contradictionIn,
  type EventRecord,
  type FeedLine,
  type FeedRecord,
  type MatchRecord,
  type ScoreRecord,
} from '@tipmark/contract/feed';
import type { Sport } from '@tipmark/domain';

/** The lines of one match, which follow each other in every format. */
interface MatchLines {
  key: string;
  lines: FeedLine[];
  match: MatchRecord;
  score?: ScoreRecord;
  events: EventRecord[];
}

/**
 * Refuses matches whose parts contradict each other or the clock: a row becomes one refused line
 * instead of its records. Lines that are refused already, and other records, are passed on.
 */
export function* refuseContradictions(
  lines: Iterable<FeedLine>,
  nowSeconds: number,
): Generator<FeedLine> {
  const sports = createSports();
  let open: MatchLines | undefined;
  for (const line of lines) {
    const record = line.refusal === undefined ? (line.record as FeedRecord) : undefined;
    if (open !== undefined && isAbout(record, open)) {
      add(open, line, record);
      continue;
    }
    if (open !== undefined) yield* checked(open, sports.of(open.match), nowSeconds);
    open = record?.kind === 'match' ? startOf(record, line) : undefined;
    if (open !== undefined) continue;
    if (record !== undefined) sports.note(record);
    yield line;
  }
  if (open !== undefined) yield* checked(open, sports.of(open.match), nowSeconds);
}

/** Leagues state their sport, seasons their league. */
function createSports() {
  const ofLeagues = new Map<string, Sport>();
  const ofSeasons = new Map<string, Sport>();
  return {
    note(record: FeedRecord): void {
      if (record.kind === 'league') ofLeagues.set(record.key, record.sport);
      if (record.kind !== 'season') return;
      const sport = ofLeagues.get(record.leagueKey);
      if (sport !== undefined) ofSeasons.set(record.key, sport);
    },
    of: ({ seasonKey }: MatchRecord): Sport | undefined => ofSeasons.get(seasonKey),
  };
}

const startOf = (match: MatchRecord, line: FeedLine): MatchLines => ({
  key: match.key,
  lines: [line],
  match,
  events: [],
});

function isAbout(record: FeedRecord | undefined, { key }: MatchLines): record is FeedRecord {
  return record !== undefined && 'matchKey' in record && record.matchKey === key;
}

function add(open: MatchLines, line: FeedLine, record: FeedRecord): void {
  open.lines.push(line);
  if (record.kind === 'score') open.score = record;
  if (record.kind === 'event') open.events.push(record);
}

function* checked(
  { lines, match, score, events }: MatchLines,
  sport: Sport | undefined,
  nowSeconds: number,
): Generator<FeedLine> {
  const refusal = sport && contradictionIn(sport, { match, score, events }, nowSeconds);
  const [first] = lines;
  if (refusal === undefined || first === undefined) {
    yield* lines;
    return;
  }
  const record = { source: match.source, match, ...(score === undefined ? {} : { score }) };
  yield { ...first, record, refusal };
}
