import { entryOfElement, type RulebookEntryId } from '../../../../models/dying-light/rulebook';
import type { State, Token } from '../../../../models/dying-light/state';
import { findDie } from '../compose/dice-words';
import type { CardModel } from '../scene/cards/card-faces';
import type { Pick } from '../scene/marks';

function entryOfToken(state: State, isMeant: (token: Token) => boolean): RulebookEntryId {
  const token = state.tokens.find(isMeant);
  return token ? entryOfElement('token', token.kind) : entryOfElement('part', 'zone');
}

const PART_OF_CARD = {
  weapon: 'weapon',
  common: 'items',
  epic: 'items',
  heavy: 'heavy-wound',
  light: 'light-wound',
  chase: 'chase',
  exposure: 'exposure-deck',
  activation: 'activation-card',
  goal: 'scenario-card',
} as const;

const PART_OF_DECK = {
  exposure: 'exposure-deck',
  activation: 'activation-card',
  common: 'items',
  epic: 'items',
  wound: 'heavy-wound',
  chase: 'chase',
} as const;

function partOfCard(card: CardModel) {
  return card.family === 'back' ? PART_OF_DECK[card.id] : PART_OF_CARD[card.family];
}

/** Where the rulebook explains what the pointer is over on the table; for a Zone that is what lies in it. */
export function entryOfPick(pick: Pick, state: State): RulebookEntryId {
  switch (pick.kind) {
    case 'zone':
      return entryOfToken(state, ({ zone }) => zone === pick.zone);
    case 'token':
      return entryOfToken(state, ({ id }) => id === pick.token);
    case 'runner':
      return entryOfElement('part', 'skill');
    case 'infected':
      return entryOfElement('infected', pick.infected);
    case 'die':
      return entryOfElement('die', findDie(state, pick.die)?.type ?? 'basic');
    case 'card':
      return entryOfElement('part', partOfCard(pick.card));
    case 'deck':
      return entryOfElement('part', PART_OF_DECK[pick.deck]);
    default:
      return pick satisfies never;
  }
}
