import type { SearchRecordReply } from '@tipmark/contract';
import type { Reader } from '@tipmark/match-features';
import { MethodLink } from '../../parts/record/MethodLink.tsx';
import { RecordFigures } from '../../parts/record/RecordFigures.tsx';
import { recordClass } from '../../parts/record/record-class.ts';

interface SearchRecordProps {
  readonly record: SearchRecordReply;
  readonly of: 'tips' | 'cappers';
  readonly reader: Reader;
}

/** What following a template of a search would have brought; also shown where it is bad. */
export const SearchRecord = ({ record, of, reader }: SearchRecordProps) => {
  const { t } = reader;
  const { days, countOfTips, unmeasured } = record;
  const looked = t('record.lookedAtTips', { days, count: countOfTips });
  return (
    <div className={recordClass}>
      {unmeasured !== null ? (
        <p className="verdict">{t(`record.unmeasured-${unmeasured}`)}</p>
      ) : record.alerts === 0 ? (
        <p className="verdict">{`${t(`record.noTips-${of}`)} ${looked}`}</p>
      ) : (
        <>
          <RecordFigures record={record} reader={reader} />
          <p>
            {[t(`record.what-${of}`), looked, ...(record.isCut ? [t('record.cutTips')] : [])].join(
              ' ',
            )}
          </p>
        </>
      )}
      <MethodLink reader={reader} />
    </div>
  );
};
