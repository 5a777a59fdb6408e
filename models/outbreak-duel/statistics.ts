/** What a game came to, from its log: the HP of both Survivors round by round, and what bit hardest (specification section 10). */
import type { LuckLine } from '../kernel/statistics';
import type { SeatId } from '../kernel/types';
import { isZombieId } from './content/cards';
import type { Entry } from './entries';
import type { ZombieId } from './ids';
import { luckOf } from './statistics/luck';

export interface HpAt {
  readonly round: number;
  /** In the order of turns. */
  readonly hp: readonly [number, number];
}

export interface Biter {
  readonly card: ZombieId;
  readonly damage: number;
}

/** What one player did. */
export interface Deeds {
  readonly attacks: number;
  readonly hits: number;
  readonly kills: number;
  readonly reacts: number;
  readonly escapes: number;
  readonly escaped: number;
  readonly spawned: number;
  /** Damage that the own zombies dealt. */
  readonly bitten: number;
}

export interface Statistics {
  readonly rounds: number;
  /** At the start, and at the end of each round; the last point is where the game ended. */
  readonly curve: readonly HpAt[];
  /** Those that dealt most come first. */
  readonly biters: readonly Biter[];
  readonly deeds: Readonly<Record<SeatId, Deeds>>;
  /** Player by player. */
  readonly luck: readonly LuckLine[];
}

const NOTHING: Deeds = {
  attacks: 0,
  hits: 0,
  kills: 0,
  reacts: 0,
  escapes: 0,
  escaped: 0,
  spawned: 0,
  bitten: 0,
};

/** HP as everybody can follow them, one point a turn. */
class Curve {
  private readonly seats: SeatId[] = [];
  private readonly now: [number, number] = [0, 0];
  private round = 0;
  private readonly points = new Map<number, readonly [number, number]>();

  add(entry: Entry): void {
    if (entry.type === 'dealt') {
      this.now[this.seats.push(entry.seat) - 1 === 0 ? 0 : 1] = entry.hp;
      this.mark();
    }
    if (entry.type === 'turn-started') this.round = entry.round;
    if (entry.type === 'hurt' || entry.type === 'survived' || entry.type === 'healed') {
      this.now[this.seats[0] === entry.seat ? 0 : 1] = entry.hp;
      this.mark();
    }
    if (entry.type === 'turn-ended') this.mark();
  }

  private mark(): void {
    this.points.set(this.round, [this.now[0], this.now[1]]);
  }

  all(): readonly HpAt[] {
    return [...this.points].map(([round, hp]) => ({ round, hp }));
  }
}

/** Damage by zombie, whatever it did it with. */
function bitersIn(log: readonly Entry[]): readonly Biter[] {
  const damage = new Map<ZombieId, number>();
  for (const entry of log) {
    if (entry.type !== 'hurt' || entry.source === 'infection') continue;
    const { source, n } = entry;
    if (source === 'phase' || source === 'loud' || !isZombieId(source)) continue;
    damage.set(source, (damage.get(source) ?? 0) + n);
  }
  return [...damage]
    .map(([card, n]) => ({ card, damage: n }))
    .toSorted((one, other) => other.damage - one.damage);
}

function added(deeds: Deeds, change: Partial<Deeds>): Deeds {
  const sums = Object.entries(change).map(([key, n]) => [key, deeds[key as keyof Deeds] + n]);
  return { ...deeds, ...Object.fromEntries(sums) };
}

/** What an entry adds, and to whose deeds. @param other the seat across */
function deedOf(entry: Entry, other: (seat: SeatId) => SeatId): readonly [SeatId, Partial<Deeds>] | null {
  switch (entry.type) {
    case 'attacked':
      return [entry.seat, { attacks: 1 }];
    case 'attack-rolled':
      return entry.success ? [entry.seat, { hits: 1 }] : null;
    case 'zombie-died':
      return [other(entry.seat), { kills: 1 }];
    case 'reacted':
      return [entry.seat, { reacts: 1 }];
    case 'escape-rolled':
      return [entry.seat, { escapes: entry.reroll ? 0 : 1, escaped: entry.success ? 1 : 0 }];
    case 'spawned':
      return [entry.seat, { spawned: 1 }];
    case 'hurt':
      return entry.by === 'bite' ? [other(entry.seat), { bitten: entry.n }] : null;
    default:
      return null;
  }
}

/** In the order of turns. */
function seatsIn(log: readonly Entry[]): readonly SeatId[] {
  return log.flatMap((entry) => (entry.type === 'dealt' ? [entry.seat] : []));
}

function deedsIn(log: readonly Entry[], seats: readonly SeatId[]): Readonly<Record<SeatId, Deeds>> {
  const other = (seat: SeatId) => seats.find((one) => one !== seat) ?? seat;
  const deeds: Record<SeatId, Deeds> = Object.fromEntries(seats.map((seat) => [seat, NOTHING]));
  for (const entry of log) {
    const deed = deedOf(entry, other);
    if (deed) deeds[deed[0]] = added(deeds[deed[0]] ?? NOTHING, deed[1]);
  }
  return deeds;
}

export function statisticsOf(log: readonly Entry[]): Statistics {
  const curve = new Curve();
  for (const entry of log) curve.add(entry);
  const points = curve.all();
  const seats = seatsIn(log);
  return {
    rounds: points.at(-1)?.round ?? 0,
    curve: points,
    biters: bitersIn(log),
    deeds: deedsIn(log, seats),
    luck: luckOf(log, seats),
  };
}
