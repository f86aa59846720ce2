type Node = Readonly<Record<string, unknown>>;

const MIN_PROPERTIES = 2;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isShareable = (node: Node): boolean =>
  isNode(node['properties']) && Object.keys(node['properties']).length >= MIN_PROPERTIES;

/** `lastMatches` → LastMatch: what one item of a list is called. */
function nameOf(key: string, isItem: boolean): string {
  const isPlural = isItem && !/series$/i.test(key);
  const word = isPlural ? key.replace(/(?<=[a-z])ies$/, 'y').replace(/(?<=[^s])s$/, '') : key;
  const parts = word.split(/[^a-z0-9]+/i).filter((part) => part !== '');
  return parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
}

/** Where a schema stands: the property or the call it belongs to. */
interface Owner {
  readonly key: string;
  readonly isItem: boolean;
}

/** Keywords whose values are schemas, or lists or tables of schemas. */
function childrenOf(node: Node, owner: Owner): [keyword: string, child: unknown, owner: Owner][] {
  const table = (keyword: string): [string, unknown, Owner][] =>
    isNode(node[keyword]) ? [[keyword, node[keyword], owner]] : [];
  const lists = ['anyOf', 'oneOf', 'allOf', 'prefixItems'].filter((keyword) =>
    Array.isArray(node[keyword]),
  );
  return [
    ...table('properties'),
    ...lists.map((keyword): [string, unknown, Owner] => [keyword, node[keyword], owner]),
    ...(isNode(node['items'])
      ? [['items', node['items'], { ...owner, isItem: true }] as [string, unknown, Owner]]
      : []),
    ...(isNode(node['additionalProperties'])
      ? [
          ['additionalProperties', node['additionalProperties'], { ...owner, isItem: true }] as [
            string,
            unknown,
            Owner,
          ],
        ]
      : []),
  ];
}

/** The `data` of an answer is named after its call. */
const ownerOf = (key: string, parent: Owner): Owner =>
  key === 'data' ? parent : { key, isItem: false };

function mapChildren(node: Node, owner: Owner, change: (child: Node, owner: Owner) => Node): Node {
  const changed: Record<string, unknown> = { ...node };
  for (const [keyword, child, at] of childrenOf(node, owner)) {
    if (keyword === 'properties') {
      changed[keyword] = Object.fromEntries(
        Object.entries(child as Node).map(([key, value]) => [
          key,
          isNode(value) ? change(value, ownerOf(key, owner)) : value,
        ]),
      );
    } else if (Array.isArray(child)) {
      changed[keyword] = child.map((one) => (isNode(one) ? change(one, at) : one));
    } else changed[keyword] = change(child as Node, at);
  }
  return changed;
}

export interface SharedSchemas {
  /** The schema with references to the shared ones. */
  share(schema: Node): Node;
  /** The shared schemas by name. */
  readonly components: Readonly<Record<string, Node>>;
}

/**
 * Finds the object schemas that occur more than once and gives each a name, so that a generated
 * client has one type for it instead of hundreds of copies.
 * @param schemas every schema of the document with the name of its call
 * @param reserved names that are taken
 */
export function shareSchemas(
  schemas: readonly { readonly name: string; readonly schema: Node }[],
  reserved: readonly string[] = [],
): SharedSchemas {
  const counts = new Map<string, { count: number; owner: Owner }>();
  const count = (node: Node, owner: Owner): Node => {
    if (isShareable(node)) {
      const text = JSON.stringify(node);
      const known = counts.get(text);
      if (known !== undefined) {
        known.count += 1;
        return node;
      }
      counts.set(text, { count: 1, owner });
    }
    mapChildren(node, owner, count);
    return node;
  };
  for (const { name, schema } of schemas) count(schema, { key: name, isItem: false });

  const taken = new Set(reserved);
  const names = new Map<string, string>();
  const components: Record<string, Node> = {};

  function freeName({ key, isItem }: Owner): string {
    const wanted = nameOf(key, isItem) || 'Value';
    let name = wanted;
    for (let number = 2; taken.has(name); number += 1) name = `${wanted}${number}`;
    taken.add(name);
    return name;
  }

  const share = (node: Node, owner: Owner = { key: '', isItem: false }): Node => {
    const text = isShareable(node) ? JSON.stringify(node) : undefined;
    const known = text === undefined ? undefined : counts.get(text);
    if (text === undefined || known === undefined || known.count < 2) {
      return mapChildren(node, owner, share);
    }
    let name = names.get(text);
    if (name === undefined) {
      name = freeName(known.owner);
      names.set(text, name);
      components[name] = mapChildren(node, owner, share);
    }
    return { $ref: `#/components/schemas/${name}` };
  };
  return { share: (schema) => share(schema), components };
}
