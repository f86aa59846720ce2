import type { MatchOfPlayer } from '@tipmark/contract';
import { PageLink, type Reader } from '@tipmark/match-features';
import { ShortTime } from '@tipmark/match-features/lists';
import { knownStart } from '@tipmark/remote-kit/i18n';

interface NextOfPlayerProps {
  readonly match: MatchOfPlayer | null;
  readonly reader: Reader;
}

/** Time and opponent of a player's next match. */
export const NextOfPlayer = ({ match, reader }: NextOfPlayerProps) => {
  if (match === null) return '–';
  const { opponent } = match;
  return (
    <PageLink to="tennisEvents" params={{ matchUrl: match.link }}>
      <ShortTime
        at={match.startsAt}
        known={knownStart(match)}
        inWords={(date) => reader.t('stats.nextOf', { date, opponent })}
        reader={reader}
      />
    </PageLink>
  );
};
