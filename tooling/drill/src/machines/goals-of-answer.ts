import { decodeMatch, type WireMatch } from '@tipmark/contract/match-wire';
import { numberOfMatch } from '../streams/match-day.ts';

interface Day {
  readonly leagues: readonly { readonly matches: readonly WireMatch[] }[];
}

const isDay = (value: object): value is Day => 'leagues' in value && Array.isArray(value.leagues);

/** The first list of a day within some data, wherever it is. */
function dayIn(data: unknown): Day | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  if (isDay(data)) return data;
  for (const part of Object.values(data)) {
    const day = dayIn(part);
    if (day !== undefined) return day;
  }
  return undefined;
}

/** The data that a page carries for its scripts. */
const BOOT = /<script id="boot" type="application\/json">(.*?)<\/script>/s;

/** By match the goals of the home team that a page or a call shows; undefined: there is no day. */
export function goalsOfDay(body: string): ReadonlyMap<number, number> | undefined {
  const json = body.startsWith('{') ? body : BOOT.exec(body)?.[1];
  const day = dayIn(parsed(json ?? ''));
  if (day === undefined) return undefined;
  const goals = new Map<number, number>();
  for (const wire of day.leagues.flatMap(({ matches }) => matches)) {
    const { home } = decodeMatch(wire);
    const number = numberOfMatch(home.name);
    if (number !== undefined) goals.set(number, home.score ?? 0);
  }
  return goals;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
