import type { Reader } from '@tipmark/match-features';
import { MethodLink } from './MethodLink.tsx';
import { RecordStatistics, type RecordStatisticsProps } from './RecordStatistics.tsx';
import { recordClass } from './record-class.ts';

interface RecordTextProps extends RecordStatisticsProps {
  readonly record: RecordStatisticsProps['record'] & { readonly unmeasured: string | null };
  /** Where nothing was found. */
  readonly none: string;
  /** Over what it was measured, and other notes below the statistics. */
  readonly looked: string;
  readonly notes: readonly string[];
  readonly reader: Reader;
}

/** A record with its notes, or why there is none; also shown where it is bad. */
export const RecordText = ({ record, none, looked, notes, reader }: RecordTextProps) => (
  <div className={recordClass}>
    {record.unmeasured !== null ? (
      <p className="verdict">{reader.t(`record.unmeasured-${record.unmeasured}`)}</p>
    ) : record.alerts === 0 ? (
      <p className="verdict">{`${none} ${looked}`}</p>
    ) : (
      <>
        <RecordStatistics record={record} reader={reader} />
        <p>{notes.join(' ')}</p>
      </>
    )}
    <MethodLink reader={reader} />
  </div>
);
