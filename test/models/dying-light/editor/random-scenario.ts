/** Scenarios that nobody would write: put together by the editor's own steps, each chosen by luck. */
import { TOKEN_IDS } from '../../../../models/dying-light/content/tokens';
import {
  copyOfBuilt,
  newBody,
  type ScenarioBody,
  withBiters,
  withCard,
  withNamed,
  withRule,
  withToken,
  withTrigger,
} from '../../../../models/dying-light/editor/document';
import {
  FAMILIES,
  type Family,
  type Node,
  reworded,
  type SlotKind,
} from '../../../../models/dying-light/editor/vocabulary';
import {
  AREA_IDS,
  COMMON_ITEM_IDS,
  EPIC_DECK_IDS,
  INFECTED_TYPES,
  SCENARIO_IDS,
  TOKEN_KINDS,
  type TokenKind,
  ZONE_IDS,
} from '../../../../models/dying-light/ids';
import type { Trigger } from '../../../../models/dying-light/scenario/format';
import { createLuck, pickOne, randomInt } from '../../../../models/kernel/luck';

const WORDS = { title: 'A card', text: 'A story', rule: 'A rule' };
const PLACED = TOKEN_KINDS.filter((kind) => kind !== 'nest');
const DEEPEST = 2;

/** What luck decides about one scenario. */
class Dice {
  private readonly luck;
  constructor(seed: string) {
    this.luck = createLuck(`scenario ${seed}`);
  }
  to(most: number): number {
    return randomInt(this.luck, 0, most);
  }
  one<T extends string>(list: readonly T[]): T {
    return pickOne(this.luck, 'choice', list);
  }
  some<T>(most: number, make: () => T): readonly T[] {
    return Array.from({ length: 1 + this.to(most - 1) }, make);
  }
}

/** Any sentence of a family, with anything in its slots. */
function sentence(dice: Dice, body: ScenarioBody, family: Family, depth: number): Node {
  const tags = Object.keys(FAMILIES[family].words).filter((tag) => depth < DEEPEST || isFlat(family, tag));
  const tag = dice.one(tags);
  const fresh = reworded(family, {}, tag, {});
  const slots = Object.entries(FAMILIES[family].words[tag]?.slots ?? {});
  const filled: Record<string, unknown> = { ...fresh };
  for (const [slot, kind] of slots) filled[slot] = slotValue(dice, body, kind, filled, depth);
  return filled;
}

function isFlat(family: Family, tag: string): boolean {
  const nested: readonly SlotKind[] = ['conds', 'cond', 'exprs', 'ops', 'options'];
  return (
    !Object.values(FAMILIES[family].words[tag]?.slots ?? {}).some((kind) => nested.includes(kind)) &&
    tag !== 'ceil'
  );
}

