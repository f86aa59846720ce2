import {
  MIN_SERIES,
  SERIES_KINDS,
  SERIES_SCOPES,
  type SeriesKind,
  type SeriesScope,
} from '@tipmark/domain';
import { readChoice, unless } from '../../parts/lists/read-choice.ts';
import { STREAK_GROUP_NAMES, type StreakGroup } from '../../parts/statistics/streak-groups.ts';

export const STREAK_ORDERS = ['length', 'team', 'kind', 'longest', 'chance', 'price'] as const;
export type StreakOrder = (typeof STREAK_ORDERS)[number];

/** Matches that the shortest streak shown can have. */
export const STREAK_LENGTHS = [MIN_SERIES, 4, 5, 7, 10] as const;

/** A streak whose matches are shown. */
export interface OpenStreak {
  readonly teamId: number;
  readonly kind: SeriesKind;
  readonly scope: SeriesScope;
}

/** Which streaks of a season a visitor looks at. */
export interface StreakView {
  /** undefined = all kinds. */
  readonly group: StreakGroup | undefined;
  /** undefined = of all scopes. */
  readonly scope: SeriesScope | undefined;
  /** Shorter ones are not shown. */
  readonly least: number;
  readonly order: StreakOrder;
  readonly open: OpenStreak | undefined;
}

/** `12.win.home`, which names a streak in an address and on its page. */
export const streakName = ({ teamId, kind, scope }: OpenStreak): string =>
  [teamId, kind, scope].join('.');

const among = <Value extends string>(values: readonly Value[], word: string | null | undefined) =>
  values.find((value) => value === word);

function readOpen(text: string | null): OpenStreak | undefined {
  const [digits = '', kindWord, scopeWord, ...rest] = text?.split('.') ?? [];
  const kind = among(SERIES_KINDS, kindWord);
  const scope = among(SERIES_SCOPES, scopeWord);
  if (!/^[1-9]\d{0,8}$/.test(digits) || rest.length > 0) return undefined;
  return kind && scope ? { teamId: Number(digits), kind, scope } : undefined;
}

/** Reads the choices of the tab from an address; unavailable ones get their defaults. */
export const readStreakView = (search: URLSearchParams): StreakView => ({
  group: among(STREAK_GROUP_NAMES, search.get('kind')),
  scope: among(SERIES_SCOPES, search.get('where')),
  least: readChoice<number>(search, 'least', STREAK_LENGTHS, MIN_SERIES),
  order: among(STREAK_ORDERS, search.get('order')) ?? 'length',
  open: readOpen(search.get('open')),
});

/** The choices as parameters of an address; defaults are left out. */
export const streakParams = ({ group, scope, least, order, open }: StreakView) => ({
  kind: group,
  where: scope,
  least: unless(least, MIN_SERIES),
  order: unless(order, 'length'),
  open: open && streakName(open),
});
