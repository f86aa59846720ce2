import { selectLocale } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { Checkbox } from '@tipmark/ui-kit';
import { type FieldErrors, FormProblem } from '@tipmark/ui-kit/forms';
import { useState } from 'react';

/** Of the text the visitor agrees to; stored with the consent. */
export const CONSENT_VERSION = '2026-11';

/** What a visitor agrees to when creating an account. */
export function Consents({ errors }: { readonly errors: FieldErrors }) {
  const { t } = useTranslation('account');
  const locale = useSelector(selectLocale);
  const [hasConsent, setHasConsent] = useState(false);
  const [hasTerms, setHasTerms] = useState(false);
  return (
    <>
      <Checkbox name="personalData" isOn={hasConsent} onChange={setHasConsent}>
        {t('register.consent')}{' '}
        <a href={href('privacyPolicy', {}, { locale })} target="_blank" rel="noopener">
          {t('register.privacyPolicy')}
        </a>
      </Checkbox>
      <FormProblem text={errors['personalData']} />
      <Checkbox name="terms" isOn={hasTerms} onChange={setHasTerms}>
        {t('register.terms')}{' '}
        <a href={href('userAgreement', {}, { locale })} target="_blank" rel="noopener">
          {t('register.agreement')}
        </a>
      </Checkbox>
      <FormProblem text={errors['terms']} />
    </>
  );
}
