import type { LeaguePage, RefereeStatistics } from '@tipmark/contract';
import {
  compareNames,
  ENOUGH_REFEREED_MATCHES,
  type PlayedMatch,
  REFEREES_SORT,
  type RefereesSort,
} from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import type { PlayedRow } from '../events/event-queries.ts';
import { presentRefereeStatistics } from '../statistics/present-statistics.ts';

interface RefereeName {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly country_code: string | null;
}

type SeasonReferee = LeaguePage['referees'][number];

const valueOf: Record<
  Exclude<RefereesSort, typeof REFEREES_SORT.name>,
  (f: RefereeStatistics) => number
> = {
  [REFEREES_SORT.countOfMatches]: ({ count }) => count,
  [REFEREES_SORT.yellowCards]: ({ yellowCards }) => yellowCards?.average ?? -1,
  [REFEREES_SORT.redCards]: ({ redCards }) => redCards?.average ?? -1,
  [REFEREES_SORT.penalties]: ({ penalties }) => penalties?.average ?? -1,
  [REFEREES_SORT.fouls]: ({ fouls }) => fouls?.average ?? -1,
};

/** Referees of a season's matches, in the requested order; the name decides between equals. */
export function seasonReferees(
  names: readonly RefereeName[],
  rows: readonly PlayedRow[],
  played: ReadonlyMap<number, PlayedMatch>,
  sort: RefereesSort,
  locale: Locale,
): SeasonReferee[] {
  const rowsOf = Map.groupBy(rows, (row) => row.referee_id);
  const referees = names.map(({ id, slug, name, country_code }): SeasonReferee => {
    const own = (rowsOf.get(id) ?? []).flatMap((row) => played.get(row.id) ?? []);
    return {
      link: `${id}-${slug}`,
      name,
      countryCode: country_code ?? '',
      figures: presentRefereeStatistics(own),
    };
  });
  const byName = (a: SeasonReferee, b: SeasonReferee) => compareNames(a.name, b.name, locale);
  if (sort === REFEREES_SORT.name) return referees.toSorted(byName);
  const value = valueOf[sort];
  const hasEnough = ({ figures }: SeasonReferee) =>
    sort === REFEREES_SORT.countOfMatches || figures.count >= ENOUGH_REFEREED_MATCHES;
  return referees.toSorted(
    (a, b) =>
      Number(hasEnough(b)) - Number(hasEnough(a)) ||
      value(b.figures) - value(a.figures) ||
      byName(a, b),
  );
}
