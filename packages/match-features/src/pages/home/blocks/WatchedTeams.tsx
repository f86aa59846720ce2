import { HOME_BLOCK } from '@tipmark/domain';
import { knownStart } from '@tipmark/remote-kit/i18n';
import { VisuallyHidden } from '@tipmark/ui-kit';
import { Crest } from '@tipmark/ui-kit/betting';
import type { HomeFeature } from '../home-feature.ts';
import type { Home } from '../use-home.ts';
import { Block } from './Block.tsx';

interface WatchedTeamsProps {
  readonly home: Home;
  readonly feature: HomeFeature;
}

/** Popular teams, each linking to its current or next match. */
export const WatchedTeams = ({ home, feature }: WatchedTeamsProps) => {
  const { t, whenOf, blockOf, moreOf, pageOf } = home;
  const block = blockOf(HOME_BLOCK.teams);
  if (!block) return null;
  return (
    <Block title={t('home.teams')} more={{ href: moreOf(block), text: t('home.all') }}>
      <ul className="rows">
        {block.items.map(({ link, name, logo, match }) => {
          const { isLive, score, startsAt, opponent } = match;
          const when = isLive
            ? t('home.playing', { score: score?.join(':') ?? '' })
            : whenOf(startsAt, knownStart(match));
          return (
            <li key={link}>
              <a href={pageOf(feature.routes.match, { matchUrl: match.link })}>
                {Crest({ name, logo: logo ?? undefined })}
                <span className="cut">{name}</span>
                <VisuallyHidden>{` – ${opponent}, `}</VisuallyHidden>
                <span className={isLive ? 'n lv' : 'n'}>{when}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </Block>
  );
};
