import path from 'node:path';
import { test as base, request } from 'playwright/test';

const PASSWORD = 'match-day-demo';

/** People of the simulated world everybody may sign in as. */
export const USERS = {
  ivan: { email: 'ivan@tipmark.test', password: PASSWORD, url: 'ivan' },
  /** a subscriber */
  maria: { email: 'maria@tipmark.test', password: PASSWORD, url: 'maria' },
  /** a premium capper */
  anton: { email: 'anton@tipmark.test', password: PASSWORD, url: 'anton' },
} as const;

export type UserName = keyof typeof USERS;

const fileOf = (name: string) => path.join(process.env['SIGNED_IN_DIR'] ?? '', `${name}.json`);

/** Signs everybody in once, by a call; the state of their browsers is saved in a folder. */
export async function saveSignedIn(dir: string, baseURL: string): Promise<void> {
  process.env['SIGNED_IN_DIR'] = dir;
  for (const [name, { email, password }] of Object.entries(USERS)) {
    const context = await request.newContext({ baseURL });
    const reply = await context.post('/api/login', {
      data: { userEmail: email, userPassword: password },
    });
    if (!reply.ok()) throw new Error(`${email} cannot sign in: ${await reply.text()}`);
    await context.storageState({ path: fileOf(name) });
    await context.dispose();
  }
}

/** For a context of a visitor beside the signed-in user of a test. */
export const ANONYMOUS = { cookies: [], origins: [] };

/** `test.use({ user: 'ivan' })`: page and request are signed in; without it they are a guest's. */
export const test = base.extend<{ user: UserName | undefined }>({
  user: [undefined, { option: true }],
  storageState: async ({ user }, provide) => provide(user && fileOf(user)),
});
