import type { MatchTips as Tips } from '@tipmark/contract';
import { MATCH_TIPS_SORT } from '@tipmark/domain';
import { css, EmptyState, LinkButton, MOBILE, Segmented } from '@tipmark/ui-kit';
import { TipCard } from '@tipmark/ui-kit/betting';
import type { Reader } from '../match-page/reader.ts';
import { tipCardView } from './tip-card-view.ts';
import { type TipsChoice, tipSortName, tipSorts } from './tips-choice.ts';

const head = css`
  display: flex;
  padding: 12px 16px;
  border-bottom: 1px solid var(--hair);
  overflow: auto hidden;
  scrollbar-width: none;
  ${MOBILE} { padding: 12px var(--gutter); }
`;

const foot = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 12px 16px;
  border-top: 1px solid var(--hair);
`;

const sortWords = {
  authorPosition: 'match.sortAuthor',
  newest: 'match.sortNewest',
  odds: 'match.sortOdds',
} as const satisfies Record<keyof typeof MATCH_TIPS_SORT, string>;

interface MatchTipsProps {
  readonly tips: Tips;
  readonly choice: TipsChoice;
  readonly reader: Reader;
  readonly addressOf: (choice: TipsChoice) => string;
  /** Goes there in place: the page stays where it is scrolled. */
  readonly onGo: (address: string) => void;
}

/** Tips on a match, a page of them; order and pages are links. */
export const MatchTips = ({ tips, choice, reader, addressOf, onGo }: MatchTipsProps) => {
  const { t } = reader;
  const sorted = (name: keyof typeof MATCH_TIPS_SORT) =>
    addressOf({ sort: MATCH_TIPS_SORT[name], afterId: 0 });
  if (tips.count === 0) return <EmptyState text={t('match.tipsEmpty')} />;
  return (
    <>
      {tips.count > 1 && (
        <div className={head}>
          <Segmented
            label={t('match.tipsSort')}
            current={tipSortName(choice.sort)}
            onChoose={(name) => onGo(sorted(name))}
            items={tipSorts.map((name) => ({
              key: name,
              text: t(sortWords[name]),
              href: sorted(name),
            }))}
          />
        </div>
      )}
      <ul>
        {tips.tips.map((tip) => (
          <TipCard key={tip.id} tip={tipCardView(tip, reader)} />
        ))}
      </ul>
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
