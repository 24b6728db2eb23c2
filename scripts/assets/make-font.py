"""
Generates components/font/archivo-basic.woff2 and archivo-accented.woff2 from the npm package
@fontsource-variable/archivo (OFL: components/font/archivo-licence.txt), in the weights of
app/tokens.css. Needs Python 3 with fonttools and brotli. Run it after changing a range below, and
update the range in components/font/font.ts.

The rupee sign is merged from the package's latin-ext file. As a separate file it loaded after the
first paint and caused a layout of the entire page.
"""

from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables import otTables
from fontTools.varLib import builder, instancer
from fontTools.varLib.varStore import OnlineVarStoreBuilder

FILES = "node_modules/@fontsource-variable/archivo/files/archivo-%s-wght-normal.woff2"
RUPEE = 0x20B9
# Characters of English pages, including arrows and currency signs.
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
        font.save(f"components/font/archivo-{name}.woff2")


def add_rupee(font, other):
    """Adds the glyph without its advances, which `add_advances` computes for all glyphs."""
    name = other.getBestCmap()[RUPEE]
    glyph = other["glyf"][name]
    assert not glyph.isComposite()
    variations = other["gvar"].variations[name]
    added = "rupee"
    # Tables are parsed lazily, and parsing depends on the number of glyphs.
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
    # The author and the licence stay in the file.
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 14]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=parse_unicodes(characters))
    subsetter.subset(font)
    font.flavor = "woff2"


def add_advances(font):
    """Builds the HVAR table from the phantom points of each glyph's left and right side in gvar."""
    store = OnlineVarStoreBuilder([axis.axisTag for axis in font["fvar"].axes])
    indexes_by_name = {}
    for name in font.getGlyphOrder():
        variations = font["gvar"].variations.get(name, [])
        store.setSupports([{}, *(variation.axes for variation in variations)])
        indexes_by_name[name] = store.storeDeltas([advance(variation) for variation in variations])
    table = font["HVAR"] = newTable("HVAR")
    hvar = table.table = otTables.HVAR()
    hvar.Version = 0x00010000
    hvar.VarStore = store.finish()
    moved = hvar.VarStore.optimize()
    indexes = [moved[indexes_by_name[name]] for name in font.getGlyphOrder()]
    hvar.AdvWidthMap = builder.buildVarIdxMap(indexes, font.getGlyphOrder())
    hvar.LsbMap = hvar.RsbMap = None


def advance(variation):
    left, right = variation.coordinates[-4], variation.coordinates[-3]
    return (right[0] if right else 0) - (left[0] if left else 0)


main()
