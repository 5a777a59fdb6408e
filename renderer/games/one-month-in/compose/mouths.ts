/** Who eats: up to three survivors who have not eaten, wherever they stand (OM-FEED-01). */
import type { HexKey } from '../../../../models/kernel/hex';
import { unfedGroups } from '../../../../models/one-month-in/actions/feed';
import { feedingNeed } from '../../../../models/one-month-in/actions/feeding-need';
import type { Zone } from '../../../../models/one-month-in/ids';
import type { MoveOf, Pick } from '../../../../models/one-month-in/moves';
import type { State } from '../../../../models/one-month-in/state';
import { t } from '../../../i18n';
import type { Composition, SeveralQuestion } from '../../../play/composer/composition';
import { severalOfKey } from '../../../play/composer/composition';
import { zoneName } from '../names';

/** Id of the question. */
export const MOUTHS = 'mouths';
/** Survivors whom one food feeds. */
export const MOST_MOUTHS = 3;

/** A zone as a choice; it is chosen once for each survivor who eats there. */
export function mouthKey(tile: HexKey, zone: Zone): string {
  return `${tile}:${zone}`;
}

function pickOf(key: string, n: number): Pick {
  const [tile, zone] = key.split(':') as [HexKey, Zone];
  return { tile, zone, n };
}

/** How many of each zone eat. */
function picksOf(chosen: readonly string[]): readonly Pick[] {
  return [...new Set(chosen)].map((key) => pickOf(key, chosen.filter((one) => one === key).length));
}

/** Where it helps most, three at most. */
function neediest(state: State): readonly string[] {
  const groups = unfedGroups(state).toSorted(
    (one, other) => feedingNeed(state, other) - feedingNeed(state, one),
  );
  const all = groups.flatMap(({ place, zone, ap }) =>
    Array.from({ length: ap[1] }, () => mouthKey(place, zone)),
  );
  return all.slice(0, MOST_MOUTHS);
}

/** One more in a zone; at three the first chosen gives up its share. Once more than there are hungry is nobody. */
export function oneMore(chosen: readonly string[], key: string, hungry: number): readonly string[] {
  if (chosen.filter((one) => one === key).length >= Math.min(hungry, MOST_MOUTHS))
    return chosen.filter((one) => one !== key);
  const others = chosen.findIndex((one) => one !== key);
  const kept = chosen.length < MOST_MOUTHS ? chosen : chosen.filter((_, index) => index !== others);
  return [...kept, key];
}

export function oneLess(chosen: readonly string[], key: string): readonly string[] {
  const at = chosen.lastIndexOf(key);
  return chosen.filter((_, index) => index !== at);
}

/** How many in a zone have not eaten. */
export function hungryAt(state: State, key: string): number {
  const group = unfedGroups(state).find(({ place, zone }) => mouthKey(place, zone) === key);
  return group?.ap[1] ?? 0;
}

/** The answer that stands for some mouths. */
export function mouthsAnswer(chosen: readonly string[]): string {
  return chosen.length === 0 ? '-' : chosen.join(' ');
}

/** Who is chosen; where it helps most until somebody chooses. */
export function mouthsOf(answer: string | undefined, state: State): readonly string[] {
  if (answer === undefined) return neediest(state);
  return answer === '-' ? [] : severalOfKey(answer);
}

function question(state: State, chosen: readonly string[]): SeveralQuestion {
  const choices = unfedGroups(state).map(({ place, zone, ap }) => ({
    key: mouthKey(place, zone),
    label: zoneName(state, place, zone),
    detail: t('om.hud.hungry', { n: ap[1] }),
    pieces: [],
  }));
  return { kind: 'several', id: MOUTHS, title: t('om.hud.ask.mouths'), choices, chosen };
}

/** The question and the move that its answer makes. */
export function composeFeeding(answer: string | undefined, state: State): Composition<MoveOf<'FEED'>> {
  const chosen = mouthsOf(answer, state);
  const move = chosen.length > 0 ? ({ type: 'FEED', picks: picksOf(chosen) } as const) : null;
  return { questions: [question(state, chosen)], move, refusal: null };
}
