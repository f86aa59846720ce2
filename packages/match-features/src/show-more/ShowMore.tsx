import { inPlace, LinkButton } from '@tipmark/ui-kit';
import type { Reader } from '../match-page/reader.ts';
import type { ShownPages } from './use-show-more.ts';

interface ShowMoreProps {
  readonly shown: Pick<ShownPages<unknown>, 'isLoading' | 'isFailed' | 'showMore'>;
  /** The next page by itself, for browsers without scripts and for another tab. */
  readonly href: string;
  readonly reader: Pick<Reader, 't'>;
}

/** The way on from a list: a link to its next page, which with scripts is added below instead. */
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
