import type { StepPoint } from '../charts/step-path.ts';
import type { PriceMovementProps } from './PriceMovement.tsx';

/** The history of the price of one outcome. */
export interface OutcomePricesView {
  readonly key: string;
  /** `Home`, `X`. */
  readonly title: string;
  /** `2.10`; the last one while it is suspended, `–` if there is none. */
  readonly current: string;
  readonly isSuspended?: boolean | undefined;
  readonly movement?: PriceMovementProps | undefined;
  readonly first: string;
  /** Highest price of all bookmakers, and its bookmaker. */
  readonly best?: { readonly odds: string; readonly bookmaker: string } | undefined;
  /** Once the match has begun. */
  readonly closing?: string | undefined;
  /** Oldest first; may be none. */
  readonly points: readonly StepPoint[];
  /** A tip on it: its link and label. */
  readonly tip?: { readonly href: string; readonly label: string } | undefined;
}

/** Shown before the prices. */
export interface OutcomePricesMessages {
  readonly first: string;
  readonly best: string;
  readonly closing: string;
  /** Label of a suspended price. */
  readonly suspended: string;
}
