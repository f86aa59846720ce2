import { LinkButton } from '@tipmark/ui-kit';
import type { League } from '../use-league.ts';

/** What a tab without anything to show leads to. */
export const ToMatches = ({ league }: { readonly league: League }) => (
  <LinkButton href={league.addressOf({ tab: 'matches' })}>
    {league.reader.t('league.toMatches')}
  </LinkButton>
);
