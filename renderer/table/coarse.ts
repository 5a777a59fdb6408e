/** What the canvas has while its picture is coarse because things move where frames are slow. */
export const COARSE = 'data-coarse';
