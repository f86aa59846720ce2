import { type ComponentType, useState } from 'react';

/** Renders content anchored to a link. */
export const anchoredToLink =
  <Props extends { readonly anchor: HTMLElement }>(Part: ComponentType<Props>) =>
  (props: Props) => <Anchored Part={Part} props={props} />;

interface AnchoredProps<Props> {
  readonly Part: ComponentType<Props>;
  readonly props: Props;
}

function Anchored<Props extends { readonly anchor: HTMLElement }>({
  Part,
  props,
}: AnchoredProps<Props>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <a href="#prices" ref={setAnchor}>
        {'Коэффициенты'}
      </a>
      {anchor && <Part {...props} anchor={anchor} />}
    </>
  );
}
