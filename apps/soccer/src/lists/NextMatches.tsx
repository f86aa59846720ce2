import type { MatchWithLeague } from '@tipmark/contract';
import { ComingMatches, FirstRows, type Reader } from '@tipmark/match-features';
import { Card } from '@tipmark/ui-kit';
import type { ReactNode } from 'react';
import { rowOdds } from '../matches/row-odds/row-odds.ts';

interface NextMatchesProps {
  readonly title: string;
  readonly matches: readonly MatchWithLeague[];
  readonly reader: Reader;
  /** What can be done with them. */
  readonly children?: ReactNode;
}

/** The next matches of a team or a referee, the first of them open. */
export const NextMatches = ({ title, matches, reader, children }: NextMatchesProps) => (
  <Card title={title}>
    <FirstRows count={matches.length} reader={reader}>
      <ComingMatches
        matches={matches}
        caption={title}
        emptyText={reader.t('team.fixturesEmpty')}
        matchRoute="events"
        rowOdds={rowOdds}
        reader={reader}
      />
    </FirstRows>
    {children}
  </Card>
);
