import type { RankedPlayer } from '@tipmark/contract';
import { DataTable, PageLink, type Reader } from '@tipmark/match-features';
import {
  ColumnHeaders,
  NameWithCountry,
  namesClass,
  ShortTime,
} from '@tipmark/match-features/lists';
import { formatDate, formatNumber, knownStart } from '@tipmark/remote-kit/i18n';
import { cx, VisuallyHidden } from '@tipmark/ui-kit';
import { RankDelta } from '@tipmark/ui-kit/betting';
import { NextOfPlayer } from '../../shared/NextOfPlayer.tsx';
import { playerTable } from '../../shared/player-table-class.ts';

interface PlayerProps {
  readonly player: RankedPlayer;
  readonly reader: Reader;
}

/** How far a player moved since the last rank of an earlier week, and from which. */
const Change = ({ player: { rank, before }, reader }: PlayerProps) => {
  const { t, locale, timeZone } = reader;
  if (before === null) return null;
  const change = before.place - rank.place;
  const moved = Math.abs(change);
  const way = change === 0 ? 'same' : change > 0 ? 'up' : 'down';
  const from = { place: before.place, day: formatDate(before.at, locale, timeZone) };
  return (
    <RankDelta
      change={change}
      text={formatNumber(moved, locale)}
      label={t(`rankings.${way}`, { count: moved, ...from })}
    />
  );
};

const Last = ({ player: { last }, reader }: PlayerProps) => {
  if (last === null) return '–';
  const { t } = reader;
  const result = t(last.isWon ? 'rankings.won' : 'rankings.lost');
  return (
    <>
      <PageLink to="tennisEvents" params={{ matchUrl: last.link }}>
        <span data-csv={`${result}: ${last.opponent}`}>
          <b data-sign={last.isWon ? 'pos' : 'neg'} aria-hidden="true" title={result}>
            {t(last.isWon ? 'rankings.wonShort' : 'rankings.lostShort')}
          </b>
          <VisuallyHidden>{`${result}:`}</VisuallyHidden> {last.opponent}
        </span>
      </PageLink>
      <small>
        <ShortTime at={last.startsAt} known={knownStart(last)} reader={reader} />
      </small>
    </>
  );
};

const Line = ({ player, isCurrent, reader }: PlayerProps & { readonly isCurrent: boolean }) => {
  const { t, locale, timeZone } = reader;
  const { rank, best } = player;
  const day = (at: number) => formatDate(at, locale, timeZone);
  return (
    <tr>
      <td className="place">
        {formatNumber(rank.place, locale)}
        <Change player={player} reader={reader} />
      </td>
      <th scope="row" className="name">
        <NameWithCountry of={player}>
          <PageLink to="player" params={{ playerUrl: player.link }} title={player.originalName}>
            {player.name}
          </PageLink>
        </NameWithCountry>
        <small className="phone">{t('rankings.statedOn', { day: day(rank.at) })}</small>
        {player.next && (
          <small className="phone">
            <NextOfPlayer match={player.next} reader={reader} />
          </small>
        )}
      </th>
      <td>
        {formatNumber(best.place, locale)}
        <small data-csv="">{day(best.at)}</small>
      </td>
      <td className="wide match">
        <Last player={player} reader={reader} />
      </td>
      {isCurrent && (
        <td className="wide match">
          <NextOfPlayer match={player.next} reader={reader} />
        </td>
      )}
      <td className="wide dim">{day(rank.at)}</td>
    </tr>
  );
};

interface RankingTableProps {
  readonly players: readonly RankedPlayer[];
  readonly title: string;
  readonly isCurrent: boolean;
  readonly reader: Reader;
}

/** Players of a tour by their ranks; a phone has the rest under the name. */
export const RankingTable = ({ players, title, isCurrent, reader }: RankingTableProps) => {
  const { t } = reader;
  const column = (text: string, className: string, full?: string) => ({
    text,
    className,
    ...(full !== undefined && { title: full }),
  });
  return (
    <DataTable caption={title} className={cx(namesClass, playerTable)} reader={reader}>
      <ColumnHeaders
        columns={[
          column(t('rankings.place'), 'place'),
          column(t('board.player'), 'name'),
          { text: t('rankings.best'), title: t('rankings.bestTitle') },
          column(t('rankings.last'), 'wide match'),
          ...(isCurrent ? [column(t('rankings.next'), 'wide match')] : []),
          column(t('rankings.stated'), 'wide', t('rankings.statedTitle')),
        ]}
      />
      <tbody>
        {players.map((player) => (
          <Line key={player.id} player={player} isCurrent={isCurrent} reader={reader} />
        ))}
      </tbody>
    </DataTable>
  );
};
