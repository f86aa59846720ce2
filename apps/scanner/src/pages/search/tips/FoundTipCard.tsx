import type { FoundTip } from '@tipmark/contract';
import {
  Avatar,
  ageText,
  CapperBadges,
  intentParams,
  movementView,
  PageLink,
  type Reader,
  usePageAddress,
} from '@tipmark/match-features';
import { selectNowSeconds } from '@tipmark/remote-kit';
import { formatOdds, formatPercent, formatWhen, knownStart } from '@tipmark/remote-kit/i18n';
import { useSelector } from '@tipmark/remote-kit/store';
import { matchRouteOf, type RouteName } from '@tipmark/route-builder';
import { Badge, Flag, LinkButton } from '@tipmark/ui-kit';
import { PriceMovement } from '@tipmark/ui-kit/betting';
import { useState } from 'react';
import { nameOfOutcome } from '../../../parts/outcomes/name-of-outcome.ts';
import { CapperLabel } from '../cappers/CapperLabel.tsx';
import { recordLine, signedPercent } from '../cappers/capper-record.ts';
import { tipCardClass } from '../search-class.ts';
import { type TipPosition, teamsOf } from './found-tip-view.ts';

interface FoundTipCardProps {
  readonly tip: FoundTip;
  /** Absent while the match is unknown. */
  readonly tipMatch: TipPosition | undefined;
  readonly reader: Reader;
}

/** A text up to this long is shown in full. */
const SHORT_TEXT = 240;

/**
 * A tip with the record of its author: the match, the outcome, the price then and now, and the
 * reasons.
 */
export const FoundTipCard = ({ tip, tipMatch, reader }: FoundTipCardProps) => {
  const { t } = reader;
  const addressOf = usePageAddress();
  const outcome = nameOfOutcome(tip.odd_type, tip.sport, t);
  const matchUrl = tipMatch?.match.link;
  const intent = intentParams({
    kind: 'new',
    oddType: tip.odd_type,
    stake: tip.stake,
    odds: tip.odds,
  });
  const route = matchRouteOf(tip.sport) ?? 'events';
  const ownTip = matchUrl && addressOf(route, { matchUrl, ...intent });
  return (
    <li className={tipCardClass}>
      <Author tip={tip} reader={reader} />
      {tipMatch && <Match tipMatch={tipMatch} route={route} reader={reader} />}
      <div className="bet">
        <Prices tip={tip} outcome={outcome} reader={reader} />
        {ownTip !== undefined && (
          <LinkButton isSmall href={ownTip} aria-label={t('search.toTipOn', { outcome })}>
            {t('search.toTip')}
          </LinkButton>
        )}
      </div>
      {tip.description !== '' && <Text text={tip.description} reader={reader} />}
    </li>
  );
};

type TipProps = Pick<FoundTipCardProps, 'tip' | 'reader'>;

const Author = ({ tip, reader }: TipProps) => {
  const { t } = reader;
  const { author } = tip;
  return (
    <header>
      <Avatar name={author.name} className="avatar" />
      <div>
        <span>
          <PageLink to="profile" params={{ userUrl: author.url }} className="by">
            {author.name}
          </PageLink>
          <CapperLabel {...author} reader={reader} />
          <CapperBadges badges={author.badges} reader={reader} />
          {tip.isDelayed && <Badge tone="premium">{t('search.delayed')}</Badge>}
        </span>
        <small>
          {author.countOfTips === null || author.countOfTips === 0
            ? t('search.noRecord')
            : recordLine({ ...author, countOfTips: author.countOfTips }, reader)}
        </small>
      </div>
      <small className="record">
        <Age seconds={tip.createdAt} reader={reader} />
        <span title={tip.hash}>{t('search.ledger', { seq: tip.seq })}</span>
      </small>
    </header>
  );
};

interface MatchProps {
  readonly tipMatch: TipPosition;
  readonly route: RouteName;
  readonly reader: Reader;
}

const Match = ({ tipMatch, route, reader }: MatchProps) => {
  const { locale, timeZone, nowSeconds } = reader;
  const { match, league, countryCode } = tipMatch;
  return (
    <div className="match">
      <PageLink to={route} params={{ matchUrl: match.link }}>
        {teamsOf(tipMatch, reader)}
      </PageLink>
      <small>
        {countryCode !== undefined && <Flag code={countryCode} />}
        {league !== undefined && <span className="league">{league}</span>}
        <span>{formatWhen(match.startsAt, nowSeconds, locale, timeZone, knownStart(match))}</span>
      </small>
    </div>
  );
};

/** The outcome, its price then and now, the value of that, and the stake. */
const Prices = ({ tip, outcome, reader }: TipProps & { readonly outcome: string }) => {
  const { t, locale } = reader;
  const movement = movementView(tip.odds, tip.currentOdds, locale);
  const parts = [
    ['taken', formatOdds(tip.odds)],
    [
      'now',
      <>
        {formatOdds(tip.currentOdds)} {movement && <PriceMovement {...movement} />}
      </>,
    ],
    ['value', signedPercent(tip.valuePercent, reader)],
    ['stake', formatPercent(tip.stake, locale, { decimals: 0 })],
  ] as const;
  return (
    <dl>
      <div className="what">
        <dt>{t('search.outcome')}</dt>
        <dd>{outcome}</dd>
      </div>
      {parts.map(([key, shown]) => (
        <div key={key}>
          <dt>{t(`search.${key}`)}</dt>
          <dd>{shown}</dd>
        </div>
      ))}
    </dl>
  );
};

const Age = ({ seconds, reader }: { readonly seconds: number; readonly reader: Reader }) => {
  const now = useSelector(selectNowSeconds);
  return (
    <time dateTime={new Date(seconds * 1_000).toISOString()}>{ageText(seconds, now, reader)}</time>
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
