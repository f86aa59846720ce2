import type { EventRecord } from '@tipmark/contract/feed';
import { tableOf } from '@tipmark/domain';
import type { Sides } from '../parts/api-sports-rows.ts';
import type { Draft } from '../parts/draft.ts';
import type { Clock } from '../values/minute-of-state.ts';
import type { Side } from '../values/side-by-name.ts';
import { countOf, keyOf, listOf, reach, textOf } from '../values/soft.ts';
import { SOURCE } from './source.ts';

type EventType = EventRecord['type'];

/** What events are read for. */
export interface OfFixture {
  readonly key: string;
  /** Second of the answer. */
  readonly seq: number;
  readonly sides: Sides;
  /** Names by id of the player, where the same row has better ones. */
  readonly names?: ReadonlyMap<string, string>;
  /** Of a running match, where the same row has it. */
  readonly clock?: Clock;
}

export function sideOf({ home, away }: Sides, team: unknown): Side | undefined {
  const key = keyOf(team);
  if (key === home) return 'home';
  return key === away ? 'away' : undefined;
}

/** An event before it has a key. */
interface ReadEvent extends Pick<EventRecord, 'type' | 'side' | 'minute'> {
  readonly stoppage: number | undefined;
  readonly team: string;
  readonly playerId: string | undefined;
  readonly player: string | undefined;
  readonly relatedPlayer: string | undefined;
}

const SHOOT_OUT = /penalty shoot-?out/i;
const LAST_MINUTE = 150;

const GOALS = tableOf<EventType>({
  'normal goal': 'goal',
  'own goal': 'own_goal',
  penalty: 'penalty_goal',
  'missed penalty': 'missed_penalty',
});
const CARDS = tableOf<EventType>({
  'yellow card': 'yellow',
  'second yellow card': 'second_yellow',
  'red card': 'red',
});

/** The type of a row; null where it reports nothing that the feed has, such as a check by video. */
function typeOf(row: unknown): EventType | null | undefined {
  const [type, detail] = [textOf(reach(row, 'type')), textOf(reach(row, 'detail'))].map((text) =>
    text?.toLowerCase(),
  );
  if (type === 'var') return null;
  if (type === 'subst') return 'substitution';
  if (type === 'card') return detail === undefined ? undefined : CARDS[detail];
  if (type !== 'goal' || detail === undefined) return undefined;
  if (SHOOT_OUT.test(textOf(reach(row, 'comments')) ?? ''))
    return detail === 'missed penalty' ? 'shootout_miss' : 'shootout_goal';
  return GOALS[detail];
}

/**
 * Events of a fixture and the list of their keys: they have no ids, so one that is corrected or
 * taken back is no longer in the list.
 * @param isEmptyMeant whether no events means that there are none
 * @returns players sent off on either side; undefined without events
 */
export function readEvents(
  draft: Draft,
  path: string,
  rows: readonly unknown[],
  of: OfFixture,
  isEmptyMeant: boolean,
): [number, number] | undefined {
  const read = rows.flatMap((row, index) => readEvent(draft, `${path}[${index}]`, row, of) ?? []);
  const events = withDismissals(read);
  if (events.length === 0 && !isEmptyMeant) return undefined;
  const keys: string[] = [];
  const used = new Map<string, number>();
  for (const event of events) {
    const key = keyOfEvent(of.key, event, used);
    const { team: _, playerId: __, ...known } = event;
    const record = { kind: 'event', source: SOURCE, key, matchKey: of.key, seq: of.seq } as const;
    if (draft.add(path, { ...record, ...known })) keys.push(key);
  }
  draft.add(path, { kind: 'events', source: SOURCE, matchKey: of.key, seq: of.seq, keys });
  const sentOff = events.filter(({ type }) => type === 'red' || type === 'second_yellow');
  const ofHome = sentOff.filter(({ side }) => side === 'home').length;
  return [ofHome, sentOff.length - ofHome];
}

function readEvent(
  draft: Draft,
  path: string,
  row: unknown,
  { sides, names }: OfFixture,
): ReadEvent | undefined {
  const type = typeOf(row);
  if (type === null) return void draft.note(path, 'checks by video are no events of the feed');
  if (type === undefined) return void draft.leave(path, 'the kind of event is not known');
  const side = sideOf(sides, reach(row, 'team', 'id'));
  const minute = countOf(reach(row, 'time', 'elapsed'), LAST_MINUTE);
  if (side === undefined || minute === undefined)
    return void draft.leave(path, 'the event has no minute, or a team that does not play');
  const nameOf = (player: unknown): string | undefined =>
    names?.get(keyOf(reach(player, 'id')) ?? '') ?? textOf(reach(player, 'name'));
  return {
    type,
    side,
    minute,
    stoppage: countOf(reach(row, 'time', 'extra'), 60),
    team: keyOf(reach(row, 'team', 'id')) ?? '',
    playerId: keyOf(reach(row, 'player', 'id')),
    player: nameOf(reach(row, 'player')),
    relatedPlayer: nameOf(reach(row, 'assist')),
  };
}

/**
 * A second yellow card comes as a yellow and a red one of the same player, in any order: together
 * they are one event.
 */
function withDismissals(events: readonly ReadEvent[]): ReadEvent[] {
  const who = ({ team, playerId, player }: ReadEvent): string => `${team} ${playerId ?? player}`;
  const gone = new Set<ReadEvent>();
  const second = new Set<ReadEvent>();
  for (const red of events) {
    if (red.type !== 'red' && red.type !== 'second_yellow') continue;
    const yellows = events.filter((one) => one.type === 'yellow' && who(one) === who(red));
    const last = yellows.at(-1);
    const isSecond = yellows.length > 1 && last?.minute === red.minute;
    if (isSecond) gone.add(last);
    if (isSecond || red.type === 'second_yellow') second.add(red);
  }
  return events
    .filter((event) => !gone.has(event))
    .map((event) => (second.has(event) ? { ...event, type: 'second_yellow' } : event));
}

/** The same for the same event in every answer. */
function keyOfEvent(fixture: string, event: ReadEvent, used: Map<string, number>): string {
  const { type, team, playerId, player, minute, stoppage } = event;
  const time = stoppage === undefined ? minute : `${minute}+${stoppage}`;
  const key = [fixture, type, team, playerId ?? player ?? '', time].join(' ').slice(0, 190);
  const count = (used.get(key) ?? 0) + 1;
  used.set(key, count);
  return count === 1 ? key : `${key} ${count}`;
}

/** Names of the players of a row by id: the full ones of `players` before those of line-ups. */
export function namesInRow(row: unknown): ReadonlyMap<string, string> {
  const lineups = listOf(reach(row, 'lineups')).flatMap((lineup) => [
    ...listOf(reach(lineup, 'startXI')),
    ...listOf(reach(lineup, 'substitutes')),
  ]);
  const players = listOf(reach(row, 'players')).flatMap((team) => listOf(reach(team, 'players')));
  const entries = [...lineups, ...players].flatMap((entry) => {
    const [id, name] = [
      keyOf(reach(entry, 'player', 'id')),
      textOf(reach(entry, 'player', 'name')),
    ];
    return id === undefined || name === undefined ? [] : [[id, name] as const];
  });
  return new Map(entries);
}
