import type { TeamPage } from '@tipmark/contract';
import { CalendarButton } from '../../../parts/days/CalendarButton.tsx';
import { NextMatches } from '../../../parts/lists/NextMatches.tsx';
import type { SportPages } from '../../../parts/sport/sport-pages.ts';
import type { Team } from '../use-team.ts';

interface TeamFixturesProps {
  readonly sport: SportPages;
  readonly page: TeamPage;
  readonly reader: Team['reader'];
}

/** The team's next matches, also for the visitor's calendar. */
export const TeamFixtures = ({ sport, page, reader }: TeamFixturesProps) => {
  const { t } = reader;
  return (
    <NextMatches sport={sport} title={t('team.fixtures')} matches={page.fixtures} reader={reader}>
      <CalendarButton
        matches={[...page.fixtures, ...page.calledOff]}
        title={page.team.name}
        matchRoute={sport.routes.match}
        durationMinutes={sport.matchMinutes}
        nowSeconds={page.asOf}
        reader={reader}
      />
    </NextMatches>
  );
};
