import type { TeamPlayer } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { formatNumber, knownStart } from '@tipmark/remote-kit/i18n';
import { useParams } from '@tipmark/remote-kit/router';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { Card, css, EmptyState, LinkButton, MOBILE, VisuallyHidden } from '@tipmark/ui-kit';
import { OutcomeBadge } from '@tipmark/ui-kit/betting';
import { font, gap } from '@tipmark/ui-kit/style-values';
import { PageHead } from '../../parts/lists/PageHead.tsx';
import { leagueAndRound } from '../../parts/matches/league-and-round.ts';
import { letterOf } from '../../parts/matches/past-match-view.ts';
import { resultText } from '../../parts/matches/score-text.ts';
import { LoadPart } from '../../parts/page/LoadPart.tsx';
import { PageLink } from '../../parts/page/PageLink.tsx';
import type { Reader } from '../../parts/page/reader.ts';
import { pageMark } from '../../parts/page/simulated-mark.ts';
import { usePageAddress } from '../../parts/page/use-page-address.ts';
import { useReader } from '../../parts/page/use-reader.ts';
import { ShortTime } from '../../parts/tables/ShortTime.tsx';
import { PlayerStatisticsTable } from './PlayerStatisticsTable.tsx';
import type { PlayerPageOptions } from './player-options.ts';
import { matchStatistics, seasonStatistics } from './player-statistics.ts';

const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap[16]};
  & > p { font-size: ${font.meta}; line-height: 16px; color: var(--text3); }
  .result { display: inline-flex; align-items: center; gap: ${gap[8]}; }
  ${MOBILE} { gap: ${gap[12]}; }
`;

interface PartProps {
  readonly options: PlayerPageOptions;
  readonly page: TeamPlayer;
  readonly reader: Reader;
}

const Head = ({ options: { sport }, page: shown, reader }: PartProps) => {
  const { t } = reader;
  const { player, team } = shown;
  const { name, number, position, age, club, originalName } = player;
  const details = [
    position === null ? '' : t(`stats.place-${position}`),
    number === null ? '' : t('teamPlayer.number', { number }),
    age === null ? '' : t('teamPlayer.age', { count: age }),
    club ?? '',
    originalName ?? '',
  ];
  return (
    <PageHead
      countryCode={team.countryCode}
      logo={team.logo}
      title={name}
      first={
        <PageLink to={sport.routes.team} params={{ teamUrl: team.link }}>
          {team.name}
        </PageLink>
      }
      details={details}
      mark={pageMark({ isSimulated: shown.isSimulated, originalName }, reader)}
    />
  );
};

const Seasons = ({ options: { sport }, page: shown, reader }: PartProps) => {
  const { t } = reader;
  return (
    <Card title={t('teamPlayer.seasons')} isFlush>
      <PlayerStatisticsTable
        caption={t('teamPlayer.seasons')}
        head={t('teamPlayer.season')}
        rows={shown.seasons}
        statistics={seasonStatistics(shown)}
        keyOf={({ season }) => String(season.id)}
        titleOf={({ season, league }) => (
          <>
            {season.name}
            <small>
              {sport.routes.league ? (
                <PageLink
                  to={sport.routes.league}
                  params={{ leagueId: league.link, season: season.id }}
                >
                  {league.name}
                </PageLink>
              ) : (
                league.name
              )}
            </small>
          </>
        )}
        reader={reader}
      />
    </Card>
  );
};

type Played = TeamPlayer['matches'][number];

const Matches = ({ options: { sport }, page: shown, reader }: PartProps) => {
  const { t } = reader;
  const title = (played: Played) => {
    const match = decodeMatch(played.match);
    const other = played.isHome ? match.away : match.home;
    const where = [
      t(played.isHome ? 'teamPlayer.home' : 'teamPlayer.away'),
      leagueAndRound(played),
      ...(played.isOn ? [] : [t('teamPlayer.bench')]),
    ].join(', ');
    return (
      <>
        <PageLink to={sport.routes.match} params={{ matchUrl: match.link }}>
          {other.name}
        </PageLink>
        <small>
          <ShortTime at={match.startsAt} known={knownStart(match)} reader={reader} />
          {`, ${where}`}
        </small>
      </>
    );
  };
  return (
    <Card title={t('teamPlayer.lastMatches')} isFlush>
      <PlayerStatisticsTable
        caption={t('teamPlayer.lastMatches')}
        head={t('teamPlayer.match')}
        rows={shown.matches}
        statistics={matchStatistics(shown)}
        keyOf={({ match }) => decodeMatch(match).link}
        titleOf={title}
        more={{
          head: t('teamPlayer.score'),
          of: ({ match, outcome }) => (
            <span className="result">
              <span aria-hidden="true">
                <OutcomeBadge outcome={outcome} letter={letterOf(outcome, reader)} />
              </span>
              <VisuallyHidden>{t(`match.${outcome}`)}</VisuallyHidden>{' '}
              {resultText(decodeMatch(match)) ?? '–:–'}
            </span>
          ),
        }}
        reader={reader}
      />
    </Card>
  );
};

/** What a rating is, where somebody was rated. */
const RatingNote = ({ page: shown, reader: { t, locale } }: Omit<PartProps, 'options'>) => {
  const n = shown.seasons[0]?.countOfRated ?? 0;
  if (n === 0) return null;
  return (
    <p>
      {t('teamPlayer.ratingNote', { n: formatNumber(n, locale) })}
      {!shown.hasShots && ` ${t('teamPlayer.ratingFew')}`}
    </p>
  );
};

const Nothing = ({ options: { sport }, page: shown, reader: { t } }: PartProps) => {
  const address = usePageAddress()(sport.routes.team, { teamUrl: shown.team.link });
  return (
    <Card>
      <EmptyState text={t('teamPlayer.none')}>
        {address !== undefined && <LinkButton href={address}>{t('teamPlayer.toTeam')}</LinkButton>}
      </EmptyState>
    </Card>
  );
};

/** A player of a team: his seasons, and what he did in his last matches. */
export const PlayerScreen = ({ options }: { readonly options: PlayerPageOptions }) => {
  const { sport, load } = options;
  const { teamUrl = '', playerUrl = '' } = useParams();
  const reader = useReader(sport.namespace);
  const dispatch = useDispatch();
  const { t } = reader;
  return (
    <LoadPart
      load={useSelector(load.select)}
      reader={reader}
      failedTitle={t('teamPlayer.failed')}
      onRetry={() => dispatch(load.requested({ segments: { teamUrl, playerUrl } }))}
    >
      {(shown) => {
        const parts = { options, page: shown, reader };
        return (
          <div className={page}>
            <Head {...parts} />
            {shown.seasons.length === 0 ? <Nothing {...parts} /> : <Seasons {...parts} />}
            {shown.matches.length > 0 && <Matches {...parts} />}
            <RatingNote page={shown} reader={reader} />
            {shown.attribution && <p>{t('match.attribution', { source: shown.attribution })}</p>}
          </div>
        );
      }}
    </LoadPart>
  );
};
