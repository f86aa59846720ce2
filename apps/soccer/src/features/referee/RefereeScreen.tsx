import { COUNT_OF_MONTHS } from '@tipmark/domain';
import { LoadPart, RefereeRecordView } from '@tipmark/match-features';
import {
  NextMatches,
  nextAside,
  PageHead,
  pageMark,
  RecordFilters,
  useRecord,
} from '@tipmark/match-features/lists';
import { useParams } from '@tipmark/remote-kit/router';
import { Card } from '@tipmark/ui-kit';
import { soccer } from '../../shared/soccer.ts';
import { readRefereeView, refereeAddress } from './referee-address.ts';
import { refereePage } from './referee-loads.ts';
import { refereeRequest } from './referee-request.ts';

/**
 * `/Referees/[refereeUrl]`: the referee's next matches, the averages of the chosen ones, and those
 * matches.
 */
export const RefereeScreen = () => {
  const { refereeUrl = '' } = useParams();
  const record = useRecord({
    namespace: 'soccer',
    load: refereePage,
    url: refereeUrl,
    linkOf: ({ referee }) => referee.link,
    readView: readRefereeView,
    addressOf: refereeAddress,
    requestOf: refereeRequest,
  });
  const { reader, load, view, atFirst, onRetry } = record;
  const { t } = reader;
  return (
    <LoadPart load={load} reader={reader} failedTitle={t('referee.failed')} onRetry={onRetry}>
      {(page) => (
        <div className={nextAside}>
          <PageHead
            countryCode={page.referee.countryCode}
            title={page.referee.name}
            details={[
              page.referee.countryName,
              page.originalName ?? '',
              t('stats.matches', { n: page.figures.count }),
            ]}
            mark={pageMark(page, reader)}
          />
          <NextMatches
            sport={soccer}
            title={t('referee.assigned')}
            matches={page.assigned}
            reader={reader}
          />
          <Card isFlush>
            <RecordFilters
              record={record}
              leagues={page.leagues}
              found={page.figures.count}
              choices={[
                {
                  name: 'months',
                  label: t('match.countOfMonths'),
                  value: String(view.countOfMonths),
                  otherwise: String(atFirst.countOfMonths),
                  options: COUNT_OF_MONTHS.map((value) => ({
                    value: String(value),
                    text:
                      value === 0 ? t('match.anyTime') : t('match.months', { value, count: value }),
                  })),
                },
              ]}
            >
              <RefereeRecordView
                statistics={page.figures}
                matches={page.matches}
                matchRoute="events"
                reader={reader}
              />
            </RecordFilters>
          </Card>
        </div>
      )}
    </LoadPart>
  );
};
