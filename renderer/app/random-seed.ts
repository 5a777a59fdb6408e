/** Eight letters and digits: short enough to be read out. */
export function randomSeed(): string {
  return crypto.randomUUID().slice(0, 8);
}
