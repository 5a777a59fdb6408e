import { useEffect, useRef, useState } from 'react';
import { useApp } from '../app-context';
import { whenInSight } from './when-in-sight';

interface SavePictureProps {
  readonly id: string;
}

/** How the table of a saved game looked, which is fetched only when its row is in sight. */
export function SavePicture({ id }: SavePictureProps) {
  const { saves } = useApp().platform;
  const frame = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    let isShown = true;
    const show = (found: string | null) => {
      if (isShown) setPicture(found);
    };
    const fetchIt = () => void saves.picture(id).then(show, () => {});
    const stop = frame.current ? whenInSight(frame.current, fetchIt) : () => {};
    return () => {
      isShown = false;
      stop();
    };
  }, [saves, id]);
  return (
    <div ref={frame} className="save-picture">
      {picture !== null && <img src={picture} alt="" />}
    </div>
  );
}
