import type { APIRequestContext, APIResponse } from 'playwright/test';

const BUSY = 503;
const TRIES = 20;

/** Requests a page; a busy site asks visitors to retry, which is no fault of the page. */
export async function whenFree(request: APIRequestContext, address: string): Promise<APIResponse> {
  let reply = await request.get(address);
  for (let left = TRIES; reply.status() === BUSY && left > 0; left -= 1) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    reply = await request.get(address);
  }
  return reply;
}
