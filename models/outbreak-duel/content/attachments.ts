/** The 8 Attachments (3.5). */
import type { AttachmentId } from '../ids';
import type { Range } from './weapons';

/** What it changes while it is attached; several of them add up. */
export interface Modifiers {
  readonly hitBonus: number;
  readonly damageBonus: number;
  /** Added to the durability now and to its maximum. */
  readonly durabilityBonus: number;
  readonly removeLoud: boolean;
  readonly damageBonusVsZombieZone: number;
  readonly escapeBonus: number;
  /** Quick Escape costs 0 TP. */
  readonly quickEscapeFree: boolean;
}

export interface AttachmentCard {
  readonly type: 'attachment';
  readonly ap: number;
  /** The Weapon's range, or the Survivor. */
  readonly host: Range | 'survivor';
  readonly modifiers: Modifiers;
}

export const NO_MODIFIERS: Modifiers = {
  hitBonus: 0,
  damageBonus: 0,
  durabilityBonus: 0,
  removeLoud: false,
  damageBonusVsZombieZone: 0,
  escapeBonus: 0,
  quickEscapeFree: false,
};

/** All of them cost 1 AP. */
function on(host: AttachmentCard['host'], changed: Partial<Modifiers>): AttachmentCard {
  return { type: 'attachment', ap: 1, host, modifiers: { ...NO_MODIFIERS, ...changed } };
}

export const ATTACHMENTS: Readonly<Record<AttachmentId, AttachmentCard>> = {
  A01: on('ranged', { hitBonus: 1 }),
  A02: on('melee', { hitBonus: 1 }),
  A03: on('ranged', { durabilityBonus: 3 }),
  A04: on('melee', { damageBonus: 1 }),
  A05: on('ranged', { damageBonus: 1 }),
  A06: on('ranged', { removeLoud: true, damageBonusVsZombieZone: 1 }),
  A07: on('survivor', { escapeBonus: 1 }),
  A08: on('survivor', { quickEscapeFree: true }),
};
