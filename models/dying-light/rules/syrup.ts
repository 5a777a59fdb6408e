/** Syrup Shot (3.9). */
import { rollDie } from '../../kernel/luck';
import { ACTION_DICE } from '../content/dice';
import type { EntryOf } from '../entries';
import type { DieId } from '../ids';
import type { DLPlay, DraftRunner } from '../play';
import type { Die, Runner } from '../state';
import { takeDie } from './tempo';

/** Dice in Fatigue and Cooldown slots. Their faces mean nothing: dice of one type in one kind of slot are alike. */
export function restingDice(runner: Runner): readonly Die[] {
  return [...runner.fatigue, ...runner.cooldown].filter((die) => die !== null);
}

/** One of each kind that differs. Fatigue keeps a die a Round longer than Cooldown, so the slots are told apart. */
export function restingKinds(runner: Runner): readonly Die[] {
  return [runner.fatigue, runner.cooldown].flatMap((row) => {
    const dice = row.filter((die) => die !== null);
    return dice.filter((die, index) => dice.findIndex((other) => other.type === die.type) === index);
  });
}

/** Takes the die out of its slot, rolls it and adds it to the pool. */
export function recoverDie(play: DLPlay, runner: DraftRunner, dieId: DieId): void {
  const from: EntryOf<'die-returned'>['from'] = runner.fatigue.some((die) => die?.id === dieId)
    ? 'fatigue'
    : 'cooldown';
  const die = takeDie(runner, dieId);
  if (!die) throw new Error(`Die ${dieId} of ${runner.id} does not rest.`);
  const face = rollDie(play.state.luck, die.type, ACTION_DICE[die.type].faces);
  const rolled: Die = { id: die.id, type: die.type, face };
  runner.pool.push({ ...rolled });
  play.tell({ type: 'die-returned', runner: runner.id, die: rolled, from });
}
