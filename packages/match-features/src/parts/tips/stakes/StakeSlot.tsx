import { useTranslation } from '@tipmark/remote-kit/i18n';
import { css } from '@tipmark/ui-kit';
import { type ComponentType, useEffect, useState } from 'react';
import type { StakeAdviceProps } from './StakeAdvice.tsx';
import { STAKE_NAMESPACE, stakeMessages } from './stake-messages.ts';

/** The height of the calculator, so that nothing below it moves. */
const openRoom = css`
  min-height: 300px;
  @media (scripting: none) { display: none; }
`;
const foldedRoom = css`
  min-height: 36px;
`;

const loadPart = () =>
  import(/* webpackChunkName: "stake-advice" */ './StakeAdvice.tsx').then(
    ({ StakeAdvice }) => StakeAdvice,
  );

/** The stake calculator, loaded with its texts where it is shown; it is no loss when that fails. */
export function StakeSlot(props: StakeAdviceProps) {
  const { locale } = props.reader;
  const { i18n } = useTranslation();
  const [Part, setPart] = useState<ComponentType<StakeAdviceProps>>();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const [loaded, messages] = await Promise.all([loadPart(), stakeMessages[locale]()]);
      i18n.addMessages(STAKE_NAMESPACE, messages);
      if (isCurrent) setPart(() => loaded);
    };
    load().catch(() => {
      if (isCurrent) setMissing(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [i18n, locale]);
  if (isMissing) return null;
  return (
    <div className={props.isFolded ? foldedRoom : openRoom}>{Part && <Part {...props} />}</div>
  );
}
