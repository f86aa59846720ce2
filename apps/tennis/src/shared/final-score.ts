import type { MatchListItem } from '@tipmark/contract';
import { MATCH_STATUS } from '@tipmark/domain';
import type { Translate } from '@tipmark/remote-kit';
import { setsOf, setText } from './sets.ts';

const ENDS: Readonly<Record<number, string>> = {
  [MATCH_STATUS.walkover]: 'status.walkover',
  [MATCH_STATUS.finishedRetired]: 'status.finishedRetired',
  [MATCH_STATUS.awarded]: 'status.awarded',
};

/** Sets from one side, and how the match ended where it was not played to its end. */
export function scoreFrom(
  match: Pick<MatchListItem, 'home' | 'away' | 'status'>,
  isHome: boolean,
  t: Translate,
): string {
  const sets = setsOf(match).map(({ home, away, ...set }) =>
    setText(isHome ? { ...set, home, away } : { ...set, home: away, away: home }),
  );
  const end = ENDS[match.status];
  return [sets.join(', '), end === undefined ? '' : t(end)].filter(Boolean).join(', ') || '–';
}
