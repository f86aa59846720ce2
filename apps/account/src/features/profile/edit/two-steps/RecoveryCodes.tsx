import type { Translate } from '@tipmark/remote-kit';
import { Button, css } from '@tipmark/ui-kit';
import { useEffect, useRef } from 'react';
import { settings } from '../edit-class.ts';

const codesClass = css`
  &&& li { justify-content: start; min-height: 28px; padding: 2px 0; border: 0; font: 500 14px/22px ui-monospace, monospace; }
`;

interface RecoveryCodesProps {
  readonly recoveryCodes: readonly string[];
  /** They come with two-step sign-in being turned on. */
  readonly isFirst: boolean;
  readonly t: Translate;
  readonly onKept: () => void;
}

/** Shown once; the form they came from is gone, so that the focus comes here. */
export function RecoveryCodes({ recoveryCodes, isFirst, t, onKept }: RecoveryCodesProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div className={settings}>
      <p ref={text} tabIndex={-1}>
        {isFirst && `${t('profile.twoSteps.turnedOn')} `}
        {t('profile.twoSteps.codes')}
      </p>
      <ul className={codesClass} aria-label={t('profile.twoSteps.codesLabel')}>
        {recoveryCodes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <Button kind="primary" onClick={onKept}>
          {t('profile.twoSteps.saved')}
        </Button>
      </div>
    </div>
  );
}
