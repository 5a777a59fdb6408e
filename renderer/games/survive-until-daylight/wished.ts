import type { Wished, Wishes } from '../face';
import type { Snapshot, SurviveUntilDaylight } from './types';

/**
 * Sets the bag of whoever is asked to keep what fits, for those who want it so in every game, once: what is changed in the game itself
 * stays.
 */
export function wished(
  { position, prompt, log }: Pick<Snapshot, 'position' | 'prompt' | 'log'>,
  { keepFitting }: Wishes,
): Wished<SurviveUntilDaylight> | null {
  if (!keepFitting) return null;
  const { members, seats } = position.state;
  const people = seats.flatMap(({ id, controller }) => (controller.kind === 'human' ? [id] : []));
  const set = log.map(({ entry }) => (entry.type === 'option-set' ? entry.seat : null));
  const seat = members.find(
    (member) =>
      prompt.seats.includes(member.seat) &&
      people.includes(member.seat) &&
      !member.autoKeep &&
      !set.includes(member.seat),
  )?.seat;
  return seat ? { move: { type: 'SET_SEAT_OPTION', seat, autoKeep: true }, by: seat } : null;
}
