import type { SquadPlayer } from '@tipmark/contract';
import { DataTable, type LinkedPlayer, type Reader } from '@tipmark/match-features';
import { formatNumber, formatPercent } from '@tipmark/remote-kit/i18n';
import type { ReactNode } from 'react';

interface PlayersProps {
  readonly players: readonly SquadPlayer[];
  readonly team: string;
  readonly linked: LinkedPlayer;
  readonly reader: Reader;
}

interface Column {
  readonly short: string;
  readonly name: string;
  of(player: SquadPlayer): ReactNode;
}

const UNKNOWN = '–';

interface SavedProps {
  readonly saves: number;
  readonly shots: number;
  readonly reader: Reader;
}

interface TableProps extends PlayersProps {
  readonly caption: string;
  readonly columns: readonly Column[];
}

const Table = ({ players, caption, columns, linked, reader }: TableProps) => {
  const { t } = reader;
  return (
    <DataTable caption={caption} reader={reader}>
      <thead>
        <tr>
          <th scope="col">{t('stats.player')}</th>
          {columns.map(({ short, name }) => (
            <th key={name} scope="col" title={t(name)} aria-label={t(name)}>
              {t(short)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {players.map((player) => (
          <tr key={`${player.number} ${player.name}`}>
            <th scope="row">
              {linked(
                player,
                player.number === null ? player.name : `${player.number} · ${player.name}`,
              )}
              <small>
                {[
                  player.position !== null && t(`stats.place-${player.position}`),
                  player.age !== null && t('squads.age', { count: player.age }),
                ]
                  .filter((word) => word !== false)
                  .join(', ')}
              </small>
            </th>
            {columns.map(({ name, of }) => (
              <td key={name}>{of(player)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};

const isGoalie = ({ position }: SquadPlayer): boolean => position === 'GK';

/** `5/12`, in words in a file: spreadsheets take it for a day. */
const Saved = ({ saves, shots, reader: { t, locale } }: SavedProps) => {
  const [k, n] = [formatNumber(saves, locale), formatNumber(shots, locale)];
  return <span data-csv={t('played.saved', { saves: k, shots: n })}>{`${k}/${n}`}</span>;
};

/** The saves of goalies this season. */
const Goalies = ({ players, team, linked, reader }: PlayersProps) => {
  const { t, locale } = reader;
  const number = (value: number) => formatNumber(value, locale);
  return (
    <Table
      players={players}
      team={team}
      linked={linked}
      reader={reader}
      caption={t('squads.goaliesOf', { team })}
      columns={[
        {
          short: 'squads.matchesShort',
          name: 'squads.matches',
          of: ({ goalie }) => number(goalie?.matches ?? 0),
        },
        {
          short: 'squads.savedShort',
          name: 'squads.saved',
          of: ({ goalie }) => (goalie ? <Saved {...goalie} reader={reader} /> : UNKNOWN),
        },
        {
          short: 'squads.saveShareShort',
          name: 'squads.saveShare',
          of: ({ goalie }) =>
            goalie && goalie.shots > 0
              ? formatPercent((goalie.saves / goalie.shots) * 100, locale)
              : UNKNOWN,
        },
      ]}
    />
  );
};

/** Goals, assists, points and penalties of this season. */
const Skaters = ({ players, team, linked, reader }: PlayersProps) => {
  const { t, locale } = reader;
  const count = (short: string, name: string, of: (player: SquadPlayer) => number): Column => ({
    short,
    name,
    of: (player) => formatNumber(of(player), locale),
  });
  const points = ({ goals, assists = 0 }: SquadPlayer) => goals + assists;
  return (
    <Table
      players={players.toSorted((a, b) => points(b) - points(a) || b.goals - a.goals)}
      team={team}
      linked={linked}
      reader={reader}
      caption={t('squads.skatersOf', { team })}
      columns={[
        count('squads.goalsShort', 'stats.scored', ({ goals }) => goals),
        count('squads.assistsShort', 'squads.assists', ({ assists = 0 }) => assists),
        count('squads.pointsShort', 'squads.points', points),
        count('squads.penaltyShort', 'squads.penalty', ({ penaltyMinutes = 0 }) => penaltyMinutes),
      ]}
    />
  );
};

/** A team's goalies and skaters with their season statistics before the match. */
export const PlayersTables = (props: PlayersProps) => {
  const goalies = props.players.filter(isGoalie);
  const skaters = props.players.filter((player) => !isGoalie(player));
  return (
    <>
      {goalies.length > 0 && <Goalies {...props} players={goalies} />}
      {skaters.length > 0 && <Skaters {...props} players={skaters} />}
    </>
  );
};
