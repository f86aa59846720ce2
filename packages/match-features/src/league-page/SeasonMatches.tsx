import type { LeagueMatches, MatchListItem, WireMatch } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { isLive, MATCH_STATUS } from '@tipmark/domain';
import { formatDateTime, formatOdds } from '@tipmark/remote-kit/i18n';
import { href, type RouteName } from '@tipmark/route-builder';
import { css, EmptyState, LinkButton } from '@tipmark/ui-kit';
import type { Reader } from '../match-page/reader.ts';
import { statisticsClass } from '../match-statistics/statistics-class.ts';
import { DataTable } from '../tables/DataTable.tsx';

const foot = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 12px 16px;
  border-top: 1px solid var(--hair);
`;

const RESULT = 3;

const NAMES = new Map<number, string>(
  Object.entries(MATCH_STATUS).map(([name, status]) => [status, name]),
);

/** When it is or was; said in a word where that is not the whole story. */
function whenOf(match: MatchListItem, { t, locale, timeZone }: Reader): string {
  if (isLive(match)) return t('stats.live');
  const date = formatDateTime(match.startsAt, locale, timeZone);
  return match.status > MATCH_STATUS.finished
    ? `${date}, ${t(`status.${NAMES.get(match.status)}`)}`
    : date;
}

function standingOf({ home, away, status }: MatchListItem): string {
  if (home.score === undefined || status < MATCH_STATUS.live) return '–';
  return `${home.score}:${away.score ?? 0}`;
}

interface RowProps {
  readonly match: MatchListItem;
  readonly matchRoute: RouteName;
  readonly reader: Reader;
}

const Row = ({ match, matchRoute, reader }: RowProps) => {
  const { locale } = reader;
  const { home, away } = match;
  const odds = (match.currentOdds ?? []).slice(0, RESULT);
  return (
    <tr>
      <th scope="row">
        <a href={href(matchRoute, { matchUrl: match.link }, { locale })}>
          {`${home.name} – ${away.name}`}
        </a>
        <small>{whenOf(match, reader)}</small>
      </th>
      <td className="now">{standingOf(match)}</td>
      {['1', 'X', '2'].map((name, index) => (
        <td key={name} className="wide">
          {formatOdds(odds[index])}
        </td>
      ))}
    </tr>
  );
};

interface SeasonMatchesProps {
  readonly title: string;
  readonly matches: LeagueMatches;
  readonly matchRoute: RouteName;
  readonly reader: Reader;
  /** Addresses of the next page and, past the first, of the first. */
  readonly nextHref: (lastMatchId: number) => string;
  readonly firstHref: string | undefined;
}

const keyOf = (match: WireMatch): string => match['3'];

/** Matches of a season, a page of them; further ones are a link. */
export const SeasonMatches = (props: SeasonMatchesProps) => {
  const { title, matches, matchRoute, reader, nextHref, firstHref } = props;
  const { t } = reader;
  return (
    <section className={statisticsClass}>
      <header>
        <h2>{title}</h2>
      </header>
      {matches.matches.length === 0 ? (
        <EmptyState text={t('stats.matchesEmpty')} />
      ) : (
        <DataTable reader={reader}>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('stats.match')}</th>
              <th scope="col">{t('stats.score')}</th>
              <th scope="col" className="wide">
                {t('odds.home')}
              </th>
              <th scope="col" className="wide">
                {t('odds.draw')}
              </th>
              <th scope="col" className="wide">
                {t('odds.away')}
              </th>
            </tr>
          </thead>
          <tbody>
            {matches.matches.map((match) => (
              <Row
                key={keyOf(match)}
                match={decodeMatch(match)}
                matchRoute={matchRoute}
                reader={reader}
              />
            ))}
          </tbody>
        </DataTable>
      )}
      {(matches.lastMatchId !== null || firstHref !== undefined) && (
        <div className={foot}>
          {matches.lastMatchId !== null && (
            <LinkButton href={nextHref(matches.lastMatchId)}>{t('stats.moreMatches')}</LinkButton>
          )}
          {firstHref !== undefined && (
            <LinkButton href={firstHref}>{t('stats.firstMatches')}</LinkButton>
          )}
        </div>
      )}
    </section>
  );
};
