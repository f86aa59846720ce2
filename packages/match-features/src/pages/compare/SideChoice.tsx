import type { Comparison } from '@tipmark/contract';
import { TEXT_LIMIT } from '@tipmark/domain';
import type { HostState } from '@tipmark/remote-kit';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { Button, Card, Flag, Icon, inPlace } from '@tipmark/ui-kit';
import { useState } from 'react';
import { type Compare, type ComparePartProps } from './CompareScreen.tsx';
import { type CompareView, missingOf, sideQuery } from './compare-address.ts';
import type { SideSearch } from './compare-options.ts';

const LEAST_LETTERS = 2;

/** How a side stands in the view. */
const FIELDS = [
  { link: 'first', query: 'firstQuery', name: 'qa', own: 'a' },
  { link: 'second', query: 'secondQuery', name: 'qb', own: 'b' },
] as const;

interface ChoiceProps extends ComparePartProps {
  /** While both sides are known. */
  readonly data: Comparison | undefined;
}

/** Both sides by name: a form without scripts, whose findings are links. */
export const SideChoice = ({ options, compare, data }: ChoiceProps) => {
  const { reader, view, addressOf, onGo } = compare;
  const { t } = reader;
  const swapped = addressOf({
    first: view.second,
    second: view.first,
    firstQuery: '',
    secondQuery: '',
  });
  return (
    <Card isFlush>
      <form
        className="choice"
        action={addressOf({}).split('?')[0]}
        aria-label={t(`compare.choice-${options.of}`)}
      >
        {view.first !== '' && <input type="hidden" name="a" value={view.first} />}
        {view.second !== '' && <input type="hidden" name="b" value={view.second} />}
        {view.count !== 0 && <input type="hidden" name="count" value={view.count} />}
        {options.searches.map((search, index) => (
          <SideField
            // the text typed belongs to the side that was chosen
            key={`${FIELDS[index]?.name} ${view.first} ${view.second}`}
            search={search}
            side={index as 0 | 1}
            chosen={data?.sides[index]?.name ?? nameOfLink(view, index as 0 | 1)}
            of={options.of}
            compare={compare}
          />
        ))}
        <div className="act">
          {missingOf(view) === undefined && (
            <a
              className="swap"
              href={swapped}
              title={t('compare.swap')}
              aria-label={t('compare.swap')}
              onClick={inPlace(() => onGo(swapped))}
            >
              <Icon name="expand" />
            </a>
          )}
          <Button type="submit" className="send">
            {t('compare.find')}
          </Button>
        </div>
      </form>
    </Card>
  );
};

/** `12-zenit-moscow` → `zenit moscow`, while the name itself is not known. */
function nameOfLink(view: CompareView, side: 0 | 1): string {
  const [, ...parts] = view[FIELDS[side].link].split('-');
  return parts.join(' ');
}

interface FieldProps {
  readonly search: SideSearch;
  readonly side: 0 | 1;
  readonly chosen: string;
  readonly of: 'teams' | 'players';
  readonly compare: Compare;
}

/** One name, and what it may mean. */
const SideField = ({ search, side, chosen, of, compare }: FieldProps) => {
  const { reader, view } = compare;
  const { t } = reader;
  const dispatch = useDispatch();
  const field = FIELDS[side];
  const sent = view[field.query];
  const [typed, setTyped] = useState<string>();
  const asked = typed ?? sent;
  const label = t(`compare.${field.link}-${of}`);
  return (
    <div className="side">
      <label>
        <span>{label}</span>
        <input
          type="search"
          name={field.name}
          defaultValue={sent || chosen}
          placeholder={t(`compare.name-${of}`)}
          maxLength={TEXT_LIMIT.searchQuery}
          autoComplete="off"
          onChange={({ target }) => {
            const text = target.value.trim();
            setTyped(text);
            if (text.length >= LEAST_LETTERS) dispatch(search.requested(sideQuery(text)));
          }}
        />
      </label>
      {asked.length >= LEAST_LETTERS && asked !== chosen && (
        <Findings search={search} side={side} compare={compare} />
      )}
    </div>
  );
};

const MOST = 6;

/** Names that begin alike, each a link to the comparison with it. */
const Findings = ({ search, side, compare }: Pick<FieldProps, 'search' | 'side' | 'compare'>) => {
  const { reader, addressOf, onGo } = compare;
  const { t } = reader;
  const load = useSelector((state: HostState) => search.select(state));
  const field = FIELDS[side];
  const teams = load.data?.teams ?? [];
  if (load.status === 'failed') return <p role="alert">{t('compare.searchFailed')}</p>;
  if (load.data === undefined) return <p aria-busy="true">{t('state.loading')}</p>;
  if (teams.length === 0) return <output>{t('compare.nothing')}</output>;
  return (
    <ul aria-label={t('compare.found')}>
      {teams.slice(0, MOST).map(({ link, name, countryCode, countryName }) => {
        const address = addressOf({ [field.link]: link, [field.query]: '' });
        return (
          <li key={link}>
            <a href={address} onClick={inPlace(() => onGo(address))}>
              <Flag code={countryCode} />
              <b>{name}</b>
              <small>{countryName}</small>
            </a>
          </li>
        );
      })}
    </ul>
  );
};
