"""
Draws components/layout/archivo-basic.woff2 and archivo-accented.woff2 anew from the npm package
@fontsource-variable/archivo (OFL: components/layout/archivo-licence.txt), in the weights that
app/tokens.css names. Needs Python 3 with fonttools and brotli; run it after one of the ranges below
changed, and tell components/layout/font.ts.

The rupee sign comes from the package's latin-ext file. As a file of its own it arrived after the
first paint, and a browser then lays out the whole page anew.
"""

from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables import otTables
from fontTools.varLib import builder, instancer
from fontTools.varLib.varStore import OnlineVarStoreBuilder

FILES = "node_modules/@fontsource-variable/archivo/files/archivo-%s-wght-normal.woff2"
RUPEE = 0x20B9
# What English pages are written with, arrows and currencies included.
BASIC = (
    "0020-007E,00A0,00A3,00A9,00B7,00BD,00D7,00F7,2010-2014,2018,2019,201C,201D,2022,2026,"
    "20AC,20B9,2191,2193,2212"
)
# Accented letters and signs of western Europe.
ACCENTED = (
    "00A1-00A2,00A4-00A8,00AA-00B6,00B8-00BC,00BE-00D6,00D8-00F6,00F8-00FF,0131,0152-0153,"
    "02C6,02DA,02DC,201A,201E,2039-203A,2122"
)


def main():
    for name, characters in {"basic": BASIC, "accented": ACCENTED}.items():
        font = TTFont(FILES % "latin")
        add_rupee(font, TTFont(FILES % "latin-ext"))
        font = instancer.instantiateVariableFont(font, {"wght": (400, 800)})
        subset(font, characters)
        add_advances(font)
        font.save(f"components/layout/archivo-{name}.woff2")


def add_rupee(font, other):
    """A glyph of outlines alone; its advances are added anew with all others'."""
    name = other.getBestCmap()[RUPEE]
    glyph = other["glyf"][name]
    assert not glyph.isComposite()
    variations = other["gvar"].variations[name]
    added = "rupee"
    # Tables are read when first asked for, and these count the glyphs.
    font.ensureDecompiled()
    font.setGlyphOrder([*font.getGlyphOrder(), added])
    font["glyf"].glyphs[added] = glyph
    font["hmtx"].metrics[added] = other["hmtx"].metrics[name]
    font["gvar"].variations[added] = variations
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[RUPEE] = added
    del font["HVAR"]


def subset(font, characters):
    options = Options()
    options.flavor = "woff2"
    options.hinting = False
    options.layout_features = ["kern", "tnum", "rvrn", "mark", "mkmk"]
    # Who made it, and under which licence, stay in the file.
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 14]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=parse_unicodes(characters))
    subsetter.subset(font)
    font.flavor = "woff2"


def add_advances(font):
    """The HVAR table, of the points that gvar has for a glyph's left and right side."""
    store = OnlineVarStoreBuilder([axis.axisTag for axis in font["fvar"].axes])
    kept = {}
    for name in font.getGlyphOrder():
        variations = font["gvar"].variations.get(name, [])
        store.setSupports([{}, *(variation.axes for variation in variations)])
        kept[name] = store.storeDeltas([advance(variation) for variation in variations])
    table = font["HVAR"] = newTable("HVAR")
    hvar = table.table = otTables.HVAR()
    hvar.Version = 0x00010000
    hvar.VarStore = store.finish()
    moved = hvar.VarStore.optimize()
    indexes = [moved[kept[name]] for name in font.getGlyphOrder()]
    hvar.AdvWidthMap = builder.buildVarIdxMap(indexes, font.getGlyphOrder())
    hvar.LsbMap = hvar.RsbMap = None


def advance(variation):
    left, right = variation.coordinates[-4], variation.coordinates[-3]
    return (right[0] if right else 0) - (left[0] if left else 0)


main()
