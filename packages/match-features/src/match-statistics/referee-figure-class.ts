export type RefereeFigure = 'yellowCards' | 'redCards' | 'penalties' | 'fouls';

/**
 * How the column of a figure stands in a table of referees that goes by `lead`. A phone has room
 * for two: cards of both colours, or the yellow ones beside the figure the table goes by.
 */
export function refereeFigureClass(figure: RefereeFigure, lead: RefereeFigure): string | undefined {
  if (figure === lead) return 'now';
  if (figure === 'yellowCards') return undefined;
  return figure === 'redCards' && lead === 'yellowCards' ? undefined : 'wide';
}
