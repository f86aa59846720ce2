import type { AbsentPlayer, EventSquad } from '@tipmark/contract';
import type { Reader } from '@tipmark/match-features';
import { Badge } from '@tipmark/ui-kit';
import type { ReactNode } from 'react';
import { linesOf } from './lines.ts';

interface RowProps {
  readonly mark: number | string;
  readonly children: ReactNode;
}

const Row = ({ mark, children }: RowProps) => (
  <li>
    <i>{mark}</i>
    <span>{children}</span>
  </li>
);

const namesOf = (players: readonly { readonly name: string }[], between: string): string =>
  players.map(({ name }) => name).join(between);

interface LinesViewProps extends Pick<EventSquad, 'lineup' | 'absent'> {
  readonly reader: Reader;
}

/** The goalie, the lines, and absent players. */
export const LinesView = ({ lineup, absent, reader: { t } }: LinesViewProps) => {
  const { goalies, lines } = lineup ? linesOf(lineup) : { goalies: [], lines: [] };
  const reasonOf = ({ reason }: AbsentPlayer) => t(`stats.absent-${reason}`);
  return (
    <>
      {goalies.length > 0 && (
        <>
          <h3>
            {t('squads.goalies')}
            {lineup?.isPublished === false && <Badge>{t('stats.notPublished')}</Badge>}
          </h3>
          <ul>
            {goalies.map(({ name, number }, index) => (
              <Row key={name} mark={number ?? '–'}>
                {index === 0 ? <b>{name}</b> : name}
                <small>{t(index === 0 ? 'squads.begins' : 'squads.sits')}</small>
              </Row>
            ))}
          </ul>
        </>
      )}
      {lines.length > 0 && (
        <>
          <h3>{t('squads.lines')}</h3>
          <ol>
            {lines.map(({ defenders, forwards }, index) => (
              <Row key={namesOf([...defenders, ...forwards], ' ')} mark={index + 1}>
                <b>{namesOf(forwards, ' – ')}</b>
                <small>{namesOf(defenders, ', ')}</small>
              </Row>
            ))}
          </ol>
        </>
      )}
      {absent.length > 0 && (
        <>
          <h3>{t('stats.absent')}</h3>
          <ul>
            {absent.map((player) => (
              <Row key={player.name} mark={player.number ?? '–'}>
                {player.name}
                <small>{reasonOf(player)}</small>
              </Row>
            ))}
          </ul>
        </>
      )}
    </>
  );
};
