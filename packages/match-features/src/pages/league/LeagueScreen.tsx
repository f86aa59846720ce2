import type { SeasonPage } from '@tipmark/contract';
import { Card, css, Tabs } from '@tipmark/ui-kit';
import { ScrollRow } from '@tipmark/ui-kit/scroll-row';
import { gap } from '@tipmark/ui-kit/style-values';
import { MatchBanner } from '../../parts/lists/MatchBanner.tsx';
import { twoColumns } from '../../parts/lists/two-columns.ts';
import { LoadPart } from '../../parts/page/LoadPart.tsx';
import { type LeaguePageOptions, nameOfTab } from './league-options.ts';
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
  gap: ${gap[12]} ${gap[24]};
`;

/** The summary has the full width; before any draw or fixture there is nothing beside it. */
const hasAside = (tab: string, { outcomes, fixtures, round }: SeasonPage): boolean =>
  tab !== 'summary' &&
  (outcomes.count > 0 || round !== null || (tab !== 'matches' && fixtures.matches.length > 0));

/** A season of a league: one tab at a time, and what belongs beside it. */
export const LeagueScreen = ({ options }: { readonly options: LeaguePageOptions }) => {
  const league = useLeague(options);
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
            <MatchBanner sport={options.sport} banner={page.matchBanner} reader={reader} />
            <Card isFlush>
              <ScrollRow>
                <Tabs
                  label={t('league.tabs')}
                  current={view.tab}
                  onChoose={(tab) => league.go({ tab })}
                  items={options.tabs.map(nameOfTab).map((tab) => ({
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
