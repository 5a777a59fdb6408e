import type { ReactNode } from 'react';
import type { SeatId } from '../../../../models/kernel/types';
import { entryOfElement } from '../../../../models/survive-until-daylight/rulebook';
import { memberOf } from '../../../../models/survive-until-daylight/rules/members';
import { Button } from '../../../hud/button';
import { listOf, shownName, t } from '../../../i18n';
import { useCommands } from '../../../input/shortcuts';
import type { AdviceAtHand } from '../../../play/advice/use-advice';
import { openQuestion } from '../../../play/composer/composition';
import { DecisionFoot } from '../../../play/decision/decision-foot';
import { DecisionHead } from '../../../play/decision/decision-head';
import { DecisionSheet } from '../../../play/decision/decision-sheet';
import { NoticeLine } from '../../../play/decision/notice-line';
import { Step } from '../../../play/decision/step';
import { DISCARD, PLACES } from '../commands';
import type { Composer } from '../compose/composer';
import { decisionOf } from '../compose/composing';
import { memberName } from '../names';
import { promptText } from '../say';
import { useGame, useSnapshot } from '../table-game';
import { ActionBar } from './action-bar';
import { CharacterMark, colourOf } from './character-mark';
import { OpenCard } from './open-card';
import { FinishedMove, OpenQuestion } from './question';
import { cardInHand, situation } from './situation';
import { SpreadPanel } from './spread-panel';
import './decision-panel.css';

/** Whose decision it is: the seat with its mark, name and character; and what it is about. */
function Head({ seat }: { readonly seat: SeatId | null }) {
  const snapshot = useSnapshot();
  const { position, prompt } = snapshot;
  const { state } = position;
  const asked = seat ? [seat] : prompt.seats.slice(0, 1);
  const names = state.seats
    .filter(({ id }) => asked.includes(id))
    .map(({ id, name }) => t('seats.plays', { name: shownName(name), runners: memberName(state, id) }));
  const decision = decisionOf(snapshot);
  const about = situation(state);
  const open = cardInHand(state);
  return (
    <DecisionHead
      mark={asked.map((one) => <CharacterMark key={one} character={memberOf(state, one).character} />)}
      decides={names.length === 0 ? null : t('sd.hud.decides', { names: listOf(names) })}
      prompt={promptText(prompt)}
      rule={decision && entryOfElement('decision', decision)}
    >
      {about !== '' && <p className="situation">{about}</p>}
      {open && <OpenCard card={open.card} count={open.count} />}
    </DecisionHead>
  );
}

/** Who acts, where several people may: the Trade phase, and whoever may call out Cheer. Nothing else changes who acts. */
function ActingSeats({ composer }: { readonly composer: Composer }) {
  const { prompt, position } = useSnapshot();
  const { state } = position;
  const doing = (seat: SeatId) => t(state.ready.includes(seat) ? 'sd.hud.ready' : 'sd.hud.trading');
  if (composer.people.length < 2) return null;
  return (
    <fieldset className="acting">
      <legend className="unseen">{t('sd.hud.acting')}</legend>
      {composer.people.map((seat) => (
        <Button
          key={seat}
          look="quiet"
          label={memberName(state, seat)}
          {...(prompt.id === 'tradeOpen' && { detail: doing(seat) })}
          pressed={seat === composer.seat}
          onPress={() => composer.actAs(seat)}
        />
      ))}
    </fieldset>
  );
}

interface WorkProps {
  readonly composer: Composer;
  readonly notice: ReactNode;
}

function Work(props: WorkProps): ReactNode {
  const snapshot = useSnapshot();
  const { state } = snapshot.position;
  const { composer, notice } = props;
  const { seat, composition, composed, begun } = composer;
  const question = openQuestion(composition);
  if (!seat) return notice;
  if (snapshot.prompt.id === 'spread' && state.attack)
    return <SpreadPanel {...props} state={state} attack={state.attack} />;
  if (composition.move) return <FinishedMove {...props} />;
  if (question) return <OpenQuestion {...props} />;
  return <Step notice={notice}>{composed && !begun && <ActionBar composer={composer} seat={seat} />}</Step>;
}

function Foot({ advice, composer, onPlaces }: Pick<DecisionPanelProps, 'advice' | 'composer' | 'onPlaces'>) {
  const game = useGame();
  const { undo, position } = useSnapshot();
  const { seat, category, begin } = composer;
  const cards = position.state.members.find((member) => member.seat === seat)?.cards ?? [];
  const [card] = cards;
  const attempt = seat && card ? game.whyIllegal({ type: 'DISCARD', seat, cardId: card, count: 1 }) : null;
  const mayDiscard = seat !== null && card !== undefined && attempt === null && category !== 'DISCARD';
  useCommands(mayDiscard ? [[DISCARD, () => begin('DISCARD')]] : []);
  return (
    <DecisionFoot game={game} undo={undo} advice={advice} places={{ shortcut: PLACES, onPress: onPlaces }}>
      <Button
        label={t('sd.hud.action.DISCARD')}
        shortcut={DISCARD}
        look="quiet"
        reason={mayDiscard ? null : t('sd.hud.why.DISCARD')}
        onPress={() => begin('DISCARD')}
      />
    </DecisionFoot>
  );
}

interface DecisionPanelProps {
  readonly advice: AdviceAtHand | null;
  readonly composer: Composer;
  /** What the coach adds to a refusal for want of ammo; empty for nothing. */
  readonly hint: string;
  readonly onPlaces: () => void;
}

/** What is to be decided, by whom, and how. */
export function DecisionPanel({ advice, composer, hint, onPlaces }: DecisionPanelProps) {
  const { prompt, position, moves } = useSnapshot();
  const seat = composer.seat ?? prompt.seats[0];
  const character = seat ? memberOf(position.state, seat).character : null;
  const { notice } = composer;
  return (
    <div className="decision-frame" style={{ borderColor: colourOf(character) }}>
      <DecisionSheet
        begun={composer.begun}
        moves={moves}
        head={
          <>
            <Head seat={composer.seat} />
            <ActingSeats composer={composer} />
          </>
        }
        foot={<Foot advice={advice} composer={composer} onPlaces={onPlaces} />}
      >
        <Work
          composer={composer}
          notice={notice && <NoticeLine notice={notice} hint={notice.reason === 'NO_AMMO' ? hint : ''} />}
        />
      </DecisionSheet>
    </div>
  );
}
