interface KnownRow {
  readonly is_time_known: boolean;
  readonly is_day_known: boolean;
}

/** Answers only mention a start of an unknown hour or day; absent means that it is known. */
export const timeKnown = (row: KnownRow): { isTimeKnown?: false; isDayKnown?: false } => ({
  ...(!row.is_time_known && { isTimeKnown: false }),
  ...dayKnown(row),
});

/** The same of the day alone. */
export const dayKnown = ({
  is_day_known: isKnown,
}: Pick<KnownRow, 'is_day_known'>): { isDayKnown?: false } =>
  isKnown ? {} : { isDayKnown: false };
