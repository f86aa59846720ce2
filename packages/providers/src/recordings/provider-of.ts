import type { Provider } from '../answers/provider.ts';
import type { RecordedAnswer } from './recorded-answer.ts';

/**
 * Whose an answer is: by its content, else, for an error page or half an answer, by the host it was
 * asked of, or by the other answers of its file.
 * @param hosts names of providers by their hosts
 */
export function providerOf(
  { content, host }: Pick<RecordedAnswer, 'content' | 'host'>,
  providers: readonly Provider[],
  hosts: ReadonlyMap<string, string>,
): Provider | undefined {
  const byContent =
    content === undefined ? undefined : providers.find(({ recognizes }) => recognizes(content));
  if (byContent !== undefined || host === undefined) return byContent;
  const name = hosts.get(host);
  return providers.find((provider) => provider.name === name);
}
