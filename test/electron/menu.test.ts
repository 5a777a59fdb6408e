import { describe, expect, it } from 'vitest';
import { menuTemplate } from '../../electron/menu';

const rolesOf = (platform: NodeJS.Platform) => menuTemplate(platform).map(({ role }) => role);

describe('the menu', () => {
  it('follows the conventions of macOS there', () => {
    expect(rolesOf('darwin')).toEqual(['appMenu', 'fileMenu', 'editMenu', 'viewMenu', 'windowMenu']);
    expect(JSON.stringify(menuTemplate('darwin'))).toContain('"Ctrl+Command+F"');
  });

  it.each(['linux', 'win32'] as const)(
    'ends the app from "File" and tells about it under "Help" on %s',
    (platform) => {
      expect(rolesOf(platform)).toEqual(['fileMenu', 'editMenu', 'viewMenu', 'help']);
      const text = JSON.stringify(menuTemplate(platform));
      expect(text).toContain('"role":"quit"');
      expect(text).toContain('"role":"about"');
      expect(text).toMatch(/"role":"togglefullscreen",[^}]*"accelerator":"F11"/);
    },
  );

  it.each(['darwin', 'linux', 'win32'] as const)('leaves undo and reload to the game on %s', (platform) => {
    expect(JSON.stringify(menuTemplate(platform))).not.toMatch(
      /"(?:undo|redo|reload|forceReload|toggleDevTools)"/i,
    );
  });
});
