import type { TemplateRecord } from '@tipmark/domain';
import { rounded, roundedOrNull } from '../../matches/lists/rounded.ts';

const roundedProfit = ({
  profit,
  roiPercent,
  lowPercent,
  highPercent,
}: TemplateRecord['first']) => ({
  profit: rounded(profit),
  roiPercent: roundedOrNull(roiPercent),
  lowPercent: roundedOrNull(lowPercent),
  highPercent: roundedOrNull(highPercent),
});

/** A record as it is sent: hundredths of a unit and of a percent. */
export const roundRecord = (record: TemplateRecord): TemplateRecord => ({
  ...record,
  first: roundedProfit(record.first),
  minuteLater: roundedProfit(record.minuteLater),
  clvPercent: roundedOrNull(record.clvPercent),
});
