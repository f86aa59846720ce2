import type { MatchWithLeague } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { isLive } from '@tipmark/domain';
import { formatDateTime, formatOdds } from '@tipmark/remote-kit/i18n';
import type { RouteName } from '@tipmark/route-builder';
import { EmptyState } from '@tipmark/ui-kit';
import type { Reader } from '../match-page/reader.ts';
import { PageLink } from '../page-link/PageLink.tsx';
import { DataTable } from '../tables/DataTable.tsx';

const RESULT = 3;

interface ComingMatchesProps {
  readonly matches: readonly MatchWithLeague[];
  readonly emptyText: string;
  readonly matchRoute: RouteName;
  readonly reader: Reader;
}

/** Matches to come, each with when, where and its result prices. */
export const ComingMatches = ({ matches, emptyText, matchRoute, reader }: ComingMatchesProps) => {
  const { t, locale, timeZone } = reader;
  if (matches.length === 0) return <EmptyState text={emptyText} />;
  return (
    <DataTable reader={reader}>
      <tbody>
        {matches.map(({ league, match: wire }) => {
          const match = decodeMatch(wire);
          const odds = (match.currentOdds ?? []).slice(0, RESULT).map(formatOdds);
          return (
            <tr key={match.link}>
              <th scope="row">
                <PageLink to={matchRoute} params={{ matchUrl: match.link }}>
                  {`${match.home.name} – ${match.away.name}`}
                </PageLink>
                <small>
                  {isLive(match)
                    ? t('stats.live')
                    : formatDateTime(match.startsAt, locale, timeZone)}
                  {`, ${league.name}`}
                </small>
                {odds.length > 0 && <small>{odds.join(' · ')}</small>}
              </th>
            </tr>
          );
        })}
      </tbody>
    </DataTable>
  );
};
