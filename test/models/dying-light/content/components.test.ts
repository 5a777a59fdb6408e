import { describe, expect, it } from 'vitest';
import { CHASE } from '../../../../models/dying-light/content/chase';
import { COMPONENTS } from '../../../../models/dying-light/content/components';
import { ACTION_DICE, DAMAGE_DIE, RISK_DIE } from '../../../../models/dying-light/content/dice';
import { EXPOSURE_DECKS } from '../../../../models/dying-light/content/exposure-cards';
import { GEAR } from '../../../../models/dying-light/content/gear';
import { INFECTED } from '../../../../models/dying-light/content/infected';
import { ITEMS } from '../../../../models/dying-light/content/items';
import { WALL_LENGTHS, WALLS, type WallSize } from '../../../../models/dying-light/content/map';
import { RUNNERS } from '../../../../models/dying-light/content/runners';
import { ERRAND } from '../../../../models/dying-light/content/scenarios/errand';
import { SKILLS } from '../../../../models/dying-light/content/skills';
import { MARKERS, TOKEN_IDS, TOKENS } from '../../../../models/dying-light/content/tokens';
import { WEAPONS } from '../../../../models/dying-light/content/weapons';
import { WOUNDS } from '../../../../models/dying-light/content/wounds';
import { BUILDING_IDS, TOKEN_KINDS } from '../../../../models/dying-light/ids';

const sizeOf = (table: object) => Object.keys(table).length;
const walls = (size: WallSize) => WALLS.filter((wall) => wall.size === size).length;
const itemsOf = (...decks: readonly string[]) =>
  Object.values(ITEMS).filter((item) => decks.includes(item.deck)).length;

describe('the box', () => {
  it('holds what the count sheet says', () => {
    expect(COMPONENTS).toEqual({
      buildings: BUILDING_IDS.length,
      basicDice: ACTION_DICE.basic.count,
      parkourDice: ACTION_DICE.parkour.count,
      combatDice: ACTION_DICE.combat.count,
      momentumDice: ACTION_DICE.momentum.count,
      damageDice: DAMAGE_DIE.count,
      riskDice: RISK_DIE.count,
      runnerMiniatures: sizeOf(RUNNERS),
      runnerCards: sizeOf(RUNNERS),
      characterBoards: sizeOf(RUNNERS),
      helpCards: 4,
      biterMiniatures: INFECTED.biter.miniatures,
      viralMiniatures: INFECTED.viral.miniatures,
      howlerMiniatures: INFECTED.howler.miniatures,
      volatileMiniatures: INFECTED.volatile.miniatures,
      cityTiles: 4,
      roundTrackers: 1,
      roundMarkers: MARKERS.round,
      shortWalls: walls('short'),
      mediumWalls: walls('medium'),
      longWalls: walls('long'),
      wallBases: WALLS.length,
      activationCards: sizeOf(RUNNERS) + 1,
      infectedCards: sizeOf(INFECTED),
      scenarioCards: ERRAND.cards.length,
      exposureDecks: sizeOf(EXPOSURE_DECKS),
      cardsPerExposureDeck: EXPOSURE_DECKS.red.length,
      startingSkills: sizeOf(SKILLS),
      startingWeapons: Object.values(WEAPONS).filter((weapon) => weapon.kind === 'starting').length,
      woundCards: sizeOf(WOUNDS),
      commonItems: itemsOf('common'),
      epicItems: itemsOf('epic', 'set-aside'),
      chaseCards: sizeOf(CHASE),
      gearTokens: sizeOf(GEAR),
    });
  });

  it('holds the numbers of the printed sheet', () => {
    expect(Object.values(COMPONENTS).join(' ')).toBe(
      '13 12 6 6 4 4 4 4 4 4 4 32 12 4 4 4 1 1 6 4 6 16 5 4 11 4 8 4 4 16 6 7 4 12',
    );
  });

  it('holds walls that are as long as their size says', () => {
    for (const wall of WALLS) expect(wall.to - wall.from + 1).toBe(WALL_LENGTHS[wall.size]);
  });
});

describe('tokens', () => {
  it('DL-ENV-01 DL-ENV-02 DL-ENV-05 DL-ENV-08 are there in the printed numbers and classes', () => {
    expect(TOKEN_KINDS.map((kind) => `${kind} ${TOKENS[kind].count} ${TOKENS[kind].class}`)).toEqual([
      'loot-common 6 utility',
      'loot-epic 3 utility',
      'inhibitor 1 utility',
      'electricity 1 utility',
      'fire 4 hazard',
      'rough 3 hazard',
      'nest 3 passive',
      'objective 8 objective',
      'npc 1 npc',
      'jump-pad 2 utility',
      'spear 2 utility',
      'uv 2 passive',
    ]);
    expect(MARKERS).toEqual({ round: 1, exposure: 4, event: 3 });
  });

  it('have one id each: a number or, for objectives, a letter', () => {
    expect(TOKEN_IDS.fire).toEqual(['fire-1', 'fire-2', 'fire-3', 'fire-4']);
    expect(TOKEN_IDS.objective.join(' ')).toBe('obj-a obj-b obj-c obj-d obj-e obj-f obj-g obj-h');
    for (const kind of TOKEN_KINDS) expect(TOKEN_IDS[kind]).toHaveLength(TOKENS[kind].count);
  });
});
