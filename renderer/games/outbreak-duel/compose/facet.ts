import type { Move } from '../../../../models/outbreak-duel/moves';
import type { State } from '../../../../models/outbreak-duel/state';
import type { Facet as AnyFacet } from '../../../play/composer/facet';

/** One question by which the moves that are left are told apart; its words are the message `od.hud.ask.<id>`. */
export type Facet<M extends Move = Move> = AnyFacet<M, State>;
