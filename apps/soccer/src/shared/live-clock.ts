import type { MatchListItem } from '@tipmark/contract';
import type { LiveClock } from '@tipmark/match-features';
import type { Translate } from '@tipmark/remote-kit';

const NAMED = new Map([
  ['HT', 'liveState.halfTime'],
  ['PEN', 'liveState.penalties'],
]);

/**
 * Live states of soccer: `1H:37`, `HT`, `2H:90+4`, `ET1:98`, `PEN`. An unknown one is shown as
 * received.
 */
export function liveClock({ liveState = '' }: MatchListItem, t: Translate): LiveClock {
  const name = NAMED.get(liveState);
  if (name !== undefined) return { text: t(name), label: t(name) };
  const [, minute] = /^(?:1H|2H|ET[12]):(\d+(?:\+\d+)?)$/.exec(liveState) ?? [];
  if (minute === undefined) return { text: liveState, label: liveState };
  return { text: `${minute}'`, label: t('liveState.minute', { minute }) };
}
