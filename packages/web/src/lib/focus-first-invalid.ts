/** React writes what a reply refused in a later task: on a busy device a frame or two pass before. */
const FRAMES = 10;

/** After a refused form: the first field to correct, once the errors are written. */
export function focusFirstInvalid(form: HTMLFormElement | null, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector('[aria-invalid]');
    if (field instanceof HTMLElement) field.focus();
    else if (frames > 1) focusFirstInvalid(form, frames - 1);
  });
}
