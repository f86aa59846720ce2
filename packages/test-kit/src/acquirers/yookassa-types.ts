/** What it sends about every card and no shop needs to store. */
export const YOOKASSA_CARD = {
  first6: '555555',
  last4: '4477',
  expiry_month: '11',
  expiry_year: '2031',
  card_type: 'MasterCard',
} as const;

export interface Money {
  readonly value: string;
  readonly currency: string;
}
/** A key is remembered for a day. */
export const KEY_SECONDS = 86_400;

/** What a shop sends, as far as it is looked at. */
export interface Body {
  readonly amount: Money;
  readonly metadata?: Record<string, string>;
  readonly save_payment_method?: boolean;
  readonly payment_method_id?: string;
  readonly payment_id?: string;
  readonly type?: string;
  readonly confirmation?: { readonly type: string; readonly return_url?: string };
  readonly receipt?: YooKassaReceipt;
}
export interface YooKassaReceipt {
  readonly customer: { readonly email?: string; readonly phone?: string };
  readonly items: readonly Readonly<Record<string, unknown>>[];
  readonly tax_system_code?: number;
}
export interface YooKassaPayment {
  id: string;
  status: 'pending' | 'succeeded' | 'canceled';
  amount: Money;
  refunded_amount?: Money;
  created_at: string;
  captured_at?: string;
  metadata: Record<string, string>;
  payment_method?: {
    type: 'bank_card';
    id: string;
    saved: boolean;
    title?: string;
    card?: typeof YOOKASSA_CARD;
  };
  confirmation?: { type: 'redirect'; confirmation_url: string };
  cancellation_details?: { party: string; reason: string };
  /** Seen by the shop in what it sent alone. */
  receipt?: YooKassaReceipt | undefined;
  savesMethod: boolean;
}
/** A card that is given without a payment. */
export interface YooKassaMethod {
  id: string;
  type: 'bank_card';
  status: 'pending' | 'active' | 'inactive';
  saved: boolean;
  title?: string;
  card?: typeof YOOKASSA_CARD;
  confirmation: { type: 'redirect'; confirmation_url: string };
}
export interface YooKassaRefund {
  id: string;
  payment_id: string;
  status: 'succeeded' | 'canceled' | 'pending';
  amount: Money;
  created_at: string;
  cancellation_details?: { party: string; reason: string };
  receipt?: YooKassaReceipt | undefined;
}

/** What goes wrong between a shop and the acquirer, until it is reset. */
export interface YooKassaFaults {
  /** Every call is answered 503. */
  isDown: boolean;
  /** This many next writes are executed, but their responses are lost. */
  lostAnswers: number;
  /** The amount of the payments that are read. */
  amount: Money | undefined;
  /** Charges of saved cards are refused. */
  refusesCharges: boolean;
  /** The shop has no permission for recurring payments. */
  forbidsRecurring: boolean;
  /** The shop sends its receipts through YooKassa: payments and refunds need one. */
  needsReceipts: boolean;
  /** How its refunds end. */
  refunds: YooKassaRefund['status'];
}

export const YOOKASSA_FAULTLESS: Readonly<YooKassaFaults> = {
  isDown: false,
  lostAnswers: 0,
  amount: undefined,
  refusesCharges: false,
  forbidsRecurring: false,
  needsReceipts: false,
  refunds: 'succeeded',
};

export interface YooKassaServer {
  /** Its address, as `YOOKASSA_API_ROOT`. */
  readonly root: string;
  readonly payments: ReadonlyMap<string, YooKassaPayment>;
  readonly methods: ReadonlyMap<string, YooKassaMethod>;
  readonly refunds: ReadonlyMap<string, YooKassaRefund>;
  /** Where the payer of a payment, or who enters a card, is sent afterwards. */
  readonly returnUrls: ReadonlyMap<string, string>;
  readonly faults: YooKassaFaults;
  /** Writes it was asked for, in whatever way they ended. */
  readonly writes: readonly string[];
  /** How often it was asked with the right key. */
  readonly reads: number;
  /** What the payer does on its page. */
  pay(id: string): void;
  cancel(id: string): void;
  /** Enters a card on its page, or one that its bank does not confirm. */
  giveCard(id: string, isGood?: boolean): void;
  /** A notification as it is sent. */
  notification(event: string, id: string): string;
  close(): Promise<void>;
}

export interface YooKassaOptions {
  readonly shopId: string;
  readonly secretKey: string;
  /** Unix seconds. */
  readonly clock: () => number;
}
