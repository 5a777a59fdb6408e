/** Names of picture files. Pure. */

/** The moment in the order in which folders sort it, by the person's clock. */
function momentOf(when: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  const day = [when.getFullYear(), two(when.getMonth() + 1), two(when.getDate())].join('-');
  return `${day} ${[when.getHours(), when.getMinutes(), when.getSeconds()].map(two).join('.')}`;
}

/** Game, date and time, without what some system does not allow in a name. */
export function pictureName(game: string, when: Date): string {
  const plain = game.replaceAll(/[^\p{Letter}\p{Number} _-]/gu, '').trim();
  return `${`Curfew ${plain}`.slice(0, 60).trim()} ${momentOf(when)}.png`;
}
