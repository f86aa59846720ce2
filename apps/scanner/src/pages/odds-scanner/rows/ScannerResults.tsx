import { VALUE_KIND } from '@tipmark/domain';
import { LoadPart, PageLinks } from '@tipmark/match-features';
import { EmptyState, LinkButton } from '@tipmark/ui-kit';
import type { ReactNode } from 'react';
import { rowsByMatch, sortedRows } from '../../../parts/scan/shown-rows.ts';
import { useSteadyRows } from '../../../parts/scan/use-steady-rows.ts';
import { type ScannerPartProps, useCriteria } from '../use-scanner-list.ts';
import { ResultsTable } from './ResultsTable.tsx';
import { resultsClass } from './rows-class.ts';

interface ScannerResultsProps extends ScannerPartProps {
  readonly isOpenable: boolean;
  /** What the list lacks and how to get it; stands among its first rows. */
  readonly notice?: ReactNode;
}

/** Found outcomes, in any state of the load. */
export const ScannerResults = (props: ScannerResultsProps) => {
  const { scanner, list, isOpenable, notice } = props;
  const { reader, view, addressOf, onGo, frame } = list;
  const { t } = reader;
  const { criteria, sortType } = useCriteria(props);
  const valueKind = criteria.valueKind ?? VALUE_KIND.toMarket;
  const rows = rowsByMatch(frame.shown.pages);
  const order = { sortType, valueKind };
  const {
    rows: shown,
    gone,
    waiting,
    hold,
    release,
  } = useSteadyRows(
    view.isGrouped ? rows : sortedRows(rows, order),
    `${addressOf({ ...view, open: undefined })} ${frame.shown.pages.length}`,
  );
  return (
    <LoadPart
      load={frame.load}
      reader={reader}
      failedTitle={t('oddsScanner.failed')}
      onRetry={frame.onRetry}
    >
      {(first) =>
        first.countOfOutcomes === 0 ? (
          <>
            <EmptyState text={t('oddsScanner.empty')}>
              <LinkButton href={frame.address}>{t('oddsScanner.toFirst')}</LinkButton>
            </EmptyState>
            {notice}
          </>
        ) : (
          <div
            className={resultsClass}
            onPointerEnter={({ pointerType }) => {
              if (pointerType === 'mouse') hold();
            }}
            onPointerLeave={release}
          >
            <p className="found">
              <b>{t('oddsScanner.outcomes', { count: first.countOfOutcomes })}</b>{' '}
              {t('oddsScanner.inMatches', { count: first.countOfMatches })}
              {waiting > 0 && (
                <button type="button" onClick={release}>
                  {t('oddsScanner.waiting', { count: waiting })}
                </button>
              )}
            </p>
            <ResultsTable
              scanner={scanner}
              rows={shown}
              gone={gone}
              isGrouped={view.isGrouped}
              isToModel={valueKind === VALUE_KIND.toModel}
              asOf={first.asOf}
              changesHours={criteria.changesHours ?? 0}
              open={isOpenable ? view.open : undefined}
              hrefOfRow={isOpenable ? (key) => addressOf({ ...view, open: key }) : undefined}
              onGo={onGo}
              notice={notice}
              reader={reader}
            />
            <PageLinks {...frame} reader={reader} />
          </div>
        )
      }
    </LoadPart>
  );
};
