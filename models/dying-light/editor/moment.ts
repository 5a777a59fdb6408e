/** Test play from any moment: a variant of the scenario that begins in the middle. */
import { TOKEN_IDS } from '../content/tokens';
import type { TokenId } from '../ids';
import type { Op, Scenario, TokenPattern, Trigger } from '../scenario/format';
import type { ScenarioBody } from './document';

/** Stands for the first card, which may come up again later by its own name. */
const BEGINNING = 'beginning';

export interface Moment {
  readonly round: number;
  /** Ids of triggers that have run already. */
  readonly fired: readonly string[];
}

function firstOf(tokens: TokenPattern): TokenId | undefined {
  return 'kind' in tokens ? TOKEN_IDS[tokens.kind][0] : tokens.ids[0];
}

/** What somebody would have done is done for the first Runner, and with the first token that was meant. */
function withoutActor(value: unknown, token: TokenId | undefined): unknown {
  if (Array.isArray(value)) return value.map((part) => withoutActor(part, token));
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Readonly<Record<string, unknown>>;
  if (fields.who === 'actor') return { who: 'number', number: 1 };
  const changed = Object.entries(fields).map(([key, part]) => {
    if (key === 'runner' && part === 'actor') return [key, 'any'];
    if (key === 'decider' && part === 'actor') return [key, 'group'];
    if (key === 'token' && part === 'this') return [key, token];
    return [key, withoutActor(part, token)];
  });
  return Object.fromEntries(changed);
}

function opsOf({ event, do: ops }: Trigger): readonly Op[] {
  const token = event.on === 'interact' ? firstOf(event.tokens) : undefined;
  const known = token ? ops : ops.filter((op) => op.op !== 'removeToken' || op.token !== 'this');
  return withoutActor(known, token) as readonly Op[];
}

/** Cards that come up by ops without anybody acting may not name who acts either. */
function quietCards({ cards }: Scenario): Scenario['cards'] {
  return cards.map((card) => ({
    ...card,
    onReveal: withoutActor(card.onReveal, undefined) as readonly Op[],
  }));
}

/** The scenario as it stands at a moment: a card in place of the first does what has happened before. */
export function fromMoment(body: ScenarioBody, { round, fired }: Moment): ScenarioBody {
  const { rules } = body;
  const before = rules.triggers.filter(({ id }) => fired.includes(id));
  const cards = before.length > 0 ? quietCards(rules) : rules.cards;
  const first = cards.filter(({ id }) => id === rules.firstCard);
  const done = before.flatMap(opsOf);
  const { easy, normal, hard } = rules.lastRound;
  const last = (level: number) => Math.max(level, round);
  return {
    ...body,
    rules: {
      ...rules,
      startRound: round,
      lastRound: { easy: last(easy), normal: last(normal), hard: last(hard) },
      triggers: rules.triggers.filter((trigger) => !(trigger.once && before.includes(trigger))),
      firstCard: BEGINNING,
      cards: [
        ...cards,
        ...first.map((card) => ({ ...card, id: BEGINNING, onReveal: [...card.onReveal, ...done] })),
      ],
    },
  };
}
