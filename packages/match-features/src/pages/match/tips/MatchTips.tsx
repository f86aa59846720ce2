import type { MatchTip, MatchTips as Tips } from '@tipmark/contract';
import { MATCH_TIPS_SORT, TIP_RESULT } from '@tipmark/domain';
import { formatPercent } from '@tipmark/remote-kit/i18n';
import { css, EmptyState, LinkButton, MOBILE, Segmented } from '@tipmark/ui-kit';
import { TipCard } from '@tipmark/ui-kit/betting';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import type { ReactNode } from 'react';
import { outcomeName } from '../../../parts/odds/outcome-name.ts';
import { emptyText } from '../../../parts/page/empty-text.ts';
import type { Reader } from '../../../parts/page/reader.ts';
import { type PageAddress, usePageAddress } from '../../../parts/page/use-page-address.ts';
import { Avatar } from '../../../parts/tips/Avatar.tsx';
import { tipCardView } from '../../../parts/tips/tip-card-view.ts';
import { AddTip, type TipActions, TipLink } from './AddTip.tsx';
import { DelayedTips } from './DelayedTips.tsx';
import { TipChoices } from './TipChoices.tsx';
import { TipSplit } from './TipSplit.tsx';
import { isNarrowed, type TipsChoice, tipSortName, tipSorts } from './tips-choice.ts';

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${gap[8]} ${gap[16]};
  padding: 12px 16px;
  border-bottom: 1px solid var(--hair);
  > nav { max-width: 100%; overflow: auto hidden; scrollbar-width: none; }
  > :last-child { margin-left: auto; }
  > span { font-size: ${font.small}; line-height: 18px; font-weight: ${weight.medium}; color: var(--text2); }
  ${MOBILE} { padding: 12px var(--gutter); }
`;

const foot = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${gap[8]};
  padding: 12px 16px;
  border-top: 1px solid var(--hair);
`;

const SORT_KEYS = {
  authorPosition: 'match.sortAuthor',
  newest: 'match.sortNewest',
  odds: 'match.sortOdds',
} as const satisfies Record<keyof typeof MATCH_TIPS_SORT, string>;

interface MatchTipsProps {
  readonly tips: Tips;
  readonly choice: TipsChoice;
  readonly reader: Reader;
  readonly addressOf: (choice: TipsChoice) => string;
  /** Navigates there in place: the page retains its scroll position. */
  readonly onGo: (address: string) => void;
  readonly actions: TipActions;
  /** Where else to look when there are no tips and none can be added. */
  readonly elsewhere?: ReactNode;
}

/** So few tips need no filters. */
const MOST_UNCHOSEN = 3;

const avatarOf = ({ author }: MatchTip) => <Avatar name={author.name} className="" />;

/** The reader's own tip can be changed until the match starts. */
const OwnTip = ({ tip, actions, reader, pageOf }: TipProps) => (
  <TipCard
    tip={tipCardView(tip, reader, pageOf, { isOpen: actions.isOpen, isOwn: true })}
    avatar={avatarOf(tip)}
  >
    {actions.isOpen && (
      <TipLink
        kind="ghost"
        actions={actions}
        intent={{ kind: 'edit', tipId: tip.id }}
        label={reader.t('match.tipChangeOf', { outcome: outcomeName(tip.odd_type, reader.t) })}
        text={reader.t('match.tipChange')}
      />
    )}
  </TipCard>
);

/** Another's tip, to be repeated with its stake until the match starts. */
const OthersTip = ({ tip, actions, reader, pageOf }: TipProps) => {
  const outcome = outcomeName(tip.odd_type, reader.t);
  const stake = formatPercent(tip.stake, reader.locale, { decimals: 0 });
  return (
    <TipCard tip={tipCardView(tip, reader, pageOf, actions)} avatar={avatarOf(tip)}>
      {actions.isOpen && (
        <TipLink
          kind="ghost"
          actions={actions}
          intent={{ kind: 'new', oddType: tip.odd_type, stake: tip.stake, odds: tip.odds }}
          label={reader.t('match.tipRepeatOf', { outcome, stake })}
          text={reader.t('match.tipRepeat')}
        />
      )}
    </TipCard>
  );
};

