import { EmptyState } from '@tipmark/ui-kit';
import { emptyText } from '../../../parts/page/empty-text.ts';
import { type LeagueTabProps, type OwnLeagueTab, ownTab } from '../league-options.ts';
import { MatchesTab } from './MatchesTab.tsx';
import { ScorersTab } from './ScorersTab.tsx';
import { SeasonStatistics } from './SeasonStatistics.tsx';
import { StreaksTab } from './StreaksTab.tsx';
import { TableTab } from './TableTab.tsx';
import { ToMatches } from './ToMatches.tsx';
import { TotalsTab } from './TotalsTab.tsx';

/** Without matches there are no shares. */
const SummaryTab = ({ league, page }: LeagueTabProps) => {
  const { reader } = league;
  if (page.outcomes.count === 0) {
    return (
      <EmptyState text={emptyText(reader, 'results', 'league.resultsEmpty')}>
        <ToMatches league={league} />
      </EmptyState>
    );
  }
  const title = reader.t('league.tab-summary');
  return <SeasonStatistics statistics={page} title={title} reader={reader} />;
};

const BODIES: Readonly<Record<string, OwnLeagueTab['Body']>> = {
  matches: MatchesTab,
  table: TableTab,
  scorers: ScorersTab,
  totals: TotalsTab,
  series: StreaksTab,
  summary: SummaryTab,
};

/** The chosen part of a league page. */
export const LeagueTabBody = ({ league, page }: LeagueTabProps) => {
  const { tab } = league.view;
  const Body = ownTab(league.options.tabs, tab)?.Body ?? BODIES[tab] ?? MatchesTab;
  return <Body league={league} page={page} />;
};
