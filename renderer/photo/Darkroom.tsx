import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { develop } from './develop';
import type { Studio } from './studio';

/** While a photo is taken the table is only looked at: nothing on it answers a pointer, and it can be developed. */
export function Darkroom({ studio }: { readonly studio: Studio }) {
  const get = useThree((state) => state.get);
  const setEvents = useThree((state) => state.setEvents);
  useEffect(() => {
    setEvents({ enabled: false });
    studio.enlarge = async (crop, picture) => {
      const { gl, scene, camera, size, invalidate } = get();
      try {
        return await develop({ gl, scene, camera, size }, crop, picture);
      } finally {
        invalidate();
      }
    };
    studio.isLaid = () => get().gl.domElement.dataset.table === 'ready';
    return () => {
      setEvents({ enabled: true });
      studio.enlarge = null;
      studio.isLaid = () => false;
    };
  }, [get, setEvents, studio]);
  return null;
}
