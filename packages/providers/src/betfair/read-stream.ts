import type { Answer } from '../answers/answer.ts';
import type { Draft } from '../parts/draft.ts';
import { secondsOf } from '../values/instants.ts';
import { keyOf, listOf, numberOf, reach } from '../values/soft.ts';
import {
  type MarketNames,
  namesOfCatalogue,
  namesOfDefinition,
  sidesOfEvent,
} from './market-names.ts';
import { sportOfType } from './market-outcomes.ts';
import { viewOf } from './market-view.ts';
import { addMatch, type MarketMatch } from './match-of-market.ts';
import { addPrices, isOld, type SentPrices } from './price-feed.ts';
import { openStreamBooks, type StreamBooks, subscriptionOf } from './stream-books.ts';

/** Status of a line whose data are late: nothing in it confirms a price. */
const LATE = 503;
/** How often the prices that no line changes are looked through. */
const CONFIRM_SECONDS = 15;
const MOST_REMEMBERED = 50_000;

/** What a reader remembers of a stream and its catalogue. */
export interface StreamState {
  readonly books: StreamBooks;
  readonly names: Map<string, MarketNames>;
  readonly sent: Map<string, SentPrices>;
  /** What was last reported of a match: its start and whether it is in play. */
  readonly matches: Map<string, string>;
  /** Notes that were made once. */
  readonly noted: Map<string, true>;
  /** When the prices of a subscription were last looked through. */
  readonly confirmedAt: Map<string, number>;
  /** When the stream last sent a line, by its own clock. */
  sentAt: number | undefined;
}

export function openStreamState(): StreamState {
  return {
    books: openStreamBooks(),
    names: new Map(),
    sent: new Map(),
    matches: new Map(),
    noted: new Map(),
    confirmedAt: new Map(),
    sentAt: undefined,
  };
}

/** A line of the operation `mcm`. */
export function addLine(state: StreamState, draft: Draft, line: unknown, answer: Answer): void {
  const ms = numberOf(reach(line, 'pt'));
  const at = ms === undefined ? answer.at : Math.floor(ms / 1_000);
  state.sentAt = at;
  const { changed, dropped } = state.books.apply(line);
  for (const id of dropped)
    noteOnce(state, draft, id, 'a change of a market without an image is dropped');
  for (const id of changed) report(state, draft, id, at);
  if (reach(line, 'status') === LATE) draft.note('status', 'the data of the exchange are late');
  else confirm(state, draft, line, at);
}

/** Rows of `listMarketCatalogue`: the live stream has no names. */
export function addCatalogue(
  state: StreamState,
  draft: Draft,
  rows: unknown,
  { at }: Answer,
): void {
  for (const [index, row] of listOf(rows).entries()) {
    const id = keyOf(reach(row, 'marketId'));
    if (id === undefined) {
      draft.leave(`[${index}]`, 'a market without an id');
      continue;
    }
    const names = namesOfCatalogue(row);
    remember(state.names, id, names);
    if (state.books.get(id) === undefined) addListedMatch(state, draft, { id, names, at });
    else report(state, draft, id, state.sentAt ?? at);
  }
}

/** Any line shows that the other prices of its subscription still stand. */
function confirm(state: StreamState, draft: Draft, line: unknown, at: number): void {
  const subscription = subscriptionOf(line);
  const before = state.confirmedAt.get(subscription) ?? 0;
  if (at - before < CONFIRM_SECONDS) return;
  state.confirmedAt.set(subscription, at);
  for (const id of state.books.currentOf(line)) {
    const sent = state.sent.get(id);
    if (sent === undefined || isOld(sent, at)) report(state, draft, id, at);
  }
}

/** Match and prices of a market, as far as they are new. */
function report(state: StreamState, draft: Draft, id: string, at: number): void {
  const book = state.books.get(id);
  const known = state.names.get(id);
  const definition = book?.definition;
  const names = definition === undefined ? known : namesOfDefinition(definition, known);
  if (book === undefined || names === undefined) return;
  remember(state.names, id, names);
  const view = viewOf(book, names);
  if (typeof view === 'string') {
    noteOnce(state, draft, id, view);
    return;
  }
  if (view.isInPlay || !view.isClosed) {
    addChangedMatch(state, draft, id, { match: view, names, at });
    remember(state.sent, id, addPrices(draft, id, { view, sent: state.sent.get(id), at }));
  }
  if (view.isClosed) forget(state, id);
}

function forget({ books, names, sent }: StreamState, id: string): void {
  books.remove(id);
  names.delete(id);
  sent.delete(id);
}

interface NamedMatch {
  readonly match: MarketMatch;
  readonly names: MarketNames;
  readonly at: number;
}

/** A match once, and again when its start or state changes. */
function addChangedMatch(
  { matches }: StreamState,
  draft: Draft,
  path: string,
  { match, names, at }: NamedMatch,
): void {
  const text = `${secondsOf(match.startsAt)} ${match.isInPlay}`;
  if (matches.get(match.eventId) === text) return;
  if (addMatch(draft, path, { match, names, seq: at })) remember(matches, match.eventId, text);
}

/** A match that only the catalogue has so far; whether it runs is not in there. */
function addListedMatch(
  state: StreamState,
  draft: Draft,
  { id, names, at }: { id: string; names: MarketNames; at: number },
): void {
  const sport = sportOfType(names.eventTypeId);
  const sides = sidesOfEvent(names.eventName);
  const { eventId, startsAt } = names;
  if (sport === undefined || sides === undefined || eventId === undefined) {
    noteOnce(state, draft, id, 'no match of two sides of a sport that this site has');
    return;
  }
  if (state.matches.has(eventId) || (secondsOf(startsAt) ?? at) <= at) return;
  const match = { sport, eventId, ...sides, startsAt, isInPlay: false };
  addChangedMatch(state, draft, id, { match, names, at });
}

function noteOnce({ noted }: StreamState, draft: Draft, id: string, text: string): void {
  const note = `${id} ${text}`;
  if (noted.has(note)) return;
  remember(noted, note, true);
  draft.leave(id, text);
}

/** Forgets the oldest where there is too much. */
function remember<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.set(key, value);
  const [oldest] = map.size > MOST_REMEMBERED ? map.keys() : [];
  if (oldest !== undefined) map.delete(oldest);
}
