import { entryOfElement, type RulebookEntryId } from '../../../../models/dying-light/rulebook';
import type { State, Token } from '../../../../models/dying-light/state';
import type { Pick } from '../scene/scene-model';
import { findDie } from './compose/dice-words';

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
} as const;

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
      return entryOfElement('part', PART_OF_CARD[pick.card.family]);
    default:
      return pick satisfies never;
  }
}
