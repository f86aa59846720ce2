import type { FoundCappers, UsersSearchFilter } from '@tipmark/contract';
import { USERS_SEARCH_SORT } from '@tipmark/domain';
import { type ChangedWords, LoadPart, searchWith, useReader } from '@tipmark/match-features';
import { choiceOf, ListOrder } from '@tipmark/match-features/lists';
import { selectIsPremium } from '@tipmark/remote-kit';
import { useNavigate, useSearchParams } from '@tipmark/remote-kit/router';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { EmptyState, inPlace, LinkButton } from '@tipmark/ui-kit';
import { useState } from 'react';
import { RecordSection } from '../../parts/record/RecordSection.tsx';
import { TemplateTools } from '../../parts/templates/TemplateTools.tsx';
import { templateWith, templateWord } from '../../parts/templates/template-list.ts';
import { CappersTable } from './CappersTable.tsx';
import { noChoices } from './found-choices.ts';
import { Locked } from './Locked.tsx';
import { PremiumCappers } from './PremiumCappers.tsx';
import { retainedParams } from './retained-params.ts';
import { SearchFilter } from './SearchFilter.tsx';
import { SearchHead } from './SearchHead.tsx';
import { SearchRecord } from './SearchRecord.tsx';
import { SearchTemplates } from './SearchTemplates.tsx';
import type { Search } from './search.ts';
import {
  paramsToSave,
  readUsersView,
  USERS_SORTS,
  usersParams,
  usersRecordRequest,
  usersRequest,
  usersSearchQuery,
} from './search-address.ts';
import { resultsClass } from './search-class.ts';
import { criteriaWords } from './search-criteria.ts';
import { USERS_FIELDS } from './search-fields.ts';

interface CappersTabProps {
  readonly search: Search;
}

/** The parameters of an address that opens an unchanged template. */
const wordsOfTemplate = (id: number) => ({
  ...criteriaWords(USERS_FIELDS, undefined),
  template: templateWord(id),
  sort: undefined,
});

const textOf = (word: string | number | undefined) =>
  word === undefined ? undefined : String(word);

/** The page of cappers: the choices in its address, and how to change them. */
function useCappers({ route, cappers }: Search) {
  const reader = useReader('scanner');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [words] = useSearchParams();
  const view = readUsersView(words);
  const load = useSelector(cappers.select);
  const addressOf = (of: typeof view) => href(route, usersParams(of), { locale: reader.locale });
  return {
    reader,
    view,
    load,
    addressOf,
    /** Changing a condition resets the number of shown cappers. */
    hrefOf: (changed: ChangedWords) =>
      addressOf(readUsersView(searchWith(words, { ...changed, count: undefined }))),
    onGo: (address: string) => void navigate(address, { preventScrollReset: true }),
    onRetry: () => dispatch(cappers.requested(usersRequest(view))),
  };
}

/** Cappers by templates and conditions. */
export const CappersTab = ({ search }: CappersTabProps) => {
  const { reader, view, load, addressOf, hrefOf, onGo, onRetry } = useCappers(search);
  // what was loaded on arrival stays, even when a subscription ends meanwhile
  const [isPremium] = useState(useSelector(selectIsPremium));
  const calls = search.usersTemplates;
  const templates = useSelector(calls.list.select).data;
  const requested = usersSearchQuery(view, templateWith(templates, view.templateId));
  const { t, locale } = reader;
  const found = load.data;
  const isLoading = load.status === 'loading';
  const hrefOfTemplate = (id: number) => hrefOf(wordsOfTemplate(id));
  const form = href(search.route, {}, { locale });
  const { template, sort } = usersParams(view);
  const isTemplate = view.criteria === undefined;
  const sortOfTemplate =
    requested.sortType === USERS_SEARCH_SORT.ratingPosition
      ? undefined
      : String(requested.sortType);
  const base = {
    sort: sort === undefined && isTemplate ? sortOfTemplate : textOf(sort),
    tab: 'cappers',
  };
  const stored = retainedParams({ template, ...base });
  const order = choiceOf({
    name: 'sort',
    label: t('lists.sort'),
    value: requested.sortType,
    values: USERS_SORTS,
    textOf: (value) => t(`search.usersSort-${value}`),
  });
  const nextOf = ({ nextCount }: FoundCappers) =>
    nextCount === null ? undefined : addressOf({ ...view, count: nextCount });
  return (
    <>
      <SearchHead
        search={search}
        current="cappers"
        count={found?.count}
        asOf={found?.asOf}
        reader={reader}
      />
      <SearchTemplates
        list={templates}
        view={view}
        hrefOfTemplate={hrefOfTemplate}
        onGo={onGo}
        reader={reader}
      />
      {!isPremium && <Locked here={hrefOf({})} reader={reader} />}
      <SearchFilter
        fields={USERS_FIELDS}
        criteria={requested.criteria}
        sports={[]}
        choices={noChoices}
        found={found?.count}
        isLoading={isLoading}
        address={form}
        base={base}
        kept={stored}
        hrefOf={hrefOf}
        onGo={onGo}
        reader={reader}
        tools={
          <ListOrder
            {...order}
            address={form}
            kept={retainedParams({
              tab: 'cappers',
              template,
              ...criteriaWords(USERS_FIELDS, view.criteria),
            })}
            reader={reader}
            onChoose={(word) => onGo(hrefOf({ sort: word }))}
          />
        }
      >
        {isPremium && (
          <TemplateTools
            key={view.templateId}
            calls={calls}
            templateId={view.templateId}
            afterRemoval="firstCustom"
            recordOf="cappers"
            paramsOf={(of) => paramsToSave(USERS_FIELDS, of, requested) as UsersSearchFilter}
            reader={reader}
            hrefOfTemplate={hrefOfTemplate}
            onGo={onGo}
          />
        )}
        <RecordSection
          record={search.cappersRecord}
          request={usersRecordRequest(view)}
          isShown={view.isRecordShown}
          hrefOfRecord={(isShown) => hrefOf({ record: isShown ? '1' : undefined })}
          onGo={onGo}
          reader={reader}
        >
          {(record) => <SearchRecord record={record} of="cappers" reader={reader} />}
        </RecordSection>
        <LoadPart load={load} reader={reader} failedTitle={t('search.failed')} onRetry={onRetry}>
          {(reply) => {
            const nextHref = nextOf(reply);
            return reply.cappers.length === 0 ? (
              <EmptyState text={t('search.noCappers')}>
                <LinkButton href={hrefOfTemplate(0)}>{t('search.toFirst')}</LinkButton>
              </EmptyState>
            ) : (
              <div className={resultsClass}>
                <p className="found">
                  <b>{t('search.cappers', { count: reply.count })}</b>
                </p>
                <CappersTable cappers={reply.cappers} reader={reader} />
                {nextHref !== undefined && (
                  <footer>
                    <LinkButton
                      href={nextHref}
                      aria-busy={isLoading}
                      onClick={inPlace(() => onGo(nextHref))}
                    >
                      {t(isLoading ? 'state.loading' : 'button.showMore')}
                    </LinkButton>
                  </footer>
                )}
              </div>
            );
          }}
        </LoadPart>
      </SearchFilter>
      {found && <PremiumCappers cappers={found.premiumCappers} reader={reader} />}
    </>
  );
};
