"""The words of the report."""

PAGE = """# How likely the standing book falls

Written by `kamifuda book calibrate --write` (seed $seed, physics $physics): $draws simulated draws, from $books
whole books and from fresh ones. The same command measures it again; stopped, it goes on where it was.

## What was asked of the book
$wishes

Where it says *no*, it is so: that is how this book plays. *Not clear*: the order is another one, but chance may have
done it.

## Who lasts how long
![Shares of books that stand after so many draws, by player](${figures}skill.svg)

64 pages, normal paper, a free hand; a fall while the book is watched counts. *Careful* takes one page at a time: at
random, or the one that rights the book. *Casual* takes one to four pages at a steady pace, *greedy* four to eight
quickly.

$players

One careful page at random, the more worn the book the later:

$worn

## Draws from fresh books
![Falls by the number of pages, care, grip, paper and size](${figures}cells.svg)

A full level book, pages in the middle of a side and normal paper, where nothing else is said. *Snatched*: straight
along the ridge at 450 mm/s; *lifted*: up in the plane of the page.

$cells

One careful page, any, of a full book from which four were drawn before with care, but without an eye for the balance;
the same page of the same books with every grip:

$grips

All draws of whole books, all sizes, players and grips, by paper:

$papers

## How good the odds are
![Risk foreseen against books that fell](${figures}reliability.svg)

A logistic regression knows what the rules know of a pull: pages standing, lean, draws since the book was built,
paper, side, page, number of pages, grip and care. Tried on the fifth of the series that it was not fitted to, five
times ($fitted draws): Brier score $brier, where the mean alone has $base ($better better); expected calibration
error $error. By tenths of the draws:

$deciles

## What was fitted
The risk of a fall. A grip or a pace adds to what the milder ones before it add; *more* is every page after the
first, *many* their square over eight, *thin* every time that half of the pages are gone, *worn* ten draws, *leant*
the square of the lean, *lean* the square of the lean that is to be expected then (1 is the most there can be),
*outer* the fourth power of the way from the ridge, *inner* the way to it:

$weights

The lean that is to be expected, towards the side that was pulled from; *holds* is what an outermost page of a book
of one page would do, *drags* what a pull does to a full book:

$shifts

The numbers are in `$module`, a table for each version of the game that has odds of its
own; `odds.py` beside it reckons with them. They are about simulated hands: tremor, fatigue and grips are invented for
play, not measured on people.

$about"""
