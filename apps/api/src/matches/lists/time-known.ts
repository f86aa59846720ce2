/** Answers only mention a start of an unknown hour; absent means that it is known. */
export const timeKnown = ({
  is_time_known: isKnown,
}: {
  readonly is_time_known: boolean;
}): { isTimeKnown?: false } => (isKnown ? {} : { isTimeKnown: false });
