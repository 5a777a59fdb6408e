/** The Trade phase: the assault comes, then everybody trades in any order (SD-ASLT-01, SD-TRADE-01). */
import { run, stepTo, take, when } from './parts';

/** The Haggler's draws, each like one of the Search phase (SD-PERK-10). */
const market = {
  initial: 'deal',
  states: {
    deal: { always: [{ guard: when('marketDone'), target: '#tradeOpen' }, { target: 'reveal' }] },
    reveal: {
      entry: run('drawForMarket'),
      always: [
        { guard: when('redDrawn'), target: 'red' },
        { guard: when('keepsItself'), target: 'kept' },
        { target: 'marketKeep' },
      ],
    },
    red: stepTo('sufferRed', 'deal'),
    kept: stepTo('keepUnasked', 'deal'),
    marketKeep: {
      on: {
        KEEP: take('marketKeep', 'deal'),
        LEAVE: take('marketKeep', 'deal'),
        DISCARD: take('marketKeep'),
      },
    },
  },
} as const;

export const trade = {
  id: 'trade',
  initial: 'open',
  states: {
    open: {
      entry: run('openTrade'),
      always: [{ guard: when('overtime'), target: 'tradeOpen' }, { target: 'assault' }],
    },
    assault: stepTo('turnAssault', 'tradeOpen'),
    tradeOpen: {
      id: 'tradeOpen',
      on: {
        OFFER: take('tradeOpen', 'offer'),
        HEAL: take('tradeOpen'),
        JUNK_MARKET: take('tradeOpen', 'market'),
        READY: take('tradeOpen'),
        UNREADY: take('tradeOpen'),
        DISCARD: take('tradeOpen'),
      },
      always: { guard: when('allReady'), target: '#combat' },
    },
    offer: {
      on: { TAKE: take('offer', 'tradeOpen'), REFUSE: take('offer', 'tradeOpen'), DISCARD: take('offer') },
    },
    market,
  },
} as const;
