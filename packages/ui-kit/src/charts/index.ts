export { BankChart, type BankChartProps } from './BankChart.tsx';
export type { BankPoint } from './bank-scale.ts';
export { ShareBar, type ShareBarProps } from './ShareBar.tsx';
export { Sparkline, type SparklineProps } from './Sparkline.tsx';
export { StepChart, type StepChartMark, type StepChartProps } from './StepChart.tsx';
export type { StepPoint } from './step-path.ts';
