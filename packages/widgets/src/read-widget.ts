import { SPORT, SPORT_NAMES, type SportName } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n';
import { matchPath, type RouteMatch, type RouteName, routeOfSport } from '@tipmark/route-builder';

/** What a widget shows. */
export const WIDGET_KINDS = ['match', 'odds', 'day', 'table', 'bracket', 'capper'] as const;
export type WidgetKind = (typeof WIDGET_KINDS)[number];

/** Colours of a widget; absent = those of the reader's system. */
export const WIDGET_THEMES = ['light', 'dark'] as const;
export type WidgetTheme = (typeof WIDGET_THEMES)[number];

export const MOST_ROWS = 30;
export const ROWS_BY_DEFAULT = 5;

/** A widget as its address requests it. */
export interface WidgetRequest {
  readonly kind: WidgetKind;
  /** undefined for a capper. */
  readonly sport: SportName | undefined;
  /** The value of the page's route: a link of a match or league, the address of a capper. */
  readonly link: string;
  /** Path of the page on the site, with the prefix of its language. */
  readonly page: string;
  readonly locale: Locale;
  readonly theme: WidgetTheme | undefined;
  readonly rows: number;
  /** IANA name. */
  readonly timeZone: string;
}

/** Why an address is no widget: the parameter and what it may be. */
export interface WidgetRefusal {
  readonly field: 'page' | 'show' | 'theme' | 'rows' | 'tz';
  /** Values or a range, for a message. */
  readonly allowed: string;
}

type Kinds = readonly [WidgetKind, ...WidgetKind[]];

interface PageKinds {
  readonly sport: SportName | undefined;
  /** The first one unless the address names another. */
  readonly kinds: Kinds;
}

const leagueKinds = (sport: SportName): Kinds =>
  sport === 'tennis' ? ['day', 'bracket'] : ['day', 'table', 'bracket'];

const PAGES: ReadonlyMap<RouteName, PageKinds> = new Map<RouteName, PageKinds>([
  ['profile', { sport: undefined, kinds: ['capper'] }],
  ...SPORT_NAMES.flatMap((sport) =>
    (
      [
        ['events', ['match', 'odds']],
        ['league', leagueKinds(sport)],
      ] as const
    ).flatMap(([page, kinds]) => {
      const route = routeOfSport(SPORT[sport], page);
      return route === undefined ? [] : [[route, { sport, kinds }] as const];
    }),
  ),
]);

/** Of readers whose zone is not known. */
const ZONE_BY_LOCALE: Readonly<Record<Locale, string>> = { ru: 'Europe/Moscow', en: 'UTC' };
const LONGEST_ZONE = 64;

function isTimeZone(name: string): boolean {
  if (name.length > LONGEST_ZONE) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const refusal = (field: WidgetRefusal['field'], allowed: string): WidgetRefusal => ({
  field,
  allowed,
});

const isOneOf = <Value extends string>(values: readonly Value[], given: string): given is Value =>
  (values as readonly string[]).includes(given);

/** Whether anything of a page can be shown on other sites. */
export const hasWidget = ({ name }: RouteMatch): boolean => PAGES.has(name);

/**
 * Reads the address of a widget.
 * @param path of the page it is about
 * @param query `show`, `theme`, `rows`, `tz`; what is absent is usual
 */
export function readWidget(
  path: string,
  query: Readonly<Record<string, unknown>>,
): WidgetRequest | WidgetRefusal {
  const page = matchPath(path);
  const of = page && PAGES.get(page.name);
  const [link] = Object.values(page?.params ?? {});
  if (page === undefined || of === undefined || link === undefined) {
    return refusal('page', 'a match, a league, a tournament or a profile');
  }
  const text = (name: string): string | undefined => {
    const value = query[name];
    return value === undefined || value === '' ? undefined : String(value as string | string[]);
  };
  const kind = text('show') ?? of.kinds[0];
  if (!isOneOf(of.kinds, kind)) return refusal('show', of.kinds.join(', '));
  const theme = text('theme');
  if (theme !== undefined && !isOneOf(WIDGET_THEMES, theme)) {
    return refusal('theme', WIDGET_THEMES.join(', '));
  }
  const rows = text('rows') ?? String(ROWS_BY_DEFAULT);
  if (!/^\d{1,2}$/.test(rows) || Number(rows) < 1 || Number(rows) > MOST_ROWS) {
    return refusal('rows', `1–${MOST_ROWS}`);
  }
  const timeZone = text('tz') ?? ZONE_BY_LOCALE[page.locale];
  if (!isTimeZone(timeZone)) return refusal('tz', 'Europe/Moscow');
  return {
    kind,
    sport: of.sport,
    link,
    page: page.canonicalPath,
    locale: page.locale,
    theme,
    rows: Number(rows),
    timeZone,
  };
}

export const isRefusal = (given: WidgetRequest | WidgetRefusal): given is WidgetRefusal =>
  'field' in given;
