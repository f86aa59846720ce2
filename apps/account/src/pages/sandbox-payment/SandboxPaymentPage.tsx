import { useReader } from '@tipmark/match-features';
import { type HostState, useCommand } from '@tipmark/remote-kit';
import { useParams } from '@tipmark/remote-kit/router';
import { useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { Button, Card, css, MOBILE } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import { moneyText, planKey } from '../../parts/format/money-text.ts';
import { useProblemText } from '../../parts/page/use-problem-text.ts';
import { decideCommand, sandboxPaymentLoad } from './sandbox-loads.ts';

const pageClass = css`
  display: grid;
  gap: ${gap[12]};
  max-width: 480px;
  padding: 16px;
  font-size: ${font.body};
  line-height: 20px;
  b { font-size: ${font.display}; line-height: 28px; font-variant-numeric: tabular-nums; }
  p { color: var(--text2); }
  form { display: flex; flex-wrap: wrap; gap: ${gap[8]}; }
  a { display: inline-flex; align-items: center; min-height: 24px; font-weight: ${weight.strong}; color: var(--accent); }
  ${MOBILE} { padding: 16px var(--gutter); }
`;

const DECISIONS = ['approve', 'reject'] as const;

/** Approves, rejects or leaves: the choices a bank offers. */
export function SandboxPaymentPage() {
  const reader = useReader('account');
  const { t, locale } = reader;
  const problemText = useProblemText();
  const { data } = useSelector((state: HostState) => sandboxPaymentLoad.select(state));
  const { id: paymentId = '' } = useParams();
  const { state, isSubmitting, error, submit } = useCommand(decideCommand);
  if (!data) return null;
  const status = state.status === 'succeeded' ? state.result.status : data.status;
  const kind = data.amount === 0 ? 'card' : 'pay';
  return (
    <Card isFlush>
      <div className={pageClass}>
        <h1>{t('premium.sandbox.title')}</h1>
        <p>{t('premium.sandbox.text')}</p>
        {kind === 'pay' ? (
          <b>{moneyText(data.amount, data.currency, reader)}</b>
        ) : (
          <p>{t('premium.sandbox.cardText')}</p>
        )}
        <span>{t(`premium.plan-${planKey(data.subscriptionType)}`)}</span>
        {status === 'pending' ? (
          <form method="post" action={href('sandboxPayment', { id: paymentId }, { locale })}>
            {DECISIONS.map((decision) => (
              <Button
                key={decision}
                kind={decision === 'approve' ? 'primary' : undefined}
                type="submit"
                name="decision"
                value={decision}
                disabled={isSubmitting}
                onClick={(event) => {
                  event.preventDefault();
                  submit({ segments: { paymentId }, body: { decision } });
                }}
              >
                {t(`premium.sandbox.${decision}-${kind}`)}
              </Button>
            ))}
          </form>
        ) : (
          <output>{t(`premium.sandbox.${status}-${kind}`)}</output>
        )}
        {error !== undefined && <p role="alert">{problemText(error)}</p>}
        <a href={href('premium', { payment: paymentId }, { locale })}>
          {t('premium.sandbox.back')}
        </a>
      </div>
    </Card>
  );
}
