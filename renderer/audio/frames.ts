/** The browser's frames, or a test's. */
export interface Frames {
  request(callback: (now: number) => void): number;
  cancel(id: number): void;
}
