import { LinkButton } from '@tipmark/ui-kit';
import type { Reader } from '../page/reader.ts';
import { ShowMore } from './ShowMore.tsx';
import type { ShownPages } from './use-show-more.ts';

interface PageLinksProps {
  readonly previousHref: string | undefined;
  readonly shown: Pick<ShownPages<unknown>, 'isLoading' | 'isFailed' | 'showMore'>;
  readonly nextHref: string | undefined;
  readonly reader: Pick<Reader, 't'>;
}

/** The end of a list: the page before it and more of it, where there are any. */
export const PageLinks = ({ previousHref, shown, nextHref, reader }: PageLinksProps) =>
  (previousHref !== undefined || nextHref !== undefined) && (
    <footer>
      {previousHref !== undefined && (
        <LinkButton href={previousHref}>{reader.t('lists.previous')}</LinkButton>
      )}
      {nextHref !== undefined && <ShowMore shown={shown} href={nextHref} reader={reader} />}
    </footer>
  );
