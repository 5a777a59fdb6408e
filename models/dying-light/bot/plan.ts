/**
 * The best way to go on with a turn (section 11.1): every walk that the Runner's own dice can pay for, what is taken on the way
 * included, with expected Risk. Dice only ever get fewer, so that each table is worked out once.
 */
import { type TokenId, ZONE_IDS, type ZoneId } from '../ids';
import { areaOf } from '../map';
import { standingCount } from '../rules/infected';
import { priceOfMove, riskOfMove } from '../rules/move-price';
import { type Reach, reachOf } from '../rules/move-reach';
import { hasMomentumAfter } from '../rules/payment';
import { areaRisk, riskDice } from '../rules/risk';
import { tempo } from '../rules/tempo';
import type { Die, Runner, State } from '../state';
import { finishWorth } from './finish';
import { riskHarm } from './harm';
import { afterSpending, hereOf, withRunner } from './imagine';
import { type Outlook, once, prospect, worthOf } from './outlook';
import { evadesOf, paymentsFor } from './payments';
import type { Prize } from './prizes';

/** How far a bot looks ahead, and how it sees what lies there. */
export interface Foresight {
  /** Moves and takings that it thinks through one after the other. */
  readonly steps: number;
  /** What it misjudges the end of a turn in a Zone by. */
  readonly blur: (zone: ZoneId) => number;
}

export interface Plan {
  /** Worth of the best way to go on from here, ending the turn at once being one of them. */
  readonly best: number;
  /** Worth of ending the turn at once. */
  readonly end: number;
  /** The same without what it means for the win, and without any mistake: what a single move is scored by. */
  readonly plain: number;
}

/** The Runner somewhere on its way. */
interface Stop {
  readonly runner: Runner;
  /** Zone, dice left and whether it has climbed, as one number. */
  readonly key: number;
}

/** What is worked out for one set of things taken. */
interface Chapter {
  readonly taken: readonly TokenId[];
  readonly deedDone: boolean;
  readonly outlook: Outlook;
  readonly best: Map<number, number>;
}

const MOST_DICE = 10;
/** Tables that a plan looks at; a turn has seldom as many, and a decision may take no longer than 300 ms (section 11.1). */
const MOST_TABLES = 1600;
/** More steps than dice and things to take can make. */
const ALL_STEPS = 30;

export class Planner {
  private readonly state: State;
  private tables = 0;
  private readonly ways = new Map<ZoneId, readonly Reach[]>();
  private readonly stops = new Map<number, Stop>();
  private readonly chapters = new Map<string, Chapter>();

  constructor(
    private readonly outlook: Outlook,
    private readonly prizes: readonly Prize[],
    private readonly foresight: Foresight,
  ) {
    this.state = outlook.state;
  }

  /** What the Runner can still make of its turn as it would stand there. */
  from(runner: Runner, taken: readonly TokenId[] = []): Plan {
    const stop = this.stopAt(runner.zone, runner.pool, runner.activation.climbs > 0);
    const chapter = this.chapterAfter(taken);
    const end = this.end(chapter, stop);
    return {
      best: this.best(chapter, stop, this.foresight.steps),
      end,
      plain: end - this.bonusAt(chapter, stop),
    };
  }

  private best(chapter: Chapter, stop: Stop, steps: number): number {
    const key = stop.key * ALL_STEPS + Math.min(steps, ALL_STEPS - 1);
    const known = chapter.best.get(key);
    if (known !== undefined) return known;
    let best = this.end(chapter, stop);
    this.tables += 1;
    if (steps > 0 && this.tables < MOST_TABLES)
      best = Math.max(
        best,
        this.bestTaking(chapter, stop, steps - 1),
        this.bestMove(chapter, stop, steps - 1),
      );
    chapter.best.set(key, best);
    return best;
  }

  private end(chapter: Chapter, stop: Stop): number {
    const { outlook } = chapter;
    const { runner } = stop;
    const seen = once(outlook, `end ${runner.zone} ${tempo(runner)}`, () => [
      prospect(outlook, withRunner(this.state, runner), runner, 1, this.bonusAt(chapter, stop)),
    ]);
    return worthOf(outlook, seen, runner);
  }

