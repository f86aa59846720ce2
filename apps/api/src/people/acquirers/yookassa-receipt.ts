import { decimalOf } from './call-acquirer.ts';

/** What a shop's receipts contain; as agreed with the tax authority, by its operator. */
export interface ReceiptSettings {
  readonly vatCode: number;
  readonly taxSystemCode?: number | undefined;
  readonly paymentSubject: string;
  readonly paymentMode: string;
}

interface Sold {
  readonly description: string;
  readonly amountMinor: number;
  readonly currency: string;
}

/** The receipt of one sale or of its return (law 54-FZ), as YooKassa takes it. */
export function receiptOf(settings: ReceiptSettings, email: string, sold: Sold): object {
  const { vatCode, taxSystemCode, paymentSubject, paymentMode } = settings;
  return {
    customer: { email },
    items: [
      {
        description: sold.description,
        quantity: '1.00',
        amount: { value: decimalOf(sold.amountMinor), currency: sold.currency },
        vat_code: vatCode,
        payment_subject: paymentSubject,
        payment_mode: paymentMode,
      },
    ],
    ...(taxSystemCode === undefined ? {} : { tax_system_code: taxSystemCode }),
  };
}
