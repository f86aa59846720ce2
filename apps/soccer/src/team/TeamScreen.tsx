import { LoadPart, TeamStar } from '@tipmark/match-features';
import { nextBeside } from '../lists/next-beside.ts';
import { PageHead } from '../lists/PageHead.tsx';
import { useTeam } from './use-team.ts';
import { TeamFixtures } from './widgets/TeamFixtures.tsx';
import { TeamRecord } from './widgets/TeamRecord.tsx';

/** `/Teams/[teamUrl]`: last and next matches of a team, and what the chosen ones add up to. */
export const TeamScreen = () => {
  const team = useTeam();
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
            words={[page.team.countryName, page.isSimulated ? t('match.simulated') : '']}
            tools={
              <TeamStar team={page.team} route="team" locale={locale} label={t('team.favourite')} />
            }
          />
          <TeamFixtures page={page} reader={reader} />
          <TeamRecord team={team} page={page} />
        </div>
      )}
    </LoadPart>
  );
};
