import { t } from '../i18n';
import type { Saves } from './platform';
import type { Tabs } from './tabs';

/** Saved games that only the tab changes that has them; the others get a sentence. */
export function savesOfOneTab(saves: Saves, tabs: Pick<Tabs, 'mayWrite'>): Saves {
  const own = async () => {
    if (!(await tabs.mayWrite())) throw new Error(t('ui.tabs.refused'));
  };
  return {
    ...saves,
    async save(id, meta, text, picture) {
      await own();
      await saves.save(id, meta, text, picture);
    },
    async remove(id) {
      await own();
      await saves.remove(id);
    },
  };
}
