import type { MatchListItem, SearchResults } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { isLive, isScheduled } from '@tipmark/domain';
import type { Locale, Translate } from '@tipmark/remote-kit';
import { formatWhen, knownStart } from '@tipmark/remote-kit/i18n';
import { hrefOf, type RouteName } from '@tipmark/route-builder';
import { resultText } from '../matches/score-text.ts';

/** One search result, ready to be rendered. */
export interface FoundItem {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  /**
   * What distinguishes it from others with its name: league and time, country, rank in the rating;
   * with the original of a name that is spelt by rule.
   */
  readonly note: string;
  readonly countryCode?: string | undefined;
}

export interface FoundGroup {
  readonly name: keyof SearchResults;
  readonly title: string;
  readonly items: readonly FoundItem[];
}

/** Routes of found results; groups without a served page are left out. */
export type FoundRoutes = Readonly<Partial<Record<keyof SearchResults, RouteName>>>;

export interface FoundOptions {
  readonly t: Translate;
  readonly locale: Locale;
  readonly timeZone: string;
  readonly nowSeconds: number;
  readonly routes: FoundRoutes;
  readonly served: ReadonlySet<string>;
}

function whenOf(match: MatchListItem, { t, locale, timeZone, nowSeconds }: FoundOptions): string {
  const { startsAt } = match;
  const score = resultText(match) ?? '';
  if (isLive(match)) return `${t('status.live')} ${score}`.trim();
  const when = formatWhen(startsAt, nowSeconds, locale, timeZone, knownStart(match));
  return score === '' || isScheduled(match, nowSeconds) ? when : `${when}, ${score}`;
}

type Found<Name extends keyof SearchResults> = SearchResults[Name][number];
type Drawn = Pick<FoundItem, 'title' | 'note' | 'countryCode'> & { readonly value: string };
type Drawers = {
  readonly [Name in keyof SearchResults]: (one: Found<Name>, options: FoundOptions) => Drawn;
};

interface Named {
  readonly link: string;
  readonly name: string;
  readonly originalName?: string | undefined;
  readonly countryCode: string;
  readonly countryName?: string;
}

function drawNamed({ link, name, originalName, countryCode, countryName }: Named): Drawn {
  const note = [countryName, originalName].filter(Boolean).join(' · ');
  return { value: link, title: name, note, countryCode };
}

const drawers: Drawers = {
  matches({ league, match: wire }, options) {
    const match = decodeMatch(wire);
    return {
      value: match.link,
      title: options.t('match.teams', { home: match.home.name, away: match.away.name }),
      note: `${league.name} · ${whenOf(match, options)}`,
      countryCode: league.countryCode,
    };
  },
  teams: drawNamed,
  leagues: drawNamed,
  referees: drawNamed,
  users: ({ url, name, position }, { t }) => ({
    value: url,
    title: name,
    note: position === null ? '' : t('search.place', { value: position }),
  }),
};

const order = ['matches', 'teams', 'leagues', 'referees', 'users'] as const;

function groupOf<Name extends keyof SearchResults>(
  name: Name,
  found: readonly Found<Name>[],
  route: RouteName,
  options: FoundOptions,
): FoundGroup {
  const address = hrefOf(route, { locale: options.locale });
  const items = found.map((one) => {
    const { value, ...drawn } = drawers[name](one, options);
    return { ...drawn, id: `found-${name}-${value}`, href: address(value) };
  });
  return { name, title: options.t(`search.${name}`), items };
}

/** Found results, group by group, without empty groups. */
export function foundGroups(results: SearchResults, options: FoundOptions): FoundGroup[] {
  return order.flatMap((name) => {
    const { [name]: route } = options.routes;
    const isShown = route !== undefined && options.served.has(route) && results[name].length > 0;
    return isShown ? [groupOf(name, results[name], route, options)] : [];
  });
}

export const countFound = (groups: readonly FoundGroup[]): number =>
  groups.reduce((sum, { items }) => sum + items.length, 0);
