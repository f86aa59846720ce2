import type { MatchListItem } from '@tipmark/contract';
import type { LiveClock } from '@tipmark/match-features';
import type { Translate } from '@tipmark/remote-kit';

const NAMED = new Map([
  ['OT', 'liveState.overtime'],
  ['SO', 'liveState.shootOut'],
]);
const PERIOD_MINUTES = 20;

/**
 * Live states of hockey: `P2:12:40`, `INT1`, `OT`, `SO`. The clock continues from period to period,
 * like that of the goals. An unknown state is shown as received.
 */
export function liveClock({ liveState = '' }: MatchListItem, t: Translate): LiveClock {
  const name = NAMED.get(liveState);
  if (name !== undefined) return { text: t(name), label: t(name) };
  const [, over] = /^INT([123])$/.exec(liveState) ?? [];
  if (over !== undefined) {
    const whole = t('clock.intermission', { part: over });
    return { text: t('liveState.intermission'), label: whole, whole };
  }
  const [, part, minute, second] = /^P([123]):(\d\d?):(\d\d)$/.exec(liveState) ?? [];
  if (part === undefined) return { text: liveState, label: liveState };
  const text = `${(Number(part) - 1) * PERIOD_MINUTES + Number(minute)}:${second}`;
  const whole = t('clock.period', { part, clock: text });
  return { text, label: whole, whole };
}
