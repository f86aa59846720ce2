import type { TeamPage } from '@tipmark/contract';
import { CalendarButton } from '@tipmark/match-features';
import { NextMatches } from '../../lists/NextMatches.tsx';
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
    <NextMatches title={t('team.fixtures')} matches={page.fixtures} reader={reader}>
      <CalendarButton
        matches={page.fixtures}
        title={page.team.name}
        matchRoute="events"
        durationMinutes={MATCH_MINUTES}
        nowSeconds={page.asOf}
        reader={reader}
      />
    </NextMatches>
  );
};
