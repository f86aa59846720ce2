import { LoadPart, type Reader } from '@tipmark/match-features';
import type { PageLoad } from '@tipmark/match-features/pages';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { css, MOBILE } from '@tipmark/ui-kit';
import { Chip } from '@tipmark/ui-kit/filters';
import type { ReactNode } from 'react';

const sectionClass = css`
  padding: 8px 16px;
  border-bottom: 1px solid var(--hair);
  ${MOBILE} { padding: 8px var(--gutter); }
`;

interface RecordSectionProps<Request, RecordReply> {
  readonly record: PageLoad<Request, RecordReply>;
  readonly request: Request;
  readonly isShown: boolean;
  /** The page with the record shown, or without it. */
  readonly hrefOfRecord: (isShown: boolean) => string;
  readonly onGo: (href: string) => void;
  readonly reader: Reader;
  readonly children: (record: RecordReply) => ReactNode;
}

/**
 * How the template, or the filter, would have performed: requested by a link, and also shown where
 * it is bad.
 */
export function RecordSection<Request, RecordReply>(
  props: RecordSectionProps<Request, RecordReply>,
): ReactNode {
  const { record, isShown, hrefOfRecord, onGo, reader, children } = props;
  const { t } = reader;
  const dispatch = useDispatch();
  const load = useSelector(record.select);
  const request = record.requested(props.request);
  const isThis = load.dataKey === request.key;
  const address = hrefOfRecord(!isShown);
  return (
    <section className={sectionClass} aria-label={t('record.title')}>
      <Chip
        text={t('record.title')}
        href={address}
        isCurrent={isShown}
        onChoose={() => onGo(address)}
      />
      {isShown && (
        <LoadPart
          load={isThis || load.status === 'failed' ? load : { status: 'loading', key: request.key }}
          reader={reader}
          failedTitle={t('record.failed')}
          onRetry={() => dispatch(request)}
        >
          {children}
        </LoadPart>
      )}
    </section>
  );
}
