import { TIP_LIMIT } from '@tipmark/domain';
import { failureMessage } from '@tipmark/remote-kit';
import { formatOdds } from '@tipmark/remote-kit/i18n';
import { Button } from '@tipmark/ui-kit';
import { BetLink } from './BetLink.tsx';
import { minutesText } from './edit-window.ts';
import { footClass, noticeClass } from './tip-drawer-class.ts';
import type { TipForm } from './use-tip-form.ts';

const MINUTE_SECONDS = 60;

interface FormProps {
  readonly form: TipForm;
}

/** The problem with the current draft, and what to do about it. */
function problemOf(form: TipForm): string | undefined {
  const {
    translate,
    reader,
    refusal: rejection,
    write,
    isClosed,
    isLimitReached,
    isTaken,
    isGuest,
  } = form;
  if (isClosed) return translate('closed');
  if (isLimitReached) return translate('limit', { limit: TIP_LIMIT.perMatch });
  if (isTaken) return `${translate('takenOutcome')} ${translate('advice-odd_type')}`;
  if (write.status === 'failed' && !rejection) {
    if (isGuest) return translate('signedOut');
    return `${failureMessage(write.error, { locale: reader.locale })} ${translate('advice-retry')}`;
  }
  if (!rejection || rejection.code === 'odds_changed') return undefined;
  const [field = ''] = Object.keys(rejection.details ?? {});
  const advised = ['odd_type', 'stake', 'contestSeasonId'].includes(field);
  const isLate = rejection.code === 'edit_window_over';
  return advised && !isLate
    ? `${rejection.message} ${translate(`advice-${field}`)}`
    : rejection.message;
}

/**
 * The old and the new price: shown while the form is open, and when the server refused the old one.
 */
function PriceNotice({ form }: FormProps) {
  const { moved, refusal: rejection, translate } = form;
  return (
    <output className={noticeClass} data-tone={moved && moved.now > moved.before ? 'up' : 'down'}>
      {moved && (
        <>
          {translate('changed')} <s>{formatOdds(moved.before)}</s>
          {translate('changedNow')} <b>{formatOdds(moved.now)}</b>
          <span>{translate(rejection?.code === 'odds_changed' ? 'fellAsk' : 'changedNote')}</span>
        </>
      )}
    </output>
  );
}

function submitText(form: TipForm): string {
  const { translate, tip, price, outcome, isGuest, isSending, areTermsNew } = form;
  if (isSending) return translate('sending');
  if (!areTermsNew) return translate('save');
  if (!outcome || price === undefined) return translate('choose');
  if (tip) return translate('saveAt', { odds: formatOdds(price) });
  return isGuest ? translate('publishGuest') : translate('publish', { odds: formatOdds(price) });
}

function WindowNotice({ form }: FormProps) {
  const { translate, windowLeft, areTermsOpen, areTermsNew, price } = form;
  if (windowLeft === undefined) return null;
  return (
    <p className={noticeClass}>
      {areTermsOpen
        ? translate('window', { time: minutesText(windowLeft) })
        : translate('windowOver')}
      {areTermsOpen && areTermsNew && price !== undefined && (
        <> {translate('repriced', { odds: formatOdds(price) })}</>
      )}
    </p>
  );
}

/** Changes, errors, the one button, and the rules. */
export const TipFoot = ({ form, formId }: FormProps & { readonly formId: string }) => {
  const { translate, tip, draft, price, isGuest, canSend, isSending, areTermsNew } = form;
  return (
    <div className={footClass}>
      <WindowNotice form={form} />
      <PriceNotice form={form} />
      <div className={noticeClass} data-tone="wrong" role="alert">
        {problemOf(form)}
      </div>
      <Button
        kind="primary"
        type="submit"
        form={formId}
        disabled={!canSend}
        aria-busy={isSending || undefined}
      >
        {submitText(form)}
      </Button>
      {areTermsNew && <BetLink form={form} oddType={draft.oddType} odds={price} />}
      <small>
        {isGuest && !tip
          ? translate('guestRules')
          : translate('rules', { minutes: TIP_LIMIT.editSeconds / MINUTE_SECONDS })}
      </small>
    </div>
  );
};
