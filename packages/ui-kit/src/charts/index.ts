export { BankChart, type BankChartProps } from './BankChart.tsx';
export type { BankPoint } from './bank-scale.ts';
export { ShareBar, type ShareBarProps } from './ShareBar.tsx';
export { Sparkline, type SparklineProps } from './Sparkline.tsx';
export { StepChart } from './StepChart.tsx';
export type { StepChartMark, StepChartMoment, StepChartProps } from './step-drawing.ts';
export { playApartSince } from './step-drawing.ts';
export type { BandPoint, ChartPoint, StepPoint } from './step-path.ts';
