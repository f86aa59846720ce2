import type { EventRecord } from '@tipmark/contract/feed';
import type { Sides } from '../parts/api-sports-rows.ts';
import type { Draft } from '../parts/draft.ts';
import { countOf, keyOf, reach, textOf } from '../values/soft.ts';
import { SOURCE } from './source.ts';

const PERIOD = /^P(\d)$/;
const PERIOD_MINUTES = 20;
const REGULAR_MINUTES = 60;
const SHOOT_OUT = /^(?:SO|PT|AP)$/;
const SHOOT_OUT_MINUTE = 65;

/** The minute at which a period begins. */
function startOf(period: string): number | undefined {
  if (period === 'OT') return REGULAR_MINUTES;
  if (SHOOT_OUT.test(period)) return SHOOT_OUT_MINUTE;
  const number = PERIOD.exec(period)?.[1];
  return number === undefined ? undefined : (Number(number) - 1) * PERIOD_MINUTES;
}

function typeOf(row: unknown, period: string): EventRecord['type'] | undefined {
  const type = textOf(reach(row, 'type'))?.toLowerCase();
  const comment = textOf(reach(row, 'comment')) ?? '';
  if (type === 'goal') {
    if (SHOOT_OUT.test(period)) return 'shootout_goal';
    if (/empty/i.test(comment)) return 'empty_net_goal';
    if (/short/i.test(comment)) return 'short_handed_goal';
    return /power/i.test(comment) ? 'power_play_goal' : 'goal';
  }
  if (type !== 'penalty') return undefined;
  if (/misconduct/i.test(comment)) return 'misconduct';
  return /fight|major|match penalty/i.test(comment) ? 'major_penalty' : 'penalty';
}

/** Events of a game and the list of their keys: they have no ids, as those of soccer. */
export function readEvents(
  draft: Draft,
  path: string,
  rows: readonly unknown[],
  { key: game, seq, sides }: { readonly key: string; readonly seq: number; readonly sides: Sides },
): void {
  const keys: string[] = [];
  const used = new Map<string, number>();
  rows.forEach((row, index) => {
    const at = `${path}[${index}]`;
    const period = textOf(reach(row, 'period'))?.toUpperCase() ?? '';
    const [type, start] = [typeOf(row, period), startOf(period)];
    const inPeriod = countOf(reach(row, 'minute'), 200);
    const team = keyOf(reach(row, 'team', 'id'));
    const side = team === sides.home ? 'home' : team === sides.away ? 'away' : undefined;
    if (type === undefined || start === undefined || side === undefined)
      return draft.leave(at, 'the event has no kind, period or team that is known');
    const minute = start + (SHOOT_OUT.test(period) ? 0 : (inPeriod ?? 0));
    const player = textOf(reach(row, 'players', 0));
    const text = [game, type, team, player ?? '', period, inPeriod ?? ''].join(' ').slice(0, 190);
    const count = (used.get(text) ?? 0) + 1;
    used.set(text, count);
    const key = count === 1 ? text : `${text} ${count}`;
    const isAdded = draft.add(at, {
      kind: 'event',
      source: SOURCE,
      key,
      matchKey: game,
      seq,
      minute,
      type,
      side,
      player,
      relatedPlayer: type.endsWith('goal') ? textOf(reach(row, 'assists', 0)) : undefined,
    });
    if (isAdded) keys.push(key);
    return undefined;
  });
  if (keys.length > 0)
    draft.add(path, { kind: 'events', source: SOURCE, matchKey: game, seq, keys });
}
