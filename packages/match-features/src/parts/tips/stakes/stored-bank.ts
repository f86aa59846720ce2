import { KELLY_PARTS, type KellyPart, STAKE_LIMIT } from '@tipmark/domain';
import { readStored } from '@tipmark/remote-kit/storage';
import { storeChoice, useStoredChoice } from '../../page/stored-choice.ts';

/** A visitor's bank and how boldly they stake; only on this device. */
export interface StakeSettings {
  /** Undefined until it is given: stakes are shares alone. */
  readonly bank: number | undefined;
  readonly part: KellyPart;
}

const NAMES = { bank: 'stakeBank', part: 'stakePart' } as const;
export const MAX_BANK = 1_000_000_000;

/** The amount a visitor typed, with a comma or spaces; undefined where it is none. */
export function parseBank(text: string): number | undefined {
  const amount = Number(text.replaceAll(/\s/g, '').replace(',', '.'));
  return text.trim() !== '' && amount > 0 && amount <= MAX_BANK ? amount : undefined;
}

/** Stores what was typed; anything that is no amount forgets it. */
export const storeBank = (text: string): void => storeChoice(NAMES.bank, text);
export const storePart = (part: KellyPart): void => storeChoice(NAMES.part, String(part));

const storedBank = (): string => readStored(NAMES.bank) ?? '';
const storedPart = (): KellyPart => {
  const stored = Number(readStored(NAMES.part));
  return KELLY_PARTS.find((part) => part === stored) ?? STAKE_LIMIT.usualPart;
};

/** The settings, and the bank as it was typed. */
export function useStakeSettings(): StakeSettings & { readonly bankText: string } {
  const bankText = useStoredChoice(storedBank, '');
  const part = useStoredChoice<KellyPart>(storedPart, STAKE_LIMIT.usualPart);
  return { bank: parseBank(bankText), part, bankText };
}
