"""Builds the models of one script: `blender -b -t 1 --factory-startup -P build.py -- script.py folder`.

A script has a dictionary `MODELS` from ids to functions without arguments that give sculpted models.
"""

import importlib.util
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.dont_write_bytecode = True

from lib.glb import write  # noqa: E402
from lib.paint import paint  # noqa: E402


def main(script, folder):
    sys.path.insert(0, str(Path(script).resolve().parent))
    spec = importlib.util.spec_from_file_location(Path(script).stem, script)
    recipe = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(recipe)
    for name, make in recipe.MODELS.items():
        began = time.process_time()
        model = paint(make())
        write(model, name, Path(folder) / f'{name}.glb')
        print(f'{name}: {model.triangles} triangles, {time.process_time() - began:.1f} s')


main(*sys.argv[sys.argv.index('--') + 1 :])
