import { MAIN_LINES } from '@tipmark/domain';
import type { I18n } from '@tipmark/i18n';
import { buttonClass, css } from '@tipmark/ui-kit';
import { font, gap, radius } from '@tipmark/ui-kit/style-values';
import en from '../../../locales/en/keyboard.json' with { type: 'json' };
import ru from '../../../locales/ru/keyboard.json' with { type: 'json' };
import { sportLink } from './sport-link.ts';

const messages = { ru, en };

const box = css`
  position: fixed;
  inset: 0;
  margin: auto;
  width: min(420px, calc(100vw - 32px));
  padding: 20px;
  border: 1px solid var(--border);
  border-radius: ${radius.card};
  background: var(--raised);
  color: var(--text);
  box-shadow: var(--shadow);
  &::backdrop {
    background: var(--scrim);
  }
  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${gap[10]} ${gap[16]};
    margin: 16px 0 20px;
  }
  kbd {
    display: inline-block;
    min-width: 24px;
    padding: 1px 7px;
    border: 1px solid var(--borderStrong);
    border-radius: ${radius.badge};
    text-align: center;
  }
  kbd + kbd {
    margin-left: 4px;
  }
  dd {
    align-self: center;
    color: var(--text2);
  }
  p {
    margin-bottom: 20px;
    font-size: ${font.small};
    line-height: 18px;
    color: var(--text3);
  }
`;

const shortcuts = [
  ['/', 'search'],
  ['j', 'next'],
  ['k', 'previous'],
  ['Enter', 'open'],
] as const;

function element(tag: string, text = '', children: readonly Node[] = []): HTMLElement {
  const made = document.createElement(tag);
  made.append(text, ...children);
  return made;
}

/**
 * The site's shortcuts in a dialog; Escape and its button close it, the focus returns by itself.
 */
export function showHelp(i18n: I18n): void {
  if (document.querySelector('dialog[data-keys]')) return;
  const message = messages[i18n.language === 'en' ? 'en' : 'ru'];
  const dialog = document.createElement('dialog');
  dialog.className = box;
  dialog.setAttribute('data-keys', '');
  const title = element('h2', message.title);
  title.id = 'keys-title';
  dialog.setAttribute('aria-labelledby', title.id);
  const known = [
    ...shortcuts.map(([key, name]) => [key, message[name]] as const),
    ...Object.values(MAIN_LINES)
      .filter(({ shortcut }) => sportLink(shortcut))
      .map(
        ({ name, shortcut }) =>
          [`g ${shortcut}`, i18n.t(`common:sport.${name}`).toLowerCase()] as const,
      ),
    ['?', message.help] as const,
  ];
  const list = known.flatMap(([keys, text]) => [
    element(
      'dt',
      '',
      keys.split(' ').map((key) => element('kbd', key)),
    ),
    element('dd', text),
  ]);
  const close = element('button', message.close);
  close.className = buttonClass({});
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  dialog.append(title, element('dl', '', list), element('p', message.note), close);
  document.body.append(dialog);
  dialog.showModal();
}
