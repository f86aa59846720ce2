import type { FinalItem, TournamentHistory } from '@tipmark/contract';
import type { Locale } from '@tipmark/i18n/server';
import { presentLeague } from '../../lists/present-leagues.ts';
import type { TennisRow } from '../tennis-queries.ts';
import type { Tournament } from './find-edition.ts';
import { presentFinals } from './present-final.ts';
import type { WinsRow } from './tournament-queries.ts';

type Titles = TournamentHistory['titles'][number];

const MOST = 10;

/** Champions by their titles, then by finals lost, then the latest first. */
function titlesOf(newestFirst: readonly FinalItem[]): Titles[] {
  const titles = new Map<number, Titles>();
  for (const { champion, finalist, name } of newestFirst) {
    const won = titles.get(champion.id) ?? { player: champion, titles: 0, lost: 0, last: name };
    const last = won.titles === 0 ? name : won.last;
    titles.set(champion.id, { ...won, last, titles: won.titles + 1 });
    const lost = titles.get(finalist.id) ?? { player: finalist, titles: 0, lost: 0, last: name };
    titles.set(finalist.id, { ...lost, lost: lost.lost + 1 });
  }
  return [...titles.values()]
    .filter(({ titles: count }) => count > 0)
    .toSorted((a, b) => b.titles - a.titles || b.lost - a.lost)
    .slice(0, MOST);
}

interface HistoryParts {
  readonly tournament: Tournament;
  readonly finals: readonly TennisRow[];
  readonly wins: readonly WinsRow[];
}

/** The champions of a tournament, and who won the most there. */
export function presentHistory(
  { tournament, finals, wins }: HistoryParts,
  locale: Locale,
  nowSeconds: number,
): TournamentHistory {
  const presented = presentFinals(finals);
  return {
    league: presentLeague(tournament, locale),
    finals: presented,
    titles: titlesOf(presented),
    wins: wins.map(({ id, slug, name, country_code: countryCode, won, lost }) => ({
      player: { id, link: `${id}-${slug}`, name, countryCode },
      won,
      lost,
    })),
    asOf: nowSeconds,
  };
}
