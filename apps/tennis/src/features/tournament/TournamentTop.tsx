import type { TournamentPage } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { PageLink, type Reader } from '@tipmark/match-features';
import { PageHead, pageMark } from '@tipmark/match-features/lists';
import { Button, Card, Select } from '@tipmark/ui-kit';
import { countryText, flagOf } from '../../shared/country-text.ts';
import { datesText } from '../../shared/dates-text.ts';
import { scoreFrom } from '../../shared/final-score.ts';
import { tourUnlessNamed } from '../../shared/tour-name.ts';
import { editionText } from './edition-text.ts';
import { PlayerName } from './PlayerName.tsx';
import { editionKey, TABS, type TournamentView } from './tournament-address.ts';
import { championClass, topClass } from './tournament-class.ts';

interface TournamentTopProps {
  readonly page: TournamentPage;
  readonly view: TournamentView;
  /** Without any choice. */
  readonly address: string;
  readonly onChoose: (edition: string) => void;
  readonly reader: Reader;
}

/** The tournament with tour, surface, country and dates, and the choice of its year. */
export const TournamentTop = (props: TournamentTopProps) => {
  const { page, view, address, onChoose, reader } = props;
  const { t } = reader;
  const { league, edition, editions, tour, court } = page;
  return (
    <div className={topClass}>
      <PageHead
        countryCode={flagOf(league)}
        logo={league.logo}
        title={league.name}
        details={[
          tourUnlessNamed({ name: league.name, tour }, t),
          court === null ? '' : t(`court.${court}`),
          countryText(league),
          datesText(edition, reader),
          t(`tournament.state-${edition.state}`),
          page.originalName ?? '',
        ]}
        mark={pageMark(page, reader)}
      />
      {editions.length > 1 && (
        <form action={address} aria-label={t('tournament.editions')}>
          {view.tab !== TABS[0] && <input type="hidden" name="tab" value={view.tab} />}
          <Select
            label={t('tournament.edition')}
            isNamed
            name="season"
            value={editionKey(edition)}
            onChoose={onChoose}
            options={editions.map((one) => ({ value: editionKey(one), text: editionText(one, t) }))}
          />
          <Button type="submit" isSmall className="send">
            {t('match.apply')}
          </Button>
        </form>
      )}
    </div>
  );
};

interface ChampionBarProps {
  readonly page: TournamentPage;
  readonly reader: Reader;
}

/** The champion of the edition and the one before. */
export const ChampionBar = ({ page: { final, holder }, reader }: ChampionBarProps) => {
  const { t } = reader;
  if (final === null && holder === null) return null;
  const match = final && decodeMatch(final.match);
  return (
    <Card isFlush>
      <dl className={championClass}>
        {final && match && (
          <div>
            <dt>{t('tournament.champion')}</dt>
            <dd>
              <PlayerName player={final.champion} />
              <small>
                <PageLink to="tennisEvents" params={{ matchUrl: match.link }}>
                  {t('tournament.finalOf', {
                    opponent: final.finalist.name,
                    score: scoreFrom(match, final.isChampionHome, t),
                  })}
                </PageLink>
              </small>
            </dd>
          </div>
        )}
        {holder && (
          <div>
            <dt>{t('tournament.holder', { season: holder.season })}</dt>
            <dd>
              <PlayerName player={holder.player} />
            </dd>
          </div>
        )}
      </dl>
    </Card>
  );
};
