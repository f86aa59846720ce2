import type { PlayedGameItem, PlayedPointItem, PlayedSetItem } from '@tipmark/contract';
import type { Reader } from '@tipmark/match-features';
import { formatPercent } from '@tipmark/remote-kit/i18n';
import { Badge, cx, VisuallyHidden } from '@tipmark/ui-kit';
import type { PlayerNames } from './PointsTab.tsx';
import type { GameSwing } from './swing.ts';

interface GameProps {
  readonly game: PlayedGameItem;
  /** How it moved the chances of the match, where they are known. */
  readonly swing: GameSwing | undefined;
  readonly names: PlayerNames;
  readonly reader: Reader;
}

/** A point: the score, and what it could have decided. */
const Point = ({ point, reader: { t } }: { point: PlayedPointItem; reader: Reader }) => {
  const { score, chance } = point;
  if (!score) return null;
  return (
    <li className={chance?.kind}>
      {score.join(':')}
      {chance && (
        <>
          {' '}
          <span aria-hidden="true">{t(`points.short-${chance.kind}`)}</span>
          <VisuallyHidden>{t(`points.kind-${chance.kind}`)}</VisuallyHidden>
        </>
      )}
    </li>
  );
};

function endOf({ game, names, reader: { t } }: GameProps) {
  const { winner, isBreak, isTieBreak, serving } = game;
  if (!winner) return <b className="on">{t('points.running')}</b>;
  const player = names[winner];
  if (isTieBreak) return <b>{t('points.tieBreakTo', { player })}</b>;
  if (!isBreak) return t('points.held', { player: names[serving] });
  return (
    <b>
      <i className={`br ${winner}`} /> {t('points.brokenBy', { player })}
    </b>
  );
}

const Game = (props: GameProps) => {
  const { game, swing, names, reader } = props;
  const { games, winner, isTieBreak, serving, points } = game;
  return (
    <li className={cx('game', !winner && 'now')}>
      <span className="games">
        <span className={winner === 'home' ? 'won' : undefined}>{games[0]}</span>
        {' : '}
        <span className={winner === 'away' ? 'won' : undefined}>{games[1]}</span>
      </span>
      <span className="server">
        {isTieBreak
          ? reader.t('points.tieBreak')
          : reader.t('points.serves', { player: names[serving] })}
      </span>
      <ol>
        {points.map((point, index) => (
          // points of a game keep their order
          // oxlint-disable-next-line react/no-array-index-key
          <Point key={index} point={point} reader={reader} />
        ))}
      </ol>
      <span className="how">
        {endOf(props)}
        {swing && (
          <small title={reader.t('points.chanceAfter', { player: names.home })}>
            <VisuallyHidden>
              {reader.t('points.chanceAfter', { player: names.home })}
            </VisuallyHidden>
            {formatPercent(swing.after, reader.locale, { decimals: 0 })}
          </small>
        )}
      </span>
    </li>
  );
};

interface PointsOfSetProps {
  readonly set: PlayedSetItem;
  readonly names: PlayerNames;
  readonly swings: readonly GameSwing[] | undefined;
  readonly isOpen: boolean;
  readonly isRunning: boolean;
  readonly reader: Reader;
}

const breaksOf = ({ games }: PlayedSetItem): string =>
  (['home', 'away'] as const)
    .map((side) => games.filter(({ isBreak, winner }) => isBreak && winner === side).length)
    .join(':');

/** A set: its score, and its games with their points, the newest first. */
export const PointsOfSet = (props: PointsOfSetProps) => {
  const { set, names, swings, isOpen, isRunning, reader } = props;
  const { t } = reader;
  const { number, score, tieBreak, games } = set;
  const points = games.reduce((sum, game) => sum + game.points.length, 0);
  const head = (
    <>
      <b>{t('set.label', { n: number })}</b>
      {score && <strong>{score.join(':')}</strong>}
      {tieBreak && <small>{`(${Math.min(...tieBreak)})`}</small>}
      <small>
        {games.length === 0
          ? t('points.notReported')
          : t('points.ofSet', { breaks: breaksOf(set), n: points })}
      </small>
      {isRunning && <Badge tone="live">{t('points.now')}</Badge>}
    </>
  );
  if (games.length === 0) return <div className="set">{head}</div>;
  return (
    <details open={isOpen}>
      <summary className="set">{head}</summary>
      <ol className="all">
        {games.toReversed().map((game) => (
          <Game
            key={game.games.join(':') + String(game.winner)}
            game={game}
            swing={swings?.find((one) => one.game === game)}
            names={names}
            reader={reader}
          />
        ))}
      </ol>
    </details>
  );
};
