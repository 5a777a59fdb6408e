import * as v from 'valibot';
import type { LoadedLuck } from '../../models/kernel/luck';
import { loadedLuckSchema } from '../../models/kernel/save';
import { isLanguage } from '../i18n';
import { type Hold, readHold } from '../table/clock';
import type { Settings } from './settings';

/** What an address may fix, for tests and bug reports: `?language=de&seed=abc&motion=off&bots=instant&quality=low&loaded={"dice":[...]}`. */
export interface UrlOptions {
  /** Seed offered for new games. */
  readonly seed: string | null;
  /** Results to hand out before luck is asked. */
  readonly loaded: LoadedLuck | null;
  /** The words are shown in the language that machines make for tests, `?language=pseudo`. */
  readonly pseudo?: boolean;
  /** Settings that hold for this visit and are not stored. */
  readonly settings: Partial<Settings>;
  /** The canvas tells what it does, `?watch=on`. */
  readonly watched?: boolean;
  /** The table stands still in the middle of a motion, `?hold=strike:0.5`. */
  readonly hold?: Hold;
}

function readLoaded(text: string | null): LoadedLuck | null {
  if (text === null) return null;
  try {
    const parsed = v.safeParse(loadedLuckSchema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

function isQuality(text: string | null): text is 'low' | 'medium' | 'high' {
  return text === 'low' || text === 'medium' || text === 'high';
}

/** @param search the query of the address, with or without its question mark */
export function readUrlOptions(search: string): UrlOptions {
  const query = new URLSearchParams(search);
  const quality = query.get('quality');
  const hold = readHold(query.get('hold'));
  const language = query.get('language');
  return {
    seed: query.get('seed'),
    loaded: readLoaded(query.get('loaded')),
    settings: {
      ...(query.get('motion') === 'off' && { reducedMotion: true, speed: 'instant' as const }),
      ...(query.get('bots') === 'instant' && { botPace: 'instant' as const }),
      ...(isQuality(quality) && { quality }),
      ...(isLanguage(language) && { language }),
    },
    ...(language === 'pseudo' && { pseudo: true }),
    ...(query.get('watch') === 'on' && { watched: true }),
    ...(hold && { hold }),
  };
}
