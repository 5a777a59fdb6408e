/** Milliseconds between two tries while the work is not done. */
const AGAIN = 100;

/**
 * Does what it was told last, once it has not been told anything for a while, and again until that says that it is done.
 * @param rest how long that while is, in milliseconds
 */
export function afterRest(rest: number): (work: () => boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (work) => {
    const attempt = () => {
      if (!work()) timer = setTimeout(attempt, AGAIN);
    };
    clearTimeout(timer);
    timer = setTimeout(attempt, rest);
  };
}
