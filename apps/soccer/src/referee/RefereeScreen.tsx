import { COUNT_OF_MONTHS } from '@tipmark/domain';
import {
  type ChangedWords,
  ComingMatches,
  FilteredList,
  FirstRows,
  LoadPart,
  RefereeRecordView,
  searchWith,
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
import { readRefereeView, refereeAddress } from './referee-address.ts';
import { refereePage } from './referee-loads.ts';
import { refereeRequest } from './referee-request.ts';

/**
 * `/Referees/[refereeUrl]`: his next matches, what the chosen ones are like, and which they were.
 */
export const RefereeScreen = () => {
  const reader = useReader('soccer');
  const { t, locale } = reader;
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { refereeUrl = '' } = useParams();
  const [search] = useSearchParams();
  const load = useSelector((state: HostState) => refereePage.select(state));
  const view = readRefereeView(search);
  const link = load.data?.referee.link ?? refereeUrl;
  const atFirst = readRefereeView(new URLSearchParams());
  const hrefOf = (words: ChangedWords) =>
    refereeAddress(link, readRefereeView(searchWith(search, words)), locale);
  return (
    <LoadPart
      load={load}
      reader={reader}
      failedTitle={t('referee.failed')}
      onRetry={() => dispatch(refereeRequest(refereeUrl, view))}
    >
      {(page) => (
        <div className={nextBeside}>
          <PageHead
            countryCode={page.referee.countryCode}
            title={page.referee.name}
            words={[
              page.referee.countryName,
              t('stats.matches', { n: page.figures.count }),
              page.isSimulated ? t('match.simulated') : '',
            ]}
          />
          <Card title={t('referee.assigned')}>
            <FirstRows count={page.assigned.length} reader={reader}>
              <ComingMatches
                matches={page.assigned}
                caption={t('referee.assigned')}
                emptyText={t('team.fixturesEmpty')}
                matchRoute="events"
                rowOdds={rowOdds}
                reader={reader}
              />
            </FirstRows>
          </Card>
          <Card isFlush>
            <FilteredList
              reader={reader}
              layout="line"
              label={t('match.filters')}
              address={refereeAddress(link, atFirst, locale)}
              found={page.figures.count}
              isLoading={load.status === 'loading'}
              hrefOf={hrefOf}
              onGo={(address) => void navigate(address, { preventScrollReset: true })}
              choices={[
                lastMatchesChoice(view, atFirst, reader),
                {
                  name: 'months',
                  label: t('match.countOfMonths'),
                  value: String(view.countOfMonths),
                  otherwise: String(atFirst.countOfMonths),
                  options: COUNT_OF_MONTHS.map((value) => ({
                    value: String(value),
                    text: value === 0 ? t('match.anyTime') : t('match.months', { value }),
                  })),
                },
                leagueChoice(view, atFirst, page.leagues, reader),
              ]}
              switches={[
                {
                  name: 'season',
                  label: t('match.currentSeason'),
                  isOn: view.isCurrentGameSeason,
                },
              ]}
            >
              <RefereeRecordView
                figures={page.figures}
                matches={page.matches}
                matchRoute="events"
                reader={reader}
              />
            </FilteredList>
          </Card>
        </div>
      )}
    </LoadPart>
  );
};
