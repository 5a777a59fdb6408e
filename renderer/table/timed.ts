/** Milliseconds between two looks whether something is done. */
const OFTEN = 20;

/**
 * Times what is done elsewhere and can only be asked about: tells how many milliseconds it was seen not to be done. That is less than it
 * took, by one look at most, but never more because the page itself was too busy to look.
 */
export function timed(isDone: () => boolean, tell: (took: number) => void): void {
  const begun = performance.now();
  let took = 0;
  const look = () => {
    if (isDone()) {
      tell(took);
      return;
    }
    took = performance.now() - begun;
    setTimeout(look, OFTEN);
  };
  setTimeout(look, OFTEN);
}
