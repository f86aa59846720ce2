import type { AlertsRecordReply } from '@tipmark/contract';
import { LoadPart, type Reader } from '@tipmark/match-features';
import { formatDateTime, formatNumber } from '@tipmark/remote-kit/i18n';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { cx } from '@tipmark/ui-kit';
import { useEffect } from 'react';
import { MethodLink } from '../record/MethodLink.tsx';
import { RecordStatistics } from '../record/RecordStatistics.tsx';
import { recordClass } from '../record/record-class.ts';
import type { TemplateCalls } from './template-calls.ts';

interface SentRecordProps {
  readonly calls: Pick<TemplateCalls<never>, 'notificationRecord'>;
  readonly templateId: number;
  /** What units are placed on: outcomes named in emails, or the tips of the cappers named there. */
  readonly of: 'outcomes' | 'cappers';
  readonly reader: Reader;
}

/** The results of a template's emails, requested when it is opened. */
export const SentRecord = ({ calls, templateId, of, reader }: SentRecordProps) => {
  const { t } = reader;
  const dispatch = useDispatch();
  const { notificationRecord } = calls;
  const load = useSelector(notificationRecord.select);
  const request = notificationRecord.requested({ segments: { id: templateId } });
  const { key } = request;
  useEffect(() => {
    dispatch(notificationRecord.requested({ segments: { id: templateId } }));
  }, [dispatch, notificationRecord, templateId]);
  const isThis = load.dataKey === key || (load.status === 'failed' && load.key === key);
  return (
    <LoadPart
      load={isThis ? load : { status: 'loading', key }}
      reader={reader}
      failedTitle={t('record.failed')}
      onRetry={() => dispatch(request)}
    >
      {(record) => <Statistics record={record} of={of} reader={reader} />}
    </LoadPart>
  );
};

interface StatisticsProps extends Pick<SentRecordProps, 'of' | 'reader'> {
  readonly record: AlertsRecordReply;
}

const Statistics = ({ record, of, reader }: StatisticsProps) => {
  const { t, locale, timeZone } = reader;
  const { sent, since, pending, alerts, isCut } = record;
  const reported =
    since === null
      ? t('record.sentNone')
      : t('record.sent', { count: sent, since: formatDateTime(since, locale, timeZone) });
  const waiting = t('record.pending', { count: pending, n: formatNumber(pending, locale) });
  return (
    <div className={cx(recordClass, 'sent')}>
      {alerts === 0 ? (
        <p className="verdict">{since === null ? reported : t('record.noneSettled')}</p>
      ) : (
        <RecordStatistics record={record} reader={reader} />
      )}
      {since !== null && (
        <p>
          {[
            reported,
            ...(pending > 0 ? [waiting] : []),
            ...(isCut ? [t('record.sentCut')] : []),
            ...(of === 'cappers' ? [t('record.ofCappers')] : []),
          ].join(' ')}
        </p>
      )}
      <MethodLink reader={reader} />
    </div>
  );
};
