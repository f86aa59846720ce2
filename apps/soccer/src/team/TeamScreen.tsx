import type { TeamPage } from '@tipmark/contract';
import {
  CalendarButton,
  type ChangedWords,
  ComingMatches,
  type FilterChoice,
  FilteredList,
  FilteredMatches,
  FirstRows,
  LoadPart,
  type Reader,
  SummaryView,
  searchWith,
  TeamStar,
  useReader,
} from '@tipmark/match-features';
import type { HostState } from '@tipmark/remote-kit';
import { useNavigate, useParams, useSearchParams } from '@tipmark/remote-kit/router';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { Card } from '@tipmark/ui-kit';
import { nextBeside } from '../lists/next-beside.ts';
import { PageHead } from '../lists/PageHead.tsx';
import { lastMatchesChoice, leagueChoice } from '../lists/record-choices.ts';
import { rowOdds } from '../matches/row-odds/row-odds.ts';
import { readTeamView, TEAM_PLACES, type TeamView, teamAddress } from './team-address.ts';
import { teamPage } from './team-loads.ts';
import { teamRequest } from './team-request.ts';

/** Two halves, the break and what is added. */
const MATCH_MINUTES = 120;

function choicesOf(view: TeamView, page: TeamPage, reader: Reader): FilterChoice[] {
  const { t } = reader;
  const atFirst = readTeamView(new URLSearchParams());
  return [
    lastMatchesChoice(view, atFirst, reader),
    leagueChoice(view, atFirst, page.leagues, reader),
    {
      name: 'where',
      label: t('team.where'),
      value: view.place,
      otherwise: atFirst.place,
      options: TEAM_PLACES.map((place) => ({ value: place, text: t(`team.where-${place}`) })),
    },
  ];
}

/** `/Teams/[teamUrl]`: last and next matches of a team, and what the chosen ones add up to. */
export const TeamScreen = () => {
  const reader = useReader('soccer');
  const { t, locale } = reader;
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { teamUrl = '' } = useParams();
  const [search] = useSearchParams();
  const load = useSelector((state: HostState) => teamPage.select(state));
  const view = readTeamView(search);
  const link = load.data?.team.link ?? teamUrl;
  const bare = teamAddress(link, readTeamView(new URLSearchParams()), locale);
  const resetHref = teamAddress(link, view, locale) === bare ? undefined : bare;
  const hrefOf = (words: ChangedWords) =>
    teamAddress(link, readTeamView(searchWith(search, words)), locale);
  return (
    <LoadPart
      load={load}
      reader={reader}
      failedTitle={t('team.failed')}
      onRetry={() => dispatch(teamRequest(teamUrl, view))}
    >
      {(page) => {
        const { team, results } = page;
        const names = { home: team.name, away: team.name };
        return (
          <div className={nextBeside}>
            <PageHead
              countryCode={team.countryCode}
              logo={team.logo}
              title={team.name}
              words={[team.countryName, page.isSimulated ? t('match.simulated') : '']}
              tools={
                <TeamStar team={team} route="team" locale={locale} label={t('team.favourite')} />
              }
            />
            <Card title={t('team.fixtures')}>
              <FirstRows count={page.fixtures.length} reader={reader}>
                <ComingMatches
                  matches={page.fixtures}
                  caption={t('team.fixtures')}
                  emptyText={t('team.fixturesEmpty')}
                  matchRoute="events"
                  rowOdds={rowOdds}
                  reader={reader}
                />
              </FirstRows>
              <CalendarButton
                matches={page.fixtures}
                title={team.name}
                matchRoute="events"
                durationMinutes={MATCH_MINUTES}
                nowSeconds={page.asOf}
                reader={reader}
              />
            </Card>
            <div>
              <Card isFlush>
                <FilteredList
                  reader={reader}
                  layout="line"
                  label={t('match.filters')}
                  address={bare}
                  found={results.count}
                  isLoading={load.status === 'loading'}
                  hrefOf={hrefOf}
                  onGo={(address) => void navigate(address, { preventScrollReset: true })}
                  choices={choicesOf(view, page, reader)}
                  switches={[
                    {
                      name: 'season',
                      label: t('match.currentSeason'),
                      isOn: view.isCurrentGameSeason,
                    },
                    {
                      name: 'friendlies',
                      label: t('match.noFriendlies'),
                      isOn: view.isExcludeFriendlies,
                      offLabel: t('match.withFriendlies'),
                    },
                  ]}
                >
                  <SummaryView
                    summary={{
                      link: team.link,
                      lists: [{ ...page, side: 'home' }],
                      asOf: page.asOf,
                    }}
                    teams={names}
                    reader={reader}
                    resetHref={resetHref}
                  />
                </FilteredList>
              </Card>
              <Card isFlush>
                <FilteredMatches
                  matches={{ link: team.link, lists: [results], asOf: page.asOf }}
                  teams={names}
                  matchRoute="events"
                  reader={reader}
                  resetHref={resetHref}
                />
              </Card>
            </div>
          </div>
        );
      }}
    </LoadPart>
  );
};
