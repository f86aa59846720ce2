import type { TemplateRecordReply } from '@tipmark/contract';
import { LoadPart, type Reader } from '@tipmark/match-features';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { css, MOBILE } from '@tipmark/ui-kit';
import { Chip } from '@tipmark/ui-kit/filters';
import { MethodLink } from '../../shared/record/MethodLink.tsx';
import { RecordFigures } from '../../shared/record/RecordFigures.tsx';
import { recordClass } from '../../shared/record/record-class.ts';
import type { OddsScanner } from './odds-scanner.ts';
import { recordRequest, type ScannerView } from './scanner-address.ts';

const sectionClass = css`
  padding: 8px 16px;
  border-bottom: 1px solid var(--hair);
  ${MOBILE} { padding: 8px var(--gutter); }
`;

interface TemplateRecordProps {
  readonly scanner: OddsScanner;
  readonly view: ScannerView;
  readonly hrefOfRecord: (isShown: boolean) => string;
  readonly onGo: (href: string) => void;
  readonly reader: Reader;
}

/**
 * How the template, or the filter, would have performed: requested by a link, and also shown where
 * it is bad.
 */
export const TemplateRecord = (props: TemplateRecordProps) => {
  const { scanner, view, hrefOfRecord, onGo, reader } = props;
  const { t } = reader;
  const dispatch = useDispatch();
  const load = useSelector(scanner.record.select);
  const request = scanner.record.requested(recordRequest(view));
  const isThis = load.dataKey === request.key;
  const address = hrefOfRecord(!view.isRecordShown);
  return (
    <section className={sectionClass} aria-label={t('record.title')}>
      <Chip
        text={t('record.title')}
        href={address}
        isCurrent={view.isRecordShown}
        onChoose={() => onGo(address)}
      />
      {view.isRecordShown && (
        <LoadPart
          load={isThis || load.status === 'failed' ? load : { status: 'loading', key: request.key }}
          reader={reader}
          failedTitle={t('record.failed')}
          onRetry={() => dispatch(request)}
        >
          {(record) => <Figures record={record} reader={reader} />}
        </LoadPart>
      )}
    </section>
  );
};

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
