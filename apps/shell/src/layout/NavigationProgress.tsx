import { SLOW_REQUEST_MS } from '@tipmark/domain';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { css } from '@tipmark/ui-kit';
import { gap, radius, weight } from '@tipmark/ui-kit/style-values';
import { useEffect, useState } from 'react';

const track = css`
  position: fixed;
  inset: 0 0 auto;
  height: 3px;
  overflow: hidden;
  z-index: 600;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--accent);
    transform-origin: left;
    animation: navigation-progress 8s cubic-bezier(0.1, 0.7, 0.2, 1) 0.12s both;
  }
  @keyframes navigation-progress {
    from {
      transform: scaleX(0);
    }
    to {
      transform: scaleX(0.94);
    }
  }
`;

/** The element is read out, the line above draws it. */
const unseen = css`
  position: absolute;
  opacity: 0;
`;

const late = css`
  position: fixed;
  inset: 11px 16px auto;
  z-index: 600;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${gap[4]} ${gap[16]};
  padding: 8px 16px;
  border-radius: ${radius.card};
  background: var(--warnTint);
  color: var(--warn);
  font-weight: ${weight.medium};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: ${weight.strong};
    text-decoration: underline;
  }
`;

interface NavigationProgressProps {
  /** The address being navigated to; undefined while there is none. */
  readonly pendingAddress: string | undefined;
}

/** Shows that a page is loading, and after a long while offers a full reload. */
export function NavigationProgress({ pendingAddress }: NavigationProgressProps) {
  if (pendingAddress === undefined) return null;
  return <Pending key={pendingAddress} address={pendingAddress} />;
}

function Pending({ address }: { readonly address: string }) {
  const { t } = useTranslation(['common', 'layout']);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), SLOW_REQUEST_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <div className={track}>
        <progress className={unseen} aria-label={t('state.loading')} />
      </div>
      {isLate && (
        <output className={late}>
          {t('state.takingLonger')}
          <a href={address} data-reload>
            {t('layout:reload')}
          </a>
        </output>
      )}
    </>
  );
}
