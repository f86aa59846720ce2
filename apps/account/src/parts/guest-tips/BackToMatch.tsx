import { usePageAddress } from '@tipmark/match-features';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { useSearchParams } from '@tipmark/remote-kit/router';
import { matchRouteOf } from '@tipmark/route-builder';
import { css, Icon } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import { matchAddress } from './match-address.ts';
import { useWaitingTips } from './use-waiting-tips.ts';

const backClass = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${gap[4]};
  min-height: 36px;
  font-size: ${font.small};
  line-height: 18px;
  font-weight: ${weight.medium};
  color: var(--accent);
  &:hover { text-decoration: underline; text-underline-offset: 3px; }
`;

/** To the match the visitor comes from, else to that of the last stored tip. */
export function BackToMatch() {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const pageOf = usePageAddress();
  const newest = useWaitingTips()?.at(-1);
  const page = newest && matchRouteOf(newest.sportType);
  const address =
    matchAddress(search.get('next')) ?? (page && pageOf(page, { matchUrl: newest.matchUrl }));
  if (address === undefined) return null;
  return (
    <a className={backClass} href={address}>
      <Icon name="chevronLeft" />
      {t('waiting.back')}
    </a>
  );
}
