import type { Translate } from '@tipmark/remote-kit';
import { Button, css } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '@tipmark/ui-kit/style-values';
import { useEffect, useRef, useState } from 'react';

const shown = css`
  display: grid;
  gap: ${gap[8]};
  padding: 12px 16px;
  border: 1px solid var(--accent);
  border-radius: ${radius.card};
  p { font-size: ${font.body}; line-height: 20px; font-weight: ${weight.medium}; }
  code { font: ${weight.medium} ${font.small}/20px ui-monospace, monospace; overflow-wrap: anywhere; user-select: all; }
  div { display: flex; flex-wrap: wrap; gap: ${gap[8]}; align-items: center; }
`;

interface ShownSecretProps {
  readonly secret: string;
  /** Messages about it: `made`, `key`, `copy`, `copied`, `notCopied`, `hide`. */
  readonly messages: 'openKeys' | 'webhooks';
  readonly t: Translate;
  readonly onSaved: () => void;
}

/** Shown once; the form that led here has been removed, so the focus moves here. */
export function ShownSecret({ secret, messages, t, onSaved }: ShownSecretProps) {
  const text = useRef<HTMLParagraphElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();
  useEffect(() => text.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setOutcome('copied');
    } catch {
      setOutcome('notCopied');
    }
  };
  return (
    <section className={shown} aria-label={t(`${messages}.key`)}>
      <p ref={text} tabIndex={-1}>
        {t(`${messages}.made`)}
      </p>
      <code>{secret}</code>
      <div>
        <Button kind="primary" onClick={() => void copy()}>
          {t(`${messages}.copy`)}
        </Button>
        <Button onClick={onSaved}>{t(`${messages}.hide`)}</Button>
        <output>{outcome && t(`${messages}.${outcome}`)}</output>
      </div>
    </section>
  );
}
