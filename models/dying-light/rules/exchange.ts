/** Exchanging Items (DL-USE-03, DL-USE-04). */
import type { Reason } from '../../kernel/types';
import type { FrameOf } from '../frames';
import type { ItemId, RunnerId } from '../ids';
import { areaOf } from '../map';
import type { Exchange } from '../moves';
import { type DLPlay, type DraftRunner, pushFrames } from '../play';
import type { Runner, State } from '../state';
import { humanSeats } from './deciders';
import { draftRunner, runnerOf } from './runners';
import { isWeapon } from './weapons';

type Goods = Pick<Exchange, 'give' | 'take'>;

/** Everything that a Runner can hand over: neither Gear nor Salvage. */
export function tradable(runner: Runner): readonly ItemId[] {
  return runner.weapon ? [runner.weapon, ...runner.items] : runner.items;
}

function owns(runner: Runner, items: readonly ItemId[]): boolean {
  const own = tradable(runner);
  return new Set(items).size === items.length && items.every((item) => own.includes(item));
}

/** Whether a Runner would lose the Weapon in the slot and get none for it (DL-USE-04). */
function endsUnarmed(runner: Runner, gives: readonly ItemId[], gets: readonly ItemId[]): boolean {
  return gives.some((item) => item === runner.weapon) && !gets.some(isWeapon);
}

function whyNoPartner(runner: Runner, other: Runner): Reason | null {
  if (areaOf(runner.zone) !== areaOf(other.zone)) return { id: 'notSameArea', params: {} };
  const traded = runner.activation.tradedWith.includes(other.id);
  return traded ? { id: 'exchangeOnce', params: { name: `dl.runner.${other.id}` } } : null;
}

function whyNoGoods(runner: Runner, other: Runner, { give, take }: Goods): Reason | null {
  const nothing = give.length + take.length === 0;
  if (nothing || !owns(runner, give) || !owns(other, take)) return { id: 'noEffect', params: {} };
  const unarmed = endsUnarmed(runner, give, take) || endsUnarmed(other, take, give);
  return unarmed ? { id: 'needWeapon', params: {} } : null;
}

function partner(state: State, runner: Runner, id: RunnerId): Runner | null {
  return state.runners.find((other) => other.id === id && other.id !== runner.id) ?? null;
}

/** Why a Runner cannot offer this exchange now; null when it can. */
export function whyNoExchange(state: State, runner: Runner, move: Exchange): Reason | null {
  const other = partner(state, runner, move.otherRunner);
  if (!other) return { id: 'notSameArea', params: {} };
  return whyNoPartner(runner, other) ?? whyNoGoods(runner, other, move);
}

/** Giving one Item, taking one, swapping two; people may put larger sets together (specification 9.1). */
function smallTrades(runner: Runner, other: Runner): readonly Goods[] {
  const [mine, theirs] = [tradable(runner), tradable(other)];
  return [
    ...mine.map((item) => ({ give: [item], take: [] })),
    ...theirs.map((item) => ({ give: [], take: [item] })),
    ...mine.flatMap((given) => theirs.map((taken) => ({ give: [given], take: [taken] }))),
  ];
}

export function exchangeOptions(state: State, runner: Runner): readonly Exchange[] {
  return state.runners
    .filter((other) => other.id !== runner.id && !whyNoPartner(runner, other))
    .flatMap((other) =>
      smallTrades(runner, other)
        .filter((goods) => !whyNoGoods(runner, other, goods))
        .map((goods) => ({ type: 'EXCHANGE' as const, otherRunner: other.id, ...goods })),
    );
}

/** Bots and the own second Runner accept at once; another person is asked (DL-USE-03). */
function needsConsent(state: State, runner: Runner, other: Runner): boolean {
  return other.seat !== runner.seat && humanSeats(state).includes(other.seat);
}

/** Makes the offer; it is this activation's only one to that Runner, accepted or not (edge case 44). */
export function offerExchange(play: DLPlay, runner: DraftRunner, move: Exchange): void {
  const trade = {
    runner: runner.id,
    other: move.otherRunner,
    give: [...move.give],
    take: [...move.take],
  };
  runner.activation.tradedWith.push(trade.other);
  play.tell({ type: 'exchange-offered', ...trade });
  if (needsConsent(play.state, runner, runnerOf(play.state, trade.other))) {
    pushFrames(play, { type: 'exchange', ...trade });
  } else acceptExchange(play, trade);
}

/** The Items change hands; being a Focus Use, the exchange then has its Risk roll. */
export function acceptExchange(play: DLPlay, trade: Omit<FrameOf<'handOver'>, 'type'>): void {
  pushFrames(play, { ...trade, type: 'handOver' }, { type: 'utilityRisk', runner: trade.runner });
}

/** Carries out an accepted exchange. */
export function resolveHandOver(play: DLPlay, { runner, other, give, take }: FrameOf<'handOver'>): void {
  swap(draftRunner(play.state, runner), give, take);
  swap(draftRunner(play.state, other), take, give);
  play.tell({ type: 'exchanged', runner, other, give, take });
}

/** A Weapon given out of the slot is replaced by the first one received (DL-USE-04). */
function swap(runner: DraftRunner, gives: readonly ItemId[], gets: readonly ItemId[]): void {
  const armed = gives.some((item) => item === runner.weapon) ? gets.find(isWeapon) : undefined;
  runner.weapon = armed ?? runner.weapon;
  runner.items = [
    ...runner.items.filter((item) => !gives.includes(item)),
    ...gets.filter((item) => item !== armed),
  ];
}
