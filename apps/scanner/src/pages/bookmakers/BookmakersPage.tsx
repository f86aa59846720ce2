import type { BookmakersPage as Data } from '@tipmark/contract';
import { LoadPart, type Reader, useReader } from '@tipmark/match-features';
import { formatDate } from '@tipmark/remote-kit/i18n';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { Card, EmptyState } from '@tipmark/ui-kit';
import { bookmakerRows } from './bookmaker-rows.tsx';
import { lead } from './bookmakers-class.ts';
import { bookmakersLoad } from './bookmakers-loads.ts';
import { StatisticsTable } from './StatisticsTable.tsx';

/** `/bookmakers`: those available in the visitor's country by position, with their measurements. */
export function BookmakersPage() {
  const reader = useReader('scanner');
  const { t } = reader;
  const dispatch = useDispatch();
  const load = useSelector(bookmakersLoad.select);
  return (
    <>
      <h1>{t('bookmakers.title')}</h1>
      <LoadPart
        load={load}
        reader={reader}
        failedTitle={t('bookmakers.failed')}
        onRetry={() => dispatch(bookmakersLoad.requested({}))}
      >
        {(data) => <List data={data} reader={reader} />}
      </LoadPart>
    </>
  );
}

interface ListProps {
  readonly data: Data;
  readonly reader: Reader;
}

function List({ data: { bookmakers, measured }, reader }: ListProps) {
  const { t } = reader;
  if (bookmakers.length === 0) {
    return <EmptyState text={t('bookmakers.emptyText')} />;
  }
  return (
    <Card isFlush>
      <Measured measured={measured} reader={reader} />
      <StatisticsTable
        caption={t('bookmakers.title')}
        head={t('bookmakers.name')}
        rows={bookmakerRows(bookmakers, reader.locale)}
        reader={reader}
      />
    </Card>
  );
}

interface MeasuredProps {
  readonly measured: Data['measured'];
  readonly reader: Reader;
}

/** What the statistics measure, and over which matches. */
export function Measured({ measured, reader }: MeasuredProps) {
  const { t, locale, timeZone } = reader;
  const { days, matches: count, until } = measured;
  return (
    <div className={lead}>
      <p>{t('bookmakers.lead')}</p>
      <small>
        {t('bookmakers.measured', { count, days, date: formatDate(until, locale, timeZone) })}
      </small>
    </div>
  );
}
