import type { BookmakersPage as Data } from '@tipmark/contract';
import { LoadPart, useReader } from '@tipmark/match-features';
import { selectLocale } from '@tipmark/remote-kit';
import { formatDate, useTranslation } from '@tipmark/remote-kit/i18n';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { Card, EmptyState } from '@tipmark/ui-kit';
import { bookmakerRows } from './bookmaker-rows.tsx';
import { lead } from './bookmakers-class.ts';
import { bookmakersLoad } from './bookmakers-loads.ts';
import { FiguresTable } from './FiguresTable.tsx';

/** `/bookmakers`: those available in the visitor's country by position, with their measurements. */
export function BookmakersPage() {
  const { t } = useTranslation('scanner');
  const reader = useReader('scanner');
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
        {(data) => <List data={data} />}
      </LoadPart>
    </>
  );
}

function List({ data: { bookmakers, measured } }: { readonly data: Data }) {
  const { t } = useTranslation('scanner');
  const locale = useSelector(selectLocale);
  if (bookmakers.length === 0) {
    return <EmptyState text={t('bookmakers.emptyText')} />;
  }
  return (
    <Card isFlush>
      <Measured measured={measured} />
      <FiguresTable
        caption={t('bookmakers.title')}
        head={t('bookmakers.name')}
        rows={bookmakerRows(bookmakers, locale)}
        locale={locale}
      />
    </Card>
  );
}

/** What the figures measure, and over which matches. */
export function Measured({ measured }: { readonly measured: Data['measured'] }) {
  const { t } = useTranslation('scanner');
  const { locale, timeZone } = useReader('scanner');
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
