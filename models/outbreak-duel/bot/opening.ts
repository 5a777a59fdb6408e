/** What a bot keeps of its first hand (11.1, "Mulligan"). */
import { ATTACHMENTS } from '../content/attachments';
import { SURVIVOR_CARDS } from '../content/cards';
import { WEAPONS } from '../content/weapons';
import type { AttachmentId, SurvivorCardId, WeaponId } from '../ids';
import type { Move } from '../moves';
import type { Thought } from './thought';

const MOST_WITHOUT_WEAPON = 3;

function fits(card: SurvivorCardId, weapon: SurvivorCardId | undefined): boolean {
  if (SURVIVOR_CARDS[card].type !== 'attachment') return true;
  const { host } = ATTACHMENTS[card as AttachmentId];
  return host === 'survivor' || (weapon !== undefined && WEAPONS[weapon as WeaponId].range === host);
}

/** The first Weapon, one of each other card, what fits; without a Weapon at most three. */
export function chooseKept({ state, side, legal }: Thought): Move {
  const hand = state.players[side].hand as readonly SurvivorCardId[];
  const isWeapon = (card: SurvivorCardId) => SURVIVOR_CARDS[card].type === 'weapon';
  const weapon = hand.find(isWeapon);
  const others = [...new Set(hand)].filter(
    (card) => !isWeapon(card) && SURVIVOR_CARDS[card].type !== 'scr' && fits(card, weapon),
  );
  const kept = weapon ? [weapon, ...others] : others.slice(0, MOST_WITHOUT_WEAPON);
  const key = kept.toSorted().join();
  const offered = legal.find((move) => move.type === 'KEEP' && move.cards.toSorted().join() === key);
  return offered ?? { type: 'KEEP', cards: kept };
}
