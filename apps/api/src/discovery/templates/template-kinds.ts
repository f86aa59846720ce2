import { type TemplateKindName, TIPS_PRESETS, USERS_PRESETS } from '@tipmark/contract';
import {
  SCANNER_PRESETS,
  SPORT,
  SPORT_NAMES,
  type SportName,
  TEMPLATE_TOPIC,
  type TemplateKind,
} from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import scannerEn from '../../../locales/en/scanner-presets.json' with { type: 'json' };
import searchEn from '../../../locales/en/search-presets.json' with { type: 'json' };
import scannerRu from '../../../locales/ru/scanner-presets.json' with { type: 'json' };
import searchRu from '../../../locales/ru/search-presets.json' with { type: 'json' };

const { tips, users, scanner } = TEMPLATE_TOPIC;

const ofScanners = Object.fromEntries(
  SPORT_NAMES.map((name) => [`${name}Scanner`, { topic: scanner, sport: SPORT[name] }]),
) as Record<`${SportName}Scanner`, TemplateKind>;

export const TEMPLATE_KINDS: Readonly<Record<TemplateKindName, TemplateKind>> = {
  tips: { topic: tips, sport: 0 },
  users: { topic: users, sport: 0 },
  ...ofScanners,
};

/** A preset. */
export interface Preset {
  readonly id: number;
  readonly name: string;
  readonly params: object;
  /** Available without a subscription, too. */
  readonly isFree: boolean;
}

const SEARCH_PARAMS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  ru: searchRu,
  en: searchEn,
};
const SCANNER_PARAMS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  ru: scannerRu,
  en: scannerEn,
};
const FIRST_ID = 1;

/** A preset of the searches with its texts. */
export function searchPresetName({ name }: { readonly name: string }, locale: Locale): string {
  return SEARCH_PARAMS[locale][name] ?? name;
}

/** Presets of a kind, the first one first. */
export function presetsOf({ topic }: TemplateKind, locale: Locale): Preset[] {
  if (topic === scanner) {
    return [...SCANNER_PRESETS].map(([id, params]) => {
      const name = SCANNER_PARAMS[locale][String(id)] ?? String(id);
      return { id, name, params, isFree: id === FIRST_ID };
    });
  }
  const presets = topic === tips ? TIPS_PRESETS : USERS_PRESETS;
  return presets.map((preset) => {
    const { id, params } = preset;
    return { id, name: searchPresetName(preset, locale), params, isFree: true };
  });
}

/** A preset by its id; 0 is the first one. */
export function presetWith(kind: TemplateKind, id: number, locale: Locale): Preset | undefined {
  const presets = presetsOf(kind, locale);
  return id === 0 ? presets[0] : presets.find((preset) => preset.id === id);
}
