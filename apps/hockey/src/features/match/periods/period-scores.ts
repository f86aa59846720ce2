import type { MatchListItem } from '@tipmark/contract';
import { hockeyRules } from '@tipmark/domain';
import type { Translate } from '@tipmark/remote-kit';

export interface PeriodView {
  readonly label: string;
  /** `1:0`, a dash while nothing is known of it. */
  readonly score: string;
  readonly isNow: boolean;
}

const scoreOf = (home: number | null | undefined, away: number | null | undefined) =>
  typeof home === 'number' && typeof away === 'number' ? `${home}:${away}` : undefined;

/** The periods, the coming ones too, and overtime and shoot-out where they were played. */
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
