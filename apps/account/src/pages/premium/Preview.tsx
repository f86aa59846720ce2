import { DataTable, LoadPart, outcomeName, PageLink, type Reader } from '@tipmark/match-features';
import type { HostState } from '@tipmark/remote-kit';
import {
  formatNumber,
  formatOdds,
  formatTime,
  formatWhen,
  knownStart,
} from '@tipmark/remote-kit/i18n';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { Card } from '@tipmark/ui-kit';
import { signedPercent, signOf } from '../../parts/format/signed-numbers.ts';
import { previewClass } from './premium-class.ts';
import { previewLoad } from './premium-loads.ts';

type Preview = NonNullable<ReturnType<typeof previewLoad.select>['data']>;
type Row = Preview['rows'][number];

function Line({ row, reader }: { readonly row: Row; readonly reader: Reader }) {
  const { t, locale, timeZone, nowSeconds } = reader;
  const when = formatWhen(row.startsAt, nowSeconds, locale, timeZone, knownStart(row));
  return (
    <tr>
      <th scope="row">
        <PageLink to="events" params={{ matchUrl: row.link }}>
          {row.home} – {row.away}
        </PageLink>
        <small>
          {when} · {outcomeName(row.oddType, t)}
        </small>
      </th>
      <td>{formatOdds(row.demoOdds)}</td>
      <td className="now">{formatOdds(row.odds)}</td>
      <td data-sign={signOf(row.changePercent)}>{signedPercent(row.changePercent, locale)}</td>
    </tr>
  );
}

const hasMoved = ({ changePercent }: Row): boolean => changePercent !== 0;

function Rows({ preview, reader }: { readonly preview: Preview; readonly reader: Reader }) {
  const { t, locale, timeZone } = reader;
  const { rows, demoAt, asOf, countOfOutcomes, countOfMatches } = preview;
  const moved = rows.filter(hasMoved);
  return (
    <>
      <DataTable caption={t('premium.preview')} className={previewClass} reader={reader}>
        <thead>
          <tr>
            <th scope="col">{t('premium.previewMatch')}</th>
            <th scope="col">
              {t('premium.previewDemo', { time: formatTime(demoAt, locale, timeZone) })}
            </th>
            <th scope="col">
              {t('premium.previewNow', { time: formatTime(asOf, locale, timeZone) })}
            </th>
            <th scope="col">{t('premium.previewChange')}</th>
          </tr>
        </thead>
        <tbody>
          {moved.map((row) => (
            <Line key={`${row.link} ${row.oddType}`} row={row} reader={reader} />
          ))}
        </tbody>
      </DataTable>
      <p className={previewClass}>
        {t('premium.previewMoved', { count: moved.length, all: formatNumber(rows.length, locale) })}{' '}
        {t('premium.previewAll', {
          outcomes: t('premium.previewOutcomes', { count: countOfOutcomes }),
          matches: t('premium.previewMatches', { count: countOfMatches }),
        })}
      </p>
    </>
  );
}

/**
 * What the scanner shows a subscriber now, beside what everybody sees: prices that have moved. It
 * is not shown when none has.
 */
export function Preview({ reader }: { readonly reader: Reader }) {
  const { t } = reader;
  const dispatch = useDispatch();
  const load = useSelector((known: HostState) => previewLoad.select(known));
  if (load.data && !load.data.rows.some(hasMoved)) return null;
  return (
    <Card title={t('premium.preview')} isFlush>
      <LoadPart
        load={load}
        reader={reader}
        failedTitle={t('premium.previewFailed')}
        onRetry={() => dispatch(previewLoad.requested({}))}
      >
        {(preview) => <Rows preview={preview} reader={reader} />}
      </LoadPart>
    </Card>
  );
}
