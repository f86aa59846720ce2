import { inPlace, LinkButton } from '@tipmark/ui-kit';
import type { Reader } from '../../../parts/page/reader.ts';
import type { TipIntent } from '../../../parts/tips/tip-intent.ts';

/** A reader's actions on tips of the match. */
export interface TipActions {
  /** Tips are accepted. */
  readonly isOpen: boolean;
  /** The match is postponed or cancelled. */
  readonly isCalledOff?: boolean;
  /** Key of the reader's own profile; empty for a guest. */
  readonly userUrl: string;
  readonly hrefOf: (intent: TipIntent) => string;
  readonly onOpen: (intent: TipIntent) => void;
  /** The visitor is about to open the drawer: loads what it needs. */
  readonly onNear: () => void;
}

interface TipLinkProps {
  readonly actions: TipActions;
  readonly intent: TipIntent;
  readonly kind?: 'primary' | 'plain' | 'ghost';
  readonly label?: string | undefined;
  readonly text: string;
}

/** A link to the tip drawer: it has its own address, opened in place. */
export const TipLink = ({ actions, intent, kind = 'plain', label, text }: TipLinkProps) => (
  <LinkButton
    kind={kind}
    isSmall
    href={actions.hrefOf(intent)}
    aria-label={label}
    onPointerEnter={actions.onNear}
    onFocus={actions.onNear}
    onClick={inPlace(() => actions.onOpen(intent))}
  >
    {text}
  </LinkButton>
);

const ANY = { kind: 'new', oddType: undefined } as const;

interface AddTipProps {
  readonly actions: TipActions;
  readonly reader: Reader;
}

/**
 * The button for a new tip; once the match has begun or been called off, a note that there is none.
 */
export const AddTip = ({ actions, reader: { t } }: AddTipProps) =>
  actions.isOpen ? (
    <TipLink kind="primary" actions={actions} intent={ANY} text={t('button.addTip')} />
  ) : (
    <span>{t(actions.isCalledOff === true ? 'match.tipCalledOff' : 'match.tipClosed')}</span>
  );
