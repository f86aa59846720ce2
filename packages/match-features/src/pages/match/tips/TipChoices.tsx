import { RATING_MIN_TIPS, TIP_LANGUAGES } from '@tipmark/domain';
import { css, inPlace, LinkButton, MOBILE, Segmented } from '@tipmark/ui-kit';
import { gap } from '@tipmark/ui-kit/style-values';
import type { Reader } from '../../../parts/page/reader.ts';
import type { TipsChoice } from './tips-choice.ts';

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${gap[8]};
  padding: 10px 16px;
  border-bottom: 1px solid var(--hair);
  ${MOBILE} { padding: 10px var(--gutter); }
`;

interface TipChoicesProps {
  readonly choice: TipsChoice;
  readonly reader: Reader;
  readonly addressOf: (choice: TipsChoice) => string;
  readonly onGo: (address: string) => void;
}

/** Filters of the tips: their language, the record of the author, with a text. */
export const TipChoices = ({ choice, reader: { t }, addressOf, onGo }: TipChoicesProps) => {
  const { language: chosen, ...rest } = choice;
  const addressIn = (language: string) => {
    const known = TIP_LANGUAGES.find((one) => one === language);
    return addressOf({ ...rest, afterId: 0, ...(known && { language: known }) });
  };
  const switches = [
    {
      key: 'proven',
      isOn: choice.isOfProven === true,
      text: t('match.tipsProven', { count: RATING_MIN_TIPS }),
      href: addressOf({ ...choice, afterId: 0, isOfProven: choice.isOfProven !== true }),
    },
    {
      key: 'text',
      isOn: choice.isWithText === true,
      text: t('match.tipsWithText'),
      href: addressOf({ ...choice, afterId: 0, isWithText: choice.isWithText !== true }),
    },
  ];
  return (
    <div className={row}>
      <Segmented
        label={t('match.tipsLanguage')}
        current={chosen ?? 'any'}
        onChoose={(language) => onGo(addressIn(language))}
        items={['any', ...TIP_LANGUAGES].map((language) => ({
          key: language,
          text: t(`match.tipsIn-${language}`),
          href: addressIn(language),
        }))}
      />
      {switches.map(({ key, isOn, text, href }) => (
        <LinkButton
          key={key}
          isSmall
          kind={isOn ? 'primary' : 'plain'}
          href={href}
          aria-current={isOn || undefined}
          onClick={inPlace(() => onGo(href))}
        >
          {text}
        </LinkButton>
      ))}
    </div>
  );
};
