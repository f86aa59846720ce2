import type { TournamentRow } from '@tipmark/contract';
import { DataTable, PageLink, type Reader } from '@tipmark/match-features';
import { ColumnHeaders, namesClass } from '@tipmark/match-features/lists';
import { Badge, css, cx, Flag, MOBILE } from '@tipmark/ui-kit';
import { Crest } from '@tipmark/ui-kit/betting';
import { countryText, flagOf } from '../../shared/country-text.ts';
import { datesText } from '../../shared/dates-text.ts';
import { tourUnlessNamed } from '../../shared/tour-name.ts';

const table = css`
  table-layout: fixed;
  width: 100%;
  tr > .name { white-space: normal; overflow-wrap: anywhere; }
  &.marked thead .name { padding-left: 50px; }
  tr > .dates { width: 24%; text-align: left; white-space: normal; }
  tr > .court { width: 15%; text-align: left; }
  tr > .champion { width: 27%; text-align: left; white-space: normal; overflow-wrap: anywhere; }
  td.champion > :is(img, svg) { display: inline-block; margin-right: 6px; vertical-align: -1px; }
  a:hover { text-decoration: underline; text-underline-offset: 3px; }
  ${MOBILE} {
    &.marked thead .name { padding-left: calc(var(--gutter) + 34px); }
    tr > .champion { width: 38%; }
    td.champion > a { padding-block: 12px; }
  }
`;

interface LineProps {
  readonly tournament: TournamentRow;
  /** Whether rows name their tour. */
  readonly areToursMixed: boolean;
  readonly reader: Reader;
}

const Champion = ({ champion }: Pick<TournamentRow, 'champion'>) => {
  if (champion === null) return '–';
  const { player, season, matchLink } = champion;
  return (
    <>
      {player.countryCode !== '' && <Flag code={player.countryCode} />}
      <PageLink to="player" params={{ playerUrl: player.link }}>
        {player.name}
      </PageLink>{' '}
      <small>
        <PageLink to="tennisEvents" params={{ matchUrl: matchLink }}>
          {season}
        </PageLink>
      </small>
    </>
  );
};

const Line = ({ tournament, areToursMixed, reader }: LineProps) => {
  const { t } = reader;
  const { edition, court, champion, name, logo, link, originalName } = tournament;
  const dates = edition === null ? '–' : datesText(edition, reader);
  const surface = court === null ? '' : t(`court.${court}`);
  const ofTour = areToursMixed ? tourUnlessNamed(tournament, t) : '';
  const flag = flagOf(tournament);
  return (
    <tr>
      <th scope="row" className="name">
        {logo === null ? flag !== '' && <Flag code={flag} /> : <Crest name={name} logo={logo} />}{' '}
        <PageLink to="tennisLeague" params={{ leagueId: link }} title={originalName}>
          {name}
        </PageLink>
        {edition?.state === 'running' && (
          <>
            {' '}
            <Badge>{t('tournaments.running')}</Badge>
          </>
        )}
        <small>{[countryText(tournament), ofTour].filter(Boolean).join(' · ')}</small>
        <small className="phone">{[dates, surface].filter(Boolean).join(' · ')}</small>
      </th>
      <td className="wide dates">{dates}</td>
      <td className="wide court">{surface || '–'}</td>
      <td className="champion">
        <Champion champion={champion} />
      </td>
    </tr>
  );
};

interface TournamentsTableProps extends Pick<LineProps, 'areToursMixed' | 'reader'> {
  readonly tournaments: readonly TournamentRow[];
  readonly title: string;
}

/** Tournaments with the dates of an edition, surface and last champion. */
export const TournamentsTable = (props: TournamentsTableProps) => {
  const { tournaments, title, areToursMixed, reader } = props;
  const { t } = reader;
  const isMarked = tournaments.some((one) => one.logo !== null || flagOf(one) !== '');
  return (
    <DataTable
      caption={title}
      className={cx(table, isMarked && namesClass, isMarked && 'marked')}
      hasFile={false}
      reader={reader}
    >
      <ColumnHeaders
        columns={[
          { text: t('tournaments.name'), className: 'name' },
          { text: t('tournaments.dates'), className: 'wide dates' },
          { text: t('tournaments.court'), className: 'wide court' },
          { text: t('tournaments.champion'), className: 'champion' },
        ]}
      />
      <tbody>
        {tournaments.map((tournament) => (
          <Line
            key={tournament.id}
            tournament={tournament}
            areToursMixed={areToursMixed}
            reader={reader}
          />
        ))}
      </tbody>
    </DataTable>
  );
};
