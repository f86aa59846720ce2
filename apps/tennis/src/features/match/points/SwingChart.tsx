import type { TennisPoints } from '@tipmark/contract';
import type { Reader } from '@tipmark/match-features';
import { formatPercent } from '@tipmark/remote-kit/i18n';
import { Card, css, MOBILE } from '@tipmark/ui-kit';
import { font, weight } from '@tipmark/ui-kit/style-values';
import type { PlayerNames } from './PointsTab.tsx';
import { type GameSwing, type Swing, turningPoint } from './swing.ts';

const chart = css`
  padding: 12px 16px;
  font-size: ${font.meta};
  line-height: 16px;
  color: var(--text2);
  > p { padding-bottom: 8px; font-size: ${font.small}; line-height: 18px; color: var(--text); }
  b { color: var(--text); font-weight: ${weight.bold}; }
  .plot { padding: 22px 10px 8px 38px; }
  .plot > svg { display: block; width: 100%; height: 180px; overflow: visible; }
  path { fill: none; vector-effect: non-scaling-stroke; stroke: var(--grid); }
  .set { stroke-dasharray: 3 3; }
  .chance { stroke: var(--home); stroke-width: 2px; }
  text { font: ${weight.medium} 11PX/14PX "Inter Variable", system-ui, sans-serif; fill: var(--text3); }
  @media (forced-colors: active) { .chance { stroke: CanvasText; } text { fill: CanvasText; } }
  ${MOBILE} { padding: 10px var(--gutter); .plot > svg { height: 150px; } }
`;

const VALUES = [0, 25, 50, 75, 100];

const shareText = (percent: number, { locale }: Reader) =>
  formatPercent(percent, locale, { decimals: 0 });

function howOf({ isTieBreak, isBreak }: GameSwing['game']) {
  if (isTieBreak) return 'tieBreak';
  return isBreak ? 'break' : 'hold';
}

interface SwingChartProps {
  readonly swing: Swing;
  readonly chances: NonNullable<TennisPoints['chances']>;
  readonly names: PlayerNames;
  readonly reader: Reader;
}

/** In two sentences: what was expected, and the game that changed it most. */
function sentencesOf({ swing, chances, names, reader }: SwingChartProps): string {
  const { t } = reader;
  const expected = t('points.chancesBefore', {
    ...names,
    homeShare: shareText(chances.start, reader),
    awayShare: shareText(100 - chances.start, reader),
    basis: t(`points.basis-${chances.basis}`),
  });
  const turn = turningPoint(swing);
  if (!turn?.game.winner) return expected;
  const ofWinner = (percent: number) =>
    shareText(turn.game.winner === 'home' ? percent : 100 - percent, reader);
  const turned = t('points.chancesTurn', {
    set: t('set.label', { n: turn.set }),
    games: turn.at.join(':'),
    how: t(`points.how-${howOf(turn.game)}`),
    player: names[turn.game.winner],
    before: ofWinner(turn.before),
    after: ofWinner(turn.after),
  });
  return `${expected} ${turned}`;
}

const Drawing = ({ swing, reader: { t } }: Pick<SwingChartProps, 'swing' | 'reader'>) => {
  const { line, setStarts } = swing;
  const width = line.length - 1;
  const shareOf = (after: number) => `${Math.round((after / width) * 1_000) / 10}%`;
  return (
    <div className="plot">
      <svg aria-hidden="true">
        <svg viewBox={`0 0 ${width} 100`} preserveAspectRatio="none" overflow="visible">
          {VALUES.map((value) => (
            <path key={value} d={`M0 ${100 - value}H${width}`} />
          ))}
          {setStarts.map(({ after }) => (
            <path key={after} className="set" d={`M${after} -4V100`} />
          ))}
          <path
            className="chance"
            d={line
              .map((percent, point) => `${point === 0 ? 'M' : 'L'}${point} ${100 - percent}`)
              .join('')}
          />
        </svg>
        {VALUES.map((value) => (
          <text key={value} x="-8" y={`${100 - value}%`} dy="4" textAnchor="end">
            {value}
          </text>
        ))}
        {[{ after: 0, set: 1 }, ...setStarts].map(({ after, set }) => (
          <text key={set} x={shareOf(after)} y="0" dx="4" dy="-9">
            {t('set.label', { n: set })}
          </text>
        ))}
      </svg>
    </div>
  );
};

/** How both players' chances to win the match went, point by point. */
export const SwingChart = (props: SwingChartProps) => {
  const { swing, names, reader } = props;
  const last = swing.line.at(-1) ?? 0;
  return (
    <Card title={reader.t('points.chances')} isFlush>
      <div className={chart}>
        <p>{sentencesOf(props)}</p>
        {names.home} <b>{shareText(last, reader)}</b>
        {` · ${names.away} `}
        <b>{shareText(100 - last, reader)}</b>
        <Drawing swing={swing} reader={reader} />
        <div>{reader.t('points.chancesNote', { player: names.home })}</div>
      </div>
    </Card>
  );
};
