import { callWitness, type WitnessAnswer } from './witness.ts';

/** A witness that reports an answer, and is ended while it writes the next one. */
const HALF = `process.stdout.write('{"path":"/"}\\n{"pa'); setInterval(() => {}, 1_000)`;

const call = (code: string, onFault: (fault: string) => void) => {
  const { promise: answered, resolve } = Promise.withResolvers<WitnessAnswer>();
  const answers: WitnessAnswer[] = [];
  const onAnswer = (answer: WitnessAnswer) => {
    answers.push(answer);
    resolve(answer);
  };
  return {
    answered,
    answers,
    ...callWitness([process.execPath, '-e', code], {}, onAnswer, onFault),
  };
};

test('one that is ended in the middle of an answer is no fault', async () => {
  const faults: string[] = [];
  const witness = call(HALF, (fault) => faults.push(fault));
  await witness.answered;
  await witness.stop();
  await new Promise((resolve) => setImmediate(resolve));
  expect(witness.answers).toEqual([{ path: '/' }]);
  expect(faults).toEqual([]);
});

test('one that ends by itself is a fault', async () => {
  const fault = await new Promise<string>((resolve) => void call('process.exit(3)', resolve));
  expect(fault).toBe('a witness ended by itself (3)');
});
