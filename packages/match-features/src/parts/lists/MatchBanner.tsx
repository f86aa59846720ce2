import type { MatchWithLeague } from '@tipmark/contract';
import { Card } from '@tipmark/ui-kit';
import { UpcomingMatches } from '../matches/UpcomingMatches.tsx';
import type { Reader } from '../page/reader.ts';
import type { SportPages } from '../sport/sport-pages.ts';

interface MatchBannerProps {
  readonly sport: Pick<SportPages, 'routes' | 'rowOdds'>;
  /** Null: no match within a week. */
  readonly banner: MatchWithLeague | null;
  /** Absent = that of the next match. */
  readonly title?: string | undefined;
  readonly reader: Reader;
}

/** The live match of a league or team, or else the most watched of the coming ones. */
export const MatchBanner = ({ sport, banner, reader, ...props }: MatchBannerProps) => {
  if (banner === null) return null;
  const { title = reader.t('stats.banner') } = props;
  return (
    <Card title={title}>
      <UpcomingMatches
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
