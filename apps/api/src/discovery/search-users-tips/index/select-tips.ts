import { SEARCH_PERIOD, TIPS_SEARCH_SORT, type TipsSearchSort } from '@tipmark/domain';
import { selectPage } from '../select-page.ts';
import type { ChoiceRow, FoundTipRow, TipsFound, TipsSearch } from '../tips-search-queries.ts';
import type { Cappers } from './cappers.ts';
import type { OpenTip, TippedMatch } from './open-tip.ts';
import {
  type AuthorStatistics,
  createAuthorLookup,
  isOfCategories,
  isOfLeagues,
  isOfMatches,
  matchesCriteria,
} from './tip-test.ts';

export interface KnownTips {
  readonly tips: readonly OpenTip[];
  readonly cappers: Cappers;
}

/** Maximum number of leagues and matches in the lists of a filter. */
const MOST_LEAGUES = 500;
const MOST_MATCHES = 200;

const LAST = Number.POSITIVE_INFINITY;

/** Smaller comes first, of equal ones the newer tip. */
function keyOf(sort: TipsSearchSort, tip: OpenTip, { roi, position }: AuthorStatistics): number {
  switch (sort) {
    case TIPS_SEARCH_SORT.newest:
    // Values are computed outside of the index.
    case TIPS_SEARCH_SORT.value:
      return 0;
    case TIPS_SEARCH_SORT.startTime:
      return tip.match.startsAt;
    case TIPS_SEARCH_SORT.odds:
      return -tip.milli;
    case TIPS_SEARCH_SORT.authorPosition:
      return Number.isNaN(position) ? LAST : position;
    case TIPS_SEARCH_SORT.authorRoi:
      return Number.isNaN(roi) ? LAST : -roi;
  }
}

/** Indexes of the first tips of each author, up to a limit, in their present order. */
function firstOfEach(
  tips: readonly OpenTip[],
  keys: readonly number[],
  tipsPerUser: number,
): number[] {
  const own = Map.groupBy(tips.keys(), (index) => tips[index]?.user_id);
  const selected = [...own.values()].flatMap((indexes) =>
    indexes.length <= tipsPerUser
      ? indexes
      : indexes.toSorted((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b).slice(0, tipsPerUser),
  );
  return selected.sort((a, b) => a - b);
}

const foundRow = ({ match, ...tip }: OpenTip): FoundTipRow => ({
  kind: 'tip',
  id: tip.id,
  user_id: tip.user_id,
  match_id: tip.match_id,
  bucket: tip.bucket,
  rev: match.rev,
  odd_type: tip.odd_type,
  milli: tip.milli,
});

const add = <Key>(counts: Map<Key, number>, key: Key) =>
  counts.set(key, (counts.get(key) ?? 0) + 1);

/** The choices in the filter's lists, counted tip by tip. */
function createChoices() {
  const leagues = new Map<number, { sport: number; tips: number }>();
  const matches = new Map<TippedMatch, { sport: number; tips: number }>();
  const markets = new Map<number, Map<string, number>>();
  const addTo = <Key>(of: Map<Key, { sport: number; tips: number }>, key: Key, sport: number) => {
    const known = of.get(key);
    if (known === undefined) of.set(key, { sport, tips: 1 });
    else known.tips += 1;
  };
  return {
    addLeague: ({ match, sport }: OpenTip) => addTo(leagues, match.leagueId, sport),
    addMatch: ({ match, sport }: OpenTip) => addTo(matches, match, sport),
    addMarket({ sport, market }: OpenTip) {
      const own = markets.get(sport) ?? new Map<string, number>();
      markets.set(sport, own);
      add(own, market);
    },
    rows(): ChoiceRow[] {
      const ofLeagues = [...leagues]
        .toSorted(([a, one], [b, other]) => other.tips - one.tips || a - b)
        .slice(0, MOST_LEAGUES)
        .map(([id, of]): ChoiceRow => ({ kind: 'league', id, rev: 0, odd_type: '', ...of }));
      const ofMatches = [...matches]
        .toSorted(([a], [b]) => a.startsAt - b.startsAt || a.id - b.id)
        .slice(0, MOST_MATCHES)
        .map(([{ id, rev }, of]): ChoiceRow => ({ kind: 'match', id, rev, odd_type: '', ...of }));
      const ofMarkets = [...markets].flatMap(([sport, own]) =>
        [...own].map(
          ([odd_type, tips]): ChoiceRow => ({
            kind: 'market',
            id: 0,
            rev: 0,
            sport,
            odd_type,
            tips,
          }),
        ),
      );
      return [...ofLeagues, ...ofMatches, ...ofMarkets];
    },
  };
}

/**
 * One walk over the open tips, equivalent to the query `findTips`.
 * @param followed users the viewer follows, where that is a criterion
 */
export function selectTips(
  { tips, cappers }: KnownTips,
  search: TipsSearch,
  followed?: ReadonlySet<number>,
): TipsFound {
  const { criteria, sort, tipsPerUser, offset, limit } = search;
  const [inLeagues, inMatches] = [isOfLeagues(criteria), isOfMatches(criteria)];
  const inCategories = isOfCategories(criteria);
  const isOpen = matchesCriteria(criteria, search);
  const period = criteria.period ?? SEARCH_PERIOD.days30;
  const statisticsOf = createAuthorLookup(criteria, cappers, period, followed);
  const choices = createChoices();
  const found: OpenTip[] = [];
  const keys: number[] = [];
  for (const tip of tips) {
    if (!isOpen(tip)) continue;
    const statistics = statisticsOf(tip.author);
    if (!statistics.isMet) continue;
    const isLeague = inLeagues(tip);
    const isMatch = inMatches(tip);
    const isCategory = inCategories(tip);
    if (isCategory) choices.addLeague(tip);
    if (isLeague && isCategory) choices.addMatch(tip);
    if (isLeague && isMatch) choices.addMarket(tip);
    if (!isLeague || !isMatch || !isCategory) continue;
    found.push(tip);
    keys.push(keyOf(sort, tip, statistics));
  }
  const shown = tipsPerUser === 0 ? undefined : firstOfEach(found, keys, tipsPerUser);
  const shownKeys = Float64Array.from(shown?.map((index) => keys[index] ?? 0) ?? keys);
  const page = Array.from(selectPage(shownKeys, offset, offset + limit), (index) =>
    foundRow(found[shown?.[index] ?? index] as OpenTip),
  );
  return { tips: page, count: shownKeys.length, choices: choices.rows() };
}
