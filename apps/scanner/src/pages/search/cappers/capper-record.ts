import type { Reader } from '@tipmark/match-features';
import { formatNumber, formatPercent } from '@tipmark/remote-kit/i18n';

const MISSING = '–';

export const signedPercent = (value: number | null, { locale }: Pick<Reader, 'locale'>): string =>
  value === null ? MISSING : formatPercent(value, locale, { isSigned: true });

interface CapperRecord {
  readonly roiPercent: number | null;
  readonly clvPercent: number | null;
  readonly countOfTips: number;
}

/** The result of a capper in one line. */
export const recordLine = (record: CapperRecord, reader: Pick<Reader, 't' | 'locale'>): string =>
  reader.t('search.record', {
    roi: signedPercent(record.roiPercent, reader),
    clv: signedPercent(record.clvPercent, reader),
    n: formatNumber(record.countOfTips, reader.locale),
    count: record.countOfTips,
  });
