import type { TemplateRecordReply } from '@tipmark/contract';
import type { Reader } from '@tipmark/match-features';
import { formatNumber, formatPercent } from '@tipmark/remote-kit/i18n';
import { verdictOf } from './verdict-of.ts';

interface RecordFiguresProps {
  readonly record: Pick<
    TemplateRecordReply,
    'alerts' | 'matches' | 'hits' | 'first' | 'minuteLater' | 'clvPercent' | 'clvCount'
  >;
  readonly reader: Reader;
}

/** How many alerts, how many won, and the return of a unit on each; also shown where it is bad. */
export const RecordFigures = ({ record, reader }: RecordFiguresProps) => {
  const { t, locale } = reader;
  const { alerts, hits } = record;
  const signed = (value: number) => formatPercent(value, locale, { isSigned: true });
  const atPrice = ({ profit, roiPercent, lowPercent, highPercent }: typeof record.first) => (
    <dd>
      {t('record.profit', {
        profit: formatNumber(profit, locale, { decimals: 1, isSigned: true }),
      })}
      <small>{`ROI ${signed(roiPercent ?? 0)}`}</small>
      <small>
        {lowPercent === null || highPercent === null
          ? t('record.noInterval')
          : t('record.interval', { low: signed(lowPercent), high: signed(highPercent) })}
      </small>
    </dd>
  );
  return (
    <>
      <p className="verdict">{t(`record.verdict-${verdictOf(record.minuteLater)}`)}</p>
      <dl>
        <div>
          <dt>{t('record.alerts')}</dt>
          <dd>
            {formatNumber(alerts, locale)}
            <small>{t('record.onMatches', { count: record.matches })}</small>
          </dd>
        </div>
        <div>
          <dt>{t('record.hits')}</dt>
          <dd>
            {formatNumber(hits, locale)}
            <small>{formatPercent((hits * 100) / alerts, locale)}</small>
          </dd>
        </div>
        <div>
          <dt>{t('record.first')}</dt>
          {atPrice(record.first)}
        </div>
        <div>
          <dt>{t('record.minuteLater')}</dt>
          {atPrice(record.minuteLater)}
        </div>
        <div>
          <dt>{t('record.clv')}</dt>
          <dd>
            {record.clvPercent === null ? '–' : signed(record.clvPercent)}
            <small>{`n = ${formatNumber(record.clvCount, locale)}`}</small>
          </dd>
        </div>
      </dl>
    </>
  );
};
