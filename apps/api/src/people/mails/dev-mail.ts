import type { FastifyInstance } from 'fastify';
import { CallError } from '../../platform/errors/errors.ts';
import type { OutboxRow } from '../../platform/outbox/outbox-queries.ts';
import type { PeopleServices } from '../account/people-services.ts';
import { findMail, findMails } from './dev-mail-queries.ts';
import { refuseOutside, sendPage, withLinks } from './dev-page.ts';
import { escapeHtml } from './letter-html.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function listed({ id, created_at, recipient, rendered }: OutboxRow): string {
  const subject = escapeHtml(rendered?.subject ?? '');
  return `<tr><td>${created_at.toISOString()}</td><td>${escapeHtml(recipient)}</td><td><a href="/dev/mail/${id}">${subject}</a></td></tr>`;
}

/** Mails that are not delivered: `GET /dev/mail` lists them, `/dev/mail/{id}` shows one. */
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
    const mail = UUID.test(id) ? await findMail(db, id) : undefined;
    const rendered = mail?.rendered ?? null;
    if (mail === undefined || rendered === null) throw new CallError('not_found');
    const { subject, text, html } = rendered;
    return sendPage(
      reply,
      subject,
      `<p>To: ${escapeHtml(mail.recipient)}<br>Sent: ${mail.created_at.toISOString()}</p>
<pre>${withLinks(text)}</pre>
<iframe sandbox title="HTML" width="640" height="640" srcdoc="${escapeHtml(html)}"></iframe>
<p><a href="/dev/mail">All mails</a></p>`,
    );
  });
}
