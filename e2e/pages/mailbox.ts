import type { APIRequestContext } from 'playwright/test';

/** Path of the newest emailed link of this kind to this address, from the API's mail page. */
export async function mailedPath(
  request: APIRequestContext,
  recipient: string,
  path: string,
): Promise<string> {
  const api = process.env['SITE_API_URL'] ?? '';
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const list = await (await request.get(`${api}/dev/mail`)).text();
    const rows = list.split('<tr>').filter((row) => row.includes(recipient));
    for (const row of rows) {
      const [, href = ''] = /href="([^"]+)"/.exec(row) ?? [];
      const mail = await (await request.get(api + href)).text();
      const [link] = new RegExp(`(?:/en)?${path}/[A-Za-z0-9_-]+`).exec(mail) ?? [];
      if (link) return link;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`no mail with ${path} came to ${recipient}`);
}

/** Subjects of the emails to this address, newest first. */
export async function mailedSubjects(
  request: APIRequestContext,
  recipient: string,
): Promise<string[]> {
  const api = process.env['SITE_API_URL'] ?? '';
  const list = await (await request.get(`${api}/dev/mail`)).text();
  return list
    .split('<tr>')
    .filter((row) => row.includes(recipient))
    .map((row) => row.replaceAll(/<[^>]+>/g, ' '));
}
