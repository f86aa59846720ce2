import type { OddsHistory } from '@tipmark/contract';
import { MAIN_LINES } from '@tipmark/domain';
import { Card, LinkButton } from '@tipmark/ui-kit';
import { fairResult } from '../../../parts/match-head/fair-result.ts';
import { selectionName } from '../../../parts/odds/outcome-name.ts';
import { LoadPart } from '../../../parts/page/LoadPart.tsx';
import { usePageAddress } from '../../../parts/page/use-page-address.ts';
import type { SportPages } from '../../../parts/sport/sport-pages.ts';
import { FilteredMatches } from '../../../parts/statistics/FilteredMatches.tsx';
import { betParams } from '../bet-params.ts';
import { OddsHistoryView } from '../odds-history/OddsHistoryView.tsx';
import type { ChosenTabProps, TabProps } from '../tab-props.ts';
import { MatchTimelineView } from '../timeline/MatchTimelineView.tsx';
import { TipLink } from '../tips/AddTip.tsx';
import { MatchTips } from '../tips/MatchTips.tsx';
import type { MatchEvent } from '../use-match.ts';
import { MatchFiltersPanel } from './MatchFiltersPanel.tsx';
import { SquadsTab, SummaryTab, TableTab, TrendsTab } from './StatisticsTabs.tsx';

const TipsTab = ({ match, event, choice }: ChosenTabProps<'tips'>) => {
  const { reader, addressOf, go, tipping } = match;
  const hasPrices = event.page.odds.some(({ current }) => current !== null);
  const shared = {
    choice,
    reader,
    addressOf: (wanted: typeof choice) => addressOf({ tab: 'tips', choice: wanted }),
    onGo: go,
    actions: tipping,
    elsewhere: (
      <LinkButton href={match.tabAddress(hasPrices ? 'odds' : 'matches')}>
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
const isMainWithFairPrices = (
  { sport }: SportPages,
  { market }: OddsHistory,
  { page }: MatchEvent,
): boolean =>
  market === MAIN_LINES[sport].mainMarket && fairResult(page, 'current', sport) !== undefined;

/** To the visitor's own bets, with the price filled in. */
const RecordBet = ({
  href,
  match,
}: {
  readonly href: string | undefined;
  readonly match: ChosenTabProps<'odds'>['match'];
}) =>
  href === undefined ? null : (
    <LinkButton isSmall href={href}>
      {match.reader.t('match.recordBet')}
    </LinkButton>
  );

const OddsTab = ({ match, event, choice }: ChosenTabProps<'odds'>) => {
  const { reliabilityRoute } = match.options;
  const pageAddress = usePageAddress();
  const modelHref = reliabilityRoute && pageAddress(reliabilityRoute, { view: 'reliability' });
  const betHrefOf = (oddType: string, odds: number, bookmaker?: string) =>
    pageAddress('betBook', betParams(event.match.link, { oddType, odds, bookmaker }));
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
          isFairElsewhere={isMainWithFairPrices(match.options.sport, history, event)}
          modelHref={modelHref}
          reader={match.reader}
          addressOf={(wanted) => match.addressOf({ tab: 'odds', choice: wanted })}
          onGo={match.go}
          betHrefOf={betHrefOf}
          actionOf={(oddType, odds) => (
            <>
              {match.tipping.isOpen && (
                <TipLink
                  actions={match.tipping}
                  intent={{ kind: 'new', oddType }}
                  text={match.reader.t('match.tipOnOutcome', {
                    outcome: selectionName(oddType, match.reader.t),
                  })}
                />
              )}
              <RecordBet
                href={odds === null ? undefined : betHrefOf(oddType, odds)}
                match={match}
              />
            </>
          )}
        />
      )}
    </LoadPart>
  );
};

const MatchesTab = ({ match, event, choice }: ChosenTabProps<'matches'>) => {
  const { reader, addressOf, go } = match;
  const { home, away } = event.match;
  const hrefOf = (wanted: typeof choice) => addressOf({ tab: 'matches', choice: wanted });
  return (
    <Card isFlush>
      <MatchFiltersPanel
        filters={choice}
        reader={reader}
        action={match.bareAddress}
        retained={{ tab: 'matches' }}
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
              links={match.sideLinks}
              matchRoute={match.options.sport.routes.match}
              reader={reader}
              resetHref={match.resetHref}
            />
          )}
        </LoadPart>
      </MatchFiltersPanel>
    </Card>
  );
};

const EventsTab = ({ match, event, choice }: ChosenTabProps<'events'>) => {
  const { AfterCourse, sport } = match.options;
  return (
    <>
      <MatchTimelineView
        course={event.page.course}
        match={event.match}
        story={match.story.data}
        sport={sport.sport}
        choice={choice}
        reader={match.reader}
        addressOf={(wanted) => match.addressOf({ tab: 'events', choice: wanted })}
        onGo={match.go}
      />
      {AfterCourse && <AfterCourse match={match} event={event} />}
    </>
  );
};

export const MatchTabBody = ({ match, event }: TabProps) => {
  const { view } = match;
  switch (view.tab) {
    case 'events':
      return <EventsTab match={match} event={event} choice={view.choice} />;
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
    case 'own':
      return (
        <view.of.Body
          match={match}
          event={event}
          choice={view.choice}
          hrefOf={(choice) => match.addressOf({ ...view, choice })}
        />
      );
  }
};
