import { type Reader, usePageAddress } from '@tipmark/match-features';
import { selectSession } from '@tipmark/remote-kit';
import { useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { css, LinkButton } from '@tipmark/ui-kit';
import { gap, radius } from '@tipmark/ui-kit/style-values';

const noticeClass = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${gap[8]} ${gap[16]};
  padding: 12px 16px;
  border-radius: ${radius.card};
  background: var(--premiumTint);
  p { flex: 1 1 320px; }
  b { color: var(--premium); }
  .ways { display: flex; flex-wrap: wrap; gap: ${gap[8]}; min-width: 0; }
  .ways > a { max-width: 100%; white-space: normal; }
`;

interface PremiumNoticeProps {
  /** The page it is on, for statistics. */
  readonly source: 'odds-scanner' | 'dropping-odds' | 'search';
  /** The address to return to. */
  readonly here: string;
  readonly title: string;
  readonly text: string;
  readonly wayText: string;
  readonly reader: Reader;
}

/** Says what a page lacks without a subscription, and how to get the rest. */
export const PremiumNotice = (props: PremiumNoticeProps) => {
  const { source, here, title, reader } = props;
  const { t, locale } = reader;
  const { isSignedIn } = useSelector(selectSession);
  const cameFrom = { source, next: here };
  const login = usePageAddress()('login', cameFrom);
  return (
    <section className={noticeClass} aria-label={title}>
      <p>
        <b>{title}</b> {props.text}
      </p>
      <div className="ways">
        <LinkButton kind="primary" href={href('premium', cameFrom, { locale })}>
          {props.wayText}
        </LinkButton>
        {!isSignedIn && login !== undefined && (
          <LinkButton href={login}>{t('button.signIn')}</LinkButton>
        )}
      </div>
    </section>
  );
};
