import { useServedRoutes } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';
import { type Reader } from '../../parts/page/reader.ts';
import type { SportPages } from '../../parts/sport/sport-pages.ts';

interface InvitationProps {
  readonly sport: SportPages;
  readonly reader: Reader;
}

const WAYS = 3;

/** Nothing to show: how to search, and where else to look. */
export const Invitation = ({ sport, reader: { t, locale } }: InvitationProps) => {
  const { index, results, leagues } = sport.routes;
  const ways = [
    // the namespace is the name of the sport
    [index, `sport.${sport.namespace}`],
    [results, 'page.results'],
    [leagues, sport.leaguesName ?? 'page.leagues'],
    ['leaderboard', 'page.leaderboard'],
    ['aboutUs', 'page.aboutUs'],
  ] as const;
  const served = useServedRoutes();
  return (
    <>
      <p>{t('search.hint')}</p>
      <div className="ways">
        {ways
          .flatMap(([route, text]) =>
            route !== undefined && served.has(route) ? [{ route, text }] : [],
          )
          .slice(0, WAYS)
          .map(({ route, text }) => (
            <a key={route} href={href(route, {}, { locale })}>
              {t(text)}
            </a>
          ))}
      </div>
    </>
  );
};
