/** What the table shows when somebody asks what the enemies are about to do: whom each attacks, and how hard at worst. */
import { attackersOf, damagesOf } from '../../../../models/survive-until-daylight/preview/forecast';
import { isEnemy } from '../../../../models/survive-until-daylight/rules/line';
import type { LineCard, State } from '../../../../models/survive-until-daylight/state';
import { t } from '../../../i18n';
import { memberName } from '../names';
import type { Highlight } from '../scene/marks';

function aimOf(card: LineCard, state: State, reaching: readonly LineCard[]): string {
  if (card.stunned || card.type === 'survivor') return t('sd.threats.stunned');
  if (!reaching.includes(card) || !state.waveHolder) return t('sd.threats.survivor');
  const monsters = state.line.filter(({ type }) => type === 'monster').length;
  const worst = damagesOf(card.type, monsters).length - 1;
  return t('sd.threats.holder', { name: memberName(state, state.waveHolder), worst });
}

/** Each enemy of the line, from left to right (SD-ENEM-01). */
export function intentMarks(state: State): readonly Highlight[] {
  const reaching = attackersOf(state);
  return state.line.filter(isEnemy).map((card) => ({
    spot: { kind: 'enemy', card: card.id },
    tone: 'threat',
    label: aimOf(card, state, reaching),
  }));
}
