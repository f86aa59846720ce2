import type { Reader } from '@tipmark/match-features';
import { RecordSection } from '../../parts/record/RecordSection.tsx';
import { RecordText } from '../../parts/record/RecordText.tsx';
import { recordRequest, type ScannerView } from './criteria/scanner-address.ts';
import type { OddsScanner } from './odds-scanner.ts';

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
    {(record) => {
      const { t } = shown.reader;
      const { days, countOfMatches: count, isCut } = record;
      const looked = t('record.looked', { days, count });
      return (
        <RecordText
          record={record}
          none={t('record.noAlerts')}
          looked={looked}
          notes={isCut ? [looked, t('record.cut')] : [looked]}
          reader={shown.reader}
        />
      );
    }}
  </RecordSection>
);
