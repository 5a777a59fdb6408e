/** What is seen of a tile, of a team's people or of a loot card when somebody looks closer. */
import type { HexKey } from '../../../../models/kernel/hex';
import { LOOT } from '../../../../models/one-month-in/content/loot';
import type { LootId } from '../../../../models/one-month-in/ids';
import { SALVAGE_IDS } from '../../../../models/one-month-in/ids';
import { BOOK, entryOfElement, type RulebookEntryId } from '../../../../models/one-month-in/rulebook';
import { groupAt, headcount } from '../../../../models/one-month-in/rules/groups';
import { cardOf, tileAt } from '../../../../models/one-month-in/rules/table';
import type { State } from '../../../../models/one-month-in/state';
import { t } from '../../../i18n';
import { type Closeup, closeupOfEntry, keywordOfEntry, withTerms } from '../../../play/closeup/closeup';
import { placeName, teamName, zoneName } from '../names';
import { lootName } from '../narrate/names';
import { pictureUrl } from '../scene/cards/card-art';
import type { Spot } from '../spot';
import { entryOfPick } from './entry-of-pick';

/** What can be looked at closer: everything on the table, and the cards of a team's open hand. */
export type Subject = Spot | { readonly kind: 'card'; readonly card: LootId };

/** The four numbers of a face-up tile, and who holds it. */
function tileFacts(state: State, place: HexKey): readonly string[] {
  const tile = tileAt(state, place);
  if (!tile || tile.status === 'fog') return [];
  const card = cardOf(tile);
  return [
    ...(card
      ? [
          t('om.hud.tile.claim', { n: card.claim }),
          t('om.hud.tile.value', { n: card.value }),
          t('om.hud.tile.rooms', { n: card.rooms }),
          t('om.hud.tile.infest', { n: card.infest }),
        ]
      : []),
    ...(tile.owner ? [t('om.hud.tile.owner', { team: teamName(state, tile.owner) })] : []),
    ...(tile.zombies > 0 ? [t('om.hud.tile.zombies', { n: tile.zombies })] : []),
  ];
}

function onTile(place: HexKey, rule: RulebookEntryId, state: State): Closeup {
  const { name, meaning } = keywordOfEntry(BOOK, rule);
  const facts = tileFacts(state, place);
  return withTerms(BOOK, {
    kind: name,
    title: placeName(state, place),
    picture: null,
    facts,
    text: meaning,
    rule,
  });
}

function ofGroup({ tile, zone, seat }: Extract<Spot, { kind: 'group' }>, state: State): Closeup | null {
  const at = tileAt(state, tile);
  if (!at) return null;
  const ap = groupAt(at, seat, zone);
  const rule = entryOfElement('part', 'action-points');
  return withTerms(BOOK, {
    kind: zoneName(state, tile, zone),
    title: teamName(state, seat),
    picture: null,
    facts: [t('om.closeup.people', { n: headcount(ap) })],
    text: keywordOfEntry(BOOK, rule).meaning,
    rule,
  });
}

const isSalvage = (card: LootId) => SALVAGE_IDS.some((one) => one === card);

function ofCard(card: LootId): Closeup {
  const { kind, amount } = LOOT[card];
  const rule = entryOfElement('loot', card);
  const { name, meaning } = keywordOfEntry(BOOK, rule);
  return withTerms(BOOK, {
    kind: name,
    title: lootName(card),
    picture: pictureUrl(card).href,
    facts: [t(`om.closeup.${kind}`, { n: amount })],
    text: [isSalvage(card) ? '' : t(`om.loot.${card}.text` as 'om.loot.sur-01.text'), meaning]
      .filter(Boolean)
      .join(' '),
    rule,
  });
}

/** Null for what is no longer there. */
export function closeupOf(subject: Subject, state: State): Closeup | null {
  switch (subject.kind) {
    case 'group':
      return ofGroup(subject, state);
    case 'card':
      return ofCard(subject.card);
    case 'ground':
    case 'zombies':
    case 'loot':
    case 'clock':
    case 'number':
      return onTile(subject.tile, entryOfPick(subject, state), state);
    case 'border':
      return closeupOfEntry(BOOK, entryOfPick(subject, state));
    default:
      return subject satisfies never;
  }
}
