import type { LineupRecord, LineupSide } from '@tipmark/contract/feed';
import { HOUR_SECONDS } from '@tipmark/domain';
import { SOURCE, type TimedRecord } from '../../timed-record.ts';
import type { Fixture } from '../fixture.ts';
import type { Side } from '../play/incidents.ts';
import { lineupOf } from './lineup.ts';
import type { Lineup } from './lineup-shape.ts';
import type { SoccerPlayer } from './soccer-squad.ts';

/** Before the start: who is missing, and who plays. */
export const ABSENCES_SECONDS = 20 * HOUR_SECONDS;
const PUBLISHED_SECONDS = HOUR_SECONDS;

/** Reports of both teams before a match that is played. */
export function lineupRecords(seed: number, fixture: Fixture): TimedRecord[] {
  const { startsAt } = fixture;
  const sides = { home: lineupOf(seed, fixture, 'home'), away: lineupOf(seed, fixture, 'away') };
  return [
    record(fixture, startsAt - ABSENCES_SECONDS, 1, sides, false),
    record(fixture, startsAt - PUBLISHED_SECONDS, 2, sides, true),
  ];
}

function record(
  { key: matchKey }: Fixture,
  at: number,
  seq: number,
  { home, away }: Record<Side, Lineup>,
  isPublished: boolean,
): TimedRecord {
  const message: LineupRecord = {
    kind: 'lineup',
    source: SOURCE,
    matchKey,
    seq,
    home: sideOf(home, isPublished),
    away: sideOf(away, isPublished),
  };
  return { at, record: message };
}

function sideOf(
  { formation, starting, substitutes, absent }: Lineup,
  isPublished: boolean,
): LineupSide {
  return {
    ...(isPublished ? { formation } : {}),
    starting: isPublished ? starting.map(emitted) : [],
    substitutes: isPublished ? substitutes.map(emitted) : [],
    absent: [...absent].map(([{ en }, reason]) => ({ name: en, reason })),
  };
}

function emitted({ en, number, position }: SoccerPlayer): LineupSide['starting'][number] {
  return { name: en, number, position };
}
