import type { ReactNode } from 'react';

/**
 * Keeps the program of a material that is seen only at times, so that it is made before the first frame and stays: whoever sees
 * that material first does not wait for it.
 */
export function Understudy({ children }: { readonly children: ReactNode }) {
  return (
    <mesh visible={false} receiveShadow raycast={() => null}>
      {children}
    </mesh>
  );
}
