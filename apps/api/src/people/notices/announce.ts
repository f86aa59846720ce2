import type { Bus } from '../../platform/bus/bus.ts';
import { noticesTopic } from '../../platform/cache/topics.ts';
import { wakeOutbox } from '../../platform/outbox/enqueue.ts';

/** Topics in one message of the bus. */
const AT_ONCE = 1_000;

/** Shows new notices in the open tabs of users, and wakes the workers. Call it after the commit. */
export function announceNotices(bus: Bus, userIds: readonly number[]): void {
  if (userIds.length === 0) return;
  for (let from = 0; from < userIds.length; from += AT_ONCE) {
    bus.publish(userIds.slice(from, from + AT_ONCE).map(noticesTopic));
  }
  wakeOutbox(bus);
}
