import { choiceOf, ListOrder } from '@tipmark/match-features/lists';
import { useSelector } from '@tipmark/remote-kit/store';
import { Chip } from '@tipmark/ui-kit/filters';
import type { ReactNode } from 'react';
import { FilteredSearch } from '../../parts/filter/FilteredSearch.tsx';
import { retainedParams } from '../../parts/filter/retained-params.ts';
import { categoriesOf } from '../../parts/outcomes/categories-of.ts';
import { TemplateTools } from '../../parts/templates/TemplateTools.tsx';
import { chosenCriteria } from './criteria/chosen-criteria.ts';
import { FilterFields } from './criteria/FilterFields.tsx';
import { paramsToSave } from './criteria/params-to-save.ts';
import { criteriaParams, SORTS, scannerParams } from './criteria/scanner-address.ts';
import { templateParams } from './criteria/template-list.ts';
import { listOf } from './odds-scanner.ts';
import { type ScannerPartProps, useCriteria } from './use-scanner-list.ts';

/** The parameters of the address without the page and the opened row, as a form repeats them. */
const repeatedParams = (view: ScannerPartProps['list']['view']) =>
  retainedParams(scannerParams({ ...view, pageNumber: 1, open: undefined }));

/** Found outcomes under conditions in the address. */
export const ScannerFilter = (props: ScannerPartProps & { readonly children: ReactNode }) => {
  const { scanner, list, children } = props;
  const { reader, view, hrefOf, onGo, frame } = list;
  const { criteria, sortType } = useCriteria(props);
  const facets = useSelector(scanner.facets.select).data;
  const found = frame.load.data;
  const { template, sort, group } = repeatedParams(view);
  return (
    <FilteredSearch
      criteria={criteria}
      params={{ ...criteriaParams(criteria), filter: '1', open: undefined }}
      readCriteria={(search) => listOf(scanner).readView(search).criteria ?? criteria}
      conditionsOf={(of) => chosenCriteria(of, reader)}
      fieldsOf={(of, onChange) => (
        <FilterFields
          criteria={of}
          leagues={facets?.leagues ?? []}
          found={found?.outcomesCategories}
          categories={categoriesOf(scanner.sport)}
          reader={reader}
          onChange={onChange}
        />
      )}
      found={found?.countOfOutcomes}
      isLoading={frame.load.status === 'loading'}
      address={frame.address}
      resetHref={hrefOf({ ...criteriaParams({}), open: undefined })}
      retained={retainedParams({ template, sort, group })}
      hrefOf={hrefOf}
      onGo={onGo}
      reader={reader}
      tools={<ListTools scanner={scanner} list={list} />}
    >
      <TemplateTools
        key={view.templateId}
        calls={scanner.templates}
        templateId={view.templateId}
        afterRemoval="firstPreset"
        recordOf="outcomes"
        paramsOf={(of) => paramsToSave(of, criteria, sortType)}
        reader={reader}
        hrefOfTemplate={(id) => hrefOf(templateParams(id))}
        onGo={onGo}
      />
      {children}
    </FilteredSearch>
  );
};

/** Grouping, pause and the sort order. */
const ListTools = (props: ScannerPartProps) => {
  const { reader, view, addressOf, hrefOf, onGo, frame } = props.list;
  const { t } = reader;
  const { sortType } = useCriteria(props);
  const { sort: _sort, ...stored } = repeatedParams(view);
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
        retained={stored}
        reader={reader}
        onChoose={(word) => onGo(hrefOf({ sort: word, open: undefined }))}
      />
    </>
  );
};
