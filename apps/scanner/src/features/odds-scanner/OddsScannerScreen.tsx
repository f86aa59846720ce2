import type { ScannerResult } from '@tipmark/contract';
import { LoadPart, type Reader, ShowMore } from '@tipmark/match-features';
import { useList } from '@tipmark/match-features/lists';
import { selectSession, useServedRoutes } from '@tipmark/remote-kit';
import { formatTime } from '@tipmark/remote-kit/i18n';
import { useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { Card, EmptyState, LinkButton } from '@tipmark/ui-kit';
import { FreshStamp } from '@tipmark/ui-kit/betting';
import { lagText } from './age-text.ts';
import { listOf, type OddsScanner } from './odds-scanner.ts';
import { ResultsTable } from './ResultsTable.tsx';
import { demoClass, scannerPageClass } from './scanner-class.ts';
import { rowsByMatch, sortedRows } from './shown-rows.ts';
import { Templates } from './Templates.tsx';
import { criteriaOfTemplate } from './template-list.ts';

const STALE_MS = 120_000;

/** Prices that move: templates, and the outcomes they find. */
export const OddsScannerScreen = ({ scanner }: { readonly scanner: OddsScanner }) => {
  const { reader, view, hrefOf, onGo, frame } = useList(listOf(scanner));
  const templates = useSelector(scanner.templates.select).data;
  const { t, locale, timeZone } = reader;
  const { shown, load } = frame;
  const asked = view.criteria ?? criteriaOfTemplate(templates, view.templateId);
  const sortType = (view.sortType || criteriaOfTemplate(templates, view.templateId).sortType) ?? 1;
  return (
    <div className={scannerPageClass}>
      <div className="top">
        <h1>{t('common:page.oddsScanner')}</h1>
        <p>{t('oddsScanner.beforeStart')}</p>
        {load.data && (
          <FreshStamp
            text={t('oddsScanner.asOf', {
              time: formatTime(load.data.asOf, locale, timeZone),
              lag: lagText(load.data.lagMs, reader),
            })}
            isStale={load.data.lagMs > STALE_MS}
          />
        )}
      </div>
      <Templates list={templates} view={view} reader={reader} hrefOf={hrefOf} onGo={onGo} />
      {load.data?.isDemo && <Demo route={scanner.route} reader={reader} />}
      <Card isFlush>
        <LoadPart
          load={load}
          reader={reader}
          failedTitle={t('oddsScanner.failed')}
          onRetry={frame.onRetry}
        >
          {(first) =>
            first.countOfOutcomes === 0 ? (
              <EmptyState text={t('oddsScanner.empty')}>
                <LinkButton href={frame.address}>{t('oddsScanner.toFirst')}</LinkButton>
              </EmptyState>
            ) : (
              <>
                <Found result={first} reader={reader} />
                <ResultsTable
                  rows={
                    view.isGrouped
                      ? rowsByMatch(shown.pages)
                      : sortedRows(rowsByMatch(shown.pages), {
                          sortType: sortType as 1,
                          valueKind: asked.valueKind ?? 1,
                        })
                  }
                  isGrouped={view.isGrouped}
                  isToModel={asked.valueKind === 2}
                  asOf={first.asOf}
                  matchRoute={scanner.matchRoute}
                  reader={reader}
                />
                {(frame.previousHref !== undefined || frame.nextHref !== undefined) && (
                  <footer>
                    {frame.previousHref !== undefined && (
                      <LinkButton href={frame.previousHref}>{t('lists.previous')}</LinkButton>
                    )}
                    {frame.nextHref !== undefined && (
                      <ShowMore shown={shown} href={frame.nextHref} reader={reader} />
                    )}
                  </footer>
                )}
              </>
            )
          }
        </LoadPart>
      </Card>
    </div>
  );
};

interface FoundProps {
  readonly result: ScannerResult;
  readonly reader: Reader;
}

const Found = ({ result, reader: { t } }: FoundProps) => (
  <p className="found">
    <b>{t('oddsScanner.outcomes', { count: result.countOfOutcomes })}</b>{' '}
    {t('oddsScanner.inMatches', { count: result.countOfMatches })}
  </p>
);

interface DemoProps extends Pick<OddsScanner, 'route'> {
  readonly reader: Reader;
}

/** What is shown is late and cut, and how to see all of it. */
const Demo = ({ route, reader: { t, locale } }: DemoProps) => {
  const served = useServedRoutes();
  const { isSignedIn } = useSelector(selectSession);
  const source = 'odds-scanner';
  const next = href(route, {}, { locale });
  return (
    <section className={demoClass} aria-label={t('oddsScanner.demo')}>
      <p>
        <b>{t('oddsScanner.demo')}</b> {t('oddsScanner.demoText')}
      </p>
      <div className="ways">
        <LinkButton kind="primary" href={href('premium', { source }, { locale })}>
          {t('oddsScanner.toPremium')}
        </LinkButton>
        {!isSignedIn && served.has('login') && (
          <LinkButton href={href('login', { source, next }, { locale })}>
            {t('nav.login')}
          </LinkButton>
        )}
      </div>
    </section>
  );
};
