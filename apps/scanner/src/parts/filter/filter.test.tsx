import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { barriersOf } from '../../testing/site-fixture.tsx';
import { conditionOf, conditionsOfIds, joined } from './condition.ts';
import { Checks, FoldedChecks, NumberField } from './filter-parts.tsx';
import { known, readBounds, readDecimal, readIds } from './read-params.ts';
import { retainedParams } from './retained-params.ts';

describe('a number field', () => {
  const commits: string[] = [];
  /** A field whose value is in the address: it changes when it is committed. */
  const Field = ({ first = '' }: { readonly first?: string }) => {
    const [value, setValue] = useState(first);
    const onCommit = (word: string) => {
      commits.push(word);
      setValue(word);
    };
    return (
      <>
        <NumberField name="min" label="Odds from" value={value} onCommit={onCommit} />
        <button type="button" onClick={() => setValue('')}>
          Reset
        </button>
      </>
    );
  };
  const field = () => screen.getByRole('textbox', { name: 'Odds from' });
  beforeEach(() => void commits.splice(0));

  test('is committed once by Enter, and not again when it is left', async () => {
    const { container } = render(<Field />);
    await userEvent.type(field(), '1,5{Enter}');
    await userEvent.tab();
    expect(commits).toEqual(['1,5']);
    expect(await barriersOf(container)).toEqual([]);
  });

  test('is committed when it is left, and only if it was changed', async () => {
    render(<Field first="2" />);
    await userEvent.click(field());
    await userEvent.tab();
    expect(commits).toEqual([]);
    await userEvent.type(field(), '.5');
    await userEvent.tab();
    expect(commits).toEqual(['2.5']);
    await userEvent.clear(field());
    await userEvent.tab();
    expect(commits).toEqual(['2.5', '']);
  });

  test('follows the address when the condition is removed elsewhere', async () => {
    render(<Field first="2" />);
    await userEvent.type(field(), '.5{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(field()).toHaveValue('');
    await userEvent.type(field(), '3');
    expect(field()).toHaveValue('3');
  });

  test('does not send its form', async () => {
    const onSubmit = jest.fn();
    render(
      <form onSubmit={onSubmit}>
        <Field />
      </form>,
    );
    await userEvent.type(field(), '1.5{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(field()).toHaveAttribute('inputmode', 'decimal');
  });
});

describe('a list of choices', () => {
  const ITEMS = [
    { id: 3, text: 'Totals', count: '12' },
    { id: 4, text: 'Handicaps' },
  ];
  const reader = { t: () => 'all' } as never;
  const List = ({ isFolded = false, first = [] as readonly number[] }) => {
    const [chosen, setChosen] = useState(first);
    const shown = { name: 'outcome', label: 'Outcomes', items: ITEMS, chosen, onChange: setChosen };
    return (
      <form aria-label="Filter">
        {isFolded ? <FoldedChecks {...shown} reader={reader} /> : <Checks {...shown} />}
      </form>
    );
  };

  test('is a group with a name; each choice has its number and is sent by a form', async () => {
    const { container } = render(<List />);
    expect(screen.getByRole('group', { name: 'Outcomes' })).toBeVisible();
    expect(await barriersOf(container)).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Totals 12' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Handicaps' }));
    expect(screen.getByRole('form')).toHaveFormValues({ outcome: ['3', '4'] });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Totals 12' }));
    expect(screen.getByRole('form')).toHaveFormValues({ outcome: ['4'] });
  });

  test('that is long is folded while nothing is chosen, and counts what is', () => {
    const { container, unmount } = render(<List isFolded />);
    expect(container.querySelector('details')).not.toHaveAttribute('open');
    expect(screen.getByText('Outcomes: all')).toBeVisible();
    unmount();
    render(<List isFolded first={[3, 4]} />);
    expect(screen.getByText('Outcomes: 2')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Handicaps' })).toBeChecked();
  });

  test('is operated with the keyboard', async () => {
    render(<List />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    expect(screen.getByRole('checkbox', { name: 'Handicaps' })).toHaveFocus();
    expect(screen.getByRole('checkbox', { name: 'Totals 12' })).toBeChecked();
  });
});

describe('a condition', () => {
  test('is removed with every parameter it is in', () => {
    expect(conditionOf('Odds 1–2', 'min', 'max')).toEqual({
      key: 'min max',
      text: 'Odds 1–2',
      without: { min: undefined, max: undefined },
    });
  });

  test('that is one of several leaves the others; the last one leaves nothing', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(ids, (chosen) => {
        const conditions = conditionsOfIds('league', chosen, (id) => `№ ${id}`);
        expect(conditions.map(({ text }) => text)).toEqual(chosen.map((id) => `№ ${id}`));
        for (const [index, { without }] of conditions.entries()) {
          const left = new URLSearchParams({ league: without['league'] ?? '' });
          expect(readIds(left, 'league')).toEqual(chosen.filter((_, other) => other !== index));
        }
        expect(new Set(conditions.map(({ key }) => key)).size).toBe(chosen.length);
      }),
    );
    expect(joined([])).toBeUndefined();
    expect(joined(null)).toBeUndefined();
  });
});

describe('parameters of an address', () => {
  const search = (name: string, ...params: string[]) =>
    new URLSearchParams(params.map((word) => [name, word]));

  test.each([
    ['1.5', 1.5],
    ['1,5', 1.5],
    [' 2 ', 2],
    ['−2.5', -2.5],
    ['1.2345', undefined],
    ['1e2', undefined],
    ['', undefined],
    ['1001', undefined],
    ['-101', undefined],
    ['0x10', undefined],
  ])('"%s" is the decimal %p', (word, value) => {
    expect(readDecimal(search('min', word), 'min', -100, 1_000)).toBe(value);
  });

  test('numbers are read whether they are repeated or joined, each once', () => {
    expect(readIds(search('league', '3,1', '3', '2'), 'league')).toEqual([3, 1, 2]);
    expect(readIds(search('league', '0', 'x', '-1', '1.5', '99999999999'), 'league')).toEqual([]);
    expect(readIds(search('other', '1'), 'league')).toEqual([]);
  });

  test('there is an end to how many numbers an address may have', () => {
    const many = Array.from({ length: 700 }, (_, index) => index + 1).join(',');
    expect(readIds(search('league', many), 'league')).toHaveLength(500);
  });

  test('of several numbers those that exist count, in the order of the list', () => {
    expect(known([9, 3, 1], [1, 2, 3])).toEqual([1, 3]);
  });

  test('bounds are in their order, whichever was typed first', () => {
    const bound = fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined });
    fc.assert(
      fc.property(bound, bound, (one, other) => {
        const [least, most] = readBounds(['min', 'max'], (name) => (name === 'min' ? one : other));
        if (least !== undefined && most !== undefined) expect(least).toBeLessThanOrEqual(most);
        expect([least, most].toSorted()).toEqual([one, other].toSorted());
        if (one === undefined || other === undefined) expect([least, most]).toEqual([one, other]);
      }),
    );
  });

  test('a form repeats what is there, and nothing that is not', () => {
    expect(retainedParams({ template: undefined, sort: 3, tab: 'cappers', page: 0 })).toEqual({
      sort: '3',
      tab: 'cappers',
      page: '0',
    });
  });
});
