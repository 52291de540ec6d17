// What does not fit on the screen as it is now, in plain words: an empty list where everything is whole.
// Whole is what can be touched or read and is neither beyond the screen nor cut, covered, spilt, overprinted or broken.
({ scrolls }) => {
  const TOUCH = 44; // pixels that a finger needs, both ways
  const SLACK = 1.5; // pixels that nobody sees
  const SLANT = 6; // the same of a card that is turned in a fan
  const MAY_SCROLL = "dialog, [role=log], .thread, .thread ol, .meanwhile ol"; // lists; a board never does
  const TARGETS =
    "button, a[href], input, select, textarea, summary, [role=button]";
  const COVERED = 0.9; // of a card: what is less wide is not seen whole
  const VAST = 1.5; // cards that would fit beside a hand
  const MAY_COVER = ".stamp"; // a mark that is meant to lie over a card
  const MAY_SHORTEN = ".news"; // a line that the thread tells whole
  const NOTE = ".slip, .notices, .dramas, .release, .countdown"; // goes away, or is answered: it may cover anything but the hand
  const page = document.documentElement;
  const [width, height] = [page.clientWidth, innerHeight];
  const root =
    [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const found = new Set();
  const complain = (...words) => found.add(words.join(" "));

  const classes = (one) =>
    [...one.classList]
      .filter((name) => !name.startsWith("svelte-"))
      .map((name) => `.${name}`);
  const called = (one) => `${one.localName}${classes(one).join("")}`;
  const said = (one) => {
    const words = (one.getAttribute("aria-label") ?? one.textContent)
      .replace(/\s+/g, " ")
      .trim();
    return words.length > 40
      ? `“${words.slice(0, 40)}…”`
      : words && `“${words}”`;
  };
  /** With the next two boxes around that have a name. */
  function name(one) {
    const path = [called(one)];
    for (
      let up = one.parentElement;
      up && path.length < 3;
      up = up.parentElement
    )
      if (classes(up).length) path.unshift(called(up));
    return `${path.join(" ")} ${said(one)}`.trim();
  }
  const round = (number) => Math.round(number);

  const looks = new Map();
  const look = (one) =>
    looks.get(one) ?? (looks.set(one, getComputedStyle(one)), looks.get(one));
  /** For ears only. */
  function heard(one) {
    for (let up = one; up; up = up.parentElement)
      if (look(up).clipPath.startsWith("inset(50%")) return true;
    return one.closest(".skip") !== null;
  }
  const shown = (one) =>
    !heard(one) &&
    one.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    });
  const solid = (colour) =>
    colour !== "transparent" && !/[,/] ?0(\.[0-4]\d*)?\)$/.test(colour);
  const paints = (one) =>
    Number(look(one).opacity) > 0.5 &&
    (/^(img|canvas|video)$/.test(one.localName) ||
      solid(look(one).backgroundColor) ||
      look(one).backgroundImage !== "none");
  const isBox = (one) =>
    paints(one) ||
    look(one).boxShadow !== "none" ||
    (look(one).borderStyle !== "none" && parseFloat(look(one).borderWidth) > 0);
  const slants = new Map([[null, false]]);
  /** Not upright: it, or something that it is in. */
  function turned(one) {
    if (!slants.has(one)) {
      const [, b = 0] =
        look(one)
          .transform.match(/matrix\(([^)]*)\)/)?.[1]
          .split(",")
          .map(Number) ?? [];
      slants.set(one, Math.abs(b) > 0.005 || turned(one.parentElement));
    }
    return slants.get(one);
  }

  /** What sticks out of a box, and how far: "12 px below". */
  function beyond(rect, box, slack, sides = "lrtb") {
    const out = {
      l: box.left - rect.left,
      r: rect.right - box.right,
      t: box.top - rect.top,
      b: rect.bottom - box.bottom,
    };
    const words = { l: "left of", r: "right of", t: "above", b: "below" };
    const worst = [...sides].sort((one, other) => out[other] - out[one])[0];
    return worst && out[worst] > slack
      ? `${round(out[worst])} px ${words[worst]}`
      : "";
  }
  const inner = (one) => {
    const box = one.getBoundingClientRect();
    const zoom = one.currentCSSZoom ?? 1;
    const [left, top] = [
      box.left + one.clientLeft * zoom,
      box.top + one.clientTop * zoom,
    ];
    return {
      left,
      top,
      right: left + one.clientWidth * zoom,
      bottom: top + one.clientHeight * zoom,
    };
  };
  /** Cut by the screen, or by a box that hides what is outside it. */
  function cut(one, rect, slack) {
    const scroller = one.closest(MAY_SCROLL);
    for (let up = one; up && up !== document.body; up = up.parentElement) {
      if (turned(up)) continue;
      const { overflowX, overflowY, display } = look(up);
      const free = scroller && up.contains(scroller);
      const sides = `${overflowX === "visible" ? "" : "lr"}${overflowY === "visible" || free ? "" : "tb"}`;
      if (display === "inline" || !sides || up.localName === "svg") continue;
      const out = beyond(rect, inner(up), slack, sides);
      if (out) return `${out} ${called(up)}, which cuts it off`;
      if (free) return "";
    }
    const out = beyond(
      rect,
      { left: 0, top: 0, right: width, bottom: height },
      slack,
      scrolls || scroller ? "lr" : "lrtb",
    );
    return out && `${out} the screen`;
  }
  /** What is cut, once for all its parts; and what is beyond the screen in one line for each side. */
  const gone = new Map();
  function isGone(one, words, out) {
    if (!out) return false;
    if ([...gone.keys()].some((other) => other.contains(one))) return true;
    gone.set(one, { words, out });
    return true;
  }
  function complainOfGone() {
    const sides = {};
    for (const [one, { words, out }] of gone) {
      const side = out.match(/px (.*the screen)$/)?.[1];
      if (side) (sides[side] ??= []).push([parseInt(out), words]);
      else complain(words, "is", out);
    }
    for (const [side, those] of Object.entries(sides)) {
      const worst = Math.max(...those.map(([far]) => far));
      const names = those
        .slice(0, 5)
        .map(([, words]) => words)
        .join("; ");
      complain(
        `up to ${worst} px ${side}: ${names}`,
        those.length > 5 ? `and ${those.length - 5} more` : "",
      );
    }
  }
  /** Scrolled out of sight, in a list that may be. */
  function away(one, rect) {
    const scroller = one.closest(MAY_SCROLL);
    return scroller !== null && beyond(rect, inner(scroller), -1, "tb") !== "";
  }
  /** Under the foot of what scrolls, as long as it is not scrolled up. */
  const underFoot = (one, over) =>
    (scrolls || one.closest("dialog") !== null) &&
    /sticky|fixed/.test(
      look(over).position + look(over.parentElement).position,
    );
  /** A name that somebody has chosen may be longer than any place for it. */
  function shortened(one, line) {
    if (!one.closest("[dir=auto]") || look(one).textOverflow !== "ellipsis")
      return false;
    line.right = Math.min(line.right, inner(one).right);
    return line.right - line.left > 40;
  }
  const onScreen = (x, y) => x > 0 && y > 0 && x < width && y < height;

  // 1. The page.
  if (root === document.body) {
    if (page.scrollWidth > page.clientWidth)
      complain(
        `the page is ${page.scrollWidth - page.clientWidth} px too wide`,
      );
    if (page.scrollHeight > page.clientHeight && !scrolls)
      complain(
        `the page is ${page.scrollHeight - page.clientHeight} px too high`,
      );
  }
  const all = [...root.querySelectorAll(":not(svg *, [inert] *)")].filter(
    shown,
  );
  for (const one of all) {
    if (one.matches(MAY_SCROLL) || one.closest(MAY_SCROLL)) continue;
    const { overflowX, overflowY } = look(one);
    if (/auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth + 1)
      complain(name(one), "has to be scrolled sideways");
    if (
      /auto|scroll/.test(overflowY) &&
      one.scrollHeight > one.clientHeight + 1
    )
      complain(name(one), "has to be scrolled");
  }

  // 2. What can be touched, and cards.
  const grown = (one) => {
    const box = one.getBoundingClientRect();
    const after = getComputedStyle(one, "::after");
    const [t, r, b, l] = ["top", "right", "bottom", "left"].map((side) =>
      after.content !== "none" && after.position === "absolute"
        ? Math.max(0, -parseFloat(after[side]) || 0)
        : 0,
    );
    return {
      left: box.left - l,
      top: box.top - t,
      right: box.right + r,
      bottom: box.bottom + b,
    };
  };
  /** How wide and how high the part of it is that answers to a finger; and what lies over the rest. */
  function touchable(one) {
    const { left, top, right, bottom } = grown(one);
    let over = null;
    const hit = (x, y) => {
      if (!onScreen(x, y)) return false;
      const there = document.elementFromPoint(x, y);
      if (
        one.contains(there) ||
        (there &&
          one.labels &&
          [...one.labels].some((label) => label.contains(there)))
      )
        return true;
      if (there && !there.contains(one)) over = there;
      return false;
    };
    const shares = [0.5, 0.25, 0.75];
    const run = (from, to, at) => {
      let [best, now] = [0, 0];
      for (let spot = from + 1; spot < to; spot += 2) {
        now = at(spot) ? now + 2 : 0;
        best = Math.max(best, now);
      }
      return best;
    };
    const whole =
      [0.5, 0.06, 0.94].every((down) =>
        hit((left + right) / 2, top + down * (bottom - top)),
      ) &&
      [0.06, 0.94].every((across) =>
        hit(left + across * (right - left), (top + bottom) / 2),
      );
    if (whole) return [right - left, bottom - top, null];
    return [
      Math.max(
        ...shares.map((part) =>
          run(left, right, (x) => hit(x, top + part * (bottom - top))),
        ),
      ),
      Math.max(
        ...shares.map((part) =>
          run(top, bottom, (y) => hit(left + part * (right - left), y)),
        ),
      ),
      over,
    ];
  }
  for (const one of all) {
    const target = one.matches(TARGETS);
    if (!target && !one.matches(".card, canvas, svg.em")) continue;
    const shape =
      target &&
      one.labels?.length &&
      one.matches("[type=checkbox], [type=radio]")
        ? one.labels[0]
        : one;
    const rect = shape.getBoundingClientRect();
    if (rect.width < 1 || rect.height < 1) continue;
    const out = cut(shape, rect, turned(shape) ? SLANT : SLACK);
    isGone(shape, name(one), out);
    const asks =
      target &&
      !one.matches(MAY_SHORTEN) &&
      !one.disabled &&
      look(one).display !== "inline" &&
      !(scrolls && rect.bottom > height);
    if (out || !asks || one.closest(MAY_SCROLL)?.matches(":not(dialog)"))
      continue;
    if (
      one.closest("dialog") &&
      (rect.bottom > height || rect.top < 0 || away(one, rect))
    )
      continue;
    const [wide, high, over] = touchable(shape);
    if (
      over &&
      (underFoot(one, over) || (over.closest(NOTE) && !one.closest(".hand")))
    )
      continue;
    if (wide < TOUCH - SLACK || high < TOUCH - SLACK)
      complain(
        name(one),
        `can be touched on ${round(wide)} x ${round(high)} px only`,
        over ? `under ${name(over)}` : "",
      );
  }

  // 3. What can be read.
  const ruler = document.createElement("canvas").getContext("2d");
  const lines = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    if (
      !node.data.trim() ||
      one.closest("option, script, style, title, [inert]") ||
      !shown(one)
    )
      continue;
    const style = look(one);
    ruler.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const ink = ruler.measureText(node.data.trim());
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1 || rect.height < 1) continue;
      const base = rect.top + ink.fontBoundingBoxAscent;
      lines.push({
        one,
        words: said({ getAttribute: () => null, textContent: node.data }),
        turned: turned(one),
        left: rect.left,
        right: rect.right,
        top: Math.max(rect.top, base - ink.actualBoundingBoxAscent),
        bottom: Math.min(rect.bottom, base + ink.actualBoundingBoxDescent),
      });
    }
    for (const { 0: word, index } of node.data.matchAll(
      /[^\s\u200b\u00ad/–—-]+/g,
    )) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()]
        .filter((rect) => rect.width > 0.5)
        .map((rect) => rect.top);
      if (Math.max(...tops) - Math.min(...tops) > 3 && !turned(one))
        complain(name(one), `breaks the word “${word}”`);
    }
  }
  const anyTouch = new CSSStyleSheet();
  anyTouch.replaceSync("* { pointer-events: auto !important }"); // so that what lies over a text is found
  document.adoptedStyleSheets.push(anyTouch);
  const mayCover = (over, one) =>
    over.closest(MAY_COVER) ||
    (over.closest(NOTE) && !one.closest(".hand")) ||
    fanned(one, over);
  const fanned = (one, other) =>
    one.closest(".fan") && one.closest(".fan") === other.closest(".fan");
  /** What is painted over this element here; undefined where nobody can say. */
  function covering(one, x, y) {
    for (const there of document.elementsFromPoint(x, y)) {
      if (there === one) return null;
      if (!one.contains(there) && !there.contains(one) && paints(there))
        return there;
    }
    return undefined;
  }
  for (const line of lines) {
    const { one, words } = line;
    const slack = line.turned ? SLANT : SLACK;
    const out = cut(one, line, slack);
    if (shortened(one, line) || one.closest(MAY_SHORTEN)) continue;
    line.gone = away(one, line);
    if (line.gone) continue;
    line.gone = isGone(one, name(one), out);
    if (line.gone) continue;
    let box = one;
    while (box !== root && !isBox(box)) box = box.parentElement;
    const spilt =
      box === root || line.turned
        ? ""
        : beyond(line, box.getBoundingClientRect(), slack);
    if (spilt) complain(name(one), `spills ${words}`, spilt, called(box));
    const y = (line.top + line.bottom) / 2;
    for (const x of [
      line.left + 2,
      (line.left + line.right) / 2,
      line.right - 2,
    ]) {
      const over = onScreen(x, y) ? covering(one, x, y) : null;
      if (!over || mayCover(over, one)) continue;
      if (underFoot(one, over)) continue;
      complain(name(one), `has ${words} under`, name(over));
      break;
    }
  }
  lines.forEach((line, at) => {
    for (const other of lines.slice(at + 1)) {
      if (line.one === other.one || line.gone || other.gone) continue;
      const slack = line.turned || other.turned ? SLANT : SLACK;
      const [left, right] = [
        Math.max(line.left, other.left),
        Math.min(line.right, other.right),
      ];
      const [top, bottom] = [
        Math.max(line.top, other.top),
        Math.min(line.bottom, other.bottom),
      ];
      if (right - left <= slack || bottom - top <= slack) continue;
      const spot = [(left + right) / 2, (top + bottom) / 2];
      if (
        onScreen(...spot) &&
        (covering(line.one, ...spot) || covering(other.one, ...spot))
      )
        continue;
      complain(
        name(line.one),
        "and",
        name(other.one),
        "are printed over each other",
      );
    }
  });
  document.adoptedStyleSheets.pop();

  // 4. Cards of a hand cover each other only where there is no room beside them.
  const tells = (one) =>
    isBox(one) ||
    one.matches(TARGETS) ||
    [...one.childNodes].some(
      ({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim(),
    );
  for (const fan of all.filter((one) => one.matches(".fan"))) {
    const rows = Map.groupBy(fan.children, (one) =>
      round(one.getBoundingClientRect().top),
    );
    const others = all.filter(
      (one) => !fan.contains(one) && !one.contains(fan) && tells(one),
    );
    const { top, bottom } = fan.getBoundingClientRect();
    for (const [first, second, ...more] of rows.values()) {
      if (!second) continue;
      const card = first.querySelector(".card").offsetWidth;
      const { left } = first.getBoundingClientRect();
      const step = second.getBoundingClientRect().left - left;
      const right =
        (more.at(-1) ?? second).getBoundingClientRect().left + card;
      const board = fan.closest(".board").getBoundingClientRect();
      let [from, to] = [board.left, board.right];
      for (const other of others) {
        const box = other.getBoundingClientRect();
        if (box.bottom < top || box.top > bottom) continue;
        if (box.right <= left + card / 2) from = Math.max(from, box.right);
        if (box.left >= right - card / 2) to = Math.min(to, box.left);
      }
      const room = left - from + to - right;
      if (step < card * COVERED && room > card * VAST)
        complain(
          `cards of ${card} px lie ${round(step)} px apart beside ${round(room)} px of nothing`,
        );
    }
  }
  complainOfGone();
  return [...found];
};
