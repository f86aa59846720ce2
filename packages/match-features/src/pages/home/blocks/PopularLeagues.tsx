import { HOME_BLOCK } from '@tipmark/domain';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { Flag } from '@tipmark/ui-kit';
import type { HomeFeature } from '../home-feature.ts';
import type { Home } from '../use-home.ts';
import { Block } from './Block.tsx';

interface PopularLeaguesProps {
  readonly home: Home;
  readonly feature: HomeFeature;
}

/** Leagues by how much their matches are watched. */
export const PopularLeagues = ({ home, feature }: PopularLeaguesProps) => {
  const { t, locale, blockOf, moreOf, pageOf } = home;
  const block = blockOf(HOME_BLOCK.popularLeagues);
  if (!block) return null;
  return (
    <Block title={t('home.popularLeagues')} more={{ href: moreOf(block), text: t('home.all') }}>
      <ul className="rows">
        {block.items.map((league) => (
          <li key={league.id}>
            <a href={pageOf(feature.routes.league, { leagueId: league.link })}>
              <Flag code={league.countryCode} />
              <span className="cut" title={`${league.countryName} · ${league.name}`}>
                {league.name}
              </span>
              <span className="n">
                {league.countOfNext > 0 ? formatNumber(league.countOfNext, locale) : '–'}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="note">{t('home.leaguesNote')}</p>
    </Block>
  );
};
