import type { AnswerMove } from '../moves';
import { type Decision, popFrame } from '../play';
import { damageGear } from '../rules/gear';
import { discardItem } from '../rules/loot';
import { draftRunner } from '../rules/runners';
import { losableItems, wornGear } from '../rules/wound-impact';
import type { State } from '../state';
import { askedFrame, askedRunner, askedSeat } from './asked';
import { NO_EFFECT, NOT_NOW } from './reasons';

type Loss = Extract<AnswerMove, { type: 'CHOOSE_GEAR' | 'ITEM' }>;

function losses(state: State): readonly Loss[] {
  const runner = askedRunner(state, 'woundChoice');
  if (askedFrame(state, 'woundChoice').wound === 'wd-numb') {
    return losableItems(runner).map((itemId) => ({ type: 'ITEM', itemId }));
  }
  return wornGear(runner).map(({ id: gearId }) => ({ type: 'CHOOSE_GEAR', gearId }));
}

function isSame(one: Loss, other: Loss): boolean {
  if (one.type === 'ITEM') return other.type === 'ITEM' && other.itemId === one.itemId;
  return other.type === 'CHOOSE_GEAR' && other.gearId === one.gearId;
}

/** What `wd-torn` damages, what `wd-numb` takes away (table 3.12). */
export const woundChoice: Decision<Loss> = {
  forceable: () => true,
  who: (state) => askedSeat(state, 'woundChoice'),
  options: losses,
  why(state, move) {
    if (move.type !== 'ITEM' && move.type !== 'CHOOSE_GEAR') return NOT_NOW;
    return losses(state).some((loss) => isSame(loss, move)) ? null : NO_EFFECT;
  },
  take(play, move) {
    const runner = draftRunner(play.state, askedRunner(play.state, 'woundChoice').id);
    popFrame(play);
    if (move.type === 'CHOOSE_GEAR') damageGear(play, runner, move.gearId);
    else {
      discardItem(play, runner, move.itemId);
      play.tell({ type: 'item-lost', runner: runner.id, item: move.itemId });
    }
  },
};
