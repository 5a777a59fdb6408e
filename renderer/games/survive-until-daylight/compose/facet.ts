import type { Move } from '../../../../models/survive-until-daylight/moves';
import type { State } from '../../../../models/survive-until-daylight/state';
import type { Facet as AnyFacet } from '../../../play/composer/facet';

/** One question by which the moves that are left are told apart; its words are the message `sd.hud.ask.<id>`. */
export type Facet<M extends Move = Move> = AnyFacet<M, State>;
