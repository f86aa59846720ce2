import type { ReachedItem } from '@tipmark/contract';
import { DataTable, PageLink, type Reader } from '@tipmark/match-features';
import { ColumnHeaders } from '@tipmark/match-features/lists';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { PlayerName } from './PlayerName.tsx';
import { partClass, playersClass } from './tournament-class.ts';

interface ReachedTableProps {
  readonly reached: readonly ReachedItem[];
  readonly areSeeded: boolean;
  readonly reader: Reader;
}

function roundName({ round, state }: ReachedItem, { t }: Reader): string {
  if (round === 'F' && state === 'won') return t('tournament.reached-champion');
  return t(round === 'RR' ? 'tournament.round-RR' : `draw.round-${round}`);
}

/** Seeds, or the highest ranked, and how far they came. */
export const ReachedTable = ({ reached, areSeeded, reader }: ReachedTableProps) => {
  const { t, locale } = reader;
  if (reached.length === 0) return null;
  const title = t(areSeeded ? 'tournament.seeds' : 'tournament.ranked');
  const numberText = (value: number | null) => (value === null ? '–' : formatNumber(value, locale));
  const hasRanks = areSeeded && reached.some(({ rank }) => rank !== null);
  return (
    <section className={partClass}>
      <h2>{title}</h2>
      <DataTable caption={title} className={playersClass} hasFile={false} reader={reader}>
        <ColumnHeaders
          columns={[
            { text: t(areSeeded ? 'tournament.seed' : 'tournament.rank'), className: 'n' },
            { text: t('tournament.player'), className: 'who' },
            ...(hasRanks ? [{ text: t('tournament.rank'), className: 'wide' }] : []),
            { text: t('tournament.reached'), className: 'who' },
          ]}
        />
        <tbody>
          {reached.map((item) => {
            const { player, seed, rank, round, state, opponent, matchLink } = item;
            const isChampion = round === 'F' && state === 'won';
            return (
              <tr key={player.id}>
                <td className="n">{numberText(areSeeded ? seed : rank)}</td>
                <th scope="row" className="who">
                  <PlayerName player={player} />
                </th>
                {hasRanks && <td className="wide">{numberText(rank)}</td>}
                <td className={isChampion ? 'who won' : 'who'}>
                  {roundName(item, reader)}
                  <small>
                    <PageLink to="tennisEvents" params={{ matchUrl: matchLink }}>
                      {t(`tournament.reached-${state}`, { opponent: opponent.name })}
                    </PageLink>
                  </small>
                </td>
              </tr>
            );
          })}
        </tbody>
      </DataTable>
    </section>
  );
};
