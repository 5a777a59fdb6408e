import { contextBridge, ipcRenderer } from 'electron';
import { createBridge } from './bridge';

contextBridge.exposeInMainWorld(
  'curfew',
  createBridge((channel, ...args) => ipcRenderer.invoke(channel, ...args)),
);
