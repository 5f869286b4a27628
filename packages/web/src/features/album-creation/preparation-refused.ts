/** An image that was on its way through the compression when its turn to be sent came, and failed there. */
export class PreparationRefused extends Error {
  override readonly name = 'PreparationRefused';
}
