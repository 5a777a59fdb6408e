import type { MoveOf } from '../../../../models/survive-until-daylight/moves';
import { type AttackPreview, attackPreview } from '../../../../models/survive-until-daylight/preview';
import { actorOf } from '../../../../models/survive-until-daylight/rules/turn';
import type { State } from '../../../../models/survive-until-daylight/state';
import { listOf, t } from '../../../i18n';
import type { Moves } from '../../../play/composer/composition';
import type { PreviewLine } from '../../../play/decision/preview';
import { oneDigit, percent } from '../../../play/sayings';
import { cardName, hordeName, hordeType, placedName } from '../names';

type AttackMove = MoveOf<'ATTACK'>;

function previewOf(move: AttackMove, state: State): AttackPreview | null {
  return state.actor ? attackPreview(state, actorOf(state), move) : null;
}

/** "72% dead, 3.1 on average" */
export function oddsWords(move: AttackMove, state: State): string {
  const preview = previewOf(move, state);
  if (!preview) return '';
  return t('sd.hud.odds', { chance: percent(preview.kill), average: oneDigit(preview.average) });
}

/** The odds with all the ammo that could be spent, and without Vitaly. */
export function bestOddsWords(moves: Moves<AttackMove>, state: State): string {
  const plain = moves.filter(({ vitaly }) => vitaly === 0);
  const strongest = plain.toSorted((one, other) => other.ammo - one.ammo)[0] ?? moves[0];
  return oddsWords(strongest, state);
}

function splashLine({ splash }: AttackPreview): PreviewLine | null {
  if (splash.length === 0) return null;
  const victims = splash.map(({ card, hit, dies }) =>
    t('sd.hud.splash-victim', { enemy: hordeName(hordeType(card)), hit: percent(hit), dies: percent(dies) }),
  );
  const bad = splash.some(({ card, dies }) => hordeType(card) === 'survivor' && dies > 0);
  return { text: t('sd.hud.splash', { victims: listOf(victims) }), bad };
}

/** With what, at whom, and what is used up by it. */
function deedLine({ weaponId, targetId, ammo, vitaly }: AttackMove, state: State): string {
  const deed = t('sd.hud.attack-on', { weapon: cardName(weaponId), enemy: placedName(state, targetId) });
  const costs = [
    ammo > 0 ? t('sd.hud.ammo', { n: ammo }) : null,
    vitaly > 0 ? t('sd.hud.vitaly-spent', { n: vitaly }) : null,
  ].filter((cost) => cost !== null);
  return costs.length > 0 ? t('sd.hud.attack-costs', { deed, costs: listOf(costs) }) : deed;
}

/** What an attack is, costs and promises, a line each; a Survivor who may die is a danger. */
export function attackLines(move: AttackMove, state: State): readonly (string | PreviewLine)[] {
  const preview = previewOf(move, state);
  if (!preview) return [];
  const { cards, survivorHit, spread } = preview;
  return [
    deedLine(move, state),
    t('sd.hud.attack', { n: cards, odds: oddsWords(move, state) }),
    splashLine(preview),
    survivorHit > 0 ? { text: t('sd.hud.survivor-hit', { chance: percent(survivorHit) }), bad: true } : null,
    spread ? t('sd.hud.spread-sure') : null,
  ].filter((line) => line !== null);
}
