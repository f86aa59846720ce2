import { formatNumber } from '@tipmark/remote-kit/i18n';
import { Tabs } from '@tipmark/ui-kit';
import { ScrollRow } from '@tipmark/ui-kit/scroll-row';
import { nameOfView } from '../match-address.ts';
import type { OwnMatchTab, SharedMatchTab } from '../match-options.ts';
import type { Match, MatchEvent } from '../use-match.ts';

const MESSAGE_OF_TAB = {
  events: 'course.tab',
  tips: 'match.tabTips',
  odds: 'match.tabOdds',
  matches: 'match.tabMatches',
  summary: 'stats.tabSummary',
  table: 'stats.tabTable',
  trends: 'stats.tabTrends',
  squads: 'stats.tabSquads',
} as const satisfies Record<SharedMatchTab, string>;

interface MatchTabsProps {
  readonly match: Match;
  readonly event: MatchEvent;
}

const named = (tab: SharedMatchTab | OwnMatchTab) =>
  typeof tab === 'string' ? { name: tab, message: MESSAGE_OF_TAB[tab] } : tab;

export const MatchTabs = ({ match, event }: MatchTabsProps) => {
  const { options, reader, view, tabAddress, go } = match;
  // a visitor may have followed its address
  const isKnown = (tab: SharedMatchTab | OwnMatchTab) =>
    tab !== 'events' || event.page.course !== undefined || view.tab === tab;
  // the list counts the visitor's own tips at once, the live count those of others
  const tips = Math.max(event.page.counts.tips, event.tips.count);
  return (
    <ScrollRow>
      <Tabs
        label={reader.t('match.tabs')}
        current={nameOfView(view)}
        onChoose={(tab) => go(tabAddress(tab))}
        items={options.tabs
          .filter(isKnown)
          .map(named)
          .map(({ name, message }) => ({
            key: name,
            href: tabAddress(name),
            text: reader.t(message),
            count: name === 'tips' && tips > 0 ? formatNumber(tips, reader.locale) : undefined,
          }))}
      />
    </ScrollRow>
  );
};
