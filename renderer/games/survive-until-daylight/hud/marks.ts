/** What glows on the table and in the list of the line: what may be picked, what is meant, and what else it reaches. */
import type { HordeCardId } from '../../../../models/survive-until-daylight/ids';
import type { Move } from '../../../../models/survive-until-daylight/moves';
import { attackPreview } from '../../../../models/survive-until-daylight/preview';
import { isEnemy } from '../../../../models/survive-until-daylight/rules/line';
import { actorOf } from '../../../../models/survive-until-daylight/rules/turn';
import type { State } from '../../../../models/survive-until-daylight/state';
import { t } from '../../../i18n';
import { openQuestion } from '../../../play/composer/composition';
import { percent } from '../../../play/sayings';
import { oddsWords } from '../compose/attack-words';
import type { Composer } from '../compose/composer';
import type { Highlight } from '../scene/marks';

/** `open` may be picked, `next` is about to attack. */
export type LineTone = 'open' | 'target' | 'splash' | 'next';

/** The one target that all moves still meant have; null while there are several. */
function targetOf(moves: readonly Move[]): HordeCardId | null {
  const targets = new Set(moves.flatMap((move) => (move.type === 'ATTACK' ? [move.targetId] : [])));
  const [target] = targets;
  return targets.size === 1 && moves.every(({ type }) => type === 'ATTACK') ? (target ?? null) : null;
}

/** The attack that is being put together, as far as it is known; its odds are those of its first form. */
function plannedAttack(composer: Composer | null): Extract<Move, { type: 'ATTACK' }> | null {
  if (!composer?.begun) return null;
  const { move } = composer.composition;
  const question = openQuestion(composer.composition);
  const left = move ? [move] : (question?.choices.flatMap(({ moves }) => moves) ?? []);
  const [first] = left;
  return targetOf(left) !== null && first?.type === 'ATTACK' ? first : null;
}

/** How cards of the line are drawn in the list. */
export function lineTones(composer: Composer | null, state: State): ReadonlyMap<HordeCardId, LineTone> {
  const tones = new Map<HordeCardId, LineTone>();
  const { attack, strike } = state;
  if (strike?.attacker) tones.set(strike.attacker, 'next');
  if (attack) tones.set(attack.target, 'target');
  const planned = plannedAttack(composer);
  if (!planned || !state.actor) return tones;
  for (const { card } of attackPreview(state, actorOf(state), planned)?.splash ?? [])
    tones.set(card, 'splash');
  return tones.set(planned.targetId, 'target');
}

function splashMarks(state: State, planned: Extract<Move, { type: 'ATTACK' }>): readonly Highlight[] {
  const splash = attackPreview(state, actorOf(state), planned)?.splash ?? [];
  return splash.map(({ card, dies }) => ({
    spot: { kind: 'enemy', card },
    tone: 'splash',
    label: t('sd.hud.splash-mark', { chance: percent(dies) }),
  }));
}

function targetMarks(composer: Composer, state: State): readonly Highlight[] {
  const attacks = composer.candidates.filter((move) => move.type === 'ATTACK');
  if (!composer.begun || attacks.length === 0) return [];
  const byTarget = new Map(attacks.map((move) => [move.targetId, move]));
  return [...byTarget].map(([card, move]) => ({
    spot: { kind: 'enemy', card },
    tone: 'choice',
    label: oddsWords(move, state),
  }));
}

/** Seats that a gift or a token may go to. */
function seatMarks({ begun, candidates }: Composer): readonly Highlight[] {
  const seats = candidates.flatMap((move) => {
    if (move.type === 'OFFER') return [move.to];
    return move.type === 'CRAFT' && move.placement.kind === 'seat' ? [move.placement.seat] : [];
  });
  return begun ? [...new Set(seats)].map((seat) => ({ spot: { kind: 'seat', seat }, tone: 'help' })) : [];
}

function openMarks({ candidates }: Composer): readonly Highlight[] {
  const marks: Highlight[] = [];
  if (candidates.some(({ type }) => type === 'DRAW'))
    marks.push({ spot: { kind: 'pile', pile: 'active' }, tone: 'choice' });
  for (const move of candidates) {
    if (move.type === 'CHOOSE' || move.type === 'LUCKY')
      marks.push({ spot: { kind: 'combat-card', index: move.cardIndex }, tone: 'choice' });
  }
  return marks;
}

/** The holder of WAVE! is in danger as long as enemies are coming. */
function threatMarks({ waveHolder, line }: State): readonly Highlight[] {
  return waveHolder && line.some(isEnemy)
    ? [{ spot: { kind: 'seat', seat: waveHolder }, tone: 'threat' }]
    : [];
}

/** What glows on the 3D table. */
export function tableMarks(composer: Composer, state: State): readonly Highlight[] {
  const { attack } = state;
  if (attack)
    return [{ spot: { kind: 'enemy', card: attack.target }, tone: 'chosen' }, ...openMarks(composer)];
  const planned = plannedAttack(composer);
  if (planned && state.actor) {
    const label = oddsWords(planned, state);
    return [
      { spot: { kind: 'enemy', card: planned.targetId }, tone: 'chosen', label },
      ...splashMarks(state, planned),
    ];
  }
  const open = [...openMarks(composer), ...targetMarks(composer, state), ...seatMarks(composer)];
  return open.length > 0 ? open : threatMarks(state);
}
