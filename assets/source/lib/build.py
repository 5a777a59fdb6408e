"""Builds what one script describes: `blender -b -t 1 --factory-startup -P build.py -- script.py folder`.

A script has a dictionary `MODELS` from ids to functions without arguments that give sculpted models, or a dictionary
`PICTURES` from ids to functions that give pictures, or `CUTOUTS` from ids to pictures of one figure that is cut out. It may import the scripts beside it and those of its game's other folders.
`CURFEW_ONLY` names ids (with commas) to build no others, and `CURFEW_DRAFT=1` renders pictures fast and rough.
"""

import importlib.util
import os
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.dont_write_bytecode = True

from lib.glb import write  # noqa: E402
from lib.paint import paint  # noqa: E402


def build_model(name, make, folder):
    model = paint(make())
    write(model, name, folder / f'{name}.glb')
    return f'{model.triangles} triangles'


def build_picture(name, make, folder):
    from lib.ink import drawn, halved
    from lib.picture import SIZE
    from lib.png import write_png
    from lib.stage import render

    draft = os.environ.get('CURFEW_DRAFT') == '1'
    picture, (width, height) = make(), SIZE
    times, samples = (1, 6) if draft else (2, picture.samples)
    pixels = drawn(render(picture, width * times, height * times, samples), picture)
    write_png(pixels if draft else halved(pixels), folder / f'{name}.png')
    return f'{len(picture.placed)} models in a picture'


def build_cutout(name, make, folder):
    from lib.cutout import CELL, cut
    from lib.png import write_png
    from lib.stage import render

    if os.environ.get('CURFEW_DRAFT') == '1':
        return 'not in drafts'
    picture = make()
    write_png(cut(render(picture, CELL[0] * 2, CELL[1] * 2, picture.samples), picture), folder / f'{name}.cut.png')
    return 'cut out'


def main(script, folder):
    here = Path(script).resolve().parent
    beside = sorted(str(one) for one in here.parent.iterdir() if one.is_dir() and one != here)
    sys.path[:0] = [str(here), *beside]
    spec = importlib.util.spec_from_file_location(Path(script).stem, script)
    recipe = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(recipe)
    only = os.environ.get('CURFEW_ONLY')
    for dictionary, build in (('MODELS', build_model), ('PICTURES', build_picture), ('CUTOUTS', build_cutout)):
        for name, make in getattr(recipe, dictionary, {}).items():
            if only is None or name in only.split(','):
                began = time.process_time()
                said = build(name, make, Path(folder))
                print(f'{name}: {said}, {time.process_time() - began:.1f} s')


main(*sys.argv[sys.argv.index('--') + 1 :])
