import { Select } from '../hud/select';
import { t } from '../i18n';
import type { GameFace } from './face';
import { gameName } from './game-words';

interface GameSelectProps {
  readonly faces: readonly GameFace[];
  readonly chosen: GameFace;
  readonly onChoose: (face: GameFace) => void;
}

/** Chooses one of the games; nothing where there is only one. */
export function GameSelect({ faces, chosen, onChoose }: GameSelectProps) {
  if (faces.length < 2) return null;
  return (
    <Select
      label={t('ui.game')}
      options={faces.map(({ game }) => ({ key: game.rules.id, label: gameName(game.rules.id) }))}
      chosen={chosen.game.rules.id}
      onChoose={(id) => onChoose(faces.find(({ game }) => game.rules.id === id) ?? chosen)}
    />
  );
}
