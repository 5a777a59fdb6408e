/** Something that broke inside, as the error page and its report tell it. */
export interface Fault {
  readonly message: string;
  /** Where it broke; `null` for what is no error of the language. */
  readonly stack: string | null;
}

export function faultOf(error: unknown): Fault {
  return error instanceof Error
    ? { message: error.message, stack: error.stack ?? null }
    : { message: String(error), stack: null };
}

/** What the log gets to read. */
export function lineOf({ message, stack }: Fault): string {
  return stack ?? message;
}
