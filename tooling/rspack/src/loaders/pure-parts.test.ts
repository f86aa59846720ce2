import { pureParts } from './pure-parts.ts';

it('marks components created by a call as pure, so that unused ones are removed', () => {
  const library = `const Link = React$1.forwardRef(function LinkWithRef() {});
Link.displayName = "Link";
const Rows = React$1.memo(DataRoutes);
export { Link, Rows };`;
  expect(
    pureParts(library),
  ).toBe(`const Link = /* @__PURE__ */ React$1.forwardRef(function LinkWithRef() {});

const Rows = /* @__PURE__ */ React$1.memo(DataRoutes);
export { Link, Rows };`);
});
