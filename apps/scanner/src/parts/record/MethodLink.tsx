import { PageLink, type Reader } from '@tipmark/match-features';

/** Link to the explanation of records. */
export const MethodLink = ({ reader: { t } }: { readonly reader: Reader }) => (
  <p>
    <PageLink to="oddsScanner" params={{ method: 1 }}>
      {t('record.method')}
    </PageLink>
  </p>
);
