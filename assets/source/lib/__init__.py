"""Miniatures, houses and pictures from code. Read `docs/adding-content.md`, section "A model", and one script before you begin.

A script under `assets/source/<game>/<folder>/` is a recipe. It fills `Model`s and lists them in `MODELS`:

    from lib.base import base
    from lib.body import LEFT, RIGHT, SIDES, Pose, hemmed, legs, sleeve, trunk
    from lib.extremities import claw, shoe
    from lib.heads import DeadHead, infected
    from lib.model import Model

    POSE = Pose(pelvis=..., chest=..., ...)          # joints; elbows and knees by inverse kinematics

    def biter():
        model = Model('miniature')
        model.solid(legs(POSE), '#7a6f80', 380)      # a field, its colour, its share of the triangles
        infected(model, DeadHead(POSE), '#a3a996')   # ready-made pieces add themselves
        return base(model.sculpted(), ground='dirt') # mesh and hide what is buried; then the base

    MODELS = {'biter': biter}

`npm run assets -- biter` builds it, `npm run assets:look -- biter` shows it, `npm run assets:check` weighs it.

| module | what is in it |
| --- | --- |
| `space` | points, frames, turns, two-bone inverse kinematics |
| `colour` | paint pots (hex), noise, stains, grime |
| `fields` | solids as distance fields: egg, limb, block, melt, carve, within, torn, folded |
| `shapes` | polygons: loft, ribbon, box, stone, lathe, pearl, disc, panel |
| `body` | poses; trunk, sleeves, legs, bare limbs |
| `extremities` | claws, fists, shoes, boots, bare feet, cuffs |
| `heads` | living and infected heads, hair |
| `base` | the round base with its rim and a bit of street |
| `model` | `Model`, `Finish`: gathers parts, meshes, hides, mirrors |
| `card` | printed cardboard: boards, edges, the sheet that prints lie on |
| `picture` | a stage for models: illustrations of cards, see "A picture for a card" in the same document |
| `cutout` | figures alone, cut out as cardboard standees |
| `meshing`, `paint`, `glb`, `stage`, `ink`, `png`, `build` | what happens afterwards; scripts do not call it |

Props that pictures show are in `assets/source/props/`, a module a theme, and bodies in many clothes in `assets/source/cast/`; its `clutter` and `wheels` stand about in both cities.
"""
