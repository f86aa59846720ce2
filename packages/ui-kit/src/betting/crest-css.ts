import { radius, weight } from '../theme/scales.ts';

/** Styles of logos of this size inside an element with these styles. */
export const crestCss = (size: number): string => /* css */ `
  .cr { width: ${size}px; height: ${size}px; flex: none; fill: none; stroke: var(--crestRing); stroke-width: 1.5; }
  .cr > [fill] { stroke: none; }
  i.cr { border-radius: ${radius.badge}; background: var(--sunken); color: var(--text3); font: ${weight.bold} ${Math.round(size * 0.7)}PX/${size}PX "Inter Variable", system-ui, sans-serif; text-align: center; text-transform: uppercase; }
`;
