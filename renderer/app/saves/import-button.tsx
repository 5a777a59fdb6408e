import { useRef } from 'react';
import { Button } from '../../hud/button';
import { t } from '../../i18n';

interface ImportButtonProps {
  readonly onFiles: (files: readonly File[]) => void;
}

/** Lets the person choose saved games on the disk. */
export function ImportButton({ onFiles }: ImportButtonProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept=".curfew,.json,.txt"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file chosen again is to be a change too.
          target.value = '';
        }}
      />
      <Button label={t('ui.saves.import')} onPress={() => chooser.current?.click()} />
    </>
  );
}
