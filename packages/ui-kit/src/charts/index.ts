export { ShareBar, type ShareBarProps } from './ShareBar.tsx';
export { StepChart, type StepChartMark, type StepChartProps } from './StepChart.tsx';
export type { StepPoint } from './step-path.ts';
