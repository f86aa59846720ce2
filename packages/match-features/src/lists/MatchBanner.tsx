import type { MatchWithLeague } from '@tipmark/contract';
import { Card } from '@tipmark/ui-kit';
import { ComingMatches } from '../league-page/ComingMatches.tsx';
import type { Reader } from '../match-page/reader.ts';
import type { SportPages } from '../sport/sport-pages.ts';

interface MatchBannerProps {
  readonly sport: Pick<SportPages, 'routes' | 'rowOdds'>;
  /** Null: nothing is played within a week. */
  readonly banner: MatchWithLeague | null;
  readonly reader: Reader;
}

/** The match of a league or team that runs, or else is watched most of those to come. */
export const MatchBanner = ({ sport, banner, reader }: MatchBannerProps) => {
  if (banner === null) return null;
  const title = reader.t('stats.banner');
  return (
    <Card title={title}>
      <ComingMatches
        matches={[banner]}
        caption={title}
        emptyText=""
        matchRoute={sport.routes.match}
        rowOdds={sport.rowOdds}
        reader={reader}
      />
    </Card>
  );
};
