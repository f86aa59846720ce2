import type { ErrorCode, TipRefusal } from '@tipmark/contract';
import type { Locale } from '@tipmark/i18n/server';
import type { Detail } from '../../platform/errors/errors.ts';
import { translate } from '../../platform/errors/messages.ts';

/**
 * The rules of the game do not allow a tip: answered with 200 and the reason, nothing is stored.
 */
export class TipRejection extends Error {
  override readonly name = 'TipRejection';
  readonly code: ErrorCode;
  /** Which part of the tip it is about. */
  readonly field: string;
  readonly detail: Detail;
  /** The current price, where that is the reason. */
  readonly odds: number | undefined;

  constructor(code: ErrorCode, field: string, detail: Detail, odds?: number) {
    super(detail.key);
    this.code = code;
    this.field = field;
    this.detail = detail;
    this.odds = odds;
  }
}

export function presentTipRejection(rejection: TipRejection, locale: Locale): TipRefusal {
  const { code, field, detail, odds } = rejection;
  const message = translate(locale, detail.key, detail.values);
  return { code, message, details: { [field]: message }, ...(odds !== undefined && { odds }) };
}
