import type { FoundTips } from '@tipmark/contract';
import { SPORT, type Sport } from '@tipmark/domain';
import { emptyText, PageLinks, type Reader, RowsCsv } from '@tipmark/match-features';
import { useList } from '@tipmark/match-features/lists';
import { useSelector } from '@tipmark/remote-kit/store';
import { EmptyState, LinkButton, Segmented } from '@tipmark/ui-kit';
import { templateWith } from '../../parts/templates/template-list.ts';
import { choicesOf } from './criteria/found-choices.ts';
import { tipsParams, tipsRecordRequest, tipsSearchQuery } from './criteria/search-address.ts';
import { criteriaParams } from './criteria/search-criteria.ts';
import { SPORTS, TIPS_FIELDS } from './criteria/search-fields.ts';
import { TIPS } from './criteria/search-kinds.ts';
import { SearchTab } from './SearchTab.tsx';
import { type Search, tipsListOf } from './search.ts';
import { resultsClass } from './search-class.ts';
import { FoundTipCard } from './tips/FoundTipCard.tsx';
import { tipMatchesOf, tipsRows } from './tips/found-tip-view.ts';

interface TipsTabProps {
  readonly search: Search;
}

/** Open tips by templates and conditions. */
export const TipsTab = ({ search }: TipsTabProps) => {
  const { reader, view, hrefOf, onGo, frame } = useList(tipsListOf(search));
  const templates = useSelector(search.tipsTemplates.list.select).data;
  const template = templateWith(templates, view.templateId);
  const query = tipsSearchQuery(view, template, search.sport);
  const params = tipsParams(view);
  const sportParam = SPORTS.find(([, sport]) => sport === query.sportType)?.[0] ?? 'all';
  // a saved template has its own sport: choosing another makes it a filter
  const ofTemplate = template?.isModifiable === true && view.criteria === undefined;
  const hrefOfSport = (sport: string) =>
    hrefOf({ ...(ofTemplate && criteriaParams(TIPS_FIELDS, query.criteria)), sport });
  const sports: readonly Sport[] = query.sportType === 0 ? Object.values(SPORT) : [query.sportType];
  return (
    <SearchTab
      kind={TIPS}
      route={search.route}
      templates={search.tipsTemplates}
      record={search.tipsRecord}
      recordRequest={tipsRecordRequest(view, search.sport)}
      view={view}
      params={params}
      own={{ sport: ofTemplate ? sportParam : params.sport }}
      query={query}
      sports={sports}
      choices={choicesOf(frame.load.data, reader)}
      address={frame.address}
      hrefOf={hrefOf}
      onGo={onGo}
      load={frame.load}
      onRetry={frame.onRetry}
      reader={reader}
      choice={
        <div className="sports">
          <Segmented
            label={reader.t('search.sport')}
            current={sportParam}
            items={[...SPORTS.map(([name]) => name), 'all'].map((key) => ({
              key,
              text: reader.t(key === 'all' ? 'search.sport-all' : `common:sport.${key}`),
              href: hrefOfSport(key),
            }))}
            onChoose={(key) => onGo(hrefOfSport(key))}
          />
        </div>
      }
    >
      {(first) => <Found first={first} pages={frame.shown.pages} frame={frame} reader={reader} />}
    </SearchTab>
  );
};

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
  const { address } = frame;
  const tips = pages.flatMap((page) => page.tips);
  if (tips.length === 0) {
    return (
      <EmptyState text={emptyText(reader, 'tips', 'search.noTips')}>
        <LinkButton href={address}>{t('search.toFirst')}</LinkButton>
      </EmptyState>
    );
  }
  const matches = tipMatchesOf(pages);
  return (
    <div className={resultsClass}>
      <p className="found">
        <b>{t('search.tips', { count: first.count })}</b>
      </p>
      <ul aria-label={t('search.tab-tips')}>
        {tips.map((tip) => (
          <FoundTipCard
            key={tip.id}
            tip={tip}
            tipMatch={matches.get(tip.matchId)}
            reader={reader}
          />
        ))}
      </ul>
      <RowsCsv
        title={t('search.tab-tips')}
        rowsOf={() => tipsRows(tips, matches, reader)}
        reader={reader}
      />
      <PageLinks {...frame} reader={reader} />
    </div>
  );
};
