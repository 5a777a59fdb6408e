/** Reads, squeezes and writes binary glTF. */
import { Logger, NodeIO } from '@gltf-transform/core';
import { EXTMeshoptCompression, KHRMeshQuantization } from '@gltf-transform/extensions';
import { quantize, reorder } from '@gltf-transform/functions';
import { MeshoptDecoder, MeshoptEncoder } from 'meshoptimizer';

/** @returns {Promise<NodeIO>} that knows the extensions of our models */
export async function modelIO() {
  await Promise.all([MeshoptDecoder.ready, MeshoptEncoder.ready]);
  return new NodeIO()
    .registerExtensions([EXTMeshoptCompression, KHRMeshQuantization])
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder, 'meshopt.encoder': MeshoptEncoder });
}

/**
 * Makes a model small: normals and colours in bytes, vertices in the order of the triangles, meshopt on top. Positions stay
 * floating point numbers in the model's own space, so that instancing and picking need no matrix.
 *
 * @param {NodeIO} io
 * @param {string} from
 * @param {string} to
 */
export async function squeeze(io, from, to) {
  const document = await io.read(from);
  document.setLogger(new Logger(Logger.Verbosity.WARN));
  await document.transform(
    reorder({ encoder: MeshoptEncoder, target: 'size' }),
    quantize({
      pattern: /^(?:NORMAL|COLOR|TEXCOORD)/,
      quantizeNormal: 8,
      quantizeColor: 8,
      quantizeTexcoord: 14,
    }),
  );
  document
    .createExtension(EXTMeshoptCompression)
    .setRequired(true)
    .setEncoderOptions({ method: EXTMeshoptCompression.EncoderMethod.QUANTIZE });
  await io.write(to, document);
}
