import { LoadPart, SeasonFigures } from '@tipmark/match-features';
import { Card, Tabs } from '@tipmark/ui-kit';
import { ScrollRow } from '@tipmark/ui-kit/scroll-row';
import { twoColumns } from '../lists/two-columns.ts';
import { LEAGUE_TABS } from './league-address.ts';
import { useLeague } from './use-league.ts';
import { LeagueChoices } from './widgets/LeagueChoices.tsx';
import { LeagueHead } from './widgets/LeagueHead.tsx';
import { LeagueTabBody } from './widgets/LeagueTabBody.tsx';

/** A season of a league: its matches, table, totals, runs, figures and referees. */
export const LeagueScreen = () => {
  const league = useLeague();
  const { reader, load, view } = league;
  const { t } = reader;
  return (
    <LoadPart load={load} reader={reader} failedTitle={t('league.failed')} onRetry={league.retry}>
      {(page) => (
        <div className={twoColumns}>
          <div>
            <LeagueHead page={page} reader={reader} />
            <LeagueChoices league={league} page={page} />
            <Card isFlush>
              <ScrollRow>
                <Tabs
                  label={t('league.tabs')}
                  current={view.tab}
                  onChoose={(tab) => league.go({ tab })}
                  items={LEAGUE_TABS.map((tab) => ({
                    key: tab,
                    href: league.addressOf({ tab }),
                    text: t(`league.tab-${tab}`),
                  }))}
                />
              </ScrollRow>
              <LeagueTabBody league={league} page={page} />
            </Card>
            {page.attribution !== null && (
              <p>{t('match.attribution', { source: page.attribution })}</p>
            )}
          </div>
          {view.tab !== 'summary' && page.outcomes.count > 0 && (
            <div>
              <Card title={t('league.inFigures')}>
                <SeasonFigures
                  figures={page}
                  title={t('league.inFigures')}
                  isBrief
                  reader={reader}
                />
              </Card>
            </div>
          )}
        </div>
      )}
    </LoadPart>
  );
};
