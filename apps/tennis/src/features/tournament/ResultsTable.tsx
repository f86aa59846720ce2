import type { TournamentPage } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { DataTable, PageLink, type Reader } from '@tipmark/match-features';
import { ColumnHeaders } from '@tipmark/match-features/lists';
import { formatStartDay, knownStart } from '@tipmark/remote-kit/i18n';
import { scoreFrom } from '../../shared/final-score.ts';
import { partClass, playersClass } from './tournament-class.ts';

interface ResultsTableProps {
  readonly results: TournamentPage['results'];
  readonly reader: Reader;
}

/** The last results of an edition. */
export const ResultsTable = ({ results, reader }: ResultsTableProps) => {
  const { t, locale, timeZone } = reader;
  if (results.length === 0) return null;
  const title = t('tournament.results');
  return (
    <section className={partClass}>
      <h2>{title}</h2>
      <DataTable caption={title} className={playersClass} hasFile={false} reader={reader}>
        <ColumnHeaders
          columns={[
            { text: t('stats.match'), className: 'who' },
            { text: t('tournament.score'), className: 'who' },
          ]}
        />
        <tbody>
          {results.map(({ round, match: wire }) => {
            const match = decodeMatch(wire);
            const { home, away, startsAt } = match;
            const isHomeAhead =
              home.isAdvancing ?? (!away.isAdvancing && (home.score ?? 0) > (away.score ?? 0));
            const day = formatStartDay(startsAt, locale, timeZone, knownStart(match));
            return (
              <tr key={match.matchId}>
                <th scope="row" className="who">
                  <PageLink to="tennisEvents" params={{ matchUrl: match.link }}>
                    <span className={isHomeAhead ? 'won' : undefined}>{home.name}</span>
                    {' – '}
                    <span className={isHomeAhead ? undefined : 'won'}>{away.name}</span>
                  </PageLink>
                  <small>{[day, round].filter(Boolean).join(', ')}</small>
                </th>
                <td className="who">{scoreFrom(match, true, t)}</td>
              </tr>
            );
          })}
        </tbody>
      </DataTable>
    </section>
  );
};
