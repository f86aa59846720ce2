export type Locale = 'ru' | 'en';

export const LOCALES = ['ru', 'en'] as const satisfies readonly Locale[];

/** Messages of one namespace: texts, or groups of them. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** Messages of one language by namespace. */
export type MessagesByNamespace = Readonly<Record<string, Messages>>;

export const isGroup = (value: string | Messages | undefined): value is Messages =>
  typeof value === 'object';
