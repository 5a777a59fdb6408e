import { describe, expect, it } from 'vitest';
import texts from '../../../../assets/locales/en/survive-until-daylight.json';
import * as ids from '../../../../models/survive-until-daylight/ids';

const TEXTS: Readonly<Record<string, string>> = texts;

/** `sd.card.wp-pipe` and `sd.card.wp-pipe.text` for each id. */
function named(prefix: string, list: readonly string[], ...parts: readonly string[]): readonly string[] {
  return list.flatMap((id) => ['', ...parts].map((part) => `sd.${prefix}.${id}${part}`));
}

const NEEDED = [
  ...named('character', ids.CHARACTER_IDS, '.always', '.first'),
  ...ids.PERK_USES.flatMap((perk) => [`sd.perk.${perk}.name`, `sd.perk.${perk}.text`]),
  ...named('card', [...ids.RUBBLE_IDS, ...ids.UNIQUE_WEAPON_IDS, 'bare-hands', 'wave'], '.text'),
  ...named('combat', ids.COMBAT_IDS, '.text'),
  ...named('horde', ids.HORDE_TYPES, '.many', '.text'),
  ...named('assault', ids.ASSAULT_IDS),
  ...named('recipe', ids.RECIPE_IDS, '.text'),
  ...named('difficulty', ids.DIFFICULTIES, '.text'),
  ...named('lucky-ask', ids.LUCKY_ASKS),
  ...named('outcome', ['line-cleared', 'character-died', 'dawn-too-late']),
];

describe('the English sentences', () => {
  it('name everything that a player meets', () => {
    expect(NEEDED.filter((id) => !TEXTS[id])).toEqual([]);
  });

  it('keep the words of the cards', () => {
    expect(TEXTS['sd.combat.cc-perfect']).toBe('Right Between the Eyes');
    expect(TEXTS['sd.card.wp-pistol']).toBe('Evidence-Room Pistol');
    expect(TEXTS['sd.assault.as-shamble']).toBe('SLOW PARADE');
    expect(TEXTS['sd.reason.DELAY_WOULD_KILL']).toBe('One more wound would kill you, and the team with you.');
  });
});
