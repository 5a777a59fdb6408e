import type { Move } from '../../../../models/one-month-in/moves';
import { Button } from '../../../hud/button';
import { useShortcutName } from '../../../hud/key-mark';
import { t } from '../../../i18n';
import { useCommands } from '../../../input/shortcuts';
import type { SingleQuestion } from '../../../play/composer/composition';
import { PARTY } from '../commands';
import { type Party, partyKey, partyOfKey, type Step, sizeOf, stepped, wholeOf } from '../compose/party';
import './party-control.css';

interface PartyControlProps {
  readonly question: SingleQuestion<Move>;
  readonly onAnswer: (key: string) => void;
}

/** So many are drawn one by one; more by a number alone. */
const DRAWN = 10;

interface FigureRowProps {
  readonly party: Party;
  readonly whole: Party;
  readonly onMore: () => void;
}

/** Those who go in full colour, who could go as outlines: pressed, it is one more. */
function FigureRow({ party, whole, onMore }: FigureRowProps) {
  const [size, most] = [sizeOf(party), sizeOf(whole)];
  const figures = Array.from({ length: Math.min(most, DRAWN) }, (_, index) => ({
    id: `figure ${index + 1}`,
    kind: index < party.k2 ? 'twice' : index < size ? 'once' : 'stays',
  }));
  return (
    <button
      type="button"
      className="party-figures"
      aria-label={`${t('om.hud.party-of', { n: size, of: most })}: ${t('om.hud.party.more')}`}
      aria-keyshortcuts={useShortcutName(PARTY.more)}
      onClick={onMore}
    >
      <strong>{t('om.hud.party-of', { n: size, of: most })}</strong>
      <span className="party-row" aria-hidden="true">
        {figures.map(({ id, kind }) => (
          <span key={id} className={`party-figure party-${kind}`} />
        ))}
      </span>
    </button>
  );
}

/**
 * How many go: one more with each press and after all of them one again, all, or all but one. Where some have two action points
 * those go first, and another button changes the mix.
 */
export function PartyControl({ question, onAnswer }: PartyControlProps) {
  const whole = wholeOf(question.choices.map(({ key }) => key));
  const party = question.chosen === null ? whole : partyOfKey(question.chosen);
  const go = (step: Step) => () => onAnswer(partyKey(stepped(party, whole, step)));
  const isMixed = whole.k1 > 0 && whole.k2 > 0;
  useCommands([
    [PARTY.more, go('one-more')],
    [PARTY.less, go('one-less')],
    [PARTY.all, go('all')],
    [PARTY.butOne, go('all-but-one')],
    ...(isMixed ? [[PARTY.kind, go('other-kind')] as const] : []),
  ]);
  return (
    <fieldset className="party">
      <legend>{question.title}</legend>
      <div className="party-count">
        <Button label="−" spoken={t('om.hud.party.less')} shortcut={PARTY.less} onPress={go('one-less')} />
        <FigureRow party={party} whole={whole} onMore={go('one-more')} />
        <Button label="+" spoken={t('om.hud.party.more')} shortcut={PARTY.more} onPress={go('one-more')} />
      </div>
      <div className="party-jumps">
        <Button look="quiet" label={t('om.hud.party.all')} shortcut={PARTY.all} onPress={go('all')} />
        <Button
          look="quiet"
          label={t('om.hud.party.but-one')}
          shortcut={PARTY.butOne}
          onPress={go('all-but-one')}
        />
      </div>
      {isMixed && (
        <div className="party-mix">
          <span aria-live="polite">{t('om.hud.party.fed', { n: party.k2 })}</span>
          <Button
            look="quiet"
            label={t('om.hud.party.kind')}
            shortcut={PARTY.kind}
            onPress={go('other-kind')}
          />
        </div>
      )}
    </fieldset>
  );
}
