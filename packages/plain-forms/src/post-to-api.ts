import type { FastifyRequest } from 'fastify';
import { askApi, type FormCall } from './ask-api.ts';

export type ApiPost = Omit<FormCall, 'deadlineMs'>;

export interface ApiAnswer<Data> {
  readonly isOk: boolean;
  readonly cookies: readonly string[];
  readonly data: Partial<Data>;
  readonly status: number;
  /** Names of the fields that are wrong. */
  readonly wrong: readonly string[];
}

interface Reply<Data> {
  readonly data?: Partial<Data>;
  readonly error?: { readonly details?: Readonly<Record<string, unknown>> };
}

/** A password is hashed meanwhile. */
const DEADLINE_MS = 8000;

/** Sends the API the content of a form without scripts, as the visitor's browser would. */
export async function postToApi<Data extends object>(
  apiUrl: string,
  request: FastifyRequest,
  call: ApiPost,
): Promise<ApiAnswer<Data>> {
  const reply = await askApi(apiUrl, request, { ...call, deadlineMs: DEADLINE_MS });
  const { data = {}, error } = (await reply.json()) as Reply<Data>;
  return {
    isOk: reply.ok,
    status: reply.status,
    cookies: reply.ok ? reply.headers.getSetCookie() : [],
    data,
    wrong: Object.keys(error?.details ?? {}),
  };
}
