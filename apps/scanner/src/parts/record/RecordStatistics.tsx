import type { TemplateRecordReply } from '@tipmark/contract';
import type { Reader } from '@tipmark/match-features';
import { formatNumber, formatPercent } from '@tipmark/remote-kit/i18n';
import { verdictOf } from './verdict-of.ts';

export interface RecordStatisticsProps {
  readonly record: Pick<
    TemplateRecordReply,
    'alerts' | 'matches' | 'hits' | 'first' | 'clvPercent' | 'clvCount'
  > &
    Partial<Pick<TemplateRecordReply, 'minuteLater'>>;
  readonly reader: Reader;
}

/**
 * How many alerts, how many won, and the return of a unit on each; also shown where it is bad. Tips
 * are alerts with a price of their own: a minute later does not matter to them.
 */
export const RecordStatistics = ({ record, reader }: RecordStatisticsProps) => {
  const { t, locale } = reader;
  const { alerts, hits, minuteLater } = record;
  const isOfTips = minuteLater === undefined;
  const verdict = verdictOf(minuteLater ?? record.first);
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
      <p className="verdict">{t(`record.${isOfTips ? 'tips-verdict' : 'verdict'}-${verdict}`)}</p>
      <dl>
        <div>
          <dt>{t(isOfTips ? 'record.tips' : 'record.alerts')}</dt>
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
          <dt>{t(isOfTips ? 'record.ofTip' : 'record.first')}</dt>
          {atPrice(record.first)}
        </div>
        {minuteLater && (
          <div>
            <dt>{t('record.minuteLater')}</dt>
            {atPrice(minuteLater)}
          </div>
        )}
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
