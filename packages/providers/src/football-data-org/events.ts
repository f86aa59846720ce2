import type { EventRecord } from '@tipmark/contract/feed';
import { tableOf } from '@tipmark/domain';
import type { Draft } from '../parts/draft.ts';
import type { Side } from '../values/side-by-name.ts';
import { countOf, keyOf, listOf, reach, textOf } from '../values/soft.ts';
import { SOURCE } from './source.ts';

export interface OfMatch {
  readonly key: string;
  readonly seq: number;
  readonly sides: Readonly<Record<Side, string>>;
}

type ReadEvent = Pick<
  EventRecord,
  'type' | 'side' | 'minute' | 'stoppage' | 'player' | 'relatedPlayer'
> & { readonly playerId: string | undefined };

const GOALS = tableOf<EventRecord['type']>({
  REGULAR: 'goal',
  OWN: 'own_goal',
  PENALTY: 'penalty_goal',
});
const CARDS = tableOf<EventRecord['type']>({
  YELLOW: 'yellow',
  YELLOW_RED: 'second_yellow',
  YELLOW_RED_CARD: 'second_yellow',
  RED: 'red',
});
const LISTS = ['goals', 'bookings', 'substitutions'] as const;
const SHOOT_OUT_MINUTE = 120;
const OTHER: Readonly<Record<Side, Side>> = { home: 'away', away: 'home' };

/** Events of a match, which come where the headers asked for them, and the list of their keys. */
export function readEvents(draft: Draft, path: string, match: unknown, of: OfMatch): void {
  const { key: matchKey, seq, sides } = of;
  const read = [
    ...goalsOf(draft, path, match, sides),
    ...cardsOf(match, sides),
    ...substitutionsOf(match, sides),
    ...kicksOf(match, sides),
  ];
  const used = new Map<string, number>();
  const keys: string[] = [];
  for (const { playerId, ...event } of read) {
    const { type, side, minute, stoppage, player } = event;
    const time = stoppage === undefined ? minute : `${minute}+${stoppage}`;
    const text = [matchKey, type, side, playerId ?? player ?? '', time].join(' ').slice(0, 190);
    const count = (used.get(text) ?? 0) + 1;
    used.set(text, count);
    const key = count === 1 ? text : `${text} ${count}`;
    if (draft.add(path, { kind: 'event', source: SOURCE, key, matchKey, seq, ...event }))
      keys.push(key);
  }
  // Each header asks for one list: what was not asked for is not gone.
  const areAll = LISTS.every((name) => Array.isArray(reach(match, name)));
  if (areAll && keys.length > 0)
    draft.add(path, { kind: 'events', source: SOURCE, matchKey, seq, keys });
}

/** Players sent off on either side, where cards are reported. */
export function redCardsIn(match: unknown, sides: OfMatch['sides']): [number, number] | undefined {
  if (!Array.isArray(reach(match, 'bookings'))) return undefined;
  const sentOff = cardsOf(match, sides).filter(({ type }) => type !== 'yellow');
  const ofHome = sentOff.filter(({ side }) => side === 'home').length;
  return [ofHome, sentOff.length - ofHome];
}

function sideOf(row: unknown, { home, away }: OfMatch['sides']): Side | undefined {
  const team = keyOf(reach(row, 'team', 'id'));
  if (team === home) return 'home';
  return team === away ? 'away' : undefined;
}

function timeOf(row: unknown): Pick<ReadEvent, 'minute' | 'stoppage'> | undefined {
  const minute = countOf(reach(row, 'minute'), 150);
  return minute === undefined
    ? undefined
    : { minute, stoppage: countOf(reach(row, 'injuryTime'), 60) };
}

const person = (row: unknown): Pick<ReadEvent, 'player' | 'playerId'> => ({
  player: textOf(reach(row, 'name')),
  playerId: keyOf(reach(row, 'id')),
});

/** An own goal is on the side it counts for: the one whose goals grew with it. */
function goalsOf(draft: Draft, path: string, match: unknown, sides: OfMatch['sides']): ReadEvent[] {
  let before: [number, number] = [0, 0];
  return listOf(reach(match, 'goals')).flatMap((goal, index) => {
    const type = GOALS[textOf(reach(goal, 'type')) ?? ''];
    const time = timeOf(goal);
    const after = [
      countOf(reach(goal, 'score', 'home'), 99),
      countOf(reach(goal, 'score', 'away'), 99),
    ] as const;
    const grown = sideThatGrew(before, after);
    before = [after[0] ?? before[0], after[1] ?? before[1]];
    const team = sideOf(goal, sides);
    const side = grown ?? (type === 'own_goal' ? team && OTHER[team] : team);
    if (type === undefined || time === undefined || side === undefined) {
      draft.leave(`${path}.goals[${index}]`, 'the goal has no kind, minute or team that is known');
      return [];
    }
    const relatedPlayer = textOf(reach(goal, 'assist', 'name'));
    return [{ type, side, ...time, ...person(reach(goal, 'scorer')), relatedPlayer }];
  });
}

function sideThatGrew(
  [home, away]: readonly [number, number],
  after: readonly [number | undefined, number | undefined],
): Side | undefined {
  const [more, other] = [(after[0] ?? home) - home, (after[1] ?? away) - away];
  if (more > 0 && other === 0) return 'home';
  return other > 0 && more === 0 ? 'away' : undefined;
}

function cardsOf(match: unknown, sides: OfMatch['sides']): ReadEvent[] {
  return listOf(reach(match, 'bookings')).flatMap((booking) => {
    const type = CARDS[textOf(reach(booking, 'card')) ?? ''];
    const [side, time] = [sideOf(booking, sides), timeOf(booking)];
    return type === undefined || side === undefined || time === undefined
      ? []
      : [{ type, side, ...time, ...person(reach(booking, 'player')), relatedPlayer: undefined }];
  });
}

function substitutionsOf(match: unknown, sides: OfMatch['sides']): ReadEvent[] {
  return listOf(reach(match, 'substitutions')).flatMap((substitution) => {
    const [side, time] = [sideOf(substitution, sides), timeOf(substitution)];
    if (side === undefined || time === undefined) return [];
    const off = person(reach(substitution, 'playerOut'));
    const relatedPlayer = textOf(reach(substitution, 'playerIn', 'name'));
    return [{ type: 'substitution' as const, side, ...time, ...off, relatedPlayer }];
  });
}

/** Kicks of a shoot-out are no goals; their order is their minute added. */
function kicksOf(match: unknown, sides: OfMatch['sides']): ReadEvent[] {
  return listOf(reach(match, 'penalties')).flatMap((kick, index) => {
    const side = sideOf(kick, sides);
    if (side === undefined) return [];
    const isGoal = reach(kick, 'scored') === true;
    return [
      {
        type: isGoal ? ('shootout_goal' as const) : ('shootout_miss' as const),
        side,
        minute: SHOOT_OUT_MINUTE,
        stoppage: index + 1,
        ...person(reach(kick, 'player')),
        relatedPlayer: undefined,
      },
    ];
  });
}
