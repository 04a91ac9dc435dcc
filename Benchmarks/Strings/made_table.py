"""Makes a table of made-up strings as apps have them: 65 characters on average, 44 % with a specifier, all with a comment."""

import random

WORDS = """the of to and a in is for your this that with photo photos album file files open save delete share cancel settings
account message messages download upload network connection please again could not be found selected all new folder library
edit version update available language screen privacy notification notifications enabled disabled search results from device
storage backup restore password sign user name email address invalid expired try later show hide more options details
information help support continue done close remove add item items list view camera location access allow permission video
audio play pause""".split()
SPECIFIERS = ["%@", "%d", "%ld", "%lld", "%1$@", "%.2f", "%lu", "%%", "%i"]


def value(draw):
    words = [draw.choice(WORDS) for _ in range(int(draw.expovariate(1 / 9.5)) + 2)]
    words[0] = words[0].capitalize()

    def put(share, text):
        if draw.random() < share:
            words.insert(draw.randrange(len(words) + 1), text())

    put(.44, lambda: draw.choice(SPECIFIERS))
    put(.06, lambda: draw.choice(["<b>Save</b>", "&amp;", '<a href=\\"x\\">here</a>']))
    put(.08, lambda: "\\n")
    put(.06, lambda: '\\"' + draw.choice(WORDS) + '\\"')
    if draw.random() < .01:
        words.append("https://example.com/help")
    if draw.random() < .04:
        words.append("…")
    return " ".join(words) + draw.choice([".", "!", "?", ""])


def table(entries, seed=1):
    draw = random.Random(seed)
    pieces = []
    for number in range(entries):
        comment = " ".join(draw.choice(WORDS) for _ in range(draw.randrange(3, 9))).capitalize()
        key = f"screen.{number}.{draw.choice(WORDS)}.{draw.choice(WORDS)}"
        pieces.append(f'/* {comment} */\n"{key}" = "{value(draw)}";\n\n')
    return "".join(pieces)
