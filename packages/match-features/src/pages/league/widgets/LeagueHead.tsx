import type { SeasonPage } from '@tipmark/contract';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { StarButton } from '../../../favourites/StarButton.tsx';
import { PageHead } from '../../../lists/PageHead.tsx';
import { type Reader } from '../../../match-page/reader.ts';
import { simulatedMark } from '../../../match-page/simulated-mark.ts';

interface LeagueHeadProps {
  readonly page: SeasonPage;
  readonly reader: Reader;
}

/** The league, the season, and its progress. */
export const LeagueHead = ({ page, reader }: LeagueHeadProps) => {
  const { t, locale } = reader;
  const { league, season, countOfPlayed, countOfMatches, isSimulated } = page;
  const words = [
    league.countryName,
    season.name,
    // matches of a cup are unknown before its draw
    countOfMatches > 0
      ? t('league.played', {
          k: formatNumber(countOfPlayed, locale),
          n: formatNumber(countOfMatches, locale),
        })
      : '',
  ];
  return (
    <PageHead
      countryCode={league.countryCode}
      logo={league.logo}
      title={league.name}
      words={words}
      mark={simulatedMark(isSimulated, reader)}
      twitter={page.twitter}
      tools={<StarButton star={`l${league.id}`} label={t('league.favourite')} />}
    />
  );
};
