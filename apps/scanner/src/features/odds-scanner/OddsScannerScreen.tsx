import { SCANNER_SORT, type ScannerSort, VALUE_KIND } from '@tipmark/domain';
import { type ChangedWords, LoadPart, ShowMore } from '@tipmark/match-features';
import { choiceOf, ListOrder, useList } from '@tipmark/match-features/lists';
import { selectIsPremium } from '@tipmark/remote-kit';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { Card, EmptyState, LinkButton } from '@tipmark/ui-kit';
import { Chip, FilterPanel } from '@tipmark/ui-kit/filters';
import { type ReactNode, useState } from 'react';
import { categoriesOf } from '../../shared/categories-of.ts';
import { Templates } from '../../shared/Templates.tsx';
import { TemplateTools } from '../../shared/TemplateTools.tsx';
import { templateIdOf } from '../../shared/template-list.ts';
import { chosenCriteria } from './chosen-criteria.ts';
import { Demo } from './Demo.tsx';
import { FilterFields } from './FilterFields.tsx';
import { Freshness } from './Freshness.tsx';
import { listOf, type OddsScanner } from './odds-scanner.ts';
import { paramsToSave } from './params-to-save.ts';
import { ResultsTable } from './ResultsTable.tsx';
import { criteriaWords, SORTS, scannerParams } from './scanner-address.ts';
import { resultsClass, scannerPageClass } from './scanner-class.ts';
import { rowsByMatch, sortedRows } from './shown-rows.ts';
import { TemplateRecord } from './TemplateRecord.tsx';
import { criteriaOfTemplate, wordsOfTemplate } from './template-list.ts';
import { useSteadyRows } from './use-steady-rows.ts';

interface ScreenProps {
  readonly scanner: OddsScanner;
}

const useScannerList = (scanner: OddsScanner) => useList(listOf(scanner));

/** Prices that move: templates, a filter, and the outcomes they find. */
export const OddsScannerScreen = ({ scanner }: ScreenProps) => {
  const list = useScannerList(scanner);
  const { reader, view, addressOf, hrefOf, onGo, frame } = list;
  // What was loaded on arrival stays, even when a subscription ends meanwhile.
  const [isPremium] = useState(useSelector(selectIsPremium));
  const templates = useSelector(scanner.templates.list.select).data;
  const { t } = reader;
  const { load } = frame;
  const hrefOfTemplate = (id: number) => hrefOf(wordsOfTemplate(id));
  const results = <Results scanner={scanner} list={list} isOpenable={isPremium} />;
  return (
    <div className={scannerPageClass}>
      <div className="top">
        <h1>{t('common:page.oddsScanner')}</h1>
        <p>{t('oddsScanner.beforeStart')}</p>
        {load.data && <Freshness result={load.data} isPaused={view.isPaused} reader={reader} />}
      </div>
      <Templates
        list={templates}
        currentId={view.criteria === undefined ? view.templateId : undefined}
        label={t('oddsScanner.templates')}
        lockedText={t('oddsScanner.locked')}
        hrefOfTemplate={hrefOfTemplate}
        hrefOfLocked={(id) =>
          href(
            'premium',
            { source: 'odds-scanner', next: hrefOfTemplate(id) },
            { locale: reader.locale },
          )
        }
        onGo={onGo}
      />
      {(isPremium || templateIdOf(view.templateId) === 1) && (
        <Card isFlush>
          <TemplateRecord
            scanner={scanner}
            view={view}
            hrefOfRecord={(isShown) => addressOf({ ...view, isRecordShown: isShown })}
            onGo={onGo}
            reader={reader}
          />
        </Card>
      )}
      {isPremium ? (
        <Filtered scanner={scanner} list={list}>
          {results}
        </Filtered>
      ) : (
        <>
          <Demo here={addressOf(view)} reader={reader} />
          <Card isFlush>{results}</Card>
        </>
      )}
    </div>
  );
};

interface PartProps extends ScreenProps {
  readonly list: ReturnType<typeof useScannerList>;
}

/** The criteria and the order, from the address or its template. */
function useCriteria({ scanner, list: { view } }: PartProps) {
  const templates = useSelector(scanner.templates.list.select).data;
  const ofTemplate = criteriaOfTemplate(templates, view.templateId);
  const criteria = view.criteria ?? ofTemplate;
  const sortOfTemplate = view.criteria ? undefined : ofTemplate.sortType;
  const sortType = (view.sortType || sortOfTemplate || SCANNER_SORT.drop) as ScannerSort;
  return { criteria, sortType };
}

