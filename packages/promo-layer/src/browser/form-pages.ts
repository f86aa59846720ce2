const FORMS =
  /^(?:\/en)?\/(?:login|register|account-recovery|recover-password|confirm-email|social-login|revert-email|premium|sandbox-payment)(?:\/|$)/;

/** Beside a form of account or payment an offer would read as a part of it. */
export const isFormPage = (pathname: string): boolean => FORMS.test(pathname);
