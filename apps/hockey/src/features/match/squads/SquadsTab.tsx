import type { EventSquads } from '@tipmark/contract';
import { type LinkedPlayer, LoadPart, linkedPlayers, type Reader } from '@tipmark/match-features';
import type { OwnTabProps } from '@tipmark/match-features/pages';
import { useSelector } from '@tipmark/remote-kit/store';
import { Card, EmptyState } from '@tipmark/ui-kit';
import { hockey } from '../../../shared/hockey.ts';
import { eventSquads } from './event-squads.ts';
import { LinesView } from './LinesView.tsx';
import { PlayersTables } from './PlayersTables.tsx';
import { squadsClass } from './squads-class.ts';

interface SquadsProps {
  readonly squads: EventSquads['squads'];
  readonly teams: Readonly<Record<'home' | 'away', string>>;
  readonly linkedOf: (side: 'home' | 'away') => LinkedPlayer;
  readonly reader: Reader;
}

/** Lines, goalies and players of both teams. */
export const Squads = ({ squads, teams, linkedOf, reader }: SquadsProps) => {
  const { t } = reader;
  if (squads.every(({ players, lineup }) => players.length === 0 && lineup === null)) {
    return <EmptyState text={t('stats.squadsUnknown')} />;
  }
  return (
    <div className={squadsClass}>
      {squads.map(({ side, players, lineup, absent }) => (
        <section key={side}>
          <h2>{teams[side]}</h2>
          <LinesView lineup={lineup} absent={absent} linked={linkedOf(side)} reader={reader} />
          {players.length === 0 ? (
            <EmptyState text={t('stats.squadUnknown')} />
          ) : (
            <PlayersTables
              players={players}
              team={teams[side]}
              linked={linkedOf(side)}
              reader={reader}
            />
          )}
        </section>
      ))}
    </div>
  );
};

export const SquadsTab = ({ match, event }: OwnTabProps<object>) => {
  const { home, away } = event.match;
  return (
    <Card isFlush>
      <LoadPart
        load={useSelector(eventSquads.select)}
        reader={match.reader}
        failedTitle={match.reader.t('stats.squadsFailed')}
        onRetry={match.retryTab}
      >
        {({ squads }) => (
          <Squads
            squads={squads}
            teams={{ home: home.name, away: away.name }}
            linkedOf={(side) => linkedPlayers(hockey.routes.teamPlayer, event.page[side].link)}
            reader={match.reader}
          />
        )}
      </LoadPart>
    </Card>
  );
};
