import { CHARACTERS } from '../../../../../models/survive-until-daylight/content/characters';
import { cardPieces, FOUND_KEY, scoutedKey, WAVE_KEY } from '../cards/lying-cards';
import { pilePose, shownPose } from '../poses';
import type { SceneModel } from '../scene-model';
import {
  atSeat,
  type Changes,
  combatCleared,
  coming,
  departing,
  foundSpent,
  onPiles,
  parted,
  received,
} from './change';

/** What the set-up and the Search phase show. */
export const SEARCH = {
  'character-picked': (scene, { seat, character }) => {
    const { weapon, slots: capacity } = CHARACTERS[character];
    return atSeat(scene, seat, () => ({ character, capacity, slots: [{ card: weapon, count: 1 }] }));
  },
  'starter-picked': (scene, { seat, weapon }) => {
    const at = scene.rack.indexOf(weapon);
    const from =
      cardPieces(scene).find(({ key }) => key.startsWith(`rack:${weapon}:`))?.pose ?? shownPose(scene);
    return received({ ...scene, rack: scene.rack.toSpliced(at, at < 0 ? 0 : 1) }, seat, weapon, 1, from);
  },
  'first-player-set': (scene, { seat }) => ({ ...scene, firstPlayer: seat }),
  'decks-built': (scene, { pile }) => onPiles({ ...scene, rack: [] }, () => ({ rubble: pile })),
  'round-started': (scene, { round, overtime }) => ({
    ...combatCleared(scene),
    round,
    overtime,
    attacker: null,
    attack: null,
  }),
  /** Another round need not follow. */
  'round-ended': (scene) => ({
    ...scene,
    waveHolder: null,
    line: scene.line.map((card) => ({ ...card, stunned: false })),
  }),
  'pile-refilled': (scene, { added }) =>
    onPiles(scene, ({ active, rubble }) => ({ active: active + added + 1, rubble: rubble - added })),
  scouted: (scene, { cards }) => {
    const next = onPiles({ ...scene, scouted: cards }, ({ active }) => ({ active: active - cards.length }));
    return cards.reduce<SceneModel>(
      (all, _, index) => coming(all, scoutedKey(index), pilePose('active', scene)),
      next,
    );
  },
  'card-found': (scene, { card, seat }) => {
    const held = scene.scouted.length;
    const next = onPiles({ ...scene, found: card, scouted: [], active: seat }, ({ active }) => ({
      active: active + held - 1,
    }));
    return coming(next, FOUND_KEY, held > 0 ? shownPose(scene) : pilePose('active', scene));
  },
  'card-kept': (scene, { seat, card }) =>
    received({ ...scene, found: null }, seat, card, 1, shownPose(scene)),
  'card-left': (scene, { card }) => foundSpent(scene, card),
  'red-ignored': (scene, { card }) => foundSpent(scene, card),
  'cards-discarded': (scene, { seat, card, count }) => parted(scene, seat, card, count),
  'card-lost': (scene, { seat, card, to }) => foundSpent(parted(scene, seat, card, 1), to),
  'wave-accepted': (scene, { seat }) =>
    coming({ ...scene, found: null, waveHolder: seat, active: null }, WAVE_KEY, shownPose(scene)),
  'wave-delayed': (scene) => {
    const back = departing({ ...scene, found: null }, [FOUND_KEY], 'active');
    return onPiles(back, ({ active }) => ({ active: active + 1 }));
  },
} satisfies Partial<Changes>;
