import type { FastifyInstance } from 'fastify';
import { refuseForeignWrite } from '../../platform/access/same-origin.ts';
import { LANE } from '../../platform/outbox/lanes.ts';
import type { PeopleServices } from '../account/people-services.ts';
import { refuseOutside, sendPage, withLinks } from '../mails/dev-page.ts';
import { escapeHtml } from '../mails/letter-html.ts';
import { receiveUpdate } from './receive-update.ts';
import { findSentTo } from './telegram-queries.ts';
import { workTelegram } from './work-telegram.ts';

const MAX_LISTED = 100;
/** The user of this machine. */
const CHAT = { chatId: 'local', username: 'local_reader' } as const;

interface Query {
  readonly start?: string;
}
const CODE = /^[\w-]{1,64}$/;

/** `GET /dev/telegram`: the chat with the bot, where no bot is configured. */
export function serveDevTelegram(app: FastifyInstance, services: PeopleServices): void {
  const { config, db } = services;
  if (config.TELEGRAM_BOT_TOKEN !== undefined) return;
  app.get<{ Querystring: Query }>('/dev/telegram', async (request, reply) => {
    refuseOutside(request);
    const start = String(request.query.start ?? '');
    const rows = await findSentTo(db, CHAT.chatId, MAX_LISTED);
    const items = rows.map(
      ({ created_at: at, rendered }) =>
        `<li>${at.toISOString()}<pre>${escapeHtml(rendered?.text ?? '')}</pre>${withLinks(rendered?.html ?? '')}</li>`,
    );
    const form = (path: string, text: string) =>
      `<form method="post" action="/dev/telegram/${path}"><button>${text}</button></form>`;
    return sendPage(
      reply,
      'Telegram',
      `${CODE.test(start) ? form(`start/${start}`, `Send /start ${start}`) : ''}
${form('stop', 'Send /stop')}
<ul>${items.join('\n')}</ul>`,
      "'self'",
    );
  });
  async function receive(text: string, languages = ''): Promise<void> {
    const written = { ...CHAT, text, language: languages.slice(0, 2) };
    await receiveUpdate(services, { written: [written] });
    await workTelegram({ ...services, lane: LANE.account });
  }
  app.post<{ Params: { code: string } }>('/dev/telegram/start/:code', async (request, reply) => {
    refuseOutside(request);
    refuseForeignWrite(request, undefined);
    await receive(`/start ${request.params.code}`, request.headers['accept-language']);
    return reply.redirect('/dev/telegram', 303);
  });
  app.post('/dev/telegram/stop', async (request, reply) => {
    refuseOutside(request);
    refuseForeignWrite(request, undefined);
    await receive('/stop', request.headers['accept-language']);
    return reply.redirect('/dev/telegram', 303);
  });
}
