"""What the dead of Outbreak Duel still wear and carry: extras for `dead`, `hulk` and `person`, each `(model, pose, head)`."""
from cast.hands import carry
from cast.people import held
from lib.body import LEFT, RIGHT
from lib.fields import egg, hoop, lumpy, melt
from lib.heads import hair_cap
from lib.model import PLAIN, Model
from lib.shapes import box, disc, lathe, loft, pearl, ribbon
from lib.space import WORLD, frame, turn, upright, vec


def badge(pot='#e8c24a', left=0.06, up=0.05, out=0.112):
    """Of a guard, a nurse, a courier: on the chest."""

    def plate(model, pose, head):
        model.shape(box(pose.on_chest(left, up, out), (0.022, 0.026, 0.008), pose.chest_frame, 0.005), pot, 40)

    return plate


def sash(pot, width=0.05, reach=1.0):
    """From one shoulder to the other hip: the strap of a bag, a ribbon of honour."""

    def strap(model, pose, head):
        path = [pose.on_chest(*p) for p in ((0.09 * reach, 0.13, -0.03), (0.08 * reach, 0.1, 0.09), (0, 0.0, 0.12 * reach), (-0.09 * reach, -0.11, 0.1))]
        model.shape(ribbon(path, [width] * 4, (0.6, 0.8, 0)), pot, 50)

    return strap


def bib_number(ink='#2a2630', paper='#ece6d6', bars=((-0.03, 0.045), (0.0, 0.03), (0.03, 0.045))):
    """What a runner is known by."""

    def cloth(model, pose, head):
        turned = pose.chest_frame
        at = pose.on_chest(0, -0.02, 0.118)
        model.shape(box(at, (0.072, 0.055, 0.006), turned), paper, 40)
        for x, tall in bars:
            model.shape(box(at + turned @ vec(x, 0, 0.008), (0.009, tall * 0.8, 0.003), turned), ink, 30, PLAIN)

    return cloth


def headband(pot='#d8d2c4'):
    def band(model, pose, head):
        k = head.size
        model.shape(lathe([(0.93 * k, -0.1 * k), (0.99 * k, 0), (0.93 * k, 0.1 * k)], 18, head.at(0, 0.5, -0.1), upright(head.turned[:, 1])), pot, 60)

    return band


def collar(pot, tall=0.03):
    def ring(model, pose, head):
        model.shape(lathe([(0.066, -0.02), (0.074, 0.0), (0.062, tall)], 14, pose.neck + (0, -0.005, 0), upright((0, 1, 0.3))), pot, 60)

    return ring


def shades(pot='#1c1a20'):
    """Black glass before eyes that need it no more."""

    def glass(model, pose, head):
        k = head.size
        for s in (1, -1):
            model.shape(box(head.at(s * 0.36, 0.05, 0.83), (0.27 * k, 0.17 * k, 0.06 * k), head.turned, 0.05 * k), pot, 40)
        model.shape(box(head.at(0, 0.1, 0.88), (0.18 * k, 0.04 * k, 0.04 * k), head.turned), pot, 40)

    return glass


def bow_tie(pot='#8c2a2a'):
    def cloth(model, pose, head):
        at, turned = pose.neck + (0, -0.02, 0.075), pose.chest_frame
        for s in (1, -1):
            model.shape(loft([at, at + turned @ vec(s * 0.03, 0, 0.01), at + turned @ vec(s * 0.062, 0, 0.004)], (0.012, 0.026, 0.034), 6, up=turned[:, 2], flat=0.5), pot, 50)
        model.shape(pearl(at + turned @ vec(0, 0, 0.01), 0.016), pot, 180)

    return cloth


def dome(pot, line=0.42, thick=0.2, visor=None, crest=None):
    """A helmet: `visor` is a plate of glass before the face, `crest` a stripe over the top."""

    def helmet(model, pose, head):
        k = head.size
        model.solid(hair_cap(head, line=line, slope=0.15, thickness=thick, nape=-0.3), pot, 130, 0.007)
        if crest:
            path = [head.at(0, y, z) for y, z in ((0.6, 0.98), (1.16, 0.4), (1.22, -0.3), (0.7, -1.1))]
            model.shape(ribbon(path, [0.34 * k] * 4, head.turned[:, 0], 0.05 * k), crest, 60)
        if visor:
            path = [head.at(x, 0.5, z) for x, z in ((-0.95, 0.1), (-0.72, 0.82), (0, 1.16), (0.72, 0.82), (0.95, 0.1))]
            model.shape(ribbon(path, [0.34 * k] * 5, head.turned[:, 1], 0.05 * k), visor, 60)

    return helmet


def ears(pot='#8a5a34', inner='#c89a6a'):
    """Round ones, on a hood of plush."""

    def hood(model, pose, head):
        model.solid(lumpy(melt(hair_cap(head, line=0.44, slope=0.2, thickness=0.18, nape=-0.8), *[head.egg((s * 0.78, 0.98, -0.1), (0.36, 0.38, 0.18)) for s in (1, -1)], k=0.1 * head.size), 0.004, 40), pot, 220, 0.007)
        for s in (1, -1):
            model.shape(disc(head.at(s * 0.78, 0.98, 0.1), 0.22 * head.size, head.turned, 10), inner, 60)

    return hood


def cloth_round(pot, radius=0.062, thick=0.034):
    """A scarf, or what is left of one."""

    def scarf(model, pose, head):
        model.solid(lumpy(hoop(pose.neck + (0, 0.005, 0.012), (0, 1, 0.4), radius, thick), 0.005, 28), pot, 90, 0.0075)

    return scarf


