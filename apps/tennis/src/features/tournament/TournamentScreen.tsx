import type { TournamentPage } from '@tipmark/contract';
import { LoadPart, type Reader } from '@tipmark/match-features';
import { NextMatches, twoColumns, useRecord } from '@tipmark/match-features/lists';
import { useParams } from '@tipmark/remote-kit/router';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { Card, EmptyState, Tabs } from '@tipmark/ui-kit';
import { ScrollRow } from '@tipmark/ui-kit/scroll-row';
import { DrawView } from '../../shared/draw/DrawView.tsx';
import { tennis } from '../../shared/tennis.ts';
import { ChampionsTab } from './ChampionsTab.tsx';
import { ReachedTable } from './ReachedTable.tsx';
import { ResultsTable } from './ResultsTable.tsx';
import { StatisticsCard } from './StatisticsCard.tsx';
import { ChampionBar, TournamentTop } from './TournamentTop.tsx';
import { readTournamentView, TABS, tournamentAddress } from './tournament-address.ts';
import { pageRequest, tabRequest, tournamentDraw, tournamentPage } from './tournament-loads.ts';

const useTournament = () => {
  const { leagueId = '' } = useParams();
  const dispatch = useDispatch();
  const record = useRecord({
    namespace: tennis.namespace,
    load: tournamentPage,
    url: leagueId,
    linkOf: ({ league }) => league.link,
    readView: readTournamentView,
    addressOf: tournamentAddress,
    requestOf: pageRequest,
  });
  const { view } = record;
  const retryTab = () => {
    const request = tabRequest(leagueId, view);
    if (request) dispatch(request);
  };
  return {
    ...record,
    retryTab,
    retry: () => {
      record.onRetry();
      retryTab();
    },
  };
};

type Tournament = ReturnType<typeof useTournament>;

interface PartProps {
  readonly page: TournamentPage;
  readonly reader: Reader;
}

const Overview = ({ page, reader }: PartProps) =>
  page.counts.matches === 0 ? (
    <EmptyState text={reader.t('tournament.nothing')} />
  ) : (
    <>
      <ReachedTable reached={page.reached} areSeeded={page.areSeeded} reader={reader} />
      <ResultsTable results={page.results} reader={reader} />
    </>
  );

const DrawTab = ({ tournament }: { readonly tournament: Tournament }) => {
  const { reader, view, hrefOf, onGo, retryTab } = tournament;
  return (
    <LoadPart
      load={useSelector(tournamentDraw.select)}
      reader={reader}
      failedTitle={reader.t('draw.failed')}
      onRetry={retryTab}
    >
      {(draw) =>
        draw.rounds.length === 0 ? (
          <EmptyState text={reader.t('draw.empty')} />
        ) : (
          <DrawView
            draw={draw}
            choice={{ round: view.round, isWhole: true }}
            hrefOf={({ round }) => hrefOf({ round })}
            onGo={onGo}
            note={reader.t('tournament.drawNote')}
            reader={reader}
          />
        )
      }
    </LoadPart>
  );
};

/** Tabs that have something to show, and the one that is open. */
function tabsOf({ counts }: TournamentPage, { view, hrefOf, reader }: Tournament) {
  const isShown = { overview: true, draw: counts.drawn > 0, champions: counts.finals > 0 };
  return TABS.filter((tab) => isShown[tab] || tab === view.tab).map((tab) => ({
    key: tab,
    text: reader.t(`tournament.tab-${tab}`),
    href: hrefOf({ tab, round: undefined }),
  }));
}

const Body = ({ page, tournament }: { page: TournamentPage; tournament: Tournament }) => {
  const { reader, view, hrefOf, onGo, retryTab } = tournament;
  const tabs = tabsOf(page, tournament);
  return (
    <Card isFlush>
      {tabs.length > 1 && (
        <ScrollRow>
          <Tabs
            label={reader.t('tournament.tabs')}
            current={view.tab}
            onChoose={(tab) => onGo(hrefOf({ tab, round: undefined }))}
            items={tabs}
          />
        </ScrollRow>
      )}
      {view.tab === 'overview' && <Overview page={page} reader={reader} />}
      {view.tab === 'draw' && <DrawTab tournament={tournament} />}
      {view.tab === 'champions' && <ChampionsTab reader={reader} onRetry={retryTab} />}
    </Card>
  );
};

const Next = ({ page, reader }: PartProps) =>
  page.next.length > 0 && (
    <NextMatches
      sport={tennis}
      title={reader.t('tournament.next')}
      matches={page.next.map(({ round, match }) => ({
        league: page.league,
        ...(round !== null && { round }),
        match,
      }))}
      isOfOneLeague
      reader={reader}
    />
  );

/** Before a match there is nothing beside a tab, and a draw needs the full width. */
const hasAside = ({ next, statistics }: TournamentPage, tab: string): boolean =>
  tab === 'overview' && (next.length > 0 || statistics.matches > 0);

/** `/tennis/Tournaments/[leagueId]`: an edition of a tournament, its draw and all champions. */
export const TournamentScreen = () => {
  const tournament = useTournament();
  const { reader, load, view, address, hrefOf, onGo, retry } = tournament;
  const { t } = reader;
  return (
    <LoadPart load={load} reader={reader} failedTitle={t('tournament.failed')} onRetry={retry}>
      {(page) => (
        <div className={twoColumns}>
          <div>
            <TournamentTop
              page={page}
              view={view}
              address={address}
              onChoose={(season) => onGo(hrefOf({ season, round: undefined }))}
              reader={reader}
            />
            <ChampionBar page={page} reader={reader} />
            <Body page={page} tournament={tournament} />
            {page.attribution !== null && (
              <p>{t('match.attribution', { source: page.attribution })}</p>
            )}
          </div>
          {hasAside(page, view.tab) && (
            <div>
              <Next page={page} reader={reader} />
              <StatisticsCard statistics={page.statistics} reader={reader} />
            </div>
          )}
        </div>
      )}
    </LoadPart>
  );
};
