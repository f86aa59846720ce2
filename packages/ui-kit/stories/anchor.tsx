import { type ComponentType, useState } from 'react';

/** Renders content anchored to a link. */
export const besideALink =
  <Props extends { readonly anchor: HTMLElement }>(Part: ComponentType<Props>) =>
  (props: Props) => <Beside Part={Part} props={props} />;

interface BesideProps<Props> {
  readonly Part: ComponentType<Props>;
  readonly props: Props;
}

function Beside<Props extends { readonly anchor: HTMLElement }>({
  Part,
  props,
}: BesideProps<Props>) {
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
