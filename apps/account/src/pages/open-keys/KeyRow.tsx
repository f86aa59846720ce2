import type { OpenKeyList } from '@tipmark/contract';
import type { Reader } from '@tipmark/match-features';
import { formatDateTime } from '@tipmark/remote-kit/i18n';
import { Button, css } from '@tipmark/ui-kit';
import { gap } from '@tipmark/ui-kit/style-values';
import { useEffect, useRef, useState } from 'react';

type OpenKey = OpenKeyList['keys'][number];

const sure = css`
  flex-basis: 100%;
  display: flex;
  flex-wrap: wrap;
  gap: ${gap[8]};
  align-items: center;
  p { flex-basis: 100%; }
`;

interface KeyRowProps {
  readonly openKey: OpenKey;
  readonly reader: Reader;
  readonly isBusy: boolean;
  readonly onRevoke: () => void;
}

/** Revoking asks once more, with the focus on the way back. */
export function KeyRow({ openKey, reader, isBusy, onRevoke }: KeyRowProps) {
  const { t, locale, timeZone } = reader;
  const { name, hint, scopes, createdAt, lastUsedAt } = openKey;
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsking) cancel.current?.querySelector<HTMLElement>('[data-cancel]')?.focus();
  }, [isAsking]);
  const timeOf = (at: number) => ({ time: formatDateTime(at, locale, timeZone) });
  const used = lastUsedAt === null ? t('openKeys.unused') : t('openKeys.used', timeOf(lastUsedAt));
  return (
    <li>
      <span>
        {name} <code>{hint}</code>
        <br />
        <small>
          {[
            ...scopes.map((scope) => t(`openKeys.scope.${scope}`)),
            t('openKeys.created', timeOf(createdAt)),
            used,
          ].join(' · ')}
        </small>
      </span>
      {!isAsking && (
        <Button
          isSmall
          aria-label={t('openKeys.revokeKey', { name })}
          onClick={() => setIsAsking(true)}
        >
          {t('openKeys.revoke')}
        </Button>
      )}
      {isAsking && (
        <div ref={cancel} className={sure}>
          <p>{t('openKeys.revokeSure')}</p>
          <Button isSmall disabled={isBusy} onClick={onRevoke}>
            {t('openKeys.revokeYes')}
          </Button>
          <Button isSmall data-cancel onClick={() => setIsAsking(false)}>
            {t('button.cancel')}
          </Button>
        </div>
      )}
    </li>
  );
}