function slotValue(
  dice: Dice,
  body: ScenarioBody,
  kind: SlotKind,
  node: Readonly<Record<string, unknown>>,
  depth: number,
): unknown {
  const { rules } = body;
  const nest = (family: Family) => sentence(dice, body, family, depth + 1);
  const number = () => (dice.to(1) === 0 ? dice.to(6) - 2 : nest('expr'));
  const ids = (of: TokenKind) => TOKEN_IDS[of];
  switch (kind) {
    case 'zone':
      return dice.one(ZONE_IDS);
    case 'area':
      return dice.one(AREA_IDS);
    case 'areas':
      return dice.some(3, () => dice.one(AREA_IDS));
    case 'card':
      return dice.one(rules.cards.map(({ id }) => id));
    case 'comparison':
      return dice.one(['==', '!=', '<', '<=', '>', '>=']);
    case 'cond':
    case 'place':
    case 'runner':
      return nest(kind);
    case 'conds':
      return dice.some(3, () => nest('cond'));
    case 'count':
      return 1 + dice.to(4);
    case 'deck':
      return dice.one(['common', 'epic']);
    case 'decider':
      return dice.one(['actor', 'group']);
    case 'event':
      return Number(dice.one(Object.keys(rules.eventSpaces)));
    case 'expr':
      return number();
    case 'exprs':
      return dice.some(3, number);
    case 'infected':
      return dice.one(INFECTED_TYPES);
    case 'item':
      return dice.one([...COMMON_ITEM_IDS, ...EPIC_DECK_IDS, 'e-inhibitor']);
    case 'list':
      return dice.one(Object.keys(rules.lists));
    case 'loot':
      return dice.one(['loot-common', 'loot-epic']);
    case 'near':
      return dice.to(1) === 0 ? { area: dice.one(AREA_IDS) } : nest('runner');
    case 'nest':
      return 1 + dice.to(2);
    case 'on':
      return dice.to(1) === 0;
    case 'ops':
      return dice.some(2, () => nest('op'));
    case 'options':
      return Array.from({ length: 1 + dice.to(2) }, (_, index) => ({
        id: `option-${index}`,
        text: { text: 'An option' },
        ...(dice.to(2) === 0 && { when: nest('cond') }),
        do: dice.some(2, () => nest('op')),
      }));
    case 'param':
      return dice.one(Object.keys(rules.params));
    case 'pattern':
      return dice.to(1) === 0 ? { kind: dice.one(PLACED) } : { ids: [dice.one(ids('objective'))] };
    case 'placed':
      return dice.one(PLACED);
    case 'round':
      return 1 + dice.to(13);
    case 'runner-var':
      return 'carry';
    case 'sentence':
      return { text: 'Something is said.' };
    case 'token':
      return dice.one(ids((node.kind as TokenKind | undefined) ?? 'objective'));
    case 'token-or-this':
      return dice.to(1) === 0 ? 'this' : dice.one(ids('objective'));
    case 'tokens':
      return dice.some(3, () => dice.one(ids((node.kind as TokenKind | undefined) ?? 'objective')));
    case 'uv':
      return dice.one(ids('uv'));
    case 'var':
      return dice.one(Object.keys(rules.vars));
    case 'witness':
      return dice.one(['actor', 'any']);
    case 'zones':
      return dice.some(3, () => dice.one(ZONE_IDS));
  }
}

function begun(dice: Dice): ScenarioBody {
  const built = dice.to(3);
  const id = SCENARIO_IDS[built];
  return id ? copyOfBuilt(id, (text) => text) : newBody({ text: 'About', card: WORDS });
}

function setUp(dice: Dice, body: ScenarioBody): ScenarioBody {
  let next = body;
  for (let count = dice.to(12); count > 0; count--)
    next = withToken(next, dice.one(TOKEN_KINDS), dice.one(ZONE_IDS));
  for (let count = dice.to(4); count > 0; count--)
    next = withBiters(next, dice.one(AREA_IDS), 1 + dice.to(3));
  const start = 1 + dice.to(9);
  next = withRule(next, ['startRound'], start);
  for (const level of ['easy', 'normal', 'hard'])
    next = withRule(next, ['lastRound', level], Math.min(14, start + dice.to(5)));
  next = withRule(next, ['eventSpaces'], { 1: Math.min(14, start + 1), 2: 3, 3: 12 });
  return withRule(next, ['startZone'], dice.one(ZONE_IDS));
}

/** A scenario out of steps that the editor offers; it may have faults. */
export function randomBody(seed: string): ScenarioBody {
  const dice = new Dice(seed);
  let body = setUp(dice, begun(dice));
  for (const shelf of ['vars', 'params', 'lists'] as const) body = withNamed(body, shelf, 'mine');
  for (let count = dice.to(2); count > 0; count--) body = withCard(body, WORDS);
  body.rules.cards.forEach((_, index) => {
    const ops = dice.some(2, () => sentence(dice, body, 'op', 0));
    if (dice.to(1) === 0) body = withRule(body, ['cards', index, 'onReveal'], ops);
  });
  for (let count = 1 + dice.to(4); count > 0; count--) {
    body = withTrigger(body, {
      event: sentence(dice, body, 'event', 0) as unknown as Trigger['event'],
      ...(dice.to(2) === 0 && {
        when: sentence(dice, body, 'cond', 1) as unknown as NonNullable<Trigger['when']>,
      }),
      ...(dice.to(1) === 0 && { once: true }),
      do: dice.some(3, () => sentence(dice, body, 'op', 0)) as unknown as Trigger['do'],
    });
  }
  if (dice.to(1) === 0) body = withRule(body, ['win'], sentence(dice, body, 'cond', 0));
  return body;
}
