import { expect, it } from 'vitest';
import words from '../../../../assets/locales/en/survive-until-daylight-bot.json';
import { explain } from '../../../../models/survive-until-daylight/bot/explain';
import type { Move } from '../../../../models/survive-until-daylight/moves';
import { table } from '../../../helpers/survive-until-daylight';

const position = { value: 'search', state: table({ line: ['raider'], pile: ['hl-bar', 'jk-junk'] }) };

it('says why a bot delays, with what is left to find', () => {
  expect(explain(position, { type: 'DELAY' })).toEqual({ id: 'sd.why.delay', params: { cards: 2 } });
});

it('names the enemy that has to go', () => {
  const attack: Move = { type: 'ATTACK', weaponId: 'wp-bat', targetId: 'raider-1', ammo: 0, vitaly: 0 };
  expect(explain(position, attack)).toEqual({ id: 'sd.why.attack', params: { enemy: 'sd.horde.raider' } });
});

it('says nothing of what is done at every turn', () => {
  const plain: readonly Move[] = [
    { type: 'DRAW' },
    { type: 'KEEP', discard: null },
    { type: 'READY', seat: 'seat-1' },
    { type: 'END_TURN' },
  ];
  expect(plain.map((move) => explain(position, move))).toEqual([null, null, null, null]);
});

it('has a sentence for every reason', () => {
  const moves: readonly Move[] = [
    { type: 'SCOUT' },
    { type: 'LEAVE' },
    { type: 'KEEP', discard: { cardId: 'jk-junk', count: 1 } },
    { type: 'ACCEPT' },
    { type: 'TAKE', discard: null },
    { type: 'REFUSE' },
    { type: 'JUNK_MARKET', seat: 'seat-1', count: 1 },
    { type: 'HEAL', seat: 'seat-1', cardId: 'hl-bar' },
    { type: 'CRAFT', recipeId: 'rc-trap', junkFor: null, placement: { kind: 'seat', seat: 'seat-1' } },
    { type: 'PLAY', cardId: 'sp-energy' },
    { type: 'CHEER', seat: 'seat-1' },
    { type: 'LUCKY', seat: 'seat-1', cardIndex: 0 },
    { type: 'CARRY', side: 'left' },
    { type: 'SPREAD', left: 0, target: 1, right: 0 },
    { type: 'ABSORB', count: 0 },
    { type: 'ABSORB', count: 1 },
    { type: 'PICK_STARTER', seat: 'seat-1', weaponId: 'wp-bat' },
  ];
  const said = moves.map((move) => explain(position, move)?.id ?? '');
  expect(said.filter((id) => !Object.hasOwn(words, id))).toEqual([]);
});
