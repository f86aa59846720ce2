import { selectLocale } from '@tipmark/remote-kit';
import { Card, css } from '@tipmark/ui-kit';
import { column, prose } from '@tipmark/ui-kit/prose';
import { font, gap } from '@tipmark/ui-kit/style-values';
import { useSelector } from 'react-redux';
import en from '../../../locales/en/legal.json' with { type: 'json' };
import ru from '../../../locales/ru/legal.json' with { type: 'json' };

interface LegalText {
  readonly title: string;
  readonly updated: string;
  readonly lead: string;
  readonly sections: Readonly<Record<string, { readonly title: string; readonly text: string }>>;
}

const texts: Readonly<Record<'ru' | 'en', Readonly<Record<LegalDocument, LegalText>>>> = { ru, en };

export type LegalDocument = 'privacyPolicy' | 'userAgreement';

const contents = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap[4]};
  font-size: ${font.body};
  line-height: 20px;
  a {
    display: inline-flex;
    align-items: center;
    max-width: 100%;
    min-height: 28px;
    color: var(--accent);
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** A legal text: its contents, and its sections, each with its own address. */
const LegalPage = ({ name }: { readonly name: LegalDocument }) => {
  const { title, updated, lead, sections } = texts[useSelector(selectLocale)][name];
  return (
    <div className={column}>
      <h1>{title}</h1>
      <Card>
        <div className={prose}>
          <p>{updated}</p>
          <p>{lead}</p>
          <ol className={contents}>
            {Object.entries(sections).map(([id, section]) => (
              <li key={id}>
                <a href={`#${id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
          {Object.entries(sections).map(([id, section]) => (
            <section key={id} id={id}>
              <h2>{section.title}</h2>
              {section.text.split('\n').map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </div>
      </Card>
    </div>
  );
};

export const PrivacyPolicyPage = () => <LegalPage name="privacyPolicy" />;
export const UserAgreementPage = () => <LegalPage name="userAgreement" />;
