/**
 * The best way to go on with a turn (section 11.1): every walk that the Runner's own dice can pay for, what is taken on the way
 * included, with expected Risk. Dice only ever get fewer, so that each table is worked out once.
 */
import { type TokenId, ZONE_IDS, type ZoneId } from '../ids';
import { areaOf } from '../map';
import { standingCount } from '../rules/infected';
import { priceOfMove, riskOfMove } from '../rules/move-price';
import { type Reach, reachOf } from '../rules/move-reach';
import { areaRisk, riskDice } from '../rules/risk';
import { tempo } from '../rules/tempo';
import type { Die, Runner, State } from '../state';
import { finishWorth } from './finish';
import { type Hand, Hands, type Payment, standing } from './hand';
import { riskHarm } from './harm';
import { afterSpending, hereOf, withRunner } from './imagine';
import { type Outlook, once, type Peril, perilOn, prospect, worthOf } from './outlook';
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

/** The best way to go on, as it would be walked. */
export interface Route {
  /** What is taken first; null when nothing is. */
  readonly prize: Prize | null;
  /** Where it comes to an end. */
  readonly end: ZoneId;
}

/** The Runner somewhere on its way. */
interface Stop {
  readonly runner: Runner;
  readonly hand: Hand;
  /** Zone, dice left and whether it has climbed, as one number. */
  readonly key: number;
  /** Where it may go from there; null until somebody wants to know. */
  legs: readonly Leg[] | null;
}

/** A Move that dice have paid for. */
interface Leg {
  readonly to: Stop;
  /** What its Risk is expected to cost. */
  readonly risk: number;
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
const ROUNDING = 1e-9;

export class Planner {
  private readonly state: State;
  private tables = 0;
  private readonly hands: Hands;
  private readonly ways = new Map<ZoneId, readonly Reach[]>();
  private readonly stops = new Map<number, Stop>();
  private readonly chapters = new Map<string, Chapter>();
  private readonly perils = new Map<number, Peril>();

  constructor(
    private readonly outlook: Outlook,
    private readonly prizes: readonly Prize[],
    private readonly foresight: Foresight,
  ) {
    this.state = outlook.state;
    this.hands = new Hands(outlook.runner);
  }

  /** What the Runner can still make of its turn as it would stand there. */
  from(runner: Runner, taken: readonly TokenId[] = []): Plan {
    const stop = this.stopAt(runner.zone, this.hands.holding(runner.pool, runner.activation.climbs > 0));
    const chapter = this.chapterAfter(taken);
    const end = this.end(chapter, stop);
    return {
      best: this.best(chapter, stop, this.foresight.steps),
      end,
      plain: end - this.bonusAt(chapter, stop),
    };
  }

  /** The way that is worth `from(runner).best`. */
  route(runner: Runner): Route {
    let stop = this.stopAt(runner.zone, this.hands.holding(runner.pool, runner.activation.climbs > 0));
    const chapter = this.chapterAfter([]);
    for (let steps = this.foresight.steps; ; steps--) {
      const best = this.best(chapter, stop, steps) - ROUNDING;
      const nowhere = { prize: null, end: stop.runner.zone };
      if (steps <= 0 || this.end(chapter, stop) >= best) return nowhere;
      const prize = this.prizesAt(chapter, stop).find(
        (one) => this.taking(chapter, stop, one, steps - 1) >= best,
      );
      if (prize) return { prize, end: stop.runner.zone };
      const leg = stop.legs?.find(({ to, risk }) => this.best(chapter, to, steps - 1) - risk >= best);
      if (!leg) return nowhere;
      stop = leg.to;
    }
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
    const seen = once(outlook, `end ${runner.zone} ${tempo(runner)}`, () => {
      const imagined = withRunner(this.state, runner);
      const bonus = this.bonusAt(chapter, stop);
      return [prospect(outlook, imagined, runner, 1, bonus, this.perilAt(imagined, runner))];
    });
    return worthOf(outlook, seen, runner);
  }

  /** The same whatever has been taken on the way. */
  private perilAt(imagined: State, runner: Runner): Peril {
    const key = ZONE_IDS.indexOf(runner.zone) * MOST_DICE + tempo(runner);
    const peril = this.perils.get(key) ?? perilOn(imagined, runner);
    this.perils.set(key, peril);
    return peril;
  }

  private bonusAt({ deedDone }: Chapter, { runner }: Stop): number {
    return finishWorth(this.state, runner, deedDone) + this.foresight.blur(runner.zone);
  }

  private bestTaking(chapter: Chapter, stop: Stop, steps: number): number {
    let best = Number.NEGATIVE_INFINITY;
    for (const prize of this.prizesAt(chapter, stop))
      best = Math.max(best, this.taking(chapter, stop, prize, steps));
    return best;
  }

  private prizesAt({ taken }: Chapter, { runner }: Stop): readonly Prize[] {
    return this.prizes.filter(({ zone, token }) => zone === runner.zone && !taken.includes(token));
  }

  private taking({ taken }: Chapter, stop: Stop, { token, worth }: Prize, steps: number): number {
    const risk = riskHarm(stop.runner, riskDice(areaRisk(this.state, hereOf(stop.runner))));
    return worth - risk + this.best(this.chapterAfter([...taken, token]), stop, steps);
  }

  private bestMove(chapter: Chapter, stop: Stop, steps: number): number {
    let best = Number.NEGATIVE_INFINITY;
    stop.legs ??= this.legsFrom(stop);
    for (const { to, risk } of stop.legs) best = Math.max(best, this.best(chapter, to, steps) - risk);
    return best;
  }

  /** The same whatever has been taken on the way. */
  private legsFrom({ runner, hand }: Stop): readonly Leg[] {
    const legs: Leg[] = [];
    if (hand.dice === 0) return legs;
    for (const reach of this.waysFrom(runner)) {
      const climbed = reach.kind === 'climb' || hand.climbed;
      for (const payment of hand.paymentsFor(priceOfMove(this.state, runner, reach.kind, reach.to))) {
        const risk = this.riskOf(runner, reach, payment);
        legs.push({ to: this.stopAt(reach.to, this.hands.of(payment.left, climbed)), risk });
        // The other payments are those that get away with less Risk.
        if (risk === 0) break;
      }
    }
    return legs;
  }

  private waysFrom(runner: Runner): readonly Reach[] {
    const known = this.ways.get(runner.zone) ?? reachOf(this.state, runner);
    this.ways.set(runner.zone, known);
    return known;
  }

  private riskOf(runner: Runner, { kind, to }: Reach, { momentum, evades }: Payment): number {
    const risk = riskOfMove(this.state, runner, {
      kind,
      to,
      enemies: standingCount(this.state, areaOf(runner.zone)),
      momentum,
      evades,
    });
    return riskHarm(runner, riskDice(risk));
  }

  private stopAt(zone: ZoneId, hand: Hand): Stop {
    const key = ((ZONE_IDS.indexOf(zone) << MOST_DICE) | hand.dice) * 2 + (hand.climbed ? 1 : 0);
    const known = this.stops.get(key) ?? { key, hand, runner: { ...hand.runner, zone }, legs: null };
    this.stops.set(key, known);
    return known;
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

/** The Runner after a Move that these dice paid for. */
export function arrived(runner: Runner, { kind, to }: Reach, dice: readonly Die['id'][]): Runner {
  return { ...standing(afterSpending(runner, dice), kind === 'climb'), zone: to };
}
