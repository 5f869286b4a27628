// Moves an element over the page by the keyframes of an animation that stands still. A transform in its style would make the
// browser put all layers of the page together anew at each move, which takes milliseconds where there are hundreds of images;
// the transform of an animation moves the one layer and nothing else (docs/decisions/0012).

export type Glider = {
  /** `stretch` is its height there, as a part of the one it has. */
  moveTo(x: number, y: number, stretch?: number): void;
  /** Out of sight, but painted: to come back costs a move and no more. */
  hide(): void;
};

/** Hidden to begin with. */
export function createGlider(element: Element): Glider {
  const effect = new KeyframeEffect(element, keyframesOf('-200vw', '0', 1), { duration: 1, fill: 'both' });
  new Animation(effect).pause();
  const move = (x: string, y: string, stretch = 1) => effect.setKeyframes(keyframesOf(x, y, stretch));
  return {
    moveTo: (x, y, stretch) => move(`${x}px`, `${y}px`, stretch),
    hide: () => move('-200vw', '0'),
  };
}

function keyframesOf(x: string, y: string, stretch: number): PropertyIndexedKeyframes {
  const transform = `translate3d(${x}, ${y}, 0) scaleY(${stretch})`;
  return { transform: [transform, transform] };
}
