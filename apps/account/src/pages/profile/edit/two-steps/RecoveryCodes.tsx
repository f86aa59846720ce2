import type { Translate } from '@tipmark/remote-kit';
import { Button, css } from '@tipmark/ui-kit';
import { font, weight } from '@tipmark/ui-kit/style-values';
import { useEffect, useRef } from 'react';
import { settings } from '../../../../parts/forms/edit-class.ts';

const codesClass = css`
  &&& li { justify-content: start; min-height: 28px; padding: 2px 0; border: 0; font: ${weight.medium} ${font.body}/22px ui-monospace, monospace; }
`;

interface RecoveryCodesProps {
  readonly recoveryCodes: readonly string[];
  /** They are shown when two-step sign-in is turned on. */
  readonly isFirst: boolean;
  readonly t: Translate;
  readonly onSaved: () => void;
}

/** Shown once; the form that led here has been removed, so the focus moves here. */
export function RecoveryCodes({ recoveryCodes, isFirst, t, onSaved }: RecoveryCodesProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div className={settings}>
      <p ref={text} tabIndex={-1}>
        {isFirst && `${t('settings.twoSteps.turnedOn')} `}
        {t('settings.twoSteps.codes')}
      </p>
      <ul className={codesClass} aria-label={t('settings.twoSteps.codesLabel')}>
        {recoveryCodes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <Button kind="primary" onClick={onSaved}>
          {t('settings.twoSteps.saved')}
        </Button>
      </div>
    </div>
  );
}
