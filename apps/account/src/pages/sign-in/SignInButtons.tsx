import { type HostState, selectLocale, selectSession } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { useSearchParams } from '@tipmark/remote-kit/router';
import { useSelector } from '@tipmark/remote-kit/store';
import { css, LinkButton } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import { signInProvidersLoad } from './sign-in-loads.ts';

const listClass = css`
  display: grid;
  gap: ${gap[8]};
  h2 { font-size: ${font.small}; line-height: 18px; font-weight: ${weight.medium}; color: var(--text2); text-align: center; }
  ul { display: grid; gap: ${gap[8]}; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); }
  li > a { width: 100%; min-height: 44px; justify-content: center; }
`;

/** A call of the API, which redirects the browser. */
const startOf = (id: string, query: URLSearchParams) => `/api/auth/${id}/start?${query.toString()}`;

/** Sign-in by an account of another site: plain links, so that they work without scripts. */
export function SignInButtons() {
  const { t } = useTranslation('account');
  const locale = useSelector(selectLocale);
  const { isSignedIn } = useSelector(selectSession);
  const [search] = useSearchParams();
  const { data } = useSelector((state: HostState) => signInProvidersLoad.select(state));
  if (isSignedIn || data === undefined || data.providers.length === 0) return null;
  const next = search.get('next');
  const query = new URLSearchParams({ locale, ...(next && { next }) });
  return (
    <section className={listClass} aria-labelledby="sign-in-by">
      <h2 id="sign-in-by">{t('signIns.or')}</h2>
      <ul>
        {data.providers.map(({ id, title }) => (
          <li key={id}>
            <LinkButton href={startOf(id, query)}>{title}</LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
