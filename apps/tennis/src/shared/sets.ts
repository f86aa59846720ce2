import type { MatchListItem } from '@tipmark/contract';
import type { Translate } from '@tipmark/remote-kit';

/** A set of a match: games of both, and the points of its tie-break. */
export interface SetScore {
  readonly number: number;
  readonly home: number;
  readonly away: number;
  readonly tieBreak: readonly [home: number, away: number] | undefined;
}

/** The sets with a score of both sides, in their order. */
export function setsOf({ home, away }: Pick<MatchListItem, 'home' | 'away'>): SetScore[] {
  return (home.periodScores ?? []).flatMap((games, index) => {
    const other = away.periodScores?.[index];
    if (typeof games !== 'number' || typeof other !== 'number') return [];
    const [own, theirs] = [home.tieBreaks?.[index], away.tieBreaks?.[index]];
    const isKnown = typeof own === 'number' && typeof theirs === 'number';
    return {
      number: index + 1,
      home: games,
      away: other,
      tieBreak: isKnown ? ([own, theirs] as const) : undefined,
    };
  });
}

/** `7:6 (5)`: for a tie-break the points of its loser. */
export const setText = ({ home, away, tieBreak }: SetScore): string =>
  tieBreak ? `${home}:${away}\u00A0(${Math.min(...tieBreak)})` : `${home}:${away}`;

/** `6:4, 6:7 (5), 3:2`; undefined while no set has a score. */
export function setsText(match: Pick<MatchListItem, 'home' | 'away'>): string | undefined {
  const sets = setsOf(match);
  return sets.length === 0 ? undefined : sets.map(setText).join(', ');
}

/** The set a match is in: the third of `S3`; undefined for another state. */
export function runningSet({ liveState = '' }: Pick<MatchListItem, 'liveState'>) {
  const [, number] = /^S([1-5])$/.exec(liveState) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** Sets won, games, points and the server, for screen readers; undefined before the match. */
export function scoreLabel(match: MatchListItem, t: Translate): string | undefined {
  const { home, away } = match;
  if (home.score === undefined) return undefined;
  const sets = setsText(match);
  const message = [
    `${home.score}:${away.score ?? 0}`,
    sets && t('score.sets', { sets }),
    home.livePoints !== undefined &&
      t('score.points', { points: `${home.livePoints}:${away.livePoints ?? ''}` }),
    home.isServing === true && t('score.serving', { player: home.name }),
    away.isServing === true && t('score.serving', { player: away.name }),
  ];
  return message.filter((part) => typeof part === 'string').join(', ');
}
