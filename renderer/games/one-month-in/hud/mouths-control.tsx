import type { State } from '../../../../models/one-month-in/state';
import { Button } from '../../../hud/button';
import { t } from '../../../i18n';
import { ANSWERS, type Command } from '../../../input/commands';
import { answerActions, useCommands } from '../../../input/shortcuts';
import type { SeveralQuestion } from '../../../play/composer/composition';
import { hungryAt, mouthsAnswer, oneLess, oneMore } from '../compose/mouths';
import './mouths-control.css';

interface MouthsControlProps {
  readonly state: State;
  readonly question: SeveralQuestion;
  readonly onAnswer: (key: string) => void;
}

interface RowProps {
  readonly label: string;
  readonly detail: string;
  readonly eats: number;
  readonly digit: Command | undefined;
  readonly onMore: () => void;
  readonly onLess: () => void;
}

/** A place with hungry people: pressed, one more of them eats. */
function Row({ label, detail, eats, digit, onMore, onLess }: RowProps) {
  return (
    <li className={eats > 0 ? 'mouth mouth-eats' : 'mouth'}>
      <Button
        look="plain"
        label={label}
        detail={eats > 0 ? `${detail}, ${t('om.hud.eats', { n: eats })}` : detail}
        spoken={t('om.hud.eats.more', { place: label })}
        shortcut={digit}
        onPress={onMore}
      />
      <strong aria-hidden="true">{eats}</strong>
      <Button
        look="quiet"
        label="−"
        spoken={t('om.hud.eats.less', { place: label })}
        reason={eats > 0 ? null : t('om.hud.eats', { n: 0 })}
        onPress={onLess}
      />
    </li>
  );
}

/** Who eats: up to three, where it helps most until somebody chooses. */
export function MouthsControl({ state, question, onAnswer }: MouthsControlProps) {
  const { choices, chosen, title } = question;
  const more = (key: string) => () => onAnswer(mouthsAnswer(oneMore(chosen, key, hungryAt(state, key))));
  const less = (key: string) => () => onAnswer(mouthsAnswer(oneLess(chosen, key)));
  // The digits feed one more in the first nine places.
  useCommands(
    answerActions(choices.length, (index) => {
      const choice = choices[index];
      if (choice) more(choice.key)();
    }),
  );
  return (
    <fieldset className="mouths">
      <legend>{title}</legend>
      <ul>
        {choices.map(({ key, label, detail }, index) => (
          <Row
            key={key}
            label={label}
            detail={detail}
            eats={chosen.filter((one) => one === key).length}
            digit={ANSWERS[index]}
            onMore={more(key)}
            onLess={less(key)}
          />
        ))}
      </ul>
    </fieldset>
  );
}
