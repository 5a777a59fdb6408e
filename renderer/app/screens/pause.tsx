import { useState } from 'react';
import { Button } from '../../hud/button';
import { Dialog } from '../../hud/dialog';
import { t } from '../../i18n';
import { PHOTO } from '../../input/commands';
import { useRulebook } from '../../rulebook/use-rulebook';
import { HouseDialog } from '../../seats/house-dialog';
import { houseText } from '../../seats/house-words';
import { SeatsDialog } from '../../seats/seats-dialog';
import { useApp } from '../app-context';
import { usePhotoOf, whyNoPhoto } from '../photo/use-photo';
import { Screen } from './screen';
import { ToDecksButton } from './to-decks';
import { ToEditorButton } from './to-editor';

function SaveDialog({ onClose }: { readonly onClose: () => void }) {
  const { host, notify } = useApp();
  const [name, setName] = useState(t('ui.pause.save-name'));
  const save = () => {
    onClose();
    host.saveAs(name).then(
      () => notify(t('ui.pause.saved', { name }), true),
      (error: unknown) => notify(String(error)),
    );
  };
  return (
    <Dialog title={t('ui.pause.save')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') save();
        }}
      >
        <label>
          {t('ui.pause.name')}{' '}
          <input value={name} maxLength={60} data-first onChange={(event) => setName(event.target.value)} />
        </label>
        <div className="dialog-buttons">
          <Button label={t('ui.cancel')} onPress={onClose} />
          <Button
            look="primary"
            label={t('ui.pause.save')}
            reason={name.trim() === '' ? t('ui.pause.no-name') : null}
            onPress={save}
          />
        </div>
      </form>
    </Dialog>
  );
}

/** The menu of a running game. Leaving loses nothing: the game is saved after every move. */
export function PauseScreen() {
  const { host, platform, send } = useApp();
  const [saving, setSaving] = useState(false);
  const [seating, setSeating] = useState(false);
  const [agreeing, setAgreeing] = useState(false);
  const match = host.match();
  const rulebook = useRulebook();
  const photograph = usePhotoOf(match);
  const { quit, saves } = platform;
  const blocked = saves.whyNot?.() ?? null;
  const kept = t(blocked === null ? 'ui.pause.leave-detail' : 'ui.pause.leave-unsaved');
  const leave = () => {
    host.leave();
    send('LEAVE');
  };
  return (
    <Screen title={t('ui.pause')} onBack={() => send('BACK')}>
      <nav className="pause-menu" aria-label={t('ui.pause')}>
        <Button look="primary" label={t('ui.pause.resume')} onPress={() => send('RESUME')} first />
        <Button label={t('ui.pause.save')} reason={blocked} onPress={() => setSaving(true)} />
        <Button label={t('seats.title')} onPress={() => setSeating(true)} />
        {match && (
          <Button
            label={t('house.title')}
            detail={houseText(match.session.seen('table').house, match.face.game.rules)}
            onPress={() => setAgreeing(true)}
          />
        )}
        {match && (
          <Button
            label={t('photo.title')}
            shortcut={PHOTO}
            reason={whyNoPhoto(match, host.seen(match))}
            onPress={photograph}
          />
        )}
        <Button label={t('ui.saves')} onPress={() => send('SAVED_GAMES')} />
        <Button label={t('ui.how-to-play')} onPress={() => send('HOW_TO_PLAY')} />
        <Button label={t('rules.title')} onPress={() => rulebook.open(null)} />
        <Button label={t('ui.settings')} onPress={() => send('SETTINGS')} />
        <ToDecksButton detail={kept} />
        <ToEditorButton detail={kept} />
        <Button label={t('ui.pause.leave')} detail={kept} onPress={leave} />
        {quit && <Button label={t('ui.quit')} onPress={() => void quit()} />}
      </nav>
      {seating && match && (
        <SeatsDialog match={match} onHandOver={host.handOver} onClose={() => setSeating(false)} />
      )}
      {agreeing && match && (
        <HouseDialog match={match} onAgree={host.agree} onClose={() => setAgreeing(false)} />
      )}
      {saving && <SaveDialog onClose={() => setSaving(false)} />}
    </Screen>
  );
}
