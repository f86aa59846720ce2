import type { MatchEvent } from '@tipmark/contract';
import { SPORT, type Sport, sportRules } from '@tipmark/domain';
import { createStrictI18n } from '@tipmark/i18n/testing';
import { ru } from '../../../messages/ru.ts';
import type { Reader } from '../../../parts/page/reader.ts';
import { timelineView } from './timeline-view.ts';

type Pair = readonly [home: number, away: number];

const { t } = createStrictI18n({ locale: 'ru', resources: { common: {}, game: ru } as never });
const reader: Reader = {
  t: (key: string, values = {}) => t(`game:${key}`, values),
  locale: 'ru',
  timeZone: 'Europe/Moscow',
  nowSeconds: 0,
};

const side = (name: string, score: number, penaltiesScore?: number) =>
  ({ name, score, penaltiesScore }) as never;

const viewOf = (sport: Sport, events: MatchEvent[], [home, away]: Pair, shootout?: Pair) =>
  timelineView(
    { events, figures: [], parts: [] },
    { home: side('Ладога', home, shootout?.[0]), away: side('Сталь', away, shootout?.[1]) },
    sportRules(sport),
    reader,
  );

export const soccerOf = (events: MatchEvent[], score: Pair) => viewOf(SPORT.soccer, events, score);

interface HockeyResult {
  readonly score: Pair;
  readonly shootout?: Pair;
}

export const hockeyOf = (events: MatchEvent[], { score, shootout }: HockeyResult) =>
  viewOf(SPORT.hockey, events, score, shootout);
