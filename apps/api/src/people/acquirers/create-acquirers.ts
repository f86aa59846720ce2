import {
  type AcquirerType,
  PROMO_COUNTRY_CODE,
  type PremiumPlan,
  premiumPlans,
} from '@tipmark/domain';
import type { Config } from '../../platform/config/config.ts';
import type { Acquirer } from './acquirer.ts';
import { createPayPro } from './paypro.ts';
import { reportingRefusals } from './report-refusals.ts';
import { createSandbox, type Sandbox, type SandboxParts } from './sandbox.ts';
import { createYooKassa } from './yookassa.ts';
import type { ReceiptSettings } from './yookassa-receipt.ts';

const ABROAD = '';

/** The acquirer of a payment. */
export interface Acquirers {
  readonly sandbox: Sandbox;
  /** The acquirer of new payments of a country, and the prices there; undefined = none. */
  of(countryCode: string): { acquirer: Acquirer; plans: readonly PremiumPlan[] } | undefined;
  /** Also one that no longer accepts new payments, while its keys are configured. */
  byType(type: number): Acquirer | undefined;
  byName(name: string): Acquirer | undefined;
}

type AcquirersParts = SandboxParts & {
  /** Receives why an acquirer refused, without secrets. */
  readonly onError: (error: Error) => void;
};

/** Readable in a header as well as by itself. */
const secretsOf = (user: string, secret: string) => [
  secret,
  Buffer.from(`${user}:${secret}`).toString('base64'),
];

function receiptSettings(config: Config): ReceiptSettings | undefined {
  const { YOOKASSA_VAT_CODE: vatCode } = config;
  if (config.YOOKASSA_RECEIPTS === 'off' || vatCode === undefined) return undefined;
  return {
    vatCode,
    taxSystemCode: config.YOOKASSA_TAX_SYSTEM,
    paymentSubject: config.YOOKASSA_PAYMENT_SUBJECT,
    paymentMode: config.YOOKASSA_PAYMENT_MODE,
  };
}

function connectYooKassa(config: Config, parts: AcquirersParts): Acquirer | undefined {
  const { YOOKASSA_SHOP_ID: shopId, YOOKASSA_SECRET_KEY: secretKey } = config;
  if (!shopId || !secretKey) return undefined;
  const keys = {
    shopId,
    secretKey,
    root: config.YOOKASSA_API_ROOT,
    receipt: receiptSettings(config),
    isRecurring: config.YOOKASSA_RECURRING === 'on',
  };
  return reportingRefusals(
    createYooKassa(keys, parts),
    secretsOf(shopId, secretKey),
    parts.onError,
  );
}

function connectPayPro(config: Config, { clock, onError }: AcquirersParts): Acquirer | undefined {
  const { PAYPRO_VENDOR_ID: vendorId, PAYPRO_VALIDATION_KEY: validationKey } = config;
  const { PAYPRO_API_SECRET: apiSecret, PAYPRO_PRODUCTS: products } = config;
  if (!vendorId || !validationKey || !apiSecret || products === undefined) return undefined;
  const keys = {
    vendorId,
    validationKey,
    apiSecret,
    products,
    root: config.PAYPRO_API_ROOT,
    acceptsTestOrders: config.PAYPRO_TEST_ORDERS === 'on',
  };
  return reportingRefusals(createPayPro(keys, clock), [validationKey, apiSecret], onError);
}

export function createAcquirers(config: Config, parts: AcquirersParts): Acquirers {
  const yookassa = connectYooKassa(config, parts);
  const paypro = connectPayPro(config, parts);
  const sandbox = createSandbox(parts);
  // Where real money is accepted the sandbox neither pays, renews nor is asked.
  const own = config.ACQUIRER === 'sandbox' ? sandbox : undefined;
  const all: readonly Acquirer[] = [own, yookassa, paypro].filter((one) => one !== undefined);

  return {
    sandbox,
    of(countryCode) {
      const isHome = countryCode === PROMO_COUNTRY_CODE;
      switch (config.ACQUIRER) {
        case 'off':
          return undefined;
        case 'sandbox':
          return { acquirer: sandbox, plans: premiumPlans(countryCode) };
        case 'yookassa':
          // It accepts roubles, from all countries.
          return yookassa && { acquirer: yookassa, plans: premiumPlans(PROMO_COUNTRY_CODE) };
        case 'paypro':
          return paypro && { acquirer: paypro, plans: premiumPlans(ABROAD) };
        default: {
          const acquirer = isHome ? yookassa : paypro;
          return (
            acquirer && { acquirer, plans: premiumPlans(isHome ? PROMO_COUNTRY_CODE : ABROAD) }
          );
        }
      }
    },
    byType: (type) => all.find((one) => one.type === (type as AcquirerType)),
    byName: (name) => all.find((one) => one.name === name),
  };
}
