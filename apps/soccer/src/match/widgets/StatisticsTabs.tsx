import {
  LoadPart,
  MatchFiltersPanel,
  PageLink,
  RefereeView,
  SquadsView,
  StandingsView,
  SummaryView,
  TableChoices,
  TrendsView,
} from '@tipmark/match-features';
import { Card, css, MOBILE, Segmented } from '@tipmark/ui-kit';
import type { ReactNode } from 'react';
import { choicesClass } from '../../lists/choices-class.ts';
import { MATCH_TAB } from '../match-address.ts';
import type { MatchEvent } from '../use-match.ts';
import type { ChosenTabProps, TabProps } from './tab-props.ts';

const noteClass = css`
  padding: 8px 16px;
  border-top: 1px solid var(--hair);
  font-size: 13px;
  line-height: 18px;
  color: var(--text3);
  a { color: var(--accent); white-space: nowrap; text-decoration: underline; }
  ${MOBILE} { padding: 8px var(--gutter); a { display: inline-block; padding: 13px 0; } }
`;

const namesOf = ({ match: { home, away } }: MatchEvent) => ({ home: home.name, away: away.name });

interface FilteredProps extends ChosenTabProps<'summary' | 'trends'> {
  readonly tab: 'summary' | 'trends';
  readonly children: ReactNode;
}

/** Earlier matches chosen by the seven filters, and what they say. */
const FilteredTab = ({ match, choice, tab, children }: FilteredProps) => (
  <Card isFlush>
    <MatchFiltersPanel
      filters={choice}
      reader={match.reader}
      action={match.tabAddress(MATCH_TAB.tips)}
      kept={{ tab }}
      addressOf={(filters) => match.addressOf({ tab, choice: filters })}
      onGo={match.go}
      isLoading={match[tab].status === 'loading'}
    >
      {children}
    </MatchFiltersPanel>
  </Card>
);

export const SummaryTab = (props: ChosenTabProps<'summary'>) => {
  const { match, event } = props;
  const { reader } = match;
  return (
    <FilteredTab {...props} tab={MATCH_TAB.summary}>
      <LoadPart
        load={match.summary}
        reader={reader}
        failedTitle={reader.t('stats.summaryFailed')}
        onRetry={match.retryTab}
      >
        {(summary) => (
          <SummaryView
            summary={summary}
            teams={namesOf(event)}
            reader={reader}
            resetHref={match.resetHref}
          />
        )}
      </LoadPart>
    </FilteredTab>
  );
};

export const TrendsTab = (props: ChosenTabProps<'trends'>) => {
  const { match, event } = props;
  const { reader } = match;
  return (
    <FilteredTab {...props} tab={MATCH_TAB.trends}>
      <LoadPart
        load={match.trends}
        reader={reader}
        failedTitle={reader.t('stats.trendsFailed')}
        onRetry={match.retryTab}
      >
        {(trends) => <TrendsView trends={trends} teams={namesOf(event)} reader={reader} />}
      </LoadPart>
    </FilteredTab>
  );
};

export const TableTab = ({ match, event, choice }: ChosenTabProps<'table'>) => {
  const { reader, addressOf, go } = match;
  const { t } = reader;
  const { league, season, home, away } = event.page;
  const hrefOf = (other: typeof choice) => addressOf({ tab: MATCH_TAB.table, choice: other });
  return (
    <Card isFlush>
      <TableChoices
        choice={choice}
        addressOf={hrefOf}
        onChoose={(other) => go(hrefOf(other))}
        reader={reader}
      />
      {event.isOver && (
        <p className={noteClass}>
          {t('match.tableBefore')}{' '}
          <PageLink
            to="league"
            params={{ leagueId: league.link, tab: 'table', season: String(season.id) }}
          >
            {t('match.wholeTable')}
          </PageLink>
        </p>
      )}
      <LoadPart
        load={match.table}
        reader={reader}
        failedTitle={t('stats.tableFailed')}
        onRetry={match.retryTab}
      >
        {({ table }) => (
          <StandingsView
            table={table}
            title={t('stats.table', { league: league.name, season: season.name })}
            ownIds={[home.id, away.id]}
            teamRoute="team"
            reader={reader}
          />
        )}
      </LoadPart>
    </Card>
  );
};

export const SquadsTab = ({ match, event }: TabProps) => (
  <Card isFlush>
    <LoadPart
      load={match.squads}
      reader={match.reader}
      failedTitle={match.reader.t('stats.squadsFailed')}
      onRetry={match.retryTab}
    >
      {(squads) => <SquadsView squads={squads} teams={namesOf(event)} reader={match.reader} />}
    </LoadPart>
  </Card>
);

const REFEREE_SPANS = [0, 6, 12, 24] as const;

export const RefereeTab = ({ match, choice }: ChosenTabProps<'referee'>) => {
  const { reader, addressOf, go } = match;
  const { t } = reader;
  const hrefOf = (changed: Partial<typeof choice>) =>
    addressOf({ tab: MATCH_TAB.referee, choice: { ...choice, ...changed } });
  return (
    <Card isFlush>
      <div className={choicesClass}>
        <Segmented
          label={t('match.countOfMonths')}
          current={choice.isCurrentGameSeason ? 'season' : String(choice.countOfMonths)}
          items={[
            ...REFEREE_SPANS.map((value) => ({
              key: String(value),
              text: value === 0 ? t('match.anyTime') : t('stats.spanMonths', { value }),
              href: hrefOf({ countOfMonths: value, isCurrentGameSeason: false }),
            })),
            {
              key: 'season',
              text: t('match.currentSeason'),
              href: hrefOf({ isCurrentGameSeason: true }),
            },
          ]}
          onChoose={(key) =>
            go(
              key === 'season'
                ? hrefOf({ isCurrentGameSeason: true })
                : hrefOf({
                    countOfMonths: REFEREE_SPANS.find((value) => String(value) === key) ?? 24,
                    isCurrentGameSeason: false,
                  }),
            )
          }
        />
      </div>
      <LoadPart
        load={match.referee}
        reader={reader}
        failedTitle={t('stats.refereeFailed')}
        onRetry={match.retryTab}
      >
        {(record) => (
          <RefereeView
            record={record}
            routes={{ match: 'events', referee: 'referee' }}
            reader={reader}
          />
        )}
      </LoadPart>
    </Card>
  );
};
