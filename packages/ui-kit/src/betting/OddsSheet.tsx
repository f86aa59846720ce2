import {
  EmptyState,
  ErrorState,
  type ErrorStateProps,
  LinkButton,
  ProgressLine,
  VisuallyHidden,
} from '@tipmark/ui-kit';
import { AnchoredSheet, type AnchoredSheetProps } from '../overlays/AnchoredSheet.tsx';
import { OutcomePrices } from './OutcomePrices.tsx';
import type { OutcomePricesMessages, OutcomePricesView } from './outcome-prices-view.ts';

export interface OddsSheetProps
  extends Pick<AnchoredSheetProps, 'anchor' | 'closeLabel' | 'onClose'> {
  /** The match. */
  readonly title: string;
  /** The market. */
  readonly note: string;
  /** Undefined while they are loading, empty before the first price. */
  readonly outcomes: readonly OutcomePricesView[] | undefined;
  /** How many there will be. */
  readonly countOfOutcomes: number;
  readonly until: number;
  readonly messages: OutcomePricesMessages & { readonly empty: string; readonly loading: string };
  /** Newer prices are on their way; the known ones stay. */
  readonly isUpdating?: boolean | undefined;
  /** They could not be loaded; known ones stay below. */
  readonly failure?: ErrorStateProps | undefined;
  /** The full history. */
  readonly history: { readonly href: string; readonly text: string };
}

/** What the prices of a row leave out: first, best and closing ones, their history, and links. */
export const OddsSheet = (props: OddsSheetProps) => {
  const { outcomes, countOfOutcomes, until, messages, isUpdating, failure, history, ...frame } =
    props;
  const isWaiting = outcomes === undefined && !failure;
  return (
    <AnchoredSheet {...frame} foot={<LinkButton href={history.href}>{history.text}</LinkButton>}>
      <div aria-busy={isWaiting || undefined}>
        {isUpdating && <ProgressLine label={messages.loading} />}
        {failure && <ErrorState {...failure} />}
        {isWaiting && <VisuallyHidden>{messages.loading}</VisuallyHidden>}
        {outcomes?.length === 0 && <EmptyState text={messages.empty} />}
        {(isWaiting || (outcomes !== undefined && outcomes.length > 0)) && (
          <OutcomePrices
            bones={isWaiting ? countOfOutcomes : undefined}
            outcomes={outcomes ?? []}
            until={until}
            messages={messages}
          />
        )}
      </div>
    </AnchoredSheet>
  );
};
