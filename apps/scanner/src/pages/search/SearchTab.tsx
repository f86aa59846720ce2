import type { RatedCapper, SearchRecordReply } from '@tipmark/contract';
import type { Sport } from '@tipmark/domain';
import { type ChangedParams, LoadPart, type Reader } from '@tipmark/match-features';
import { choiceOf, ListOrder } from '@tipmark/match-features/lists';
import type { PageLoad } from '@tipmark/match-features/pages';
import { type LoadState, selectIsPremium } from '@tipmark/remote-kit';
import { useSelector } from '@tipmark/remote-kit/store';
import type { RouteName } from '@tipmark/route-builder';
import { type ReactNode, useState } from 'react';
import { FilteredSearch } from '../../parts/filter/FilteredSearch.tsx';
import { retainedParams } from '../../parts/filter/retained-params.ts';
import { PremiumNotice } from '../../parts/premium/PremiumNotice.tsx';
import { RecordSection } from '../../parts/record/RecordSection.tsx';
import { RecordText } from '../../parts/record/RecordText.tsx';
import { Templates } from '../../parts/templates/Templates.tsx';
import { TemplateTools } from '../../parts/templates/TemplateTools.tsx';
import type { TemplateCalls } from '../../parts/templates/template-calls.ts';
import { PremiumCappers } from './cappers/PremiumCappers.tsx';
import { chosenConditions } from './criteria/condition-texts.ts';
import { type ChoicesOfIds, noChoices } from './criteria/found-choices.ts';
import { SearchFields } from './criteria/SearchFields.tsx';
import {
  paramsToSave,
  type QueryParams,
  type SearchQuery,
  type SearchView,
  templateParams,
} from './criteria/search-address.ts';
import { criteriaParams, readCriteria } from './criteria/search-criteria.ts';
import type { SearchKind } from './criteria/search-kinds.ts';
import { SearchHead } from './SearchHead.tsx';

interface FoundAnything {
  readonly count: number;
  readonly asOf: number;
  readonly premiumCappers: readonly RatedCapper[];
}

interface SearchTabProps<Params, Request, Found extends FoundAnything> {
  readonly kind: SearchKind;
  readonly route: RouteName;
  readonly templates: TemplateCalls<Params>;
  readonly record: PageLoad<Request, SearchRecordReply>;
  readonly recordRequest: Request;
  readonly view: SearchView;
  /** The parameters of the view. */
  readonly params: QueryParams;
  /** Parameters of the page that its filter retains, except for the order. */
  readonly own: ChangedParams;
  /** The criteria in effect, from the address or the template. */
  readonly query: SearchQuery;
  /** Conditions of other sports are hidden. */
  readonly sports?: readonly Sport[];
  readonly choices?: ChoicesOfIds;
  /** The page without conditions. */
  readonly address: string;
  readonly hrefOf: (params: ChangedParams) => string;
  readonly onGo: (href: string) => void;
  readonly load: LoadState<Found>;
  readonly onRetry: () => void;
  readonly reader: Reader;
  /** Another choice, below the templates. */
  readonly choice?: ReactNode;
  readonly children: (found: Found) => ReactNode;
}

/** A search by templates and conditions: what it is for, its templates, filter and results. */
export function SearchTab<Params extends object, Request, Found extends FoundAnything>(
  props: SearchTabProps<Params, Request, Found>,
) {
  const { kind, templates, view, query, load, hrefOf, onGo, reader } = props;
  // what was loaded on arrival stays, even when a subscription ends meanwhile
  const [isPremium] = useState(useSelector(selectIsPremium));
  const { t } = reader;
  const found = load.data;
  const links = {
    hrefOfTemplate: (id: number) => hrefOf(templateParams(kind.fields, id)),
    onGo,
    reader,
  };
  return (
    <>
      <SearchHead route={props.route} current={kind.tab} found={found} reader={reader} />
      <Templates
        {...links}
        list={useSelector(templates.list.select).data}
        view={view}
        label={t('search.templates')}
        lockedText={t('search.templatesLocked')}
        source="search"
      />
      {props.choice}
      {!isPremium && (
        <PremiumNotice
          source="search"
          here={hrefOf({})}
          title={t('search.lockedTitle')}
          text={t('search.lockedText')}
          wayText={t('search.toPremium')}
          reader={reader}
        />
      )}
      <Filter {...props}>
        {isPremium && (
          <TemplateTools
            {...links}
            key={view.templateId}
            calls={templates}
            templateId={view.templateId}
            afterRemoval="firstCustom"
            recordOf={kind.recordOf}
            paramsOf={(template) => paramsToSave(kind.fields, template, query) as Params}
          />
        )}
        <Record {...props} />
        <LoadPart
          load={load}
          reader={reader}
          failedTitle={t('search.failed')}
          onRetry={props.onRetry}
        >
          {props.children}
        </LoadPart>
      </Filter>
      {found && <PremiumCappers cappers={found.premiumCappers} reader={reader} />}
    </>
  );
}

