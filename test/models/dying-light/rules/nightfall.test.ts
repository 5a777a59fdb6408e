import { describe, expect, it } from 'vitest';
import { advanceMarker, scenarioEvent } from '../../../../models/dying-light/rules/end-phase';
import { startNightfall } from '../../../../models/dying-light/rules/nightfall';
import { aRunner, board, entriesOf, perform, standing } from '../../../helpers/dying-light';

const exposure = { draw: ['exp-teal-1' as const], discard: ['exp-teal-8' as const, 'exp-teal-2' as const] };
const DUSK = board({ round: 8, runners: [aRunner('mara').having({ exposure }), aRunner('oskar').on('J')] });

describe('nightfall (DL-NIGHT-01)', () => {
  it('lets a Howler rise in every Nest', () => {
    expect(standing(perform(DUSK, startNightfall).state)).toEqual({
      laundryLane: { howler: 1 },
      market: { howler: 1 },
      busLoop: { howler: 1 },
    });
  });

  it('shuffles every Exposure deck', () => {
    const [mara, oskar] = perform(DUSK, startNightfall).state.runners;
    expect(mara?.exposure.draw.toSorted()).toEqual(['exp-teal-1', 'exp-teal-2', 'exp-teal-8']);
    expect(mara?.exposure.discard).toEqual([]);
    expect(oskar?.exposure.draw).toHaveLength(8);
  });

  it('builds the Activation deck', () => {
    const { activationDeck } = perform(DUSK, startNightfall).state;
    expect(activationDeck.draw.toSorted()).toEqual(['act-enemy', 'act-mara', 'act-oskar']);
    expect(activationDeck.discard).toEqual([]);
  });

  it('spreads a full Nest first (DL-SPAWN-04, edge case 20)', () => {
    const { state } = perform(board({ round: 8, infected: { busLoop: { biter: 6 } } }), startNightfall);
    expect(standing(state)).toEqual({
      laundryLane: { howler: 1 },
      market: { howler: 1 },
      crossroads: { biter: 1 },
      canalStreet: { biter: 1 },
      busLoop: { biter: 4, howler: 1 },
    });
  });

  it('leaves a Nest in UV light alone', () => {
    const { state, entries } = perform({ ...DUSK, lanterns: ['market'] }, startNightfall);
    expect(standing(state)).toEqual({ laundryLane: { howler: 1 }, busLoop: { howler: 1 } });
    expect(entriesOf(entries, 'spawn-lost')).toEqual([
      { type: 'spawn-lost', area: 'market', count: 1, reason: 'uv' },
    ]);
  });

  it('comes after the marker and before the event of space 8 (DL-END-05, TV-53)', () => {
    const marked = perform(board({ round: 7 }), advanceMarker).state;
    const fallen = perform(marked, startNightfall);
    expect(fallen.entries.map((entry) => entry.type)).toEqual([
      'nightfall',
      'exposure-reshuffled',
      'activation-deck-shuffled',
      'infected-spawned',
      'infected-spawned',
      'infected-spawned',
    ]);
    const event = perform(fallen.state, scenarioEvent);
    expect(entriesOf(event.entries, 'event')).toEqual([{ type: 'event', number: 1, card: true }]);
    expect(entriesOf(event.entries, 'card-revealed')).toEqual([{ type: 'card-revealed', card: 'S07' }]);
  });
});
