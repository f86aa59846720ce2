import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLoopback } from '../../platform/access/callers.ts';
import type { Db } from '../../platform/database/connect.ts';
import { Refusal } from '../../platform/errors/errors.ts';
import type { OutboxRow } from '../../platform/outbox/outbox-queries.ts';
import type { PeopleServices } from '../account/people-services.ts';
import { escapeHtml } from './render-mail.ts';

const MAX_LISTED = 100;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const LOCAL_NAMES = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Everybody's links are here: only for this machine, and not for pages under a spoofed address. */
function refuseOutside(request: FastifyRequest): void {
  if (!isLoopback(request) || !LOCAL_NAMES.test(request.hostname)) {
    throw new Refusal('route_not_found');
  }
}

function sendPage(reply: FastifyReply, title: string, body: string): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header(
      'content-security-policy',
      "default-src 'none'; frame-src 'self'; frame-ancestors 'none'; form-action 'none'",
    )
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body><h1>${escapeHtml(title)}</h1>
${body}
</body></html>`);
}

function findMails(db: Db): Promise<OutboxRow[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('channel', '=', 'mail')
    .where('rendered', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MAX_LISTED)
    .execute();
}

function listed({ id, created_at, recipient, rendered }: OutboxRow): string {
  const subject = escapeHtml(rendered?.subject ?? '');
  return `<tr><td>${created_at.toISOString()}</td><td>${escapeHtml(recipient)}</td><td><a href="/dev/mail/${id}">${subject}</a></td></tr>`;
}

function withLinks(text: string): string {
  return escapeHtml(text).replaceAll(
    /https?:\/\/[^\s<]+/g,
    (url) => `<a href="${url}" rel="noreferrer">${url}</a>`,
  );
}

/** Mails nothing carries: `GET /dev/mail` lists them, `/dev/mail/{id}` shows one. */
export function serveDevMail(app: FastifyInstance, { config, db }: PeopleServices): void {
  if (config.SMTP_URL !== undefined) return;

  app.get('/dev/mail', async (request, reply) => {
    refuseOutside(request);
    const mails = await findMails(db);
    const rows = mails.map(listed).join('\n');
    return sendPage(
      reply,
      'Mails',
      mails.length === 0 ? '<p>No mails yet.</p>' : `<table>${rows}</table>`,
    );
  });

  app.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) => {
    refuseOutside(request);
    const { id } = request.params;
    const mail = UUID.test(id)
      ? await db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst()
      : undefined;
    const rendered = mail?.rendered ?? null;
    if (mail === undefined || rendered === null) throw new Refusal('not_found');
    const { subject, text, html } = rendered;
    return sendPage(
      reply,
      subject,
      `<p>To: ${escapeHtml(mail.recipient)}<br>Sent: ${mail.created_at.toISOString()}</p>
<pre>${withLinks(text)}</pre>
<iframe sandbox title="HTML" width="600" height="400" srcdoc="${escapeHtml(html)}"></iframe>
<p><a href="/dev/mail">All mails</a></p>`,
    );
  });
}
