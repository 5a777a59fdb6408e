import type { RefObject } from 'react';
import { Tabs } from '../../../hud/tabs';
import { t } from '../../../i18n';
import { CardsPage } from './cards-page';
import { EndingPage } from './ending-page';
import { PAGES } from './fault-words';
import { NumbersPage } from './numbers-page';
import { SetUpPage } from './set-up-page';
import { SlotProvider } from './slots/any-slot';
import { Slot } from './slots/slot';
import { StoryPage } from './story-page';
import type { View } from './use-view';

function PageBody({ view }: { readonly view: View }) {
  const { page, tool, onTool, trigger, setTrigger } = view;
  switch (page) {
    case 'set-up':
      return <SetUpPage tool={tool} onTool={onTool} />;
    case 'story':
      return <StoryPage open={trigger} onOpen={setTrigger} />;
    case 'cards':
      return <CardsPage />;
    case 'numbers':
      return <NumbersPage />;
    case 'ending':
      return <EndingPage />;
  }
}

interface PagesProps {
  readonly view: View;
  readonly panel: RefObject<HTMLDivElement | null>;
}

/** The pages of the scenario, of which one is shown. */
export function Pages({ view, panel }: PagesProps) {
  return (
    <section className="editor-pages" aria-label={t('dl.editor.pages')}>
      <Tabs
        label={t('dl.editor.pages')}
        tabs={PAGES.map((id) => ({ id, label: t(`dl.editor.page.${id}`) }))}
        at={PAGES.indexOf(view.page)}
        onChoose={(at) => view.turnTo(PAGES[at] ?? 'set-up')}
        panel="editor-page"
      />
      <div
        ref={panel}
        id="editor-page"
        role="tabpanel"
        className="editor-page"
        aria-label={t(`dl.editor.page.${view.page}`)}
      >
        <SlotProvider value={Slot}>
          <PageBody view={view} />
        </SlotProvider>
      </div>
    </section>
  );
}
