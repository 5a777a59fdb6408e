import { Button } from '../../../hud/button';
import { useShortcuts } from '../../../input/shortcuts';
import { answerWords } from '../compose/answer-words';
import type { Composer } from '../compose/composer';
import { useSnapshot } from '../table-game';

/** Keys 1 to 9 press the first nine buttons. */
const DIGITS = 9;

/** One button for each answer. A place picked on the table leaves those that mean it. */
export function AnswerButtons({ composer }: { readonly composer: Composer }) {
  const { state } = useSnapshot().position;
  const moves = composer.candidates;
  useShortcuts(
    Object.fromEntries(
      moves.slice(0, DIGITS).map((move, index) => [String(index + 1), () => composer.play(move)]),
    ),
  );
  return (
    <div className="answers">
      {moves.map((move, index) => (
        <Button
          key={JSON.stringify(move)}
          label={answerWords(move, state)}
          onPress={() => composer.play(move)}
          first={index === 0}
          {...(index < DIGITS && { shortcut: String(index + 1) })}
        />
      ))}
    </div>
  );
}
