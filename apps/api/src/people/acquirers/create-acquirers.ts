import {
  type AcquirerType,
  PROMO_COUNTRY_CODE,
  type PremiumPlan,
  premiumPlans,
} from '@tipmark/domain';
import type { Config } from '../../platform/config/config.ts';
import type { Acquirer } from './acquirer.ts';
import { createPayPro } from './paypro.ts';
import { createSandbox, type Sandbox, type SandboxParts } from './sandbox.ts';
import { createYooKassa } from './yookassa.ts';

const ABROAD = '';

/** The acquirer of a payment. */
export type Acquirers = {
  readonly sandbox: Sandbox;
  /** The acquirer of new payments of a country, and the prices there; undefined = none. */
  of(countryCode: string): { acquirer: Acquirer; plans: readonly PremiumPlan[] } | undefined;
  /** Also one that no longer accepts new payments, while its keys are configured. */
  byType(type: number): Acquirer | undefined;
  byName(name: string): Acquirer | undefined;
};

type Known = Partial<Record<'yookassa' | 'paypro', Acquirer>>;

function connected(config: Config, clock: () => number): Known {
  const { YOOKASSA_SHOP_ID: shopId, YOOKASSA_SECRET_KEY: secretKey } = config;
  const { PAYPRO_VENDOR_ID: vendorId, PAYPRO_VALIDATION_KEY: validationKey } = config;
  const { PAYPRO_API_SECRET: apiSecret } = config;
  return {
    ...(shopId && secretKey
      ? { yookassa: createYooKassa({ root: config.YOOKASSA_API_ROOT, shopId, secretKey }) }
      : {}),
    ...(vendorId && validationKey && apiSecret
      ? {
          paypro: createPayPro(
            {
              ...{ vendorId, validationKey, apiSecret },
              root: config.PAYPRO_API_ROOT,
              products: config.PAYPRO_PRODUCTS,
            },
            clock,
          ),
        }
      : {}),
  };
}

export function createAcquirers(config: Config, parts: SandboxParts): Acquirers {
  const { yookassa, paypro } = connected(config, parts.clock);
  const sandbox = createSandbox(parts);
  const all: readonly Acquirer[] = [sandbox, yookassa, paypro].filter((one) => one !== undefined);
  const isSandbox = config.ACQUIRER === 'sandbox';

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
    // Where real money is accepted the sandbox is not offered.
    byName: (name) => all.find((one) => one.name === name && (isSandbox || one !== sandbox)),
  };
}