/** The results under conditions in the address. */
const Filtered = (props: PartProps & { readonly children: ReactNode }) => {
  const { scanner, list, children } = props;
  const { reader, view, addressOf, hrefOf, onGo, frame } = list;
  const { t, locale } = reader;
  const { criteria, sortType } = useCriteria(props);
  const facets = useSelector(scanner.facets.select).data;
  const [requested, setAsked] = useState<{ of: string; words: ChangedWords }>({
    of: '',
    words: {},
  });
  const here = hrefOf({});
  const words = requested.of === here ? requested.words : {};
  const base: ChangedWords = { ...criteriaWords(criteria), filter: '1', open: undefined };
  const hrefWith = (changed: ChangedWords) => hrefOf({ ...base, ...words, ...changed });
  const change = (changed: ChangedWords) => {
    setAsked({ of: here, words: { ...words, ...changed } });
    onGo(hrefWith(changed));
  };
  const shown =
    Object.keys(words).length === 0
      ? criteria
      : (listOf(scanner).readView(new URLSearchParams(hrefWith({}).split('?')[1])).criteria ??
        criteria);
  const found = frame.load.data?.countOfOutcomes;
  const isLoading = frame.load.status === 'loading';
  const resetHref = hrefOf({ ...criteriaWords({}), open: undefined });
  const chosen = chosenCriteria(shown, reader).map(({ key, text, without }) => ({
    filter: { key, text, href: hrefWith(without) },
    without,
  }));
  const stored = Object.fromEntries(
    Object.entries(scannerParams({ ...view, pageNumber: 1, open: undefined })).flatMap(
      ([name, value]) => (value === undefined ? [] : [[name, String(value)]]),
    ),
  );
  const { template = '', sort = '', group = '' } = stored;
  const sortChoice = choiceOf({
    name: 'sort',
    label: t('lists.sort'),
    value: sortType,
    values: SORTS,
    textOf: (value) => t(`oddsScanner.sort-${value}`),
  });
  const pauseHref = addressOf({ ...view, isPaused: !view.isPaused });
  const groupHref = hrefOf({ group: view.isGrouped ? undefined : '1' });
  return (
    <FilterPanel
      words={{
        title: t('match.filter'),
        conditions: t('lists.conditions'),
        apply: t('match.show'),
        show:
          found === undefined || isLoading
            ? t('match.show')
            : t('match.showFound', { n: formatNumber(found, locale) }),
        remove: t('match.removeFilter'),
        reset: t('match.resetFilters'),
        close: t('button.close'),
        loading: t('state.loading'),
      }}
      layout="side"
      address={frame.address}
      kept={Object.fromEntries(
        Object.entries({ template, sort, group }).filter(([, value]) => value !== ''),
      )}
      chosen={chosen.map(({ filter }) => filter)}
      resetHref={resetHref}
      onGo={(href) => {
        const one = chosen.find(({ filter }) => filter.href === href && href !== resetHref);
        if (one) change(one.without);
        else onGo(href);
      }}
      isLoading={isLoading}
      tools={
        <>
          <Chip
            text={t('oddsScanner.byMatch')}
            href={groupHref}
            isCurrent={view.isGrouped}
            onChoose={() => onGo(groupHref)}
          />
          <Chip
            text={t('oddsScanner.pause')}
            href={pauseHref}
            isCurrent={view.isPaused}
            onChoose={() => onGo(pauseHref)}
          />
          <ListOrder
            {...sortChoice}
            address={frame.address}
            kept={Object.fromEntries(Object.entries(stored).filter(([name]) => name !== 'sort'))}
            reader={reader}
            onChoose={(word) => onGo(hrefOf({ sort: word, open: undefined }))}
          />
        </>
      }
      fields={
        <FilterFields
          criteria={shown}
          leagues={facets?.leagues ?? []}
          found={frame.load.data?.outcomesCategories}
          categories={categoriesOf(scanner.sport)}
          reader={reader}
          onChange={change}
        />
      }
    >
      <TemplateTools
        key={view.templateId}
        calls={scanner.templates}
        templateId={view.templateId}
        afterRemoval="firstPreset"
        recordOf="outcomes"
        paramsOf={(template) => paramsToSave(template, criteria, sortType)}
        reader={reader}
        hrefOfTemplate={(id) => hrefOf(wordsOfTemplate(id))}
        onGo={onGo}
      />
      {children}
    </FilterPanel>
  );
};

/** Found outcomes, in any state of the load. */
const Results = (props: PartProps & { readonly isOpenable: boolean }) => {
  const { scanner, list, isOpenable } = props;
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
          <EmptyState text={t('oddsScanner.empty')}>
            <LinkButton href={frame.address}>{t('oddsScanner.toFirst')}</LinkButton>
          </EmptyState>
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
              reader={reader}
            />
            {(frame.previousHref !== undefined || frame.nextHref !== undefined) && (
              <footer>
                {frame.previousHref !== undefined && (
                  <LinkButton href={frame.previousHref}>{t('lists.previous')}</LinkButton>
                )}
                {frame.nextHref !== undefined && (
                  <ShowMore shown={frame.shown} href={frame.nextHref} reader={reader} />
                )}
              </footer>
            )}
          </div>
        )
      }
    </LoadPart>
  );
};
