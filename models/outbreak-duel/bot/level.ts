/** What tells the three levels apart (11.1): `easy` is the Greenhorn, `normal` the Regular, `hard` the Veteran. */
import type { BotLevel } from '../../kernel/types';

/** Share of decisions that are made at random. */
export const CARELESS: Readonly<Record<BotLevel, number>> = { easy: 0.5, normal: 0.2, hard: 0 };
