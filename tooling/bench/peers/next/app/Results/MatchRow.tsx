import type { MatchListItem, TeamInMatch } from '@tipmark/contract/match-wire';
import { memo, type ReactElement } from 'react';
import {
  clockOf,
  isWarning,
  labelOf,
  leadOf,
  listsOf,
  noteOf,
  type Price,
  pricesLabelOf,
  pricesOf,
  standingOf,
} from './match-view.ts';
import { Star } from './Star.tsx';
import { timeOf } from './time-texts.ts';

interface SideProps {
  readonly team: TeamInMatch;
  readonly standing: string | undefined;
}

const Team = ({ team, standing }: SideProps) => (
  <span className={standing}>
    <i className="cr">{[...team.name][0]}</i>
    <span>{team.name}</span>
    {team.redCards ? <i className="rc">{team.redCards > 1 && team.redCards}</i> : null}
  </span>
);

const Score = ({ team, standing }: SideProps) => (
  <span className={standing}>
    {team.score}
    {team.penaltiesScore !== undefined && <small>{`(${team.penaltiesScore})`}</small>}
  </span>
);

const PriceCell = ({ price }: { readonly price: Price | null }) =>
  price === null ? (
    <span className="od">–</span>
  ) : (
    <span className={price.className}>{price.move ? <b>{price.text}</b> : price.text}</span>
  );

export interface MatchRowProps {
  readonly match: MatchListItem;
  readonly now: number;
  readonly isInNewTab: boolean;
  readonly isStarred: boolean;
  readonly onStar: (key: string) => void;
}

const NONE = [null, null, null, null, null];

const Row = ({ match, now, isInNewTab, isStarred, onStar }: MatchRowProps): ReactElement => {
  const { home, away } = match;
  const clock = clockOf(match);
  const note = noteOf(match);
  const prices = pricesOf(match, now);
  const lead = leadOf(match);
  const time = timeOf(match.startsAt);
  const hosts = { team: home, standing: standingOf(match, lead) };
  const guests = { team: away, standing: standingOf(match, -lead) };
  return (
    <li className={listsOf(match, now)}>
      <a
        className="r"
        href={`/Events/${match.link}`}
        aria-label={labelOf(match, prices)}
        target={isInNewTab ? '_blank' : undefined}
      />
      <Star
        value={`m${match.matchId}`}
        name={`${home.name} – ${away.name}`}
        isOn={isStarred}
        onPress={onStar}
      />
      {prices.length > 0 && (
        <a
          className="p"
          href={`/Events/${match.link}?tab=odds`}
          aria-label={pricesLabelOf(match)}
        />
      )}
      <span className="v" aria-hidden="true">
        <span className="tm">
          {clock && <b>{clock.text}</b>}
          {clock ? <small>{time}</small> : time}
          {note && <small className={isWarning(match) ? 'wn' : undefined}>{note}</small>}
        </span>
        <span className="tt">
          <Team {...hosts} />
          <Team {...guests} />
        </span>
        <span className={clock ? 'sc lv' : 'sc'}>
          <Score {...hosts} />
          <Score {...guests} />
        </span>
        <span className="fc">{match.forecastScore ?? '–'}</span>
        <span className={prices.length === 0 ? 'os no' : 'os'}>
          {(prices.length === 0 ? NONE : prices).map((price, index) => (
            <PriceCell key={index} price={price} />
          ))}
        </span>
        <span className="tp" />
      </span>
    </li>
  );
};

export const MatchRow = memo(Row);
