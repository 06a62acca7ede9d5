"""Products side by side: the scenes of departments, and the pieces of a set."""

import math

import bpy
from mathutils import Matrix

from materials import material
from parts import box
from studio import outline_points, parts_of_product
from variants import build_product

GAP = 0.035  # between neighbours, of the widths of their row
PLINTHS = {'grey': '#3d4850', 'lime': '#c8e02a'}


class Exhibit:
    """A product as it is turned and on what it stands, built over the origin."""

    def __init__(self, key, turned, height=0, colour=None):
        before = set(parts_of_product())
        build_product(key)
        self.parts = [part for part in parts_of_product() if part not in before]
        bpy.context.view_layer.update()  # before it, parts that were turned or scaled do not know where they are
        self.height, self.colour = height, colour
        self.move(Matrix.Rotation(math.radians(turned), 4, 'Z'))
        points = outline_points(self.parts)
        self.low, self.high = ([pick(p[i] for p in points) for i in range(3)] for pick in (min, max))
        self.width, self.depth = self.high[0] - self.low[0], self.high[1] - self.low[1]

    def move(self, transform):
        for part in self.parts:
            part.matrix_world = transform @ part.matrix_world
        bpy.context.view_layer.update()

    def stand_at(self, left, front):
        """Puts its left end and its foremost point there, on its plinth."""
        self.move(Matrix.Translation((left - self.low[0], front - self.low[1], self.height - self.low[2])))
        if self.height:
            made = material(self.colour, PLINTHS[self.colour], 0.55, grain=0.05, vary=0.03)
            size = (self.width + 0.04, self.depth + 0.04, self.height)
            box(size, (left + self.width / 2, front + self.depth / 2, self.height / 2), made, 0.006)


def arrange(rows, between=0.05):
    """Builds all rows, the first at the back, each centred over x = 0; returns the points they fill.

    Metres between the rows; less than none lets the back look over the front.
    """
    front = 0
    for row in reversed(rows):
        exhibits = [Exhibit(*entry) for entry in row]
        widths = sum(exhibit.width for exhibit in exhibits)
        gap = GAP * widths
        left = -(widths + gap * (len(exhibits) - 1)) / 2
        for exhibit in exhibits:
            exhibit.stand_at(left, front)
            left += exhibit.width + gap
        front = max(p.y for p in outline_points()) + between
    return outline_points()
