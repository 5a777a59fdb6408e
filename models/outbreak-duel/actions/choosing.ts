/** Answers to what effects ask: a zombie, a card, numbers, an Item to let go (section 5, `resolver`). */
import { popFrame, topFrame } from '../../kernel/effects';
import type { Reason } from '../../kernel/types';
import type { Frame, FrameOf } from '../frames';
import type { MoveOf } from '../moves';
import type { ODPlay } from '../play';
import { cleaveTargets, declareAttack } from '../rules/attack';
import { usualNumbers, whyNotNumbers } from '../rules/attack-legal';
import { cardsToFind, takeFound } from '../rules/card-search';
import { effectsOf, mostTargets, restOf } from '../rules/effects';
import { dropItem as drop, enterItem } from '../rules/equipment';
import { no } from '../rules/reason';
import { push } from '../rules/stack';
import { oneOfEachKind, survivorOf, zombieAt } from '../rules/table';
import { choices, whyNotChosen } from '../rules/targets';
import type { State, Zombie } from '../state';
import type { Action } from './action';

type Asking<T extends Frame['type']> = FrameOf<T> | null;

function asked<T extends Frame['type']>(state: State, type: T): Asking<T> {
  return topFrame<Frame, T>(state, type) as Asking<T>;
}

/** Zombies that may be picked next. */
function pickable(state: State, { list: [effect], picked }: FrameOf<'needTarget'>): readonly Zombie[] {
  return effect ? choices(state, effect).filter(({ uid }) => !picked.includes(uid)) : [];
}

function whyNotTarget(state: State, uid: number): Reason | null {
  const frame = asked(state, 'needTarget');
  const [effect] = frame?.list ?? [];
  const zombie = zombieAt(state, uid);
  if (!frame || !effect || !zombie || zombie.hp <= 0 || frame.picked.includes(uid)) return no('badChoice');
  return whyNotChosen(state, effect, zombie);
}

/** The effect starts after the last pick (edge case 40). */
function startEffect(play: ODPlay, frame: FrameOf<'needTarget'>): void {
  popFrame(play);
  push(play, { type: 'effectOn', targets: frame.picked, ...effectsOf(frame) });
}

export const target: Action<MoveOf<'TARGET'>> = {
  options(state) {
    const frame = asked(state, 'needTarget');
    const zombies = frame ? oneOfEachKind(pickable(state, frame)) : [];
    return zombies.map(({ uid }) => ({ type: 'TARGET', zombie: uid }));
  },
  why: (state, { zombie }) => whyNotTarget(state, zombie),
  take(play, { zombie }) {
    const frame = asked(play.state, 'needTarget');
    const [effect] = frame?.list ?? [];
    if (!frame || !effect) return;
    const next = { ...frame, picked: [...frame.picked, zombie] };
    const isLast = next.picked.length >= mostTargets(effect) || pickable(play.state, next).length === 0;
    if (isLast) startEffect(play, next);
    else {
      popFrame(play);
      push(play, next);
    }
  },
};

/** Up to N: legal after the first pick. */
export const targetsDone: Action<MoveOf<'DONE'>> = {
  options: (state) => (asked(state, 'needTarget')?.picked.length ? [{ type: 'DONE' }] : []),
  why: (state) => (asked(state, 'needTarget')?.picked.length ? null : no('badChoice')),
  take(play) {
    const frame = asked(play.state, 'needTarget');
    if (frame) startEffect(play, frame);
  },
};

function cleaveChoices(state: State): readonly Zombie[] {
  const frame = asked(state, 'needCleave');
  return frame ? cleaveTargets(state, frame.attack) : [];
}

export const cleave: Action<MoveOf<'TARGET'>> = {
  options: (state) => oneOfEachKind(cleaveChoices(state)).map(({ uid }) => ({ type: 'TARGET', zombie: uid })),
  why: (state, { zombie }) =>
    cleaveChoices(state).some(({ uid }) => uid === zombie) ? null : no('badChoice'),
  take(play, { zombie }) {
    const frame = asked(play.state, 'needCleave');
    if (!frame) return;
    popFrame(play);
    push(play, { type: 'blow', attack: frame.attack, cleave: zombie });
  },
};

function found(state: State) {
  const frame = asked(state, 'needCard');
  const [effect] = frame?.list ?? [];
  return frame && effect ? cardsToFind(state, frame.by, effect) : [];
}

export const pickCard: Action<MoveOf<'PICK_CARD'>> = {
  options: (state) => found(state).map((card) => ({ type: 'PICK_CARD', card })),
  why: (state, { card }) => (found(state).includes(card) ? null : no('badChoice')),
  take(play, { card }) {
    const frame = asked(play.state, 'needCard');
    if (!frame) return;
    takeFound(play, frame, card);
    popFrame(play);
    const next = { ...frame, left: frame.left - 1 };
    const [effect] = frame.list;
    const goesOn = next.left > 0 && effect && cardsToFind(play.state, frame.by, effect).length > 0;
    push(play, goesOn ? next : restOf(frame));
  },
};

/** Exiling from a graveyard may stop at any time, before the first card as well. */
export const cardsDone: Action<MoveOf<'DONE'>> = {
  options: (state) => (asked(state, 'needCard')?.what === 'exileGrave' ? [{ type: 'DONE' }] : []),
  why: (state) => (asked(state, 'needCard')?.what === 'exileGrave' ? null : no('badChoice')),
  take(play) {
    const frame = asked(play.state, 'needCard');
    popFrame(play);
    if (frame) push(play, restOf(frame));
  },
};

/** A fourth Item: one of the three old ones makes room (OD-ZONE-03). */
export const dropItem: Action<MoveOf<'DROP_ITEM'>> = {
  options: (state) => survivorOf(state).items.map(({ uid }) => ({ type: 'DROP_ITEM', item: uid })),
  why: (state, { item }) =>
    survivorOf(state).items.some(({ uid }) => uid === item) ? null : no('badChoice'),
  take(play, { item }) {
    const frame = asked(play.state, 'needDrop');
    popFrame(play);
    drop(play, play.state.active, item);
    if (frame) enterItem(play, play.state.active, frame.card);
  },
};

/** Before an unarmed attack by a card (OD-CMB-05). */
export const numbers: Action<MoveOf<'NUMBERS'>> = {
  options: (state) => [{ type: 'NUMBERS', numbers: usualNumbers(state) }],
  why: (state, move) => whyNotNumbers(state, move.numbers),
  take(play, move) {
    const frame = asked(play.state, 'needNumbers');
    popFrame(play);
    if (frame) declareAttack(play, { ...frame.attack, numbers: move.numbers }, { ap: 0, snap: false });
  },
};
