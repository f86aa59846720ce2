import type { PlayerPage } from '@tipmark/contract';
import { COURT_TYPE } from '@tipmark/domain';
import {
  CalendarButton,
  FilteredList,
  LoadPart,
  type Reader,
  TeamStar,
} from '@tipmark/match-features';
import {
  countOfMatchesChoice,
  NextMatches,
  nextAside,
  PageHead,
  pageMark,
  useRecord,
} from '@tipmark/match-features/lists';
import { formatDate } from '@tipmark/remote-kit/i18n';
import { useParams } from '@tipmark/remote-kit/router';
import { href } from '@tipmark/route-builder';
import { Card } from '@tipmark/ui-kit';
import { PlayerMatches } from '../../shared/PlayerMatches.tsx';
import { ServeStatistics } from '../../shared/ServeStatistics.tsx';
import { tennis } from '../../shared/tennis.ts';
import { CareerCard } from './CareerCard.tsx';
import { FinalsCard } from './FinalsCard.tsx';
import { type PlayerView, playerAddress, readPlayerView } from './player-address.ts';
import { playerPage, playerRequest } from './player-load.ts';
import { RanksCard } from './RanksCard.tsx';
import { RivalsCard } from './RivalsCard.tsx';

/** `14th in the ranking`, and the best rank with its day. */
function rankTexts({ rank, bestRank }: PlayerPage, { t, locale, timeZone }: Reader): string[] {
  if (!rank) return [];
  const now = t('board.rank', { n: rank.place });
  if (!bestRank || bestRank.place === rank.place) return [now];
  const day = formatDate(bestRank.at, locale, timeZone);
  return [now, t('player.best', { n: bestRank.place, day })];
}

interface PartProps {
  readonly page: PlayerPage;
  readonly reader: Reader;
}

const Upcoming = ({ page, reader }: PartProps) => (
  <NextMatches
    sport={tennis}
    title={reader.t('player.next')}
    matches={page.fixtures}
    reader={reader}
  >
    <CalendarButton
      matches={[...page.fixtures, ...page.calledOff]}
      title={page.player.name}
      sport={tennis}
      path={href('player', { playerUrl: page.player.link }, { locale: reader.locale })}
      nowSeconds={page.asOf}
      reader={reader}
    />
  </NextMatches>
);

const ServeCard = ({ page: { player, results }, reader }: PartProps) =>
  results.serve.length > 0 && (
    <Card title={reader.t('player.serve')}>
      <ServeStatistics
        rows={results.serve}
        names={{ home: player.name, away: reader.t('player.opponents') }}
        reader={reader}
      />
    </Card>
  );

/** The most frequent rivals, and the selected one. */
const rivalsIn = ({ rivals, rival }: PlayerPage) =>
  rival && !rivals.some(({ id }) => id === rival.id) ? [...rivals, rival] : rivals;

/** The filters of the listed matches, with their values in the address. */
const choicesIn = (page: PlayerPage, view: PlayerView, reader: Reader) => [
  { ...countOfMatchesChoice(view.countOfMatches, reader), otherwise: '20' },
  {
    name: 'court',
    label: reader.t('court.label'),
    value: String(view.courtType),
    otherwise: '0',
    options: Object.values(COURT_TYPE).map((court) => ({
      value: String(court),
      text: reader.t(`court.${court}`),
    })),
  },
  {
    name: 'rival',
    label: reader.t('player.rival'),
    value: String(view.rivalId),
    otherwise: '0',
    options: [
      { value: '0', text: reader.t('player.anyRival') },
      ...rivalsIn(page).map(({ id, name }) => ({ value: String(id), text: name })),
    ],
  },
];

/** `/Players/[playerUrl]`: next matches, records on every court, rivals, and the chosen matches. */
export const PlayerScreen = () => {
  const { playerUrl = '' } = useParams();
  const record = useRecord({
    namespace: tennis.namespace,
    load: playerPage,
    url: playerUrl,
    linkOf: ({ player }) => player.link,
    readView: readPlayerView,
    addressOf: playerAddress,
    requestOf: playerRequest,
  });
  const { reader, load, view, address, resetHref, hrefOf, onGo, onRetry } = record;
  const { t, locale } = reader;
  return (
    <LoadPart load={load} reader={reader} failedTitle={t('player.failed')} onRetry={onRetry}>
      {(page) => (
        <div className={nextAside}>
          <PageHead
            countryCode={page.player.countryCode}
            logo={page.player.logo}
            title={page.player.name}
            details={[page.player.countryName, page.originalName ?? '', ...rankTexts(page, reader)]}
            mark={pageMark(page, reader)}
            tools={
              <TeamStar
                team={page.player}
                route="player"
                locale={locale}
                label={t('player.favourite')}
              />
            }
          />
          <div>
            <Upcoming page={page} reader={reader} />
            <RanksCard page={page} reader={reader} />
            <CareerCard page={page} reader={reader} />
            <FinalsCard page={page} reader={reader} />
            <RivalsCard page={page} reader={reader} hrefOf={(id) => hrefOf({ rival: `${id}` })} />
            <ServeCard page={page} reader={reader} />
          </div>
          <Card isFlush>
            <FilteredList
              reader={reader}
              layout="line"
              label={t('match.filters')}
              address={address}
              found={page.results.matches.length}
              isLoading={load.status === 'loading'}
              hrefOf={hrefOf}
              onGo={onGo}
              choices={choicesIn(page, view, reader)}
              switches={[
                { name: 'season', label: t('match.currentSeason'), isOn: view.isCurrentGameSeason },
              ]}
            >
              <PlayerMatches
                title={t('player.matches')}
                list={page.results}
                reader={reader}
                resetHref={resetHref}
              />
            </FilteredList>
          </Card>
          {page.attribution && <p>{t('match.attribution', { source: page.attribution })}</p>}
        </div>
      )}
    </LoadPart>
  );
};
