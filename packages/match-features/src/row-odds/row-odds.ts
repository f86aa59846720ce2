import type { MatchRowView } from '@tipmark/ui-kit/betting';
import type { ComponentType } from 'react';

/** What a list hands to the sheet over the prices of one of its rows. */
export interface RowOddsProps {
  /** The link it belongs to. */
  readonly anchor: HTMLAnchorElement;
  /** `7-zenit-spartak`. */
  readonly matchUrl: string;
  /** The teams. */
  readonly title: string;
  /** Prices of the row in words: when they change, the sheet asks anew. */
  readonly prices: string;
  /** A tip is taken on it. */
  readonly isTippable: boolean;
  readonly onClose: () => void;
}

/** How the prices of a sport's rows open. */
export interface RowOdds {
  /** Added to the address of a match, it leads to the history of its prices: `?tab=odds`. */
  readonly search: string;
  /** The sheet over them, as a chunk of its own. */
  readonly bring: () => Promise<ComponentType<RowOddsProps>>;
}

/** What the sheet says of a row without asking. */
export type PricedRow = Pick<MatchRowView, 'home' | 'away' | 'lists' | 'prices'>;