interface TipProps {
  readonly tip: MatchTip;
  readonly actions: TipActions;
  readonly reader: Reader;
  readonly pageOf: PageAddress;
}

type NoTipsProps = Pick<TipProps, 'actions' | 'reader'> & { readonly children: ReactNode };

/** @param children where else to go once no tips are taken any more */
const NoTips = ({ actions, reader, children }: NoTipsProps) => (
  <EmptyState
    text={emptyText(reader, 'tips', actions.isOpen ? 'match.tipsEmpty' : 'match.tipsEmptyClosed')}
  >
    {actions.isOpen ? <AddTip actions={actions} reader={reader} /> : children}
  </EmptyState>
);

/** Tips on a match, a page of them; order and pages are links. */
export const MatchTips = (props: MatchTipsProps) => {
  const { tips, choice, reader, addressOf, onGo, actions, elsewhere } = props;
  const { t } = reader;
  const pageOf = usePageAddress();
  const sorted = (name: keyof typeof MATCH_TIPS_SORT) =>
    addressOf({ ...choice, sort: MATCH_TIPS_SORT[name], afterId: 0 });
  const delayed = tips.delayed ?? [];
  const isNone = tips.count === 0 && delayed.length === 0;
  const areSome = isNarrowed(choice);
  if (isNone && !areSome) {
    return (
      <NoTips actions={actions} reader={reader}>
        {elsewhere}
      </NoTips>
    );
  }
  const isOwn = ({ author }: MatchTip) => actions.userUrl !== '' && author.url === actions.userUrl;
  return (
    <>
      <div className={head}>
        {tips.count > 1 && (
          <Segmented
            label={t('match.tipsSort')}
            current={tipSortName(choice.sort)}
            onChoose={(name) => onGo(sorted(name))}
            items={tipSorts.map((name) => ({
              key: name,
              text: t(SORT_KEYS[name]),
              href: sorted(name),
            }))}
          />
        )}
        {tips.tips.some(({ result }) => result === TIP_RESULT.pending) && (
          <span>{t('match.tipsPending')}</span>
        )}
        <AddTip actions={actions} reader={reader} />
      </div>
      {tips.split && tips.split.length > 0 && <TipSplit split={tips.split} reader={reader} />}
      {(areSome || tips.count > MOST_UNCHOSEN) && (
        <TipChoices choice={choice} reader={reader} addressOf={addressOf} onGo={onGo} />
      )}
      {isNone && (
        <EmptyState text={t('match.tipsNone')}>
          <LinkButton href={addressOf({ sort: choice.sort, afterId: 0 })}>
            {t('match.tipsAll')}
          </LinkButton>
        </EmptyState>
      )}
      <ul>
        {tips.tips.map((tip) =>
          isOwn(tip) ? (
            <OwnTip key={tip.id} tip={tip} actions={actions} reader={reader} pageOf={pageOf} />
          ) : (
            <OthersTip key={tip.id} tip={tip} actions={actions} reader={reader} pageOf={pageOf} />
          ),
        )}
      </ul>
      {delayed.length > 0 && <DelayedTips tips={delayed} reader={reader} />}
      {(choice.afterId > 0 || tips.lastTipId !== null) && (
        <div className={foot}>
          {choice.afterId > 0 && (
            <LinkButton href={addressOf({ ...choice, afterId: 0 })}>
              {t('match.tipsFirst')}
            </LinkButton>
          )}
          {tips.lastTipId !== null && (
            <LinkButton href={addressOf({ ...choice, afterId: tips.lastTipId })}>
              {t('match.tipsNext')}
            </LinkButton>
          )}
        </div>
      )}
    </>
  );
};
