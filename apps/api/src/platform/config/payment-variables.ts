import { z } from 'zod';
import { isListOfNetworks } from './networks.ts';

/** As YooKassa publishes them. */
const YOOKASSA_NETWORKS =
  '185.71.76.0/27,185.71.77.0/27,77.75.153.0/25,77.75.154.128/25,77.75.156.11,77.75.156.35,2a02:5180::/32';

/** Variables of the payment providers. */
export const PAYMENT_VARIABLES = {
  ACQUIRER: {
    schema: z.enum(['sandbox', 'yookassa', 'paypro', 'country', 'off']).default('sandbox'),
    about:
      'Payment provider of premium: sandbox = built in, charges nothing; country = yookassa in Russia and paypro elsewhere; off = none. A site with https has to name one',
  },
  YOOKASSA_API_ROOT: {
    schema: z.url({ protocol: /^https?$/ }).default('https://api.yookassa.ru/v3'),
    about: 'API address of YooKassa',
  },
  YOOKASSA_SHOP_ID: { schema: z.string().min(1).optional(), about: 'YooKassa shop' },
  YOOKASSA_SECRET_KEY: {
    schema: z.string().min(1).optional(),
    about: 'Secret key of that shop',
  },
  YOOKASSA_NETWORKS: {
    schema: z
      .string()
      .default(YOOKASSA_NETWORKS)
      .transform((list) => list.split(',').map((entry) => entry.trim()))
      .refine((list) => list.join() === 'any' || isListOfNetworks(list), {
        message: 'is neither "any" nor addresses and networks separated by commas',
      }),
    about:
      'Addresses that may send its notifications, besides this machine; any = all, where a proxy hides them',
  },
  YOOKASSA_RECURRING: {
    schema: z.enum(['on', 'off']).default('on'),
    about:
      'off = cards are not saved, premium is sold for one term; a shop needs the permission of YooKassa for on',
  },
  YOOKASSA_RECEIPTS: {
    schema: z.enum(['on', 'off']).default('off'),
    about:
      'on = receipts (54-FZ) are sent with payments and refunds; needs YOOKASSA_VAT_CODE. off = they are registered elsewhere',
  },
  YOOKASSA_VAT_CODE: {
    schema: z.coerce.number().int().min(1).max(12).optional(),
    about: 'VAT code of the receipts, by the list of YooKassa; 1 = without VAT',
  },
  YOOKASSA_TAX_SYSTEM: {
    schema: z.coerce.number().int().min(1).max(6).optional(),
    about: 'Tax system of the receipts, 1 to 6; needed by shops with several',
  },
  YOOKASSA_PAYMENT_SUBJECT: {
    schema: z
      .string()
      .regex(/^[a-z_]{1,40}$/)
      .default('service'),
    about: 'What the receipts say was sold',
  },
  YOOKASSA_PAYMENT_MODE: {
    schema: z
      .string()
      .regex(/^[a-z_]{1,40}$/)
      .default('full_payment'),
    about: 'How the receipts say it was paid: full_payment or full_prepayment',
  },
  PAYPRO_API_ROOT: {
    schema: z.url({ protocol: /^https?$/ }).default('https://store.payproglobal.com/api'),
    about: 'API address of PayPro Global; its order pages are on the same host',
  },
  PAYPRO_VENDOR_ID: {
    schema: z.string().regex(/^\d+$/).optional(),
    about: 'Vendor account at PayPro Global',
  },
  PAYPRO_VALIDATION_KEY: {
    schema: z.string().min(1).optional(),
    about: 'Validation key of its notifications',
  },
  PAYPRO_API_SECRET: {
    schema: z.string().min(1).optional(),
    about: 'Secret key of its API and of the hash in its notifications',
  },
  PAYPRO_PRODUCTS: {
    schema: z
      .string()
      .regex(/^\d+,\d+,\d+$/, 'is not three numbers of products separated by commas')
      .transform((list): readonly string[] => list.split(','))
      .optional(),
    about: 'Its products for a month, a quarter and a year, separated by commas',
  },
  PAYPRO_TEST_ORDERS: {
    schema: z.enum(['on', 'off']).default('off'),
    about: 'on = orders of its test mode, which cost nothing, give premium: only while you test',
  },
} as const;

type Variables = typeof PAYMENT_VARIABLES;
type Environment = Readonly<Record<string, string | undefined>>;
type PaymentConfig = {
  readonly [Name in keyof Variables]: z.output<Variables[Name]['schema']>;
};

const YOOKASSA_KEYS = ['YOOKASSA_SHOP_ID', 'YOOKASSA_SECRET_KEY'] as const;
const PAYPRO_KEYS = [
  'PAYPRO_VENDOR_ID',
  'PAYPRO_VALIDATION_KEY',
  'PAYPRO_API_SECRET',
  'PAYPRO_PRODUCTS',
] as const;
const KEYS_OF: Readonly<Record<PaymentConfig['ACQUIRER'], readonly (keyof PaymentConfig)[]>> = {
  off: [],
  sandbox: [],
  yookassa: YOOKASSA_KEYS,
  paypro: PAYPRO_KEYS,
  country: [...YOOKASSA_KEYS, ...PAYPRO_KEYS],
};

/** A site that is open to the public takes money, or says on purpose that it does not. */
function isPublicWithout(
  { PUBLIC_URL }: { readonly PUBLIC_URL?: string | undefined },
  environment: Environment,
): boolean {
  return PUBLIC_URL?.startsWith('https:') === true && !environment['ACQUIRER'];
}

/** What a payment provider lacks; each fault names its variable. */
export function paymentFaults(
  config: Partial<PaymentConfig> & { readonly PUBLIC_URL?: string | undefined },
  environment: Environment,
): string[] {
  const { ACQUIRER: acquirer } = config;
  if (acquirer === undefined) return [];
  const missing = KEYS_OF[acquirer].filter((name) => config[name] === undefined);
  const faults = missing.map((name) => `${name}: ACQUIRER ${acquirer} needs it`);
  if (config.YOOKASSA_RECEIPTS === 'on' && config.YOOKASSA_VAT_CODE === undefined) {
    faults.push('YOOKASSA_VAT_CODE: YOOKASSA_RECEIPTS on needs it');
  }
  if (isPublicWithout(config, environment)) {
    faults.push(
      'ACQUIRER: a site with https has to name its payment provider (yookassa, paypro, country), off, or sandbox, which gives premium away for nothing',
    );
  }
  return faults;
}
