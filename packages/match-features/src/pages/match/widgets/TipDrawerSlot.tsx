import { useTranslation } from '@tipmark/remote-kit/i18n';
import { css, ProgressLine } from '@tipmark/ui-kit';
import { radius, weight } from '@tipmark/ui-kit/style-values';
import { type ComponentType, useEffect, useState } from 'react';
import { TIP_NAMESPACE, tipMessages } from '../../../parts/tips/tip-messages.ts';
import type { TipDrawerSlotProps } from '../tab-props.ts';
import { loadTipDrawer } from '../tip-drawer-part.ts';

const noteClass = css`
  padding: 12px 16px;
  border-radius: ${radius.card};
  background: var(--warnTint);
  color: var(--warn);
  font-weight: ${weight.medium};
`;

/** Over the page, so that hiding it moves nothing. */
const waitingClass = css`
  position: fixed;
  inset: 0 0 auto;
  z-index: 300;
`;

type Loaded =
  | { readonly state: 'waiting' | 'failed' }
  | { readonly state: 'here'; readonly Part: ComponentType<TipDrawerSlotProps> };

/**
 * Loads the drawer and its texts when the address requests it; without scripts it shows that it
 * needs them.
 */
export function TipDrawerSlot(props: TipDrawerSlotProps) {
  const { reader } = props.match;
  const { locale, t } = reader;
  const { i18n } = useTranslation();
  const [loaded, setLoaded] = useState<Loaded>({ state: 'waiting' });

  useEffect(() => {
    let isCurrent = true;
    const loadPart = async () => {
      const [Part, messages] = await Promise.all([loadTipDrawer(), tipMessages[locale]()]);
      i18n.addMessages(TIP_NAMESPACE, messages);
      if (isCurrent) setLoaded({ state: 'here', Part });
    };
    loadPart().catch(() => {
      if (isCurrent) setLoaded({ state: 'failed' });
    });
    return () => {
      isCurrent = false;
    };
  }, [i18n, locale]);

  if (loaded.state === 'here') return <loaded.Part {...props} />;
  if (loaded.state === 'failed') {
    return (
      <p className={noteClass} role="alert">
        {t('match.tipOpenFailed')}
      </p>
    );
  }
  return (
    <>
      <noscript>
        <p className={noteClass}>{t('match.tipNeedsScripts')}</p>
      </noscript>
      <div className={waitingClass}>
        <ProgressLine label={t('state.loading')} />
      </div>
    </>
  );
}
