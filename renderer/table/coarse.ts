/** What the canvas has while its picture is coarse because things move where frames are slow; there before that is drawn. */
export const COARSE = 'data-coarse';
