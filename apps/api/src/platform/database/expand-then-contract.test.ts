import { contractingStatements } from '../../testing/contracting-statements.ts';
import { readMigrations } from './migration-files.ts';

/** The baselines make all tables. */
const LAST_BASELINE = '0006-discovery';
const later = readMigrations().filter(({ id }) => id > LAST_BASELINE);

test.each(later.map(({ id, sql }) => [id, sql] as const))(
  'the build before %s runs on the schema that it makes',
  (_id, sql) => {
    expect(contractingStatements(sql)).toEqual([]);
  },
);

test.each([
  ['drop table tips', 'drops what may be used'],
  ['alter table tips drop column odds', 'drops a column'],
  ['ALTER TABLE tips\n  RENAME COLUMN odds TO price', 'renames'],
  ['alter table tips rename to bets', 'renames'],
  ['alter table tips alter column odds set not null', 'forbids null'],
  ['alter table tips alter column odds type bigint', 'changes a type'],
  ['alter table tips alter odds set data type bigint', 'changes a type'],
  ['alter table tips add column note text, add column price int not null', 'adds a column'],
  ['alter table tips add constraint one check (odds > 0)', 'adds a constraint'],
  ['alter table tips add unique (odds)', 'adds a constraint'],
  ['create unique index one on tips (odds)', 'adds a constraint'],
  ['truncate tips', 'deletes rows'],
])('%s is refused', (statement, why) => {
  const [fault] = contractingStatements(`-- a change\ncreate table m (a int);\n${statement};`);
  expect(fault).toMatch(new RegExp(`^${why}`));
});

test.each([
  'alter table tips add column note text',
  "alter table tips add column note text not null default 'drop table'",
  'alter table tips add column a int, add column b int not null default 0',
  'create index by_odds on tips (odds)',
  'create table m (a int not null unique); create unique index one on m (a); alter table m add check (a > 0)',
  'alter table tips alter column note set storage external',
  'alter table tips alter column odds drop not null',
  "comment on table tips is 'rename set not null'; -- drop table tips",
])('%s is an expansion', (statement) => {
  expect(contractingStatements(statement)).toEqual([]);
});

test('a contracting step says on its first line what no longer uses it', () => {
  const drop = 'alter table tips drop column odds;';
  expect(contractingStatements(`-- contract: nothing reads it since release 4.2\n${drop}`)).toEqual(
    [],
  );
  expect(contractingStatements(`-- contract: yes\n${drop}`)).toHaveLength(1);
  expect(
    contractingStatements(`-- odds\n-- contract: nothing reads it since 4.2\n${drop}`),
  ).toHaveLength(1);
});
