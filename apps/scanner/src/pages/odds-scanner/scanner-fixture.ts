import type { OutcomeDetailsReply, ScannerOutcome, ScannerResult } from '@tipmark/contract';
import { SCANNER_PRESETS } from '@tipmark/domain';
import { NOW_SECONDS } from '@tipmark/match-features/testing';
import { aMatch } from '@tipmark/test-kit';
import type { TemplateList } from './criteria/template-list.ts';

export const anOutcome = (known: Partial<ScannerOutcome> = {}): ScannerOutcome => ({
  oddType: '1x2.2',
  category: 1,
  odds: 2.25,
  first: 2.62,
  was: 2.62,
  changePercent: -14.1,
  changedAt: NOW_SECONDS - 240,
  createdAt: NOW_SECONDS - 90_000,
  confirmedAt: NOW_SECONDS - 30,
  countOfBookmakers: 6,
  best: { odds: 2.29, bookmaker: 'Форпост' },
  valuePercent: 1.4,
  claimedPercent: 2.8,
  modelValuePercent: null,
  modelClaimedPercent: null,
  points: [
    [NOW_SECONDS - 90_000, 2.62],
    [NOW_SECONDS - 240, 2.25],
  ],
  ...known,
});

const wire = (id: number, home: string, away: string) =>
  aMatch()
    .withId(id)
    .between(home, away)
    .startingAt(NOW_SECONDS + 7_200);

/** Two matches with three outcomes, match by match in the order of their largest fall. */
export const aScan = (known: Partial<ScannerResult> = {}): ScannerResult => ({
  matches: [
    {
      match: wire(7, 'Кузнецы', 'Марисма').buildWire(),
      countOfOutcomes: 2,
      outcomes: [
        anOutcome(),
        anOutcome({
          oddType: 'ou.o:2.5',
          changePercent: -10.2,
          valuePercent: 3,
          claimedPercent: 7.6,
        }),
      ],
    },
    {
      match: wire(8, 'Полюс', 'Соколы').buildWire(),
      countOfOutcomes: 1,
      outcomes: [
        anOutcome({
          oddType: '1x2.1',
          changePercent: -12.6,
          valuePercent: null,
          claimedPercent: null,
        }),
      ],
    },
  ],
  leagues: [],
  outcomesCategories: [
    { id: 1, countOfOutcomes: 2 },
    { id: 3, countOfOutcomes: 1 },
  ],
  activeOutcomesCategories: [],
  countOfOutcomes: 3,
  countOfMatches: 2,
  nextPageNumber: null,
  asOf: NOW_SECONDS,
  lagMs: 8_000,
  lagOfHour: { p50Ms: 3_000, p95Ms: 21_000 },
  isDemo: false,
  ...known,
});

/** Templates for a visitor with or without a subscription. */
export const templatesOf = (isSubscriber: boolean): TemplateList => ({
  presets: [...SCANNER_PRESETS].map(([id, params]) => ({
    id,
    name: `Готовый ${id}`,
    isModifiable: false,
    isBlockedBySubscription: !isSubscriber && id > 1,
    notificationParams: null,
    params: params as TemplateList['presets'][number]['params'],
  })),
  customs: [
    {
      id: 101,
      name: 'Утро',
      isModifiable: true,
      isBlockedBySubscription: !isSubscriber,
      notificationParams: null,
      params: { minOdds: 1.4, maxOdds: 5, outcomeCategories: [3] },
    },
  ],
});

const bookmaker = {
  first: 2.6,
  was: 2.62,
  odds: 2.29,
  changePercent: -12.6,
  createdAt: NOW_SECONDS - 90_000,
  changedAt: NOW_SECONDS - 240,
  confirmedAt: NOW_SECONDS - 30,
  points: [],
};

export const details: OutcomeDetailsReply = {
  bkMatchId: 7,
  link: '7-kuznecy-marisma',
  startsAt: NOW_SECONDS + 7_200,
  outcomes: [
    {
      oddType: '1x2.2',
      category: 1,
      odds: 2.25,
      first: 2.62,
      was: 2.62,
      changePercent: -14.1,
      changedAt: NOW_SECONDS - 240,
      createdAt: NOW_SECONDS - 90_000,
      fairPercent: 42.1,
      valuePercent: 1.4,
      claimedPercent: 2.8,
      modelValuePercent: null,
      modelClaimedPercent: null,
      points: [
        [NOW_SECONDS - 90_000, 2.62],
        [NOW_SECONDS - 240, 2.25],
      ],
      bookmakers: [
        { ...bookmaker, id: 1, name: 'Форпост', isSilent: false },
        { ...bookmaker, id: 2, name: 'Бруклет', isSilent: true },
      ],
    },
  ],
  asOf: NOW_SECONDS,
  lagMs: 8_000,
};
