import { Stack } from './stack.ts';

/** Each expert's forecast of a match; absent = too little data. */
export type CompleteOpinions<Expert extends string> = {
  readonly [E in Expert]?: readonly number[] | undefined;
};

/** A set of experts that can be blended, with the weights it starts from. */
export interface StackKind<Expert extends string> {
  readonly name: string;
  readonly startWeights: { readonly [E in Expert]?: number };
}

export interface StackSetOptions<Expert extends string> {
  /** The most demanding first: the first whose experts all have an opinion is used. */
  readonly kinds: readonly StackKind<Expert>[];
  readonly outcomes: number;
  readonly hasBias?: boolean;
  readonly ridge: number;
  readonly halfLifeDays: number;
  readonly maxExamples: number;
}

interface Member<Expert> {
  readonly name: string;
  readonly experts: readonly Expert[];
  readonly stack: Stack;
}

/** One stack per set of available experts, so that a league without shots or odds has its own. */
export class StackSet<Expert extends string> {
  readonly #members: readonly Member<Expert>[];

  constructor({ kinds, ...options }: StackSetOptions<Expert>) {
    this.#members = kinds.map(({ name, startWeights }) => {
      const experts = Object.keys(startWeights) as Expert[];
      const weights = experts.map((expert) => startWeights[expert] ?? 0);
      return { name, experts, stack: new Stack({ ...options, startWeights: weights }) };
    });
  }

  blend(opinions: CompleteOpinions<Expert>): number[] {
    for (const { experts, stack } of this.#members) {
      const complete = allOf(experts, opinions);
      if (complete) return stack.blend(complete);
    }
    throw new Error('No stack can blend these forecasts: one of the last stack is missing');
  }

  /** A match trains every stack whose experts all had an opinion, not only the one used. */
  learn(atSeconds: number, opinions: CompleteOpinions<Expert>, outcome: number): void {
    for (const { experts, stack } of this.#members) {
      const complete = allOf(experts, opinions);
      if (complete) stack.learn(atSeconds, complete, outcome);
    }
  }

  refit(nowSeconds: number): void {
    for (const { stack } of this.#members) stack.refit(nowSeconds);
  }

  /** Weights by kind and expert, for the reliability page. */
  weights(): Record<string, Record<string, number>> {
    return Object.fromEntries(
      this.#members.map(({ name, experts, stack }) => [
        name,
        Object.fromEntries(experts.map((expert, index) => [expert, stack.weights[index] ?? 0])),
      ]),
    );
  }
}

function allOf<Expert extends string>(
  experts: readonly Expert[],
  opinions: CompleteOpinions<Expert>,
): (readonly number[])[] | undefined {
  const complete = experts.map((expert) => opinions[expert]).filter((one) => one !== undefined);
  return complete.length === experts.length ? complete : undefined;
}
