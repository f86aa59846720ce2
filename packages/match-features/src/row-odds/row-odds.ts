import { matchPath } from '@tipmark/route-builder';
import type { MatchRowView } from '@tipmark/ui-kit/betting';
import type { ComponentType } from 'react';

/** A row of a list whose prices are opened. */
export interface PricedRow extends Pick<MatchRowView, 'lists' | 'prices'> {
  /** Of each outcome, null = none. */
  readonly odds: readonly ({ readonly text: string } | null)[];
  readonly home: { readonly name: string };
  readonly away: { readonly name: string };
}

/** What a list hands to the sheet over the prices of one of its rows. */
export interface RowOddsProps {
  /** The link it belongs to. */
  readonly anchor: HTMLAnchorElement;
  /** The row whose prices lead to an address; a row that is gone has none. */
  readonly rowOf: (href: string) => PricedRow | undefined;
  readonly onClose: () => void;
}

/** How the prices of a sport's rows open. */
export interface RowOdds {
  /** Added to the address of a match, it leads to the history of its prices: `?tab=odds`. */
  readonly search: string;
  /** The sheet over them, as a chunk of its own. */
  readonly bring: () => Promise<ComponentType<RowOddsProps>>;
}

/** The match whose prices are open, as its row shows it now. */
export interface OpenMatch {
  /** `7-zenit-spartak`. */
  readonly matchUrl: string;
  /** The teams. */
  readonly title: string;
  /** Prices of the row: when they change, there is more to tell. */
  readonly prices: string;
  /** A tip is taken on it. */
  readonly isTippable: boolean;
}

/** The match a list opened the prices of; undefined once its row is gone. */
export function openMatch({ anchor, rowOf }: RowOddsProps): OpenMatch | undefined {
  const row = rowOf(anchor.getAttribute('href') ?? '');
  const matchUrl = matchPath(anchor.pathname)?.params['matchUrl'];
  if (!row || matchUrl === undefined) return undefined;
  return {
    matchUrl,
    title: `${row.home.name} – ${row.away.name}`,
    prices: row.odds.map((cell) => cell?.text ?? '').join(' '),
    isTippable: row.lists.includes('scheduled'),
  };
}
