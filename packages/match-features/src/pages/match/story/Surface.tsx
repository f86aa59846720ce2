import type { StoryRules } from '@tipmark/domain';

/** How far from the goal line a drawing goes, metres. */
export const DEPTH = { pitch: 36, rink: 24 } as const;

type Area = StoryRules['area'];

/** The half of a pitch around the goal that is shot at, which is on top. */
const Pitch = ({ width }: Area) => {
  const middle = width / 2;
  return (
    <>
      <path d={`M${middle - 20.16} 0v16.5h40.32V0M${middle - 9.16} 0v5.5h18.32V0`} />
      <path d={`M${middle - 7.31} 16.5A9.15 9.15 0 0 0 ${middle + 7.31} 16.5`} />
      <path className="goal" d={`M${middle - 3.66} .35h7.32`} />
    </>
  );
};

/** The end of a rink up to its blue line; the goal line is where the locations begin. */
const Rink = ({ width }: Area) => {
  const middle = width / 2;
  return (
    <>
      <path d={`M${middle - 1.8} 0A1.8 1.8 0 0 0 ${middle + 1.8} 0`} />
      <path className="goal" d={`M${middle - 0.9} .35h1.8`} />
      <path d={`M0 19.5H${width}`} />
      {[-6.7, 6.7].map((across) => (
        <path key={across} d={`M${middle + across - 4.5} 6a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0`} />
      ))}
    </>
  );
};

export const Surface = ({ area }: { readonly area: Area }) =>
  area.surface === 'pitch' ? <Pitch {...area} /> : <Rink {...area} />;
