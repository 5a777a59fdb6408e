/** Six-sided dice; more than ten are thrown as one roll (OM-FIGHT-07). */
import { type Luck, rollDie } from '../../kernel/luck';

const FACES = ['1', '2', '3', '4', '5', '6'] as const;

/** Who throws: loaded results are asked for by this name. */
export type DieKind = 'survivor' | 'zombie' | 'attack' | 'defence';

export function roll(luck: Luck, kind: DieKind, count: number): number[] {
  return Array.from({ length: count }, () => rollDie(luck, kind, FACES));
}

/** How many dice hit; the first `better` of them do so by another number than the rest. */
export function hits(
  dice: readonly number[],
  better: number,
  needs: { better: number; plain: number },
): number {
  return dice.filter((die, index) => die >= (index < better ? needs.better : needs.plain)).length;
}
