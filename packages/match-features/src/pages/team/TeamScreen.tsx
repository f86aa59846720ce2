import { TeamStar } from '../../favourites/TeamStar.tsx';
import { MatchBanner } from '../../lists/MatchBanner.tsx';
import { nextBeside } from '../../lists/next-beside.ts';
import { PageHead } from '../../lists/PageHead.tsx';
import { LoadPart } from '../../match-page/LoadPart.tsx';
import type { TeamPageOptions } from './team-options.ts';

import { useTeam } from './use-team.ts';
import { TeamFixtures } from './widgets/TeamFixtures.tsx';
import { TeamRecord } from './widgets/TeamRecord.tsx';

/** Last and next matches of a team, and what the chosen ones add up to. */
export const TeamScreen = ({ options }: { readonly options: TeamPageOptions }) => {
  const team = useTeam(options);
  const { sport } = options;
  const { reader, load, onRetry } = team;
  const { t, locale } = reader;
  return (
    <LoadPart load={load} reader={reader} failedTitle={t('team.failed')} onRetry={onRetry}>
      {(page) => (
        <div className={nextBeside}>
          <PageHead
            countryCode={page.team.countryCode}
            logo={page.team.logo}
            title={page.team.name}
            twitter={page.twitter}
            words={[page.team.countryName, page.isSimulated ? t('match.simulated') : '']}
            tools={
              <TeamStar
                team={page.team}
                route={sport.routes.team}
                locale={locale}
                label={t('team.favourite')}
              />
            }
          />
          <div>
            <MatchBanner sport={sport} banner={page.matchBanner} reader={reader} />
            <TeamFixtures sport={sport} page={page} reader={reader} />
          </div>
          <TeamRecord sport={sport} team={team} page={page} />
        </div>
      )}
    </LoadPart>
  );
};
