import type { MoveOf, Placement } from '../../../../models/survive-until-daylight/moves';
import { craftPreview } from '../../../../models/survive-until-daylight/preview';
import { actorOf } from '../../../../models/survive-until-daylight/rules/turn';
import type { State } from '../../../../models/survive-until-daylight/state';
import { composedText, listOf, t } from '../../../i18n';
import { hordeName, hordeType, memberName, placedName } from '../names';

/** Where a crafted token goes. */
export function placeWords(placement: Placement, state: State): string {
  switch (placement.kind) {
    case 'own':
      return t('sd.hud.place-own');
    case 'seat':
      return memberName(state, placement.seat);
    case 'enemy':
      return placedName(state, placement.enemy);
    case 'pair':
      return listOf(
        [placement.left, placement.right].flatMap((id) => (id === null ? [] : [placedName(state, id)])),
      );
  }
}

/** What comes of a craft, in one sentence (specification 10). */
export function craftWords(move: MoveOf<'CRAFT'>, state: State): string {
  if (!state.actor) return '';
  const { recipe, seat, enemy, kills, stunned } = craftPreview(state, actorOf(state).seat, move);
  const who = enemy === null ? '' : hordeName(hordeType(enemy));
  const params = { seat: seat ? memberName(state, seat) : '', enemy: who, n: stunned.length };
  const fate = enemy === null ? '' : kills ? '.kills' : '.hurts';
  return composedText(`sd.hud.craft.${recipe}${fate}`, params);
}
