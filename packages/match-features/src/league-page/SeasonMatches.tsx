import type { MatchListItem, WireMatch } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { isLive, MATCH_STATUS } from '@tipmark/domain';
import { formatOdds } from '@tipmark/remote-kit/i18n';
import type { RouteName } from '@tipmark/route-builder';
import { css, EmptyState, MOBILE } from '@tipmark/ui-kit';
import { Crest, crestCss } from '@tipmark/ui-kit/betting';
import type { ReactNode } from 'react';
import type { Reader } from '../match-page/reader.ts';
import { statisticsClass } from '../match-statistics/statistics-class.ts';
import { PageLink } from '../page-link/PageLink.tsx';
import { resultText } from '../score/score-text.ts';
import { DataTable } from '../tables/DataTable.tsx';
import { ShortTime } from '../tables/ShortTime.tsx';

const foot = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  padding: 12px 16px;
  border-top: 1px solid var(--hair);
  ${MOBILE} { padding: 12px var(--gutter); }
`;

/** Tables under each other have their columns under each other. */
const columns = css`
  .side { display: inline-flex; gap: 6px; align-items: baseline; }
  .side > [aria-hidden] { flex: none; align-self: flex-start; display: grid; margin-top: 1px; }
  ${crestCss(16)}
  th:not(:first-child), td { width: 76px; }
  ${MOBILE} { th:not(:first-child), td { width: 52px; } }
`;

const RESULT = 3;

const NAMES = new Map<number, string>(
  Object.entries(MATCH_STATUS).map(([name, status]) => [status, name]),
);

/** When it is or was; said in a word where that is not the whole story. */
const When = ({ match, reader }: Pick<RowProps, 'match' | 'reader'>) => {
  const { t } = reader;
  if (isLive(match)) return t('stats.live');
  const isOdd = match.status > MATCH_STATUS.finished;
  return (
    <>
      <ShortTime at={match.startsAt} reader={reader} />
      {isOdd && `, ${t(`status.${NAMES.get(match.status)}`)}`}
    </>
  );
};

const standingOf = (match: MatchListItem): string =>
  (match.status < MATCH_STATUS.live ? undefined : resultText(match)) ?? '–';

/** A crest and a name that stay together. */
const Side = ({
  team,
  after,
}: {
  readonly team: MatchListItem['home'];
  readonly after?: string;
}) => (
  <span className="side">
    <span aria-hidden="true">{Crest(team)}</span>
    {after === undefined ? team.name : `${team.name} ${after}`}
  </span>
);

interface RowProps {
  readonly match: MatchListItem;
  readonly isPlayed: boolean;
  readonly hasPrices: boolean;
  readonly matchRoute: RouteName;
  readonly reader: Reader;
}

const Row = ({ match, isPlayed, hasPrices, matchRoute, reader }: RowProps) => {
  const { home, away } = match;
  const odds = (match.currentOdds ?? []).slice(0, RESULT);
  return (
    <tr>
      <th scope="row">
        <PageLink to={matchRoute} params={{ matchUrl: match.link }}>
          <Side team={home} after="–" /> <Side team={away} />
        </PageLink>
        <small>
          <When match={match} reader={reader} />
        </small>
      </th>
      {isPlayed && <td className="now">{standingOf(match)}</td>}
      {hasPrices &&
        ['1', 'X', '2'].map((name, index) => (
          <td key={name} className={isPlayed ? 'wide' : undefined}>
            {formatOdds(odds[index])}
          </td>
        ))}
    </tr>
  );
};

interface SeasonMatchesProps {
  readonly title: string;
  readonly emptyText: string;
  readonly matches: readonly WireMatch[];
  /** Played ones stand with their score; of others a phone shows the prices instead. */
  readonly isPlayed: boolean;
  readonly matchRoute: RouteName;
  readonly reader: Reader;
  /** Ways to further matches. */
  readonly children?: ReactNode;
}

/** Matches of a season, a page of them or several. */
export const SeasonMatches = (props: SeasonMatchesProps) => {
  const { title, emptyText, isPlayed, matchRoute, reader, children } = props;
  const { t } = reader;
  const wide = isPlayed ? 'wide' : undefined;
  const matches = props.matches.map(decodeMatch);
  const hasPrices = matches.some(({ currentOdds }) => currentOdds.some(Boolean));
  return (
    <section className={statisticsClass} aria-label={title}>
      <header>
        <h2>{title}</h2>
      </header>
      {matches.length === 0 ? (
        <EmptyState text={emptyText} />
      ) : (
        <DataTable className={columns} reader={reader}>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('stats.match')}</th>
              {isPlayed && <th scope="col">{t('stats.score')}</th>}
              {hasPrices &&
                (['home', 'draw', 'away'] as const).map((side) => (
                  <th key={side} scope="col" className={wide}>
                    {t(`odds.${side}`)}
                  </th>
                ))}
            </tr>
          </thead>
          <tbody>
            {matches.map((match) => (
              <Row
                key={match.link}
                match={match}
                isPlayed={isPlayed}
                hasPrices={hasPrices}
                matchRoute={matchRoute}
                reader={reader}
              />
            ))}
          </tbody>
        </DataTable>
      )}
      {children && <div className={foot}>{children}</div>}
    </section>
  );
};
