/** What the boxes of a sentence offer to choose from. */
import { TOKEN_IDS } from '../../../../../models/dying-light/content/tokens';
import { runnerVarsIn } from '../../../../../models/dying-light/editor/renaming';
import type { SlotKind } from '../../../../../models/dying-light/editor/vocabulary';
import {
  AREA_IDS,
  COMMON_ITEM_IDS,
  EPIC_DECK_IDS,
  INFECTED_TYPES,
  STARTING_WEAPON_IDS,
  TOKEN_KINDS,
  type TokenKind,
  ZONE_IDS,
} from '../../../../../models/dying-light/ids';
import type { Scenario } from '../../../../../models/dying-light/scenario/format';
import { composedText, t } from '../../../../i18n';
import { areaName, infectedName, itemName, tokenName } from '../../names';
import { COMPARISONS, cardTitle, tokenLabel, zoneLabel } from '../phrases';

export type Choices = readonly (readonly [string, string])[];

const ITEMS = [...COMMON_ITEM_IDS, ...EPIC_DECK_IDS, 'e-inhibitor', ...STARTING_WEAPON_IDS] as const;
export const PLACED = TOKEN_KINDS.filter((kind) => kind !== 'nest');

export const named = (names: readonly string[]): Choices => names.map((name) => [name, name]);
const tokenChoices = (kinds: readonly TokenKind[]): Choices =>
  kinds.flatMap((kind) => TOKEN_IDS[kind].map((id) => [id, tokenLabel(id)] as const));
export const zoneChoices = (): Choices => ZONE_IDS.map((zone) => [zone, zoneLabel(zone)]);
const AREAS: () => Choices = () => AREA_IDS.map((area) => [area, areaName(area)]);

/** Variables that every Runner has, and one that could be. */
function runnerVars(rules: Scenario): readonly string[] {
  return [...new Set(['carry', ...runnerVarsIn(rules)])];
}

/** What a slot of one box offers; null for slots of another kind. */
export function choicesFor(kind: SlotKind, rules: Scenario): Choices | null {
  switch (kind) {
    case 'zone':
      return zoneChoices();
    case 'area':
      return AREAS();
    case 'card':
      return rules.cards.map(({ id }) => [id, cardTitle(rules, id)]);
    case 'comparison':
      return Object.entries(COMPARISONS);
    case 'deck':
      return ['common', 'epic'].map((deck) => [deck, composedText(`dl.vocab.deck.${deck}`)]);
    case 'decider':
      return ['actor', 'group'].map((who) => [who, composedText(`dl.vocab.decider.${who}`)]);
    case 'witness':
      return ['actor', 'any'].map((who) => [who, composedText(`dl.vocab.witness.${who}`)]);
    case 'infected':
      return INFECTED_TYPES.map((type) => [type, infectedName(type, 2)]);
    case 'item':
      return ITEMS.map((item) => [item, itemName(item)]);
    case 'loot':
      return (['loot-common', 'loot-epic'] as const).map((loot) => [loot, tokenName(loot)]);
    case 'placed':
      return PLACED.map((one) => [one, tokenName(one)]);
    case 'token':
      return tokenChoices(PLACED);
    case 'token-or-this':
      return [['this', t('dl.vocab.this')], ...tokenChoices(PLACED)];
    case 'uv':
      return tokenChoices(['uv']);
    case 'var':
      return named(Object.keys(rules.vars));
    case 'param':
      return named(Object.keys(rules.params));
    case 'list':
      return named(Object.keys(rules.lists));
    case 'runner-var':
      return named(runnerVars(rules));
    case 'event':
      return named(['1', '2', '3']);
    case 'nest':
      return named(['1', '2', '3']);
    default:
      return null;
  }
}

/** The first name there is for slots that need one. */
export function firstNames(rules: Scenario): Readonly<Partial<Record<SlotKind, string>>> {
  return {
    card: rules.cards[0]?.id ?? '',
    var: Object.keys(rules.vars)[0] ?? '',
    param: Object.keys(rules.params)[0] ?? '',
    list: Object.keys(rules.lists)[0] ?? '',
    'runner-var': runnerVars(rules)[0] ?? '',
  };
}
