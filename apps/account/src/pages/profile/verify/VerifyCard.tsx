import type { PageProfile } from '@tipmark/contract';
import { formatDateTime, formatNumber } from '@tipmark/remote-kit/i18n';
import { useSelector } from '@tipmark/remote-kit/store';
import { Button, Card, css, Icon } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '@tipmark/ui-kit/style-values';
import { useEffect } from 'react';
import { bodyClass } from '../../../parts/page/page-class.ts';
import { useProblemText } from '../../../parts/page/use-problem-text.ts';
import type { ProfilePage } from '../use-profile.ts';
import {
  selectVerification,
  type Verification,
  verifyRequested,
  verifyStopped,
} from './verify-slice.ts';

const receipt = css`
  padding: 8px 10px;
  border-radius: ${radius.field};
  background: var(--sunken);
  font: ${weight.medium} ${font.meta}/18px ui-monospace, monospace;
  color: var(--text2);
  overflow-wrap: anywhere;
`;

const bar = css`
  width: 100%;
  height: 6px;
  accent-color: var(--accent);
`;

const good = css`color: var(--pos); font-weight: ${weight.strong}; display: flex; gap: ${gap[6]}; svg { flex: none; margin-top: 2px; }`;
const bad = css`color: var(--danger); font-weight: ${weight.strong}; display: flex; gap: ${gap[6]}; svg { flex: none; margin-top: 2px; }`;
const reported = css`display: grid; gap: ${gap[8]}; &:empty { display: none; }`;
const wide = css`width: 100%;`;

const HASH_SHOWN = 10;

interface OutcomeProps {
  readonly verification: Verification;
  readonly page: ProfilePage;
}

function Outcome({ verification, page }: OutcomeProps) {
  const { t, locale } = page.reader;
  const problemText = useProblemText();
  const number = (value: number) => formatNumber(value, locale);
  const { status, checked, total, record, seq = 0, fault, failure } = verification;
  switch (status) {
    case 'running':
      return (
        <>
          <progress
            className={bar}
            max={Math.max(total, 1)}
            value={checked}
            aria-label={t('profile.verify.progress')}
          />
          <span>
            {t('profile.verify.running', { checked: number(checked), total: number(total) })}
          </span>
        </>
      );
    case 'verified':
      return record === undefined || record.entries === 0 ? (
        <p>{t('profile.verify.nothing')}</p>
      ) : (
        <>
          <p className={good}>
            <Icon name="check" />
            <span>
              {t('profile.verify.verified', {
                count: record.entries,
                value: number(record.entries),
              })}
            </span>
          </p>
          <p>
            {t('profile.verify.details', {
              links: number(record.links),
              heads: number(record.heads),
              seq: number(record.headSeq),
              hash: record.headHash.slice(0, HASH_SHOWN),
              key: record.publicKey.slice(0, HASH_SHOWN),
            })}
          </p>
        </>
      );
    case 'broken':
      return (
        <p className={bad}>
          <Icon name="warning" />
          <span>
            {seq > 0 && `${t('profile.verify.broken', { seq: number(seq) })} `}
            {t(`profile.verify.fault-${fault ?? 'wrong-hash'}`)}
          </span>
        </p>
      );
    case 'failed':
      return <p className={bad}>{failure && problemText(failure)}</p>;
    case 'unsupported':
      return <p>{t('profile.verify.unsupported')}</p>;
    case 'idle':
      return null;
  }
}

/** The record can be recomputed here, in the visitor's own browser. */
export function VerifyCard({
  profile,
  page,
}: {
  readonly profile: PageProfile;
  readonly page: ProfilePage;
}) {
  const { reader, dispatch } = page;
  const { t, locale, timeZone } = reader;
  const verification = useSelector(selectVerification(profile.url));
  const isRunning = verification.status === 'running';
  const last = profile.tips.tips[0]?.tip;
  useEffect(() => () => dispatch(verifyStopped()), [dispatch]);
  return (
    <Card title={t('profile.verify.title')} isFlush>
      <div className={bodyClass} id="ledger">
        <p>{t('profile.verify.text')}</p>
        {last && (
          <p className={receipt}>
            {`#${last.seq} · ${last.hash.slice(0, 8)}…${last.hash.slice(-4)}`}
            <br />
            {formatDateTime(last.createdAt, locale, timeZone)}
          </p>
        )}
        <div aria-live="polite" className={reported} data-verification={verification.status}>
          <Outcome verification={verification} page={page} />
        </div>
        <Button
          className={wide}
          onClick={() => dispatch(isRunning ? verifyStopped() : verifyRequested(profile.url))}
        >
          {t(isRunning ? 'button.cancel' : 'profile.verify.button')}
        </Button>
      </div>
    </Card>
  );
}
