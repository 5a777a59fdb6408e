/** Ready paint that people keep under names of their own, for any miniature. Plain data, kept with the settings. Pure. */
import * as v from 'valibot';
import { tidyName } from '../../models/kernel/tidy-name';
import { type Paintwork, PaintworkSchema } from './paintwork';

/** Letters that a name may have; longer ones are cut. */
export const LONGEST_PRESET_NAME = 24;

const called = (name: string): string => tidyName(tidyName(name).slice(0, LONGEST_PRESET_NAME));
/** How many are kept at once. */
export const MOST_PRESETS = 40;

const OwnPresetSchema = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_PRESET_NAME)),
  paintwork: PaintworkSchema,
});

/** Paint for a whole miniature under a name that no other has. */
export type OwnPreset = Readonly<v.InferOutput<typeof OwnPresetSchema>>;

const isNew = ({ name }: OwnPreset, index: number, all: readonly OwnPreset[]): boolean =>
  all.findIndex((one) => one.name === name) === index;

/** In the order in which they were kept. */
export const OwnPresetsSchema = v.pipe(
  v.array(OwnPresetSchema),
  v.maxLength(MOST_PRESETS),
  v.check((all) => all.every(isNew)),
  v.readonly(),
);

/** Those of stored data that can be used, where not all can. */
export function soundPresets(stored: unknown): readonly OwnPreset[] {
  const all = Array.isArray(stored) ? stored.filter((one) => v.is(OwnPresetSchema, one)) : [];
  return all.filter(isNew).slice(0, MOST_PRESETS);
}

/** Why paint can't be kept under a name, as the end of a message id; null if it can. */
export function whyNotKept(
  presets: readonly OwnPreset[],
  name: string,
  paintwork: Paintwork,
): 'is-plain' | 'too-many' | 'nameless' | 'taken' | null {
  const tidy = called(name);
  if (Object.keys(paintwork).length === 0) return 'is-plain';
  if (presets.length >= MOST_PRESETS) return 'too-many';
  if (tidy === '') return 'nameless';
  return presets.some((preset) => preset.name === tidy) ? 'taken' : null;
}

/** With one more at the end; the same where it can't be kept. */
export function withPreset(
  presets: readonly OwnPreset[],
  name: string,
  paintwork: Paintwork,
): readonly OwnPreset[] {
  if (whyNotKept(presets, name, paintwork) !== null) return presets;
  return [...presets, { name: called(name), paintwork }];
}

export function withoutPreset(presets: readonly OwnPreset[], name: string): readonly OwnPreset[] {
  return presets.filter((preset) => preset.name !== name);
}
