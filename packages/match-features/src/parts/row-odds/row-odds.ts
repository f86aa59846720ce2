import { matchPath } from '@tipmark/route-builder';
import type { MatchRowView } from '@tipmark/ui-kit/betting';
import type { ComponentType } from 'react';

/** A row of a list whose prices are open. */
export interface PricedRow extends Pick<MatchRowView, 'lists' | 'prices'> {
  /** Of each outcome, null = none. */
  readonly odds: readonly ({ readonly text: string } | null)[];
  readonly home: { readonly name: string };
  readonly away: { readonly name: string };
}

/** What a list passes to the sheet over the prices of one of its rows. */
export interface RowOddsProps {
  /** The link it belongs to. */
  readonly anchor: HTMLAnchorElement;
  /** The row whose prices lead to an address; undefined for a row that is gone. */
  readonly rowOf: (href: string) => PricedRow | undefined;
  readonly onClose: () => void;
}

/** Opens the prices of a sport's rows. */
export interface RowOdds {
  /** Appended to the address of a match it opens the history of its prices: `?tab=odds`. */
  readonly search: string;
  /** Loads the sheet over them, a chunk of its own. */
  readonly loadPart: () => Promise<ComponentType<RowOddsProps>>;
}

/** The match whose prices are open, as in its row now. */
export interface OpenMatch {
  /** `7-zenit-spartak`. */
  readonly matchUrl: string;
  /** The market of the prices, where it is not the main one of the sport. */
  readonly market?: string;
  /** The teams. */
  readonly title: string;
  /** Prices of the row: their changes trigger a reload. */
  readonly prices: string;
  /** Tips on it are accepted. */
  readonly isTippable: boolean;
}

/** The match whose prices a list opened; undefined once its row is gone. */
export function openMatch({ anchor, rowOf }: RowOddsProps): OpenMatch | undefined {
  const row = rowOf(anchor.getAttribute('href') ?? '');
  const matchUrl = matchPath(anchor.pathname)?.params['matchUrl'];
  if (!row || matchUrl === undefined) return undefined;
  const market = new URLSearchParams(anchor.search).get('market');
  return {
    matchUrl,
    ...(market !== null && { market }),
    title: `${row.home.name} – ${row.away.name}`,
    prices: row.odds.map((cell) => cell?.text ?? '').join(' '),
    isTippable: row.lists.includes('scheduled'),
  };
}
