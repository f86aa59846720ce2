import { VisuallyHidden } from '@tipmark/ui-kit';
import type { Reader } from '../match-page/reader.ts';
import type { ResultPrice } from './priced-row.ts';

interface ResultPriceTextProps extends ResultPrice {
  readonly reader: Reader;
}

/** A price of a table; a suspended one is struck through and labelled so. */
export const ResultPriceText = ({ text, isSuspended, reader }: ResultPriceTextProps) =>
  isSuspended ? (
    <>
      <s>{text}</s>
      <VisuallyHidden>{`, ${reader.t('odds.suspended')}`}</VisuallyHidden>
    </>
  ) : (
    text
  );
