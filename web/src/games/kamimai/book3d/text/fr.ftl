# Le livre debout, dans l’espace.
book3d-page = côté { $side ->
    [left] gauche
   *[other] droit
  }, page { $page }
book3d-look = Tourner autour du livre
    .hint = Les flèches tournent, plus et moins rapprochent ou éloignent.
book3d-from-front = de face
book3d-from-left = de gauche
book3d-from-right = de droite
book3d-from-behind = de derrière
book3d-from-above = d’en haut
book3d-nearer = plus près
book3d-farther = plus loin
book3d-sound = Son
    .hint = Le papier, les craquements, un cœur ; et le téléphone vibre.
book3d-hear = Entendre le papier ?
book3d-hear-yes = Oui
book3d-hear-no = Non
