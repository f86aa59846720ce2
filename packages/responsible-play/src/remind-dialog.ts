import type { Locale } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';
import { css } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '@tipmark/ui-kit/style-values';
import { playMessages } from './play-messages.ts';
import type { PlayLimits, Reminder } from './play-time.ts';

const dialogClass = () => css`
  width: min(400px, calc(100vw - 32px));
  margin: auto;
  padding: 20px;
  border: 1px solid var(--border);
  border-radius: ${radius.card};
  background: var(--surface);
  color: var(--text);
  font-size: ${font.body};
  line-height: 22px;
  &::backdrop { background: rgb(0 0 0 / 50%); }
  h2 { font-size: ${font.large}; line-height: 24px; margin-bottom: 8px; }
  form { display: flex; flex-wrap: wrap; align-items: center; gap: ${gap[12]}; margin-top: 16px; }
  button { min-height: 44px; padding: 0 16px; border-radius: ${radius.field}; background: var(--accent); color: var(--onAccent); font-weight: ${weight.medium}; }
  a { color: var(--accent); padding: 10px 0; }
`;

/** Shows the reminder the visitor asked for; closed by its button or Escape. */
export function remind(reminder: Reminder, limits: PlayLimits, locale: Locale): void {
  const { title, text, goOn, settings } = playMessages[locale].reminder;
  const minutes = reminder === 'break' ? limits.breakMinutes : limits.dayMinutes;
  const dialog = document.createElement('dialog');
  dialog.className = dialogClass();
  const heading = document.createElement('h2');
  heading.id = 'play-reminder';
  heading.textContent = title[reminder];
  dialog.setAttribute('aria-labelledby', heading.id);
  const paragraph = document.createElement('p');
  paragraph.textContent = text[reminder].replace('{{minutes}}', String(minutes));
  const form = document.createElement('form');
  form.method = 'dialog';
  const button = document.createElement('button');
  button.textContent = goOn;
  const link = document.createElement('a');
  link.href = href('responsiblePlay', {}, { locale });
  link.textContent = settings;
  form.append(button, link);
  dialog.append(heading, paragraph, form);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