  private bonusAt({ deedDone }: Chapter, { runner }: Stop): number {
    return finishWorth(this.state, runner, deedDone) + this.foresight.blur(runner.zone);
  }

  private bestTaking({ taken }: Chapter, stop: Stop, steps: number): number {
    let best = Number.NEGATIVE_INFINITY;
    const { runner } = stop;
    for (const { token, zone, worth } of this.prizes) {
      if (zone !== runner.zone || taken.includes(token)) continue;
      const risk = riskHarm(runner, riskDice(areaRisk(this.state, hereOf(runner))));
      best = Math.max(best, worth - risk + this.best(this.chapterAfter([...taken, token]), stop, steps));
    }
    return best;
  }

  private bestMove(chapter: Chapter, { runner }: Stop, steps: number): number {
    let best = Number.NEGATIVE_INFINITY;
    if (runner.pool.length === 0) return best;
    for (const reach of this.waysFrom(runner)) {
      const price = priceOfMove(this.state, runner, reach.kind, reach.to);
      for (const dice of paymentsFor(runner, price)) {
        const risk = this.riskOf(runner, reach, dice);
        const left = runner.pool.filter((die) => !dice.includes(die));
        const next = this.stopAt(reach.to, left, reach.kind === 'climb' || runner.activation.climbs > 0);
        best = Math.max(best, this.best(chapter, next, steps) - risk);
        // The other payments are those that get away with less Risk.
        if (risk === 0) break;
      }
    }
    return best;
  }

  private waysFrom(runner: Runner): readonly Reach[] {
    const known = this.ways.get(runner.zone) ?? reachOf(this.state, runner);
    this.ways.set(runner.zone, known);
    return known;
  }

  private riskOf(runner: Runner, { kind, to }: Reach, dice: readonly Die[]): number {
    const risk = riskOfMove(this.state, runner, {
      kind,
      to,
      enemies: standingCount(this.state, areaOf(runner.zone)),
      momentum: hasMomentumAfter(runner, dice.length),
      evades: evadesOf(dice),
    });
    return riskHarm(runner, riskDice(risk));
  }

  /** The Runner of the turn in a Zone with only these of its dice left. */
  private stopAt(zone: ZoneId, left: readonly Die[], climbed: boolean): Stop {
    const { runner } = this.outlook;
    let dice = 0;
    for (const die of left) dice |= 1 << runner.pool.findIndex(({ id }) => id === die.id);
    const key = ((ZONE_IDS.indexOf(zone) << MOST_DICE) | dice) * 2 + (climbed ? 1 : 0);
    const known = this.stops.get(key);
    if (known) return known;
    const spent = runner.pool.flatMap(({ id }, at) => (dice & (1 << at) ? [] : [id]));
    const stop = { key, runner: { ...standing(afterSpending(runner, spent), climbed), zone } };
    this.stops.set(key, stop);
    return stop;
  }

  /** What lies ahead once some tokens are taken. */
  private chapterAfter(taken: readonly TokenId[]): Chapter {
    const key = taken.toSorted().join();
    const known = this.chapters.get(key);
    if (known) return known;
    const goal = { ...this.outlook.goal, distances: this.outlook.goal.distancesAfter(taken) };
    const chapter = {
      taken,
      deedDone: this.prizes.some(({ token, last }) => last && taken.includes(token)),
      outlook: { ...this.outlook, goal, known: new Map() },
      best: new Map(),
    };
    this.chapters.set(key, chapter);
    return chapter;
  }
}

/** The first Climb of a turn may be cheaper than the next ones (`sk-wall`). */
function standing(runner: Runner, climbed: boolean): Runner {
  const climbs = climbed ? Math.max(1, runner.activation.climbs) : runner.activation.climbs;
  return { ...runner, activation: { ...runner.activation, climbs } };
}

/** The Runner after a Move that these dice paid for. */
export function arrived(runner: Runner, { kind, to }: Reach, dice: readonly Die['id'][]): Runner {
  return { ...standing(afterSpending(runner, dice), kind === 'climb'), zone: to };
}
