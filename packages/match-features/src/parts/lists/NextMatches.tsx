import type { MatchWithLeague } from '@tipmark/contract';
import { Card } from '@tipmark/ui-kit';
import type { ReactNode } from 'react';
import { UpcomingMatches } from '../matches/UpcomingMatches.tsx';
import type { Reader } from '../page/reader.ts';
import type { SportPages } from '../sport/sport-pages.ts';
import { FirstRows } from '../tables/FirstRows.tsx';

interface NextMatchesProps {
  readonly sport: SportPages;
  readonly title: string;
  readonly matches: readonly MatchWithLeague[];
  /** All of the page's league, so its name is left out. */
  readonly isOfOneLeague?: boolean;
  readonly reader: Reader;
  /** Actions on them. */
  readonly children?: ReactNode;
}

/** The next matches of a team or a referee, the first of them open. */
export const NextMatches = ({
  sport,
  title,
  matches,
  isOfOneLeague,
  reader,
  children,
}: NextMatchesProps) => (
  <Card title={title}>
    <FirstRows count={matches.length} reader={reader}>
      <UpcomingMatches
        matches={matches}
        caption={title}
        emptyText={reader.t('team.fixturesEmpty')}
        matchRoute={sport.routes.match}
        rowOdds={sport.rowOdds}
        isOfOneLeague={isOfOneLeague}
        reader={reader}
      />
    </FirstRows>
    {children}
  </Card>
);
