/**
 * The visible errors of a drawn career graph. Runs in the page and must not import anything.
 *
 * @param area the element that the graph is drawn in.
 * @param levels the roles' levels.
 * @returns one message for each error.
 */
export function findGraphErrors(area: Element, levels: number[]): string[] {
  const errors: string[] = [];
  /** The tolerance for edges, which browsers round to device pixels. */
  const slack = 1.5;
  const document = area.ownerDocument;
  type Point = { x: number; y: number };

  /** Whether the bounding box of a line's ends meets a box with a margin around it. */
  const isNearBox = (points: Point[], box: DOMRect, margin: number) => {
    const [a, b] = [points[0], points.at(-1)] as [Point, Point];
    return (
      Math.max(a.x, b.x) >= box.left - margin &&
      Math.min(a.x, b.x) <= box.right + margin &&
      Math.max(a.y, b.y) >= box.top - margin &&
      Math.min(a.y, b.y) <= box.bottom + margin
    );
  };

  /** Whether a straight line meets a box with a margin around it (Liang and Barsky 1984). */
  const crosses = (a: Point, b: Point, box: DOMRect, margin: number) => {
    const [x, y] = [b.x - a.x, b.y - a.y];
    let [enter, leave] = [0, 1];
    for (const [step, room] of [
      [-x, a.x - box.left + margin],
      [x, box.right + margin - a.x],
      [-y, a.y - box.top + margin],
      [y, box.bottom + margin - a.y],
    ] as const) {
      if (step === 0 && room < 0) return false;
      if (step < 0) enter = Math.max(enter, room / step);
      if (step > 0) leave = Math.min(leave, room / step);
    }
    return enter <= leave;
  };

  const buttons = [...area.querySelectorAll<HTMLElement>('li > button')];
  const cards = new Map(
    buttons.map((button) => [button.parentElement?.id.replace('role-', ''), button]),
  );
  const boxes = new Map([...cards].map(([index, card]) => [index, card.getBoundingClientRect()]));
  const frame = area.getBoundingClientRect();

  for (const [index, card] of cards) {
    const box = card.getBoundingClientRect();
    if (box.left < frame.left - slack || box.right > frame.right + slack)
      errors.push(`card ${index} leaves the graph`);
    if (box.top < frame.top - slack || box.bottom > frame.bottom + slack)
      errors.push(`card ${index} leaves the graph`);
    const textNodes = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (textNodes.nextNode()) {
      const parent = textNodes.currentNode.parentElement;
      if (!parent || getComputedStyle(parent).position === 'absolute') continue;
      range.selectNodeContents(textNodes.currentNode);
      for (const text of range.getClientRects())
        if (
          text.left < box.left ||
          text.right > box.right ||
          text.top < box.top ||
          text.bottom > box.bottom
        )
          errors.push(
            `the text '${textNodes.currentNode.textContent?.slice(0, 20)}' leaves card ${index}`,
          );
    }
    const icon = card.querySelector('svg')?.getBoundingClientRect();
    if (
      !icon ||
      icon.left < box.left ||
      icon.right > box.right ||
      icon.top < box.top ||
      icon.bottom > box.bottom
    )
      errors.push(`the icon of card ${index} is not inside it`);
    for (const [other, otherBox] of boxes) {
      if (Number(other) >= Number(index)) continue;
      const across = Math.max(otherBox.left - box.right, box.left - otherBox.right, 0);
      const down = Math.max(otherBox.top - box.bottom, box.top - otherBox.bottom, 0);
      if (Math.hypot(across, down) < 12)
        errors.push(`cards ${index} and ${other} are ${Math.hypot(across, down)} px apart`);
    }
  }

  const pieces = new Map<string, Point[][]>();
  for (const path of area.querySelectorAll<SVGPathElement>('path[data-ends]')) {
    const matrix = path.getScreenCTM();
    if (!matrix) continue;
    const [x0 = 0, y0 = 0, ...curve] = (path.getAttribute('d')?.match(/[\d.]+/g) ?? []).map(Number);
    // A line goes straight up, or is one cubic curve. (getPointAtLength() would take two
    // thirds of the test's time.)
    const [x1 = x0, y1 = y0, x2 = x0, y2 = y0, x3 = x0, y3 = y0] = curve.length === 6 ? curve : [];
    const drawn =
      curve.length === 6
        ? Array.from({ length: 25 }, (_, i) => i / 24).map((t) => {
            const shares = [
              (1 - t) ** 3,
              3 * t * (1 - t) ** 2,
              3 * t * t * (1 - t),
              t ** 3,
            ] as const;
            const sum = (...of: number[]) =>
              shares.reduce((all, share, i) => all + share * (of[i] ?? 0), 0);
            return { x: sum(x0, x1, x2, x3), y: sum(y0, y1, y2, y3) };
          })
        : [
            { x: x0, y: y0 },
            { x: x0, y: curve[0] ?? y0 },
          ];
    const points = drawn.map(({ x, y }) => ({
      x: matrix.a * x + matrix.e,
      y: matrix.d * y + matrix.f,
    }));
    const ends = path.dataset.ends ?? '';
    pieces.set(ends, [...(pieces.get(ends) ?? []), points]);
  }
  const isNear = (a: Point, b: Point) =>
    Math.abs(a.x - b.x) <= 2 * slack && Math.abs(a.y - b.y) <= 2 * slack;

  for (const [ends, lines] of pieces) {
    const joined = ends.split(' ');
    // The ends of pieces to which no other piece is joined.
    const loose = lines.flatMap((points, i) =>
      [points[0], points.at(-1)].flatMap((end) =>
        !end ||
        lines.some(
          (others, j) =>
            j !== i && [others[0], others.at(-1)].some((other) => other && isNear(end, other)),
        )
          ? []
          : [end],
      ),
    );
    const touches = ({ x, y }: Point, index: string | undefined) => {
      const box = boxes.get(index);
      if (!box) return false;
      const outside = Math.max(box.left - x, x - box.right, box.top - y, y - box.bottom);
      const inside = Math.min(x - box.left, box.right - x, y - box.top, box.bottom - y);
      return outside <= slack && inside <= slack;
    };
    const [a, b] = loose;
    if (loose.length !== 2 || !a || !b)
      errors.push(`line ${ends} is in pieces: ${loose.length} ends`);
    else if (
      !(touches(a, joined[0]) && touches(b, joined[1])) &&
      !(touches(b, joined[0]) && touches(a, joined[1]))
    )
      errors.push(`line ${ends} does not end on the edges of its cards`);
    for (const [index, box] of boxes) {
      // A line keeps a distance from other cards, and does not run behind those that it connects.
      const margin = joined.includes(`${index}`) ? -slack : 4;
      const isHit = lines.some(
        (points) =>
          // A curve is within the bounding box of its ends.
          isNearBox(points, box, margin) &&
          points.slice(1).some((end, i) => crosses(points[i] as Point, end, box, margin)),
      );
      if (isHit) errors.push(`line ${ends} runs along or behind card ${index}`);
    }
  }

  // Lines that start at one edge must not cross next to it.
  for (const [index, box] of boxes)
    for (const edge of [box.top, box.bottom]) {
      const connected = [...pieces].flatMap(([ends, lines]) =>
        ends.split(' ').includes(`${index}`) ? lines : [],
      );
      const leaving = connected.flatMap((points) => {
        const upwards =
          (points[0]?.y ?? 0) > (points.at(-1)?.y ?? 0) ? points : points.toReversed();
        const [start, end] =
          edge === box.top ? [upwards[0], upwards.at(-1)] : [upwards.at(-1), upwards[0]];
        if (
          !start ||
          !end ||
          Math.abs(start.y - edge) > slack ||
          start.x < box.left ||
          start.x > box.right
        )
          return [];
        return [{ start: start.x, end: end.x }];
      });
      for (const [i, one] of leaving.entries())
        for (const other of leaving.slice(0, i))
          if ((one.start - other.start) * (one.end - other.end) < -0.5)
            errors.push(`lines of card ${index} cross beside it`);
    }

  const lefts = [...boxes.values()].map(({ left }) => left);
  const rights = [...boxes.values()].map(({ right }) => right);
  const share = (Math.max(...rights) - Math.min(...lefts)) / frame.width;
  if (new Set(levels).size < levels.length && share < 0.8)
    errors.push(`the career takes ${share} of the width`);
  return errors;
}
