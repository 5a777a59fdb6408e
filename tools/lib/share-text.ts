import { wilson } from '../../models/kernel/wilson';

/** Such as `52.5 % (45.6 to 59.3)`. */
export function shareText(wins: number, games: number): string {
  if (games === 0) return 'none played';
  const { low, high } = wilson(wins, games);
  return `${percent(wins / games)} % (${percent(low)} to ${percent(high)})`;
}

const percent = (share: number) => (100 * share).toFixed(1);
