# The standing book in space.
book3d-page = { $side ->
    [left] left side
   *[other] right side
  }, page { $page }
book3d-look = Walk around the book
    .hint = Arrow keys turn, plus and minus draw nearer or farther.
book3d-from-front = from the front
book3d-from-left = from the left
book3d-from-right = from the right
book3d-from-behind = from behind
book3d-from-above = from above
book3d-nearer = nearer
book3d-farther = farther
book3d-sound = Sound
    .hint = Paper, creaking, a heart; and phones tremble.
book3d-hear = Hear the paper?
book3d-hear-yes = Yes
book3d-hear-no = No
