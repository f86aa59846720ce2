import type { PlayerOfTournament } from '@tipmark/contract';
import { PageLink } from '@tipmark/match-features';
import { Flag } from '@tipmark/ui-kit';

/** A player or a pair with the flag, linked to its page. */
export const PlayerName = ({ player }: { readonly player: PlayerOfTournament }) => (
  <>
    {player.countryCode !== '' && <Flag code={player.countryCode} />}
    <PageLink to="player" params={{ playerUrl: player.link }}>
      {player.name}
    </PageLink>
  </>
);
