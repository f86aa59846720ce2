import type { TemplateRecord } from '@tipmark/domain';

const HUNDREDTHS = 100;

const round = (value: number) => Math.round(value * HUNDREDTHS) / HUNDREDTHS;
const maybeRound = (value: number | null) => (value === null ? null : round(value));

const rounded = ({ profit, roiPercent, lowPercent, highPercent }: TemplateRecord['first']) => ({
  profit: round(profit),
  roiPercent: maybeRound(roiPercent),
  lowPercent: maybeRound(lowPercent),
  highPercent: maybeRound(highPercent),
});

/** A record as it is sent: hundredths of a unit and of a percent. */
export const roundRecord = (record: TemplateRecord): TemplateRecord => ({
  ...record,
  first: rounded(record.first),
  minuteLater: rounded(record.minuteLater),
  clvPercent: maybeRound(record.clvPercent),
});
