import type { PlayerRow } from '@tipmark/contract';
import { DataTable, PageLink, type Reader, TeamStar } from '@tipmark/match-features';
import { ColumnHeaders, NameWithCountry, namesClass } from '@tipmark/match-features/lists';
import { formatDate, formatNumber } from '@tipmark/remote-kit/i18n';
import { cx } from '@tipmark/ui-kit';
import { NextOfPlayer } from '../../shared/NextOfPlayer.tsx';
import { playerTable } from '../../shared/player-table-class.ts';
import { tourName } from '../../shared/tour-name.ts';

interface LineProps {
  readonly player: PlayerRow;
  /** Whether rows name the tour that the rank is of. */
  readonly areToursMixed: boolean;
  readonly reader: Reader;
}

const Line = ({ player, areToursMixed, reader }: LineProps) => {
  const { t, locale, timeZone } = reader;
  const { rank, won, lost, next, tour } = player;
  const hasRecord = won + lost > 0;
  const ofTour = areToursMixed && tour !== null ? ` · ${tourName(tour, t)}` : '';
  const listed = { ...player, countryName: player.countryName + ofTour };
  return (
    <tr>
      <td
        className="place"
        title={rank === null ? undefined : formatDate(rank.at, locale, timeZone)}
      >
        {rank === null ? '–' : formatNumber(rank.place, locale)}
      </td>
      <th scope="row" className="name">
        <NameWithCountry of={listed}>
          <PageLink to="player" params={{ playerUrl: player.link }} title={player.originalName}>
            {player.name}
          </PageLink>
          <TeamStar
            team={player}
            route="player"
            locale={locale}
            label={`${t('common:favourites.title')}: ${player.name}`}
          />
        </NameWithCountry>
        {next && (
          <small className="phone">
            <NextOfPlayer match={next} reader={reader} />
          </small>
        )}
      </th>
      <td>{hasRecord ? `${formatNumber(won, locale)}–${formatNumber(lost, locale)}` : '–'}</td>
      <td className="wide match">
        <NextOfPlayer match={next} reader={reader} />
      </td>
    </tr>
  );
};

interface PlayersTableProps extends Pick<LineProps, 'areToursMixed' | 'reader'> {
  readonly players: readonly PlayerRow[];
  readonly title: string;
}

/** Players with rank, record of the year and next match. */
export const PlayersTable = ({ players, title, areToursMixed, reader }: PlayersTableProps) => {
  const { t } = reader;
  return (
    <DataTable caption={title} className={cx(namesClass, playerTable)} reader={reader}>
      <ColumnHeaders
        columns={[
          { text: t('players.place'), className: 'place' },
          { text: t('board.player'), className: 'name' },
          { text: t('players.year'), title: t('players.yearTitle') },
          { text: t('players.next'), className: 'wide match' },
        ]}
      />
      <tbody>
        {players.map((player) => (
          <Line key={player.id} player={player} areToursMixed={areToursMixed} reader={reader} />
        ))}
      </tbody>
    </DataTable>
  );
};
