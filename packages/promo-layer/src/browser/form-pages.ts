const FORMS =
  /^(?:\/en)?\/(?:login|register|account-recovery|recover-password|confirm-email|social-login|revert-email|premium|sandbox-payment|feedback|unsubscribe|display|time-zone)(?:\/|$)/;
const SETTINGS = /^(?:\/en)?\/profile\/.*[?&]edit=/;

export interface PageAddress {
  readonly pathname: string;
  readonly search?: string;
}

/** Beside a form of account or payment an offer would read as a part of it. */
export const isFormPage = ({ pathname, search = '' }: PageAddress): boolean =>
  FORMS.test(pathname) || SETTINGS.test(pathname + search);
