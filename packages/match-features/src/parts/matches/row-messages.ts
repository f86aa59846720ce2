import { MATCH_STATUS, type MatchStatus, type PredictionKind } from '@tipmark/domain';
import type { Translate } from '@tipmark/remote-kit';

/** Texts of every row, looked up once per list: a lookup in each row doubles the cost of a page. */
export interface RowMessages {
  /** Under the time; scheduled and live matches need none. */
  readonly notes: Readonly<Partial<Record<MatchStatus, string>>>;
  readonly penalties: string;
  readonly afterExtraTime: string;
  readonly odds: string;
  /** The prices are of the winner, overtime included. */
  readonly withOvertime: string;
  /** Shown instead of a suspended price. */
  readonly suspended: string;
  /** The visitor is notified of the match. */
  readonly followed: string;
  /** Shown before the number of tips by people. */
  readonly tips: string;
  /** The predictions of the match. */
  readonly predictions: Readonly<Record<PredictionKind, string>>;
  /** Before the teams in the label of a star; absent = rows without stars. */
  readonly favourite?: string | undefined;
}

const NOTED = [
  'finished',
  'moved',
  'canceled',
  'stopped',
  'interrupted',
  'walkover',
  'finishedRetired',
  'awarded',
] as const satisfies readonly (keyof typeof MATCH_STATUS)[];

export const rowMessages = (t: Translate): RowMessages => ({
  notes: Object.fromEntries(NOTED.map((name) => [MATCH_STATUS[name], t(`status.${name}`)])),
  penalties: t('liveState.penalties'),
  afterExtraTime: t('results.afterExtraTime'),
  odds: t('results.spokenOdds'),
  withOvertime: t('odds.withOvertime'),
  suspended: t('results.suspended'),
  followed: t('results.followed'),
  tips: t('results.labelOfTips'),
  predictions: {
    users: t('results.predictedByUsers'),
    math: t('results.predictedByMath'),
    score: t('results.predictedScore'),
  },
});
