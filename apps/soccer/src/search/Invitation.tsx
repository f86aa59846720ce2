import type { Reader } from '@tipmark/match-features';
import { useServedRoutes } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';

interface InvitationProps {
  readonly reader: Reader;
}

const ways = ['index', 'results', 'leagues', 'leaderboard', 'aboutUs'] as const;
const WAYS = 3;

/** Nothing to show: how to ask, and where else to look. */
export const Invitation = ({ reader: { t, locale } }: InvitationProps) => {
  const served = useServedRoutes();
  return (
    <>
      <p>{t('search.hint')}</p>
      <div className="ways">
        {ways
          .filter((route) => served.has(route))
          .slice(0, WAYS)
          .map((route) => (
            <a key={route} href={href(route, {}, { locale })}>
              {t(`page.${route}`)}
            </a>
          ))}
      </div>
    </>
  );
};
