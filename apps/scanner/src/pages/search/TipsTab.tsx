import type { FoundTips, TipsSearchFilter } from '@tipmark/contract';
import { SPORT, type Sport, TIPS_SEARCH_SORT } from '@tipmark/domain';
import { LoadPart, type Reader, RowsCsv, ShowMore } from '@tipmark/match-features';
import { choiceOf, ListOrder, useList } from '@tipmark/match-features/lists';
import { selectIsPremium } from '@tipmark/remote-kit';
import { useSelector } from '@tipmark/remote-kit/store';
import { EmptyState, LinkButton, Segmented } from '@tipmark/ui-kit';
import { useState } from 'react';
import { RecordSection } from '../../parts/record/RecordSection.tsx';
import { TemplateTools } from '../../parts/templates/TemplateTools.tsx';
import { templateWith, templateWord } from '../../parts/templates/template-list.ts';
import { FoundTipCard } from './FoundTipCard.tsx';
import { choicesOf } from './found-choices.ts';
import { placesOf, tipsRows } from './found-tip-view.ts';
import { Locked } from './Locked.tsx';
import { PremiumCappers } from './PremiumCappers.tsx';
import { retainedParams } from './retained-params.ts';
import { SearchFilter } from './SearchFilter.tsx';
import { SearchHead } from './SearchHead.tsx';
import { SearchRecord } from './SearchRecord.tsx';
import { SearchTemplates } from './SearchTemplates.tsx';
import { type Search, tipsListOf } from './search.ts';
import {
  paramsToSave,
  TIPS_SORTS,
  tipsParams,
  tipsRecordRequest,
  tipsSearchQuery,
} from './search-address.ts';
import { resultsClass } from './search-class.ts';
import { criteriaWords } from './search-criteria.ts';
import { SPORTS, TIPS_FIELDS } from './search-fields.ts';

interface TipsTabProps {
  readonly search: Search;
}

/** The parameters of an address that opens an unchanged template. */
const wordsOfTemplate = (id: number) => ({
  ...criteriaWords(TIPS_FIELDS, undefined),
  template: templateWord(id),
  sort: undefined,
  sport: undefined,
});

