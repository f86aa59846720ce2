import { MATCH_STATUS } from '@tipmark/domain';
import { civilDay } from './calendar/civil-day.ts';
import { createHockey } from './hockey/hockey-world.ts';
import { createSoccer } from './soccer/soccer-world.ts';
import { createTennis } from './tennis/tennis-world.ts';

const LAST_DAY = civilDay(2026, 11, 26);
/** Days of the past that a new site emits. */
const DAYS = 60;

/** So many matches of a status cannot be chance. */
const ENOUGH_MOVED = 6;

type Counts = ReadonlyMap<number, number>;

function isComplete(counts: Counts): boolean {
  return missingOf(counts).length === 0 && (counts.get(MATCH_STATUS.moved) ?? 0) >= ENOUGH_MOVED;
}

function missingOf(counts: Counts): string[] {
  return Object.entries(MATCH_STATUS).flatMap(([name, status]) => (counts.has(status) ? [] : name));
}

/** How many matches were emitted with each status; stops at the day that completes them. */
function statusesOf(seed: number): Counts {
  const counts = new Map<number, number>();
  const sports = [createSoccer(seed), createHockey(seed), createTennis(seed)];
  for (let day = LAST_DAY; day > LAST_DAY - DAYS && !isComplete(counts); day -= 1) {
    for (const plan of sports.flatMap((sport) => sport.plansOn(day))) {
      const message = plan
        .briefUntil(plan.endsAt)
        .flatMap(({ record }) => ('status' in record ? record.status : []));
      for (const status of new Set(message)) counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  }
  return counts;
}

test('the two months that a new site emits have matches of every status', () => {
  const counts = statusesOf(1);
  expect(missingOf(counts)).toEqual([]);
  expect(counts.get(MATCH_STATUS.moved)).toBeGreaterThanOrEqual(ENOUGH_MOVED);
}, 120_000);