def napkin(pot='#e6dfd0'):
    """Tucked in: somebody brought manners to the table."""

    def cloth(model, pose, head):
        path = [pose.neck + (0, -0.01, 0.075), pose.on_chest(0, 0.03, 0.125), pose.on_chest(0.0, -0.1, 0.14)]
        model.shape(ribbon(path, (0.09, 0.2, 0.26), (1, 0, 0), 0.014), pot, 40)

    return cloth


def in_claw(prop, side=RIGHT, turned=WORLD, scale=1.0, grip_at=(0, 0, 0), out=(0, 0, 0.03)):
    """A prop in an open hand of the dead: the prop's point `grip_at` lies in its palm."""

    def hold(model, pose, head):
        carry(model, prop, held(pose, side) + vec(out) - turned @ (vec(grip_at) * scale), turned, scale)

    return hold


def on_hip(prop, side=LEFT, at=(0.13, -0.02, 0.06), turned=WORLD, scale=1.0):
    def hang(model, pose, head):
        carry(model, prop, pose.pelvis + vec(at[0] * (1 if side == LEFT else -1), at[1], at[2]), turned, scale)

    return hang


def drool(pot='#b8d858', count=3):
    """It need not be hunger."""

    def slime(model, pose, head):
        k = head.size
        for index in range(count):
            x = (index - (count - 1) / 2) * 0.22
            root = head.on_jaw(x, -0.66, 0.86)
            long = (0.9, 0.5, 0.7)[index % 3] * k
            model.shape(loft([root, root - (0, long * 0.7, 0), root - (0, long, 0)], (0.05 * k, 0.035 * k, 0.06 * k), 6), pot, 180, material='glow')

    return slime


def keyboard():
    """Along x, its keys to +z: hangs by its cord from whoever cannot let go of work."""
    model = Model('token')
    model.shape(box((0, 0, 0), (0.3, 0.1, 0.018), bevel=0.01), '#d8d2c4', 30)
    for row in range(4):
        for key in range(9):
            model.shape(box((-0.25 + key * 0.062 + row * 0.006, 0.066 - row * 0.043, 0.022), (0.024, 0.016, 0.008)), '#6a6a72' if (row + key) % 5 else '#b8452f', 30)
    return model


def gathered(*models):
    """Several figures as one model; the first one says where they look."""
    first = models[0]
    for other in models[1:]:
        first.parts += other.parts
    return first


def boil(model, at, size, pot='#c8d85a'):
    """Something that had better not burst."""
    model.solid(egg(at, (size, size, size)), pot, 40, 0.009)


def wheel(radius=0.3, tyre='#2c2a30', rim='#b8bcc4'):
    """Of a bicycle, in the x-y plane."""
    model = Model('token')
    across = upright((0, 0, 1), (0, 1, 0))
    model.shape(lathe([(radius - 0.03, -0.02), (radius, -0.02), (radius + 0.015, 0), (radius, 0.02), (radius - 0.03, 0.02), (radius - 0.03, -0.02)], 28, (0, 0, 0), across), tyre, 50)
    model.shape(lathe([(radius - 0.05, -0.01), (radius - 0.03, -0.01), (radius - 0.03, 0.01), (radius - 0.05, 0.01), (radius - 0.05, -0.01)], 28, (0, 0, 0), across), rim, 50)
    for index in range(12):
        out = turn((0, 0, 1), 30 * index) @ vec(radius - 0.04, 0, 0)
        model.shape(loft([(0, 0, 0.012 * (-1) ** index), out], [0.006] * 2, 3, up=(0, 0, 1)), rim, 60)
    model.shape(lathe([(0.03, -0.03), (0.03, 0.03)], 8, (0, 0, 0), across, (True, True)), rim, 50)
    return model


def bicycle(frame_pot='#c8382f'):
    """Faces +z, its wheels on y = 0 and 0.68 apart; whoever rides it has the saddle at (0, 0.55, -0.14)."""
    model, side = Model('token'), turn((0, 1, 0), 90)
    for z in (-0.34, 0.34):
        carry(model, wheel(0.22), vec(0, 0.235, z), side, 1.0)
    hubs, saddle, crank, neck = (vec(0, 0.235, -0.34), vec(0, 0.235, 0.34)), vec(0, 0.53, -0.14), vec(0, 0.22, -0.04), vec(0, 0.56, 0.24)
    for a, b in ((hubs[0], saddle), (hubs[0], crank), (crank, saddle), (crank, neck), (saddle - (0, 0.06, 0), neck - (0, 0.05, 0)), (hubs[1], neck)):
        model.shape(loft([a, b], [0.018] * 2, 6, up=(1, 0, 0)), frame_pot, 60)
    model.shape(loft([neck, neck + (0, 0.06, 0.02)], [0.016] * 2, 6, up=(1, 0, 0)), '#3a3a42', 60)
    model.shape(loft([(-0.2, 0.6, 0.22), (-0.12, 0.63, 0.27), (0.12, 0.63, 0.27), (0.2, 0.6, 0.22)], [0.018] * 4, 6), '#3a3a42', 60)
    model.shape(box(saddle + (0, 0.015, 0), (0.045, 0.02, 0.09), bevel=0.015), '#2c2a30', 40)
    model.shape(lathe([(0.07, -0.01), (0.075, 0), (0.07, 0.01)], 14, crank, frame((0, 1, 0), (1, 0, 0)), (True, True)), '#8a8e96', 50)
    return model
