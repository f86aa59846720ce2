import type { TeamPage } from '@tipmark/contract';
import { CalendarButton, ComingMatches, FirstRows } from '@tipmark/match-features';
import { Card } from '@tipmark/ui-kit';
import { rowOdds } from '../../matches/row-odds/row-odds.ts';
import type { Team } from '../use-team.ts';

/** Two halves, the break and what is added. */
const MATCH_MINUTES = 120;

interface TeamFixturesProps {
  readonly page: TeamPage;
  readonly reader: Team['reader'];
}

/** Whom the team plays next, for the visitor's calendar too. */
export const TeamFixtures = ({ page, reader }: TeamFixturesProps) => {
  const { t } = reader;
  return (
    <Card title={t('team.fixtures')}>
      <FirstRows count={page.fixtures.length} reader={reader}>
        <ComingMatches
          matches={page.fixtures}
          caption={t('team.fixtures')}
          emptyText={t('team.fixturesEmpty')}
          matchRoute="events"
          rowOdds={rowOdds}
          reader={reader}
        />
      </FirstRows>
      <CalendarButton
        matches={page.fixtures}
        title={page.team.name}
        matchRoute="events"
        durationMinutes={MATCH_MINUTES}
        nowSeconds={page.asOf}
        reader={reader}
      />
    </Card>
  );
};
