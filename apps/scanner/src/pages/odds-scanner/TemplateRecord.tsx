import type { TemplateRecordReply } from '@tipmark/contract';
import type { Reader } from '@tipmark/match-features';
import { MethodLink } from '../../parts/record/MethodLink.tsx';
import { RecordFigures } from '../../parts/record/RecordFigures.tsx';
import { RecordSection } from '../../parts/record/RecordSection.tsx';
import { recordClass } from '../../parts/record/record-class.ts';
import type { OddsScanner } from './odds-scanner.ts';
import { recordRequest, type ScannerView } from './scanner-address.ts';

interface TemplateRecordProps {
  readonly scanner: OddsScanner;
  readonly view: ScannerView;
  readonly hrefOfRecord: (isShown: boolean) => string;
  readonly onGo: (href: string) => void;
  readonly reader: Reader;
}

/** How the template, or the filter, would have performed on stored odds. */
export const TemplateRecord = ({ scanner, view, ...shown }: TemplateRecordProps) => (
  <RecordSection
    {...shown}
    record={scanner.record}
    request={recordRequest(view)}
    isShown={view.isRecordShown}
  >
    {(record) => <Figures record={record} reader={shown.reader} />}
  </RecordSection>
);

interface FiguresProps {
  readonly record: TemplateRecordReply;
  readonly reader: Reader;
}

const Figures = ({ record, reader }: FiguresProps) => {
  const { t } = reader;
  const { days, countOfMatches } = record;
  const looked = t('record.looked', { days, count: countOfMatches });
  return (
    <div className={recordClass}>
      {record.unmeasured !== null ? (
        <p className="verdict">{t(`record.unmeasured-${record.unmeasured}`)}</p>
      ) : record.alerts === 0 ? (
        <p className="verdict">{`${t('record.noAlerts')} ${looked}`}</p>
      ) : (
        <>
          <RecordFigures record={record} reader={reader} />
          <p>{record.isCut ? `${looked} ${t('record.cut')}` : looked}</p>
        </>
      )}
      <MethodLink reader={reader} />
    </div>
  );
};
