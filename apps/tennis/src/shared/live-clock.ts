import type { MatchListItem } from '@tipmark/contract';
import type { LiveClock } from '@tipmark/match-features';
import type { Translate } from '@tipmark/remote-kit';
import { runningSet } from './sets.ts';

const CHANCES: Readonly<Record<string, string>> = {
  BP: 'chance.break',
  SP: 'chance.set',
  MP: 'chance.match',
};

/** What the next point could decide, as text; any other second line is shown as received. */
export function chanceText({ secondLine }: MatchListItem, t: Translate): string | undefined {
  if (secondLine === undefined) return undefined;
  const word = CHANCES[secondLine];
  return word === undefined ? secondLine : t(word);
}

/** Live states of tennis: `S1` to `S5`. An unknown one is shown as received. */
export function liveClock(match: MatchListItem, t: Translate): LiveClock {
  const { liveState = '' } = match;
  const set = runningSet(match);
  const note = chanceText(match, t);
  if (set === undefined) return { text: liveState, label: liveState, note };
  const label = t('set.label', { n: set });
  return {
    text: t('set.short', { n: set }),
    label: note === undefined ? label : `${label}, ${note}`,
    note,
  };
}