/** Open tips by templates and conditions. */
export const TipsTab = ({ search }: TipsTabProps) => {
  const { reader, view, hrefOf, onGo, frame } = useList(tipsListOf(search));
  // what was loaded on arrival stays, even when a subscription ends meanwhile
  const [isPremium] = useState(useSelector(selectIsPremium));
  const calls = search.tipsTemplates;
  const templates = useSelector(calls.list.select).data;
  const template = templateWith(templates, view.templateId);
  const requested = tipsSearchQuery(view, template, search.sport);
  const { t } = reader;
  const found = frame.load.data;
  const hrefOfTemplate = (id: number) => hrefOf(wordsOfTemplate(id));
  const isLoading = frame.load.status === 'loading';
  const order = choiceOf({
    name: 'sort',
    label: t('lists.sort'),
    value: requested.sortType,
    values: TIPS_SORTS,
    textOf: (value) => t(`search.tipsSort-${value}`),
  });
  const sportWord = SPORTS.find(([, sport]) => sport === requested.sportType)?.[0] ?? 'all';
  // a saved template has its own sport: choosing another makes it a filter
  const ofTemplate = template?.isModifiable === true && view.criteria === undefined;
  const hrefOfSport = (sport: string) =>
    hrefOf({ ...(ofTemplate && criteriaWords(TIPS_FIELDS, requested.criteria)), sport });
  const { template: ofAddress, sport, sort } = tipsParams(view);
  const base = {
    sport: ofTemplate ? sportWord : textOf(sport),
    sort: sort === undefined && view.criteria === undefined ? sortWord(requested) : textOf(sort),
  };
  const stored = retainedParams({ template: ofAddress, ...base });
  const sports: readonly Sport[] =
    requested.sportType === 0 ? Object.values(SPORT) : [requested.sportType];
  return (
    <>
      <SearchHead
        search={search}
        current="tips"
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
      <div className="sports">
        <Segmented
          label={t('search.sport')}
          current={sportWord}
          items={[...SPORTS.map(([name]) => name), 'all'].map((key) => ({
            key,
            text: t(`search.sport-${key}`),
            href: hrefOfSport(key),
          }))}
          onChoose={(key) => onGo(hrefOfSport(key))}
        />
      </div>
      {!isPremium && <Locked here={hrefOf({})} reader={reader} />}
      <SearchFilter
        fields={TIPS_FIELDS}
        criteria={requested.criteria}
        sports={sports}
        choices={choicesOf(found, reader)}
        found={found?.count}
        isLoading={isLoading}
        address={frame.address}
        base={base}
        kept={stored}
        hrefOf={hrefOf}
        onGo={onGo}
        reader={reader}
        tools={
          <ListOrder
            {...order}
            address={frame.address}
            kept={retainedParams({
              template: ofAddress,
              sport,
              ...criteriaWords(TIPS_FIELDS, view.criteria),
            })}
            reader={reader}
            onChoose={(sort) => onGo(hrefOf({ sort }))}
          />
        }
      >
        {isPremium && (
          <TemplateTools
            key={view.templateId}
            calls={calls}
            templateId={view.templateId}
            afterRemoval="firstCustom"
            recordOf="outcomes"
            paramsOf={(of) => paramsToSave(TIPS_FIELDS, of, requested) as TipsSearchFilter}
            reader={reader}
            hrefOfTemplate={hrefOfTemplate}
            onGo={onGo}
          />
        )}
        <RecordSection
          record={search.tipsRecord}
          request={tipsRecordRequest(view, search.sport)}
          isShown={view.isRecordShown}
          hrefOfRecord={(isShown) => hrefOf({ record: isShown ? '1' : undefined })}
          onGo={onGo}
          reader={reader}
        >
          {(record) => <SearchRecord record={record} of="tips" reader={reader} />}
        </RecordSection>
        <LoadPart
          load={frame.load}
          reader={reader}
          failedTitle={t('search.failed')}
          onRetry={frame.onRetry}
        >
          {(first) => (
            <Found first={first} pages={frame.shown.pages} frame={frame} reader={reader} />
          )}
        </LoadPart>
      </SearchFilter>
      {found && <PremiumCappers cappers={found.premiumCappers} reader={reader} />}
    </>
  );
};

const textOf = (word: string | number | undefined) =>
  word === undefined ? undefined : String(word);

/** The order of a template, if it is not the default. */
const sortWord = ({ sortType }: { readonly sortType: number }) =>
  sortType === TIPS_SEARCH_SORT.newest ? undefined : String(sortType);

interface FoundProps {
  readonly first: FoundTips;
  readonly pages: readonly FoundTips[];
  readonly frame: Pick<
    ReturnType<typeof useList<never, never, FoundTips>>['frame'],
    'shown' | 'address' | 'previousHref' | 'nextHref'
  >;
  readonly reader: Reader;
}

/** Tips as cards, or a note that there are none. */
const Found = ({ first, pages, frame, reader }: FoundProps) => {
  const { t } = reader;
  const { shown, address, previousHref, nextHref } = frame;
  const tips = pages.flatMap((page) => page.tips);
  if (tips.length === 0) {
    return (
      <EmptyState text={t('search.noTips')}>
        <LinkButton href={address}>{t('search.toFirst')}</LinkButton>
      </EmptyState>
    );
  }
  const places = placesOf(pages);
  return (
    <div className={resultsClass}>
      <p className="found">
        <b>{t('search.tips', { count: first.count })}</b>
      </p>
      <ul aria-label={t('search.tab-tips')}>
        {tips.map((tip) => (
          <FoundTipCard key={tip.id} tip={tip} place={places.get(tip.matchId)} reader={reader} />
        ))}
      </ul>
      <RowsCsv
        title={t('search.tab-tips')}
        rowsOf={() => tipsRows(tips, places, reader)}
        reader={reader}
      />
      {(previousHref !== undefined || nextHref !== undefined) && (
        <footer>
          {previousHref !== undefined && (
            <LinkButton href={previousHref}>{t('lists.previous')}</LinkButton>
          )}
          {nextHref !== undefined && <ShowMore shown={shown} href={nextHref} reader={reader} />}
        </footer>
      )}
    </div>
  );
};
