import type { Exchange } from '../moves';
import { exchangeOptions, offerExchange, whyNoExchange } from '../rules/exchange';
import type { Action } from './action';

/** EXCHANGE with another Runner of the same Area (DL-USE-03). */
export const exchange: Action<Exchange> = {
  options: exchangeOptions,
  why: whyNoExchange,
  take: offerExchange,
};
