import type { SquadPlayer } from '@tipmark/contract';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { css, EmptyState } from '@tipmark/ui-kit';
import { weight } from '@tipmark/ui-kit/style-values';
import type { Reader } from '../../../parts/page/reader.ts';
import { ColumnHeaders } from '../../../parts/tables/ColumnHeaders.tsx';
import { DataTable } from '../../../parts/tables/DataTable.tsx';

const total = css`
  > * { border-top: 1px solid var(--border); border-bottom: 0; background: var(--sub); font-weight: ${weight.bold}; }
`;

interface TeamSquadProps {
  readonly players: readonly SquadPlayer[];
  readonly name: string;
  readonly reader: Reader;
}

interface Figure {
  readonly word: string;
  readonly of: (player: SquadPlayer) => number | null | undefined;
  /** Left out where no row has it. */
  readonly isCount?: true;
}

const FIGURES: readonly Figure[] = [
  { word: 'stats.age', of: ({ age }) => age },
  { word: 'stats.scored', of: ({ goals }) => goals, isCount: true },
  { word: 'team.assists', of: ({ assists }) => assists, isCount: true },
  { word: 'team.penaltyMinutes', of: ({ penaltyMinutes }) => penaltyMinutes, isCount: true },
];

/** Players of the season, with the columns in which somebody has a figure, and their sums. */
export const TeamSquad = ({ players, name, reader }: TeamSquadProps) => {
  const { t, locale } = reader;
  if (players.length === 0) return <EmptyState text={t('stats.squadUnknown')} />;
  const columns = FIGURES.filter(({ of, isCount }) =>
    players.some((player) => (isCount ? (of(player) ?? 0) > 0 : typeof of(player) === 'number')),
  );
  return (
    <DataTable caption={t('stats.squadOf', { team: name })} reader={reader}>
      <ColumnHeaders columns={[t('stats.player'), ...columns.map(({ word }) => t(word))]} />
      <tbody>
        {players.map((player) => (
          <tr key={`${player.number} ${player.name}`}>
            <th scope="row">
              {player.number === null ? player.name : `${player.number} · ${player.name}`}
              <small>
                {[player.position && t(`stats.place-${player.position}`), player.club]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </th>
            {columns.map(({ word, of }) => {
              const value = of(player);
              return (
                <td key={word}>{typeof value === 'number' ? formatNumber(value, locale) : '–'}</td>
              );
            })}
          </tr>
        ))}
      </tbody>
      {columns.some(({ isCount }) => isCount) && (
        <tfoot>
          <tr className={total}>
            <th scope="row">{t('team.squadTotal')}</th>
            {columns.map(({ word, of, isCount }) => (
              <td key={word}>
                {isCount &&
                  formatNumber(
                    players.reduce((sum, player) => sum + (of(player) ?? 0), 0),
                    locale,
                  )}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </DataTable>
  );
};
