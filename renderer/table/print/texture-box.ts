/** Lower left and upper right corner of a print in texture coordinates. */
export interface TextureBox {
  readonly u0: number;
  readonly v0: number;
  readonly u1: number;
  readonly v1: number;
}
