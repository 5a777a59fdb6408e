import type { MenuItemConstructorOptions } from 'electron';

/**
 * The menu after the platform's conventions: roles only, whose names Electron translates. No undo in it, for the game's
 * own undo has that key, and no reload, which would lose what is not saved.
 */
export function menuTemplate(platform: NodeJS.Platform): MenuItemConstructorOptions[] {
  const isMac = platform === 'darwin';
  const edit: MenuItemConstructorOptions = {
    role: 'editMenu',
    submenu: [{ role: 'cut' }, { role: 'copy' }, { role: 'paste' }, { role: 'selectAll' }],
  };
  const view: MenuItemConstructorOptions = {
    role: 'viewMenu',
    submenu: [{ role: 'togglefullscreen', accelerator: isMac ? 'Ctrl+Command+F' : 'F11' }],
  };
  if (isMac) {
    return [
      { role: 'appMenu' },
      { role: 'fileMenu', submenu: [{ role: 'close' }] },
      edit,
      view,
      { role: 'windowMenu' },
    ];
  }
  return [
    { role: 'fileMenu', submenu: [{ role: 'quit' }] },
    edit,
    view,
    { role: 'help', submenu: [{ role: 'about' }] },
  ];
}
