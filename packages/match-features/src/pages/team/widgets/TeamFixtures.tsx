import type { TeamPage } from '@tipmark/contract';
import { href } from '@tipmark/route-builder';
import { CalendarButton } from '../../../parts/lists/CalendarButton.tsx';
import { NextMatches } from '../../../parts/lists/NextMatches.tsx';
import type { SportWith } from '../../../parts/sport/sport-pages.ts';
import type { Team } from '../use-team.ts';
import { NextMatch } from './NextMatch.tsx';

interface TeamFixturesProps {
  readonly sport: SportWith<'team'>;
  readonly page: TeamPage;
  readonly reader: Team['reader'];
}

/** The team's next match and those after it, also for the visitor's calendar. */
export const TeamFixtures = ({ sport, page, reader }: TeamFixturesProps) => {
  const { t, locale } = reader;
  const [next, ...later] = page.fixtures;
  const calendar = (
    <CalendarButton
      matches={[...page.fixtures, ...page.calledOff]}
      title={page.team.name}
      sport={sport}
      path={href(sport.routes.team, { teamUrl: page.team.link }, { locale })}
      nowSeconds={page.asOf}
      reader={reader}
    />
  );
  if (next === undefined) {
    return (
      <NextMatches sport={sport} title={t('team.fixtures')} matches={[]} reader={reader}>
        {calendar}
      </NextMatches>
    );
  }
  return (
    <>
      <NextMatch sport={sport} next={next} team={page.team.name} reader={reader}>
        {calendar}
      </NextMatch>
      {later.length > 0 && (
        <NextMatches sport={sport} title={t('team.later')} matches={later} reader={reader} />
      )}
    </>
  );
};