type FilterProps = Omit<
  SearchTabProps<never, never, FoundAnything>,
  'children' | UnusedByFilter
> & {
  readonly children: ReactNode;
};
type UnusedByFilter = 'templates' | 'record' | 'recordRequest';

/** The results under their conditions and in their order. */
const Filter = (props: FilterProps) => {
  const { kind, view, params, query, address, hrefOf, onGo, load, reader, children } = props;
  const { fields, sortKey } = kind;
  const { sports = [], choices = noChoices } = props;
  const isDefault = view.criteria !== undefined || query.sortType === kind.defaultSort;
  const sort = params['sort'] ?? (isDefault ? undefined : query.sortType);
  const base = { ...props.own, sort: sort === undefined ? undefined : String(sort) };
  const order = choiceOf({
    name: 'sort',
    label: reader.t('lists.sort'),
    value: query.sortType,
    values: kind.sorts,
    textOf: (value) => reader.t(`${sortKey}-${value}`),
  });
  const { sort: _, page: __, count: ___, record: ____, ...conditions } = params;
  return (
    <FilteredSearch
      criteria={query.criteria}
      params={{ ...base, ...criteriaParams(fields, query.criteria) }}
      resetHref={hrefOf({ ...base, ...criteriaParams(fields, {}) })}
      readCriteria={(search) => readCriteria(fields, search)}
      conditionsOf={(criteria) => chosenConditions(fields, criteria, reader)}
      fieldsOf={(criteria, onChange) => (
        <SearchFields
          fields={fields}
          criteria={criteria}
          sports={sports}
          choices={choices}
          reader={reader}
          onChange={onChange}
        />
      )}
      found={load.data?.count}
      isLoading={load.status === 'loading'}
      address={address}
      retained={retainedParams({ template: params['template'], ...base })}
      hrefOf={hrefOf}
      onGo={onGo}
      reader={reader}
      tools={
        <ListOrder
          {...order}
          address={address}
          retained={retainedParams(conditions)}
          reader={reader}
          onChoose={(word) => onGo(hrefOf({ sort: word }))}
        />
      }
    >
      {children}
    </FilteredSearch>
  );
};

type RecordProps<Request> = Pick<
  SearchTabProps<never, Request, FoundAnything>,
  'kind' | 'record' | 'recordRequest' | 'view' | 'hrefOf' | 'onGo' | 'reader'
>;

/** What following a template of a search would have returned. */
function Record<Request>(props: RecordProps<Request>) {
  const { kind, reader } = props;
  const { t } = reader;
  return (
    <RecordSection
      record={props.record}
      request={props.recordRequest}
      isShown={props.view.isRecordShown}
      hrefOfRecord={(isShown) => props.hrefOf({ record: isShown ? '1' : undefined })}
      onGo={props.onGo}
      reader={reader}
    >
      {(record) => {
        const { days, countOfTips: count, isCut } = record;
        const looked = t('record.lookedAtTips', { days, count });
        const notes = [t(`record.what-${kind.tab}`), looked];
        return (
          <RecordText
            record={record}
            none={t(`record.noTips-${kind.tab}`)}
            looked={looked}
            notes={isCut ? [...notes, t('record.cutTips')] : notes}
            reader={reader}
          />
        );
      }}
    </RecordSection>
  );
}
