import { inPlace, LinkButton } from '@tipmark/ui-kit';
import type { Reader } from '../page/reader.ts';
import type { ShownPages } from './use-show-more.ts';

interface ShowMoreProps {
  readonly shown: Pick<ShownPages<unknown>, 'isLoading' | 'isFailed' | 'showMore'>;
  /** The next page as a separate page, for browsers without scripts and for another tab. */
  readonly href: string;
  readonly reader: Pick<Reader, 't'>;
}

/** A link to the next page of a list; with scripts that is added below instead. */
export const ShowMore = ({ shown, href, reader: { t } }: ShowMoreProps) => (
  <>
    {shown.isFailed && <span role="alert">{t('stats.moreFailed')}</span>}
    <LinkButton href={href} aria-busy={shown.isLoading} onClick={inPlace(shown.showMore)}>
      {shown.isLoading
        ? t('state.loading')
        : t(shown.isFailed ? 'button.retry' : 'button.showMore')}
    </LinkButton>
  </>
);
