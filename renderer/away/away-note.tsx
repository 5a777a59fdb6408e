import { useState } from 'react';
import { Button } from '../hud/button';
import { shownName, t } from '../i18n';
import type { Away } from './away';
import { AwayLines } from './away-lines';
import './away-note.css';

/**
 * Tells whoever sits down what happened while they were away. It asks for nothing and goes with their first decision, or when it has
 * been read.
 */
export function AwayNote({ away: { seat, since, lines } }: { readonly away: Away }) {
  const shown = `${seat.id} ${since}`;
  const [read, setRead] = useState('');
  if (read === shown) return null;
  return (
    <aside className="panel away-note" aria-label={t('ui.away.title', { name: shownName(seat.name) })}>
      <div aria-live="polite">
        <AwayLines title={t('ui.away.title', { name: shownName(seat.name) })} lines={lines} />
      </div>
      <Button look="quiet" label={t('ui.away.read')} onPress={() => setRead(shown)} />
    </aside>
  );
}
