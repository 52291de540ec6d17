"""How the book is simulated, in words."""

ABOUT = """## How the book is simulated

The book is seen from the side: x goes across, z up. In this view every page is a rigid bar, 88 mm long and 0.5 mm
thick, of 1.8 g, that stands on the felt and leans on its neighbours; [pymunk](https://www.pymunk.org) moves them,
480 steps a second with 25 iterations. Along the ridge each page has one more number, y, with dry friction of its
own. Pages do not bend or twist. A recorded book is nothing but the poses of its pages, in whole numbers:
ten-thousandths of a mm, millionths of a radian. A simulation that starts from poses knows no contact forces, so 240
steps are made first, the pages put back after each.

**Balance.** With a the angle of a page from vertical, positive where it leans to the right, the number

    rho = sum of tan a / (friction x sum of tan² a)

says how the ridge is inclined to sink: to the right where rho > 0, and by itself beyond 1. The lean that players
see is 10 rho. Taking pages from the left makes rho smaller. A new book opens 34° ± 3° to each side, its gaps are
uneven (a gamma distribution of shape 2), and both sides are opened until rho is what was asked for, within 0.04.

| paper  | friction | stiffness of the fingers, N/mm | unrest |
|--------|----------|--------------------------------|--------|
| gentle | 0.60     | 0.025                          | 0.8    |
| normal | 0.50     | 0.040                          | 1.0    |
| stern  | 0.45     | 0.060                          | 1.2    |

Single pages differ by up to 6 %. The felt has a friction of 1.1.

**The hand** acts 60 times a second. It follows where it is wanted (7 Hz, critically damped, at most 800 mm/s),
closes in 0.3 s, holds a page with at most 0.30 N across and 0.60 N along the ridge, less for every page more, and
loses the innermost page when one is 12 mm away. It trembles by 0.22 mm (three sines of 4 to 11 Hz), by 0.006 mm
more for every mm/s, by a tenth more for every page more, and it tires (after 9 s twice as much). A sliding page
rattles at its neighbours: 8 % of the force between them at 100 mm/s, growing with the power 2.5 of the speed up to
80 %; several pages lifted together splay and rattle more. Both sides press on a bundle near the ridge, and it
trembles more: by three tenths for every page more at the ridge itself, fading out where pages lean by 0.30 rad.

| grip     | tremor | force | following | drift, mm |
|----------|--------|-------|-----------|-----------|
| free     | 1.0    | 1.00  | 1.00      | 0         |
| middle   | 3.4    | 0.85  | 0.95      | 0.2       |
| ring     | 3.7    | 0.65  | 0.85      | 0.4       |
| little   | 3.75   | 0.45  | 0.75      | 0.6       |
| off hand | 2.85   | 0.90  | 0.55      | 1.55      |

The off hand also drifts against what it wants across. Steadying takes a quarter (some) or half (much) of tremor,
drift and rattling. Tremor, rattling and grips are made for play; they were not measured on people.

**A draw ends** when every held page is free (63 mm along the ridge, or 12 mm away and untouched for 0.12 s), when
all have slipped, or when the hand opens, after 20 s by itself. Then the book is watched until nothing moves by 0.05
mm in a quarter of a second, two seconds at most.

**Collapse.** The book has fallen when the highest top of the pages in no hand is below 0.62 of a page's height, or
when the share of pages that lie, earlier strays counted, reaches the table's. A page lies when it is more than 65°
from vertical or its centre is below 18 mm. Pages that lie in a book that stands are strays.

**Gestures** are a path of samples (tick, and tenths of a mm from the point of the grip), a care (careful 35, steady
70, quick 200 mm/s) with a timing that decides the wobble (3 mm at 0, none at 100, 0.8 mm without one), or a bot's
skill. Made-up paths go along the ridge. Everything follows from the question: the luck of the hand is fixed before
the gesture, and looking on changes nothing.
"""
