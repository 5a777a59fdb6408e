/** Whether end-to-end tests try everything (`CURFEW_THOROUGH=1`, every night) or, as in `npm test`, a sample that takes minutes. */
export const THOROUGH = process.env.CURFEW_THOROUGH === '1';
