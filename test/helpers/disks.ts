import { type Disk, realDisk } from '../../electron/disk/disk';

/** An error as Node's file system throws it. */
export function fileError(code: string): Error {
  return Object.assign(new Error(`${code}: it failed`), { code });
}

/** The real disk, except that one of its calls fails with a code such as `ENOSPC`. */
export function aDiskThatFails(call: keyof Disk, code: string): Disk {
  return { ...realDisk, [call]: () => Promise.reject(fileError(code)) };
}
