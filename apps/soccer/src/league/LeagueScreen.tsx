import type { LeaguePage } from '@tipmark/contract';
import { LoadPart } from '@tipmark/match-features';
import { Card, css, Tabs } from '@tipmark/ui-kit';
import { ScrollRow } from '@tipmark/ui-kit/scroll-row';
import { twoColumns } from '../lists/two-columns.ts';
import { LEAGUE_TABS, type LeagueTab } from './league-address.ts';
import { useLeague } from './use-league.ts';
import { LeagueAside } from './widgets/LeagueAside.tsx';
import { LeagueChoices } from './widgets/LeagueChoices.tsx';
import { LeagueHead } from './widgets/LeagueHead.tsx';
import { LeagueTabBody } from './widgets/LeagueTabBody.tsx';

const top = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
`;

/**
 * The summary has the whole width; before anything is drawn up there is nothing to stand beside.
 */
const hasAside = (tab: LeagueTab, { outcomes, fixtures }: LeaguePage): boolean =>
  tab !== 'summary' && (outcomes.count > 0 || (tab !== 'matches' && fixtures.matches.length > 0));

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
            <div className={top}>
              <LeagueHead page={page} reader={reader} />
              <LeagueChoices league={league} page={page} />
            </div>
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
          {hasAside(view.tab, page) && <LeagueAside league={league} page={page} />}
        </div>
      )}
    </LoadPart>
  );
};
