import type { Move } from '../../../../models/one-month-in/moves';
import type { State } from '../../../../models/one-month-in/state';
import type { Facet as AnyFacet } from '../../../play/composer/facet';

/** One question by which the moves that are left are told apart; its words are the message `om.hud.ask.<id>`. */
export type Facet<M extends Move = Move> = AnyFacet<M, State>;
