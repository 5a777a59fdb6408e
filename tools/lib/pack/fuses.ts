import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';

/** What each fuse of a packaged app must be set to: `docs/security.md` says why. */
const WANTED: Readonly<Record<keyof typeof FuseV1Options, boolean>> = {
  RunAsNode: false,
  EnableCookieEncryption: true,
  EnableNodeOptionsEnvironmentVariable: false,
  EnableNodeCliInspectArguments: false,
  EnableEmbeddedAsarIntegrityValidation: true,
  OnlyLoadAppFromAsar: true,
  LoadBrowserProcessSpecificV8Snapshot: false,
  GrantFileProtocolExtraPrivileges: false,
};

/** How a fuse that is on is written in the program. */
const ON = '1'.charCodeAt(0);

/** Fuses of a packaged program that are not set as they should be. */
export async function fuseFaults(program: string): Promise<readonly string[]> {
  const wire = await getCurrentFuseWire(program);
  return Object.entries(WANTED)
    .filter(
      ([name, isOn]) => (Number(wire[FuseV1Options[name as keyof typeof FuseV1Options]]) === ON) !== isOn,
    )
    .map(([name, isOn]) => `the fuse ${name} must be ${isOn ? 'on' : 'off'}`);
}
