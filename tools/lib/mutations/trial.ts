/** Breaks rules one by one and sees which tests notice. */
import { type Mutation, MutationError } from './mutation';
import type { Workshop } from './workshop';

export type Verdict =
  /** A test failed, as it must: the one whose title names the rule, if there is one among them. */
  | { readonly kind: 'killed'; readonly by: string }
  /** All tests passed though the rule is broken. */
  | { readonly kind: 'survived' }
  /** The rule could not be broken: the code has changed. */
  | { readonly kind: 'lost'; readonly why: string };

export interface Trial {
  readonly mutation: Mutation;
  readonly verdict: Verdict;
}

function verdictOn({ rule }: Mutation, failed: readonly string[]): Verdict {
  const by = failed.find((title) => title.includes(rule)) ?? failed[0];
  return by === undefined ? { kind: 'survived' } : { kind: 'killed', by };
}

function tryOne(workshop: Workshop, mutation: Mutation): Trial {
  try {
    const { failed } = workshop.whileBroken(mutation, () => workshop.test([mutation.test]));
    return { mutation, verdict: verdictOn(mutation, failed) };
  } catch (error) {
    if (!(error instanceof MutationError)) throw error;
    return { mutation, verdict: { kind: 'lost', why: error.message } };
  }
}

/**
 * @param tell hears each verdict as soon as it is known
 * @throws Error when tests fail though nothing is broken: nothing could be learned then
 */
export function tryAll(
  workshop: Workshop,
  mutations: readonly Mutation[],
  tell: (trial: Trial) => void,
): readonly Trial[] {
  const whole = workshop.test([...new Set(mutations.map(({ test }) => test))]);
  if (!whole.passed) throw new Error(`Tests fail before anything is broken: ${whole.failed.join('; ')}`);
  return mutations.map((mutation) => {
    const trial = tryOne(workshop, mutation);
    tell(trial);
    return trial;
  });
}
