import { htmlText } from '@tipmark/web-server';
import en from '../../locales/en/server.json' with { type: 'json' };
import ru from '../../locales/ru/server.json' with { type: 'json' };
import { FILLING_NOTE_ID } from '../../src/layout/filling-note-id.ts';
import type { Filling } from '../screens/follow-filling.ts';
import { noteStyle } from './note-style.ts';

/** One line above the page: which of its numbers are still incomplete. */
export function fillingNote(filling: Filling, locale: 'ru' | 'en', nonce?: string): string {
  const texts = (locale === 'en' ? en : ru).filling;
  const shown = htmlText(texts[filling.stage].replace('{{percent}}', String(filling.percent)));
  const mark = nonce === undefined ? '' : ` nonce="${nonce}"`;
  const next = ` data-tips="${htmlText(texts.tips)}" data-seasons="${htmlText(texts.seasons)}"`;
  return `<style${mark}>${noteStyle.text}</style><p id="${FILLING_NOTE_ID}" role="status"${next}>${shown}</p>`;
}
