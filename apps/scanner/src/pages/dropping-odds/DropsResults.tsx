import { VALUE_KIND } from '@tipmark/domain';
import { LoadPart, PageLinks } from '@tipmark/match-features';
import { EmptyState, LinkButton } from '@tipmark/ui-kit';
import { rowsByMatch, sortedRows } from '../../parts/scan/shown-rows.ts';
import { useSteadyRows } from '../../parts/scan/use-steady-rows.ts';
import type { DropsPartProps } from './DroppingOddsScreen.tsx';
import { DropsTable } from './DropsTable.tsx';
import { dropsSlotClass } from './drops-class.ts';

/** Falls in any state of the load. */
export const DropsResults = ({ drops, list }: DropsPartProps) => {
  const { reader, view, addressOf, frame } = list;
  const { t } = reader;
  const { pages } = frame.shown;
  const order = { sortType: view.sort, valueKind: VALUE_KIND.toMarket };
  const steady = useSteadyRows(
    sortedRows(rowsByMatch(pages), order),
    `${addressOf(view)} ${pages.length}`,
  );
  return (
    <LoadPart
      load={frame.load}
      reader={reader}
      failedTitle={t('drops.failed')}
      onRetry={frame.onRetry}
    >
      {(first) =>
        first.countOfOutcomes === 0 ? (
          <EmptyState text={t('drops.empty', { count: view.hours })}>
            <LinkButton href={frame.address}>{t('drops.toAll')}</LinkButton>
          </EmptyState>
        ) : (
          <div
            className={dropsSlotClass}
            onPointerEnter={({ pointerType }) => {
              if (pointerType === 'mouse') steady.hold();
            }}
            onPointerLeave={steady.release}
          >
            <p className="found">
              <b>{t('oddsScanner.outcomes', { count: first.countOfOutcomes })}</b>{' '}
              {t('oddsScanner.inMatches', { count: first.countOfMatches })}
              {steady.waiting > 0 && (
                <button type="button" onClick={steady.release}>
                  {t('oddsScanner.waiting', { count: steady.waiting })}
                </button>
              )}
            </p>
            <DropsTable
              drops={drops}
              rows={steady.rows}
              gone={steady.gone}
              hours={view.hours}
              asOf={first.asOf}
              isDelayed={first.isDemo}
              reader={reader}
            />
            <PageLinks {...frame} reader={reader} />
          </div>
        )
      }
    </LoadPart>
  );
};
