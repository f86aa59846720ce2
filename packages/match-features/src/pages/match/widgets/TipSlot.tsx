import { css } from '@tipmark/ui-kit';
import { font, radius, weight } from '@tipmark/ui-kit/style-values';
import { useState } from 'react';
import type { TipDrawerSlotProps } from '../tab-props.ts';
import { TipDrawerSlot } from './TipDrawerSlot.tsx';

const noticeClass = css`
  padding: 12px 16px;
  border-radius: ${radius.card};
  background: var(--warnTint);
  color: var(--warn);
  font-size: ${font.body};
  line-height: 20px;
  font-weight: ${weight.medium};
`;

/**
 * What an address with a tip in it shows: the drawer, or a note that the match takes no tips. If
 * the match begins while the drawer is open, it stays open and shows that itself.
 */
export const TipSlot = (props: TipDrawerSlotProps) => {
  const { tipping, reader } = props.match;
  const [wasOpen] = useState(tipping.isOpen);
  if (wasOpen) return <TipDrawerSlot {...props} />;
  const reason = tipping.isCalledOff ? 'match.tipCalledOff' : 'match.tipTooLate';
  return <p className={noticeClass}>{reader.t(reason)}</p>;
};
