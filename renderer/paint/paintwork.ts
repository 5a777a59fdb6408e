/** How people have painted miniatures: plain data, kept with the settings. Pure. */
import * as v from 'valibot';
import { PAINT_AREAS, type PaintArea } from './areas';

const Share = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const Colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/));

const CoatSchema = v.object({
  /** As `#rrggbb`; null for the paint that the miniature came with. */
  colour: v.nullable(Colour),
  /** Per cent of the shade that runs into recesses; 50 is what all miniatures come with. */
  wash: Share,
  /** Per cent of the light paint that is brushed over edges; 50 is what all miniatures come with. */
  brush: Share,
});

/** The paint of one area. */
export type Coat = Readonly<v.InferOutput<typeof CoatSchema>>;

export const PaintworkSchema = v.object({
  skin: v.exactOptional(CoatSchema),
  hair: v.exactOptional(CoatSchema),
  cloth: v.exactOptional(CoatSchema),
  gear: v.exactOptional(CoatSchema),
  base: v.exactOptional(CoatSchema),
}) satisfies v.GenericSchema<Partial<Record<PaintArea, Coat>>>;

/** The paint of a miniature; areas that are left out are as it came. */
export type Paintwork = Readonly<v.InferOutput<typeof PaintworkSchema>>;

/**
 * The paint of all miniatures by their names, such as `dying-light/mara`; those that are left out are as they came. Names that are gone
 * stay, for who goes back a version.
 */
export const PaintsSchema = v.record(v.pipe(v.string(), v.maxLength(100)), PaintworkSchema);
export type Paints = Readonly<v.InferOutput<typeof PaintsSchema>>;

/** That of the miniatures in stored data whose paint can be used, where not all can. */
export function soundPaints(stored: unknown): Paints {
  const all = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  return Object.fromEntries(
    all.flatMap(([name, paintwork]) => {
      const one = v.safeParse(PaintsSchema, { [name]: paintwork });
      return one.success ? Object.entries(one.output) : [];
    }),
  );
}

/** Of the wash and the brush that a miniature comes with. */
export const USUAL_STRENGTH = 50;

/** An area as it came. */
export const AS_IT_CAME: Coat = { colour: null, wash: USUAL_STRENGTH, brush: USUAL_STRENGTH };

export const NO_PAINTWORK: Paintwork = {};

export function isAsItCame({ colour, wash, brush }: Coat): boolean {
  return colour === null && wash === USUAL_STRENGTH && brush === USUAL_STRENGTH;
}

/** A miniature with one area painted otherwise. */
export function withCoat(paintwork: Paintwork, area: PaintArea, coat: Coat): Paintwork {
  const { [area]: _, ...others } = paintwork;
  return isAsItCame(coat) ? others : { ...others, [area]: coat };
}

/** All miniatures with one painted otherwise. */
export function withPaintwork(paints: Paints, name: string, paintwork: Paintwork): Paints {
  const { [name]: _, ...others } = paints;
  return Object.keys(paintwork).length === 0 ? others : { ...others, [name]: paintwork };
}

/** What of a paintwork a miniature has areas for. */
export function fitting(paintwork: Paintwork, areas: readonly PaintArea[]): Paintwork {
  return Object.fromEntries(
    PAINT_AREAS.flatMap((area) => {
      const coat = paintwork[area];
      return coat && areas.includes(area) ? [[area, coat]] : [];
    }),
  );
}
