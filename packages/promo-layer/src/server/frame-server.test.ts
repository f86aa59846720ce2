import { defaultPromo, type PromoConfig } from '@tipmark/promo/config';
import { createFrameServer } from './frame-server.ts';

const SITE = 'http://localhost:3000';

/** The built-in promotions with the first offer in a frame. */
function framed(change: object = {}): PromoConfig {
  const file = defaultPromo();
  const [first, ...rest] = file.offers;
  if (!first) throw new Error('the built-in file has no offer');
  const offer = {
    ...first,
    format: 'iframe' as const,
    pathMob: '/frames/rivalto-phone',
    pathDesktop: '/frames/rivalto',
    iframeMessage: 'close </script>',
    ...change,
  };
  return { ...file, offers: [offer, ...rest] };
}

const server = (file: PromoConfig = framed()) =>
  createFrameServer({ promo: () => file, siteOrigin: SITE });

test.each(['/frames/rivalto', '/frames/rivalto-phone?from=site'])(
  '%s shows the offer, and only the site may embed it',
  async (path) => {
    const reply = await server().inject(path);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('href="http://localhost:3000/link-redirect?id=1&amp;erid=');
    const policy = String(reply.headers['content-security-policy']);
    expect(policy).toContain(`frame-ancestors ${SITE}`);
    const [, nonce] = /<script nonce="([\w-]+)">/.exec(reply.body) ?? [];
    expect(policy).toContain(`script-src 'nonce-${nonce}'`);
    // a close message from the file cannot end the script
    expect(reply.body.match(/<\/script>/g)).toHaveLength(1);
  },
);

test('the offer is in the language of the page it is embedded in', async () => {
  const { body } = await server().inject('/frames/rivalto?locale=en');
  expect(body).toContain('<html lang="en">');
  expect(body).toContain('A free bet of up to 15,000\u00a0₽');
  expect(body).not.toMatch(/[а-яё]/i);
  expect((await server().inject('/frames/rivalto')).body).toContain('<html lang="ru">');
});

test('an offer without a close message has no close button', async () => {
  const reply = await server(framed({ iframeMessage: undefined })).inject('/frames/rivalto');
  expect(reply.body).not.toMatch(/<button|<script/);
});

test('markup in texts of the file is escaped', async () => {
  const reply = await server(framed({ mainText: { ru: '<img src=x>', en: '' } })).inject(
    '/frames/rivalto',
  );
  expect(reply.body).toContain('&lt;img src=x');
});

test.each(['/', '/frames/other', '/frames/rivalto/../../etc/passwd'])(
  '%s is not found',
  async (path) => {
    expect((await server().inject(path)).statusCode).toBe(404);
  },
);

test('offers that are not in a frame are not found', async () => {
  expect((await server(framed({ format: 'picture' })).inject('/frames/rivalto')).statusCode).toBe(
    404,
  );
});
