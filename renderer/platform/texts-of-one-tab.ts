import { t } from '../i18n';
import type { Texts } from './platform';
import type { Tabs } from './tabs';

/** Saved games, decks or own content that only the tab changes that has them; the others get a sentence. */
export function textsOfOneTab<Meta>(texts: Texts<Meta>, tabs: Pick<Tabs, 'mayWrite'>): Texts<Meta> {
  const own = async () => {
    if (!(await tabs.mayWrite())) throw new Error(t('ui.tabs.refused'));
  };
  return {
    ...texts,
    async save(id, meta, text, picture) {
      await own();
      await texts.save(id, meta, text, picture);
    },
    async remove(id) {
      await own();
      await texts.remove(id);
    },
  };
}
