"""Open Image Denoise over one picture, guided by albedo and normals that it denoises first, or over a picture alone.

python denoise.py <width> <height> <in> <out>

in:  float32, three numbers a pixel, all from 0 to 1: the picture as it is seen; or that, albedo, normals, and thrice how
     much of the pixel the product covers
out: float32, the picture; or that, and how much of the pixel the product covers
Needs the packages pyoidn and numpy."""

import sys

import numpy
import pyoidn


def check(device):
    """Raises what the library says of its last step, since it returns nothing itself."""
    message = device.get_error()
    if message:
        raise RuntimeError(message)


def filtered(device, images, are_guides_clean=False, quality=pyoidn.OIDN_QUALITY_BALANCED):
    """One run over images by their names in the library; its first is the one to be denoised."""
    output = numpy.empty_like(next(iter(images.values())))
    run = pyoidn.Filter(device, pyoidn.OIDN_FILTER_TYPE_RT)
    for name, image in {**images, 'output': output}.items():
        run.set_image(name, image, pyoidn.OIDN_FORMAT_FLOAT3)
    run.set_bool('cleanAux', are_guides_clean)
    run.set_quality(quality)
    run.commit()
    run.execute()
    check(device)
    run.release()
    return output


MARGIN = 16  # pixels of nothing around a product, for the library to see where it ends


def box_of(cover):
    """Rows and columns that the product fills, as slices: the rest costs as much and is empty."""
    slices = []
    for axis in (1, 0):
        filled = numpy.flatnonzero(cover[..., 0].any(axis=axis))
        slices.append(slice(max(0, filled[0] - MARGIN), filled[-1] + MARGIN) if filled.size else slice(None))
    return tuple(slices)


def denoise_product(device, layers):
    """The picture of a product and its cover, of picture, albedo, normals and cover."""
    box = box_of(layers[3])
    colour, albedo, normal, cover = (numpy.ascontiguousarray(layer[box]) for layer in layers)
    guides = {
        'albedo': filtered(device, {'albedo': albedo}),
        'normal': filtered(device, {'normal': normal * 2 - 1}),
    }
    edges = filtered(device, {'color': cover}, quality=pyoidn.OIDN_QUALITY_FAST)
    is_edge = (cover > 0) & (cover < 1)  # elsewhere it is known, and stays
    layers[0][box] = filtered(device, {'color': colour, **guides}, are_guides_clean=True)
    layers[3][box] = numpy.where(is_edge, edges, cover)
    return layers[[0, 3]]


def main(width, height, source, target):
    layers = numpy.fromfile(source, numpy.float32).reshape((-1, int(height), int(width), 3))
    with pyoidn.Device(pyoidn.OIDN_DEVICE_TYPE_CPU) as device:
        device.set_int('numThreads', 2)
        device.commit()
        check(device)
        seen = filtered(device, {'color': layers[0]}) if len(layers) == 1 else denoise_product(device, layers)
    numpy.clip(seen, 0, 1).tofile(target)


main(*sys.argv[1:])
