import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, readSettings, volumesOf } from '../../../renderer/app/settings';

describe('readSettings', () => {
  it('uses the usual values when nothing was stored', () => {
    expect(readSettings(null)).toEqual({ settings: DEFAULT_SETTINGS, damaged: [] });
  });

  it('keeps what was stored and fills in what an older version did not know', () => {
    expect(readSettings({ quality: 'low', speed: 'fast' })).toEqual({
      settings: { ...DEFAULT_SETTINGS, quality: 'low', speed: 'fast' },
      damaged: [],
    });
  });

  it('lets bots be as quick as before for who wanted "At once" while the table and bots had one speed', () => {
    expect(readSettings({ speed: 'instant' }).settings).toMatchObject({
      speed: 'instant',
      botPace: 'instant',
    });
    expect(readSettings({ speed: 'fast', reducedMotion: true }).settings.botPace).toBe('readable');
    expect(readSettings({ speed: 'instant', botPace: 'readable' }).settings.botPace).toBe('readable');
  });

  it('carries settings over from before there were resolutions, themes and wishes, and keeps those', () => {
    const before = { quality: 'high', textSize: 130, confirmations: false };
    expect(readSettings(before)).toEqual({
      settings: { ...DEFAULT_SETTINGS, ...before },
      damaged: [],
    });
    const now = { resolution: 50, frameLimit: 30, shadows: false, textSize: 150, theme: 'contrast' } as const;
    const more = { vision: 'protanopia', autoPass: 'small', keepFitting: true } as const;
    expect(readSettings({ ...now, ...more }).settings).toMatchObject({ ...now, ...more });
    expect(readSettings({ frameLimit: 61 }).damaged).toEqual(['some']);
  });

  it('speaks as the machine does until a language of the list is chosen', () => {
    expect(readSettings({ quality: 'low' }).settings.language).toBe('auto');
    expect(readSettings({ language: 'de' })).toMatchObject({
      settings: { language: 'de' },
      damaged: [],
    });
    expect(readSettings({ language: 'pseudo' }).damaged).toEqual(['some']);
  });

  it('keeps keys that people have chosen, and all other settings where those are damaged', () => {
    expect(readSettings({ keys: { log: ['L'], undo: [] } })).toMatchObject({
      settings: { keys: { log: ['L'], undo: [] } },
      damaged: [],
    });
    for (const keys of ['Q', { log: 'Q' }, { log: ['no key'] }])
      expect(readSettings({ quality: 'low', keys })).toEqual({
        settings: { ...DEFAULT_SETTINGS, quality: 'low', keys: {} },
        damaged: ['keys'],
      });
  });

  it('keeps the paint of miniatures, and all other settings where that is damaged', () => {
    const paints = { 'dying-light/mara': { cloth: { colour: '#c8352b', wash: 60, brush: 40 } } };
    expect(readSettings({ paints })).toEqual({ settings: { ...DEFAULT_SETTINGS, paints }, damaged: [] });
    for (const wrong of ['red', { 'dying-light/mara': { cloth: { colour: 'red', wash: 60, brush: 40 } } }])
      expect(readSettings({ quality: 'low', keys: { log: ['L'] }, paints: wrong })).toEqual({
        settings: { ...DEFAULT_SETTINGS, quality: 'low', keys: { log: ['L'] } },
        damaged: ['paint'],
      });
    expect(readSettings({ quality: 'low', keys: 'Q', paints: 'red' })).toEqual({
      settings: { ...DEFAULT_SETTINGS, quality: 'low' },
      damaged: ['keys', 'paint'],
    });
  });

  it('keeps ready paint of one’s own, and of some that is damaged the rest', () => {
    const mine = { name: 'Mine', paintwork: { cloth: { colour: '#c8352b', wash: 60, brush: 40 } } };
    const other = { ...mine, name: 'Other' };
    const presets = [mine, other];
    expect(readSettings({ presets })).toEqual({ settings: { ...DEFAULT_SETTINGS, presets }, damaged: [] });
    const broken = { name: 'Broken', paintwork: { cloth: { colour: 'red', wash: 60, brush: 40 } } };
    for (const wrong of [broken, { name: '', paintwork: {} }, 7, mine])
      expect(readSettings({ quality: 'low', presets: [mine, wrong, other] })).toEqual({
        settings: { ...DEFAULT_SETTINGS, quality: 'low', presets },
        damaged: ['presets'],
      });
    expect(readSettings({ quality: 'low', presets: 'red' })).toEqual({
      settings: { ...DEFAULT_SETTINGS, quality: 'low' },
      damaged: ['presets'],
    });
  });

  it.each([['text'], [42], [[1, 2]]])('falls back to the usual values and says so for %j', (stored) => {
    expect(readSettings(stored)).toEqual({ settings: DEFAULT_SETTINGS, damaged: ['all'] });
  });

  it.each([{ quality: 'splendid' }, { interfaceScale: 1000 }, { volume: 101, theme: 'sepia' }])(
    'falls back to the usual value where that of a newer version can’t be used (%j), and keeps all that people made',
    (strange) => {
      const cloth = { colour: '#c8352b', wash: 60, brush: 40 };
      const made = {
        keys: { log: ['L'] },
        paints: { 'dying-light/mara': { cloth } },
        presets: [{ name: 'Mine', paintwork: { cloth } }],
      };
      expect(readSettings({ textSize: 130, ...made, ...strange })).toEqual({
        settings: { ...DEFAULT_SETTINGS, textSize: 130, ...made },
        damaged: ['some'],
      });
    },
  );

  it('keeps the paint of all other miniatures where that of one is damaged', () => {
    const cloth = { colour: '#c8352b', wash: 60, brush: 40 };
    const paints = { 'dying-light/mara': { cloth } };
    expect(
      readSettings({ paints: { ...paints, 'dying-light/teo': { cloth: { ...cloth, wash: 101 } } } }),
    ).toEqual({
      settings: { ...DEFAULT_SETTINGS, paints },
      damaged: ['paint'],
    });
  });
});

it('hands the volumes to the sound desk as shares', () => {
  const settings = {
    ...DEFAULT_SETTINGS,
    volume: 100,
    effectsVolume: 50,
    interfaceVolume: 0,
    musicVolume: 25,
  };
  expect(volumesOf(settings)).toEqual({ master: 1, effects: 0.5, interface: 0, music: 0.25 });
});
