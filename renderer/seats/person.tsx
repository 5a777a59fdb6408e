import type { Controller } from '../../models/kernel/types';
import { Select } from '../hud/select';
import { TextField } from '../hud/text-field';
import { t } from '../i18n';
import { CONTROLLERS, controllerOf, keyOf } from './controllers';

interface ControllerSelectProps {
  readonly label: string;
  readonly controller: Controller;
  readonly onChange: (controller: Controller) => void;
}

/** Who plays for a seat: a person or a bot. */
export function ControllerSelect({ label, controller, onChange }: ControllerSelectProps) {
  return (
    <Select
      label={label}
      options={CONTROLLERS.map((key) => ({ key, label: t(`ui.new.controller.${key}`) }))}
      chosen={keyOf(controller)}
      onChoose={(key) => onChange(controllerOf(key))}
    />
  );
}

/** Somebody who is going to play. */
export interface Planned {
  readonly name: string;
  readonly controller: Controller;
}

interface PersonProps {
  readonly person: Planned;
  readonly onChange: (person: Planned) => void;
}

/** Name and player of a seat before a game. */
export function Person({ person: { name, controller }, onChange }: PersonProps) {
  return (
    <>
      <TextField
        label={t('ui.new.name')}
        value={name}
        longest={24}
        onChange={(changed) => onChange({ name: changed, controller })}
      />
      <ControllerSelect
        label={t('ui.new.controller')}
        controller={controller}
        onChange={(changed) => onChange({ name, controller: changed })}
      />
    </>
  );
}
