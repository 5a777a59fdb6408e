import { errorText, t } from '../i18n';
import { type Made, titleOf } from './content-shelf';

/**
 * Takes in files one after the other.
 * @param read what is in one; null where that is shown already
 * @param keep makes it one's own
 * @returns what came of all of them, in one message: a message takes the place of the one before
 */
export async function takeFiles<Body>(
  files: readonly File[],
  read: (file: File) => Promise<Made<Body> | null>,
  keep: (made: Made<Body>) => Promise<void>,
): Promise<string> {
  const told: string[] = [];
  const take = async (file: File) => {
    const made = await read(file);
    if (made === null) return;
    // It lies open, whatever its store says to it.
    told.push(t('content.imported', { name: titleOf(made.name) }));
    await keep(made);
  };
  for (const file of files) await take(file).catch((error: unknown) => told.push(errorText(error)));
  return told.join(' ');
}
