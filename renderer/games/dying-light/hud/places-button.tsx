import { Button } from '../../../hud/button';
import { t } from '../../../i18n';

export function PlacesButton({ onPress }: { readonly onPress: () => void }) {
  return (
    <div className="places-button">
      <Button label={t('hud.places')} icon="place" shortcut="B" onPress={onPress} />
    </div>
  );
}
