import * as v from 'valibot';
import type { Volumes } from '../audio/mixer';
import { LANGUAGE_IDS } from '../i18n';
import { isChord } from '../input/chords';
import type { Mapping } from '../input/mapping';
import type { Speed } from '../motion/director';
import { OwnPresetsSchema, soundPresets } from '../paint/own-presets';
import { PaintsSchema, soundPaints } from '../paint/paintwork';
import { VISIONS } from '../styles/vision';

export const QUALITIES = ['auto', 'low', 'medium', 'high'] as const;
export const SPEEDS = ['normal', 'fast', 'instant'] as const;
/** How much faster than single speed the table plays. */
export const SPEED_OF = { normal: 1, fast: 2, instant: 'instant' } as const satisfies Readonly<
  Record<(typeof SPEEDS)[number], Speed>
>;
/** How long bots wait before they move: as long as one needs to follow them, or not at all. */
export const BOT_PACES = ['readable', 'instant'] as const;
export const INTERFACE_SCALES = [80, 100, 125, 150, 200] as const;
export const TEXT_SIZES = [100, 115, 130, 150] as const;
/** Per cent of the pixels that the window has, in each direction. */
export const RESOLUTIONS = [50, 75, 100] as const;
/** Frames a second; 0 for as many as the screen shows. */
export const FRAME_LIMITS = [0, 60, 30] as const;
export const AUTO_PASSES = ['ask', 'small', 'all'] as const;
/** `auto` follows what the system asks for. */
export const THEMES = ['auto', 'usual', 'contrast'] as const;

/** That of the browser or the system, or one of the app's. */
export const LANGUAGE_CHOICES = ['auto', ...LANGUAGE_IDS] as const;

/** Per cent. */
const volume = (usual: number) => v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), usual);

/** Keys by the id of their command, where they are not the usual ones. Commands that are gone stay, for who goes back a version. */
const KeysSchema: v.GenericSchema<Mapping> = v.record(
  v.string(),
  v.array(v.pipe(v.string(), v.check(isChord))),
);

/** What is left out gets the usual value, so that settings of an older version stay good. */
const SettingsSchema = v.object({
  language: v.optional(v.picklist(LANGUAGE_CHOICES), 'auto'),
  quality: v.optional(v.picklist(QUALITIES), 'auto'),
  resolution: v.optional(v.picklist(RESOLUTIONS), 100),
  /** What stands on the table throws shadows, where the quality has any. */
  shadows: v.optional(v.boolean(), true),
  frameLimit: v.optional(v.picklist(FRAME_LIMITS), 0),
  speed: v.optional(v.picklist(SPEEDS), 'normal'),
  botPace: v.optional(v.picklist(BOT_PACES), 'readable'),
  reducedMotion: v.optional(v.boolean(), false),
  /** Per cent. */
  interfaceScale: v.optional(v.picklist(INTERFACE_SCALES), 100),
  /** Per cent, on top of the interface scale. */
  textSize: v.optional(v.picklist(TEXT_SIZES), 100),
  /** The camera glides to what happens. */
  cameraFollow: v.optional(v.boolean(), true),
  /** Heavy blows jolt the table. */
  cameraShake: v.optional(v.boolean(), true),
  /** Asks before something is lost for good. */
  confirmations: v.optional(v.boolean(), true),
  /** Whether replies are asked for in duels: always, from a heavier blow on, or never. */
  autoPass: v.optional(v.picklist(AUTO_PASSES), 'ask'),
  /** A card that has room is kept without asking. */
  keepFitting: v.optional(v.boolean(), false),
  /** Small words for those who play without a lesson. */
  hints: v.optional(v.boolean(), true),
  /** A person may ask what a bot would do. */
  advice: v.optional(v.boolean(), true),
  volume: volume(80),
  effectsVolume: volume(80),
  interfaceVolume: volume(50),
  musicVolume: volume(60),
  theme: v.optional(v.picklist(THEMES), 'auto'),
  /** Which colours one tells apart. */
  vision: v.optional(v.picklist(VISIONS), 'usual'),
  /** Tells sounds in words. */
  soundCaptions: v.optional(v.boolean(), false),
  keys: v.optional(KeysSchema, {}),
  /** How people have painted miniatures. */
  paints: v.optional(PaintsSchema, {}),
  /** Paint that they keep for any miniature. */
  presets: v.optional(OwnPresetsSchema, []),
});

export type Settings = Readonly<v.InferOutput<typeof SettingsSchema>>;

export type LanguageChoice = Settings['language'];

export const DEFAULT_SETTINGS: Settings = v.parse(SettingsSchema, {});

/** The volumes as the sound desk wants them, 0 to 1. */
export function volumesOf(settings: Settings): Volumes {
  return {
    master: settings.volume / 100,
    effects: settings.effectsVolume / 100,
    interface: settings.interfaceVolume / 100,
    music: settings.musicVolume / 100,
  };
}

/** Before bots had a pace of their own they kept that of the table: who wanted both at once still gets both. */
const OldSettingsSchema = v.object({ speed: v.literal('instant'), botPace: v.optional(v.undefined()) });

function withBotPace(stored: unknown): unknown {
  const old = v.safeParse(OldSettingsSchema, stored);
  return old.success && typeof stored === 'object' ? { ...stored, botPace: 'instant' } : stored;
}

/** What of the settings could not be used: parts that people made themselves, some of the choices, or everything. */
export type Damaged = 'keys' | 'paint' | 'presets' | 'some' | 'all';

/** What of a damaged part can be used all the same; of any other nothing can. */
const SOUND: Readonly<Record<string, (stored: unknown) => unknown>> = {
  paints: soundPaints,
  presets: soundPresets,
};
const DAMAGE: Readonly<Record<string, Damaged>> = { keys: 'keys', paints: 'paint', presets: 'presets' };

/** What was stored without what is damaged of it, and what that is: no part takes another with it. */
function withoutDamage(stored: object): { readonly rest: unknown; readonly damaged: readonly Damaged[] } {
  const parts = new Map<string, unknown>(Object.entries(stored));
  const damaged = new Set<Damaged>();
  for (const [field, schema] of Object.entries(SettingsSchema.entries)) {
    if (v.is(schema, parts.get(field))) continue;
    parts.set(field, SOUND[field]?.(parts.get(field)));
    damaged.add(DAMAGE[field] ?? 'some');
  }
  return { rest: Object.fromEntries(parts), damaged: [...damaged] };
}

export interface ReadSettings {
  readonly settings: Settings;
  readonly damaged: readonly Damaged[];
}

/** Makes settings of whatever was stored; `null` when nothing was. */
export function readSettings(stored: unknown): ReadSettings {
  if (stored === null) return { settings: DEFAULT_SETTINGS, damaged: [] };
  if (typeof stored !== 'object' || Array.isArray(stored))
    return { settings: DEFAULT_SETTINGS, damaged: ['all'] };
  const { rest, damaged } = withoutDamage(stored);
  return { settings: v.parse(SettingsSchema, withBotPace(rest)), damaged };
}
