import { useRef } from 'react';
import { Button } from './button';

interface FilesButtonProps {
  readonly label: string;
  /** Ends of names and media types of the files that are offered, such as `.json`. */
  readonly accept: string;
  /** One file only. */
  readonly single?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Lets the person choose files on the disk. */
export function FilesButton({ label, accept, single = false, onFiles }: FilesButtonProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={chooser}
        type="file"
        multiple={!single}
        hidden
        accept={accept}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file chosen again is to be a change too.
          target.value = '';
        }}
      />
      <Button label={label} onPress={() => chooser.current?.click()} />
    </>
  );
}
