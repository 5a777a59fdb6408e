/** What the interface and the table of Dying Light say to each other. */
import type {
  AreaId,
  DieId,
  InfectedType,
  RunnerId,
  TokenId,
  ZoneId,
} from '../../../../models/dying-light/ids';
import type { CardModel, DeckId } from './cards/card-faces';

/** `cheap` one die, `dear` more, `threat` danger, `focus` what the interface points at. */
export type Tone = 'cheap' | 'dear' | 'threat' | 'focus';

export type Highlight = {
  readonly tone: Tone;
  /** A few words over the place, such as "2 dice". */
  readonly label?: string;
} & ({ readonly zone: ZoneId } | { readonly area: AreaId } | { readonly token: TokenId });

/** What is under the pointer. */
export type Pick =
  | { readonly kind: 'zone'; readonly zone: ZoneId; readonly area: AreaId }
  | { readonly kind: 'runner'; readonly runner: RunnerId; readonly zone: ZoneId }
  | { readonly kind: 'infected'; readonly infected: InfectedType; readonly area: AreaId }
  | { readonly kind: 'token'; readonly token: TokenId; readonly zone: ZoneId }
  | { readonly kind: 'die'; readonly die: DieId }
  | { readonly kind: 'card'; readonly card: CardModel }
  | { readonly kind: 'deck'; readonly deck: DeckId; readonly count: number };
