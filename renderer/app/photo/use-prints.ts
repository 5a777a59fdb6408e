import { useState } from 'react';
import { errorText, t } from '../../i18n';
import { pictureName } from '../../photo/names';
import { printOf } from '../../photo/print';
import type { Studio } from '../../photo/studio';
import { useApp } from '../app-context';
import { offerBlob } from '../saves/hand-out';

/** Where pictures go; each answers with the sentence that says so. */
export function useOutlets() {
  const { platform } = useApp();
  return {
    async keep(print: Promise<Blob>, name: string): Promise<string> {
      const file = await print;
      if (platform.pictures) {
        const path = await platform.pictures.keep(name, new Uint8Array(await file.arrayBuffer()));
        return t('photo.kept', { path });
      }
      offerBlob(name, file);
      return t('photo.offered', { name });
    },
    async copy(print: Promise<Blob>): Promise<string> {
      try {
        // The browser must be asked within the press itself, and gets the picture when it is there.
        await navigator.clipboard.write([new ClipboardItem({ 'image/png': print })]);
      } catch (error) {
        const message = error instanceof Error ? error.message : '';
        throw new Error(t('photo.no-clipboard', { message }), { cause: error });
      }
      return t('photo.copied');
    },
  };
}

/** Develops the picture, and says what became of it. */
export function usePrints(studio: Studio) {
  const { notify } = useApp();
  const outlets = useOutlets();
  const [isDeveloping, setDeveloping] = useState(false);
  const put = async (outlet: (print: Promise<Blob>) => Promise<string>) => {
    const shot = studio.shot();
    const { enlarge } = studio;
    if (!shot || !enlarge || isDeveloping) return;
    setDeveloping(true);
    try {
      notify(await outlet(printOf(shot, enlarge)), true);
    } catch (error) {
      notify(errorText(error));
    } finally {
      setDeveloping(false);
    }
  };
  return {
    isDeveloping,
    save: () => {
      const name = pictureName(studio.subject()?.game ?? '', new Date());
      void put((print) => outlets.keep(print, name));
    },
    copy: () => void put(outlets.copy),
  };
}
