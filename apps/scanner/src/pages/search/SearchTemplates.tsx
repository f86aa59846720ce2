import type { Reader } from '@tipmark/match-features';
import { href } from '@tipmark/route-builder';
import { Templates } from '../../parts/templates/Templates.tsx';
import type { TemplateList } from '../../parts/templates/template-list.ts';

interface SearchTemplatesProps {
  readonly list: TemplateList<unknown> | undefined;
  readonly view: { readonly criteria: unknown; readonly templateId: number };
  readonly hrefOfTemplate: (id: number) => string;
  readonly onGo: (address: string) => void;
  readonly reader: Reader;
}

/** Templates of a search; a locked one leads to the subscription, and from there to itself. */
export const SearchTemplates = (props: SearchTemplatesProps) => {
  const { list, view, hrefOfTemplate, onGo, reader } = props;
  const { t, locale } = reader;
  return (
    <Templates
      list={list}
      currentId={view.criteria === undefined ? view.templateId : undefined}
      label={t('search.templates')}
      lockedText={t('search.templatesLocked')}
      hrefOfTemplate={hrefOfTemplate}
      hrefOfLocked={(id) =>
        href('premium', { source: 'search', next: hrefOfTemplate(id) }, { locale })
      }
      onGo={onGo}
    />
  );
};
