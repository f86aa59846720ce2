import type { Answer } from '../answers/answer.ts';
import type { AnswerReader } from '../answers/provider.ts';
import type { Reading } from '../answers/reading.ts';
import { apiSportsQuota, type Envelope, noteOthers, openEnvelope } from '../parts/api-sports.ts';
import type { Sides } from '../parts/api-sports-rows.ts';
import { type Draft, openDraft } from '../parts/draft.ts';
import { openMatchCourse } from '../parts/match-course.ts';
import { openRemembered } from '../parts/remembered.ts';
import type { Clock } from '../values/minute-of-state.ts';
import { keyOf, listOf, reach } from '../values/soft.ts';
import { namesInRow, readEvents } from './events.ts';
import { readFixture } from './fixtures.ts';
import { readLeague } from './leagues.ts';
import { absentBy, addLineup, fieldedBy, type KnownPlayers } from './lineups.ts';
import { readLiveOdds } from './live-odds.ts';
import { readOdds } from './odds.ts';
import { isSquad, openSquads } from './squads.ts';
import { readStatistics } from './statistics.ts';

/** A detail of a fixture that names its teams, but not which of them plays at home. */
interface Detail {
  readonly path: string;
  readonly kind: 'events' | 'statistics' | 'lineups' | 'injuries';
  readonly rows: readonly unknown[];
  readonly at: number;
  /** Of a running match, where the same row has it. */
  readonly clock?: Clock;
}

const MOST_FIXTURES = 2_000;
const MOST_WAITING = 500;
const MOST_DETAILS = 8;

/** What a row of an answer is, by its fields. */
function kindOf(
  row: unknown,
): Detail['kind'] | 'fixture' | 'odds' | 'live' | 'league' | 'squad' | 'other' {
  const has = (...fields: string[]) => fields.every((field) => reach(row, field) !== undefined);
  if (has('fixture', 'teams', 'goals')) return 'fixture';
  if (has('fixture', 'bookmakers')) return 'odds';
  if (has('fixture', 'odds')) return 'live';
  if (has('player', 'team', 'fixture')) return 'injuries';
  if (has('league', 'seasons')) return 'league';
  if (has('time', 'team', 'type')) return 'events';
  if (has('team', 'startXI')) return 'lineups';
  if (has('team', 'statistics')) return 'statistics';
  if (has('team', 'players') && isSquad(row)) return 'squad';
  return 'other';
}

/** Reads answers of API-Football; it remembers which side each team of a fixture is. */
export function openApiFootballReader(): AnswerReader {
  const course = openMatchCourse();
  const sides = openRemembered<Sides>(MOST_FIXTURES);
  const waiting = openRemembered<Detail[]>(MOST_WAITING);
  const players = openRemembered<KnownPlayers>(MOST_FIXTURES);
  const squads = openSquads();

  const readDetail = (draft: Draft, key: string, own: Sides, detail: Detail): void => {
    const { path, kind, rows, at } = detail;
    const of = { key, seq: at, sides: own, ...(detail.clock && { clock: detail.clock }) };
    if (kind === 'events') readEvents(draft, path, rows, of, false);
    else if (kind === 'statistics') readStatistics(draft, path, rows, of);
    else readPlayers(draft, key, own, detail);
  };

  const readPlayers = (draft: Draft, key: string, own: Sides, detail: Detail): void => {
    const { path, kind, rows, at } = detail;
    const known = players.get(key) ?? {};
    const field = kind === 'lineups' ? 'fielded' : 'absent';
    if ((known[field]?.seq ?? -1) > at) return;
    if (kind === 'lineups') {
      const fielded = fieldedBy(rows, own);
      if (fielded === undefined) return;
      known.fielded = { seq: at, sides: fielded };
    } else known.absent = { seq: at, sides: absentBy(rows, own) };
    players.set(key, known);
    addLineup(draft, path, key, known);
  };

  const readRow = (draft: Draft, path: string, row: unknown, at: number): void => {
    const fixture = readFixture(draft, path, row, { at, course });
    if (fixture === undefined) return;
    const { key, sides: own, league, isGoalless, clock, addScore } = fixture;
    sides.set(key, own);
    squads.noteFixture(draft, league, own);
    const events = reach(row, 'events');
    const of = { key, seq: at, sides: own, names: namesInRow(row) };
    const redCards = Array.isArray(events)
      ? readEvents(draft, `${path}.events`, listOf(events), of, isGoalless)
      : undefined;
    addScore(redCards);
    for (const kind of ['lineups', 'statistics'] as const) {
      const rows = listOf(reach(row, kind));
      const detail = { path: `${path}.${kind}`, kind, rows, at, clock };
      if (rows.length > 0) readDetail(draft, key, own, detail);
    }
    for (const detail of waiting.take(key) ?? []) readDetail(draft, key, own, detail);
  };

  const addDetail = (draft: Draft, key: string | undefined, detail: Detail): void => {
    if (key === undefined) return draft.leave(detail.path, 'the answer does not name its fixture');
    const own = sides.get(key);
    if (own !== undefined) return readDetail(draft, key, own, detail);
    draft.note(detail.path, `fixture ${key} is not known yet; its ${detail.kind} wait for it`);
    const others = (waiting.get(key) ?? []).slice(1 - MOST_DETAILS);
    return waiting.set(key, [...others, detail]);
  };

  const readEnvelope = (draft: Draft, envelope: Envelope, at: number) => {
    const { rows, at: field, parameters } = envelope;
    let others = 0;
    const details = new Map<string | undefined, Detail & { rows: unknown[] }>();
    rows.forEach((row, index) => {
      const path = `${field}[${index}]`;
      const kind = kindOf(row);
      if (kind === 'fixture') readRow(draft, path, row, at);
      else if (kind === 'odds') readOdds(draft, path, row, at);
      else if (kind === 'live') readLiveOdds(draft, path, row, at);
      else if (kind === 'league') readLeague(draft, path, row);
      else if (kind === 'squad') squads.read(draft, { path, row, at });
      else if (kind === 'other') others += 1;
      else {
        const fixture = kind === 'injuries' ? reach(row, 'fixture', 'id') : parameters['fixture'];
        const key = keyOf(fixture);
        const detail = details.get(key) ?? { path, kind, rows: [], at };
        detail.rows.push(row);
        details.set(key, detail);
      }
    });
    for (const [key, detail] of details) addDetail(draft, key, detail);
    noteOthers(draft, envelope, others);
  };

  return {
    read(answer: Answer): Reading {
      const quota = apiSportsQuota(answer);
      const draft = openDraft();
      const opened = openEnvelope(answer);
      if (opened.failure !== undefined) return draft.reading({ quota, failure: opened.failure });
      readEnvelope(draft, opened.envelope, answer.at);
      return draft.reading({ quota, page: opened.envelope.page });
    },
  };
}
