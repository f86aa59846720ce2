import { COUNT_OF_MONTHS } from '@tipmark/domain';
import {
  ComingMatches,
  FilteredList,
  FirstRows,
  LoadPart,
  RefereeRecordView,
} from '@tipmark/match-features';
import { useParams } from '@tipmark/remote-kit/router';
import { Card } from '@tipmark/ui-kit';
import { nextBeside } from '../lists/next-beside.ts';
import { PageHead } from '../lists/PageHead.tsx';
import { lastMatchesChoice, leagueChoice } from '../lists/record-choices.ts';
import { useRecord } from '../lists/use-record.ts';
import { rowOdds } from '../matches/row-odds/row-odds.ts';
import { readRefereeView, refereeAddress } from './referee-address.ts';
import { refereePage } from './referee-loads.ts';
import { refereeRequest } from './referee-request.ts';

/**
 * `/Referees/[refereeUrl]`: his next matches, what the chosen ones are like, and which they were.
 */
export const RefereeScreen = () => {
  const { refereeUrl = '' } = useParams();
  const { reader, load, view, atFirst, address, hrefOf, onGo, onRetry } = useRecord({
    load: refereePage,
    url: refereeUrl,
    linkOf: ({ referee }) => referee.link,
    readView: readRefereeView,
    addressOf: refereeAddress,
    requestOf: refereeRequest,
  });
  const { t } = reader;
  return (
    <LoadPart load={load} reader={reader} failedTitle={t('referee.failed')} onRetry={onRetry}>
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
              address={address}
              found={page.figures.count}
              isLoading={load.status === 'loading'}
              hrefOf={hrefOf}
              onGo={onGo}
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
