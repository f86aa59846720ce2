import type { TeamPage } from '@tipmark/contract';
import { matchLinkOf } from '@tipmark/contract/match-wire';
import { TeamStar } from '../../parts/favourites/TeamStar.tsx';
import { MatchBanner } from '../../parts/lists/MatchBanner.tsx';
import { PageHead } from '../../parts/lists/PageHead.tsx';
import { LoadPart } from '../../parts/page/LoadPart.tsx';
import { pageMark } from '../../parts/page/simulated-mark.ts';
import { teamColumns } from './team-columns.ts';
import type { TeamPageOptions } from './team-options.ts';
import { type Team, useTeam } from './use-team.ts';
import { LastResults } from './widgets/LastResults.tsx';
import { PointsByMatch } from './widgets/PointsByMatch.tsx';
import { SmallTable } from './widgets/SmallTable.tsx';
import { TeamFixtures } from './widgets/TeamFixtures.tsx';
import { TeamPosition } from './widgets/TeamPosition.tsx';
import { TeamTabs } from './widgets/TeamTabs.tsx';

/** The match of the banner is the first of the coming ones. */
const isNext = ({ matchBanner, fixtures: [next] }: TeamPage): boolean =>
  matchBanner !== null &&
  next !== undefined &&
  matchLinkOf(matchBanner.match) === matchLinkOf(next.match);

/** The column beside a tab does not repeat what the tab shows. */
const hasAside = ({ view }: Team, { standing, results }: TeamPage): boolean =>
  (view.tab !== 'table' && standing !== null) ||
  (view.tab !== 'matches' && results.matches.length > 0);

/** A team's position, its next matches, one tab at a time, and its last matches and neighbours. */
export const TeamScreen = ({ options }: { readonly options: TeamPageOptions }) => {
  const team = useTeam(options);
  const { sport } = options;
  const { reader, load, view, hrefOf, onRetry } = team;
  const { t, locale } = reader;
  return (
    <LoadPart load={load} reader={reader} failedTitle={t('team.failed')} onRetry={onRetry}>
      {(page) => (
        <div className={teamColumns}>
          <div>
            <PageHead
              countryCode={page.team.countryCode}
              logo={page.team.logo}
              title={page.team.name}
              twitter={page.twitter}
              details={[page.team.countryName, page.originalName ?? '']}
              mark={pageMark(page, reader)}
              tools={
                <TeamStar
                  team={page.team}
                  route={sport.routes.team}
                  locale={locale}
                  label={t('team.favourite')}
                />
              }
            />
            <TeamPosition sport={sport} page={page} reader={reader} />
          </div>
          <div>
            <TeamFixtures sport={sport} page={page} reader={reader} />
            {!isNext(page) && (
              <MatchBanner sport={sport} banner={page.matchBanner} reader={reader} />
            )}
          </div>
          <div>
            <TeamTabs sport={sport} team={team} page={page} />
            {view.tab === 'summary' && <PointsByMatch page={page} reader={reader} />}
            {page.attribution && <p>{t('match.attribution', { source: page.attribution })}</p>}
          </div>
          {hasAside(team, page) && (
            <div>
              {view.tab !== 'matches' && (
                <LastResults
                  sport={sport}
                  page={page}
                  href={hrefOf({ tab: 'matches' })}
                  reader={reader}
                />
              )}
              {view.tab !== 'table' && (
                <SmallTable
                  sport={sport}
                  page={page}
                  href={hrefOf({ tab: 'table' })}
                  reader={reader}
                />
              )}
            </div>
          )}
        </div>
      )}
    </LoadPart>
  );
};
