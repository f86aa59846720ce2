import type { I18n, Translate } from '@tipmark/i18n';
import {
  createContext,
  createElement,
  type ReactNode,
  useContext,
  useSyncExternalStore,
} from 'react';

const I18nContext = createContext<I18n | undefined>(undefined);

export interface I18nProviderProps {
  readonly i18n: I18n;
  readonly children: ReactNode;
}

/** Gives what it contains its texts: used by whoever renders screens, the shell or a test. */
export const I18nProvider = ({ i18n, children }: I18nProviderProps) =>
  createElement(I18nContext, { value: i18n }, children);

export interface Translation {
  readonly t: Translate;
  readonly i18n: I18n;
}

/**
 * Texts of the first of these namespaces that has the key; default: `common`. `t` is the same
 * function until messages arrive that were missing.
 */
export function useTranslation(namespaces: string | readonly string[] = 'common'): Translation {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('a screen must be rendered inside an I18nProvider');
  useSyncExternalStore(i18n.subscribe, i18n.version, i18n.version);
  return { t: i18n.translateIn(namespaces), i18n };
}
