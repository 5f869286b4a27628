/** After a refused form: the first field to correct, once the errors are written. */
export function focusFirstInvalid(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector('[aria-invalid]');
    if (field instanceof HTMLElement) field.focus();
  });
}
