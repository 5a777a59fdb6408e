/**
 * How Curfew is packaged: `npm run pack` for this system, `npm run pack:check` for what can be known without Electron's
 * runtime.
 */

/** Set where Playwright drives the packaged app; a release never listens to a debugger. */
const isForTests = process.env.CURFEW_PACK_FOR_TESTS === '1';
/** Without a certificate macOS gets a signature of nobody: Apple silicon starts nothing that has none. */
const isSigned = Boolean(process.env.CSC_LINK);

/** @type {import('electron-builder').Configuration} */
export default {
  appId: 'app.curfew.desktop',
  productName: 'Curfew',
  executableName: 'curfew',
  copyright: 'Copyright © 2026 the Curfew contributors',
  directories: { output: 'release', buildResources: 'build' },
  // The build puts everything into two folders; no package is needed beside them at run time.
  files: [
    'dist/renderer/**',
    'dist/electron/**',
    'package.json',
    'LICENSE',
    'assets/CREDITS.md',
    '!node_modules',
  ],
  asar: true,
  npmRebuild: false,
  publish: null,
  electronLanguages: ['en-US', 'en'],
  electronFuses: {
    runAsNode: false,
    enableCookieEncryption: true,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: isForTests,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    grantFileProtocolExtraPrivileges: false,
    resetAdHocDarwinSignature: !isSigned,
  },
  fileAssociations: [
    {
      ext: 'curfew',
      name: 'Curfew saved game',
      description: 'Saved game of Curfew',
      mimeType: 'application/x-curfew',
      role: 'Editor',
    },
  ],
  win: { target: ['nsis', 'portable'], icon: 'icon.ico' },
  nsis: { oneClick: false, perMachine: false, allowToChangeInstallationDirectory: true },
  mac: {
    target: [{ target: 'dmg', arch: ['x64', 'arm64'] }],
    icon: 'icon.icns',
    category: 'public.app-category.board-games',
    darkModeSupport: true,
    hardenedRuntime: isSigned,
    ...(isSigned ? {} : { identity: '-' }),
  },
  linux: {
    target: ['AppImage', 'deb'],
    icon: 'icons',
    category: 'Game',
    synopsis: 'Zombie-survival board games on a 3D table',
    maintainer: 'Curfew contributors <curfew@localhost.invalid>',
    syncDesktopName: true,
  },
};
