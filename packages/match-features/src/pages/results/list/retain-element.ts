import { cloneElement, isValidElement, type ReactNode } from 'react';

type Props = Readonly<Record<string, ReactNode>>;

/**
 * Reuses earlier markup part by part where it is equal: React has nothing to compare in the same
 * element. Its properties are plain values.
 */
export function keep<Node extends ReactNode>(before: ReactNode, now: Node): Node;
export function keep(before: ReactNode, now: ReactNode): ReactNode {
  if (before === now) return now;
  if (Array.isArray(before) && Array.isArray(now)) {
    let isAsBefore = before.length === now.length;
    const parts = now.map((part, index) => {
      const stored = keep(before[index], part);
      isAsBefore &&= stored === before[index];
      return stored;
    });
    return isAsBefore ? before : parts;
  }
  if (!isValidElement<Props>(before) || !isValidElement<Props>(now)) return now;
  const { type, key, props: old } = before;
  const { props } = now;
  if (type !== now.type || key !== now.key) return now;
  const names = Object.keys(props);
  let isAsBefore = names.length === Object.keys(old).length;
  let children: ReactNode;
  for (const name of names) {
    if (name === 'children') children = keep(old[name], props[name]);
    isAsBefore &&= old[name] === (name === 'children' ? children : props[name]);
  }
  if (isAsBefore) return before;
  return children === props['children'] ? now : cloneElement(now, undefined, ...[children].flat());
}
