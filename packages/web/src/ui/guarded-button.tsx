import { Button, type ButtonProps } from './button.tsx';
import { useGuardedPress } from './press-guard.tsx';

/** A button that confirms, destroys or cancels: it refuses a press that began before its step could be read. */
export function GuardedButton({ onClick, ...button }: ButtonProps) {
  const guarded = useGuardedPress();
  return <Button {...button} {...guarded(onClick)} />;
}
