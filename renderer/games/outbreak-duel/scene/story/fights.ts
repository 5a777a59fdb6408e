import type { EntryOf } from '../../../../../models/outbreak-duel/entries';
import { has } from '../../../../../models/outbreak-duel/rules/equipment';
import type { SceneModel } from '../scene-model';
import { atSeat, buried, type Changes, rolled } from './change';

const QUICK_ESCAPE_TP = 1;

function attacked(scene: SceneModel, { seat, ap: paid }: EntryOf<'attacked'>): SceneModel {
  return { ...atSeat(scene, seat, ({ ap }) => ({ ap: Math.max(0, ap - paid) })), die: null };
}

function attackRolled(scene: SceneModel, { die, success, numbers }: EntryOf<'attack-rolled'>): SceneModel {
  return die === null ? scene : rolled(scene, { face: die, success, called: numbers });
}

/** A Quick Escape is paid with its roll (OD-ESC-02). */
function escaped(scene: SceneModel, entry: EntryOf<'escape-rolled'>): SceneModel {
  const { seat, source, die, success, reroll } = entry;
  const isPaid = source === 'quick-escape' && !reroll;
  const next = atSeat(scene, seat, ({ tp, attachments }) =>
    isPaid && !has(attachments, 'quickEscapeFree') ? { tp: Math.max(0, tp - QUICK_ESCAPE_TP) } : {},
  );
  return rolled(next, { face: die, success, called: [] });
}

function declared(scene: SceneModel, { seat, zombie, surge, damage }: EntryOf<'bite-declared'>): SceneModel {
  const next = atSeat(scene, seat, ({ th }) => ({ th: Math.max(0, th - surge) }));
  return { ...next, die: null, bite: { zombie, damage } };
}

/** The number that hung over the attacker becomes what it really deals, and it bites. */
function landed(scene: SceneModel, { zombie, dealt }: EntryOf<'bite-landed'>): SceneModel {
  return { ...scene, bite: { zombie, damage: dealt } };
}

/** What Infection does costs one token (OD-KW-02). */
function life(scene: SceneModel, { seat, hp, source }: EntryOf<'hurt'> | EntryOf<'survived'>): SceneModel {
  const tick = source === 'infection' ? 1 : 0;
  const next = atSeat(scene, seat, ({ infection }) => ({ hp, infection: Math.max(0, infection - tick) }));
  return { ...next, bite: null };
}

/** What attacks of both sides show, and what happens to the Survivor. */
export const FIGHTS = {
  attacked,
  'attack-rolled': attackRolled,
  'escape-rolled': escaped,
  'roll-turned': (scene) => ({ ...scene, die: scene.die && { ...scene.die, success: true } }),
  'bite-declared': declared,
  'bite-reduced': (scene, { n }) => ({
    ...scene,
    bite: scene.bite && { ...scene.bite, damage: Math.max(0, scene.bite.damage - n) },
  }),
  'bite-off': (scene) => ({ ...scene, bite: null }),
  'clumsy-rolled': (scene, { die, success }) => rolled(scene, { face: die, success, called: [] }),
  'bite-landed': landed,
  redirected: (scene) => ({ ...scene, bite: null }),
  acted: (scene, { seat, th: paid }) => atSeat(scene, seat, ({ th }) => ({ th: Math.max(0, th - paid) })),
  decayed: (scene, { seat, th }) => atSeat(scene, seat, () => ({ th })),
  hurt: life,
  survived: life,
  infected: (scene, { seat, infection }) => atSeat(scene, seat, () => ({ infection })),
  grabbed: (scene, { seat }) => atSeat(scene, seat, () => ({ grabbed: true })),
  gnawed: (scene, { seat, cards }) =>
    buried(
      atSeat(scene, seat, ({ deck }) => ({ deck: Math.max(0, deck - cards.length) })),
      seat,
      cards,
    ),
  healed: (scene, { seat, hp }) => atSeat(scene, seat, () => ({ hp })),
  cured: (scene, { seat, n }) =>
    atSeat(scene, seat, ({ infection }) => ({ infection: Math.max(0, infection - n) })),
  covered: (scene, { seat }) => atSeat(scene, seat, () => ({ cover: true })),
  gained: (scene, { seat, what, now }) => atSeat(scene, seat, () => ({ [what]: now })),
  'th-changed': (scene, { seat, th }) => atSeat(scene, seat, () => ({ th })),
} satisfies Partial<Changes>;
