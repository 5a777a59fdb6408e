import type { TeamId } from '../../../../models/one-month-in/ids';

/** Colours of the teams: flags, boards, borders, bases and dice; the interface uses the same. */
export const TEAM_COLOURS: Readonly<Record<TeamId, string>> = {
  blue: '#2f7be0',
  red: '#d8402f',
  green: '#38a045',
  yellow: '#f0b323',
};

/** Rims of zombies' bases, and what belongs to them. */
export const ZOMBIE_COLOUR = '#9ad04a';
