/** The numbers that are named before an attack with bare hands (OD-CMB-05). */
import type { Move, MoveOf } from '../../../../models/outbreak-duel/moves';
import { numbersNeeded, usualNumbers } from '../../../../models/outbreak-duel/rules/attack-legal';
import type { State } from '../../../../models/outbreak-duel/state';
import { t } from '../../../i18n';
import { type Composition, type SeveralQuestion, severalOfKey } from '../../../play/composer/composition';

/** Id of the question. */
export const NUMBERS = 'numbers';

type Naming = MoveOf<'ATTACK' | 'SNAP_ATTACK' | 'NUMBERS'>;

const FACES = ['1', '2', '3', '4', '5', '6'] as const;

/** Whether somebody attacks with bare hands by this move. */
export function isNaming(move: Move): move is Naming {
  return 'numbers' in move && (move.numbers?.length ?? 0) > 0;
}

/** One number more; the one that was named first makes room. Named again it goes. */
export function named(chosen: readonly string[], number: string, most: number): readonly string[] {
  if (chosen.includes(number)) return chosen.filter((one) => one !== number);
  return [...chosen, number].slice(-most);
}

/** Those that are named; any will do until somebody chooses. */
function numbersOf(answer: string | undefined, state: State): readonly string[] {
  return answer === undefined ? usualNumbers(state).map(String) : severalOfKey(answer).filter(Boolean);
}

/** The question and the move that its answer makes. */
export function composeNumbers(move: Naming, answer: string | undefined, state: State): Composition<Move> {
  const chosen = numbersOf(answer, state);
  const n = numbersNeeded(state);
  const question: SeveralQuestion = {
    kind: 'several',
    id: NUMBERS,
    title: t('od.hud.ask.numbers', { n }),
    choices: FACES.map((key) => ({ key, label: key, detail: '', pieces: [] })),
    chosen,
  };
  const isDone = chosen.length === n;
  return {
    questions: [question],
    move: isDone ? { ...move, numbers: chosen.map(Number) } : null,
    refusal: isDone ? null : { id: 'numbersCount', params: { n } },
  };
}
