import type { MenuItemConstructorOptions } from 'electron';
import { say } from './words';

/**
 * The menu after the platform's conventions, in the app's language. No undo in it, for the game's own undo has that key, and
 * no reload, which would lose what is not saved.
 */
export function menuTemplate(platform: NodeJS.Platform): MenuItemConstructorOptions[] {
  const isMac = platform === 'darwin';
  const edit: MenuItemConstructorOptions = {
    role: 'editMenu',
    label: say('menu.edit'),
    submenu: [
      { role: 'cut', label: say('menu.cut') },
      { role: 'copy', label: say('menu.copy') },
      { role: 'paste', label: say('menu.paste') },
      { role: 'selectAll', label: say('menu.select-all') },
    ],
  };
  const view: MenuItemConstructorOptions = {
    role: 'viewMenu',
    label: say('menu.view'),
    submenu: [
      {
        role: 'togglefullscreen',
        label: say('menu.fullscreen'),
        accelerator: isMac ? 'Ctrl+Command+F' : 'F11',
      },
    ],
  };
  const file = (role: 'close' | 'quit'): MenuItemConstructorOptions => ({
    role: 'fileMenu',
    label: say('menu.file'),
    submenu: [{ role, label: say(`menu.${role}`) }],
  });
  if (isMac) {
    // What these two hold is the system's own, in the system's words.
    return [
      { role: 'appMenu' },
      file('close'),
      edit,
      view,
      { role: 'windowMenu', label: say('menu.window') },
    ];
  }
  return [
    file('quit'),
    edit,
    view,
    { role: 'help', label: say('menu.help'), submenu: [{ role: 'about', label: say('menu.about') }] },
  ];
}
