import { contextBridge, ipcRenderer } from 'electron';
import { createBridge, FILE_WAITING } from './bridge';

contextBridge.exposeInMainWorld(
  'curfew',
  createBridge(
    (channel, ...args) => ipcRenderer.invoke(channel, ...args),
    // The event stays here: it holds the sender, through which a page could send whatever it likes.
    (listener) => void ipcRenderer.on(FILE_WAITING, () => listener()),
  ),
);
