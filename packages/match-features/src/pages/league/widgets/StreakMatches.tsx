import type { LeagueStreak, LeagueStreakMatches } from '@tipmark/contract';
import { decodeMatch, matchLinkOf } from '@tipmark/contract/match-wire';
import { formatDate, formatOdds } from '@tipmark/remote-kit/i18n';
import { css, EmptyState, MOBILE, VisuallyHidden } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import { resultText } from '../../../parts/matches/score-text.ts';
import { outcomeName } from '../../../parts/odds/outcome-name.ts';
import { LoadPart } from '../../../parts/page/LoadPart.tsx';
import { PageLink } from '../../../parts/page/PageLink.tsx';
import { seriesText } from '../../../parts/statistics/series-text.ts';
import { streakName } from '../streak-view.ts';
import type { League } from '../use-league.ts';

const list = css`
  font-size: ${font.small};
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  li { display: grid; grid-template-columns: 5.5rem 5rem minmax(0, 1fr) 4rem 10rem; align-items: center; gap: 0 ${gap[8]}; min-height: 32px; border-top: 1px solid var(--hair); color: var(--text2); }
  li:first-child { border-top: 0; }
  .date { white-space: nowrap; }
  a, .teams { color: var(--text); }
  a:hover { color: var(--accent); text-decoration: underline; text-underline-offset: 3px; }
  .own { font-weight: ${weight.strong}; }
  li > b, .price { text-align: right; }
  li > b { color: var(--text); font-weight: ${weight.bold}; }
  .price b { color: var(--text); font-weight: ${weight.medium}; }
  ${MOBILE} {
    li { grid-template-columns: 5.25rem minmax(0, 1fr) auto; min-height: 44px; }
    .round, .price { display: none; }
  }
`;

interface PartProps {
  readonly league: League;
  readonly streak: LeagueStreak;
}

type Match = LeagueStreakMatches['matches'][number];

const Row = ({ league, streak, one }: PartProps & { readonly one: Match }) => {
  const { options, reader } = league;
  const { t, locale, timeZone } = reader;
  const match = decodeMatch(one.match);
  const { home, away, startsAt, link } = match;
  const isNumber = one.round !== undefined && /^\d+$/.test(one.round);
  const nameOf = (name: string) => (
    <span className={name === streak.team.name ? 'own' : undefined}>{name}</span>
  );
  return (
    <li>
      <span className="date">{formatDate(startsAt, locale, timeZone)}</span>
      <span className="round">
        {isNumber ? t('league.round', { number: one.round }) : one.round}
      </span>
      <span className="teams">
        <PageLink to={options.sport.routes.match} params={{ matchUrl: link }}>
          {nameOf(home.name)}
          {' – '}
          {nameOf(away.name)}
        </PageLink>
      </span>
      <b>{resultText(match) ?? '–'}</b>
      <span className="price">
        {one.closing && (
          <>
            <VisuallyHidden>{`${t('league.streakClosing')}: `}</VisuallyHidden>
            {`${outcomeName(one.closing.oddType, t)} `}
            <b>{formatOdds(one.closing.odds)}</b>
          </>
        )}
      </span>
    </li>
  );
};

const NOT_FOUND = 404;

/** The matches of an open streak, newest first, with the closing price of what came in. */
export const StreakMatches = ({ league, streak }: PartProps) => {
  const { reader, streaks, retryPart } = league;
  const { t } = reader;
  const { matches: load } = streaks;
  const name = (of: Pick<LeagueStreakMatches, 'teamId' | 'kind' | 'scope'>) => streakName(of);
  const own = name({ teamId: streak.team.id, kind: streak.kind, scope: streak.scope });
  if (load.status === 'failed' && load.error?.status === NOT_FOUND) {
    return <EmptyState text={t('league.streakOver')} />;
  }
  const { data, ...withoutData } = load;
  // what was opened before it must not stand under this one
  const isOwn = data !== undefined && name(data) === own;
  return (
    <LoadPart<LeagueStreakMatches>
      load={isOwn ? load : withoutData}
      reader={reader}
      failedTitle={t('match.matchesFailed')}
      onRetry={retryPart}
    >
      {({ matches }) => (
        <ol
          className={list}
          aria-label={t('league.streakMatches', {
            team: streak.team.name,
            streak: seriesText(streak, t),
          })}
        >
          {matches.map((one) => (
            <Row key={matchLinkOf(one.match)} league={league} streak={streak} one={one} />
          ))}
        </ol>
      )}
    </LoadPart>
  );
};
