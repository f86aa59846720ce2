import type { SeasonPage } from '@tipmark/contract';
import { Card, css, Tabs } from '@tipmark/ui-kit';
import { ScrollRow } from '@tipmark/ui-kit/scroll-row';
import { gap } from '@tipmark/ui-kit/style-values';
import { MatchBanner } from '../../parts/lists/MatchBanner.tsx';
import { twoColumns } from '../../parts/lists/two-columns.ts';
import { LoadPart } from '../../parts/page/LoadPart.tsx';
import {
  type LeaguePageOptions,
  type LeagueTabProps,
  nameOfTab,
  tabMessage,
} from './league-options.ts';
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

/** Tabs that need the full width. */
const WIDE_TABS: readonly string[] = ['summary', 'series'];

/** Before any draw or fixture there is nothing beside a tab. */
const hasAside = (tab: string, { outcomes, fixtures, round }: SeasonPage): boolean =>
  !WIDE_TABS.includes(tab) &&
  (outcomes.count > 0 || round !== null || (tab !== 'matches' && fixtures.matches.length > 0));

/** The match of the day, after what the page is about: beside it or, on a phone, below. */
const Banner = ({ league: { options, reader }, page }: LeagueTabProps) => (
  <MatchBanner sport={options.sport} banner={page.matchBanner} reader={reader} />
);

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
            <Card isFlush>
              <ScrollRow>
                <Tabs
                  label={t('league.tabs')}
                  current={view.tab}
                  onChoose={(tab) => league.go({ tab })}
                  items={options.tabs.map(nameOfTab).map((tab) => ({
                    key: tab,
                    href: league.addressOf({ tab }),
                    text: t(tabMessage(tab, page)),
                  }))}
                />
              </ScrollRow>
              <LeagueTabBody league={league} page={page} />
            </Card>
            {page.attribution !== null && (
              <p>{t('match.attribution', { source: page.attribution })}</p>
            )}
            {!hasAside(view.tab, page) && <Banner league={league} page={page} />}
          </div>
          {hasAside(view.tab, page) && (
            <LeagueAside league={league} page={page}>
              <Banner league={league} page={page} />
            </LeagueAside>
          )}
        </div>
      )}
    </LoadPart>
  );
};
