/** Site lists: Zones that are handed out one after another, over and over (specification 3.16). */
import type { ZoneId } from '../ids';
import type { DLPlay } from '../play';

/**
 * The next site of a list, which is used up by this.
 * @throws Error for a list that the scenario does not have
 */
export function nextSite(play: DLPlay, name: string): ZoneId {
  const list = play.state.scenario.lists[name];
  const zone = list?.zones[list.next % list.zones.length];
  if (!list || !zone) throw new Error(`The scenario has no sites "${name}".`);
  list.next += 1;
  return zone;
}
