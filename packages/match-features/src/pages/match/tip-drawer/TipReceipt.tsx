import type { MatchTip } from '@tipmark/contract';
import { TIP_LIMIT } from '@tipmark/domain';
import { href } from '@tipmark/route-builder';
import { Button, LinkButton } from '@tipmark/ui-kit';
import { useState } from 'react';
import { BetLink } from './BetLink.tsx';
import { minutesText, windowLeftOf } from './edit-window.ts';
import { type Fact, Facts, factsOfTip } from './Facts.tsx';
import { footClass, noticeClass, receiptClass } from './tip-drawer-class.ts';
import { useFocusOnShow } from './use-focus-on-show.ts';
import type { TipForm } from './use-tip-form.ts';

interface ReceiptProps {
  readonly form: TipForm;
  readonly tip: MatchTip;
}

/** `2026-11-20 18:07:09 UTC`: as in the ledger, the same for every reader. */
const utcText = (seconds: number): string =>
  `${new Date(seconds * 1_000).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** What was recorded: price, stake, and the ledger entry that proves it. */
export const TipReceipt = ({ form, tip }: ReceiptProps) => {
  const { translate, clock } = form;
  const answer = useFocusOnShow<HTMLOutputElement>();
  const [copy, setCopy] = useState<'copy' | 'copied' | 'notCopied'>('copy');
  const at = tip.editedAt ?? tip.createdAt;
  const left = windowLeftOf(tip, clock);
  const facts: readonly Fact[] = [
    ['receiptTime', utcText(at)],
    ...factsOfTip({ oddType: tip.odd_type, odds: tip.odds, stake: tip.stake }, form),
    ['receiptSeq', String(tip.seq)],
    ...(tip.isDelayed ? [['receiptVisible', translate('visibleFromStart')] as const] : []),
  ];
  const copyHash = async () => {
    try {
      await navigator.clipboard.writeText(tip.hash);
      setCopy('copied');
    } catch {
      setCopy('notCopied');
    }
  };
  return (
    <div className={receiptClass}>
      <output ref={answer} className={noticeClass} tabIndex={-1} data-tone="good">
        {translate(form.tip ? 'savedTitle' : 'acceptedTitle')}
      </output>
      <dl>
        <Facts facts={facts} translate={translate} />
        <div className="fact">
          <dt>{translate('receiptHash')}</dt>
          <dd>
            <code>{tip.hash}</code>
          </dd>
        </div>
      </dl>
      <Button isSmall onClick={() => void copyHash()}>
        {translate(copy === 'copied' ? 'copied' : 'copy')}
      </Button>
      <BetLink form={form} oddType={tip.odd_type} odds={tip.odds} />
      {copy === 'notCopied' && <p role="alert">{translate('notCopied')}</p>}
      {left > 0 && !form.isClosed && (
        <p className={noticeClass}>{translate('window', { time: minutesText(left) })}</p>
      )}
    </div>
  );
};

/** Ways on from the receipt. */
export const ReceiptFoot = ({ form }: { readonly form: TipForm }) => {
  const { translate, reader, visitor, tip, ownTips } = form;
  const ledger = href(
    'profile',
    { userUrl: visitor.url },
    { locale: reader.locale, fragment: 'ledger' },
  );
  return (
    <div className={footClass}>
      <div className="row">
        <LinkButton href={ledger}>{translate('toLedger')}</LinkButton>
        {!tip && ownTips.length < TIP_LIMIT.perMatch && (
          <Button onClick={form.restart}>{translate('another')}</Button>
        )}
        <Button kind="primary" onClick={form.onClose}>
          {translate('done')}
        </Button>
      </div>
    </div>
  );
};
