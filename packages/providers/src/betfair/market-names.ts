import { keyOf, type Loose, listOf, objectOf, reach, textOf } from '../values/soft.ts';
import { runnerKey } from './market-book.ts';

/** What a catalogue, or the definitions of a historical file, call a market and its runners. */
export interface MarketNames {
  readonly marketName: string | undefined;
  readonly marketType: string | undefined;
  readonly eventTypeId: string | undefined;
  readonly eventId: string | undefined;
  readonly eventName: string | undefined;
  readonly countryCode: unknown;
  readonly competition: { readonly key: string; readonly name: string } | undefined;
  readonly startsAt: unknown;
  /** By id and handicap. */
  readonly runners: ReadonlyMap<string, string>;
}

/** Names of a row of `listMarketCatalogue`. */
export function namesOfCatalogue(row: unknown): MarketNames {
  const competition = reach(row, 'competition');
  const [key, name] = [keyOf(reach(competition, 'id')), textOf(reach(competition, 'name'))];
  return {
    marketName: textOf(reach(row, 'marketName')),
    marketType: textOf(reach(row, 'description', 'marketType')),
    eventTypeId: keyOf(reach(row, 'eventType', 'id')),
    eventId: keyOf(reach(row, 'event', 'id')),
    eventName: textOf(reach(row, 'event', 'name')),
    countryCode: reach(row, 'event', 'countryCode'),
    competition: key === undefined || name === undefined ? undefined : { key, name },
    startsAt: reach(row, 'marketStartTime'),
    runners: runnersOf(reach(row, 'runners'), {
      id: 'selectionId',
      handicap: 'handicap',
      name: 'runnerName',
    }),
  };
}

/** A definition of the live stream has no names; then those of the catalogue stay. */
export function namesOfDefinition(
  definition: Loose,
  known: MarketNames | undefined,
): MarketNames | undefined {
  const runners = runnersOf(definition['runners'], { id: 'id', handicap: 'hc', name: 'name' });
  const eventName = textOf(definition['eventName']);
  if (eventName === undefined || runners.size === 0) return known;
  return {
    marketName: textOf(definition['name']) ?? known?.marketName,
    marketType: textOf(definition['marketType']),
    eventTypeId: keyOf(definition['eventTypeId']),
    eventId: keyOf(definition['eventId']),
    eventName,
    countryCode: definition['countryCode'],
    competition: known?.competition,
    startsAt: definition['marketTime'],
    runners,
  };
}

function runnersOf(
  rows: unknown,
  fields: { id: string; handicap: string; name: string },
): Map<string, string> {
  const runners = new Map<string, string>();
  for (const row of listOf(rows)) {
    const name = textOf(reach(row, fields.name));
    if (objectOf(row) === undefined || name === undefined) continue;
    runners.set(runnerKey(reach(row, fields.id), reach(row, fields.handicap)), name);
  }
  return runners;
}

/** The two sides of `Home v Away`; American events are written `Away @ Home`. */
export function sidesOfEvent(
  name: string | undefined,
): { readonly home: string; readonly away: string } | undefined {
  const [, first, between, second] = /^(.+?) (v|vs|@) (.+)$/i.exec(name ?? '') ?? [];
  const [one, other] = [textOf(first), textOf(second)];
  if (one === undefined || other === undefined || one === other) return undefined;
  return between === '@' ? { home: other, away: one } : { home: one, away: other };
}
