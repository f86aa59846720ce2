import type { LineupRecord, LineupSide } from '@tipmark/contract/feed';
import { HOUR_SECONDS } from '@tipmark/domain';
import { SOURCE, type TimedRecord } from '../../timed-record.ts';
import type { HockeyFixture } from '../hockey-fixtures.ts';
import { type HockeyLineup, hockeyLineupOf } from './hockey-lineup.ts';
import type { HockeyPlayer } from './hockey-squads.ts';

/** Before the start: who is missing, and who plays. */
export const HOCKEY_ABSENCES_SECONDS = 20 * HOUR_SECONDS;
const PUBLISHED_SECONDS = HOUR_SECONDS;
/** After the announcement, should that be late. */
const KNOWN_SECONDS = 900;
/** Two defenders and three forwards in front of the goalie. */
const FORMATION = '2-3';

/** Reports of both teams before a match that is played. */
export function hockeyLineupRecords(
  seed: number,
  fixture: HockeyFixture,
  announcedAt: number,
): TimedRecord[] {
  const [home, away] = (['home', 'away'] as const).map((side) =>
    hockeyLineupOf(seed, fixture, side),
  ) as [HockeyLineup, HockeyLineup];
  return [HOCKEY_ABSENCES_SECONDS, PUBLISHED_SECONDS].map((before, index): TimedRecord => {
    const isPublished = before === PUBLISHED_SECONDS;
    const message: LineupRecord = {
      kind: 'lineup',
      source: SOURCE,
      matchKey: fixture.key,
      seq: index + 1,
      home: sideOf(home, isPublished),
      away: sideOf(away, isPublished),
    };
    return {
      at: Math.max(fixture.startsAt - before, announcedAt + KNOWN_SECONDS),
      record: message,
    };
  });
}

function sideOf({ starting, substitutes, absent }: HockeyLineup, isPublished: boolean): LineupSide {
  return {
    ...(isPublished ? { formation: FORMATION } : {}),
    starting: isPublished ? starting.map(emitted) : [],
    substitutes: isPublished ? substitutes.map(emitted) : [],
    absent: [...absent].map(([{ en }, reason]) => ({ name: en, reason })),
  };
}

function emitted({ en, number, position }: HockeyPlayer): LineupSide['starting'][number] {
  return { name: en, number, position };
}
