import { RatingLabel, type Reader } from '@tipmark/match-features';

interface CapperLabelProps {
  readonly label: string | null;
  readonly position: number | null;
  readonly reader: Pick<Reader, 't'>;
}

/** The rating of a capper who has one. */
export const CapperLabel = ({ label, position, reader: { t } }: CapperLabelProps) =>
  label === null || position === null ? null : (
    <RatingLabel label={label} title={t('match.place', { value: position })} />
  );
