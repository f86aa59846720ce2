import { LinkButton } from '@tipmark/ui-kit';
import type { EventHead } from '../../../parts/match-head/event-head.ts';
import type { Reader } from '../../../parts/page/reader.ts';
import { usePageAddress } from '../../../parts/page/use-page-address.ts';
import type { SportPages } from '../../../parts/sport/sport-pages.ts';

interface CompareLinkProps {
  readonly sport: SportPages;
  readonly page: Pick<EventHead, 'home' | 'away'>;
  readonly reader: Reader;
}

/** Both sides of a match beside each other, where a page compares them. */
export const CompareLink = ({ sport, page: { home, away }, reader }: CompareLinkProps) => {
  const { compare } = sport.routes;
  const pageAddress = usePageAddress();
  const address = compare && pageAddress(compare, { a: home.link, b: away.link });
  return address === undefined ? null : (
    <LinkButton href={address}>{reader.t('match.compare')}</LinkButton>
  );
};
