import type { AbsentPlayer, RatedPlayer } from '@tipmark/contract';
import { formatNumber, formatPercent } from '@tipmark/remote-kit/i18n';
import type { RouteName } from '@tipmark/route-builder';
import { ChoiceLink, css, cx, EmptyState, MOBILE } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import { LoadPart } from '../../../parts/page/LoadPart.tsx';
import { type LinkedPlayer, linkedPlayers } from '../../../parts/page/PlayerLink.tsx';
import type { Reader } from '../../../parts/page/reader.ts';
import { DataTable } from '../../../parts/tables/DataTable.tsx';
import { tableNoteClass } from '../../../parts/tables/table-note-class.ts';
import { isAscending, type SquadOrder } from '../squad-order.ts';
import {
  columnsOf,
  GOALIE_STATISTICS,
  PLAYER_STATISTICS,
  type SquadStatistic,
  sortedSquad,
} from '../squad-statistics.ts';
import type { Team } from '../use-team.ts';

const table = css`
  thead a { display: inline-flex; align-items: center; gap: ${gap[4]}; min-height: 24px; color: inherit; }
  thead a[aria-current] { color: var(--text); font-weight: ${weight.bold}; }
  thead a:hover, th[scope='row'] a:hover { color: var(--accent); }
  tfoot > tr > * { border-top: 1px solid var(--border); border-bottom: 0; background: var(--sub); font-weight: ${weight.bold}; }
`;

const missing = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${gap[2]} ${gap[12]};
  padding: 10px 16px;
  border-top: 1px solid var(--hair);
  font-size: ${font.small};
  line-height: 18px;
  color: var(--text2);
  b { color: var(--text); font-weight: ${weight.strong}; }
  a:hover { color: var(--accent); }
  ${MOBILE} { padding: 10px var(--gutter); }
`;

interface SquadProps {
  readonly team: Team;
  readonly linked: LinkedPlayer;
}

interface HeadProps extends Pick<SquadProps, 'team'> {
  readonly order: SquadOrder;
  readonly text: string;
  /** In full, where the text is short. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
}

/** The head of a column, which sorts by it. */
const Head = ({ team, order, text, title, className }: HeadProps) => {
  const { view, hrefOf, onGo } = team;
  const isCurrent = view.order === order;
  const href = hrefOf({ order });
  const isUp = isAscending(order);
  return (
    <th
      scope="col"
      className={className}
      title={title}
      aria-sort={isCurrent ? (isUp ? 'ascending' : 'descending') : undefined}
    >
      <ChoiceLink href={href} isCurrent={isCurrent} onChoose={() => onGo(href)}>
        {text}
        {isCurrent && <span aria-hidden="true">{isUp ? ' ▴' : ' ▾'}</span>}
      </ChoiceLink>
    </th>
  );
};

const UNKNOWN = '–';

function textOf({ of, form }: SquadStatistic, player: RatedPlayer, { locale }: Reader): string {
  const value = of(player);
  if (typeof value !== 'number') return UNKNOWN;
  if (form === 'percent') return formatPercent(value, locale);
  return formatNumber(value, locale, form === 'rating' ? { decimals: 1 } : {});
}

interface PlayersProps extends SquadProps {
  readonly players: readonly RatedPlayer[];
  readonly caption: string;
  readonly statistics: readonly SquadStatistic[];
}

/** Players with the columns in which somebody has a statistic, and their sums. */
const Players = ({ team, linked, players, caption, statistics }: PlayersProps) => {
  const { reader, view } = team;
  const { t, locale } = reader;
  const columns = columnsOf(statistics, players);
  const classOf = ({ isWide, order }: SquadStatistic) =>
    cx(isWide && 'wide', view.order === order && 'now') || undefined;
  const sumOf = ({ of }: SquadStatistic) =>
    formatNumber(
      players.reduce((sum, player) => sum + (of(player) ?? 0), 0),
      locale,
    );
  return (
    <DataTable caption={caption} className={table} reader={reader}>
      <thead>
        <tr>
          <Head team={team} order="place" text={t('stats.player')} />
          {columns.map((column) => (
            <Head
              key={column.order}
              team={team}
              order={column.order}
              text={t(column.word)}
              title={column.title && t(column.title)}
              className={column.isWide && 'wide'}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {sortedSquad(players, columns, view.order).map((player) => (
          <tr key={`${player.number} ${player.name}`}>
            <th scope="row">
              {linked(
                player,
                player.number === null ? player.name : `${player.number} · ${player.name}`,
              )}
              <small>
                {[player.position && t(`stats.place-${player.position}`), player.club]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </th>
            {columns.map((column) => (
              <td key={column.order} className={classOf(column)}>
                {textOf(column, player, reader)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {columns.some(({ isCount }) => isCount) && (
        <tfoot>
          <tr>
            <th scope="row">{t('team.squadTotal')}</th>
            {columns.map((column) => (
              <td key={column.order} className={column.isWide && 'wide'}>
                {column.isCount && sumOf(column)}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </DataTable>
  );
};

/** Who cannot play in the next match, and why. */
const Absent = ({
  team: {
    reader: { t },
  },
  linked,
  players,
}: SquadProps & { readonly players: readonly AbsentPlayer[] }) =>
  players.length > 0 && (
    <p className={missing}>
      <b>{t('stats.absent')}</b>
      {players.map((player) => (
        <span key={player.name}>
          {linked(player)}
          {` – ${t(`stats.absent-${player.reason}`)}`}
        </span>
      ))}
    </p>
  );

/** Players of the season; goalies whose shots are counted have a table of their own. */
const Squad = (
  props: SquadProps & { readonly name: string; readonly players: readonly RatedPlayer[] },
) => {
  const { team, linked, name, players } = props;
  const { t } = team.reader;
  if (players.length === 0) return <EmptyState text={t('stats.squadUnknown')} />;
  const hasGoalies = players.some(({ goalie }) => goalie !== undefined);
  const isApart = ({ position }: RatedPlayer) => hasGoalies && position === 'GK';
  const of = { team: name };
  return (
    <>
      {hasGoalies && (
        <Players
          team={team}
          linked={linked}
          players={players.filter(isApart)}
          caption={t('team.goalies', of)}
          statistics={GOALIE_STATISTICS}
        />
      )}
      <Players
        team={team}
        linked={linked}
        players={players.filter((player) => !isApart(player))}
        caption={hasGoalies ? t('team.skaters', of) : t('stats.squadOf', of)}
        statistics={PLAYER_STATISTICS}
      />
      {players.some(({ rating }) => rating !== undefined) && (
        <p className={tableNoteClass}>{t('team.ratingNote')}</p>
      )}
    </>
  );
};

interface TeamSquadProps {
  readonly team: Team;
  /** Of the team. */
  readonly name: string;
  /** Pages of players; a sport may have none. */
  readonly playerRoute: RouteName | undefined;
}

/** Who plays for the team this season, each with a link to his page, and who cannot. */
export const TeamSquad = ({ team, name, playerRoute }: TeamSquadProps) => (
  <LoadPart
    load={team.squad}
    reader={team.reader}
    failedTitle={team.reader.t('team.squadFailed')}
    onRetry={team.onRetrySquad}
  >
    {({ link, players, absent }) => {
      const parts = { team, linked: linkedPlayers(playerRoute, link) };
      return (
        <>
          <Absent {...parts} players={absent} />
          <Squad {...parts} name={name} players={players} />
        </>
      );
    }}
  </LoadPart>
);
