import { storeChoice, useStoredChoice } from '@tipmark/match-features';
import { readStored } from '@tipmark/remote-kit/storage';

const NAMES = { sum: 'arbitrageSum', step: 'arbitrageStep' } as const;
const DEFAULTS = { sum: '10000', step: '10' } as const;
const MAX_SUM = 1_000_000_000;
export const STEPS = [1, 5, 10, 50, 100, 500] as const;

type Name = keyof typeof NAMES;

/** Remembers what the visitor stakes on one arbitrage. */
export const storeSum = (name: Name, text: string): void => storeChoice(NAMES[name], text);

const stored = (name: Name) => readStored(NAMES[name]) ?? DEFAULTS[name];

/** What is staked on one arbitrage, and the multiple every stake is rounded to. */
export function useSums() {
  const sumText = useStoredChoice<string>(() => stored('sum'), DEFAULTS.sum);
  const stepText = useStoredChoice<string>(() => stored('step'), DEFAULTS.step);
  const sum = Number(sumText.replaceAll(/\s/g, '').replace(',', '.'));
  const step = STEPS.find((one) => String(one) === stepText) ?? Number(DEFAULTS.step);
  return { sumText, sum: sum > 0 && sum <= MAX_SUM ? sum : undefined, step };
}
