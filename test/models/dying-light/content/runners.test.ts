import { expect, it } from 'vitest';
import { RUNNERS } from '../../../../models/dying-light/content/runners';
import { SKILLS } from '../../../../models/dying-light/content/skills';
import { EXPOSURE_COLOURS, RUNNER_IDS, SKILL_IDS } from '../../../../models/dying-light/ids';

it('each Runner has an own colour, Skill and suggested outfit', () => {
  expect(RUNNER_IDS.map((id) => Object.values(RUNNERS[id]).join(' '))).toEqual([
    'mara teal sk-feather courier w-bow',
    'oskar red sk-heavy brawler w-hammer',
    'juno amber sk-brace sneak w-baton',
    'teo violet sk-wall scavenger w-cleavers',
  ]);
  expect(RUNNER_IDS.map((id) => RUNNERS[id].colour)).toEqual(EXPOSURE_COLOURS);
});

it('DL-GEAR-04 every Skill does something always and more with Momentum', () => {
  expect(SKILL_IDS.map((id) => SKILLS[id].effect)).toEqual([
    { kind: 'jump-risk', passive: -1, momentum: -2 },
    { kind: 'weapon-damage', passive: 1, momentum: 2 },
    { kind: 'defence', passive: 1, momentum: 2 },
    { kind: 'climb-discount', dice: 1, passive: 'first', momentum: 'every' },
  ]);
});
