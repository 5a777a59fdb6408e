/** The table in words: who stands where with how many HP, and what can be done there at what price. All of it is public (OD-PRIV-02). */
import { ZOMBIES } from '../../../../models/outbreak-duel/content/zombies';
import type { Move } from '../../../../models/outbreak-duel/moves';
import { sideOf } from '../../../../models/outbreak-duel/rules/table';
import type { Item, Player, State, Weapon, Zombie } from '../../../../models/outbreak-duel/state';
import { composedText, t } from '../../../i18n';
import { cardName, nameOfSide, personOf } from '../names';
import type { Spot } from '../spot';
import { answerDetail } from './answer-words';
import { categoryOf } from './compose';
import { attackWords } from './odds-words';
import { isMeant, zombieOf } from './picks';

/** A place of the list: the Survivors, their equipment, the zombies on their boards, and what may be spawned. */
export type ListedSpot = Extract<Spot, { readonly kind: 'zombie' | 'survivor' | 'weapon' | 'item' | 'row' }>;

function spotsOfPlayer({ seat, board, weapon, items, hordeRow }: Player): readonly ListedSpot[] {
  const inOrder = [...board].sort((one, other) => one.zone.localeCompare(other.zone));
  return [
    { kind: 'survivor', seat },
    ...(weapon ? [{ kind: 'weapon', seat } as const] : []),
    ...items.map(({ uid }) => ({ kind: 'item', seat, item: uid }) as const),
    ...inOrder.map(({ uid }) => ({ kind: 'zombie', zombie: uid }) as const),
    ...hordeRow.map((_, index) => ({ kind: 'row', seat, index }) as const),
  ];
}

/** Everything on the table that can be pointed at, the Survivor in danger first. */
export function spotsOf({ players, active }: State): readonly ListedSpot[] {
  const [one, other] = players;
  return (active === 0 ? [one, other] : [other, one]).flatMap(spotsOfPlayer);
}

function boardOf(state: State, uid: number): { readonly zombie: Zombie; readonly player: Player } | null {
  for (const player of state.players) {
    const zombie = player.board.find((one) => one.uid === uid);
    if (zombie) return { zombie, player };
  }
  return null;
}

function playerOf(state: State, spot: Exclude<ListedSpot, { readonly kind: 'zombie' }>): Player {
  return state.players[sideOf(state, spot.seat)];
}

function itemOf(state: State, spot: Extract<ListedSpot, { readonly kind: 'item' }>): Item | undefined {
  return playerOf(state, spot).items.find(({ uid }) => uid === spot.item);
}

export function nameOfSpot(spot: ListedSpot, state: State): string {
  if (spot.kind === 'zombie') {
    const found = boardOf(state, spot.zombie);
    return found ? cardName(found.zombie.card) : '';
  }
  const { survivor, weapon, hordeRow } = playerOf(state, spot);
  switch (spot.kind) {
    case 'survivor':
      return cardName(survivor);
    case 'weapon':
      return weapon ? cardName(weapon.card) : '';
    case 'item':
      return cardName(itemOf(state, spot)?.card ?? survivor);
    case 'row':
      return cardName(hordeRow[spot.index] ?? survivor);
  }
}

function zombieWords({ card, zone, hp, sick, stunned }: Zombie): readonly string[] {
  const { damage, ed } = ZOMBIES[card];
  return [
    t(`od.zone.${zone}`),
    t('od.hud.hp', { n: hp }),
    t('od.odds.damage', { n: damage }),
    t('od.hud.escape-on', { n: ed }),
    ...(sick && zone === 'zombie' ? [t('od.hud.sick')] : []),
    ...(stunned ? [t('od.hud.stunned')] : []),
  ];
}

function survivorWords(state: State, { seat, hp, ap, tp, th, infection, cover, grabbed }: Player) {
  return [
    personOf(state, seat),
    t('od.hud.hp', { n: hp }),
    t('od.hud.cost.ap', { n: ap }),
    t('od.hud.cost.tp', { n: tp }),
    t('od.hud.cost.th', { n: th }),
    ...(infection > 0 ? [t('od.hud.infection', { n: infection })] : []),
    ...(cover ? [t('od.hud.cover')] : []),
    ...(grabbed ? [t('od.hud.grabbed')] : []),
  ];
}

function wornWords({ dur, spent }: Pick<Weapon, 'dur' | 'spent'>): readonly string[] {
  return [t('od.hud.left', { n: dur }), ...(spent ? [t('od.hud.spent')] : [])];
}

function ownWords(spot: Exclude<ListedSpot, { readonly kind: 'zombie' }>, state: State): readonly string[] {
  const player = playerOf(state, spot);
  switch (spot.kind) {
    case 'survivor':
      return survivorWords(state, player);
    case 'weapon':
      return player.weapon ? wornWords(player.weapon) : [];
    case 'item': {
      const item = itemOf(state, spot);
      return item ? wornWords(item) : [];
    }
    case 'row': {
      const card = player.hordeRow[spot.index];
      return card ? [t('od.hud.row'), t('od.hud.cost.th', { n: ZOMBIES[card].ztc })] : [];
    }
  }
}

/** Who and what is there, and on whose side of the table. */
export function spotWords(spot: ListedSpot, state: State): string {
  const found = spot.kind === 'zombie' ? boardOf(state, spot.zombie) : null;
  if (found) return [...zombieWords(found.zombie), onBoardOf(state, found.player)].join(', ');
  if (spot.kind === 'zombie') return '';
  const words = ownWords(spot, state);
  return (spot.kind === 'survivor' ? words : [...words, onBoardOf(state, playerOf(state, spot))]).join(', ');
}

function onBoardOf(state: State, { seat }: Player): string {
  return t('od.hud.board', { name: nameOfSide(state, sideOf(state, seat)) });
}

function detailOf(move: Move, state: State): string {
  if (move.type === 'ATTACK' || move.type === 'SNAP_ATTACK') {
    const odds = attackWords(state, zombieOf(move) ?? 0);
    return [t('od.hud.cost.ap', { n: 1 }), odds].join(', ');
  }
  return move.type === 'USE_ABILITY' ? t('od.hud.triage') : answerDetail(move, state);
}

/** What can be done at a place, with its price and odds; null when nothing can. */
export function offerAt(spot: ListedSpot, moves: readonly Move[], state: State): string | null {
  const there = moves.filter((move) => isMeant(move, spot, state));
  if (spot.kind === 'weapon') return there.length > 0 ? t('od.action.ATTACK') : null;
  const offers = there.map((move) => {
    const action = composedText(`od.action.${categoryOf(move)}`);
    const detail = detailOf(move, state);
    return detail === '' ? action : t('od.hud.place-offer', { action, detail });
  });
  return offers.length > 0 ? [...new Set(offers)].join('; ') : null;
}
