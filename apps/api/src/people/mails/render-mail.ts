import type { Locale } from '@tipmark/i18n/server';
import { fillMessage } from '../../platform/messages/fill-message.ts';
import type { MailKind } from '../../platform/outbox/mail-kinds.ts';
import { letterHtml } from './letter-html.ts';
import { copyLinkText, footerText, mailMessages, unsubscribeText } from './mail-messages.ts';

export interface MailContent {
  readonly kind: MailKind;
  readonly locale: Locale;
  readonly values: Readonly<Record<string, string>>;
  /** Where its one button leads. */
  readonly link: string;
  /** Page where notifications are turned off. */
  readonly unsubscribeLink: string;
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** As much as mail programs show beside a subject. */
const MAX_PREHEADER = 140;

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function cut(text: string): string {
  const characters = [...text];
  return characters.length <= MAX_PREHEADER
    ? text
    : `${characters.slice(0, MAX_PREHEADER - 1).join('')}…`;
}

const isGreeting = (line: string) => line.endsWith('{{name}}!');

/** A notification in a chat, in a browser and among the notices: a letter without its frame. */
export interface NotificationText {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly action: string;
}

export function renderNotification({
  kind,
  locale,
  values,
}: Pick<MailContent, 'kind' | 'locale' | 'values'>): NotificationText {
  const messages = mailMessages(locale, kind);
  // A value may be a list: every line of it is a paragraph.
  const fill = (line: string) => fillMessage(line, values).split('\n');
  return {
    subject: oneLine(fillMessage(messages.subject, values)),
    lines: messages.lines.filter((line) => !isGreeting(line)).flatMap(fill),
    action: messages.action,
  };
}

/** One email as plain text and as HTML of the same content. */
export function renderMail({
  kind,
  locale,
  values,
  link,
  unsubscribeLink,
}: MailContent): RenderedMail {
  const messages = mailMessages(locale, kind);
  const lines = messages.lines.flatMap((line) => fillMessage(line, values).split('\n'));
  const { subject } = renderNotification({ kind, locale, values });
  const footer = footerText(locale);
  const unsubscribe = unsubscribeText(locale);
  return {
    subject,
    text: [
      ...lines,
      `${messages.action}:\n${link}`,
      `-- \n${footer}\n${unsubscribe}: ${unsubscribeLink}`,
    ].join('\n\n'),
    html: letterHtml({
      locale,
      subject,
      lines,
      link,
      footer,
      unsubscribe,
      unsubscribeLink,
      preheader: cut(oneLine(fillMessage(messages.preheader, values))),
      action: messages.action,
      copyLink: copyLinkText(locale),
    }),
  };
}
