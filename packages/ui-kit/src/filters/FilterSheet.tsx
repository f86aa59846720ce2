import { Button, css, inPlace, LinkButton, ProgressLine } from '@tipmark/ui-kit';
import { Drawer } from '@tipmark/ui-kit/overlays';
import type { ReactNode } from 'react';
import { gap } from '../theme/scales.ts';
import { stackedFieldsClass } from './filter-fields-class.ts';
import type { FilterReset } from './filter-reset.ts';

const foot = css`
  position: relative;
  display: flex;
  gap: ${gap[8]};
  button { flex: 1; }
  .progress { position: absolute; inset: -10px -16px auto; }
`;

export interface FilterSheetProps {
  readonly title: string;
  readonly closeLabel: string;
  /** `Show 38`. */
  readonly showLabel: string;
  /** Label of a busy list; absent while nothing is loading. */
  readonly loadingLabel?: string | undefined;
  readonly reset?: FilterReset | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * The conditions of a list over the whole screen of a phone; each takes effect when it is chosen.
 */
export const FilterSheet = (props: FilterSheetProps) => {
  const { title, closeLabel, showLabel, loadingLabel, reset, onClose, children } = props;
  return (
    <Drawer
      title={title}
      closeLabel={closeLabel}
      onClose={onClose}
      isFullHeight
      foot={
        <div className={foot}>
          {loadingLabel !== undefined && (
            <div className="progress">
              <ProgressLine label={loadingLabel} />
            </div>
          )}
          {reset && (
            <LinkButton href={reset.href} onClick={inPlace(reset.onGo)}>
              {reset.text}
            </LinkButton>
          )}
          <Button kind="primary" onClick={onClose}>
            {showLabel}
          </Button>
        </div>
      }
    >
      <div className={stackedFieldsClass}>{children}</div>
    </Drawer>
  );
};
