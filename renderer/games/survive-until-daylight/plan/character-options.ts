import { CHARACTER_IDS, type CharacterId } from '../../../../models/survive-until-daylight/ids';
import { t } from '../../../i18n';
import type { PickOption } from '../../../seats/pick-dialog';
import { characterName } from '../names';
import type { GamePlan } from './game-plan';
import { portraitOf } from './portraits';

/** The characters as cards, with what they can do. */
export function characterOptions({ seats }: GamePlan): readonly PickOption<CharacterId>[] {
  return CHARACTER_IDS.map((key) => {
    const at = seats.findIndex(({ character }) => character === key);
    return {
      key,
      label: characterName(key),
      picture: portraitOf(key),
      text: `${t(`sd.character.${key}.always`)} ${t(`sd.character.${key}.first`)}`,
      seat: at < 0 ? undefined : at + 1,
    };
  });
}
