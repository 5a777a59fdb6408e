import { type Camera, Mesh, type Scene, Texture, type WebGLRenderer } from 'three';

function texturesIn(scene: Scene): ReadonlySet<Texture> {
  const textures = new Set<Texture>();
  scene.traverse((node) => {
    if (!(node instanceof Mesh)) return;
    for (const material of [node.material].flat())
      for (const value of Object.values(material)) if (value instanceof Texture) textures.add(value);
  });
  return textures;
}

/** Lets the page answer whoever clicks before the next piece of work. */
function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Hands the graphics card what the first frame needs, print by print, and has it make its programs meanwhile. Where a
 * processor draws, that first frame would hold up the page for seconds otherwise.
 */
export async function rehearse(gl: WebGLRenderer, scene: Scene, camera: Camera): Promise<void> {
  for (const texture of texturesIn(scene)) {
    gl.initTexture(texture);
    await breath();
  }
  await gl.compileAsync(scene, camera);
  for (const program of gl.info.programs ?? []) {
    // What a program wants to be given is asked once, and the answer waits for everything that was drawn before.
    program.getUniforms();
    program.getAttributes();
    await breath();
  }
}
