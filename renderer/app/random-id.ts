/** What nothing else is called, here or elsewhere. Lower-case letters, digits and hyphens. */
export function randomId(): string {
  return crypto.randomUUID();
}

/** Eight letters and digits: short enough to be read out. */
export function randomSeed(): string {
  return randomId().slice(0, 8);
}
