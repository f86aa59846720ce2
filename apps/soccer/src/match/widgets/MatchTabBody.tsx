import type { OddsHistory } from '@tipmark/contract';
import { mainMarket, SPORT } from '@tipmark/domain';
import {
  FilteredMatches,
  LoadPart,
  MatchFiltersPanel,
  MatchTips,
  OddsHistoryView,
  selectionName,
  TipLink,
  usePageAddress,
} from '@tipmark/match-features';
import { Card, LinkButton } from '@tipmark/ui-kit';
import { fairResult } from '../../matches/fair-result.ts';
import { MATCH_TAB } from '../match-address.ts';
import type { MatchEvent } from '../use-match.ts';
import { RefereeTab, SquadsTab, SummaryTab, TableTab, TrendsTab } from './StatisticsTabs.tsx';
import type { ChosenTabProps, TabProps } from './tab-props.ts';

const TipsTab = ({ match, event, choice }: ChosenTabProps<'tips'>) => {
  const { reader, addressOf, go, tipping } = match;
  const hasPrices = event.page.odds.some(({ current }) => current !== null);
  const shared = {
    choice,
    reader,
    addressOf: (wanted: typeof choice) => addressOf({ tab: MATCH_TAB.tips, choice: wanted }),
    onGo: go,
    actions: tipping,
    elsewhere: (
      <LinkButton href={match.tabAddress(hasPrices ? MATCH_TAB.odds : MATCH_TAB.matches)}>
        {reader.t(hasPrices ? 'match.tabOdds' : 'match.tabMatches')}
      </LinkButton>
    ),
  };
  return (
    <Card isFlush>
      {match.hasTips ? (
        <MatchTips {...shared} tips={event.tips} />
      ) : (
        <LoadPart
          load={match.tips}
          reader={reader}
          failedTitle={reader.t('match.tipsFailed')}
          onRetry={match.retryTab}
        >
          {(tips) => <MatchTips {...shared} tips={tips} />}
        </LoadPart>
      )}
    </Card>
  );
};

/** The card beside the tabs has them. */
const isMainWithFairPrices = ({ market }: OddsHistory, { page }: MatchEvent): boolean =>
  market === mainMarket(SPORT.soccer) && fairResult(page, 'current') !== undefined;

const OddsTab = ({ match, event, choice }: ChosenTabProps<'odds'>) => {
  const modelHref = usePageAddress()('mathAnalysis', { view: 'reliability' });
  return (
    <LoadPart
      load={match.odds}
      reader={match.reader}
      failedTitle={match.reader.t('match.oddsFailed')}
      onRetry={match.retryTab}
    >
      {(history) => (
        <OddsHistoryView
          history={history}
          choice={choice}
          isOver={event.isOver}
          isFairElsewhere={isMainWithFairPrices(history, event)}
          modelHref={modelHref}
          reader={match.reader}
          addressOf={(wanted) => match.addressOf({ tab: MATCH_TAB.odds, choice: wanted })}
          onGo={match.go}
          actionOf={
            match.tipping.isOpen
              ? (oddType) => (
                  <TipLink
                    actions={match.tipping}
                    wish={{ kind: 'new', oddType }}
                    text={match.reader.t('match.tipOnOutcome', {
                      outcome: selectionName(oddType, match.reader.t),
                    })}
                  />
                )
              : undefined
          }
        />
      )}
    </LoadPart>
  );
};

const MatchesTab = ({ match, event, choice }: ChosenTabProps<'matches'>) => {
  const { reader, addressOf, go } = match;
  const { home, away } = event.match;
  const hrefOf = (wanted: typeof choice) => addressOf({ tab: MATCH_TAB.matches, choice: wanted });
  return (
    <Card isFlush>
      <MatchFiltersPanel
        filters={choice}
        reader={reader}
        action={match.tabAddress(MATCH_TAB.tips)}
        kept={{ tab: MATCH_TAB.matches }}
        addressOf={hrefOf}
        onGo={go}
        isLoading={match.matches.status === 'loading'}
        found={match.matches.data?.lists.reduce((sum, { count }) => sum + count, 0)}
      >
        <LoadPart
          load={match.matches}
          reader={reader}
          failedTitle={reader.t('match.matchesFailed')}
          onRetry={match.retryTab}
        >
          {(matches) => (
            <FilteredMatches
              matches={matches}
              teams={{ home: home.name, away: away.name }}
              matchRoute="events"
              reader={reader}
              resetHref={match.resetHref}
            />
          )}
        </LoadPart>
      </MatchFiltersPanel>
    </Card>
  );
};

export const MatchTabBody = ({ match, event }: TabProps) => {
  const { view } = match;
  switch (view.tab) {
    case 'tips':
      return <TipsTab match={match} event={event} choice={view.choice} />;
    case 'odds':
      return <OddsTab match={match} event={event} choice={view.choice} />;
    case 'matches':
      return <MatchesTab match={match} event={event} choice={view.choice} />;
    case 'summary':
      return <SummaryTab match={match} event={event} choice={view.choice} />;
    case 'trends':
      return <TrendsTab match={match} event={event} choice={view.choice} />;
    case 'table':
      return <TableTab match={match} event={event} choice={view.choice} />;
    case 'squads':
      return <SquadsTab match={match} event={event} />;
    case 'referee':
      return <RefereeTab match={match} event={event} choice={view.choice} />;
  }
};
