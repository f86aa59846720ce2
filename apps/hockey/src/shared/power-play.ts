import type { MatchListItem } from '@tipmark/contract';
import type { Translate } from '@tipmark/remote-kit';

/** `5x4:1:18`: skaters of both sides, and the time left of it. */
const STATE = /^([3-6])x([3-6])(?::(\d{1,2}:\d\d))?$/;

/** The side with more skaters on the ice; undefined while they are equal. */
export function powerPlay(match: MatchListItem, t: Translate): string | undefined {
  const [, home, away, left] = STATE.exec(match.secondLine ?? '') ?? [];
  if (home === undefined || away === undefined || home === away) return undefined;
  const team = (home > away ? match.home : match.away).name;
  const skaters = home > away ? `${home}×${away}` : `${away}×${home}`;
  return t(left === undefined ? 'powerPlay.now' : 'powerPlay.left', { team, skaters, left });
}
