import type { TeamPage } from '@tipmark/contract';
import { CalendarButton } from '@tipmark/match-features';
import { NextMatches } from '../../lists/NextMatches.tsx';
import { MATCH_MINUTES } from '../../matches/match-minutes.ts';
import type { Team } from '../use-team.ts';

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
