import type { EventSquad, EventSquads } from '@tipmark/contract';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { css, cx, DESKTOP, EmptyState } from '@tipmark/ui-kit';
import type { LinkedPlayer } from '../../../parts/page/PlayerLink.tsx';
import type { Reader } from '../../../parts/page/reader.ts';
import { type SideLinks, SideTitle } from '../../../parts/statistics/SideTitle.tsx';
import { type SideNames, statisticsClass } from '../../../parts/statistics/statistics-class.ts';
import { ColumnHeaders } from '../../../parts/tables/ColumnHeaders.tsx';
import { DataTable } from '../../../parts/tables/DataTable.tsx';
import { LineupView } from './LineupView.tsx';

/** The columns of both sides start at the same height. */
const abreast = css`
  ${DESKTOP} {
    section { display: grid; grid-template: subgrid / minmax(0, 1fr); grid-row: span 3; }
    section > :nth-child(2) { border-bottom: 1px solid var(--hair); }
    section > :nth-child(2) > div { border-bottom: 0; }
  }
`;

interface SquadProps {
  readonly squad: EventSquad;
  readonly title: string;
  readonly href: string | undefined;
  readonly linked: LinkedPlayer;
  readonly reader: Reader;
}

const Squad = ({ squad, title, href, linked, reader }: SquadProps) => {
  const { players, lineup, absent } = squad;
  const { t, locale } = reader;
  return (
    <section>
      <header>
        <h2>
          <SideTitle href={href}>{title}</SideTitle>
        </h2>
      </header>
      <div>
        <LineupView lineup={lineup} absent={absent} linked={linked} reader={reader} />
      </div>
      <div>
        {players.length === 0 ? (
          <EmptyState text={t('stats.squadUnknown')} />
        ) : (
          <DataTable caption={t('stats.squadOf', { team: title })} reader={reader}>
            <ColumnHeaders columns={[t('stats.player'), t('stats.age'), t('stats.scored')]} />
            <tbody>
              {players.map(({ name, link, number, position, age, club, goals }) => (
                <tr key={`${number} ${name}`}>
                  <th scope="row">
                    {linked({ name, link }, number === null ? name : `${number} · ${name}`)}
                    <small>
                      {[position && t(`stats.place-${position}`), club].filter(Boolean).join(', ')}
                    </small>
                  </th>
                  <td>{age === null ? '–' : formatNumber(age, locale)}</td>
                  <td className="now">{goals > 0 ? formatNumber(goals, locale) : '–'}</td>
                </tr>
              ))}
            </tbody>
          </DataTable>
        )}
      </div>
    </section>
  );
};

interface SquadsViewProps {
  readonly squads: EventSquads;
  readonly teams: SideNames;
  /** Pages of the sides; absent where there are none. */
  readonly links?: SideLinks | undefined;
  /** Names of a side's players with their pages. */
  readonly linkedOf?: (side: 'home' | 'away') => LinkedPlayer;
  readonly reader: Reader;
}

const unlinked: LinkedPlayer = ({ name }, text = name) => text;

/** Players of both sides in the season of the match. */
export const SquadsView = (props: SquadsViewProps) => {
  const {
    squads: { squads },
    teams,
    links,
    linkedOf,
    reader,
  } = props;
  if (squads.every(({ players, lineup }) => players.length === 0 && lineup === null)) {
    return <EmptyState text={reader.t('stats.squadsUnknown')} />;
  }
  return (
    <div className={cx(statisticsClass, abreast)}>
      <div className="twin">
        {squads.map((squad) => (
          <Squad
            key={squad.side}
            squad={squad}
            title={teams[squad.side]}
            href={links?.[squad.side]}
            linked={linkedOf?.(squad.side) ?? unlinked}
            reader={reader}
          />
        ))}
      </div>
    </div>
  );
};
