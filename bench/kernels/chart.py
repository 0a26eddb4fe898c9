# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How many times as fast each kernel is, as bars in an SVG file: to the right of the line where it is faster, by doublings."""
import math

ROW, LEFT, WIDTH, DOUBLING = 14, 170, 900, 80


def place(ratio):
    return LEFT + 2 * DOUBLING + DOUBLING * max(-2.0, min(math.log2(ratio), 6.5))


def write(path, rows):
    """`rows`: names and ratios."""
    even, height = place(1.0), ROW * (len(rows) + 2)
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" font-family="sans-serif" font-size="10">',
             f'<rect width="{WIDTH}" height="{height}" fill="white"/>']
    for power in range(-2, 7):
        x = place(2.0 ** power)
        lines += [f'<line x1="{x}" x2="{x}" y1="{ROW}" y2="{height}" stroke="{"black" if power == 0 else "#ddd"}"/>',
                  f'<text x="{x}" y="{ROW - 3}" text-anchor="middle">{2.0 ** power:g}</text>']
    for i, (name, ratio) in enumerate(sorted(rows, key=lambda r: -r[1])):
        x, y = place(ratio), ROW * (i + 1) + 2
        lines += [f'<rect x="{min(x, even):.1f}" y="{y}" width="{abs(x - even):.1f}" height="{ROW - 3}" fill="{"#4a7" if ratio >= 1 else "#c64"}"/>',
                  f'<text x="{LEFT - 6}" y="{y + 9}" text-anchor="end">{name}</text>', f'<text x="{max(x, even) + 4:.1f}" y="{y + 9}">{ratio:.2f}</text>']
    with open(path, "w") as f:
        f.write("\n".join(lines + ["</svg>\n"]))
