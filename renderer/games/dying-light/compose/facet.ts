import type { Move } from '../../../../models/dying-light/moves';
import type { State } from '../../../../models/dying-light/state';
import type { Facet as AnyFacet } from '../../../play/composer/facet';

/** One question by which the moves that are left are told apart; its words are the message `dl.hud.ask.<id>`. */
export type Facet<M extends Move = Move> = AnyFacet<M, State>;
