import type { SeasonPage } from '@tipmark/contract';
import { StarButton } from '../../../parts/favourites/StarButton.tsx';
import { PageHead } from '../../../parts/lists/PageHead.tsx';
import { type Reader } from '../../../parts/page/reader.ts';
import { pageMark } from '../../../parts/page/simulated-mark.ts';
import { seasonProgress } from '../season-progress.ts';

interface LeagueHeadProps {
  readonly page: SeasonPage;
  readonly reader: Reader;
}

/** The league, the season, and its progress. */
export const LeagueHead = ({ page, reader }: LeagueHeadProps) => {
  const { t } = reader;
  const { league, season, originalName = '' } = page;
  const details = [league.countryName, originalName, season.name, seasonProgress(page, reader)];
  return (
    <PageHead
      countryCode={league.countryCode}
      logo={league.logo}
      title={league.name}
      details={details}
      mark={pageMark(page, reader)}
      twitter={page.twitter}
      tools={<StarButton star={`l${league.id}`} label={t('league.favourite')} />}
    />
  );
};
