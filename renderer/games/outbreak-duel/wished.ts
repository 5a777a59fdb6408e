import { TRIGGERS } from '../../../models/outbreak-duel/content/reacts';
import { sideOf } from '../../../models/outbreak-duel/rules/table';
import type { AutoPass } from '../../../models/outbreak-duel/state';
import type { Wished, Wishes } from '../face';
import type { OutbreakDuel, Snapshot } from './types';

/** Blows that hurt less are small. */
const HEAVY = 3;

function settingsFor(wish: Exclude<Wishes['autoPass'], 'ask'>, before: AutoPass): AutoPass {
  if (wish === 'small') return { ...before, minAttackDamage: HEAVY };
  return {
    ...before,
    triggers: Object.fromEntries(TRIGGERS.map((trigger) => [trigger, 'pass'])) as AutoPass['triggers'],
  };
}

/**
 * Sets the replies of a seat to what its person wants in every duel (OD-PRIV-05), once: what is changed in the duel itself stays.
 * Only the seat that looks is spoken for.
 */
export function wished(
  { position, viewer, log, outcome }: Pick<Snapshot, 'position' | 'viewer' | 'log' | 'outcome'>,
  { autoPass }: Wishes,
): Wished<OutbreakDuel> | null {
  const { state } = position;
  const seat = state.seats.find(({ id, controller }) => id === viewer && controller.kind === 'human')?.id;
  if (autoPass === 'ask' || !seat || outcome) return null;
  const set = log.filter(({ entry }) => entry.type === 'auto-pass-set' && entry.seat === seat);
  if (set.length > 0) return null;
  const settings = settingsFor(autoPass, state.players[sideOf(state, seat)].autoPass);
  return { move: { type: 'AUTO_PASS', seat, settings }, by: seat };
}
