import type { MenuItemConstructorOptions } from 'electron';

/**
 * The menu: roles only, whose names Electron translates. No undo in it, for the game's own undo has that key, and no
 * reload, which would lose what is not saved.
 */
export function menuTemplate(platform: NodeJS.Platform): MenuItemConstructorOptions[] {
  const edit: MenuItemConstructorOptions = {
    role: 'editMenu',
    submenu: [{ role: 'cut' }, { role: 'copy' }, { role: 'paste' }, { role: 'selectAll' }],
  };
  const view: MenuItemConstructorOptions = { role: 'viewMenu', submenu: [{ role: 'togglefullscreen' }] };
  if (platform === 'darwin') return [{ role: 'appMenu' }, edit, view, { role: 'windowMenu' }];
  return [{ role: 'fileMenu', submenu: [{ role: 'quit' }] }, edit, view];
}
