import type { MatchListItem } from '@tipmark/contract';
import { MATCH_STATUS } from '@tipmark/domain';
import type { Reader } from '@tipmark/match-features';

/** `Ferreira serves, 30:40`, while the next point could decide something. */
export function chanceOf(match: MatchListItem, { t }: Pick<Reader, 't'>): string | undefined {
  const { home, away, secondLine, status } = match;
  if (secondLine === undefined || status !== MATCH_STATUS.live) return undefined;
  const server = home.isServing === true ? home : away;
  const points = [home.livePoints, away.livePoints].filter((one) => one !== undefined).join(':');
  return t('board.serves', { player: server.name, points });
}

const ENDS: Readonly<Record<number, string>> = {
  [MATCH_STATUS.finishedRetired]: 'board.retired',
  [MATCH_STATUS.walkover]: 'board.walkover',
  [MATCH_STATUS.awarded]: 'board.awarded',
};

/** Who advances where a match did not end by play; undefined where it did. */
export function endOf(match: MatchListItem, { t }: Pick<Reader, 't'>): string | undefined {
  const { home, away, status } = match;
  const word = ENDS[status];
  if (word === undefined) return undefined;
  const [winner, loser] =
    home.isAdvancing === true ? [home, away] : away.isAdvancing === true ? [away, home] : [];
  if (!winner || !loser) return t(`${word}Unknown`);
  return t(word, { winner: winner.name, loser: loser.name });
}
