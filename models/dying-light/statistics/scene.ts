import type { Entry } from '../entries';
import type { AreaId, RunnerId, ZoneId } from '../ids';
import { areaOf } from '../map/areas';

/** What one has to remember of earlier entries to judge the next one. */
export class Scene {
  /** Moves of the running activation so far. */
  chain = 0;
  private readonly zones = new Map<RunnerId, ZoneId>();
  private readonly inRisk = new Set<RunnerId>();

  /** @param startZone where all Runners begin */
  constructor(private readonly startZone: ZoneId) {}

  /** Takes note of an entry; to be called before it is counted. */
  follow(entry: Entry): void {
    if (entry.type === 'activation-started') this.chain = 0;
    else if (entry.type === 'risk-rolled') this.inRisk.add(entry.runner);
    else if (entry.type === 'enemies-attack') this.inRisk.delete(entry.runner);
    else if (entry.type === 'runner-moved') {
      this.zones.set(entry.runner, entry.to);
      if (entry.kind !== 'step') this.chain++;
    }
  }

  areaOf(runner: RunnerId): AreaId {
    return areaOf(this.zones.get(runner) ?? this.startZone);
  }

  /** Whether a Wound of that Runner comes from the last Risk roll: attacks are the only other source. */
  isRiskWound(runner: RunnerId): boolean {
    return this.inRisk.has(runner);
  }
}
