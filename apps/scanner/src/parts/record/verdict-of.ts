import type { TemplateRecordReply } from '@tipmark/contract';

/** What the interval shows: a record within chance is not called a good one. */
export function verdictOf({
  roiPercent,
  lowPercent,
  highPercent,
}: TemplateRecordReply['minuteLater']): string {
  if (roiPercent === null) return 'none';
  if (lowPercent !== null && lowPercent > 0) return 'good';
  if (highPercent !== null && highPercent < 0) return 'bad';
  return roiPercent < 0 ? 'rather-bad' : 'chance';
}
