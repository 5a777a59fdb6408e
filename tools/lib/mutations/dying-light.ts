/** Twenty rules of Dying Light from all its topics, each broken in one place. */
import type { Mutation } from './mutation';

const RULES = 'models/dying-light/rules';
const TESTS = 'test/models/dying-light/rules';

/** The file and its test under the same topic. */
function topic(name: string, test = name): Pick<Mutation, 'file' | 'test'> {
  return { file: `${RULES}/${name}.ts`, test: `${TESTS}/${test}.test.ts` };
}

export const DYING_LIGHT_MUTATIONS: readonly Mutation[] = [
  {
    rule: 'DL-MOVE-04',
    change: 'a Jump costs one die',
    ...topic('move-price', 'move'),
    find: 'const JUMP_COST = 2;',
    replace: 'const JUMP_COST = 1;',
  },
  {
    rule: 'DL-RISK-04',
    change: 'more than four Risk dice are rolled',
    ...topic('risk'),
    find: 'Math.min(MAX_RISK_DICE, Math.max(0, total))',
    replace: 'Math.max(0, total)',
  },
  {
    rule: 'DL-TEMPO-02',
    change: 'the Tempo Die may be fatigued',
    ...topic('fatigue'),
    find: 'runner.track.filter((die) => die !== null).filter((die) => die.id !== protectedDie)',
    replace: 'runner.track.filter((die) => die !== null)',
  },
  {
    rule: 'DL-FAT-02',
    change: 'Fatigue without a free slot is no Wound',
    ...topic('fatigue'),
    find: "overflow ? { type: 'wounds', runner, count: 1, first: true }",
    replace: "overflow ? { type: 'wounds', runner, count: 0, first: true }",
  },
  {
    rule: 'DL-BOOST-06',
    change: 'a Push goes uphill',
    ...topic('push'),
    find: "  if (areaLevel(to) > areaLevel(from)) return { id: 'noPush', params: {} };\n",
    replace: '',
  },
  {
    rule: 'DL-ATK-04',
    change: 'a Crit removes a Volatile',
    ...topic('crits', 'attack'),
    find: "type === 'biter' || type === 'viral'",
    replace: "type === 'biter' || type === 'viral' || type === 'volatile'",
  },
  {
    rule: 'DL-ATK-06',
    change: 'a Cleave takes no spare damage',
    ...topic('cleave'),
    find: 'const left = spare - toughnessAt(play.state, area, infected);',
    replace: 'const left = spare;',
  },
  {
    rule: 'DL-EXP-01',
    change: 'an Exposure token adds no Exposure',
    ...topic('exposure'),
    find: 'const token = runner.exposureToken ? 1 : 0;',
    replace: 'const token = 0;',
  },
  {
    rule: 'DL-SPAWN-04',
    change: 'a seventh miniature is placed before the Area spreads',
    ...topic('spawn'),
    find: 'totalIn(state, area) >= AREA_LIMIT',
    replace: 'totalIn(state, area) > AREA_LIMIT',
  },
  {
    rule: 'DL-SPREAD-01',
    change: 'a Spread starts where most enemies stand',
    ...topic('spread'),
    find: 'const fewest = Math.min(',
    replace: 'const fewest = Math.max(',
  },
  {
    rule: 'DL-EATK-05',
    change: 'an attack die that equals the attackers adds nothing',
    ...topic('enemy-attack'),
    find: 'damage <= attackers ? 1 : 0',
    replace: 'damage < attackers ? 1 : 0',
  },
  {
    rule: 'DL-DEF-04',
    change: 'Armor Gear that defends is not worn down',
    ...topic('defend'),
    find: "  preventWithGear(play, runner, gear, 'armor');\n",
    replace: '',
  },
  {
    rule: 'DL-WND-03',
    change: 'it takes five Heavy Wounds to be eliminated',
    ...topic('wounds'),
    find: 'heavy < FATAL_HEAVY_WOUND',
    replace: 'heavy <= FATAL_HEAVY_WOUND',
  },
  {
    rule: 'DL-MOM-03',
    change: 'Momentum is lost with Tempo 4',
    ...topic('end-phase'),
    find: 'value >= MOMENTUM_SLOT',
    replace: 'value > MOMENTUM_SLOT',
  },
  {
    rule: 'DL-NIGHT-05',
    change: 'Virals scent Runners at any distance',
    ...topic('night'),
    find: 'viral: SCENT_RANGE,',
    replace: 'viral: Number.POSITIVE_INFINITY,',
  },
  {
    rule: 'DL-ENV-06',
    change: 'the knocked-down stay where UV light comes on',
    ...topic('clear-uv'),
    find: '  standUp(play, area);\n',
    replace: '',
  },
  {
    rule: 'DL-CHASE-03',
    change: 'who is chased already takes a second Chase card',
    ...topic('chase'),
    find: 'runner.chase ? undefined : play.state.chase.shift()',
    replace: 'play.state.chase.shift()',
  },
  {
    rule: 'DL-USE-01',
    change: 'a Consumable is kept after use',
    ...topic('use-effects'),
    find: "if (card.type === 'consumable') discardItem(play, runner, itemId);\n  else play",
    replace: "if (card.type === 'reusable') play",
  },
  {
    rule: 'DL-WIN-01',
    change: 'the flare that is lit does not count',
    file: 'models/dying-light/content/scenarios/errand-triggers.ts',
    test: 'test/models/dying-light/scenario/errand.test.ts',
    find: "{ op: 'set', var: 'flareLit', value: 1 },",
    replace: "{ op: 'set', var: 'flareLit', value: 0 },",
  },
  {
    rule: 'DL-END-04',
    change: 'a Round is played after the last one',
    ...topic('end-phase'),
    find: 'play.state.round >= play.state.scenario.lastRound',
    replace: 'play.state.round > play.state.scenario.lastRound',
  },
];
