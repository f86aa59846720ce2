import type { AcquirerType, Currency } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';

/** A payment about to be requested from the user, before any external system is called. */
export type PaymentOrder = {
  /** Also the key under which an acquirer processes a request once, however often it is sent. */
  readonly id: string;
  readonly userId: number;
  readonly acquirerType: AcquirerType;
  readonly subscriptionType: number;
  readonly months: number;
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly kind: 'first' | 'renewal' | 'card';
  readonly locale: Locale;
  readonly createdAtSeconds: number;
  /** The acquirer's id of the payment, once it answered. */
  readonly providerId: string | null;
  readonly paymentUrl: string | null;
};

/** A notification of an acquirer, after its sender was verified. */
export type AcquirerEvent = {
  readonly eventId: string;
  readonly kind: 'paid' | 'rejected' | 'refunded' | 'stopped' | 'resumed' | 'cardSaved';
  /** Our id of the order, where the acquirer knows it. */
  readonly orderId: string | null;
  readonly providerId: string | null;
  /** The payment method of later charges, or the subscription the acquirer renews by itself. */
  readonly methodId: string | null;
  readonly amountMinor: number;
  readonly currency: string;
  readonly atSeconds: number;
  /** A renewal the acquirer made by itself, without an order here. */
  readonly isOwnRenewal: boolean;
  /** The paying user's address, where it differs from the account's. */
  readonly email: string | null;
};

export type Payer = {
  readonly email: string;
  /** The browser's return address, absolute. */
  readonly returnUrl: string;
};

export type Started = { readonly providerId: string | null; readonly paymentUrl: string };

export type Charged = {
  readonly providerId: string | null;
  readonly events: readonly AcquirerEvent[];
};

/** A payment provider. Calls may be repeated: an order is paid once. */
export type Acquirer = {
  readonly type: AcquirerType;
  readonly name: 'sandbox' | 'yookassa' | 'paypro';
  /** The page on which an order is paid, or a card is registered. */
  start(order: PaymentOrder, payer: Payer): Promise<Started>;
  /** Charges a renewal; absent where the acquirer renews by itself. */
  charge?(order: PaymentOrder, methodId: string): Promise<Charged>;
  /** Whether a card can be changed on a page of `start`. */
  readonly takesCards: boolean;
  /**
   * The content of a notification.
   * @throws CallError when its sender is not the acquirer
   */
  read(body: Buffer, headers: Readonly<Record<string, unknown>>): Promise<AcquirerEvent[]>;
  /** The state of an order, requested from the acquirer. */
  find(order: PaymentOrder): Promise<AcquirerEvent[]>;
  refund(order: PaymentOrder): Promise<AcquirerEvent[]>;
  /** Mails a customer a link to the acquirer's own pages, where the card can be changed. */
  sendLoginLink?(email: string): Promise<void>;
  /** Stops or resumes the acquirer's own renewals. */
  setRenewal?(methodId: string, isOn: boolean): Promise<void>;
};

/** The acquirer does not respond, or responds that it is unavailable: worth a retry. */
export class AcquirerAway extends Error {
  override readonly name = 'AcquirerAway';
}

/** The acquirer refuses permanently. */
export class AcquirerRefused extends Error {
  override readonly name = 'AcquirerRefused';
}
