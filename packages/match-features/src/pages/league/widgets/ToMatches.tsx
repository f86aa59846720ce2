import { LinkButton } from '@tipmark/ui-kit';
import type { League } from '../use-league.ts';

/** The link shown by an empty tab. */
export const ToMatches = ({ league }: { readonly league: League }) => (
  <LinkButton href={league.addressOf({ tab: 'matches' })}>
    {league.reader.t('league.toMatches')}
  </LinkButton>
);
