import type { AcquirerType, Currency } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';

/** A payment about to be requested from the user, before any external system is called. */
export interface PaymentOrder {
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
}

/**
 * How the amount of a refund is meant: `part` = returned by this event alone, `total` = returned so
 * far, this event included, `whole` = everything that was paid, `undone` = what was taken back
 * (a chargeback) belongs to us again.
 */
export type RefundExtent = 'part' | 'total' | 'whole' | 'undone';

/** A notification of an acquirer, after its sender was verified. */
export interface AcquirerEvent {
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
  /** Of a refund; `part` unless given. */
  readonly extent?: RefundExtent;
  /** Of a rejection: the acquirer's word for it. */
  readonly reason?: string | null;
}

export interface Payer {
  /** Also the address of the receipt. */
  readonly email: string;
  /** The browser's return address, absolute. */
  readonly returnUrl: string;
}

export interface Started {
  readonly providerId: string | null;
  readonly paymentUrl: string;
  /** False when the acquirer takes this payment but will not save a method for renewals. */
  readonly isRenewable?: boolean;
}

export interface Charged {
  readonly providerId: string | null;
  readonly events: readonly AcquirerEvent[];
}

/**
 * What an acquirer knows about an order. `absent` = it has no such payment, so that nothing was
 * charged; `unknown` = it cannot be searched for it.
 */
export interface Found {
  readonly state: 'absent' | 'unknown' | 'pending' | 'decided';
  readonly providerId: string | null;
  readonly events: readonly AcquirerEvent[];
}

/** What was created at an acquirer between two instants, unix seconds. */
export interface ListWindow {
  readonly from: number;
  readonly until: number;
}

export interface ListPage {
  /** With the ids that their notifications have. */
  readonly events: readonly AcquirerEvent[];
  /** Where the next page begins; null = this was the last one. */
  readonly next: string | null;
}

/**
 * A payment provider. Calls may be repeated: an order is paid once. Each call fails with
 * AcquirerAway, AcquirerRefused or AcquirerMisconfigured.
 */
export interface Acquirer {
  readonly type: AcquirerType;
  readonly name: 'sandbox' | 'yookassa' | 'paypro';
  /** The page on which an order is paid, or a card is registered. */
  start(order: PaymentOrder, payer: Payer): Promise<Started>;
  /**
   * Charges a renewal; absent where the acquirer renews by itself.
   * @param email address of the receipt
   */
  charge?(order: PaymentOrder, methodId: string, email: string | null): Promise<Charged>;
  /** How long a repeated `start` or `charge` of one order is the same payment; then only `find`. */
  readonly repeatableSeconds: number;
  /** Whether a card can be changed on a page of `start`. */
  readonly takesCards: boolean;
  /**
   * The content of a notification.
   * @throws CallError when its sender is not the acquirer
   */
  read(body: Buffer, headers: Readonly<Record<string, unknown>>): Promise<AcquirerEvent[]>;
  /**
   * The state of an order, requested from the acquirer; searched for by our id when the answer that
   * named the payment was lost.
   */
  find(order: PaymentOrder): Promise<Found>;
  /** Payments, refunds and chargebacks in its own books, also those that fit no order of ours. */
  list(window: ListWindow, page?: string): Promise<ListPage>;
  /**
   * Returns the whole amount of a paid order. Without an event it was accepted and is confirmed by
   * a notification.
   * @param email address of the receipt
   */
  refund(order: PaymentOrder, email: string | null): Promise<AcquirerEvent[]>;
  /** Mails a customer a link to the acquirer's own pages, where the card can be changed. */
  sendLoginLink?(email: string): Promise<void>;
  /** Stops or resumes the acquirer's own renewals. */
  setRenewal?(methodId: string, isOn: boolean): Promise<void>;
  /** Ends the acquirer's own subscription for good; one that has ended already is no fault. */
  terminate?(methodId: string): Promise<void>;
}

/** The acquirer does not respond, or responds that it is unavailable: worth a retry. */
export class AcquirerAway extends Error {
  override readonly name = 'AcquirerAway';
}

/** The acquirer refuses this request permanently; the message is its reason. */
export class AcquirerRefused extends Error {
  override readonly name = 'AcquirerRefused';
}

/**
 * The acquirer accepts our keys, address or permissions not at all, or not for this call: nothing
 * is given up, and a retry helps once an operator has mended it.
 */
export class AcquirerMisconfigured extends Error {
  override readonly name = 'AcquirerMisconfigured';
}
