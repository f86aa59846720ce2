/** One figure of a report, taken over all rounds. */
export interface Figure {
  readonly what: string;
  /** `share`: of two sums, the lower end of its interval: a small sample alone fails no proof. */
  readonly of: 'sum' | 'max' | 'share';
  /** Names of the two figures of a share. */
  readonly part?: string;
  readonly whole?: string;
  /** A proof fails above it; of a share in per cent. */
  readonly most?: number;
  /** A proof that has seen fewer has proved nothing. */
  readonly least?: number;
}

/** One round of a proof: everything random in it follows from these two numbers. */
export interface Round {
  readonly seed: number;
  readonly number: number;
}

/** What happened in a round. */
export interface RoundOutcome<Name extends string = string> {
  readonly figures: Readonly<Record<Name, number>>;
  /** What did not hold, a line each that is enough to find it. */
  readonly faults: readonly string[];
  /** What the report lists for a reader without failing the proof. */
  readonly notes?: readonly string[];
}

/** A proof whose processes and databases are there. */
export interface OpenedProof<Name extends string = string> {
  round(round: Round): Promise<RoundOutcome<Name>>;
  close(): Promise<void>;
}

/** Where a proof works. */
export interface ProofPlace {
  /** Of this run alone: data and logs of processes; kept if something failed. */
  readonly folder: string;
  /** Units of the whole run, the rounds that are done already among them. */
  readonly times: number;
}

/** How a proof is opened; its module is loaded only then. */
export interface ProofModule<Name extends string = string> {
  readonly figures: Readonly<Record<Name, Figure>>;
  /** What a round does, where each does something else: to repeat some of them. */
  nameOf?(number: number): string;
  open(place: ProofPlace): Promise<OpenedProof<Name>>;
}

/** A proof as the list has it. */
export interface Proof {
  readonly name: string;
  /** What holds if it passes, in one sentence. */
  readonly proves: string;
  /** What its size counts, in the plural. */
  readonly unit: string;
  /** How many of them one round has. */
  readonly perRound: number;
  /** Without `least` it takes too long for the ordinary check. */
  readonly sizes: Readonly<Record<'small' | 'full', number> & { least?: number }>;
  /** Starts the tests of the checkout: the deep check runs it by itself, not within a test. */
  readonly isOwnStep?: true;
  load(): Promise<ProofModule>;
}
