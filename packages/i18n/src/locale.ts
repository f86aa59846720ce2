export type Locale = 'ru' | 'en';

export const LOCALES = ['ru', 'en'] as const satisfies readonly Locale[];

/** Words of one namespace: texts, or groups of them. */
export type Messages = { readonly [key: string]: string | Messages };

/** Words by namespace, of one language. */
export type MessagesByNamespace = Readonly<Record<string, Messages>>;
