import type { RunnerId } from '../../../../models/dying-light/ids';

const SHAPES: Readonly<Record<RunnerId, string>> = {
  mara: 'M12 2a10 10 0 1 0 .01 0Z',
  oskar: 'M3 3h18v18H3Z',
  juno: 'M12 2 22.5 21h-21Z',
  teo: 'M12 1 23 12 12 23 1 12Z',
};

/** Colour and shape of a Runner: nothing depends on the colour alone. */
export function RunnerMark({ runner }: { readonly runner: RunnerId }) {
  return (
    <svg
      className="runner-mark"
      viewBox="0 0 24 24"
      aria-hidden="true"
      style={{ fill: `var(--runner-${runner})` }}
    >
      <path d={SHAPES[runner]} />
    </svg>
  );
}
