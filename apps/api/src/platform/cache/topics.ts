import type { Sport } from '@tipmark/domain';
import { DAY_SECONDS } from '@tipmark/domain';

/** Matches of a sport that start on a UTC day. */
export function dayTopic(sport: Sport, utcDay: string): string {
  return `day:${sport}:${utcDay}`;
}

/** One match: its page and the tabs of it. */
export function matchTopic(matchId: number): string {
  return `match:${matchId}`;
}

export function utcDayOf(timestampSeconds: number): string {
  return new Date(timestampSeconds * 1_000).toISOString().slice(0, 10);
}

/** Topics of every UTC day that a span of time touches. */
export function dayTopics(sport: Sport, fromSeconds: number, untilSeconds: number): string[] {
  const topics: string[] = [];
  const first = Math.floor(fromSeconds / DAY_SECONDS) * DAY_SECONDS;
  for (let day = first; day < untilSeconds; day += DAY_SECONDS) {
    topics.push(dayTopic(sport, utcDayOf(day)));
  }
  return topics;
}

const PRIVATE = 'private:';

/** A topic for the API's own processes: no visible data becomes out of date by it. */
export function privateTopic(name: string): string {
  return `${PRIVATE}${name}`;
}

/** Tips on this match changed: posted, changed, settled, hidden. */
export const tipsTopic = (matchId: number): string => privateTopic(`tips:${matchId}`);

/** A user hides or shows their statistics, or is deleted. */
export const capperTopic = (userId: number): string => privateTopic(`capper:${userId}`);

/** A user's notifications changed: there is a new one, or some were read. */
export const noticesTopic = (userId: number): string => privateTopic(`notices:${userId}`);

/** @returns whose notifications it is about */
export function userOfNotices(topic: string): number | undefined {
  const [, id] = /^private:notices:(\d+)$/.exec(topic) ?? [];
  return id === undefined ? undefined : Number(id);
}

export function isPrivateTopic(topic: string): boolean {
  return topic.startsWith(PRIVATE);
}
