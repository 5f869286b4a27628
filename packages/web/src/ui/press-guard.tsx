// The second press of a double click or double tap hits whatever the first one has opened: controls that confirm, destroy or cancel refuse
// presses for a moment after they have appeared (decision 0084).
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

/** A press counts only if it begins at least this long after its step has appeared, in milliseconds. */
export const PRESS_GUARD_MS = 500;

export type PressGuard = {
  readonly isReady: boolean;
  /** True when the press that ends with this event began too soon, or is a repeating key. */
  readonly refuses: (end: Event) => boolean;
};

const UNGUARDED: PressGuard = { isReady: true, refuses: () => false };

export const PressGuardContext = createContext(UNGUARDED);

/** Guards presses on `step`, from its first appearance or only after it has changed. */
export function usePressGuard(step: string, from: 'first' | 'change'): PressGuard {
  const [shown, setShown] = useState({ step, isReady: from === 'change' });
  // A step that returns after another one also starts a new guard period.
  if (shown.step !== step) setShown({ step, isReady: false });
  const press = useLastPress();
  const appearedAt = useRef(Number.NEGATIVE_INFINITY);
  const isReady = shown.step === step && shown.isReady;
  useLayoutEffect(() => {
    if (shown.isReady) return undefined;
    appearedAt.current = performance.now();
    const timer = setTimeout(() => setShown({ ...shown, isReady: true }), PRESS_GUARD_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return useMemo(() => {
    function refuses(end: Event): boolean {
      const { at, handledAt, isRepeat } = press.current;
      // Screen readers click without a press: one that was handled earlier belongs to this click only if the click has a pointer type.
      const isOfPress = handledAt >= appearedAt.current || ('pointerType' in end && end.pointerType !== '');
      const readyAt = appearedAt.current + PRESS_GUARD_MS;
      return !isReady || isRepeat || end.timeStamp < readyAt || (isOfPress && at < readyAt);
    }
    return { isReady, refuses };
  }, [isReady, press]);
}

/** `at`: start time by the event's own timestamp, which a busy page handles later. In milliseconds. */
type Press = { readonly at: number; readonly handledAt: number; readonly isRepeat: boolean };

const NO_PRESS: Press = { at: -Infinity, handledAt: -Infinity, isRepeat: false };

/** The last pointer or key press. */
function useLastPress(): RefObject<Press> {
  const press = useRef<Press>(NO_PRESS);
  useEffect(() => {
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    document.addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        press.current = { at: timeStamp, handledAt: performance.now(), isRepeat: false };
      },
      options,
    );
    document.addEventListener(
      'keydown',
      ({ timeStamp, repeat }) => {
        const at = repeat ? press.current.at : timeStamp;
        press.current = { at, handledAt: performance.now(), isRepeat: repeat };
      },
      options,
    );
    return () => stop.abort();
  }, []);
  return press;
}

type StepProps = {
  step: string;
  /** `first` for controls that appear without a press, on a page in use. */
  from?: 'first' | 'change';
  children: ReactNode;
};

/** Guards controls of a page that replace one another: those of a new `step` refuse the second of two presses. */
export function GuardedStep({ step, from = 'change', children }: StepProps) {
  const guard = usePressGuard(step, from);
  return <PressGuardContext value={guard}>{children}</PressGuardContext>;
}

/** Returns the props of a button whose press confirms, destroys or cancels. */
export function useGuardedPress() {
  const { isReady, refuses } = use(PressGuardContext);
  return (onPress: ((click: MouseEvent<HTMLButtonElement>) => void) | undefined) => ({
    'data-guarded': true,
    'aria-disabled': !isReady || undefined,
    // A refused press leaves the focus where the step has set it.
    onMouseDown: (press: MouseEvent) => refuses(press.nativeEvent) && press.preventDefault(),
    onClick(click: MouseEvent<HTMLButtonElement>) {
      // Also prevents the submit of a submit button.
      if (refuses(click.nativeEvent)) click.preventDefault();
      else onPress?.(click);
    },
  });
}
