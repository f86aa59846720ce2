/** Parts of the drill: what is cut off from the others, and what is healed again. */
export const MACHINE_STEPS = [
  'before',
  'leader cut off',
  'leader healed',
  'shell cut off',
  'shell healed',
  'after',
] as const;

export type MachineStep = (typeof MACHINE_STEPS)[number];

/** The machine that a step is about, by what it does. */
export const subjectOf = (step: MachineStep): 'leader' | 'shell' | undefined => {
  const [subject] = step.split(' ');
  return subject === 'leader' || subject === 'shell' ? subject : undefined;
};

export const isCut = (step: MachineStep): boolean => step.endsWith('cut off');
