import type { Db } from '../../../platform/database/connect.ts';
import { shown } from './raw.ts';
import { type StoredRow, storedRowsOf } from './testing/stored-facts-queries.ts';

/** One value of one row each: `1149519 score` → `2:1`. */
export type Facts = Map<string, string>;

/** What an answer and the database do not have in common. */
export interface Difference {
  readonly fact: string;
  readonly answered: string | undefined;
  readonly stored: string | undefined;
}

/** Adds a fact; one without a value is none, and a repeated one is counted. */
export function addFact(facts: Facts, fact: string, value: unknown): void {
  if (value === undefined || value === null || value === '' || value === false) return;
  let own = fact;
  for (let count = 2; facts.has(own); count += 1) own = `${fact} (${count})`;
  facts.set(own, shown(value));
}

/** `2026-05-17T00:00:00Z`, of any form of an instant. */
export const instant = (value: string | number): string =>
  `${new Date(value).toISOString().slice(0, 19)}Z`;

/** `2:1`; nothing where a side has none. */
export const pair = (home: unknown, away: unknown): string | undefined =>
  home === null || away === null || home === undefined || away === undefined
    ? undefined
    : `${shown(home)}:${shown(away)}`;

/** How an event is named, without its value: who set it up, or came on. */
export function eventFact(
  match: string,
  event: {
    readonly minute: unknown;
    readonly stoppage?: unknown;
    readonly second?: unknown;
    readonly side: unknown;
    readonly type: string;
    readonly player?: unknown;
  },
): string {
  const { minute, stoppage, second, side, type, player } = event;
  const at = `${shown(minute)}${stoppage ? `+${shown(stoppage)}` : ''}${second ? `.${shown(second)}` : ''}`;
  return `${match} event ${at} ${shown(side)} ${type} ${shown(player ?? '?')}`;
}

/** How a price is named, without its value. */
export const priceFact = (match: string, bookmaker: string, oddType: string, at: string): string =>
  `${match} price ${bookmaker} ${oddType} at ${at}`;

const list = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value : [];

const periodsOf = (home: unknown, away: unknown): string | undefined =>
  Array.isArray(home) && Array.isArray(away)
    ? home.map((goals, index) => `${shown(goals)}:${shown(away[index])}`).join(' ')
    : undefined;

/** Columns of a match that are written as they are. */
const PLAIN = {
  status: 'status',
  round: 'round',
  liveState: 'live_state',
  secondLine: 'second_line',
  referee: 'referee',
  refereeCountry: 'referee_country',
  league: 'league',
  isFriendly: 'is_friendly',
  isPlayOff: 'is_play_off',
  bestOf: 'best_of',
  serving: 'serving',
  advancing: 'advancing',
  playedMinutes: 'played_minutes',
  court: 'court',
};

const PAIRS = {
  score: 'score',
  extra: 'extra',
  penalties: 'penalties',
  redCards: 'red_cards',
  points: 'points',
  ranks: 'rank',
  seeds: 'seed',
};

function addMatch(facts: Facts, { match, row }: StoredRow): void {
  const add = (name: string, value: unknown) => addFact(facts, `${match} ${name}`, value);
  add('sides', `${shown(row['home'])} v ${shown(row['away'])}`);
  add('season', shown(row['season']).slice(0, 4));
  add('startsAt', instant(shown(row['starts_at'])));
  if (row['is_time_known'] !== true) add('isTimeKnown', 'no');
  for (const [name, column] of Object.entries(PLAIN)) add(name, row[column]);
  for (const [name, column] of Object.entries(PAIRS))
    add(name, pair(row[`home_${column}`], row[`away_${column}`]));
  add('periods', periodsOf(row['home_periods'], row['away_periods']));
  add('tieBreaks', periodsOf(row['home_tie_breaks'], row['away_tie_breaks']));
}

function addLineup(facts: Facts, { match, row }: StoredRow): void {
  const side = `${match} ${shown(row['side'])}`;
  addFact(facts, `${side} formation`, row['formation']);
  for (const group of ['starting', 'substitutes', 'absent'])
    for (const { name, number, position, reason } of list(row[group]))
      addFact(facts, `${side} ${group} ${shown(name)}`, lineupValue(number, position, reason));
}

/** What is known of a player of a line-up. */
export const lineupValue = (number: unknown, position: unknown, reason?: unknown): string =>
  [number, position, reason]
    .flatMap((part) => (part === undefined || part === null ? [] : [shown(part)]))
    .join(' ') || '-';

const NO_STATISTICS: ReadonlySet<string> = new Set(['match_id', 'is_home', 'parts']);

function addStatistics(facts: Facts, { match, row }: StoredRow): void {
  const side = `${match} ${row['is_home'] === true ? 'home' : 'away'}`;
  for (const [name, value] of Object.entries(row))
    if (!NO_STATISTICS.has(name)) addFact(facts, `${side} ${name}`, value);
  for (const [index, part] of list(row['parts']).entries())
    for (const [name, value] of Object.entries(part))
      addFact(facts, `${side} part ${index + 1} ${name}`, value);
}

/** How an attempt is named; its value is where it was and at what strength. */
export const shotFact = (
  match: string,
  shot: Readonly<Record<string, unknown>>,
): [string, string] => {
  const { minute, second, side, outcome, player, dx, dy, strength } = shot;
  const at = `${shown(minute)}.${shown(second)}`;
  return [
    `${match} shot ${at} ${shown(side)} ${shown(outcome)} ${shown(player ?? '?')}`,
    `${shown(dx)} ${shown(dy)} ${shown(strength)}`,
  ];
};

function addPrice(facts: Facts, { match, row }: StoredRow): void {
  const at = instant(shown(row['at']));
  const phase = row['phase'] === 2 ? 'the end' : at;
  const fact = priceFact(match, shown(row['bookmaker']), shown(row['odd_type']), phase);
  addFact(facts, fact, row['milli'] ?? 'withdrawn');
}

/** Every stored row about the matches of a source, as facts. */
export async function storedFacts(db: Db, source: string): Promise<Facts> {
  const stored = await storedRowsOf(db, source);
  const facts: Facts = new Map();
  for (const row of stored.matches) addMatch(facts, row);
  for (const { match, row } of stored.events) {
    const { minute, stoppage, second, side, type, player, related_player: related } = row;
    const event = { minute, stoppage, second, side, type: shown(type), player };
    const isCounted = row['is_counted'] === true;
    addFact(facts, eventFact(match, event), isCounted ? (related ?? '-') : 'not counted');
  }
  for (const row of stored.lineups) addLineup(facts, row);
  for (const row of stored.statistics) addStatistics(facts, row);
  for (const { match, row } of stored.shots)
    for (const shot of list(row['shots'])) addFact(facts, ...shotFact(match, shot));
  for (const { match, row } of stored.sets)
    addFact(facts, `${match} set ${shown(row['set_number'])}`, JSON.stringify(row['games']));
  for (const row of [...stored.prices, ...stored.inPlay]) addPrice(facts, row);
  return facts;
}

/** Facts that only one of two has, or both with other values. */
export function differencesOf(answered: Facts, stored: Facts): Difference[] {
  const all = [...new Set([...answered.keys(), ...stored.keys()])].toSorted();
  return all
    .map((fact) => ({ fact, answered: answered.get(fact), stored: stored.get(fact) }))
    .filter((one) => one.answered !== one.stored);
}
