import type { MatchListItem } from '@tipmark/contract';
import { hockeyRules } from '@tipmark/domain';
import type { Translate } from '@tipmark/remote-kit';

export interface PeriodView {
  readonly label: string;
  /** `1:0`; a dash while unknown. */
  readonly score: string;
  readonly isNow: boolean;
}

const scoreOf = (home: number | null | undefined, away: number | null | undefined) =>
  typeof home === 'number' && typeof away === 'number' ? `${home}:${away}` : undefined;

/** All periods, also upcoming ones; overtime and shoot-out if they were played. */
export function periodScores({ home, away, liveState = '' }: MatchListItem, t: Translate) {
  const regular = Array.from(
    { length: hockeyRules.score.regularParts },
    (_, index): PeriodView => ({
      label: t('played.period', { part: index + 1 }),
      score: scoreOf(home.periodScores?.[index], away.periodScores?.[index]) ?? '–',
      isNow: liveState.startsWith(`P${index + 1}:`),
    }),
  );
  const late = [
    ['played.extra', 'OT', scoreOf(home.extraScore, away.extraScore)],
    ['played.shootout', 'SO', scoreOf(home.penaltiesScore, away.penaltiesScore)],
  ] as const;
  return [
    ...regular,
    ...late.flatMap(([label, state, score]): PeriodView[] =>
      score === undefined ? [] : [{ label: t(label), score, isNow: liveState === state }],
    ),
  ];
}
