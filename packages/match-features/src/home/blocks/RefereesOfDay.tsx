import { HOME_BLOCK } from '@tipmark/domain';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import type { HomeFeature } from '../home-feature.ts';
import type { Home } from '../use-home.ts';
import { Block } from './Block.tsx';

interface RefereesOfDayProps {
  readonly home: Home;
  readonly feature: HomeFeature;
}

/** Who leads the matches of today, and how strictly. */
export const RefereesOfDay = ({ home, feature }: RefereesOfDayProps) => {
  const { t, locale, blockOf, moreOf, linkTo } = home;
  const block = blockOf(HOME_BLOCK.referees);
  if (!block) return null;
  const refereeHref = linkTo(feature.routes.referee);
  const number = (value: number | null, decimals: number) =>
    value === null ? '–' : formatNumber(value, locale, { decimals });
  return (
    <Block title={t('home.referees')} more={{ href: moreOf(block), text: t('home.all') }}>
      <table>
        <colgroup>
          <col />
          <col width="36" />
          <col width="44" />
          <col width="64" />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{t('home.referee')}</th>
            <th scope="col" className="n">
              <abbr title={t('home.matchesTitle')}>{t('home.n')}</abbr>
            </th>
            <th scope="col" className="n">
              <abbr title={t('home.yellowTitle')}>{t('home.yellow')}</abbr>
            </th>
            <th scope="col" className="n">
              <abbr title={t('home.penaltiesTitle')}>{t('home.penalties')}</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {block.items.map(({ link, name, countOfMatches, yellowCards, penalties }) => {
            const address = refereeHref(link);
            return (
              <tr key={link}>
                <th scope="row">
                  {address === undefined ? (
                    <span className="cut">{name}</span>
                  ) : (
                    <a className="cut" href={address}>
                      {name}
                    </a>
                  )}
                </th>
                <td className="n">{countOfMatches}</td>
                <td className="n">{number(yellowCards, 1)}</td>
                <td className="n">{number(penalties, 2)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Block>
  );
};
