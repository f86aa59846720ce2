import {
  contradictionIn,
  type EventRecord,
  type FeedLine,
  type FeedRecord,
  type MatchRecord,
  type ScoreRecord,
  schemaFault,
} from '@tipmark/contract/feed';
import type { Sport } from '@tipmark/domain';
import { EarlierResults } from './earlier-results.ts';
import { HeldReferences } from './held-references.ts';
import { nameFault } from './name-fault.ts';

/** The lines of one match, which follow each other in every format. */
interface MatchLines {
  key: string;
  lines: FeedLine[];
  match: MatchRecord;
  score?: ScoreRecord;
  events: EventRecord[];
}

/**
 * Refuses matches whose parts contradict each other, the clock or earlier matches of the file, or
 * whose teams are no names: a row becomes one refused line instead of its records, and nothing that
 * only refused rows refer to is passed on. Lines that are refused already, and other records, are
 * passed on.
 */
export function* refuseContradictions(
  lines: Iterable<FeedLine>,
  nowSeconds: number,
): Generator<FeedLine> {
  const file: FileState = {
    nowSeconds,
    sports: createSports(),
    names: new Map(),
    held: new HeldReferences(),
    earlier: new EarlierResults(),
  };
  let open: MatchLines | undefined;
  for (const line of lines) {
    const record = line.refusal === undefined ? (line.record as FeedRecord) : undefined;
    if (open !== undefined && isAbout(record, open)) {
      add(open, line, record);
      continue;
    }
    if (open !== undefined) yield* checked(open, file);
    open = record?.kind === 'match' ? startOf(record, line) : undefined;
    if (open !== undefined) continue;
    if (record === undefined) yield line;
    else yield* passed(line, record, file);
  }
  if (open !== undefined) yield* checked(open, file);
  yield* file.held.rest();
}

interface FileState {
  readonly nowSeconds: number;
  readonly sports: ReturnType<typeof createSports>;
  /** Teams whose names are none, by key, and why. */
  readonly names: Map<string, string>;
  readonly held: HeldReferences;
  readonly earlier: EarlierResults;
}

function* passed(line: FeedLine, record: FeedRecord, file: FileState): Generator<FeedLine> {
  file.sports.note(record);
  const fault = record.kind === 'team' ? nameFault(record.name.en) : undefined;
  if (record.kind === 'team' && fault !== undefined) file.names.set(record.key, fault);
  if (fault !== undefined || file.held.holds(line, record)) return;
  yield* file.held.release(record);
  yield line;
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

function* checked(of: MatchLines, file: FileState): Generator<FeedLine> {
  const { lines, match, score } = of;
  const [first] = lines;
  const refusal = refusalOf(of, file);
  if (refusal === undefined || first === undefined) {
    yield* file.held.release(match);
    yield* lines;
    return;
  }
  file.held.refuse(match);
  const record = { source: match.source, match, ...(score === undefined ? {} : { score }) };
  yield { ...first, record, refusal };
}

function refusalOf(
  { lines, match, score, events }: MatchLines,
  { nowSeconds, sports, names, earlier }: FileState,
): string | undefined {
  const sport = sports.of(match);
  return (
    names.get(match.homeKey) ??
    names.get(match.awayKey) ??
    // One invalid record refuses the others of its row, too: nothing is half stored.
    firstFault(lines) ??
    (sport && contradictionIn(sport, { match, score, events }, nowSeconds)) ??
    earlier.add(match, score, lines[0]?.line ?? 0)
  );
}

function firstFault(lines: readonly FeedLine[]): string | undefined {
  for (const { record } of lines) {
    const fault = schemaFault(record);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
