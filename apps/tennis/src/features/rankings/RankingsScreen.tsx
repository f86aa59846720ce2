import type { TennisRankings } from '@tipmark/contract';
import { rankingWeekAfter } from '@tipmark/domain';
import { PageLink, type Reader } from '@tipmark/match-features';
import {
  ListConditions,
  ListPages,
  ListScreen,
  uniqueBy,
  useList,
} from '@tipmark/match-features/lists';
import { formatDate } from '@tipmark/remote-kit/i18n';
import { Card, EmptyState, inPlace, LinkButton, Segmented } from '@tipmark/ui-kit';
import { barClass, noteClass } from '../../shared/player-table-class.ts';
import { tourName } from '../../shared/tour-name.ts';
import { RankingTable } from './RankingTable.tsx';
import { dayText, type RankingsView } from './rankings-address.ts';
import { rankingsList } from './rankings-list.ts';
import { weekChoice } from './week-choice.ts';

interface BarProps {
  readonly page: TennisRankings;
  readonly view: RankingsView;
  readonly reader: Reader;
  readonly addressOf: (view: RankingsView) => string;
  readonly onGo: (address: string) => void;
}

/** Tours to choose from, the weeks before and after, and the list of players. */
const Bar = ({ page, view, reader, addressOf, onGo }: BarProps) => {
  const { t } = reader;
  const { tours, tour, week, isCurrent, firstWeek } = page;
  const at = (changed: Partial<RankingsView>) => addressOf({ ...view, ...changed, pageNumber: 1 });
  const weekAt = (weeks: number) => rankingWeekAfter(week, weeks);
  const isLatest = weekAt(2) > page.asOf;
  const earlier = at({ week: dayText(weekAt(-1)) });
  const later = at({ week: isLatest ? '' : dayText(weekAt(1)) });
  const ofTour = (key: string) => at({ tour: key === tours[0] ? '' : key });
  return (
    <>
      {tours.length > 1 && (
        <Segmented
          label={t('rankings.tour')}
          items={tours.map((key) => ({ key, text: tourName(key, t), href: ofTour(key) }))}
          current={tour ?? ''}
          onChoose={(key) => onGo(ofTour(key))}
        />
      )}
      <p>
        {firstWeek !== null && week > firstWeek && (
          <a href={earlier} onClick={inPlace(() => onGo(earlier))}>
            {t('rankings.earlier')}
          </a>
        )}
        {!isCurrent && (
          <a href={later} onClick={inPlace(() => onGo(later))}>
            {t('rankings.later')}
          </a>
        )}
        <PageLink to="tennisPlayers">{t('rankings.toPlayers')}</PageLink>
      </p>
    </>
  );
};

/** Where the ranks come from, above the table. */
const Note = ({ page, reader }: Pick<BarProps, 'page' | 'reader'>) => {
  const { t, locale } = reader;
  const { count, week, isCurrent } = page;
  const day = formatDate(week, locale, 'UTC');
  return (
    <p className={noteClass}>
      {isCurrent ? t('rankings.about', { count }) : t('rankings.aboutWeek', { count, day })}{' '}
      {t('rankings.how')}
    </p>
  );
};

interface RankedProps {
  readonly pages: readonly TennisRankings[];
  /** Of the current ranking. */
  readonly address: string;
  readonly reader: Reader;
}

/** The table, or a note that no rank is known. */
const Ranked = ({ pages, address, reader }: RankedProps) => {
  const { t } = reader;
  const [page] = pages;
  const players = uniqueBy(
    pages.flatMap((one) => one.players),
    ({ id }) => id,
  );
  if (page === undefined || page.tour === null || players.length === 0) {
    return (
      <EmptyState text={t('rankings.empty')}>
        <LinkButton href={address}>{t('rankings.toNow')}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <>
      <Note page={page} reader={reader} />
      <RankingTable
        players={players}
        title={t('rankings.table', { tour: tourName(page.tour, t) })}
        isCurrent={page.isCurrent}
        reader={reader}
      />
    </>
  );
};

/** `/tennis/rankings`: the last stated ranks of a tour's players, now or in a past week. */
export const RankingsScreen = () => {
  const { reader, view, addressOf, onGo, frame } = useList(rankingsList);
  const { t } = reader;
  const { address, onChoose, load } = frame;
  return (
    <ListScreen title={t('rankings.title')}>
      <Card isFlush>
        <div className={barClass}>
          <ListConditions
            address={address}
            reader={reader}
            areNamed
            choices={[weekChoice(view.week, load.data?.firstWeek, reader)]}
            retained={view.tour === '' ? {} : { tour: view.tour }}
            onChoose={onChoose}
          />
          {load.data && (
            <Bar page={load.data} view={view} reader={reader} addressOf={addressOf} onGo={onGo} />
          )}
        </div>
        <ListPages {...frame} failedTitle={t('rankings.failed')}>
          {(pages) => <Ranked pages={pages} address={address} reader={reader} />}
        </ListPages>
      </Card>
    </ListScreen>
  );
};
