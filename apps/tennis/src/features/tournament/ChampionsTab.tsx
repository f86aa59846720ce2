import type { FinalItem, TournamentHistory } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { DataTable, emptyText, LoadPart, PageLink, type Reader } from '@tipmark/match-features';
import { ColumnHeaders } from '@tipmark/match-features/lists';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { useSelector } from '@tipmark/remote-kit/store';
import { EmptyState } from '@tipmark/ui-kit';
import { scoreFrom } from '../../shared/final-score.ts';
import { editionText } from './edition-text.ts';
import { PlayerName } from './PlayerName.tsx';
import { pairClass, partClass, playersClass } from './tournament-class.ts';
import { tournamentHistory } from './tournament-loads.ts';

interface PartProps {
  readonly history: TournamentHistory;
  readonly reader: Reader;
}

/** The score from the champion's side, linked to the match. */
const Score = ({ final, reader }: { readonly final: FinalItem; readonly reader: Reader }) => {
  const match = decodeMatch(final.match);
  return (
    <PageLink to="tennisEvents" params={{ matchUrl: match.link }}>
      {scoreFrom(match, final.isChampionHome, reader.t)}
    </PageLink>
  );
};

const Champions = ({ history: { finals }, reader }: PartProps) => {
  const { t } = reader;
  const title = t('tournament.champions');
  return (
    <section className={partClass}>
      <h2>{title}</h2>
      <DataTable caption={title} className={playersClass} hasFile={false} reader={reader}>
        <ColumnHeaders
          columns={[
            { text: t('tournament.year'), className: 'n' },
            { text: t('tournament.champion'), className: 'who' },
            { text: t('tournament.finalist'), className: 'who wide' },
            { text: t('tournament.score'), className: 'who' },
          ]}
        />
        <tbody>
          {finals.map((final) => (
            <tr key={`${final.seasonId} ${final.part ?? 0}`}>
              <td className="n">{editionText(final, t)}</td>
              <th scope="row" className="who">
                <PlayerName player={final.champion} />
                <small className="phone">{final.finalist.name}</small>
              </th>
              <td className="who wide">
                <PlayerName player={final.finalist} />
              </td>
              <td className="who">
                <Score final={final} reader={reader} />
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </section>
  );
};

const Titles = ({ history: { titles }, reader }: PartProps) => {
  const { t, locale } = reader;
  const title = t('tournament.titles');
  return (
    <section className={partClass}>
      <h2>{title}</h2>
      <DataTable caption={title} className={playersClass} hasFile={false} reader={reader}>
        <ColumnHeaders
          columns={[
            { text: t('tournament.player'), className: 'who' },
            { text: t('tournament.titlesCount') },
            { text: t('tournament.finalsCount') },
            { text: t('tournament.lastTitle'), className: 'wide' },
          ]}
        />
        <tbody>
          {titles.map(({ player, titles: count, lost, last }) => (
            <tr key={player.id}>
              <th scope="row" className="who">
                <PlayerName player={player} />
              </th>
              <td className="won">{formatNumber(count, locale)}</td>
              <td>{formatNumber(count + lost, locale)}</td>
              <td className="wide">{last}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </section>
  );
};

const Wins = ({ history: { wins }, reader }: PartProps) => {
  const { t, locale } = reader;
  const title = t('tournament.wins');
  return (
    <section className={partClass}>
      <h2>{title}</h2>
      <DataTable caption={title} className={playersClass} hasFile={false} reader={reader}>
        <ColumnHeaders
          columns={[
            { text: t('tournament.player'), className: 'who' },
            { text: t('tournament.wonLost') },
          ]}
        />
        <tbody>
          {wins.map(({ player, won, lost }) => (
            <tr key={player.id}>
              <th scope="row" className="who">
                <PlayerName player={player} />
              </th>
              <td>{`${formatNumber(won, locale)}–${formatNumber(lost, locale)}`}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </section>
  );
};

interface ChampionsTabProps {
  readonly reader: Reader;
  readonly onRetry: () => void;
}

/** Champions by year, most titles and most wins. */
export const ChampionsTab = ({ reader, onRetry }: ChampionsTabProps) => (
  <LoadPart
    load={useSelector(tournamentHistory.select)}
    reader={reader}
    failedTitle={reader.t('tournament.historyFailed')}
    onRetry={onRetry}
  >
    {(history) => (
      <>
        {history.finals.length === 0 ? (
          <EmptyState text={emptyText(reader, 'past', 'tournament.noFinals')} />
        ) : (
          <Champions history={history} reader={reader} />
        )}
        <div className={pairClass}>
          {history.titles.length > 0 && <Titles history={history} reader={reader} />}
          {history.wins.length > 0 && <Wins history={history} reader={reader} />}
        </div>
      </>
    )}
  </LoadPart>
);
