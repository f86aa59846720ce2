import { EmptyState, LinkButton } from '@tipmark/ui-kit';
import type { Reader } from '../page/reader.ts';

interface NothingListedProps {
  readonly text: string;
  /** The same list under looser conditions. */
  readonly widerHref: string | undefined;
  readonly reader: Pick<Reader, 't'>;
}

/** A list with no matching items. */
export const NothingListed = ({ text, widerHref, reader: { t } }: NothingListedProps) => (
  <EmptyState text={text}>
    {widerHref !== undefined && <LinkButton href={widerHref}>{t('stats.wider')}</LinkButton>}
  </EmptyState>
);
