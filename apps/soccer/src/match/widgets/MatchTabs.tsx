import { formatNumber } from '@tipmark/remote-kit/i18n';
import { Tabs } from '@tipmark/ui-kit';
import { ScrollRow } from '@tipmark/ui-kit/scroll-row';
import { MATCH_TAB, type MatchTab } from '../match-address.ts';
import type { Match, MatchEvent } from '../use-match.ts';

const words = {
  tips: 'match.tabTips',
  odds: 'match.tabOdds',
  matches: 'match.tabMatches',
  summary: 'stats.tabSummary',
  table: 'stats.tabTable',
  trends: 'stats.tabTrends',
  squads: 'stats.tabSquads',
  referee: 'stats.tabReferee',
} as const satisfies Record<MatchTab, string>;

interface MatchTabsProps {
  readonly match: Match;
  readonly event: MatchEvent;
}

export const MatchTabs = ({ match, event }: MatchTabsProps) => {
  const { reader, view, tabLink, go } = match;
  // the list has the visitor's own ones at once, the count hears of everybody's
  const tips = Math.max(event.page.counts.tips, event.tips.count);
  return (
    <ScrollRow>
      <Tabs
        label={reader.t('match.tabs')}
        current={view.tab}
        onChoose={(tab) => go(tabLink(tab))}
        items={Object.values(MATCH_TAB).map((tab) => ({
          key: tab,
          href: tabLink(tab),
          text: reader.t(words[tab]),
          count: tab === MATCH_TAB.tips && tips > 0 ? formatNumber(tips, reader.locale) : undefined,
        }))}
      />
    </ScrollRow>
  );
};
