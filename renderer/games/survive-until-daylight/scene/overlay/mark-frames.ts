/** What is marked on the table: what the interface asks for, and what an attack that is being made is about. */

import { COMBAT_CARDS } from '../../../../../models/survive-until-daylight/content/combat-cards';
import { WEAPONS } from '../../../../../models/survive-until-daylight/content/weapons';
import type { LineCard } from '../../../../../models/survive-until-daylight/state';
import { tonesSeen } from '../../../../styles/vision';
import { CARD_RATIO } from '../../../../table/cards/card-shape';
import type { Rectangle } from '../../../../table/places';
import { boardOf, lineSpot, lineWidth, pileSpot, WIDTHS } from '../../layout';
import type { Highlight, Spot, Tone } from '../marks';
import { combatPose, placeOf, seatingOf } from '../poses';
import type { SceneModel } from '../scene-model';

export const TONES = tonesSeen<Tone>(
  {
    choice: '#4dff9a',
    chosen: '#ffffff',
    splash: '#ff9a3a',
    spread: '#ffd84a',
    help: '#5ad8ff',
    threat: '#ff4f45',
    focus: '#eaf6ff',
  },
  { choice: 'choice', splash: 'warned', threat: 'threat' },
);

/** A marked place: a frame around it, and where words float over it. */
export interface Mark {
  readonly key: string;
  readonly frame: Rectangle;
  /** Height of the frame over the table. */
  readonly y: number;
  /** How far it leans towards the people, in radians. */
  readonly lean: number;
  readonly colour: string;
  readonly label: string | null;
  readonly labelAt: readonly [number, number, number];
}

function around(x: number, z: number, width: number, depth: number): Rectangle {
  return { x: x - width / 2, z: z - depth / 2, width, depth };
}

interface Place {
  readonly frame: Rectangle;
  readonly y: number;
  readonly lean?: number;
  /** Height of the words. */
  readonly over: number;
}

function linePlace({ line, seats }: SceneModel, card: LineCard['id']): Place | null {
  const index = line.findIndex(({ id }) => id === card);
  if (index < 0) return null;
  const { x, z } = lineSpot(index, line.length, seats.length);
  const width = lineWidth(line.length, seats.length);
  const tall = line[index]?.type === 'monster' ? 2.5 : 1.9;
  return { frame: around(x, z, width + 0.08, width * CARD_RATIO + 0.08), y: 0.012, over: tall * width };
}

/** Where something on the table is; null when it is not there any more. */
export function placeOfSpot(scene: SceneModel, spot: Spot): Place | null {
  switch (spot.kind) {
    case 'enemy':
      return linePlace(scene, spot.card);
    case 'seat': {
      const place = placeOf(scene, spot.seat);
      return place < 0 ? null : { frame: boardOf(place, seatingOf(scene)), y: 0.034, over: 2 };
    }
    case 'pile': {
      const { x, z } = pileSpot(spot.pile, scene.seats.length);
      const frame = around(x, z, WIDTHS.pile * 1.2, WIDTHS.pile * CARD_RATIO * 1.18);
      return { frame, y: 0.006, over: 1.7 };
    }
    case 'combat-card': {
      if (spot.index >= scene.combat.length) return null;
      const { x, y, z, tip, grow } = combatPose(scene, spot.index);
      const frame = around(x, z, grow + 0.04, grow * CARD_RATIO + 0.04);
      return { frame, y, lean: tip * Math.PI, over: y + 0.95 };
    }
    default:
      return spot satisfies never;
  }
}

function markOf(scene: SceneModel, { spot, tone, label }: Highlight): readonly Mark[] {
  const place = placeOfSpot(scene, spot);
  if (!place) return [];
  const { frame, y, over, lean = 0 } = place;
  const labelAt = [frame.x + frame.width / 2, over, frame.z + frame.depth / 2] as const;
  const key = `${JSON.stringify(spot)}${tone}`;
  return [{ key, frame, y, lean, colour: TONES[tone], label: label ?? null, labelAt }];
}

/** Whether the weapon or an open combat card reaches the neighbours of the target. */
function splashes({ attack, combat, chosen }: SceneModel): boolean {
  const counting = chosen === null ? combat : combat.slice(chosen, chosen + 1);
  return (
    attack !== null &&
    (WEAPONS[attack.weapon].splash !== 0 || counting.some((card) => COMBAT_CARDS[card].splash !== 0))
  );
}

function splashed({ attack, line }: SceneModel): readonly Highlight[] {
  const at = line.findIndex(({ id }) => id === attack?.target);
  if (at < 0) return [];
  return [line[at - 1], line[at + 1]].flatMap((card) =>
    card ? [{ spot: { kind: 'enemy', card: card.id }, tone: 'splash' } as const] : [],
  );
}

/** Whom the attack of the moment is on. */
function attackMarks(scene: SceneModel): readonly Highlight[] {
  const { attack, attacker, waveHolder } = scene;
  return [
    ...(splashes(scene) ? splashed(scene) : []),
    ...(attack ? [{ spot: { kind: 'enemy', card: attack.target }, tone: 'threat' } as const] : []),
    ...(attacker ? [{ spot: { kind: 'enemy', card: attacker }, tone: 'threat' } as const] : []),
    ...(attacker && waveHolder
      ? [{ spot: { kind: 'seat', seat: waveHolder }, tone: 'threat' } as const]
      : []),
  ];
}

/** Everything that is marked; the interface's marks lie over those of the attack. */
export function marksOf(scene: SceneModel, highlights: readonly Highlight[]): readonly Mark[] {
  return [...attackMarks(scene), ...highlights].flatMap((highlight) => markOf(scene, highlight));
}
