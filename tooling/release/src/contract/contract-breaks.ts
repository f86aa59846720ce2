import type { DescribedContract, Fields } from './describe-contract.ts';

/**
 * What a remote that was built against the contract of before cannot do with that of now, each with
 * the call and the field. New calls, new fields of replies and new optional ones of requests break
 * nothing.
 */
export function contractBreaks(
  before: DescribedContract,
  now: DescribedContract,
): readonly string[] {
  return Object.entries(before).flatMap(([name, former]) => {
    const current = now[name];
    if (!current) return [`${name}: the call is gone`];
    const moved =
      current.address === former.address
        ? []
        : [`${name}: ${former.address} has become ${current.address}`];
    const faults = [
      ...replyBreaks(former.reply, current.reply),
      ...requestBreaks(former.request, current.request),
    ];
    return [...moved, ...faults.map((fault) => `${name}: ${fault}`)];
  });
}

/** A remote reads these fields: they must be there, and nothing it has never seen. */
function replyBreaks(before: Fields, now: Fields): readonly string[] {
  return Object.entries(before).flatMap(([path, former]) => {
    const current = now[path];
    const what = `field ${path} of the reply`;
    if (!current) return isInside(path, before, now) ? [] : [`${what} is gone`];
    if (current.isOptional && !former.isOptional) return [`${what} may be missing now`];
    const added = current.types.filter(
      (type) => !isListed(type) && !reads(former.types, type) && former.types.length > 0,
    );
    return added.length > 0 ? [`${what} can be ${added.join(' or ')} now`] : [];
  });
}

/** A remote sends these fields: what it sent must still be enough, and accepted. */
function requestBreaks(before: Fields, now: Fields): readonly string[] {
  const gone = Object.entries(before).flatMap(([path, former]) => {
    const current = now[path];
    const what = `field ${path} of the request`;
    if (!current) return isInside(path, before, now) ? [] : [`${what} is gone`];
    if (!current.isOptional && former.isOptional) return [`${what} is required now`];
    const refused = former.types.filter((type) => !covers(current.types, type));
    return refused.length > 0 && current.types.length > 0
      ? [`${what} cannot be ${refused.join(' or ')} any more`]
      : [];
  });
  const demanded = Object.entries(now).filter(
    ([path, { isOptional }]) => !isOptional && !before[path] && !isInside(path, now, before),
  );
  return [...gone, ...demanded.map(([path]) => `field ${path} of the request is required now`)];
}

/** Below a field that is itself missing on the other side: that one is named. */
function isInside(path: string, here: Fields, there: Fields): boolean {
  const parent = path.replace(/(?:\.[^.[\]]+|\[\d*\])$/, '');
  return parent !== path && parent in here && !(parent in there);
}

/** A value of a closed list, not a type. */
const isListed = (type: string) => /^["\d-]|^(?:true|false)$/.test(type);

/** Whether somebody who accepts these types accepts this one. */
function covers(types: readonly string[], type: string): boolean {
  if (types.includes(type)) return true;
  if (type === 'integer') return types.includes('number');
  if (type.startsWith('"')) return types.includes('string');
  return isListed(type) && (types.includes('number') || types.includes('integer'));
}

/** A reader of a closed list has to expect more values, and of whole numbers others. */
function reads(types: readonly string[], type: string): boolean {
  if (type === 'string' && types.some((one) => one.startsWith('"'))) return true;
  return covers(types, type) || (type === 'number' && types.includes('integer'));
}
