/** A Runner for a test, described step by step: `aRunner('mara').on('J').pool('basic[jump]')`. */
import { ACTION_DICE } from '../../models/dying-light/content/dice';
import { GEAR_SETS } from '../../models/dying-light/content/gear';
import { RUNNERS } from '../../models/dying-light/content/runners';
import {
  type ChaseId,
  DIE_TYPES,
  type DieId,
  type DieType,
  type GearId,
  type GearSetId,
  type ItemId,
  type RunnerId,
  type WeaponId,
  type WoundId,
  type ZoneId,
} from '../../models/dying-light/ids';
import { newRunner } from '../../models/dying-light/setup';
import type { Die, GearToken, Runner } from '../../models/dying-light/state';
import { recordOf } from '../../models/kernel/records';

/** A die as one writes it: its type and the face that shows. */
export type DieText = `${DieType}[${string}]`;

/** The dice of the box; what nobody takes is the supply. */
export class DiceBox {
  readonly #left: Record<DieType, DieId[]> = recordOf(DIE_TYPES, (type) =>
    Array.from({ length: ACTION_DICE[type].count }, (_, index): DieId => `die-${type}-${index + 1}`),
  );

  take(text: DieText): Die {
    const [type, shown] = text.replace(']', '').split('[') as [DieType, string];
    const face = ACTION_DICE[type].faces.indexOf(shown) + 1;
    const id = this.#left[type].shift();
    if (face === 0 || !id) throw new Error(`The box has no die ${text}.`);
    return { id, type, face };
  }

  row(texts: readonly (DieText | null)[], slots: number): (Die | null)[] {
    return Array.from({ length: slots }, (_, index) => {
      const text = texts[index];
      return text ? this.take(text) : null;
    });
  }

  supply(): Readonly<Record<DieType, readonly DieId[]>> {
    return this.#left;
  }
}

interface Plan {
  readonly id: RunnerId;
  readonly pool: readonly DieText[];
  readonly track: readonly (DieText | null)[];
  readonly spot: DieText | null;
  readonly fatigue: readonly (DieText | null)[];
  readonly cooldown: readonly (DieText | null)[];
  readonly more: Partial<Runner>;
}

export class RunnerPlan {
  readonly #plan: Plan;

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  #with(change: Partial<Plan>): RunnerPlan {
    return new RunnerPlan({ ...this.#plan, ...change });
  }

  /** Sets any plain part of the Runner. */
  having(more: Partial<Runner>): RunnerPlan {
    return this.#with({ more: { ...this.#plan.more, ...more } });
  }

  on(zone: ZoneId): RunnerPlan {
    return this.having({ zone });
  }

  pool(...pool: readonly DieText[]): RunnerPlan {
    return this.#with({ pool });
  }

  /** Slot by slot from slot 1 on; null for a gap. */
  track(...track: readonly (DieText | null)[]): RunnerPlan {
    return this.#with({ track });
  }

  /** Basic dice in the first slots. */
  tempo(slots: number): RunnerPlan {
    return this.track(...Array.from({ length: slots }, () => 'basic[blank]' as const));
  }

  /** The Momentum die lies on its spot. */
  momentum(spot: DieText = 'momentum[jump+evade]'): RunnerPlan {
    return this.#with({ spot });
  }

  fatigue(...fatigue: readonly (DieText | null)[]): RunnerPlan {
    return this.#with({ fatigue });
  }

  cooldown(...cooldown: readonly (DieText | null)[]): RunnerPlan {
    return this.#with({ cooldown });
  }

  gear(gearSet: GearSetId, conditions: Partial<Record<GearId, GearToken['condition']>> = {}): RunnerPlan {
    const gear = GEAR_SETS[gearSet].gear.map((id) => ({
      id,
      condition: conditions[id] ?? ('whole' as const),
    }));
    return this.having({ gearSet, gear });
  }

  weapon(weapon: WeaponId): RunnerPlan {
    return this.having({ weapon });
  }

  carrying(...items: readonly ItemId[]): RunnerPlan {
    return this.having({ items });
  }

  light(lightWound: WoundId): RunnerPlan {
    return this.having({ lightWound });
  }

  heavy(...heavyWounds: readonly WoundId[]): RunnerPlan {
    return this.having({ heavyWounds });
  }

  /** With an Exposure token. */
  exposed(): RunnerPlan {
    return this.having({ exposureToken: true });
  }

  chased(chase: ChaseId = 'ch-scent'): RunnerPlan {
    return this.having({ chase });
  }

  build(box: DiceBox, seat: number): Runner {
    const { id, pool, track, spot, fatigue, cooldown, more } = this.#plan;
    return {
      ...newRunner(id, `seat-${seat}`, 't'),
      pool: pool.map((text) => box.take(text)),
      track: box.row(track, 8),
      momentumSpot: spot ? box.take(spot) : null,
      fatigue: box.row(fatigue, 2),
      cooldown: box.row(cooldown, 2),
      weapon: RUNNERS[id].weapon,
      ...more,
    };
  }
}

/** A Runner in the Hideout Yard with the usual Weapon, without dice, Gear or Items. */
export function aRunner(id: RunnerId): RunnerPlan {
  return new RunnerPlan({ id, pool: [], track: [], spot: null, fatigue: [], cooldown: [], more: {} });
}
