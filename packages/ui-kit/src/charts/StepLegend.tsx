import { css } from '@tipmark/ui-kit';
import { font, gap } from '../theme/scales.ts';
import { SIGNS } from './StepDrawing.tsx';
import type { StepChartLegend } from './step-drawing.ts';

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${gap[4]} ${gap[16]};
  margin-top: 8px;
  font-size: ${font.meta};
  line-height: 16px;
  color: var(--text2);
  li { display: inline-flex; align-items: center; gap: ${gap[6]}; }
  svg { flex: none; }
  .line { stroke: var(--accent); stroke-width: 2; }
  .best { stroke: var(--text2); stroke-dasharray: 5 3; }
  .band { fill: var(--text3); opacity: .3; }
  .dot { fill: var(--text); }
  .card { fill: var(--neg); }
  @media (forced-colors: active) {
    .line, .best { stroke: CanvasText; }
    .dot, .card { fill: CanvasText; }
    .band { fill: GrayText; }
  }
`;

const SAMPLES = {
  line: 'M0 8H22',
  best: 'M0 8H22',
  band: 'M0 3H22V13H0Z',
  ...SIGNS,
} as const;

const KEYS = ['line', 'best', 'band', 'dot', 'card'] as const satisfies (keyof typeof SAMPLES)[];

/** The legend of a chart: each line and sign by its shape, then its colour. */
export const StepLegend = ({ legend }: { readonly legend: StepChartLegend }) => (
  <ul className={list}>
    {KEYS.filter((key) => legend[key] !== undefined).map((key) => {
      const isSign = key === 'dot' || key === 'card';
      return (
        <li key={key}>
          <svg width={isSign ? 10 : 22} height={16} aria-hidden="true">
            <path
              className={key}
              d={SAMPLES[key]}
              {...(isSign && { transform: 'translate(5 8)' })}
            />
          </svg>
          {legend[key]}
        </li>
      );
    })}
  </ul>
);
