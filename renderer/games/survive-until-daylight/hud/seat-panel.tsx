import type { SeatId } from '../../../../models/kernel/types';
import { LUCKY_ASKS } from '../../../../models/survive-until-daylight/ids';
import { entryOfElement } from '../../../../models/survive-until-daylight/rulebook';
import { memberOf } from '../../../../models/survive-until-daylight/rules/members';
import type { Member, State } from '../../../../models/survive-until-daylight/state';
import { Select } from '../../../hud/select';
import { Switch } from '../../../hud/switch';
import { t } from '../../../i18n';
import { Fold } from '../../../play/frame/fold';
import { HelpMark } from '../../../rulebook/help-mark';
import { memberName } from '../names';
import { useGame } from '../table-game';
import './seat-panel.css';

/** The two perks; the second one is only there with the token. */
function Perks({ member, state }: { readonly member: Member; readonly state: State }) {
  const { character, seat } = member;
  if (!character) return null;
  const on = state.firstPlayer === seat;
  return (
    <div className="perks">
      <p>{t(`sd.character.${character}.always`)}</p>
      <p className={on ? '' : 'perk-off'}>{t(`sd.character.${character}.first`)}</p>
      <HelpMark entry={entryOfElement('character', character)} />
    </div>
  );
}

/** What the seat wants to be asked; for people only, bots are always asked (5.1). */
function Wishes({ member }: { readonly member: Member }) {
  const game = useGame();
  const { seat, luckyAsk, autoKeep } = member;
  const set = (wish: { readonly luckyAsk?: typeof luckyAsk; readonly autoKeep?: boolean }) =>
    game.play({ type: 'SET_SEAT_OPTION', seat, ...wish }, seat);
  return (
    <div className="wishes">
      <Select
        label={t('sd.hud.lucky-ask')}
        options={LUCKY_ASKS.map((key) => ({ key, label: t(`sd.lucky-ask.${key}`) }))}
        chosen={luckyAsk}
        onChoose={(key) => set({ luckyAsk: key })}
      />
      <Switch label={t('sd.auto-keep')} on={autoKeep} onChange={(on) => set({ autoKeep: on })} />
    </div>
  );
}

interface SeatPanelProps {
  readonly state: State;
  readonly seat: SeatId;
}

/** Perks and wishes of the seat whose bag lies open. */
export function SeatPanel({ state, seat }: SeatPanelProps) {
  const isPerson = state.seats.some(({ id, controller }) => id === seat && controller.kind === 'human');
  const member = memberOf(state, seat);
  if (!member.character) return null;
  return (
    <Fold
      title={t('sd.hud.about-seat', { name: memberName(state, seat) })}
      className="seat-panel"
      line={t('sd.hud.about-seat', { name: memberName(state, seat) })}
    >
      <Perks member={member} state={state} />
      {isPerson && <Wishes member={member} />}
    </Fold>
  );
}
