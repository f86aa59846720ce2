import type { FoundTip } from '@tipmark/contract';
import {
  ageText,
  Face,
  intentParams,
  movementView,
  PageLink,
  RatingLabel,
  type Reader,
  usePageAddress,
} from '@tipmark/match-features';
import { selectNowSeconds } from '@tipmark/remote-kit';
import {
  formatNumber,
  formatOdds,
  formatPercent,
  formatWhen,
  knownStart,
} from '@tipmark/remote-kit/i18n';
import { useSelector } from '@tipmark/remote-kit/store';
import { Badge, Flag, LinkButton } from '@tipmark/ui-kit';
import { PriceMovement } from '@tipmark/ui-kit/betting';
import { useState } from 'react';
import { nameOfOutcome } from '../../parts/outcomes/name-of-outcome.ts';
import { figure, MATCH_ROUTES, type TipPlace, teamsOf } from './found-tip-view.ts';
import { tipCardClass } from './search-class.ts';

interface FoundTipCardProps {
  readonly tip: FoundTip;
  /** Absent while the match is unknown. */
  readonly place: TipPlace | undefined;
  readonly reader: Reader;
}

/** A text up to this long is shown in full. */
const SHORT_TEXT = 240;

/**
 * A tip with the record of its author: the match, the outcome, the price then and now, and the
 * reasons.
 */
export const FoundTipCard = ({ tip, place, reader }: FoundTipCardProps) => {
  const { t, locale, timeZone, nowSeconds } = reader;
  const { author, sport } = tip;
  const addressOf = usePageAddress();
  const outcome = nameOfOutcome(tip.odd_type, sport, t);
  const route = MATCH_ROUTES[sport];
  const movement = movementView(tip.odds, tip.currentOdds, locale);
  const matchUrl = place?.match.link;
  const ownTip =
    matchUrl === undefined
      ? undefined
      : addressOf(route, { matchUrl, ...intentParams({ kind: 'new', oddType: tip.odd_type }) });
  return (
    <li className={tipCardClass}>
      <header>
        <Face name={author.name} className="face" />
        <div>
          <span>
            <PageLink to="profile" params={{ userUrl: author.url }} className="by">
              {author.name}
            </PageLink>
            {author.label !== null && author.position !== null && (
              <RatingLabel
                label={author.label}
                title={t('match.place', { value: author.position })}
              />
            )}
            {tip.isDelayed && <Badge tone="premium">{t('search.delayed')}</Badge>}
          </span>
          <small>
            {author.countOfTips === null || author.countOfTips === 0
              ? t('search.noRecord')
              : t('search.record', {
                  roi: figure(author.roiPercent, reader),
                  clv: figure(author.clvPercent, reader),
                  n: formatNumber(author.countOfTips, locale),
                  count: author.countOfTips,
                })}
          </small>
        </div>
        <Age seconds={tip.createdAt} reader={reader} />
      </header>
      {place && (
        <div className="match">
          <small>
            {place.countryCode !== undefined && <Flag code={place.countryCode} />}
            {place.league !== undefined && <span>{place.league}</span>}
            <span>
              {formatWhen(
                place.match.startsAt,
                nowSeconds,
                locale,
                timeZone,
                knownStart(place.match),
              )}
            </span>
          </small>
          <PageLink to={route} params={{ matchUrl: place.match.link }}>
            {teamsOf(place, reader)}
          </PageLink>
        </div>
      )}
      <dl>
        <div className="what">
          <dt>{t('search.outcome')}</dt>
          <dd>{outcome}</dd>
        </div>
        <div>
          <dt>{t('search.taken')}</dt>
          <dd>{formatOdds(tip.odds)}</dd>
        </div>
        <div>
          <dt>{t('search.now')}</dt>
          <dd>
            {formatOdds(tip.currentOdds)} {movement && <PriceMovement {...movement} />}
          </dd>
        </div>
        <div>
          <dt>{t('search.value')}</dt>
          <dd>{figure(tip.valuePercent, reader)}</dd>
        </div>
        <div>
          <dt>{t('search.stake')}</dt>
          <dd>{formatPercent(tip.stake, locale, { decimals: 0 })}</dd>
        </div>
      </dl>
      {tip.description !== '' && <Text text={tip.description} reader={reader} />}
      <footer>
        <small title={tip.hash}>{t('search.ledger', { seq: tip.seq })}</small>
        {ownTip !== undefined && (
          <LinkButton isSmall href={ownTip} aria-label={t('search.toTipOn', { outcome })}>
            {t('search.toTip')}
          </LinkButton>
        )}
      </footer>
    </li>
  );
};

const Age = ({ seconds, reader }: { readonly seconds: number; readonly reader: Reader }) => {
  const now = useSelector(selectNowSeconds);
  return (
    <small>
      <time dateTime={new Date(seconds * 1_000).toISOString()}>
        {ageText(seconds, now, reader)}
      </time>
    </small>
  );
};

/** The beginning of a long text, and all of it on demand; complete without scripts. */
const Text = ({ text, reader: { t } }: { readonly text: string; readonly reader: Reader }) => {
  const [isWhole, setWhole] = useState(text.length <= SHORT_TEXT);
  const end = isWhole ? text.length : Math.max(text.lastIndexOf(' ', SHORT_TEXT), 1);
  return (
    <>
      <p className={isWhole ? undefined : 'cut'}>
        {text.slice(0, end)}
        {!isWhole && <span className="rest">{text.slice(end)}</span>}
      </p>
      {text.length > SHORT_TEXT && (
        <button
          type="button"
          className="whole"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {t(isWhole ? 'common:button.collapse' : 'common:button.showMore')}
        </button>
      )}
    </>
  );
};
