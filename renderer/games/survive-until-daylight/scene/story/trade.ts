import { isWon } from '../../../../../models/kernel/outcome';
import { lineEntrance, WIDTHS } from '../../layout';
import { slotKey } from '../cards/lying-cards';
import { withoutCard } from '../from-state';
import { onLine, pilePose } from '../poses';
import type { SceneModel } from '../scene-model';
import {
  atSeat,
  type Changes,
  coming,
  copiesOf,
  foundSpent,
  onPiles,
  overBoard,
  parted,
  poseOf,
  received,
} from './change';

/** New horde cards and their miniatures walk in from the right. */
function joined(scene: SceneModel, cards: SceneModel['line']): SceneModel {
  const next = { ...scene, line: [...scene.line, ...cards] };
  return cards.reduce<SceneModel>((all, { id }, index) => {
    const spot = lineEntrance(index, scene.seats.length);
    const from = { ...spot, yaw: 0, tip: 0, grow: WIDTHS.line };
    return coming(coming(all, `line:${id}`, from), id, onLine(from, id));
  }, next);
}

/** What the Trade phase shows, and what may happen in any phase. */
export const TRADE = {
  'assault-turned': (scene, { assault }) => {
    const turned = onPiles({ ...scene, assault }, (piles) => ({ assault: piles.assault - 1 }));
    return coming(turned, `assault:${assault}`, pilePose('assault', scene));
  },
  'line-joined': (scene, { cards }) => joined(scene, cards),
  'gift-offered': (scene) => scene,
  'gift-refused': (scene) => scene,
  'gift-taken': (scene, { from, to, card, count }) => {
    const there =
      poseOf(scene, slotKey(from, card, copiesOf(scene, from, card) - 1)) ?? overBoard(scene, from);
    const given = atSeat(scene, from, ({ slots }) => ({ slots: withoutCard(slots, card, count) }));
    return received(given, to, card, count, there);
  },
  'junk-traded': (scene, { seat, count }) => parted(scene, seat, 'jk-junk', count),
  healed: (scene, { seat, card, amount }) =>
    atSeat(parted(scene, seat, card, 1), seat, ({ damage }) => ({ damage: damage - amount })),
  'damage-taken': (scene, { seat, total, source }) => {
    return foundSpent(
      atSeat(scene, seat, () => ({ damage: total })),
      source,
    );
  },
  'special-played': (scene, { seat, card }) => parted(scene, seat, card, 1),
  cheered: (scene, { seat }) => parted(scene, seat, 'sp-cheer', 1),
  'character-died': (scene) => scene,
  'game-over': (scene, { outcome }) => ({ ...scene, outcome: isWon(outcome) ? 'win' : 'loss' }),
} satisfies Partial<Changes>;
