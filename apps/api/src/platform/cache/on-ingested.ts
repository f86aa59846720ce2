import { SPORT } from '@tipmark/domain';
import type { Bus } from '../bus/bus.ts';
import { dayTopic, matchTopic } from './topics.ts';

/** The changes of an ingest: its matches, and the UTC days they are or were on, `yyyy-mm-dd`. */
export interface Touched {
  readonly days: ReadonlySet<string>;
  readonly matchIds?: ReadonlySet<number>;
}

/** More days than this and everything counts as touched. */
const MAX_DAYS = 100;
const MAX_MATCHES = 2_000;

/** Invalidates cached days and matches after an ingest. */
export function onIngested(bus: Bus, { days, matchIds = new Set() }: Touched): void {
  if (days.size > MAX_DAYS || matchIds.size > MAX_MATCHES) {
    bus.publish(['*']);
    return;
  }
  bus.publish([
    ...[...days].flatMap((day) => Object.values(SPORT).map((sport) => dayTopic(sport, day))),
    ...[...matchIds].map(matchTopic),
  ]);
}
