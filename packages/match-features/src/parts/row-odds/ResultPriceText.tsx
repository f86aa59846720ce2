import { VisuallyHidden } from '@tipmark/ui-kit';
import type { Reader } from '../page/reader.ts';
import type { ResultPrice } from './priced-row.ts';

interface ResultPriceTextProps extends ResultPrice {
  readonly reader: Reader;
}

/** A price of a table; a suspended one is struck through and labelled so. */
export const ResultPriceText = (props: ResultPriceTextProps) => {
  const { text, isSuspended, isWithOvertime, reader } = props;
  if (isWithOvertime) return <small>{reader.t('odds.withOvertime')}</small>;
  return isSuspended ? (
    <>
      <s>{text}</s>
      <VisuallyHidden>{`, ${reader.t('odds.suspended')}`}</VisuallyHidden>
    </>
  ) : (
    text
  );
};
