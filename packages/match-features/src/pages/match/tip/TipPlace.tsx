import { css } from '@tipmark/ui-kit';
import { useState } from 'react';
import { TipDrawerPlace, type TipDrawerPlaceProps } from './TipDrawerPlace.tsx';

const noticeClass = css`
  padding: 12px 16px;
  border-radius: 10px;
  background: var(--warnTint);
  color: var(--warn);
  font-size: 14px;
  line-height: 20px;
  font-weight: 500;
`;

/**
 * What an address with a tip in it asks for: the drawer, or of a match that takes no tips that it
 * does not. Who is at a tip when the match begins keeps the drawer, which says so itself.
 */
export const TipPlace = (props: TipDrawerPlaceProps) => {
  const { tipping, reader } = props.match;
  const [wasOpen] = useState(tipping.isOpen);
  if (wasOpen) return <TipDrawerPlace {...props} />;
  const reason = tipping.isCalledOff ? 'match.tipCalledOff' : 'match.tipTooLate';
  return <p className={noticeClass}>{reader.t(reason)}</p>;
};
